"""Doubled deals that a house can bring in: rulings that its source does not have, and as what each begins."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from tarock_engine import sessions
from tarock_engine.actions import MONDFANG, SPIEL, TRISCHAKEN, VALAT
from tarock_engine.certain import of_kind
from tarock_engine.rounds import DoubledRounds, RoundLength
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Ruling
from tarock_engine.zwanzigerrufen.rules import DoppelteRunde, ZwanzigerrufenRules

Value = TypeVar("Value")
_Placed = Iterator[tuple[str, Ruling[Any]]]
"""Rulings with their paths."""


def rounds_of_houses(rules: RuleSet) -> _Placed:
    """Doubled deals, in a source that has none, and in Zwanzigerrufen what brings them beside a Mondfang."""
    doubled = rules.sessions.doubled
    clause = rules.sessions.rotation.clause if doubled is None else doubled.stake.clause
    if hasattr(vars(rules)["settling"], "rounding"):
        yield "sessions.doubled.rounded_last", Ruling(value=False, clause=clause)
    if isinstance(rules, ZwanzigerrufenRules):
        triggers = of_kind(rules.sessions.doubled, DoppelteRunde).triggers
        events = [event for event in sessions.OCCASIONS if event != sessions.TWELVE_TRICKS]
        yield from _occasions([*events, TRISCHAKEN, *_own_occasions(rules)], [*triggers.value], rules)
        yield from (
            (f"sessions.doubled.{name}", Ruling(0, clause)) for name in ("rounds_at_first", "rounds_of_last_hour")
        )
    else:
        own = [sessions.MOND, sessions.NO_TRICK, *_own_occasions(rules)]
        yield from _occasions(own, [*sessions.OCCASIONS, *sessions.FOR_ALL], rules)
    yield "sessions.doubled.deals_at_five", Ruling(None, rules.sessions.five_may_sit.clause)
    if rules.sessions.doubled is None:
        plain = no_rounds(rules.sessions.rotation.clause)
        for field in dataclasses.fields(plain):
            ruling = getattr(plain, field.name)
            if isinstance(ruling, Mapping):
                yield from ((f"sessions.doubled.{field.name}.{name}", inner) for name, inner in ruling.items())
            elif ruling is not None:
                yield f"sessions.doubled.{field.name}", ruling


def _own_occasions(rules: RuleSet) -> Iterator[str]:
    """The games and items of a source, each of which can bring doubled deals in a house."""
    yield from (contract.name for contract in rules.contracts if contract.name not in sessions.FOR_ALL)
    yield from (item for item in rules.items if item not in (SPIEL, VALAT, MONDFANG))


def _occasions(own: Sequence[str], known: Sequence[str], rules: RuleSet) -> _Placed:
    """How many rounds further events bring, and how many deals a round has that one of them or a known one brings."""
    doubled: Any = rules.sessions.doubled
    clause = rules.sessions.rotation.clause if doubled is None else doubled.length.clause
    yield from ((f"sessions.doubled.occasions.{event}", Ruling(0, clause)) for event in own)
    yield from ((f"sessions.doubled.deals_of.{event}", Ruling(None, clause)) for event in (*known, *own))


def no_rounds(clause: ClauseId) -> DoubledRounds:
    """The rulings on doubled deals where nothing brings any."""

    def ruling(value: Value) -> Ruling[Value]:
        return Ruling(value, clause)

    return DoubledRounds(
        stake=ruling(2),
        length=ruling(RoundLength(deals=4, most=None)),
        paid_deal_uses_up=ruling(True),  # noqa: FBT003 -- the value of a ruling
        rounds_at_first=ruling(0),
        rounds_of_fahren=ruling(0),
        fahren_counts=ruling(sessions.every_fahren),
        occasions={event: ruling(0) for event in sessions.OCCASIONS},
        rounds_of_last_hour=ruling(0),
        whole_last_hour=ruling(False),  # noqa: FBT003
        deals_until_begin=ruling(1),
        rounds_queue_up=ruling(True),  # noqa: FBT003
        most_at_once=ruling(1),
        occasions_add_up=ruling(True),  # noqa: FBT003
    )
