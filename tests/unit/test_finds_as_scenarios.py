"""A find in the words of the features: only what asks the very question and is right is written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.never_right import NeverRight
from tests.unit.the_command import engine, here

from tarock_protocol.codec import kind
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import CardPlay, Count, Deal, NextDealer, Question, Settle, Trick
from tarock_reference import respond
from tarock_running.process.exits import ExitCode
from tarock_searching.ask.duel import Duel, Find, OtherField
from tarock_searching.write.deal_with_cards import deal_with_cards
from tarock_searching.write.scenario_of_find import UntoldError, scenario_of
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.scripts import Script, play_script

REFERENCE = InProcess(respond)
DUEL = Duel(REFERENCE, REFERENCE)
HANDS = (
    "K♥ K♦ K♠ A♥ 2♥ A♦ 2♦ D♠ C♠ B♠ D♣ C♣",
    "Sküs XXI XX XIX XVIII XVII XVI XV D♥ C♥ B♣ 10♣",
    "XIV XIII XII XI X IX VIII VII D♦ C♦ 9♣ 8♣",
    "VI V IV III II I B♥ 3♥ 4♥ B♦ 3♦ 7♣",
)
DEAL = Deal(
    id=1,
    rules="lungau",
    players=4,
    dealer=3,
    hands=[hand.split() for hand in HANDS],
    talon=[["K♣", "10♠", "9♠"], ["8♠", "7♠", "4♦"]],
    actions=[
        Action(seat=0, do="bid", what="Dreier"),
        Action(seat=0, do="talon", what="first"),
        Action(seat=0, do="discard", what="2♦ 10♠ 9♠"),
        *(Action(seat=seat, do="say", what="Gut!") for seat in range(4)),
        Action(seat=0, do="play", what="K♥"),
    ],
)

LIAR = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "trick" and "answer" in reply and asked["players"] == 5:
        reply["answer"]["winner"] = 4 - reply["answer"]["winner"]
    print(json.dumps(reply), flush=True)
"""


CARD_PLAYER = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "hello":
        reply["answer"]["questions"] = ["hello", "play"]
    elif "answer" in reply and len(asked["actions"]) > 2:
        reply["answer"]["over"] = not reply["answer"]["over"]
    print(json.dumps(reply), flush=True)
