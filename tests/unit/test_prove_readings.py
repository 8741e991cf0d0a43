"""Impostors under other readings: which a reading touches, what they are held to, and that none of them has a say."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace
from tests.unit.filled_vectors import filled_scenarios_of
from tests.unit.the_command import tarock

from tarock_checking.prove import readings, trials
from tarock_checking.prove.readings import ReadingChoice, Suite
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.impostors import Impostor
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.proof_lines import Fate, ImpostorLine, TriedReadingLine
from tarock_running.inputs import equivalent
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.deriving import Barred, Right, held_to, right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script, scripts
from tarock_steps.suite.vectors import Vectors
from tarock_steps.suite.verdicts import Basis

SOURCE: Final = "lungau"
NOBODY: Final = ReadingChoice("discards-belong-to", "nobody", {"discards-belong-to": "nobody"})
"""What the declarer laid away counts for nobody; by default it is his."""
BOTH: Final = ReadingChoice("who-pays-whom", "both", {"who-pays-whom": "both"})
OUT_OF_TURN: Final = ReadingChoice("announcement-turns", "out-of-turn", {"announcement-turns": "out-of-turn"})
TO_WIN: Final = "counting.to_win/+1"
EVERY: Final = scripts(SOURCE)


def of_areas(*areas: str) -> tuple[Script, ...]:
    return tuple(script for script in EVERY if script.planned.area in areas)


def tried(choice: ReadingChoice, *areas: str, clauses: Iterable[str] = ()) -> TriedReadingLine:
    return readings.try_choice(Suite.of(SOURCE, of_areas(*areas), clauses=clauses), choice)


def name_of(held: trials.TriedScenario) -> str:
    return held.script.planned.id


def wrong_about(choice: ReadingChoice) -> list[Impostor]:
    """The impostors that have the option of a choice wrong, where its reading is asked for."""
    variant = variant_of_source(SOURCE, choice.options)
    of_option = {path for path, ruling in variant.rules.rulings() if ruling.option == choice.option}
    return [impostor for impostor in variant.impostors() if impostor.path in of_option]


# ------------------------------------------------------------------------------------------------ what is tried


@pytest.mark.parametrize("source", RULE_SETS)
def test_every_reading_is_chosen_with_those_without_which_it_means_nothing(source: str) -> None:
    rules = RULE_SETS[source]
    found = readings.reading_choices(source)

    assert {(choice.option, choice.reading) for choice in found} == {
        (option, reading) for option, names in rules.options().items() for reading in names[1:]
    }
    for choice in found:
        assert rules.choose(choice.options).chosen == choice.options
        assert choice.options[choice.option] == choice.reading
    assert any(len(choice.options) > 1 for choice in found) == any(
        requirement.needs for requirement in rules.requirements
    )


@pytest.mark.prove
def test_a_reading_touches_its_own_clauses_and_those_that_what_it_changes_rests_on() -> None:
    line = tried(NOBODY, "counting")
    own = {impostor.clause for impostor in wrong_about(NOBODY)}
    untouched = tried(OUT_OF_TURN, "counting")

    assert line.derived
    assert line.clauses > len(own)
    assert sum(line.fates.values()) > line.clauses
    assert (untouched.derived, untouched.clauses) == (0, 1)


def vectors_of(*areas: str) -> Vectors:
    asked = tuple(script.planned for script in of_areas(*areas))
    return filled_scenarios_of(SOURCE, asked)


@pytest.mark.prove
@pytest.mark.parametrize("told", ["king-named-when=with-bid", "auction-end-with-solo=both", "solodreier=on"])
def test_what_is_right_is_the_same_whether_scenarios_are_asked_or_played(told: str) -> None:
    """A deal may be another one by a reading although no clause of the option is named where it ends."""
    areas = ("bidding", "calling", "counting")
    choice = next(found_choice for found_choice in readings.reading_choices(SOURCE) if found_choice.told == told)
    played = Suite.of(SOURCE, of_areas(*areas))
    asked = played.with_vectors(vectors_of(*areas))
    sheets = [readings.RightScenarios(suite, choice) for suite in (asked, played)]

    assert asked.named == played.named
    for script in sheets[0].scripts:
        one, other = (_in_short(sheet.right(script)) for sheet in sheets)
        assert one == other, script.planned.id


def _in_short(found: Right | Barred) -> tuple[object, ...]:
    return found if isinstance(found, Barred) else (found.basis, found.grounds, found.changed, found.reworded.keys())


@pytest.mark.prove
def test_what_becomes_of_impostors_is_the_same_whether_scenarios_are_asked_or_played() -> None:
    suite = Suite.of(SOURCE, of_areas("counting"))
    asked, played = (
        readings.try_choice(suite.with_vectors(vectors), NOBODY) for vectors in (vectors_of("counting"), Vectors())
    )

    assert asked == played


def test_what_caught_an_impostor_by_default_is_asked_first_and_all_else_afterwards() -> None:
    impostor = wrong_about(NOBODY)[0]
    suite = Suite.of(SOURCE, of_areas("counting"))
    line = ImpostorLine(id=impostor.id, clause=impostor.clause, wrong="", fate=Fate.CAUGHT)
    before = [*readings.RightScenarios(suite, NOBODY).resting_on(impostor)]
    citing = [name_of(change) for change in before if impostor.clause in change.script.planned.clauses]
    known = suite.after([replace(line, by=citing[-1:])])

    after = [*readings.RightScenarios(known, NOBODY).resting_on(impostor)]

    assert len(citing) > 1
    assert name_of(after[0]) == citing[-1]
    assert sorted(map(name_of, after)) == sorted(map(name_of, before))


@pytest.mark.prove
def test_the_reading_itself_is_no_impostor_under_it() -> None:
    for choice in readings.reading_choices(SOURCE):
        values = {path: ruling.value for path, ruling in RULE_SETS[SOURCE].choose(choice.options).rulings()}
        wrong = variant_of_source(SOURCE, choice.options).impostors()

        assert [impostor.id for impostor in wrong if impostor.value == values[impostor.path]] == []


def test_an_impostor_that_is_deaf_to_an_option_is_caught_under_its_reading() -> None:
    line = tried(NOBODY, "counting", clauses=[impostor.clause for impostor in wrong_about(NOBODY)])

    assert line.fates == {"caught": len(wrong_about(NOBODY))}
    assert line.told == []


def test_an_impostor_that_no_scenario_catches_is_told() -> None:
    blind = tuple(
        script for script in of_areas("counting") if wrong_about(NOBODY)[0].clause not in script.planned.clauses
    )
    line = readings.try_choice(Suite.of(SOURCE, blind[:1], clauses=[wrong_about(NOBODY)[0].clause]), NOBODY)

    assert {pair.fate for pair in line.told} <= {Fate.NOT_CAUGHT, Fate.IDLE}
    assert line.told


def test_an_impostor_is_idle_where_no_right_answer_rests_on_its_clause() -> None:
    line = tried(OUT_OF_TURN, "cards")

    assert [pair.fate for pair in line.told] == [Fate.IDLE]
    assert line.told[0].clause == wrong_about(OUT_OF_TURN)[0].clause


def test_an_impostor_caught_only_where_the_reading_does_not_allow_it_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = next(impostor for impostor in variant_of_source(SOURCE, {}).impostors() if impostor.id == TO_WIN)

    def some_barred(script: Script, by: OtherRules) -> Right | Barred:
        catches = trials.Questioning(one.respond()).caught_by([trials.TriedScenario(script)], to_the_end=True)
        return Barred(0, "it cannot be", ("LUN-DEALING-001",)) if catches else right(script, by)

    monkeypatch.setattr(readings, "right", some_barred)
    line = tried(NOBODY, "counting", clauses=[one.clause])
    told = next(pair for pair in line.told if pair.id == TO_WIN)

    assert told.fate is Fate.UNPLAYED
    assert told.because.endswith(": it cannot be [LUN-DEALING-001]")


@pytest.mark.prove
def test_what_is_listed_of_a_reading_is_stale_where_it_is_caught() -> None:
    clause = wrong_about(NOBODY)[0].clause
    listed = {(NOBODY.told, clause): "no scenario tells it at all"}
    everything = readings.try_choice(Suite.of(SOURCE, of_areas("counting"), listed=listed), NOBODY)
    stale = [pair for pair in everything.told if pair.fate is Fate.STALE]

    assert [pair.clause for pair in stale] == [clause]
    assert stale[0].because == "lungau/equivalent.toml says that no scenario catches it"


@pytest.mark.prove
def test_an_impostor_that_is_listed_of_a_reading_is_stale_where_it_is_caught_or_not_there() -> None:
    names = [wrong_about(NOBODY)[0].id, "no.ruling/at-all"]
    listed = {(NOBODY.told, name): "no scenario tells it at all" for name in names}
    everything = readings.try_choice(Suite.of(SOURCE, of_areas("counting"), listed=listed), NOBODY)

    assert [pair.clause for pair in everything.told if pair.fate is Fate.STALE] == names


def test_what_is_listed_of_a_reading_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    clause = wrong_about(NOBODY)[0].clause
    listed = {(NOBODY.told, clause): "no scenario tells it at all"}
    monkeypatch.setattr(Impostor, "respond", lambda *_: respond)
    suite = Suite.of(SOURCE, of_areas("counting"), clauses=[clause], listed=listed)

    assert {(pair.fate, pair.because) for pair in readings.try_choice(suite, NOBODY).told} == {
        (Fate.LISTED, "no scenario tells it at all")
    }


@pytest.mark.prove
def test_an_impostor_that_is_listed_by_itself_excuses_no_other_of_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, other = wrong_about(BOTH)
    listed = {(BOTH.told, mine.id): "no scenario tells it at all"}
    monkeypatch.setattr(Impostor, "respond", lambda *_: respond)
    suite = Suite.of(SOURCE, of_areas("settling"), clauses=[mine.clause], listed=listed)
    fates = {pair.id: pair.fate for pair in readings.try_choice(suite, BOTH).told}

    assert other.clause == mine.clause
    assert (fates[mine.id], fates[other.id]) == (Fate.LISTED, Fate.NOT_CAUGHT)


@pytest.mark.parametrize("source", RULE_SETS)
def test_what_is_listed_of_readings_is_about_readings_and_clauses_that_are_there(source: str) -> None:
    told = [choice.told for choice in readings.reading_choices(source)]
    found = equivalent.untold_under_readings(source, told, load_catalogue(source).clauses)

    assert {reading for reading, _ in found} <= set(told)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('readings = ["a=b"]\nclauses = ["LUN-PLAY-001"]', "there is no reading 'a=b'"),
        (f'readings = ["{NOBODY.told}"]\nclauses = ["LUN-PLAY-999"]', "there is no clause 'LUN-PLAY-999'"),
        (f'readings = ["{NOBODY.told}", "{NOBODY.told}"]\nclauses = ["LUN-PLAY-001"]', "is there twice"),
        (f'readings = ["{NOBODY.told}"]', "expected either clauses or impostors"),
        (
            f'readings = ["{NOBODY.told}"]\nclauses = ["LUN-PLAY-001"]\nimpostors = ["a/b"]',
            "expected either clauses or impostors",
        ),
    ],
)
def test_a_faulty_entry_of_a_reading_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / SOURCE).mkdir()
    entry = f'[[under]]\n{text}\nargument = "no scenario tells them at all"\n'
    (tmp_path / SOURCE / equivalent.FILE).write_text(entry, encoding="utf-8")

    with pytest.raises(CatalogueError) as refused:
        equivalent.untold_under_readings(SOURCE, [NOBODY.told], load_catalogue(SOURCE).clauses, tmp_path)
    assert f"{SOURCE}/equivalent.toml: [[under]] number 1: " in str(refused.value)
    assert message in str(refused.value)


def test_an_argument_that_nobody_can_tell_an_impostor_holds_where_it_has_the_same_wrong() -> None:
    one = next(impostor for impostor in wrong_about(NOBODY) if impostor.instead)
    elsewhere = dataclasses.replace(one, id="another", instead=())
    suite = Suite.of(SOURCE, (), [(one, "nobody can tell at all")])
    played = one.instead[0]

    assert suite.argument(one, played) == "nobody can tell at all"
    assert suite.argument(one, one.value) == ""
    assert suite.argument(elsewhere, played) == ""


# ---------------------------------------------------------------------- what is right never follows who is asked


def rules(choice: ReadingChoice, reference: Any = respond) -> OtherRules:
    return OtherRules(fixed_readings(SOURCE, choice.options), InProcess(reference), InProcess(respond))


def caught(impostor: Impostor, choice: ReadingChoice, written: Iterable[Script], reference: Any = respond) -> list[str]:
    """The derived scenarios that an impostor fails, held to what ``reference`` says is right."""
    by = rules(choice, reference)
    held = []
    for case in written:
        found = right(case, by)
        if isinstance(found, Right) and found.basis is Basis.DERIVED:
            script, comparison = held_to(case, found)
            held.append(trials.TriedScenario(script, by.readings, comparison, found.reworded))
    answer = variant_of_source(SOURCE, choice.options).wrong(impostor)
    return list(trials.Questioning(answer).caught_by(held, to_the_end=True))


@pytest.mark.parametrize(("choice", "area"), [(NOBODY, "counting"), (BOTH, "settling")], ids=lambda one: str(one)[:30])
def test_an_impostor_passes_what_is_read_out_of_itself_and_fails_what_is_right(
    choice: ReadingChoice, area: str
) -> None:
    """Were the one who is asked behind what is derived, it would follow; the reference is, so it does not."""
    written = of_areas(area)
    for impostor in wrong_about(choice):
        itself = variant_of_source(SOURCE, choice.options).wrong(impostor)

        assert caught(impostor, choice, written, itself) == []
        assert caught(impostor, choice, written)


@pytest.mark.prove
def test_no_answer_of_an_impostor_has_a_part_in_what_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is right is asked in every scenario before anybody is held to it, and says nothing that was heard."""
    impostors_lines: set[bytes] = set()
    asked: list[str] = []

    def reference(line: bytes) -> bytes:
        asked.append("reference")
        return respond(line)

    def heard(self: Impostor, *_: object) -> Any:
        def answer(line: bytes) -> bytes:
            asked.append(self.id)
            impostors_lines.add(line)
            return respond(line)

        return answer

    monkeypatch.setattr(readings, "respond_to_own", reference)
    monkeypatch.setattr(Impostor, "respond", heard)
    line = tried(NOBODY, "counting")

    assert impostors_lines
    assert asked.count("reference") > len(of_areas("counting"))
    assert "caught" not in line.fates, "whoever answers like the reference is right by every reading"


