"""Scenarios filled once: whoever is asked by a vector gets the verdict that playing the scenario comes to."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from tests.unit.filled_vectors import filled_of

from tarock_checking.playing.counterparts import Counterpart
from tarock_checking.playing.known_vectors import lesser
from tarock_checking.playing.player import Asking, Player
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Trick
from tarock_protocol.piped import Subprocess
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.vectors import IDS, NO_VECTORS, Likeness, Vectors, likeness, put_questions
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.symmetry.symmetries import BY_NAME

Answering = Callable[[bytes], bytes]
QUESTION = Trick(id=7, rules="lungau", players=4, contract="Dreier", dealer=0, leader=1, cards=["K♥", "B♥", "I", "A♥"])
REPLY = respond(codec.encode(QUESTION))
RIGHT = bytes(msgspec.json.decode(REPLY, type=dict[str, msgspec.Raw])["answer"])
ANSWER = json.loads(RIGHT)


def reply(answer: object, **said: object) -> bytes:
    return json.dumps({"id": 7, "answer": answer, **said}).encode()


def without_reasons() -> dict[str, object]:
    return {name: value for name, value in ANSWER.items() if name not in {"grounds", "why"}}


def test_the_right_answer_in_any_spelling_is_the_right_answer() -> None:
    assert ANSWER["grounds"]
    assert likeness(REPLY, QUESTION, RIGHT) is Likeness.REASONED
    assert likeness(reply(dict(reversed(ANSWER.items()))), QUESTION, RIGHT) is Likeness.REASONED
    assert likeness(reply(without_reasons()), QUESTION, RIGHT) is Likeness.BARE


@pytest.mark.parametrize(
    "given",
    [
        reply(ANSWER | {"winner": 0}),
        reply(ANSWER | {"grounds": ["LUN-PLAY-001"]}),
        reply({}),
        reply(ANSWER | {"more": 1}),
        reply(ANSWER, id=8),
        reply(ANSWER | {"winner": float(ANSWER["winner"])}),
        REPLY.replace(b'{"id":7,', b'{"id":7,"id":7,'),
        REPLY.replace(b'"winner":', b'"winner":9,"winner":'),
        b'{"id":7,"declined":"no"}',
        b'{"id":7,"error":"no"}',
        REPLY[:-1],
        b"",
        b"\xff",
    ],
)
def test_nothing_else_is(given: bytes) -> None:
    assert likeness(given, QUESTION, RIGHT) is Likeness.NONE


def asking(source: str, chosen: tuple[Planned, ...], options: dict[str, str] | None = None) -> Asking:
    return Asking(source=source, options=options or {}, asked=chosen, share=0.05, is_reference=False)


@cache
def area(source: str, name: str) -> tuple[Planned, ...]:
    return tuple(planned for planned in plan(source) if planned.area == name)


@cache
def filled(source: str, name: str, option: str = "", reading: str = "") -> tuple[Asking, Vectors]:
    asked = asking(source, area(source, name), {option: reading} if option else {})
    return asked, filled_of(asked)


def verdicts(asked: Asking, vectors: Vectors, program: Answering) -> list[Verdict]:
    player = Player(asked, InProcess(program), Budget(), vectors=vectors)
    everywhere = range(len(asked.asked))
    places = {planned.id: place for place, planned in enumerate(asked.asked)}
    plain = [player.play(place, everywhere)[0] for place in everywhere]
    put = filled(asked.source, asked.asked[0].area)[1].counterparts
    relabelled = [Counterpart(places[scenario], BY_NAME[symmetry]) for scenario, symmetry in put]
    found = plain + [player.play_counterpart(counterpart, relabelled) for counterpart in relabelled]
    return [
        msgspec.structs.replace(verdict, exchanges=[]) if verdict.outcome is Outcome.PASSED else verdict
        for verdict in found
    ]


def without_grounds(line: bytes) -> bytes:
    said = json.loads(respond(line))
    return json.dumps(bare(said)).encode()


def bare(part: object) -> object:
    if isinstance(part, dict):
        return {name: bare(inner) for name, inner in part.items() if name not in {"grounds", "why"}}
    return [*map(bare, part)] if isinstance(part, list) else part


def erring(line: bytes) -> bytes:
    asked = json.loads(line)
    if asked["ask"] == "deal" and asked["id"] % 3 == 0:
        return json.dumps({"id": asked["id"], "error": "not today"}).encode()
    if asked["ask"] == "may_discard":
        return json.dumps({"id": asked["id"], "declined": "never"}).encode()
    return respond(line)


def without_deals(line: bytes) -> bytes:
    said = json.loads(respond(line))
    if json.loads(line)["ask"] == "hello":
        said["answer"]["questions"].remove("deal")
    return json.dumps(said).encode()


PROGRAMS: dict[str, Answering] = {
    "the reference": respond,
    "no reasons": without_grounds,
    "errors and declines": erring,
    "no deals": without_deals,
}


@pytest.mark.gate("the reference", "errors and declines")
@pytest.mark.parametrize("program", PROGRAMS)
def test_the_verdict_by_a_vector_is_that_of_the_scenario_played(program: str) -> None:
    asked, vectors = filled("lungau", "talon")

    assert len(vectors.scenarios) == len(asked.asked)
    assert verdicts(asked, vectors, PROGRAMS[program]) == verdicts(asked, NO_VECTORS, PROGRAMS[program])


OF_TALON = [impostor for impostor in impostors("lungau") if "-TALON-" in impostor.clause]


@pytest.mark.gate(12, 30)
@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(scenario, id=scenario.id, marks=[pytest.mark.prove] if place % 6 else [])
        for place, scenario in enumerate(OF_TALON)
    ],
)
def test_who_is_wrong_fails_as_if_all_was_played(wrong: object) -> None:
    asked, vectors = filled("lungau", "talon")
    program = wrong.respond()  # type: ignore[attr-defined]

    assert verdicts(asked, vectors, program) == verdicts(asked, NO_VECTORS, program)


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_so_it_is_in_every_source(source: str) -> None:
    asked, vectors = filled(source, "settling")
    wrong = [impostor.respond() for impostor in impostors(source) if "-SETTLING-" in impostor.clause][::36]
    outcomes = set[Outcome]()
    for program in (respond, without_grounds, *wrong):
        found = verdicts(asked, vectors, program)
        assert found == verdicts(asked, NO_VECTORS, program)
        outcomes |= {verdict.outcome for verdict in found}

    assert outcomes >= {Outcome.PASSED, Outcome.FAILED}


@pytest.mark.prove
def test_by_another_reading_what_is_right_is_filled_too() -> None:
    asked, vectors = filled("lungau", "talon", "talon-must-be-taken", "may-leave")
    program = without_grounds

    found = verdicts(asked, vectors, program)

    assert found == verdicts(asked, NO_VECTORS, program)
    assert {verdict.basis for verdict in found} == {"transcribed", "derived"}


def for_cards_alone(line: bytes) -> bytes:
    said = json.loads(without_deals(line))
    if json.loads(line)["ask"] == "hello":
        said["answer"]["fields"] = {"play": ["accepted", "refused", "tricks"], "settle": ["payments"]}
    return json.dumps(said).encode()


@pytest.mark.gate("without_deals")
@pytest.mark.parametrize(
    "area_", [*(pytest.param(area, marks=pytest.mark.prove) for area in ("play", "settling")), "trischaken"]
)
@pytest.mark.parametrize("program", [without_deals, for_cards_alone])
def test_a_program_that_offers_less_is_asked_by_vectors_of_its_own(program: Answering, area_: str) -> None:
    asked = asking("lungau", area("lungau", area_))
    hello = InProcess(program).hello
    vectors = filled_of(asked, lesser(hello))
    counterparts = [Counterpart(0, BY_NAME[symmetry]) for _, symmetry in vectors.counterparts]

    assert len(vectors.scenarios) > len(asked.asked) // 3
    assert counterparts
    assert verdicts(asked, vectors, program) == verdicts(asked, NO_VECTORS, program)


def test_no_two_questions_of_a_run_have_the_same_number() -> None:
    asked, vectors = filled("lungau", "talon")
    numbers = list[int]()

    def program(line: bytes) -> bytes:
        numbers.append(json.loads(line)["id"])
        return respond(line)

    verdicts(asked, vectors, program)
    again = [number for number in numbers[1:] if numbers.count(number) > 1]

    assert len(numbers) > len(asked.asked)
    assert again == []


BREAKS = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked = json.loads(line)
    if asked["ask"] == "settle":
        sys.exit(3)
    declined = json.dumps(dict(id=asked["id"], declined="not I")).encode()
    sys.stdout.buffer.write((declined if asked["ask"] == "next_dealer" else respond(line)).strip() + b"\\n")
    sys.stdout.flush()
"""
"""A program that ends when it is asked to settle, and does not say who deals next."""


