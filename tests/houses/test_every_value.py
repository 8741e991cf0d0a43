"""Every ruling at every value that a profile may give it: what is played and settled by it keeps to these laws."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

import pytest

from tarock_engine import engine, sessions, staking
from tarock_engine.rounds import Past
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_engine.state import State, ThrownIn
from tarock_reference.houses import trial
from tarock_reference.houses.added_rulings import rulings_to_add, with_added
from tarock_reference.houses.profile_mistakes import WrongValueError
from tarock_reference.houses.typed import Point, typed
from tarock_reference.impostors import others, swapped
from tarock_reference.source_answers import answers_of, games_of
from tarock_steps.catalogue.loading import sources

NUMBERS: Final = (0, 1, 2, 5)
"""Tried for every ruling that is a number, or one of whose parts is."""
GATE: Final = 40
"""The gate tries the values of every so many-th ruling, the proof all."""
DEALS: Final = 2
"""The proof settles so many deals by each value; with each value the games go on where those of the last one ended."""
Value = tuple[str, object]


@functools.cache
def grown(source: str) -> RuleSet:
    """A source with all added rulings that a house can add, each as it begins."""
    return with_added(RULE_SETS[source], rulings_to_add(RULE_SETS[source]))


def values(source: str) -> Iterator[Value]:
    """The values of a source's rulings, and of those that a house can add, by their paths."""
    rules = grown(source)
    for path, ruling in rules.rulings():
        for value in dict.fromkeys([*others(source, path, ruling), *written(path, ruling, rules)]):
            yield path, value


def written(path: str, one: Ruling[Any], rules: RuleSet) -> Iterator[object]:
    """The numbers that a profile may give a ruling, or a part of it."""
    fields = [name for name, part in getattr(one.value, "_asdict", dict)().items() if type(part) is int]
    for number in NUMBERS if type(one.value) in (int, Fraction) or fields else ():
        parts: list[object] = [{field: number} for field in fields]
        for given in parts or [number]:
            try:
                yield typed(given, Point(rules, path, one))
            except WrongValueError:
                continue


def sessions_of(source: str) -> list[Value]:
    """The values of rulings on sessions; with another number of players no deal can be dealt."""
    found = ((path, value) for path, value in values(source) if path.startswith(("sessions.", "dealing.")))
    return [(path, value) for path, value in found if path != "sessions.players_in_play"]


# ------------------------------------------------------------------------------------------------------- sessions


def past_deals(rules: RuleSet, rng: random.Random) -> list[Past]:
    """Some deals with what can come to pass in them, each paid or not."""
    return [past_deal(rules, rng) for _ in range(rng.randint(1, 9))]


def past_deal(rules: RuleSet, rng: random.Random) -> Past:
    game = rng.choice(games_of(rules))
    happened = [
        rng.choice(group) for group in answers_of(rules).happenings(game, rules) if group and rng.random() < 0.3
    ]
    known = [event for event in happened if event in rules.procedure.rounds.events(rules)]
    amount = rng.randrange(5)
    paid = () if rng.random() < 0.2 else (3 * amount, -amount, -amount, -amount)
    return Past(game, frozenset(known[:1]), paid)


def faults_of_session(rules: RuleSet, deals: Sequence[Past], last_hour: int | None) -> Iterator[str]:
    """What a session has that none can have."""
    found = sessions.course(4, 0, deals, rules, last_hour)
    told, stake = rules.sessions.doubled, 1 if rules.sessions.doubled is None else rules.sessions.doubled.stake.value
    following = found.deals[-1].doubled
    if following and not found.due:
        yield "the next deal is doubled, and none is due"
    most = getattr(told, "most_at_once", None)
    if found.due and not following and stake > 1 and (most is None or most.value):
        yield "doubled deals are due, and the next one is none"
    if any(row.doubled for row in found.deals) and stake <= 1:
        yield "a deal is doubled that counts no more than once"
    doubled = found.due or any(row.doubled for row in found.deals)
    if doubled and last_hour is None and _has_no_length(told):
        yield "a round of no deals doubles some"
    if sum(found.totals):
        yield "what everybody has received does not come to nothing"
    if not any(past.payments for past in deals) and any(found.totals):
        yield "somebody has received something, and nobody has paid"


