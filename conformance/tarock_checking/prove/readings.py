"""Tries impostors under each reading that is not the default: what is right comes from the reference by that reading.

An impostor is the reference engine with one wrong ruling. Only impostors of clauses that the reading touches are tried,
since the others are tried by default. A reading touches a clause that is one of its option's own rulings; one that an
expectation rests on which changes with the reading; and one cited by a scenario that cannot be played by the reading.
What is right is worked out before an impostor is asked.
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from tarock_checking.prove import trials
from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.drivers import OurOwn
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Hello
from tarock_reference import hello, option_readings, requirements, respond_to_own
from tarock_reference.impostors import Impostor
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.proof_lines import CAUGHT, Fate, ImpostorLine, Pair, TriedReadingLine, data_of
from tarock_running.inputs import equivalent
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.loading import options_to_name, table_of
from tarock_steps.suite.deriving import Barred, Right, has_them_anyway, held_to, own_readings, right
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.vectors import NO_VECTORS, Listening, Vectors
from tarock_steps.suite.verdicts import Basis, Outcome

_CLAUSE: Final = re.compile(rb'"([A-Z]+-[A-Z]+-\d+)"')


class ReadingChoice(NamedTuple):
    """A reading that is not the default; ``options`` has it together with the readings that it needs."""

    option: str
    reading: str
    options: Mapping[str, str]

    @property
    def told(self) -> str:
        """The reading as people write it: ``option=reading``."""
        return f"{self.option}={self.reading}"


def reading_choices(source: str) -> tuple[ReadingChoice, ...]:
    """Every reading of a source that is not a default, in the order of its options."""
    return tuple(
        ReadingChoice(option, reading, with_partners(source, {option: reading}))
        for option, readings in option_readings(source).items()
        for reading in readings[1:]
    )


def with_partners(source: str, options: Mapping[str, str]) -> dict[str, str]:
    """These readings, with the first readings of other options that make each of them meaningful."""
    chosen = dict(options)
    while idle := _unmet(source, chosen):
        other, having = next((other, having) for other, having in idle.items() if other not in chosen)
        chosen[other] = having[0]
    return chosen


def _unmet(source: str, chosen: Mapping[str, str]) -> Mapping[str, Sequence[str]] | None:
    """The readings that the first meaningless of the chosen ones needs, by option; None if all are meaningful."""
    defaults = {option: readings[0] for option, readings in option_readings(source).items()}
    asked = {**defaults, **chosen}
    for option, needs in requirements(source):
        if asked[option] != defaults[option] and not any(asked[other] in having for other, having in needs.items()):
            return needs
    return None


@dataclass(frozen=True)
class Suite:
    """The scenarios of a source, and what is known of its impostors from trying them by default."""

    source: str
    scripts: tuple[Script, ...]
    untold: Sequence[tuple[Impostor, str]]
    clauses: frozenset[str]
    listed: Mapping[tuple[str, str], str]
    vectors: Vectors = NO_VECTORS
    caught: Mapping[str, Sequence[str]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        source: str,
        scripts: tuple[Script, ...],
        untold: Sequence[tuple[Impostor, str]] = (),
        clauses: Iterable[str] = (),
        listed: Mapping[tuple[str, str], str] = MappingProxyType({}),
    ) -> Suite:
        """The suite of some scenarios; ``untold`` are impostors that no answer can reveal by default, with the reason.

        If ``clauses`` are given, only impostors of these are tried. ``listed`` has, for a reading and a clause or an
        impostor, the reason why no scenario catches it.
        """
        return cls(source, scripts, untold, frozenset(clauses), listed)

    def with_vectors(self, vectors: Vectors) -> Suite:
        """The same suite with vectors, so that most scenarios need not be played."""
        return dataclasses.replace(self, vectors=vectors)

    def after(self, tried: Iterable[ImpostorLine]) -> Suite:
        """The same suite, which knows what caught impostors by default: that is asked first under a reading."""
        caught: defaultdict[str, list[str]] = defaultdict(list)
        for line in tried:
            caught[line.id] += line.by
            caught[line.clause] += line.by
        return dataclasses.replace(self, caught=caught)

    @functools.cached_property
    def named(self) -> Mapping[str, frozenset[str]]:
        """For each scenario all clauses that the right answers name, by the readings of the scenario."""
        return {script.planned.id: _named(script, self.vectors) for script in self.scripts}

    def is_about(self, clause: str) -> bool:
        """Whether impostors of a clause are tried."""
        return not self.clauses or clause in self.clauses

    def argument(self, impostor: Impostor, played: object) -> str:
        """Why no answer can reveal an impostor if ``played`` is the right value of its ruling; empty if one can."""
        for other, argument in self.untold:
            same = other.path == impostor.path and other.value == impostor.value and played in other.instead
            if same if impostor.instead else other.id == impostor.id:
                return argument
        return ""


def _named(script: Script, vectors: Vectors) -> frozenset[str]:
    asked = trials.asked_in(script, vectors) or _heard(trials.TriedScenario(script)).asked
    return frozenset(clause.decode() for question in asked for clause in _CLAUSE.findall(bytes(question.right)))


def _heard(held: trials.TriedScenario) -> _Heard:
    listening = Listening(OurOwn(respond_to_own, hello=hello()))
    ending = held.played(listening)
    return _Heard(ending.outcome, listening.taken())


class _Heard(NamedTuple):
    """How a scenario ended with the reference, and its questions with the answers."""

    outcome: Outcome
    asked: tuple[FilledQuestion, ...]


def try_choice(suite: Suite, choice: ReadingChoice) -> TriedReadingLine:
    """Try the impostors of all clauses that a reading touches on its scenarios, until each is caught."""
    sheet = RightScenarios(suite, choice)
    variant = sheet.variant
    values = {path: ruling.value for path, ruling in variant.rules.rulings()}
    pairs = [
        _tried(sheet, impostor, variant.wrong(impostor), suite.argument(impostor, values[impostor.path]))
        for impostor in variant.impostors()
        if impostor.clause in sheet.touched and suite.is_about(impostor.clause)
    ]
    pairs += _stale(suite, choice, [pair for pair in pairs if pair.fate is Fate.LISTED])
    counted = Counter(pair.fate for pair in pairs)
    rights = sheet.looked_at
    return TriedReadingLine(
        option=choice.option,
        reading=choice.reading,
        options=dict(choice.options),
        scenarios=len(sheet.scripts),
        derived=sum(isinstance(right, Right) and right.basis is Basis.DERIVED for right in rights),
        clauses=len({pair.clause for pair in pairs}),
        fates={fate.value: counted[fate] for fate in Fate if counted[fate]},
        told=[pair for pair in pairs if pair.fate not in _SILENT],
    )


_SILENT: Final = CAUGHT | {Fate.ELSEWHERE}


def _stale(suite: Suite, choice: ReadingChoice, found: Sequence[Pair]) -> Iterator[Pair]:
    """Entries in the list of excuses for a reading that are wrong: it is caught, or does not exist any more."""
    listed = {name for pair in found for name in (pair.clause, pair.id)}
    for reading, name in () if suite.clauses else suite.listed:
        if reading == choice.told and name not in listed:
            because = message("{file} says that no scenario catches it", file=equivalent.where(suite.source))
            yield Pair(id="[[under]]", clause=name, wrong="", fate=Fate.STALE).with_fate(Fate.STALE, because)


def _tried(sheet: RightScenarios, impostor: Impostor, answer: Callable[[bytes], bytes], argument: str) -> Pair:
    questioning = trials.Questioning(answer)
    pair = Pair(
        id=impostor.id,
        clause=impostor.clause,
        wrong=impostor.sentence,
        message=data_of(impostor.said),
        fate=Fate.NOT_CAUGHT,
    )
    try:
        if questioning.caught_by(sheet.resting_on(impostor), to_the_end=False):
            return pair.with_fate(Fate.CAUGHT)
        if questioning.refusals:
            return pair.with_fate(Fate.REFUSED)
        is_idle = not questioning.asked and sheet.is_bare(impostor.clause)
        return _uncaught(pair, sheet, answer, impostor, argument) if not is_idle else pair.with_fate(Fate.IDLE)
    except trials.CrashError as crash:
        return pair.with_fate(Fate.CRASHED, crash.said)


def _uncaught(
    pair: Pair, sheet: RightScenarios, answer: Callable[[bytes], bytes], impostor: Impostor, argument: str
) -> Pair:
    """The result for an impostor that no scenario resting on its clause catches, with the reason if there is one."""
    if argument:
        return pair.with_fate(Fate.EQUIVALENT, Message(argument))
    for name in trials.Questioning(answer).caught_by(sheet.changing(pair.clause), to_the_end=False):
        return pair.with_fate(Fate.ELSEWHERE, name)
    barred = {script.planned.id: (script, why) for script, why in sheet.barred(pair.clause)}
    by_default = trials.Questioning(impostor.respond())
    for name in by_default.caught_by((trials.TriedScenario(script) for script, _ in barred.values()), to_the_end=False):
        return pair.with_fate(Fate.UNPLAYED, barred[name][1].of(name))
    listed = (sheet.suite.listed.get((sheet.choice.told, name)) for name in (pair.id, pair.clause))
    because = next(filter(None, listed), "")
    return pair.with_fate(Fate.LISTED, Message(because)) if because else pair


class RightScenarios:
    """What is right in each scenario under one reading, worked out when it is first needed.

    ``affected`` are the scenarios in which something else can be right than by default.
    """

    def __init__(self, suite: Suite, choice: ReadingChoice) -> None:
        self.suite = suite
        self.choice = choice
        self.variant = variant_of_source(suite.source, choice.options)
        self.rules = rules_of_readings(suite.source, choice.options)
        self._written = written = {script.planned.id: script for script in suite.scripts}
        planned = [scenario for scenario in select(suite.source, Wanted(), choice.options) if scenario.id in written]
        self.scripts = [
            written[scenario.id] if scenario is written[scenario.id].planned else Script.of(scenario)
            for scenario in planned
        ]
        self._about: defaultdict[str, list[Script]] = defaultdict(list)
        for script in self.scripts:
            for clause in script.planned.clauses:
                self._about[clause].append(script)
        self._own: set[str] = {
            ruling.clause for _, ruling in self.variant.rules.rulings() if ruling.option in choice.options
        }
        self.affected = [script for script in self.scripts if self._can_change(script)]
        self._rights: dict[str, Right | Barred] = {}
        self._asked: dict[str, Sequence[FilledQuestion]] = {}

    @functools.cached_property
    def touched(self) -> frozenset[str]:
        """The clauses that the reading touches."""
        return frozenset(self._own).union(*map(self._changed, self.affected))

    def _can_change(self, script: Script) -> bool:
        """An option changes an answer only where a clause of its own is a ground; tests/laws holds that."""
        return not self._own.isdisjoint(self.suite.named[script.planned.id])

    def right(self, script: Script) -> Right | Barred:
        """What is right in a scenario, or why it cannot be played."""
        known = self._rights.get(script.planned.id)
        if known is None:
            known = self._as_by_default(script) or right(script, self.rules)
            self._rights[script.planned.id] = known
        return known

    def _as_by_default(self, script: Script) -> Right | None:
        """What is right in a scenario all of whose answers are as by default; None if one differs or is not known.

        The same answers lead to the same questions, so these are kept and the scenario is not played.
        """
        asked = self._asked_by_it(script)
        if asked is None:
            return None
        if not all(respond_to_own(question.unnumbered) == question.reply for question in asked):
            return None
        self._asked[script.planned.id] = asked
        grounds = self.suite.vectors.scenarios[script.planned.id].verdict.grounds
        return Right({}, Basis.TRANSCRIBED, frozenset(grounds))

    def _asked_by_it(self, script: Script) -> list[FilledQuestion] | None:
        """The questions of a scenario by default, but with the readings; None if it asks other questions by them."""
        source, readings = self.suite.source, self.rules.readings
        own = own_readings(script)
        by_default, by_it = dict(own), readings.over(own)
        table = table_of(source)
        if script is not self._written[script.planned.id] or table.pack(by_it) != table.pack(by_default):
            return None
        if has_them_anyway(script, readings):
            return None
        found: list[FilledQuestion] = []
        for vector in trials.asked_in(script, self.suite.vectors):
            question = codec.sound_question(vector.question)
            if isinstance(question, Hello) or question.options != options_to_name(by_default, source):
                return None
            asked = codec.unnumbered(replace(question, options=options_to_name(by_it, source)))
            found.append(FilledQuestion(Raw(asked.strip()), vector.right))
        return found or None

    def _changed(self, script: Script) -> Iterable[str]:
        found = self.right(script)
        return found.changed if isinstance(found, Right) else script.planned.clauses

    @property
    def looked_at(self) -> Iterable[Right | Barred]:
        """What is right in all scenarios that were looked at so far."""
        return self._rights.values()

    def resting_on(self, impostor: Impostor) -> Iterator[trials.TriedScenario]:
        """The scenarios in which what is right rests on the impostor's clause: those that cite it, then affected ones.

        Scenarios that caught it by default, or another impostor of its clause, come first, and in each the questions
        whose answers name the clause. The order only saves time.
        """
        clause = impostor.clause
        own, of_clause = (self.suite.caught.get(name, ()) for name in (impostor.id, clause))
        citing = sorted(
            self._citing(clause), key=lambda one: (one.planned.id not in own, one.planned.id not in of_clause)
        )
        others = (script for script in self.affected if clause not in script.planned.clauses)
        for script in (*citing, *others):
            found = self.right(script)
            if isinstance(found, Right) and clause in found.grounds:
                held = self._held(script, found)
                named = clause.encode()
                yield held._replace(asked=sorted(held.asked, key=lambda one: named not in bytes(one.right)))

    def changing(self, clause: str) -> Iterator[trials.TriedScenario]:
        """The scenarios that cite a clause or are affected, and in which what is right does not rest on the clause."""
        for script in (*self._citing(clause), *self.affected):
            found = self.right(script)
            if isinstance(found, Right) and clause not in found.grounds:
                yield self._held(script, found)

    def _held(self, script: Script, found: Right) -> trials.TriedScenario:
        name = script.planned.id
        script, comparison = held_to(script, found)
        held = trials.TriedScenario(script, self.rules.readings, comparison, found.reworded)
        if name not in self._asked:
            outcome, asked = _heard(held)
            self._asked[name] = asked if outcome is Outcome.PASSED else ()
        return held._replace(asked=self._asked[name])

    def barred(self, clause: str) -> Iterator[tuple[Script, Barred]]:
        """The scenarios that cite a clause and cannot be played, each with the reason."""
        for script in self._citing(clause):
            found = self.right(script)
            if isinstance(found, Barred):
                yield script, found

    def is_bare(self, clause: str) -> bool:
        """Whether no right answer at all rests on a clause."""
        naming = (script for script in self.scripts if clause in self.suite.named[script.planned.id])
        found = map(self.right, (*self._citing(clause), *naming))
        return not any(isinstance(right, Right) and clause in right.grounds for right in found)

    def _citing(self, clause: str) -> Sequence[Script]:
        return self._about[clause]
