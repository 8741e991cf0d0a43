"""The difference between two locks: changed answers with their clauses, new and removed questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec

from tarock_checking.lock.gathering import answered, options_of
from tarock_checking.lock.lock_file import locked_question
from tarock_checking.lock.lock_lines import Header, Lock, Locked
from tarock_checking.lock.new_lock import key
from tarock_language.message import Language, Message, message
from tarock_protocol.codec import shown_json
from tarock_protocol.messages.questions import Question
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.variants import Variant
from tarock_steps.suite.differences import Difference, differences
from tarock_steps.suite.part_grounds import clauses_of

_NOTHING = "nothing"
_QUESTION = 400
"""How many characters of a question are shown: enough to know it again."""


class ChangedAnswer(NamedTuple):
    """A question of the old lock, the parts in which its right answer has changed, and the clauses behind them."""

    locked: Locked
    differing: tuple[Difference, ...]
    clauses: tuple[str, ...]


class ChangedRuling(NamedTuple):
    """A ruling by its path, what it said and says now, and how many answers rest on its clause and changed."""

    path: str
    before: str
    now: str
    answers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedRules:
    """What has changed in the rules since a lock was made, found before a new one is made.

    ``unanswered`` questions have no answer any more. ``header`` has the old and new values of fields that differ.
    """

    rulings: tuple[ChangedRuling, ...]
    answers: tuple[ChangedAnswer, ...]
    unanswered: tuple[Locked, ...]
    header: Mapping[str, tuple[object, object]]

    def told(self, say: Language) -> Iterator[str]:
        """All of it in words, line by line, the rulings first."""
        for ruling in self.rulings:
            answers = say("{number} answer", "{number} answers", number=ruling.answers)
            yield f"{ruling.path} {ruling.before} → {ruling.now}: {answers}"
        for answer in self.answers:
            yield f"≠ {say.sentence(_question(answer.locked, answer.clauses))}"
            for part in answer.differing:
                yield f"  {say.sentence(_becomes(shown(part.place, SENTENCE), part.expected, part.given))}"
        for locked in self.unanswered:
            question = _question(locked, locked.clauses)
            yield f"– {say('{question}: it cannot be asked of this variant now', question=question)}"
        for name, (before, now) in self.header.items():
            yield say("header: {change}", change=_becomes(name, before, now))


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What a new lock changes in an old one.

    ``otherwise`` are questions with the same answer as before, which now name other readings or rest on other clauses.
    """

    rules: ChangedRules
    otherwise: tuple[Locked, ...]
    gone: tuple[Locked, ...]
    new: tuple[Locked, ...]

    def told(self, say: Language) -> Iterator[str]:
        """The other changes in words, line by line."""
        for locked in self.otherwise:
            question = _question(locked, locked.clauses)
            yield f"~ {say('{question}: it names other readings or rests on other clauses', question=question)}"
        yield say(
            "{answers} changed, {questions} new, {gone} gone",
            answers=message("{number} answer", "{number} answers", number=len(self.rules.answers)),
            questions=message("{number:,} question", "{number:,} questions", number=len(self.new)),
            gone=len(self.gone),
        )


def changed_rules(path: Path, before: Lock, now: Header, variant: Variant) -> ChangedRules:
    """What has changed in the rules of a variant since its lock at ``path``: each of its questions is answered again.

    ``now`` is the header that a new lock will have.
    """
    answers: list[ChangedAnswer] = []
    unanswered: list[Locked] = []
    for locked in before.questions:
        found = answered(variant, _asked_now(locked_question(path, locked), variant))
        if found is None:
            unanswered.append(locked)
        elif differing := tuple(differences(locked.answer, found.means)):
            clauses = dict.fromkeys(
                clause
                for part in differing
                for rests in (locked.rests, found.rests)
                for clause in clauses_of(rests, part)
            )
            answers.append(ChangedAnswer(locked, differing, tuple(clauses)))
    return ChangedRules(
        rulings=tuple(_rulings(before.header, now, variant, answers)),
        answers=tuple(answers),
        unanswered=tuple(unanswered),
        header=_header(before.header, now),
    )


def lock_changes(path: Path, before: Lock, now: Lock, rules: ChangedRules) -> Changes:
    """How the lock ``now`` differs from that at ``path``, with what changed in the ``rules``."""
    old, new = _by_key(path, before), _by_key(path, now)
    told = {question.number for question in (*rules.unanswered, *(question.locked for question in rules.answers))}
    return Changes(
        rules=rules,
        otherwise=tuple(
            question
            for name, question in old.items()
            if name in new and question.number not in told and _reasons(question) != _reasons(new[name])
        ),
        gone=tuple(question for name, question in old.items() if name not in new),
        new=tuple(question for name, question in new.items() if name not in old),
    )


def _rulings(
    before: Header, now: Header, variant: Variant, answers: Sequence[ChangedAnswer]
) -> Iterator[ChangedRuling]:
    """The rulings that say something else; none of a lock that does not say what they said."""
    clauses = dict(variant.rulings())
    for path in dict.fromkeys((*before.rulings, *now.rulings)) if before.rulings else ():
        old, new = before.rulings.get(path, _NOTHING), now.rulings.get(path, _NOTHING)
        if old != new:
            yield ChangedRuling(path, old, new, sum(clauses.get(path) in answer.clauses for answer in answers))


def _by_key(path: Path, lock: Lock) -> dict[bytes, Locked]:
    return dict(zip(keys_of(path, lock.questions), lock.questions, strict=True))


def _reasons(one: Locked) -> tuple[object, object]:
    return one.question.get("options", {}), one.rests


def keys_of(path: Path, questions: Sequence[Locked]) -> list[bytes]:
    """The key of each question, the same in every lock; refuses a question that the protocol does not have."""
    return [key(locked_question(path, question)) for question in questions]


def _asked_now(question: Question, variant: Variant) -> Question:
    """A question of the lock by the readings that the variant has now."""
    return msgspec.structs.replace(question, id=0, options=options_of(variant))


def _header(before: Header, now: Header) -> dict[str, tuple[object, object]]:
    """The fields of the header that say something else, but for what follows from the questions."""
    fields = [name for name in before.__struct_fields__ if name not in {"rulings", "questions", "digest"}]
    told = {name: (getattr(before, name), getattr(now, name)) for name in fields}
    return {name: (old, other) for name, (old, other) in told.items() if old != other}


def _question(locked: Locked, clauses: Sequence[str]) -> Message:
    asked = shown(msgspec.json.encode(locked.question).decode(), _QUESTION)
    return message(
        "{clauses}  question {number} ({scenario}) {asked}",
        clauses=" ".join(clauses),
        number=locked.number,
        scenario=locked.scenario,
        asked=asked,
    )


def _becomes(what: str, before: object, now: object) -> Message:
    return message("{place}: {before} becomes {now}", place=what, before=shown_json(before), now=shown_json(now))
