"""Shows what an answer rests on: clauses with their text, options in force, and differences of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from tarock_conformance.ask.deciding import deciding
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.protocol.messages.questions import Settle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_conformance.ask.wording import Tongue
    from tarock_reference.houses.house import House
    from tarock_steps.protocol.messages.questions import AnyQuestion

Row = tuple[Text, Text]


class Resting(NamedTuple):
    """In which language it is told, and by which house, where it is one; readings may be told where they are chosen."""

    say: Tongue
    house: House | None = None
    chosen_only: bool = False

    def rests_on(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[tuple[str, list[Row]]]:
        """Headings with what stands below them, the clauses that decide first; none where there is nothing to say."""
        texts = self.texts(question)
        for heading, ids in self._by_weight(question, clauses):
            yield heading, [(Text(each, style="bold"), Text(texts.get(each, ""))) for each in ids]
        if self.house is not None and (rulings := list(self._otherwise(self.house, clauses))):
            yield self.say("where {house} says otherwise", house=self.house.name), rulings
        if readings := list(self._in_force(question, clauses)):
            yield self.say("by these readings of what is left open"), readings

    def _by_weight(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
        """The clauses that decide, then those that are named beside them; all of them together where none does.

        Of a settlement nobody is told what decides nothing in it, such as what a Kontra would make of it.
        """
        decide = deciding(question, clauses, self.house) if question.rules in sources() else []
        told = decide and not isinstance(question, Settle)
        beside = [each for each in clauses if each not in decide] if told else []
        if clauses:
            yield self.say("It rests on"), decide or clauses
        if beside:
            yield self.say("It rests also on"), beside

    def texts(self, question: AnyQuestion) -> dict[str, str]:
        """What clauses say by the readings of a question; none for a rule set that only a stranger knows."""
        if question.rules not in sources():
            return {}
        said = catalogue_by(load_catalogue(question.rules), question.options)
        return {clause.id: self.say.either(clause.en, clause.de) for clause in said.clauses.values()}

    def _in_force(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[Row]:
        """The readings that were played of the options that decide these clauses; those chosen say what they do.

        None for a rule set that only a stranger's engine knows.
        """
        disputes = load_catalogue(question.rules).disputes.values() if question.rules in sources() else ()
        for dispute in disputes:
            played = question.options.get(dispute.option, dispute.unsaid)
            idle = self.chosen_only and played == dispute.unsaid
            if idle or {dispute.clause, *dispute.also}.isdisjoint(clauses):
                continue
            told = next((self.say.either(one.en, one.de) for one in dispute.readings if one.name == played), "")
            told = self.say("default") if played == dispute.unsaid else told
            yield Text(f"{dispute.option}={played}", style="bold"), Text(told)

    def _otherwise(self, house: House, clauses: Sequence[str]) -> Iterator[Row]:
        """The rulings of a house on what these clauses say."""
        for path, one in house.rules.rulings():
            written = next((each.written for each in house.rulings if each.path == path), None)
            if written is not None and one.clause in clauses:
                yield Text(path, style="bold"), Text(f"{written} ({one.clause})")
