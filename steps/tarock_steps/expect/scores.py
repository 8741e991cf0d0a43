"""The checks of Then steps about Augen, items won and lost, and payments.

Each method is called for a step: it compares a part of the last answer with the step, and raises Mismatch if they
differ (or only records it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from tarock_language.message import message
from tarock_protocol.errors import Declined
from tarock_protocol.messages.answers import DealAnswer, ResultAnswer, SettleAnswer
from tarock_protocol.messages.parts import Amount, Item, Line, Side
from tarock_steps.expect.base import AnswerChecks
from tarock_steps.expect.comparing import Elements
from tarock_steps.table.setting import SIDES, items_in_rows, lines_in_rows
from tarock_steps.table.turns import amount, amounts, augen_in_words, for_everybody, payment_in_words

_OWNERS: Final[dict[Side, str]] = {"declarer": "the declarer's side", "foes": "the opponents"}

_ITEM: Final = ("item", "side", "won")
_LEFT_OPEN: Final = {"announced": "announced", "doubled by": "doubled", "against": "against"}
"""The optional columns of a table of items, with their fields; a field without its column is not compared."""

_NO_LINES: Final = message("does not say what each item brings")


class ScoreExpectations(AnswerChecks):
    """Checks of the result and of the settlement."""

    def side_augen(self, mine: Amount, theirs: Amount) -> None:
        """The sides have these Augen."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("augen")
        for side in _OWNERS:
            self._reads("augen", side)
        augen = {str(side): augen_in_words(value) for side, value in answer.augen.items()}
        given = [augen.get(side, "no") for side in ("declarer", "foes")]
        self._same("the Augen", _sides(augen_in_words(mine), augen_in_words(theirs)), _sides(*given))
        self._inquiry.note(answer.grounds)

    def seat_augen(self, text: str) -> None:
        """Each player has this number of Augen in Fahren."""
        answer = self._answer(DealAnswer)
        self._insist_on("augen")
        for seat in range(self._inquiry.seating.players):
            self._reads("augen", str(seat))
        expected = self._augen(amounts(text, self._inquiry.seating))
        augen = [answer.augen.get(str(seat)) for seat in range(self._inquiry.seating.players)]
        given = [number for number in augen if number is not None]
        if len(given) != len(augen):
            self._differ("the Augen", expected, "not everybody's Augen are counted")
        self._same("the Augen", expected, self._augen(given))
        self._inquiry.note(answer.grounds)

    # -------------------------------------------------------------------------------------------------- items

    def items(self, table: Sequence[Sequence[object]]) -> None:
        """Exactly these items are scored; fields without a column in the table are not compared."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("items")
        columns = {str(cell) for cell in table[0]}
        self._reads("items", [*_ITEM, *(field for column, field in _LEFT_OPEN.items() if column in columns)])
        expected = items_in_rows(table, self._inquiry.seating)
        words = self._listed(expected, columns), self._listed(answer.items, columns)
        self._same("the items", *words, elements=self._one_by_one(expected, answer, columns))
        self._inquiry.note(answer.grounds, *(item.grounds for item in answer.items))

    def item(self, name: str, outcome: str, side: str) -> None:
        """An item of one side has this outcome: won, lost or not scored."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("items")
        self._reads("items", {"item": name, "side": SIDES[side]}, {"each": "won"})
        found = [item for item in answer.items if (item.item, item.side) == (name, SIDES[side])]
        given = sorted({"won" if item.won else "lost" for item in found})
        self._same(f"{name} of {_OWNERS[SIDES[side]]}", outcome, " and ".join(given) or "not scored")
        self._inquiry.note(*(item.grounds for item in found) if found else (answer.grounds,))

    def no_item(self, name: str) -> None:
        """An item of this name is scored for nobody."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("items")
        self._reads("items", {"item": name}, [*_ITEM, "announced"])
        found = [item for item in answer.items if item.item == name]
        self._same(name, "not scored", self._listed(found, {"announced"}) or "not scored")
        self._inquiry.note(answer.grounds)

    def _listed(self, found: Iterable[Item], columns: Iterable[str]) -> str:
        counted = Counter(self._item_in_words(item, columns) for item in found)
        return "; ".join(
            f"{words} ({number} times)" if number > 1 else words for words, number in sorted(counted.items())
        )

    def _one_by_one(
        self, expected: Iterable[Item], answer: ResultAnswer | DealAnswer, columns: Iterable[str]
    ) -> Elements:
        """The items as elements: each rests on its clauses, and so does an item of its name with another outcome."""
        grounds: dict[str, list[str]] = {}
        for item in answer.items:
            grounds.setdefault(item.item, []).extend(item.grounds)
            grounds.setdefault(self._element(item, columns), []).extend(item.grounds)
        wanted = [self._element(item, columns) for item in expected]
        given = [self._element(item, columns) for item in answer.items]
        return Elements(wanted, given, grounds, answer.grounds)

    def _element(self, item: Item, columns: Iterable[str]) -> str:
        return f"{item.item}: {self._item_in_words(item, columns).removeprefix(item.item).strip()}"

    def _item_in_words(self, item: Item, columns: Iterable[str]) -> str:
        words = [f"{item.item} {'won' if item.won else 'lost'} by {_OWNERS[item.side]}"]
        if "announced" in columns:
            words.append("announced" if item.announced else "not announced")
        if "doubled by" in columns and item.doubled:
            words.append(f"doubled by {' and '.join(map(self._name, item.doubled))}")
        if "against" in columns and item.against is not None:
            words.append(f"against {self._name(item.against)}")
        return ", ".join(words)

    # ----------------------------------------------------------------------------------------------- payments

    def brings(self, name: str, expected: str, unit: str) -> None:
        """The declarer gets this amount for an item, all its lines together; he pays it if it is negative."""
        answer = self._answer(SettleAnswer, DealAnswer)
        self._insist_on("lines")
        if answer.payments and not answer.lines:
            raise Declined(_NO_LINES)
        self._reads("lines", {"item": name}, {"sum": "amount"})
        lines = [line for line in answer.lines if line.item == name]
        total = str(sum((Fraction(line.amount) for line in lines), Fraction()))
        given = f"{payment_in_words(amount(total))} {unit}" if lines else "nothing"
        wanted = f"{payment_in_words(amount(expected))} {unit}"
        self._same(f"what {name} brings the declarer", wanted, given)
        self._inquiry.note(*(line.grounds for line in lines))

    def lines(self, table: Sequence[Sequence[object]]) -> None:
        """The settlement has exactly these lines; ``against`` is compared only where the table has this column."""
        answer = self._answer(SettleAnswer, DealAnswer)
        self._insist_on("lines")
        if answer.payments and not answer.lines:
            raise Declined(_NO_LINES)
        wanted = lines_in_rows(table, self._inquiry.seating)
        columns = {str(cell) for cell in table[0]}
        self._reads("lines", ["item", "side", "amount", *(["against"] if "against" in columns else [])])
        expected, given = ([self._line_in_words(line, columns) for line in lines] for lines in (wanted, answer.lines))
        grounds: dict[str, list[str]] = {}
        for line in answer.lines:
            grounds.setdefault(line.item, []).extend(line.grounds)
        elements = Elements(expected, given, grounds, answer.grounds)
        self._same("the lines", "; ".join(sorted(expected)), "; ".join(sorted(given)), elements=elements)
        self._inquiry.note(*grounds.values())

    def _line_in_words(self, line: Line, columns: Iterable[str]) -> str:
        against = "" if "against" not in columns or line.against is None else f", against {self._name(line.against)}"
        return f"{line.item}: {payment_in_words(line.amount)}, of {_OWNERS[line.side]}{against}"

    def payments(self, text: str) -> None:
        """The players receive and pay these amounts."""
        answer = self._answer(SettleAnswer, DealAnswer)
        self._insist_on("payments")
        self._reads("payments")
        expected = self._payments(amounts(text, self._inquiry.seating))
        if not answer.payments:
            self._differ("the payments", expected, "none")
        self._one_per_seat("payments", answer.payments)
        self._same("the payments", expected, self._payments(answer.payments) + imbalance(answer.payments))
        self._inquiry.note(answer.grounds, *(line.grounds for line in answer.lines))

    def renonce(self, player: str) -> None:
        """A player pays for a Renonce that was pointed out, and nothing else is settled."""
        answer = self._answer(DealAnswer)
        self._insist_on("renonce", "items", "lines")
        self._reads("renonce")
        for field in ("items", "lines"):
            self._reads(field, ["item"])
        self._same_player("who pays for a Renonce", player, answer.renonce)
        besides = [*(item.item for item in answer.items), *(line.item for line in answer.lines)]
        self._same("what is settled beside the Renonce", "nothing", ", ".join(besides) or "nothing")
        self._inquiry.note(answer.grounds)

    def _payments(self, numbers: Sequence[Amount]) -> str:
        return for_everybody(numbers, self._inquiry.seating, payment_in_words)

    def _augen(self, numbers: Sequence[Amount]) -> str:
        return for_everybody(numbers, self._inquiry.seating, augen_in_words)


def imbalance(payments: Iterable[Amount]) -> str:
    """The words for the sum of payments that is not zero; empty if it is zero."""
    total = sum((Fraction(payment) for payment in payments), Fraction())
    return f", which sum to {payment_in_words(amount(str(total)))} instead of zero" if total else ""


def _sides(mine: str, theirs: str) -> str:
    return f"{mine} for the declarer's side, {theirs} for the opponents"
