"""The Vogel that a game obliges its declarer to announce: one that was laid away, and the ones that a game names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, bids, ruled
from tests.unit.asking import act

from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House

HELD_ONLY = '"announcing.bird_without_holding" = false'
MINE = ("Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", "II", "K♥", "K♠", "K♣")
"""Vorhand's cards: nothing but trumps may be laid away, and the II is the only Vogel."""
HALF = ("XIV", "XIII", "XII")
"""The half of the Talon that she takes."""


def dealt(mine: Sequence[str] = MINE, half: Sequence[str] = HALF, partner: str = "K♦") -> dict[str, Any]:
    """A deal in which Vorhand has these cards and may take this half, and B holds the König that is called."""
    rest = [card for card in PACK if card not in (*mine, *half, partner)]
    hands = [[*mine], [partner, *rest[:11]], rest[11:23], rest[23:35]]
    return {"hands": hands, "talon": [[*half], rest[35:]]}


def acts(house: House, game: str, laid: str, *words: str) -> list[dict[str, Any]]:
    """Vorhand bids a game, lays cards away, and says these words."""
    quiet = "Gut!" if house.based_on == "karl" else "Weiter"
    told = [*bids(game, quiet, quiet, quiet), act(0, "call", "K♦"), act(0, "talon", "first"), act(0, "discard", laid)]
    return [*told, *(act(0, "say", word) for word in words)]


def after(house: House, game: str, laid: str, *words: str, **cards: Any) -> dict[str, Any]:
    """The deal after Vorhand has bid a game, laid cards away, and said these words."""
    found = playing.answer(house, "deal", **TABLE, **dealt(**cards), actions=acts(house, game, laid, *words))
    assert found["refused"] is None
    return found


def may_say(found: dict[str, Any]) -> set[str]:
    """What may be done next."""
    return {word for turn in found["next"] for word in turn["legal"]}


# ----------------------------------------------------------------------------------------------------------- laid away


AUCH: tuple[House, str, tuple[str, ...]] = (ruled("karl", HELD_ONLY), "Auch-Rufer", ("ich liege",))
IN_HAND = '"contracts.Besser Rufer.terms.bird_in_hand" = true'
BESSER: tuple[House, str, tuple[str, ...]] = (
    ruled("koenigrufen", HELD_ONLY, IN_HAND, before='[without]\ncontracts = ["Besser Dreier"]'),
    "Besser Rufer",
    (),
)
BIRDS = {"Pagat", "Uhu", "Kakadu", "Marabu", "Wildsau"}


@pytest.mark.parametrize(("house", "game", "opened"), [AUCH, BESSER])
def test_an_owed_vogel_that_was_laid_away_is_announced_without_its_card(
    house: House, game: str, opened: tuple[str, ...]
) -> None:
    """The II is laid away, and one Vogel is owed: it is announced and then no other, for no card of one is held."""
    laid = "II XX XIX"
    before, said = may_say(after(house, game, laid, *opened)), after(house, game, laid, *opened, "Uhu")

    assert "Uhu" in before
    assert "Gut!" not in before
    assert may_say(said) & {*BIRDS, "Gut!"} == {"Gut!"}


@pytest.mark.parametrize(("house", "game", "opened"), [AUCH, BESSER])
def test_an_owed_vogel_that_was_laid_away_is_lost(house: House, game: str, opened: tuple[str, ...]) -> None:
    done = acts(house, game, "II XX XIX", *opened, "Uhu")
    while not (found := playing.answer(house, "deal", **TABLE, **dealt(), actions=done))["over"]:
        turn = found["next"][0]
        done.append(act(turn["seat"], turn["do"], "Gut!" if "Gut!" in turn["legal"] else turn["legal"][0]))

    assert [item["won"] for item in found["items"] if item["item"] == "Uhu"] == [False]


@pytest.mark.parametrize(("house", "game", "opened"), [AUCH, BESSER])
def test_whoever_still_holds_an_owed_vogel_announces_none_without_its_card(
    house: House, game: str, opened: tuple[str, ...]
) -> None:
    assert may_say(after(house, game, "XVIII XX XIX", *opened)) & {*BIRDS, "Gut!"} == {"Uhu"}


def test_each_vogel_of_a_game_that_owes_several_is_announced_held_or_laid_away() -> None:
    """The II is laid away and the I is held: both are owed, and nothing else is announced without its card."""
    own = '[contracts.Zweivogel]\nlike = "Besser Rufer"\nbirds = ["Pagat", "Uhu"]'
    terms = '"contracts.Zweivogel.terms.'
    house = ruled(
        "koenigrufen", HELD_ONLY, f'{terms}every_bird_owed" = true', f'{terms}bird_in_hand" = true', before=own
    )
    mine = [*MINE[:7], "I", *MINE[8:]]

    assert may_say(after(house, "Zweivogel", "II XX XIX", mine=mine)) & {*BIRDS, "Gut!"} == {"Pagat", "Uhu"}
    assert may_say(after(house, "Zweivogel", "II XX XIX", "Uhu", mine=mine)) & {*BIRDS, "Gut!"} == {"Pagat"}
    assert "Gut!" in may_say(after(house, "Zweivogel", "II XX XIX", "Uhu", "Pagat", mine=mine))


def test_a_dealt_vogel_is_owed_also_when_it_was_laid_away_and_another_came_from_the_talon() -> None:
    """Dealt the II, which is laid away; the I came from the Talon, and does not fulfil the duty."""
    house = ruled("koenigrufen", HELD_ONLY, IN_HAND, '"announcing.owed_bird_as_dealt" = true')
    cards = {"laid": "II XX XIX", "half": ("I", "XIII", "XII")}

    assert may_say(after(house, "Besser Rufer", **cards)) & {*BIRDS, "Gut!"} == {"Pagat", "Uhu"}
    assert "Gut!" not in may_say(after(house, "Besser Rufer", "II XX XIX", "Pagat", half=cards["half"]))
    assert "Gut!" in may_say(after(house, "Besser Rufer", "II XX XIX", "Uhu", half=cards["half"]))
