"""Playing the cards: what may be played, who wins a trick, and when play is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tarock_engine import cards
from tarock_engine.actions import KOENIG_ULTIMO, SPATZ, UHU, VALAT, Play, plays
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.findings import Narrowing, merged, why_not
from tarock_engine.following import Followings
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import ClauseId, Grounds, Objection
from tarock_engine.seating import Seating, in_turn
from tarock_engine.state import Chain, Choice, Contest, Exchange, Game, Played, Playing, Trick


class Situation(NamedTuple):
    """What a player looks at who has to play: his hand, the cards on the table, and the trick's number from 1 on."""

    hand: Mask
    table: tuple[Card, ...]
    number: int


Duty = Callable[[Situation, Mask, ClauseId, RuleSet], "Narrowing | None"]
"""Narrows, by its own clause, the cards that other duties left, never to none; ``None`` where it does not apply."""
WholeTrull = Callable[[Sequence[Card], Mask], "int | None"]
"""The place of the winner where the whole Trull (the set of its cards) decides a trick; ``None`` where it does not."""


class Bonds(NamedTuple):
    """What holds back single cards of a hand: cards of Ultimos that their holder announced; a Valat frees them."""

    cards: Mask
    called: Card | None
    valat: bool


FREE = Bonds(0, None, valat=False)


# ------------------------------------------------------------------------------------------------------ duties


