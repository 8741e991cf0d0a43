"""Answers what the table needs before a question: the rules in force, cards as people write them, a dealt deal."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tarock_protocol.messages.answers import DealingAnswer
from tarock_protocol.messages.questions import Deal, Dealing
from tarock_register.ask.answered import answer_of
from tarock_register.ask.rules_in_force import RulesInForce, rules_in_words
from tarock_register.table.numbers_of_cards import heap_told
from tarock_register.table.requests import Sitting
from tarock_steps.catalogue.cards_as_written import cards_as_written


class _Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that already lie in heaps."""

    lie: list[str]


def cards_told(sitting: Sitting) -> dict[str, object]:
    """The cards that a text names, as questions write them; SaidError names the word that is no card.

    For a heap, the cards that already ``lie`` are in the question; then the text may also have numbers of cards.
    """
    if sitting.request.question:
        return heap_told(sitting, msgspec.convert(sitting.request.question, _Heap).lie)
    pack = sitting.catalogue.table.pack(sitting.options)
    return {"cards": cards_as_written(sitting.request.text, pack)}


def rules_told(sitting: Sitting) -> dict[str, object]:
    """What a form needs to know of the rules in force."""
    return rules_in_words(RulesInForce(sitting.rules, sitting.options, sitting.house), sitting.say)


def deal_told(sitting: Sitting) -> dict[str, object]:
    """A deal of shuffled cards, as a question ``deal`` without any act; the cards depend on the seed alone."""
    request, rules, options = sitting.request, sitting.rules, sitting.options
    pack = list(sitting.catalogue.table.pack(options))
    random.Random(request.seed).shuffle(pack)
    seats: dict[str, Any] = {"players": request.players, "dealer": request.dealer}
    asked = Dealing(id=0, rules=rules, options=options, pack=pack, **seats)
    dealt = answer_of(DealingAnswer, asked, sitting.respond)
    deal = Deal(id=0, rules=rules, options=options, hands=dealt.hands, talon=dealt.talon, actions=[], **seats)
    told = msgspec.to_builtins(deal)
    return {"question": {name: value for name, value in told.items() if name not in ("id", "rules", "options")}}
