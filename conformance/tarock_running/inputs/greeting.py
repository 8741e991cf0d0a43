"""Compares what a program offers in ``hello`` with what there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, UnsetType

from tarock_protocol.codec import ANSWERS, KINDS
from tarock_protocol.offered import TOLD_IN_PART, fields_there_are
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.settings import readings_of
from tarock_steps.catalogue.loading import sources

if TYPE_CHECKING:
    from tarock_protocol.messages.answers import HelloAnswer


class Misnamed(NamedTuple):
    """An unknown name in ``hello``: ``what`` kind of name it should be, and ``of`` what.

    The kinds are ``rules``, ``option``, ``reading``, ``question`` (one that is answered), ``field`` (of an answer) and
    ``part`` (a question that can be answered in part). An option without any reading has the kind ``readings``, a
    question without any field the kind ``fields``.
    """

    what: str
    name: str
    of: str
    known: tuple[str, ...]

    @property
    def near(self) -> str:
        """The nearest known name; empty if none is near."""
        return next(iter(get_close_matches(self.name, self.known, n=1, cutoff=0.6)), "")

    def __str__(self) -> str:
        """The message about this name."""
        if self.what == "readings":
            known = ", ".join(self.known)
            return f"{self.name} of {self.of} without a reading; expected some of {known}, or no {self.name}"
        if self.what == "fields":
            return f"no field of the answer to '{shown(self.name)}'; expected some of {', '.join(self.known)}"
        hint = f"did you mean {self.near}?" if self.near else f"there are {', '.join(self.known)}"
        kinds = {
            "rules": "a rule set",
            "option": f"an option of {self.of}",
            "reading": f"a reading of {self.of}",
            "question": "fields of a question",
            "part": "a question told in part",
            "field": f"a field of the answer to '{shown(self.of)}'",
        }
        if self.what == "question":
            return f"{kinds[self.what]} that it does not answer: '{shown(self.name)}'; {hint}"
        return f"{kinds[self.what]} that does not exist: '{shown(self.name)}'; {hint}"


def misnamed_rules(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Misnamed]:
    """The unknown rule sets; they are no fault, because a program may play more than we ask about."""
    for name in offered:
        if name not in sources():
            yield Misnamed("rules", name, "", tuple(sources()))


def misnamed_options(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Misnamed]:
    """The options and readings in ``hello`` that our rule sets do not have."""
    for name, options in offered.items():
        if name in sources():
            yield from _misnamed_of(name, options, readings_of(name))


def unknown_rules(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """The messages about unknown rule sets."""
    return map(str, misnamed_rules(offered))


def plays_none(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> str:
    """The message about a program that plays none of our rule sets; empty if it plays one."""
    if any(name in sources() for name in offered):
        return ""
    named = ", ".join(f"'{shown(name)}'" for name in offered) or "none at all"
    close = [near for name in offered for near in get_close_matches(name, sources(), n=1, cutoff=0.6)]
    hint = f" Did you mean {' or '.join(dict.fromkeys(close))}?" if close else ""
    return f"plays no rule set that we know; its hello names {named}.{hint} Expected one of: {', '.join(sources())}"


def told_unplayed(words: str, wanted: Iterable[str], offered: Iterable[str]) -> str:
    """The message about a program, called ``words``, that plays none of the wanted rule sets."""
    names = ", ".join(shown(name) for name in offered) or "none"
    return f"{words} does not play {', '.join(wanted)}, so nothing is asked; its hello names {names}"


def unknown_options(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """The messages about unknown options and readings of our rule sets."""
    return map(str, misnamed_options(offered))


def unplayed_houses(hello: HelloAnswer) -> Iterator[str]:
    """The messages about rule sets in ``houses`` that the program does not play."""
    for name in () if hello.houses is UNSET else hello.houses:
        if name not in hello.rules:
            yield f"houses.{shown(name)}: expected one of the rule sets that it plays: {shown(', '.join(hello.rules))}"


def misnamed_fields(hello: HelloAnswer) -> Iterator[Misnamed]:
    """The unknown names in ``fields`` and ``in_part``; each field must be in the answer to a question it answers."""
    answered = [name for name in hello.questions if name in KINDS and name != "hello"]
    for asked, fields in () if isinstance(hello.fields, UnsetType) else hello.fields.items():
        if asked not in answered:
            yield Misnamed("question", asked, "", tuple(answered))
            continue
        known = fields_there_are(ANSWERS[KINDS[asked]])
        if not fields:
            yield Misnamed("fields", asked, "", known)
        yield from (Misnamed("field", name, asked, known) for name in fields if name not in known)
    for asked in () if isinstance(hello.in_part, UnsetType) else hello.in_part:
        if asked not in TOLD_IN_PART:
            yield Misnamed("part", asked, "", TOLD_IN_PART)


def _misnamed_of(
    name: str, options: Mapping[str, Sequence[str]], known: Mapping[str, Sequence[str]]
) -> Iterator[Misnamed]:
    for option, readings in options.items():
        if option not in known:
            yield Misnamed("option", option, name, tuple(known))
            continue
        if not readings:
            yield Misnamed("readings", option, name, tuple(known[option]))
        for reading in readings:
            if reading not in known[option]:
                yield Misnamed("reading", reading, f"{option} in {name}", tuple(known[option]))
