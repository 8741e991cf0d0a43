"""``tarock prove --variant``: engines that are wrong about a house, before what is right by its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.the_command import tarock
from typer.testing import Result

from tarock_reports.ledger.proof_lines import Fate
from tarock_steps.catalogue.features_path import features_root

MURTALER = features_root() / "houses" / "murtaler-runde.toml"


def prove(folder: Path, *words: str, profile: Path = MURTALER) -> Result:
    places = ("--ledger", str(folder / "{rules}.jsonl"), "--html", str(folder / "proof.html"), "--workers", "1")
    wide = {"COLUMNS": "200"}  # what is found in the table would be folded where the terminal is narrow
    return tarock("prove", "--variant", str(profile), *places, *words, env=wide)


@pytest.mark.prove
def test_every_impostor_of_a_price_of_the_house_is_caught(tmp_path: Path) -> None:
    """The house gives up for 2 points: 1 and 3, which is what the source says, are wrong."""
    told = prove(tmp_path, "--clause", "LUN-SETTLING-021")

    assert told.exit_code == 0, told.stdout
    ways = re.findall(r"settling\.schleifen_price/(\S+) +(caught|refused)", told.stdout)
    assert ("+1", "caught") in ways
    assert ("-1", "caught") in ways
    assert '"house":"Murtaler Runde"' in (tmp_path / "lungau.jsonl").read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.prove
def test_what_is_wrong_about_something_left_out_is_idle(tmp_path: Path) -> None:
    told = prove(tmp_path, "--clause", "LUN-ANNOUNCING-005")

    assert told.exit_code == 0, told.stdout
    assert re.search(rf"announcing\.never_announced/\S+ +{Fate.IDLE}", told.stdout)


@pytest.mark.prove
def test_no_impostor_of_a_house_goes_uncaught(tmp_path: Path) -> None:
    told = prove(tmp_path)

    assert told.exit_code == 0, told.stdout
    assert re.search(r"impostors: \d{3} of \d+ clauses: \d{3} caught", told.stdout)


@pytest.mark.parametrize("beside", ["--perturb", "--readings", "--whole"])
def test_a_house_has_impostors_only(beside: str, tmp_path: Path) -> None:
    told = prove(tmp_path, beside)

    assert told.exit_code == 2
    assert "--variant: expected none of --readings, --perturb and --whole with it" in told.stderr


def test_other_rules_do_not_go_with_a_house(tmp_path: Path) -> None:
    told = prove(tmp_path, "--rules", "karl")

    assert told.exit_code == 2
    assert "--rules: expected lungau, which Murtaler Runde is based on, got 'karl'" in told.stderr
