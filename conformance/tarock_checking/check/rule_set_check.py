"""The check of a program by one rule set, before it begins: the scenarios and readings asked, and their recording.

The campaign makes one for each rule set from a validated command line.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from tarock_checking.check.recording import Recording
from tarock_checking.check.terms import AskingTerms, RecordingTerms
from tarock_checking.check.voice import Voice
from tarock_checking.playing.declared import usual_readings
from tarock_checking.playing.known_vectors import ToFill
from tarock_checking.playing.player import Asking
from tarock_language.message import Message
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import PROTOCOL
from tarock_reports.ledger.check_lines import AskedEngine as Asker
from tarock_reports.ledger.check_lines import AskedHouse, CheckHeader, PlannedScenario, plan_of
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.requirement_set import RequirementSet, is_judged_by_steps
from tarock_running.inputs.selection import Wanted
from tarock_running.outputs.places import Prepared
from tarock_running.process.about import suite_version, system_told
from tarock_running.process.clock import Clock
from tarock_steps.catalogue.filled import code_digest, filling_digest

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


class RuleSetCheck(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The check of one rule set.

    ``declared`` are the names of the ``options`` that ``hello`` chose. With ``by_hello`` the ``house`` is the one that
    ``hello`` declares. ``undeclared`` has a sentence for each reading asked for that ``hello`` does not offer.
    """

    engine: EngineChoice
    rules: str
    options: Mapping[str, str]
    declared: tuple[str, ...]
    wanted: Wanted
    required: RequirementSet
    other_rows: int
    house: House | None
    by_hello: bool = False
    undeclared: tuple[Message, ...] = ()

    def make_ready(self) -> None:
        """Make what the ledger begins with, before others share what it is made from: it would be copied for each."""
        _ = self._planned

    @cached_property
    def _planned(self) -> tuple[list[PlannedScenario], str]:
        """The scenarios that are planned, as a ledger keeps them, and their digest."""
        planned = [PlannedScenario.of(scenario) for scenario in self.required.scored]
        return planned, plan_of(planned)

    def to_fill(self, hello: HelloAnswer | None = None) -> ToFill:
        """The vectors that this check needs; ``hello`` is given if the program offers less than everything."""
        is_whole = self.wanted.is_everything and not self.wanted.excluded
        return ToFill(self.as_asked(), self.house, is_whole, hello)

    def as_asked(self, share: float = 0.0) -> Asking:
        """The scenarios and readings that are asked; ``share`` of the questions is asked twice."""
        return Asking(
            source=self.rules,
            options=dict(self.options),
            asked=self.required.scored,
            share=share,
            is_reference=self.engine.is_reference,
            by_hello=self.by_hello,
        )

    def recording(
        self, hello: HelloAnswer, places: Prepared, terms: AskingTerms, clock: Clock, voice: Voice
    ) -> Recording:
        """The recording that asks this check."""
        how = RecordingTerms(
            diagnoses=terms.diagnosis and not self.engine.is_reference,
            of_single=bool(self.wanted.scenarios),
            fail_fast=terms.fail_fast,
            quiet=voice.quiet,
            say=voice.say,
            known=tuple(deviation for deviation in terms.known if deviation.rules == self.rules),
            symmetries=terms.symmetries,
            undeclared=self.undeclared,
            unscored=self.required.unscored,
            is_judged_by_steps=is_judged_by_steps(self.rules, terms.as_of),
        )
        return Recording(
            places,
            self._header(hello, terms, clock.now()),
            self.as_asked(terms.again),
            clock,
            house=self.house,
            terms=how,
        )

    def _header(self, hello: HelloAnswer, terms: AskingTerms, started: str) -> CheckHeader:
        planned, plan = self._planned
        return CheckHeader(
            suite=suite_version(),
            suite_digest=code_digest().hex(),
            vectors=filling_digest(self.rules, self.options, "" if self.house is None else self.house.digest),
            python=platform.python_version(),
            platform=system_told(),
            started=started,
            protocol=PROTOCOL,
            source=self.rules,
            rules=self.rules,
            options=dict(self.options),
            declared=sorted(self.declared),
            usual=usual_readings(self.rules, self.options),
            house=_asked_house(self.house, self.engine),
            engine=Asker(
                name=hello.name,
                version=hello.version,
                language=hello.language,
                homepage=hello.homepage,
                command=self.engine.command or "",
                questions=hello.questions,
                fields={} if hello.fields is UNSET else hello.fields,
            ),
            plan=plan,
            planned=planned,
            other_rows=self.other_rows,
            asked=msgspec.structs.replace(
                self.wanted.told,
                only_offered=terms.only_offered,
                strict=terms.strict,
                by_the_book=terms.by_the_book,
                as_of=terms.as_of,
            ),
            left_out=list(self.required.left_out),
        )


def _asked_house(house: House | None, engine: EngineChoice) -> AskedHouse | None:
    """The house that is asked by, in the form of a ledger; a house that ``hello`` declares has no profile."""
    if house is None:
        return None
    return AskedHouse(
        name=house.name,
        differences=house.differences,
        digest=house.digest,
        decided=sorted(house.options),
        profile=os.fsencode(engine.variant or "").decode("utf-8", "replace"),
    )
