"""Read a file of deals, positions and stored counts, and find the mistakes in it."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from proving.exhaustive.card_heights import PACK
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_reference import check_options
from tarock_steps.catalogue.loading import sources

FORMAT: Final = 1
"""The format that is read; any change of a key or of its meaning needs a new one."""
FILES: Final = {
    name: Path(__file__).with_name(f"{name}.toml") for name in ("lungau", "koenigrufen", "karl", "zwanzigerrufen")
}
"""The stored counts of each source."""


class Pack(NamedTuple):
    """The cards that a source can be played with, and how many of them a hand and half a Talon take."""

    cards: frozenset[str]
    hand: int
    half: int


_FIFTY_FOUR: Final = Pack(frozenset(PACK), 12, 3)
_PACKS: Final = {"zwanzigerrufen": Pack(frozenset(itertools.chain(*PACKS.values())), 10, 0)}
"""The packs of sources that do not have 54 cards."""


class PerftFileError(ValueError):
    """A stored file that cannot be used; the message names the place."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer, the hands and the Talon; cards are separated by blanks, and a dealer who sits out has none.

    A source without a Talon leaves it out.
    """

    dealer: int
    hands: tuple[str, ...]
    talon: tuple[str, str] = ("", "")


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, reached from a deal by acts, and the number of legal courses from it by depth from 1 on.

    An act is written as its seat and its words, several are separated by commas.
    """

    name: str
    deal: str
    contract: str
    phase: str
    after: str
    counts: tuple[int, ...]
    options: dict[str, str] = {}

    @property
    def acts(self) -> list[str]:
        """The acts that lead to the position."""
        return [act.strip() for act in self.after.split(",") if act.strip()]


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of counts."""

    format: int
    rules: str
    deals: dict[str, Deal]
    course: tuple[Course, ...]

    def find(self, name: str) -> Course:
        """A course by its name. Raises PerftFileError, with the known names, where there is none."""
        return find([self], name)[1]

    def deal_of(self, course: Course) -> Deal:
        """The deal that a course starts from."""
        return self.deals[course.deal]


def find(files: Sequence[Stored], name: str) -> tuple[Stored, Course]:
    """A course by its name, and its file. Raises PerftFileError if there is none, or more than one."""
    found = [(whole, course) for whole in files for course in whole.course if course.name == name]
    if not found:
        names = ", ".join(course.name for whole in files for course in whole.course)
        message = f"there is no course '{name}'; known are {names}"
        raise PerftFileError(message)
    if len(found) > 1:
        rules = ", ".join(whole.rules for whole, _ in found)
        message = f"course '{name}' is there for {rules}; say for which with --rules"
        raise PerftFileError(message)
    return found[0]


def load(path: Path) -> Stored:
    """Read a file of counts. Raises PerftFileError, with the place, where it is invalid or of another format."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        message = f"{path}: {fault.strerror}"
        raise PerftFileError(message) from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        message = f"{path}: {fault}"
        raise PerftFileError(message) from fault
    _refuse_other_format(path, found)
    try:
        stored = msgspec.convert(found, Stored)
    except msgspec.ValidationError as fault:
        message = f"{path}: {fault}"
        raise PerftFileError(message) from fault
    faults = _faults(stored)
    if faults:
        message = "\n".join(f"{path}: {fault}" for fault in faults)
        raise PerftFileError(message)
    return stored


def _refuse_other_format(path: Path, found: dict[str, Any]) -> None:
    if "format" not in found:
        message = f"{path}: format: missing; this program reads format {FORMAT}"
        raise PerftFileError(message)
    if found["format"] != FORMAT or isinstance(found["format"], bool):
        message = f"{path}: format: the file is of format {found['format']!r}, this program reads format {FORMAT}"
        raise PerftFileError(message)


def _faults(stored: Stored) -> list[str]:
    if stored.rules not in sources():
        return [f"rules: there is no rule set '{stored.rules}'; known are {', '.join(sources())}"]
    pack = _PACKS.get(stored.rules, _FIFTY_FOUR)
    found = [fault for name, deal in stored.deals.items() for fault in _faults_of_deal(f"deals.{name}", deal, pack)]
    for number, course in enumerate(stored.course):
        place = f"course[{number}] '{course.name}'"
        if course.deal not in stored.deals:
            found.append(f"{place}: deal: there is no deal '{course.deal}'; known are {', '.join(stored.deals)}")
        if not course.counts or any(count < 1 for count in course.counts):
            found.append(f"{place}: counts: expected one positive number for each depth, got {list(course.counts)}")
        found += _faults_of_options(f"{place}: options", stored.rules, course.options)
    names = Counter(course.name for course in stored.course)
    found += [f"course: the name '{name}' is there {times} times" for name, times in names.items() if times > 1]
    return found


def _faults_of_options(place: str, rules: str, options: dict[str, str]) -> list[str]:
    try:
        check_options(rules, options)
    except ValueError as fault:
        return [f"{place}: {fault}"]
    return []


def _faults_of_deal(place: str, deal: Deal, pack: Pack) -> list[str]:
    if len(deal.hands) not in {4, 5}:
        return [f"{place}.hands: expected four or five hands, got {len(deal.hands)}"]
    if not 0 <= deal.dealer < len(deal.hands):
        return [f"{place}.dealer: expected a seat from 0 to {len(deal.hands) - 1}, got {deal.dealer}"]
    sizes = [pack.hand] * len(deal.hands)
    if len(deal.hands) == 5:
        sizes[deal.dealer] = 0
    found = [
        f"{place}.{where}: expected {size} cards, got {len(cards.split())}"
        for where, cards, size in (
            *((f"hands[{seat}]", hand, size) for seat, (hand, size) in enumerate(zip(deal.hands, sizes, strict=True))),
            *((f"talon[{half}]", cards, pack.half) for half, cards in enumerate(deal.talon)),
        )
        if len(cards.split()) != size
    ]
    cards = Counter(_all_cards(deal))
    found += [f"{place}: there is no card '{card}'" for card in cards if card not in pack.cards]
    found += [f"{place}: card {card} is there {times} times" for card, times in cards.items() if times > 1]
    return found


def _all_cards(deal: Deal) -> Sequence[str]:
    return list(itertools.chain.from_iterable(cards.split() for cards in (*deal.hands, *deal.talon)))
