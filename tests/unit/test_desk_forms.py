"""What the forms of the table ask beside the protocol: prices of announcements, own cards, breaches, who sits there."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tarock_protocol.cards import PACK
from tarock_register.table.desk import reply_to
from tarock_steps.catalogue.loading import load_catalogue

SAYING: dict[str, Any] = {"ask": "may_announce", "players": 4, "dealer": 3, "declarer": 0, "called": None}
FIFTEEN = ["XXI", "XVII", "XIII", "IX", "V", "D♥", "3♥", "K♦", "A♦", "D♠", "8♠", "9♣", "K♣", "X", "4♦"]
RULES = ("karl", "koenigrufen", "lungau", "zwanzigerrufen")
DOCUMENTED = Path(__file__).parents[2] / "docs/protocol.md"


def told(do: str, rules: str, question: dict[str, Any], **fields: Any) -> dict[str, Any]:
    asked = {"do": do, "rules": rules, "question": question, **fields}
    found: dict[str, Any] = json.loads(reply_to(json.dumps(asked).encode()))
    return found


@cache
def games(rules: str) -> dict[str, dict[str, Any]]:
    return {game["name"]: game for game in told("about", rules, {})["contracts"]}


def test_a_form_asks_for_tricks_where_what_everybody_pays_hangs_on_them() -> None:
    """Who takes no trick is paid by KAR-TRISCHAKEN-020 and KOE-SETTLING-060; in the Lungau the points alone count."""
    asked = {rules: [name for name, game in games(rules).items() if game["tricks"]] for rules in RULES}

    assert asked == {"karl": ["Fahren"], "koenigrufen": ["Trischaken"], "lungau": [], "zwanzigerrufen": []}


def test_a_sheet_offers_what_the_game_of_these_rules_settles_and_nothing_else() -> None:
    """Kontra in Fahren (LUN-TRISCHAKEN-001, 006), a Vogel beside an Auch-Rufer given up (KAR-SETTLING-044), Renonce."""
    karl, lungau, zwanziger = (games(rules) for rules in ("karl", "lungau", "zwanzigerrufen"))

    assert lungau["Fahren"]["kontra"] == {"4": [0, 1, 2, 3], "5": [0, 1, 2, 3, 4]}
    assert (karl["Fahren"]["kontra"], karl["Dreier"]["kontra"]) == ({"4": []}, {})
    assert karl["Auch-Rufer"]["birds"] == ["Pagat", "Uhu", "Kakadu", "Wildsau"]
    assert [karl["Rufer"]["birds"], lungau["Solorufer"]["birds"]] == [[], []]
    assert [karl[name]["given_up"] for name in ("Rufer", "Auch-Rufer", "Dreier", "Fahren")] == [
        True,
        True,
        False,
        False,
    ]
    assert (karl["Dreier"]["renonce"], karl["Fahren"]["renonce"]) == (True, False)
    assert not any(game["renonce"] for game in zwanziger.values())


def test_announcements_have_their_prices_silent_and_announced_with_their_clauses() -> None:
    """A Pagat brings 1 point, an Uhu 2 (SETTLING-020, 022); announced they bring 2 and 4 (021, 023)."""
    found = told("choices", "koenigrufen", {**SAYING, "contract": "Rufer", "partner": 2, "said": [], "hand": []})
    rows = {row["item"]: row for row in found["priced"]}

    assert [(rows[bird]["silent"], rows[bird]["announced"]) for bird in ("Pagat", "Uhu")] == [
        ("1 Punkt", "2 Punkte"),
        ("2 Punkte", "4 Punkte"),
    ]
    assert {"KOE-SETTLING-020", "KOE-SETTLING-021"} <= {*rows["Pagat"]["grounds"]}
    assert (rows["Mondfang"]["announced"], found["brings"]["Uhu"]) == ("", "4 Punkte")
    assert set(found["priced_by"]) == {clause for row in found["priced"] for clause in row["grounds"]}


@pytest.mark.parametrize(
    ("rules", "game", "item", "amounts"),
    [
        ("karl", "Rufer", "Trull", ("5 Punkte", "10 Punkte")),
        ("zwanzigerrufen", "Normalspiel", "Valat", ("6 Punkte", "12 Punkte")),
        ("lungau", "Solorufer", "Königfang", ("20 Cent", "")),
    ],
    ids=["needs an announcement beside it", "contains others", "of the foes alone"],
)
def test_a_price_is_found_on_whatever_sheet_these_rules_settle(
    rules: str, game: str, item: str, amounts: tuple[str, str]
) -> None:
    found = told("choices", rules, {**SAYING, "contract": game, "partner": 2, "said": [], "hand": []})

    assert next((row["silent"], row["announced"]) for row in found["priced"] if row["item"] == item) == amounts


def test_a_kontra_brings_the_double_of_what_it_doubles() -> None:
    """A Dreier brings 20 Cent between two in lungau, with Kontra 40."""
    said = [{"seat": 0, "do": "say", "what": "Gut!"}]
    found = told("choices", "lungau", {**SAYING, "contract": "Dreier", "partner": None, "said": said, "hand": []})

    assert games("lungau")["Dreier"]["brings"] == "20 Cent"
    assert found["brings"]["Kontra Spiel"] == "40 Cent"


def test_a_hand_of_too_many_cards_is_told_with_their_number() -> None:
    found = told("choices", "zwanzigerrufen", {"ask": "may_call", "contract": "Normalspiel", "hand": [*PACK[:13]]})

    assert found["fault"] == "Mein Blatt: erwartet: 10 Karten, nicht 13"


def test_what_may_be_called_is_told_of_a_hand_that_lies_in_part() -> None:
    found = told("choices", "karl", {"ask": "may_call", "contract": "Rufer", "hand": ["K♥"]})

    assert found["answer"]["legal"] == ["K♦", "K♠", "K♣"]
    assert "KAR-CALLING-002" in found["why"]["K♥"]["clauses"]
    assert found["filled"]
    assert len(found["question"]["hand"]) == 12


def test_each_card_of_a_hand_may_be_laid_away_or_has_its_clauses() -> None:
    """In lungau no König and nothing of the Trull ever (TALON-009), a Tarock only where a hand has too few others."""
    asked = {"ask": "may_discard", "contract": "Dreier", "hand": FIFTEEN, "discards": []}
    found = told("choices", "lungau", asked)

    assert found["answer"] == {"legal": ["D♥", "3♥", "A♦", "D♠", "8♠", "9♣", "4♦"]}
    assert {card for card, why in found["why"].items() if why["clauses"] == ["LUN-TALON-009"]} == {"XXI", "K♦", "K♣"}
    assert "LUN-TALON-010" in found["why"]["X"]["clauses"]
    right = told("choices", "lungau", {**asked, "discards": ["D♥", "3♥", "A♦"]})
    wrong = told("choices", "lungau", {**asked, "discards": ["D♥", "3♥", "X"]})
    assert (right["answer"]["allowed"], wrong["answer"]["allowed"]) == (True, False)
    few = told("choices", "lungau", {**asked, "hand": ["II", "X", "XI", "XII", *FIFTEEN[:4], "K♥", "K♦", "9♣"]})
    assert few["fault"].startswith("Mein Blatt mit Talon: erwartet: 15 Karten")


def test_a_tarock_may_go_where_the_hand_has_not_enough_other_cards() -> None:
    hand = ["K♥", "K♣", "K♠", "XXI", "I", "Sküs", "II", "X", "XI", "XII", "XX", "XV", "VI", "VII", "9♣"]
    found = told("choices", "lungau", {"ask": "may_discard", "contract": "Dreier", "hand": hand, "discards": []})

    assert found["answer"]["legal"] == ["II", "X", "XI", "XII", "XX", "XV", "VI", "VII", "9♣"]


def test_a_hand_of_which_nothing_may_go_is_told_quickly() -> None:
    hand = ["Sküs", "XXI", "I", "K♥", "K♦", "K♠", "K♣", *PACK[2:13]]
    found = told("choices", "karl", {"ask": "may_discard", "contract": "Sechser-Dreier", "hand": hand, "discards": []})

    assert "fault" not in found


def breach(place: int, **changed: Any) -> dict[str, Any]:
    """The deal of the protocol's page in which Second discards a suit although he has the suit led: K♦ on 2♥."""
    lines = DOCUMENTED.read_text(encoding="utf-8").splitlines()
    asked = json.loads(next(line for line in lines if line.startswith('{"ask": "deal", "id": 30,')))
    actions = [{**act, **(changed if at == place else {})} for at, act in enumerate(asked["actions"][:8])]
    question = {name: value for name, value in asked.items() if name not in ("id", "rules")}
    return told("breach", "karl", {**question, "actions": actions}, point=str(place))


