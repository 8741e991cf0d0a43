"""The checks of Then steps about Augen, items won and lost, and payments.

Each method is called for a step: it compares a part of the last answer with the step, and raises Mismatch if they
differ (or only records it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tarock_language.message import Argument, Message, Word, in_english, message
from tarock_protocol.errors import Declined
from tarock_protocol.messages.answers import DealAnswer, ResultAnswer, SettleAnswer
from tarock_protocol.messages.parts import Amount, Item, Line, Side
from tarock_steps.expect.base import AnswerChecks
from tarock_steps.expect.comparing import Elements, in_a_row
from tarock_steps.table.setting import SIDES, items_in_rows, lines_in_rows
from tarock_steps.table.turns import amount, amounts, augen_in_words, for_everybody, payment_in_words

_OWNERS: Final[Mapping[Side, Word]] = {"declarer": Word("the declarer's side"), "foes": Word("the opponents")}

_ITEM: Final = ("item", "side", "won")
_LEFT_OPEN: Final = {"announced": "announced", "doubled by": "doubled", "against": "against"}
"""The optional columns of a table of items, with their fields; a field without its column is not compared."""

_NONE: Final = message("no")
_NOT_SCORED: Final = Word("not scored")
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
        given = [augen.get(side, _NONE) for side in ("declarer", "foes")]
        self._same(message("the Augen"), _sides(augen_in_words(mine), augen_in_words(theirs)), _sides(*given))
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
            self._differ(message("the Augen"), expected, message("not everybody's Augen are counted"))
        self._same(message("the Augen"), expected, self._augen(given))
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
        self._same(message("the items"), *words, elements=self._one_by_one(expected, answer, columns))
        self._inquiry.note(answer.grounds, *(item.grounds for item in answer.items))

    def item(self, name: str, outcome: str, side: str) -> None:
        """An item of one side has this outcome: won, lost or not scored."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("items")
        self._reads("items", {"item": name, "side": SIDES[side]}, {"each": "won"})
        found = [item for item in answer.items if (item.item, item.side) == (name, SIDES[side])]
        given = [Word(told) for told in sorted({"won" if item.won else "lost" for item in found})]
        what = message("{item} of {side:gen}", item=name, side=_OWNERS[SIDES[side]])
        self._same(what, Word(outcome), message("{parts:and}", parts=given or [_NOT_SCORED]))
        self._inquiry.note(*(item.grounds for item in found) if found else (answer.grounds,))

    def no_item(self, name: str) -> None:
        """An item of this name is scored for nobody."""
        answer = self._answer(ResultAnswer, DealAnswer)
        self._insist_on("items")
        self._reads("items", {"item": name}, [*_ITEM, "announced"])
        found = [item for item in answer.items if item.item == name]
        self._same(name, _NOT_SCORED, self._listed(found, {"announced"}) if found else _NOT_SCORED)
        self._inquiry.note(answer.grounds)

    def _listed(self, found: Iterable[Item], columns: Iterable[str]) -> Message:
        several = {in_english(said): said for said in (self._item_said(item, columns) for item in found)}
        counted = Counter(in_english(self._item_said(item, columns)) for item in found)
        return in_a_row(
            message("{item} ({number} times)", item=several[words], number=number) if number > 1 else several[words]
            for words, number in sorted(counted.items())
        )

    def _one_by_one(
        self, expected: Iterable[Item], answer: ResultAnswer | DealAnswer, columns: Iterable[str]
    ) -> Elements:
        """The items as elements: each rests on its clauses, and so does an item of its name with another outcome."""
        grounds: dict[str, list[str]] = {}
        for item in answer.items:
            grounds.setdefault(item.item, []).extend(item.grounds)
            grounds.setdefault(in_english(self._element(item, columns)), []).extend(item.grounds)
        wanted = [self._element(item, columns) for item in expected]
        given = [self._element(item, columns) for item in answer.items]
        return Elements(wanted, given, grounds, answer.grounds)

    def _element(self, item: Item, columns: Iterable[str]) -> Message:
        return message("{name}: {detail}", name=item.item, detail=self._outcome(item, columns))

    def _item_said(self, item: Item, columns: Iterable[str]) -> Message:
        return message("{item} {outcome}", item=item.item, outcome=self._outcome(item, columns))

    def _outcome(self, item: Item, columns: Iterable[str]) -> list[Argument]:
        outcome = Word("won") if item.won else Word("lost")
        told: list[Argument] = [message("{outcome} by {side}", outcome=outcome, side=_OWNERS[item.side])]
        if "announced" in columns:
            told.append(message("announced") if item.announced else message("not announced"))
        if "doubled by" in columns and item.doubled:
            told.append(message("doubled by {players:and}", players=[*map(self._name, item.doubled)]))
        if "against" in columns and item.against is not None:
            told.append(message("against {player}", player=self._name(item.against)))
        return told

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
        wanted, given = (
            message("{amount} {unit}", amount=payment_in_words(amount(number)), unit=Word(unit))
            for number in (expected, total)
        )
        self._same(
            message("what {name} brings the declarer", name=name), wanted, given if lines else message("nothing")
        )
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
        expected, given = (
            sorted((self._line_said(line, columns) for line in lines), key=in_english)
            for lines in (wanted, answer.lines)
        )
        grounds: dict[str, list[str]] = {}
        for line in answer.lines:
            grounds.setdefault(line.item, []).extend(line.grounds)
        elements = Elements(expected, given, grounds, answer.grounds)
        self._same(message("the lines"), in_a_row(expected), in_a_row(given), elements=elements)
        self._inquiry.note(*grounds.values())

    def _line_said(self, line: Line, columns: Iterable[str]) -> Message:
        detail: list[Argument] = [payment_in_words(line.amount), message("of {side:gen}", side=_OWNERS[line.side])]
        if "against" in columns and line.against is not None:
            detail.append(message("against {player}", player=self._name(line.against)))
        return message("{name}: {detail}", name=line.item, detail=detail)

    def payments(self, text: str) -> None:
        """The players receive and pay these amounts."""
        answer = self._answer(SettleAnswer, DealAnswer)
        self._insist_on("payments")
        self._reads("payments")
        expected = self._payments(amounts(text, self._inquiry.seating))
        if not answer.payments:
            self._differ(message("the payments"), expected, message("none"))
        self._one_per_seat("payments", answer.payments)
        self._same(message("the payments"), expected, balanced(self._payments(answer.payments), answer.payments))
        self._inquiry.note(answer.grounds, *(line.grounds for line in answer.lines))

    def renonce(self, player: str) -> None:
        """A player pays for a Renonce that was pointed out, and nothing else is settled."""
        answer = self._answer(DealAnswer)
        self._insist_on("renonce", "items", "lines")
        self._reads("renonce")
        for field in ("items", "lines"):
            self._reads(field, ["item"])
        self._same_player(message("who pays for a Renonce"), player, answer.renonce)
        besides = [*(item.item for item in answer.items), *(line.item for line in answer.lines)]
        nothing = message("nothing")
        self._same(message("what is settled beside the Renonce"), nothing, ", ".join(besides) or nothing)
        self._inquiry.note(answer.grounds)

    def _payments(self, numbers: Sequence[Amount]) -> list[Message]:
        return for_everybody(numbers, self._inquiry.seating, payment_in_words)

    def _augen(self, numbers: Sequence[Amount]) -> list[Message]:
        return for_everybody(numbers, self._inquiry.seating, augen_in_words)


def balanced(said: Argument, payments: Iterable[Amount]) -> Argument:
    """What is said of payments, with their sum if that is not zero."""
    total = sum((Fraction(payment) for payment in payments), Fraction())
    if not total:
        return said
    number = payment_in_words(amount(str(total)))
    return message("{payments}, which sum to {total} instead of zero", payments=said, total=number)


def _sides(mine: Argument, theirs: Argument) -> Message:
    return message("{mine} for the declarer's side, {theirs} for the opponents", mine=mine, theirs=theirs)
