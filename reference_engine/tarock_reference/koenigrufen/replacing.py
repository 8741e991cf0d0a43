"""Sheets of Tarock-Königrufen in readings in which one item replaces another: a Valat the game, an Ultimo two."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tarock_engine.actions import KOENIG_ULTIMO, SPIEL, VALAT
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.scoring import Parties, ScoredItem
from tarock_language.message import Word, message
from tarock_protocol.messages import questions
from tarock_reference import scores
from tarock_reference.bad_questions import refuse_question
from tarock_reference.possible import sheets
from tarock_reference.possible.sheets import Known


def refuse_unscored(items: Sequence[ScoredItem], rules: KoenigrufenRules) -> None:
    """Refuse items that the readings exclude beside a Valat, and a König ultimo that the opponents cannot win."""
    beside = rules.bonuses.valat_beside.value
    valat = any(item.name == VALAT for item in items)
    for index, item in enumerate(items):
        if valat and item.name == SPIEL and not beside.game:
            refuse_question(
                f"items[{index}].item", message("no Spiel, because the Valat takes its place in this reading"), SPIEL
            )
        if valat and item.name not in (SPIEL, VALAT) and not beside.is_scored(item.name, announced=item.announced):
            everything = not (beside.silent or beside.announced)
            why = (
                message("nothing but the Valat, which takes the place of everything")
                if everything
                else message("no Bonus that is not scored beside a Valat")
            )
            refuse_question(f"items[{index}].item", why, item.name)
        if item.name == KOENIG_ULTIMO and item.side is Side.FOES and item.won:
            _refuse_won_by_foes(item, f"items[{index}]", rules)
    _refuse_beside_won(items, rules)


def _refuse_won_by_foes(item: ScoredItem, place: str, rules: KoenigrufenRules) -> None:
    bonuses = rules.bonuses
    possible = bonuses.koenig_winnable_by_foes if item.announced else bonuses.koenig_counts_for_both
    if not possible.value:
        refuse_question(
            f"{place}.won",
            message("no, because the opponents win no such {item} in this reading", item=KOENIG_ULTIMO),
            Word("yes"),
        )


def _refuse_beside_won(items: Sequence[ScoredItem], rules: KoenigrufenRules) -> None:
    """Refuse a lost silent König ultimo beside the opponents' won announced one, in a reading that scores only one."""
    ultimos = [(index, item) for index, item in enumerate(items) if item.name == KOENIG_ULTIMO]
    won = any(item.announced and item.won and item.side is Side.FOES for _, item in ultimos)
    for index, item in ultimos:
        if (
            won
            and not item.announced
            and item.side is Side.DECLARER
            and not rules.bonuses.silent_koenig_lost_beside.value
        ):
            refuse_question(
                f"items[{index}].item",
                message("no second {item} beside the one that was won", item=KOENIG_ULTIMO),
                message("a silent one"),
            )


def replaced_parties(
    question: questions.Settle, parties: Parties, items: Sequence[ScoredItem], known: Known, rules: KoenigrufenRules
) -> Parties:
    """The parties, with the outcome of the game that a Valat replaces."""
    replaced = any(item.name == VALAT for item in items) and not rules.bonuses.valat_beside.value.game
    if isinstance(question.replaced, msgspec.UnsetType):
        made = any(item.name == VALAT and item.won for item in items)
        if replaced and _has_to_know_the_game(parties, rules, made=made):
            refuse_question(
                "replaced", message("the game whose place the Valat takes, because its amount depends on it"), None
            )
        return parties
    if not replaced:
        refuse_question(
            "replaced", message("nothing, because no Valat takes the place of the game"), question.replaced.item
        )
    game = scores.item(question.replaced, "replaced", parties.seating, [SPIEL], len(rules.announcing.steps))
    sheets.refuse_impossible_game(game, parties, items, known)
    return parties._replace(lost=not game.won, game_steps=len(game.doubled))


def _has_to_know_the_game(parties: Parties, rules: KoenigrufenRules, *, made: bool) -> bool:
    """Whether the payment depends on doublings or the outcome of the game; a Valat that was made shows the outcome."""
    settling = rules.settling
    if made:
        return settling.valat_has_kontra.value
    dearer = settling.valat_of_price_lost.value or settling.sechserdreier_boni_times.value != 1
    return settling.valat_has_kontra.value or (terms_of(parties.contract).price_lost is not None and dearer)
