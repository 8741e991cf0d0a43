"""What reports say of a run by the rules of a house: its name, how much it differs, and how to see it again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import header, scenario, verdict, write

from tarock_checking.report.formats import Format, report_text
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import AskedHouse, CheckHeader, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import CONFORMITIES, Conformity
from tarock_reports.verdict.wording import by_rules, rules_text
from tarock_steps.suite.verdicts import Outcome

HOUSE = AskedHouse(
    name="Gasthof <Post>", differences=5, digest="ab" * 32, decided=["kaiserstich"], profile="houses/post 1.toml"
)


def by_house(**other: object) -> CheckHeader:
    """A run by a house that has decided on one reading, beside which another was chosen."""
    plain = msgspec.structs.replace(header([scenario(1, clauses=["LUN-PLAY-003"])]), source="lungau")
    house = msgspec.structs.replace(HOUSE, **other)
    return msgspec.structs.replace(plain, house=house, options={"kaiserstich": "on", "klopfen": "off"})


@pytest.mark.parametrize(
    ("differences", "english", "german"),
    [
        (5, "5 differences", "5 Unterschiede"),
        (1, "1 difference", "1 Unterschied"),
        (0, "0 differences", "0 Unterschiede"),
    ],
)
def test_the_rules_are_those_of_the_house_with_its_source(differences: int, english: str, german: str) -> None:
    told = by_house(differences=differences)

    assert str(rules_text(told)) == f"Gasthof <Post> (based on made, {english})"
    assert language_of("de").sentence(rules_text(told)) == f"Gasthof <Post> (nach made, {german})"


def test_a_verdict_names_readings_beside_those_that_the_house_has_decided() -> None:
    verdict = CONFORMITIES[Conformity.CONFORM]

    assert (
        str(by_rules(verdict, by_house()))
        == "conform by Gasthof <Post> (based on made, 5 differences) with klopfen=off"
    )
    decided = by_house(decided=["kaiserstich", "klopfen"])
    assert str(by_rules(verdict, decided)) == "conform by Gasthof <Post> (based on made, 5 differences)"


def test_what_to_type_names_the_profile_and_no_reading_that_it_decides() -> None:
    line = command(by_house(), VerdictLine(scenario="made/play/case-1", outcome=Outcome.FAILED), "posix")

    assert line.endswith("--variant 'houses/post 1.toml' --option klopfen=off --scenario made/play/case-1")
    assert "--rules" not in line


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Format.HTML, "Gasthof &lt;Post&gt; (based on made, 5 differences)"),
        (Format.HTML, "Gasthof &lt;Post&gt; (nach made, 5 Unterschiede)"),
        (Format.HTML, "<code>abababababab</code>"),
        (Format.MARKDOWN, "(based on made, 5 differences)"),
        (Format.JUNIT, 'name="house digest" value="abab'),
    ],
)
def test_every_report_says_by_which_house_it_was(kind: Format, told: str, tmp_path: Path) -> None:
    head = by_house()
    ledger = Ledger.read(write(tmp_path / "made.jsonl", head, [verdict(head.planned[0])]))

    assert told in report_text([ledger], kind, ENGLISH)