def _has_no_length(told: object) -> bool:
    """Whether a doubled round has no deals."""
    length = getattr(told, "length", None)
    return length is not None and 0 in (length.value, getattr(length.value, "deals", None))


def hold_sessions(source: str, tried: Sequence[Value]) -> list[str]:
    """The faults of sessions by each value."""
    faults: list[str] = []
    for path, value in tried:
        rules, rng = swapped(grown(source), path.split("."), value), random.Random(path)
        for _ in range(20):
            deals = past_deals(rules, rng)
            hour = rng.choice((None, None, rng.randint(0, len(deals))))
            faults += [f"{path} = {value}: {fault}" for fault in faults_of_session(rules, deals, hour)]
    return list(dict.fromkeys(faults))


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_a_session_keeps_to_its_laws_by_whatever_value(source: str) -> None:
    assert hold_sessions(source, sessions_of(source)) == []


@pytest.mark.parametrize("source", ["zwanzigerrufen"])
def test_a_round_of_no_deals_doubles_none(source: str) -> None:
    rules = swapped(RULE_SETS[source], ["sessions", "doubled", "length"], 0)
    found = sessions.course(4, 0, [Past("Solo", frozenset({"mond"}))], rules)

    assert (found.due, [row.doubled for row in found.deals]) == (0, [False, False])


# ---------------------------------------------------------------------------------------------------- settlements


def ends(rules: RuleSet, seed: int) -> Iterator[State]:
    """Ends of deals with every game, the game of ``seed`` first; none where nobody can play by these rules.

    A profile with such rules is told so.
    """
    ways = list(trial._ways(rules))  # noqa: SLF001 -- the ways of bidding of the trial
    for number in range(seed, seed + len(ways)):
        players, bidder = ways[number % len(ways)]
        try:
            yield trial.play(rules, players, bidder, random.Random(number))
        except Exception:  # noqa: BLE001, S112 -- whatever it is, the trial refuses the house for it
            continue


def faults_of_end(end: State, rules: RuleSet) -> Iterator[str]:
    """What a settlement has that none can have."""
    found = engine.settlement(end, rules)
    if sum(found.payments):
        yield "the payments do not come to nothing"
    if not engine.score(end, rules).items and found.lines:
        yield "there are lines without an item"
    items = {(item.name, item.side) for item in engine.score(end, rules).items}
    if items and not {(line.name, line.side) for line in found.lines} <= items:
        yield "something is paid that was not scored"
    if isinstance(end, ThrownIn) and any(found.payments):
        yield "a deal is paid that was thrown in"
    if rules.sessions.doubled is None:
        return
    stake, whole = rules.sessions.doubled.stake.value, rules.sessions.doubled.whole_settlement
    more = found.payments if whole is None or whole.value else found.of_game
    due = [payment + (stake - 1) * extra for payment, extra in zip(found.payments, more or found.payments, strict=True)]
    if list(staking.staked(found, rules, is_doubled=True).payments) != due:
        yield "a doubled deal does not pay its stake"
    if staking.staked(found, rules, is_doubled=False).payments != found.payments:
        yield "a deal that is not doubled pays more or less than it comes to"


def hold_settlements(source: str, tried: Sequence[Value], number: int) -> list[str]:
    """The faults of settlements by each value."""
    faults: list[str] = []
    for place, (path, value) in enumerate(tried):
        rules = swapped(grown(source), path.split("."), value)
        for end in itertools.islice(ends(rules, number * place), number):
            faults += [f"{path} = {value}: {fault}" for fault in faults_of_end(end, rules)]
    return list(dict.fromkeys(faults))


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", sources())
def test_a_settlement_keeps_to_its_laws_by_some_values(source: str) -> None:
    assert hold_settlements(source, list(values(source))[::GATE], 2) == []


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_settlement_keeps_to_its_laws_by_every_value(source: str) -> None:
    assert hold_settlements(source, list(values(source)), DEALS) == []
