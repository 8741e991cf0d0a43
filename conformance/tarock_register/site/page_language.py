"""The texts of the pages in one language: sentences, titles and headings, for the templates.

A language is added by its catalogue (see ``tarock_language.catalogue``), and not here.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final, NamedTuple

from tarock_language.catalogue import language_of, languages
from tarock_language.message import ENGLISH, Language, Word
from tarock_reference.houses.house import House
from tarock_reference.houses.order import ORDER
from tarock_reference.ruling_names import name_of_ruling
from tarock_register.disputes.register import Option
from tarock_register.site.library import Library, ScenarioTitle
from tarock_register.variant.points import priced_names
from tarock_register.variant.terminal import Facts, differences_told
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.suite import vocabulary

HEADING: Final = 110
"""The longest text of a reading in a heading, in characters; the full text is at the top of its page."""


class ReadingOnPage(NamedTuple):
    """A reading: its name, its text, and a mark if it is the default or needs an agreement."""

    name: str
    text: str
    mark: str


class PageLanguage(NamedTuple):
    """One language of the pages; a template asks it for every text, label and name.

    ``say`` translates sentences and words, ``library`` has what the pages are about.
    """

    say: Language
    library: Library

    @property
    def lang(self) -> str:
        """The language code, which is also the folder of its pages."""
        return self.say.code

    @property
    def others(self) -> list[Language]:
        """The other languages of the pages."""
        return [language_of(code) for code in languages() if code != self.lang]

    def text(self, one: object, name: str = "") -> str:
        """The text of a catalogue entry in this language, or with a name the one of this name."""
        return entry_text(one, self.say, name)

    def area(self, name: str) -> str:
        """A rule area as a heading."""
        return self.say.word(Word(area_title(name)), "area")

    def level(self, name: str) -> str:
        """What a clause says about its rule."""
        return self.say.word(Word(name), "level")

    def seat(self, name: str) -> str:
        """The name of a player at the table."""
        return self.say.word(Word(name))

    def scenario(self, one: ScenarioTitle) -> str:
        """The name of a scenario; where it has none but an English one, its core step and the expectation."""
        core = self.library.cores[one] if self.say is not ENGLISH else ()
        return ": ".join(filter(None, (vocabulary.step_said(step, self.say) for step in core))) or one.name

    def asked(self, option: Option) -> str:
        """The question of an option."""
        return option.asked(self.say)

    def readings(self, option: Option) -> Iterator[ReadingOnPage]:
        """The readings of an option, the default first."""
        agreed = option.dispute.default if option.dispute and option.dispute.unless_agreed else ""
        for place, name in enumerate(option.readings):
            mark = self.say("if agreed on") if name == agreed else self.say("default") if place == 0 else ""
            yield ReadingOnPage(name, option.reading_text(name, self.say), mark)

    def reading(self, source: str, option: str, name: str) -> str:
        """The text of a reading, shortened between two words to fit a heading."""
        found = self.library.register.options[source].get(option)
        return textwrap.shorten(found.reading_text(name, self.say), HEADING, placeholder=" …") if found else ""

    def letter(self, source: str, option: str, name: str) -> str:
        """The letter for a reading on a page: A is the default."""
        found = self.library.register.options[source].get(option)
        return ascii_uppercase[list(found.readings).index(name)] if found and name in found.readings else name

    def differences(self, house: House) -> Iterator[tuple[str, list[tuple[str, Facts]]]]:
        """The changes of a house, by headings."""
        catalogue = self.library.register.catalogues[house.based_on]
        return differences_told(house, catalogue, self.say)

    def ruling_name(self, house: House, path: str) -> str:
        """What a ruling that a house changes is about, in words."""
        if path == ORDER:
            return self.say("The order of the auction")
        priced = priced_names(house, self.library.register.catalogues[house.based_on], self.say)
        return priced.get(path) or self.say.sentence(name_of_ruling(house.source, path))

    def profile(self, house: House) -> str:
        """The profile of a house that is an example, as it was written."""
        stem = next(stem for stem, known in self.library.houses.items() if known is house)
        return (features_root() / "houses" / f"{stem}.toml").read_text("utf-8")
