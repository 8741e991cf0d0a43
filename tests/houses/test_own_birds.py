"""Vögel of a house's own: read, refused, announced, made, paid, retold and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.houses import playing
from tests.unit.the_command import tarock

from tarock_protocol.cards import PACK
from tarock_reference.houses.departures import departures
from tarock_reference.houses.found import profile_as_found
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import variant_of_house
from tarock_running.inputs.by_analogy import OWN_GAMES, scenarios_by_analogy

SUPRA = '[items.Supra]\nlike = "{like}"\ncard = "V"\n[rulings]\n'
KARL = f'{SUPRA.format(like="Wildsau")}"bonuses.bird_tricks.Supra" = 8\n"settling.silent_prices.Supra" = 25\n'
KOENIGRUFEN = f"""{SUPRA.format(like="Marabu")}
"bonuses.bird_tricks.Supra" = 8
"play.bound_until.Supra" = 8
"settling.silent_prices.Supra" = 5
"settling.announced_prices.Supra" = 10
"""
LUNGAU = SUPRA.format(like="Uhu")
LAST = ((11, "K♠ D♠ C♠ 7♠"), (12, "K♣ D♣ C♣ 7♣"))
"""The last two tricks of a deal, in which no Vogel falls."""
GAME = {"item": "Spiel", "side": "declarer", "won": True}
MADE = {"item": "Supra", "side": "declarer", "won": True}


def paid(house: House, *items: dict[str, Any], contract: str = "Dreier") -> list[object]:
    asked = {"players": 4, "dealer": 3, "declarer": 0, "contract": contract, "items": [*items]}
    payments: list[object] = playing.answer(house, "settle", **asked)["payments"]
    return payments


def faults(rest: str, source: str = "karl") -> str:
    with pytest.raises(HouseError) as fault:
        playing.house(source, rest)
    return str(fault.value)


# ------------------------------------------------------------------------------------------------------------ played


def test_an_own_vogel_is_paid_at_its_own_price() -> None:
    """A Dreier 20 and the Supra 25 silent: 45 from each; announced it counts twice: 20 + 50 = 70 from each."""
    house = playing.house("karl", KARL)

    assert paid(house, GAME, MADE) == [135, -45, -45, -45]
    assert paid(house, GAME, MADE | {"announced": True}) == [210, -70, -70, -70]


def test_an_own_vogel_has_a_price_announced_where_the_source_has_one() -> None:
    """A Dreier 4 and the Supra 10: 14 from each; silent 4 + 5 = 9."""
    house = playing.house("koenigrufen", f'{KOENIGRUFEN}\n"contracts.Dreier.terms.price_won" = 4\n')

    assert paid(house, GAME, MADE | {"announced": True}) == [42, -14, -14, -14]
    assert paid(house, GAME, MADE) == [27, -9, -9, -9]


@pytest.mark.parametrize(
    ("source", "rest", "before"),
    [("karl", KARL, "Wildsau"), ("koenigrufen", KOENIGRUFEN, "Marabu"), ("lungau", LUNGAU, "Uhu")],
)
def test_an_own_vogel_stands_after_those_with_lower_cards(source: str, rest: str, before: str) -> None:
    items = playing.house(source, rest).rules.items

    assert items[items.index(before) + 1] == "Supra"


def test_one_of_two_own_voegel_stands_by_its_card() -> None:
    """The one with the V stands before the one with the VI, although their names and models come in another order."""
    rest = '[items.Specht]\nlike = "Uhu"\ncard = "VI"\n[items.Auerhahn]\nlike = "Pagat"\ncard = "V"\n'
    birds = playing.house("karl", rest).rules.birds  # type: ignore[attr-defined]

    assert [*birds] == ["Pagat", "Uhu", "Kakadu", "Wildsau", "Auerhahn", "Specht"]
    assert [*birds.values()] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("source", ["koenigrufen", "lungau"])
def test_who_takes_its_trick_with_its_card_makes_an_own_vogel(source: str) -> None:
    """The V takes the eighth trick for the declarer: made; in the ninth trick nothing is scored of it."""
    in_eighth = '"bonuses.bird_tricks.Supra" = 8\n"play.bound_until.Supra" = 8\n'
    house = playing.house(source, KOENIGRUFEN if source == "koenigrufen" else LUNGAU + in_eighth)
    rest = ["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", "XIV", "XIII", "XII", "XI", "X"]
    mine = [*rest, "K♥", "K♦", "D♥", "D♦", "C♥", "C♦", "B♥", "V", "A♥", "2♥"]
    foes = [card for card in PACK if card not in mine]
    asked = {
        "players": 4,
        "dealer": 3,
        "contract": "Dreier",
        "declarer": 0,
        "partner": None,
        "called": None,
        "piles": {"declarer": mine, "foes": foes},
        "tricks": {"declarer": 5, "foes": 7},
    }

    def scored(number: int) -> list[tuple[str, bool]]:
        ninth_or_eighth = {"number": number, "leader": 0, "cards": ["V", "A♥", "2♥", "D♥"]}
        played = [ninth_or_eighth, *({"number": last, "leader": 1, "cards": cards.split()} for last, cards in LAST)]
        found = playing.answer(house, "result", **asked, played=played, said=[])["items"]
        return [(item["side"], item["won"]) for item in found if item["item"] == "Supra"]

    assert scored(8) == [("declarer", True)]
    assert scored(9) == []


def test_whoever_holds_its_card_may_announce_an_own_vogel() -> None:
    house = playing.house("lungau", LUNGAU)
    hand = ["Sküs", "XXI", "XX", "XIX", "X", "V", "I", "K♥", "D♥", "C♥", "K♠", "7♠"]
    asked = {
        "players": 4,
        "dealer": 3,
        "contract": "Dreier",
        "declarer": 0,
        "partner": None,
        "called": None,
        "said": [],
        "hand": hand,
    }

    assert "Supra" in playing.answer(house, "may_announce", **asked)["legal"]
    assert "Uhu" not in playing.answer(house, "may_announce", **asked)["legal"]
    assert "Supra" not in playing.answer(playing.house("lungau"), "may_announce", **asked)["legal"]


def test_an_own_game_may_be_bid_with_an_own_vogel() -> None:
    rest = '[contracts.Suprarufer]\nlike = "Besser Rufer"\nbirds = ["Supra"]\n'

    assert playing.house("koenigrufen", rest + KOENIGRUFEN).games[0].birds == ("Supra",)
    assert "expected each Vogel once, got 'Supra'" in faults(rest, "koenigrufen")


# ----------------------------------------------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("bird", "reason"),
    [
        ('[items.Uhu]\nlike = "Pagat"\ncard = "V"', "Uhu is said in karl already"),
        ('[items.Dreier]\nlike = "Pagat"\ncard = "V"', "Dreier is said in karl already"),
        ('[items."a.b"]\nlike = "Pagat"\ncard = "V"', "expected the name of an item: words of letters"),
        ('[items.Supra]\ncard = "V"', "items.Supra.like: expected an item to copy, got nothing"),
        ('[items.Supra]\nlike = "Uhus"\ncard = "V"', "did you mean 'Uhu'?"),
        (
            '[items.Supra]\nlike = "Trull"\ncard = "V"',
            "items.Supra.card: expected one of cards, augen, caught, takes, trumps, for an item like Trull",
        ),
        ('[items.Supra]\nlike = "Valat"\ncard = "V"', "expected an item to copy, got 'Valat'; did you mean"),
        ('[items.Supra]\nlike = ["Uhu"]\ncard = "V"', "items.Supra.like: expected an item to copy"),
        ('[items.Supra]\nlike = "Uhu"', "items.Supra.card: expected a trump of the pack that is no Vogel's card"),
        ('[items.Supra]\nlike = "Uhu"\ncard = "II"', "items.Supra.card: expected a trump of the pack"),
        ('[items.Supra]\nlike = "Uhu"\ncard = "K♥"', "items.Supra.card: expected a trump of the pack"),
        ('[items.Supra]\nlike = "Uhu"\ncard = 5', "items.Supra.card: expected a trump of the pack"),
        ('[items.Supra]\nlike = "Uhu"\ncard = "XXII"', "items.Supra.card: expected a trump of the pack"),
        ('[items.Supra]\nlike = "Uhu"\ncard = "V"\ntrick = 8', "as bonuses.bird_tricks.Supra"),
        ("[items]\nSupra = 3", "a table with like, card, cards, augen, caught, takes, trumps, got 3"),
        ("items = 3", "items: expected a table, [items], got 3"),
        (
            '[items.A]\nlike = "Uhu"\ncard = "V"\n[items.B]\nlike = "Uhu"\ncard = "V"',
            "items.B.card: expected each card once, got 'V'",
        ),
        ('[contracts.A]\nlike = "Rufer"\n[items.A]\nlike = "Uhu"\ncard = "V"', "A is said in karl already"),
        (
            "\n".join(f'[items.A{n}]\nlike = "Uhu"' for n in range(21)),
            "expected at most 20 games or items",
        ),
        ('birds = ["Supra"]', "a house adds an item with [items.NAME]"),
        ('[rulings]\n"settling.silent_prices.Supra" = 3', 'a house adds it with [items."Supra"] and like'),
    ],
)
def test_what_cannot_be_an_own_vogel_is_told(bird: str, reason: str) -> None:
    assert reason in faults(bird)


def test_a_source_without_voegel_has_none_to_copy() -> None:
    assert "expected an item to copy" in faults('[items.Supra]\nlike = "Pagat"\ncard = "V"', "zwanzigerrufen")


# -------------------------------------------------------------------------------------------------------- everywhere


def test_an_own_vogel_can_be_left_out_of_an_account_and_changes_the_digest() -> None:
    house, plain = playing.house("karl", KARL), playing.house("karl")

    assert house.digest != plain.digest
    assert house.differences == 3
    for first, other in ((house, plain), (plain, house)):
        assert "without items: Supra" in [found.name for found in departures(first, other)]


def test_scenarios_of_its_model_are_retold_of_an_own_vogel_with_both_cards_exchanged() -> None:
    found = scenarios_by_analogy(playing.house("lungau", LUNGAU))

    assert {scenario.area for scenario in found} == {OWN_GAMES}
    assert all(scenario.clauses for scenario in found)
    assert all(scenario.clauses for scenario in scenarios_by_analogy(playing.house("koenigrufen", KOENIGRUFEN)))
    assert {scenario.id.rpartition("/")[2] for scenario in found} == {"supra"}
    assert all(any("Supra" in step for step in scenario.steps) for scenario in found)
    assert not any("Uhu" in step for scenario in found for step in scenario.steps if "Uhurufer" not in step)


def test_whoever_plays_an_own_vogel_wrongly_is_among_the_impostors() -> None:
    known = {impostor.path for impostor in variant_of_house(playing.house("karl", KARL)).impostors()}

    assert {"bonuses.bird_tricks.Supra", "settling.silent_prices.Supra"} <= known


def test_a_profile_as_found_has_the_own_voegel_of_its_house() -> None:
    house = playing.house("karl", KARL)
    text = profile_as_found("a house", variant_of_house(house), [], lambda _: [])

    assert house_of(text, "found").digest == house.digest


def test_the_commands_know_an_own_vogel(tmp_path: Path) -> None:
    """A Dreier 20 and the Supra 25 silent: Vorhand receives 3 x 45 = 135."""
    path = tmp_path / "supra.toml"
    path.write_text(f'name = "a house"\nbased_on = "karl"\n{KARL}', encoding="utf-8")
    items = "items=Spiel gewonnen; Supra gewonnen"

    assert "Supra" in tarock("variant", "show", str(path)).stdout
    assert "+135" in tarock("ask", "--variant", str(path), "settle", "contract=Dreier", "declarer=0", items).stdout
    assert "without items: Supra" in tarock("variant", "diff", str(path), "karl").stdout
