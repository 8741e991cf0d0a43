from __future__ import annotations

import json

import pytest
from proving.readings.__main__ import main
from proving.readings.distinguishing_scenarios import options

from tarock_protocol.drivers import InProcess
from tarock_reference import respond


def deaf(line: bytes) -> bytes:
    """The reference, which hears of no option."""
    asked = json.loads(line)
    asked.pop("options", None)
    return respond(json.dumps(asked).encode())


def test_no_row_tells_a_reading_from_the_others_to_an_engine_that_hears_of_none() -> None:
    found = list(options("lungau", driver=InProcess(deaf)))

    assert all(option.untold == tuple(option.rows) for option in found)
    assert all(
        set(row.passes) in ({*option.rows}, set()) for option in found for rows in option.rows.values() for row in rows
    )


def test_a_row_that_fails_under_the_other_readings_is_a_row_of_its_own() -> None:
    (one,) = options("lungau", "vogel-held-when")

    assert one.untold == ()
    assert {row.passes for rows in one.rows.values() for row in rows if row.is_alone} == {
        ("at-bid",),
        ("after-exchange",),
    }


def test_the_command_tells_the_rows_of_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lungau", "--option", "who-pays-whom"]) == 0

    *rows, summary = capsys.readouterr().out.splitlines()
    assert rows
    assert all(row.startswith("  settling/who_pays.feature: ") and " passes under: " in row for row in rows)
    assert summary == "lungau: 0 of 2 readings have no row of their own"


def test_the_command_refuses_an_option_that_the_source_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lungau", "--option", "no-throw-in"]) == 2
    assert "lungau has no option 'no-throw-in'; it has: deal-first-packet, talon-halves," in capsys.readouterr().err
