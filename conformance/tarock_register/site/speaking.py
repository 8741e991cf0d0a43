"""One language of the pages: it chooses texts, and has the labels around them."""

from __future__ import annotations

import textwrap
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarock_language.catalogue import language_of
from tarock_language.message import Word
from tarock_register.disputes.wording import wording
from tarock_register.show.clauses import dispute_words
from tarock_register.variant.showing import ENGLISH, GERMAN, differences_told
from tarock_reports.verdict.wording import area_title
from tarock_steps.suite import vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_language.message import Language
    from tarock_reference.houses.house import House
    from tarock_register.disputes.register import Option
    from tarock_register.site.library import Library, ScenarioTitle


HEADING: Final = 110
"""The longest text of a reading in a heading, in characters; the full text is at the top of its page."""


class ReadingOnPage(NamedTuple):
    """A reading: its name, its text, and a mark if it is the default or needs an agreement."""

    name: str
    text: str
    mark: str


class Speaking(NamedTuple):
    """The texts for a template in one language."""

    german: bool
    library: Library

    @property
    def lang(self) -> str:
        """The language code, which is also the folder of its pages."""
        return "de" if self.german else "en"

    @property
    def say(self) -> Language:
        """The language, for messages and words."""
        return language_of(self.lang)

    @property
    def other(self) -> str:
        """The code of the other language."""
        return "en" if self.german else "de"

    def t(self, english: str, german: str) -> str:
        """The text of two that is in this language."""
        return german if self.german else english

    def text(self, one: Any, name: str = "") -> str:
        """The text of a catalogue entry in this language: its ``en`` or ``de``, or ``because_en`` and the like."""
        found = getattr(one, f"{name}_{self.lang}" if name else self.lang)
        return "" if found is None else str(found)

    def area(self, name: str) -> str:
        """A rule area as a heading."""
        return self.say.word(Word(area_title(name)), "area")

    def level(self, name: str) -> str:
        """What a clause says about its rule."""
        return self.say.word(Word(name), "level")

    def scenario(self, one: ScenarioTitle) -> str:
        """The name of a scenario; in German, where it has none, its core step and the expectation."""
        core = self.library.cores[one]
        german = [vocabulary.step_said(step, self.say) for step in core] if self.german else []
        return ": ".join(filter(None, german)) or one.name

    def asked(self, option: Option) -> str:
        """The question of an option."""
        return option.in_german if self.german else option.question

    @property
    def words(self) -> Any:
        """The labels around the texts of the register."""
        return wording(german=self.german)

    @property
    def dispute(self) -> Any:
        """The labels around the texts of a dispute."""
        return dispute_words(german=self.german)

    def readings(self, option: Option) -> Iterator[ReadingOnPage]:
        """The readings of an option, the default first."""
        agreed = option.dispute.default if option.dispute and option.dispute.unless_agreed else ""
        for place, name in enumerate(option.readings):
            mark = self.dispute.agreed if name == agreed else self.dispute.unsaid if place == 0 else ""
            yield ReadingOnPage(name, self._reading(option, name), mark)

    def reading(self, source: str, option: str, name: str) -> str:
        """The text of a reading, shortened between two words to fit a heading."""
        found = self.library.register.options[source].get(option)
        return textwrap.shorten(self._reading(found, name), HEADING, placeholder=" …") if found else ""

    def letter(self, source: str, option: str, name: str) -> str:
        """The letter for a reading on a page: A is the default."""
        found = self.library.register.options[source].get(option)
        return ascii_uppercase[list(found.readings).index(name)] if found and name in found.readings else name

    def _reading(self, option: Option, name: str) -> str:
        """The text of a reading; where a source only offers an option, whether the round has agreed on it."""
        told = {reading.name: self.text(reading) for reading in option.dispute.readings} if option.dispute else {}
        if name in told:
            return told[name]
        if option.dispute or name == option.readings[0]:
            return self.t("Nobody has agreed on it.", "Niemand hat es ausgemacht.")
        return self.t("The round has agreed on it.", "Die Runde hat es ausgemacht.")

    def differences(self, house: House) -> Iterator[Any]:
        """The changes of a house, by headings."""
        catalogue = self.library.register.catalogues[house.based_on]
        return differences_told(house, catalogue, GERMAN if self.german else ENGLISH, german=self.german)
