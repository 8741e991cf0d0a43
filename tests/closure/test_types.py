"""What the type checker is shown: states, rule sets and records say what they are, and mistakes in them are found."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api
from tests.closure.syntax import tree

from tarock_engine.cards import CardSet
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import rulings_in_words
from tarock_reference.impostors import wrong_values

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "reference_engine"
OF_A_STATE = frozenset({"game", "exchange", "contest", "table", "tricks", "declarer", "hands"})
HEAD = """
import dataclasses
from tarock_engine import bidding, talon
from tarock_language.message import message
from tarock_engine.actions import Bid, Play
from tarock_engine.amounts import WholeAugen, as_augen
from tarock_engine.areas import Worth
from tarock_engine.cards import CARDS, NAMES
from tarock_engine.karl import play as karls_play
from tarock_engine.contracts import Side
from tarock_engine.karl import stichzwang
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.trischaken import SeatCounts, settle
from tarock_engine.koenigrufen.procedure import PROCEDURE as KOENIGRUFEN
from tarock_engine.contracts import Goal
from tarock_engine.lungau import play
from tarock_engine.lungau.procedure import PROCEDURE, score
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.lungau.state import Announcing
from tarock_engine.procedure import phase_of
from tarock_engine.ruling import ruling
from tarock_engine.scoring import KnownTrick, Score, Settlement
from tarock_engine.seating import SEATS, Seat, Seating, further, in_turn
from tarock_engine.state import AtTalon, Bidding, GivenUp, State, TakenTrick
def told(state: State) -> str:
    return ""
def end_of(over: GivenUp) -> str:
    return told(over)
def of_paying(state: GivenUp, rules: object) -> Score:
    return Score({}, (), ())
def led_by(seat: Seat) -> tuple[Seat, ...]:
    return in_turn(SEATS[:4], seat, 1)
