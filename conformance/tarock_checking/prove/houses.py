"""``tarock prove --variant``: tries the impostors of a house on its scenarios, judged by the rules of the house.

An impostor is the reference engine with one wrong ruling. What is right is read out of the answers of the reference
that plays the house, before an impostor is asked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from tarock_checking.prove import trials
from tarock_language.data import as_data
from tarock_language.message import Message
from tarock_reference.houses.house import House
from tarock_reference.impostors import Impostor
from tarock_reference.variants import folded, variant_of_house
from tarock_reports.ledger.proof_lines import Fate, ImpostorLine, data_of
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import rules_with
from tarock_steps.suite.deriving import Barred, held_to, right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script


class HouseSheet:
    """The scenarios of a house with what is right in them, worked out once; and the house's impostors."""

    def __init__(self, house: House, arguments: Mapping[str, str]) -> None:
        """Play every scenario by the house's rules; ``arguments`` say why no answer reveals some impostors."""
        self._arguments = arguments
        self._variant = variant_of_house(house)
        self._values = {path: ruling.value for path, ruling in self._variant.rules.rulings()}
        self.planned = select(house.based_on, Wanted(house=house), house.options)
        self._resting: defaultdict[str, list[trials.TriedScenario]] = defaultdict(list)
        self._barred: defaultdict[str, list[Message]] = defaultdict(list)
        rules = rules_with(house.based_on, house.options, house)
        if rules is not None:
            self._look_through(rules)

    def _look_through(self, rules: OtherRules) -> None:
        for script in map(Script.of, self.planned):
            found = right(script, rules)
            if isinstance(found, Barred):
                for clause in script.planned.clauses:
                    self._barred[clause].append(found.of(script.planned.id))
                continue
            held, comparison = held_to(script, found)
            for clause in found.grounds:
                self._resting[clause].append(trials.TriedScenario(held, rules.readings, comparison))

    @property
    def impostors(self) -> tuple[Impostor, ...]:
        """The engines that are wrong about the house in one ruling.

        A place in the auction is wrong only where it gives another order, which other places of the house can undo.
        """
        return tuple(impostor for impostor in self._variant.impostors() if not self._variant.is_itself(impostor))

    def tried(self, impostor: Impostor) -> ImpostorLine:
        """Try an impostor on the scenarios in which what is right rests on the clause that it breaks."""
        questioning = trials.Questioning(self._variant.wrong(impostor))
        line = ImpostorLine(
            id=impostor.id,
            clause=impostor.clause,
            wrong=impostor.sentence,
            message=data_of(impostor.said),
            fate=Fate.NOT_CAUGHT,
        )
        try:
            caught = questioning.caught_by(self._for(impostor.clause), to_the_end=False)
        except trials.CrashError as crash:
            return replace(
                line, fate=Fate.CRASHED, asked=questioning.asked, trouble=str(crash), fault=as_data(crash.said)
            )
        if caught:
            return replace(line, fate=Fate.CAUGHT, asked=questioning.asked, by=list(caught))
        if questioning.refusals:
            return replace(line, fate=Fate.REFUSED, asked=questioning.asked, by=list(questioning.refusals))
        if argument := self._arguments.get(impostor.id):
            return replace(
                line, fate=Fate.EQUIVALENT, asked=questioning.asked, argument=argument, fault=as_data(Message(argument))
            )
        if not questioning.asked or self._is_about_what_is_left_out(impostor):
            return replace(line, fate=Fate.IDLE, asked=questioning.asked)
        barred = self._barred.get(impostor.clause, [])
        fate, why = (Fate.UNPLAYED, barred[0]) if barred else (Fate.NOT_CAUGHT, "")
        return replace(line, fate=fate, asked=questioning.asked, trouble=str(why), fault=data_of(why))

    def _for(self, clause: str) -> Iterator[trials.TriedScenario]:
        """The scenarios that rest on a clause, those that cite it before the others."""
        return iter(sorted(self._resting[clause], key=lambda one: clause not in one.script.planned.clauses))

    def _is_about_what_is_left_out(self, impostor: Impostor) -> bool:
        about = {folded(impostor.id), folded(str(self._values[impostor.path]))}
        return any(folded(word) in text for word in self._variant.without for text in about)
