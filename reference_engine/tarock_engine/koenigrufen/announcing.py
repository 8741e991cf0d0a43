"""The phase of announcements in Tarock-Königrufen: Boni and doublings, in turn from the declarer, until three pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_engine import discarding
from tarock_engine.actions import GUT, ICH_BIN_PARTNER, SPIEL, Say, Step, Take
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.koenigrufen import announcement_rights, announcing_ahead, doubling, play, talon
from tarock_engine.koenigrufen.announcement_rights import beside_doublings, gut, turn_grounds
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing, Lineup, Round
from tarock_engine.koenigrufen.terms import is_negative, terms_of
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Chain, Choice, Claim, Exchange, Game, GivenUp, State, Unplayed, collected
from tarock_language.message import message

_SILENT: Final = True
_SPOKEN: Final = False
"""Whether the speaker has said nothing yet in his turn."""


def begin(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: KoenigrufenRules) -> State:
    """The round before its first utterance; or play, in rules or a game without a round."""
    chains = doubling.initial_chains(game, rules)
    if not rules.announcing.round_after_discarding.value or not _has_round(game.contract, rules):
        return play.begin(game, exchange, hands, chains, rules)
    seats = game.dealt.seating.active
    first = seats[(seats.index(game.declarer) + rules.announcing.opens.value) % len(seats)]
    lineup = Lineup(game.sides, game.dealt.seating.players, is_negative(game.contract))
    fixed = Round(game=game, exchange=exchange, hands=hands, order=in_turn(seats, first, 1), lineup=lineup)
    return Announcing(round=fixed, place=0, chains=chains, ahead=announcing_ahead.ahead_at_first(fixed, chains, rules))


def after_exchange(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: KoenigrufenRules) -> State:
    """The round, or the end of a game that is given up in a house because its declarer was dealt no Vogel."""
    ruled = terms_of(game.contract).given_up_without_bird
    owed = mask_of(rules.owed_birds(game.contract).values())
    if ruled is not None and ruled.value and not game.dealt.hands[game.declarer] & owed:
        return GivenUp(game, exchange)
    return begin(game, exchange, hands, rules)


def _has_round(contract: Contract, rules: KoenigrufenRules) -> bool:
    """Whether the game has a round of announcements: anything that could be said."""
    return not is_negative(contract) or rules.announcing.negative_kontra.value.possible


def holding(state: Announcing, hand: Mask, rules: KoenigrufenRules) -> Announcing:
    """The same round, if the speaker had this hand."""
    fixed, seat = state.round, state.speaker
    state = state._replace(round=fixed._replace(hands=(*fixed.hands[:seat], hand, *fixed.hands[seat + 1 :])))
    return state._replace(ahead=announcing_ahead.worked_out_ahead(state, rules))


# -------------------------------------------------------------------------------------------------- what may be said


def choices(state: Announcing, rules: KoenigrufenRules) -> tuple[Choice, ...]:
    """What the player in turn may say."""
    (here, doublings), seat = state.ahead, state.speaker
    if not state.silent and not rules.announcing.several_in_one_turn.value:
        return (Choice(seat, "say", (gut(seat),), ((rules.announcing.several_in_one_turn.clause,),)),)
    if rules.announcing.kontra_after_gut is not None:
        both = zip(state.chains, doublings, strict=True)
        doublings = tuple([offers for chain, offers in both if not doubling.has_been_heard(state, chain, rules)])
    first, grounds = beside_doublings(here, state.announced, seat, rules)
    if _barred(state, rules) is not None:
        first = tuple([say for say in first if say.step is not Step.ANNOUNCE])
    says, parts = collected(seat, (first, grounds), doublings)
    words = Choice(seat, "say", tuple(says), parts)
    if not rules.announcing.giving_up_before_word.value:
        return (words,)
    last = _giving_up(state, rules)
    if last.against:
        return (words,)
    return (words, Choice(seat, "talon", discarding.takes_that_give_up(state.game, rules), (last.grounds,)))


def _barred(state: Announcing, rules: KoenigrufenRules) -> Objection | None:
    """The objection to any announcement in this turn: of a declarer who is silent at first, or of a second turn."""
    silent, again = terms_of(state.game.contract).silent_first_turn, rules.announcing.may_speak_again
    if silent is not None and silent.value and not state.turns and state.speaker == state.game.declarer:
        return Objection(message("the declarer announces nothing in his first turn"), (silent.clause,))
    once, later = rules.announcing.declarer_once, state.turns >= len(state.round.order)
    if again is not None and not again.value and later:
        return Objection(message("everybody announces in his first turn only"), (again.clause,))
    if once is not None and once.value and later and state.speaker == state.game.declarer:
        return Objection(message("the declarer announces in his first turn only"), (once.clause,))
    return None


def _giving_up(state: Announcing, rules: KoenigrufenRules) -> Finding:
    """Whether the declarer may give up instead of his first utterance."""
    first = state.silent and not state.turns and state.speaker == state.game.declarer
    return talon.give_up_last(state.game, rules, silent=first)


def refused(state: Announcing, rules: KoenigrufenRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that can be said in the round but is not allowed now."""
    seat = state.speaker
    for say in _candidates(state, seat, rules):
        found = objection(state, say, rules)
        if found is not None:
            yield say, found


def _candidates(state: Announcing, seat: Seat, rules: KoenigrufenRules) -> Iterator[Say]:
    yield gut(seat)
    for item in announcement_rights.announcement_words(rules):
        yield Say(seat, Step.ANNOUNCE, item)
    for claim, _ in state.chains:
        yield from doubling.candidates(claim, seat, state.game.sides, rules)


