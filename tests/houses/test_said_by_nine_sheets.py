"""What rule sheets of rounds say of rounding, the Mond, knocking and Damen, by their own figures."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing

from tarock_engine.cards import names_in
from tarock_protocol.cards import PACK

pytestmark = pytest.mark.prove

TABLE = {"players": 4, "dealer": 3, "declarer": 0}
ROUNDED = """
[readings]
kontra-negative-contracts = "each-alone"
[rulings]
"contracts.Bettel.terms.price_won" = "5/2"
"settling.rounding" = "downwards"
"sessions.doubled.rounded_last" = {value}
"""


@pytest.mark.parametrize(("value", "payments"), [("true", [20, -10, -5, -5]), ("false", [18, -10, -4, -4])])
def test_an_amount_may_be_rounded_after_the_doubled_deal(value: str, payments: list[int]) -> None:
    """A Bettler of 5/2 with one Kontra in a double deal: 10 + 5 + 5; rounded before, 5, 2 and 2 are doubled."""
    house = playing.house("koenigrufen", ROUNDED.replace("{value}", value))
    items = [
        {"item": "Spiel", "side": "declarer", "won": True, "against": foe, "doubled": [1] if foe == 1 else []}
        for foe in (1, 2, 3)
    ]
    sheet = {**TABLE, "contract": "Bettel", "items": items}

    assert playing.answer(house, "settle", **sheet, doubled=True)["payments"] == payments
    assert playing.answer(house, "settle", **sheet)["payments"] == [9, -5, -2, -2]


def test_a_session_is_told_of_a_deal_rounded_after_doubling_as_what_doubled_is_paid() -> None:
    """20, -10, -5, -5 for the doubled Bettler is told as half of that, 9, -5, -2, -2 for a single one as it is paid."""
    house = playing.house("koenigrufen", ROUNDED.format(value="true") + '"sessions.doubled.rounds_at_first" = 1\n')
    doubled, single = [10, -5, "-5/2", "-5/2"], [9, -5, -2, -2]
    paid = [doubled, [], [], [], single]
    deals = [{"contract": "Bettel", "payments": payments} for payments in paid]
    session = playing.answer(house, "session", players=4, dealer=3, deals=deals)

    assert [deal["doubled"] for deal in session["deals"]][:5] == [True] * 4 + [False]
    assert session["totals"] == [20 + 9, -10 - 5, -5 - 2, -5 - 2]


CAUGHT = '[items.Mondfang]\nlike = "Trull"\ncaught = "XXI"\n[rulings]\n"bonuses.partners_card.Mondfang" = "{whose}"\n'


def result_of_own_mond(source: str, rest: str) -> list[tuple[str, str]]:
    """Whose Mondfang it is that the declarer's Sküs takes the partner's XXI in the last trick of a Rufer."""
    trick = ["4♥", "XXI", "A♥", "Sküs"]
    game = {"koenigrufen": "Rufer", "karl": "Rufer", "lungau": "Spatzrufer"}[source]
    mine = [*trick, "K♥", *[card for card in PACK if card not in (*trick, "K♥")][:18]]
    words = ["ich liege" if source == "karl" else "Gut!", *["Gut!"] * 4]
    said = [{"seat": turn % 4, "do": "say", "what": word} for turn, word in enumerate(words)]
    asked: dict[str, Any] = {
        **TABLE,
        "partner": 2,
        "called": "K♥",
        "contract": game,
        "piles": {"declarer": mine, "foes": [card for card in PACK if card not in mine]},
        "tricks": {"declarer": 5, "foes": 7},
        "played": [{"number": 12, "leader": 1, "cards": trick}],
    }
    house = playing.house(source, rest)
    replies = [playing.asked(house, "result", **asked, said=said[:number]) for number in range(6)]
    found = next(reply["answer"]["items"] for reply in replies if "answer" in reply)
    return [(told["item"], told["side"]) for told in found if told["item"] == "Mondfang"]


@pytest.mark.parametrize(("whose", "side"), [("catcher", "declarer"), ("others", "foes"), ("nobody", "")])
@pytest.mark.parametrize("source", ["karl", "lungau"])
def test_the_partners_card_is_caught_for_whom_the_house_says(source: str, whose: str, side: str) -> None:
    played = '"contracts.Rufer.terms.unplayed_in_silence" = false\n' if source == "karl" else ""
    found = result_of_own_mond(source, CAUGHT.format(whose=whose) + played)

    assert found == ([("Mondfang", side)] if side else [])


@pytest.mark.parametrize(("whose", "side"), [("catcher", "declarer"), ("others", "foes"), ("nobody", "")])
def test_the_partners_mond_counts_for_the_other_side_in_koenigrufen(whose: str, side: str) -> None:
    """Tulln: also of the partner's Mond, for the other side."""
    found = result_of_own_mond("koenigrufen", f'[rulings]\n"bonuses.partners_card.Mondfang" = "{whose}"\n')

    assert found == ([("Mondfang", side)] if side else [])


@pytest.mark.parametrize(("value", "first"), [("true", 48), ("false", 0)])
def test_the_talon_may_lie_below_the_packets_after_knocking_and_nobody_may_cut(value: str, first: int) -> None:
    lines = f'"dealing.klopfen.talon_last" = {value}\n"dealing.cutter" = "none"\n'
    house = playing.house("koenigrufen", f"[rulings]\n{lines}")
    found = playing.answer(house, "dealing", players=4, dealer=3, pack=PACK, chosen=[0, 1, 2, 3])
    talon = [card for half in found["talon"] for card in half]

    assert sorted(talon) == sorted(PACK[first : first + 6])
    assert found["cutter"] is None


