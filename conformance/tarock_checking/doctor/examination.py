"""Runs ``tarock doctor``: whether a program starts, says hello, offers what it says, and answers."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from tarock_checking.doctor.asking import MOST_BROKEN, Asker, ByTheHouse, FirstAnswer
from tarock_checking.doctor.complaints import NOTES, Complaint, HeardLine, Trouble
from tarock_checking.doctor.diagnosing import trouble_with
from tarock_checking.doctor.faulty_command import not_started
from tarock_checking.doctor.probing import ListenedTo, Probe
from tarock_checking.doctor.promises import troubles_of_hello
from tarock_checking.doctor.terminal import DoctorReport
from tarock_checking.first.beginnings import question_example, still_to_come
from tarock_checking.playing.declared import told_as_lacking, told_in_hello, undeclared_readings
from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.command_line import from_anywhere
from tarock_protocol.errors import BreachKind, BudgetSpentError, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import Hello, Question
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.verdict.reproduce import shell_line
from tarock_reports.verdict.wording import title
from tarock_running.inputs.connecting import another_copy
from tarock_running.inputs.engine import EngineChoice, split_command
from tarock_running.inputs.preloading import load_all
from tarock_running.inputs.profile import refuse_other_rules
from tarock_running.inputs.rule_sets import catalogues_named
from tarock_running.process.clock import microseconds
from tarock_running.process.exits import AdapterBrokenError, ExitCode
from tarock_running.process.signals import ending_is_interruption
from tarock_steps.suite.verdicts import AMISS, Outcome
from tarock_steps.suite.without_bidding import CARDS_ALONE, WHOLE_DEAL

START: Final = 10.0
"""Seconds that a program has at least to start and to answer ``hello``, as in a check."""

_GREETING: Final = (
    '{"id":0,"answer":{"protocol":1,"name":"…","version":"…","language":"…",'
    '"rules":{"lungau":{}},"questions":["count"]}}'
)
"""An example of an answer to ``hello``."""

_NOT_YET: Final = NOTES | {Trouble.OFFERS_NOTHING, Trouble.PROMISED, Trouble.LACKS_A_GAME}
"""Troubles after which the next question to answer is still shown."""

_BY_HAND: Final = 4_000
"""Characters of a command to try by hand that are shown."""

_SHOWN: Final = 4
"""Wrong answers for one source that are shown, at most."""


@dataclass(slots=True)
class Examination:
    """The program to examine, the rule sets, and the ``budget`` in seconds; the report shows each finding at once."""

    engine: EngineChoice
    rules: tuple[str, ...]
    report: DoctorReport
    budget: float = 120.0
    complaints: list[Complaint] = field(default_factory=list)

    def run(self) -> ExitCode:
        """Examine the program; returns the exit code, as a check does."""
        self._refuse()
        load_all()
        self.report.begin(self.engine.command or "")
        with ending_is_interruption():
            hello = self._greeted()
            if hello is not None:
                self._asked(hello)
        return self.report.end(self.complaints, self._check())

    @property
    def _typed(self) -> list[str]:
        """The words of the command as it was typed."""
        return split_command(self.engine.command or "")

    @property
    def _words(self) -> list[str]:
        """The words of the command as it is run, in a folder of its own."""
        return from_anywhere(self._typed, os.getcwd())  # noqa: PTH109 - only its name

    def _greeted(self) -> HelloAnswer | None:
        """The program's answer to ``hello``; None if it does not answer, or if the answer breaks the protocol."""
        greeting, since = Hello(id=0), microseconds()
        try:
            with Probe(self._words) as probe:
                heard = probe.ask(greeting, max(self.engine.timeout, START))
        except ProtocolError as fault:
            self._found(not_started(self._typed, fault.why))
            return None
        if heard.declined:
            self._found(Complaint(trouble=Trouble.DECLINES_HELLO, names={"reason": heard.declined}))
        if trouble := trouble_with(heard, self._typed):
            self._found(self._completed(trouble, heard))
        hello = heard.answer
        if not isinstance(hello, HelloAnswer):
            return None
        self.report.started((microseconds() - since) // 1_000, hello)
        for found in troubles_of_hello(hello):
            self._found(found)
        return None if any(found.code is ExitCode.ADAPTER_BROKEN for found in self.complaints) else hello

    def _asked(self, hello: HelloAnswer) -> None:
        """Ask the first questions by each rule set, and show the results."""
        answers: list[FirstAnswer] = []
        asker = None
        try:
            with another_copy(self.engine, Budget(self.budget), hello) as driver:
                asker = Asker(driver)
                for source in self._played(hello):
                    rules = ByTheHouse.declared(hello, source, self.engine.house)
                    answers.extend(self._answered(asker, rules))
        except AdapterBrokenError as fault:
            self._found(Complaint(trouble=Trouble.UNSTEADY, names={"reason": shown(fault.message, SENTENCE)}))
            return
        except BudgetSpentError as spent:
            self._found(Complaint(trouble=Trouble.TOO_SLOW, names={"seconds": f"{spent.seconds:g}"}))
        if asker is None:
            return
        if asker.broken >= MOST_BROKEN:
            self.report.stopped(asker.broken)
        self._wrong(answers)
        for found in (*self._promised(answers, hello.questions), *_lacking(asker.lacking)):
            self._found(found)
        self.report.table(answers, asker.microseconds)
        if all(found.trouble in _NOT_YET for found in self.complaints):
            self._next(hello)

    def _answered(self, asker: Asker, rules: ByTheHouse) -> Iterator[FirstAnswer]:
        """The answers to the first questions by a rule set; reports what breaks the protocol, of other games too."""
        for answer in asker.ask(rules):
            yield answer
            if answer.verdict.outcome is Outcome.ERRORED:
                self._found(self._broken(answer, asker.last_question))
        for trouble in filter(None, map(self._listened, asker.games_broken(rules))):
            self._found(trouble)

    def _refuse(self) -> None:
        """Refuse unknown or unfitting rule sets of the command line before anything is started."""
        catalogues_named(self.rules)
        if self.engine.house is not None:
            refuse_other_rules(self.engine.house, self.rules)

    def _played(self, hello: HelloAnswer) -> Iterator[str]:
        """The rule sets to ask by that the program plays; reports the others, and the readings that a house lacks."""
        for source in self._sources(hello):
            if source in hello.rules:
                for undeclared in self._undeclared(hello, source):
                    self._found(undeclared)
                yield source
            else:
                names = {"name": source, "offered": shown(", ".join(hello.rules))}
                self._found(Complaint(trouble=Trouble.OTHER_RULES, names=names))

    def _undeclared(self, hello: HelloAnswer, source: str) -> Iterator[Complaint]:
        """Complaints about readings of the house on the command line that the program does not offer."""
        house = self.engine.house
        if house is None:
            return
        for missing in undeclared_readings(source, hello.rules[source], house.options):
            names = {
                "house": shown(house.name),
                "option": missing.option,
                "reading": missing.reading,
                "offered": shown(", ".join(missing.offered), SENTENCE),
                "told": told_in_hello(missing.option, missing.reading),
                "of": source,
            }
            yield Complaint(trouble=Trouble.OTHER_READING, names=names)

    def _sources(self, hello: HelloAnswer) -> tuple[str, ...]:
        """The rule sets to ask by: the house's, or else those on the command line, or else all that it plays."""
        if self.engine.house is not None:
            return (self.engine.house.based_on,)
        return self.rules or tuple(known.source for known in catalogues_named(()) if known.source in hello.rules)

    def _broken(self, one: FirstAnswer, question: Question | None) -> Complaint:
        """Why a question was not answered; asks it again of a fresh copy that is watched closely."""
        if question is not None and (trouble := self._listened(question)):
            return trouble
        return Complaint(trouble=Trouble.UNSTEADY, names={"reason": one.verdict.said, "ask": one.asked})

    def _listened(self, question: Question) -> Complaint | None:
        try:
            with Probe(self._words) as probe:
                probe.ask(Hello(id=0), max(self.engine.timeout, START))
                heard = probe.ask(question, self.engine.timeout)
        except ProtocolError as fault:
            return not_started(self._typed, fault.why)
        trouble = trouble_with(heard, self._typed)
        return None if trouble is None else self._completed(trouble, heard)

    def _completed(self, complaint: Complaint, heard: ListenedTo) -> Complaint:
        """A complaint with the time limit, the right answer if the form was wrong, and a command to try by hand."""
        seconds = max(self.engine.timeout, START) if isinstance(heard.question, Hello) else self.engine.timeout
        lines = list(complaint.heard)
        if heard.fault and heard.fault.breach is BreachKind.FORM and (right := _right(heard.question)):
            lines.append(HeardLine(message("right is"), right))
        if not heard.line:
            asked = shell_line(["echo", codec.encode(heard.question).decode().strip()])
            lines.append(HeardLine(message("by hand"), f"{asked} | {self.engine.command}", _BY_HAND))
        return replace(complaint, names={"seconds": f"{seconds:g}", **complaint.names}, heard=tuple(lines))

    def _wrong(self, answers: Sequence[FirstAnswer]) -> None:
        for source in dict.fromkeys(answer.planned.source for answer in answers):
            wrong = [
                answer for answer in answers if answer.planned.source == source and answer.verdict.outcome in AMISS
            ]
            for answer in wrong[:_SHOWN]:
                self._found(self._wrong_answer(answer))
            if len(wrong) > _SHOWN:
                self.report.more_wrong(len(wrong) - _SHOWN, source)

    def _wrong_answer(self, one: FirstAnswer) -> Complaint:
        verdict, planned = one.verdict, one.planned
        names = {
            "source": planned.source,
            "ask": one.asked,
            "name": title(planned, self.report.say),
            "command": self._check("--scenario", planned.id),
        }
        last = verdict.exchanges[-1] if verdict.exchanges else None
        heard = (
            *(
                (HeardLine(message("asked"), last.question), HeardLine(message("answered"), last.answer))
                if last
                else ()
            ),
            HeardLine(message("step"), verdict.step or verdict.message),
            *(
                (HeardLine(message("expected"), verdict.expected), HeardLine(message("given"), verdict.given))
                if verdict.expected
                else ()
            ),
        )
        return Complaint(trouble=Trouble.WRONG, names=names, heard=heard)

    def _next(self, hello: HelloAnswer) -> None:
        """Show the easiest question that the program does not answer yet and that a check would ask."""
        for asked in still_to_come(hello.questions, self._declined()):
            for source in self._sources(hello):
                if example := question_example(source, asked):
                    self.report.next(example)
                    return

    def _promised(self, answers: Sequence[FirstAnswer], offered: Sequence[str]) -> Iterator[Complaint]:
        """A complaint for each kind of question that was offered but always declined; none if readings are missing."""
        if any(found.trouble is Trouble.OTHER_READING for found in self.complaints):
            return
        for asked, number in Counter(answer.asked for answer in answers).items():
            declined = [
                answer for answer in answers if answer.asked == asked and answer.verdict.outcome is Outcome.DECLINED
            ]
            if len(declined) == number:
                reason = shown(declined[0].verdict.message, SENTENCE)
                instead = CARDS_ALONE if asked == WHOLE_DEAL and CARDS_ALONE not in offered else ""
                yield Complaint(trouble=Trouble.PROMISED, names={"ask": asked, "reason": reason, "instead": instead})

    def _declined(self) -> set[str]:
        """The questions that the program offers but always declines."""
        return {str(found.names["ask"]) for found in self.complaints if found.trouble is Trouble.PROMISED}

    def _check(self, *more: str) -> str:
        """The command line of a check of this program."""
        words = ["tarock", "check", "--engine", self.engine.command or ""]
        for name in self.rules:
            words += ["--rules", name]
        if self.engine.variant is not None:
            words += ["--variant", str(self.engine.variant)]
        return shown(shell_line([*words, *more]), SENTENCE)

    def _found(self, complaint: Complaint) -> None:
        self.complaints.append(complaint)
        self.report.complaint(complaint)


def _lacking(about: Sequence[tuple[str, str]]) -> Iterator[Complaint]:
    """A complaint for each rule set, with all its games that are declined."""
    for rules in dict.fromkeys(rules for rules, _ in about):
        games = [game for of, game in about if of == rules]
        names = {"game": games[0], "games": games if len(games) > 1 else ""}
        told = told_as_lacking(rules, "contracts", games)
        yield Complaint(trouble=Trouble.LACKS_A_GAME, names={**names, "told": told})


def _right(question: Question) -> str:
    """The right answer to a question by its source, as a line without reasons; empty if there is none."""
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine

    if isinstance(question, Hello):
        return _GREETING
    try:
        answer = codec.decode_reply(respond(codec.encode(question)), question)
    except ProtocolError:
        return ""
    return msgspec.json.encode({"id": question.id, "answer": meaning(question, answer)}).decode()
