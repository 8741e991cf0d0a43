from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.strategies import listed, names
from tests.laws.zwanzigerrufen.strategies import DEFAULTS, ZWANZIGERRUFEN, can_beat, rules_for

from tarock_engine.cards import CARDS
from tarock_second_opinion.zwanzigerrufen.cards import TRULL, TRUMPS, pack_of, value_of

READINGS = [
    {**DEFAULTS, "glatze-cards": glatze, "card-ranking": ranking}
    for glatze in ("ace", "four")
    for ranking in ("top", "unranked")
]


@guards("ZWA-CARDS-001", "ZWA-CARDS-002", "ZWA-CARDS-007", "ZWA-CARDS-008")
def test_the_forty_cards_are_twenty_tarocks_and_five_of_each_suit_with_one_glatze() -> None:
    for chosen in READINGS:
        ranking, pack = rules_for(chosen).ranking, names(rules_for(chosen).pack)

        assert pack == set(pack_of(chosen))
        assert len(pack) == 40
        assert len(names(ranking.trumps)) == 20
        assert not pack & {"II", "III"}
        for line in ranking.suits_down.values():
            shown = listed(line)
            assert [card[0] for card in shown[:4]] == ["K", "D", "C", "B"]
            assert len(shown) == 5
            assert value_of(shown[4]) == 0


@guards("ZWA-CARDS-002", "ZWA-CARDS-003", "ZWA-CARDS-004", "ZWA-CARDS-005", "ZWA-CARDS-006")
def test_one_card_beats_another_as_the_reading_ranks_them() -> None:
    for chosen in READINGS:
        ranking = rules_for(chosen).ranking
        for led, other in itertools.product(pack_of(chosen), repeat=2):
            assert bool(ranking.beaten_by[CARDS[led]] >> CARDS[other] & 1) == can_beat(other, led, chosen)
        assert names(rules_for(chosen).cards.trull.value) == {*TRULL}


@guards("ZWA-CARDS-003", "ZWA-CARDS-004")
@given(st.sampled_from(TRUMPS[1:]))
def test_the_skues_beats_every_numbered_tarock_or_none(card: str) -> None:
    for chosen in READINGS:
        beats = bool(rules_for(chosen).ranking.beaten_by[CARDS[card]] >> CARDS["Sküs"] & 1)

        assert beats == (chosen["card-ranking"] == "top")


@guards("ZWA-CARDS-005")
def test_each_card_of_the_trull_is_known_by_its_name() -> None:
    found, _ = ZWANZIGERRUFEN.rules.card_names()

    assert dict(found) == {"Sküs": "Sküs", "Mond": "XXI", "Pagat": "I"}
