"""The Vogel that a game obliges its declarer to announce: one that was laid away, and the ones that a game names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, bids, hand_with, may_bid, ruled, settled
from tests.unit.asking import act

from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError

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


def acts(house: House, game: str, laid: str, *words: str) -> list[Mapping[str, Any]]:
    """Vorhand bids a game, lays cards away, and says these words."""
    passed = "Gut!" if house.based_on == "karl" else "Weiter"
    told = [
        *bids(game, passed, passed, passed),
        act(0, "call", "K♦"),
        act(0, "talon", "first"),
        act(0, "discard", laid),
    ]
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
    half, laid = ("I", "XIII", "XII"), "II XX XIX"

    assert may_say(after(house, "Besser Rufer", laid, half=half)) & {*BIRDS, "Gut!"} == {"Pagat", "Uhu"}
    assert "Gut!" not in may_say(after(house, "Besser Rufer", laid, "Pagat", half=half))
    assert "Gut!" in may_say(after(house, "Besser Rufer", laid, "Uhu", half=half))


# ---------------------------------------------------------------------------------------------------- those of a game


def own_game(source: str, birds: str, *rulings: str) -> House:
    """A house with a game Großer, like the source's game with a Vogel, of which one of these is owed."""
    model = {"karl": "Auch-Rufer", "koenigrufen": "Besser Rufer"}[source]
    return ruled(source, *rulings, before=f'[contracts."Großer"]\nlike = "{model}"\nbirds = {birds}')


def test_a_game_of_karl_may_say_which_voegel_it_takes() -> None:
    house = own_game("karl", '["Kakadu", "Wildsau"]')

    for bird, takes in (("II", {"Auch-Rufer"}), ("III", {"Auch-Rufer", "Großer"}), ("V", set[str]())):
        assert {*may_bid(house, hand_with(bird, tarocks=4), [])["legal"]} & {"Auch-Rufer", "Großer"} == takes


def test_the_vogel_that_is_named_with_a_bid_of_karl_is_one_of_its_game() -> None:
    named = '[readings]\nauch-rufer-bird-naming = "with-bid"\n'
    house = playing.house("karl", f'{named}[contracts."Großer"]\nlike = "Auch-Rufer"\nbirds = ["Kakadu", "Wildsau"]')
    legal = may_bid(house, hand_with("II", "III", tarocks=4), [])["legal"]

    assert [bid for bid in legal if bid.startswith("Großer")] == ["Großer Kakadu"]
    assert [bid for bid in legal if bid.startswith("Auch-Rufer")] == ["Auch-Rufer Uhu", "Auch-Rufer Kakadu"]


def test_the_vogel_that_is_named_with_the_koenig_is_one_of_its_game() -> None:
    house = own_game("karl", '["Kakadu", "Wildsau"]', '"announcing.bird_named_with_koenig" = true')
    mine = [*MINE[:7], "III", *MINE[8:]]
    acts_so_far = [*bids("Großer", "Gut!", "Gut!", "Gut!"), act(0, "call", "K♦")]
    found = playing.answer(house, "deal", **TABLE, **dealt(mine), actions=acts_so_far)
    refused = playing.answer(house, "deal", **TABLE, **dealt(mine), actions=[*acts_so_far, act(0, "say", "Uhu")])

    assert may_say(found) == {"Kakadu"}
    assert refused["refused"]["reason"] == "a Vogel has to be announced"


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_what_a_game_does_not_know_is_not_owed_there(source: str) -> None:
    """Bid with the II as the only Vogel, which that game is without: it is no Vogel of the game."""
    without = '"contracts.Großer.without_items" = ["Pagat", "Uhu"]'
    in_hand = ('"contracts.Großer.terms.bird_in_hand" = true',) if source == "koenigrufen" else ()
    house = own_game(source, '["Pagat", "Uhu", "Kakadu"]', without, *in_hand)

    assert "Großer" not in may_bid(house, hand_with("II", tarocks=4), [])["legal"]
    assert "Großer" in may_bid(house, hand_with("III", tarocks=4), [])["legal"]


def test_paying_for_a_game_costs_a_vogel_that_it_takes() -> None:
    """Sheet of Vöcklabruck, 6: 5 and a Kakadu of 2 x 15 to each; a Pagat is none of the game."""
    house = own_game("karl", '["Kakadu", "Wildsau"]')

    assert settled(house, "Großer", given_up=True, from_talon=True) == [-105, 35, 35, 35]
    assert settled(house, "Großer", given_up=True, from_talon=True, bird="Wildsau") == [-135, 45, 45, 45]
    assert settled(house, "Großer", given_up=True, from_talon=True, bird="Pagat").startswith("bird: expected one of")


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        (
            '[rulings]\n"contracts.Großer.without_items" = ["Kakadu", "Wildsau"]',
            "Großer cannot be without Kakadu",
        ),
        ('[without]\nitems = ["Kakadu", "Wildsau"]', "no Vogel is left, and one has to be announced in Großer"),
    ],
)
def test_a_game_is_not_without_all_voegel_that_it_takes(rest: str, reason: str) -> None:
    with pytest.raises(HouseError, match=reason):
        playing.house("karl", f'[contracts."Großer"]\nlike = "Auch-Rufer"\nbirds = ["Kakadu", "Wildsau"]\n{rest}')
