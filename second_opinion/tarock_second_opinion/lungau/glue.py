"""What the lockstep needs of Lungauer Königrufen: ``SOURCE``, the second opinion's deals, what both say at the end."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_engine import counting, engine
from tarock_engine.cards import names_in
from tarock_engine.contracts import Side
from tarock_engine.lungau import bonuses
from tarock_engine.lungau import counting as own_counting
from tarock_engine.lungau.ending import ending_of
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.state import GivenUp, Played, State
from tarock_second_opinion import shared_glue
from tarock_second_opinion.lungau import chance, dealing, ends, play, scoring, sheets
from tarock_second_opinion.lungau.counting import count
from tarock_second_opinion.lungau.deal import Course
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.notebook import Line
from tarock_second_opinion.source import Act, Case, Facts, Sight, Source

LATE: Final = "Schleifen"
"""The act of giving up: always one of the phase ``talon``, even while the player lays cards away."""


class LungauTelling(shared_glue.CourseTelling):
    """A deal played in the second opinion, one act at a time."""

    course: Course
    game: Game

    def __init__(self, game: Game) -> None:
        super().__init__(Course(game))

    def acts(self) -> list[Act]:
        """All acts that are allowed."""
        phase = self.course.phase
        return [Act(seat, "talon" if words == LATE else phase, words) for seat, words in self.course.allowed()]

    def act(self, act: Act) -> None:
        """Do what is allowed."""
        self.course.act(act.seat, act.words)

    def end(self) -> Facts:
        """The facts of a finished deal."""
        game = self.game
        parties = shared_glue.parties_told(game)
        payments = {"payments": scoring.settle(game)}
        if game.given_up:
            return {"given up": True, **parties, **payments}
        if game.contract == "Fahren":
            return {"Augen": scoring.fahren_augen(game), **payments}
        found = scoring.items(game)
        piles = {side.value: scoring.pile(game, side.value) for side in Side}
        return {
            **parties,
            **{f"pile of the {side}": sorted(pile) for side, pile in piles.items()},
            "Augen": [count(pile) for pile in piles.values()],
            "items": shared_glue.items_told(found),
            "lines": shared_glue.lines_told(
                Line(item.name, item.side, None, Fraction(scoring.cents(game, item, found))) for item in found
            ),
            **payments,
        }

    def sights(self) -> set[Sight]:
        """What a finished deal showed: its game, its items and their outcomes, doublings."""
        game = self.game
        seen: set[Sight] = {("game", game.contract, game.players, game.partner is not None, game.king_in_talon)}
        if game.given_up:
            return seen | {("Schleifen", game.players)}
        if game.contract == "Fahren":
            return seen | {("Fahren", word) for word, _, _ in game.kontras}
        for item in scoring.items(game):
            seen.add(("item", item.name, item.side, item.won, item.announced))
            seen.add(("steps", item.name == "Spiel", len(item.doubled), scoring.steps(game, item)))
        return seen


def deal(case: Case, options: dict[str, str]) -> LungauTelling:
    """A deal from its pack."""
    game = dealing.deal(
        list(case.pack),
        players=case.players,
        dealer=case.dealer,
        cut=case.cut,
        first_packet=case.first_packet,
        pile=list(case.pile),
        options=options,
    )
    return LungauTelling(game)


def start(dealer: int, hands: list[list[str]], halves: list[list[str]], options: dict[str, str]) -> LungauTelling:
    """A deal from hands and Talon."""
    return LungauTelling(Game(options, len(hands), dealer, hands, halves))


def engines_end(state: State, rules: LungauRules) -> Facts:
    """The facts of a finished deal in the engine."""
    settlement = engine.settlement(state, rules)
    payments = {"payments": list(settlement.payments)}
    if isinstance(state, GivenUp):
        return {"given up": True, **shared_glue.engines_parties(state.game), **payments}
    assert isinstance(state, Played)
    game = state.contest.game
    if game is None:
        return {"Augen": list(own_counting.augen_by_seat(state.contest, state.tricks, rules)), **payments}
    together = rules.counting.partners_together.value
    piles = counting.piles(game, state.contest.exchange, state.tricks, together, rules)
    items = bonuses.scored_items(ending_of(game, state, rules), rules)
    return {
        **shared_glue.engines_parties(game),
        **{f"pile of the {side.value}": sorted(names_in(piles[side])) for side in Side},
        "Augen": [counting.count_augen(piles[side], rules.counting) for side in Side],
        "items": shared_glue.engines_items(items),
        "lines": shared_glue.engines_lines(settlement.lines),
        **payments,
    }


SOURCE: Final = Source(
    rules=LUNGAU,
    readings=LUNGAU.options(),
    contracts=chance.CONTRACTS,
    deals=300 * len(chance.CONTRACTS),
    deal=deal,
    start=start,
    engines_end=engines_end,
    chance=chance.any_case,
    ended=ends.outcome,
    settled=sheets.settled,
    count=lambda _, cards: count(cards),
    winning_card=play.winning_card,
    playable=play.playable,
    idle={
        ("fahren-five-dealer", "unseen"): "says when the dealer sees his cards, and not what may be done with them",
        ("schleifen-as-a-deal", "same-dealer"): "says who deals next",
        ("schleifen-tariff", "fixed"): "says what giving up costs where another tariff was agreed",
        ("turned-talon-visibility", "declarer"): "says who sees the Talon, and not what may be done with it",
    },
)
