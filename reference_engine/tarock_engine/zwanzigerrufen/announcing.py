"""The phase of announcements in Zwanzigerrufen: in turn from Vorhand on, until everybody has said Weiter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tarock_engine.actions import ICH_BIN_PARTNER, SPIEL, Bid, Say, Step
from tarock_engine.contracts import Side
from tarock_engine.memory import remembered
from tarock_engine.refusals import NOTHING, Finding, merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Chain, Choice, Claim, Game, Offer, Sides, State, ThrownIn, collected
from tarock_engine.zwanzigerrufen import (
    announcement_rights,
    calling,
    choosing,
    doubling,
    doubling_ladder,
    play,
    throwing,
)
from tarock_engine.zwanzigerrufen.names import bonus_and_word
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, scored_in_game, solo_games
from tarock_engine.zwanzigerrufen.state import Announcing, Board, Heard, Position, Profile, Turns
from tarock_engine.zwanzigerrufen.terms import is_normal
from tarock_language.message import message


class Moment(NamedTuple):
    """The moment of a round: the place of the speaker in the ``order``, and the turns so far."""

    order: tuple[Seat, ...]
    place: int
    turns: Turns


def begin(game: Game, rules: ZwanzigerrufenRules) -> Announcing:
    """The round after Vorhand's call or solo game, still in her turn; in a house first the auction, in the next one."""
    seats = game.dealt.seating.active
    order = in_turn(seats, game.dealt.seating.vorhand, rules.bidding.in_turn.value)
    now = Moment(order, 0, Turns(spoken=True))
    if rules.announcing.begins_after_auction is not None:
        now = Moment(order, 1, Turns(closed=1, chooses=True))
    return _round(game, game_chains(game, now.turns.closed, rules), now, rules)


def game_chains(game: Game, now: int, rules: ZwanzigerrufenRules) -> tuple[Chain, ...]:
    """The chains of the game before it was doubled: one, or one for each opponent."""
    return tuple([Chain(Claim(SPIEL, account, contained=False), (now,)) for account in doubling.accounts(game, rules)])


def _round(game: Game, chains: tuple[Chain, ...], now: Moment, rules: ZwanzigerrufenRules) -> Announcing:
    """The round of a game with these chains at a moment, with its cached parts."""
    order, place, turns = now
    profiles = announcement_rights.profiles_of(order, game, rules)
    board = doubling.board_of(chains, doubling.lineup_of(game, chains, rules), rules)
    heard = _heard(chains, order, game.sides)
    speaker = _position(profiles[place], now, board, heard, rules)
    return Announcing(
        game=game, order=order, place=place, turns=turns, profiles=profiles, board=board, heard=heard, here=speaker
    )


def _heard(chains: tuple[Chain, ...], order: tuple[Seat, ...], sides: Sides) -> Heard:
    """The announcements of each place, and the seats that said Kontra to the game."""
    kontras = frozenset([claim.doubled[0] for claim, _ in chains if claim.item == SPIEL and claim.doubled])
    covered = Side.FOES in map(sides.of, kontras)
    said = [claim for claim, _ in chains if claim.item != SPIEL]
    by_place = tuple([frozenset([claim.item for claim in said if claim.of == seat]) for seat in order])
    bonuses = frozenset([claim.item for claim in said])
    return Heard(by_place=by_place, bonuses=bonuses, kontras=kontras, covered=covered)


def _position(one: Profile, now: Moment, board: Board, heard: Heard, rules: ZwanzigerrufenRules) -> Position:
    """The position of the player whose turn begins."""
    (order, place, turns), (by_place, _, kontras, covered) = now, heard
    first, own = 0 < turns.closed < len(order), one.seat in kontras
    later = not rules.announcing.kontra_before_bonus.value and doubling.is_kontra_open(one.seat, board, turns, rules)
    return Position(one, first, False, by_place[place], covered, own, later, False)  # noqa: FBT003


def worked_out(state: Announcing, rules: ZwanzigerrufenRules) -> Announcing:
    """The same round with its cached parts computed anew: profiles, board, announcements, and the position."""
    found = _round(state.game, state.chains, Moment(state.order, state.place, state.turns), rules)
    return found._replace(here=found.here._replace(kontra=state.here.kontra, owes=state.here.owes))


# -------------------------------------------------------------------------------------------------- what may be said


