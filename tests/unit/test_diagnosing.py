"""What a program really plays is found out of its own answers, and nothing is said that they do not show."""

from __future__ import annotations

import dataclasses
import re
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.the_command import tarock

from tarock_checking.diagnose.cause_records import diagnosis_of, profile_text, readings_found
from tarock_checking.diagnose.from_ledger import left_out_of_look
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_language.data import as_data
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Settle
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_conditions import Condition, PlaceInQuestion, Where
from tarock_reference.deviation_groups import what_is_said
from tarock_reference.deviations import BY_DEFAULT, Deviation, deviations, only_where
from tarock_reference.houses.found import profile_line
from tarock_reference.houses.leaving_out import Without
from tarock_reference.houses.profile_parsing import house_of, read_house
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_reports.ledger.check_lines import ExchangeLine
from tarock_reports.ledger.checks import CHANGED, Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause
from tarock_reports.ledger.renewing import with_diagnosis
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_running.process.progress import looking_for_causes
from tarock_running.process.signals import until_interrupted
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.parts_read import Said, SaidPart
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict

Answer = Callable[[bytes], bytes]

DREIER = "contracts.Dreier.terms.price_won/+1"
DEARER = "By what the price of the game is multiplied when the declarer wins (Dreier): 3 instead of 2"
SCHLEIFEN = "settling.schleifen_price/+1"
NO_TRULL = "without items: Trull"
OPTION, READING = "announcement-turns", "out-of-turn"
BONUSES = tuple(planned for planned in plan("lungau") if planned.area == "bonuses")
SETTLING = tuple(planned for planned in plan("lungau") if planned.area == "settling")
ANNOUNCING = tuple(planned for planned in plan("lungau") if planned.area == "announcing")
SOLORUFER = tuple(planned for planned in plan("lungau") if "solorufer" in planned.id)

WRONG = """
import sys
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source

lungau = variant_of_source("lungau", {})
engine = Deviant(lungau.rules_for, [one for one in deviations(lungau) if one.id in sys.argv[1:]])
for line in sys.stdin.buffer:
    print((respond if b'"hello"' in line else engine.respond)(line).decode(), flush=True)
"""
"""A program that plays lungau with the deviations that its command line names."""


def diagnosed(
    answer: Answer, lungau: Variant, scenarios: Iterable[Planned] = SETTLING, limits: SearchLimits | None = None
) -> DiagnosisLine:
    """What is found of a program that was asked these scenarios."""
    chosen, heard = tuple(scenarios), RunSoFar()
    play_run(Run(driver=InProcess(answer), sink=heard.verdict, source="lungau", chosen=chosen))
    return diagnosis_of(chosen, heard, lungau, None, limits or SearchLimits())


@pytest.mark.prove
@pytest.mark.parametrize("wrong", [(DREIER,), (DREIER, SCHLEIFEN)], ids=["one", "two"])
def test_a_program_is_said_to_play_what_it_plays(
    wrong: tuple[str, ...], lungau: Variant, known: dict[str, Deviation]
) -> None:
    answer = Deviant(lungau.rules_for, [known[name] for name in wrong]).respond
    found = diagnosed(answer, lungau)

    assert {cause.id for cause in found.causes} == {*wrong}
    assert found.unexplained == []
    assert found.contradicted == []
    assert found.whole
    assert [cause.clauses for cause in found.causes] == [sorted(known[cause.id].clauses) for cause in found.causes]
    assert all(cause.explains for cause in found.causes)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("wrong", "scenarios"),
    [
        (("announcing.never_announced/Trull", "announcing.ultimo_by_holder/dropped"), ANNOUNCING),
        (("bidding.checks.2/needs-a-bird",), SOLORUFER),
    ],
    ids=["seen together", "taken for no Solorufer"],
)
def test_each_of_several_is_told_from_what_looks_like_it(
    wrong: tuple[str, ...], scenarios: tuple[Planned, ...], lungau: Variant, known: dict[str, Deviation]
) -> None:
    found = diagnosed(Deviant(lungau.rules_for, [known[name] for name in wrong]).respond, lungau, scenarios)

    assert {cause.id for cause in found.causes} == {*wrong}
    assert (found.unexplained, found.contradicted, found.whole) == ([], [], True)


