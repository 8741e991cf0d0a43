"""The rows below an answer that say what it rests on: clauses with their text, options, and differences of a house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.messages import answers
from tarock_protocol.messages.questions import AnyQuestion, Settle
from tarock_reference.houses.house import House
from tarock_register.ask.deciding_clauses import deciding
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import load_catalogue, sources

Row = tuple[Text, Text]


def grounds(answer: answers.Answer) -> list[str]:
    """Every clause that the answer or a part of it names, once, in order of appearance."""
    return list(dict.fromkeys(_named(msgspec.to_builtins(answer))))


def _named(part: object) -> Iterable[str]:
    if isinstance(part, dict):
        yield from part.get("grounds", ())
        for clauses in part.get("why", {}).values():
            yield from clauses
        for name, inner in part.items():
            yield from () if name in ("grounds", "why") else _named(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _named(inner)


class Resting(NamedTuple):
    """The settings: the language, the house if there is one, and whether to show only chosen readings."""

    say: Language
    house: House | None = None
    chosen_only: bool = False

    def rests_on(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[tuple[str, list[Row]]]:
        """Headings with the rows below them, first the deciding clauses; nothing where there is nothing to show."""
        texts = self.texts(question)
        for heading, ids in self._by_weight(question, clauses):
            yield heading, [(Text(clause, style="bold"), Text(texts.get(clause, ""))) for clause in ids]
        if self.house is not None and (rulings := list(self._otherwise(self.house, clauses))):
            yield self.say("where {house} says otherwise", house=self.house.name), rulings
        if readings := list(self._in_force(question, clauses)):
            yield self.say("by these readings of what is left open"), readings

    def _by_weight(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
        """The deciding clauses, then the other named ones; all of them together where none decides.

        For a settlement the other clauses are left out, such as what a Kontra would change.
        """
        decide = deciding(question, clauses, self.house) if question.rules in sources() else []
        told = decide and not isinstance(question, Settle)
        beside = [clause for clause in clauses if clause not in decide] if told else []
        if clauses:
            yield self.say("It rests on"), decide or clauses
        if beside:
            yield self.say("It rests also on"), beside

    def texts(self, question: AnyQuestion) -> dict[str, str]:
        """The text of each clause under the readings of a question; empty for a stranger's rule set."""
        if question.rules not in sources():
            return {}
        said = catalogue_by(load_catalogue(question.rules), question.options)
        return {clause.id: entry_text(clause, self.say) for clause in said.clauses.values()}

    def _in_force(self, question: AnyQuestion, clauses: Sequence[str]) -> Iterator[Row]:
        """The readings in force of the options that affect these clauses; a chosen one is shown with its text.

        Nothing for a rule set that only a stranger's engine knows.
        """
        disputes = load_catalogue(question.rules).disputes.values() if question.rules in sources() else ()
        for dispute in disputes:
            played = question.options.get(dispute.option, dispute.unsaid)
            idle = self.chosen_only and played == dispute.unsaid
            if idle or {dispute.clause, *dispute.also}.isdisjoint(clauses):
                continue
            told = next((entry_text(reading, self.say) for reading in dispute.readings if reading.name == played), "")
            told = self.say("default") if played == dispute.unsaid else told
            yield Text(f"{dispute.option}={played}", style="bold"), Text(told)

    def _otherwise(self, house: House, clauses: Sequence[str]) -> Iterator[Row]:
        """The house's own rulings on these clauses."""
        for path, ruling in house.rules.rulings():
            written = next((declared.written for declared in house.rulings if declared.path == path), None)
            if written is not None and ruling.clause in clauses:
                yield Text(path, style="bold"), Text(f"{written} ({ruling.clause})")
