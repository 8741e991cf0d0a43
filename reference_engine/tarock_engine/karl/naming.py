"""The phase in which the declarer names a Vogel after the König and before the Talon, in a house that wants it then."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tarock_engine import declaring, talon
from tarock_engine.actions import Call, Say, Step
from tarock_engine.karl.bid_ranks import with_bird_announced
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import NamingBird
from tarock_engine.karl.terms import has_to_announce_bird
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import AtTalon, Calling, Choice, Game, State
from tarock_language.message import message


def after_calling(state: Calling, call: Call, rules: KarlRules) -> State:
    """The phase after the call: a Vogel to be named, if the declarer was dealt one; else what comes without that."""
    found, ruled = declaring.after_calling(state, call, rules), rules.announcing.bird_named_with_koenig
    if ruled is None or not ruled.value or not isinstance(found, AtTalon) or not _held(found.game, rules):
        return found
    return NamingBird(found.game)


def _held(game: Game, rules: KarlRules) -> list[str]:
    """The Vögel that the declarer may name: those that he was dealt, if none is named and the game obliges to one."""
    if game.contract.bird is not None or not has_to_announce_bird(game.contract):
        return []
    birds = rules.owed_birds(game.contract).items()
    return [bird for bird, card in birds if game.dealt.hands[game.declarer] >> card & 1]


def _grounds(rules: KarlRules) -> Grounds:
    ruled = rules.announcing.bird_named_with_koenig
    return () if ruled is None else (ruled.clause,)


def choices(state: NamingBird, rules: KarlRules) -> tuple[Choice, ...]:
    """The Vögel that the declarer may name."""
    seat = state.game.declarer
    says = tuple(Say(seat, Step.ANNOUNCE, bird) for bird in _held(state.game, rules))
    return (Choice(seat, "say", says, (_grounds(rules),)),)


def refused(state: NamingBird, rules: KarlRules) -> Iterator[tuple[Say, Objection]]:
    """The Vögel that the declarer was not dealt, or that his game does not take."""
    for bird in rules.birds:
        say = Say(state.game.declarer, Step.ANNOUNCE, bird)
        found = objection(state, say, rules)
        if found is not None:
            yield say, found


def objection(state: NamingBird, say: Say, rules: KarlRules) -> Objection | None:
    """The reason why ``say`` is not allowed; None if it names a Vogel that the declarer was dealt."""
    seat = state.game.declarer
    if say.seat != seat:
        return Objection(message("seat {seat} has to speak", seat=seat), _grounds(rules))
    if say.item not in rules.owed_birds(state.game.contract) or say != Say(seat, Step.ANNOUNCE, say.item):
        return Objection(message("a Vogel has to be announced"), _grounds(rules))
    missing = say.item not in _held(state.game, rules)
    return Objection(message("the card is not in the hand"), _grounds(rules)) if missing else None


def after(state: NamingBird, say: Say, rules: KarlRules) -> State:
    """The Talon, with the Vogel announced in the game."""
    contract = with_bird_announced(state.game.contract, rules.birds[say.item], rules)
    return talon.begin(dataclasses.replace(state.game, contract=contract), rules)
