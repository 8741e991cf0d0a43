"""Where the mistakes of drawn engines are made: conditions of each form, which some and not all questions meet."""

from __future__ import annotations

import random

import pytest
from proving.diagnoses.places import Form, _by_form, _form, drawn_place

from tarock_protocol import codec
from tarock_protocol.messages.questions import MayPlay, Settle
from tarock_reference.condition_texts import where_named

GAMES = ("Dreier", "Solodreier")
SHOWN = [
    codec.unnumbered(question)
    for number in range(48)
    for question in (
        Settle(id=0, rules="lungau", contract=GAMES[number % 2], players=4, dealer=3, declarer=number // 2 % 4),
        MayPlay(id=0, rules="lungau", contract="Dreier", hand=["XX", "II"][: 1 + number % 2], trick=[]),
    )
]


def test_some_of_the_questions_that_show_a_mistake_meet_where_it_is_made_and_not_all() -> None:
    drawn = [drawn_place(SHOWN, random.Random(seed)) for seed in range(40)]
    met = [
        sum(where.is_met_by(codec.sound_question(line)) for line in SHOWN) if where is not None else 0
        for where in drawn
    ]

    assert all(5 <= number < len(SHOWN) for number in met)
    assert {len(where.conditions) for where in drawn if where is not None} == {1, 2}


def test_every_place_that_is_drawn_can_be_written_and_read() -> None:
    drawn = (drawn_place(SHOWN, random.Random(seed)) for seed in range(40))

    assert all(where is not None and where_named(where.id) == where for where in drawn)


def test_where_too_few_questions_show_a_mistake_nothing_is_drawn() -> None:
    assert drawn_place(SHOWN[:4], random.Random(1)) is None


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("declarer=0", Form.VALUE),
        ("hand#=4", Form.LENGTH),
        ("hand#<=4", Form.LIMIT),
        ("players>=5", Form.LIMIT),
        ("said[Kontra]=true", Form.WORD),
    ],
)
def test_a_condition_has_one_form(text: str, form: Form) -> None:
    (condition,) = where_named(text).conditions

    assert _form(condition) is form


def test_two_conditions_are_narrower_than_each() -> None:
    declared, short = (where_named(text).conditions[0] for text in ("declarer=0", "players=4"))

    assert Form.TWO in _by_form({declared: 0b1111111, short: 0b111111100})
    assert Form.TWO not in _by_form({declared: 0b11111, short: 0b1111111})
