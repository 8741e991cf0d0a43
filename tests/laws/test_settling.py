from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.sources import (
    Every,
    every_source,
    every_source_where_all_may_play_alone,
    every_source_where_each_item_has_a_line,
    every_source_with_a_tariff,
)
from tests.laws.strategies import Course, seeds

from tarock_engine.actions import VALAT
from tarock_engine.contracts import Side
from tarock_reference import respond
from tarock_reference.scores import item_on_wire, wire_amount
from tarock_reference.source_answers import answers_of


@guards(
    *("LUN-SETTLING-023", "LUN-SETTLING-027", "LUN-SETTLING-029"),
    *("KOE-SETTLING-047", "KOE-SETTLING-048", "KOE-SETTLING-057", "KOE-SETTLING-060"),
    "KAR-SETTLING-040",
    *("ZWA-SETTLING-023", "ZWA-SETTLING-024", "ZWA-SETTLING-030"),
)
@every_source
@given(seed=seeds())
def test_payments_sum_to_zero(source: Every, seed: int) -> None:
    for course in source.courses(seed, 4):
        payments = course.settlement().payments

        assert sum(payments) == 0
        assert len(payments) == course.dealt.seating.players


@guards(
    *("LUN-SETTLING-023", "LUN-SETTLING-029"),
    *("KOE-SETTLING-047", "KOE-SETTLING-057"),
    *("KAR-TRISCHAKEN-016", "KAR-TRISCHAKEN-022"),
)
@every_source_where_all_may_play_alone
@given(seed=seeds())
def test_payments_sum_to_zero_where_everybody_plays_for_himself(source: Every, seed: int) -> None:
    for course in source.without_declarer(seed, 2):
        assert sum(course.settlement().payments) == 0