@pytest.mark.prove
def test_nobody_is_charged_with_a_crash_over_a_question_that_its_scenario_does_not_come_to() -> None:
    whole = filled("lungau", "sessions")[1].scenarios
    kinds = {scenario: [codec.kind(question.decoded()) for question in whole[scenario].asked] for scenario in whole}
    both = next(scenario for scenario in kinds if kinds[scenario] == ["next_dealer", "settle"])
    other = next(
        scenario for scenario in kinds if kinds[scenario] and {"next_dealer", "settle"}.isdisjoint(kinds[scenario])
    )
    chosen = tuple(scenario for name in (both, other) for scenario in area("lungau", "sessions") if scenario.id == name)
    with Subprocess([sys.executable, "-c", BREAKS]) as driver:
        player = Player(asking("lungau", chosen), driver, Budget(), vectors=Vectors(whole))
        found = [player.play(place, [place])[0].outcome for place in range(2)]

    assert found == [Outcome.DECLINED, Outcome.PASSED]
    assert driver.breaks == 0


def test_what_was_sent_of_a_scenario_that_is_taken_over_is_left_out() -> None:
    asked, vectors = filled("lungau", "talon")
    place = next(place for place, scenario in enumerate(asked.asked) if vectors.scenarios[scenario.id].asked)
    (first, *_) = put_questions(vectors.scenarios[asked.asked[place].id].asked, place * IDS)
    ahead = Player(asked, InProcess(respond), Budget(), vectors=vectors)
    between, elsewhere = ahead.play_ahead(place + 1, [place + 1]), ahead.play_ahead(place, [place])
    driver = InProcess(respond)
    player = Player(asked, driver, Budget(), vectors=vectors)
    player.play(place + 2, [place, place + 1, place + 2])
    assert player.take_over(between) is None  # what is played after a scenario shows that nothing came behind it
    player.play(place + 1, [])
    sent = driver.fetched(first.line)

    assert player.take_over(elsewhere)
    assert sent is not None
    assert driver.fetched(first.line) is None