@pytest.mark.prove
def test_a_look_that_is_ended_keeps_what_was_found_by_then(lungau: Variant, known: dict[str, Deviation]) -> None:
    at_declarer = Where((Condition(PlaceInQuestion("declarer"), (0,)),))
    limited = only_where(known["settling.silent_price/+1"], at_declarer)
    answer = Deviant(lungau.rules_for, [known[DREIER], limited]).respond
    heard: list[tuple[int, int]] = []
    found = diagnosed(answer, lungau, limits=SearchLimits(lambda *told: heard.append(told), lambda: not heard))

    ((explained, failures),) = heard
    (cause,) = found.causes
    assert cause.id == DREIER
    assert cause.equals == []
    assert not found.whole
    assert 0 < explained == len(cause.explains) < failures == len(cause.explains) + len(found.unexplained)


@pytest.mark.gate("200")
@pytest.mark.parametrize("most", [0, 1, 200, 400])
def test_a_look_ends_with_what_was_found_wherever_its_end_comes(
    most: int, lungau: Variant, known: dict[str, Deviation]
) -> None:
    answer = Deviant(lungau.rules_for, [known[DREIER], known[SCHLEIFEN]]).respond
    found = diagnosed(answer, lungau, limits=SearchLimits(most=most))

    assert not found.whole
    assert {cause.id for cause in found.causes} <= {DREIER, SCHLEIFEN}


def test_the_first_interruption_asks_for_an_end_and_the_second_is_one() -> None:
    with until_interrupted() as goes_on:
        assert goes_on()
        signal.raise_signal(signal.SIGINT)
        assert not goes_on()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_how_far_a_look_is_stands_on_lines_of_its_own_where_there_is_no_terminal() -> None:
    stream = StringIO()
    with looking_for_causes("karl", say=ENGLISH, stream=stream) as step:
        for explained in (0, 3, 3, 5):
            step(explained, 7)
    with looking_for_causes("karl", say=ENGLISH, stream=stream, quiet=True) as step:
        step(6, 7)

    assert stream.getvalue().splitlines() == [
        "karl: searching for causes (Ctrl-C ends the search and keeps what was found)",
        "3 of 7 failures explained, still to be confirmed",
        "5 of 7 failures explained, still to be confirmed",
        "5 of 7 failures explained",
    ]


# --------------------------------------------------------------------------------------------------- what errored


@pytest.mark.prove
def test_an_error_over_a_word_that_is_not_known_has_that_cause(lungau: Variant, known: dict[str, Deviation]) -> None:
    heard = RunSoFar()
    answer = Deviant(lungau.rules_for, [known[NO_TRULL]]).respond
    play_run(Run(driver=InProcess(answer), sink=heard.verdict, source="lungau", chosen=BONUSES))
    found = diagnosis_of(BONUSES, heard, lungau, None, SearchLimits())
    (cause,) = found.causes

    assert heard.errored
    assert (cause.id, cause.clauses) == (NO_TRULL, sorted(known[NO_TRULL].clauses))
    assert {*heard.errored} < {*cause.explains}
    assert (found.unexplained, found.contradicted, found.whole) == ([], [], True)


@pytest.mark.prove
def test_what_rests_on_reported_errors_alone_is_no_cause(lungau: Variant, known: dict[str, Deviation]) -> None:
    """It cannot settle a Dreier, for whatever reason; an engine that knows no Dreier would report the same."""
    dear = Deviant(lungau.rules_for, [known[SCHLEIFEN]]).respond

    def erring(line: bytes) -> bytes:
        asked = codec.decode_question(line)
        cannot = isinstance(asked, Settle) and asked.contract == "Dreier"
        return b'{"id":%d,"error":"no"}' % asked.id if cannot else dear(line)

    heard = RunSoFar()
    play_run(Run(driver=InProcess(erring), sink=heard.verdict, source="lungau", chosen=SETTLING))
    found = diagnosis_of(SETTLING, heard, lungau, None, SearchLimits())

    assert heard.errored
    assert [cause.id for cause in found.causes] == [SCHLEIFEN]
    assert not {*heard.errored} & {*found.causes[0].explains}