"""


def text_of(question: Question, field: str = "") -> str:
    find = Find(question, OtherField(field, 1, 2), ("LUN-PLAY-007",))
    try:
        return scenario_of(find, REFERENCE, NeverRight(REFERENCE), "an example")
    except UntoldError:
        return ""


def test_a_trick_is_told_with_its_table_and_what_comes_of_it() -> None:
    # the XXI takes the trick that Second led, and whoever takes it leads
    asked = Trick(
        id=1, rules="lungau", contract="Dreier", players=5, dealer=4, leader=1, cards=["K♥", "A♥", "XXI", "D♥"]
    )

    assert text_of(asked) == (
        "  @clause:LUN-PLAY-007\n"
        "  Rule: LUN-PLAY-007\n"
        "\n"
        "    Example: an example\n"
        '      Given the rules "lungau"\n'
        "      And a table of 5\n"
        "      And Vorhand plays a Dreier\n"
        '      When the trick is "Second K♥ A♥ XXI D♥"\n'
        "      Then Fourth wins the trick\n"
        "      And Fourth leads next\n"
    )


def test_a_reading_is_chosen_in_it() -> None:
    asked = Count(id=1, rules="karl", options={"counting-method": "plain"}, cards=["K♥", "D♥"])

    assert 'And the reading "plain" of "counting-method"\n' in text_of(asked)


def test_cards_alone_are_told_by_a_deal_that_comes_to_them() -> None:
    # Vorhand leads the K♥ in a Dreier, and whoever holds a ♥ follows: Second has the D♥ and the C♥
    cards = DUEL.cards_of(DEAL)
    assert cards is not None

    told = text_of(cards, "next")

    assert (
        '      When the bidding goes "Vorhand Dreier"\n'
        "      And Vorhand takes the first half\n"
        '      And Vorhand lays away "2♦ 10♠ 9♠"\n'
    ) in told
    assert told.endswith(
        '      And Vorhand plays "K♥"\n'
        "      Then it is Second's turn to play\n"
        '      And the choice is "D♥ C♥"\n'
    )  # fmt: skip
    assert text_of(cards, "accepted").partition("Then")[2].startswith(" that is allowed\n")


def test_what_stands_behind_a_refused_card_is_not_told() -> None:
    # Second has the D♥ and the C♥, so the B♣ is none of the cards that may lie on the K♥
    cards = DUEL.cards_of(DEAL)
    assert cards is not None
    wrong = replace(cards, actions=[*cards.actions, *(Action(seat=1, do="play", what=what) for what in ("B♣", "D♥"))])

    assert text_of(wrong, "accepted").partition("Then")[0].endswith("        | Vorhand | K♥ B♣ |\n      ")
    assert text_of(wrong, "accepted").partition("Then")[2].startswith(" that is refused\n")


def test_cards_behind_which_there_is_no_deal_are_not_told() -> None:
    nobody = CardPlay(
        id=1,
        rules="lungau",
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        partner=None,
        called=None,
        hands=[[], [], [], []],
        talon=[],
        discards=[],
        said=[],
        actions=[],
    )

    assert deal_with_cards(nobody, DUEL.right, DUEL.cards_of) is None


def test_cards_alone_are_told_in_another_game_where_theirs_cannot_be_bid() -> None:
    # nobody bids a Spatzrufer who does not hold the I, which Second has here; the Dealer holds the II
    hands = [[{"I": "XV", "XV": "I"}.get(card, card) for card in hand.split()] for hand in HANDS]
    bids = zip(range(4), ("Erster", "Weiter", "Weiter", "Uhurufer"), strict=True)
    dealt = replace(
        DEAL,
        hands=hands,
        actions=[
            *(Action(seat=seat, do="bid", what=what) for seat, what in bids),
            Action(seat=3, do="call", what="K♥"),
            Action(seat=3, do="talon", what="first"),
            Action(seat=3, do="discard", what="10♠ 9♠ 7♣"),
            *(Action(seat=(seat + 3) % 4, do="say", what="Gut!") for seat in range(4)),
            Action(seat=0, do="play", what="K♥"),
        ],
    )
    cards = DUEL.cards_of(dealt)
    assert cards is not None
    unbid = replace(cards, contract="Spatzrufer")
    assert deal_with_cards(unbid, DUEL.right, DUEL.cards_of) is None

    assert "Dealer Uhurufer" in text_of(unbid, "next")


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", sources())
def test_cards_alone_of_the_deals_of_the_suite_can_be_told_again(source: str) -> None:
    asked = 0
    for planned in plan(source)[::31]:
        deals = [question for question in _questions_of(Script.of(planned)) if isinstance(question, Deal)]
        for cards in filter(None, map(DUEL.cards_of, deals)):
            asked += 1
            assert text_of(cards, "next")

    assert asked


def test_what_a_program_does_not_get_wrong_in_these_words_is_not_written() -> None:
    asked = Count(id=1, rules="karl", cards=["K♥", "D♥"])
    find = Find(asked, OtherField("augen", 1, 2), ("KAR-COUNTING-001",))

    with pytest.raises(UntoldError, match="does not get wrong"):
        scenario_of(find, REFERENCE, REFERENCE, "an example")


def test_a_clause_is_cited_on_which_rests_what_is_read() -> None:
    # the Sküs is worth five, and of a single card nothing is taken away
    find = Find(Count(id=1, rules="lungau", cards=["Sküs"]), OtherField("augen", 5, 4), ("LUN-PLAY-007",))

    told = scenario_of(find, REFERENCE, NeverRight(REFERENCE), "an example")

    assert told.startswith("  @clause:LUN-COUNTING-")


def test_who_deals_next_is_told() -> None:
    # the deal passes to the next in turn, who sits in the first seat after the dealer
    assert text_of(NextDealer(id=1, rules="lungau", players=4, previous=3)).endswith(
        "      And Dealer dealt last\n"
        "      When it is decided who deals next\n"
        "      Then Vorhand deals\n"
        "      And Second is Vorhand\n"
    )


def test_a_sheet_is_told_with_who_doubled_what_against_whom_and_what_that_brings() -> None:
    # a point is worth ten; a Dreier counts twice, so 20 from each opponent, and with the Kontra of Second 40 from him
    asked = Settle(
        id=1,
        rules="lungau",
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        items=[Item(item="Spiel", side="declarer", won=True, doubled=[1])],
    )

    text = text_of(asked, "lines")

    assert "        | Spiel | declarer | won | no | Second |\n" in text
    assert "      Then these lines are settled:\n        | item | side | brings |\n" in text
    assert "payments" not in text
    assert "the payments are" in text_of(asked, "payments")


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_what_the_suite_asks_itself_can_be_told_again(source: str) -> None:
    asked, told = Counter[str](), Counter[str]()
    for planned in plan(source)[::9]:
        for question in _questions_of(Script.of(planned)):
            asked[kind(question)] += 1
            told[kind(question)] += text_of(question) != ""

    assert all(told[asked_question] for asked_question in asked)
    assert told.total() >= asked.total() * 95 // 100  # not a deal that goes on behind what was refused


def _questions_of(script: Script) -> list[Question]:
    heard: list[Question] = []

    class Listening(InProcess):
        def ask(self, question: Question) -> Answer:
            heard.append(question)
            return super().ask(question)

    play_script(script, Listening(respond))
    return heard


@pytest.mark.prove
def test_finds_are_written_into_a_folder(tmp_path: Path) -> None:
    asked = engine(tmp_path, LIAR)

    done = here(
        *("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "200", "--jobs", "1"),
        *("--write-scenario", "found"),
        cwd=tmp_path,
    )

    text = (tmp_path / "found" / "lungau.feature").read_text(encoding="utf-8")
    assert "\nFeature: What was found\n" in text
    assert "wins the trick" in text
    assert f"scenarios: {Path('found') / 'lungau.feature'}" in done.stdout


@pytest.mark.prove
def test_a_find_about_cards_alone_is_asked_again_as_it_was_written(tmp_path: Path) -> None:
    asked = engine(tmp_path, CARD_PLAYER)

    here(
        *("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "400", "--jobs", "1"),
        *("--seed", "3", "--write-scenario", "found"),
        cwd=tmp_path,
    )

    path = str(Path("found") / "lungau.feature")
    assert "Example: find 1, play over" in (tmp_path / path).read_text(encoding="utf-8")
    assert here("check", path, "--in-process", cwd=tmp_path).returncode == ExitCode.CONFORM
    assert here("check", "--engine", asked, path, cwd=tmp_path).returncode == ExitCode.NOT_CONFORM
