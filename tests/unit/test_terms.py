"""On which terms a program is asked: how long, how much of it twice, and how what it declines is judged."""

from __future__ import annotations

import html
import json
import re
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tests.unit.the_command import engine, tarock
from tests.unit.ticking import Ticking

from tarock_checking.check.campaign import Campaign
from tarock_checking.check.terms import AskingTerms
from tarock_checking.check.voice import Voice
from tarock_checking.playing.repeated_questions import Remembering, asked_again
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import Declined
from tarock_protocol.messages.questions import Count, MayPlay
from tarock_reference import respond
from tarock_reports.ledger.checks import CHANGED, Ledger
from tarock_reports.verdict.summary import summarise
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.engine_values import AGAIN
from tarock_running.inputs.selection import Wanted
from tarock_running.outputs.places import WantedFiles
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.verdicts import Outcome

QUICK = ("check", "--rules", "lungau", "--area", "counting", "--no-diagnosis")
LEDGER = "tarock-report/lungau.part.jsonl"

ADAPTER = """
import json, sys
from pathlib import Path
from tarock_reference import respond

started = Path({folder!r}) / "started"
again = started.exists()
started.touch()
for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
{deed}
    print(json.dumps(reply), flush=True)
"""
MOODY = """
    if again and reply.get("answer", {}).get("augen") == 71:
        reply["answer"]["augen"] = 70"""
RENAMED = """
    if again and asked["ask"] == "hello":
        reply["answer"]["version"] = "of another day" """
ONCE = """
    if again:
        sys.exit("not twice")"""
WRONG = """
    if reply.get("answer", {}).get("augen") == 71:
        reply["answer"]["augen"] = 69 if again else 70"""
COUNTS_ONLY = """
    if asked["ask"] == "hello":
        reply["answer"]["questions"] = ["hello", "count"]"""
