"""What may be said by somebody whose cards are not all laid, or who is not told the partner or the called card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_register.table.desk import reply_to

KINGS = ["K♥", "K♦", "K♠", "K♣"]
BIRDS = [["I"], ["II"], ["III"], ["IV"]]


def choices(
    rules: str, contract: str = "", said: tuple[str | tuple[int, str], ...] = (), **fields: Any
) -> dict[str, Any]:
    """The choices of the player in turn; a word without a seat is the declarer's."""
    spoken = [(0, word) if isinstance(word, str) else word for word in said]
    acts = [{"seat": seat, "do": "say", "what": word} for seat, word in spoken]
    alone = {"declarer": 0, "partner": None, "called": None}
    about = {"contract": contract, **alone, "said": acts} if contract else {"bids": []}
    question = {"ask": "may_announce" if contract else "may_bid", "players": 4, "dealer": 3, "hand": [], **about}
    request = {"do": "choices", "language": "en", "rules": rules, "question": {**question, **fields}}
    found: dict[str, Any] = json.loads(reply_to(json.dumps(request).encode()))
    return found


@pytest.mark.parametrize(
    ("rules", "contract", "hangs"),
    [
        ("lungau", "Dreier", {"Spatz": [["I"]], "Uhu": [["II"]]}),
        ("zwanzigerrufen", "Solo", {"Pagat": [["I"]], "Pagat dazu": [["I"]]}),
        ("koenigrufen", "Dreier", {}),
        ("lungau", "", {"Spatzrufer": [["I"]], "Uhurufer": [["II"]]}),
        (
            "karl",
            "",
            {"gebe die Vorhand weiter": [KINGS], "Solo-Rufer": [], "Auch-Rufer": BIRDS, "Besser-Rufer": BIRDS},
        ),
    ],
)
def test_what_hangs_on_a_card_that_is_not_laid_is_told_with_the_card(
    rules: str, contract: str, hangs: dict[str, list[list[str]]]
) -> None:
    found = choices(rules, contract)

    assert found["hangs"] == hangs
    assert not set(hangs) & {*found["answer"]["legal"], *found["why"]}


def test_a_bid_that_is_too_low_for_anybody_is_told_as_that_without_a_hand() -> None:
    """Each bid has to exceed all before it (LUN-BIDDING-006), whether one has the I and the II or not (010, 011)."""
    bids = [{"seat": seat, "do": "bid", "what": what} for seat, what in enumerate(("Erster", "Uhurufer"))]
    why = choices("lungau", bids=bids)["why"]

    assert all("LUN-BIDDING-006" in why[bid]["clauses"] for bid in ("Spatzrufer", "Uhurufer"))
    assert not {"LUN-BIDDING-010", "LUN-BIDDING-011"} & {*why["Spatzrufer"]["clauses"], *why["Uhurufer"]["clauses"]}


def test_a_card_that_is_laid_makes_its_announcement_allowed_and_a_whole_hand_leaves_nothing_open() -> None:
    laid = choices("lungau", "Dreier", hand=["I", "K♥"])
    whole = choices("lungau", "Dreier", hand=laid["question"]["hand"])

    assert "Spatz" in laid["answer"]["legal"]
    assert laid["hangs"] == {"Uhu": [["II"]]}
    assert laid["question"]["hand"][:2] == ["I", "K♥"]
    assert "hangs" not in whole


def test_announcements_are_told_without_the_called_card_and_the_partner_where_nothing_hangs_on_them() -> None:
    found = choices("lungau", "Solorufer")
    zwanziger = choices("zwanzigerrufen", "Normalspiel")

    assert found["hangs"] == {"Spatz": [["I"]], "Uhu": [["II"]], "König ultimo": []}
    assert "Absolut" in zwanziger["answer"]["legal"]


def test_the_player_in_turn_is_taken_for_no_partner_where_nobody_is_told_and_that_is_said() -> None:
    found, apart = (choices("zwanzigerrufen", "Normalspiel", ("Weiter",), partner=partner) for partner in (None, 3))

    assert found["answer"] == apart["answer"]
    assert found["note"] == "This is judged as if Second were not the partner; else choose the partner above."
    assert apart["note"] == ""
    assert "Absolut dazu" in choices("zwanzigerrufen", "Normalspiel", ("Weiter",), partner=1)["answer"]["legal"]
    assert "Absolut dagegen" in found["answer"]["legal"]


def test_the_called_card_in_the_own_hand_makes_its_player_the_partner() -> None:
    found = choices("zwanzigerrufen", "Normalspiel", ("Weiter",), called="XX", hand=["XX"])

    assert found["note"] == ""
    assert "Absolut dazu" in found["answer"]["legal"]


def test_an_announcement_that_lapsed_says_why() -> None:
    """Prämien are announced at one's first opportunity (LUN-ANNOUNCING-003), a Kontra may follow."""
    said = ((0, "Gut!"), (1, "Könige"), (1, "Gut!"), (2, "Gut!"), (3, "Gut!"))
    found = choices("lungau", "Spatzrufer", said, called="K♥")

    assert found["answer"]["legal"] == ["Gut!", "Kontra Könige of 1"]
    assert found["why"]["Uhu"]["text"] == "Prämien are announced in the first turn only"
    assert {"Spiel", "Kontra Könige of 1"}.isdisjoint(found["why"])


def test_words_that_say_the_same_are_told_as_such_and_others_are_not() -> None:
    """After the own Kontra the word dagegen may be left out (ZWA-ANNOUNCING-012); before it, it says something."""
    said = ("Weiter", (1, "Kontra Spiel"))
    after = choices("zwanzigerrufen", "Normalspiel", said, called="XX", hand=["I"])["note"]

    assert "“Pagat” says the same here as “Pagat dagegen”." in after
    assert "says the same" not in choices("zwanzigerrufen", "Normalspiel", ("Weiter",), called="XX")["note"]


def test_a_word_that_needs_more_than_a_card_gives_the_other_reason() -> None:
    """Who has the Pagat still needs a Kontra to announce it against the Vorhand (ZWA-ANNOUNCING-014)."""
    found = choices("zwanzigerrufen", "Normalspiel", ("Weiter",), called="XX")

    assert "ZWA-ANNOUNCING-014" in found["why"]["Pagat dagegen"]["clauses"]
    assert "ZWA-ANNOUNCING-014" in found["clauses"]


@pytest.mark.parametrize(
    ("rules", "said", "brings"),
    [
        ("karl", ("ich liege", "Uhu", "Gut!"), ("Kontra Uhu of 0", "40 points")),
        ("koenigrufen", ("Uhu", "Gut!"), ("Kontra Uhu of 0", "8 points")),
    ],
)
def test_a_doubled_announcement_says_what_it_brings(rules: str, said: tuple[str, ...], brings: tuple[str, str]) -> None:
    """An Uhu counts 10 and 2 silent, 20 and 4 announced, and a Kontra doubles that."""
    word, amount = brings

    assert choices(rules, "Dreier", said)["brings"][word] == amount


@pytest.mark.parametrize(
    "fields", [{"hand": ["I", "I"]}, {"hand": ["K♥"] * 40}, {"hand": ["X♥"]}, {"declarer": 9}, {"called": "X"}]
)
def test_a_bad_question_about_choices_is_told_in_words(fields: dict[str, Any]) -> None:
    fault = choices("zwanzigerrufen", "Normalspiel", **fields)["fault"]

    assert fault
    assert "report it" not in fault
