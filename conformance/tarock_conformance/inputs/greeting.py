"""What a program offers in ``hello``, held against what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from msgspec import UNSET

from tarock_conformance.inputs.settings import readings_of
from tarock_steps.catalogue.loading import sources
from tarock_steps.protocol.strangers_text import shown

if TYPE_CHECKING:
    from tarock_steps.protocol.messages.answers import HelloAnswer


def unknown_rules(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """What is to be said of each rule set that we do not know; a program may play more than we ask about."""
    for name in offered:
        if name not in sources():
            yield _told("a rule set", name, sources())


def plays_none(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> str:
    """What is to be said of a program that plays no rule set that we know; empty where it plays one."""
    if any(name in sources() for name in offered):
        return ""
    named = ", ".join(f"'{shown(name)}'" for name in offered) or "none at all"
    close = [near for name in offered for near in get_close_matches(name, sources(), n=1, cutoff=0.5)]
    hint = f" Did you mean {' or '.join(dict.fromkeys(close))}?" if close else ""
    return f"plays no rule set that we know; its hello names {named}.{hint} Expected one of: {', '.join(sources())}"


def unknown_options(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """What is wrong with the options and readings of the rule sets that we know: each has its name from us."""
    for name, options in offered.items():
        if name in sources():
            yield from _unknown_of(name, options, readings_of(name))


def unplayed_houses(hello: HelloAnswer) -> Iterator[str]:
    """What is wrong with the rule sets of which a program says that it has something otherwise: it has to play them."""
    for name in () if hello.houses is UNSET else hello.houses:
        if name not in hello.rules:
            yield f"houses.{shown(name)}: expected one of the rule sets that it plays: {shown(', '.join(hello.rules))}"


def _unknown_of(name: str, options: Mapping[str, Sequence[str]], known: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for option, readings in options.items():
        if option not in known:
            yield _told(f"an option of {name}", option, list(known))
            continue
        for reading in readings:
            if reading not in known[option]:
                yield _told(f"a reading of {option} in {name}", reading, known[option])


def _told(what: str, name: str, known: Sequence[str]) -> str:
    close = get_close_matches(name, known, n=1, cutoff=0.5)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
    return f"{what} that does not exist: '{shown(name)}'; {hint}"