def test_of_a_program_that_is_wrong_in_nothing_but_errors_no_cause_is_told(lungau: Variant) -> None:
    heard = RunSoFar()

    def erring(line: bytes) -> bytes:
        return respond(line) if b'"hello"' in line else b'{"id":%d,"error":"no"}' % codec.decode_question(line).id

    chosen = SETTLING[:20]
    play_run(Run(driver=InProcess(erring), sink=heard.verdict, source="lungau", chosen=chosen))

    assert len(heard.errored) == 20
    assert diagnosis_of(chosen, heard, lungau, None, SearchLimits()).causes == []


@pytest.mark.parametrize(
    ("reply", "kept"),
    [
        (b'{"id":%d,"error":"no such Bonus"}', True),
        (b'{"id":%d,"answer":{"nonsense":1}}', False),
        (b"no JSON", False),
    ],
    ids=["reported", "faulty", "broken"],
)
def test_only_an_error_that_the_program_reports_tells_of_rules(reply: bytes, *, kept: bool) -> None:
    heard, outcomes = RunSoFar(), []

    def erring(line: bytes) -> bytes:
        question = codec.decode_question(line)
        if b'"hello"' in line:
            return respond(line)
        return reply % question.id if b"%d" in reply else reply

    def sink(verdict: Verdict) -> None:
        outcomes.append(verdict.outcome)
        heard.verdict(verdict)

    play_run(Run(driver=InProcess(erring), sink=sink, source="lungau", chosen=SETTLING[:1]))

    assert outcomes == [Outcome.ERRORED]
    assert bool(heard.errored) is kept


def test_whoever_refuses_what_another_does_not_know_says_the_same() -> None:
    """So a program refuses to have a Trull said, and our engine has no Trull."""
    refuses = Said((), SaidPart(4, "said[0]", ""), is_whole=True, grounds=frozenset(), is_refused=True)
    unknown = Said((), SaidPart(4, "ProtocolError", ""), is_whole=True, grounds=frozenset())
    elsewhere = unknown._replace(ending=SaidPart(5, "ProtocolError", ""))

    assert refuses.is_said_by(unknown)
    assert not refuses.is_said_by(elsewhere)
    assert not unknown.is_said_by(refuses)


@pytest.mark.prove
def test_errors_that_are_explained_are_told_beside_the_failures(run: Path) -> None:
    ledger = Ledger.read(run / "run.jsonl")
    assert ledger.diagnosis is not None
    one, *others = (verdict for verdict in ledger.verdicts if verdict.scenario in ledger.diagnosis.causes[0].explains)
    verdicts = tuple(
        replace(one, outcome=Outcome.ERRORED) if verdict is one else verdict for verdict in ledger.verdicts
    )
    told = next(cause_lines(dataclasses.replace(ledger, verdicts=verdicts), None, say=ENGLISH)).plain
    failures = sum(verdict.outcome in AMISS for verdict in ledger.verdicts) - 1

    assert others
    assert told.endswith(f"2 causes explain {failures} of {failures} failures and 1 of 1 errors.")


@pytest.mark.parametrize(
    ("deviation", "line"),
    [
        (DREIER, '[rulings] "contracts.Dreier.terms.price_won" = 3'),
        (NO_TRULL, '[without] items = ["Trull"]'),
        ("solodreier=on", '[readings] solodreier = "on"'),
    ],
)
def test_the_line_of_a_profile_says_it(deviation: str, line: str, lungau: Variant, known: dict[str, Deviation]) -> None:
    found = profile_line(known[deviation], lungau)

    assert found is not None
    assert found.told == line


def test_the_profile_found_is_a_house_that_plays_so(lungau: Variant, known: dict[str, Deviation]) -> None:
    found = DiagnosisLine(causes=[cause_of(known[name]) for name in (DREIER, NO_TRULL)], unexplained=[])
    text = profile_text("Found", found, lungau)
    house = house_of(text, "found.toml")

    assert [(ruling.path, ruling.value) for ruling in house.rulings] == [("contracts.Dreier.terms.price_won", 3)]
    assert house.without.items == ("Trull",)
    assert f"# {' '.join(sorted(known[DREIER].clauses))}: {DEARER}; explains 2, for example a" in text