def overtake(here: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    """A card that beats the best so far has to be played, where one is left."""
    if not here.table:
        return Narrowing(left, (clause,))
    best = here.table[rules.ranking.best(here.table)]
    return Narrowing(left & rules.ranking.beaten_by[best] or left, (clause,))


def spatz_last(here: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    """The I stays in hand as long as there is another trump."""
    spatz, bound = 1 << cards.SPATZ, rules.play.bond_priority
    if _lead_is_free(here, rules):
        return Narrowing(left, (bound.clause,))
    if not here.hand & spatz:
        return None
    others = here.hand & rules.ranking.trumps & ~spatz
    lead = () if here.table else (bound.clause,)
    return Narrowing(left & ~spatz or left if others else left, (clause, *lead))


def _lead_is_free(here: Situation, rules: RuleSet) -> bool:
    """Whether nothing holds a card back on the first lead, in a reading that says so."""
    return here.number == 1 and not here.table and rules.play.bond_priority.value.first_lead_free


# -------------------------------------------------------------------------------------------------- legal cards


def narrowings(here: Situation, bonds: Bonds, rules: RuleSet, *, fahren: bool) -> list[Narrowing]:
    """The way from the hand to the legal cards, step by step."""
    steps = [Narrowing(here.hand, _turn_grounds(here, rules, fahren=fahren))]
    if here.table:
        steps.append(_followed(here.hand, here.table[0], rules.fahren_followings if fahren else rules.followings))
    for one in rules.fahren_duties if fahren else ():
        narrowed = one.value(here, steps[-1].left, one.clause, rules)
        if narrowed is not None:
            steps.append(narrowed)
    if bonds.cards & here.hand:
        steps.extend(_bound(here, steps[-1].left, bonds, rules))
    return steps


def _followed(hand: Mask, led: Card, followings: Followings) -> Narrowing:
    """What the first duty that meets a card in the hand leaves of it."""
    for asked, grounds in followings[led]:
        if hand & asked:
            return Narrowing(hand & asked, grounds)
    return Narrowing(hand, ())


def _bound(here: Situation, left: Mask, bonds: Bonds, rules: RuleSet) -> Iterator[Narrowing]:
    """What announced Ultimos hold back."""
    play = rules.play
    mine = {item: _bond_card(item, bonds) & bonds.cards & here.hand for item in play.bonds}
    clauses = tuple([bond.clause for item, bond in play.bonds.items() if mine[item]])
    if bonds.valat:
        if play.valat_frees.value:
            yield Narrowing(left, (play.valat_frees.clause,))
            return
        clauses = (*clauses, play.valat_frees.clause)
    if _lead_is_free(here, rules):
        yield Narrowing(left, (play.bond_priority.clause,))
        return
    held = 0
    for item, bond in play.bonds.items():
        held |= mine[item] if here.number < bond.value else 0
    left = left & ~held or play.bond_priority.value.forced(left)
    yield Narrowing(left, (*clauses, play.bond_priority.clause))
    uhu = mine[UHU] & left
    if uhu and here.number == play.bonds[UHU].value:
        yield Narrowing(uhu if play.uhu_in_time.value.must_be_played else left, (play.uhu_in_time.clause,))


def _bond_card(item: str, bonds: Bonds) -> Mask:
    if item == KOENIG_ULTIMO:
        return 0 if bonds.called is None else 1 << bonds.called
    return 1 << (cards.SPATZ if item == SPATZ else cards.UHU)


def any_bound(left: Mask) -> Mask:
    """Any of them."""
    return left


def uhu_first(left: Mask) -> Mask:
    """The II before the I."""
    return left & ~(1 << cards.SPATZ) if left >> cards.UHU & 1 else left


def _turn_grounds(here: Situation, rules: RuleSet, *, fahren: bool) -> Grounds:
    play = rules.play
    if here.table:
        return (play.in_turn.clause,)
    if here.number > 1:
        return (play.winner_leads.clause,)
    return (rules.trischaken.leads.clause if fahren else play.leads.clause,)


# -------------------------------------------------------------------------------------------------------- tricks


def winner(table: tuple[Card, ...], rules: RuleSet) -> tuple[int, Grounds]:
    """The place of the winning card in a complete trick whose first card was led, and the clauses."""
    place = winning_place(table, rules)
    trull, card = rules.cards.trull.value, table[place]
    special = (rules.play.whole_trull.clause,) if mask_of(table) & trull == trull else ()
    return place, (rules.play.winner.clause, *special, *_order_clauses(card, rules))


def winning_place(table: tuple[Card, ...], rules: RuleSet) -> int:
    """The place of the winning card in a complete trick whose first card was led."""
    place = rules.play.whole_trull.value(table, rules.cards.trull.value)
    return rules.play.winner.value(rules.ranking, table) if place is None else place


def skues_takes_all(table: Sequence[Card], trull: Mask) -> int | None:
    """The whole Trull changes nothing: the Sküs takes it."""
    del table, trull
    return None


def spatz_takes_all(table: Sequence[Card], trull: Mask) -> int | None:
    """The Spatz takes the whole Trull."""
    return table.index(cards.SPATZ) if cards.SPATZ in table and mask_of(table) & trull == trull else None


def _order_clauses(card: Card, rules: RuleSet) -> Grounds:
    """The clauses that rank the suit of a winning card."""
    order = rules.cards
    if rules.ranking.trumps >> card & 1:
        return (order.trumps.clause,)
    plain = order.red if NAMES[card][-1] in cards.RED else order.black
    return (order.pictures.clause, plain.clause)


def seats_in(contest: Contest, number: int, rules: RuleSet) -> tuple[int, ...]:
    """The seats that play to trick ``number``, in turn; a dealer with six cards stops after the sixth trick."""
    if contest.game is None and number <= rules.trischaken.dealer_tricks.value:
        return with_dealer(contest.dealt.seating, rules)
    return contest.dealt.seating.active


def with_dealer(seating: Seating, rules: RuleSet) -> tuple[int, ...]:
    """The seats of the first trick of Fahren, in turn; a dealer who got no cards has his place among the others."""
    if seating.sits_out is None:
        return seating.active
    place = rules.trischaken.dealer_last.value
    return (*seating.active[:place], seating.sits_out, *seating.active[place:])


def order_of(contest: Contest, number: int, leader: int, rules: RuleSet) -> tuple[int, ...]:
    """The seats of trick ``number`` in the order in which they play, from its leader on."""
    return in_turn(seats_in(contest, number, rules), leader, rules.play.in_turn.value)


# -------------------------------------------------------------------------------------------------------- course


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: RuleSet
) -> Playing:
    """A game with a declarer before the first card."""
    bound = tuple(_bound_cards(chains, seat, game.called) for seat in range(len(hands)))
    valat = any(chain.item == VALAT for chain in chains)
    contest = Contest(game.dealt, game, exchange, chains, (), bound, valat)
    leader = game.dealt.seating.active[rules.play.leads.value]
    return Playing(contest, hands, order_of(contest, 1, leader, rules), (), ())


def _bound_cards(chains: tuple[Chain, ...], seat: int, called: Card | None) -> Mask:
    bound = 0
    for chain in chains:
        if chain.of == seat and chain.item in (SPATZ, UHU, KOENIG_ULTIMO):
            bound |= _bond_card(chain.item, Bonds(0, called, valat=False))
    return bound


def steps_of(state: Playing, rules: RuleSet) -> list[Narrowing]:
    """The narrowing of the hand of the player in turn."""
    contest = state.contest
    here = Situation(state.hands[state.turn], state.table, len(state.tricks) + 1)
    bound = contest.bound[state.turn]
    called = contest.game.called if contest.game is not None else None
    bonds = Bonds(bound, called, contest.valat) if bound else FREE
    return narrowings(here, bonds, rules, fahren=contest.game is None)


def choices(state: Playing, rules: RuleSet) -> tuple[Choice, ...]:
    """The cards that the player in turn may play."""
    contest, hands, order, table, _ = state
    seat = order[len(table)]
    if table and contest.game is not None and not contest.bound[seat]:
        left, grounds = _followed(hands[seat], table[0], rules.followings)
        return (Choice(seat, "play", plays(seat, left), ((rules.play.in_turn.clause,), grounds)),)
    steps = steps_of(state, rules)
    return (Choice(seat, "play", plays(seat, steps[-1].left), [step.grounds for step in steps]),)


def refused(state: Playing, rules: RuleSet) -> Iterator[tuple[Play, Objection]]:
    """The cards in the hand of the player in turn that may not be played."""
    steps = steps_of(state, rules)
    for action in plays(state.turn, state.hands[state.turn] & ~steps[-1].left):
        found = why_not(steps, action.card)
        if found is not None:
            yield action, found


def objection(state: Playing, action: Play, rules: RuleSet) -> Objection | None:
    """Say why ``action`` is not allowed, or nothing."""
    steps = steps_of(state, rules)
    if action.seat != state.turn:
        out = action.seat not in seats_in(state.contest, len(state.tricks) + 1, rules)
        grounds = _absent_grounds(state, rules) if out else steps[0].grounds
        return Objection(f"seat {state.turn} has to play", grounds)
    if not state.hands[state.turn] >> action.card & 1:
        return Objection(f"{NAMES[action.card]} is not in the hand", (rules.play.refused.clause,))
    found = why_not(steps, action.card)
    return found and Objection(found.reason, (*found.grounds, rules.play.refused.clause))


def _absent_grounds(state: Playing, rules: RuleSet) -> Grounds:
    if state.contest.game is None:
        return (rules.trischaken.dealer_tricks.clause,)
    return (rules.play.dealer_out.clause,)


def after(state: Playing, action: Play, rules: RuleSet) -> Playing | Played:
    """The table with one more card; a full trick goes to its winner, who leads to the next."""
    contest, old, order, table, tricks = state
    seat = action.seat
    hands = (*old[:seat], old[seat] & ~(1 << action.card), *old[seat + 1 :])
    table = (*table, action.card)
    if len(table) < len(order):
        return Playing(contest, hands, order, table, tricks)
    trick = Trick(order[0], table, order[winning_place(table, rules)])
    tricks = (*tricks, trick)
    if ends(contest, tricks, hands, rules):
        return Played(contest, tricks)
    number = len(tricks)
    leads, _ = next_leader(contest, number, trick, rules)
    return Playing(contest, hands, order_of(contest, number + 1, leads, rules), (), tricks)


def ends(contest: Contest, tricks: tuple[Trick, ...], hands: tuple[Mask, ...], rules: RuleSet) -> bool:
    """Whether nobody has a card left, or an announced Valat has just failed."""
    game = contest.game
    failed = game is not None and contest.valat and game.side_of(tricks[-1].winner) is Side.FOES
    if failed and rules.play.valat_ends.value:
        return True
    return not any(hands[seat] for seat in contest.dealt.seating.active)


def next_leader(contest: Contest, number: int, trick: Trick, rules: RuleSet) -> tuple[int, Grounds]:
    """Who leads after trick ``number``, and the clause: its winner, or Vorhand for a dealer without cards."""
    leads, after_dealer = rules.play.winner_leads.value(trick), rules.trischaken.after_dealer
    if leads not in seats_in(contest, number + 1, rules):
        return contest.dealt.seating.active[after_dealer.value], (after_dealer.clause,)
    return leads, (rules.play.winner_leads.clause,)


def course_grounds(contest: Contest, rules: RuleSet) -> Grounds:
    """The clauses that say who plays and how long."""
    found: list[ClauseId] = []
    dealer = contest.dealt.seating.sits_out
    if contest.game is not None:
        if dealer is not None:
            found.append(rules.play.dealer_out.clause)
        if contest.valat:
            found.append(rules.play.valat_ends.clause)
    else:
        found += [rules.bonuses.not_in_fahren.clause, rules.trischaken.kontra.clause]
    if contest.game is None and dealer is not None:
        trischaken = rules.trischaken
        found += [
            trischaken.dealer_kontra.clause,
            trischaken.dealer_tricks.clause,
            trischaken.dealer_last.clause,
        ]
        found += [trischaken.after_dealer.clause, rules.talon.dealer_takes.clause]
    return tuple(found)


def trick_grounds(contest: Contest, number: int, trick: Trick, rules: RuleSet) -> Grounds:
    """The clauses on which a trick of a deal rests: who played to it, who won it, what it ended."""
    _, grounds = winner(trick.cards, rules)
    extra: list[ClauseId] = []
    if contest.game is None and contest.dealt.seating.sits_out is not None:
        trischaken = rules.trischaken
        extra.append(trischaken.dealer_tricks.clause)
        if number == 1:
            extra.append(trischaken.dealer_last.clause)
        extra.extend(next_leader(contest, number, trick, rules)[1])
    elif contest.dealt.seating.sits_out is not None:
        extra.append(rules.play.dealer_out.clause)
    if number == 1:
        extra.append(rules.trischaken.leads.clause if contest.game is None else rules.play.leads.clause)
    else:
        extra.append(rules.play.winner_leads.clause)
    if contest.game is not None and contest.valat and contest.game.side_of(trick.winner) is Side.FOES:
        extra.append(rules.play.valat_ends.clause)
    return merged([grounds, (rules.play.in_turn.clause,), tuple(extra)])
