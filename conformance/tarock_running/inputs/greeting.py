"""Compares the names in a program's ``hello`` (what it offers) with those of the suite, and reports unknown ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from tarock_language.message import Message, message
from tarock_protocol.codec import ANSWERS, KINDS
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.offered_fields import TOLD_IN_PART, fields_there_are
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.settings import readings_of
from tarock_steps.catalogue.loading import sources


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

    @property
    def said(self) -> Message:
        """What is said of this name."""
        name, of = shown(self.name), shown(self.of)
        if self.what == "readings":
            return message(
                "{name} of {of} without a reading; expected some of {known}, or no {name}",
                name=self.name,
                of=self.of,
                known=self.known,
            )
        if self.what == "fields":
            return message("no field of the answer to '{name}'; expected some of {known}", name=name, known=self.known)
        hint = message("there are {known}", known=self.known) if self.known else message("there is none")
        if self.near:
            hint = message("did you mean {near}?", near=self.near)
        if self.what == "question":
            return message("fields of a question that it does not answer: '{name}'; {hint}", name=name, hint=hint)
        kinds = {
            "rules": message("a rule set that does not exist: '{name}'; {hint}", name=name, hint=hint),
            "option": message(
                "an option of {of} that does not exist: '{name}'; {hint}", of=self.of, name=name, hint=hint
            ),
            "reading": message(
                "a reading of {of} that does not exist: '{name}'; {hint}", of=self.of, name=name, hint=hint
            ),
            "part": message("a question told in part that does not exist: '{name}'; {hint}", name=name, hint=hint),
            "field": message(
                "a field of the answer to '{of}' that does not exist: '{name}'; {hint}", of=of, name=name, hint=hint
            ),
        }
        return kinds[self.what]

    def __str__(self) -> str:
        """The message about this name, in English."""
        return str(self.said)


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


def unknown_rules(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Message]:
    """The messages about unknown rule sets."""
    return (misnamed.said for misnamed in misnamed_rules(offered))


def plays_none(engine: Message, offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Message | None:
    """The message about a program, called ``engine``, that plays none of our rule sets; None if it plays one."""
    if any(name in sources() for name in offered):
        return None
    named = [f"'{shown(name)}'" for name in offered] or message("none at all")
    close = [near for name in offered for near in get_close_matches(name, sources(), n=1, cutoff=0.6)]
    known = message("Expected one of: {known}", known=sources())
    if close:
        known = message("Did you mean {close:either}? {more}", close=[*dict.fromkeys(close)], more=known)
    return message(
        "{engine} plays no rule set that we know; its hello names {named}. {known}",
        engine=engine,
        named=named,
        known=known,
    )


def told_unplayed(engine: Message, wanted: Iterable[str], offered: Iterable[str]) -> Message:
    """The message about a program, called ``engine``, that plays none of the wanted rule sets."""
    return message(
        "{engine} does not play {wanted}, so nothing is asked; its hello names {named}",
        engine=engine,
        wanted=[*wanted],
        named=[shown(name) for name in offered] or message("none"),
    )


def unknown_options(offered: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Message]:
    """The messages about unknown options and readings of our rule sets."""
    return (misnamed.said for misnamed in misnamed_options(offered))


def unplayed_houses(hello: HelloAnswer) -> Iterator[Message]:
    """The messages about rule sets in ``houses`` that the program does not play."""
    for name in () if hello.houses is UNSET else hello.houses:
        if name not in hello.rules:
            yield message(
                "houses.{name}: expected one of the rule sets that it plays: {rules}",
                name=shown(name),
                rules=shown(", ".join(hello.rules)),
            )


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
