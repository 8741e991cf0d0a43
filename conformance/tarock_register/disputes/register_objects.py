"""The clauses, options and topics of the register as JSON objects in English and German, for ``--format json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Language
from tarock_register.disputes.register import Option, Register
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.topics import Topic

REGISTER_FORMAT: Final = 1
"""The version of the form; a change that an older reader would misread increases it."""


class RegisterObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An object of the register."""


class InLanguages(RegisterObject, frozen=True, kw_only=True):
    """A text in English and German."""

    en: str
    de: str


class ClauseObject(RegisterObject, frozen=True, kw_only=True):
    """A clause: the statements it comes from, its scenarios, and the options that decide it.

    ``because`` is why a clause that the source does not state is as it is, ``untestable`` why it has no scenario.
    """

    kind: Literal["clause"] = "clause"
    format: int = REGISTER_FORMAT
    id: str
    source: str
    area: str
    level: str
    statements: list[str]
    text: InLanguages
    because: InLanguages | None
    untestable: InLanguages | None
    retired: str | None
    scenarios: list[str]
    options: list[str]
    topics: list[str]


class ReadingObject(RegisterObject, frozen=True, kw_only=True):
    """A reading of an option."""

    name: str
    text: InLanguages


class OptionObject(RegisterObject, frozen=True, kw_only=True):
    """An option: what it asks, its readings with the default first, and the clauses that it decides.

    ``open`` is why the source leaves the question open; it is null, as the fields below it are, where the source itself
    offers the choice. ``because`` is why the default is what it is, ``changes`` what depends on it.
    """

    kind: Literal["option"] = "option"
    format: int = REGISTER_FORMAT
    name: str
    source: str
    text: InLanguages
    readings: list[ReadingObject]
    clauses: list[str]
    open: str | None
    statements: list[str] | None
    because: InLanguages | None
    changes: InLanguages | None
    is_weak: bool


class SourceAnswer(RegisterObject, frozen=True, kw_only=True):
    """What a source says to a topic: its clauses, the one that answers first, and the options that decide them.

    ``nothing`` is why there is no clause: the source is silent, or has no such thing.
    """

    clauses: list[str]
    options: list[str]
    nothing: str | None


class TopicObject(RegisterObject, frozen=True, kw_only=True):
    """A question as players ask it, and what each source says."""

    kind: Literal["topic"] = "topic"
    format: int = REGISTER_FORMAT
    name: str
    chapter: str
    text: InLanguages
    answers: dict[str, SourceAnswer]


class ClausesObject(RegisterObject, frozen=True, kw_only=True):
    """What ``tarock clauses --format json`` prints."""

    kind: Literal["clauses"] = "clauses"
    format: int = REGISTER_FORMAT
    clauses: list[ClauseObject]


class TopicsObject(RegisterObject, frozen=True, kw_only=True):
    """What ``tarock disputes --format json`` prints; no topics where nothing was found."""

    kind: Literal["topics"] = "topics"
    format: int = REGISTER_FORMAT
    topics: list[TopicObject]


_GERMAN: Final = language_of("de")


def clause_object(register: Register, source: str, name: str, scenarios: Sequence[str]) -> ClauseObject:
    """A clause; ``scenarios`` are the ids of those that cite it."""
    clause = register.catalogues[source].clauses[name]
    return ClauseObject(
        id=clause.id,
        source=source,
        area=clause.area,
        level=clause.level,
        statements=list(clause.statements),
        text=_texts(clause),
        because=_texts(clause, "because") if clause.because_en else None,
        untestable=_texts(clause, "untestable") if clause.untestable_en else None,
        retired=clause.retired,
        scenarios=list(scenarios),
        options=[option.name for option in register.deciding(source, [name])],
        topics=[topic.name for topic in register.about(source, [name])],
    )


def option_object(source: str, option: Option) -> OptionObject:
    """An option of a source."""
    dispute = option.dispute
    return OptionObject(
        name=option.name,
        source=source,
        text=InLanguages(en=option.asked(ENGLISH), de=option.asked(_GERMAN)),
        readings=[ReadingObject(name=name, text=_reading(option, name)) for name in option.readings],
        clauses=[clause.id for clause in option.clauses],
        open=dispute.kind if dispute else None,
        statements=list(dispute.statements) if dispute else None,
        because=_texts(dispute, "because") if dispute else None,
        changes=_texts(dispute, "changes") if dispute else None,
        is_weak=option.is_weak,
    )


def topic_object(register: Register, chapter: str, topic: Topic) -> TopicObject:
    """A topic of a chapter."""
    return TopicObject(
        name=topic.name,
        chapter=chapter,
        text=_texts(topic),
        answers={
            source: SourceAnswer(
                clauses=list(said.clauses),
                options=[option.name for option in register.deciding(source, said.clauses)],
                nothing=said.none,
            )
            for source, said in topic.answers.items()
        },
    )


def topics_object(register: Register, topics: Sequence[Topic]) -> TopicsObject:
    """Some topics of the register."""
    chapters = {topic.name: chapter.name for chapter in register.chapters for topic in chapter.topics}
    return TopicsObject(topics=[topic_object(register, chapters[topic.name], topic) for topic in topics])


def _texts(entry: object, name: str = "") -> InLanguages:
    return InLanguages(en=entry_text(entry, ENGLISH, name), de=entry_text(entry, _GERMAN, name))


def _reading(option: Option, name: str) -> InLanguages:
    def text(say: Language) -> str:
        return option.reading_text(name, say)

    return InLanguages(en=text(ENGLISH), de=text(_GERMAN))
