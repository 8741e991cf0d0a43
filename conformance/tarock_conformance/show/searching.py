"""Searches clauses by words in both languages, open questions and rulings included."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tarock_conformance.process.exits import UsageFaultError
from tarock_conformance.show.clauses import Chosen, disputes_of
from tarock_steps.catalogue.glossary import fold, meaning_the_same

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import Console

    from tarock_conformance.show.clauses import Around
    from tarock_steps.catalogue.clauses import Clause
    from tarock_steps.catalogue.loading import Catalogue

Found = tuple["Catalogue", Chosen]
_SHORTEST: Final = 3
"""Letters of a word that may be one that somebody meant."""


def search(found: Iterable[Found], words: Sequence[str]) -> list[Found]:
    """The clauses that say every one of ``words``; refuses a word that none of them says, with the nearest.

    A word is said where a word of the text begins with it, or with one that the glossary has for the same thing.
    """
    told = [
        (catalogue, chosen, {one.id: _told(catalogue, one, chosen.around) for one in chosen.clauses})
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
        if (kept := tuple(one for one in chosen.clauses if all(each.search(by_id[one.id]) for each in patterns)))
    ]


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile("|".join(rf"\b{re.escape(one)}" for one in meaning_the_same(word)))


def _told(catalogue: Catalogue, clause: Clause, around: Around) -> str:
    """All that is said about a clause, folded."""
    parts = [clause.id, clause.en, clause.de, clause.because_en or "", clause.because_de or ""]
    parts += around.rulings.get(clause.id, ())
    for dispute in disputes_of(catalogue, clause):
        parts += [dispute.option, dispute.en, dispute.de]
        parts += [text for reading in dispute.readings for text in (reading.name, reading.en, reading.de)]
    return fold("\n".join(parts))


def _unsaid(word: str, texts: Sequence[str]) -> str:
    known = {one for text in texts for one in re.findall(r"[^\W\d_]+", text) if len(one) >= _SHORTEST}
    near = difflib.get_close_matches(fold(word), sorted(known), n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else "expected a word of a clause, German or English"
    return f"--search: no clause says '{word}'; {hint}"


def show_found(found: Iterable[Found], console: Console, *, german: bool) -> None:
    """Print each clause in short: its words, its rulings and its options, each with what it is now."""
    for catalogue, chosen in found:
        for clause in chosen.clauses:
            console.print(Text.assemble((clause.id, "bold"), f"  {clause.de if german else clause.en}"), soft_wrap=True)
            for label, line in _beside(catalogue, clause, chosen.around, german=german):
                console.print(Text.assemble((f"  {label}  ", "dim"), line), soft_wrap=True)
        number = f"{len(chosen.clauses)} of {len(catalogue.clauses)} clauses of {catalogue.title}"
        console.print(Text(f"{number}; `tarock clauses ID` shows all about one", style="dim"), soft_wrap=True)


def _beside(catalogue: Catalogue, clause: Clause, around: Around, *, german: bool) -> Iterator[tuple[str, str]]:
    for ruling in around.rulings.get(clause.id, ()):
        yield "ruling", ruling
    for dispute in disputes_of(catalogue, clause):
        told = dispute.de if german else dispute.en
        yield "option", f"{dispute.option} ({', '.join(dispute.values)}): {told}"
