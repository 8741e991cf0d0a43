"""What each player may double in Zwanzigerrufen, the words for it, and the state of the doublings after it."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import PAGAT, SPIEL, VALAT, Say, Step
from tarock_engine.contracts import Side
from tarock_engine.memory import remembered
from tarock_engine.refusals import Finding, all_of, merged
from tarock_engine.ruling import Grounds
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Chain, Claim, Game, Offer, Sides
from tarock_engine.zwanzigerrufen import doubling_ladder
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler
from tarock_engine.zwanzigerrufen.names import ABSOLUT, STEPS
from tarock_engine.zwanzigerrufen.play_rules import KontraRule
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, is_doubled_by_each_foe, kontra_binding
from tarock_engine.zwanzigerrufen.state import Board, GameSoFar, Ladder, Lineup, Turns, lineup
from tarock_engine.zwanzigerrufen.terms import is_normal
from tarock_language.message import message

DOUBLINGS: Final = tuple(Step(number) for number in range(1, len(STEPS) + 1))
ASKING: Final = (ABSOLUT, PAGAT, VALAT)
"""The bonuses with a rule on a Kontra to the game, if they are announced against the declarer."""


def accounts(game: Game, rules: ZwanzigerrufenRules) -> tuple[Seat | None, ...]:
    """The owners of the chains of the game: None for all together, or each opponent."""
    if not is_doubled_by_each_foe(game.contract, rules):
        return (None,)
    return tuple(seat for seat in game.dealt.seating.active if seat != game.declarer)


def lineup_of(game: Game, chains: tuple[Chain, ...], rules: ZwanzigerrufenRules) -> Lineup:
    """The lineup of a game after these chains."""
    found = lineup(GameSoFar(game.contract.name, asked=()), game.sides)
    for claim, _ in chains:
        found = lineup_with(found, claim, rules)
    return found


def lineup_with(before: Lineup, claim: Claim, rules: ZwanzigerrufenRules) -> Lineup:
    """The lineup after another claim; the same object if that changes nothing."""
    setting, sides = before.setting, before.sides
    if claim.item not in ASKING or doubling_ladder.side_of(claim, sides) is not Side.FOES:
        return before
    more = kontra_rule(claim.item, rules)[1]
    return before if more[-1] in setting.asked else lineup(setting._replace(asked=(*setting.asked, *more)), sides)


def kontra_rule(item: str, rules: ZwanzigerrufenRules) -> tuple[KontraRule, Grounds]:
    """The rule on a Kontra to the game for a bonus against the declarer, and the clauses."""
    rulings = rules.announcing
    if item == PAGAT:
        return rulings.pagat_kontra.value, (rulings.pagat_needs_kontra.clause, rulings.pagat_kontra.clause)
    return rulings.other_kontra.value, (rulings.other_kontra.clause,)


def board_of(chains: tuple[Chain, ...], among: Lineup, rules: ZwanzigerrufenRules) -> Board:
    """The chains, each with its ladder."""
    return Board(chains, among, tuple([ladder_of(claim, among, False, rules) for claim, _ in chains]))  # noqa: FBT003


def with_chain(board: Board, place: int, chain: Chain, rules: ZwanzigerrufenRules) -> Board:
    """The board with the chain in ``place`` replaced, or appended if it is new."""
    chains, before, ladders = board
    known = place < len(chains) and chain.claim.item != SPIEL
    among = before if known else lineup_with(before, chain.claim, rules)
    chains = (*chains[:place], chain, *chains[place + 1 :])
    if among is not before:
        return board_of(chains, among, rules)
    one = ladder_of(chain.claim, among, False, rules)  # noqa: FBT003
    return Board(chains, among, (*ladders[:place], one, *ladders[place + 1 :]))


def with_step(one: Chain, seat: Seat, now: int) -> Chain:
    """The chain after another doubling."""
    return Chain(one.claim._replace(doubled=(*one.claim.doubled, seat)), (*one.moments, now))


def with_owed_kontra(game: Game, chains: tuple[Chain, ...], rules: ZwanzigerrufenRules) -> tuple[Chain, ...]:
    """The chains at the end of the round, in a house with the Kontra that somebody owed to the normal game."""
    owed, trull, hands = rules.announcing.trull_owes_kontra, rules.cards.trull.value, game.dealt.hands
    if owed is None or not owed.value or not is_normal(game.contract):
        return chains
    owing = [seat for seat in game.dealt.seating.active if hands[seat] & trull == trull]
    foes = [seat for seat in owing if game.side_of(seat) is Side.FOES]
    return tuple(
        with_step(chain, foes[0], chain.moments[-1]) if foes and chain.item == SPIEL and not chain.doubled else chain
        for chain in chains
    )


def open_to(seat: Seat, board: Board, turns: Turns, rules: ZwanzigerrufenRules) -> tuple[Ladder, ...]:
    """The ladders in the current turn of ``seat``, without steps for which it is too late."""
    chains, among, ladders = board
    if not rules.announcing.who_doubles.value.in_time:
        return ladders
    late = [is_late(seat, chain, among.sides, turns, rules) for chain in chains]
    late = [all(late)] * len(late) if rules.announcing.is_doubled_together else late
    return tuple([ladder_of(chain.claim, among, too_late, rules) for chain, too_late in zip(chains, late, strict=True)])


def is_kontra_open(seat: Seat, board: Board, turns: Turns, rules: ZwanzigerrufenRules) -> bool:
    """Whether ``seat`` may say Kontra to the game in his turn."""
    says = [say for ladder in open_to(seat, board, turns, rules) for say in ladder[seat][0]]
    return any(say.step is Step.KONTRA and say.item == SPIEL for say in says)


def is_late(seat: Seat, chain: Chain, sides: Sides, turns: Turns, rules: ZwanzigerrufenRules) -> bool:
    """Whether ``seat`` has had a whole turn since the last step of a chain.

    For the speaker of that step, the turn in which he said it does not count.
    """
    oldest = turns.closed - rules.sessions.players_in_play.value
    return chain.moments[-1] <= oldest - (seat == doubling_ladder.last_to_double(chain.claim, sides))


@remembered(1 << 12)
def examine_doubling(
    doubler: ZwanzigerrufenDoubler, step: Step, setting: GameSoFar, rules: ZwanzigerrufenRules
) -> Finding:
    """Whether a player in this relation may say ``step``."""
    binding = kontra_binding(rules.by_name[setting.contract], rules)
    bound = () if binding is None else (binding.clause,)
    if doubler.anothers:
        return Finding(message("each opponent doubles for himself"), bound)
    found = doubling_ladder.examine(doubler, step, rules)
    if doubler.game:
        return Finding(found.against, (*found.grounds, *bound, *setting.asked))
    return all_of([found, _may_double_bonus(doubler, rules)])


def _may_double_bonus(doubler: ZwanzigerrufenDoubler, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a bonus may be doubled by itself, and by the called player."""
    rulings, shows = rules.announcing, rules.calling.may_show_side
    apart = rulings.items_doubled_apart.value
    parts = [
        Finding(
            None if apart else message("game and announcements are doubled together"),
            (rulings.items_doubled_apart.clause, rulings.only_announced_doubled.clause),
        )
    ]
    if doubler.called:
        parts.append(Finding(None if shows.value else message("the called player hides his side"), (shows.clause,)))
    return all_of(parts)


