"""A scenario is played once only before whoever answers the same, and before engines that come to the same rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tarock_checking.diagnose import known_replies
from tarock_checking.diagnose.engines import Engines
from tarock_checking.diagnose.known_courses import KnownCourses, reply_digest
from tarock_checking.diagnose.search_limits import UNHURRIED
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_protocol import codec
from tarock_protocol.messages.questions import Deck, NextDealer, Question
from tarock_reference import respond
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.parts_read import Said, SaidPart
from tarock_steps.suite.scripts import Script

QUESTIONS: tuple[Question, ...] = (
    Deck(id=1, rules="lungau"),
    Deck(id=2, rules="lungau", options={"solodreier": "on"}),
    Deck(id=3, rules="lungau"),
)
LINES = tuple(map(codec.encode, QUESTIONS))


class Play:
    """A scenario of up to three questions, the last one asked only where the first is answered with a word."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, answer: Callable[[bytes], bytes]) -> Said:
        self.times += 1
        said = [answer(LINES[0]), answer(LINES[1])]
        if said[0] == b'"yes"':
            said.append(answer(LINES[2]))
        parts = tuple(SaidPart(place, "said", answer.decode()) for place, answer in enumerate(said))
        return Said(parts, None, is_whole=True, grounds=frozenset())


@pytest.fixture
def play() -> Play:
    return Play()


def test_who_answers_as_somebody_before_is_not_played_again(play: Play) -> None:
    courses = KnownCourses(play)
    first = courses.of({LINES[0]: b'"no"', LINES[1]: b'["LUN-PLAY-001"]'}.__getitem__)
    same = courses.of({LINES[0]: b'"no"', LINES[1]: b'["LUN-PLAY-001"]'}.__getitem__)

    assert same is first
    assert play.times == 1
    assert first.named == {"LUN-PLAY-001"}
    assert [question.options for question in first.asked] == [{}, {"solodreier": "on"}]


@pytest.mark.parametrize(
    ("replies", "parts"),
    [
        ((b'"no"', b'"LUN-PLAY-002"'), 2),
        ((b'"never"', b'"x"'), 2),
        ((b'"yes"', b'"x"', b'"LUN-PLAY-003"'), 3),
        ((b'"yes"', b'"x"', b'"y"'), 3),
    ],
)
def test_who_answers_otherwise_anywhere_is_heard(replies: tuple[bytes, ...], parts: int, play: Play) -> None:
    courses = KnownCourses(play)
    before = [
        courses.of(dict(zip(LINES, replies, strict=False)).__getitem__)
        for replies in ((b'"no"', b'"x"'), (b'"yes"', b'"x"', b'"x"'))
    ]
    found = courses.of(dict(zip(LINES, replies, strict=False)).__getitem__)

    assert play.times == 3
    assert found not in before
    assert [part.given for part in found.said.parts] == [reply.decode() for reply in replies]
    assert len(found.said.parts) == parts
    assert found.named == {reply.decode().strip('"') for reply in replies if b"LUN" in reply}


def test_each_question_is_asked_once_for_a_course(play: Play) -> None:
    asked: list[bytes] = []

    def answer(line: bytes) -> bytes:
        asked.append(line)
        return b'"yes"'

    courses = KnownCourses(play)
    courses.of(answer)
    courses.of(answer)

    assert asked == [*LINES, *LINES]
    assert play.times == 1


def engines(lungau: Variant) -> Engines:
    scripts = {planned.id: Script.of(planned) for planned in plan("lungau") if planned.area in ("settling", "bidding")}
    told = ToldScenarios(scripts, {}, (), {})
    return Engines(told, rules_of_readings("lungau", {}), lungau, UNHURRIED)


def test_a_passage_has_a_question_of_each_kind_for_which_an_engine_may_have_other_rules() -> None:
    """Who never offers a game plays by other rules where games are bid, and by the same where they are settled."""
    next_dealer = NextDealer(id=4, rules="lungau", players=4)
    lines = tuple(map(codec.encode, (QUESTIONS[0], QUESTIONS[2], next_dealer)))

    def play(answer: Callable[[bytes], bytes]) -> Said:
        for line in lines:
            answer(line)
        return Said((), None, is_whole=True, grounds=frozenset())

    asked = KnownCourses(play).of(lambda _: b'"yes"').asked

    assert [type(question) for question in asked] == [Deck, NextDealer]


