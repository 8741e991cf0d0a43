"""The phase after the last card of Zwanzigerrufen in which sides claim Trull and 4 Könige.

A side claims those that were dealt to it, or in a house that says so, those that it has won.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from tarock_engine.actions import Say, Step
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.refusals import Finding, merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.seating import in_turn
from tarock_engine.state import Choice, Contest, Played, State, TakenTrick
from tarock_engine.zwanzigerrufen import counting, dealt
from tarock_engine.zwanzigerrufen.names import MATERIAL
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, scored_in_game
from tarock_engine.zwanzigerrufen.state import Claiming, game_played
from tarock_language.message import message


def begin(played: Played, rules: ZwanzigerrufenRules) -> State:
    """The round of claims, if there is one, or the end of the deal."""
    if not is_due(len(played.tricks), rules):
        return played
    won = counting.piles(game_played(played.contest).sides, played.tricks, rules)
    return opened(played.contest, played.tricks, won, rules)


def is_due(tricks: int, rules: ZwanzigerrufenRules) -> bool:
    """Whether there is a round of claims after this number of tricks."""
    asked = rules.bonuses.sets_are_claimed.value and bool(rules.in_use(MATERIAL))
    return asked and tricks >= rules.play.tricks.value


def opened(
    contest: Contest, tricks: tuple[TakenTrick, ...], won: Mapping[Side, Mask], rules: ZwanzigerrufenRules
) -> Claiming:
    """The round of claims before the first claim; ``won`` are the cards of each side's tricks."""
    seating = contest.dealt.seating
    return Claiming(
        contest=contest,
        tricks=tricks,
        won=won,
        order=in_turn(seating.active, seating.vorhand, rules.bidding.in_turn.value),
        place=0,
    )


def examine_claim(state: Claiming, item: str, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the speaker may claim the item."""
    grounds = turn_grounds(rules)
    if item not in rules.in_use(MATERIAL):
        return Finding(message("'{item}' is nothing to claim", item=item), grounds)
    known, not_here = scored_in_game(state.game.contract, item, rules)
    if not known:
        return Finding(message("a {game} knows no {item}", game=state.game.contract.name, item=item), not_here)
    if item in state.claims:
        return Finding(message("{item} has been claimed", item=item), grounds)
    side, why = dealt.side_with(item, state.contest.dealt.hands, state.won, state.game.sides, rules)
    mine = side is state.game.side_of(state.speaker)
    as_dealt = rules.bonuses.sets_as_dealt.value
    elsewhere = message("it was not dealt to this side" if as_dealt else "it was not won by this side")
    return Finding(None if mine else elsewhere, merged([grounds, why]))


def _says(state: Claiming, rules: ZwanzigerrufenRules) -> Iterator[tuple[Say, Finding]]:
    yield Say(state.speaker, None, rules.announcing.closing_word.value), Finding(None, ())
    for item in rules.in_use(MATERIAL):
        yield Say(state.speaker, Step.ANNOUNCE, item), examine_claim(state, item, rules)


def choices(state: Claiming, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """What the player in turn may claim."""
    found = list(_says(state, rules))
    says = tuple(say for say, finding in found if not finding.against)
    parts = [turn_grounds(rules), *(finding.grounds for _, finding in found)]
    return (Choice(state.speaker, "say", says, parts),)


def refused(state: Claiming, rules: ZwanzigerrufenRules) -> Iterator[tuple[Say, Objection]]:
    """What the player in turn may not claim."""
    for say, finding in _says(state, rules):
        if finding.objection is not None:
            yield say, finding.objection


def objection(state: Claiming, say: Say, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``say`` is not allowed; None if it is."""
    if say.seat != state.speaker:
        return Objection(message("seat {seat} has to speak", seat=state.speaker), turn_grounds(rules))
    if say.step is None:
        return None
    if say.step is not Step.ANNOUNCE:
        return Objection(message("nothing can be doubled any more"), turn_grounds(rules))
    return examine_claim(state, say.item, rules).objection


def after(state: Claiming, say: Say, rules: ZwanzigerrufenRules) -> State:
    """The round after another utterance; the last Weiter ends the deal."""
    del rules
    if say.step is not None:
        return state._replace(claims=(*state.claims, say.item))
    if state.place + 1 < len(state.order):
        return state._replace(place=state.place + 1)
    return Played(dataclasses.replace(state.contest, claims=state.claims), state.tricks)


def turn_grounds(rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses by which sets have to be claimed."""
    return (rules.bonuses.sets_are_claimed.clause,)
