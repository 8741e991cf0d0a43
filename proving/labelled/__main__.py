"""``python -m proving.labelled``: learn what stems say for topics, and write the file that the search reads."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from proving import cli
from proving.labelled.learning import as_lines, examples, learnt_from
from tarock_register.disputes.learnt import learnt_file
from tarock_register.disputes.register import whole_register
from tarock_register.disputes.worth import Index


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the weights. There are no options, but ``--help`` must not write them."""
    cli.parser_of(__package__, __doc__).parse_args(arguments)
    index = Index(whole_register())
    learnt_file().write_bytes(as_lines(learnt_from(examples(index.topics), index)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
