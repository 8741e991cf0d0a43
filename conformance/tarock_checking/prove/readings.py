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
    """A reading that is no default; ``options`` has it with those without which it means nothing."""

    option: str
    reading: str
    options: Mapping[str, str]

    @property
    def told(self) -> str:
        """The reading as people name it."""
        return f"{self.option}={self.reading}"


def reading_choices(source: str) -> tuple[ReadingChoice, ...]:
    """Every reading of a source that is no default, in the order of its options."""
    return tuple(
        ReadingChoice(option, reading, with_partners(source, {option: reading}))
        for option, readings in option_readings(source).items()
        for reading in readings[1:]
    )


def with_partners(source: str, options: Mapping[str, str]) -> dict[str, str]:
    """These readings, and of the options without which one of them means nothing the first that gives it a meaning."""
    chosen = dict(options)
    while idle := _unmet(source, chosen):
        other, having = next((other, having) for other, having in idle.items() if other not in chosen)
        chosen[other] = having[0]
    return chosen


def _unmet(source: str, chosen: Mapping[str, str]) -> Mapping[str, Sequence[str]] | None:
    """What the first of the readings chosen still needs that means nothing; None if all have a meaning."""
    defaults = {option: readings[0] for option, readings in option_readings(source).items()}
    asked = {**defaults, **chosen}
    for option, needs in requirements(source):
        if asked[option] != defaults[option] and not any(asked[other] in having for other, having in needs.items()):
            return needs
    return None


@dataclass(frozen=True)
class Suite:
    """The scenarios of a source, with what is known of its impostors."""

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
        """Scenarios looked through once; ``untold`` are the impostors that nobody can tell by default, and why.

        Where there are ``clauses``, impostors of no others are tried. ``listed`` says of a reading and a clause or an
        impostor why no scenario tells it.
        """
        return cls(source, scripts, untold, frozenset(clauses), listed)

    def with_vectors(self, vectors: Vectors) -> Suite:
        """The same, with scenarios that need not be played."""
        return dataclasses.replace(self, vectors=vectors)

    def after(self, tried: Iterable[ImpostorLine]) -> Suite:
        """The same when it is known what caught impostors by default: under a reading it is asked first."""
        caught: defaultdict[str, list[str]] = defaultdict(list)
        for line in tried:
            caught[line.id] += line.by
            caught[line.clause] += line.by
        return dataclasses.replace(self, caught=caught)

    @functools.cached_property
    def named(self) -> Mapping[str, frozenset[str]]:
        """The clauses that are named anywhere in the answers to each scenario by its own readings."""
        return {script.planned.id: _named(script, self.vectors) for script in self.scripts}

    def is_about(self, clause: str) -> bool:
        """Whether it is about a clause."""
        return not self.clauses or clause in self.clauses

    def argument(self, impostor: Impostor, played: object) -> str:
        """Why nobody could tell an impostor where ``played`` is the right value of its ruling; empty if one can."""
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
    """How a scenario ends before the reference, and what it asks, with the answers."""

    outcome: Outcome
    asked: tuple[FilledQuestion, ...]


def try_choice(suite: Suite, choice: ReadingChoice) -> TriedReadingLine:
    """Put the impostors that a reading touches before the scenarios under it, until each is caught."""
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
    """What is listed of a reading although it is told or there is none, where all impostors were tried."""
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
    """Why nothing that rests on the clause catches an impostor, if there is a reason."""
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
    """What is right in the scenarios under one reading, each worked out when it is first asked for.

    ``affected`` are those in which something can be right that is not by default.
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
        """What is right where all answers are as by default; None if one differs, or where nobody knows that.

        Who gives the same answers is asked the same, and what is asked then is kept.
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
        """What a scenario asks by default, with the readings; None if it would ask for something else with them."""
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
        """All that was found out."""
        return self._rights.values()

    def resting_on(self, impostor: Impostor) -> Iterator[trials.TriedScenario]:
        """The scenarios in which what is right rests on a clause: those that cite it, then others that can change.

        Those come first that caught the impostor by default or another one of its clause, and in each the questions
        whose answers name the clause: in no other order would it be caught by more.
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
        """The scenarios that cite a clause or can change with the reading, whatever what is right in them rests on."""
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
