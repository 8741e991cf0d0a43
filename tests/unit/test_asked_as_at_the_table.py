"""Questions in the words of a table: cards, seats and sheets, and answers in German."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.unit.the_command import tarock

from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayBid, Result, Settle
from tarock_register.ask.ask_command import question_of
from tarock_running.process.exits import ExitCode, UsageFaultError

HAND = "Sküs XXI XX XIX XVIII XVII HK Karo-König Pik-Dame TC Pik-7 Treff-7"
HANDS = (
    "Sküs XIX XVI XII I K♥ 2♥ D♦ 4♦ C♠ 7♠ 10♣ / XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣ / "
    "XX XV XI VI III C♥ 4♥ C♦ 2♦ K♠ 9♠ 8♣ / XVIII XIV VIII IV II B♥ A♥ B♦ 3♦ B♠ 10♠ 7♣"
)
TALON = "K♣ D♣ X / C♣ B♣ VII"


def asked(*words: str, rules: str = "lungau") -> Any:
    """The question that these words are."""
    return question_of(words, rules, ()).question


def bids(sheet: str, rules: str = "lungau") -> list[tuple[int, str]]:
    """Who bids what by a sheet."""
    question: MayBid = asked("may_bid", f"hand={HAND}", f"bids={sheet}", rules=rules)
    return [(bid.seat, bid.what) for bid in question.bids]


def said(sheet: str, rules: str = "lungau", *more: str) -> list[tuple[int, str]]:
    """Who says what by a sheet, when Vorhand plays a Dreier."""
    question: MayAnnounce = asked(
        "may_announce", "contract=Dreier", "declarer=Vorhand", f"hand={HAND}", f"said={sheet}", *more, rules=rules
    )
    return [(action.seat, action.what) for action in question.said]


@pytest.mark.parametrize(
    ("rules", "sheet", "acts"),
    [
        ("lungau", "0 Erster, 1 Spatzrufer", [(0, "Erster"), (1, "Spatzrufer")]),
        ("lungau", "Vorhand: dreier; weiter; weiter", [(0, "Dreier"), (1, "Weiter"), (2, "Weiter")]),
        ("lungau", "erster, spatzrufer, passe", [(0, "Erster"), (1, "Spatzrufer"), (2, "Weiter")]),
        ("lungau", "Vorhand Erster, Dritter Dreier", [(0, "Erster"), (2, "Dreier")]),
        ("karl", "mein spiel; Zweiter: sechserdreier; weiter", [(0, "Mein Spiel"), (1, "Sechser-Dreier"), (2, "Gut!")]),
        ("koenigrufen", "Mein Spiel; weiter; solo dreier", [(0, "Mein Spiel"), (1, "Weiter"), (2, "Solo Dreier")]),
    ],
)
def test_a_sheet_of_bids_is_read_as_the_table_says_it(rules: str, sheet: str, acts: list[tuple[int, str]]) -> None:
    assert bids(sheet, rules) == acts


def test_a_dealer_of_five_speaks_in_the_round_of_doublings_though_he_has_no_cards() -> None:
    question: Settle = asked(
        "settle", "contract=Fahren", "players=5", "augen=20 11 11 29 0", "said=Vorhand: Gut; Gut; Gut; Gut; Gut"
    )

    assert [action.seat for action in question.said] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("sheet", ["Vorhand: Pagat…", "Vorhand: Pagat …", "Vorhand: Pagat ...", "Vorhand: Pagat, …"])
def test_a_turn_stays_open_before_the_dots_however_they_are_written(sheet: str) -> None:
    assert said(sheet, "koenigrufen") == [(0, "Pagat")]


@pytest.mark.parametrize("sheet", ["…", "Vorhand: …", "Pagat; ...", "Vorhand …", "0 ..."])
def test_dots_that_stand_for_a_whole_turn_are_not_read(sheet: str) -> None:
    with pytest.raises(UsageFaultError, match="said: "):
        said(sheet, "koenigrufen")


def test_a_game_that_each_doubles_alone_asks_for_the_opponent_in_words() -> None:
    sheet = "Spiel gewonnen, Kontra Zweiter"
    done = tarock("ask", "--rules", "karl", "settle", "contract=Bettler", "declarer=0", f"items={sheet}")

    assert "Spiel against Second" in done.stderr


def test_who_bids_next_is_known_from_the_auction_and_not_from_the_seats() -> None:
    """Second and Third have passed, so behind Dealer's Dreier it is Vorhand's turn, and then Dealer's again."""
    sheet = "Mein Spiel; weiter; weiter; Dreier; Solo Dreier; weiter"

    assert [seat for seat, _ in bids(sheet, "koenigrufen")] == [0, 1, 2, 3, 0, 3]


