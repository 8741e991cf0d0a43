"""Nothing is lost or made in any answer to any prefix of a deal, in every source and whatever way the deal ends."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest

from tarock_reference import respond
from tarock_second_opinion import lockstep
from tarock_second_opinion.conserved import KEPT, Moment
from tarock_second_opinion.engine_answers import asked, dealt, on_wire
from tarock_second_opinion.source import Source
from tarock_second_opinion.sources import SOURCES

EVERY_SOURCE: Final = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
FIRST: Final = 10**6
DEALS: Final = 60
"""How many deals of each source."""
WHOLE: Final = 6
"""In one of so many deals everything is asked."""


class Told(NamedTuple):
    """A random deal as a question with all its acts, and all its readings."""

    question: dict[str, Any]
    options: dict[str, str]


@functools.cache
def told(source: Source, seed: int) -> Told:
    """A random deal, most of its readings drawn."""
    case, _ = lockstep.random_run(source, seed)
    telling = source.tell(case)
    question = {"ask": "deal", **dealt(case, telling)}
    acts = [act for _, act in telling.replayed(case.wishes)]
    return Told({**question, "actions": on_wire(acts)}, source.whole(dict(case.options)))


def deals(source: Source) -> Iterator[Told]:
    """Some deals of a source, of each of its contracts in turn, played as far as somebody looks."""
    return (told(source, seed) for seed in range(FIRST, FIRST + DEALS))


def moments(
    source: Source, one: Told, places: Iterator[int], by: Callable[[bytes], bytes] = respond
) -> Iterator[Moment]:
    """What is answered after so many acts of a deal."""
    for place in places:
        question = {**one.question, "actions": one.question["actions"][:place]}
        yield Moment(KEPT[source.name], one.options, question, asked(source.name, question, by))


def places(one: Told, seed: int) -> Iterator[int]:
    """All places in some deals; in the others those at a bid, a call or the Talon, the end, and a few more."""
    rng, acts = random.Random(seed), one.question["actions"]
    every = seed % WHOLE == 0
    return (
        place
        for place in range(len(acts) + 1)
        if every or place >= len(acts) - 1 or acts[place]["do"] not in ("play", "say") or rng.random() < 0.1
    )


def lost_or_made(source: Source, by: Callable[[bytes], bytes] = respond) -> Iterator[str]:
    """Every fault of some deals, with the deal in which it is."""
    for seed, deal in enumerate(deals(source)):
        for moment in moments(source, deal, places(deal, seed), by):
            yield from (f"deal {seed} after {len(moment.acts)} acts: {fault}" for fault in moment.faults())


@pytest.mark.prove
@EVERY_SOURCE
def test_nothing_is_lost_or_made_in_any_deal_whatever_way_it_ends(source: Source) -> None:
    assert list(lost_or_made(source)) == []


# ------------------------------------------------------------------------------------------------- wrong engines

Spoil = Callable[[dict[str, Any], dict[str, Any]], None]
"""What a wrong engine makes of a right answer to a question."""


def hands_as_dealt(question: dict[str, Any], answer: dict[str, Any]) -> None:
    if not answer["next"] and not answer["tricks"]:
        answer["hands"] = question["hands"]


def empty_hands_at_the_end(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["over"]:
        answer["hands"] = [[] for _ in answer["hands"]]


def a_card_twice(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["tricks"] and answer["next"]:
        answer["hands"][0] = [*answer["hands"][0], answer["tricks"][0]["cards"][0]]


def a_card_in_another_hand(_: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["hands"][1].append(answer["hands"][0].pop()) if answer["hands"][0] else None


def an_open_card_of_nobody(question: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["face_up"] = question["hands"][0][:1]


def tricks_the_other_way_round(_: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["tricks"].reverse()


def a_wrong_leader(_: dict[str, Any], answer: dict[str, Any]) -> None:
    for trick in answer["tricks"]:
        trick["leader"] = (trick["leader"] + 1) % len(answer["hands"])


def nobody_next(_: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["next"] = []


def everybody_next(_: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["next"] = [{**turn, "seat": seat} for turn in answer["next"] for seat in range(4)]


def the_same_turn_twice(_: dict[str, Any], answer: dict[str, Any]) -> None:
    answer["next"] *= 2


def still_a_turn_at_the_end(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["over"]:
        answer["next"] = [{"seat": 0, "do": "play", "legal": ["I"]}]


def augen_too_many(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["augen"]:
        answer["augen"]["declarer"] = 1000


def money_from_nowhere(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["over"]:
        answer["payments"] = [1000, *answer["payments"][1:]]


def a_payment_too_few(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer["over"]:
        answer["payments"] = [0] * (len(answer["hands"]) - 1)


def money_before_the_end(_: dict[str, Any], answer: dict[str, Any]) -> None:
    if not answer["over"]:
        answer["payments"] = [0] * len(answer["hands"])


WRONG: Final[tuple[tuple[str, Spoil], ...]] = (
    ("cards", empty_hands_at_the_end),
    ("cards", a_card_twice),
    ("cards", a_card_in_another_hand),
    ("cards", an_open_card_of_nobody),
    ("tricks", tricks_the_other_way_round),
    ("tricks", a_wrong_leader),
    ("turns", nobody_next),
    ("turns", everybody_next),
    ("turns", the_same_turn_twice),
    ("turns", still_a_turn_at_the_end),
    ("Augen", augen_too_many),
    ("payments", money_from_nowhere),
    ("payments", a_payment_too_few),
    ("payments", money_before_the_end),
)


def spoiled(spoil: Spoil) -> Callable[[bytes], bytes]:
    """The reference engine, whose answers are spoiled."""

    def answering(line: bytes) -> bytes:
        reply = json.loads(respond(line))
        spoil(json.loads(line), reply["answer"])
        return json.dumps(reply).encode()

    return answering


@pytest.mark.gate("lungau")
@EVERY_SOURCE
@pytest.mark.parametrize(("part", "spoil"), WRONG, ids=lambda one: getattr(one, "__name__", ""))
def test_an_engine_that_loses_or_makes_something_is_found_out(source: Source, part: str, spoil: Spoil) -> None:
    found = next(lost_or_made(source, spoiled(spoil)), "nothing")

    assert found.partition(": ")[2].startswith(f"{part}: ")


@pytest.mark.prove
def test_an_engine_that_puts_the_hands_back_when_a_rufer_is_not_played_is_found_out() -> None:
    found = next(lost_or_made(SOURCES["karl"], spoiled(hands_as_dealt)), "nothing")

    assert found.partition(": ")[2].startswith("cards: ")
