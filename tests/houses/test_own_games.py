"""Games of a house's own, its accounts and its worked examples: read, refused, played and told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from tests.houses import playing
from tests.unit.asking import act
from tests.unit.the_command import tarock

from tarock_protocol.cards import PACK
from tarock_reference.houses.departures import departures
from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of_data, read_house
from tarock_reference.variants import variant_of_house

FARBENDREIER = """
[contracts.Farbendreier]
like = "Farbensolo"
[rulings]
"contracts.Farbendreier.terms.price" = 3
"contracts.Farbendreier.talon" = "half"
"bidding.order" = ["Piccolo", "Zwiccolo", "Solo-Rufer", "Bettler", "Auch-Rufer", "Farbendreier", "Dreier", "Farbensolo",
    ["Piccolo-Ouvert", "Zwiccolo-Ouvert"], "Bettel-Ouvert", "Solo-Dreier"]
"""
WON = {"item": "Spiel", "side": "declarer", "won": True}
SETTLED = """
[[examples]]
of = "a Dreier"
account = "Schrift"
[examples.question]
ask = "settle"
contract = "Dreier"
declarer = 0
items = [{ item = "Spiel", side = "declarer", won = true, doubled = [1] }]
[examples.answer]
payments = [60, -20, -20, -20]
[accounts.Schrift]
"settling.kontra_times" = 1
"""


def faults(rest: str) -> str:
    with pytest.raises(HouseError) as fault:
        playing.house("karl", rest)
    return str(fault.value)


# --------------------------------------------------------------------------------------------------------- own games


def test_a_game_of_its_own_is_settled_at_its_own_price() -> None:
    """3 from each of three; the Farbensolo that it is like stays at 25."""
    house = playing.house("karl", FARBENDREIER)
    table = {"players": 4, "dealer": 3, "declarer": 0, "items": [WON]}

    assert playing.answer(house, "settle", contract="Farbendreier", **table)["payments"] == [9, -3, -3, -3]
    assert playing.answer(house, "settle", contract="Farbensolo", **table)["payments"] == [75, -25, -25, -25]


@pytest.mark.parametrize(("price", "without", "each"), [(10, "", 20), (5, '[without]\ncontracts = ["Auch-Rufer"]', 15)])
def test_a_game_of_its_own_without_its_bird_costs_its_own_price_and_the_pagat(
    price: int, without: str, each: int
) -> None:
    """The Pagat is 10 more to each, whether the Auch-Rufer that it is like is played or left out."""
    rulings = f'[rulings]\n"contracts.Vogel.terms.price" = {price}'
    house = playing.house("karl", f'[contracts.Vogel]\nlike = "Auch-Rufer"\n{without}\n{rulings}')
    cards = sorted(PACK, key=("I", "II", "III", "IV").__contains__)
    hands = [cards[start : start + 12] for start in (0, 12, 24, 42)]
    said = ("Mein Spiel", "Vogel", "Gut!", "Gut!", "Gut!")
    bids = [act(seat % 4, "bid", word, unnoticed=word == "Vogel") for seat, word in enumerate(said)]
    table = {"players": 4, "dealer": 3, "hands": hands, "talon": [cards[36:39], cards[39:42]]}

    deal = playing.answer(house, "deal", **table, actions=[*bids, act(2, "renonce", "1")])
    assert deal["refused"] is None
    assert deal["payments"] == [each, -3 * each, each, each]


def test_a_game_of_its_own_is_bid_at_its_own_place() -> None:
    """Over an Auch-Rufer and not over a Dreier, while the source knows no such bid."""
    hand = ["Sküs", "XXI", "XX", "V", "X", "II", "I", "K♥", "K♦", "D♠", "C♠", "7♠"]

    def may_bid(before: str, rest: str = FARBENDREIER) -> list[str]:
        said = [{"seat": seat, "do": "bid", "what": what} for seat, what in enumerate(("Vorhand", before))]
        house = playing.house("karl", rest)
        legal: list[str] = playing.answer(house, "may_bid", players=4, dealer=3, bids=said, hand=hand)["legal"]
        return legal

    assert "Farbendreier" in may_bid("Auch-Rufer")
    assert "Farbendreier" not in may_bid("Dreier")
    assert "Farbendreier" not in may_bid("Auch-Rufer", "")


def test_a_suit_game_with_a_half_lays_trumps_away_first() -> None:
    """By the limits of the round: trumps go hidden, and a suit card only where no trump may go."""
    house = playing.house("karl", f'[readings]\ndiscard-limits = "trumps-last"\n{FARBENDREIER}')
    hand = ["Sküs", "XXI", "X", "IX", "VIII", "K♥", "D♥", "C♥", "B♥", "A♥", "2♥", "K♠", "D♠", "C♠", "7♠"]

    def laid(contract: str, cards: str) -> dict[str, object]:
        return playing.answer(house, "may_discard", contract=contract, hand=hand, discards=cards.split())

    assert laid("Farbendreier", "X IX VIII") == {"allowed": True, "face_up": []} | {
        "grounds": laid("Farbendreier", "X IX VIII")["grounds"]
    }
    assert laid("Farbendreier", "X IX 7♠")["allowed"] is False
    assert laid("Dreier", "X IX 7♠")["allowed"] is False


def test_whoever_plays_a_game_of_its_own_wrongly_is_among_the_impostors() -> None:
    known = {impostor.id for impostor in variant_of_house(playing.house("karl", FARBENDREIER)).impostors()}

    assert {"contracts.Farbendreier.terms.price/+1", "contracts.Farbendreier.talon/hidden"} <= known


def test_a_house_with_a_game_of_its_own_differs_by_it_from_its_source() -> None:
    house, plain = playing.house("karl", FARBENDREIER), playing.house("karl")

    assert house.digest != plain.digest
    assert "without contracts: Farbendreier" in [found.name for found in departures(plain, house)]
    assert "without contracts: Farbendreier" in [found.name for found in departures(house, plain)]


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ('[contracts."F\u0430rben"]\nlike = "Rufer"', "mixes Latin letters with others: \u0430 (U+0430)"),
        ('[contracts."\u039cord"]\nlike = "Rufer"', "mixes Latin letters with others: \u039c (U+039C)"),
        ('[contracts.Dreier]\nlike = "Rufer"', "Dreier is said in karl already"),
        ('[contracts.Pagat]\nlike = "Rufer"', "Pagat is said in karl already"),
        ('[contracts."Gut!"]\nlike = "Rufer"', "expected the name of a game"),
        ('[contracts."a.b"]\nlike = "Rufer"', "expected the name of a game"),
        ('[contracts.dreier]\nlike = "Rufer"', "dreier is said in karl already"),
        ('[contracts.gut]\nlike = "Rufer"', "gut is said in karl already"),
        ('[contracts."Kontra Spiel"]\nlike = "Rufer"', "Kontra Spiel is said in karl already"),
        ('[contracts."Auch-Rufer Uhu"]\nlike = "Rufer"', "is said in karl already"),
        (f'[contracts."{"x" * 41}"]\nlike = "Rufer"', "expected the name of a game"),
        ('[contracts.Mord]\nlike = "Farbensolos"', "did you mean 'Farbensolo'?"),
        ("[contracts.Mord]\nlike = 3", "contracts.Mord.like: expected a game of the source, got 3"),
        ("[contracts.Mord]", "contracts.Mord.like: expected a game of the source, got nothing"),
        ('[contracts.Mord]\nlike = "Fahren"', "Fahren has no declarer"),
        ('[contracts.Mord]\nlike = "Rufer"\nprice = 3', "told under [rulings], as contracts.Mord"),
        ("\n".join(f'[contracts.Mord{number}]\nlike = "Rufer"' for number in range(21)), "expected at most 20 games"),
        ("[contracts]\nMord = 3", "expected a table with like, birds"),
        ('[contracts.Mord]\nlike = "Rufer"\nbirds = ["Pagat"]', "no Vogel is announced with a Rufer"),
        ('[contracts.Mord]\nlike = "Rufer"\nbirds = ["Pagat", "Pagat"]', "birds[1]: expected each Vogel once"),
        ('[contracts.Mord]\nlike = "Rufer"\nbirds = "Pagat"', "expected a list of names, got 'Pagat'"),
    ],
)
def test_a_game_that_cannot_be_added_is_refused_with_the_reason(game: str, reason: str) -> None:
    assert reason in faults(game)


@pytest.mark.parametrize(
    ("source", "game", "reason"),
    [
        ("lungau", '[contracts.Fahren]\nlike = "Dreier"', "in Fahren everybody plays for himself"),
        ("karl", '[contracts.Trischaken]\nlike = "Dreier"', "in Trischaken everybody plays for himself"),
        ("zwanzigerrufen", '[contracts.Fahren]\nlike = "Solo"', "in Fahren everybody plays for himself"),
        (
            "zwanzigerrufen",
            '[contracts.Ruf]\nlike = "Normalspiel"',
            "contracts.Ruf.like: expected a game that does not begin with a call, such as Farbensolo or Solo",
        ),
    ],
)
def test_a_game_that_nobody_could_name_is_refused_with_the_reason(source: str, game: str, reason: str) -> None:
    """Doubled deals tell such a name as that of a game without a declarer; a second call has no word of its own."""
    with pytest.raises(HouseError) as fault:
        playing.house(source, game)
    assert reason in str(fault.value)


EVERYTHING: Final = ["XX", "XIX", "XVIII", "XVII", "XVI", "K♥", "D♥", "C♥", "B♥", "A♥"]
NEGATIVE: Final = '"contracts.Bettler.terms.exact_tricks" = 0'


@pytest.mark.parametrize(
    ("game", "rest", "legal"),
    [
        ("Solo", NEGATIVE, ["Farbensolo", "Solo"]),
        ("Farbensolo", "", ["Farbensolo", "Solo"]),
        ("Farbensolo", '[without]\ncontracts = ["Farbensolo"]', ["Bettler", "Solo"]),
        ("Farbensolo", f'{NEGATIVE}\n[without]\ncontracts = ["Farbensolo"]', ["Solo"]),
    ],
    ids=["beside the Solo", "beside the Farbensolo", "another name for the Farbensolo", "without Farbensolo"],
)
def test_whoever_has_nothing_to_call_plays_a_solo_or_a_farbensolo(game: str, rest: str, legal: list[str]) -> None:
    """No game of the house's own, unless it takes the place of the Farbensolo."""
    kept = ["Bettler", "Solo"] if "without" in rest else ["Bettler", "Farbensolo", "Solo"]
    table = f'[contracts.Bettler]\nlike = "{game}"\n[readings]\nforced-solo-kind = "either-solo"\n'
    house = playing.house("zwanzigerrufen", f'{table}[rulings]\n"bidding.ranking" = {kept}\n{rest}')
    asked = {"players": 4, "dealer": 3, "bids": [], "hand": EVERYTHING}

    assert sorted(playing.answer(house, "may_bid", **asked)["legal"]) == legal


