"""The rule sets of a command: those that it names, or those that its clauses and scenarios belong to."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Message, Word, message
from tarock_running.inputs.settings import catalogue_of, readings_of, split_pair
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.feature_places import WHOLE_DEALS
from tarock_steps.catalogue.loading import Catalogue, sources


def catalogues_named(rules: Sequence[str]) -> tuple[Catalogue, ...]:
    """The catalogues of the rule sets that a command names, each once; all catalogues if it names none."""
    return tuple(catalogue_of(name) for name in dict.fromkeys(rules) or sources())


class Names(NamedTuple):
    """How messages speak of names: their ``place`` on the command line, their ``kind``, and where to find all."""

    place: str
    kind: str
    hint: Message | str = ""


def with_some(
    catalogues: Sequence[Catalogue],
    names: Sequence[str],
    known: Callable[[Catalogue], Collection[str]],
    what: Names,
) -> tuple[Catalogue, ...]:
    """The rule sets that one of ``names`` belongs to, all if there are no names; refuses an unknown name."""
    if not names:
        return tuple(catalogues)
    offered = {catalogue.source: known(catalogue) for catalogue in catalogues}
    everything = dict.fromkeys(name for offered_names in offered.values() for name in offered_names)
    for name in names:
        check_known(what.place, what.kind, name, everything, hint=what.hint)
    return tuple(catalogue for catalogue in catalogues if any(name in offered[catalogue.source] for name in names))


def area_names(areas: Sequence[str]) -> tuple[str, ...]:
    """Rule areas in their official spelling, also from their titles in any language.

    Words may be joined in other ways, such as `Whole-Deals`.
    """
    return tuple(_titled_areas().get(_joined(area), _joined(area)) for area in areas)


@functools.cache
def _titled_areas() -> Mapping[str, str]:
    """The rule areas by their titles in all languages."""
    said = [language_of(code) for code in languages()]
    return {_joined(say.word(Word(area_title(area)), "area")): area for say in said for area in (*AREAS, WHOLE_DEALS)}


def _joined(area: str) -> str:
    return "_".join(re.split(r"[\s_-]+", area.strip().casefold()))


def with_clauses(
    catalogues: Sequence[Catalogue], clauses: Sequence[str], place: str = "--clause"
) -> tuple[Catalogue, ...]:
    """The rule sets that one of the clauses belongs to; refuses an unknown clause."""
    what = Names(place, "clause", message("`tarock clauses` shows every clause"))
    return with_some(catalogues, clauses, lambda catalogue: catalogue.clauses, what)


def with_options(catalogues: Sequence[Catalogue], pairs: Sequence[str]) -> tuple[Catalogue, ...]:
    """The rule sets that have every one of these options with its reading; raises UsageFaultError if none has."""
    if not pairs:
        return tuple(catalogues)
    offered = {catalogue.source: readings_of(catalogue.source) for catalogue in catalogues}
    options = [split_pair(pair, offered.values()) for pair in pairs]
    found = tuple(
        catalogue
        for catalogue in catalogues
        if all(value in offered[catalogue.source].get(name, ()) for name, value in options)
    )
    if not found:
        raise UsageFaultError(
            message("--option: no rule set has all of {options}; expected options of one rule set", options=pairs)
        )
    return found
