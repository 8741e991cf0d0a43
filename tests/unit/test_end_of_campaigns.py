"""What stands at the end of a campaign: one numbering, long questions in part, and how written scenarios are run."""

from __future__ import annotations

import itertools
import shlex
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.unit.never_right import NeverRight

from tarock_language.message import ENGLISH
from tarock_protocol.codec import decode_question
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Count, Deal, Trick
from tarock_reference import respond
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.scenario_files import scenarios_of_files
from tarock_searching.ask.duel import Duel, Find, OtherField
from tarock_searching.ask.laws.book import finds_by_law
from tarock_searching.fuzz.campaign import FuzzResult
from tarock_searching.fuzz.causes import Causes
from tarock_searching.fuzz.entries import entries_of, explained_too
from tarock_searching.fuzz.evidence import FoundEvidence
from tarock_searching.fuzz.feature_file import BothAsked, write_scenarios
from tarock_searching.fuzz.shown_question import QuestionsShown
from tarock_searching.fuzz.terminal import told_result
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.run_so_far import RunSoFar

REFERENCE = InProcess(respond)
SHOWN = Find(Count(id=1, rules="lungau", cards=["I"]), OtherField("augen", 5, 4), ("LUN-COUNTING-003",))
BESIDE = Find(
    Trick(id=1, rules="lungau", contract="Dreier", players=4, dealer=3, leader=0, cards=["K♥", "A♥", "XXI", "D♥"]),
    OtherField("winner", 2, 0),
    ("LUN-PLAY-007",),
)
ALONE = Find(Count(id=1, rules="lungau", cards=["I", "II"]), OtherField("grounds", 5, 4), ("LUN-COUNTING-006",))
BROKE = Find(Count(id=1, rules="lungau", cards=["V"]), OtherField("", None, None), ("LUN-COUNTING-007",), "an error")
RESULT = FuzzResult(
    (BESIDE, SHOWN, ALONE, BROKE),
    Counter(find.way for find in (BESIDE, SHOWN, ALONE, BROKE)),
    40,
    Counter(),
    {},
)


def explained(*names: str, clause: str = "LUN-CARDS-001") -> Causes:
    """One cause that explains some of the finds, of which two others are left; of an error nothing is said."""
    cause = CauseRecord(id="x", sentence="x", clauses=[clause], explains=[*names], agrees=0, profile="")
    finds = {"a": SHOWN, "b": BESIDE, "c": ALONE, "d": BROKE}
    return Causes(DiagnosisLine(causes=[cause], unexplained=["c"]), FoundEvidence({}, RunSoFar(), finds, set()))


def test_causes_and_what_they_leave_are_numbered_in_one_list() -> None:
    entries = entries_of(RESULT, explained("a", "b"))

    assert [(entry.number, entry.find) for entry in entries] == [(1, SHOWN), (2, BROKE), (3, ALONE)]
    assert entries[0].clauses == ("LUN-CARDS-001", "LUN-COUNTING-003")
    told = [*told_result("lungau", RESULT, 1, explained("a", "b"))]
    assert told[0] == "lungau: 40 questions (--seed 1), 4 wrong answers in 4 ways"
    assert any(line.startswith("  2. count: an error (1 time; LUN-COUNTING-007)") for line in told)
    assert any(line.startswith("  3. count: grounds") for line in told)


CONFIRMED = "The second opinion confirms the right answer in 1 way"
UNASKED = "the second opinion could not be asked in 3 ways (count, trick)."


def test_it_is_said_which_finds_the_second_opinion_confirms_and_which_it_was_not_asked_about() -> None:
    def lines(*confirmed: Find, finds: tuple[Find, ...] = RESULT.finds) -> list[str]:
        result = RESULT._replace(finds=finds, confirmed=frozenset(find.way for find in confirmed))
        return [line for line in told_result("lungau", result, 1) if "second opinion" in line]

    by_law = SHOWN._replace(law="again")
    assert lines(SHOWN) == [f"{CONFIRMED}; {UNASKED}"]
    assert lines(SHOWN, finds=(SHOWN, by_law)) == [f"{CONFIRMED}."]
    assert lines(finds=(SHOWN,)) == ["The second opinion could not be asked in 1 way (count)."]
    assert lines(finds=(by_law,)) == lines(finds=()) == []


def test_a_find_that_a_cause_explains_beside_its_example_bears_the_number_of_that_cause() -> None:
    causes = explained("a", "b")

    (other,) = explained_too(RESULT, causes, entries_of(RESULT, causes))

    assert (other.number, other.find) == (1, BESIDE)
    assert other.clauses[0] == "LUN-CARDS-001"


