"""Items of a house's own that a side makes with cards or Augen, and catches that may be announced there."""

from __future__ import annotations

import re
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
from tarock_running.inputs.by_analogy import scenarios_by_analogy

SACK = '[items.Sack]\nlike = "Trull"\naugen = "{augen}"\n'
HONNEURS = '[items.Honneurs]\nlike = "Trull"\ncards = "Sküs XXI XX"\n'
MONDFANG = "[items.Mondfang]\nannounced = true\n"
GAME = {"item": "Spiel", "side": "declarer", "won": True}
MADE = {"item": "Sack", "side": "declarer", "won": True}
TABLE = {"players": 4, "dealer": 3, "contract": "Dreier", "declarer": 0}
ALONE = {**TABLE, "partner": None, "called": None}
LAST = ["K♠", "D♠", "C♠", "7♠", "K♣", "D♣", "C♣", "7♣"]
"""What lies in the last two tricks, which the declarer takes: 26 one by one."""
MINE = [*LAST, *["Sküs", "XXI", "I", "K♥", "D♥", "B♥", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]]
"""23 cards with 26 + 15 + 5 + 4 + 2 + 9 = 61 one by one; in thirds 61 - 46/3 = 45 2/3, in threes 61 - 14 - 1 = 46."""


def paid(house: House, *items: dict[str, Any]) -> list[object]:
    payments: list[object] = playing.answer(house, "settle", **TABLE, items=[*items])["payments"]
    return payments


def scored(house: House, mine: list[str], said: list[str], last: str = "") -> list[tuple[str, str, bool, bool]]:
    """The items of a Dreier with these cards of the declarer, in which he said something; the game is not told."""
    tricks = [(11, 0, LAST[:4]), (12, 0, LAST[4:])] if not last else [(11, 1, last.split()), (12, 0, LAST[4:])]
    told = [{"number": number, "leader": leader, "cards": cards} for number, leader, cards in tricks]
    words = [{"seat": 0, "do": "say", "what": word} for word in said]
    closed = [{"seat": seat, "do": "say", "what": "Gut!"} for seat in (*range(4),)] if said else []
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    counts = {"declarer": 5, "foes": 7}
    found = playing.answer(house, "result", **ALONE, piles=piles, tricks=counts, played=told, said=[*words, *closed])
    return [(item["item"], item["side"], item["won"], item["announced"]) for item in found["items"]][1:]


def faults(rest: str, source: str = "koenigrufen") -> str:
    with pytest.raises(HouseError) as fault:
        playing.house(source, rest)
    return str(fault.value)


# ------------------------------------------------------------------------------------------------------- in their order


def test_own_sets_stand_after_their_model_in_alphabetical_order() -> None:
    """A profile has no order of its own: its tables are read by name."""
    names = ["Anker", "Honneurs", "Leiter", "Zange"]
    rest = "".join(f'[items.{name}]\nlike = "Trull"\naugen = {46 + place}\n' for place, name in enumerate(names))
    asked = {**ALONE, "said": [], "hand": MINE[:12]}
    legal = playing.answer(playing.house("koenigrufen", rest), "may_announce", **asked)["legal"]

    assert legal[legal.index("Trull") : legal.index("Könige")] == ["Trull", *names]


# ------------------------------------------------------------------------------------------------------- made and paid


@pytest.mark.parametrize(("source", "augen"), [("karl", "137/3"), ("koenigrufen", "46"), ("lungau", "50")])
def test_a_sack_needs_its_augen(source: str, augen: str) -> None:
    """45 2/3 in thirds, 46 in threes; by `lungau` 24 + 15 + 5 + 4 + 2 = 50. With an ace for the Bube none has them."""
    house = playing.house(source, SACK.format(augen=augen))
    fewer = [card if card != "B♥" else "A♥" for card in MINE]

    assert ("Sack", "declarer", True, False) in scored(house, MINE, [])
    assert "Sack" not in [item for item, *_ in scored(house, fewer, [])]


