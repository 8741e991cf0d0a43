"""Replaces several deviations by one that explains the same: four wrong numbers may be two exchanged Vögel.

The search adds deviations one by one. So where the right one explains little at first, others are taken for what it
does in one scenario after another, and none of these can be given up for it alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Final, NamedTuple

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_less, with_more
from tarock_checking.diagnose.replays import Together
from tarock_reference.deviations import Deviation


class _StandIn(NamedTuple):
    """A deviation that can replace found ones: ``gone`` in some scenario, ``likes`` in each that shows them."""

    deviation: Deviation
    gone: frozenset[Deviation]
    likes: tuple[Deviation, ...]


_SHOWN: Final = 3
"""Scenarios, the simplest that show a deviation, in which a replacement for it is searched."""
_TRIED: Final = 16
"""Replacements for several deviations that are tried, those first that replace most."""


def fewer(scores: DeviationScores, found: Together) -> Together | None:
    """Fewer deviations that explain no less than the found ones: one replaces several, or two replace more.

    None if there are no such deviations.
    """
    shown = {deviation: _shown(scores, deviation, found) for deviation in found}
    for tried in _tried(found, _stand_ins(scores, found, shown)):
        explained = (scenario for deviation in found if deviation not in tried for scenario in shown[deviation])
        if all(scores.is_exact(name, tried) for name in explained) and _can_explain_as_much(scores, found, tried):
            return tried
    return None


def _can_explain_as_much(scores: DeviationScores, found: Together, tried: Together) -> bool:
    """Whether nothing is lost; if something is, learn where the new ones matter unnamed, and look again."""
    if scores.gain(found, tried, least=0) >= 0:
        return True
    return scores.evidence.has_learned(tried) and scores.gain(found, tried, least=0) >= 0


def _shown(scores: DeviationScores, one: Deviation, found: Together) -> list[str]:
    return scores.simplest(scores.shows([one], found), found)[:_SHOWN]


def _stand_ins(scores: DeviationScores, found: Together, shown: Mapping[Deviation, Sequence[str]]) -> list[_StandIn]:
    """Deviations that can replace found ones, in the scenarios that these are ``shown`` in; most replaced first."""
    gone: dict[Deviation, set[Deviation]] = {}
    alone: dict[Deviation, Counter[Deviation]] = {}
    for old, scenarios in shown.items():
        for scenario in scenarios:
            for places in {(old,), tuple(_mattering(scores, scenario, found))}:
                for other in _standing_for(scores, scenario, with_less(found, *places)):
                    gone.setdefault(other, set()).update(places)
                    alone.setdefault(other, Counter()).update((old,) if places == (old,) else ())
    several = [
        _StandIn(new, frozenset(places), tuple(like for like, often in alone[new].items() if often == len(shown[like])))
        for new, places in gone.items()
        if new not in found
    ]
    return sorted(several, key=lambda stand_in: (-len(stand_in.gone), stand_in.deviation.plainness))


def _standing_for(scores: DeviationScores, scenario: str, rest: Together) -> Iterator[Deviation]:
    """The deviations that, added to the rest, give the program's answers in a scenario."""
    return (new for new in scores.touching(scenario, rest) if scores.is_same(scenario, with_more(rest, new)))


def _mattering(scores: DeviationScores, scenario: str, found: Together) -> Iterator[Deviation]:
    """The found deviations without which an engine does not give the program's answers in a scenario."""
    return (deviation for deviation in found if not scores.is_same(scenario, with_less(found, deviation)))


def _tried(found: Together, stand_ins: Sequence[_StandIn]) -> Iterator[Together]:
    """Sets of deviations to try, always fewer than were found: first one replaces several, then two replace more.

    Last, one is replaced wherever it shows, and another one is dropped, which perhaps only the replaced one needed.
    """
    several = [stand_in for stand_in in stand_ins if len(stand_in.gone) > 1][:_TRIED]
    for stand_in in several:
        yield with_more(with_less(found, *stand_in.gone), stand_in.deviation)
    for stand_in, other in product(several, stand_ins[:_TRIED]):
        both = with_more(with_less(found, *stand_in.gone, *other.gone), stand_in.deviation, other.deviation)
        if len(both) < len(found) and stand_in.deviation.point != other.deviation.point:
            yield both
    for stand_in, (like, gone) in product(stand_ins, permutations(found, 2)):
        if like in stand_in.likes:
            yield with_more(with_less(found, like, gone), stand_in.deviation)