def test_what_no_profile_can_say_stands_in_it_as_a_comment(lungau: Variant) -> None:
    never = next(
        deviation for deviation in deviations(lungau) if deviation.impostor is not None and deviation.impostor.instead
    )
    text = profile_text("Found", DiagnosisLine(causes=[cause_of(never)], unexplained=[]), lungau)

    assert house_of(text, "found.toml").differences == 0
    said = what_is_said([never], lungau.rules)
    assert str(said).endswith(f": {never.sentence}")
    assert f"# {' '.join(sorted(never.clauses))}: {said}; explains 2, for example a" in text


def test_the_profile_found_of_a_house_keeps_its_lines_behind_what_was_found(known: dict[str, Deviation]) -> None:
    text = """
name = "Stammtisch"
based_on = "lungau"
[readings]
announcement-turns = "out-of-turn"
[rulings]
"settling.schleifen_price" = 7
"contracts.Dreier.terms.price_won" = 5
[without]
items = ["Uhu"]
contracts = ["Uhurufer"]
"""
    house = house_of(text, "house.toml")
    of_house = variant_of_house(house)
    found = DiagnosisLine(causes=[cause_of(known[name]) for name in (DREIER, NO_TRULL)], unexplained=[])
    told = profile_text("Found", found, of_house)
    again = house_of(told, "found.toml")

    assert again.readings == house.readings
    assert {ruling.path: ruling.value for ruling in again.rulings} == {
        "settling.schleifen_price": 7,
        "contracts.Dreier.terms.price_won": 5 + 1,
    }
    assert again.without == Without(("Uhurufer",), ("Trull", "Uhu"))
    assert told.index("price_won") < told.index("schleifen_price")


def test_the_profile_found_says_of_the_readings_asked_for_those_alone_that_are_not_the_source_s_own() -> None:
    options = variant_of_source("lungau", {}).rules.options()
    asked = {option: readings[0] for option, readings in options.items()} | {OPTION: READING}
    text = profile_text("Found", DiagnosisLine(causes=[], unexplained=[]), variant_of_source("lungau", asked))

    assert house_of(text, "found.toml").options == {OPTION: READING}


def test_a_reading_that_was_found_stands_in_the_profile_with_what_hello_has_to_say(
    lungau: Variant, known: dict[str, Deviation]
) -> None:
    found = DiagnosisLine(causes=[cause_of(known[f"{OPTION}={READING}"]), cause_of(known[DREIER])], unexplained=[])
    text = profile_text("Found", found, lungau)

    assert f'# hello has to declare "{OPTION}": ["{READING}"]\n{OPTION} = "{READING}"' in text
    assert text.count("hello has to declare") == 1
    assert readings_found(text, found, lungau) == {OPTION: READING}


@pytest.mark.prove
def test_a_cause_has_what_hello_could_say_of_it(lungau: Variant, known: dict[str, Deviation]) -> None:
    answer = Deviant(lungau.rules_for, [known[NO_TRULL], known[DREIER]]).respond
    told = {cause.id: cause.hello for cause in diagnosed(answer, lungau, (*BONUSES, *SETTLING)).causes}

    assert told == {NO_TRULL: '"houses": {"lungau": {"without": {"items": ["Trull"]}}}', DREIER: ""}


def by_default(*options: str) -> Answer:
    """A program that answers as if nobody had asked for a reading of these options, of any where none is named."""

    def answer(line: bytes) -> bytes:
        question = codec.decode_question(line)
        heard = {option: setting for option, setting in question.options.items() if options and option not in options}
        return respond(codec.encode(replace(question, options=heard)))

    return answer


@pytest.mark.prove
def test_a_program_that_hears_no_reading_is_told_so_once(lungau: Variant) -> None:
    found = diagnosed(by_default(), lungau, ANNOUNCING)
    (cause,) = found.causes

    assert (cause.id, cause.sentence) == (
        BY_DEFAULT,
        "plays every option by its default, whatever reading is asked for",
    )
    assert (found.unexplained, found.contradicted) == ([], [])
    assert cause.hello == '"rules": {"lungau": {}}'
    assert f"{OPTION}=circuits" in cause.readings
    assert profile_text("Found", found, lungau).count(cause.sentence) == 1


@pytest.mark.prove
def test_one_that_does_not_hear_one_option_is_told_its_reading(lungau: Variant) -> None:
    found = diagnosed(by_default(OPTION), lungau, ANNOUNCING)

    assert [cause.id for cause in found.causes] == [f"{OPTION}=circuits"]
    assert found.causes[0].readings == []