def test_how_it_was_found_is_not_told_beside_the_smaller_question_that_tells_it() -> None:
    larger = SHOWN._replace(difference=OtherField("in a deal", 5, 4))
    result = RESULT._replace(finds=(SHOWN,), as_found=(larger,), often=Counter({SHOWN.way: 7}))
    evidence = FoundEvidence({}, RunSoFar(), {"a": SHOWN, "b": larger}, set())
    causes = Causes(DiagnosisLine(causes=[], unexplained=["a", "b"]), evidence)

    assert [entry.find for entry in entries_of(result, causes)] == [SHOWN]


def a_long_deal() -> Deal:
    planned = next(case for case in plan("lungau") if case.area == "whole_deals")
    hands = [[f"{number}♥"] * 12 for number in range(4)]
    acts = [Action(seat=seat % 4, do="play", what=planned.source.upper()) for seat in range(30)]
    return Deal(id=1, rules="lungau", players=4, dealer=3, hands=hands, talon=[["I"], ["II"]], actions=acts)


def test_of_a_long_question_the_cards_and_the_last_acts_are_shown_and_where_all_of_it_is(tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    shows = QuestionsShown(path, "tarock ask --engine x", say=ENGLISH)

    lines = [*shows.shown(a_long_deal())]
    (beside,) = shows.beside(a_long_deal())
    shows.put()

    assert lines[0] == "     asked deal, players 4, dealer 3"
    assert "       hands 0 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥ 0♥" in lines
    assert "       actions: 30, the last: 2 play LUNGAU; 3 play LUNGAU; 0 play LUNGAU; 1 play LUNGAU" in lines
    assert lines[-1] == f'     again: tarock ask --engine x "$(sed -n 1p {path})"'
    assert beside == f'     and    tarock ask --engine x "$(sed -n 2p {path})"'
    assert [decode_question(line) for line in path.read_bytes().splitlines()] == [a_long_deal()] * 2


def test_a_short_question_is_shown_whole_without_what_goes_without_saying(tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    shows = QuestionsShown(path, say=ENGLISH)

    assert [*shows.shown(SHOWN.question)] == ['     asked {"ask":"count","cards":["I"],"id":1,"rules":"lungau"}']
    shows.put()
    assert not path.exists()


def test_of_a_law_both_answers_are_told() -> None:
    numbers = itertools.count()

    def changes_its_mind(line: bytes) -> bytes:
        return respond(line).replace(b'"augen":5', b'"augen":%d' % next(numbers))

    duel = Duel(InProcess(changes_its_mind), REFERENCE)

    (find,) = finds_by_law(SHOWN.question, duel, "again")
    told = [*told_result("lungau", FuzzResult((find,), Counter([find.way]), 1, Counter(), {}), 1)]

    place = next(place for place, line in enumerate(told) if "count: law of again" in line)
    assert told[place + 2 : place + 4] == ["     first 1", "     then  2"]


def test_written_scenarios_bear_numbers_and_clauses_of_the_list_and_are_run_as_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    causes = explained("a", clause="LUN-COUNTING-006")

    asked = BothAsked(REFERENCE, NeverRight(REFERENCE), EngineChoice(command="./engine"))
    write_scenarios(tmp_path / "found", "lungau", entries_of(RESULT, causes), asked, ENGLISH)

    path = tmp_path / "found" / "lungau.feature"
    text = path.read_text(encoding="utf-8")
    assert f"scenarios: {path} (4 of 4 finds)" in capsys.readouterr().out
    assert "  @clause:LUN-COUNTING-006\n  Rule: LUN-COUNTING-006\n\n    Example: find 1, count augen\n" in text
    again = shlex.split(text.splitlines()[1].removeprefix("#"))
    assert again == ["tarock", "check", "--engine", "./engine", str(path)]
    assert len(scenarios_of_files([path], ENGLISH)) == 4


def test_what_is_shown_of_a_stranger_cannot_steer_a_terminal(tmp_path: Path) -> None:
    deal = a_long_deal()
    odd = msgspec.structs.replace(deal, actions=[*deal.actions[:-1], Action(seat=0, do="say", what="\u202e\x1b[2J")])

    assert not any(
        "\x1b" in line or "\u202e" in line for line in QuestionsShown(tmp_path / "x", say=ENGLISH).shown(odd)
    )
