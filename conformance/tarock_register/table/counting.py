"""Answers whether a heap of cards or a score wins a game, for the table; what cards count is in ``scores``.

No question of the protocol asks this, so it is put together from the answers to several ``result`` questions.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.answers import DeckAnswer, ResultAnswer
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Deck, Result
from tarock_register.ask.answer_text import item_row
from tarock_register.ask.answered import answer_of, answer_or_reason
from tarock_register.ask.implied_facts import GAME
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.table.answering import clause_texts, on_the_page
from tarock_register.table.labels import by_label
from tarock_register.table.requests import BESIDE, Sitting
from tarock_register.table.scores import Counting, score_of
from tarock_running.process.exits import UsageFaultError

_OF_THE_WAY: Final = re.compile(r"(?:called|partner)\b")
"""The beginning of a reason that is about the called card, which the ways to ask try out."""
_PARTNER: Final = 2
_TRICK: Final = 4


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked about: a game, and the cards of the declarer's side; without cards, a score counts.

    ``called`` is what was called; empty if that is not told, and then any card is tried. ``from_talon`` is true where
    the called card lay in the Talon. ``part`` is true while cards are still laid: then only their count is judged.
    """

    contract: str
    cards: list[str] = []
    called: str = ""
    from_talon: bool = False
    part: bool = False


def winning_told(sitting: Sitting) -> dict[str, Any]:
    """Whether the declarer's side wins the game with its cards, or with a score; UsageFaultError if that is open.

    Where only the count of cards is judged, ``score`` has it. The ``note`` says why, and what is assumed.
    """
    heap = msgspec.convert(sitting.request.question, Heap)
    if not heap.cards:
        return _known(_of_score(heap, sitting))
    told = None if heap.part else _judged(heap, [heap.cards], sitting)
    if isinstance(told, dict):
        return {**told, "note": _joined(_where_called_lay(heap, told, sitting), told["note"])}
    worth = counting_of(sitting).worth(heap.cards)
    if heap.from_talon or worth < 0:
        return _known(told)
    by_count = _of_worth(heap, worth, sitting)
    if not isinstance(by_count, dict):
        return _known(told or by_count)
    if heap.part and not by_count["won"] and not _is_won_by_most(heap, sitting):
        raise UsageFaultError(message("in this game the count alone decides nothing"))
    why = "" if told is None else sitting.say("{reason}; so only the count is judged.", reason=by_label(told, "result"))
    note = _where_called_lay(heap, by_count, sitting) if heap.part else by_count["note"]
    return {**by_count, "score": _score_written(worth), "note": _joined(why, note)}


def counting_of(sitting: Sitting) -> Counting:
    """How cards are counted by the rules in force."""
    return Counting(sitting.rules, sitting.options, sitting.respond)


def _known(told: dict[str, object] | Message | None) -> dict[str, object]:
    if isinstance(told, dict):
        return told
    raise UsageFaultError(told or message("these cards cannot be judged"))


def _of_score(heap: Heap, sitting: Sitting) -> dict[str, object] | Message:
    text = sitting.request.text
    score = score_of(text, has_thirds=counting_of(sitting).has_thirds(_pack(sitting)))
    told = _of_worth(heap, score, sitting) or message("no cards count '{text}' by these rules", text=text)
    if isinstance(told, Message) or not heap.from_talon:
        return told
    whole = sitting.say("The score has to be that of all that counts for the declarer, also of the Talon.")
    return {**told, "note": _joined(whole, told["note"])}


def _of_worth(heap: Heap, worth: Fraction, sitting: Sitting) -> dict[str, Any] | Message | None:
    return _judged(replace(heap, cards=[]), _piles_worth(worth, sitting), sitting)


def _is_won_by_most(heap: Heap, sitting: Sitting) -> bool:
    """Whether the declarer wins with two thirds of all that the pack counts: else the count decides nothing."""
    told = _of_worth(heap, Fraction(int(counting_of(sitting).worth(_pack(sitting)) * 2 / 3)), sitting)
    return isinstance(told, dict) and told["won"] is True


def _judged(heap: Heap, piles: Iterable[Sequence[str]], sitting: Sitting) -> dict[str, Any] | Message | None:
    """The game with the first of these piles with which it can be asked, or why it cannot; None without a pile."""
    reasons = []
    for pile in piles:
        stuck: tuple[str | None, ...] = ()
        for question in _ways_to_ask(heap, pile, sitting):
            if stuck not in ((), (question.called,)):
                break  # what is wrong with the cards is so whatever was called
            answer = answer_or_reason(question, sitting.respond)
            if isinstance(answer, Message):
                reasons.append(answer)
                stuck = stuck if _OF_THE_WAY.match(str(answer)) else (question.called,)
            elif (told := _of_the_game(question, answer, sitting, whole=pile == heap.cards)) is not None:
                return told
    return _the_reason(reasons)


def _the_reason(reasons: Sequence[Message]) -> Message | None:
    """The first reason that is none of the ways to ask, but of what was asked."""
    return next((reason for reason in reasons if not _OF_THE_WAY.match(str(reason))), reasons[0] if reasons else None)