def test_a_game_of_the_house_brings_doubled_deals() -> None:
    """Each deal after a Bettler counts twice, four times: 3 and 6 to each."""
    rulings = f'[rulings]\n"bidding.ranking" = ["Bettler", "Farbensolo", "Solo"]\n{NEGATIVE}\n'
    doubled = '"sessions.doubled.occasions.Bettler" = 1'
    house = playing.house("zwanzigerrufen", f'[contracts.Bettler]\nlike = "Solo"\n{rulings}{doubled}')
    deal = {"contract": "Bettler", "events": [], "payments": [9, -3, -3, -3]}

    found = playing.answer(house, "session", players=4, dealer=3, deals=[deal, deal])
    assert (found["totals"], found["due"]) == ([27, -9, -9, -9], 4)


def test_a_question_in_words_may_name_a_game_of_the_house(tmp_path: Path) -> None:
    profile = tmp_path / "house.toml"
    profile.write_text(f'name = "a house"\nbased_on = "karl"\n{FARBENDREIER}', encoding="utf-8")
    words = (
        "settle",
        "contract=farbendreier",
        "declarer=0",
        'items=[{"item": "Spiel", "side": "declarer", "won": true}]',
    )
    told = tarock("ask", "--variant", str(profile), *words)

    assert told.exit_code == 0, told.stderr
    assert "+9 points" in told.stdout


