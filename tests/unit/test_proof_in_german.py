"""What a proof says of impostors, in German: what is wrong, what became of it, and why."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from tests.unit import made_up_proof as made
from tests.unit.test_every_command_in_german import english_in

from tarock_checking.report.formats import evidence_of
from tarock_language.catalogue import language_of
from tarock_language.message import Message, message
from tarock_reference.impostors import impostors
from tarock_reports.ledger.proof_lines import Fate, ImpostorLine, Pair, data_of
from tarock_reports.ledger.records import Record, read_ledger
from tarock_reports.terminal import evidence_tables
from tarock_running.inputs.equivalent import equivalent_entries
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.deriving import Barred

SAY = language_of("de")


@pytest.mark.parametrize("source", sources())
def test_what_is_wrong_with_an_impostor_and_why_none_catches_it_has_no_english(source: str) -> None:
    entries = equivalent_entries(source)
    said = [SAY.sentence(impostor.said) for impostor in impostors(source)]
    listed = [entry.argument for entry in entries.equivalent] + [entry.argument for entry in entries.under]
    arguments = [SAY.sentence(Message(argument)) for argument in listed]

    assert len(said) > 100
    assert english_in("\n".join(said)) == {}
    assert english_in("\n".join(arguments)) == {}


def test_why_a_reading_does_not_play_a_scenario_is_said_in_german() -> None:
    barred = Barred(3, message("giving up is not allowed"), ("LUN-TALON-003",))

    assert str(barred.of("lungau/a")) == "lungau/a: giving up is not allowed [LUN-TALON-003]"
    assert english_in(SAY.sentence(barred.of("lungau/a"))) == {}


def test_every_fate_under_a_reading_keeps_its_message(tmp_path: Path) -> None:
    why = message("{file} says that no scenario catches it", file="lungau/equivalent.toml")
    pair = Pair(id="a", clause=made.CLAUSE, wrong="", fate=Fate.NOT_CAUGHT).with_fate(Fate.STALE, why)
    line = msgspec.structs.replace(made.tried(), told=[pair])
    ledger = read_ledger(made.proof(tmp_path / "proof", readings=[line]))
    assert isinstance(ledger, Record)
    out = io.StringIO()
    evidence_tables.show(Console(file=out, width=300), evidence_of([ledger]), SAY)

    assert "lungau/equivalent.toml sagt, dass kein Szenario ihn erwischt" in out.getvalue()


def test_a_message_that_says_something_else_is_no_line_of_a_proof() -> None:
    line = msgspec.json.encode(ImpostorLine(id="a", clause="b", wrong="4 instead of 3", fate=Fate.CAUGHT))
    other = msgspec.json.decode(line) | {"message": data_of(message("nobody"))}
    broken = msgspec.json.decode(line) | {"fault": {"id": "{x.__class__}", "arguments": {"x": "y"}}}

    assert msgspec.convert(msgspec.json.decode(line), ImpostorLine).said == "4 instead of 3"
    for told in (other, broken):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(told, ImpostorLine)
