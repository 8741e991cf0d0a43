"""``tarock schema``: prints the JSON Schema of something that a program of somebody else may read or write."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_running.process.streams import utf8

EXAMPLES: Final = "Examples\n  tarock schema > tarock.schema.json\n  tarock schema check > check.schema.json"


def schema(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is of; see below.")] = "protocol",
) -> None:
    """Print the JSON Schema of all questions and replies, of a file, or of what `--format json` prints.

    Without a name it is that of the protocol. vectors, ledger and lock-file
    are for a line of such a file, check for `tarock check --format json`,
    lock for the same with --lock. comparison is for `tarock compare`,
    identified for `tarock identify`, result for `tarock report --format
    result`, explanations for `tarock explain`, scenarios for `tarock show`,
    clauses for `tarock clauses`, topics for `tarock disputes`, house and
    houses-apart for `tarock variant show` and `diff`. clause, option and topic
    are for the files that `tarock site` writes into its folder json; all
    schemas are there too, in json/schema.
    """
    from tarock_register.site.all_schemas import schema_text

    utf8().write(schema_text(name))
