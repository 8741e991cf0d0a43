"""Both tellings of the rules over a fixed share of random deals; `python -m tests.second_opinion` plays more."""

from __future__ import annotations

import dataclasses
from typing import Final

import pytest
from tests.second_opinion import lockstep, play, scoring
from tests.second_opinion.lockstep import CONTRACTS, OPEN, PLAIN, READINGS, Case, Open, Outcome

DEALS: Final = 400 * len(CONTRACTS)

Share = list[tuple[int, Case, Outcome]]


@pytest.fixture(scope="module")
def share() -> Share:
    """The deals of every test run, those with a difference included."""
    return [(seed, *lockstep.random_run(seed)) for seed in range(DEALS)]


@pytest.mark.parametrize("contract", CONTRACTS)
def test_the_engine_and_the_second_opinion_agree(share: Share, contract: str) -> None:
    apart = [
        seed
        for seed, _, outcome in share
        if CONTRACTS[seed % len(CONTRACTS)] == contract and outcome.difference is not None
    ]

    assert not apart, f"{len(apart)} deals; {lockstep.smallest_story(apart[0])}"


def test_the_share_shows_every_game_every_item_and_every_reading(share: Share) -> None:
    seen = {sight for _, case, outcome in share for sight in outcome.sights(case)}

    kept_out = {(option, one.readings[option]) for one in OPEN for option in list(one.readings)[:1]}
    readings = {("reading", option, name) for option, names in READINGS.items() for name in names}
    assert readings - seen <= {("reading", *one) for one in kept_out}
    assert {("game", "Fahren", players, False, False) for players in (4, 5)} <= seen
    for players in (4, 5):
        for contract in ("Dreier", "Sechserdreier", "Solodreier"):
            assert ("game", contract, players, False, False) in seen
        for contract in ("Spatzrufer", "Uhurufer", "Solorufer"):
            for partner, in_talon in ((True, False), (False, True), (False, False)):
                assert ("game", contract, players, partner, in_talon) in seen
        assert ("Schleifen", players) in seen
    assert {("Fahren", word) for word in ("Kontra", "Rekontra", "Superkontra")} <= seen
    assert {("steps", of_game, 3, 3) for of_game in (True, False)} <= seen
    assert {("steps", False, said, 0) for said in (1, 2, 3)} <= seen
    assert ("steps", False, 3, 2) in seen


@pytest.mark.parametrize("name", ["Trull", "Könige", "Spatz", "Uhu", "König ultimo"])
@pytest.mark.parametrize("side", ["declarer", "foes"])
def test_the_share_shows_every_praemie_announced_won_and_lost_and_silent(share: Share, name: str, side: str) -> None:
    seen = {sight for _, case, outcome in share for sight in outcome.sights(case)}

    assert ("item", name, side, True, False) in seen
    if (name, side) != ("König ultimo", "foes"):
        assert {("item", name, side, won, True) for won in (True, False)} <= seen


def test_the_share_shows_every_valat(share: Share) -> None:
    seen = {sight for _, case, outcome in share for sight in outcome.sights(case)}

    assert ("item", "Valat", "declarer", True, False) in seen
    assert ("item", "Valat", "foes", True, False) in seen
    assert {("item", "Valat", "declarer", won, True) for won in (True, False)} <= seen


@pytest.mark.parametrize("known", OPEN, ids=lambda one: "+".join(one.readings))
def test_what_is_kept_out_of_chance_still_parts_the_two(known: Open) -> None:
    difference = lockstep.run(known.case).difference

    assert difference is not None, f"the two agree now: take this entry out of OPEN ({known.reason})"


# ------------------------------------------------------------------------------------- the comparison can turn red


def test_a_wrong_payment_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "schleifen", lambda game: [0] * game.players)

    case = dataclasses.replace(
        PLAIN,
        pack=lockstep.exchanged(("K♥", "2♥")),
        wishes=((3, "Spatzrufer"), (3, "K♥"), (3, "Schleifen")),
    )
    found = lockstep.run(case).difference
    assert found is not None
    assert (found.what, found.ours, found.engines) == ("payments", [0, 0, 0, 0], [30, 30, 30, -90])


def test_a_wrong_duty_is_found_and_shrinks_to_a_deal_without_needless_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "following", lambda hand, _table: list(hand))

    case, outcome = lockstep.random_run(0)
    assert outcome.difference is not None
    small, difference = lockstep.shrink(case, outcome.difference)
    assert (small.options, small.wishes, small.cut) == ((), (), 0)
    assert difference.what == "allowed acts, on one side only"
    assert "the two part over allowed acts" in lockstep.story(small, difference)


def test_a_case_is_told_by_its_wishes_alone() -> None:
    case, outcome = lockstep.random_run(5)

    assert lockstep.run(case).acts == outcome.acts == list(case.wishes)
