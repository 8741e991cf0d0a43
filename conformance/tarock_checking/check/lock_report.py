"""The report of ``tarock check --lock``: plain text for the terminal, and the exit code of the verdict.

No ledger is written: the lock has the questions and the right answers, and asking them again takes a second.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from tarock_checking.check.asked_lock import AskedLock
from tarock_checking.check.lock_question import GONE_WRONG, HeldQuestion, LockRun
from tarock_checking.check.terms import ENDED_EARLY
from tarock_checking.check.untested_rulings import rulings_in_words, rulings_untested, untested_clauses
from tarock_language.message import Language, Message, Word, message
from tarock_protocol.codec import shown_json
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.part_grounds import clauses_of
from tarock_steps.suite.verdicts import Outcome

_SHOWN: Final = 20
"""How many failures are shown; of the others only the numbers are listed."""

_PARTS: Final = 6
"""How many differing parts of one answer are shown, and how many reasons for declining."""

_CLAUSES: Final = 12
"""How many clauses are named that were not tested."""

_QUESTION: Final = 2_000
"""How many characters of a question are shown, usually enough for a whole deal."""

_STYLES: Final = {ExitCode.CONFORM: "bold green", ExitCode.NOT_CONFORM: "bold red"}


class _Told(NamedTuple):
    code: ExitCode
    said: Message


def report(asked: AskedLock, run: LockRun) -> ExitCode:
    """Print the results of a lock, and return the exit code of the verdict."""
    told, say = _verdict(asked, run), asked.voice.say
    if asked.voice.is_json:
        from tarock_checking.check.lock_object import say_lock_object  # noqa: PLC0415 - few runs need it

        say_lock_object(asked, run, told.code, told.said)
        words = say("{verdict} ({counts})", verdict=told.said, counts=_counts(run))
        sys.stderr.write(f"tarock: {visible(asked.path.name)}: {words}\n")
        return told.code
    if not asked.voice.quiet:
        _say_all(asked, run)
    words = say(
        "{verdict} ({counts}; {again} asked twice; {seconds} s)",
        verdict=told.said,
        counts=_counts(run),
        again=run.again,
        seconds=f"{run.milliseconds // 1000}.{run.milliseconds % 1000 // 100}",
    )
    console().print(Text(words, style=_STYLES.get(told.code, "bold")), soft_wrap=asked.voice.quiet)
    return told.code


def _say_all(asked: AskedLock, run: LockRun) -> None:
    """Print who was asked what, then the failures, then what was declined."""
    out, header, say = console(), asked.lock.header, asked.voice.say
    options = [f"{name}={reading}" for name, reading in header.options.items()]
    heading = say(
        "{program} by {lock}: {variant}",
        program=f"{run.hello.name} {run.hello.version}",
        lock=asked.path.name,
        variant=message("{name} with {readings}", name=header.name, readings=options) if options else header.name,
    )
    out.print(Text(shown(heading, SENTENCE)))
    wrong = [question for question in run.held.values() if question.outcome in GONE_WRONG]
    for question in wrong[:_SHOWN]:
        for line in _failure(asked, question):
            out.print(Text(line), soft_wrap=True)
    if len(wrong) > _SHOWN:
        rest = [question.locked.number for question in wrong[_SHOWN:]]
        out.print(
            Text(
                say(
                    "… and {number} more question: {numbers}",
                    "… and {number} more questions: {numbers}",
                    number=len(rest),
                    numbers=rest,
                )
            )
        )
    for line in (*_declined(run, say), *_not_held(run, header.based_on, say)):
        out.print(Text(line), soft_wrap=True)


def _failure(asked: AskedLock, one: HeldQuestion) -> Iterator[str]:
    """Show a failure: the clauses, the parts that differ, the question, and the command that asks it again."""
    locked, say = one.locked, asked.voice.say
    clauses = dict.fromkeys(clause for part in one.differing for clause in clauses_of(locked.rests, part))
    sign = "✗" if one.outcome is Outcome.FAILED else "!"
    head = say(
        "{outcome} {clauses}  question {number}, line {line} of {path}",
        outcome=Word(one.outcome.value),
        clauses=" ".join(clauses or locked.clauses),
        number=locked.number,
        line=locked.number + 1,
        path=str(asked.path),
    )
    yield f"{sign} {head}  {locked.scenario}"
    for part in one.differing[:_PARTS]:
        place, expected, given = shown(part.place, SENTENCE), shown_json(part.expected), shown_json(part.given)
        yield f"  {say('{place}: expected {expected}, given {given}', place=place, expected=expected, given=given)}"
    if len(one.differing) > _PARTS:
        yield f"  {say('… and {number} more part', '… and {number} more parts', number=len(one.differing) - _PARTS)}"
    if one.said:
        yield f"  {shown(say.sentence(one.said), SENTENCE)}"
    for label, text, limit in (
        (say("asked"), one.exchange.question, _QUESTION),
        (say("answered"), one.exchange.answer, SENTENCE),
        (say("stderr"), one.exchange.stderr, SENTENCE),
    ):
        if text:
            yield f"  {label} {shown(text, limit)}"
    yield f"  {visible(asked.command_for(locked.number))}"


def _declined(run: LockRun, say: Language) -> Iterator[str]:
    """What was declined and why, the most frequent reason first."""
    reasons = Counter(
        shown(say.sentence(question.said), SENTENCE)
        for question in run.held.values()
        if question.outcome is Outcome.DECLINED
    )
    for reason, number in reasons.most_common(_PARTS):
        yield say(
            "declined: {number} question: {reason}",
            "declined: {number} questions: {reason}",
            number=number,
            reason=reason,
        )
    if len(reasons) > _PARTS:
        yield say("declined: {number} more reasons", number=len(reasons) - _PARTS)


def _not_held(run: LockRun, source: str, say: Language) -> Iterator[str]:
    """The clauses that were not tested, each with its rulings by name."""
    untested = rulings_untested(source, untested_clauses(run))
    if untested:
        yield say("not held, because all questions that rest on them were declined:")
    for clause, paths in [*untested.items()][:_CLAUSES]:
        yield f"  {clause}{f': {rulings_in_words(source, paths, say)}' if paths else ''}"
    if (more := len(untested) - _CLAUSES) > 0:
        yield f"  {say('and {number} more', number=more)}"


def _counts(run: LockRun) -> Message:
    counts = Counter(question.outcome for question in run.held.values())
    told = [
        message("{times} {what}", times=counts[outcome], what=Word(outcome.value))
        for outcome in Outcome
        if counts[outcome]
    ] or [message("none asked")]
    left = run.asked - counts.total()
    if run.cut == ENDED_EARLY and left:
        told.append(message("{number} not asked", number=left))
    return message("{number} questions: {counts}", number=run.asked, counts=told)


def _verdict(asked: AskedLock, run: LockRun) -> _Told:
    """The exit code and the verdict as a sentence; a wrong answer counts even if the run was cut off."""
    held = list(run.held.values())
    if run.interrupted:
        return _Told(ExitCode.INTERRUPTED, message("Interrupted."))
    if asked.engine.is_reference and any(question.outcome is Outcome.ERRORED for question in held):
        return _Told(ExitCode.SUITE_BROKEN, message("Suite broken: our own engine does not answer a question."))
    outcomes = {question.outcome for question in held}
    if Outcome.FAILED in outcomes:
        return _Told(ExitCode.NOT_CONFORM, message("Not conform: some answers differ from the lock."))
    if Outcome.ERRORED in outcomes:
        return _Told(ExitCode.ADAPTER_BROKEN, message("Adapter broken: not every question got an answer."))
    if run.cut:
        return _Told(ExitCode.CUT_OFF, message("Cut off: {why}.", why=run.cut))
    return _whole(asked, held)


def _whole(asked: AskedLock, held: Sequence[HeldQuestion]) -> _Told:
    """The verdict on a lock whose questions were all asked without a failure or an error."""
    only_offered = asked.only_offered
    owed = [question for question in held if question.offered or not only_offered]
    if not owed:
        return _Told(ExitCode.INCONCLUSIVE, message("Inconclusive: it offers nothing that the lock asks."))
    if any(question.outcome is Outcome.DECLINED for question in owed):
        unknown = message("Inconclusive: a lock has no spare question, so what was declined stays unknown.")
        return _Told(ExitCode.INCONCLUSIVE, unknown)
    if len(owed) < len(held):
        told = message(
            "Conform in what it offers: {owed} of {held} questions; the other rulings are not tested.",
            owed=len(owed),
            held=len(held),
        )
        return _Told(ExitCode.CONFORM, told)
    return _Told(ExitCode.CONFORM, message("Conform: every answer agrees with the lock."))
