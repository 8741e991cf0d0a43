"""What the lockstep needs of Tarock-Königrufen: ``SOURCE``, the second opinion's deals, what both say at the end."""

from __future__ import annotations

from typing import Final

from tarock_engine import engine
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import breaches
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruling import IllegalActionError
from tarock_engine.seating import Seat
from tarock_engine.state import GivenUp, Played, State
from tarock_second_opinion import shared_glue
from tarock_second_opinion.koenigrufen import amounts, chance, counting, dealing, ends, payments, play, sheets
from tarock_second_opinion.koenigrufen.deal import Course
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.items import items
from tarock_second_opinion.koenigrufen.readings import READINGS
from tarock_second_opinion.source import UNNOTICED, Act, Case, Facts, Memory, Sight, Source


class KoenigrufenTelling(shared_glue.CourseTelling):
    """A deal played in the second opinion, one act at a time."""

    course: Course
    game: Game

    def __init__(self, game: Game, *, knocked: bool = False, erring: bool = False) -> None:
        super().__init__(Course(game))
        self.knocked = knocked
        self.erring = erring

    def beside(self) -> list[Act]:
        """Cards played against the rules, which no player is offered."""
        return [Act(*turn, card + UNNOTICED) for turn, card in self.cards_in_turn()]

    def accepted(self) -> list[Act]:
        """Those of these cards that stay on the table, in the reading in which some do."""
        if self.game.options["irregularities"] != "stands":
            return []
        allowed = {act.words for act in self.acts()}
        return [Act(*turn, card + UNNOTICED) for turn, card in self.cards_in_turn() if card not in allowed]

    def cards_in_turn(self) -> list[tuple[tuple[int, str], str]]:
        """The cards of the player in turn, in a deal in which players may err."""
        if not self.erring or self.course.phase != "play":
            return []
        seat = self.course.order[len(self.course.table)]
        return [((seat, "play"), card) for card in self.game.hands[seat]]

    def act(self, act: Act) -> None:
        """Do an act that is allowed, or that stands although it is not."""
        super().act(act._replace(words=act.words.removesuffix(UNNOTICED)))

    def end(self) -> Facts:
        """The facts of a finished deal."""
        game = self.game
        paid = {"payments": payments.settle(game)}
        if game.contract == "Trischaken":
            return {"Augen": counting.augen_by_seat(game), **paid}
        parties = shared_glue.parties_told(game, unnamed=game.unnamed)
        if game.given_up:
            return {"given up": True, **parties, **paid}
        return {
            **parties,
            "Augen": [] if game.is_negative() else [counting.augen(game, side) for side in counting.SIDES],
            "items": shared_glue.items_told(items(game)),
            "lines": shared_glue.lines_told(amounts.lines(game)),
            **paid,
        }

    def sights(self) -> set[Sight]:
        """What a finished deal showed."""
        game = self.game
        seen: set[Sight] = {("players", game.contract, game.players)}
        if self.knocked:
            seen.add(("knocked", game.players))
        if game.given_up:
            return seen | {("given up", game.contract)}
        if game.contract == "Trischaken":
            return seen | self.sights_of_trischaken()
        seen.add(("game", game.contract, game.partner is not None, game.king_in_talon, game.unnamed))
        return seen | shared_glue.sights_of_items(items(game), game.contract)

    def sights_of_trischaken(self) -> set[Sight]:
        """The rare sights at the end of Trischaken."""
        augen, tricks = counting.augen_by_seat(self.game), counting.tricks_by_seat(self.game)
        active = self.game.active()
        seen: set[Sight] = set()
        if any(tricks[seat] == 0 for seat in active):
            seen.add(("Trischaken", "no trick"))
        if any(augen[seat] >= 36 for seat in active):
            seen.add(("Trischaken", "36"))
        low, high = sorted(augen[seat] for seat in active)[1:3]
        if low == high:
            seen.add(("Trischaken", "tie"))
        return seen


def deal(case: Case, options: dict[str, str]) -> KoenigrufenTelling:
    """A deal from its pack, after cutting or after knocking."""
    pack = list(case.pack)
    table = {"players": case.players, "dealer": case.dealer}
    if case.chosen is not None:
        packets = list(case.chosen)
        knocked = dealing.knock(pack, **table, chosen=packets, options=options)
        return KoenigrufenTelling(knocked, knocked=True, erring=case.erring)
    return KoenigrufenTelling(dealing.deal(pack, **table, cut=case.cut, options=options), erring=case.erring)


def start(dealer: int, hands: list[list[str]], halves: list[list[str]], options: dict[str, str]) -> KoenigrufenTelling:
    """A deal from hands and Stock."""
    game = dealing.begin(hands, halves, players=len(hands), dealer=dealer, options=options)
    return KoenigrufenTelling(game)


# ----------------------------------------------------------------------------------------------------- the engine's


def beside(state: State, slips: Memory, act: Act, rules: KoenigrufenRules) -> tuple[State, Memory] | None:
    """The engine's state after a card against the rules; none if it is refused."""
    one = Play(Seat(act.seat), CARDS[act.words.removesuffix(UNNOTICED)])
    try:
        after, slip = breaches.left_lying(state, one, rules)
    except IllegalActionError:
        return None
    return after, (*slips, slip)


def engines_end(state: State, rules: KoenigrufenRules) -> Facts:
    """The facts of a finished deal in the engine."""
    score, settlement = engine.score(state, rules), engine.settlement(state, rules)
    paid = {"payments": list(settlement.payments)}
    if isinstance(state, GivenUp):
        return {"given up": True, **shared_glue.engines_parties(state.game), **paid}
    assert isinstance(state, Played)
    if state.contest.game is None:
        seats = state.contest.dealt.seating.seats
        return {"Augen": [score.augen.get(seat, 0) for seat in seats], **paid}
    return {
        **shared_glue.engines_parties(state.contest.game),
        "Augen": [score.augen[side] for side in Side] if score.augen else [],
        "items": shared_glue.engines_items(score.items),
        "lines": shared_glue.engines_lines(settlement.lines),
        **paid,
    }


SOURCE: Final = Source(
    rules=KOENIGRUFEN,
    readings=READINGS,
    contracts=chance.CONTRACTS,
    deals=52 * len(chance.CONTRACTS),
    deal=deal,
    start=start,
    engines_end=engines_end,
    chance=chance.any_case,
    ended=ends.outcome,
    settled=sheets.settled,
    count=counting.count,
    winning_card=play.winning_card,
    playable=play.playable,
    beside=beside,
    idle={
        ("stock-after-solo", "its-side"): "says who sees the Stock, and not what may be done with it",
        ("given-up-deal", "same-dealer"): "says who deals next",
        ("irregularities", "stands"): "says what becomes of a breach, and by chance nobody breaks a rule",
        ("ouvert-open-when", "start"): "says from when on hands lie open, and not what may be done with them",
    },
)
