"""Registers every phrase of the vocabulary as a step of pytest-bdd."""

from __future__ import annotations

from typing import Any

from pytest_bdd import step
from pytest_bdd.parsers import StepParser
from pytest_bdd.steps import StepFunctionContext

from tarock_steps.suite import vocabulary
from tarock_steps.words.phrase import Phrase


class PhraseParser(StepParser):
    """Parses the text of a step with a phrase."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self._phrase = phrase

    def is_matching(self, name: str) -> bool:
        """Whether the text of a step matches the phrase."""
        return self._phrase.is_matching(name)

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The fields of the phrase in the text; None if it does not match."""
        return self._phrase.parse_arguments(name)


def step_definition(keyword: str, text: str) -> StepFunctionContext | None:
    """The step definition for a step; None if no phrase matches."""
    found = vocabulary.find(keyword, text)
    if found is None:
        return None
    return StepFunctionContext(found.keyword, found.function, PhraseParser(found.phrase))


for _definition in vocabulary.definitions():
    step(PhraseParser(_definition.phrase), _definition.keyword)(_definition.function)
