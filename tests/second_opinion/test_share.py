"""Both tellings of the rules over a fixed share of random deals, and all that this share shows."""

from __future__ import annotations

import dataclasses
from typing import Final

import pytest

from tarock_second_opinion import shrinking
from tarock_second_opinion.deals_of_tests import seen, share
from tarock_second_opinion.karl.amounts import BONUSES as KARLS_BONUSES
from tarock_second_opinion.karl.amounts import GAMES as KARLS_GAMES
from tarock_second_opinion.karl.game import CALLING as KARLS_CALLING
from tarock_second_opinion.karl.game import WANTED_TRICKS as KARLS_NEGATIVE
from tarock_second_opinion.koenigrufen.amounts import BONI, GAMES
from tarock_second_opinion.koenigrufen.game import CALLING, WANTED_TRICKS
from tarock_second_opinion.source import Case, Source
from tarock_second_opinion.sources import SOURCES

pytestmark = pytest.mark.prove

LUNGAU: Final = SOURCES["lungau"]
KOENIGRUFEN: Final = SOURCES["koenigrufen"]
KARL: Final = SOURCES["karl"]
EVERY_SOURCE: Final = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
BOTH_TABLES: Final = pytest.mark.parametrize("players", [4, 5])


def of_each_source() -> list[tuple[Source, str]]:
    """Every contract of every source."""
    return [(source, contract) for source in SOURCES.values() for contract in dict.fromkeys(source.contracts)]


def readings_of_each_source() -> list[tuple[Source, str]]:
    """Every option of every source."""
    return [(source, option) for source in SOURCES.values() for option in source.readings]


def said(part: object) -> str:
    """A parameter in the name of a test."""
    return part.name if isinstance(part, Source) else str(part)


@pytest.mark.parametrize(("source", "contract"), of_each_source(), ids=said)
def test_the_engine_and_the_second_opinion_agree(source: Source, contract: str) -> None:
    deals = [deal for deal in share(source) if source.contract_of(deal.seed) == contract]
    apart = [deal.seed for deal in deals if deal.outcome.difference is not None]

    assert deals
    assert not apart, f"{len(apart)} deals; {shrinking.smallest_story(source, apart[0])}"


def is_told_otherwise(source: Source, case: Case, option: str) -> bool:
    """Whether the second opinion plays a deal differently with the default of an option."""
    plain = dataclasses.replace(case, options=tuple(chosen for chosen in case.options if chosen[0] != option))
    one, other = source.tell(case), source.tell(plain)
    if [sorted(hand) for hand in one.hands] != [sorted(hand) for hand in other.hands]:
        return True
    for wish in case.wishes:
        acts = [*one.acts(), *one.accepted()]
        if set(acts) != {*other.acts(), *other.accepted()}:
            return True
        act = next(act for act in acts if act.wish == wish)
        one.act(act)
        other.act(act)
        if one.is_over() != other.is_over():
            return True
    return one.end() != other.end() or one.tricks() != other.tricks()


@pytest.mark.parametrize(("source", "option"), readings_of_each_source(), ids=said)
def test_every_reading_makes_a_difference_in_some_deal_or_is_listed_with_the_reason(
    source: Source, option: str
) -> None:
    kept_out = {name for option in source.open for name in list(option.readings)[:1]}
    for reading in source.readings[option][1:]:
        deals = [deal for deal in share(source) if (option, reading) in deal.case.options]
        asked = (deal.case for deal in deals if option in deal.outcome.asked)
        differs = any(is_told_otherwise(source, case, option) for case in asked)

        assert deals or option in kept_out, reading
        assert differs != ((option, reading) in source.idle or option in kept_out), reading


@BOTH_TABLES
def test_the_share_of_lungau_shows_every_game(players: int) -> None:
    found = seen(LUNGAU)

    assert ("game", "Fahren", players, False, False) in found
    assert ("Schleifen", players) in found
    for contract in ("Dreier", "Sechserdreier", "Solodreier"):
        assert ("game", contract, players, False, False) in found
    for contract in ("Spatzrufer", "Uhurufer", "Solorufer"):
        for partner, in_talon in ((True, False), (False, True), (False, False)):
            assert ("game", contract, players, partner, in_talon) in found


def test_the_share_of_lungau_shows_every_step() -> None:
    found = seen(LUNGAU)

    assert {("Fahren", word) for word in ("Kontra", "Rekontra", "Superkontra")} <= found
    assert {("steps", of_game, 3, 3) for of_game in (True, False)} <= found
    assert {("steps", False, doubled, 0) for doubled in (1, 2, 3)} <= found
    assert ("steps", False, 3, 2) in found


@pytest.mark.parametrize("name", ["Trull", "Könige", "Spatz", "Uhu", "König ultimo"])
@pytest.mark.parametrize("side", ["declarer", "foes"])
def test_the_share_of_lungau_shows_every_praemie_announced_won_and_lost_and_silent(name: str, side: str) -> None:
    found = seen(LUNGAU)

    assert ("item", name, side, True, False) in found
    if (name, side) != ("König ultimo", "foes"):
        assert {("item", name, side, won, True) for won in (True, False)} <= found


def test_the_share_of_lungau_shows_every_valat() -> None:
    found = seen(LUNGAU)

    assert ("item", "Valat", "declarer", True, False) in found
    assert ("item", "Valat", "foes", True, False) in found
    assert {("item", "Valat", "declarer", won, True) for won in (True, False)} <= found


