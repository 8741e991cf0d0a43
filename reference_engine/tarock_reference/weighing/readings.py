"""The readings that ``tarock weigh`` compares, and where in a deal the clauses of each are named."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine import engine, play
from tarock_engine.actions import Bid
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds
from tarock_engine.state import Playing, is_contested
from tarock_reference.weighing.courses import WeighedDeal

NOTHING: Final[frozenset[ClauseId]] = frozenset()

ONLY_NAMED_THERE: Final[Mapping[tuple[str, str], str]] = {
    ("lungau", "own-king-call"): "bid",
    ("zwanzigerrufen", "material-claim"): "play",
    ("zwanzigerrufen", "valat-failed"): "play",
}
"""Options whose default names no clause where another reading does; checked at every such deed."""


_SHOWN: Final = frozenset(
    {
        "talon.turned_for_all",
        "talon.dealer_sees_before_kontras",
        "talon.untouched_shown_to_all",
        "play.open_from",
        "play.open_from_card",
        "play.confer_when_open",
    }
)
"""Rulings that are only about who sees which cards or may confer."""


class HeldReading(NamedTuple):
    """A reading that is compared with the default of its option, with its rules.

    ``clauses`` are those that its option depends on. ``games`` says whether it changes a game, ``deed`` at which deeds
    it can matter although no ground of the default says so, and ``shown`` whether it is only about who sees what.
    """

    option: str
    reading: str
    rules: RuleSet
    clauses: frozenset[ClauseId]
    games: bool
    deed: str | None = None
    shown: bool = False


class Beyond(enum.Enum):
    """Why no single deal can show the effect of a reading."""

    PACK = "other cards"
    SESSIONS = "between deals"
    DEALING = "before the first bid"
    BREACH = "a breach of the rules"


_BEYOND: Final = (
    ("sessions.", Beyond.SESSIONS),
    ("dealing.throwing_in", None),
    ("dealing.", Beyond.DEALING),
    ("renonce.", Beyond.BREACH),
)
"""For the beginning of a path why single deals do not show such rulings; none if they do."""


def beyond(rules: RuleSet, reading: HeldReading) -> Beyond | None:
    """The reason why no single deal can show the effect of a reading; none if one can."""
    if reading.rules.pack != rules.pack:
        return Beyond.PACK
    changed = changed_places(rules, reading.rules)
    found = {next((why for place, why in _BEYOND if path.startswith(place)), None) for path in changed}
    return None if None in found or not found else min(filter(None, found), key=list(Beyond).index)


def changed_places(rules: RuleSet, other: RuleSet) -> frozenset[str]:
    """The paths of the rulings that differ between two choices of readings."""
    pairs = zip(rules.rulings(), other.rulings(), strict=True)
    return frozenset(path for (path, ruling), (_, another) in pairs if ruling.value != another.value)


class World(NamedTuple):
    """The rules by which deals are played, and the readings that are compared with them."""

    options: Mapping[str, str]
    rules: RuleSet
    readings: Sequence[HeldReading]

    @property
    def watched(self) -> frozenset[ClauseId]:
        """The clauses of all these readings."""
        return NOTHING.union(*(reading.clauses for reading in self.readings))


def world_of(source: str, options: Mapping[str, str], wanted: Iterable[tuple[str, str]]) -> World:
    """The rules of a source with ``options``, and the ``wanted`` readings, as pairs of option and reading."""
    rules = RULE_SETS[source].choose(options)
    clauses: dict[str, set[ClauseId]] = {}
    for _, ruling in rules.rulings():
        if ruling.option is not None:
            clauses.setdefault(ruling.option, set()).add(ruling.clause)
    readings = []
    for option, reading in wanted:
        other = rules.choose({option: reading})
        games = any(new is not old for new, old in zip(other.contracts, rules.contracts, strict=True))
        shown = changed_places(rules, other) <= _SHOWN
        deed = ONLY_NAMED_THERE.get((source, option))
        held = HeldReading(
            option=option,
            reading=reading,
            rules=other,
            clauses=frozenset(clauses[option]),
            games=games,
            deed=deed,
            shown=shown,
        )
        readings.append(held)
    return World(options, rules, readings)


_SETTLED: Final = ("call", "talon", "discard", "say")
"""Deeds that can matter again at the end, where other clauses name their effect."""


class Stretch(NamedTuple):
    """The steps of one phase, from ``start`` up to ``stop``, with their deeds and the clauses that they name.

    ``steps`` has the clauses of each step while cards are played; any other phase is checked as a whole.
    """

    start: int
    stop: int
    deeds: frozenset[str]
    clauses: frozenset[ClauseId]
    steps: Sequence[frozenset[ClauseId]] = ()

    def looks(self, reading: HeldReading, course: WeighedDeal) -> Sequence[int]:
        """The steps at which a reading can change something."""
        if reading.deed not in self.deeds and reading.clauses.isdisjoint(self.clauses):
            return ()
        if not self.steps:
            return range(self.start, self.stop)
        return [
            step
            for step, clauses in enumerate(self.steps, self.start)
            if course.choices[step][0].deed == reading.deed or not reading.clauses.isdisjoint(clauses)
        ]


class Named(NamedTuple):
    """The clauses that a deal names: by phase for its decisions, and those that can matter at the end."""

    stretches: Sequence[Stretch]
    end: frozenset[ClauseId]
    all: frozenset[ClauseId]

    def can_matter(self, reading: HeldReading) -> bool:
        """Whether a reading can matter anywhere in the deal."""
        by_deed = reading.deed is not None and any(reading.deed in stretch.deeds for stretch in self.stretches)
        return by_deed or reading.shown or not reading.clauses.isdisjoint(self.all)


class Watch:
    """Finds the watched clauses on which the decisions of a deal depend."""

    def __init__(self, world: World) -> None:
        self._rules = world.rules
        self._watched = world.watched
        self._known: dict[Grounds, frozenset[ClauseId]] = {}

    def of(self, grounds: Grounds) -> frozenset[ClauseId]:
        """The watched clauses among these grounds."""
        found = self._known.get(grounds)
        if found is None:
            found = self._known[grounds] = self._watched.intersection(grounds)
        return found

    def of_all(self, parts: Iterable[Grounds]) -> frozenset[ClauseId]:
        """The watched clauses among several grounds."""
        found = NOTHING
        for part in parts:
            own = self.of(part)
            if own:
                found |= own
        return found

    def named(self, course: WeighedDeal) -> Named:
        """The watched clauses that a deal names, by phase."""
        bids = tuple([action for action in course.actions if isinstance(action, Bid)])
        end, stretches = self._of_end(course), list[Stretch]()
        for start, stop in _phases(course):
            then = course.end if stop == len(course.states) else course.states[stop]
            change = self.of(engine.course_grounds(then, bids, course.dealt, self._rules))
            steps = self._of_play(course, start, stop) if isinstance(course.states[start], Playing) else []
            if steps:
                steps[-1] |= change
            decided, settled = set[Grounds](), set[Grounds]()
            for due in course.choices[start:stop]:
                parts = [grounds for choice in due for grounds in choice.parts]
                decided.update(parts)
                if due[0].deed in _SETTLED:
                    settled.update(parts)
            end |= change | self.of_all(settled)
            deeds = frozenset([due[0].deed for due in course.choices[start:stop]])
            clauses = NOTHING.union(*steps) | change | self.of_all(decided)
            stretches.append(Stretch(start=start, stop=stop, deeds=deeds, clauses=clauses, steps=steps))
        return Named(stretches, end, end.union(*(stretch.clauses for stretch in stretches)))

    def _of_play(self, course: WeighedDeal, start: int, stop: int) -> list[frozenset[ClauseId]]:
        """The watched clauses of each card; with the last card of a trick also those of the trick."""
        steps = [self.of_all(course.choices[step][0].parts) for step in range(start, stop)]
        for step in range(start, stop):
            state = course.states[step]
            then = course.end if step + 1 == len(course.states) else course.states[step + 1]
            if isinstance(state, Playing) and len(state.table) + 1 == len(state.order) and is_contested(then):
                grounds = play.trick_grounds(state.contest, len(then.tricks), then.tricks[-1], self._rules)
                steps[step - start] |= self.of(grounds)
        return steps

    def _of_end(self, course: WeighedDeal) -> frozenset[ClauseId]:
        ends = [course.score.grounds, *(item.grounds for item in course.score.items), course.settlement.grounds]
        return self.of_all(ends + [line.grounds for line in course.settlement.lines])


def _phases(course: WeighedDeal) -> Iterator[tuple[int, int]]:
    """The first step of each phase, and the first step after it."""
    start = 0
    for stop in range(1, len(course.states) + 1):
        if stop == len(course.states) or type(course.states[stop]) is not type(course.states[start]):
            yield start, stop
            start = stop
