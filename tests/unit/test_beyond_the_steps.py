"""The whole answer counts: what is wrong in a part that no step reads is a failure of a kind of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from tests.unit.made_up import FAILED, catalogue, header, scenario, verdict
from tests.unit.test_explaining_readings import playing
from tests.unit.the_command import engine, tarock

from tarock_checking.check.known_failures import KnownDeviations
from tarock_checking.check.other_readings import readings_played
from tarock_checking.playing.player import Asking
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reports.ledger.check_lines import PlannedScenario
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.machine.check_object import counts_told
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.verdict.cases import Case, ClauseState
from tarock_reports.verdict.grounds import WrongAlone, not_conform
from tarock_reports.verdict.summary import Conformity, Summary, summarise
from tarock_running.inputs import requirement_set
from tarock_running.inputs.deviations import KnownDeviation, read_deviations
from tarock_running.inputs.requirement_set import is_judged_by_steps
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue import released
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict, as_by_steps

Told = dict[str, Any]
Change = Callable[[Told, Told], None]

LUNGAU = {planned.id: planned for planned in plan("lungau")}
CUTTING = "lungau/sessions/at-a-table-of-four-everybody-receives-cards-the-dealer-too"
"""It asks for a dealing, and reads its hands."""
CLOCKWISE = """
import json, sys

from tarock_reference import respond

for line in sys.stdin.buffer:
    told = json.loads(respond(line))
    if "direction" in told.get("answer", {}):
        told["answer"]["direction"] = "clockwise"
    print(json.dumps(told), flush=True)
