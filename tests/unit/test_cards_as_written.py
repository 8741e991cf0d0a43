"""Cards as people write them, by the words of the glossary."""

from __future__ import annotations

import pytest

from tarock_language.message import SaidError
from tarock_protocol.cards import NUMERALS, PACK, SUIT_CARDS
from tarock_steps.catalogue.card_words import card_words
from tarock_steps.catalogue.cards_as_written import cards_as_written
from tarock_steps.catalogue.exchanged_cards import EXCHANGED, UNKNOWN
from tarock_steps.catalogue.loading import sources, table_of

SUITS = {"♥": "Herz", "♦": "Karo", "♠": "Pik", "♣": "Treff"}
PICTURES = {"K": "König", "D": "Dame", "C": "Caval", "B": "Bube"}


@pytest.mark.parametrize("source", sources())
def test_every_card_of_a_pack_is_read_as_the_messages_write_it(source: str) -> None:
    pack = table_of(source).pack({})

    assert cards_as_written(" ".join(pack), pack) == list(pack)


@pytest.mark.parametrize("source", sources())
def test_every_card_of_a_suit_is_read_by_its_words_in_either_order(source: str) -> None:
    for card in table_of(source).pack({}):
        if card in SUIT_CARDS:
            rank, suit = PICTURES.get(card[:-1], card[:-1]), SUITS[card[-1]]
            spelt = (
                f"{suit} {rank}",
                f"{rank} {suit}",
                f"{suit}-{rank}",
                f"{suit}{rank}".lower(),
                f"{card[-1]} {rank}",
            )

            assert [cards_as_written(text) for text in spelt] == [[card]] * len(spelt)


@pytest.mark.parametrize("source", sources())
def test_every_trump_of_a_pack_is_read_by_its_number_and_its_numeral(source: str) -> None:
    pack = table_of(source).pack({})
    for number, numeral in NUMERALS.items():
        if numeral in pack:
            for spelt in (number, f"Tarock {number}", f"Tarock {numeral}", numeral.lower(), f"tarock{number}"):
                assert cards_as_written(spelt, pack) == [numeral]


def test_cards_are_read_by_what_the_table_calls_them() -> None:
    told = {
        "Sküs Skues gstieß Gstiess": ["Sküs"] * 4,
        "Mond, der Pagat, Spatz und Uhu": ["XXI", "I", "I", "II"],
        "Marabu Wildsau Kakadu Zwanziger": ["IV", "IV", "III", "XX"],
        "K♥ ♥K Kh kh HK KH hk ♥ K K ♥ K♡": ["K♥"] * 10,
        "Herz König Dame Bube": ["K♥", "D♥", "B♥"],
        "Herz Koenig, Pik Dame 17 5": ["K♥", "D♠", "XVII", "V"],
        "Treff zehn, Kreuz 10": ["10♣", "10♣"],
        "king of hearts, queen of spades, knight of clubs, jack of diamonds": ["K♥", "D♠", "C♣", "B♦"],
        "K♥ 4": ["K♥", "IV"],
        "7, Pik 10, Dame Karo": ["VII", "10♠", "D♦"],
        "Mond, 5, Herz 4": ["XXI", "V", "4♥"],
        "IIII viiii": ["IV", "IX"],
        "Karo 1, Karo 1er, Karo Eins, Karo-Einser, 1♦, ace of diamonds": ["A♦"] * 6,
        "Karo 4er, Karo 1er, Karo Bub, Karo 2er": ["4♦", "A♦", "B♦", "2♦"],
        "der 21er, 21er, Zweier, Einser, 4er, Karo Zweier": ["XXI", "XXI", "II", "I", "IV", "2♦"],
        "": [],
    }

    assert {written: cards_as_written(written) for written in told} == told


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("KD", "card 1, 'KD', may be K♦ or D♦: expected the one that is meant"),
        ("HK T7", "card 2, 'T7', may be VII or 7♣: expected"),
        ("Pik 10 9", "card 2, '9', may be IX or 9♠: expected"),
        ("I Vogel", "card 2, 'Vogel', may be IV, III, II or I: expected"),
        ("König Herz Dame Pik König", "card 2, 'Dame', may be D♥ or D♠: expected"),
        ("sk", "card 1, 'sk', may be Sküs or K♠: expected"),
        ("Hertz König", "'Hertz' is no card; did you mean Herz"),
        ("Herz Könik", "'Herz Könik' is no card: the ranks of ♥ are K D C B A 2 3 4"),
        ("I Pagad", "'Pagad' is no card; did you mean Pagat"),
        ("Herz 10", "'Herz 10' is no card: the ranks of ♥ are K D C B A 2 3 4"),
        ("Karo 4 1", "card 2, '1', may be I or A♦: expected"),
        ("Karo Dame Zweier", "card 2, 'Zweier', may be II or 2♦: expected"),
        ("Karo 5er", "'Karo 5er' is no card: the ranks of ♦ are K D C B A 2 3 4, and the 1 is A"),
        ("Bube", "'Bube' is no card: expected its suit before it, as in '♥ Bube'"),
        ("Tarock", "'Tarock' is no card: expected cards such as"),
        ("22", "'22' is no card: expected cards such as 'Herz König'"),
        ("K", "'K' is no card: expected cards such as 'Herz König'"),
    ],
)
def test_what_is_no_card_or_may_be_several_is_refused_by_its_word(written: str, message: str) -> None:
    with pytest.raises(ValueError, match=r"is no card|may be") as refused:
        cards_as_written(written)

    assert str(refused.value).startswith(message)


def test_a_card_that_the_pack_lacks_makes_nothing_unclear() -> None:
    pack = table_of("zwanzigerrufen").pack({})

    assert cards_as_written("T7", pack) == ["VII"]
    assert cards_as_written("Pik Dame, 9, Pik König, 4", pack) == ["D♠", "IX", "K♠", "IV"]


def test_each_word_of_the_glossary_names_cards_of_the_pack_and_each_letter_stands_only_beside_another() -> None:
    known = card_words()

    assert all(cards <= frozenset(PACK) for cards in known.spellings.values())
    assert set(known.suits.values()) == set(SUITS)
    assert not {"k", "d", "c", "b", "a", "h", "p", "t", "s"} & set(known.spellings)


@pytest.mark.parametrize("card", [card for card in EXCHANGED if card != UNKNOWN])
def test_a_card_of_the_exchange_format_is_read_beside_one_that_can_be_nothing_else(card: str) -> None:
    for spelt in (f"XP {card}", f"{card}T22", f"xk{card.lower()}"):
        (found,) = {*cards_as_written(spelt)} - ({"C♣", "Sküs", "K♣"} - {EXCHANGED[card]})

        assert found == EXCHANGED[card]


def test_cards_that_are_written_together_are_read_one_after_the_other() -> None:
    assert cards_as_written("HkXkT1T22K1") == ["K♥", "K♣", "I", "Sküs", "A♦"]
    assert cards_as_written("XP K1, T22") == ["C♣", "A♦", "Sküs"]
    assert cards_as_written("T21x10T11P7") == ["XXI", "10♣", "XI", "7♠"]


def test_what_people_write_stays_what_it_was() -> None:
    assert cards_as_written("KP HK X") == ["K♠", "K♥", "X"]


@pytest.mark.parametrize("text", ["HkXkT23", "HkXk.", "XPP", "T22T", "HkXk" * 5000 + "?", "XP\x00"])
def test_a_list_that_is_not_whole_in_the_exchange_format_is_refused(text: str) -> None:
    with pytest.raises(SaidError):
        cards_as_written(text)