# -------------------------------------------------------------------------------------------------- the command


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


@pytest.mark.prove
def test_the_proof_of_a_clause_tries_it_under_the_readings_that_touch_it(folder: Path) -> None:
    clause = wrong_about(NOBODY)[0].clause
    shown = tarock("prove", "--rules", SOURCE, "--clause", clause, "--readings", "--workers", "1")
    ledger = folder / "tarock-report" / f"proof-{SOURCE}.part.jsonl"
    lines = [json.loads(line) for line in ledger.read_text().splitlines()]
    told = [line for line in lines if line["kind"] == "reading"]

    assert shown.exit_code == ExitCode.CONFORM, shown.output
    assert f"under {len(readings.reading_choices(SOURCE))} other readings: " in shown.output
    assert len(told) == lines[0]["readings"] == len(readings.reading_choices(SOURCE))
    assert lines[-1]["readings"]["caught"] == sum(line["fates"].get("caught", 0) for line in told)
    assert {line["kind"] for line in lines} == {"proof", "reading", "footer"}


@pytest.mark.prove
def test_an_impostor_that_gets_past_under_a_reading_is_told_and_the_proof_fails(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del folder
    one = wrong_about(NOBODY)[0]
    monkeypatch.setattr(Impostor, "respond", lambda *_: respond)
    shown = tarock("prove", "--rules", SOURCE, "--clause", one.clause, "--readings", "--workers", "1")

    assert shown.exit_code == ExitCode.NOT_CONFORM
    assert f"not caught under {NOBODY.option}={NOBODY.reading}: {one.id} [{one.clause}]" in shown.output
