"""What the lockstep does not reach of Karls Tarockrunde: breaches over the wire, views, doubled deals, sessions."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

import pytest

from tarock_second_opinion.cards import PACK
from tarock_second_opinion.deals_of_tests import played
from tarock_second_opinion.engine_answers import amount, asked, on_wire
from tarock_second_opinion.karl import amounts, payments, sessions, view
from tarock_second_opinion.karl.glue import KarlTelling
from tarock_second_opinion.source import Act, Case
from tarock_second_opinion.sources import SOURCES

KARL: Final = SOURCES["karl"]
SHARE: Final = range(8 * len(KARL.contracts))
EVENTS: Final = {
    "Rufer": ["paid"],
    "Fahren": ["twelve tricks", "renonce", "from a Rufer"],
    "Dreier": ["valat", "valat failed", "retour game", "retour announcement"],
    "Bettler": ["retour game"],
}
"""What can come to pass in a few games."""
THROWING_IN: Final = {"no-throw-in": "others-may"}
OF_SESSIONS: Final = (
    "double-round-length",
    "paid-deal",
    "valat-double-round",
    "double-round-fahren",
    "retour-meaning",
    "double-round-last-hour",
)


# ---------------------------------------------------------------------------------------------------------- deals


class Told(NamedTuple):
    """A random deal with its end as the second opinion tells it, and the acts as the wire has them."""

    seed: int
    case: Case
    telling: KarlTelling
    acts: list[dict[str, object]]


def telling_of(case: Case) -> KarlTelling:
    telling = KARL.tell(case)
    assert isinstance(telling, KarlTelling)
    return telling


def steps_of(case: Case) -> Iterator[tuple[KarlTelling, Act]]:
    """Each act of a deal with what is known before it."""
    return telling_of(case).replayed(case.wishes)


@functools.cache
def told() -> list[Told]:
    found = []
    for seed in SHARE:
        case = played(KARL, seed).case
        acts = [act for _, act in steps_of(case)]
        telling = telling_of(case)
        for act in acts:
            telling.act(act)
        found.append(Told(seed, case, telling, on_wire(acts)))
    return found


def dealt(one: Told) -> dict[str, object]:
    """The deal of a question."""
    telling = telling_of(one.case)
    return {
        "options": dict(one.case.options),
        "players": 4,
        "dealer": one.case.dealer,
        "hands": telling.hands,
        "talon": telling.halves,
    }


def is_ended_as_told(one: Told) -> bool:
    """Whether the wire says of the end of a deal what the second opinion says, counted twice in every other deal."""
    game = one.telling.game
    game.doubled = one.seed % 2 == 1
    answer = asked("karl", {"ask": "deal", **dealt(one), "actions": one.acts, "doubled": game.doubled})
    renonce = None if game.fault is None else game.fault.seat
    lines = [] if renonce is not None or game.contract in ("", "Fahren") else amounts.lines(game)
    factor = 2 if game.doubled else 1
    return (
        answer["accepted"] == len(one.acts)
        and answer["over"]
        and answer.get("renonce") == renonce
        and answer["payments"] == [amount(paid) for paid in payments.settle(game)]
        and sorted(str(line["amount"]) for line in answer.get("lines", []))
        == sorted(str(amount(factor * line.amount)) for line in lines)
    )


@pytest.mark.prove
def test_the_wire_tells_the_end_of_every_deal_as_the_second_opinion_does() -> None:
    assert [deal.seed for deal in told() if not is_ended_as_told(deal)] == []


@pytest.mark.prove
def test_the_deals_of_the_wire_have_breaches_that_were_pointed_out_and_some_that_were_not() -> None:
    ends = [deal.telling.game.ended == "renonce" for deal in told() if deal.telling.game.faults]

    assert {True, False} <= set(ends)


def views_of(one: Told) -> Iterator[tuple[int, int, bool]]:
    """The places in a deal and the seats that are asked, and whether both agree on what that seat has seen."""
    rng, before = random.Random(one.seed), list[Act]()
    for telling, act in steps_of(one.case):
        course, seat = telling.course, rng.randrange(4)
        opening = course.phase == "play" and telling.game.tricks == []
        if (opening or rng.random() < 0.1) and (course.phase != "discard" or not telling.game.laid):
            answer = asked("karl", {"ask": "view", **dealt(one), "actions": on_wire(before), "seat": seat})
            ours = view.seen(course, seat), view.confers(course, seat)
            yield len(before), seat, ours == (sorted(answer["seen"], key=PACK.index), answer.get("confers", []))
        before.append(act)
    if one.telling.game.fault is None:
        for seat in range(4):
            answer = asked("karl", {"ask": "view", **dealt(one), "actions": on_wire(before), "seat": seat})
            shown = view.seen(one.telling.course, seat)
            yield len(before), seat, shown == sorted(answer["seen"], key=PACK.index)


@pytest.mark.prove
def test_the_wire_shows_each_seat_the_same_cards_and_lets_the_same_players_confer() -> None:
    asked_for = [(deal.seed, place, seat, agrees) for deal in told() for place, seat, agrees in views_of(deal)]

    assert len(asked_for) > 3 * len(SHARE)
    assert [(seed, place, seat) for seed, place, seat, agrees in asked_for if not agrees] == []


# ------------------------------------------------------------------------------------------------------- sessions


def any_past(rng: random.Random) -> sessions.Past:
    """A deal of a session."""
    if rng.random() < 0.1:
        return sessions.Past("", ("thrown in",))
    contract = rng.choice(list(EVENTS))
    events = [event for event in EVENTS[contract] if rng.random() < 0.1]
    if {"twelve tricks", "renonce"} <= {*events}:
        events.remove(rng.choice(("twelve tricks", "renonce")))
    if rng.random() < 0.1:
        events.append("handed on")
    high = Fraction(rng.randrange(200), rng.choice((1, 2, 3)))
    return sessions.Past(contract, tuple(events), (high, -high, high, -high))


def any_session(rng: random.Random) -> tuple[int, list[sessions.Past], int | None]:
    """A dealer, some deals, and perhaps the beginning of the last hour."""
    deals = [any_past(rng) for _ in range(rng.randrange(30))]
    last = rng.randrange(len(deals) + 1) if rng.random() < 0.6 else None
    return rng.randrange(4), deals, last


@pytest.mark.parametrize("reading_of", range(8))
def test_the_wire_tells_the_course_of_every_session_as_the_second_opinion_does(reading_of: int) -> None:
    for seed in range(reading_of * 50, reading_of * 50 + 50):
        rng = random.Random(seed)
        options = {option: rng.choice(KARL.readings[option]) for option in OF_SESSIONS} | THROWING_IN
        dealer, deals, last = any_session(rng)
        ours = sessions.course(dealer, deals, last, KARL.whole(options))
        answer = asked(
            "karl",
            {
                "ask": "session",
                "options": options,
                "players": 4,
                "dealer": dealer,
                "deals": [
                    {
                        "contract": past.contract,
                        "events": list(past.events),
                        "payments": [amount(paid) for paid in past.payments],
                    }
                    for past in deals
                ],
                "last_hour": last,
            },
        )
        rows = [(row["dealer"], row["vorhand"], row["doubled"]) for row in answer["deals"]]

        assert rows == [(row.dealer, row.vorhand, row.doubled) for row in ours.rows], (seed, options)
        assert answer["due"] == ours.due, (seed, options)
        assert answer["totals"] == [amount(total) for total in ours.totals], (seed, options)
