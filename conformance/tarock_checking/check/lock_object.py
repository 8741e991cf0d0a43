"""The results of ``tarock check --lock`` as one JSON object, for scripts."""

from __future__ import annotations

from collections import Counter

from tarock_checking.check.asked_lock import AskedLock
from tarock_checking.check.lock_question import GONE_WRONG, HeldQuestion, LockRun
from tarock_checking.check.untested_rulings import rulings_untested, untested_clauses
from tarock_language.message import Message
from tarock_reports.machine import check_object, check_shape
from tarock_reports.machine.check_shape import ToldQuestion
from tarock_running.process.about import suite_version
from tarock_running.process.exits import ExitCode
from tarock_running.process.streams import utf8
from tarock_steps.suite.part_grounds import clauses_of
from tarock_steps.suite.verdicts import Outcome


def say_lock_object(asked: AskedLock, run: LockRun, code: ExitCode, said: Message) -> None:
    """Write the results as one JSON object, for scripts."""
    counts, header, hello = Counter(question.outcome for question in run.held.values()), asked.lock.header, run.hello
    command = asked.engine.command or ""
    told = check_shape.LockObject(
        suite=suite_version(),
        verdict=str(said).partition(":")[0].rstrip(".").lower(),
        words=str(said),
        exit_code=code.value,
        lock=str(asked.path),
        rules=header.rules,
        options=dict(header.options),
        engine=check_shape.ToldEngine(name=hello.name, version=hello.version, language=hello.language, command=command),
        milliseconds=run.milliseconds,
        counts=check_shape.LockCounts(
            planned=run.asked,
            passed=counts[Outcome.PASSED],
            failed=counts[Outcome.FAILED],
            errored=counts[Outcome.ERRORED],
            declined=counts[Outcome.DECLINED],
            not_asked=run.asked - counts.total(),
        ),
        not_held={
            clause: [*paths] for clause, paths in rulings_untested(header.based_on, untested_clauses(run)).items()
        },
        failures=[_question_told(asked, question) for question in run.held.values() if question.outcome in GONE_WRONG],
    )
    utf8().write(check_object.json_text(told))


def _question_told(asked: AskedLock, one: HeldQuestion) -> ToldQuestion:
    clauses = dict.fromkeys(clause for part in one.differing for clause in clauses_of(one.locked.rests, part))
    return check_shape.ToldQuestion(
        number=one.locked.number,
        outcome=one.outcome.value,
        clauses=list(clauses or one.locked.clauses),
        places=[part.place for part in one.differing],
        message=str(one.said),
        again=asked.command_for(one.locked.number),
    )
