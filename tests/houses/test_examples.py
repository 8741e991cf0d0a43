"""The houses that ship as examples: played as they say, worked out by hand, and told apart from their sources."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.houses import playing
from tests.unit.the_command import tarock
from typer.testing import Result

from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import read_house
from tarock_steps.catalogue.features_path import features_root

FOLDER: Final = features_root() / "houses"
PLAYED: Final = ("gasthof-post", "kaffeehausrunde", "murtaler-runde")
"""Thought up to show what a profile can say; the others are rules of cups, with worked examples of their own."""
EXAMPLES: Final = {name: FOLDER / f"{name}.toml" for name in PLAYED}
CUPS: Final = {path.stem: path for path in sorted(FOLDER.glob("*.toml")) if path.stem not in PLAYED}
PLAIN: Final = f"{sys.executable} -P -m tarock_conformance serve"
HAND: Final = "Sküs XXI XX V X II I K♥ K♦ D♠ C♠ 7♠"
WEAK: Final = "V IV K♥ D♥ C♥ B♥ K♠ D♠ C♠ B♠"
SPIEL_WON: Final = {"item": "Spiel", "side": "declarer", "won": True, "announced": False}


def check(path: Path, folder: Path, *words: str) -> Result:
    places = ("--ledger", str(folder / "{rules}.jsonl"), "--html", str(folder / "{rules}.html"))
    return tarock("check", "--variant", str(path), "--again", "0", *places, *words)


@cache
def example(name: str) -> House:
    """Read once: a profile is tried in deals before it is taken."""
    return read_house(EXAMPLES[name])


@cache
def as_it_is(name: str) -> House:
    """The source of an example as it stands, with the same readings."""
    house = example(name)
    return House(name=house.based_on, based_on=house.based_on, readings=house.readings)


def settled(house: House, **fields: Any) -> list[Any]:
    """What everybody receives at a table of four, where seat 3 deals and seat 0 is the declarer."""
    payments: list[Any] = playing.answer(house, "settle", players=4, dealer=3, declarer=0, **fields)["payments"]
    return payments


def may_bid(house: House, bids: list[str], hand: str) -> list[str]:
    """What may be bid after these bids, in turn from Vorhand."""
    said = [{"seat": seat, "do": "bid", "what": what} for seat, what in enumerate(bids)]
    found = playing.answer(house, "may_bid", players=4, dealer=3, bids=said, hand=hand.split())
    legal: list[str] = found["legal"]
    return legal


def may_say(house: House, contract: str, before: list[str], hand: str) -> dict[str, Any]:
    """What whoever is in turn may say where seat 0 plays a game alone, after what the seats before him said."""
    said = [{"seat": seat, "do": "say", "what": what} for seat, what in enumerate(before)]
    alone = {"players": 4, "dealer": 3, "declarer": 0, "partner": None, "called": None}
    return playing.answer(house, "may_announce", **alone, contract=contract, said=said, hand=hand.split())


def test_there_are_three_with_different_sources() -> None:
    assert len({example(name).based_on for name in EXAMPLES}) == len(EXAMPLES) == 3


@pytest.mark.parametrize("name", CUPS)
def test_every_worked_example_of_a_cup_comes_out(name: str) -> None:
    cup = read_house(CUPS[name])

    assert cup.examples
    assert faults_of(cup) == []


@pytest.mark.prove
@pytest.mark.parametrize("path", [*EXAMPLES.values(), *CUPS.values()], ids=lambda path: path.stem)
def test_the_reference_that_plays_a_house_conforms_by_it(path: Path, tmp_path: Path) -> None:
    told = check(path, tmp_path, "--in-process")
    house = read_house(path)

    assert told.exit_code == 0, told.stdout
    line = f"Conform by {house.name} (based on {house.based_on}, {house.differences} differences): all "
    assert line in " ".join(told.stdout.split())
    header = (tmp_path / f"{house.based_on}.jsonl").read_text(encoding="utf-8").splitlines()[0]
    assert f'"house":{{"name":"{house.name}","differences":{house.differences},"digest":"{house.digest}"' in header
    assert house.name in (tmp_path / f"{house.based_on}.html").read_text(encoding="utf-8")


@pytest.mark.gate("kaffeehausrunde")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_reference_that_plays_the_source_does_not(name: str, tmp_path: Path) -> None:
    told = check(EXAMPLES[name], tmp_path, "--engine", PLAIN, "--area", "settling", "--no-diagnosis", "--fail-fast")

    assert told.exit_code == 1
    assert f"Not conform by {example(name).name} (based on" in " ".join(told.stdout.split())
    assert f"--variant {EXAMPLES[name]} --scenario" in told.stdout


# -------------------------------------------------------------------------------------------------- Gasthof Post


def test_gasthof_post_gives_three_for_a_dreier() -> None:
    """Each of three pays the price of the game: 3 times 3 are 9, and 3 times 4 are 12 in the source."""
    dreier = {"contract": "Dreier", "items": [SPIEL_WON]}

    assert settled(example("gasthof-post"), **dreier) == [9, -3, -3, -3]
    assert settled(as_it_is("gasthof-post"), **dreier) == [12, -4, -4, -4]


def test_gasthof_post_bids_a_bettel_over_a_besser_rufer() -> None:
    """Over the Bettel of the Second the Third bids no Besser Rufer, which he could in the source."""
    assert "Besser Rufer" not in may_bid(example("gasthof-post"), ["Mein Spiel", "Bettel"], HAND)
    assert "Besser Rufer" in may_bid(as_it_is("gasthof-post"), ["Mein Spiel", "Bettel"], HAND)
    assert "Bettel" in may_bid(example("gasthof-post"), ["Mein Spiel", "Besser Rufer"], HAND)
    assert "Bettel" not in may_bid(as_it_is("gasthof-post"), ["Mein Spiel", "Besser Rufer"], HAND)


def test_gasthof_post_knows_no_trull() -> None:
    """The declarer announces Pagat as in the source, and no Trull."""
    here, there = (may_say(loader("gasthof-post"), "Dreier", [], HAND) for loader in (example, as_it_is))

    assert {"Pagat", "Valat"} <= {*here["legal"]}
    assert "Trull" not in {*here["legal"], *here["why"]}
    assert "Trull" in there["legal"]


# ------------------------------------------------------------------------------------------------- Murtaler Runde


def test_murtaler_runde_gives_up_for_two_points_of_twenty_cent() -> None:
    """Giving up costs 2 points of 20 Cent to each of three, 3 times 40 are 120; the source has 3 points of 10."""
    given_up = {"contract": "Spatzrufer", "given_up": True}

    assert settled(example("murtaler-runde"), **given_up) == [-120, 40, 40, 40]
    assert settled(as_it_is("murtaler-runde"), **given_up) == [-90, 30, 30, 30]


def test_murtaler_runde_bids_a_solorufer_over_an_uhurufer() -> None:
    assert "Solorufer" in may_bid(example("murtaler-runde"), ["Uhurufer"], HAND)
    assert "Solorufer" not in may_bid(as_it_is("murtaler-runde"), ["Uhurufer"], HAND)


def test_murtaler_runde_settles_no_koenigfang() -> None:
    told = playing.asked(
        example("murtaler-runde"),
        "settle",
        players=4,
        dealer=3,
        declarer=0,
        partner=2,
        contract="Spatzrufer",
        items=[SPIEL_WON, {"item": "Königfang", "side": "foes", "won": True, "announced": False}],
    )

    assert told["error"].startswith("items[1].item: expected one of Spiel, Trull, Könige, Spatz, Uhu,")


# ------------------------------------------------------------------------------------------------ Kaffeehausrunde


def test_kaffeehausrunde_doubles_the_game_and_an_absolut() -> None:
    """Game and Absolut are 2 points each, so each loser pays one winner 4; in the source 1 and 1 are 2."""
    absolut = {"item": "Absolut", "side": "declarer", "won": True, "announced": False}
    game = {"contract": "Normalspiel", "partner": 2, "items": [SPIEL_WON, absolut]}

    assert settled(example("kaffeehausrunde"), **game) == [4, -4, 4, -4]
    assert settled(as_it_is("kaffeehausrunde"), **game) == [2, -2, 2, -2]


def test_kaffeehausrunde_ranks_a_farbensolo_over_a_solo() -> None:
    """In turn after Vorhand's Solo, the Second may announce the higher game, which is the Farbensolo here."""
    here, there = (may_say(loader("kaffeehausrunde"), "Solo", ["Weiter"], WEAK) for loader in (example, as_it_is))

    assert "Farbensolo" in here["legal"]
    assert "Farbensolo" in there["why"]


def test_kaffeehausrunde_scores_no_mondfang() -> None:
    told = playing.asked(
        example("kaffeehausrunde"),
        "settle",
        players=4,
        dealer=3,
        declarer=0,
        partner=2,
        contract="Normalspiel",
        items=[SPIEL_WON, {"item": "Mondfang", "side": "foes", "won": True, "announced": False}],
    )

    assert told["error"] == "items[1].item: expected one of Spiel, Trull, Könige, Absolut, Pagat, Valat, got 'Mondfang'"