def _where_called_lay(heap: Heap, told: Mapping[str, Any], sitting: Sitting) -> str:
    """What is assumed of the called card, where the question does not say whether it lay in the Talon."""
    if heap.from_talon or not heap.called or not sitting.catalogue.table.talon:
        return ""
    if told["question"]["from_talon"]:
        return sitting.say("So many cards there are only if the called card lay in the Talon: it is judged like that.")
    if heap.called not in heap.cards:
        return sitting.say("This is judged as if the called card had not lain in the Talon.")
    return ""


def _of_the_game(question: Result, answer: object, sitting: Sitting, *, whole: bool) -> dict[str, object] | None:
    """The game of a result, with its clauses; None if the result leaves it open.

    With the ``whole`` cards of both sides, also what they alone make, such as the Trull.
    """
    if not isinstance(answer, ResultAnswer) or (answer.open is not msgspec.UNSET and GAME in answer.open):
        return None
    game = next((item for item in answer.items if item.item == GAME), None)
    rows = [
        (GAME, sitting.say("neither won nor lost"), answer.grounds) if game is None else _row(game, question, sitting)
    ]
    if whole and not question.said:
        rows += _items_of_cards(question, sitting)
    clauses = clause_texts(sitting, question, dict.fromkeys(clause for _, _, grounds in rows for clause in grounds))
    asked = {name: part for name, part in msgspec.to_builtins(question).items() if name not in BESIDE}
    note = sitting.say("This is judged as if the declarer had announced something.") if question.said else ""
    told = {"won": None if game is None else game.won, "rows": rows, "clauses": clauses, "question": asked}
    return {**told, "note": note}


def _row(item: Item, question: Result, sitting: Sitting) -> tuple[str, str, list[str]]:
    label, value = item_row(item, on_the_page(sitting, question))
    return label, value.plain, item.grounds


def _items_of_cards(question: Result, sitting: Sitting) -> Iterator[tuple[str, str, list[str]]]:
    """What the cards of both sides alone make or not: it is what a side makes that has all but four low cards."""
    pack, plain = _pack(sitting), replace(question, tricks={})
    most = {"declarer": pack[:-_TRICK], "foes": pack[-_TRICK:]}
    answer, could_be = (answer_or_reason(asked, sitting.respond) for asked in (plain, replace(plain, piles=most)))
    if not isinstance(answer, ResultAnswer) or not isinstance(could_be, ResultAnswer):
        return
    made = {item.item: item for item in answer.items}
    for item in could_be.items:
        if item.item in made and item.item != GAME:
            yield _row(made[item.item], question, sitting)
        elif item.item != GAME and item.item not in (answer.open or ()):
            yield item.item, sitting.say("made by nobody"), item.grounds[:1]


def _ways_to_ask(heap: Heap, pile: Sequence[str], sitting: Sitting) -> Iterator[Result]:
    """The result of these cards: with the card that was called, or without a partner, or else with any called card.

    A called card that is told may have lain in the Talon too. How many tricks were taken is what the number of cards
    suggests, with the Talon and without it, or is left out. Nothing was said, or the declarer announced something:
    some games are not played without that.
    """
    table, pack = sitting.catalogue.table, _pack(sitting)
    plain = Result(
        id=0, rules=sitting.rules, options=sitting.options, contract=heap.contract, players=_TRICK, dealer=_TRICK - 1,
        declarer=0, partner=None, called=None, played=[], said=[],
        piles={"declarer": [*pile], "foes": [card for card in pack if card not in pile]},
    )  # fmt: skip
    calls = [heap.called] if heap.called else sorted(pack, key=lambda card: not card.startswith("K"))
    with_partner = (replace(plain, called=card, partner=_PARTNER) for card in calls if not heap.from_talon)
    alone = (
        replace(plain, called=card, from_talon=True)
        for card in calls
        if heap.from_talon or (heap.called and heap.cards)
    )
    beside = sum(table.talon)
    counts = dict.fromkeys(
        min(number // _TRICK, table.hand) for number in (len(pile), len(pile) - beside) if number >= 0
    )
    tricks = [{"declarer": number, "foes": table.hand - number} for number in counts]
    for question in (*([] if heap.called or heap.from_talon else [plain]), *with_partner, *alone):
        dealt = replace(
            question, hands=_hands(pack, question.called or "") if table.results_need_hands else msgspec.UNSET
        )
        yield from (replace(dealt, tricks=taken) for taken in (*tricks, {}))
        yield replace(dealt, tricks=tricks[0], said=_announced(sitting))


def _pack(sitting: Sitting) -> list[str]:
    return [*sitting.catalogue.table.pack(sitting.options)]


def _joined(*notes: str) -> str:
    return " ".join(note for note in notes if note)


def _score_written(worth: Fraction) -> str:
    """A score as people write it: 35, or 35/1 with a third."""
    points, thirds = divmod(int(3 * worth), 3)
    return f"{points}/{thirds}" if thirds else str(points)


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


def _piles_worth(score: Fraction, sitting: Sitting) -> Iterator[list[str]]:
    """Some cards of every possible number that count as much as a score, those about half of the pack first."""
    counting = counting_of(sitting)
    deck = answer_of(DeckAnswer, Deck(id=0, rules=sitting.rules, options=sitting.options), sitting.respond)
    pack, sums = _pack(sitting), _sums(tuple(deck.augen.items()))
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