"""
DEALINGS = [id_ for id_, planned in LUNGAU.items() if planned.area in ("dealing", "cards", "sessions")]


def changed(change: Change) -> Callable[[bytes], bytes]:
    """The reference engine with every answer changed: ``change`` is given the question and the answer."""

    def reply(line: bytes) -> bytes:
        told = json.loads(respond(line))
        if "answer" in told:
            change(json.loads(line), told["answer"])
        return json.dumps(told).encode()

    return reply


def verdicts(answer: Callable[[bytes], bytes], scenarios: Sequence[str]) -> list[Verdict]:
    heard: list[Verdict] = []
    rules = rules_of_readings("lungau", {})
    chosen = tuple(map(LUNGAU.__getitem__, scenarios))
    play_run(Run(driver=InProcess(answer), sink=heard.append, source="lungau", chosen=chosen, right=lambda: rules))
    return heard


def deals_clockwise(_: Told, answer: Told) -> None:
    if "direction" in answer:
        answer["direction"] = "clockwise"


# ------------------------------------------------------------------------------------------------- what is judged


def test_what_no_step_reads_is_told_with_both_values_and_the_clauses_that_it_rests_on() -> None:
    (found,) = verdicts(changed(deals_clockwise), [CUTTING])

    assert found.outcome is Outcome.BEYOND
    assert found.basis is Basis.DERIVED
    assert (found.step, found.expected, found.given) == ("", "counter-clockwise", "clockwise")
    assert found.message == "no step reads it, but in the answer to dealing this is wrong: direction"
    in_german = language_of("de").sentence(found.said)
    assert in_german == "kein Schritt liest es, aber in der Antwort auf dealing ist das falsch: direction"
    assert "LUN-DEALING-001" in found.charged
    assert '"ask":"dealing"' in found.exchanges[-1].question
    assert len(verdicts(respond, [CUTTING])[0].exchanges) == len(found.exchanges) + len(found.after)


def test_of_a_list_what_is_lacking_and_too_much_is_told() -> None:
    def forgets(question: Told, answer: Told) -> None:
        if question["ask"] == "deck":
            answer["trull"] = ["Sküs", "XXI", "XX"]

    found = next(verdict for verdict in verdicts(changed(forgets), DEALINGS) if verdict.outcome is Outcome.BEYOND)

    assert (found.lacking, found.too_much) == (["I"], ["XX"])


def is_free(question: Told, answer: Told) -> None:
    """What the protocol leaves free, all of it otherwise than the reference has it."""
    for part in ("hands", "talon", "legal", "items"):
        if isinstance(answer.get(part), list) and not any(isinstance(inner, list) for inner in answer[part]):
            answer[part].reverse()
    answer |= {"grounds": ["none"]} | ({"why": {}} if "why" in answer else {})
    if question["ask"] == "deck":
        answer["names"]["Gstieß"] = "Sküs"
    if question["ask"] == "hello":
        del answer["grounds"]


def test_what_the_protocol_leaves_free_is_never_wrong() -> None:
    assert {verdict.outcome for verdict in verdicts(changed(is_free), DEALINGS[::4])} == {Outcome.PASSED}


def test_a_field_that_is_not_offered_is_not_looked_at() -> None:
    def offers_less(question: Told, answer: Told) -> None:
        deals_clockwise(question, answer)
        if question["ask"] == "hello":
            answer["fields"] = {"dealing": ["hands", "talon", "vorhand", "order", "cutter", "sits_out"]}

    assert verdicts(changed(offers_less), [CUTTING])[0].outcome is Outcome.PASSED


def test_a_scenario_that_fails_anyway_has_no_other_verdict() -> None:
    def deals_one_card(question: Told, answer: Told) -> None:
        deals_clockwise(question, answer)
        if question["ask"] == "dealing":
            answer |= {"order": [], "cutter": None, "hands": [["I"], [], [], []], "sits_out": 3}

    (found,) = verdicts(changed(deals_one_card), [CUTTING])

    assert found.outcome is Outcome.FAILED
    assert "direction" not in json.dumps([found.message, *(also.message for also in found.also)])


def test_another_reading_explains_it_as_it_explains_a_failure() -> None:
    chosen = tuple(planned for planned in LUNGAU.values() if planned.area == "calling")
    heard = RunSoFar()
    for outcome in verdicts(playing(own_king_call="forbidden"), [planned.id for planned in chosen]):
        heard.verdict(outcome)
    asking = Asking(source="lungau", options={}, asked=chosen, share=0.0, is_reference=False)

    (found,) = readings_played(asking, heard, None, lambda: True).each

    assert (found.option, found.reading) == ("own-king-call", "forbidden")
    assert heard.beyond
    assert heard.beyond <= {*found.scenarios}


# -------------------------------------------------------------------------------------------------- what is counted

CITED, OTHER, CHARGED = "MAD-PLAY-001", "MAD-PLAY-002", "MAD-PLAY-003"
CASES = [scenario(0, clauses=[CITED, OTHER]), scenario(1, clauses=[OTHER])]


def beyond(of: PlannedScenario, *charged: str) -> Verdict:
    wrong = verdict(of, FAILED, note="no step reads it")
    return replace(wrong, outcome=Outcome.BEYOND, step="", charged=[*charged], basis=Basis.DERIVED)


def ledger(folder: Path, *came: Verdict, unscored: Sequence[Verdict] = ()) -> Ledger:
    with LedgerWriter(folder / "run.jsonl", header(CASES)) as writer:
        for result in came:
            writer.add(result)
        for result in unscored:
            writer.unscored(result)
    return Ledger.read(folder / "run.jsonl")


@pytest.fixture(name="told")
def told_ledger(tmp_path: Path) -> Ledger:
    return ledger(tmp_path, beyond(CASES[0], CITED, CHARGED), verdict(CASES[1]))


def test_it_is_a_failure_of_its_own_that_upholds_the_other_clauses(told: Ledger) -> None:
    found = summarise(told)

    assert found.conformity is Conformity.NOT_CONFORM
    assert "1 of 2 evaluated scenarios went wrong: 1 beyond the steps alone" in found.words
    assert found.states == {
        CITED: ClauseState.FAILED,
        OTHER: ClauseState.PASSED,
        CHARGED: ClauseState.FAILED,
    }
    assert ([case.scenario.id for case in found.beyond], found.wrong) == ([CASES[0].id], ())
    assert (found.total.evaluated, found.total.passed, found.derived) == (2, 1, 1)


def test_the_parts_of_what_went_wrong_are_told_as_parts_of_one_sum() -> None:
    told = not_conform(44, 4, 712, WrongAlone(uneven=0, beyond=4, further=3))

    assert ENGLISH.sentence(told).startswith(
        "44 of 712 evaluated scenarios went wrong: 37 in their steps, 4 beyond the steps alone, 3 further questions, "
    )


def test_a_clause_that_only_such_a_scenario_is_evidence_for_is_not_inconclusive(tmp_path: Path) -> None:
    found = summarise(ledger(tmp_path, beyond(CASES[0], CHARGED), beyond(CASES[1], CHARGED)))

    assert found.inconclusive == ()
    assert (found.states[CITED], found.states[CHARGED]) == (ClauseState.PASSED, ClauseState.FAILED)


def test_every_report_has_a_count_and_a_section_of_it(told: Ledger) -> None:
    page, root = render_page(told, catalogue()), ET.fromstring(render_junit([told]))  # noqa: S314 - ours
    counts = counts_told(summarise(told).total)

    assert (counts.failed, counts.beyond_the_steps, counts.passed) == (0, 1, 1)
    assert [failure.get("type") for failure in root.iter("failure")] == ["beyond the steps"]
    assert "## Beyond the steps\n" in render_markdown(told, say=ENGLISH)
    assert '<section id="beyond"' in page
    assert page.index('<a href="#beyond">') < page.index('<section id="beyond"')
    assert page.index("no step reads it") > page.index('<section id="beyond"')


# ---------------------------------------------------------------------------------------- versions and known ones


def test_a_version_that_did_not_compare_whole_answers_does_not_fail_a_program_by_them(tmp_path: Path) -> None:
    apart: list[Verdict] = []
    wrong = beyond(CASES[0], CHARGED)

    scored = as_by_steps(wrong, apart.append)
    found: Summary = summarise(ledger(tmp_path, scored, verdict(CASES[1]), unscored=apart))

    assert is_judged_by_steps("lungau", "0.1")
    assert not is_judged_by_steps("lungau", "")
    assert (found.conformity, apart) == (Conformity.CONFORM, [wrong])
    assert [group.in_words(ENGLISH) for group in found.left_out] == [
        "not scored, by a kind of test that came later: 1 scenario (1 beyond the steps)"
    ]
    assert as_by_steps(verdict(CASES[1]), apart.append) == verdict(CASES[1])


def known(**fields: str) -> KnownDeviation:
    usual = {"rules": "lungau", "clause": "", "cause": "", "reason": "ours", "link": "", "place": "here:1"}
    return KnownDeviation(**usual | fields)


@pytest.mark.parametrize(
    ("one", "is_known"),
    [
        (known(clause="LUN-DEALING-001"), True),
        (known(clause="LUN-PLAY-001"), False),
        (known(scenario=CUTTING, step="beyond the steps"), True),
        (known(scenario=CUTTING, step=LUNGAU[CUTTING].lines[-1].text), False),
    ],
)
def test_it_is_known_as_a_check_of_its_scenario_or_by_a_clause_that_it_rests_on(
    one: KnownDeviation, *, is_known: bool
) -> None:
    asking = Asking(source="lungau", options={}, asked=(LUNGAU[CUTTING],), share=0.0, is_reference=False)
    (found,) = verdicts(changed(deals_clockwise), [CUTTING])
    case = Case(PlannedScenario.of(LUNGAU[CUTTING]), verdict_line(found))

    assert KnownDeviations(each=(one,), asking=asking, house=None).can_explain(case, RunSoFar()) is is_known


def test_a_file_of_deviations_names_it_as_a_step(tmp_path: Path) -> None:
    (tmp_path / "known.toml").write_text(
        f'[[deviation]]\nscenario = "{CUTTING}"\nstep = "beyond the steps"\nreason = "ours"\n', encoding="utf-8"
    )

    assert [deviation.step for deviation in read_deviations(tmp_path / "known.toml")] == ["beyond the steps"]


def test_the_kind_of_test_has_a_version_from_a_release_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "made"
    folder.mkdir()
    for version, ids in (("0.1", {"MAD-PLAY-001"}), ("0.2", {"MAD-PLAY-001", *released.KINDS_OF_TEST})):
        (folder / released.FILE).write_text(released.with_new_ids(folder, version, ids), encoding="utf-8")
    since = released.since(folder)
    monkeypatch.setattr(requirement_set, "since_of", lambda _: since)

    assert since == {"MAD-PLAY-001": "0.1", released.BEYOND_THE_STEPS: "0.2"}
    assert [is_judged_by_steps("made", as_of) for as_of in ("0.1", "0.2", "")] == [True, False, False]


@pytest.mark.prove
def test_a_run_as_of_a_version_conforms_and_tells_apart_what_is_beyond_the_steps(tmp_path: Path) -> None:
    asked = ["--rules", "lungau", "--scenario", CUTTING, "--engine", engine(tmp_path, CLOCKWISE), "--no-diagnosis"]
    narrowed = [*asked, "--html", str(tmp_path / "report.html")]

    today = tarock("check", *narrowed, "--ledger", str(tmp_path / "today.jsonl"))
    before = tarock("check", *narrowed, "--as-of", "0.1", "--ledger", str(tmp_path / "before.jsonl"))

    assert (today.exit_code, before.exit_code) == (1, 0), (today.output, before.output)
    assert "by a kind of test that came later: 1 scenario (1 beyond the steps)" in before.output
    assert [verdict.outcome for verdict in Ledger.read(tmp_path / "today.jsonl").verdicts] == [Outcome.BEYOND]
