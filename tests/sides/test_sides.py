"""Every topic has its line, which says what the sources say now on the same cards; and what would be noticed."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from proving.partings.candidates import candidate
from proving.sides import __main__ as command
from proving.sides import searching
from proving.sides.asking import asked_of_all, beside, clauses_of
from proving.sides.counterparts import asked_of
from proving.sides.parts import apart, cancels, factor, in_proportion
from proving.sides.recording import faults, lines

from tarock_steps.catalogue import sides
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.sides import VERSION, TopicSides, load_sides, question_of_side, sides_file
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.errors import CatalogueError
from tarock_steps.protocol.messages.parts import Item
from tarock_steps.protocol.messages.questions import Deck, MayPlay, Question, Settle, Trick

SHARE: Final = 8
"""Of so many topics one is looked up whole; `make prove` does so with all of them."""
TOPICS: Final = {topic.name: topic for chapter in load_topics() for topic in chapter.topics}
HIGHEST: Final = TOPICS["order-of-trumps"]
"""A topic over which the three highest trumps in one trick show a difference."""


def every() -> list[TopicSides]:
    return [*load_sides().values()]


def three_highest(rules: str) -> Trick:
    return Trick(id=0, rules=rules, contract="Dreier", players=4, dealer=3, leader=0, cards=["I", "XXI", "Sküs", "K♥"])


def told_of(question: Question, topic: Topic) -> Any:
    clauses = clauses_of(topic)
    return beside(question, asked_of_all(question, [*clauses]), clauses)


def test_every_topic_has_a_line_in_order() -> None:
    assert [one.topic for one in every()] == [*TOPICS]
    assert sides_file().read_bytes() == lines(load_sides(), TOPICS.values())


def test_all_of_them_are_answered_as_it_stands_there() -> None:
    told = {one.topic: faults(one, TOPICS[one.topic], second=False) for one in every()}

    assert {topic: wrong for topic, wrong in told.items() if wrong} == {}


def test_of_a_share_the_same_rests_on_the_topic_and_the_second_opinion_says_what_stands_there() -> None:
    share = [one for one in every() if one.answers][::SHARE]
    told = {one.topic: faults(one, TOPICS[one.topic], second=True) for one in share}

    assert share
    assert {topic: wrong for topic, wrong in told.items() if wrong} == {}


def test_no_line_lacks_what_its_outcome_says() -> None:
    for one in every():
        asked = [side.rules for side in one.answers]
        values = [{msgspec.json.encode(side.says.get(part)) for side in one.answers} for part in one.parts]

        assert (one.asked == 0) is (one.outcome in ("one source", "not asked of two"))
        assert len(asked) != 1
        assert asked == [source for source in sources() if source in asked]
        assert {*asked} <= {*clauses_of(TOPICS[one.topic])}
        if one.outcome.startswith("differ"):
            assert values
            assert all(len(each) > 1 for each in values)
            assert any(side.clauses for side in one.answers)


def test_whoever_knows_a_topic_alone_is_asked_nothing() -> None:
    alone = [topic.name for topic in TOPICS.values() if len(clauses_of(topic)) == 1]

    assert [one.topic for one in every() if one.outcome == "one source"] == alone


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


def test_a_difference_rests_on_the_topic() -> None:
    """Three of the sources have the Kaiserstich in some form: only a clause that decides the trick is named for it."""
    told = told_of(three_highest("koenigrufen"), HIGHEST)

    assert told.otherwise == {"winner", "leads"}
    assert told.clauses("koenigrufen") == ["KOE-CARDS-002"]
    assert {one.parts["winner"] for one in told.told.values()} == {0, 2}


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
    assert [one.item for one in asked.items] == ["Pagat"]
    assert asked.rules == "koenigrufen"


def test_the_same_cards_are_played_in_the_game_that_the_other_source_has() -> None:
    question = MayPlay(id=0, rules="karl", contract="Rufer", hand=["K♥", "I"], trick=["D♥"])
    asked = [asked_of(question, rules) for rules in sources()]

    assert {one.rules: one.contract for one in asked if isinstance(one, MayPlay)} == {
        "karl": "Rufer",
        "koenigrufen": "Rufer",
        "lungau": "Dreier",
        "zwanzigerrufen": "Normalspiel",
    }


def test_of_cards_that_one_pack_lacks_nobody_is_asked() -> None:
    hand = MayPlay(id=0, rules="karl", contract="Dreier", hand=["7♠", "I"], trick=["D♥"])

    assert "zwanzigerrufen" not in asked_of_all(hand, sources())


def test_orders_are_held_against_each_other_by_the_cards_that_both_know() -> None:
    assert apart({"trumps": ["Sküs", "XXI", "II", "I"]}, {"trumps": ["Sküs", "XXI", "I"]}) == frozenset()
    assert apart({"trumps": ["Sküs", "XXI"]}, {"trumps": ["XXI", "Sküs"]}) == {"trumps"}


def test_a_choice_that_one_does_not_know_is_no_difference() -> None:
    assert apart({"may Dreier": True, "may Solo": True}, {"may Dreier": False}) == {"may Dreier"}


def test_amounts_are_held_against_each_other_by_their_proportion() -> None:
    cheap = {"payments": [3, -1, -1, -1], "lines Spiel": [{"side": "declarer", "amount": 1}]}
    dear = {"payments": [6, -2, -2, -2], "lines Spiel": [{"side": "declarer", "amount": 2}]}
    other = {"payments": [6, -6, 0, 0], "lines Spiel": [{"side": "declarer", "amount": 2}]}

    assert apart(cheap, dear) == {"payments", "lines Spiel"}
    assert apart(in_proportion(cheap), in_proportion(dear)) == frozenset()
    assert apart(in_proportion(dear), in_proportion(other)) == {"payments"}


def test_what_both_multiply_alike_is_no_difference_over_it() -> None:
    """A Kontra doubles the announced Pagat in both: to 20 beside a Dreier of 20, and to 4 beside one of 4."""
    items = [
        Item(item="Spiel", side="declarer", won=True),
        Item(item="Pagat", side="declarer", won=True, announced=True, doubled=[1]),
    ]
    question = Settle(id=0, rules="koenigrufen", contract="Dreier", players=4, dealer=3, declarer=0, items=items)
    told = told_of(question, TOPICS["worth-of-a-kontra"])
    paid = {rules: one.parts["lines Pagat"][0]["amount"] for rules, one in told.told.items()}

    assert (paid["karl"], paid["koenigrufen"]) == (20, 4)
    assert all("lines Pagat" in told.resting[rules] for rules in ("karl", "koenigrufen"))
    assert "lines Pagat" not in told.otherwise


def test_how_many_times_an_amount_is_there_is_known_where_that_is_so_of_all_of_it() -> None:
    plain = {"payments": [3, -1, -1, -1], "lines Spiel": [{"side": "declarer", "amount": 1}]}
    doubled = {"payments": [6, -2, -2, -2], "lines Spiel": [{"side": "declarer", "amount": 2}]}
    other = {"payments": [4, -2, -1, -1], "lines Spiel": []}

    assert (factor("payments", doubled, plain), factor("lines Spiel", doubled, plain)) == (Fraction(2), Fraction(2))
    assert (factor("payments", other, plain), factor("lines Spiel", other, plain)) == (None, None)


def test_amounts_that_happen_to_make_up_for_each_other_are_told_from_nothing_won() -> None:
    lines = {"lines Spiel": [{"side": "declarer", "amount": 1}], "lines Uhu": [{"side": "foes", "amount": -1}]}

    assert cancels("payments", {"payments": [0, 0, 0, 0], **lines})
    assert not cancels("payments", {"payments": [0, 0, 0, 0]})
    assert not cancels("payments", {"payments": [3, -1, -1, -1], **lines})
    assert not cancels("lines Spiel", {"payments": [0, 0, 0, 0], **lines})


@pytest.mark.parametrize(
    ("topic", "parts"),
    [
        ("lost-sechserdreier", {"lines Könige", "lines Spiel"}),
        ("who-announces-a-valat", {"may Valat"}),
        ("bird-laid-away", {"allowed", "face_up"}),
        ("price-of-a-valat", {"lines Valat"}),
    ],
)
def test_two_sources_decide_by_the_topic_what_it_shows(topic: str, parts: set[str]) -> None:
    one = load_sides()[topic]

    assert {*one.parts} == parts
    assert sum(bool(side.clauses) for side in one.answers) > 1


def test_a_question_is_to_the_point_where_both_decide_it_and_by_what_answers_the_topic_first() -> None:
    both = told_of(three_highest("karl"), TOPICS["whole-trull-in-a-trick"])
    other = told_of(three_highest("karl"), TOPICS["order-of-trumps"])

    assert both.in_both
    assert both.by_the_first > other.by_the_first


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
    found = {rules: tuple(one for one in (each,) if one is not None) for rules, each in asked.items()}
    monkeypatch.setattr(searching, "asked_by_scenarios", found.get)


@pytest.mark.usefixtures("few")
def test_a_search_finds_the_difference_and_finds_it_again(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([HIGHEST.name]) == 0
    first = elsewhere.read_bytes()
    assert command.main([HIGHEST.name, "--anew"]) == 0

    assert elsewhere.read_bytes() == first
    assert capsys.readouterr().out.startswith("1 topics: 1 differ, ")
    assert command.main([HIGHEST.name, "--check"]) == 0


@pytest.mark.usefixtures("few")
def test_a_search_tells_where_sources_say_the_same_and_where_nobody_can_be_asked(elsewhere: Path) -> None:
    """Nothing in a trick tells of throwing in, or is known to one source alone."""
    assert command.main(["throwing-in", "glatze"]) == 0
    assert {name: one.outcome for name, one in load_sides().items()} == {
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
    assert all(question_of_side(side).rules == side.rules for one in every() for side in one.answers)
