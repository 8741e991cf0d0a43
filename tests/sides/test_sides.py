"""Every topic has its line, which says what the sources say now on the same cards; and what would be noticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace
from proving.partings.candidates import Candidate, candidate
from proving.sides import __main__ as command
from proving.sides import searching
from proving.sides.asked_sources import answer_in_parts, asked_of_all
from proving.sides.asking import clauses_of, compared_sources
from proving.sides.counterparts import asked_of
from proving.sides.cut_questions import announced_on_the_way, chosen_on_the_way, settled_on_the_way, taken_by_the_others
from proving.sides.item_clauses import led_to
from proving.sides.parts import differing_parts, effect, has_same_effect, in_proportion, is_cancelled_out, is_claim
from proving.sides.recording import faults, lines

from tarock_protocol.cards import PACK
from tarock_protocol.messages.parts import Action, Item, NumberedTrick
from tarock_protocol.messages.questions import (
    Deal,
    Dealing,
    Deck,
    MayAnnounce,
    MayBid,
    MayPlay,
    PastDeal,
    Question,
    Result,
    Session,
    Settle,
    Trick,
    View,
)
from tarock_reference import respond
from tarock_steps.catalogue import sides
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.sides import VERSION, TopicSides, load_sides, sides_file
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.errors import CatalogueError

SHARE: Final = 8
"""Of so many topics one is looked up whole; `make prove` does so with all of them."""
TOPICS: Final = {topic.name: topic for chapter in load_topics() for topic in chapter.topics}
HIGHEST: Final = TOPICS["whole-trull-in-a-trick"]
"""A topic over which the three highest trumps in one trick show a difference."""


def every() -> list[TopicSides]:
    return [*load_sides().values()]


def three_highest(rules: str) -> Trick:
    return Trick(id=0, rules=rules, contract="Dreier", players=4, dealer=3, leader=0, cards=["I", "XXI", "Sküs", "K♥"])


def told_of(question: Question, topic: Topic) -> Any:
    clauses = clauses_of(topic)
    return compared_sources(question, asked_of_all(question, [*clauses]), clauses)


def test_every_topic_has_a_line_in_order() -> None:
    assert [example.topic for example in every()] == [*TOPICS]
    assert sides_file().read_bytes() == lines(load_sides(), TOPICS.values())


@pytest.mark.prove
def test_all_of_them_are_answered_as_it_stands_there() -> None:
    told = {example.topic: faults(example, TOPICS[example.topic], second=False) for example in every()}

    assert {topic: wrong for topic, wrong in told.items() if wrong} == {}


@pytest.mark.prove
def test_of_a_share_the_same_rests_on_the_topic_and_the_second_opinion_says_what_stands_there() -> None:
    share = [example for example in every() if example.answers][::SHARE]
    told = {example.topic: faults(example, TOPICS[example.topic], second=True) for example in share}

    assert share
    assert {topic: wrong for topic, wrong in told.items() if wrong} == {}


def test_no_line_lacks_what_its_outcome_says() -> None:
    for example in every():
        asked = [side.rules for side in example.answers]
        values = [{msgspec.json.encode(side.says.get(part)) for side in example.answers} for part in example.parts]

        assert (example.asked == 0) is (example.outcome in ("no source", "one source", "not asked of two"))
        assert len(asked) != 1
        assert asked == [source for source in sources() if source in asked]
        assert {*asked} <= {*clauses_of(TOPICS[example.topic])}
        if example.outcome.startswith("differ"):
            assert values
            assert all(len(value) > 1 for value in values)
            assert any(side.clauses for side in example.answers)


def test_whoever_knows_a_topic_alone_is_asked_nothing() -> None:
    alone = [topic.name for topic in TOPICS.values() if len(clauses_of(topic)) == 1]

    assert [example.topic for example in every() if example.outcome == "one source"] == alone


@pytest.fixture
def highest() -> TopicSides:
    return load_sides()[HIGHEST.name]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"search": VERSION - 1}, f"it is of version {VERSION - 1} of the search, expected {VERSION}: search again"),
        ({"outcome": "one source"}, "as many sources know the topic no more: search again"),
        ({"parts": ("leads",)}, "its parts is no longer what is written: search again"),
        ({"outcome": "alike"}, "its outcome is no longer what is written: search again"),
    ],
)
def test_what_is_no_longer_so_is_told(highest: TopicSides, change: dict[str, Any], told: str) -> None:
    assert faults(msgspec.structs.replace(highest, **change), HIGHEST, second=True) == [told]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"digest": "0" * 64}, "karl: its digest is that of another question or answer: search again"),
        ({"clauses": ("KAR-PLAY-001",)}, "karl: it rests on clauses that the topic does not name: search again"),
    ],
)
def test_what_is_no_longer_so_of_one_source_is_told(highest: TopicSides, change: dict[str, Any], told: str) -> None:
    first, *others = highest.answers
    changed = msgspec.structs.replace(highest, answers=(msgspec.structs.replace(first, **change), *others))

    assert faults(changed, HIGHEST, second=False) == [told]


def test_a_difference_rests_on_the_topic_in_both() -> None:
    """Where the Pagat takes them, the order of trumps decides nothing, so over that these two do not differ."""
    told = told_of(three_highest("koenigrufen"), HIGHEST)
    order = told_of(three_highest("koenigrufen"), TOPICS["order-of-trumps"])

    assert told.otherwise == {"winner", "leads"}
    assert told.clauses("koenigrufen") == ["KOE-PLAY-012"]
    assert {answer.parts["winner"] for answer in told.told.values()} == {0, 2}
    assert order.resting["koenigrufen"]["winner"] == {"KOE-CARDS-002"}
    assert "winner" not in order.resting["karl"]
    assert order.otherwise == frozenset()


def test_where_they_say_the_same_what_two_decide_by_the_topic_is_shown() -> None:
    """All sources have red suits the other way round, as far as their packs go."""
    told = told_of(Deck(id=0, rules="karl"), TOPICS["order-in-a-suit"])

    assert told.otherwise == frozenset()
    assert {"suits ♥", "suits ♦"} <= told.shown


def test_a_question_is_put_in_the_words_of_the_other_source() -> None:
    item = Item(item="Spatz", side="declarer", won=True)
    settle = Settle(id=0, rules="lungau", contract="Dreier", players=4, dealer=3, declarer=0, items=[item])
    asked = asked_of(settle, "koenigrufen")

    assert isinstance(asked, Settle)
    assert [item.item for item in asked.items] == ["Pagat"]
    assert asked.rules == "koenigrufen"


def test_the_same_cards_are_played_in_the_game_that_the_other_source_has() -> None:
    question = MayPlay(id=0, rules="karl", contract="Rufer", hand=["K♥", "I"], trick=["D♥"])
    asked = [asked_of(question, rules) for rules in sources()]

    assert {question.rules: question.contract for question in asked if isinstance(question, MayPlay)} == {
        "karl": "Rufer",
        "koenigrufen": "Rufer",
        "lungau": "Dreier",
        "zwanzigerrufen": "Normalspiel",
    }


def announced(rules: str, contract: str, *said: str) -> MayAnnounce:
    hand = ["Sküs", "XX", "XIX", "XV", "XIV", "IX", "VI", "I", "D♥", "K♠", "D♠", "K♣"]
    acts = [Action(seat=0, do="say", what=word) for word in said]
    return MayAnnounce(
        id=0,
        rules=rules,
        players=4,
        dealer=3,
        contract=contract,
        declarer=0,
        partner=1,
        called="K♥",
        said=acts,
        hand=hand,
    )


def test_announcing_is_opened_where_that_is_done_in_the_game_that_has_a_bird_there() -> None:
    there = asked_of(announced("lungau", "Spatzrufer", "Rekontra Spatz of 1"), "karl")
    back = asked_of(announced("karl", "Auch-Rufer", "ich liege"), "lungau")

    assert isinstance(there, MayAnnounce)
    assert isinstance(back, MayAnnounce)
    assert (there.contract, [action.what for action in there.said]) == (
        "Auch-Rufer",
        ["ich liege", "Retour Pagat of 1"],
    )
    assert (back.contract, back.said) == ("Spatzrufer", [])


def test_of_a_bird_that_the_bid_contains_nothing_need_be_announced_and_elsewhere_a_bird() -> None:
    """LUN-ANNOUNCING-021 against KAR-ANNOUNCING-013 and KOE-ANNOUNCING-017."""
    told = told_of(announced("lungau", "Spatzrufer"), TOPICS["rufer-with-a-bird"])

    assert {rules: answer.parts["may Gut!"] for rules, answer in told.told.items()} == {
        "karl": False,
        "koenigrufen": False,
        "lungau": True,
    }
    assert "may Gut!" in told.otherwise


def test_a_deal_of_ten_tricks_is_told_elsewhere_by_its_last_ones() -> None:
    whole = NumberedTrick(number=10, leader=0, cards=["Sküs", "XXI", "XX", "I"])
    question = Result(
        id=0,
        rules="zwanzigerrufen",
        contract="Normalspiel",
        players=4,
        dealer=3,
        declarer=0,
        partner=1,
        called="XX",
        tricks={"declarer": 6, "foes": 4},
        played=[whole],
        said=[],
    )
    there = asked_of(question, "karl")

    assert isinstance(there, Result)
    assert [trick.number for trick in there.played] == [12]
    assert (there.contract, there.called) == ("Rufer", "K♥")
    assert there.tricks == {"declarer": 7, "foes": 5}
    assert asked_of(replace(question, tricks={"declarer": 10, "foes": 0}), "karl") is None


@pytest.mark.prove
def test_deals_are_asked_where_a_half_of_the_talon_is_chosen() -> None:
    asked = (asked_of_all(candidate.question, ["koenigrufen"]) for candidate in chosen_on_the_way("koenigrufen"))

    assert any(part.startswith("0 talon ") for told in asked for answer in told.values() for part in answer.parts)


def test_a_pack_is_dealt_without_the_cards_that_are_not_in_it() -> None:
    pack = [card for card in PACK if card != "Sküs"]
    there = asked_of(Dealing(id=0, rules="karl", players=4, dealer=3, pack=["Sküs", *pack]), "zwanzigerrufen")

    assert isinstance(there, Dealing)
    assert len(there.pack) == 40
    assert {"II", "III", "7♠"}.isdisjoint(there.pack)


@pytest.mark.prove
def test_rounds_in_which_a_doubling_was_answered_are_asked_about() -> None:
    asked = [candidate.question for candidate in announced_on_the_way("koenigrufen")]
    rounds = [[act.what for act in question.said] for question in asked if isinstance(question, MayAnnounce)]

    assert len(rounds) == len(asked)
    assert any(said[-1].startswith("Rekontra") for said in rounds)


def test_of_cards_that_one_pack_lacks_nobody_is_asked() -> None:
    hand = MayPlay(id=0, rules="karl", contract="Dreier", hand=["7♠", "I"], trick=["D♥"])

    assert "zwanzigerrufen" not in asked_of_all(hand, sources())


def test_orders_are_held_against_each_other_by_the_cards_that_both_know() -> None:
    assert differing_parts({"trumps": ["Sküs", "XXI", "II", "I"]}, {"trumps": ["Sküs", "XXI", "I"]}) == frozenset()
    assert differing_parts({"trumps": ["Sküs", "XXI"]}, {"trumps": ["XXI", "Sküs"]}) == {"trumps"}


def test_a_choice_that_one_does_not_know_is_no_difference() -> None:
    assert differing_parts({"may Dreier": True, "may Solo": True}, {"may Dreier": False}) == {"may Dreier"}


def test_amounts_are_held_against_each_other_by_their_proportion() -> None:
    cheap = {"payments": [3, -1, -1, -1], "lines Spiel": [{"side": "declarer", "amount": 1}]}
    dear = {"payments": [6, -2, -2, -2], "lines Spiel": [{"side": "declarer", "amount": 2}]}
    other = {"payments": [6, -6, 0, 0], "lines Spiel": [{"side": "declarer", "amount": 2}]}

    assert differing_parts(cheap, dear) == {"payments", "lines Spiel"}
    assert differing_parts(in_proportion(cheap), in_proportion(dear)) == frozenset()
    assert differing_parts(in_proportion(dear), in_proportion(other)) == {"payments"}


def test_what_both_multiply_alike_is_no_difference_over_it() -> None:
    """A Kontra doubles the announced Pagat in both: to 20 beside a Dreier of 20, and to 4 beside one of 4."""
    items = [
        Item(item="Spiel", side="declarer", won=True),
        Item(item="Pagat", side="declarer", won=True, announced=True, doubled=[1]),
    ]
    question = Settle(id=0, rules="koenigrufen", contract="Dreier", players=4, dealer=3, declarer=0, items=items)
    told = told_of(question, TOPICS["worth-of-a-kontra"])
    paid = {rules: answer.parts["lines Pagat"][0]["amount"] for rules, answer in told.told.items()}

    assert (paid["karl"], paid["koenigrufen"]) == (20, 4)
    assert all("lines Pagat" in told.resting[rules] for rules in ("karl", "koenigrufen"))
    assert "lines Pagat" not in told.otherwise


def test_how_many_times_an_amount_is_there_is_known_where_that_is_so_of_all_of_it() -> None:
    plain = {"payments": [3, -1, -1, -1], "lines Spiel": [{"side": "declarer", "amount": 1}]}
    doubled = {"payments": [6, -2, -2, -2], "lines Spiel": [{"side": "declarer", "amount": 2}]}
    other = {"payments": [4, -2, -1, -1], "lines Spiel": []}

    assert [effect(part, doubled, plain).times for part in ("payments", "lines Spiel")] == [2, 2]
    assert effect("payments", other, plain).times is None
    assert effect("lines Spiel", doubled, other).times == 0
    assert effect("payments", doubled, plain).is_multiple
    assert not effect("payments", plain, doubled).is_multiple


def test_clauses_do_the_same_to_amounts_where_they_add_the_same_shares_whatever_it_costs() -> None:
    """An item that counts besides the game: 5 beside 20 in one source, and 1 beside 4 and another item in another."""
    without, with_it = {"payments": [60, -20, -20, -20]}, {"payments": [75, -25, -25, -25]}
    elsewhere = {"payments": [18, -6, -6, -6]}, {"payments": [21, -7, -7, -7]}
    of_two = {"payments": [2, -2, 2, -2]}, {"payments": [3, -3, 3, -3]}
    mine, same, other = (effect("payments", whole, rest) for rest, whole in ((without, with_it), elsewhere, of_two))

    assert has_same_effect("payments", mine, same)
    assert not has_same_effect("payments", mine, other)


def test_an_item_is_not_done_the_same_to_where_it_is_multiplied_otherwise() -> None:
    once, twice, fourfold = ({"lines Spiel": [{"amount": amount}]} for amount in (1, 2, 4))

    assert has_same_effect("lines Spiel", effect("lines Spiel", twice, once), effect("lines Spiel", fourfold, twice))
    assert not has_same_effect("lines Spiel", effect("lines Spiel", twice, once), effect("lines Spiel", fourfold, once))


def test_what_a_topic_does_to_amounts_alike_is_no_difference_over_it() -> None:
    """All settle each item by itself: that one price is 5 times the other says nothing about it."""
    items = [Item(item="Spiel", side="declarer", won=True), Item(item="Pagat", side="foes", won=True, announced=True)]
    question = Settle(
        id=0, rules="koenigrufen", contract="Rufer", players=4, dealer=3, declarer=0, partner=1, items=items
    )
    told = told_of(question, TOPICS["bonus-won-game-lost"])

    assert [told.told[rules].parts["lines Pagat"][0]["amount"] for rules in ("karl", "koenigrufen")] == [-10, -2]
    assert told.otherwise == frozenset()
    assert "lines Pagat" in told.alike
    assert told.deciding == len(told.told)


def test_amounts_that_make_up_for_each_other_are_held_by_the_largest_item() -> None:
    dear, cheap = (
        {
            "payments": [0, 0, 0, 0],
            "lines Spiel": [{"side": "declarer", "amount": amount}],
            "lines Uhu": [{"side": "foes", "amount": -amount}],
        }
        for amount in (5, 1)
    )

    assert differing_parts(in_proportion(dear), in_proportion(cheap)) == frozenset()


def test_whose_turn_it_is_makes_no_choice_of_his_a_difference() -> None:
    mine, theirs = {"next": [[0, "play"]], "0 play K♥": True}, {"next": [[1, "play"]], "1 play K♦": True}

    assert differing_parts(mine, theirs) == {"next"}


def test_whose_turn_it_is_says_nothing_where_one_has_come_further() -> None:
    begun, said, played = (
        {"stage": stage, "next": [turn]} for stage, turn in ((0, [0, "say"]), (2, [0, "play"]), (0, [0, "play"]))
    )

    assert differing_parts(begun, said) == frozenset()
    assert differing_parts(begun, played) == {"next"}


def test_an_item_of_which_nobody_can_know_is_no_part() -> None:
    """Who tells the last trick alone has not told who made more Augen."""
    last = NumberedTrick(number=12, leader=0, cards=["I", "K♥", "D♥", "4♥"])
    question = Result(
        id=0,
        rules="koenigrufen",
        contract="Dreier",
        players=4,
        dealer=3,
        declarer=0,
        partner=None,
        called=None,
        played=[last],
        said=[],
    )
    told = answer_in_parts(question, "koenigrufen", respond)

    assert told is not None
    assert told.parts["items Pagat"]
    assert "items Spiel" not in told.parts


def test_amounts_that_happen_to_make_up_for_each_other_are_told_from_nothing_won() -> None:
    lines = {"lines Spiel": [{"side": "declarer", "amount": 1}], "lines Uhu": [{"side": "foes", "amount": -1}]}

    assert is_cancelled_out("payments", {"payments": [0, 0, 0, 0], **lines})
    assert not is_cancelled_out("payments", {"payments": [0, 0, 0, 0]})
    assert not is_cancelled_out("payments", {"payments": [3, -1, -1, -1], **lines})
    assert not is_cancelled_out("lines Spiel", {"payments": [0, 0, 0, 0], **lines})


@pytest.mark.parametrize(
    ("topic", "parts"),
    [
        ("lost-sechserdreier", {"lines Pagat", "lines Spiel"}),
        ("who-announces-a-valat", {"may Valat"}),
        ("what-may-be-discarded", {"allowed", "face_up"}),
        ("price-of-a-valat", {"lines Valat", "payments"}),
    ],
)
def test_two_sources_decide_by_the_topic_what_it_shows(topic: str, parts: set[str]) -> None:
    one = load_sides()[topic]

    assert {*one.parts} == parts
    assert sum(bool(side.clauses) for side in one.answers) > 1


def test_a_question_is_to_the_point_where_both_decide_it_and_by_what_answers_the_topic_first() -> None:
    told = told_of(three_highest("karl"), HIGHEST)
    elsewhere = told_of(three_highest("karl"), TOPICS["pagat-by-a-kaiserstich"])

    assert told.is_decided_in_both
    assert elsewhere.is_decided_in_both
    assert told.by_the_first > elsewhere.by_the_first


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the lines stand instead, as long as a test takes."""
    path = tmp_path / "sides.jsonl"
    monkeypatch.setattr(sides, "sides_file", lambda _=None: path)
    monkeypatch.setattr(command, "sides_file", lambda: path)
    load_sides.cache_clear()
    yield path
    load_sides.cache_clear()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios that ask one question a source, in all."""
    for rules in sources():
        assert candidate(three_highest(rules)) is not None or rules == "zwanzigerrufen"
    asked = {rules: candidate(three_highest(rules)) for rules in sources()}
    found = {rules: tuple(known for known in (question,) if known is not None) for rules, question in asked.items()}
    monkeypatch.setattr(searching, "asked_by_scenarios", found.get)
    monkeypatch.setattr(searching, "announced_on_the_way", lambda _: ())
    monkeypatch.setattr(searching, "chosen_on_the_way", lambda _: ())
    monkeypatch.setattr(searching, "settled_on_the_way", lambda _: ())
    monkeypatch.setattr(searching, "taken_by_the_others", lambda _: ())


@pytest.mark.prove
@pytest.mark.usefixtures("few")
def test_a_search_finds_the_difference_and_finds_it_again(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([HIGHEST.name]) == 0
    first = elsewhere.read_bytes()
    assert command.main([HIGHEST.name, "--anew"]) == 0

    assert elsewhere.read_bytes() == first
    assert capsys.readouterr().out.startswith("1 topics: 1 differ, ")
    assert command.main([HIGHEST.name, "--check"]) == 0


@pytest.mark.prove
@pytest.mark.usefixtures("few")
def test_a_search_tells_where_sources_say_the_same_and_where_nobody_can_be_asked(elsewhere: Path) -> None:
    """Nothing in a trick tells of throwing in, or is known to one source alone."""
    assert command.main(["throwing-in", "glatze"]) == 0
    assert {name: example.outcome for name, example in load_sides().items()} == {
        "glatze": "one source",
        "throwing-in": "not asked of two",
    }
    assert elsewhere.exists()


def test_a_missing_line_is_told(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([HIGHEST.name, "--check"]) == 1
    assert capsys.readouterr().out.startswith(f"{HIGHEST.name}: there is no line")
    assert not elsewhere.exists()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"topic": "pack"}', "line 1: Object missing required field"),
        (b'{"topic": "pakc", "outcome": "alike", "asked": 1}', "line 1: there is no topic 'pakc'"),
        (b'{"topic": "pack", "outcome": "alike", "asked": 1}\n' * 2, "line 2: the topic 'pack' is there twice"),
    ],
)
def test_a_file_in_another_form_is_refused_with_what_mends_it(
    elsewhere: Path, line: bytes, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.write_bytes(line)

    with pytest.raises(CatalogueError, match=r"topics/sides\.jsonl"):
        load_sides()
    assert command.main(["--check"]) == 2
    assert told in capsys.readouterr().err


def test_the_question_of_every_answer_is_asked_of_its_source() -> None:
    assert all(side.asked.rules == side.rules for example in every() for side in example.answers)


# ---------------------------------------------------------------------------------------- to the point of a topic


def bid_after(rules: str, *bids: str) -> MayBid:
    hand = ["XX", "XIX", "XVIII", "K♥", "D♥", "C♥", "A♥", "K♠", "D♠", "10♠", "9♣", "8♣"]
    acts = [Action(seat=seat, do="bid", what=what) for seat, what in enumerate(bids)]
    return MayBid(id=0, rules=rules, players=4, dealer=3, bids=acts, hand=hand)


def session(rules: str, *deals: PastDeal) -> Session:
    return Session(id=0, rules=rules, players=4, dealer=3, deals=[*deals])


def test_what_one_allows_for_another_reason_is_no_difference() -> None:
    """On Pagat and Mond KAR-PLAY-019 frees from overtaking, and that is about the Märchenstich."""
    hand = MayPlay(id=0, rules="karl", contract="Piccolo", hand=["Sküs", "XX"], trick=["I", "XXI"])
    told = told_of(hand, TOPICS["overtaking"])

    assert {rules: answer.parts["may XX"] for rules, answer in told.told.items()} == {
        "karl": True,
        "koenigrufen": False,
    }
    assert "KOE-PLAY-013" in told.resting["koenigrufen"]["may XX"]
    assert told.otherwise == frozenset()


def test_what_one_forbids_alone_is_a_difference_where_the_other_one_knows_no_such_rule() -> None:
    """KOE-ANNOUNCING-005: a side announces a Bonus once; nothing forbids it in karl."""
    topic = TOPICS["same-bonus-by-two"]
    questions = {side.rules: side.asked for side in load_sides()[topic.name].answers}
    told = told_of(questions["koenigrufen"], topic)

    assert "may Trull" in told.otherwise
    assert "may Trull" not in told.resting["karl"]


def test_what_several_clauses_forbid_rests_on_those_that_are_named() -> None:
    """Without KAR-PLAY-033 the I may not go either, in trick 10, as the Uhu is nearer; but it is named."""
    hand = MayPlay(
        id=0,
        rules="koenigrufen",
        contract="Dreier",
        hand=["II", "I", "K♣"],
        trick=["XX", "XVI"],
        number=10,
        announced=["Pagat", "Uhu"],
    )
    told = told_of(hand, TOPICS["several-announced-cards"])

    assert told.resting["karl"]["may I"] >= {"KAR-PLAY-033"}
    assert {rules: answer.parts["may I"] for rules, answer in told.told.items()} == {
        "karl": False,
        "koenigrufen": True,
        "lungau": True,
    }
    assert told.otherwise == {"may I"}


def test_choices_of_somebody_else_are_no_difference() -> None:
    assert differing_parts({"seat": 0, "may Trull": True}, {"seat": 1, "may Trull": False}) == {"seat"}


def test_of_cards_that_are_counted_in_other_packs_neither_augen_nor_the_game_are_compared() -> None:
    small = {"counted": 40, "augen declarer": 44, "items Spiel": [1], "items Trull": [1]}
    large = {"counted": 54, "augen declarer": 36, "items Spiel": [2], "items Trull": [2]}

    assert differing_parts(small, large) == {"items Trull"}
    assert differing_parts(small, {**large, "counted": 40}) == {"augen declarer", "items Spiel", "items Trull"}


@pytest.mark.parametrize(
    ("part", "parts", "claimed"),
    [
        ("may I", {"may I": False}, True),
        ("may I", {"may I": True}, False),
        ("deals 1 doubled", {"deals 1 doubled": True}, True),
        ("deals 1 doubled", {"deals 1 doubled": False}, False),
        ("due", {"due": 0}, False),
        ("contract", {"contract": None}, False),
        ("winner", {"winner": 0}, True),
    ],
)
def test_what_needs_a_rule_is_claimed(part: str, parts: dict[str, Any], *, claimed: bool) -> None:
    assert is_claim(part, parts) is claimed


def test_prices_are_held_against_each_other_without_what_else_is_on_a_sheet() -> None:
    """A Rufer at Kontra counts 10 and 2, the Könige beside it 5 and 1 or 2: otherwise is the size of the game."""
    items = [Item(item="Spiel", side="declarer", won=True, doubled=[1]), Item(item="Könige", side="declarer", won=True)]
    question = Settle(
        id=0, rules="zwanzigerrufen", contract="Normalspiel", players=4, dealer=3, declarer=0, partner=2, items=items
    )
    told = told_of(question, TOPICS["rufer"])

    assert {rules: answer.parts["lines Spiel"][0]["amount"] for rules, answer in told.told.items()} == {
        "karl": 10,
        "koenigrufen": 2,
        "zwanzigerrufen": 2,
    }
    assert "lines Spiel" in told.otherwise
    assert told.in_size


def test_everybody_passes_and_what_is_played_then_is_told_by_the_words_of_each() -> None:
    """LUN-BIDDING-007: Fahren is played; elsewhere Vorhand names a game."""
    told = told_of(bid_after("lungau", "Erster", "Weiter", "Weiter", "Weiter"), TOPICS["all-pass"])
    asked = asked_of(bid_after("lungau", "Erster"), "karl")

    assert isinstance(asked, MayBid)
    assert [bid.what for bid in asked.bids] == ["Mein Spiel"]
    assert {rules: answer.parts["contract"] for rules, answer in told.told.items()} == {
        "karl": None,
        "koenigrufen": None,
        "lungau": "Fahren",
    }
    assert told.otherwise == {"contract"}
    assert told.clauses("lungau") == ["LUN-BIDDING-007"]


def test_a_session_is_told_by_what_decides_about_later_deals_there() -> None:
    """That the Mond was caught decides nothing in karl, and a Valat nothing in zwanzigerrufen."""
    caught = asked_of(session("zwanzigerrufen", PastDeal(contract="Normalspiel", events=["mond"])), "karl")
    made = asked_of(session("karl", PastDeal(contract="Dreier", events=["valat"])), "zwanzigerrufen")

    assert isinstance(caught, Session)
    assert isinstance(made, Session)
    assert [(deal.contract, deal.events) for deal in caught.deals] == [("Rufer", [])]
    assert [(deal.contract, deal.events) for deal in made.deals] == [("Farbensolo", [])]
    assert asked_of(session("karl", PastDeal(contract="Dreier", events=["handed on"])), "zwanzigerrufen") is None
    assert "zwanzigerrufen" not in asked_of_all(session("karl", PastDeal(contract="Fahren")), sources())


def test_each_deal_of_a_session_is_a_part_by_itself() -> None:
    """Everywhere the next neighbour deals; that karl begins with a doubled round is no matter of who deals."""
    told = told_of(session("karl", PastDeal(contract="Dreier")), TOPICS["next-dealer"])
    doubled = told_of(session("karl", PastDeal(contract="Dreier")), TOPICS["when-a-doubled-round"])

    assert told.told["karl"].parts["deals 1 doubled"] is True
    assert told.told["koenigrufen"].parts["deals 1 doubled"] is False
    assert told.otherwise == frozenset()
    assert "deals 2 dealer" in told.alike
    assert doubled.otherwise >= {"deals 1 doubled"}
    assert "KAR-SESSIONS-009" in doubled.resting["karl"]["deals 1 doubled"]


@pytest.mark.prove
def test_piles_of_forty_cards_are_told_elsewhere_with_all_that_the_larger_pack_has_besides() -> None:
    """The Trull counts as dealt in zwanzigerrufen (ZWA-BONUSES-019), and by the tricks elsewhere (KOE-BONUSES-003)."""
    first = next(
        candidate.question for candidate in taken_by_the_others("zwanzigerrufen") if "items Trull" in told_in(candidate)
    )
    there = asked_of(first, "koenigrufen")
    told = told_of(first, TOPICS["trull"])

    assert isinstance(there, Result)
    assert sorted(map(len, there.piles.values())) == [27, 27]
    assert sum(there.tricks.values()) == 12
    assert "items Trull" in told.otherwise
    assert {"items Spiel", "augen declarer"}.isdisjoint(told.otherwise)


def told_in(one: Candidate) -> set[str]:
    """The parts of which an answer tells something."""
    told = answer_in_parts(one.question, one.question.rules, respond)  # type: ignore[arg-type]
    assert told is not None
    return {part for part, value in told.parts.items() if value}


@pytest.mark.prove
def test_a_sheet_tells_of_one_item_that_was_lost_and_of_the_clauses_that_led_to_it() -> None:
    items = {(item.item, item.won, item.announced): sheet for sheet in sheets("karl") for item in sheet.items}
    lost, won = items["Kakadu", False, False], items["Kakadu", True, False]

    assert len(lost.items) == 1
    assert "KAR-BONUSES-012" in led_to(lost)
    assert "KAR-BONUSES-012" not in led_to(won)
    assert led_to(Deck(id=0, rules="karl")) == frozenset()
    kakadu = TOPICS["kakadu-or-marabu-beaten"]
    assert told_of(lost, kakadu).by_the_first > told_of(won, kakadu).by_the_first


def sheets(rules: str) -> list[Settle]:
    return [candidate.question for candidate in settled_on_the_way(rules) if isinstance(candidate.question, Settle)]


@pytest.mark.prove
def test_what_somebody_has_seen_is_asked_by_the_turns_of_the_other_source() -> None:
    """In karl "ich liege" opens the announcements, and in koenigrufen nothing does."""
    deals = (candidate.question for candidate in chosen_on_the_way("karl") if isinstance(candidate.question, Deal))
    deal = next(deal for deal in deals if any(act.what == "ich liege" for act in deal.actions))
    fields = {name: getattr(deal, name) for name in ("players", "dealer", "hands", "talon", "actions")}
    seen = View(id=0, rules="karl", seat=0, **fields)
    there = next(asked_of(seen, rules) for rules in ("koenigrufen", "lungau") if asked_of(deal, rules) is not None)

    assert isinstance(there, View)
    assert "ich liege" not in {act.what for act in there.actions}
    assert answer_in_parts(there, "karl", respond) is not None


def test_deals_of_each_kind_have_their_turn() -> None:
    """KAR-PLAY-002 against KOE-PLAY-002: who leads to a Farbensolo that somebody else than Vorhand plays."""
    one = load_sides()["who-leads-first"]

    assert one.parts == ("next",)
    assert one.outcome == "differ"
    assert {side.rules: side.clauses for side in one.answers} == {
        "karl": ("KAR-PLAY-002",),
        "koenigrufen": ("KOE-PLAY-002",),
    }
