"""The rules of play of Zwanzigerrufen: who leads, what has to be played, what takes a trick, and when play stops."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tarock_engine import play as cardplay
from tarock_engine.actions import PAGAT, TRISCHAKEN, VALAT, Bid, Play
from tarock_engine.cards import TRUMP_I, Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.manners import Bonds, Manner, Situation
from tarock_engine.ranking import Ranking
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds, Objection, Ruling, in_words
from tarock_engine.seating import seated
from tarock_engine.state import Chain, Choice, Contest, Exchange, Game, Played, Playing, State, TakenTrick, ThrownIn
from tarock_engine.zwanzigerrufen import claiming, throwing
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.terms import terms_of
from tarock_language.message import message


def manners(rules: ZwanzigerrufenRules) -> Mapping[str, Manner[ZwanzigerrufenRules]]:
    """The three ways of playing, and that of Trischaken in a house."""
    rulings = rules.play
    suit, trump, void, anything, no_trump = rulings.follow
    farbensolo_follow = (rulings.farbensolo_suit, trump, rulings.farbensolo_void, anything, no_trump)
    farbensolo_winners = (rulings.farbensolo_trull, rulings.farbensolo_trump_wins, rulings.farbensolo_suit_wins)
    taking = (Ruling(cardplay.overtake, rulings.overtaking.clause),) if rulings.overtaking.value else ()
    keeping = () if rulings.pagat_last is None else (rulings.pagat_last,)
    leading = () if rulings.tarock_may_be_led.value else (Ruling(suit_cards_led, rulings.tarock_may_be_led.clause),)
    plain = functools.partial(
        Manner,
        leads=rulings.leads,
        follow=(suit, trump, void, anything, no_trump),
        duties=(*leading, *keeping, *taking),
        whole_trull=rulings.whole_trull,
        on_lead=(rulings.tarock_may_be_led.clause,),
        on_adding=(rulings.overtaking.clause,),
    )
    farbensolo = Manner(
        leads=rulings.farbensolo_leads,
        follow=farbensolo_follow,
        duties=(rulings.farbensolo_lead, Ruling(out_of_suit, rulings.farbensolo_void.clause), *keeping, *taking),
        winners=farbensolo_winners,
        whole_trull=rulings.farbensolo_suit_trull,
        on_adding=(rulings.overtaking.clause,),
        winner_leads=rulings.solo_winner_leads,
    )
    own = rules.trischaken
    normal = plain(winners=(rulings.trump_wins, rulings.suit_wins))
    duties = () if own is None else (own.pagat_last, own.overtake)
    alone = {} if own is None else {TRISCHAKEN: dataclasses.replace(normal, leads=own.leads, duties=duties)}
    return {
        NORMALSPIEL: normal,
        SOLO: plain(winners=(rulings.solo_trump_wins, rulings.suit_wins), winner_leads=rulings.solo_winner_leads),
        FARBENSOLO: farbensolo,
        **alone,
    }


# ------------------------------------------------------------------------------------------------------------ duties


@in_words("Without the suit led and without a Tarock, anything goes")
def anything_without_both(ranking: Ranking, led: Card) -> Mask:
    return 0 if ranking.trumps >> led & 1 else sum(ranking.suit_of[line[0]] for line in ranking.suits_down.values())


@in_words("Without a Tarock, any suit card goes to one that was led")
def suits_without_tarock(ranking: Ranking, led: Card) -> Mask:
    return ~ranking.trumps if ranking.trumps >> led & 1 else 0


@in_words("Without the suit led another one goes before a Tarock")
def other_suits(ranking: Ranking, led: Card) -> Mask:
    return 0 if ranking.trumps >> led & 1 else ~ranking.trumps


@in_words("Without the suit led anything goes")
def all_cards(ranking: Ranking, led: Card) -> Mask:
    return 0 if ranking.trumps >> led & 1 else -1


def out_of_suit(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    """A step that narrows nothing: it adds the clause on a player without the suit led."""
    if not situation.table or situation.hand & rules.ranking.suit_of[situation.table[0]]:
        return None
    return None if rules.ranking.trumps >> situation.table[0] & 1 else Narrowing(left, (clause,))


@in_words("A Tarock is led only by whoever has nothing else")
def suit_cards_led(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    return None if situation.table else Narrowing(left & ~rules.ranking.trumps or left, (clause,))


def bound(situation: Situation, left: Mask, bonds: Bonds, rules: ZwanzigerrufenRules) -> Iterator[Narrowing]:
    """The step for the I, which an announced Pagat Ultimo holds back."""
    due = rules.play.bound_until[PAGAT]
    held = bonds.cards & situation.hand if situation.number < due.value else 0
    yield Narrowing(left & ~held or left, (due.clause,))


# ----------------------------------------------------------------------------------------------------------- winners


@in_words("The Märchenstich, where a Tarock was led")
def trull_on_trump(table: Sequence[Card], rules: RuleSet) -> int | None:
    return cardplay.spatz_takes_all(table, rules) if rules.ranking.trumps >> table[0] & 1 else None


@in_words("The Märchenstich, where a suit was led")
def trull_on_suit(table: Sequence[Card], rules: RuleSet) -> int | None:
    return None if rules.ranking.trumps >> table[0] & 1 else cardplay.spatz_takes_all(table, rules)


# ------------------------------------------------------------------------------------------------------------ course


def begin(game: Game, chains: tuple[Chain, ...], rules: ZwanzigerrufenRules) -> Playing:
    """The deal before the first card."""
    manner, hands = terms_of(game.contract).manner, game.dealt.hands
    bound_seats = {claim.of for claim, _ in chains if claim.item == PAGAT}
    held = tuple([1 << TRUMP_I & hand if seat in bound_seats else 0 for seat, hand in seated(hands)])
    valat = VALAT in [claim.item for claim, _ in chains]
    contest = Contest(
        dealt=game.dealt,
        game=game,
        exchange=Exchange(),
        chains=chains,
        bound=held,
        valat=valat,
        manner=manner,
    )
    return cardplay.begin(contest, hands, rules.manners[manner].leads.value(game), rules)


def choices(state: Playing, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """The cards that may be played; before the first one also throwing in, if that is still possible."""
    found = cardplay.choices(state, rules)
    if state.table or state.tricks:
        return found
    return (*found, *throwing.late(state.contest.dealt, rules))


def objection(state: Playing, act: Play | Bid, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``act`` is not allowed; None if it is."""
    if isinstance(act, Play):
        return cardplay.objection(state, act, rules)
    if state.table or state.tricks:
        return Objection(message("the first card has been led"), (rules.dealing.throwing_in_until_play.clause,))
    return throwing.late_throwing_objection(state.contest.dealt, act, rules)


