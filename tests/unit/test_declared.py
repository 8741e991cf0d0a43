"""What a program says in ``hello`` that it plays is what it is asked."""

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from tests.unit.the_command import engine, tarock

from tarock_checking.playing.declared import declared_readings, told_as_lacking, told_undeclared, undeclared_readings
from tarock_protocol.messages.answers import Otherwise
from tarock_reference import option_readings
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.reproduce import command
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.verdicts import Basis, Outcome

PLAYS = """
import json, sys
from tarock_reference import respond

DECLARED = json.loads({declared!r})
for line in sys.stdin.buffer:
    asked = json.loads(line)
    own = {{option: readings[0] for option, readings in DECLARED.items() if len(readings) == 1}}
    if asked["ask"] != "hello":
        asked["options"] = {{**asked.get("options", {{}}), **own}}
    found = json.loads(respond(json.dumps(asked).encode()))
    if asked["ask"] == "hello":
        found["answer"]["rules"] = {{"lungau": {{**found["answer"]["rules"]["lungau"], **DECLARED}}}}
    print(json.dumps(found), flush=True)
"""
"""An engine that declares some readings, and plays the one that it declares whatever it is asked."""

OPTION = "discards-belong-to"
QUICK = ("check", "--area", "counting", "--no-diagnosis", "--again", "0")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def plays(folder: Path, declared: Mapping[str, Sequence[str]]) -> tuple[str, str]:
    return "--engine", engine(folder, PLAYS.format(declared=json.dumps(declared)))


def asked(folder: Path) -> Ledger:
    return Ledger.read(folder / "tarock-report" / "lungau.part.jsonl")


# ---------------------------------------------------------------------------------------------- what is chosen


@pytest.mark.parametrize(
    ("readings", "fixed"),
    [
        (["nobody"], {OPTION: "nobody"}),
        (["declarer"], {OPTION: "declarer"}),
        (["declarer", "nobody"], {}),
        (["nobody", "declarer"], {}),
        (["nobody", "nobody"], {OPTION: "nobody"}),
        ([], {}),
    ],
)
def test_one_reading_alone_is_chosen_and_of_several_what_holds_anyway(
    readings: list[str], fixed: dict[str, str]
) -> None:
    assert declared_readings("lungau", {OPTION: readings}, {}) == (fixed, ())


def test_of_several_without_the_default_the_first_is_chosen() -> None:
    assert declared_readings("lungau", {"solorufer": ["above", "vorhand-only"]}, {}).readings == {"solorufer": "above"}


def test_what_is_the_default_of_an_agreed_option_comes_before_the_first() -> None:
    """Solorufer are not played unless the round agrees on them; where it does, they rank below the Dreier."""
    found = declared_readings("lungau", {"solorufer": ["above", "below"]}, {})

    assert found.readings == {"solorufer": "below"}


def test_the_command_line_comes_before_hello() -> None:
    assert declared_readings("lungau", {OPTION: ["nobody"]}, {OPTION: "declarer"}).readings == {}


@pytest.mark.parametrize("source", sources())
def test_who_declares_every_reading_is_asked_as_ever(source: str) -> None:
    assert declared_readings(source, option_readings(source), {}) == ({}, ())


# ------------------------------------------------------------------------------------ what means nothing alone


def test_a_reading_that_can_mean_nothing_is_said_and_not_asked_for() -> None:
    """Where no Solodreier is bid, nobody asks whether the auction ends with it."""
    alone = declared_readings("lungau", {"auction-end-with-solo": ["both"], "solodreier": ["off"]}, {})

    assert alone.readings == {"solodreier": "off"}
    assert tuple(map(str, alone.idle)) == ("auction-end-with-solo=both is ignored: it depends on solodreier=on",)
    assert declared_readings("lungau", {"auction-end-with-solo": ["both"]}, {}).readings == {}
    assert declared_readings(
        "lungau", {"auction-end-with-solo": ["both"], "solodreier": ["on"]}, {"solodreier": "off"}
    ) == ({}, alone.idle)


@pytest.mark.parametrize("solodreier", [["on"], ["off", "on"]])
def test_a_reading_means_something_where_what_it_needs_is_played(solodreier: list[str]) -> None:
    found = declared_readings("lungau", {"auction-end-with-solo": ["both"], "solodreier": solodreier}, {})

    assert found.readings["auction-end-with-solo"] == "both"
    assert found.idle == ()


