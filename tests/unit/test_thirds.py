"""Amounts of Augen as people read and write them: no slash, since that parts points and Blatt at Karl's table."""

from __future__ import annotations

import pytest
from tests.unit.the_command import tarock

from tarock_language.catalogue import language_of
from tarock_protocol.messages.answers import PlayAnswer
from tarock_protocol.messages.questions import Count
from tarock_register.ask.answer_text import About, answer_rows
from tarock_register.ask.thirds import from_thirds, signed_thirds

FAHREN = ("settle", "contract=Fahren", "tricks=6 3 2 1", "--rules", "karl")


@pytest.mark.parametrize(("number", "told"), [("106/3", "35⅓"), ("107/3", "35⅔"), ("2/3", "⅔"), (36, "36"), (0, "0")])
def test_augen_are_told_with_a_sign_for_thirds(number: int | str, told: str) -> None:
    assert signed_thirds(number) == told


@pytest.mark.parametrize(("written", "number"), [("35⅓", "106/3"), ("⅔", "2/3"), ("36", None), ("106/3", None)])
def test_a_sign_for_thirds_is_read(written: str, number: str | None) -> None:
    assert from_thirds(written) == number


@pytest.mark.gate(0)
@pytest.mark.parametrize("augen", ["106/3 74/3 5 5", "35⅓ 24⅔ 5 5"])
def test_thirds_are_told_with_their_sign_however_they_are_asked(augen: str) -> None:
    told = tarock("explain", *FAHREN, f"augen={augen}").stdout

    assert "35⅓ 24⅔ 5 5" in told
    assert "106/3" not in told


def test_what_some_cards_count_is_told_with_the_sign_too() -> None:
    told = tarock("ask", "count", "cards=B♦", "--rules", "karl").stdout

    assert "Augen  1⅓" in told.splitlines()[0]


def test_no_number_before_a_sign_is_refused() -> None:
    told = tarock("ask", *FAHREN, "augen=x⅓ 1 1 1").output

    assert "augen: expected numbers from seat 0 on" in " ".join(told.split())


@pytest.mark.parametrize(
    ("whose", "told"),
    [("0", "Augen: Platz 0"), ("foes", "Augen: Gegner"), ("²", "Augen: ²"), ("-1", "Augen: -1")],
)
def test_whoever_has_augen_is_told_whatever_a_program_calls_him(whose: str, told: str) -> None:
    rows = answer_rows(
        About(Count(id=1, rules="lungau", cards=[]), language_of("de")),
        PlayAnswer(accepted=0, refused=None, next=[], augen={whose: 35}),
    )

    assert rows[-1][0] == told
