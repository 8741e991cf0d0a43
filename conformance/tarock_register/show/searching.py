"""Searches clauses by words in both languages, open questions and rulings included."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_register.show.clauses import Around, Chosen, number_told
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.glossary import fold, meaning_the_same
from tarock_steps.catalogue.loading import Catalogue

Found = tuple["Catalogue", Chosen]
_SHORTEST: Final = 3
"""The shortest word, in letters, that is suggested."""


def search(found: Iterable[Found], words: Sequence[str]) -> list[Found]:
    """The clauses whose texts have all ``words``; UsageFaultError, with a suggestion, for a word that none has.

    A text has a word if one of its words begins with it, or with a word of the same meaning in the glossary.
    """
    told = [
        (catalogue, chosen, {clause.id: _told(catalogue, clause, chosen.around) for clause in chosen.clauses})
        for catalogue, chosen in found
    ]
    patterns = [_pattern(word) for word in words]
    for word, pattern in zip(words, patterns, strict=True):
        texts = [text for *_, by_id in told for text in by_id.values()]
        if not any(map(pattern.search, texts)):
            raise UsageFaultError(_unsaid(word, texts))
    return [
        (catalogue, chosen._replace(clauses=kept))
        for catalogue, chosen, by_id in told
        if (
            kept := tuple(
                clause for clause in chosen.clauses if all(found.search(by_id[clause.id]) for found in patterns)
            )
        )
    ]


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile("|".join(rf"\b{re.escape(synonym)}" for synonym in meaning_the_same(word)))


def _told(catalogue: Catalogue, clause: Clause, around: Around) -> str:
    """All searchable texts of a clause, folded: its own, its rulings and its options."""
    parts = [clause.id, clause.en, clause.de, clause.because_en or "", clause.because_de or ""]
    parts += map(str, around.rulings.get(clause.id, ()))
    for dispute in catalogue.disputes_about(clause.id):
        parts += [dispute.option, dispute.en, dispute.de]
        parts += [text for reading in dispute.readings for text in (reading.name, reading.en, reading.de)]
    return fold("\n".join(parts))


def _unsaid(word: str, texts: Sequence[str]) -> Message:
    known = {candidate for text in texts for candidate in re.findall(r"[^\W\d_]+", text) if len(candidate) >= _SHORTEST}
    near = difflib.get_close_matches(fold(word), sorted(known), n=3, cutoff=0.6)
    if near:
        return message("--search: no clause says '{word}'; did you mean {near:either}?", word=word, near=near)
    return message("--search: no clause says '{word}'; expected a word of a clause, German or English", word=word)


def show_found(found: Iterable[Found], console: Console, say: Language) -> None:
    """Print each clause in short: its text, its rulings and its options with their current values."""
    for catalogue, chosen in found:
        for clause in chosen.clauses:
            console.print(Text.assemble((clause.id, "bold"), f"  {entry_text(clause, say)}"), soft_wrap=True)
            for label, line in _beside(catalogue, clause, chosen.around, say):
                console.print(Text.assemble((f"  {label}  ", "dim"), line), soft_wrap=True)
        told = (number_told(catalogue, chosen, say), say("`tarock clauses ID` shows all about one"))
        console.print(Text("; ".join(told), style="dim"), soft_wrap=True)


def _beside(catalogue: Catalogue, clause: Clause, around: Around, say: Language) -> Iterator[tuple[str, str]]:
    for ruling in around.rulings.get(clause.id, ()):
        yield say("ruling"), say.sentence(ruling)
    for dispute in catalogue.disputes_about(clause.id):
        yield say("option"), f"{dispute.option} ({', '.join(dispute.values)}): {entry_text(dispute, say)}"