# ------------------------------------------------------------------------------------------- accounts and examples


def test_a_file_and_a_mark_name_an_account_of_the_house(tmp_path: Path) -> None:
    profile = tmp_path / "house.toml"
    profile.write_text(f'name = "a house"\nbased_on = "karl"\n{SETTLED}', encoding="utf-8")

    assert read_house(tmp_path / "house.toml#Schrift").name == "a house, Schrift"
    with pytest.raises(HouseError, match="an account of the house, got 'Geld'"):
        read_house(tmp_path / "house.toml#Geld")
    with pytest.raises(HouseError):
        read_house(tmp_path / "#Schrift")


def test_an_example_is_asked_by_its_account(tmp_path: Path) -> None:
    """20 from each without the Kontra; with it 40, which is the money."""
    assert faults_of(playing.house("karl", SETTLED)) == []
    assert len(faults_of(playing.house("karl", SETTLED.replace("[60", f"[{10**40}")))) == 1
    by_money = SETTLED.replace('account = "Schrift"\n', "")
    [(example, told)] = faults_of(playing.house("karl", by_money))
    profile = tmp_path / "house.toml"
    profile.write_text(f'name = "a house"\nbased_on = "karl"\n{by_money}', encoding="utf-8")
    checked = tarock("variant", "check", str(profile))

    assert (example.of, told) == ("a Dreier", '{"payments":[120,-40,-40,-40]}')
    assert checked.exit_code == 1
    assert "0 of 1 worked example comes out" in checked.stdout