def test_a_sack_is_paid_silent_announced_and_at_kontra() -> None:
    """A Dreier 4 and the Sack 1, 2 announced, 4 at Kontra: 5, 6 and 8 from each; one that failed costs 2: 4 - 2."""
    house = playing.house("koenigrufen", SACK.format(augen="46"))
    told = {**MADE, "announced": True}

    assert paid(house, GAME, MADE) == [15, -5, -5, -5]
    assert paid(house, GAME, told) == [18, -6, -6, -6]
    assert paid(house, GAME, {**told, "doubled": [1]}) == [24, -8, -8, -8]
    assert paid(house, GAME, {**told, "won": False}) == [6, -2, -2, -2]


def test_a_sack_has_prices_of_its_own() -> None:
    """A Dreier 20 of `karl` and the Sack 10: 30 from each; announced it counts twice: 40."""
    house = playing.house("karl", SACK.format(augen="137/3") + '[rulings]\n"settling.silent_prices.Sack" = 10\n')

    assert paid(house, GAME, MADE) == [90, -30, -30, -30]
    assert paid(house, GAME, {**MADE, "announced": True}) == [120, -40, -40, -40]


def test_a_sack_that_was_announced_is_made_or_lost() -> None:
    house = playing.house("koenigrufen", SACK.format(augen="46"))
    fewer = [card if card != "B♥" else "A♥" for card in MINE]

    assert ("Sack", "declarer", True, True) in scored(house, MINE, ["Sack"])
    assert ("Sack", "declarer", False, True) in scored(house, fewer, ["Sack"])


def test_a_set_of_cards_is_made_by_whoever_has_them_all() -> None:
    house = playing.house("koenigrufen", HONNEURS)
    with_xx = [card if card != "X" else "XX" for card in MINE]

    assert ("Honneurs", "declarer", True, False) in scored(house, with_xx, [])
    assert "Honneurs" not in [item for item, *_ in scored(house, MINE, [])]


def test_an_own_set_may_be_announced_and_no_other_source_knows_it() -> None:
    hand = ["Sküs", "XXI", "XX", "XIX", "X", "V", "I", "K♥", "D♥", "C♥", "K♠", "7♠"]
    asked = {**ALONE, "said": [], "hand": hand}

    assert (
        "Sack"
        in playing.answer(playing.house("koenigrufen", SACK.format(augen="46")), "may_announce", **asked)["legal"]
    )
    assert "Sack" not in playing.answer(playing.house("koenigrufen"), "may_announce", **asked)["legal"]


def test_who_has_every_trick_leaves_no_sack_to_the_others() -> None:
    house = playing.house("koenigrufen", SACK.format(augen="46"))
    valat = {"item": "Valat", "side": "declarer", "won": True}
    told = playing.asked(house, "settle", **TABLE, items=[GAME, valat, {**MADE, "side": "foes"}])

    assert "what can be beside Valat of declarer won" in told["error"]


# ---------------------------------------------------------------------------------------------------- announced catches


def test_a_mondfang_may_be_announced_where_a_house_says_so() -> None:
    """A Dreier 4 and a Mondfang 1, 2 announced, 3 if the house says 3: 5, 6 and 7 from each."""
    catch = {"item": "Mondfang", "side": "declarer", "won": True}
    house, dear = (
        playing.house("koenigrufen", MONDFANG),
        f'{MONDFANG}[rulings]\n"settling.announced_prices.Mondfang" = 3\n',
    )

    assert paid(house, GAME, catch) == [15, -5, -5, -5]
    assert paid(house, GAME, {**catch, "announced": True}) == [18, -6, -6, -6]
    assert paid(playing.house("koenigrufen", dear), GAME, {**catch, "announced": True}) == [21, -7, -7, -7]


def test_an_announced_mondfang_is_made_once_or_lost() -> None:
    """The declarer's Sküs takes the XXI in the eleventh trick: made; where the XXI falls elsewhere it is lost."""
    house = playing.house("koenigrufen", MONDFANG)
    caught = [card for card in MINE if card not in LAST[:4]] + ["XI", "XII", "C♥", "C♦"]

    assert [item for item in scored(house, caught, ["Mondfang"], "XXI XI XII Sküs") if item[0] == "Mondfang"] == [
        ("Mondfang", "declarer", True, True)
    ]
    assert [item for item in scored(house, MINE, ["Mondfang"]) if item[0] == "Mondfang"] == [
        ("Mondfang", "declarer", False, True)
    ]
    assert [item for item in scored(house, caught, [], "XXI XI XII Sküs") if item[0] == "Mondfang"] == [
        ("Mondfang", "declarer", True, False)
    ]


