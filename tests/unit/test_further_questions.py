"""Further questions: asked after the scenarios, compared whole, charged by grounds, and evidence for no clause."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from proving.further import Offer, Sort, chosen_questions
from proving.grounds_together import GroundedQuestion, Together
from tests.unit.the_command import engine, tarock

from tarock_checking.playing.counterparts import PassedScenario, counterparts
from tarock_checking.playing.filling import fill
from tarock_checking.playing.rules_asked import asking_of
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Count
from tarock_reference import respond
from tarock_reports.ledger.checks import Ledger
from tarock_reports.machine.check_shape import CheckObject
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.summary import Summary, summarise
from tarock_running.inputs.deviations import read_deviations
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.inputs.requirement_set import requirement_set
from tarock_running.inputs.selection import Wanted
from tarock_searching.make.material import material_of
from tarock_steps.catalogue.further import FILE, FurtherQuestion, further_questions
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.planned import FURTHER, Planned
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

SOURCE = "lungau"
EACH = further_questions(SOURCE)
SETTLED = next(question for question in EACH if question.name.startswith("settle-"))
PAYS_DOUBLE = """
import json, sys

from tarock_protocol.messages.questions import Count
from tarock_reference import respond

for line in sys.stdin.buffer:
    told = json.loads(respond(line))
    if "payments" in told.get("answer", {}):
        told["answer"]["payments"] = [2 * payment for payment in told["answer"]["payments"]]
    print(json.dumps(told), flush=True)