def test_a_card_that_was_not_allowed_says_what_was_and_who_points_it_out() -> None:
    found = breach(6)

    assert (found["card"], found["allowed"], found["legal"], found["trick"]) == ("K♦", False, ["D♥"], 1)
    assert found["grounds"] == ["KAR-TRISCHAKEN-004"]
    assert found["clauses"].keys() == {"KAR-TRISCHAKEN-004"}
    assert (found["stands"], found["by"]) == (True, [0, 2, 3])


def test_a_card_that_was_allowed_is_no_breach() -> None:
    found = breach(7)

    assert (found["card"], found["allowed"], found["stands"], found["by"]) == ("C♥", True, False, [])
    assert breach(4)["fault"].startswith("erwartet: ein ganzes Spiel")
    assert breach(99)["fault"].startswith("erwartet: ein ganzes Spiel")
    assert "fault" in breach(6, seat=3)
    assert told("breach", "karl", SAYING, point="9" * 9_000)["fault"]


def test_who_plays_to_a_trick_is_told_for_each_number_of_players() -> None:
    """In lungau the dealer of five sits out (PLAY-017), but not in Fahren; karl is played by four."""
    assert games("lungau")["Dreier"]["seats"] == {"4": [0, 1, 2, 3], "5": [0, 1, 2, 3]}
    assert games("lungau")["Fahren"]["seats"]["5"] == [0, 1, 2, 3, 4]
    assert games("karl")["Dreier"]["seats"] == {"4": [0, 1, 2, 3]}


def test_cards_are_laid_away_in_games_with_the_talon_alone() -> None:
    assert {name: game["away"] for name, game in games("lungau").items() if game["away"]} == {
        "Spatzrufer": 3,
        "Uhurufer": 3,
        "Dreier": 3,
        "Sechserdreier": 6,
    }
    assert not any(game["away"] for game in games("zwanzigerrufen").values())


def test_what_other_sources_refuse_is_told_by_the_labels_of_the_page() -> None:
    trick = {"ask": "trick", "contract": "Dreier", "players": 5, "dealer": 4, "leader": 0}
    found = told("sources", "lungau", {**trick, "cards": ["K♥", "C♥", "I", "B♥"]})["sources"]

    assert {row["rules"]: row.get("fault") for row in found}["karl"] == "Spieler: erwartet: 4, nicht 5"
    assert load_catalogue("karl").title in {row["title"] for row in found}
