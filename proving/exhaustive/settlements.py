"""What the comparisons of settlements share: the cases, the choices of readings, and the counting of differences.

A case is a game and what is scored in it. The engine and the second opinion both settle it, and their lines and
payments have to be equal. The module ``settlements`` of each source has the cases, and the options that change them.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeVar

from proving.exhaustive.consulted import by_readings, by_rules
from proving.exhaustive.found import EXAMPLES, Digest, Found, plain
from proving.exhaustive.seats import seat_or_nobody, seats_of
from tarock_engine.contracts import Side
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_second_opinion import notebook

FOUR: Final = Seating.at(4, 3, 4)
FIVE: Final = Seating.at(5, 4, 4)
Readings = Mapping[str, str]
R = TypeVar("R", bound=RuleSet)
Priced = tuple[str, bool, int | None, int]
"""A line of a settlement: the item's name, whether it belongs to the declarer's side, the only opponent, the amount.

The amount is what the declarer's side receives of each opponent, or of the only one, in third points.
"""


class Deal(NamedTuple):
    """A game with a declarer at seat 0, and his partner."""

    contract: str
    partner: int | None


class Scored(NamedTuple):
    """An item of a case; ``mine`` says that it belongs to the declarer's side, ``steps`` how often it was doubled.

    ``against`` is the only opponent for whom it counts; None if it counts for all.
    """

    name: str
    mine: bool
    won: bool
    announced: bool = False
    steps: int = 0
    against: int | None = None

    @property
    @functools.cache  # noqa: B019 - there are few of them, and they are asked for again and again
    def item(self) -> ScoredItem:
        """The engine's item, doubled in turn by seat 1 or ``against`` and by the declarer at seat 0."""
        foe = self.against or 1
        ladder = (foe, 0, foe, 0, foe) if self.mine else (0, foe, 0, foe, 0)
        side = Side.DECLARER if self.mine else Side.FOES
        return ScoredItem(
            self.name, side, self.won, self.announced, seats_of(ladder[: self.steps]), (), seat_or_nobody(self.against)
        )


class CountedComparison:
    """Compares settlements, or other ``things``; counts them and the wrong ones, and keeps the first differences."""

    def __init__(self, name: str, things: str = "settlements") -> None:
        self.name, self.things = name, things
        self.settlements = self.wrong = 0
        self.examples: list[str] = []
        self.digest = Digest()

    def found(self) -> Found:
        """The result of all comparisons so far."""
        summary = f"{self.name}: {self.settlements:,} {self.things}"
        return Found(summary, self.things, self.settlements, self.wrong, tuple(self.examples), str(self.digest))

    def compare(self, found: object, expected: object, *situation: object) -> None:
        """Compare what the engine has ``found`` with what the second opinion says is ``expected``, and count it.

        ``situation`` names the case in the line about a difference.
        """
        self.settlements += 1
        self.digest.add(expected)
        if found == expected:
            return
        self.wrong += 1
        if len(self.examples) < EXAMPLES:
            words = ", ".join(str(part) for part in situation)
            self.examples.append(f"{words}: the second opinion gives {expected}, the engine {found}")


class BothSettlers(NamedTuple):
    """The two functions that settle a case of a source, each with the lines and payments as text.

    ``second_opinion`` takes the readings of all options, ``engine`` takes the rules. ``defaults`` are the readings that
    a choice leaves out.
    """

    second_opinion: Callable[..., str]
    defaults: Readings
    engine: Callable[..., str]


class CaseComparison(CountedComparison):
    """Lets both settlers settle each case, and compares what they say.

    A case is settled anew only under choices of readings that affect it. With only one choice nothing is cached.
    """

    def __init__(self, name: str, settlers: BothSettlers, choices: Sequence[tuple[Readings, RuleSet]]) -> None:
        super().__init__(name)
        self._second_opinion: Callable[..., str] = by_readings(settlers.second_opinion, settlers.defaults)
        self._engine = by_rules(settlers.engine)
        if len(choices) == 1:
            self._second_opinion = lambda readings, *case: settlers.second_opinion(
                {**settlers.defaults, **readings}, *case
            )
            self._engine = settlers.engine

    def settle(self, readings: Readings, rules: RuleSet, *case: Hashable) -> None:
        """Settle a case by the engine's ``rules`` and by the same ``readings``, and compare."""
        self.compare(self._engine(rules, *case), self._second_opinion(readings, *case), *case, readings)


def in_thirds(settled: Settlement) -> str:
    """The lines and payments of a settlement by the engine, in third points, as text."""
    found = [(line.name, line.side is Side.DECLARER, line.against, 3 * line.amount) for line in settled.lines]
    return plain((found, [3 * amount for amount in settled.payments]))