"""
PILES = ((1, "I II"), (2, "I II"), (3, "I"))
LINE = {
    "name": "count-1",
    "clauses": ["LUN-COUNTING-001"],
    "lines": [
        {"keyword": "given", "text": 'the rules "lungau"', "rows": []},
        {"keyword": "when", "text": '"XXI" are counted', "rows": []},
    ],
}


# ------------------------------------------------------------------------------------------------------- the file


@pytest.mark.parametrize("source", sources())
def test_the_reference_rests_on_the_clauses_of_every_further_question(source: str) -> None:
    heard: list[Verdict] = []
    asked = further_questions(source)
    play_run(Run(driver=InProcess(respond), sink=heard.append, source=source, chosen=asked, is_reference=True))

    assert [(verdict.scenario, verdict.message) for verdict in heard if verdict.outcome is not Outcome.PASSED] == []
    assert len(heard) == len(asked) > 0


def read_from(folder: Path, *lines: bytes) -> tuple[Planned, ...]:
    (folder / SOURCE).mkdir()
    (folder / SOURCE / FILE).write_bytes(b"\n".join(lines))
    return further_questions(SOURCE, folder)


def test_a_source_without_the_file_has_none(tmp_path: Path) -> None:
    assert further_questions(SOURCE, tmp_path) == ()


def test_a_line_is_a_scenario_with_its_place(tmp_path: Path) -> None:
    (found,) = read_from(tmp_path, json.dumps(LINE).encode())

    assert (found.id, found.area, found.feature, found.line) == ("lungau/further/count-1", FURTHER, FILE, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"clauses": []},
        {"lines": LINE["lines"][:1]},
        {"more": 1},
        {"lines": "deal"},
    ],
)
def test_a_line_that_is_no_question_is_refused_with_its_place(tmp_path: Path, change: dict[str, object]) -> None:
    with pytest.raises(CatalogueError, match=r"lungau/further.jsonl: line 2: "):
        read_from(tmp_path, json.dumps(LINE).encode(), json.dumps({**LINE, "name": "count-2", **change}).encode())


@pytest.mark.parametrize("line", [json.dumps(LINE).encode(), b"[" * 100_000, b"\xff", b"null", b'{"name":"count-2"'])
def test_a_line_that_is_none_or_repeats_a_name_is_refused(tmp_path: Path, line: bytes) -> None:
    with pytest.raises(CatalogueError, match=r"lungau/further.jsonl: line 2: "):
        read_from(tmp_path, json.dumps(LINE).encode(), line)


# -------------------------------------------------------------------------------------------------------- a check


def checked(folder: Path, *words: str) -> tuple[Summary, str, Ledger]:
    """The summary of a check of a program that pays double, what it showed, and the ledger."""
    ledger = folder / "ledger.jsonl"
    whole = ["--rules", SOURCE, "--no-diagnosis", "--engine", engine(folder, PAYS_DOUBLE), "--ledger", str(ledger)]
    told = tarock("check", *whole, "--html", str(folder / "page.html"), *words)
    found = Ledger.read(ledger)
    return summarise(found), told.output, found


def test_a_wrong_answer_is_told_apart_and_charged_to_its_grounds(tmp_path: Path) -> None:
    found, told, ledger = checked(tmp_path, "--scenario", SETTLED.id)
    (case,) = found.cases

    assert case.outcome is Outcome.BEYOND
    assert {*case.charged} <= {*SETTLED.clauses}
    assert found.states[case.charged[0]] is ClauseState.FAILED
    assert "further questions: the answer to 1 question that no scenario asks is wrong" in told
    assert "## Further questions" in render_markdown(ledger, say=ENGLISH)
    assert 'id="further"' in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_right_answer_is_evidence_for_no_clause(tmp_path: Path) -> None:
    other = next(question for question in EACH if question.name.startswith("trick-"))
    found, told, _ = checked(tmp_path, "--scenario", other.id)

    assert [case.outcome for case in found.cases] == [Outcome.PASSED]
    assert found.clauses == {}
    assert found.derived == 1
    assert "further questions:" not in told


def test_it_is_not_scored_as_of_a_version_before_it() -> None:
    found = requirement_set(SOURCE, Wanted(), {}, "0.1")

    assert not any(scenario.is_further for scenario in found.scored)
    assert {scenario.id for scenario in EACH} <= {scenario.id for scenario in found.unscored}


def test_to_exclude_it_leaves_its_clauses_whole() -> None:
    found = requirement_set(SOURCE, Wanted(excluded=(f"{SOURCE}/further/*",)), {})

    assert [reason.clauses for reason in found.left_out] == [()]
    assert not any(scenario.is_further for scenario in found.scored)


def test_a_known_deviation_names_it_as_a_step(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text(
        f'[[deviation]]\nscenario = "{SETTLED.id}"\nstep = "beyond the steps"\nreason = "ours"\n', encoding="utf-8"
    )

    assert [deviation.scenario for deviation in read_deviations(path)] == [SETTLED.id]


def test_it_has_no_copies_with_other_labels() -> None:
    passed = [PassedScenario(place, question, ('"seat":1',)) for place, question in enumerate(EACH)]

    assert counterparts(passed, SymmetryShare.ALL) == []


def test_a_shipped_vector_of_it_has_no_steps() -> None:
    asking = asking_of(SOURCE)
    some = tuple(scenario for scenario in asking.asked if scenario.is_further)[:2]
    first, second = fill(replace(asking, asked=some), None, lambda *_, **__: None, complete=True).splitlines()[1:]

    assert [json.loads(line)["steps"] for line in (first, second)] == [[], []]
    assert all("written" not in json.loads(line) for line in (first, second))


# ------------------------------------------------------------------------------------------------- how it is chosen


def offer(cards: str, *meetings: str) -> Offer:
    """A question about a pile in which these things meet."""
    asked = Count(id=1, rules=SOURCE, cards=cards.split())
    return Offer(asked, frozenset({"LUN-COUNTING-001"}), frozenset((Sort.VALUES, meeting) for meeting in meetings))


def names(chosen: Sequence[FurtherQuestion]) -> list[str]:
    return [question.lines[-1].text.split('"')[1] for question in chosen]


def chosen(*offers: Offer) -> list[str]:
    missing = {meeting for offer in offers for meeting in offer.meetings}
    return names([question for question, _ in chosen_questions(offers, missing, material_of(SOURCE, 1, respond))])


def test_the_question_in_which_most_is_new_is_chosen_first_and_none_in_which_nothing_is() -> None:
    offers = (offer("I", "a", "b"), offer("II", "a", "b", "c"), offer("III", "d"), offer("IV", "c", "d", "e"))

    assert chosen(*offers) == ["II", "IV"]


def test_of_equal_questions_the_smallest_is_chosen() -> None:
    assert chosen(offer("I II III", "a"), offer("IV V", "a")) == ["IV V"]


def test_a_question_that_cannot_be_told_leaves_what_meets_in_it_to_others() -> None:
    untold = offer("I", "a", "b")._replace(grounds=frozenset())

    assert chosen(untold, offer("II", "a")) == ["II"]


def test_two_clauses_are_met_in_so_many_situations_and_their_smallest_question_is_known() -> None:
    found = Together(())
    grounds = frozenset({"LUN-COUNTING-002", "LUN-COUNTING-001"})
    found.add(GroundedQuestion(Count(id=number, rules=SOURCE, cards=cards.split()), grounds) for number, cards in PILES)

    assert found.pairs == {("LUN-COUNTING-001", "LUN-COUNTING-002"): 2}
    assert found.smallest["LUN-COUNTING-001", "LUN-COUNTING-002"] == Count(id=3, rules=SOURCE, cards=["I"])


def test_a_ledger_with_further_questions_can_be_diagnosed(tmp_path: Path) -> None:
    ledger = str(tmp_path / "l.jsonl")
    named = [word for question in EACH[:2] for word in ("--scenario", question.id)]
    places = ("--ledger", ledger, "--html", str(tmp_path / "p.html"))

    assert tarock("check", "--rules", SOURCE, "--in-process", "--jobs", "1", *named, *places).exit_code == 0
    found = tarock("diagnose", ledger, "--format", "json")
    assert found.exit_code == 0, found.stderr
    (run,) = msgspec.json.decode(found.stdout, type=CheckObject).runs
    assert (run.rules, run.counts.planned, run.causes) == (SOURCE, 2, [])
