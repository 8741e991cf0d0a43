from __future__ import annotations

import pytest

from tarock_protocol.cards import PACK, canonical, card_list, nearest_card


def test_the_pack_has_54_cards_in_the_order_trumps_hearts_diamonds_spades_clubs() -> None:
    expected = (
        "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I "
        "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ "
        "K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
    )

    assert " ".join(PACK) == expected
    assert len(set(PACK)) == 54


def test_every_canonical_name_is_its_own_canonical_name() -> None:
    assert [canonical(card) for card in PACK] == list(PACK)


def test_other_spellings_are_understood() -> None:
    told = {
        "Skues": "Sküs",
        "Sk": "Sküs",
        "Mond": "XXI",
        "Uhu": "II",
        "Spatz": "I",
        "Pagat": "I",
        "IIII": "IV",
        "VIIII": "IX",
        "XIIII": "XIV",
        "XVIIII": "XIX",
        "Kh": "K♥",
        "2d": "2♦",
        "10s": "10♠",
        "7c": "7♣",
    }

    assert {spelling: canonical(spelling) for spelling in told} == told


@pytest.mark.parametrize("text", ["", " ", "XXII", "10♥", "A♠", "10h", "KH", "kh", "K", "♥", "K♥♥", "skues", "Bube"])
def test_what_is_no_card_is_named_in_the_error(text: str) -> None:
    with pytest.raises(ValueError, match="is no card") as caught:
        canonical(text)

    assert repr(text) in str(caught.value)


def test_a_rank_of_the_wrong_colour_is_told_the_ranks_of_its_suit() -> None:
    with pytest.raises(ValueError, match="the ranks of ♥ are K D C B A 2 3 4"):
        canonical("10h")


def test_a_list_of_cards_keeps_its_order() -> None:
    assert card_list("  Pagat Kh\tSküs  10s\n") == ["I", "K♥", "Sküs", "10♠"]
    assert card_list("") == []


def test_a_spelling_of_somebody_else_s_has_its_nearest_card() -> None:
    told = {
        "KH": "K♥",
        "kh": "K♥",
        "♥K": "K♥",
        "K♡": "K♥",
        "K♥\ufe0f": "K♥",
        "10S": "10♠",
        "10-s": "10♠",
        "SKÜS": "Sküs",
        "skus": "Sküs",
        "xxi": "XXI",
        "21": "XXI",
        "T7": "VII",
        "mond": "XXI",
        "Pagatt": "I",
        "": "",
        "joker": "",
    }

    assert {text: nearest_card(text) for text in told} == told
