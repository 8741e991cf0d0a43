"""What the page asks beside the questions of the protocol: whether cards or a score win a game."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deck, Result
from tarock_register.ask.answer_text import item_row
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.certain import GAME
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.table.answering import clause_texts, on_the_page
from tarock_register.table.requests import BESIDE, Sitting
from tarock_register.table.scores import Counting, score_of
from tarock_running.process.exits import UsageFaultError

_OF_THE_WAY: Final = re.compile(r"(?:called|partner)\b")
"""The beginning of a reason that is about the called card, which the ways to ask try out."""
_PARTNER: Final = 2
_TRICK: Final = 4


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked about: a game, and the cards of the declarer's side; without cards, a score counts.

    ``called`` is what was called; empty if that is not told, and then any card is tried.
    """

    contract: str
    cards: list[str] = []
    called: str = ""


def winning_told(sitting: Sitting) -> dict[str, Any]:
    """Whether the declarer's side wins the game with its cards, or with a score; UsageFaultError if that is open."""
    heap = msgspec.convert(sitting.request.question, Heap)
    piles = [heap.cards] if heap.cards else _piles_worth(sitting.request.text, sitting)
    reasons = []
    for pile in piles:
        for question in _ways_to_ask(heap, pile, sitting):
            answer = answer_or_reason(question, sitting.respond)
            if isinstance(answer, Message):
                reasons.append(answer)
            elif (told := _of_the_game(question, answer, sitting)) is not None:
                return told
    none = message("no cards count '{text}' by these rules", text=sitting.request.text)
    raise UsageFaultError(_the_reason(reasons) or none)


def counting_of(sitting: Sitting) -> Counting:
    """How cards are counted by the rules in force."""
    return Counting(sitting.rules, sitting.options, sitting.respond)


def _the_reason(reasons: Sequence[Message]) -> Message | None:
    """The first reason that is none of the ways to ask, but of what was asked."""
    return next((reason for reason in reasons if not _OF_THE_WAY.match(str(reason))), reasons[0] if reasons else None)


def _of_the_game(question: Result, answer: object, sitting: Sitting) -> dict[str, object] | None:
    """The game alone of a result, with its clauses; None where the result leaves it open."""
    if not isinstance(answer, ResultAnswer) or (answer.open is not msgspec.UNSET and GAME in answer.open):
        return None
    game = next((item for item in answer.items if item.item == GAME), None)
    if game is None:
        row, grounds = (GAME, sitting.say("neither won nor lost")), answer.grounds
    else:
        label, value = item_row(game, on_the_page(sitting, question))
        row, grounds = (label, value.plain), game.grounds
    rows, clauses = [(*row, grounds)], clause_texts(sitting, question, grounds)
    asked = {name: part for name, part in msgspec.to_builtins(question).items() if name not in BESIDE}
    note = sitting.say("This is judged as if the declarer had announced something.") if question.said else ""
    told = {"won": None if game is None else game.won, "rows": rows, "clauses": clauses, "question": asked}
    return {**told, "note": note}


def _ways_to_ask(heap: Heap, pile: Sequence[str], sitting: Sitting) -> Iterator[Result]:
    """The result of these cards: with the card that was called, or without a partner, or else with any called card.

    How many tricks were taken is what the number of cards suggests, or is left out. Nothing was said, or the declarer
    announced something: some games are not played without that.
    """
    table = sitting.catalogue.table
    pack = table.pack(sitting.options)
    tricks = min(len(pile) // _TRICK, table.hand)
    plain = Result(
        id=0, rules=sitting.rules, options=sitting.options, contract=heap.contract, players=_TRICK, dealer=_TRICK - 1,
        declarer=0, partner=None, called=None, played=[], said=[],
        piles={"declarer": [*pile], "foes": [card for card in pack if card not in pile]},
        tricks={"declarer": tricks, "foes": table.hand - tricks},
    )  # fmt: skip
    calls = [heap.called] if heap.called else pack
    called = (replace(plain, called=card, partner=_PARTNER) for card in calls)
    for question in (*([] if heap.called else [plain]), *called):
        dealt = _hands(pack, question.called or "") if table.results_need_hands else msgspec.UNSET
        yield replace(question, hands=dealt)
        yield replace(question, hands=dealt, tricks={})
        yield replace(question, hands=dealt, said=_announced(sitting))


def _announced(sitting: Sitting) -> list[Action]:
    """A whole round in which the declarer announces one item, and nobody says anything else."""
    table = sitting.catalogue.table
    item = next(
        name for name in RulesInForce(sitting.rules, sitting.options, sitting.house).words.items if name != GAME
    )
    mine = [(0, word) for word in (table.opens, item, table.closes) if word]
    others = [(seat, table.closes) for seat in range(1, _TRICK)]
    return [Action(seat=seat, do="say", what=word) for seat, word in (*mine, *others)]


def _hands(pack: Sequence[str], called: str) -> list[list[str]]:
    """Any hands for a result that needs them, the called card in the partner's."""
    rest = [card for card in pack if card != called]
    size = len(pack) // _TRICK
    place = _PARTNER * size
    whole = [*rest[:place], *([called] if called else []), *rest[place:]]
    return [whole[start : start + size] for start in range(0, len(pack), size)]


def _piles_worth(text: str, sitting: Sitting) -> Iterator[list[str]]:
    """Some cards of every possible number that count as much as a score, those about half of the pack first."""
    counting = counting_of(sitting)
    deck: Any = answer_or_reason(Deck(id=0, rules=sitting.rules, options=sitting.options), sitting.respond)
    pack, sums = sitting.catalogue.table.pack(sitting.options), _sums(tuple(deck.augen.items()))
    score = score_of(text, has_thirds=counting.has_thirds(pack))
    for number in sorted(range(1, len(pack)), key=lambda many: abs(2 * many - len(pack))):
        some = [*pack[-number:]]
        less = sum(deck.augen[card] for card in some) - counting.worth(some)
        found = sums.get((number, score + less), [])
        if found and counting.worth(found) == score:
            yield found


@functools.lru_cache(maxsize=4)
def _sums(augen: tuple[tuple[str, int], ...]) -> dict[tuple[int, Fraction], list[str]]:
    """Some cards for each number of cards and each sum of their own values that there can be."""
    values = sorted({value for _, value in augen})
    cards = [[card for card, worth in reversed(augen) if worth == value] for value in values]
    found: dict[tuple[int, Fraction], list[str]] = {}
    for taken in product(*(range(len(some) + 1) for some in cards)):
        key = sum(taken), Fraction(sum(value * many for value, many in zip(values, taken, strict=True)))
        if key not in found:
            found[key] = [card for some, many in zip(cards, taken, strict=True) for card in some[:many]]
    return found