@pytest.mark.parametrize(
    ("lines", "comes_out"),
    [
        ([{"item": "Spiel", "amount": -20}, {"item": "Trull", "amount": 5}], True),
        ([{"item": "Trull", "amount": 5}, {"item": "Spiel", "amount": -20}], True),
        ([{"item": "Spiel", "amount": -20}], False),
        ([{"item": "Spiel", "amount": -20}, {"item": "Spiel", "amount": -20}], False),
        ([{"item": "Spiel", "amount": 20}, {"item": "Trull", "amount": 5}], False),
        ([{"item": "Spiel", "amount": -20, "gain": 1}, {"item": "Trull", "amount": 5}], False),
    ],
)
def test_an_example_names_what_it_wants_of_each_line(lines: list[dict[str, Any]], comes_out: bool) -> None:  # noqa: FBT001
    """A Dreier of 20 is lost with the Trull of 5; TOML has no word for the `against` that is null."""
    told = {
        "ask": "settle",
        "contract": "Dreier",
        "declarer": 0,
        "items": [{**WON, "won": False}, {**WON, "item": "Trull"}],
    }
    example = {"of": "a Dreier", "question": told, "answer": {"payments": [-45, 15, 15, 15], "lines": lines}}
    house = house_of_data({"name": "a house", "based_on": "karl", "examples": [example]}, "house.toml")

    assert (faults_of(house) == []) is comes_out


def test_what_an_example_expects_is_safe_to_show(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(
        'name = "a house"\nbased_on = "karl"\n' + SETTLED.replace("payments =", 'payments = "\\u009b2J\\u202e" #'),
        encoding="utf-8",
    )

    checked = tarock("variant", "check", str(tmp_path / "house.toml"))

    assert "0 of 1 worked example comes out" in checked.stdout
    assert "\u009b" not in checked.stdout
    assert "\u202e" not in checked.stdout


def test_neither_examples_nor_accounts_change_what_a_house_is() -> None:
    assert playing.house("karl", SETTLED).digest == playing.house("karl").digest


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"settle"', '"settles"', "examples[0].question"),
        ("declarer = 0", 'declarer = 0\nrules = "lungau"', ""),
        ("declarer = 0", "declarer = 1979-05-27", "examples[0].question"),
        ("payments =", "may = 3 #", "examples[0].answer.may: expected a list of words, got 3"),
        ("payments =", "may = [] #", "examples[0].answer: expected an answer that says something, got nothing"),
        ('account = "Schrift"', 'account = "Geld"', "expected an account of the house, got 'Geld'"),
        ('of = "a Dreier"', 'of = ""', "examples[0].of"),
        ('of = "a Dreier"', 'of = "a\\u001bDreier"', "examples[0].of"),
        ('of = "a Dreier"', 'wow = "a Dreier"', "examples[0].wow"),
        ("[examples.answer]", "[examples.answers]", "examples[0].answers"),
        ('"settling.kontra_times" = 1', "", "accounts.Schrift: expected a table of rulings"),
        ('"settling.kontra_times" = 1', '"settling.kontra_time" = 1', "accounts.Schrift.settling.kontra_time"),
        ("[accounts.Schrift]", '[accounts."<b>"]', "expected the name of an account"),
    ],
)
def test_a_mistake_in_an_example_or_an_account_is_told_with_its_place(old: str, new: str, reason: str) -> None:
    if reason:
        assert reason in faults(SETTLED.replace(old, new))
    else:
        assert faults_of(playing.house("karl", SETTLED.replace(old, new))) == []


def test_tables_that_are_none_are_refused() -> None:
    assert "expected a list of tables, [[examples]]" in faults("examples = 3")
    assert "examples[0]: expected a table" in faults("examples = [3]")
    assert "expected a table, [accounts]" in faults("accounts = 3")
    assert "expected a table of rulings" in faults("[accounts]\nSchrift = 3")
