"""``tarock identify``: finds with few questions which source a program is nearest to, and what it plays otherwise."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from tarock_checking.diagnose.cause_records import diagnosis_of, nothing_found
from tarock_checking.diagnose.nearest import CalledOtherwise, Nearness, nearness
from tarock_checking.diagnose.search_progress import Look, unbroken
from tarock_language.message import Language, message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Driver
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.inputs.engine import EngineChoice, connected
from tarock_running.inputs.variants import rules_of_readings
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_running.process.progress import looking_for_causes
from tarock_running.process.signals import ending_is_interruption, until_interrupted
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.explaining import RunSoFar
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Verdict

_OF_A_CLAUSE: Final = 2
"""Scenarios of each clause that are searched for what a program plays otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identifying:
    """The program to identify, and the language to report it in; ``budget`` is the seconds to search for causes."""

    engine: EngineChoice
    say: Language
    budget: float | None = None

    def run(self) -> ExitCode:
        """Show for each name of rules in ``hello`` the nearest source; inconclusive if there is none for any name."""
        told = False
        with ending_is_interruption(), connected(self.engine) as driver:
            for rules in driver.hello.rules:
                try:
                    near = nearness(driver, rules)
                except KeyboardInterrupt:
                    _say(Text(self._unnamed(rules), style="yellow"))
                    return ExitCode.INTERRUPTED
                _say(*lines_of_nearest(near, self.say))
                if len(near.nearest) == 1:
                    told = True
                    if not self._has_told_otherwise(driver, near.nearest[0], rules):
                        return ExitCode.INTERRUPTED
        return ExitCode.CONFORM if told else ExitCode.INCONCLUSIVE

    def _has_told_otherwise(self, driver: Driver, source: str, rules: str) -> bool:
        """Show what it plays otherwise; false if that was interrupted, so that nothing more is asked."""
        chosen, own = tuple(_some_of_every_clause(source)), CalledOtherwise(driver, source, rules)
        heard = RunSoFar(hello=own.hello)
        judged: list[Verdict] = []

        def hear(verdict: Verdict) -> None:
            judged.append(verdict)
            heard.verdict(verdict)

        try:
            run = Run(driver=own, sink=hear, source=source, chosen=chosen, right=lambda: rules_of_readings(source, {}))
            play_run(run)
        except KeyboardInterrupt:
            failed = len(heard.failed) + len(heard.errored)
            said = self.say(
                "Interrupted after {asked} of {chosen} scenarios, of which {failed} failed; causes were not searched.",
                asked=len(judged),
                chosen=len(chosen),
                failed=failed,
            )
            _say(Text(said, style="yellow"))
            return False
        budget, found = Budget(self.budget), nothing_found(heard)
        with (
            until_interrupted() as goes_on,
            unbroken(message("the look for causes"), lambda trouble: _complain(self.say.sentence(trouble))),
            looking_for_causes(source, say=self.say) as step,
        ):
            look = Look(step, lambda: goes_on() and not budget.is_spent)
            found = diagnosis_of(chosen, heard, variant_of_source(source, {}), None, look)
        number = len(heard.failed) + len(heard.errored)
        said = self.say("In {asked} scenarios, some for every clause, nothing differed.", asked=len(chosen))
        if number:
            said = self.say(
                "In {asked} scenarios, some for every clause, {failed} failed. What it plays otherwise:",
                asked=len(chosen),
                failed=number,
            )
        _say(Text(said), *self._causes(found), *self._further(source, rules))
        return goes_on()

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


def _say(*lines: Text) -> None:
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)


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
