"""Replaces several deviations by one that explains the same: four wrong numbers may be two exchanged Vögel.

The search adds deviations one by one. So where the right one explains little at first, others are taken for what it
does in one scenario after another, and none of these can be given up for it alone.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.weighing import with_less, with_more

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tarock_conformance.diagnose.replays import Together
    from tarock_conformance.diagnose.weighing import Weighing
    from tarock_reference.deviations import Deviation


class _StandIn(NamedTuple):
    """A deviation, and those that were found in whose place it stands in some scenario, or in each that one shows."""

    deviation: Deviation
    gone: frozenset[Deviation]
    likes: tuple[Deviation, ...]


_SHOWN: Final = 3
"""In how many scenarios that a deviation shows it is looked what could stand in its place, the simplest."""
_TRIED: Final = 16
"""How many are tried in the place of several, those first that stand for most."""


def fewer(weighing: Weighing, found: Together) -> Together | None:
    """What explains no less than what was found, with one in the place of several or two in the place of more.

    None where nothing does.
    """
    shown = {one: _shown(weighing, one, found) for one in found}
    for tried in _tried(found, _stand_ins(weighing, found, shown)):
        explained = (each for one in found if one not in tried for each in shown[one])
        if all(weighing.exactly(each, tried) for each in explained) and _explains_no_less(weighing, found, tried):
            return tried
    return None


def _explains_no_less(weighing: Weighing, found: Together, tried: Together) -> bool:
    """Whether nothing is lost; that may depend on where what is tried matters although no answer says so."""
    if weighing.gain(found, tried, least=0) >= 0:
        return True
    return weighing.evidence.learns(tried) and weighing.gain(found, tried, least=0) >= 0


def _shown(weighing: Weighing, one: Deviation, found: Together) -> list[str]:
    return weighing.simplest(weighing.shows([one], found), found)[:_SHOWN]


def _stand_ins(weighing: Weighing, found: Together, shown: Mapping[Deviation, Sequence[str]]) -> list[_StandIn]:
    """What stands in the place of some that were found, each in a scenario that is ``shown`` by one of them."""
    gone: dict[Deviation, set[Deviation]] = {}
    alone: dict[Deviation, Counter[Deviation]] = {}
    for one, scenarios in shown.items():
        for scenario in scenarios:
            for places in {(one,), tuple(_mattering(weighing, scenario, found))}:
                for other in _standing_for(weighing, scenario, with_less(found, *places)):
                    gone.setdefault(other, set()).update(places)
                    alone.setdefault(other, Counter()).update((one,) if places == (one,) else ())
    several = [
        _StandIn(one, frozenset(places), tuple(each for each, often in alone[one].items() if often == len(shown[each])))
        for one, places in gone.items()
        if one not in found
    ]
    return sorted(several, key=lambda one: (-len(one.gone), one.deviation.plainness))


def _standing_for(weighing: Weighing, scenario: str, rest: Together) -> Iterator[Deviation]:
    """What has a scenario said as the program says it, beside the rest."""
    return (one for one in weighing.touching(scenario, rest) if weighing.exactly(scenario, with_more(rest, one)))


def _mattering(weighing: Weighing, scenario: str, found: Together) -> Iterator[Deviation]:
    """Those without which a scenario is not said as the program says it."""
    return (one for one in found if not weighing.same(scenario, with_less(found, one)))


def _tried(found: Together, stand_ins: Sequence[_StandIn]) -> Iterator[Together]:
    """What would be played, always fewer than were found; one in the place of several before two in that of more.

    Last comes what stands in the place of one wherever this shows, with another gone that only this may have needed.
    """
    several = [one for one in stand_ins if len(one.gone) > 1][:_TRIED]
    for one in several:
        yield with_more(with_less(found, *one.gone), one.deviation)
    for one, other in product(several, stand_ins[:_TRIED]):
        both = with_more(with_less(found, *one.gone, *other.gone), one.deviation, other.deviation)
        if len(both) < len(found) and one.deviation.point != other.deviation.point:
            yield both
    for stand_in, (like, gone) in product(stand_ins, permutations(found, 2)):
        if like in stand_in.likes:
            yield with_more(with_less(found, like, gone), stand_in.deviation)
