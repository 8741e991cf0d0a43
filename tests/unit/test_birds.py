"""A Vogel is one record: its name, its card and what a source rules about it stand in one place."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from tarock_engine import birds
from tarock_engine.cards import CARDS, Card, mask_of
from tarock_engine.karl.rulings.birds import BIRDS as OF_KARL
from tarock_engine.koenigrufen import play
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.birds import BIRDS as OF_KOENIGRUFEN
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.lungau.rulings.birds import BIRDS as OF_LUNGAU
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruling import ruling
from tarock_steps.table import course

ENGINE = Path(__file__).resolve().parents[2] / "reference_engine"
TABLES = {"karl": OF_KARL, "koenigrufen": OF_KOENIGRUFEN, "lungau": OF_LUNGAU}


def with_another(rules: KoenigrufenRules) -> KoenigrufenRules:
    """A fifth Vogel beside the four: the V, dearer than all of them."""
    bird = birds.Bird(name="Strauß", card=CARDS["V"], trick=ruling(8, "X"), silent_price=ruling(5, "X"))
    table = (*OF_KOENIGRUFEN, bird)
    cards = dataclasses.replace(
        rules.cards,
        bird_names=birds.names(table),
        birds=dataclasses.replace(rules.cards.birds, value=birds.bird_cards(table)),
    )
    prices = {**rules.settling.silent_prices, **birds.ruled(table, lambda one: one.silent_price)}
    settling = dataclasses.replace(rules.settling, silent_prices=prices)
    return dataclasses.replace(rules, cards=cards, settling=settling)


@pytest.mark.parametrize("word", ["KAKADU", "MARABU", "WILDSAU"])
def test_a_vogel_is_named_in_its_record_and_nowhere_else_in_the_engine(word: str) -> None:
    naming = {
        str(path.relative_to(ENGINE))
        for room in ("tarock_engine", "tarock_reference")
        for path in (ENGINE / room).rglob("*.py")
        if re.search(rf"\b{word}\b|\"{word.capitalize()}\"", path.read_text(encoding="utf-8"))
    }

    assert {path for path in naming if not path.endswith("rulings/birds.py")} == {"tarock_engine/actions.py"}


@pytest.mark.parametrize("source", TABLES)
def test_every_ruling_of_a_record_is_a_ruling_of_the_rule_set(source: str) -> None:
    of_rule_set = {
        (held_ruling.clause, held_ruling.value)
        for _, held_ruling in RULE_SETS[source].rulings()
        if type(held_ruling.value) in (int, bool)
    }
    of_records = {
        (one.clause, one.value)
        for bird in TABLES[source]
        for field in dataclasses.fields(bird)
        if field.name not in ("name", "card") and (one := getattr(bird, field.name)) is not None
    }

    assert of_records <= of_rule_set


def test_the_features_can_name_every_vogel() -> None:
    named = {bird.name for table in (OF_KARL, OF_KOENIGRUFEN) for bird in table}

    assert set(course.BIRDS) == named


def test_another_record_is_another_item_and_another_card_with_a_name() -> None:
    rules = with_another(KOENIGRUFEN)

    assert [name for name in rules.items if name not in KOENIGRUFEN.items] == ["Strauß"]
    assert rules.items.index("Strauß") == rules.items.index("Marabu") + 1
    assert rules.card_names()[0]["Strauß"] == "V"


@pytest.mark.parametrize(
    ("left", "dearest"),
    [
        (("I", "II", "III", "IV", "V"), "V"),
        (("I", "II", "K♥"), "II"),
        (("I", "K♥"), "I K♥"),
        (("K♥",), "K♥"),
    ],
)
def test_the_dearest_of_bound_cards_is_found_by_their_prices(left: tuple[str, ...], dearest: str) -> None:
    cards = mask_of(Card(CARDS[name]) for name in left)

    found = play.dearest_first(cards, with_another(KOENIGRUFEN).price_of_bound)

    assert found == mask_of(CARDS[name] for name in dearest.split())
