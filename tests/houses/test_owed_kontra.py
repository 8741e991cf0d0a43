"""A Kontra that an opponent with the Trull owes in a house of Zwanzigerrufen, and that counts if he forgets it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.houses import playing

from tarock_engine import dealing, engine
from tarock_engine.cards import CARDS
from tarock_engine.state import State

HANDS = (
    "XIX XVIII XVII XVI K♥ D♥ C♥ B♥ A♥ XV",
    "XIII XII XI X IX VIII VII VI V IV",
    "XX XIV K♦ D♦ C♦ K♠ D♠ C♠ B♦ B♠",
    "Sküs XXI I K♣ D♣ C♣ B♣ A♦ 10♠ 10♣",
)
OF_PARTNER = (*HANDS[:2], "XX Sküs XXI I C♦ K♠ D♠ C♠ B♦ B♠", "XIV K♦ D♦ K♣ D♣ C♣ B♣ A♦ 10♠ 10♣")
"""The same with the Trull in the hand of the called player."""


def doubled_by(value: str, hands: Sequence[str], *words: str) -> tuple[int, ...]:
    """Who has doubled the game at the end of a deal in which Vorhand calls XX and each then says one of the words."""
    rules = playing.house("zwanzigerrufen", f'[rulings]\n"announcing.trull_owes_kontra" = {value}\n').rules
    held = [[CARDS[name] for name in hand.split()] for hand in hands]
    pack = [card for half in (slice(5), slice(5, 10)) for hand in held for card in hand[half]]
    state: State = engine.begin(dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules), rules)
    chance, wanted = random.Random(1), ["XX", *words]
    while not engine.is_over(state):
        legal = {action.words: action for choice in engine.choices(state, rules) for action in choice.actions}
        word = wanted.pop(0) if wanted else "Weiter" if "Weiter" in legal else chance.choice([*legal])
        state = engine.apply(state, legal[word], rules)
    assert sum(engine.settlement(state, rules).payments) == 0
    return tuple(next(item.doubled for item in engine.score(state, rules).items if item.name == "Spiel"))


@pytest.mark.parametrize(
    ("value", "hands", "words", "doubled"),
    [
        ("true", HANDS, [], (3,)),
        ("true", HANDS, ["Weiter", "Weiter", "Weiter", "Kontra Spiel", "Weiter", "Retour Spiel"], (3, 0)),
        ("true", HANDS, ["Weiter", "Kontra Spiel"], (1,)),
        ("true", OF_PARTNER, [], ()),
        ("false", HANDS, [], ()),
    ],
)
def test_an_opponent_with_the_trull_has_said_kontra_also_where_he_forgot_it(
    value: str, hands: Sequence[str], words: list[str], doubled: tuple[int, ...]
) -> None:
    """Mistelbach: it counts as said if nobody has said one; a partner with the Trull owes nothing."""
    assert doubled_by(value, hands, *words) == doubled


@pytest.mark.parametrize(("value", "doubled"), [("true", [3]), ("false", [])])
def test_a_result_in_which_nothing_was_said_has_the_kontra_too(value: str, doubled: list[int]) -> None:
    """The declarer takes the last trick with his XV."""
    house = playing.house("zwanzigerrufen", f'[rulings]\n"announcing.trull_owes_kontra" = {value}\n')
    hands = [hand.split() for hand in HANDS]
    mine = [*hands[0], *hands[2][2:], "IV", "10♣"]
    asked = {"players": 4, "dealer": 3, "declarer": 0, "partner": 2, "called": "XX", "contract": "Normalspiel"}
    piles = {"declarer": mine, "foes": [card for hand in hands for card in hand if card not in mine]}
    known = [{"number": 10, "leader": 0, "cards": ["XV", "IV", "B♠", "10♣"]}]
    tricks = {"declarer": 5, "foes": 5}
    told = playing.answer(house, "result", **asked, piles=piles, tricks=tricks, played=known, said=[], hands=hands)

    assert [item.get("doubled", []) for item in told["items"] if item["item"] == "Spiel"] == [doubled]