"""
ANYTHING = {
    "tarock_engine/areas.py": "the way of counting asks for the group of its own source",
    "tarock_engine/bid_checks.py": "a check looks at what its own source makes of an auction",
    "tarock_engine/manners.py": "each source says in its own way who leads",
    "tarock_engine/memory.py": "functions that remember have answers of all kinds",
    "tarock_engine/phases.py": "phases of different states stand side by side",
    "tarock_engine/procedure.py": "phases of different states stand side by side, each with acts of its own",
    "tarock_engine/ruleset.py": "what only the rule set of a source names: its ends, its groups, values of all kinds",
    "tarock_engine/ruling.py": "a way to play is any function",
    "tarock_engine/zwanzigerrufen/state.py": "the fields of a profile, in order",
    "tarock_reference/__init__.py": "each kind of question has a function of its own",
    "tarock_reference/houses/added_rulings.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/houses/added_rounds.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/houses/leaving_out.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/houses/own_items.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/houses/profile_parsing.py": "a profile holds whatever somebody has written",
    "tarock_reference/houses/typed.py": "a profile holds whatever somebody has written, for rulings of all kinds",
    "tarock_reference/houses/writing.py": "a ruling holds a value of any kind",
    "tarock_reference/houses/ways.py": "a way to play is any function",
    "tarock_reference/impostors.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/rulings_in_words.py": "a place in a rule set holds whatever rule sets are made of",
    "tarock_reference/weighing/rebasing.py": "a state consists of values of all kinds",
    "tarock_reference/source_answers.py": "slips are of the kind of their source",
}
"""Where the engine says that something may be anything, and why."""
MISTAKES = {
    "the procedure of another source": (
        "dataclasses.replace(LUNGAU, procedure=PROCEDURE)",
        "dataclasses.replace(LUNGAU, procedure=KOENIGRUFEN)",
    ),
    "a function that asks for another source's rule set": (
        "dataclasses.replace(PROCEDURE, trick_grounds=play.trick_grounds)",
        "dataclasses.replace(PROCEDURE, trick_grounds=karls_play.trick_grounds)",
    ),
    "a score that knows one end of two": (
        "dataclasses.replace(PROCEDURE, score=score)",
        "dataclasses.replace(PROCEDURE, score=of_paying)",
    ),
    "a phase whose module has other states": (
        "phase_of(AtTalon, message('due'), (Bid,), talon)",
        "phase_of(Bidding, message('due'), (Bid,), talon)",
    ),
    "a duty that asks for another source's rule set": (
        "dataclasses.replace(LUNGAU.trischaken, overtake=LUNGAU.trischaken.overtake)",
        "dataclasses.replace(LUNGAU.trischaken, overtake=ruling(stichzwang.must_take, ''))",
    ),
    "no state at all": ("end_of", "told(NAMES)"),
    "a count for a seat": ("Play(SEATS[4], CARDS['I'])", "Play(len(SEATS), CARDS['I'])"),
    "a card for a seat, and the other way round": ("Play(SEATS[0], CARDS['I'])", "Play(CARDS['I'], SEATS[0])"),
    "a seat that nobody brought back to the table": (
        "Play(further(SEATS[3], 1, 4), CARDS['I'])",
        "Play(SEATS[3] + 1, CARDS['I'])",
    ),
    "the number of a turn for the seat in turn": (
        "def speaker(state: Announcing) -> Seat: return state.speaker",
        "def turn(state: Announcing) -> Seat: return state.turn",
    ),
    "a place in the trick for the seat that took it": (
        "def lead(trick: TakenTrick) -> tuple[Seat, ...]: return led_by(trick.winner)",
        "def lead_by_place(trick: KnownTrick) -> tuple[Seat, ...]: return led_by(trick.won_by)",
    ),
    "a seat for Augen": ("Worth(0, WholeAugen(4))", "Worth(0, SEATS[4])"),
    "Augen for a seat": ("led_by(SEATS[1])", "led_by(WholeAugen(1))"),
    "a number of tricks for Augen": (
        "Goal(least_augen=ruling(WholeAugen(36), ''))",
        "Goal(least_augen=Goal(exact_tricks=ruling(1, '')).exact_tricks)",
    ),
    "a payment for Augen": (
        "def made(paid: Settlement) -> Score: return Score({Side.FOES: as_augen(paid.payments[0])}, (), ())",
        "def mixed(paid: Settlement) -> Score: return Score({Side.FOES: paid.payments[0]}, (), ())",
    ),
    "tricks and Augen of everybody the wrong way round": (
        "def each(at: Seating, of: SeatCounts) -> Settlement: return settle(at, of.augen, of.tricks, KARL)",
        "def swapped(at: Seating, of: SeatCounts) -> Settlement: return settle(at, of.tricks, of.augen, KARL)",
    ),
    "Augen that nobody counted, but reckoned": (
        "def both(one: Score) -> Worth: return Worth(0, WholeAugen(2 * len(one.augen)))",
        "def twice(one: Score) -> Worth: return Worth(0, 2 * len(one.augen))",
    ),
    "a seat for the places that a turn goes further": (
        "in_turn(SEATS[:4], SEATS[2], 1)",
        "in_turn(SEATS[:4], 1, SEATS[2])",
    ),
}


def engine_files() -> list[Path]:
    """What plays and what answers; the second opinion is told in a way of its own."""
    return sorted(path for room in ("tarock_engine", "tarock_reference") for path in (ENGINE / room).rglob("*.py"))


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    for path in engine_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def test_seats_are_reckoned_with_in_one_place_and_taken_from_the_wire_at_the_desk() -> None:
    made = {place.partition(":")[0].removeprefix("reference_engine/") for place, _ in calls("Seat")}

    assert made == {"tarock_reference/convert.py", "tarock_reference/lungau/speaking.py"}


@pytest.mark.parametrize("way", ["getattr", "hasattr"])
def test_no_state_is_asked_for_a_field_that_it_may_not_have(way: str) -> None:
    asked = [
        place
        for place, call in calls(way)
        for name in call.args[1:2]
        if isinstance(name, ast.Constant) and name.value in OF_A_STATE
    ]

    assert asked == []


def test_only_what_may_be_anything_is_called_any() -> None:
    named = {
        path.relative_to(ENGINE).as_posix()
        for path in engine_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    }

    assert named == ANYTHING.keys()


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """What the type checker says of each line, the right and the wrong ones."""
    lines = [text for pair in MISTAKES.values() for text in pair]
    program = tmp_path_factory.mktemp("mistakes") / "mistakes.py"
    program.write_text(HEAD + "\n".join(lines), encoding="utf-8")
    out, faults, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(program)])
    first = HEAD.count("\n") + 1
    found = (line.split(":", 2) for line in out.splitlines() if "mistakes.py:" in line)
    assert not faults
    return {int(number) - first: said for _, number, said in found}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_type_checker_finds(mistake: str, complaints: dict[int, str]) -> None:
    right = 2 * list(MISTAKES).index(mistake)

    assert "error" in complaints.get(right + 1, "")
    assert right not in complaints


def test_a_set_of_cards_is_told_as_cards_and_a_number_as_a_number_whatever_their_size() -> None:
    wide, narrow = 1 << 20, CardSet(1 << 1)

    assert rulings_in_words.value(LUNGAU, "talon.never_laid_away.0", narrow) == "II"
    assert rulings_in_words.value(LUNGAU, "settling.tariff_cent", wide) == "1048576"
    assert [wrong.way for wrong in wrong_values("lungau", "settling.tariff_cent", wide)] == ["+1", "-1"]
    assert [wrong.way for wrong in wrong_values("lungau", "bonuses.nowhere", narrow)] == ["without-II", "with-III"]


def test_every_ruling_that_holds_a_set_of_cards_is_declared_to_hold_one() -> None:
    for rules in RULE_SETS.values():
        for path, ruling, words in rulings_in_words.worded_rulings(rules):
            if isinstance(ruling.value, CardSet):
                assert not words.isdecimal(), f"{rules.name} {path}"