@pytest.mark.parametrize(
    ("rules", "sheet", "acts"),
    [
        ("lungau", "Vorhand: Pagat; weiter", [(0, "Spatz"), (0, "Gut!"), (1, "Gut!")]),
        (
            "lungau",
            "Spatz, Trull; Kontra Spiel",
            [(0, "Spatz"), (0, "Trull"), (0, "Gut!"), (1, "Kontra Spiel"), (1, "Gut!")],
        ),
        (
            "koenigrufen",
            "Spatz ultimo; kontra pagat von vorhand",
            [(0, "Pagat"), (0, "Gut!"), (1, "Kontra Pagat of 0"), (1, "Gut!")],
        ),
        ("koenigrufen", "gut; Kontra…", [(0, "Gut!"), (1, "Kontra Spiel")]),
        ("koenigrufen", "4 koenige; koenige", [(0, "Könige"), (0, "Gut!"), (1, "Könige"), (1, "Gut!")]),
        (
            "koenigrufen",
            "Pagat; Kontra Pagat",
            [(0, "Pagat"), (0, "Gut!"), (1, "Kontra Pagat of 0"), (1, "Gut!")],
        ),
        ("koenigrufen", "Pagat; Kontra Pagat (Vorhand)…", [(0, "Pagat"), (0, "Gut!"), (1, "Kontra Pagat of 0")]),
        ("karl", "Pagat; gut", [(0, "ich liege"), (0, "Pagat"), (0, "Gut!"), (1, "Gut!")]),
        ("karl", "ich liege + Mond + gut", [(0, "ich liege"), (0, "Mond"), (0, "Gut!")]),
        ("lungau", "0 Spatz, 0 Gut!, 1 Kontra Spatz of 0", [(0, "Spatz"), (0, "Gut!"), (1, "Kontra Spatz of 0")]),
    ],
)
def test_a_sheet_of_announcements_is_read_turn_by_turn(rules: str, sheet: str, acts: list[tuple[int, str]]) -> None:
    assert said(sheet, rules) == acts


def test_a_whole_deal_is_told_without_a_word_about_who_does_what() -> None:
    sheet = "Dreier; zweite Hälfte; Karo Dame, Pik Caval, Pik 7; gut; gut; gut; gut; Treff Caval, 9♣ 8♣ 7♣"
    deal: Deal = asked("deal", f"hands={HANDS}", f"talon={TALON}", f"actions={sheet}")

    assert deal.actions == [
        Action(0, "bid", "Dreier"),
        Action(0, "talon", "second"),
        Action(0, "discard", "D♦ C♠ 7♠"),
        *(Action(seat, "say", "Gut!") for seat in range(4)),
        *(Action(seat, "play", card) for seat, card in enumerate(("C♣", "9♣", "8♣", "7♣"))),
    ]


def test_items_piles_and_tricks_are_told_in_words() -> None:
    settle: Settle = asked(
        *("settle", "contract=rufer", "declarer=Vorhand", "partner=Dritter"),
        "items=Spiel gewonnen Kontra Zweiter Rekontra Vorhand; Spatz angesagt verloren; Trull Gegner",
        rules="koenigrufen",
    )
    result: Result = asked("ergebnis", "spiel=dreier", "bieter=0", "haufen=Gegner: Sküs Mond Pagat", "stiche=5")

    assert settle.items == [
        Item(item="Spiel", side="declarer", won=True, doubled=[1, 0]),
        Item(item="Pagat", side="declarer", won=False, announced=True),
        Item(item="Trull", side="foes", won=True),
    ]
    assert (settle.declarer, settle.partner) == (0, 2)
    assert result.piles["foes"] == ["Sküs", "XXI", "I"]
    assert len(result.piles["declarer"]) == 54 - 3
    assert result.tricks == {"declarer": 5, "foes": 12 - 5}


@pytest.mark.parametrize(("name", "seat"), [("Vorhand", 1), ("zweiter", 2), ("Geber", 0), ("Vierter", 0)])
def test_seats_are_counted_from_the_dealer(name: str, seat: int) -> None:
    trick = asked("trick", "dealer=0", f"leader={name}", "cards=I II III IV")

    assert trick.leader == seat