def test_what_fits_just_as_well_stands_beside_it_in_the_profile(lungau: Variant, known: dict[str, Deviation]) -> None:
    other = EqualCause(id=NO_TRULL, sentence="", profile='[without] items = ["Trull"]')
    cause = replace(cause_of(known[DREIER]), equals=[other])
    text = profile_text("Found", DiagnosisLine(causes=[cause], unexplained=[]), lungau)

    assert '# or, equally possible: [without] items = ["Trull"]\n"contracts.Dreier.terms.price_won" = 3' in text


def test_no_line_is_told_that_a_profile_cannot_hold(lungau: Variant, known: dict[str, Deviation]) -> None:
    one = known[DREIER]
    assert one.impostor is not None
    never = dataclasses.replace(one, impostor=dataclasses.replace(one.impostor, value="three"))

    assert profile_line(one, lungau) is not None
    assert profile_line(never, lungau) is None


def cause_of(one: Deviation) -> CauseRecord:
    return CauseRecord(id=one.id, sentence=one.sentence, clauses=sorted(one.clauses), explains=["a", "b"])


def paying_the_same(line: bytes) -> bytes:
    """An answer that pays the same, whatever is settled."""
    return re.sub(rb'"payments":\[[^]]*\]', b'"payments":[3,1,-2,-2]', respond(line))


@pytest.mark.prove
def test_a_fault_that_nothing_explains_is_left_unexplained_and_what_passed_is_counted(lungau: Variant) -> None:
    found = diagnosed(paying_the_same, lungau, SETTLING[:40], SearchLimits(most=4_000))
    cited = Counter(
        clause for planned in SETTLING[:40] if planned.id not in found.unexplained for clause in planned.clauses
    )

    assert len(found.unexplained) > 10
    assert found.causes == []
    assert found.rests["LUN-SETTLING-032"] == cited["LUN-SETTLING-032"] > 10
    assert found.rests["LUN-SETTLING-030"] == cited["LUN-SETTLING-030"] == 0


@pytest.mark.prove
def test_a_few_failures_that_nothing_explains_do_not_last_long(lungau: Variant) -> None:
    """Some twenty, at which thousands of deviations and pairs of them could be tried."""

    def nonsense(line: bytes) -> bytes:
        return respond(line) if b'"contract":"Dreier"' not in line else paying_the_same(line)

    heard = RunSoFar()
    play_run(Run(driver=InProcess(nonsense), sink=heard.verdict, source="lungau", chosen=tuple(SETTLING)))
    found = diagnosed(nonsense, lungau, SETTLING, SearchLimits(most=10_000))

    assert len(heard.failed) >= 20
    assert len(found.unexplained) == len(heard.failed)
    assert found.whole


@pytest.mark.prove
def test_a_deviation_that_contradicts_more_than_it_explains_is_none(
    lungau: Variant, known: dict[str, Deviation]
) -> None:
    """One scenario is answered as if a Dreier cost 3, all others are right."""
    wrong = Deviant(lungau.rules_for, [known[DREIER]]).respond
    found = diagnosed(wrong, lungau)
    (only,) = [cause for cause in found.causes if cause.id == DREIER]
    questions: list[bytes] = []
    one = next(planned for planned in SETTLING if planned.id == only.explains[0])

    def keeping(line: bytes) -> bytes:
        questions.append(anonymous(line))
        return respond(line)

    play_run(
        Run(
            driver=InProcess(keeping),
            sink=lambda _: None,
            source="lungau",
            chosen=(one,),
        )
    )

    def wrong_there(line: bytes) -> bytes:
        return wrong(line) if anonymous(line) in questions[1:] else respond(line)

    assert diagnosed(wrong_there, lungau).causes == []


def anonymous(line: bytes) -> bytes:
    """A question without its number."""
    return codec.unnumbered(codec.decode_question(line))


@pytest.mark.prove
def test_a_look_that_may_not_go_on_says_so(lungau: Variant, known: dict[str, Deviation]) -> None:
    answer = Deviant(lungau.rules_for, [known[DREIER]]).respond

    assert not diagnosed(answer, lungau, limits=SearchLimits(most=10)).whole
    assert not diagnosed(answer, lungau, limits=SearchLimits(may_go_on=lambda: False)).whole