PICKY = """
    if asked["ask"] == "count" and len(asked["cards"]) == 1:
        reply = {"id": asked["id"], "declined": "\\x1b[31m <b>[bold]single cards[/bold]</b>"}"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def adapter(folder: Path, deed: str) -> str:
    return engine(folder, ADAPTER.format(folder=str(folder), deed=deed))


def campaign(area: str = "counting", rules: tuple[str, ...] = ("lungau",), **terms: float) -> ExitCode:
    """A run of the reference engine in this process, under a clock that always goes alike."""
    return Campaign(
        engine=EngineChoice(in_process=True),
        rules=rules,
        pairs=(),
        wanted=Wanted(areas=(area,)),
        wanted_files=WantedFiles(junit=Path("{rules}.xml"), part=True),
        clock=Ticking(),
        terms=AskingTerms(**terms),  # type: ignore[arg-type]
        voice=Voice(say=ENGLISH),
    ).run()


# ------------------------------------------------------------------------------------------------ asked twice


def count(*cards: str, number: int = 1) -> Count:
    return Count(id=number, rules="lungau", cards=list(cards))


MANY = [count(f"{card}{suit}") for card in "KDCB" for suit in "♥♦♠♣"]


def kept(share: float, questions: Sequence[Count]) -> list[Count]:
    driver = Remembering(InProcess(respond), share)
    for question in questions:
        driver.ask(question)
    return [exchange.question for exchange in driver.taken() if isinstance(exchange.question, Count)]


def test_which_questions_are_asked_twice_hangs_on_nothing_but_themselves() -> None:
    other_numbers = [count(*question.cards, number=900 + place) for place, question in enumerate(MANY)]

    some = kept(0.5, MANY)

    assert 0 < len(some) < len(MANY)
    assert [asked_question.cards for asked_question in kept(0.5, other_numbers)] == [
        asked_question.cards for asked_question in some
    ]
    assert kept(0.5, MANY[::-1]) == some[::-1]
    assert set(map(repr, kept(0.25, MANY))) <= set(map(repr, some))


def test_all_none_and_by_default_less_than_a_tenth_is_asked_twice() -> None:
    assert kept(1, MANY) == MANY
    assert kept(0, MANY) == []
    assert 0 < AGAIN < 0.1


def answering(change: Callable[[dict[str, object]], None]) -> InProcess:
    """An engine that answers as ours does, but for a change."""

    def answer(line: bytes) -> bytes:
        reply = json.loads(respond(line))
        if json.loads(line)["ask"] != "hello":
            change(reply)
        return json.dumps(reply).encode()

    return InProcess(answer)


PLAY = MayPlay(id=1, rules="lungau", contract="Fahren", hand=["I", "V", "VI", "K♥"], trick=["II"])


def turned(reply: dict[str, object]) -> None:
    answer = reply["answer"]
    assert isinstance(answer, dict)
    answer["legal"].reverse()
    answer["grounds"] = []
    answer["why"] = {}


def fewer(reply: dict[str, object]) -> None:
    answer = reply["answer"]
    assert isinstance(answer, dict)
    answer["legal"].pop()


def declined(reply: dict[str, object]) -> None:
    del reply["answer"]
    reply["declined"] = "not today"


def broken(reply: dict[str, object]) -> None:
    del reply["answer"]
    reply["error"] = "fell over"


def test_only_an_answer_that_says_something_else_has_changed() -> None:
    first = Remembering(InProcess(respond), 1)
    first.ask(PLAY)
    (one,) = first.taken()

    assert asked_again(one, InProcess(respond)) is None
    assert asked_again(one, answering(turned)) is None
    for change, second in ((fewer, '"legal"'), (declined, "declined: not today"), (broken, "fell over")):
        found = asked_again(one, answering(change))
        assert found is not None
        assert second in found.second
        assert '"ask":"may_play"' in found.question


def test_who_declines_again_has_not_changed_and_who_answers_has() -> None:
    first = Remembering(answering(declined), 1)
    with pytest.raises(Declined):
        first.ask(PLAY)
    (one,) = first.taken()

    assert asked_again(one, answering(declined)) is None
    assert asked_again(one, InProcess(respond)) is not None


@pytest.mark.prove
def test_a_program_that_answers_otherwise_on_another_day_is_errored_with_both_answers(folder: Path) -> None:
    checked = tarock(*QUICK, "--again", "1", "--engine", adapter(folder, MOODY))
    ledger = Ledger.read(folder / LEDGER)
    errored = [verdict for verdict in ledger.verdicts if verdict.outcome is Outcome.ERRORED]

    assert checked.exit_code == ExitCode.ADAPTER_BROKEN, checked.output
    assert {verdict.message for verdict in errored} == {str(CHANGED)}
    assert all('"augen": 71' in verdict.expected and '"augen": 70' in verdict.given for verdict in errored)
    assert not ledger.faults
    assert ledger.footer is not None
    assert ledger.footer.again == len(ledger.verdicts)
    assert str(CHANGED) in checked.output


@pytest.mark.prove
def test_the_command_line_beside_a_changed_answer_shows_the_change_again(folder: Path) -> None:
    tarock(*QUICK, "--again", "1", "--engine", adapter(folder, MOODY))
    (errored, *_) = [verdict for verdict in Ledger.read(folder / LEDGER).verdicts if verdict.outcome is Outcome.ERRORED]
    lines = {form: shown_again(form, errored.scenario) for form in ("table", "markdown", "html", "junit")}
    (folder / "started").unlink()

    assert {*map(tuple, lines.values())} == {tuple(lines["table"])}
    assert tarock(*lines["table"]).exit_code == ExitCode.ADAPTER_BROKEN
    assert {verdict.message for verdict in Ledger.read(folder / LEDGER).verdicts} == {str(CHANGED)}


def shown_again(form: str, scenario: str) -> list[str]:
    """The words of the only command that a report in this form shows beside a scenario."""
    told = html.unescape(tarock("report", LEDGER, "--format", form).stdout)
    (line,) = {line for line in re.findall(r"tarock (check .*)", told) if scenario in line}
    return shlex.split(re.sub(r"[`<].*", "", line))


@pytest.mark.prove
def test_where_nothing_changed_nothing_is_asked_twice_and_what_was_wrong_stays_so(folder: Path) -> None:
    told = tarock(*QUICK, "--again", "1", "--engine", adapter(folder, WRONG)).stdout
    found = {verdict.outcome for verdict in Ledger.read(folder / LEDGER).verdicts}

    assert re.findall(r"tarock check --engine .* --scenario ", told)
    assert "--again" not in told
    assert found == {Outcome.PASSED, Outcome.FAILED}


@pytest.mark.prove
@pytest.mark.parametrize(("deed", "said"), [(RENAMED, "its hello is different"), (ONCE, "did not say hello")])
def test_a_program_that_is_another_one_or_none_the_second_time_is_a_broken_adapter(
    folder: Path, deed: str, said: str
) -> None:
    checked = tarock(*QUICK, "--engine", adapter(folder, deed))

    assert checked.exit_code == ExitCode.ADAPTER_BROKEN, checked.output
    assert any(said in verdict.given for verdict in Ledger.read(folder / LEDGER).verdicts)


# -------------------------------------------------------------------------------------------------- the budget


def test_when_the_time_is_up_nothing_more_is_asked_and_that_is_said(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = campaign(budget=1)
    ledger = Ledger.read(folder / LEDGER)
    told = capsys.readouterr().out

    assert code == ExitCode.CUT_OFF
    assert 0 < len(ledger.verdicts) < len(ledger.header.planned)
    assert not ledger.faults
    left = len(ledger.header.planned) - len(ledger.verdicts)
    assert f"Cut off: the time of the run is used up, 1 s; {left} of " in told


def test_rule_sets_that_there_was_no_time_for_are_told_too(folder: Path) -> None:
    code = campaign("cards", rules=("lungau", "karl"), budget=0.5)

    assert code == ExitCode.CUT_OFF
    assert Ledger.read(folder / "tarock-report" / "karl.part.jsonl").verdicts == ()


def test_a_budget_that_is_not_used_up_changes_nothing(folder: Path) -> None:
    assert campaign(budget=10_000) == ExitCode.CONFORM
    assert not Ledger.read(folder / LEDGER).is_partial


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--budget 0", "--budget: expected a number of seconds above 0 and up to a day, not 0"),
        ("--budget nan", "--budget: expected a number of seconds above 0"),
        ("--again 1.5", "--again: expected a share between 0 and 1, such as 0.05, not 1.5"),
        ("--again nan", "--again: expected a share between 0 and 1"),
    ],
)
def test_terms_that_cannot_be_are_refused(words: str, message: str) -> None:
    refused = tarock("check", *words.split())

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith(f"tarock: {message}")


# --------------------------------------------------------------------------------------------------- the clock


def test_under_the_same_clock_a_run_leaves_the_same_bytes(folder: Path) -> None:
    names = (LEDGER, "tarock-report/lungau.part.html", "lungau.xml")
    first, second = [
        {name: (folder / name).read_bytes() for name in names} for _ in range(2) if campaign() == ExitCode.CONFORM
    ]

    assert first == second


def test_every_report_says_when_how_long_and_by_which_versions(folder: Path) -> None:
    campaign()
    ledger = Ledger.read(folder / LEDGER)
    page = (folder / "tarock-report" / "lungau.part.html").read_text("utf-8")
    markdown = tarock("report", LEDGER, "--format", "markdown").stdout
    junit = (folder / "lungau.xml").read_text("utf-8")

    assert ledger.header.started == "2026-11-22T14:00:00Z"
    assert ledger.footer is not None
    assert ledger.footer.milliseconds >= sum(verdict.milliseconds for verdict in ledger.verdicts) > 0
    assert ledger.header.python
    assert ledger.header.platform
    assert 'timestamp="2026-11-22T14:00:00"' in junit
    assert f'<property name="python" value="{ledger.header.python}"' in junit
    took = f"{ledger.footer.milliseconds // 1000}.{ledger.footer.milliseconds % 1000:03} s"
    version = f"{ledger.header.engine.name} {ledger.header.engine.version}"
    for report in (page, markdown):
        for told in ("2026-11-22T14:00:00Z", took, f"Python {ledger.header.python}", version):
            assert told in report


def test_one_file_of_junit_tells_of_several_rule_sets(folder: Path) -> None:
    words = ("check", "--in-process", "--clause", "LUN-CARDS-001", "--clause", "KOE-CARDS-001", "--junit", "all.xml")
    checked = tarock(*words)
    again = tarock(
        *("report", "tarock-report/lungau.part.jsonl", "tarock-report/koenigrufen.part.jsonl", "--format", "junit")
    )

    assert checked.exit_code == again.exit_code == ExitCode.CONFORM, checked.output
    for junit in ((folder / "all.xml").read_text("utf-8"), again.stdout):
        assert 'name="lungau.cards"' in junit
        assert 'name="koenigrufen.cards"' in junit
        assert junit.count("<testsuites ") == 1


# --------------------------------------------------------------------------------------------- what is declined


@pytest.mark.prove
def test_who_answers_rightly_all_that_it_offers_can_be_told_so(folder: Path) -> None:
    words = (*QUICK, "--again", "0", "--engine", adapter(folder, COUNTS_ONLY))
    whole = tarock(*words)
    offered = tarock(*words, "--only-offered")
    summary = summarise(Ledger.read(folder / LEDGER))
    number = summary.total.planned

    assert whole.exit_code == ExitCode.INCONCLUSIVE
    assert offered.exit_code == ExitCode.CONFORM, offered.output
    assert (
        0
        < summary.total.evaluated
        < number
        == len([planned for planned in plan("lungau") if planned.area == "counting"])
    )
    assert f"and {summary.total.evaluated} of {number} are about what it offers" in offered.output
    assert tarock("report", LEDGER).exit_code == ExitCode.CONFORM
    page = (folder / "tarock-report" / "lungau.part.html").read_text("utf-8")
    assert f"und {summary.total.evaluated} von {number} betreffen, was das Programm anbietet" in page


@pytest.mark.prove
def test_what_is_declined_by_content_counts_as_offered(folder: Path) -> None:
    deed = PICKY.replace("len(asked", "0 < len(asked").replace("== 1:", "< 99:")
    found = tarock(
        *("check", "--scenario", "lungau/counting/all-54-cards", "--only-offered", "--engine", adapter(folder, deed)),
    )

    assert found.exit_code == ExitCode.INCONCLUSIVE, found.output
    assert "Without an evaluated scenario: LUN-COUNTING-006" in found.output


@pytest.mark.prove
def test_declining_by_content_is_told_and_strictly_taken_inconclusive(folder: Path) -> None:
    words = (*QUICK, "--again", "0", "--only-offered", "--engine", adapter(folder, PICKY))
    mild, strict = tarock(*words), tarock(*words, "--strict")
    (one,) = summarise(Ledger.read(folder / LEDGER)).declined_by_content
    told = f"Declined although offered: {one.declined} of {one.asked} questions `count`."

    assert 0 < one.declined < one.asked
    assert told in mild.output
    assert told in strict.output
    assert strict.exit_code == ExitCode.INCONCLUSIVE
    page = (folder / "tarock-report" / "lungau.part.html").read_text("utf-8")
    assert "Fragen wurden abgelehnt, die das Programm zu beantworten anbietet." in page
    assert "\x1b[31m" not in mild.output