def test_of_a_trick_that_says_no_more_it_is_said_what_is_taken_as_given() -> None:
    told = tarock("ask", "stich", "karten=Herz König, Pagat, Mond, HD")

    assert told.exit_code == 0
    assert "taken as given: contract=Dreier, leader=0" in told.output
    assert re.search(r"winner +Third", told.output)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("trick", "cards=HK KD I II"), "cards: expected cards with blanks between them, such as"),
        (("trick",), "cards: 'trick' needs this field, expected cards"),
        (("trick", "karte=I"), "there is no field of 'trick' called 'karte'. Did you mean karten?"),
        (("trikc",), "there is no question 'trikc'. Did you mean trick?"),
        (
            ("result",),
            "contract: 'result' needs this field, expected a game such as Dreier; declarer too",
        ),
        (("result", "contract=Dreyer", "declarer=0"), "contract: expected one of"),
        (("may_bid", "hand=I", "bids=Vorhand:"), "bids: expected seats and what they do"),
        (("may_bid", "hand=I", "bids=Mittelhand: weiter"), "bids: expected seats and what they do"),
        (("result", "contract=Dreier", "declarer=0", "piles=wir: I"), "piles: expected what each side has"),
        (
            ("settle", "contract=Dreier", "declarer=0", "items=Spiel Kontra"),
            "items: expected items with ; between them",
        ),
        (
            ("settle", "contract=Dreier", "declarer=0", "items=Spil lost"),
            "items: there is no item 'Spil'; did you mean Spiel?",
        ),
        (("settle", "contract=Dreier", "declarer=Fünfter"), "declarer: expected a seat, by number or by name"),
        (
            ("deal", f"hands={HANDS}", f"talon={TALON}", "actions=Fahren; 2♥"),
            "actions: expected seats and what they do",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(words: tuple[str, ...], message: str) -> None:
    refused = tarock("ask", *words)

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith(f"tarock: {message}")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("item", "message"),
    [("Spiel won Kontra", "expected who says Kontra, as in 'Kontra Vorhand'"), ("Spil", "did you mean Spiel?")],
)
def test_what_an_item_lacks_is_said(item: str, message: str) -> None:
    with pytest.raises(UsageFaultError, match=re.escape(message)):
        asked("settle", "contract=Dreier", "declarer=0", f"items={item}")


def test_behind_what_is_refused_nobody_is_in_turn() -> None:
    with pytest.raises(UsageFaultError, match="nobody can be in turn behind 'Fahren' of seat 0"):
        asked("deal", f"hands={HANDS}", f"talon={TALON}", "actions=Fahren; 2♥")


KINDS = [
    (("blatt",), r"je 5 Augen +I XXI Sküs"),
    (("augen", "karten=HK HD"), r"Augen +9\n"),
    (("darf_steigern", f"hand={HAND}"), r"an der Reihe +Vorhand \(Platz 0\) *\ndarf sagen +Erster, "),
    (("darf_rufen", "spiel=spatzrufer", f"hand={HAND}"), r"erlaubt +K♥ +K♦ +K♠ +K♣"),
    (
        ("darf_weglegen", "spiel=dreier", f"hand={HAND} XV XIV XIII", "weggelegt=D♠ C♣ 7♠"),
        r"erlaubt +ja",
    ),
    (("darf_ansagen", "spiel=dreier", "bieter=Vorhand", f"hand={HAND}"), r"darf sagen +Gut!, "),
    (("darf_spielen", "spiel=fahren", "hand=I V HK", "stich=Herz 3"), r"nicht erlaubt +I +\[LUN-TRISCHAKEN-003\]"),
    (("stich", "karten=HK I XXI HD"), r"gewinnt den Stich +Dritter \(Platz 2\)"),
    (("abrechnung", "spiel=dreier", "bieter=0", "posten=Spiel gewonnen"), r"Vorhand \(Platz 0\) +\+60 Cent"),
    (("naechster_geber", "voriger=3"), r"Geber +Platz 0"),
    (
        ("abend", "--rules", "karl", "spiele=Rufer: retour game / Fahren"),
        r"1\. Spiel +gibt Geber \(Platz 3\), ",
    ),
    (("deal", f"hands={HANDS}", f"talon={TALON}", "actions=Dreier; second"), r"an der Reihe: weglegen +Vorhand"),
    (
        ("deal", f"hands={HANDS}", f"talon={TALON}", "actions=0 bid Fahren"),
        r"nicht erlaubt +Handlung 0, Vorhand \(Platz 0\): Fahren: es gibt kein Gebot 'Fahren'; es gibt ",
    ),
]


@pytest.mark.parametrize(("words", "told"), KINDS, ids=[words[0] for words, _ in KINDS])
def test_each_kind_of_question_is_answered_in_german(words: tuple[str, ...], told: str) -> None:
    german = tarock("ask", *words, "--language", "de")

    assert german.exit_code == 0, german.output
    assert re.search(told, german.output)
    assert "Das beruht auf" in german.output
    assert "It rests on" not in german.output


def test_a_question_in_german_names_is_the_same_question() -> None:
    german = asked("darf_spielen", "spiel=fahren", "blatt=I V Herz König", "stich=Herz As", "nummer=3")
    english = asked("may_play", "contract=Fahren", "hand=I V K♥", "trick=A♥", "number=3")

    assert german == english


def test_the_reply_is_the_same_whatever_the_language() -> None:
    asked_so = ("ask", "count", "cards=HK")

    assert json.loads(tarock(*asked_so, "--json", "--language", "de").output)["answer"]["augen"] == 5
