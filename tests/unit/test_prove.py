"""The proof of the suite: impostors, changed expectations, and the list of impostors that nobody can tell."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.unit.filled_vectors import filled_scenarios_of
from tests.unit.the_command import tarock

from tarock_checking.prove import proof, trials
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import message as said
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.impostors import Impostor, impostors, wrong_values
from tarock_reference.sources import SOURCES
from tarock_reports.ledger.proof_lines import PROVED, Fate
from tarock_running.inputs import equivalent
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.errors import CatalogueError
from tarock_steps.expect import Expectations
from tarock_steps.suite.perturbing import perturbed
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import Script, ScriptEnding, play_script, scripts
from tarock_steps.suite.vectors import Vectors
from tarock_steps.suite.verdicts import Outcome, Verdict

IMPOSTORS: Final = {impostor.id: impostor for impostor in impostors("lungau")}
SCRIPTS: Final = scripts("lungau")
TO_WIN: Final = "counting.to_win/+1"
SHARE: Final = ("counting", "calling", "sessions")
"""The areas that are proved with every run of the tests; `make prove` does all of them."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def wrong(path: str, value: Any) -> Impostor:
    clause = dict(LUNGAU.rulings())[path].clause
    return Impostor(id=f"{path}/wrong", rules="lungau", path=path, clause=clause, said=said(""), value=value)


# -------------------------------------------------------------------------------------------------- impostors


def test_every_ruling_has_impostors_and_no_two_share_an_id() -> None:
    assert {impostor.path for impostor in IMPOSTORS.values()} == {path for path, _ in LUNGAU.rulings()}
    assert len(IMPOSTORS) == len(impostors("lungau"))


@pytest.mark.parametrize("source", RULE_SETS)
def test_what_has_to_be_thought_of_is_about_rulings_that_are_there(source: str) -> None:
    assert set(SOURCES[source]().mistakes) <= {path for path, _ in RULE_SETS[source].rulings()}


def test_a_fraction_is_wrong_by_one_of_its_parts() -> None:
    values = {
        wrong_value.way: wrong_value.value for wrong_value in wrong_values("lungau", "any.place", Fraction(107, 3))
    }

    assert values == {"+1/3": 36, "-1/3": Fraction(106, 3)}


def test_an_impostor_differs_from_the_rule_set_in_its_one_ruling() -> None:
    for impostor in IMPOSTORS.values():
        right, spoilt = dict(LUNGAU.rulings()), dict(impostor.spoilt(LUNGAU).rulings())
        wrong_by_default = not impostor.instead or right[impostor.path].value in impostor.instead

        differ = [path for path in right if spoilt[path].value != right[path].value]

        assert differ == [impostor.path] * wrong_by_default


def test_an_impostor_deaf_to_an_option_is_wrong_only_where_its_reading_is_asked_for() -> None:
    one = IMPOSTORS["settling.winners_paid/not-both"]
    both = LUNGAU.choose({"who-pays-whom": "both"})

    swapped_in = one.spoilt(both)

    assert one.spoilt(LUNGAU) is LUNGAU
    assert isinstance(swapped_in, LungauRules)
    assert swapped_in.settling.winners_paid.value == LUNGAU.settling.winners_paid.value


@pytest.mark.prove
def test_a_script_ends_as_the_scenario_does_in_a_run() -> None:
    """A run under pytest comes to the same, as `tests/closure/test_both_ways.py` shows."""
    impostor = IMPOSTORS["cards.trumps/XX-before-XXI"]
    verdicts: list[Verdict] = []
    play_run(Run(driver=InProcess(impostor.respond()), sink=verdicts.append, source="lungau"))
    driver = InProcess(impostor.respond())

    played = {script.planned.id: play_script(script, driver).outcome for script in SCRIPTS}

    assert played == {verdict.scenario: verdict.outcome for verdict in verdicts}
    assert Outcome.FAILED in played.values()


