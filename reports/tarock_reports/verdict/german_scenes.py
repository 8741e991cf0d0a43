"""A scenario in German, step by step; separate from ``scenes`` because it loads the vocabulary."""

from __future__ import annotations

from tarock_language.catalogue import language_of
from tarock_reports.verdict.scenes import SceneStep, steps_of
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite import vocabulary
from tarock_steps.words.translation import rows_said


def in_german(step: SceneStep) -> SceneStep | None:
    """The same step in German; ``None`` if no German phrase exists for it."""
    german = language_of("de")
    text = vocabulary.step_said(step.text, german)
    return None if text is None else step._replace(text=text, rows=rows_said(step.rows, german))


def told_in_german(step: str) -> str | None:
    """A step in German, each row of its table on its own line; ``None`` if no German phrase exists for it."""
    german = next(in_german(scene_step) for scene_step in steps_of([step]))
    return None if german is None else PlannedLine("", german.text, german.rows).told
