"""Tells the table what each possible announcement brings: settled silent, announced and doubled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from msgspec.structs import replace

from tarock_protocol.messages.answers import SettleAnswer
from tarock_protocol.messages.parts import Item, Line, Side
from tarock_protocol.messages.questions import MayAnnounce, Settle
from tarock_reference.table_words import TableWords
from tarock_register.ask.amounts import amount_said
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.implied_facts import GAME
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.table.answering import clause_texts
from tarock_register.table.requests import Sitting

_OF_SEAT: Final = re.compile(r" of [0-4]")
"""Whose announcement is doubled, behind the announcement."""
_SIDES: Final[tuple[Side, ...]] = ("declarer", "foes")


class Prices:
    """What the announcements of a game bring between two players."""

    def __init__(self, sitting: Sitting, question: MayAnnounce) -> None:
        self._sitting, self._question = sitting, question
        self._found: dict[tuple[str, bool, int], Line | None] = {}
        self._words: TableWords = RulesInForce(sitting.rules, sitting.options, sitting.house).words

    @property
    def told(self) -> dict[str, object]:
        """A row for each item: what it brings ``silent`` and ``announced``, with the clauses and their texts."""
        rows = [row for item in self._words.items if item != GAME and (row := self._row(item))]
        named = dict.fromkeys(clause for row in rows for clause in row["grounds"])
        return {"priced": rows, "priced_by": clause_texts(self._sitting, self._question, named)}

    def of(self, words: Sequence[str]) -> dict[str, str]:
        """What those of some words bring that announce something or double it."""
        lines = {word: self._line_of(word) for word in words}
        return {word: self._amount(line) for word, line in lines.items() if line is not None}

    def _row(self, item: str) -> dict[str, Any]:
        silent, announced = (self._line(item, announced=announced) for announced in (False, True))
        lines = [line for line in (silent, announced) if line is not None]
        if not lines:
            return {}
        grounds = dict.fromkeys(clause for line in lines for clause in line.grounds)
        told = {"item": item, "silent": self._amount(silent), "announced": self._amount(announced)}
        return {**told, "grounds": [*grounds]}

    def _line_of(self, word: str) -> Line | None:
        """The line of a sheet that a word would lead to; none for words that bring nothing by themselves."""
        if word in self._words.items:
            return self._line(word, announced=True)
        for number, step in enumerate(self._words.steps, start=1):
            item = _OF_SEAT.sub("", word.removeprefix(f"{step} "))
            if word.startswith(f"{step} ") and item in self._words.items:
                is_announced = any(act.what == item for act in self._question.said)
                return self._line(item, announced=is_announced, steps=number)
        return None

    def _line(self, item: str, *, announced: bool, steps: int = 0) -> Line | None:
        """The line of an item on the first sheet that these rules settle, found once; None if it is not paid so."""
        key = item, announced, steps
        if key not in self._found:
            self._found[key] = self._settled(item, announced=announced, steps=steps)
        return self._found[key]

    def _settled(self, item: str, *, announced: bool, steps: int) -> Line | None:
        for sheet in self._sheets(item, announced=announced, steps=steps):
            answer = answer_or_reason(sheet, self._sitting.respond)
            if isinstance(answer, SettleAnswer):
                for line in answer.lines:
                    if line.item == item:
                        return line
        return None

    def _sheets(self, item: str, *, announced: bool, steps: int) -> Iterator[Settle]:
        """Sheets with the item: alone, beside the game or something announced, or beside the game and another."""
        question = self._question
        declarer = question.declarer
        if declarer is None:
            return
        foe, partner = ((declarer + more) % question.players for more in (1, 2))
        partners = (None, partner) if question.partner is None else (question.partner,)
        for side, alone in product(_SIDES, partners):
            turns = ((foe, declarer) if side == "declarer" else (declarer, foe)) * len(self._words.steps)
            one = Item(item=item, side=side, won=True, announced=announced, doubled=[*turns[:steps]])
            game = Item(item=GAME, side=side, won=True)
            others = [Item(item=name, side=side, won=True) for name in self._words.items if name not in (GAME, item)]
            announcement = replace(others[0], announced=True)
            for sheet in ((one,), (game, one), (announcement, one), *((game, other, one) for other in others)):
                yield Settle(
                    id=0, rules=question.rules, options=question.options, contract=question.contract,
                    players=question.players, dealer=question.dealer, declarer=declarer, partner=alone,
                    items=[*{line.item: line for line in sheet}.values()],
                )  # fmt: skip

    def _amount(self, line: Line | None) -> str:
        if line is None:
            return ""
        return amount_said(line.amount, About(self._question, self._sitting.say)).lstrip("+-")
