"""The programs that prove are begun without a rule set as with one: `make` names none."""

from __future__ import annotations

import importlib

import pytest

from tarock_steps.catalogue.loading import sources


@pytest.mark.parametrize("program", ["derived", "diagnoses", "locks", "partings", "readings", "retold", "weighing"])
def test_without_a_rule_set_all_are_meant_and_one_that_is_not_there_is_refused(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = vars(importlib.import_module(f"proving.{program}.__main__"))["_parser"]()

    assert parser.parse_args([]).source == [*sources()]
    assert parser.parse_args(["karl"]).source == ["karl"]
    with pytest.raises(SystemExit):
        parser.parse_args(["carl"])
    assert "expected one of " in capsys.readouterr().err