def told_in_thirds(lines: Iterable[notebook.Line], payments: Iterable[Fraction]) -> str:
    """The lines and payments of a settlement by the second opinion, in third points, as the same text."""
    return plain((priced(lines), list(map(thirds, payments))))


# --------------------------------------------------------------------------------------------- the second opinion


def sheet_of(deal: Deal, items: Sequence[Scored], **more: Any) -> notebook.Sheet:
    """The sheet that the second opinion settles; by default at a table of four, dealt from seat 3, without Augen."""
    told: dict[str, Any] = {"players": 4, "dealer": 3, "declarer": 0, "augen": [], "tricks": [], "kontras": []}
    told |= {
        "contract": deal.contract,
        "partner": deal.partner,
        "items": [_item(entry.item) for entry in items],
        **more,
    }
    return notebook.Sheet(**told)


@functools.cache
def _item(one: ScoredItem) -> notebook.Item:
    return notebook.Item(one.name, one.side.value, one.won, one.announced, tuple(one.doubled), one.against)


def priced(lines: Iterable[notebook.Line]) -> list[Priced]:
    """Lines of the second opinion, in third points."""
    return [(line.name, line.side == Side.DECLARER.value, line.against, thirds(line.amount)) for line in lines]


def thirds(amount: Fraction | int) -> int:
    """An amount in third points. Raises ValueError for a part of a third point."""
    whole, rest = divmod(3 * amount.numerator, amount.denominator)
    if rest:
        message = f"{amount} is no number of thirds"
        raise ValueError(message)
    return whole


# -------------------------------------------------------------------------------------------------------- readings


def defaults(rules: RuleSet, options: Iterable[str]) -> dict[str, str]:
    """The default readings of ``options``."""
    known = rules.options()
    return {option: known[option][0] for option in options}


def combinations(rules: R, options: Sequence[str], always: Readings) -> list[tuple[Readings, R]]:
    """The rules under every combination of the readings of ``options``."""
    known = rules.options()
    found: list[tuple[Readings, R]] = []
    for names in itertools.product(*(known[option] for option in options)):
        readings = dict(zip(options, names, strict=True))
        found.append(({**always, **readings}, rules.choose({**always, **readings})))
    return found


def one_at_a_time(rules: R, options: Sequence[str], always: Readings) -> list[tuple[Readings, R]]:
    """The rules by default, and under each other reading of ``options`` alone."""
    known = rules.options()
    default = defaults(rules, options)
    changed = [{**default, option: name} for option in options for name in known[option][1:]]
    return [({**always, **readings}, rules.choose({**always, **readings})) for readings in (default, *changed)]


def chooser(*, whole: bool) -> Callable[[R, Sequence[str], Readings], list[tuple[Readings, R]]]:
    """The function for every combination of readings, or for one at a time."""
    return combinations if whole else one_at_a_time


# --------------------------------------------------------------------------------------------------------- states


def games(steps: Sequence[int]) -> list[Scored]:
    """The game won and lost, with every number of doublings."""
    return [Scored("Spiel", mine=True, won=won, steps=said) for won in (True, False) for said in steps]


def states_of(name: str, steps: Sequence[int], *, lost_in_silence: bool) -> list[Scored]:
    """A bonus in every state: whose it is, won or lost, unannounced, or announced with every number of doublings.

    Without ``lost_in_silence`` an unannounced bonus cannot be lost.
    """
    found = []
    for mine, won in itertools.product((True, False), repeat=2):
        if won or lost_in_silence:
            found.append(Scored(name, mine, won))
        found += [Scored(name, mine, won, announced=True, steps=said) for said in steps]
    return found


def three_states(name: str, *, announced: bool = True) -> list[tuple[Scored, ...]]:
    """A bonus that is absent, the declarer's and lost, after a Kontra where it was announced, or an opponent's."""
    lost = Scored(name, mine=True, won=False, announced=announced, steps=int(announced))
    return [(), (lost,), (Scored(name, mine=False, won=True),)]


def accounts(name: str, steps: Sequence[int], *, won: bool, mine: bool = True, announced: bool = False) -> list[Scored]:
    """The same item once against each of three opponents, for games that each of them doubles for himself.

    ``steps`` has the number of doublings of each.
    """
    return [Scored(name, mine, won, announced, said, foe) for foe, said in enumerate(steps, 1)]


# -------------------------------------------------------------------------------------------------------- payments


def parties_of(deal: Deal, rules: RuleSet) -> Parties:
    """The two sides at a table of four."""
    return Parties(FOUR, rules.by_name[deal.contract], Seat(0), seat_or_nobody(deal.partner), from_talon=False)
