"""Which other readings a program plays is judged over a whole run, and said only where nothing speaks against it."""

import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest
from tests.unit.the_command import engine, here, tarock

from tarock_checking.check import other_readings
from tarock_checking.check.other_readings import candidate_readings, readings_played
from tarock_checking.playing.player import Asking
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess
from tarock_reference import reply, respond
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.reproduce import command
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.variants import fixed_readings, rules_with
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite import explaining_readings
from tarock_steps.suite.explaining_readings import ExplainingReading, FoundReadings, most_telling
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import Outcome

SOURCE = "lungau"
OPTION = "discards-belong-to"
Answer = Callable[[bytes], bytes]


def playing(**readings: str) -> Answer:
    """An engine that plays some readings whatever it is asked."""
    fixed = fixed_readings(SOURCE, {name.replace("_", "-"): reading for name, reading in readings.items()})
    return lambda line: reply(line, lambda asked: RULE_SETS[asked.rules].choose(fixed.over(asked.options)))


def planned(*areas: str) -> tuple[Planned, ...]:
    return tuple(case for case in plan(SOURCE) if case.area in areas)


def asking(chosen: tuple[Planned, ...], options: Mapping[str, str] | None = None) -> Asking:
    return Asking(source=SOURCE, options=dict(options or {}), asked=chosen, share=0.0, is_reference=False)


def judged(
    answer: Answer, *areas: str, options: Mapping[str, str] | None = None, budget: Budget | None = None
) -> tuple[FoundReadings, dict[str, Outcome]]:
    """What a run comes to, and which readings explain it."""
    heard, outcomes = RunSoFar(), dict[str, Outcome]()
    rules = rules_with(SOURCE, options or {})
    chosen = tuple(
        case for case in planned(*areas) if (options or {}).get(case.dispute or "", case.reading) == case.reading
    )

    def sink(verdict: object) -> None:
        heard.verdict(verdict)  # type: ignore[arg-type]
        outcomes[verdict.scenario] = verdict.outcome  # type: ignore[attr-defined]

    play_run(Run(driver=InProcess(answer), sink=sink, source=SOURCE, chosen=chosen, rules=rules))
    return readings_played(
        asking(chosen, options or {}), heard, None, lambda: budget is None or not budget.is_spent
    ), outcomes


def failed(outcomes: Mapping[str, Outcome]) -> set[str]:
    return {scenario for scenario, outcome in outcomes.items() if outcome is Outcome.FAILED}


def test_a_reading_that_is_played_throughout_explains_all_that_failed() -> None:
    found, outcomes = judged(playing(discards_belong_to="nobody"), "counting")
    (one,) = found.each

    assert (one.option, one.reading) == (OPTION, "nobody")
    assert set(one.scenarios) == failed(outcomes)
    assert len(one.scenarios) > 1
    assert found.is_all