@pytest.mark.parametrize("source", ["koenigrufen", "zwanzigerrufen"])
def test_nobody_chooses_packets_in_a_house_that_does_not_knock(source: str) -> None:
    house = playing.house(source, '[rulings]\n"dealing.klopfen.allowed" = false\n')
    asked = {"players": 4, "dealer": 3, "pack": names_in(house.rules.pack)}

    error = playing.asked(house, "dealing", **asked, chosen=[1, 0, 3, 2])["error"]

    assert error == "chosen: expected none, because nobody knocks on the pack, got [1, 0, 3, 2]"
    assert playing.answer(house, "dealing", **asked, cut=5)["hands"]


SUIT_GAME = '[contracts.Farbendreier]\nlike = "Farbensolo"\n[rulings]\n"contracts.Farbendreier.talon" = "half"\n'
TRUMPS = ["XX", "XIX", "XVIII", "XVII", "XVI", "XV", "XIV", "XIII", "XII", "XI", "X", "IX"]
SUITS = ["2♥", "3♥", "4♥", "7♠", "8♠", "9♠", "7♣", "8♣", "9♣", "2♦", "3♦", "4♦"]


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
@pytest.mark.parametrize(
    ("held", "dreier", "solo"), [(1, False, False), (2, True, False), (4, True, False), (5, True, True)]
)
def test_a_suit_game_needs_suit_cards(source: str, held: int, dreier: bool, solo: bool) -> None:  # noqa: FBT001
    """Five have to be left; the half of a Farbendreier may bring three, a Farbensolo takes none."""
    rest = "".join(f'"contracts.{game}.terms.least_suit_cards" = 5\n' for game in ("Farbendreier", "Farbensolo"))
    house = playing.house(source, SUIT_GAME + rest)
    hand = [*SUITS[:held], *TRUMPS[: 12 - held]]
    opened = [{"seat": 0, "do": "bid", "what": "Vorhand" if source == "karl" else "Mein Spiel"}]
    legal = playing.answer(house, "may_bid", players=4, dealer=3, bids=opened, hand=hand)["legal"]

    assert ("Farbendreier" in legal, "Farbensolo" in legal) == (dreier, solo)


def test_the_suit_cards_that_are_needed_are_not_laid_away() -> None:
    """Of 10 trumps and 5 suit cards only trumps go, of 9 trumps and 6 one suit card may go where they go first."""
    free = '"talon.last_resort" = []\n"contracts.Farbendreier.terms.least_suit_cards" = 5\n'
    house = playing.house("koenigrufen", SUIT_GAME + free)

    def may_lay(held: int, *discards: str) -> bool:
        hand = [*SUITS[:held], *TRUMPS[: 15 - held]]
        asked = {"contract": "Farbendreier", "hand": hand, "discards": [*discards]}
        return bool(playing.answer(house, "may_discard", **asked)["allowed"])

    assert may_lay(5, "XX", "XIX", "XVIII")
    assert not may_lay(5, "XX", "XIX", "2♥")


@pytest.mark.parametrize(
    ("value", "number", "is_caught"), [("any", 12, True), ("earlier", 12, False), ("earlier", 11, True)]
)
def test_the_called_koenig_is_caught_in_the_last_trick_too_or_not(value: str, number: int, is_caught: bool) -> None:  # noqa: FBT001
    """Hopfgarten: the called König that the foes take counts, but not in the last trick."""
    house = playing.house("koenigrufen", f'[rulings]\n"bonuses.caught_in.Königfang" = "{value}"\n')
    tricks = {number: ["XX", "K♥", "2♥", "3♥"], 23 - number: ["10♠", "9♠", "8♠", "7♠"]}
    played = [{"number": place, "leader": 1, "cards": cards} for place, cards in sorted(tricks.items())]
    theirs = [*tricks[11], *tricks[12], "XIX", "XVIII", "XVII", "XVI", "4♥", "A♥", "2♦"]
    asked: dict[str, Any] = {
        **TABLE,
        "partner": 2,
        "called": "K♥",
        "contract": "Rufer",
        "piles": {"declarer": [card for card in PACK if card not in theirs], "foes": theirs},
        "tricks": {"declarer": 9, "foes": 3},
        "played": played,
        "said": [{"seat": seat, "do": "say", "what": "Gut!"} for seat in range(4)],
    }
    found = playing.answer(house, "result", **asked)["items"]

    assert ("Königfang" in [told["item"] for told in found]) is is_caught


@pytest.mark.parametrize(("last", "is_allowed"), [("D♣", False), ("C♣", True)])
def test_who_holds_all_that_is_called_bids_no_game_in_which_one_calls(last: str, is_allowed: bool) -> None:  # noqa: FBT001
    """With all Könige and all Damen nothing is left to call; with three Damen the fourth is."""
    rulings = ("dame_with_all = true", "own_koenig_callable = false", "holder_of_all_calls = false")
    house = playing.house("koenigrufen", "[rulings]\n" + "".join(f"calling.{ruling}\n" for ruling in rulings))
    words = ["Mein Spiel", "Weiter", "Weiter", "Weiter"]
    bids = [{"seat": seat, "do": "bid", "what": word} for seat, word in enumerate(words)]
    hand = ["XX", "XV", "XI", "I", "K♥", "D♥", "K♦", "D♦", "K♠", "D♠", "K♣", last]

    turn = playing.answer(house, "may_bid", players=4, dealer=3, hand=hand, bids=bids)

    assert ("Rufer" in turn["legal"]) is is_allowed
