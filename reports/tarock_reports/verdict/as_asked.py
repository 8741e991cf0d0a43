"""Rewrites a relabelled scenario with the cards that the program was really asked about, for reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tarock_language.data import as_data
from tarock_language.message import Message, in_english, with_texts
from tarock_protocol import codec
from tarock_reports.ledger.check_lines import PlannedScenario, UnmetLine, VerdictLine
from tarock_reports.verdict.cards_in_text import cards_with_places
from tarock_steps.symmetry.symmetries import BY_NAME

Unmet = TypeVar("Unmet", bound=UnmetLine | VerdictLine)


def as_asked(scenario: PlannedScenario, verdict: VerdictLine | None) -> tuple[PlannedScenario, VerdictLine | None]:
    """A scenario and its verdict with the cards of the copy that failed.

    Both are returned unchanged if the copy has the same cards. The ledger keeps scenario and verdict in the labels of
    the original; only the messages are kept as they were sent.
    """
    cards = {} if verdict is None or not verdict.symmetry else _exchanged(verdict)
    if verdict is None or not cards:
        return scenario, verdict
    told = partial(_with_cards, cards)
    also = [_retold(unmet, cards) for unmet in verdict.also]
    retold = replace(_retold(verdict, cards), action=told(verdict.action), also=also)
    return replace(scenario, steps=tuple(map(told, scenario.steps))), retold


def _retold(unmet: Unmet, cards: Mapping[str, str]) -> Unmet:
    """The same check or verdict, with the cards exchanged in all its texts but what quotes the program."""
    told = partial(_with_cards, cards)
    is_quote = isinstance(unmet.said, Message) and "given" not in unmet.said.arguments
    said = unmet.said if is_quote else with_texts(unmet.said, told)
    return replace(
        unmet,
        step=told(unmet.step),
        message=in_english(said),
        fault=as_data(said) if isinstance(said, Message) else UNSET,
        expected=told(unmet.expected),
        given=told(unmet.given),
        lacking=[*map(told, unmet.lacking)],
        too_much=[*map(told, unmet.too_much)],
    )


def _exchanged(verdict: VerdictLine) -> dict[str, str]:
    """Each exchanged card and its replacement; an exchange is its own inverse, so the copy's questions show it too."""
    return {card: other for by in _exchanges(verdict) for card, other in by.items()}


def _exchanges(verdict: VerdictLine) -> Iterator[Mapping[str, str]]:
    symmetry = BY_NAME.get(verdict.symmetry)
    if symmetry is None:
        return
    for exchange in verdict.exchanges:
        try:
            by = symmetry.exchanges(codec.sound_question(exchange.question.encode()))
        except msgspec.DecodeError:  # the ledger keeps only the beginning of a long question
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