def test_two_names_for_the_same_rules_are_played_once(lungau: Variant, known: dict[str, Deviation]) -> None:
    """A reading, and the impostor that holds the value of this reading where the default was asked for."""
    reading, impostor = known["solodreier=on"], known["contracts.Solodreier.available/on"]
    scenario = next(planned.id for planned in plan("lungau") if planned.area == "settling" and planned.dispute is None)
    looked = engines(lungau)
    first = looked.course(scenario, (reading,))
    played = looked.played

    assert looked.course(scenario, (impostor,)) is first
    assert looked.played == played
    assert looked.course(scenario, ()) is looked.course(scenario, ())
    assert looked.played == played


def test_an_engine_says_in_a_course_what_it_answers_over_the_wire(lungau: Variant, known: dict[str, Deviation]) -> None:
    """Questions written by ourselves are read without a look for faults; what is answered stays the same."""
    engine = Deviant(lungau.rules_for, [known["contracts.Dreier.terms.price_won/+1"]])
    right = Deviant(lungau.rules_for, [])
    line = LINES[1]

    assert engine.answer(line) == engine.respond(line)
    assert right.answer(line) == right.respond(line) == respond(line)


def test_rules_by_which_nobody_can_play_end_in_an_error(lungau: Variant, known: dict[str, Deviation]) -> None:
    """With nine in play there is nobody who could bid first."""
    nobody = known["sessions.players_in_play/=9"]
    scenario = next(planned.id for planned in plan("lungau") if planned.area == "bidding")
    found = engines(lungau).course(scenario, (nobody,))

    assert found.said.ending is not None
    assert found.said.ending.what == "ProtocolError"


def test_engines_with_the_same_rules_answer_a_question_once(
    monkeypatch: pytest.MonkeyPatch, lungau: Variant, known: dict[str, Deviation]
) -> None:
    replies: list[bytes] = []

    def heard(engine: Deviant, line: bytes) -> bytes:
        replies.append(line)
        return engine.answer(line)

    monkeypatch.setattr(known_replies, "replied", heard)
    found = known_replies.KnownReplies(kept(lungau.rules_for), {})
    reading, impostor = known["solodreier=on"], known["contracts.Solodreier.available/on"]
    engines_asked = [Deviant(kept(lungau.rules_for), some) for some in ((), (reading,), (impostor,), (reading,))]
    digests = [found.digest(engine, LINES[0]) for engine in engines_asked]

    assert len(replies) == 2
    assert digests[1] == digests[2] == digests[3] == reply_digest(engines_asked[1].answer(LINES[0]))
    assert [found.reply(engine, LINES[0]) for engine in engines_asked[1:]] == [engines_asked[1].answer(LINES[0])] * 3
    assert len(replies) == 2


def test_few_replies_are_kept_after_their_digests(monkeypatch: pytest.MonkeyPatch, lungau: Variant) -> None:
    monkeypatch.setattr(known_replies, "replied", lambda _, line: b"<%b>" % line)
    found, plain = (
        known_replies.KnownReplies(kept(lungau.rules_for), {}),
        Deviant(kept(lungau.rules_for), ()),
    )
    lines = [codec.encode(Deck(id=number, rules="lungau")) for number in range(1, 300)]
    digests = [found.digest(plain, line) for line in lines]

    assert digests == [reply_digest(found.reply(plain, line)) for line in lines]
    assert len(found._latest) < 70  # noqa: SLF001 - what is in memory


def test_what_is_known_to_be_right_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, lungau: Variant, known: dict[str, Deviation]
) -> None:
    question = codec.unnumbered(QUESTIONS[2])
    found = known_replies.KnownReplies(lungau.rules_for, {question: b'"as it was filled"'})
    monkeypatch.setattr(known_replies, "replied", lambda *_: b"asked")
    plain, wrong = Deviant(lungau.rules_for, ()), Deviant(lungau.rules_for, [known["counting.to_win/+1"]])

    assert found.reply(plain, LINES[2]) == b'{"id":3,"answer":"as it was filled"}'
    assert found.reply(plain, LINES[1]) == b"asked"
    assert found.reply(wrong, LINES[2]) == b"asked"
