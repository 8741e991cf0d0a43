"""One mistake about one clause is one cause, in however many games it is made; what is played otherwise is another."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.asked_varied import settled_of
from tests.unit.made_up import FAILED, catalogue, header, scenario, verdict
from tests.unit.test_diagnosing import SETTLING, diagnosed

from tarock_checking.diagnose.cause_records import profile_text, settled_by_asking
from tarock_language.message import ENGLISH, message
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import grouped_by_cause, id_of, ids_in, what_is_said
from tarock_reference.deviation_messages import of_rulings
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import Variant, variant_of_source
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause, in_ledger
from tarock_reports.machine.check_object import rules_run
from tarock_reports.machine.check_shape import ToldFiles
from tarock_reports.pages.bug_text import issues
from tarock_reports.pages.html import render_page
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.verdict.causes import BY_COINCIDENCE
from tarock_running.inputs.deviations import deviations_of_cause

DREIER, SECHSERDREIER = "contracts.Dreier.terms.valat_won", "contracts.Sechserdreier.terms.valat_won"
BOTH = "contracts.{Dreier, Sechserdreier}.terms.valat_won/+1"
SIX, PLAIN = "points: 6; of game: no; doubled: ", "; with kontra: no"
VALAT_WON = "By what a Valat that the declarer makes is multiplied"
GAMES = ["Dreier", "Sechserdreier"]
LINES = [f'[rulings] "{path}" = 3' for path in (DREIER, SECHSERDREIER)]


def called(names: list[str], known: dict[str, Deviation], rules: Variant) -> list[str]:
    return [id_of(several) for several in grouped_by_cause([known[name] for name in names], rules.rules)]


def test_what_wins_by_too_little_in_every_game_is_one_cause() -> None:
    karl = variant_of_source("karl", {})
    known = {deviation.id: deviation for deviation in deviations(karl)}
    names = sorted(name for name in known if name.endswith("least_augen/-1/3"))
    (one,) = grouped_by_cause((known[name] for name in names), karl.rules)

    positive = {"Rufer", "Auch-Rufer", "Dreier", "Sechser-Dreier", "Solo-Rufer", "Farbensolo", "Solo-Dreier"}
    games = [contract.name for contract in karl.rules.contracts if contract.name in positive]

    assert [found_deviation.id for found_deviation in one] == [
        f"contracts.{game}.terms.goal.least_augen/-1/3" for game in games
    ]
    assert len(one) == len(positive)
    assert str(what_is_said(one, karl.rules)) == (
        f"The Augen with which the declarer's side wins ({', '.join(games)}): 106/3 instead of 107/3"
    )
    assert ids_in(id_of(one)) == tuple(found_deviation.id for found_deviation in one)


def test_a_duty_that_is_forgotten_for_each_bird_is_one_cause_although_each_has_a_clause_of_its_own() -> None:
    koenigrufen = variant_of_source("koenigrufen", {})
    known = {deviation.id: deviation for deviation in deviations(koenigrufen)}
    names = [f"play.must_be_played.{bird}/dropped" for bird in ("Uhu", "Kakadu", "Marabu")]

    assert len({known[name].clauses for name in names}) == len(names)
    assert called(names, known, koenigrufen) == ["play.must_be_played.{Uhu, Kakadu, Marabu}/dropped"]


@pytest.mark.parametrize(
    ("names", "causes"),
    [
        ([f"{SECHSERDREIER}/+1", f"{DREIER}/+1"], [BOTH]),
        ([f"{DREIER}/+1", f"{SECHSERDREIER}/=5"], None),
        ([f"{DREIER}/+1", "contracts.Solorufer.terms.valat_won/+1"], None),
        (["contracts.Solorufer.terms.valat_won/+1", "contracts.Solodreier.terms.valat_won/-1"], None),
        ([f"{DREIER}/+1", "contracts.Dreier.terms.valat_lost/+1"], None),
        (["without items: Valat", "without items: Trull"], ["without items: {Trull, Valat}"]),
        (["without items: Valat", "unoffered: Dreier", "without contracts: Dreier"], None),
        (["play.fahren_follow.0/silent", "play.follow.0/silent"], ["play.{fahren_follow, follow}.0/silent"]),
        (["play.follow.0/silent", "play.follow.1/silent"], None),
    ],
    ids=[
        "one clause",
        "another price",
        "another clause",
        "another price before",
        "another ruling",
        "words",
        "no words",
        "one duty",
        "two duties",
    ],
)
def test_causes_are_one_where_only_the_game_or_item_is_another(
    names: list[str], causes: list[str] | None, lungau: Variant, known: dict[str, Deviation]
) -> None:
    assert called(names, known, lungau) == (causes or names)


def test_every_deviation_is_named_by_what_it_is_told_as(lungau: Variant, known: dict[str, Deviation]) -> None:
    told = grouped_by_cause(known.values(), lungau.rules)

    assert {name for several in told for name in ids_in(id_of(several))} == {*known}
    several = next(several for several in told if known["without items: Trull"] in several)
    assert str(what_is_said(several, lungau.rules)) == "knows no Trull, Könige, Valat"


@pytest.mark.parametrize(
    ("source", "names", "told"),
    [
        ("zwanzigerrufen", ["sessions.doubled.stake/-1", "sessions.doubled.length/=0"], "plays no doubled deals"),
        (
            "koenigrufen",
            ["bonuses.koenigfang_in_trick/dropped", "settling.silent_prices.Königfang/-1", "without items: Königfang"],
            "knows no Königfang",
        ),
        ("zwanzigerrufen", ["sessions.doubled.stake/-1", "sessions.doubled.length/-1"], None),
        (
            "zwanzigerrufen",
            [f"contracts.Solo.terms.valat.{number}/doubled=False" for number in range(2)],
            f"What a silent and an announced Valat count (Solo): {SIX}no{PLAIN} instead of {SIX}yes{PLAIN}",
        ),
        ("koenigrufen", ["bonuses.koenigfang_in_trick/dropped", "settling.silent_prices.Trull/-1"], None),
    ],
)
def test_what_a_program_lacks_is_one_cause(source: str, names: list[str], told: str | None) -> None:
    variant = variant_of_source(source, {})
    known = {deviation.id: deviation for deviation in deviations(variant)}
    found = grouped_by_cause((known[name] for name in names), variant.rules)

    assert [str(what_is_said(several, variant.rules)) for several in found if told] == ([told] if told else [])
    assert len(found) == (1 if told else len(names))
    assert sorted(name for several in found for name in ids_in(id_of(several))) == sorted(names)


# --------------------------------------------------------------------------------------------------- a diagnosis


@pytest.fixture(scope="module")
def found(lungau: Variant, known: dict[str, Deviation]) -> DiagnosisLine:
    played = [known[name] for name in ids_in(BOTH)]
    return diagnosed(Deviant(lungau.rules_for, played).respond, lungau, SETTLING)


@pytest.fixture(scope="module")
def apart(lungau: Variant, known: dict[str, Deviation]) -> DiagnosisLine:
    played = [known[f"{DREIER}/+1"], known[f"{SECHSERDREIER}/=5"]]
    return diagnosed(Deviant(lungau.rules_for, played).respond, lungau, SETTLING)


@pytest.mark.prove
def test_a_price_wrong_in_two_games_is_found_as_one_cause_with_both_lines(
    found: DiagnosisLine, apart: DiagnosisLine
) -> None:
    (cause,) = found.causes

    assert (cause.id, cause.about) == (BOTH, ["Dreier", "Sechserdreier"])
    assert cause.sentence == f"{VALAT_WON} (Dreier, Sechserdreier): 3 instead of 2"
    assert cause.clauses == ["LUN-SETTLING-019"]
    assert cause.profile.splitlines() == LINES
    assert found.unexplained == []
    assert {found_cause.id for found_cause in apart.causes} == {f"{DREIER}/+1", f"{SECHSERDREIER}/=5"}


@pytest.mark.prove
def test_a_failure_is_counted_once_whatever_it_takes_to_explain_it(found: DiagnosisLine, apart: DiagnosisLine) -> None:
    (cause,) = found.causes
    each = [set(found_cause.explains) for found_cause in apart.causes]

    assert len(cause.explains) == len(set(cause.explains))
    assert set(cause.explains) == each[0] | each[1]
    assert cause.agrees
    assert not any(part.agrees for part in apart.causes if len(part.explains) <= BY_COINCIDENCE)
    assert cause.explains[0] in {found_cause.explains[0] for found_cause in apart.causes}


@pytest.mark.prove
def test_the_profile_keeps_every_line_of_it(found: DiagnosisLine, lungau: Variant) -> None:
    text = profile_text("Found", found, lungau)
    house = house_of(text, "found.toml")

    assert {ruling.path: ruling.value for ruling in house.rulings} == {DREIER: 3, SECHSERDREIER: 3}
    assert text.count("3 instead of 2; explains") == 2
    assert text.count("with 1 more of this kind") == 2


@pytest.mark.prove
def test_what_fits_in_each_place_fits_in_the_place_of_all(lungau: Variant, known: dict[str, Deviation]) -> None:
    equal = EqualCause(id="contracts.{Dreier, Sechserdreier}.terms.valat_lost/+1", sentence="3 instead of 2")
    (cause,) = [CauseRecord(id=BOTH, sentence="3 instead of 2", clauses=[], explains=[], equals=[equal])]
    found = DiagnosisLine(causes=[cause], unexplained=[])
    engine = Deviant(lungau.rules_for, [known[name] for name in ids_in(equal.id)])
    driver = InProcess(lambda line: respond(line) if b'"hello"' in line else engine.respond(line))
    (settled,) = settled_of(found, lungau, driver)
    (played,) = settled_by_asking(found, [settled], lungau).causes

    assert (settled.plays, settled.ruled_out) == ((equal.id,), (BOTH,))
    assert (played.id, played.about) == (equal.id, ["Dreier", "Sechserdreier"])
    assert len(played.profile.splitlines()) == 2


@pytest.mark.parametrize("cause", [BOTH, "\n".join(LINES), " ".join(LINES)], ids=["id", "lines", "one line"])
def test_what_is_told_as_one_is_known_as_one(cause: str, lungau: Variant) -> None:
    named = deviations_of_cause(cause, lungau)

    assert [deviation.impostor and (deviation.impostor.path, deviation.impostor.value) for deviation in named] == [
        (DREIER, 3),
        (SECHSERDREIER, 3),
    ]


@pytest.mark.parametrize("cause", [BOTH.replace("Dreier,", "Dreyer,"), f"{LINES[0]} [rulings] x = 3"])
def test_a_cause_of_which_a_part_is_none_is_none(cause: str, lungau: Variant) -> None:
    assert deviations_of_cause(cause, lungau) == ()


# --------------------------------------------------------------------------------------------------- how it is told

CASES = [scenario(number, "play", ["MAD-PLAY-001"]) for number in range(3)]
CAUSE = CauseRecord(
    id=BOTH,
    **in_ledger(of_rulings([message(VALAT_WON)], GAMES, message("{value} instead of {right}", value="3", right="2"))),
    clauses=["MAD-PLAY-001"],
    explains=[case.id for case in CASES],
    asked_back=1,
    profile="\n".join(LINES),
    about=GAMES,
)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    with LedgerWriter(tmp_path / "run.jsonl", header(CASES)) as writer:
        for case in CASES:
            writer.add(verdict(case, FAILED))
        writer.diagnosed(DiagnosisLine(causes=[CAUSE], unexplained=[]))
    return Ledger.read(tmp_path / "run.jsonl")


def test_the_terminal_tells_one_line_in_brief_and_else_all(ledger: Ledger) -> None:
    brief, whole = (
        [line.plain.strip() for line in cause_lines(ledger, None, limit, say=ENGLISH)] for limit in (5, None)
    )

    assert any(f"{VALAT_WON} (Dreier, Sechserdreier): 3 instead of 2" in line for line in brief)
    assert [line for line in brief if line.startswith("profile")] == [f"profile: {LINES[0]}, and 1 more like it"]
    assert [line for line in whole if line.startswith("profile")] == [f"profile: {line}" for line in LINES]


def test_the_page_names_the_games_and_has_every_line(ledger: Ledger) -> None:
    page = render_page(ledger, catalogue())
    told = page.partition('<section id="causes"')[2].partition("</section>")[0]

    assert told.count("<li>") == 1
    assert "Womit ein Valat multipliziert wird, den der Bieter macht (Dreier, Sechserdreier): 3 statt 2" in told
    assert all(f'<code tabindex="0">{line.replace(chr(34), "&#34;")}</code>' in told for line in LINES)


def test_an_issue_names_the_games_and_has_every_line(ledger: Ledger) -> None:
    (issue,) = issues(ledger, catalogue(), ENGLISH)

    assert f"{VALAT_WON} (Dreier, Sechserdreier): 3 instead of 2. Our engine, changed that way," in issue.text
    assert all(f"`{line}`" in issue.text for line in LINES)
    assert all(f"`{line}`" in render_markdown(ledger, say=ENGLISH) for line in LINES)


def test_scripts_read_one_cause(ledger: Ledger) -> None:
    told = rules_run(ledger, ToldFiles(ledger="", page="", junit="")).causes or []

    assert [(cause.id, cause.explains, cause.profile.splitlines()) for cause in told] == [(BOTH, CAUSE.explains, LINES)]


def test_a_cause_about_one_game_is_told_as_it_was(ledger: Ledger) -> None:
    said = in_ledger(
        of_rulings([message(VALAT_WON)], GAMES[:1], message("{value} instead of {right}", value="3", right="2"))
    )
    single = replace(CAUSE, id=f"{DREIER}/=1/3", **said, profile=LINES[0], about=GAMES[:1])
    of = dataclasses.replace(ledger, diagnosis=DiagnosisLine(causes=[single], unexplained=[]))
    told = [line.plain.strip() for line in cause_lines(of, None, 5, say=ENGLISH)]

    assert any(f" {VALAT_WON} (Dreier): 3 instead of 2" in line for line in told)
    assert f"profile: {LINES[0]}" in told
