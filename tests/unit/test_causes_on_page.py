"""Causes on the page: in both languages, each with the rule or the reading that it is about."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import msgspec
import pytest
from markupsafe import escape
from msgspec.structs import replace
from tests.unit.made_up import FAILED, PASSED, header, scenario, verdict

from tarock_language.message import Message, Word, message
from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger.check_lines import Asked, ExchangeLine, ReadingLine, VerdictLine
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_reports.pages import html
from tarock_reports.verdict.causes import differing_part, examples
from tarock_reports.verdict.reproduce import shell_line
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.planned import FURTHER
from tarock_steps.errors import Mismatch
from tarock_steps.suite.judging import what_went_wrong
from tarock_steps.suite.verdicts import Verdict

LUNGAU = load_catalogue("lungau")
LAW = LUNGAU.clauses["LUN-PLAY-005"]
OPEN = LUNGAU.disputes["bound-uhu-in-trick-eleven"]
CASE = scenario(1, "play", [LAW.id])


def causes_of(folder: Path, name: str, said: Message | str, *clauses: str) -> str:
    """The section of the page on causes, of a ledger with one; a text is the sentence of an older version."""
    told = {"sentence": said} if isinstance(said, str) else in_ledger(said)
    cause = CauseRecord(id=name, **told, clauses=list(clauses), explains=[CASE.id], asked_back=1)
    with LedgerWriter(folder / "run.jsonl", header([CASE])) as writer:
        writer.add(verdict(CASE, FAILED))
        writer.diagnosed(DiagnosisLine(causes=[cause], unexplained=[]))
    page = html.render_page(Ledger.read(folder / "run.jsonl"), LUNGAU)
    return page.partition('<section id="causes"')[2].partition("</section>")[0]


def test_what_no_cause_explains_is_told_by_clauses_with_the_games_that_it_has_in_common(tmp_path: Path) -> None:
    asked = ExchangeLine(question='{"ask":"settle","contract":"Dreier"}', answer="{}")
    cases = [scenario(number, "play", [LAW.id]) for number in (1, 2)]
    with LedgerWriter(tmp_path / "run.jsonl", header(cases)) as writer:
        for case in cases:
            writer.add(msgspec.structs.replace(verdict(case, FAILED), exchanges=[asked]))
        writer.diagnosed(DiagnosisLine(causes=[], unexplained=[case.id for case in cases]))
    page = html.render_page(Ledger.read(tmp_path / "run.jsonl"), LUNGAU)
    told = page.partition('<section id="causes"')[2].partition("</section>")[0]

    assert f'{both("2 by", "2 zu")} <a href="#{LAW.id}">{LAW.id}</a> {both("– all in", "– alle in")}' in told
    assert "<bdi>Dreier</bdi>" in told
    assert all(f">{case.name}</a>" in told for case in cases)
    assert not re.search(rf">{CASE.id.rpartition('-')[0]}", told)


def both(en: str, de: str) -> str:
    return f'<span lang="en">{en}</span><span lang="de">{de}</span>'


def test_a_ruling_with_another_value_is_told_with_the_rule(tmp_path: Path) -> None:
    silent, right = message("No such duty"), message("The winner of the trick")
    said = message("“{way}” instead of “{right_way}”", way=silent, right_way=right)
    told = causes_of(tmp_path, "play.follow.2/silent", said, LAW.id)

    assert both(str(said), "„Gar keine solche Pflicht“ statt „Wer den Stich gemacht hat“") in told
    assert f"{both('The rule:', 'Die Regel:')} {both(LAW.en, LAW.de)}" in told
    assert "Die Lesart:" not in told


def test_a_reading_that_is_always_played_is_told_in_its_own_words(tmp_path: Path) -> None:
    name = f"{OPEN.option}=must"
    said = message("plays {option}={reading}, whatever is asked for", option=OPEN.option, reading="must")
    reading = next(choice for choice in OPEN.readings if choice.name == "must")
    told = causes_of(tmp_path, name, said, OPEN.clause)

    assert both(str(said), f"spielt {name}, was immer verlangt wird") in told
    assert f"{both('The reading:', 'Die Lesart:')} {both(reading.en, reading.de)}" in told
    assert "Die Regel:" not in told


def test_a_cause_that_the_catalogue_does_not_know_is_told_all_the_same(tmp_path: Path) -> None:
    said = message("knows no {words}", words=["<b>Trull</b>"])
    told = causes_of(tmp_path, "without items: Trull", said, "MAD-PLAY-001")

    assert both("knows no &lt;b&gt;Trull&lt;/b&gt;", "kennt &lt;b&gt;Trull&lt;/b&gt; nicht") in told
    assert "Die Regel:" not in told
    assert "Die Lesart:" not in told


def test_a_cause_of_an_older_version_is_told_in_english_as_it_stands(tmp_path: Path) -> None:
    told = causes_of(tmp_path, "x/=3", "3 <b>instead</b> of 4", LAW.id)

    assert "<bdi>3 &lt;b&gt;instead&lt;/b&gt; of 4</bdi>" in told


@pytest.mark.parametrize(
    "said",
    [
        {"sentence": "3 instead of 4", "message": {"id": "5 instead of 4", "arguments": {}}},
        {"sentence": "3 instead of 4", "message": {"id": "{a} instead of 4", "arguments": {}}},
        {"sentence": "3 instead of 4", "message": {}},
    ],
)
def test_a_cause_whose_message_says_something_else_is_a_fault_of_the_ledger(
    tmp_path: Path, said: dict[str, object]
) -> None:
    path = tmp_path / "run.jsonl"
    with LedgerWriter(path, header([CASE])) as writer:
        writer.add(verdict(CASE, FAILED))
        writer.diagnosed(DiagnosisLine(causes=[], unexplained=[]))
    forged = {"id": "x", "clauses": [], "explains": [], **said}
    lines = path.read_bytes().splitlines()
    place = next(number for number, line in enumerate(lines) if b'"diagnosis"' in line)
    lines[place] = msgspec.json.encode({**msgspec.json.decode(lines[place]), "causes": [forged]})
    path.write_bytes(b"\n".join(lines) + b"\n")
    ledger = Ledger.read(path)

    assert ledger.diagnosis is None
    assert any(f"line {place + 1}" in fault and "expected" in fault for fault in ledger.faults)


@pytest.mark.parametrize(("offered", "told", "times"), [(True, "--option a=b", 2), (False, '"a": ["b"]', 1)])
def test_what_hello_could_say_stands_at_the_cause_in_both_languages_and_nowhere_else(
    tmp_path: Path, *, offered: bool, told: str, times: int
) -> None:
    cause = CauseRecord(
        id="a=b",
        sentence="plays a=b, whatever is asked for",
        clauses=[LAW.id],
        explains=[CASE.id],
        asked_back=1,
        hello='"a": ["b"]',
    )
    with LedgerWriter(tmp_path / "run.jsonl", header([CASE])) as writer:
        writer.add(verdict(CASE, FAILED))
        writer.plays(ReadingLine(option="a", reading="b", scenarios=[CASE.id], offered=offered))
        writer.diagnosed(DiagnosisLine(causes=[cause], unexplained=[]))
    page = html.render_page(Ledger.read(tmp_path / "run.jsonl"), LUNGAU).replace("&#34;", '"')
    section = page.partition('<section id="causes"')[2].partition("</section>")[0]

    assert page.partition("<main")[2].count(f">{told}<") == section.count(f">{told}<") == times
    assert ("Ist es so gemeint, noch einmal mit" in section) is offered
    assert ("Ist es so gemeint, in hello angeben und noch einmal laufen lassen:" in section) is not offered
    assert "Run again with" not in page
    assert "Declare it in hello" not in page


# ------------------------------------------------------------------------------------------- what is left to be said

CASES = [replace(scenario(number, "play", [LAW.id]), id=f"made/play/row[{number}, of these]") for number in range(5)]
QUOTED = [str(escape(shell_line([case.id]))) for case in CASES]
"""What they are called in a command, which has to be taken apart again, as a page has it."""
STEP = "Vorhand wins the trick"


def page_of(folder: Path, verdicts: list[Verdict], found: DiagnosisLine, *files: str) -> str:
    """The page of a ledger with a diagnosis, of scenarios of the suite or of files."""
    with LedgerWriter(folder / "run.jsonl", header(CASES, asked=Asked(files=[*files]))) as writer:
        for judged in verdicts:
            writer.add(judged)
        writer.diagnosed(found)
    return html.render_page(Ledger.read(folder / "run.jsonl"), LUNGAU)


def on_causes(page: str) -> str:
    return page.partition('<section id="causes"')[2].partition("</section>")[0]


def about(number: int, game: str) -> Verdict:
    exchange = WireExchange(f'{{"ask":"trick","contract":"{game}"}}', '{"id":1}')
    return replace(verdict(CASES[number], FAILED), charged=[LAW.id], exchanges=[exchange])


def test_what_no_cause_explains_stands_in_groups_with_clause_step_and_games_in_both_languages(tmp_path: Path) -> None:
    found = DiagnosisLine(causes=[], unexplained=[CASES[2].id, CASES[1].id, CASES[3].id])
    other = replace(about(3, "Dreier"), charged=["LUN-PLAY-006"])
    told = on_causes(page_of(tmp_path, [about(1, "Fahren"), about(2, "Dreier"), other], found))
    groups = re.findall(r"<p>(.*?)</p>", told.partition("<details")[2], flags=re.DOTALL)

    assert [re.findall(r'href="#(LUN[^"]+)"', group) for group in groups] == [[LAW.id], ["LUN-PLAY-006"]]
    assert [re.findall(r"in</span> <bdi>([^<]+)", group) for group in groups] == [["Dreier, Fahren"], ["Dreier"]]
    assert all(both(STEP, "Vorhand gewinnt den Stich") in group for group in groups)
    assert [len(re.findall(r'<a lang="en" href="[^"]*row%5B\d', group)) for group in groups] == [2, 1]


def test_every_link_of_a_cause_leads_to_what_it_names(tmp_path: Path) -> None:
    cause = CauseRecord(id="x/=3", sentence="3 instead of 4", clauses=[LAW.id], explains=[CASES[0].id])
    found = DiagnosisLine(causes=[cause], unexplained=[CASES[1].id], contradicted=[CASES[4].id])
    page = page_of(tmp_path, [verdict(CASES[0], FAILED), verdict(CASES[1], FAILED), verdict(CASES[4], PASSED)], found)
    leads = [unquote(text) for text in re.findall(r'href="#([^"]+)"', on_causes(page))]

    assert len(leads) == 5
    assert [lead for lead in leads if f'id="{lead}"' not in page] == []


def test_what_speaks_against_the_causes_is_named_and_how_to_see_it(tmp_path: Path) -> None:
    found = DiagnosisLine(causes=[], unexplained=[CASES[0].id], contradicted=[CASES[4].id])
    told = on_causes(page_of(tmp_path, [verdict(CASES[0], FAILED), verdict(CASES[4], PASSED)], found))

    assert f"<code>tarock show {QUOTED[4]}</code>" in told


def test_what_speaks_against_the_causes_is_named_with_the_file_that_it_stands_in(tmp_path: Path) -> None:
    found = DiagnosisLine(causes=[], unexplained=[CASES[0].id], contradicted=[CASES[4].id])
    verdicts = [verdict(CASES[0], FAILED), verdict(CASES[4], PASSED)]
    told = on_causes(page_of(tmp_path, verdicts, found, "ours.feature"))

    assert f"<code>tarock show {QUOTED[4]} ours.feature</code>" in told


@pytest.mark.parametrize("whole", [True, False])
def test_a_look_that_was_cut_off_is_said_to_be(tmp_path: Path, *, whole: bool) -> None:
    found = DiagnosisLine(causes=[], unexplained=[CASES[0].id], whole=whole)
    told = on_causes(page_of(tmp_path, [verdict(CASES[0], FAILED)], found))

    assert ("The time ran out before the search ended" in told) is not whole
    assert ("Die Zeit lief ab, bevor die Suche fertig war" in told) is not whole


def test_failures_that_differ_in_cards_and_seats_alone_are_one_group() -> None:
    refused = [
        message("{seat} {deed:deed} {what}", seat=Word(player), deed=Word("plays"), what=card)
        for player, card in (("Second", "B♠"), ("Third", "XXI"))
    ]
    suits = [message("the suit {suit} from the top", suit=suit) for suit in "♥♦"]
    leading = [message("who {part:field part}", part=Word(part)) for part in ("leads next", "wins the trick")]
    parts = [
        {
            differing_part(VerdictLine(scenario="x", outcome=FAILED, **what_went_wrong(Mismatch(what, "a", "b"))))
            for what in several
        }
        for several in (refused, suits, leading)
    ]

    assert [len(several) for several in parts] == [1, 1, 2]


def test_a_cause_is_shown_by_scenarios_before_further_questions(tmp_path: Path) -> None:
    further = scenario(7, FURTHER, [LAW.id])
    planned = [further, *CASES]
    cause = CauseRecord(id="x", sentence="x", clauses=[LAW.id], explains=[case.id for case in planned])
    with LedgerWriter(tmp_path / "run.jsonl", header(planned)) as writer:
        writer.add(verdict(further, FAILED))

    assert [case.id for case in examples(Ledger.read(tmp_path / "run.jsonl"), cause)] == [case.id for case in CASES[:3]]
