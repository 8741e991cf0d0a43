"""Tarock-Königrufen for the lockstep: what the second opinion says of a deal, and the same of the engine's."""

from __future__ import annotations

from typing import Final

from tests.second_opinion.koenigrufen import amounts, chance, counting, dealing, payments
from tests.second_opinion.koenigrufen.deal import Course
from tests.second_opinion.koenigrufen.game import Game
from tests.second_opinion.koenigrufen.items import items
from tests.second_opinion.koenigrufen.readings import READINGS
from tests.second_opinion.source import Act, Case, Facts, Sight, Source, Telling, Trick

from tarock_engine import engine
from tarock_engine.actions import FOURTH
from tarock_engine.cards import NAMES
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.ruleset import Side
from tarock_engine.rulesets.koenigrufen import KOENIGRUFEN
from tarock_engine.scoring import Item, Line
from tarock_engine.state import GivenUp, Played, State

NOBODY: Final = -1
Told = tuple[str, str, bool, bool, tuple[int, ...], int]
"""An item: name, side, won, announced, who doubled it, the only opponent for whom it counts or nobody."""


class KoenigrufenTelling(Telling):
    """A deal as the second opinion tells it."""

    def __init__(self, game: Game, *, knocked: bool = False) -> None:
        self.course = Course(game)
        self.game = game
        self.knocked = knocked

    @property
    def hands(self) -> list[list[str]]:
        """The cards in hand, by seat."""
        return self.game.hands

    @property
    def halves(self) -> list[list[str]]:
        """The Stock."""
        return self.game.halves

    @property
    def contract(self) -> str:
        """What is played, nothing as long as that is not known."""
        return self.game.contract

    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""
        return bool(self.course.phase == "over")

    def acts(self) -> list[Act]:
        """Everything that is allowed."""
        return [Act(seat, deed, words) for seat, deed, said in self.course.turns() for words in said]

    def act(self, act: Act) -> None:
        """Do what is allowed."""
        self.course.act(*act)

    def tricks(self) -> list[Trick]:
        """The tricks so far."""
        return [(trick.seats[0], trick.cards, trick.winner) for trick in self.game.tricks]

    def end(self) -> Facts:
        """What a finished deal came to."""
        game = self.game
        paid = {"payments": payments.settle(game)}
        if game.contract == "Trischaken":
            return {"Augen": counting.augen_by_seat(game), **paid}
        parties: dict[str, object] = {
            "contract": game.contract,
            "declarer": game.declarer,
            "partner": game.partner,
            "called": called(FOURTH if game.unnamed else "", game.called),
        }
        if game.given_up:
            return {"given up": game.planned_bird, **parties, **paid}
        found = items(game)
        lines = amounts.lines(game)
        return {
            **parties,
            "Augen": [] if game.is_negative() else [counting.augen(game, side) for side in counting.SIDES],
            "items": sorted((i.name, i.side, i.won, i.announced, i.doubled, seat(i.against)) for i in found),
            "lines": sorted((line.name, line.side, line.amount, seat(line.against)) for line in lines),
            **paid,
        }

    def sights(self) -> set[Sight]:
        """What a finished deal showed."""
        game = self.game
        seen: set[Sight] = {("players", game.contract, game.players)}
        if self.knocked:
            seen.add(("knocked", game.players))
        if game.given_up:
            return seen | {("given up", game.contract, game.planned_bird != "")}
        if game.contract == "Trischaken":
            return seen | self.sights_of_trischaken()
        seen.add(("game", game.contract, game.partner is not None, game.king_in_talon, game.unnamed))
        for item in items(game):
            seen.add(("item", item.name, item.side, item.won, item.announced))
            seen.add(("won", game.contract, item.name, item.won))
            seen.add(("steps", item.name == "Spiel", len(item.doubled)))
        return seen

    def sights_of_trischaken(self) -> set[Sight]:
        """What is rare at the end of Trischaken."""
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


def called(unnamed: str, king: str) -> str:
    """A called König, and whether it was named."""
    return f"{unnamed} {king}".strip()


def seat(against: int | None) -> int:
    """An opponent, as something that can be sorted."""
    return NOBODY if against is None else against


def deal(case: Case, options: dict[str, str]) -> KoenigrufenTelling:
    """A deal from its pack, after cutting or after knocking."""
    pack = list(case.pack)
    table = {"players": case.players, "dealer": case.dealer}
    if case.chosen is not None and dealing.may_knock(options):
        packets = list(case.chosen)
        return KoenigrufenTelling(dealing.knock(pack, **table, chosen=packets, options=options), knocked=True)
    return KoenigrufenTelling(dealing.deal(pack, **table, cut=case.cut, options=options))


def start(dealer: int, hands: list[list[str]], halves: list[list[str]], options: dict[str, str]) -> KoenigrufenTelling:
    """A deal from hands and Stock."""
    game = dealing.begin(hands, halves, players=len(hands), dealer=dealer, options=options)
    return KoenigrufenTelling(game)


# ----------------------------------------------------------------------------------------------------- the engine's


def engines_end(state: State, rules: KoenigrufenRules) -> Facts:
    """What the engine says a finished deal came to."""
    score, settlement = engine.score(state, rules), engine.settlement(state, rules)
    paid = {"payments": list(settlement.payments)}
    if isinstance(state, GivenUp):
        return {"given up": state.bird or "", **parties_of(state), **paid}
    assert isinstance(state, Played)
    if state.contest.game is None:
        players = state.contest.dealt.seating.players
        return {"Augen": [score.augen.get(seat, 0) for seat in range(players)], **paid}
    return {
        **parties_of(state),
        "Augen": [score.augen[side] for side in Side] if score.augen else [],
        "items": sorted(item_told(one) for one in score.items),
        "lines": sorted(line_told(one) for one in settlement.lines),
        **paid,
    }


def parties_of(state: GivenUp | Played) -> dict[str, object]:
    """What the engine says is played, and by whom."""
    game = state.game if isinstance(state, GivenUp) else state.contest.game
    assert game is not None
    return {
        "contract": game.contract.name,
        "declarer": game.declarer,
        "partner": game.partner,
        "called": called(FOURTH if game.unnamed else "", "" if game.called is None else NAMES[game.called]),
    }


def item_told(item: Item) -> Told:
    """An item in plain words."""
    return item.name, item.side.value, item.won, item.announced, tuple(item.doubled), seat(item.against)


def line_told(line: Line) -> tuple[object, ...]:
    """A line of a settlement in plain words."""
    return line.name, line.side.value, line.amount, seat(line.against)


SOURCE: Final = Source(
    rules=KOENIGRUFEN,
    readings=READINGS,
    contracts=chance.CONTRACTS,
    deals=45 * len(chance.CONTRACTS),
    deal=deal,
    start=start,
    engines_end=engines_end,
    chance=chance.any_case,
    idle={
        ("ouvert-open-when", "start"): "says from when on hands lie open, and not what may be done with them",
    },
)