def test_a_reading_that_needs_two_others_means_nothing_with_one_of_them() -> None:
    with_one = {"sechserdreier-rank": ["above-dreier"], "solodreier": ["on"]}
    with_both = {**with_one, "auction-second-turn": ["until-passed"]}
    told = "is ignored: it depends on auction-end-with-solo=neither or auction-second-turn=until-passed"

    assert tuple(map(str, declared_readings("lungau", with_one, {}).idle)) == (
        f"sechserdreier-rank=above-dreier {told}",
    )
    assert declared_readings("lungau", with_both, {}).idle == ()
    assert fixed_readings("lungau", {"sechserdreier-rank": "above-dreier"}).over({"solodreier": "on"}) == {
        "solodreier": "on"
    }


def test_it_is_asked_for_where_a_scenario_chooses_what_it_needs() -> None:
    readings = fixed_readings("lungau", {"auction-end-with-solo": "both"})

    assert readings.over({}) == {}
    assert readings.over({"solodreier": "on"}) == {"solodreier": "on", "auction-end-with-solo": "both"}
    assert readings.chosen == {"auction-end-with-solo": "both"}


@pytest.mark.prove
def test_it_is_said_with_its_place(folder: Path) -> None:
    declared = {"auction-end-with-solo": ["both"], "solodreier": ["off"], OPTION: ["nobody"]}
    checked = tarock(*QUICK, *plays(folder, declared))

    told = "says in hello: lungau: auction-end-with-solo=both is ignored: it depends on solodreier=on"
    assert told in checked.stderr
    assert asked(folder).header.options == {OPTION: "nobody", "solodreier": "off"}


# ------------------------------------------------------------------------------- what is asked for and not declared


@pytest.mark.parametrize(
    ("offered", "only"),
    [({OPTION: ["declarer"]}, "only declarer"), ({}, "nothing of it")],
)
def test_a_reading_that_is_asked_for_and_not_declared_is_told_with_what_hello_has_to_say(
    offered: dict[str, list[str]], only: str
) -> None:
    told = f"the house plays {OPTION}=nobody, hello says {only}, and whatever that decides is declined: "
    mend = f'let hello say "{OPTION}": ["nobody"] among the options of lungau, and run again'

    (found,) = undeclared_readings("lungau", offered, {OPTION: "nobody"})

    assert str(told_undeclared("lungau", "the house plays", found)) == f"{told}{mend}"


def test_what_a_program_lacks_is_told_as_hello_says_it() -> None:
    told = told_as_lacking("lungau", "items", ["Trull", "Könige"])
    said = msgspec.json.decode(f"{{{told}}}", type=dict[str, dict[str, Otherwise]])

    assert said["houses"]["lungau"].without.items == ["Trull", "Könige"]


@pytest.mark.parametrize(
    ("offered", "said"), [({OPTION: ["nobody"]}, {OPTION: "nobody"}), ({}, {OPTION: "declarer"}), ({}, {})]
)
def test_what_is_declared_or_holds_anyhow_needs_no_word(offered: dict[str, list[str]], said: dict[str, str]) -> None:
    assert [*undeclared_readings("lungau", offered, said)] == []


HOUSE = f"""
name = "Stammtisch"
based_on = "lungau"

[readings]
{OPTION} = "nobody"
"""


@pytest.mark.prove
@pytest.mark.parametrize(
    ("words", "told"),
    [(("--variant", "house.toml"), "Stammtisch plays "), (("--option", f"{OPTION}=nobody"), "--option asks for ")],
)
def test_a_check_by_readings_that_hello_does_not_declare_says_how_to_mend_it(
    folder: Path, words: tuple[str, ...], told: str
) -> None:
    (folder / "house.toml").write_text(HOUSE, encoding="utf-8")
    declined = tarock(*QUICK, *words, *plays(folder, {OPTION: ["declarer"]}))
    mended = tarock(*QUICK, *words, *plays(folder, {OPTION: ["nobody"]}))

    assert declined.exit_code == ExitCode.INCONCLUSIVE, declined.output
    assert f"{told}{OPTION}=nobody, hello says only declarer" in declined.stderr
    assert f'let hello say "{OPTION}": ["nobody"] among the options of lungau' in declined.stderr
    assert declined.stderr.count("let hello say") == 1
    assert "let hello say" in declined.stderr.splitlines()[-1]
    assert mended.exit_code == ExitCode.CONFORM, mended.output
    assert "let hello say" not in mended.stderr


