"""The options and help of ``tarock identify``; ``tarock_checking.diagnose`` does the work."""

from __future__ import annotations

from typing import Final

import typer

from tarock_conformance.commands.options import CausesBudget, LanguageOptions, TableOrJson, TestedOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock identify --engine 'python3 adapter.py'\n"
    "  tarock identify --engine 'node adapter.js' --language de"
)


def identify(
    *,
    tested: TestedOptions,
    language: LanguageOptions,
    budget: CausesBudget = None,
    form: TableOrJson = "table",
) -> None:
    """Find the source that a program comes nearest to, and what it plays otherwise.

    The rule sets in its hello may have any name. The program is asked
    questions to which the sources give different answers, until one source
    is well ahead. Then it is asked some scenarios of every clause of that
    source, and the causes of failures are searched, within --budget.
    Ctrl-C ends it; what was found by then is printed, and the exit code is 130.
    The exit code is 3 if its answers do not tell the sources apart.
    --format json prints one object; see `tarock schema identified`.
    """
    from tarock_checking.diagnose.identifying import Identifying
    from tarock_running.inputs.engine import EngineChoice

    whom = EngineChoice(command=tested.engine, timeout=tested.timeout, say=language.say)
    raise typer.Exit(Identifying(engine=whom, say=language.say, budget=budget, is_json=form == "json").run())
