"""A scenario in German, step by step; separate from ``scenes`` because it loads the vocabulary."""

from __future__ import annotations

from tarock_reports.verdict.scenes import SceneStep, steps_of
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite.german import rows_in_german, step_in_german


def in_german(step: SceneStep) -> SceneStep | None:
    """The same step in German; ``None`` if no German phrase exists for it."""
    text = step_in_german(step.text)
    return None if text is None else step._replace(text=text, rows=rows_in_german(step.rows))


def told_in_german(step: str) -> str | None:
    """A step in German, each row of its table on its own line; ``None`` if no German phrase exists for it."""
    german = next(in_german(scene_step) for scene_step in steps_of([step]))
    return None if german is None else PlannedLine("", german.text, german.rows).told
