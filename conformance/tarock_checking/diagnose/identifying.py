"""``tarock identify``: finds with few questions which source a program is nearest to, and what it plays otherwise."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.text import Text

from tarock_checking.diagnose.cause_records import diagnosis_of, nothing_found
from tarock_checking.diagnose.nearest import CalledOtherwise, Nearness, nearness
from tarock_checking.diagnose.search_limits import SearchLimits, SearchTime, unbroken
from tarock_language.message import Language, message
from tarock_protocol.drivers import Driver
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_reports.machine.check_object import causes_told
from tarock_reports.machine.check_shape import ToldEngine
from tarock_reports.machine.identified_shape import IdentifiedObject, IdentifiedRules, ToldOtherwise
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.variants import rules_of_readings
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_running.process.printed_json import print_json
from tarock_running.process.progress import looking_for_causes
from tarock_running.process.signals import ending_is_interruption, until_interrupted
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import Verdict

_OF_A_CLAUSE: Final = 2
"""Scenarios of each clause that are searched for what a program plays otherwise."""


class PlayedOtherwise(NamedTuple):
    """What a program plays otherwise than its nearest source, asked in some ``scenarios`` for every clause.

    ``found`` has the causes; None where an interruption came before the search for them.
    """

    source: str
    scenarios: int
    asked: int
    failed: int
    found: DiagnosisLine | None


class IdentifiedBy(NamedTuple):
    """What was found out by one name of rules; no ``otherwise`` without a single nearest source."""

    near: Nearness
    otherwise: PlayedOtherwise | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Identifying:
    """The program to identify, and the language to report it in; ``budget`` is the seconds to search for causes.

    With ``is_json`` one object is printed at the end, and nothing else.
    """

    engine: EngineChoice
    say: Language
    budget: float | None = None
    is_json: bool = False

    def run(self) -> ExitCode:
        """Show for each name of rules in ``hello`` the nearest source; inconclusive if there is none for any name."""
        found: list[IdentifiedBy] = []
        with ending_is_interruption(), connected(self.engine) as driver:
            interrupted = self._is_interrupted(driver, found)
            told = any(identified.otherwise is not None for identified in found)
            code = ExitCode.CONFORM if told else ExitCode.INCONCLUSIVE
            code = ExitCode.INTERRUPTED if interrupted else code
            if self.is_json:
                print_json(self._object(driver.hello, found, code))
        return code

    def _is_interrupted(self, driver: Driver, found: list[IdentifiedBy]) -> bool:
        """Fill ``found``, and show each at once; whether an interruption ended it."""
        for rules in driver.hello.rules:
            try:
                near = nearness(driver, rules)
            except KeyboardInterrupt:
                self._say(Text(self._unnamed(rules), style="yellow"))
                return True
            self._say(*lines_of_nearest(near, self.say))
            if len(near.nearest) != 1:
                found.append(IdentifiedBy(near))
                continue
            otherwise, goes_on = self._otherwise(driver, near.nearest[0], rules)
            found.append(IdentifiedBy(near, otherwise))
            self._say(*self._lines(otherwise, rules))
            if not goes_on:
                return True
        return False

    def _otherwise(self, driver: Driver, source: str, rules: str) -> tuple[PlayedOtherwise, bool]:
        """What the program plays otherwise; false beside it if that was interrupted, so that no more is asked."""
        chosen, own = tuple(_some_of_every_clause(source)), CalledOtherwise(driver, source, rules)
        heard = RunSoFar(hello=own.hello)
        judged: list[Verdict] = []

        def hear(verdict: Verdict) -> None:
            judged.append(verdict)
            heard.verdict(verdict)

        def told(found: DiagnosisLine | None) -> PlayedOtherwise:
            failed = len(heard.failed) + len(heard.errored)
            return PlayedOtherwise(source, len(chosen), len(judged), failed, found)

        try:
            run = Run(driver=own, sink=hear, source=source, chosen=chosen, right=lambda: rules_of_readings(source, {}))
            play_run(run)
        except KeyboardInterrupt:
            return told(None), False
        budget, found = SearchTime(self.budget), nothing_found(heard)
        with (
            until_interrupted() as goes_on,
            unbroken(message("the look for causes"), lambda trouble: _complain(self.say.sentence(trouble))),
            looking_for_causes(source, say=self.say) as step,
        ):
            limits = SearchLimits.within(budget, goes_on, step)
            found = diagnosis_of(chosen, heard, variant_of_source(source, {}), None, limits)
        return told(found), goes_on()

    # ------------------------------------------------------------------------------------------------ what is shown

    def _object(self, hello: HelloAnswer, found: Sequence[IdentifiedBy], code: ExitCode) -> IdentifiedObject:
        return IdentifiedObject(
            suite=suite_version(),
            engine=ToldEngine(
                name=hello.name, version=hello.version, language=hello.language, command=self.engine.command or ""
            ),
            exit_code=code,
            interrupted=code is ExitCode.INTERRUPTED,
            rules=[*map(_rules_told, found)],
        )

    def _lines(self, told: PlayedOtherwise, rules: str) -> Iterator[Text]:
        say, found = self.say, told.found
        if found is None:
            said = say(
                "Interrupted after {asked} of {chosen} scenarios, of which {failed} failed; causes were not searched.",
                asked=told.asked,
                chosen=told.scenarios,
                failed=told.failed,
            )
            yield Text(said, style="yellow")
            return
        said = say("In {asked} scenarios, some for every clause, nothing differed.", asked=told.scenarios)
        if told.failed:
            said = say(
                "In {asked} scenarios, some for every clause, {failed} failed. What it plays otherwise:",
                asked=told.scenarios,
                failed=told.failed,
            )
        yield Text(said)
        yield from self._causes(found)
        yield from self._further(told.source, rules)

    def _say(self, *lines: Text) -> None:
        out = console()
        for line in () if self.is_json else lines:
            out.print(line, soft_wrap=True)

    def _unnamed(self, rules: str) -> str:
        return self.say(
            "Asked by the rules {rules}, it was interrupted before a source could be named.", rules=shown(rules)
        )

    def _further(self, source: str, rules: str) -> Iterator[Text]:
        if source != rules:
            yield Text(self.say("To be checked, its hello has to call these rules {source}.", source=source))
        yield Text(
            self.say("All of it: {command}", command=f"tarock check --rules {source} --engine '{self.engine.command}'")
        )

    def _causes(self, found: DiagnosisLine) -> Iterator[Text]:
        for number, cause in enumerate(found.causes, start=1):
            sentence = shown(self.say.sentence(cause.said), SENTENCE)
            yield Text.assemble(f"{number:>3}. ", (shown(" ".join(cause.clauses[:3])), "bold"), f" {sentence}")
            for line in cause.profile.splitlines():
                yield Text.assemble((f"     {self.say('profile')}: ", "dim"), shown(line, SENTENCE))
        if found.unexplained:
            yield Text(self.say("Unexplained: {number}.", number=len(found.unexplained)))
        if not found.whole:
            yield Text(self.say("The search was ended early; a longer --budget, or none, continues it."), style="dim")


def _rules_told(found: IdentifiedBy) -> IdentifiedRules:
    near, otherwise = found
    return IdentifiedRules(
        rules=near.rules,
        asked=near.asked,
        alike=dict(near.alike),
        nearest=list(near.nearest),
        otherwise=None if otherwise is None else _otherwise_told(otherwise),
    )


def _otherwise_told(told: PlayedOtherwise) -> ToldOtherwise:
    found = told.found
    return ToldOtherwise(
        scenarios=told.scenarios,
        asked=told.asked,
        failed=told.failed,
        causes=None if found is None else causes_told(found.causes),
        unexplained=[] if found is None else found.unexplained,
        whole=found is not None and found.whole,
    )


def _complain(trouble: str) -> None:
    sys.stderr.write(f"tarock: {shown(trouble, SENTENCE)}\n")


def lines_of_nearest(near: Nearness, say: Language) -> Iterator[Text]:
    """The lines that say which source a program comes nearest to, asked by one name of its rules."""
    rules, best = shown(near.rules), near.nearest
    if not best:
        yield Text(
            say("Asked by the rules {rules}, it answers nothing that distinguishes the sources.", rules=rules),
            style="yellow",
        )
        return
    if len(best) > 1:
        told = say(
            "Asked by the rules {rules}, it comes equally near to {sources}: {asked} answers do not decide.",
            rules=rules,
            sources=list(best),
            asked=near.asked,
        )
        yield Text(told, style="yellow")
        return
    (source,) = best
    title, alike = load_catalogue(source).title, near.alike[source]
    told = say(
        "Asked by the rules {rules}, it comes nearest to {source} ({title}): {alike} of {asked} answers agree.",
        rules=rules,
        source=source,
        title=title,
        asked=near.asked,
        alike=alike,
    )
    yield Text(told, style="bold")
    others = [f"{name} {number}" for name, number in near.alike.items() if name != source]
    yield Text(say("The others: {others}.", others=others), style="dim")


def _some_of_every_clause(source: str) -> Iterator[Planned]:
    """The first scenarios of every clause that name no reading."""
    cited = Counter[str]()
    for planned in plan(source):
        if planned.dispute is None and any(cited[clause] < _OF_A_CLAUSE for clause in planned.clauses):
            cited.update(planned.clauses)
            yield planned
