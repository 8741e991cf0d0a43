"""The Vogel of an Auch-Rufer that a house of karl has named with the König, after the auction and before the Talon."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from tests.houses import playing
from tests.houses.test_house_ways import bids, hand_with, ruled
from tests.unit.asking import act

from tarock_engine import dealing, engine
from tarock_engine.cards import cards_in
from tarock_engine.karl.state import NamingBird
from tarock_engine.state import Bidding, Calling
from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House

NAMED = '"announcing.bird_named_with_koenig" = true'
HELD = hand_with("Sküs", "XX", "III", "II", "K♥", tarocks=4)
NONE_HELD = hand_with("Sküs", "XX", "K♥", tarocks=6)
WORDS = ("Auch-Rufer", "Vorhand", "Gut!")
CALLED = act(0, "call", "K♣")


def deal(*acts: Mapping[str, Any], hand: list[str] = HELD, koenig_in_talon: bool = False, lines: str = NAMED) -> Any:
    """A deal in which Vorhand plays an Auch-Rufer, with the I in the Talon."""
    talon = ["I", "K♣", "10♣"] if koenig_in_talon else ["I", "9♣", "10♣"]
    rest = [card for card in PACK if card not in (*hand, *talon)]
    game = {**act(0, "bid", "Auch-Rufer"), **({"unnoticed": True} if hand is NONE_HELD else {})}
    return playing.answer(
        ruled("karl", lines),
        "deal",
        players=4,
        dealer=3,
        hands=[hand, rest[:12], rest[12:24], rest[24:36]],
        talon=[talon, rest[36:]],
        actions=[*bids("Vorhand", "Gut!", "Gut!", "Gut!"), game, *acts],
    )


def following(found: Any) -> tuple[str, set[str]]:
    """What is due next, and all that is allowed."""
    assert found["refused"] is None
    return found["next"][0]["do"], {*found["next"][0]["legal"]}


def test_the_vogel_is_named_after_the_koenig_and_before_the_talon() -> None:
    """One that was dealt; the I lies in the Talon."""
    assert following(deal(CALLED)) == ("say", {"Uhu", "Kakadu"})
    assert following(deal(CALLED, act(0, "say", "Uhu")))[0] == "talon"
    assert following(deal(CALLED, lines='"announcing.bird_named_with_koenig" = false'))[0] == "talon"
    assert following(deal(CALLED, hand=NONE_HELD))[0] == "talon"


def test_what_is_not_in_the_hand_or_no_vogel_is_refused() -> None:
    assert "the card is not in the hand" in str(deal(CALLED, act(0, "say", "Pagat"))["refused"])
    assert "a Vogel has to be announced" in str(deal(CALLED, act(0, "say", "Trull"))["refused"])
    assert "seat 0 has to speak" in str(deal(CALLED, act(1, "say", "Uhu"))["refused"])


def test_the_vogel_that_was_named_is_announced_and_others_may_be_added() -> None:
    """It can be doubled; Vorhand owes no other one, and may add the Pagat, which came from the Talon."""
    suits = [card for card in HELD if card[0] in "DCB"][:3]
    first = [CALLED, act(0, "say", "Uhu"), act(0, "talon", "first"), act(0, "discard", " ".join(suits))]
    _, mine = following(deal(*first, act(0, "say", "ich liege")))
    _, theirs = following(deal(*first, act(0, "say", "ich liege"), act(0, "say", "Gut!")))

    assert {"Gut!", "Pagat", "Kakadu"} <= mine
    assert "Uhu" not in mine
    assert "Kontra Uhu of 0" in theirs


def test_paying_for_the_game_costs_the_vogel_that_was_named() -> None:
    """5 for the game and 30 for the Kakadu to each of three; without a name the cheapest that is held, the Uhu: 25."""
    named = deal(CALLED, act(0, "say", "Kakadu"), act(0, "talon", "zahlen"), koenig_in_talon=True)
    unnamed = deal(CALLED, act(0, "talon", "zahlen"), koenig_in_talon=True, lines="")

    assert named["payments"] == [-105, 35, 35, 35]
    assert unnamed["payments"] == [-75, 25, 25, 25]


def naming_states(house: House, chance: random.Random, *, deals: int) -> Iterator[NamingBird]:
    """The states of so many deals in which a Vogel is named, in which an Auch-Rufer is bid where that is allowed."""
    rules, pack = house.rules, cards_in(house.rules.pack)
    for _ in range(deals):
        chance.shuffle(pack)
        state = engine.begin(dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules), rules)
        while isinstance(state, Bidding | Calling):
            actions = engine.choices(state, rules)[0].actions
            wanted = [action for word in WORDS for action in actions if action.words == word]
            state = engine.advance(state, wanted[0] if wanted else chance.choice(actions), rules)
        if isinstance(state, NamingBird):
            yield state


def test_what_is_allowed_and_what_is_refused_agree_and_nobody_sees_the_talon_yet() -> None:
    house = ruled("karl", NAMED)
    states = [*naming_states(house, random.Random(3), deals=20)]
    for state in states:
        listed = [action for choice in engine.choices(state, house.rules) for action in choice.actions]
        assert listed
        assert all(engine.objection(state, action, house.rules) is None for action in listed)
        for action, found in engine.refused(state, house.rules):
            assert engine.objection(state, action, house.rules) == found
        dealt = state.game.dealt
        for seat in dealt.seating.active:
            assert engine.seen(state, dealt, seat, house.rules)[0] == dealt.hands[seat]

    assert states