# ------------------------------------------------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        ('[items.Sack]\nlike = "Trull"', "items.Sack.cards: expected cards of the pack, each once"),
        ('[items.Sack]\nlike = "Trull"\naugen = 35', "items.Sack.augen: expected more than half of the 70 Augen"),
        ('[items.Sack]\nlike = "Trull"\naugen = 71', "items.Sack.augen: expected more than half of the 70 Augen"),
        ('[items.Sack]\nlike = "Trull"\naugen = 45.5', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\naugen = true', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\naugen = "1/0"', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\naugen = "91/2"', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\naugen = "1e99999999"', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\naugen = ["46"]', "items.Sack.augen: expected more than half"),
        ('[items.Sack]\nlike = "Trull"\ncards = "XX XX"', "items.Sack.cards: expected cards of the pack, each once"),
        ('[items.Sack]\nlike = "Trull"\ncards = "XX XXII"', "items.Sack.cards: expected cards of the pack"),
        ('[items.Sack]\nlike = "Trull"\ncards = 3', "items.Sack.cards: expected cards of the pack"),
        ('[items.Sack]\nlike = "Trull"\ncards = "XX"\naugen = 46', "items.Sack.augen: expected one of cards, augen"),
        ('[items.Sack]\nlike = "Uhu"\naugen = 46', "items.Sack.augen: expected one of card, for an item like Uhu"),
        ("[items.Trull]\nannounced = true", "an item that counts only in silence and can be announced, got 'Trull'"),
        ("[items.Mondfang]\nannounced = false", "items.Mondfang.announced: expected true, got false"),
        ('[items.gewonnen]\nlike = "Trull"\naugen = 46', "gewonnen is a word of questions, and no name can have it"),
        ('[items."Trull declarer"]\nlike = "Trull"\naugen = 46', "declarer is a word of questions"),
        ('[items."Sack Vorhand"]\nlike = "Trull"\naugen = 46', "vorhand is a word of questions"),
        ('[items.XVII]\nlike = "Trull"\naugen = 46', "XVII is a card"),
        ('[contracts.foes]\nlike = "Rufer"', "foes is a word of questions"),
        ('[contracts."Hirschkontra Pagat"]\nlike = "Rufer"', "Hirschkontra Pagat is said in koenigrufen already"),
    ],
)
def test_what_cannot_be_an_own_item_is_told_with_its_line(item: str, reason: str) -> None:
    told = faults(item)

    assert reason in told
    assert told.startswith("house.toml:")


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        (
            '[items.Sack]\nlike = "Trull"\naugen = 46\n[items.SACK]\nlike = "Trull"\naugen = 47',
            "Sack is said in items.SACK already",
        ),
        ('[items."\uff34rull"]\nlike = "Trull"\naugen = 46', "is said in koenigrufen already"),
        ('[contracts.Kuh]\nlike = "Rufer"\n[contracts.kuh]\nlike = "Rufer"', "kuh is said in contracts.Kuh already"),
        (
            '[[items.Sack]]\nlike = "Trull"',
            "items.Sack: expected a table with like, card, cards, augen, caught, takes, trumps, got a list",
        ),
        ("".join(f"[items.S{'x' * length}]\n" for length in range(21)), "items: expected at most 20 games or items"),
    ],
    ids=["capitals", "width", "games", "a list", "many"],
)
def test_names_that_look_alike_and_lists_are_refused_with_their_line(rest: str, told: str) -> None:
    found = faults(rest)

    assert told in found
    assert re.match(r"house\.toml:\d+: ", found)


def test_a_known_item_that_cannot_be_copied_is_not_said_to_be_unknown() -> None:
    assert "and not of koenigrufen" not in faults('[items.Sack]\nlike = "Valat"\naugen = 46')


@pytest.mark.parametrize("source", ["karl", "zwanzigerrufen", "lungau"])
def test_a_catch_is_announced_only_where_the_engine_judges_it(source: str) -> None:
    assert "an item that counts only in silence" in faults(MONDFANG, source)


# ---------------------------------------------------------------------------------------------------------- everywhere


