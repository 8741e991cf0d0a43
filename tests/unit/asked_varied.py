"""What a program says that is asked further, of which no run is known."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.tie_break import Settled, TellingApart
from tarock_checking.diagnose.varied_questions import VariedQuestions
from tarock_protocol.drivers import Driver
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_steps.suite.run_so_far import RunSoFar


def settled_of(found: DiagnosisLine, variant: Variant, driver: Driver) -> Sequence[Settled]:
    """Which of the explanations of a diagnosis the program plays."""
    program = AskedProgram(driver)
    questions = VariedQuestions(RunSoFar(), variant, program.hello)
    return [*TellingApart(found, variant, program, questions).settled()]