# ----------------------------------------------------------------------------------------------- a run by them


@pytest.mark.prove
def test_who_plays_what_it_declares_conforms_by_it(folder: Path) -> None:
    checked = tarock(*QUICK, *plays(folder, {OPTION: ["nobody"]}))
    ledger = asked(folder)
    page = (folder / "tarock-report" / "lungau.part.html").read_text(encoding="utf-8")

    assert checked.exit_code == ExitCode.CONFORM, checked.output
    assert f"Conform by lungau with {OPTION}=nobody: all " in checked.stdout
    assert "Conform by lungau with" in page
    assert f"Regelgerecht nach lungau mit {OPTION}=nobody" in page
    assert (ledger.header.options, ledger.header.declared, ledger.header.usual) == ({OPTION: "nobody"}, [OPTION], [])
    assert {planned.reading for planned in ledger.header.planned if planned.dispute == OPTION} == {"nobody"}
    assert Basis.DERIVED in {verdict.basis for verdict in ledger.verdicts}


@pytest.mark.prove
def test_a_default_that_is_declared_alone_is_chosen_too_and_not_told(folder: Path) -> None:
    checked = tarock(*QUICK, *plays(folder, {OPTION: ["declarer"]}))
    ledger = asked(folder)

    assert checked.exit_code == ExitCode.CONFORM, checked.output
    assert "Conform: all " in checked.stdout
    assert "options: defaults" in checked.stdout
    assert ledger.header.usual == [OPTION]
    assert {planned.reading for planned in ledger.header.planned if planned.dispute == OPTION} == {"declarer"}
    assert Outcome.DECLINED not in {verdict.outcome for verdict in ledger.verdicts if OPTION in verdict.message}


@pytest.mark.prove
def test_by_the_book_asks_by_the_defaults(folder: Path) -> None:
    checked = tarock(*QUICK, *plays(folder, {OPTION: ["nobody"]}), "--by-the-book")

    assert checked.exit_code == ExitCode.NOT_CONFORM
    assert "Not conform: " in checked.stdout
    assert asked(folder).header.options == {}
    assert asked(folder).header.asked.by_the_book


@pytest.mark.prove
def test_an_option_of_the_command_line_overrides_hello(folder: Path) -> None:
    checked = tarock(*QUICK, *plays(folder, {OPTION: ["nobody"]}), "--option", f"{OPTION}=declarer")
    header = asked(folder).header

    assert checked.exit_code == ExitCode.NOT_CONFORM
    assert (header.options, header.declared) == ({OPTION: "declarer"}, [])


@pytest.mark.prove
@pytest.mark.parametrize("more", [(), ("--by-the-book",), ("--option", f"{OPTION}=declarer")])
def test_the_command_that_shows_a_failure_again_asks_by_the_same_rules(folder: Path, more: tuple[str, ...]) -> None:
    tarock(*QUICK, *plays(folder, {OPTION: ["nobody"]}), *more)
    ledger = asked(folder)
    before = next((verdict for verdict in ledger.verdicts if verdict.outcome is Outcome.FAILED), ledger.verdicts[-1])
    line = shlex.split(command(ledger.header, before))

    tarock(*line[1:])
    (again,) = asked(folder).verdicts
    assert (again.outcome, again.expected, again.given) == (before.outcome, before.expected, before.given)
    assert asked(folder).header.options == ledger.header.options


def test_a_scenario_about_another_reading_is_not_asked(folder: Path) -> None:
    about = "lungau/counting/seven-augen-laid-away-in-a-rufer[declarer]"
    refused = tarock("check", "--scenario", about, *plays(folder, {OPTION: ["nobody"]}))

    assert refused.exit_code == ExitCode.USAGE
    assert "no scenario is about the readings that hello declares; --by-the-book" in refused.stderr