@pytest.mark.parametrize("area", SHARE)
def test_every_impostor_of_an_area_is_caught_by_its_own_clause(area: str) -> None:
    mine = [impostor for impostor in IMPOSTORS.values() if f"-{area.upper()}-" in impostor.clause]
    fates = {impostor.id: trials.try_impostor(impostor, SCRIPTS, whole=False).fate for impostor in mine}

    assert {name: fate for name, fate in fates.items() if fate not in PROVED} == {}


def test_an_impostor_is_asked_the_scenarios_of_its_clause_and_only_until_one_fails() -> None:
    one = IMPOSTORS[TO_WIN]
    trial = trials.try_impostor(one, SCRIPTS, whole=False)
    own = [script.planned.id for script in SCRIPTS if one.clause in script.planned.clauses]

    assert trial.fate is Fate.CAUGHT
    assert trial.by == (own[trial.asked - 1],)


@pytest.mark.prove
def test_the_whole_matrix_names_every_scenario_that_fails() -> None:
    one = IMPOSTORS[TO_WIN]
    whole, first = (trials.try_impostor(one, SCRIPTS, whole=whole) for whole in (True, False))

    assert whole.fate is Fate.CAUGHT
    assert whole.asked == len(SCRIPTS)
    assert whole.by[:1] == first.by
    assert len(whole.by) > 1


@cache
def filled(area: str) -> Vectors:
    asked = tuple(planned for planned in plan("lungau") if planned.area == area)
    return filled_scenarios_of("lungau", asked)


@pytest.mark.prove
@pytest.mark.parametrize("area", ["counting", "sessions"])
def test_what_becomes_of_an_impostor_is_the_same_whether_scenarios_are_asked_or_played(area: str) -> None:
    mine = [impostor for impostor in IMPOSTORS.values() if f"-{area.upper()}-" in impostor.clause]
    scripts_of_area = [script for script in SCRIPTS if script.planned.area == area]
    asked, played = (
        [trials.try_impostor(impostor, scripts_of_area, vectors, whole=True) for impostor in mine]
        for vectors in (filled(area), Vectors())
    )

    assert asked == played
    assert {trial.fate for trial in asked} >= {Fate.CAUGHT}


def test_a_scenario_is_played_only_where_an_impostor_does_not_say_what_is_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine = [found_script for found_script in SCRIPTS if found_script.planned.area == "counting"]
    plays: list[str] = []

    def heard(script: Script, *more: Any) -> ScriptEnding:
        plays.append(script.planned.id)
        return play_script(script, *more)

    monkeypatch.setattr(trials, "play_script", heard)
    trial = trials.try_impostor(IMPOSTORS[TO_WIN], mine, filled("counting"), whole=True)

    assert {*trial.by} <= {*plays}
    assert len(plays) < len(mine) == trial.asked


def test_what_is_expected_behind_a_tried_deed_is_changed_where_the_deed_still_stands() -> None:
    """A check that the deed is refused takes it back, where it was allowed; the next check looks at what was done."""
    tried = [script for script in SCRIPTS if [*map(_is_about_what_is_allowed, script.lines)].count(True)]
    behind = [
        script for script in tried if _is_about_what_is_allowed(script.lines[-2]) and script.lines[-1].keyword == "then"
    ]

    assert behind
    assert [script.planned.id for script in behind[:8] if trials.perturb(script).green] == []


def _is_about_what_is_allowed(line: PlannedLine) -> bool:
    return line.text in {"that is allowed", "that is refused"}


def test_an_impostor_that_only_others_catch_is_told_apart() -> None:
    one = IMPOSTORS[TO_WIN]
    others = [script for script in SCRIPTS if one.clause not in script.planned.clauses]
    blind = [script for script in SCRIPTS if script.planned.area == "cards"]

    assert trials.try_impostor(one, others, whole=False).fate is Fate.ELSEWHERE
    assert trials.try_impostor(one, blind, whole=False) == trials.Trial(Fate.NOT_CAUGHT, (), len(blind))


def test_an_impostor_that_answers_with_an_error_refuses() -> None:
    trial = trials.try_impostor(IMPOSTORS["settling.other_tariff_allowed/dropped"], SCRIPTS, whole=False)

    assert trial.fate is Fate.REFUSED
    assert trial.by


def _breaks(*_: object) -> int:
    message = "it broke"
    raise RuntimeError(message)