def test_a_verdict_that_is_in_the_vector_is_not_sent_and_taken_from_the_vector_where_it_is() -> None:
    asked, vectors = filled("lungau", "talon")
    place = next(place for place, scenario in enumerate(asked.asked) if vectors.scenarios[scenario.id].asked)
    right = Player(asked, InProcess(respond), Budget(), vectors=vectors).play_ahead(place, [place])
    player = Player(asked, InProcess(respond), Budget(), vectors=vectors)

    assert right.verdict is None
    assert player.take_over(right) == player.play(place, [place])[0]
    assert Player(asked, InProcess(respond), Budget(), vectors=NO_VECTORS).take_over(right) is None


def test_a_verdict_that_is_not_in_the_vector_is_sent() -> None:
    asked, vectors = filled("lungau", "talon")
    place = next(place for place, scenario in enumerate(asked.asked) if vectors.scenarios[scenario.id].asked)
    wrong = Player(asked, InProcess(without_grounds), Budget(), vectors=vectors).play_ahead(place, [place])
    elsewhere = Player(asked, InProcess(respond), Budget(), vectors=vectors)

    assert wrong.verdict is not None
    assert elsewhere.take_over(wrong) == wrong.verdict
    assert wrong.verdict.grounds != vectors.scenarios[wrong.verdict.scenario].rests_on
