"""Compares two houses: the points in which they differ, as plain values, and the smallest question for each.

A game of a house's own has no scenarios, so it is shown by those of the game that it is like, under its own name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import ResultAnswer, SettleAnswer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_register.ask.amounts import with_minus
from tarock_register.ask.answer_differences import all_lines, differing_lines
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.explain.explained_question import rows_given
from tarock_register.variant.points import HousePoint, points_of
from tarock_running.inputs.by_analogy import Retelling, retellings
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.loading import Catalogue, load_catalogue
from tarock_steps.catalogue.small_questions import small_questions

_FURTHER: Final = 60
"""How many questions are looked at after the first that shows a point, for one that both houses answer so."""


def houses_side_by_side(here: House, there: House, say: Language) -> dict[str, Any]:
    """The points in which two houses of one source differ; UsageFaultError for houses of two sources."""
    catalogue = common_catalogue(here, there)
    points = [point.plain for point in points_of(here, there, catalogue, say)]
    return {"titles": [here.name, there.name], "source": catalogue.title, "rules": here.based_on, "points": points}


def example_of_point(here: House, there: House, name: str, say: Language) -> dict[str, Any]:
    """The smallest question on which two houses part over the point of this name."""
    points = {point.name: point for point in points_of(here, there, common_catalogue(here, there), say)}
    check_known("point", "difference", name, points)
    return smallest_question((here, there), points[name], say)


def smallest_question(houses: tuple[House, House], point: HousePoint, say: Language) -> dict[str, Any]:
    """The smallest question on which the first house answers otherwise where it follows the second in one point.

    The reply has its fields in words, and the lines in which the answers differ, those of the first house first; it is
    empty where no scenario asks such a question. A question is preferred to which the second house itself gives the
    other answer; where there is none, ``alone`` says that neither house answers so. Where a point changes something
    only together with other points of the second house, the second house is compared with itself without this point,
    and ``without`` says so.
    """
    here, there = houses
    if found := _smallest(houses, point, point.departure.moved, say):
        return found
    back = next((known.moved for known in departures(there, here) if known.name == point.name), there)
    found = _smallest((there, here), point, back, say)
    answers = [(line[0], line[2], line[1]) for line in found.get("answers", ())]
    return {**found, "answers": answers, "alone": False, "without": found.get("alone", False)} if found else {}


def _smallest(houses: tuple[House, House], point: HousePoint, moved: House, say: Language) -> dict[str, Any]:
    """The smallest question on which the first house answers otherwise than ``moved``, where it follows the second."""
    here, there = houses
    respond = here.respond, moved.respond
    little: dict[str, object] = {}
    found: dict[str, Any] = {}
    looked = 0
    for written in _questions(point, houses):
        looked += bool(found)
        if looked > _FURTHER:
            break
        if found and written["ask"] != found["question"]["ask"]:
            continue
        question = _asked({**written, "rules": here.based_on, "options": here.options})
        answers = _answers(question, respond, say) if question is not None else None
        if question is None or answers is None:
            continue
        shown = _shown(question, written, answers, say)
        if answers.shows_little:
            little = little or shown
            continue
        if _is_answered_alike(written, there, moved):
            return shown
        found = found or shown
    return {**(found or little), "alone": True} if found or little else {}


def _is_answered_alike(written: Mapping[str, object], there: House, moved: House) -> bool:
    """Whether the second house answers a question as the first one does with one point of the second."""
    asked = (_asked({**written, "rules": house.based_on, "options": house.options}) for house in (there, moved))
    one, other = (
        None if question is None else answer_or_reason(question, house.respond)
        for question, house in zip(asked, (there, moved), strict=True)
    )
    return one == other


def common_catalogue(here: House, there: House) -> Catalogue:
    """The catalogue of the source of two houses; UsageFaultError for houses of two sources."""
    if here.based_on != there.based_on:
        reason = message(
            "expected two houses of one source, got one of {source} and one of {other}",
            source=load_catalogue(here.based_on).title,
            other=load_catalogue(there.based_on).title,
        )
        raise UsageFaultError(reason)
    return load_catalogue(here.based_on)


def _questions(point: HousePoint, houses: tuple[House, House]) -> Iterator[Mapping[str, object]]:
    """The stored questions that may show a point, first those about it, the same about own games of the first house.

    Then those of the worked examples of both houses.
    """
    house = houses[0]
    stored = small_questions(house.based_on)
    if word := point.departure.word:
        return stored.naming(word)
    about = (*stored.on_any([point.name]), *stored.on_any(point.departure.clauses), *stored.questions)
    own = (_retold(question, retelling) for retelling in retellings(house) for question in about)
    examples = (msgspec.json.decode(example.question) for known in houses for example in known.examples)
    return chain(about, filter(None, own), examples)


def _retold(question: Mapping[str, object], retelling: Retelling) -> Mapping[str, object] | None:
    """A question about an own game; None if it does not name the model of the game."""
    written = msgspec.json.encode(question).decode()
    told = retelling.told(written)
    return None if told == written else msgspec.json.decode(told, type=dict[str, Any])


def _asked(question: Mapping[str, object]) -> AnyQuestion | None:
    """A stored question; None if it is none any more."""
    try:
        return codec.decode_question(msgspec.json.encode({**question, "id": 0}))
    except ProtocolError:
        return None


class _Answers(NamedTuple):
    """The lines in which two answers differ: a label and what each says.

    ``shows_little`` where one is no answer, or where they differ only in what the question leaves open.
    """

    lines: list[tuple[str, str, str]]
    shows_little: bool


def _answers(question: AnyQuestion, by: Sequence[Respond], say: Language) -> _Answers | None:
    """What two houses answer, of a sum all its parts; None if both answer alike, or neither does."""
    one, other = (answer_or_reason(question, respond) for respond in by)
    if not isinstance(one, Message) and not isinstance(other, Message):
        about = About(question, say, is_plain=True)
        apart = differing_lines(about, one, other)
        if apart and isinstance(one, SettleAnswer):
            apart = all_lines(about, one, other)
        lines = [(line.label, _plain(line.first), _plain(line.second)) for line in apart]
        is_open = isinstance(one, ResultAnswer) and isinstance(other, ResultAnswer) and one.items == other.items
        return _Answers(lines, is_open) if lines else None
    if isinstance(one, Message) and isinstance(other, Message):
        return None
    mine, theirs = (say.sentence(answer) if isinstance(answer, Message) else say("may be") for answer in (one, other))
    return _Answers([(say("the question"), mine, theirs)], shows_little=True)


def _plain(text: Text | None) -> str:
    return with_minus(text.plain) if text else ""


def _shown(question: AnyQuestion, written: Mapping[str, object], answers: _Answers, say: Language) -> dict[str, object]:
    given = rows_given({question.rules: question}, say, plain=True)
    rows = [(label, text.plain) for label, text in given]
    return {"question": dict(written), "rows": rows, "answers": answers.lines}
