"""The table of all JSON Schemas, by name: of everything that somebody else's program may read or write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from tarock_checking.lock.lock_lines import Header, Locked
from tarock_protocol import codec
from tarock_protocol.json_schemas import schema_of, schema_of_lines
from tarock_register.disputes.register_objects import (
    ClauseObject,
    ClausesObject,
    OptionObject,
    TopicObject,
    TopicsObject,
)
from tarock_register.explain.explanation_object import ExplanationsObject
from tarock_register.show.scenario_object import ScenariosObject
from tarock_register.variant.house_objects import HouseObject, HousesApart
from tarock_reports.ledger import checks
from tarock_reports.machine.check_shape import CheckObject, LockObject
from tarock_reports.machine.comparison_shape import ComparisonObject
from tarock_reports.machine.identified_shape import IdentifiedObject
from tarock_reports.machine.result_shape import ResultObject
from tarock_running.process.exits import check_known
from tarock_steps.suite.vector_lines import vectors_schema

OBJECTS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "check": CheckObject,
    "lock": LockObject,
    "comparison": ComparisonObject,
    "identified": IdentifiedObject,
    "result": ResultObject,
    "explanations": ExplanationsObject,
    "scenarios": ScenariosObject,
    "clauses": ClausesObject,
    "topics": TopicsObject,
    "house": HouseObject,
    "houses-apart": HousesApart,
    "clause": ClauseObject,
    "option": OptionObject,
    "topic": TopicObject,
}
"""The type of each printed object, and of the files of the register, by the name of its schema."""


def _ledger_schema() -> dict[str, object]:
    form = checks.FORM
    line: object = form.footer
    for kind in form.body:
        line |= kind
    return schema_of_lines(form.header, line, title="The ledger of a check by the Tarock conformance suite")


SCHEMAS: Final[Mapping[str, Callable[[], dict[str, object]]]] = {
    "protocol": codec.json_schema,
    "vectors": vectors_schema,
    "ledger": _ledger_schema,
    "lock-file": lambda: schema_of_lines(Header, Locked, title="A lock of the Tarock conformance suite"),
    **{name: partial(schema_of, kind) for name, kind in OBJECTS.items()},
}
"""What makes each schema."""


def schema_text(name: str) -> str:
    """A schema as JSON text; UsageFaultError, with the nearest name, for an unknown one."""
    check_known("", "object", name, [*SCHEMAS])
    return msgspec.json.format(msgspec.json.encode(SCHEMAS[name]())).decode() + "\n"