def objection(state: Announcing, say: Say | Take, rules: KoenigrufenRules) -> Objection | None:
    """The reason why ``say`` is not allowed; None if it is. Instead of the first utterance it may be giving up."""
    due = turn_grounds(state.game.contract.name, rules)
    if isinstance(say, Take):
        return _talon_objection(state, say, due, rules)
    return _word_objection(state, say, due, rules)


def _word_objection(state: Announcing, say: Say, due: Grounds, rules: KoenigrufenRules) -> Objection | None:
    seat = state.speaker
    if say.seat != seat:
        return Objection(message("seat {seat} has to speak", seat=seat), due)
    several = rules.announcing.several_in_one_turn
    if not state.silent and not several.value and say.step is not None:
        return Objection(message("one thing at a time"), (several.clause,))
    if say.step not in (None, Step.ANNOUNCE):
        return doubling.objection(state, say, due, rules)
    here, _ = state.ahead
    said = announcement_rights.heard_by(seat, here.side, state.announced, rules)
    if say.step is None:
        closing = announcement_rights.examine_owed_bird(here, said, rules)
        return closing.objection if say == gut(seat) else Objection(message("{word} is said alone", word=GUT), due)
    if say != Say(seat, Step.ANNOUNCE, say.item):
        return Objection(message("an announcement names a Bonus and nothing else"), due)
    speaker = announcement_rights.with_owed_birds(here, said, rules)
    return _barred(state, rules) or announcement_rights.examine_bonus(speaker, said, say.item, rules).objection


def _talon_objection(state: Announcing, take: Take, due: Grounds, rules: KoenigrufenRules) -> Objection | None:
    """The reason why a decision on the Talon comes too late; None if the declarer may still give up."""
    if take in discarding.takes_that_give_up(state.game, rules):
        return _giving_up(state, rules).objection
    past = (state.game.contract.talon.clause, rules.talon.giving_up_after_set.clause)
    return Objection(
        message("an announcement or {word} of seat {seat} is due", word=GUT, seat=state.speaker), merged([due, past])
    )


# ----------------------------------------------------------------------------------------------------- what comes of it


def after(state: Announcing, say: Say | Take, rules: KoenigrufenRules) -> State:
    """The round after another utterance, which shows the speaker's side; ``Gut!`` closes the turn.

    Giving up ends the deal.
    """
    if isinstance(say, Take):
        return GivenUp(state.game, state.round.exchange)
    if say.step is None:
        return _closed(state, rules)
    fixed, turns, announced, shown = state.round, state.turns, state.announced, state.shown
    if say.step is Step.ANNOUNCE and say.item != ICH_BIN_PARTNER:
        announced = announcement_rights.with_item(announced, say, state.game.side_of(say.seat), rules)
    if say.seat not in shown:
        shown |= {say.seat}
    chains, found = state.chains, announcing_ahead.after_word(state, shown, rules)
    if say.item != ICH_BIN_PARTNER:
        place, chain = _with(chains, say, turns)
        chains = (*chains[:place], chain, *chains[place + 1 :])
        found = announcing_ahead.with_claim(found, place, chain.claim, fixed.lineup, rules)
    return Announcing(fixed, state.place, chains, found, announced, turns, state.passes, _SPOKEN, state.out, shown)


def _with(chains: tuple[Chain, ...], say: Say, now: int) -> tuple[int, Chain]:
    """The place among the chains of what was announced or doubled in turn ``now``, and its chain."""
    if say.step is Step.ANNOUNCE:
        return len(chains), Chain(Claim(say.item, say.seat, contained=False), (now,))
    return doubling.doubled(chains, say, now)


def _closed(state: Announcing, rules: KoenigrufenRules) -> State:
    fixed, place, silent, out = state.round, state.place, state.silent, state.out
    end, number = rules.announcing.round_ends.value, len(fixed.order)
    turns, passes = state.turns + 1, state.passes + 1 if silent else 0
    out = out | {place} if silent and end.pass_is_final else out
    heard = turns >= number or not end.everybody_first
    over = heard and (len(out) >= number - 1 if end.pass_is_final else passes >= number - 1)
    if over:
        return _end(state, rules)
    place = (place + 1) % number
    while place in out:
        place = (place + 1) % number
    found, chains, announced = announcing_ahead.next_turn(state, place, rules), state.chains, state.announced
    return Announcing(fixed, place, chains, found, announced, turns, passes, _SILENT, out, state.shown)


def _end(state: Announcing, rules: KoenigrufenRules) -> State:
    """The phase after the round: play, or the end of a game that is paid because nothing was said."""
    fixed, paid = state.round, terms_of(state.game.contract).unplayed_in_silence
    is_silent = not any(chain.item != SPIEL or chain.doubled for chain in state.chains)
    if paid is not None and paid.value and is_silent:
        return Unplayed(fixed.game, fixed.exchange)
    return play.begin(fixed.game, fixed.exchange, fixed.hands, state.chains, rules)


def course_grounds(contract: Contract, rules: KoenigrufenRules) -> Grounds:
    """The clauses by which the round ends, or by which there is none."""
    if not _has_round(contract, rules):
        return (rules.announcing.negative_kontra.clause,)
    return (rules.announcing.round_after_discarding.clause, rules.announcing.round_ends.clause)
