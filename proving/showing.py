"""Finds out which impostors answer a question wrongly, and which values of its row meet there.

An impostor is the reference engine with one wrong ruling. A row describes a question by one value for each axis of a
model. Two values of a row are live for an impostor if a question that has both is answered wrongly by it. Most pairs in
random rows are live for none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from proving.triple_sets import Triples
from tarock_protocol import codec
from tarock_protocol.filled_question import FilledQuestion
from tarock_reference.convert import rules_of
from tarock_reference.impostors import Impostor
from tarock_running.process.sharing import patience
from tarock_searching.model.axes import Model, Row

_PATIENCE: Final = 2.0
"""Seconds of processor time that an impostor has for an answer."""
_CLAUSE: Final = re.compile(rb'"([A-Z]{3}-[A-Z]+-\d{3})"')
_ENDS: Final = 2


class WrongAnswers:
    """The answers of an impostor, as far as they are answers and differ from the right ones.

    One that is ``stuck`` has once found no end, and is asked nothing more.
    """

    def __init__(self, impostor: Impostor) -> None:
        self._respond = impostor.respond(rules_of, codec.sound_question)
        self.stuck = False

    def reply(self, asked: FilledQuestion) -> bytes | None:
        """A reply that means something else than the right answer; None if there is none."""
        if self.stuck:
            return None
        try:
            with patience(_PATIENCE):
                reply = self._respond(asked.unnumbered)
            is_wrong = reply != asked.reply and not asked.is_said_by(codec.decode_reply(reply, asked.decoded()))
        except TimeoutError:
            self.stuck = True
            return None
        except Exception:  # noqa: BLE001 - an impostor may break down in any way, and then it has no answer
            return None
        return reply if is_wrong else None

    def is_wrong_about(self, asked: FilledQuestion) -> bool:
        """Whether it answers a question otherwise; one that it cannot answer shows nothing."""
        return self.reply(asked) is not None


class Showing:
    """Finds out which impostors a question shows, and counts how often each was asked.

    Of those whose clause the right answer names, at most so ``many`` are asked: the ones that were asked least.
    """

    def __init__(self, impostors: Sequence[Impostor], many: int) -> None:
        self._wrong = {impostor.id: WrongAnswers(impostor) for impostor in impostors}
        self._of_clause: dict[str, list[str]] = {}
        for impostor in impostors:
            self._of_clause.setdefault(impostor.clause, []).append(impostor.id)
        self._asked: Counter[str] = Counter()
        self._many = many

    def shown(self, asked: FilledQuestion) -> tuple[str, ...]:
        """The ids of the impostors that answer a question otherwise."""
        clauses = sorted({clause.decode() for clause in _CLAUSE.findall(bytes(asked.right))})
        known = (name for clause in clauses for name in self._of_clause.get(clause, ()))
        some = sorted(known, key=self._asked.__getitem__)[: self._many]
        self._asked.update(some)
        return tuple(name for name in some if self._wrong[name].is_wrong_about(asked))


class LiveCombinations:
    """What the rows kept so far show: pairs of values beside each impostor, and triples beside any."""

    def __init__(self, model: Model) -> None:
        self.triples = Triples(model)
        self._beside: dict[tuple[str, int], int] = {}

    def keep(self, row: Row, shown: Sequence[str]) -> None:
        """Keep a row that shows these impostors."""
        if not shown:
            return
        self.triples.add(row)
        numbers = self.triples.numbers_in(row)
        whole = sum(1 << number for number in numbers)
        for name in shown:
            for number in numbers:
                self._beside[name, number] = self._beside.get((name, number), 0) | (whole & ~(1 << number))

    @property
    def pairs(self) -> int:
        """How many pairs of values are live for an impostor, counted for each impostor."""
        return sum(mask.bit_count() for mask in self._beside.values()) // _ENDS
