"""The options and help of ``tarock doctor``; ``tarock_checking.doctor`` does the work."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import BUDGET, LanguageOptions, Rules, TestedOptions, Variant

EXAMPLES: Final = (
    "Examples\n"
    "  tarock doctor --engine 'python3 score_pad.py'\n"
    "  tarock doctor --engine 'node adapter.js' --rules lungau --language de\n"
    "  tarock doctor --engine ./adapter --variant gasthof.toml"
)


def doctor(
    *,
    tested: TestedOptions,
    rules: Rules = (),
    variant: Variant = None,
    budget: Annotated[float, BUDGET(min=0.1, help="Seconds for all questions together.")] = 120.0,
    language: LanguageOptions,
) -> None:
    """Test the connection of a program step by step, and say how to mend it.

    Does it start, and answer hello? Can its answers be read, and do they
    belong to their questions? Does everything exist that hello names?
    Then it is asked a few questions of every kind that it offers, from easy
    to a whole deal: are they right, and how long do they take?
    The last line says what to do next; the exit codes are those of a check.
    """
    from tarock_checking.doctor.examination import Examination
    from tarock_checking.doctor.terminal import DoctorReport
    from tarock_running.inputs.engine import EngineChoice
    from tarock_running.process.console import console

    whom = EngineChoice(command=tested.engine, timeout=tested.timeout, variant=variant, say=language.say)
    report = DoctorReport(console(), language.say)
    raise typer.Exit(Examination(whom, rules, report, budget).run())