def choices(state: Announcing, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """What the player in turn may say, and throwing in, if that is still possible."""
    game, order, place, turns, _, board, heard, here = state
    seat = order[place]
    if turns.chooses:
        solos = [Say(seat, Step.ANNOUNCE, name) for name in solo_games(rules)]
        says, parts = collected(seat, choosing.auction_offer(here, (weiter(seat, rules), *solos), rules), ())
    elif _has_said_enough(turns, place, rules):
        says, parts = collected(seat, _closing(here._replace(owes=False), rules), ())
    else:
        first = _unanswering(here, heard.bonuses, rules)
        says, parts = collected(seat, first, doubling.open_to(seat, board, turns, rules))
    late = throwing.late(game.dealt, rules)
    talk = Choice(seat, "say", tuple(says), parts)
    return (talk, *late) if late else (talk,)


@remembered(1 << 16)
def _unanswering(speaker: Position, bonuses: frozenset[str], rules: ZwanzigerrufenRules) -> Offer:
    """All that the speaker may say except doublings of chains: closing, announcing, Kontra to unannounced bonuses."""
    one = speaker.profile
    nothing = announcement_rights.offer_on_nothing(one.seat, bonuses, rules)
    found = (_closing(speaker, rules), announcement_rights.offer(speaker, rules), nothing)
    return tuple([say for says, _ in found for say in says]), merged([grounds for _, grounds in found])


def _closing(speaker: Position, rules: ZwanzigerrufenRules) -> Offer:
    """The word that closes the turn, unless something is owed, and the clauses."""
    found, turn = announcement_rights.examine_closing(speaker, rules), turn_grounds(speaker.profile.contract, rules)
    return () if found.against else (weiter(speaker.profile.seat, rules),), (*turn, *found.grounds)


@remembered(1 << 7)
def weiter(seat: Seat, rules: ZwanzigerrufenRules) -> Say:
    """The word that closes a turn."""
    return Say(seat, None, rules.announcing.closing_word.value)


def _has_said_enough(turns: Turns, place: int, rules: ZwanzigerrufenRules) -> bool:
    """Whether only Weiter is left in this turn."""
    rulings, (closed, _, spoken, weiter, _) = rules.announcing, turns
    if closed == 0:
        return not rulings.vorhand_goes_on.value
    return (place in weiter and not rulings.may_speak_again.value) or (spoken and not rulings.several_in_one_turn.value)


def refused(state: Announcing, rules: ZwanzigerrufenRules) -> Iterator[tuple[Say, Objection]]:
    """Everything that can be said in the round but is not allowed now."""
    for say in _candidates(state, rules):
        found = objection(state, say, rules)
        if found is not None:
            yield say, found


def _candidates(state: Announcing, rules: ZwanzigerrufenRules) -> Iterator[Say]:
    """Everything that the speaker could try to say."""
    seat = state.speaker
    yield weiter(seat, rules)
    yield from (Say(seat, Step.ANNOUNCE, said) for said in announcement_rights.announceable_words(rules))
    for item in announcement_rights.unsaid(state.heard.bonuses, rules):
        yield Say(seat, Step.KONTRA, item)
    for claim, _ in state.chains:
        if not doubling_ladder.is_anothers(claim, seat, state.game.sides):
            yield from (doubling.doubling_said(seat, step, claim) for step in doubling.DOUBLINGS)


def objection(state: Announcing, act: Say | Bid, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``act`` is not allowed; None if it is."""
    if isinstance(act, Bid):
        return throwing.late_throwing_objection(state.game.dealt, act, rules)
    seat, due = state.speaker, turn_grounds(state.game.contract.name, rules)
    if act.seat != seat:
        return Objection(message("seat {seat} has to speak", seat=seat), due)
    if state.turns.chooses:
        return choosing.examine_in_auction(state.here, act, rules).objection
    return _examine(state, act, rules).objection


def _examine(state: Announcing, act: Say, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may say this when the announcing has begun."""
    enough = _has_said_enough(state.turns, state.place, rules)
    if act.step is None:
        return NOTHING if enough else announcement_rights.examine_closing(state.here, rules)
    if enough:
        return Finding(message("only Weiter is left in this turn"), turn_grounds(state.game.contract.name, rules))
    if act.step is not Step.ANNOUNCE:
        return _examine_doubling(state, act, act.step, rules)
    return announcement_rights.examine_announcement(state.here, act.item, rules)


def _examine_doubling(state: Announcing, say: Say, step: Step, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the speaker may say a step to the claim that ``say`` names."""
    place, seat = chain_place(state, say), say.seat
    if place is None:
        return doubling.examine_unannounced(say.item, rules)
    chains, among, _ = state.board
    one = chains[place]
    late = doubling.is_late(seat, one, among.sides, state.turns, rules)
    doubler = doubling_ladder.doubler_of(one.claim, seat, among.sides, rules, late=late)
    found = doubling.examine_doubling(doubler, step, among.setting, rules)
    usual = doubling.doubling_said(seat, step, one.claim)
    if found.against or say == usual:
        return found
    return Finding(
        message("this is said as '{words}'", words=usual.words), turn_grounds(state.game.contract.name, rules)
    )


def chain_place(state: Announcing, say: Say) -> int | None:
    """The place of the chain that is doubled, or None; without a seat it is the game, or the speaker's own account."""
    if say.of is None and say.item != SPIEL:
        return None
    of = say.seat if say.of is None else say.of
    for place, (claim, _) in enumerate(state.board.chains):
        if claim.item == say.item and (claim.of == of or (claim.of is None and say.of is None)):
            return place
    return None


@remembered(1 << 7)
def turn_grounds(contract: str, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say whose turn it is and what a turn is for."""
    rulings = rules.announcing
    found = (
        rulings.vorhand_goes_on,
        rulings.closing_word,
        rules.bidding.in_turn,
        rulings.is_over,
        rulings.may_speak_again,
        rulings.several_in_one_turn,
    )
    return (*(ruling.clause for ruling in found), *solo_grounds(contract, rules))


# ------------------------------------------------------------------------------------------------------------ course


def after(state: Announcing, act: Say | Bid, rules: ZwanzigerrufenRules) -> State:
    """The round after another utterance; Weiter closes the turn."""
    if isinstance(act, Bid):
        return ThrownIn(state.game.dealt, act.seat)
    if state.turns.chooses:
        return _chosen(state, act, rules)
    if act.step is None:
        return _closed(state, rules)
    if act.step is not Step.ANNOUNCE:
        return _doubled(state, act, rules)
    return _said(state, act, rules)


def _said(state: Announcing, act: Say, rules: ZwanzigerrufenRules) -> Announcing:
    """The round after something was announced."""
    if act.item == ICH_BIN_PARTNER:
        return state._replace(turns=_spoken(state.turns))
    if act.item in solo_games(rules):
        return _displaced(state, act, rules)
    return _announced(state, act, rules)


def _spoken(turns: Turns) -> Turns:
    """The turns, with something said in the current one."""
    return turns if turns.spoken else turns._replace(spoken=True)


def _doubled(state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
    """The round with another doubling."""
    place, seat, now = chain_place(state, say), say.seat, state.turns.closed
    if place is None:
        new = doubling.with_step(Chain(Claim(say.item, say.of, contained=False), (now,)), seat, now)
        return _heard_anew(_with_chain(state, len(state.chains), new, rules), rules, kontra=state.here.kontra)
    before = state.chains[place]
    state = _with_chain(state, place, doubling.with_step(before, seat, now), rules)
    if say.item != SPIEL or before.claim.doubled:
        return state
    heard, here = state.heard.doubled(seat, state.here.profile.side), state.here
    here = here._replace(kontra=True, covered=heard.covered, own=True, later=False, owes=False)
    return state._replace(heard=heard, here=here)


def _with_chain(state: Announcing, place: int, one: Chain, rules: ZwanzigerrufenRules) -> Announcing:
    """The round with the chain in ``place`` replaced, or appended if it is new."""
    game, order, at, turns, profiles, board, heard, here = state
    board = doubling.with_chain(board, place, one, rules)
    return Announcing(game, order, at, _spoken(turns), profiles, board, heard, here)


def _heard_anew(state: Announcing, rules: ZwanzigerrufenRules, *, kontra: bool) -> Announcing:
    """The round after a doubling that matters to announcements; ``kontra``: the speaker has doubled the game himself.

    If his announcement brought the Kontra to the game, he does not owe it any more.
    """
    heard, now = _heard(state.chains, state.order, state.game.sides), Moment(state.order, state.place, state.turns)
    speaker = _position(state.here.profile, now, state.board, heard, rules)
    return state._replace(heard=heard, here=speaker._replace(kontra=kontra, owes=state.here.owes and speaker.later))


def _announced(state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
    """The round after another bonus, with the Kontra to the game that it brings, if it does."""
    game, order, place, turns, profiles, board, heard, here = state
    item, word = bonus_and_word(say.item)
    owes = here.owes or announcement_rights.has_to_say_kontra_later(here, item, word, rules)
    new = Chain(Claim(item, say.seat, contained=False), (turns.closed,))
    board, heard = doubling.with_chain(board, len(board.chains), new, rules), heard.announced(place, item)
    here = here._replace(mine=heard.by_place[place], owes=owes)
    state = Announcing(game, order, place, _spoken(turns), profiles, board, heard, here)
    if not announcement_rights.has_kontra_rule(here, item, rules):
        return state
    rule, _ = doubling.kontra_rule(item, rules)
    return _with_kontra(state, rules) if rule.added and not announcement_rights.has_kontra(here, rule) else state


def _with_kontra(state: Announcing, rules: ZwanzigerrufenRules) -> Announcing:
    """The round with the Kontra to the game that the speaker's bonus brings; to his own account, if he has one."""
    seat = state.speaker
    for place, chain in enumerate(state.chains):
        if chain.item == SPIEL and not chain.doubled and chain.of in (None, seat):
            state = _with_chain(state, place, doubling.with_step(chain, seat, state.turns.closed), rules)
    return _heard_anew(state, rules, kontra=state.here.kontra)


def _displaced(state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
    """The round with a solo game instead of the previous game."""
    game, turns = _solo(state, say, rules), _spoken(state.turns)
    chains = game_chains(game, turns.closed, rules)
    if not rules.bidding.bonuses_lapse.value:
        kontras = [chain for chain in state.chains if chain.item == SPIEL and chain.doubled]
        chains = (*(_kept(chain, kontras) for chain in chains), *_known(state.chains, game, rules))
    return _round(game, chains, Moment(state.order, state.place, turns), rules)


def _solo(state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Game:
    """The solo game that somebody says."""
    dealt = state.game.dealt
    declarer = rules.bidding.find_declarer.value(say.seat, dealt.seating)
    return calling.solo(dealt, rules.by_name[say.item], declarer, rules)


def _chosen(state: Announcing, say: Say, rules: ZwanzigerrufenRules) -> Announcing:
    """The auction after another word, or the announcements after its last one."""
    order, place, turns = state.order, state.place, state.turns
    game = state.game if say.step is None else _solo(state, say, rules)
    quiet = turns.weiter | {place} if say.step is None else turns.weiter
    turns = Turns(closed=turns.closed + 1, weiter=quiet, chooses=True)
    following = choosing.next_to_choose(order, place, game.declarer, turns)
    if following is None:
        now = Moment(choosing.order_after_auction(game, rules), 0, Turns(closed=len(order)))
    else:
        now = Moment(order, following, turns)
    return _round(game, game_chains(game, now.turns.closed, rules), now, rules)


def _kept(new: Chain, before: list[Chain]) -> Chain:
    """The chain of the new game with the doublings of the previous game that are of the same account."""
    for old in before:
        if new.of is None or old.doubled[0] == new.of:
            return Chain(new.claim._replace(doubled=old.doubled), (*new.moments, *old.moments[1:]))
    return new


def _known(chains: tuple[Chain, ...], game: Game, rules: ZwanzigerrufenRules) -> Iterator[Chain]:
    """The chains of bonuses that exist in a game."""
    return (chain for chain in chains if chain.item != SPIEL and scored_in_game(game.contract, chain.item, rules)[0])


def _closed(state: Announcing, rules: ZwanzigerrufenRules) -> State:
    """The next turn, or play after the last one."""
    game, order, place, (closed, silent, spoken, quiet, _), profiles, board, heard, _ = state
    closed, silent = closed + 1, 0 if spoken else silent + 1
    if rules.announcing.is_over.value(closed, silent, len(order)):
        return play.begin(game, doubling.with_owed_kontra(game, board.chains, rules), rules)
    turns = Turns(closed, silent, weiter=quiet if spoken else quiet | {place})
    place = (place + 1) % len(order)
    speaker = _position(profiles[place], Moment(order, place, turns), board, heard, rules)
    return Announcing(game, order, place, turns, profiles, board, heard, speaker)


def course_grounds(game: Game, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses by which the round ends, and by which a solo game is played."""
    return (
        rules.announcing.is_over.clause,
        rules.bidding.find_declarer.clause,
        *solo_grounds(game.contract.name, rules),
    )


def solo_grounds(contract: str, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses by which a solo game is played, and by which earlier announcements lapse or stand."""
    rulings = rules.bidding
    if is_normal(rules.by_name[contract]):
        return ()
    return tuple(
        ruling.clause
        for ruling in (
            rulings.solo_displaces_normal,
            rulings.ranking,
            rulings.may_take_over,
            rulings.solo_in_any_turn,
            rulings.bonuses_lapse,
        )
    )