def test_an_own_set_is_retold_proved_written_and_compared() -> None:
    house, other = playing.house("koenigrufen", SACK.format(augen="46") + MONDFANG), playing.house("koenigrufen")
    text = profile_as_found("a house", variant_of_house(house), [], lambda _: [])
    known = {impostor.path for impostor in variant_of_house(house).impostors()}

    assert any("Sack" in step for scenario in scenarios_by_analogy(house) for step in scenario.steps)
    assert {"bonuses.own_augen.Sack", "settling.silent_prices.Sack", "settling.announced_prices.Mondfang"} <= known
    assert house_of(text, "found").digest == house.digest != other.digest
    assert "without items: Sack" in [found.name for found in departures(house, other)]


def test_two_items_of_one_name_are_one_difference() -> None:
    cards = playing.house("koenigrufen", HONNEURS)
    augen = playing.house("koenigrufen", SACK.format(augen="46").replace("Sack", "Honneurs"))

    assert [(found.name, found.here, found.there) for found in departures(cards, augen)] == [
        ("items.Honneurs", "Trull, cards, Sküs XXI XX", "Trull, augen, 46")
    ]


@pytest.mark.parametrize(("one", "other", "told"), [("", MONDFANG, ("no", "yes")), (MONDFANG, "", ("yes", "no"))])
def test_a_catch_that_one_house_lets_be_announced_is_one_difference(
    one: str, other: str, told: tuple[str, str]
) -> None:
    """The Mondfang itself is in both; the other house's price comes with the announcement."""
    here, there = playing.house("koenigrufen", one), playing.house("koenigrufen", other)
    (found,) = departures(here, there)

    assert (found.name, str(found.here), str(found.there)) == ("items.Mondfang.announced", *told)
    assert found.moved.digest == there.digest


def test_a_ruling_that_plays_another_reading_is_told_as_that_reading() -> None:
    """The ruling alone decides the option; of three rulings of an option one makes no reading."""
    plain = playing.house("koenigrufen")
    other = playing.house("koenigrufen", '[rulings]\n"play.whole_trull" = "spatz-takes-all"\n')
    part = playing.house("koenigrufen", '[rulings]\n"counting.method" = "thirds"\n')

    (found,) = departures(plain, other)
    assert (found.here, found.there) == ("kaiserstich=off", "kaiserstich=on")
    assert [found.name for found in departures(plain, part)] == ["counting.method"]


def test_the_items_of_two_houses_are_compared_as_each_of_them_plays_them() -> None:
    """Each knows the other's item only as left out, and what the other says of it is no point of its own."""
    sack, honneurs = f'{SACK.format(augen="46")}[rulings]\n"settling.silent_prices.Sack" = 5\n', HONNEURS
    here, there = playing.house("koenigrufen", sack), playing.house("koenigrufen", honneurs)
    found = {point.name: point for point in departures(there, here)}

    assert {*found} == {"without items: Sack", "without items: Honneurs"}
    assert paid(found["without items: Sack"].moved, GAME, MADE) == paid(here, GAME, MADE) == [27, -9, -9, -9]


@pytest.mark.prove
def test_an_answer_that_no_house_gives_is_not_told_as_one(tmp_path: Path) -> None:
    """The Sack stands in every list of what may be said, so that no question shows the Mondfang alone."""
    files = []
    for name, rest in (("sack", SACK.format(augen="46") + MONDFANG), ("honneurs", HONNEURS)):
        files.append(tmp_path / f"{name}.toml")
        files[-1].write_text(f'name = "{name}"\nbased_on = "koenigrufen"\n{rest}', encoding="utf-8")
    told = tarock("variant", "diff", *map(str, files)).stdout

    assert "sack with this point" in told


def test_the_commands_know_an_own_set(tmp_path: Path) -> None:
    """A Dreier 4 and the Sack 1: Vorhand receives 3 times 5."""
    path = tmp_path / "sack.toml"
    path.write_text(f'name = "a house"\nbased_on = "koenigrufen"\n{SACK.format(augen="46")}', encoding="utf-8")
    items = "items=Spiel gewonnen; Sack gewonnen"

    assert "Sack" in tarock("variant", "show", str(path)).stdout
    assert "+15" in tarock("ask", "--variant", str(path), "settle", "contract=Dreier", "declarer=0", items).stdout
