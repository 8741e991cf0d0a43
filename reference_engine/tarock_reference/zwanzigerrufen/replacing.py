"""Reads the game whose place a Valat takes on a sheet of Zwanzigerrufen, where an amount depends on its doublings."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.contracts import Side
from tarock_engine.scoring import ScoredItem
from tarock_engine.seating import Seat
from tarock_engine.zwanzigerrufen.terms import terms_of
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_reference import scores
from tarock_reference.bad_questions import refuse_question
from tarock_reference.possible import sheets
from tarock_reference.possible.sheets import Known
from tarock_reference.zwanzigerrufen.contradictions import Sheet


def game_replaced(question: questions.Settle, sheet: Sheet, known: Known) -> ScoredItem | None:
    """The game that a Valat replaces; None if the question tells none. Refuses one on which nothing depends."""
    if isinstance(question.replaced, msgspec.UnsetType):
        return None
    if sheet.can_score(SPIEL):
        expected = message("nothing, because no Valat takes the place of the game")
        refuse_question("replaced", expected, question.replaced.item)
    if not _has_to_do_with_game(sheet):
        refuse_question("replaced", message("nothing, because no amount depends on the game"), question.replaced.item)
    steps = sheet.rules.announcing.highest_step.value
    game = scores.item(question.replaced, "replaced", sheet.parties.seating, [SPIEL], steps)
    sheets.refuse_impossible_game(game, sheet.parties, sheet.items, known)
    sheets.refuse_others_steps(game, "replaced", sheet.parties)
    sheets.refuse_doubled_apart([*sheet.items, game], sheet.rules)
    return game


def _has_to_do_with_game(sheet: Sheet) -> bool:
    """Whether the doublings of the game multiply a Valat."""
    worth = terms_of(sheet.parties.contract).valat
    valats = [worth[item.announced].value for item in sheet.items if item.name == VALAT]
    return any(valat.with_kontra for valat in valats) or not sheet.rules.settling.doubled_alone.value


def doublings_of_game(sheet: Sheet) -> Mapping[Seat | None, int]:
    """How often the game that a Valat replaces was doubled, by the opponent whose account it is."""
    game, parties = sheet.replaced, sheet.parties
    if game is None or game.against is None:
        return {None: 0 if game is None else len(game.doubled)}
    foes = [seat for seat in parties.seating.active if parties.side_of(seat) is Side.FOES]
    return {foe: len(game.doubled) if foe == game.against else 0 for foe in foes}
