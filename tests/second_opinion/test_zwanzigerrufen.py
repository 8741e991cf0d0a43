"""Zwanzigerrufen over the wire, with views, doubled deals and sessions, and what its share of random deals shows."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

import pytest

from tarock_engine import dealing as engines_dealing
from tarock_second_opinion import lockstep
from tarock_second_opinion.deals_of_tests import played, seen
from tarock_second_opinion.engine_answers import amount, asked, on_wire
from tarock_second_opinion.source import Act, Case, Sight
from tarock_second_opinion.sources import SOURCES
from tarock_second_opinion.zwanzigerrufen import amounts, dealing, payments, sessions, view
from tarock_second_opinion.zwanzigerrufen.cards import PACK, TO_CALL
from tarock_second_opinion.zwanzigerrufen.glue import ZwanzigerrufenTelling
from tarock_second_opinion.zwanzigerrufen.items import BONUSES

ZWANZIGERRUFEN: Final = SOURCES["zwanzigerrufen"]
SHARE: Final = range(200)
GAMES: Final = ("Normalspiel", "Farbensolo", "Solo")
CATCHES: Final = {"Normalspiel": ("mond", "mond partner"), "Solo": ("mond",), "Farbensolo": ("mond farbensolo",)}
OF_SESSIONS: Final = (
    "dealer-rotation",
    "doppelte-runde-trigger",
    "doppelte-runde-overlap",
    "doppelte-runde-what-counts",
)
THROWING_IN: Final = {"zusammenwerfen": "until-announcement"}
PLAIN: Final = Case(pack=tuple(PACK))
"""The canonical pack, everybody quiet."""


# ---------------------------------------------------------------------------------------------------------- deals


class Told(NamedTuple):
    """A random deal with its end as the second opinion tells it, and its acts."""

    seed: int
    case: Case
    telling: ZwanzigerrufenTelling
    acts: list[Act]


def telling_of(case: Case) -> ZwanzigerrufenTelling:
    telling = ZWANZIGERRUFEN.tell(case)
    assert isinstance(telling, ZwanzigerrufenTelling)
    return telling


def steps_of(case: Case) -> Iterator[tuple[ZwanzigerrufenTelling, Act]]:
    """Each act of a deal with what is known before it."""
    return telling_of(case).replayed(case.wishes)


@functools.cache
def told() -> list[Told]:
    found = []
    for seed in SHARE:
        case = played(ZWANZIGERRUFEN, seed).case
        acts = [act for _, act in steps_of(case)]
        telling = telling_of(case)
        for act in acts:
            telling.act(act)
        found.append(Told(seed, case, telling, acts))
    return found


def dealt(one: Told) -> dict[str, object]:
    """The deal of a question."""
    return {
        "options": dict(one.case.options),
        "players": 4,
        "dealer": one.case.dealer,
        "hands": one.telling.game.dealt,
        "talon": [],
    }


def is_ended_as_told(one: Told) -> bool:
    """Whether the wire says of the end of a deal what the second opinion says, counted twice in every other deal."""
    game = one.telling.game
    game.doubled = one.seed % 2 == 1
    answer = asked(
        "zwanzigerrufen", {"ask": "deal", **dealt(one), "actions": on_wire(one.acts), "doubled": game.doubled}
    )
    lines = [] if game.thrown_in else payments.staked_lines(game)
    return (
        answer["accepted"] == len(one.acts)
        and answer["over"]
        and answer["payments"] == [amount(paid) for paid in payments.settle(game)]
        and sorted(str(line["amount"]) for line in answer["lines"])
        == sorted(str(amount(line.amount)) for line in lines)
    )


@pytest.mark.prove
def test_the_wire_tells_the_end_of_every_deal_as_the_second_opinion_does() -> None:
    assert [deal.seed for deal in told() if not is_ended_as_told(deal)] == []


def views_of(one: Told) -> Iterator[tuple[int, int, bool]]:
    """The places in a deal and the seats that are asked, and whether both agree on what that seat has seen."""
    rng, before = random.Random(one.seed), list[Act]()
    for telling, act in steps_of(one.case):
        if rng.random() < 0.1:
            seat = rng.randrange(4)
            answer = asked("zwanzigerrufen", {"ask": "view", **dealt(one), "actions": on_wire(before), "seat": seat})
            ours = view.seen(telling.course, seat)
            agrees = (set(answer["seen"]), len(answer["seen"]), answer.get("confers", [])) == (ours, len(ours), [])
            yield len(before), seat, agrees
        before.append(act)


@pytest.mark.prove
def test_the_wire_shows_each_seat_the_same_cards() -> None:
    asked_for = [(deal.seed, place, seat, agrees) for deal in told() for place, seat, agrees in views_of(deal)]

    assert len(asked_for) > 4 * len(SHARE)
    assert [(seed, place, seat) for seed, place, seat, agrees in asked_for if not agrees] == []


# ------------------------------------------------------------------------------------------------------- sessions


def any_past(rng: random.Random) -> tuple[str, sessions.Past]:
    """A deal of a session with what was played in it."""
    if rng.random() < 0.15:
        return "", sessions.Past(("thrown in",))
    contract = rng.choice(GAMES)
    events = [rng.choice(CATCHES[contract])] if rng.random() < 0.25 else []
    high, game = Fraction(rng.randrange(-60, 60), 3), Fraction(rng.randrange(-20, 20))
    return contract, sessions.Past(tuple(events), (high, -high, -high, high), (game, -game, -game, game))


def past_on_wire(contract: str, past: sessions.Past) -> dict[str, object]:
    paid = {"payments": past.payments, "of_game": past.game} if past.payments else {}
    return {
        "contract": contract,
        "events": list(past.events),
        **{name: [amount(payment) for payment in found] for name, found in paid.items()},
    }


@pytest.mark.parametrize("tenth", range(10))
def test_the_wire_tells_the_course_of_every_session_as_the_second_opinion_does(tenth: int) -> None:
    for seed in range(tenth * 50, tenth * 50 + 50):
        rng = random.Random(seed)
        options = {option: rng.choice(ZWANZIGERRUFEN.readings[option]) for option in OF_SESSIONS} | THROWING_IN
        dealer, deals = rng.randrange(4), [any_past(rng) for _ in range(rng.randrange(30))]
        ours = sessions.course(dealer, [past for _, past in deals], ZWANZIGERRUFEN.whole(options))
        answer = asked(
            "zwanzigerrufen",
            {
                "ask": "session",
                "options": options,
                "players": 4,
                "dealer": dealer,
                "deals": [past_on_wire(*deal) for deal in deals],
            },
        )
        rows = [(row["dealer"], row["vorhand"], row["doubled"]) for row in answer["deals"]]

        assert rows == [(row.dealer, row.vorhand, row.doubled) for row in ours.rows], (seed, options)
        assert answer["due"] == ours.due, (seed, options)
        assert answer["totals"] == [amount(total) for total in ours.totals], (seed, options)


@pytest.mark.parametrize(
    ("reading", "factors"),
    [
        ("restart", [1, 2, 2, 2, 2, 2, 2, 1, 1, 1]),
        ("append", [1] + 8 * [2] + [1]),
        ("multiply", [1, 2, 2, 4, 4, 2, 2, 1]),
    ],
)
def test_overlapping_rounds_count_as_told(reading: str, factors: list[int]) -> None:
    one = (Fraction(1), Fraction(-1), Fraction(-1), Fraction(1))
    deals = [sessions.Past(("mond",) if number in (1, 3) else (), one) for number in range(1, len(factors) + 1)]

    totals = [
        sessions.course(0, deals[:number], ZWANZIGERRUFEN.whole({"doppelte-runde-overlap": reading})).totals[0]
        for number in range(len(deals) + 1)
    ]
    assert [after - before for before, after in itertools.pairwise(totals)] == factors


@pytest.mark.parametrize("dealer", range(4))
def test_both_know_who_cuts(dealer: int) -> None:
    rules = ZWANZIGERRUFEN.rules

    assert dealing.heber(dealer) == engines_dealing.cutter(engines_dealing.seat_table(4, dealer, rules), rules)


# ------------------------------------------------------------------------------------------- what the share shows


def shown() -> set[Sight]:
    return seen(ZWANZIGERRUFEN)


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_the_share_shows_every_game_won_and_lost_and_tied_with_a_valat_won_and_lost(game: str) -> None:
    assert {("won", game, name, won) for name in ("Spiel", "Valat") for won in (True, False)} <= shown()
    assert ("tie", game) in shown()


@pytest.mark.prove
def test_the_share_shows_every_called_tarock_and_vorhand_alone() -> None:
    assert {("called", card) for card in TO_CALL} <= shown()
    assert {("contract", "Normalspiel", partner) for partner in (True, False)} <= shown()


@pytest.mark.prove
@pytest.mark.parametrize("side", ["declarer", "foes"])
@pytest.mark.parametrize("name", BONUSES)
def test_the_share_shows_every_bonus_announced_and_silent_won_and_lost(name: str, side: str) -> None:
    ways = {(sight[3], sight[4]) for sight in shown() if sight[:3] == ("item", name, side)}

    # The Pagat alone is lost in silence.
    in_silence = {True, False} if name == "Pagat" else {True}
    assert ways == {(True, True), (False, True)} | {(won, False) for won in in_silence}


@pytest.mark.prove
def test_the_share_shows_what_is_rare_beside_the_bonuses() -> None:
    assert {("Märchenstich", game, False) for game in GAMES} <= shown()
    assert {("Märchenstich", game, True) for game in ("Normalspiel", "Solo")} <= shown()
    assert {("Mond", "Normalspiel", by_partner) for by_partner in (True, False)} <= shown()
    assert {("item", "Mondfang", side, True, False) for side in ("declarer", "foes")} <= shown()
    assert {("steps", of_game, number) for of_game in (True, False) for number in range(5)} <= shown()
    assert {("thrown in", later) for later in (True, False)} <= shown()
    assert {("broken off", normal) for normal in (True, False)} <= shown()
    assert {("knocked",), ("claimed", "Trull"), ("claimed", "Könige")} <= shown()


# ------------------------------------------------------------------------------------- the comparison can turn red


def test_a_wrong_payment_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(amounts.GAMES, "Solo", 3)

    found = lockstep.run(ZWANZIGERRUFEN, dataclasses.replace(PLAIN, wishes=((0, "Solo"),))).difference
    assert found is not None
    assert (found.what, found.place) == ("lines", "the end")


def test_piles_taken_in_another_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = dealing.knock
    monkeypatch.setattr(
        dealing, "knock", lambda pack, *, dealer, chosen: right(pack, dealer=dealer, chosen=chosen[::-1])
    )

    found = lockstep.run(ZWANZIGERRUFEN, dataclasses.replace(PLAIN, chosen=(0, 1, 2, 3))).difference
    assert found is not None
    assert found.what == "hands"