@guards(
    *("LUN-SETTLING-003", "LUN-SETTLING-008", "KOE-SETTLING-050", "KAR-SETTLING-040", "KAR-SETTLING-023"),
    *("ZWA-SETTLING-022", "ZWA-SETTLING-026"),
)
@every_source
@given(seed=seeds())
def test_every_line_and_every_payment_names_its_clauses(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        settlement = course.settlement()

        assert settlement.grounds
        for line in settlement.lines:
            assert line.grounds
            assert set(line.grounds) <= set(settlement.grounds)
        for item in course.score().items:
            assert item.grounds


@guards("LUN-SETTLING-008", "LUN-SETTLING-009", "KOE-SETTLING-050", "ZWA-SETTLING-016", "ZWA-SETTLING-022")
@every_source_where_each_item_has_a_line
@given(seed=seeds())
def test_every_item_has_a_line_and_goes_to_the_side_that_won_it(source: Every, seed: int) -> None:
    for course in source.games(seed, 3):
        items, lines = course.score().items, course.settlement().lines

        assert list(dict.fromkeys((line.name, line.side) for line in lines)) == list(
            dict.fromkeys((item.name, item.side) for item in items)
        )
        for item in items:
            own = [
                line
                for line in lines
                if (line.name, line.side) == (item.name, item.side) and item.against in (None, line.against)
            ]
            going = {(line.amount > 0) is (item.side is Side.DECLARER) for line in own if line.amount}
            assert going == {item.won}
            assert all(line.amount for line in own)
        assert len(lines) >= len(items)


@guards("LUN-SETTLING-001", "LUN-SETTLING-002", "KOE-SETTLING-001", "KOE-SETTLING-050")
@every_source_with_a_tariff
@given(seed=seeds(), factor=st.integers(2, 50))
def test_a_tariff_so_many_times_as_high_makes_every_payment_as_many_times_as_high(
    source: Every, seed: int, factor: int
) -> None:
    for course in source.courses(seed, 2):
        one, many = course.settlement(10), course.settlement(10 * factor)

        assert [factor * amount for amount in one.payments] == list(many.payments)
        assert [factor * line.amount for line in one.lines] == [line.amount for line in many.lines]


# ---------------------------------------------------------------------------------------------------- what can be


def replied(course: Course[Any], **fields: Any) -> Mapping[str, Any]:
    """What the reference replies to the sheet of a deal."""
    seating = course.dealt.seating
    options = dict(course.rules.chosen)
    asked = {"ask": "settle", "id": 1, "rules": course.rules.name, "options": options}
    table = {"players": seating.players, "dealer": seating.dealer}
    found: Mapping[str, Any] = json.loads(respond(json.dumps({**asked, **table, **fields}).encode()))
    return found


def sheet(course: Course[Any]) -> dict[str, Any]:
    """What is told of a game with a declarer."""
    game = course.declared
    items = [msgspec.to_builtins(item_on_wire(item)) | {"grounds": []} for item in course.items]
    told = {"declarer": game.declarer, "partner": game.partner, "from_talon": game.from_talon}
    return {"contract": game.contract.name, **told, "items": items}


def everybodys(course: Course[Any]) -> dict[str, Any]:
    """Everybody's Augen, and their tricks where a source asks for them."""
    seats = course.dealt.seating.seats
    taken = [trick.winner for trick in course.played.tricks]
    tricks = {} if course.rules.name == "lungau" else {"tricks": [taken.count(seat) for seat in seats]}
    augen = [wire_amount(course.augen.get(seat, 0)) for seat in seats]
    return {"contract": answers_of(course.rules).alone, "augen": augen, **tricks}


def is_told_whole(course: Course[Any]) -> bool:
    """Whether the items are all that a settlement depends on: no Valat takes the place of the game."""
    names = [item.name for item in course.items]
    return bool(names) and (VALAT not in names or "Spiel" in names)


@guards("LUN-SETTLING-023", "KOE-SETTLING-047", "KAR-SETTLING-040", "ZWA-SETTLING-023")
@every_source
@given(seed=seeds())
def test_no_sheet_of_a_played_deal_is_refused(source: Every, seed: int) -> None:
    for course in filter(is_told_whole, source.games(seed, 4)):
        reply = replied(course, **sheet(course))

        assert reply.get("answer", {}).get("payments") == [*map(wire_amount, course.settlement().payments)], reply


@guards("LUN-SETTLING-023", "KOE-SETTLING-047", "KAR-TRISCHAKEN-016")
@every_source_where_all_may_play_alone
@given(seed=seeds())
def test_no_augen_and_tricks_of_a_played_deal_are_refused(source: Every, seed: int) -> None:
    for course in source.without_declarer(seed, 2):
        if not course.is_played:
            continue
        told = everybodys(course)

        assert "answer" in replied(course, **told), replied(course, **told)
        for wrong in wrongly_shared(told, random.Random(seed)):
            assert "error" in replied(course, **told | wrong), wrong


def wrongly_shared(told: Mapping[str, Any], rng: random.Random) -> Iterator[dict[str, Any]]:
    """The same with nothing for anybody, with everything in no trick, and with too much for one trick."""
    number = len(told["augen"])
    yield {"augen": [0] * number}
    seat = rng.randrange(4)
    alone: Sequence[int] = [70 if place == seat else 0 for place in range(number)]
    if "tricks" in told:
        yield {
            "augen": alone,
            "tricks": [0 if place == seat else 12 if place == (seat + 1) % 4 else 0 for place in range(number)],
        }
        yield {
            "augen": alone,
            "tricks": [1 if place == seat else 11 if place == (seat + 1) % 4 else 0 for place in range(number)],
        }
    else:
        yield {"augen": [70 if place == seat else 1 if place == (seat + 1) % 4 else 0 for place in range(number)]}


BOTH_NEED: Mapping[str, Sequence[str]] = {
    "Trull": ("Trull", "Pagat", "Spatz"),
    "Pagat": ("Trull", "Pagat", VALAT),
    "Spatz": ("Trull", "Spatz", VALAT),
    VALAT: ("Pagat", "Spatz", VALAT),
}
"""What only one side of two can have won: the same cards or the same tricks."""


@guards("LUN-SETTLING-023", "KOE-SETTLING-047", "KAR-SETTLING-040", "ZWA-SETTLING-023")
@every_source
@given(seed=seeds())
def test_a_sheet_on_which_both_sides_need_the_same_is_refused(source: Every, seed: int) -> None:
    for course in filter(is_told_whole, source.games(seed, 4)):
        told = sheet(course)
        for item in told["items"]:
            side = "foes" if item["side"] == "declarer" else "declarer"
            for name in BOTH_NEED.get(item["item"], ()) if item["won"] else ():
                other = {"item": name, "side": side, "won": True, "announced": False, "doubled": []}

                assert "error" in replied(course, **told | {"items": [*told["items"], other]}), (item, other)
