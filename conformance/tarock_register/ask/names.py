"""Translates the names of questions and fields between the protocol and what people type in their language."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language, Message, Word, message
from tarock_running.process.exits import UsageFaultError, with_known
from tarock_steps.catalogue.glossary import fold

QUESTIONS: Final[Mapping[str, str]] = {
    "zaehlen": "count",
    "steigern": "may_bid",
    "rufen": "may_call",
    "weglegen": "may_discard",
    "ansagen": "may_announce",
    "spielen": "may_play",
    "stechen": "trick",
    "abrechnen": "settle",
    "abend": "session",
}
"""Further names of questions, beside those by which they are shown."""
FIELDS: Final[Mapping[str, str]] = {"posten": "items", "tarif": "tariff", "abgelegt": "laid"}
"""Further names of fields, for all questions."""


def as_typed(name: str) -> Message:
    """The name of a question or a field as people type it."""
    return message("{name:typed}", name=Word(name))


def typed_name(name: str, say: Language) -> str:
    """The name of a question or a field as people type it in a language."""
    return say.sentence(as_typed(name))


def question_meant(given: str, known: Collection[str]) -> str:
    """The protocol's name of the question that is meant; UsageFaultError, with a suggestion, where there is none."""
    unknown = message("there is no question '{given}'", given=given)
    return _in_protocol(unknown, given, QUESTIONS, known)


def field_meant(kind: str, given: str, known: Collection[str]) -> str:
    """The protocol's name of the field of a question that is meant; UsageFaultError as for questions."""
    unknown = message("there is no field of '{kind}' called '{given}'", kind=as_typed(kind), given=given)
    return _in_protocol(unknown, given, FIELDS, known)


def _in_protocol(unknown: Message, given: str, further: Mapping[str, str], known: Collection[str]) -> str:
    """The protocol's name for a name in any language, ignoring umlauts and capitals.

    A suggestion is in the language in which the name was written.
    """
    others = {**dict(_shown(known)), **{name: own for name, own in further.items() if own in known}}
    meant = {fold(name): own for name, own in (*others.items(), *((name, name) for name in known))}
    if fold(given) in meant:
        return meant[fold(given)]
    if not get_close_matches(given, known) and (close := get_close_matches(fold(given), others, n=1)):
        near, own = close[0], others[close[0]]
        raise UsageFaultError(
            message("{unknown}. Did you mean {near}? It stands for {own}", unknown=unknown, near=near, own=own)
        )
    raise UsageFaultError(with_known(unknown, given, {name: as_typed(name) for name in known}))


def _shown(known: Collection[str]) -> Iterator[tuple[str, str]]:
    """The names by which each language shows these names."""
    for code in languages():
        for name in known:
            yield typed_name(name, language_of(code)), name