class Ticking:
    """A clock on which a second passes each time that somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.prove
def test_readings_are_looked_for_as_long_as_the_time_of_the_run_lasts() -> None:
    """However long it takes to find the reading, with less time it is not found, and that is said."""
    clock = Ticking()
    whole, _ = judged(playing(discards_belong_to="nobody"), "counting", budget=Budget(1_000_000, clock=clock))
    short, _ = judged(playing(discards_belong_to="nobody"), "counting", budget=Budget(20, clock=Ticking()))

    assert clock.now > 20
    assert (len(whole.each), whole.is_all) == (1, True)
    assert short == FoundReadings((), is_all=False)


@pytest.mark.prove
def test_two_readings_are_told_apart() -> None:
    found, outcomes = judged(playing(discards_belong_to="nobody", who_pays_whom="both"), "counting", "settling")

    told = {(reading.option, reading.reading): set(reading.scenarios) for reading in found.each}
    assert set(told) == {(OPTION, "nobody"), ("who-pays-whom", "both")}
    assert set.union(*told.values()) == failed(outcomes)


def test_one_answer_that_contradicts_it_is_enough_for_nothing_to_be_said() -> None:
    """Who plays it everywhere but in one deal does not play it."""
    book, other = playing(), playing(discards_belong_to="nobody")
    everywhere, outcomes = judged(other, "counting")
    first = min(failed(outcomes))
    alone, _ = judged(_but_in(first, other, book), "counting")

    assert everywhere.each
    assert alone.each == ()


@pytest.mark.prove
def test_one_other_fault_in_what_it_touches_is_enough_for_nothing_to_be_said() -> None:
    other = playing(discards_belong_to="nobody")
    _, outcomes = judged(other, "counting")
    found, more = judged(_but_in(min(failed(outcomes)), other, _nonsense), "counting")

    assert failed(more) == failed(outcomes)
    assert found.each == ()


@pytest.mark.prove
def test_what_failed_for_another_reason_stays_failed() -> None:
    """A fault outside all that the reading touches says nothing about it."""
    other = playing(discards_belong_to="nobody")
    _, outcomes = judged(other, "counting")
    passed = min(scenario for scenario, outcome in outcomes.items() if outcome is Outcome.PASSED)
    found, more = judged(_but_in(passed, other, _nonsense), "counting")
    (one,) = found.each

    assert failed(more) == {passed, *failed(outcomes)}
    assert set(one.scenarios) == failed(outcomes)


def test_a_fault_that_no_reading_explains_is_none() -> None:
    found, outcomes = judged(_nonsense, "counting")

    assert failed(outcomes)
    assert found == FoundReadings((), is_all=True)


@pytest.mark.prove
def test_it_is_found_by_whatever_rules_a_run_asks() -> None:
    """Asked by the one, it plays the other: fixed for the whole run, with another option fixed beside it."""
    asked = {OPTION: "nobody", "who-pays-whom": "both"}
    found, outcomes = judged(playing(discards_belong_to="declarer"), "counting", options=asked)
    (one,) = found.each

    assert (one.option, one.reading) == (OPTION, "declarer")
    assert set(one.scenarios) == failed(outcomes)


@pytest.mark.prove
def test_an_answer_of_which_only_a_part_was_kept_speaks_for_nothing() -> None:
    heard = RunSoFar()
    run = Run(driver=InProcess(playing(discards_belong_to="nobody")), sink=heard.verdict, source=SOURCE)
    chosen = planned("counting")
    play_run(Run(driver=run.driver, sink=heard.verdict, source=SOURCE, chosen=chosen))
    cut = {
        scenario: [
            msgspec.structs.replace(exchange, answer=exchange.answer[:9], cut_from="300 bytes")
            for exchange in exchanges
        ]
        for scenario, exchanges in heard.failed.items()
    }

    assert readings_played(asking(chosen), RunSoFar(cut, heard.passed), None, lambda: True).each == ()


def test_of_two_that_explain_the_same_the_one_that_explains_more_is_said() -> None:
    """Where rows ask for three readings, a second one can happen to be right wherever it is not what was asked."""
    less, more, else_ = (
        ExplainingReading(option, option, scenarios)
        for option, scenarios in (("a", ("1",)), ("b", ("1", "2")), ("c", ("3",)))
    )

    assert most_telling([less, more, else_]) == (more, else_)
    assert most_telling([more, else_, ExplainingReading("d", "d", ("2", "1"))])[0] == more


def test_there_is_an_end_to_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining_readings, "MOST", 5)
    found, _ = judged(playing(discards_belong_to="nobody"), "counting")

    assert found == FoundReadings((), is_all=False)


def test_where_nothing_failed_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_readings, "candidate_readings", None)

    assert judged(respond, "counting")[0] == FoundReadings((), is_all=True)


def test_a_reading_that_is_asked_or_that_means_nothing_beside_the_others_is_no_candidate() -> None:
    found = {(reading.option, reading.reading) for reading in candidate_readings(SOURCE, {OPTION: "nobody"})}

    assert (OPTION, "declarer") in found
    assert (OPTION, "nobody") not in found
    assert ("auction-end-with-solo", "neither") not in found
    assert ("auction-end-with-solo", "neither") in {
        (reading.option, reading.reading) for reading in candidate_readings(SOURCE, {"solodreier": "on"})
    }


def _but_in(scenario: str, answer: Answer, there: Answer) -> Answer:
    """An engine that answers otherwise what is asked in one scenario."""
    asked: set[bytes] = set()
    run = next(case for case in plan(SOURCE) if case.id == scenario)

    def overheard(line: bytes) -> bytes:
        asked.add(_anonymous(line))
        return respond(line)

    play_run(Run(driver=InProcess(overheard), sink=lambda _: None, source=SOURCE, chosen=(run,)))
    return lambda line: (there if _anonymous(line) in asked and b'"hello"' not in line else answer)(line)


def _anonymous(line: bytes) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(line) | {"id": 0}, order="sorted")


def _nonsense(line: bytes) -> bytes:
    """Every number of Augen and every payment is another one."""
    found = msgspec.json.decode(respond(line))
    if "rules" not in found.get("answer", {}):
        found = _otherwise(found)
    return msgspec.json.encode(found)


def _otherwise(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return {name: part if name == "id" else _otherwise(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [_otherwise(part, key) for part in value]
    if isinstance(value, bool):
        return not value if key == "won" else value
    return value + 1 if isinstance(value, int) and key in ("augen", "total", "declarer", "foes") else value


# ------------------------------------------------------------------------------------------------ by the command

PLAYS = """
import sys
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import reply

for line in sys.stdin.buffer:
    found = reply(line, lambda asked: RULE_SETS[asked.rules].choose({**asked.options, "discards-belong-to": "nobody"}))
    print(found.decode(), flush=True)
