"""Two houses side by side as plain values: their points of difference, and the smallest question of one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.differing import lines_apart
from tarock_register.explain.given import rows_given
from tarock_register.variant.parting import partings
from tarock_register.variant.points import points_of
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.loading import load_catalogue

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tarock_language.message import Language
    from tarock_protocol.messages.questions import AnyQuestion
    from tarock_reference.houses.house import House
    from tarock_register.ask.answered import Respond
    from tarock_register.variant.parting import DepartureShown
    from tarock_register.variant.points import Point
    from tarock_steps.catalogue.loading import Catalogue


def side_by_side(here: House, there: House, say: Language) -> dict[str, Any]:
    """The points in which two houses of one source differ; UsageFaultError for houses of two sources."""
    catalogue = _common(here, there)
    points = [point.plain for point in points_of(here, there, catalogue, say)]
    return {"titles": [here.name, there.name], "source": catalogue.title, "rules": here.based_on, "points": points}


def example_of_point(here: House, there: House, name: str, say: Language) -> dict[str, Any]:
    """The smallest question on which two houses part over the point of this name.

    The reply has its fields in words, and the lines in which the answers differ, those of ``here`` first; it is empty
    where no scenario asks such a question.
    """
    catalogue = _common(here, there)
    points = {point.name: point for point in points_of(here, there, catalogue, say)}
    check_known("point", "difference", name, points)
    point = points[name]
    clauses = _clauses(point, (here, there), catalogue)
    found = next(partings(here, [point.departure], clauses)) if clauses else None
    return _shown(found, here.respond, point.departure.moved.respond, say) if found else {}


def _common(here: House, there: House) -> Catalogue:
    if here.based_on != there.based_on:
        reason = message(
            "expected two houses of one source, got one of {source} and one of {other}",
            source=load_catalogue(here.based_on).title,
            other=load_catalogue(there.based_on).title,
        )
        raise UsageFaultError(reason)
    return load_catalogue(here.based_on)


def _clauses(point: Point, houses: Sequence[House], catalogue: Catalogue) -> Collection[str]:
    """The clauses of a point; of a game or item that one house leaves out, those of its rulings and that name it."""
    word = point.departure.word
    if not word:
        return point.departure.clauses
    rulings = (ruling for house in houses for ruling in house.rules.rulings())
    own = {ruling.clause for path, ruling in rulings if word in path.split(".")}
    return own | {clause.id for clause in catalogue.clauses.values() if word in clause.en}


def _shown(found: DepartureShown, here: Respond, there: Respond, say: Language) -> dict[str, Any]:
    question = codec.decode_question(msgspec.json.encode({**found.question, "id": 0}))
    given = rows_given({question.rules: question}, say)
    plain = {name: value for name, value in found.question.items() if name not in ("rules", "options")}
    return {
        "question": plain,
        "rows": [(label, text.plain) for label, text in given],
        "answers": _answers(question, (here, there), say),
    }


def _answers(question: AnyQuestion, by: Sequence[Respond], say: Language) -> list[tuple[str, str, str]]:
    """The lines in which both answers differ: the label, and what each says; a refusal is a line of its own."""
    one, other = (answer_or_reason(question, respond) for respond in by)
    if isinstance(one, Message) or isinstance(other, Message):
        told = [say.sentence(answer) if isinstance(answer, Message) else say("may be") for answer in (one, other)]
        return [(say("the question"), *told)]
    lines = lines_apart(About(question, say), one, other)
    return [(line.label, *(text.plain if text else "" for text in line[1:])) for line in lines]
