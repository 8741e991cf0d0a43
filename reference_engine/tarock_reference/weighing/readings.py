"""The readings that are weighed, and where in a deal the clauses of each are named."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
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
"""Options of which the default says nothing where another reading does: looked at wherever there is such a deed."""


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
"""The places of rulings on who sees which cards, or talks about them, and on nothing else."""


class HeldReading(NamedTuple):
    """A reading that is weighed against the default of its option, with the rules that it makes.

    ``clauses`` are those that its option hangs on. ``games`` tells whether a game is another one by it, ``deed`` at
    which deeds it can matter although no ground of the default says so, and ``shown`` that it is about who sees what.
    """

    option: str
    reading: str
    rules: RuleSet
    clauses: frozenset[ClauseId]
    games: bool
    deed: str | None = None
    shown: bool = False


class Beyond(enum.Enum):
    """Why no single deal can weigh a reading."""

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
"""What the rulings of a place are about, where that is nothing in a deal."""


def beyond(rules: RuleSet, reading: HeldReading) -> Beyond | None:
    """Why no single deal can weigh a reading; nothing where one can."""
    if reading.rules.pack != rules.pack:
        return Beyond.PACK
    changed = changed_places(rules, reading.rules)
    found = {next((why for place, why in _BEYOND if path.startswith(place)), None) for path in changed}
    return None if None in found or not found else min(filter(None, found), key=list(Beyond).index)


def changed_places(rules: RuleSet, other: RuleSet) -> frozenset[str]:
    """The places of the rulings in which two choices of readings differ."""
    pairs = zip(rules.rulings(), other.rulings(), strict=True)
    return frozenset(path for (path, one), (_, another) in pairs if one.value != another.value)


class World(NamedTuple):
    """The rules that a deal is played by, and the readings that are held against them."""

    options: Mapping[str, str]
    rules: RuleSet
    readings: Sequence[HeldReading]

    @property
    def watched(self) -> frozenset[ClauseId]:
        """The clauses of all readings."""
        return NOTHING.union(*(one.clauses for one in self.readings))


def world_of(source: str, options: Mapping[str, str], wanted: Iterable[tuple[str, str]]) -> World:
    """The rules of a source with ``options``, and the readings that are ``wanted`` (option, reading)."""
    rules = RULE_SETS[source].choose(options)
    clauses: dict[str, set[ClauseId]] = {}
    for _, one in rules.rulings():
        if one.option is not None:
            clauses.setdefault(one.option, set()).add(one.clause)
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
"""What is decided so can matter once more at the end, where other clauses say what comes of it."""


class Named(NamedTuple):
    """Where clauses are named in a deal: of each step those of its decision, and those that can matter at the end."""

    steps: Sequence[frozenset[ClauseId]]
    end: frozenset[ClauseId]
    all: frozenset[ClauseId]

    def names(self, reading: HeldReading, course: WeighedDeal) -> bool:
        """Whether a reading can matter anywhere."""
        by_deed = reading.deed is not None and any(due[0].deed == reading.deed for due in course.choices)
        return by_deed or reading.shown or not reading.clauses.isdisjoint(self.all)

    def names_at(self, step: int, reading: HeldReading, course: WeighedDeal) -> bool:
        """Whether a reading can matter at a step."""
        return course.choices[step][0].deed == reading.deed or not reading.clauses.isdisjoint(self.steps[step])


class Watch:
    """Finds those of some clauses that the decisions of a deal rest on."""

    def __init__(self, world: World) -> None:
        self._rules = world.rules
        self._watched = world.watched
        self._known: dict[Grounds, frozenset[ClauseId]] = {}

    def of(self, grounds: Grounds) -> frozenset[ClauseId]:
        """Those of the grounds that are watched."""
        found = self._known.get(grounds)
        if found is None:
            found = self._known[grounds] = self._watched.intersection(grounds)
        return found

    def of_all(self, parts: Iterable[Grounds]) -> frozenset[ClauseId]:
        """Those of several."""
        found = NOTHING
        for part in parts:
            own = self.of(part)
            if own:
                found |= own
        return found

    def named(self, course: WeighedDeal) -> Named:
        """Where they are named in a deal."""
        steps = [NOTHING.union(*(self.of_all(choice.parts) for choice in due)) for due in course.choices]
        bids = tuple([one for one in course.actions if isinstance(one, Bid)])
        after = (*course.states[1:], course.end)
        settled = (choice for due in course.choices if due[0].deed in _SETTLED for choice in due)
        end = self.of_all(grounds for choice in settled for grounds in choice.parts)
        for step, (state, then) in enumerate(zip(course.states, after, strict=True)):
            if isinstance(state, Playing) and len(state.table) + 1 == len(state.order) and is_contested(then):
                grounds = play.trick_grounds(state.contest, len(then.tricks), then.tricks[-1], self._rules)
                steps[step] |= self.of(grounds)
            if type(then) is not type(state):
                own = self.of(engine.course_grounds(then, bids, course.dealt, self._rules))
                steps[step] |= own
                end |= own
        ends = [course.score.grounds, *(one.grounds for one in course.score.items), course.settlement.grounds]
        ends += [line.grounds for line in course.settlement.lines]
        end |= self.of_all(ends)
        return Named(steps, end, end.union(*steps))