"""


Ran = tuple[Path, subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """The folder and the end of a check of a program that plays another reading."""
    folder = tmp_path_factory.mktemp("plays")
    words = ("check", "--rules", SOURCE, "--area", "counting", "--no-diagnosis", "--again", "0")
    return folder, here(*words, "--engine", engine(folder, PLAYS), cwd=folder)


@pytest.mark.prove
def test_a_run_says_it_once_and_names_the_option(ran: Ran) -> None:
    folder, checked = ran
    ledger = Ledger.read(folder / "tarock-report" / "lungau.part.jsonl")
    explained = [verdict for verdict in ledger.verdicts if verdict.outcome is Outcome.OTHER_READING]
    (line,) = ledger.readings

    assert checked.returncode == ExitCode.NOT_CONFORM
    assert (line.option, line.reading, line.scenarios) == (
        OPTION,
        "nobody",
        [verdict.scenario for verdict in explained],
    )
    assert {(verdict.option, verdict.reading) for verdict in explained} == {(OPTION, "nobody")}
    told = f"It plays {OPTION}=nobody: {len(explained)} of {len(explained)} that this changes"
    assert f"{told}; run again with --option {OPTION}=nobody." in checked.stdout
    assert "--option" not in command(ledger.header, explained[0])

    words = ("check", "--rules", SOURCE, "--area", "counting", "--option", f"{OPTION}=nobody", "--again", "0")
    again = here(*words, "--engine", engine(folder, PLAYS), "--ledger", "again.jsonl", cwd=folder)
    assert again.returncode == ExitCode.CONFORM


@pytest.mark.prove
def test_where_its_cause_is_told_the_advice_stands_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    checked = tarock("check", "--rules", SOURCE, "--area", "counting", "--engine", engine(tmp_path, PLAYS))

    assert f"plays {OPTION}=nobody, whatever is asked for" in checked.stdout
    assert checked.stdout.count(f"run again with --option {OPTION}=nobody") == 1
    assert "It plays" not in checked.stdout


@pytest.mark.prove
@pytest.mark.parametrize(
    ("declared", "advice"),
    [
        ({}, f'declare it in hello, "{OPTION}": ["nobody"], and run again'),
        ({OPTION: ["declarer"]}, f'declare it in hello, "{OPTION}": ["nobody"], and run again'),
        ({OPTION: ["declarer", "nobody"]}, f"run again with --option {OPTION}=nobody"),
    ],
)
def test_who_cannot_be_asked_by_it_is_told_to_say_so_in_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, declared: Mapping[str, list[str]], advice: str
) -> None:
    monkeypatch.chdir(tmp_path)
    program = engine(tmp_path, DECLARES.format(declared=dict(declared)))
    checked = tarock("check", "--area", "counting", "--engine", program, "--no-diagnosis", "--again", "0")
    page = (tmp_path / "tarock-report" / "lungau.part.html").read_text(encoding="utf-8")

    assert f"It plays {OPTION}=nobody: " in checked.stdout
    assert f"that this changes; {advice}." in checked.stdout
    assert ("Declare it in hello and run again:" in page) is ("hello" in advice)


DECLARES = """
import sys
import msgspec
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import hello, reply

HELLO = msgspec.structs.replace(hello(), rules={{"lungau": {declared}}})
for line in sys.stdin.buffer:
    found = reply(
        line,
        lambda asked: RULE_SETS[asked.rules].choose({{**asked.options, "discards-belong-to": "nobody"}}),
        lambda: HELLO,
    )
    print(found.decode(), flush=True)
"""


@pytest.mark.prove
def test_a_report_of_the_ledger_says_the_same(ran: Ran) -> None:
    path = str(ran[0] / "tarock-report" / "lungau.part.jsonl")

    setting = f"{OPTION}=nobody"
    assert f"It plays {setting}: " in tarock("report", path).stdout
    assert f"right for the reading `{setting}`" in tarock("report", path, "--format", "markdown").stdout
    assert f'<property name="plays" value="{setting}"' in tarock("report", path, "--format", "junit").stdout
    page = tarock("report", path, "--format", "html").stdout
    assert f"<code>--option {setting}</code>" in page
    assert "Es spielt" in page


def test_it_is_found_by_the_rules_of_a_house(tmp_path: Path) -> None:
    """The house has a reading and a price of its own; what is played otherwise is another reading beside them."""
    profile = tmp_path / "house.toml"
    profile.write_text('name = "Made up"\nbased_on = "lungau"\n[readings]\nwho-pays-whom = "both"\n', encoding="utf-8")
    house = house_at(profile)
    heard, chosen = RunSoFar(), planned("counting")
    rules = rules_with(SOURCE, house.options, house)
    program = InProcess(playing(discards_belong_to="nobody", who_pays_whom="both"))
    play_run(Run(driver=program, sink=heard.verdict, source=SOURCE, chosen=chosen, rules=rules))
    (one,) = readings_played(asking(chosen, house.options), heard, house, lambda: True).each

    assert (one.option, one.reading) == (OPTION, "nobody")
    assert set(one.scenarios) == set(heard.failed)
