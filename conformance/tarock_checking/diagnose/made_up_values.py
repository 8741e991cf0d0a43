"""What is said of a value that fits no better than others of the same ruling: that it is one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

from tarock_checking.diagnose.found_causes import Cause
from tarock_checking.diagnose.replays import Replays, Together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.weighing import with_less, with_more
from tarock_engine.cards import CardSet
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message, message
from tarock_reference.deviation_groups import what_is_said
from tarock_reference.deviations import Deviation, deviations_beside
from tarock_reference.impostors import Impostor, values_of
from tarock_reference.rulings_in_words import said_value


def compared(cause: Cause, found: Together, evidence: Replays) -> Cause:
    """The cause with the values beside its own that explain the same, if the search ended before it compared any."""
    if cause.is_compared or len(cause.deviations) > 1:
        return cause
    one = cause.deviations[0]
    rest = with_less(found, one)
    evidence.renew_moment()
    with suppress(EnoughError):
        played = ((other, with_more(rest, other)) for other in deviations_beside(one, evidence.rules))
        fitting = [(other,) for other, those in played if _explains(evidence, cause.explains, those)]
        return cause._replace(equals=tuple(fitting))
    return cause


def _explains(evidence: Replays, scenarios: Sequence[str], deviations: Together) -> bool:
    return all(evidence.replay_of_all(scenario, deviations).is_same for scenario in scenarios)


def rival_values(several: Sequence[Deviation], equals: Iterable[Sequence[Deviation]]) -> Sequence[object]:
    """The value of a cause and those of its equals for the same ruling; empty if it has no number or set, or no rival.

    Where the program plays an option's other value, that is a value as any other.
    """
    own = _impostor(several)
    if own is None or not (isinstance(own.value, CardSet) or type(own.value) in (int, Fraction)):
        return ()
    others = (other for other in map(_impostor, equals) if other is not None and other.path == own.path)
    values = [own.value, *(other.value for other in others)]
    return values if len(values) > 1 else ()


def said_with_rivals(several: Sequence[Deviation], equals: Iterable[Sequence[Deviation]], rules: RuleSet) -> Message:
    """What a cause says; if its value is one of several that fit, that another value is played, such as these."""
    values = rival_values(several, equals)
    own = _impostor(several)
    if not values or own is None:
        return what_is_said(several, rules)
    told = [said_value(rules, own.path, value) for value in values if value != rules.pack]
    right = said_value(rules, own.path, values_of(rules)[own.path])
    said = message("another value instead of {right}, such as {values:or}", right=right, values=told)
    return what_is_said([*_saying(several, said)], rules)


def _impostor(several: Sequence[Deviation]) -> Impostor | None:
    """The wrong ruling of a single deviation; None of several."""
    return several[0].impostor if len(several) == 1 else None


def _saying(several: Sequence[Deviation], said: Message) -> Iterator[Deviation]:
    for one in several:
        everywhere = None if one.everywhere is None else replace(one.everywhere, said=said)
        yield replace(one, said=said, everywhere=everywhere)
