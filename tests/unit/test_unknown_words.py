"""A word that the rules do not know is refused where a player says it in a deal, and an error anywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from tests.unit.asking import TABLE, Fields, act, answer, bids, error, said

from tarock_engine.cards import names_in
from tarock_engine.rule_sets import RULE_SETS

ALL: Final = tuple(RULE_SETS)
WORDS: Final = ("foo", "", "Solo Dreier", "Mein Spiel", "Solo foo", "Spatzrufer foo", "Besser-Rufer", "Auch-Rufer foo")
"""Bids of some rule set, or of none."""
KNOWN: Final[Mapping[str, frozenset[str]]] = {
    "karl": frozenset({"Mein Spiel", "Besser-Rufer"}),
    "koenigrufen": frozenset({"Mein Spiel", "Solo Dreier"}),
}
UTTERANCES: Final = ("foo", "", "Kontra", "Kontra foo", "Kontra Trull of x", "Superkontra Wildsau of 0", "Absolut of 7")
OPENING: Final[Mapping[str, list[Fields]]] = {
    "lungau": bids("Dreier"),
    "karl": bids("Dreier", "Gut!", "Gut!", "Gut!"),
    "koenigrufen": bids("Dreier", "Weiter", "Weiter", "Weiter"),
    "zwanzigerrufen": [act(0, "bid", "Solo")],
}
"""Vorhand comes to play a game that calls nobody."""


def dealt(rules: str) -> Fields:
    """The pack dealt in its order, so that Vorhand has the highest trumps."""
    source = RULE_SETS[rules]
    pack, size = names_in(source.pack), source.tricks
    hands = [pack[size * seat : size * (seat + 1)] for seat in range(4)]
    rest = pack[4 * size :]
    return {**TABLE, "hands": hands, "talon": [rest[:3], rest[3:]] if rest else []}


def refused(rules: str, *acts: Fields) -> str:
    """What the last act is refused for, with grounds and after others that are allowed; nothing where it is not."""
    found = answer(rules, "deal", {**dealt(rules), "actions": list(acts)})["refused"]
    is_refused = found is not None and found["index"] == len(acts) - 1 and found["grounds"]
    return str(found["reason"]) if is_refused else ""


def unknown(rules: str) -> list[str]:
    return [word for word in WORDS if word not in KNOWN.get(rules, ())]


@pytest.mark.parametrize("rules", ALL)
def test_a_bid_that_is_not_among_those_of_the_rules_is_refused_whatever_it_is(rules: str) -> None:
    assert [word for word in unknown(rules) if not refused(rules, act(0, "bid", word))] == []


@pytest.mark.parametrize("rules", ["lungau", "karl", "koenigrufen"])
def test_a_decision_on_the_talon_that_there_is_not_is_refused(rules: str) -> None:
    for word in ("foo", "", "third", "first half", "Aufgeben foo", "cards of it"):
        told = refused(rules, *OPENING[rules], act(0, "talon", word))

        assert told.startswith(f"'{word}' is unknown here; known are ")


def test_giving_up_in_the_words_of_another_source_is_refused() -> None:
    for rules, words in {"lungau": "zahlen Aufgeben", "karl": "Schleifen", "koenigrufen": "zahlen"}.items():
        for word in words.split():
            assert refused(rules, *OPENING[rules], act(0, "talon", word))


@pytest.mark.parametrize("rules", ALL)
def test_an_utterance_that_there_is_not_is_refused(rules: str) -> None:
    talon = dealt(rules)["talon"]
    taken = [act(0, "talon", "first"), act(0, "discard", " ".join(talon[0]))] if talon else []

    assert [word for word in UTTERANCES if not refused(rules, *OPENING[rules], *taken, act(0, "say", word))] == []


def test_before_fahren_too_whatever_is_said_is_refused() -> None:
    acts = bids("Erster", "Weiter", "Weiter", "Weiter")
    words = ["foo", "Trull", "Kontra foo", "Kontra Spiel", "Rekontra 9", "Subkontra"]

    assert [word for word in words if not refused("lungau", *acts, act(0, "say", word))] == []


@pytest.mark.parametrize("rules", ALL)
def test_what_has_to_be_a_card_and_is_none_is_an_error(rules: str) -> None:
    for do, what in ("play", "foo"), ("call", "foo"), ("discard", "foo"), ("play", "I I"):
        message = error(rules, "deal", {**dealt(rules), "actions": [act(0, do, what)]})

        assert message.startswith("actions[0].what"), (do, what)
        assert "is no card: expected Sküs, XXI to I, or a rank and a suit" in message, (do, what)


@pytest.mark.parametrize("rules", ALL)
def test_a_seat_that_there_is_not_is_an_error(rules: str) -> None:
    expected = "actions[0].seat: expected a seat among 0, 1, 2, 3, got 4"

    assert error(rules, "deal", {**dealt(rules), "actions": [act(4, "bid", "foo")]}) == expected


@pytest.mark.parametrize("rules", ALL)
def test_among_bids_that_were_made_an_unknown_word_is_an_error(rules: str) -> None:
    fields = {**TABLE, "hand": dealt(rules)["hands"][1]}
    told = {word: error(rules, "may_bid", {**fields, "bids": bids(word)}) for word in unknown(rules)}

    assert {word: text for word, text in told.items() if not text.startswith("bids[0].what: expected one of ")} == {}


def test_in_a_round_of_kontras_that_was_held_an_unknown_word_is_an_error() -> None:
    hand = dealt("lungau")["hands"][0]
    fields = {**TABLE, "contract": "Fahren", "declarer": None, "partner": None, "called": None, "hand": hand}
    words = ["foo", "Trull", "Kontra foo", "Kontra Spiel", "Subkontra", "Rekontra 0"]
    told = {word: error("lungau", "may_announce", {**fields, "said": said(word)}) for word in words}

    assert {word: text for word, text in told.items() if not text.startswith("said[0].what: expected ")} == {}
