"""The JSON files of each clause, option and topic, and each schema, at addresses that stay: paths and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tarock_register.disputes.register import Option, Register
from tarock_register.disputes.register_objects import clause_object, option_object, topic_object
from tarock_register.show.clauses import around
from tarock_register.site.all_schemas import SCHEMAS, schema_text
from tarock_reports.machine.check_object import json_text
from tarock_steps.catalogue.topics import Topic


def register_files(register: Register) -> Iterator[tuple[str, Callable[[], str]]]:
    """The path of each file, and what makes its text."""
    for source, catalogue in register.catalogues.items():
        for clause in catalogue.clauses:
            yield f"json/clause/{clause}.json", partial(_clause, register, source, clause)
        for option in register.options[source].values():
            yield f"json/option/{source}/{option.name}.json", partial(_option, source, option)
    for chapter in register.chapters:
        for topic in chapter.topics:
            yield f"json/topic/{topic.name}.json", partial(_topic, register, chapter.name, topic)
    for name in SCHEMAS:
        yield f"json/schema/{name}.json", partial(schema_text, name)


def _clause(register: Register, source: str, clause: str) -> str:
    return json_text(clause_object(register, source, clause, around(source).scenarios.get(clause, ())))


def _option(source: str, option: Option) -> str:
    return json_text(option_object(source, option))


def _topic(register: Register, chapter: str, topic: Topic) -> str:
    return json_text(topic_object(register, chapter, topic))
