"""What `tarock lock` shows on the terminal after it made or updated a lock, line by line.

A lock is a file of questions and right answers that test a variant: the rules of a source under chosen readings, or
those of a house. The lines say how much it tests, and which impostors (reference engines with one wrong ruling) it
catches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tarock_checking.lock.new_lock import Fates, Made
from tarock_language.message import Language, Message, message
from tarock_reports.verdict.wording import first_of

_SHOWN: Final = 12
"""How many names a line has before the rest is only counted."""


def lines_about_lock(made: Made, say: Language) -> Iterator[str]:
    """What a lock holds, line by line."""
    header = made.lock.header
    played = [f"{name}={reading}" for name, reading in header.options.items()]
    whose = message("{name} with {readings}", name=header.name, readings=played) if played else header.name
    yield say(
        "{variant}: {questions} questions test {clauses} clauses and {rulings} rulings",
        variant=whose,
        questions=header.questions,
        clauses=made.clauses,
        rulings=made.rulings,
    )
    kinds = Counter(locked.question["ask"] for locked in made.lock.questions)
    yield say("of each kind: {kinds}", kinds=[f"{number} {kind}" for kind, number in kinds.most_common()])
    yield from map(say.sentence, _fates(made.fates))
    for name, words in made.fates.remains.items():
        yield f"  {name} {say.sentence(words)}"
    if made.bare:
        yield say(
            "{number} clauses that no answer depends on in this variant: {clauses}",
            number=len(made.bare),
            clauses=first_of(made.bare, _SHOWN),
        )


def _fates(fates: Fates) -> Iterator[Message]:
    caught = message("{caught} of {number} are caught by an answer", caught=fates.caught, number=fates.of_variant)
    if fates.refusing:
        caught = message("{caught}, {number} more have none", caught=caught, number=fates.refusing)
    yield message("impostors, which play one ruling wrongly: {caught}", caught=caught)
    if fates.equivalent:
        yield message(
            "{number} cannot be caught (equivalent.toml): {impostors}",
            number=len(fates.equivalent),
            impostors=first_of(list(fates.equivalent), _SHOWN),
        )
    if aside := len(fates.unplayed) + len(fates.otherwise) + len(fates.own):
        yield message("{number} are left aside: they play as this variant does", number=aside)
    if fates.remains:
        yield message("{number} remain that no question of the suite catches:", number=len(fates.remains))