def examine_unannounced(item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether a bonus that nobody announced may be doubled."""
    rulings = rules.announcing
    against = message("nobody announced {item}", item=item) if rulings.only_announced_doubled.value else None
    return Finding(against, (rulings.only_announced_doubled.clause, rulings.kontra_to_bonus.clause))


@remembered(1 << 12)
def doubling_said(seat: Seat, step: Step, claim: Claim) -> Say:
    """A doubling of ``claim``; an opponent names no seat for the game that he doubles for himself."""
    of = None if claim.item == SPIEL and seat == claim.of else claim.of
    return Say(seat=seat, step=step, item=claim.item, of=of, word=None if step is Step.KONTRA else STEPS[step - 1])


@remembered(1 << 14)
def ladder_of(claim: Claim, among: Lineup, late: bool, rules: ZwanzigerrufenRules) -> Ladder:  # noqa: FBT001
    """The doublings of a claim that each seat may say, and the clauses."""
    return tuple([_offer(claim, seat, among, rules, late=late) for seat in SEATS])


def _offer(claim: Claim, seat: Seat, among: Lineup, rules: ZwanzigerrufenRules, *, late: bool) -> Offer:
    doubler = doubling_ladder.doubler_of(claim, seat, among.sides, rules, late=late)
    if doubler.anothers:
        return (), ()
    steps, grounds = _open_steps(doubler, among.setting, rules)
    return tuple([doubling_said(seat, step, claim) for step in steps]), grounds


@remembered(1 << 12)
def _open_steps(
    doubler: ZwanzigerrufenDoubler, setting: GameSoFar, rules: ZwanzigerrufenRules
) -> tuple[list[Step], Grounds]:
    """The steps that a player in this relation may say, and the clauses."""
    found = [(step, examine_doubling(doubler, step, setting, rules)) for step in DOUBLINGS]
    return [step for step, finding in found if not finding.against], merged([finding.grounds for _, finding in found])