def after(state: Playing, act: Play | Bid, rules: ZwanzigerrufenRules) -> State:
    """The state after another card, the phase after the last one, or the end of a deal that was thrown in.

    If play breaks off, even in the last trick, only the Valat is settled, and there is no round of claims.
    """
    if isinstance(act, Bid):
        return ThrownIn(state.contest.dealt, act.seat)
    found = cardplay.after(state, act, rules)
    if not isinstance(found, Played) or found.contest.game is None:
        return found
    winner = found.contest.game.side_of(found.tricks[-1].winner)
    return found if is_broken_off(found.contest, {winner}, rules) else claiming.begin(found, rules)


def is_over(
    contest: Contest, tricks: tuple[TakenTrick, ...], hands: tuple[Mask, ...], rules: ZwanzigerrufenRules
) -> bool:
    """Whether nobody has a card left, or an announced Valat has failed, if play stops then."""
    if contest.game is not None and is_broken_off(contest, {contest.game.side_of(tricks[-1].winner)}, rules):
        return True
    return cardplay.is_played_out(contest, tricks, hands, rules) or len(tricks) == rules.play.tricks.value


def is_broken_off(contest: Contest, winners: Iterable[Side], rules: ZwanzigerrufenRules) -> bool:
    """Whether play stops because a side has announced a Valat and the other side is among the ``winners`` of tricks."""
    game = contest.game
    if not rules.play.stops_when_failed.value or not contest.valat or game is None:
        return False
    sides = {game.side_of(claim.of) for claim, _ in contest.chains if claim.item == VALAT and claim.of is not None}
    return any(winner is not side for winner in winners for side in sides)


def absent_grounds(contest: Contest, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses by which a seat does not play; every seat does."""
    del contest
    return (rules.sessions.players_in_play.clause, rules.play.in_turn.clause)


def course_grounds(contest: Contest, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses on the number of tricks, the end of play, and who leads."""
    later = cardplay.leads_later(rules.manners[contest.manner], rules)
    return (rules.play.tricks.clause, rules.play.stops_when_failed.clause, later.clause)


def trick_grounds(contest: Contest, number: int, trick: TakenTrick, rules: ZwanzigerrufenRules) -> tuple[ClauseId, ...]:
    """The clauses of this source that a trick rests on."""
    del contest, number, trick
    return (rules.play.overtaking.clause,)