def _goes_on(*_: object) -> int:
    while True:
        pass


@pytest.mark.parametrize(("value", "message"), [(_breaks, "it broke"), (_goes_on, "no end after")])
def test_an_impostor_that_crashes_is_named_with_the_scenario(
    monkeypatch: pytest.MonkeyPatch, value: Callable[..., int], message: str
) -> None:
    monkeypatch.setattr(trials, "PATIENCE", 0.2)
    trial = trials.try_impostor(wrong("counting.method", value), SCRIPTS, whole=False)

    assert trial.fate is Fate.CRASHED
    assert str(trial.trouble).startswith("lungau/")
    assert message in str(trial.trouble)


# ------------------------------------------------------------------------------------------------ equivalents


def listed(folder: Path, text: str) -> dict[str, str]:
    (folder / "lungau").mkdir()
    (folder / "lungau" / equivalent.FILE).write_text(text, encoding="utf-8")
    return equivalent.equivalent_impostors(
        "lungau", {impostor.id: impostor.clause for impostor in IMPOSTORS.values()}, folder
    )


def entry(impostor: str = TO_WIN, clause: str = "LUN-COUNTING-008", argument: str = "nobody can tell at all") -> str:
    return f'[[equivalent]]\nimpostor = "{impostor}"\nclause = "{clause}"\nargument = "{argument}"\n'


def test_an_entry_gives_the_argument(folder: Path) -> None:
    assert listed(folder, entry()) == {TO_WIN: "nobody can tell at all"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[equivalent]", "lungau/equivalent.toml: cannot be read as TOML"),
        ("[[equivalence]]", "lungau/equivalent.toml: Object contains unknown field `equivalence`"),
        ('[[equivalent]]\nimpostor = "x"', "lungau/equivalent.toml: Object missing required field `clause`"),
        (entry("counting.*"), "lungau/equivalent.toml: [[equivalent]] number 1, counting.*: there is no such impostor"),
        (entry() + entry(), f"lungau/equivalent.toml: [[equivalent]] number 2, {TO_WIN}: it is there twice"),
        (entry(clause="LUN-PLAY-001"), f"[[equivalent]] number 1, {TO_WIN}: it breaks LUN-COUNTING-008, not"),
        (entry(argument=" "), f"[[equivalent]] number 1, {TO_WIN}: expected an argument"),
    ],
)
def test_a_faulty_list_is_refused_with_the_place(folder: Path, text: str, message: str) -> None:
    with pytest.raises(CatalogueError) as refused:
        listed(folder, text)

    assert message in str(refused.value)


def test_an_entry_whose_impostor_is_caught_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equivalent, "equivalent_impostors", lambda *_: {TO_WIN: "nobody can tell at all"})
    shown = tarock("prove", "--clause", "LUN-COUNTING-008", "--impostors", "--workers", "1")

    assert shown.exit_code == ExitCode.NOT_CONFORM
    assert f"stale entry: {TO_WIN}" in shown.output
    assert "lungau/equivalent.toml says that no answer differs" in shown.output


def test_the_entries_of_every_source_are_about_impostors_of_clauses_that_are_there() -> None:
    for source in RULE_SETS:
        clauses = {impostor.id: impostor.clause for impostor in impostors(source)}

        assert set(clauses.values()) <= set(load_catalogue(source).clauses)
        assert set(equivalent.equivalent_impostors(source, clauses)) <= set(clauses)


# ---------------------------------------------------------------------------------------- changed expectations


def test_every_line_that_expects_something_is_changed_and_nothing_else() -> None:
    for script in SCRIPTS:
        places = {change.place for change in perturbed(script)}

        assert places == {place for place, line in enumerate(script.lines) if line.keyword == "then"}, script.planned.id


def test_a_changed_scenario_says_something_else() -> None:
    for script in SCRIPTS:
        for change in perturbed(script):
            assert change.script.lines != script.lines


