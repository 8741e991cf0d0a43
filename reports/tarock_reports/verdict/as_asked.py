"""A scenario that was put again with other cards, told with the cards that the program was really asked about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import msgspec
from msgspec.structs import replace

from tarock_reports.ledger.check_lines import PlannedScenario, UnmetLine, VerdictLine
from tarock_reports.verdict.cards_in_text import cards_with_places
from tarock_steps.protocol import codec
from tarock_steps.symmetry.symmetries import BY_NAME


def as_asked(scenario: PlannedScenario, verdict: VerdictLine | None) -> tuple[PlannedScenario, VerdictLine | None]:
    """A scenario and its verdict with the cards of the copy that failed; as they are where no other cards were asked.

    The ledger has both in the labels of the original, and only the messages as they were sent.
    """
    cards = {} if verdict is None or not verdict.symmetry else _exchanged(verdict)
    if verdict is None or not cards:
        return scenario, verdict
    told = partial(_with_cards, cards)
    return replace(scenario, steps=[*map(told, scenario.steps)]), replace(
        verdict,
        message=told(verdict.message),
        step=told(verdict.step),
        action=told(verdict.action),
        expected=told(verdict.expected),
        given=told(verdict.given),
        lacking=[*map(told, verdict.lacking)],
        too_much=[*map(told, verdict.too_much)],
        also=[_further(one, cards) for one in verdict.also],
    )


def _further(unmet: UnmetLine, cards: Mapping[str, str]) -> UnmetLine:
    told = partial(_with_cards, cards)
    return replace(
        unmet,
        step=told(unmet.step),
        message=told(unmet.message),
        expected=told(unmet.expected),
        given=told(unmet.given),
        lacking=[*map(told, unmet.lacking)],
        too_much=[*map(told, unmet.too_much)],
    )


def _exchanged(verdict: VerdictLine) -> dict[str, str]:
    """Each card that was exchanged with what took its place; an exchange undoes itself, so a copy tells it as well."""
    return {card: other for by in _exchanges(verdict) for card, other in by.items()}


def _exchanges(verdict: VerdictLine) -> Iterator[Mapping[str, str]]:
    symmetry = BY_NAME.get(verdict.symmetry)
    if symmetry is None:
        return
    for one in verdict.exchanges:
        try:
            by = symmetry.exchanges(codec.sound_question(one.question.encode()))
        except msgspec.DecodeError:  # the ledger keeps no more than the beginning of a long one
            continue
        if by is not None:
            yield by.cards


def _with_cards(cards: Mapping[str, str], text: str) -> str:
    parts: list[str] = []
    end = 0
    for start, card in cards_with_places(text):
        parts += [text[end:start], cards.get(card, card)]
        end = start + len(card)
    return "".join([*parts, text[end:]])
