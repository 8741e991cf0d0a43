"""``tarock schema``: prints the JSON Schemas of the protocol and of the output for scripts."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_running.process.exits import check_known
from tarock_running.process.streams import utf8

EXAMPLES: Final = "Examples\n  tarock schema > tarock.schema.json\n  tarock schema --of check > check.schema.json"
_PROTOCOL: Final = "protocol"
_VECTORS: Final = "vectors"


def schema(
    of: Annotated[
        str,
        typer.Option(
            "--of",
            help="What it is of; see below.",
            metavar="WHAT",
        ),
    ] = _PROTOCOL,
) -> None:
    """Print the JSON Schema of all questions and replies, of vectors, or of what `--format json` prints.

    --of vectors is for a file of vectors, --of check for what
    `tarock check --format json` prints, --of lock for the same with --lock,
    --of comparison for `tarock compare --format json`, --of result for
    `tarock report --format result`, and --of clauses for
    `tarock clauses --format json`. --of scenarios is for `tarock show`, house
    and houses-apart for `tarock variant show` and `diff`, topics for
    `tarock disputes`. --of clause, option and topic are for the files that
    `tarock site` writes into its folder json.
    """
    import msgspec

    from tarock_protocol import codec
    from tarock_register.disputes.register_objects import REGISTER_SCHEMAS
    from tarock_register.show.scenario_object import ScenariosObject
    from tarock_register.variant.house_objects import HouseObject, HousesApart
    from tarock_reports.machine.check_object import SCHEMAS, schema_of
    from tarock_steps.suite import vector_lines

    ours = {_PROTOCOL: codec.json_schema, _VECTORS: vector_lines.vectors_schema}
    shown: dict[str, type[msgspec.Struct]] = {
        "scenarios": ScenariosObject,
        "house": HouseObject,
        "houses-apart": HousesApart,
    }
    objects = {**SCHEMAS, **REGISTER_SCHEMAS, **shown}
    check_known("--of", "object", of, [*ours, *objects])
    found = ours[of]() if of in ours else schema_of(objects[of])
    utf8().write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