@pytest.mark.parametrize(
    ("said", "changed"),
    [
        (
            'the payments are "Vorhand +1/3, Second -1/3, Third 0, Dealer 0"',
            [
                'the payments are "Vorhand +4/3, Second -1/3, Third +0, Dealer +0"',
                'the payments are "Vorhand +1/3, Second +2/3, Third +0, Dealer +0"',
                'the payments are "Vorhand +1/3, Second -1/3, Third +1, Dealer +0"',
                'the payments are "Vorhand +1/3, Second -1/3, Third +0, Dealer +1"',
                'the payments are "Vorhand -1/3, Second +1/3, Third +0, Dealer +0"',
                'the payments are "Vorhand +1/3, Second +0, Third -1/3, Dealer +0"',
            ],
        ),
        ('"Spiel" brings the declarer -2/3 points', ['"Spiel" brings the declarer 1/3 points']),
        ('"Spiel" brings the declarer +20 Cent', ['"Spiel" brings the declarer 21 Cent']),
    ],
)
def test_an_amount_is_changed_by_one_and_swapped_with_its_neighbours(said: str, changed: list[str]) -> None:
    script = dataclasses.replace(SCRIPTS[0], lines=(PlannedLine("given", "a table of 4"), PlannedLine("then", said)))

    assert [change.script.lines[1].text for change in perturbed(script)] == changed


def test_no_changed_expectation_of_an_area_stays_green() -> None:
    told = [trials.perturb(script) for script in SCRIPTS if script.planned.area in SHARE]

    assert sum(line.changed for line in told) > 2 * len(told)
    assert [line for line in told if line.green] == []


def test_an_expectation_that_compares_nothing_stays_green_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    script = next(found_script for found_script in SCRIPTS if found_script.lines[-1].text.startswith("they count "))
    monkeypatch.setattr(Expectations, "count", lambda *_: None)

    told = trials.perturb(script)

    assert [green.step for green in told.green] == [script.lines[-1].text]
    assert told.green[0].changed != told.green[0].step


def test_a_scenario_that_does_not_pass_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "respond_to_own", IMPOSTORS["counting.method/in-threes"].respond())
    script = next(found_script for found_script in SCRIPTS if "LUN-COUNTING-006" in found_script.planned.clauses)

    assert "it does not pass as it stands" in trials.perturb(script).green[0].trouble


# ------------------------------------------------------------------------------------------------ the command


def test_help_has_an_example() -> None:
    assert "tarock prove" in tarock("prove", "--help").output


@pytest.mark.prove
def test_a_proof_is_printed_and_stored(folder: Path) -> None:
    shown = tarock("prove", "--clause", "LUN-COUNTING-008", "--workers", "1")
    ledger = folder / "tarock-report" / "proof-lungau.part.jsonl"
    lines = [json.loads(line) for line in ledger.read_text().splitlines()]

    assert shown.exit_code == ExitCode.CONFORM, shown.output
    assert "impostors: 3 of 1 clauses: 3 caught" in shown.output
    assert "0 stayed green" in shown.output
    assert [line["kind"] for line in lines[:4]] == ["proof", "impostor", "impostor", "impostor"]
    assert {line["id"] for line in lines[1:4]} == {TO_WIN, "counting.to_win/-1", "counting.who_needs/more"}
    assert lines[-1]["kind"] == "footer"
    assert lines[-1]["impostors"] == {"caught": 3}


@pytest.mark.prove
def test_a_proof_makes_a_page_beside_its_ledger_and_names_both(folder: Path) -> None:
    named = ("--html", "out/page.html", "--ledger", "out/proof.jsonl")
    shown = tarock("prove", "--clause", "LUN-COUNTING-008", "--workers", "1", *named)
    page = (folder / "out" / "page.html").read_text(encoding="utf-8")

    assert "ledger: out/proof.jsonl" in shown.output
    assert "page: out/page.html" in shown.output
    assert "What the suite would catch" in page
    assert "python -m proving.exercise" in page