def test_where_nothing_failed_nothing_is_said(lungau: Variant) -> None:
    assert diagnosed(respond, lungau, SETTLING[:10]) == DiagnosisLine(causes=[], unexplained=[])


# ------------------------------------------------------------------------------------------- from the command line


def checked(folder: Path, *more: str) -> Path:
    """The folder, after a check of a program that has a Dreier at 3 and dear Schleifen."""
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    command = f"'{sys.executable}' '{folder / 'wrong.py'}' '{DREIER}' '{SCHLEIFEN}'"
    (folder / "command").write_text(command, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
        told = tarock(
            *("check", "--rules", "lungau", "--area", "settling", "--engine", command, "--jobs", "1", *more),
            *("--ledger", str(folder / "run.jsonl"), "--html", str(folder / "run.html")),
        )
    (folder / "told").write_text(told.stdout, encoding="utf-8")
    assert told.exit_code == 1
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checked(tmp_path_factory.mktemp("diagnosed"))


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same without a look for causes, which takes most of the time."""
    return checked(tmp_path_factory.mktemp("asked"), "--no-diagnosis")


@pytest.mark.prove
def test_a_check_ends_with_it(run: Path) -> None:
    told = (run / "told").read_text(encoding="utf-8")
    diagnosis = Ledger.read(run / "run.jsonl").diagnosis

    assert diagnosis is not None
    assert {cause.id for cause in diagnosis.causes} == {DREIER, SCHLEIFEN}
    assert "What it plays otherwise: 2 causes explain" in told
    assert '[rulings] "contracts.Dreier.terms.price_won" = 3' in told
    assert len(told.splitlines()) <= 40


@pytest.mark.prove
def test_a_check_without_it_looks_for_nothing(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    ledger, command = tmp_path / "run.jsonl", (run / "command").read_text(encoding="utf-8")
    tarock(
        *("check", "--clause", "LUN-SETTLING-010", "--engine", command, "--no-diagnosis", "--again", "0"),
        *("--ledger", str(ledger), "--html", str(tmp_path / "run.html")),
    )
    found = Ledger.read(ledger)

    assert Outcome.FAILED in {verdict.outcome for verdict in found.verdicts}
    assert found.diagnosis is None


@pytest.mark.prove
def test_diagnose_finds_the_same_from_the_ledger_and_writes_it_down(run: Path, tmp_path: Path) -> None:
    profile = tmp_path / "house.toml"
    told = tarock("diagnose", str(run / "run.jsonl"), "--write", str(profile), "--name", "Stammtisch")
    house = read_house(profile)

    assert told.exit_code == 0
    assert "2 causes explain" in told.stdout
    assert house.name == "Stammtisch"
    assert {ruling.path for ruling in house.rulings} == {DREIER.partition("/")[0], SCHLEIFEN.partition("/")[0]}
    assert tarock("variant", "check", str(profile)).exit_code == 0


@pytest.mark.prove
def test_a_look_can_leave_a_ledger_of_its_own_from_which_reports_are_made(run: Path, tmp_path: Path) -> None:
    before = (run / "run.jsonl").read_bytes()
    old = Ledger.read(run / "run.jsonl")
    nothing = DiagnosisLine(causes=[], unexplained=[])
    (tmp_path / "short.jsonl").write_bytes(with_diagnosis(before, nothing))
    said = tarock("diagnose", str(tmp_path / "short.jsonl"), "--ledger", str(tmp_path / "found.jsonl"))
    short, found = Ledger.read(tmp_path / "short.jsonl"), Ledger.read(tmp_path / "found.jsonl")
    issues = tarock("report", str(tmp_path / "found.jsonl"), "--format", "bug").stdout

    assert said.exit_code == 0, said.output
    assert said.stdout.splitlines()[-1] == f"ledger: {tmp_path / 'found.jsonl'}"
    assert (short.diagnosis, short.faults, found.faults) == (nothing, (), ())
    assert found.diagnosis is not None
    assert {cause.id for cause in found.diagnosis.causes} == {DREIER, SCHLEIFEN}
    assert (found.header, found.verdicts) == (old.header, old.verdicts)
    assert len(re.findall("^# lungau", issues, flags=re.MULTILINE)) == 2
    assert (run / "run.jsonl").read_bytes() == before


@pytest.mark.prove
def test_a_look_that_a_budget_ended_does_not_send_to_itself(run: Path) -> None:
    said = tarock("diagnose", str(run / "run.jsonl"), "--budget", "0").stdout

    assert "The time ran out before the search ended; a longer --budget, or none, continues it." in said
    assert "`tarock diagnose` continues it" not in said


def test_a_ledger_that_was_altered_gets_no_seal(asked: Path, tmp_path: Path) -> None:
    data = (asked / "run.jsonl").read_bytes().replace(b'"outcome":"failed"', b'"outcome":"passed"', 1)
    (tmp_path / "forged.jsonl").write_bytes(data)
    said = tarock("diagnose", str(tmp_path / "forged.jsonl"), "--ledger", str(tmp_path / "new.jsonl"))

    assert said.exit_code == 2
    assert "was changed after its run" in said.stderr
    assert not (tmp_path / "new.jsonl").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nothing.jsonl",), "nothing.jsonl"),
        (("{run}/run.jsonl", "--ledger", "{run}/run.jsonl"), "--ledger: {run}/run.jsonl already exists"),
        (("{run}/run.jsonl", "--write", "{run}/run.jsonl"), "already exists"),
        (("{run}/run.jsonl", "--variant", "{run}/told"), "this run did not use the rules of a house"),
    ],
)
def test_what_cannot_be_diagnosed_is_refused(words: tuple[str, ...], told: str, asked: Path) -> None:
    said = tarock("diagnose", *(word.format(run=asked) for word in words))

    assert said.exit_code == 2
    assert told.format(run=asked) in said.stderr


@pytest.mark.prove
def test_of_a_run_that_broke_off_is_said_that_it_did(run: Path, tmp_path: Path) -> None:
    lines = (run / "run.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:20]), encoding="utf-8")
    said = tarock("diagnose", str(tmp_path / "cut.jsonl"))
    renewed = tarock("diagnose", str(tmp_path / "cut.jsonl"), "--ledger", str(tmp_path / "new.jsonl"))

    assert renewed.exit_code == 2
    assert "ends early; expected a ledger with its footer" in renewed.stderr
    assert said.exit_code == 0
    assert "Left out: scenarios without a verdict, because the run did not reach its end: " in said.stdout
    assert "Left out" not in tarock("diagnose", str(run / "run.jsonl")).stdout


def test_what_a_ledger_does_not_tell_is_said(asked: Path) -> None:
    whole = Ledger.read(asked / "run.jsonl")
    first, *others = (verdict for verdict in whole.verdicts if verdict.outcome is Outcome.FAILED)
    question = first.exchanges[0].question
    unkept = replace(first, exchanges=[ExchangeLine(question, "{", cut_from="9 bytes, sha256 abc")], after=[])
    changed = replace(others[0], outcome=Outcome.ERRORED, message=str(CHANGED), fault=as_data(CHANGED))
    broken = [replace(judged, outcome=Outcome.ERRORED, exchanges=[], after=[]) for judged in others[1:3]]
    sentences = [*map(str, left_out_of_look(dataclasses.replace(whole, verdicts=(unkept, changed, *broken))))]

    assert [*left_out_of_look(whole)] == []
    assert sentences == [
        f"1 scenario ({changed.scenario}) in which the program gave a different answer when asked again",
        f"2 scenarios ({broken[0].scenario} first) in which it crashed, was too late or broke the protocol",
        f"1 scenario ({unkept.scenario}) whose answers were not recorded in full",
    ]


OF_ANOTHER_NAME = """
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    print(respond(line).decode().replace('"name":"', '"name":"another ', 1), flush=True)
"""


@pytest.mark.prove
def test_the_program_that_is_asked_has_to_be_the_one_that_was_checked(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    (tmp_path / "another.py").write_text(OF_ANOTHER_NAME, encoding="utf-8")
    another = f"'{sys.executable}' '{tmp_path / 'another.py'}'"
    said = tarock("diagnose", str(run / "run.jsonl"), "--engine", another)
    same = tarock("diagnose", str(run / "run.jsonl"), "--engine", (run / "command").read_text(encoding="utf-8"))

    assert said.exit_code == 2
    assert "--engine: expected the program of the ledger" in said.stderr
    assert same.exit_code == 0
    assert "2 causes explain" in same.stdout
