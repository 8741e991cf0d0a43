"""Shows for ``tarock weigh`` how often each point in which a house differs from its source matters in deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarock_language.message import Language, Message, message
from tarock_reference.houses.departures import Departure, departures
from tarock_reference.houses.house import House
from tarock_reference.houses.trial import trouble
from tarock_reference.weighing.changes import Change, replayed
from tarock_reference.weighing.courses import PlayedBy, dealt_by, play_deal
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import HeldReading, Watch, World
from tarock_reference.weighing.weighed import Counts, Deals, key_for
from tarock_running.inputs.profile import house_at, refuse_other_rules
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, check_known
from tarock_running.process.progress import progress
from tarock_searching.weigh.figures import Weight, deals_of
from tarock_searching.weigh.terminal import show
from tarock_steps.catalogue.loading import load_catalogue

_ALONE: Final = message("the engine cannot play by it alone")
_PACK: Final = message("other cards are dealt")


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseWeighing:
    """Weighs a house: the file of its profile, the deals and their seed, and one policy or all."""

    variant: Path
    rules: Sequence[str]
    policy: str | None
    deals: int
    seed: int
    say: Language

    def run(self) -> ExitCode:
        """Play the deals by the source, replay each with one point of the house at a time, and print the figures."""
        if self.policy is not None:
            check_known("--policy", "policy", self.policy, PLAYERS)
        house, say = house_at(self.variant), self.say
        refuse_other_rules(house, self.rules)
        plain = House(name=house.based_on, based_on=house.based_on)
        points, out = departures(plain, house), console()
        reasons = {point.name: why for point in points if (why := _why_not(point, plain)) is not None}
        weighed = [point for point in points if point.name not in reasons]
        policies = [*PLAYERS] if self.policy is None else [self.policy]
        each = -(-self.deals // len(policies))
        found = [weight for policy in policies for weight in self._weights(plain, weighed, policy, each)]
        found += [_weight(point, policies[0], each, Counts()) for point in points if point.name in reasons]
        catalogue = load_catalogue(house.based_on)
        head = say(
            "{house}: {deals:,} deals with seed {seed}, what each point changes against {source}, in {unit}",
            house=house.name,
            deals=deals_of(found),
            seed=self.seed,
            source=catalogue.title,
            unit=catalogue.unit.forms(say).many,
        )
        show(head, found, reasons, out, say)
        return ExitCode.CONFORM

    def _weights(self, plain: House, points: Sequence[Departure], policy: str, each: int) -> Iterator[Weight]:
        """The figures of all points by one policy."""
        readings = [
            HeldReading(
                option=point.name,
                reading="",
                rules=point.moved.rules,
                clauses=frozenset(point.clauses),
                games=False,
            )
            for point in points
        ]
        world = World({}, plain.rules, readings)
        watch, totals = Watch(world), {point.name: Counts() for point in points}
        with progress(self.say("{source}: deals", source=plain.name), each, say=self.say) as step:
            for number in range(each):
                playing = PlayedBy(PLAYERS[policy], key_for(Deals(self.seed, policy, number, 1), number))
                course = play_deal(dealt_by(self.seed, number, plain.rules), playing, plain.rules)
                named = watch.named(course)
                for reading in readings:
                    found = _counted(replayed(course, playing, world, reading), is_named=named.can_matter(reading))
                    totals[reading.option] = totals[reading.option].plus(found)
                step(0)
        yield from (_weight(point, policy, each, totals[point.name]) for point in points)


def _weight(point: Departure, policy: str, deals: int, counts: Counts) -> Weight:
    return Weight(option=point.name, reading="", policy=policy, deals=deals, weighed=deals, counts=counts)


def _why_not(point: Departure, plain: House) -> Message | None:
    """Why a point has no figures; none if it can be weighed."""
    rules = point.moved.rules
    if rules.pack != plain.rules.pack:
        return _PACK
    return None if trouble(rules) is None else _ALONE


def _counted(found: Change, *, is_named: bool) -> Counts:
    """The effect of a point on one deal, which was replayed from the first bid on."""
    most, otherwise = found.most, found.otherwise
    return Counts(
        named=is_named or otherwise,
        otherwise=otherwise,
        paid=found.is_paid_otherwise,
        sum=most,
        squares=most * most,
        largest=most,
    )