@pytest.mark.prove
def test_a_proof_that_is_broken_off_leaves_an_earlier_one_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = ("--ledger", "one.jsonl", "--html", "one.html")
    words = ("--clause", "LUN-COUNTING-008", "--perturb", "--workers", "1", *named)
    tarock("prove", *words)
    before = [(folder / name).read_bytes() for name in ("one.jsonl", "one.html")]
    monkeypatch.setattr(trials, "perturb", _interrupts)
    broken_off = tarock("prove", *words)

    assert broken_off.exit_code == ExitCode.INTERRUPTED
    assert [(folder / name).read_bytes() for name in ("one.jsonl", "one.html")] == before
    assert broken_off.stderr.endswith(
        "tarock: interrupted; the ledger one.part.jsonl is partial, and one.jsonl is that of an earlier run\n"
    )
    assert (folder / "one.part.jsonl").exists()


def _interrupts(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[equivalent]", "lungau/equivalent.toml: cannot be read as TOML"),
        (entry("counting.*"), "lungau/equivalent.toml: [[equivalent]] number 1, counting.*: there is no such impostor"),
    ],
)
def test_a_faulty_list_ends_the_command_before_anything_is_proved(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    (folder / "lungau").mkdir()
    (folder / "lungau" / equivalent.FILE).write_text(text, encoding="utf-8")
    monkeypatch.setattr(equivalent, "features_root", lambda: folder)
    refused = tarock("prove", "--clause", "LUN-COUNTING-008", "--workers", "1")

    assert refused.exit_code == ExitCode.SUITE_BROKEN
    assert message in refused.stderr
    assert not (folder / "tarock-report").exists()


@pytest.mark.gate("_breaks")
@pytest.mark.parametrize(("value", "message"), [(_breaks, "it broke"), (_goes_on, "no end after")])
def test_an_impostor_that_crashes_the_suite_makes_the_proof_fail_and_is_told_with_its_scenario(
    monkeypatch: pytest.MonkeyPatch, value: Callable[..., int], message: str
) -> None:
    monkeypatch.setattr(trials, "PATIENCE", 0.2)
    monkeypatch.setattr(proof, "impostors", lambda _: (wrong("counting.method", value),))
    monkeypatch.setattr(equivalent, "equivalent_impostors", lambda *_: {})
    shown = tarock("prove", "--rules", "lungau", "--impostors", "--workers", "1")

    assert shown.exit_code == ExitCode.NOT_CONFORM
    assert "crashed: counting.method/wrong [LUN-COUNTING-006]" in shown.output
    assert "; lungau/" in shown.output
    assert message in shown.output


@pytest.mark.prove
def test_workers_change_nothing_in_the_ledger(folder: Path) -> None:
    for workers in "12":
        tarock("prove", "--clause", "LUN-PLAY-009", "--workers", workers, "--ledger", f"{workers}.jsonl")

    assert (folder / "1.jsonl").read_bytes() == (folder / "2.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--rules lungua", "--rules: there is no rule set 'lungua'. Did you mean lungau?"),
        ("--clause LUN-PLAY-999", "--clause: there is no clause 'LUN-PLAY-999'. Did you mean"),
        ("--ledger .", "--ledger: cannot write .: it is a folder"),
        ("--html .", "--html: cannot write .: it is a folder"),
        ("--ledger one --html one", "--html: one is already where --ledger goes; expected another file"),
    ],
)
def test_bad_input_is_named_with_the_place(words: str, message: str) -> None:
    refused = tarock("prove", *words.split())

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith(f"tarock: {message}")


@pytest.mark.prove
def test_an_impostor_that_nobody_catches_makes_the_proof_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    right = dataclasses.replace(IMPOSTORS[TO_WIN], value=LUNGAU.counting.to_win.value)
    monkeypatch.setattr(proof, "impostors", lambda _: (right,))
    monkeypatch.setattr(equivalent, "equivalent_impostors", lambda *_: {})
    shown = tarock("prove", "--clause", "LUN-COUNTING-008", "--impostors", "--workers", "1")

    assert shown.exit_code == ExitCode.NOT_CONFORM
    assert f"not caught: {TO_WIN} [LUN-COUNTING-008]" in shown.output


@pytest.mark.prove
def test_the_reference_engine_itself_is_no_impostor() -> None:
    driver = InProcess(respond)

    assert {play_script(script, driver).outcome for script in SCRIPTS} == {Outcome.PASSED}
