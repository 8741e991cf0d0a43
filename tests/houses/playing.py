"""Whole deals of a house as strangers are asked about them: bid to reach a game, then anything that is allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tarock_engine import dealing, engine
from tarock_engine.actions import Action, Bid
from tarock_engine.cards import cards_in, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import State
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import house_of

PLAYERS = 4
QUIET = ("Vorhand", "Weiter", "Gut!")
ALONE = {"Fahren": QUIET, "Trischaken": QUIET}
"""What is said to reach a game without a declarer."""


@cache
def house(source: str, rest: str = "") -> House:
    """A house of a source, with ``rest`` in its profile: read once in a process, as trial deals are played by it."""
    return house_of(f'name = "a house"\nbased_on = "{source}"\n{rest}', "house.toml")


def asked(house: House, ask: str, **fields: Any) -> dict[str, Any]:
    """What a house answers to a question; its error where it gives one."""
    question = {"ask": ask, "id": 1, "rules": house.based_on, **fields}
    return msgspec.json.decode(house.respond(msgspec.json.encode(question)), type=dict[str, Any])


def answer(house: House, ask: str, **fields: Any) -> dict[str, Any]:
    """The answer to a question that has one."""
    reply = asked(house, ask, **fields)
    assert "answer" in reply, reply
    found: dict[str, Any] = reply["answer"]
    return found


def deal_questions(
    rules: RuleSet, game: str, chance: random.Random, *, is_quiet: bool = False, players: int = PLAYERS
) -> Iterator[dict[str, Any]]:
    """One deal as questions: after the auction, before the first card, and at its end.

    In a quiet one nothing is announced.
    """
    pack = cards_in(rules.pack)
    chance.shuffle(pack)
    dealt = dealing.deal_out(pack, dealing.seat_table(players, players - 1, rules), rules)
    state: State = engine.begin(dealt, rules)
    acts: list[dict[str, Any]] = []
    seen = ""
    while not engine.is_over(state):
        choice = engine.choices(state, rules)[0]
        if choice.deed != seen:
            yield _question(dealt, acts)
            seen = choice.deed
        act = _chosen(choice.actions, game, chance, is_quiet=is_quiet)
        _tell(acts, choice.deed, act)
        state = engine.advance(state, act, rules)
    yield _question(dealt, acts)


def _question(dealt: Any, acts: list[dict[str, Any]]) -> dict[str, Any]:
    halves = [names_in(half) for half in dealt.halves] if dealt.talon else []
    hands = [names_in(hand) for hand in dealt.hands]
    return {"players": len(hands), "dealer": len(hands) - 1, "hands": hands, "talon": halves, "actions": [*acts]}


def _chosen(actions: tuple[Action, ...], game: str, chance: random.Random, *, is_quiet: bool) -> Action:
    closing = [action for action in actions if action.words in ("ich liege", "Gut!", "Weiter")]
    if is_quiet and closing and not isinstance(closing[0], Bid):
        return closing[0]
    bids = {action.name: action for action in actions if isinstance(action, Bid)}
    wanted = [bids[name] for name in (game, *ALONE.get(game, ())) if name in bids]
    return wanted[0] if wanted else chance.choice(actions)


def _tell(acts: list[dict[str, Any]], deed: str, act: Action) -> None:
    last = acts[-1] if acts else {}
    if deed == "discard" and last.get("do") == "discard":
        acts[-1] = {**last, "what": f"{last['what']} {act.words}"}
        return
    acts.append({"seat": act.seat, "do": deed, "what": act.words})