@BOTH_TABLES
@pytest.mark.parametrize("contract", [*GAMES, "Trischaken"])
def test_the_share_of_koenigrufen_shows_every_contract_won_and_lost(contract: str, players: int) -> None:
    found = seen(KOENIGRUFEN)

    assert ("players", contract, players) in found
    if contract != "Trischaken":
        assert {("won", contract, "Spiel", won) for won in (True, False)} <= found


@pytest.mark.parametrize("contract", CALLING)
def test_the_share_of_koenigrufen_shows_every_place_of_the_called_koenig(contract: str) -> None:
    found = {sight[2:4] for sight in seen(KOENIGRUFEN) if sight[:2] == ("game", contract)}

    assert found == {(True, False), (False, True), (False, False)}


def test_the_share_of_koenigrufen_shows_what_is_rare_beside_the_play() -> None:
    found = seen(KOENIGRUFEN)

    assert {("knocked", players) for players in (4, 5)} <= found
    assert {("given up", "Rufer"), ("given up", "Besser Rufer")} <= found
    assert {("Trischaken", what) for what in ("no trick", "36", "tie")} <= found
    assert {(sight[2], sight[3]) for sight in found if sight[0] == "game" and sight[-1] is True} == {
        (True, False),
        (False, True),
    }
    assert {("steps", of_game, doubled) for of_game in (True, False) for doubled in range(6)} <= found


@pytest.mark.parametrize("side", ["declarer", "foes"])
@pytest.mark.parametrize("name", [*BONI, "Valat"])
def test_the_share_of_koenigrufen_shows_every_bonus_announced_and_silent_won_and_lost(name: str, side: str) -> None:
    shown = {(sight[3], sight[4]) for sight in seen(KOENIGRUFEN) if sight[:3] == ("item", name, side)}

    announced, silent = {(True, True), (False, True)}, {(True, False), (False, False)}
    expected = {
        # Caught, and never announced.
        "Mondfang": {(True, False)},
        "Sküsfang": {(True, False)},
        "Königfang": {(True, False)} if side == "foes" else set(),
        # Silent ones are made or do not happen.
        "Trull": announced | {(True, False)},
        "Könige": announced | {(True, False)},
        "Valat": announced | {(True, False)},
        # What the foes lose in silence is the declarer's side's.
        "König ultimo": announced | ({(True, False)} if side == "foes" else silent),
    }
    assert shown == expected.get(name, announced | silent)


@pytest.mark.parametrize("contract", [game for game in GAMES if game not in WANTED_TRICKS])
def test_the_share_of_koenigrufen_shows_a_valat_won_and_lost_in_every_contract_that_knows_it(contract: str) -> None:
    assert {("won", contract, "Valat", won) for won in (True, False)} <= seen(KOENIGRUFEN)


@pytest.mark.parametrize("contract", KARLS_GAMES)
def test_the_share_of_karl_shows_every_game_won_and_lost_and_broken_off_by_a_renonce(contract: str) -> None:
    found = seen(KARL)

    assert {("won", contract, "Spiel", won) for won in (True, False)} <= found
    assert ("renonce in", contract) in found


@pytest.mark.parametrize("contract", KARLS_CALLING)
def test_the_share_of_karl_shows_every_place_of_the_called_koenig_and_the_fourth(contract: str) -> None:
    found = {sight[2:] for sight in seen(KARL) if sight[:2] == ("game", contract)}

    assert {(partner, in_talon) for partner, in_talon, _ in found} == {(True, False), (False, True)}
    assert {unnamed for _, _, unnamed in found} == {True, False}


def test_the_share_of_karl_shows_what_is_rare_beside_the_play() -> None:
    found = seen(KARL)

    assert {("paid", "Rufer", False), ("paid", "Auch-Rufer", False), ("thrown in", "", False)} <= found
    assert {("unplayed", "Rufer", partner) for partner in (True, False)} <= found
    assert {("handed on", plays) for plays in (True, False)} <= found
    assert {("Jungfrauen", number) for number in range(4)} <= found
    assert {("Fahren", what) for what in ("35/2", "Vorhand", "tie")} <= found
    assert {("was Rufer", again) for again in (True, False)} <= found
    assert {("steps", of_game, doubled) for of_game in (True, False) for doubled in range(4)} <= found


def test_the_share_of_karl_shows_every_kind_of_renonce() -> None:
    assert {("renonce", kind) for kind in ("bird", "cards", "number", "dealt", "play")} <= seen(KARL)
    assert ("renonce in", "Fahren") in seen(KARL)


@pytest.mark.parametrize("side", ["declarer", "foes"])
@pytest.mark.parametrize("name", [*KARLS_BONUSES, "Valat"])
def test_the_share_of_karl_shows_every_bonus_announced_and_silent_won_and_lost(name: str, side: str) -> None:
    shown = {(sight[3], sight[4]) for sight in seen(KARL) if sight[:3] == ("item", name, side)}

    # Birds alone are lost in silence; of a König Ultimo that the others take it is they who have it.
    in_silence = {True} if name in ("Trull", "Könige", "Valat", "König ultimo") else {True, False}
    assert shown == {(True, True), (False, True)} | {(won, False) for won in in_silence}


@pytest.mark.parametrize("contract", [game for game in KARLS_GAMES if game not in KARLS_NEGATIVE])
def test_the_share_of_karl_shows_a_valat_won_and_lost_in_every_positive_game(contract: str) -> None:
    assert {("won", contract, "Valat", won) for won in (True, False)} <= seen(KARL)
