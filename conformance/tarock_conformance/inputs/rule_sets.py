"""The rule sets of a command: those that it names, or those that its clauses and scenarios belong to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tarock_conformance.inputs.settings import catalogue_of, readings_of, split_pair
from tarock_conformance.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.loading import Catalogue, sources

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence


def catalogues_named(rules: Sequence[str]) -> tuple[Catalogue, ...]:
    """The catalogues of the rule sets that a command names, each once; of all there are where it names none."""
    return tuple(catalogue_of(name) for name in dict.fromkeys(rules) or sources())


class Names(NamedTuple):
    """Names as a command line gives them: where they stand there, what they name, and where all of them are told."""

    place: str
    kind: str
    hint: str = ""


def with_some(
    catalogues: Sequence[Catalogue],
    names: Sequence[str],
    known: Callable[[Catalogue], Collection[str]],
    what: Names,
) -> tuple[Catalogue, ...]:
    """The rule sets that some of ``names`` belong to, all where there are none; refuses a name that nobody knows."""
    if not names:
        return tuple(catalogues)
    offered = {catalogue.source: known(catalogue) for catalogue in catalogues}
    everything = dict.fromkeys(name for each in offered.values() for name in each)
    for name in names:
        check_known(what.place, what.kind, name, everything, hint=what.hint)
    return tuple(one for one in catalogues if any(name in offered[one.source] for name in names))


def area_names(areas: Sequence[str]) -> tuple[str, ...]:
    """Rule areas in the one spelling that names them, however the words are put together: `Whole-Deals`, say."""
    return tuple("_".join(re.split(r"[\s_-]+", area.strip().lower())) for area in areas)


def with_clauses(
    catalogues: Sequence[Catalogue], clauses: Sequence[str], place: str = "--clause"
) -> tuple[Catalogue, ...]:
    """The rule sets that some of the clauses belong to."""
    what = Names(place, "clause", "`tarock clauses` shows every clause")
    return with_some(catalogues, clauses, lambda one: one.clauses, what)


def with_options(catalogues: Sequence[Catalogue], pairs: Sequence[str]) -> tuple[Catalogue, ...]:
    """The rule sets that have every one of these options with its reading."""
    if not pairs:
        return tuple(catalogues)
    offered = {catalogue.source: readings_of(catalogue.source) for catalogue in catalogues}
    options = [split_pair(pair, offered.values()) for pair in pairs]
    found = tuple(
        one for one in catalogues if all(value in offered[one.source].get(name, ()) for name, value in options)
    )
    if not found:
        message = f"--option: no rule set has all of {', '.join(pairs)}; expected options of one rule set"
        raise UsageFaultError(message)
    return found
