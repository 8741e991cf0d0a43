"""What a search of the site also finds: words of the glossary, and pages of the site that are no topics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarock_language.message import Language, Message, message
from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.register import Register
from tarock_register.disputes.terms import every_word_told
from tarock_register.site import addresses
from tarock_steps.catalogue.glossary import said_alike, terms

_SHEET: Final = r"regelbl[aä]t|(^|[^\p{L}])(aus)?drucken|ausdruck|aush[aä]ng|aufh[aä]ng|(^|[^\p{L}])print|rule ?sheet"
_BALLOT: Final = r"stimmzettel|abstimm|(^|[^\p{L}])(ballot|vote|voting)"
"""Regular expressions for what leads to the sheets, in both languages; laying cards away is no printing."""


class FoundPage(NamedTuple):
    """A page of the site: its title and address, its source if it is of one, and a regular expression for what asks."""

    title: str
    address: str
    source: str
    asked: str


class FoundTerm(NamedTuple):
    """A word of the glossary: its names, where it stands, and what it is."""

    title: str
    address: str
    what: str


_PAGES: Final[tuple[tuple[Message, str, str], ...]] = (
    (
        message("The table"),
        addresses.TABLE,
        r"^((zu[mr]?|der|am|the|to the) )?(karten|spiel)?(tisch|table)\W*$|rechner|calculator",
    ),
    (
        message("A house of your own"),
        addresses.HOUSE_FORM,
        r"hausregel|house ?rule|(eigene|unsere|own|our) (haus|regel|rule)",
    ),
    (message("Two houses side by side"), addresses.HOUSES_COMPARED, r"vergleich|(^|[^\p{L}])compar"),
    (message("Rule sheets of the sources"), addresses.HOUSE_SHEET, _SHEET),
    (message("Results of programs"), addresses.RESULTS, r"ergebnisse|programm?(e|s)?(?!\p{L})|^results?\W*$"),
    (message("The words of the table"), addresses.WORDS, r"w[oö]rter|glossa|lexikon|dictionary|begriffe"),
)
"""The single pages: title, address, and the words that find them."""


def found_pages(register: Register, say: Language) -> Iterator[FoundPage]:
    """The pages that a search can find, the sheets of each source last."""
    for title, address, asked in _PAGES:
        yield FoundPage(say.sentence(title), address, "", asked)
    for source, catalogue in register.catalogues.items():
        sheet, ballot = addresses.sheet_page(source), addresses.ballot_page(source)
        yield FoundPage(f"{say('Rule sheet')}: {catalogue.title}", sheet, source, _SHEET)
        yield FoundPage(f"{say('Ballot')}: {catalogue.title}", ballot, source, _BALLOT)


def found_terms(say: Language) -> tuple[list[FoundTerm], dict[str, list[int]]]:
    """The words of the glossary, and the numbers of those with a folded name.

    German names go before English ones, and these before other words for the same thing.
    """
    told = [
        FoundTerm(word.names, f"{addresses.WORDS}#term-{word.place}", f"{word.what[:1].upper()}{word.what[1:]}.")
        for word in every_word_told(say)
    ]
    german = [term.names for term in terms()]
    english = [term.english for term in terms()]
    alike = [[other for name in term.names for other in said_alike(name)] for term in terms()]
    return told, _numbers(alike) | _numbers(english) | _numbers(german)


def _numbers(all_names: Sequence[Sequence[str]]) -> dict[str, list[int]]:
    """The place of each list that has a name, by the folded name."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number, names in enumerate(all_names):
        for folded in dict.fromkeys(" ".join(folded_words(name)) for name in names):
            found[folded].append(number)
    found.pop("", None)
    return dict(found)
