"""The reference engine made to play wrongly in several points at once, for the search for causes.

Such a point is a deviation. The search compares the answers of ``Deviant`` with those of a program under test.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from tarock_engine import memory
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import all_swapped
from tarock_protocol import codec
from tarock_protocol.messages import questions
from tarock_reference import option_readings, reply, requirements
from tarock_reference.deviations import Deviation, DeviationKind
from tarock_reference.houses.added_rulings import with_added
from tarock_reference.houses.leaving_out import Without, left_of_value, left_out_of
from tarock_reference.impostors import RulesFor, values_of, wrong_in
from tarock_reference.unread_fields import without_fields


class Deviant:
    """The reference engine playing a variant with several deviations at once."""

    def __init__(self, base: RulesFor, deviations: Sequence[Deviation]) -> None:
        self._base = next((deviation.known_by for deviation in deviations if deviation.known_by), base)
        self._readings = {option: reading for deviation in deviations for option, reading in deviation.by_default}
        self._readings |= {
            deviation.option: deviation.reading for deviation in deviations if deviation.kind is DeviationKind.READING
        }
        self._impostors = [deviation.impostor for deviation in deviations if deviation.impostor is not None]
        self.unread = tuple(sorted({field for deviation in deviations for field in deviation.unread}))
        self._without = _without(deviation for deviation in deviations if not deviation.understood)
        self._unoffered = _without(deviations)
        self._known: dict[tuple[RuleSet, Without], RuleSet] = {}
        self._deviations = deviations
        self._here: dict[tuple[Deviation, ...], Deviant] = {}
        self.is_scoped = any(deviation.where for deviation in deviations)

    def respond(self, line: bytes) -> bytes:
        """One reply for one question, both a line of JSON."""
        return reply(line, self.rules_for, read=self._reading(codec.decode_question))

    def answer(self, line: bytes) -> bytes:
        """One reply for one question that is known to be valid."""
        return reply(line, self.rules_for, read=self._reading(codec.sound_question))

    def _reading(self, read: Callable[[bytes], questions.AnyQuestion]) -> Callable[[bytes], questions.AnyQuestion]:
        return (lambda line: without_fields(read(line), self.unread)) if self.unread else read

    def rules_for(self, question: questions.Question) -> RuleSet:
        """The rules by which a question is answered; the same rule set object for the same rules."""
        if self.is_scoped:
            return self._for(question).rules_for(question)
        rules = self._base(question)
        without = self._unoffered if isinstance(question, _WITH_BIDDING) else self._without
        known = self._known.get((rules, without))
        if known is None:
            known = self._known[rules, without] = self._deviating(rules, question, without)
        return known

    def _for(self, question: questions.Question) -> Deviant:
        """The engine with those deviations that are played in the answer to a question."""
        played = tuple(
            deviation.everywhere or deviation
            for deviation in self._deviations
            if deviation.where is None or deviation.where.is_met_by(question)
        )
        if played not in self._here:
            self._here[played] = Deviant(self._base, played)
        return self._here[played]

    def _deviating(self, rules: RuleSet, question: questions.Question, without: Without) -> RuleSet:
        values: dict[str, object] = {}
        read = rules
        if self._readings:
            options = _with_meaning(question.rules, {**question.options, **self._readings})
            read = self._base(replace(question, options=options))
            held = values_of(rules)
            values |= {path: value for path, value in values_of(read).items() if value != held[path]}
        values |= wrong_in(read, self._impostors)
        return _played(rules, frozenset(values.items()), without)


class PassingOver(Deviant):
    """A deviating engine that ignores announcements which it does not know.

    An engine that is told of an unknown announcement may report an error, as ``Deviant`` does, or answer as if nobody
    had made it, as this one does.
    """

    def answer(self, line: bytes) -> bytes:
        """One reply for one question, both a line of JSON."""
        question = codec.sound_question(line)
        if isinstance(question, questions.MayPlay):
            known = [item for item in question.announced if item not in self._without.items]
            line = codec.encode(replace(question, announced=known))
        return super().answer(line)


_WITH_BIDDING: Final = (questions.MayBid, questions.Deal, questions.View)
"""Questions with an auction in them; in all others the game was bid before."""


def _without(deviations: Iterable[Deviation]) -> Without:
    left_out = tuple(deviations)
    return Without(**{kind: tuple(gone.word for gone in left_out if gone.left_out == kind) for kind in Without._fields})


_ENGINES: Final = 1 << 14
"""How many rule sets with deviations are cached."""


@functools.lru_cache(_ENGINES)
def _played(rules: RuleSet, values: frozenset[tuple[str, object]], without: Without) -> RuleSet:
    """The rules with other values in some places and without some words.

    The rules without the words are the same for all candidates beside them, and cached.
    """
    known = values_of(rules)
    added = [path for path, _ in values if path not in known]
    if added or not (values and without.words):
        return left_out_of(all_swapped(with_added(rules, added), dict(values)), without)
    left = {path: left_of_value(rules, path, value, without) for path, value in values}
    return all_swapped(_played(rules, frozenset(), without), left)


def kept(base: RulesFor) -> RulesFor:
    """Cache ``base``, so that equal readings always give the same rule set object."""
    known: dict[tuple[str, ...], RuleSet] = {}

    def rules_for(question: questions.Question) -> RuleSet:
        asked = (question.rules, *chain.from_iterable(question.options.items()))
        found = known.get(asked)
        if found is None:
            found = known[asked] = base(question)
        return found

    return rules_for


def _with_meaning(rules: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options without those readings that have no meaning beside the others."""
    defaults = {option: readings[0] for option, readings in _readings(rules).items()}
    chosen = dict(options)
    for option, needs in _requirements(rules):
        asked = {**defaults, **chosen}
        met = any(asked[other] in having for other, having in needs.items())
        if option in chosen and asked[option] != defaults[option] and not met:
            del chosen[option]
    return chosen


_readings = functools.cache(option_readings)
_requirements = functools.cache(requirements)


def forget_engines() -> None:
    """Clear the caches of engines that are not asked again."""
    _played.cache_clear()
    values_of.cache_clear()
    memory.forget()


def tidy_engines() -> None:
    """Clear the caches if they have become large."""
    memory.tidy()
