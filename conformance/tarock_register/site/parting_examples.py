"""The example on the page of an option: a question or a deal on which two readings differ, with both results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec
from markupsafe import Markup
from rich.text import Text

from tarock_language.message import Message, message
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.parts import Action
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_register.ask.amounts import with_minus
from tarock_register.ask.answer_differences import differing_lines
from tarock_register.ask.answer_text import About
from tarock_register.ask.seated import seat_name
from tarock_register.explain.explained_question import rows_given
from tarock_register.explain.question_text import acts_in_words, turns_in_words, without_cards
from tarock_register.site.page_language import PageLanguage
from tarock_reports.pages.drawing import picture
from tarock_reports.verdict.cards_in_text import cards_shown_in
from tarock_steps.catalogue.partings import DealPlace, PartedDeal, PartedQuestion, ReadingParting, partings_of
from tarock_steps.table.turns import payment_in_words

_HEADINGS: Final[Mapping[DealPlace, Message]] = {
    "what may be done": message("The smallest deal; the difference: what may be done"),
    "a trick": message("The smallest deal; the difference: a trick"),
    "the payments": message("The smallest deal; the difference: the payments"),
    "the count": message("The smallest deal; the difference: the count"),
    "the cards": message("The smallest deal; the difference: the cards"),
}
BECAUSE: Final[Mapping[str, Message]] = {
    told.id: told
    for told in (
        message("they part only over how later deals count and who deals them: no part of a deal's course"),
        message("they part only over who has seen which cards, or may confer: no part of a deal's course"),
        message(
            "they part only over who deals next and how later deals count and who deals them: "
            "no part of a deal's course"
        ),
        message("they part only over how the cards are dealt: no part of a deal's course"),
        message("they part only over who deals next: no part of a deal's course"),
        message("they part only over what cards are called: no part of a deal's course"),
        message("none was found, although smaller questions might come up in one: rare, or one reading"),
    )
}
"""The reasons why no deal shows a difference, by how they are stored; others are shown in English."""


class SaidLine(NamedTuple):
    """A line of an answer: its label and its value, with the cards that the other reading lacks highlighted."""

    label: str
    value: Markup


class ShownTrick(NamedTuple):
    """A trick: the player of each card in turn, and the winner if the next leader is known."""

    cards: tuple[tuple[str, str], ...]
    winner: str


class ShownCourse(NamedTuple):
    """A deal to its end: its readings, what was said, and the tricks; ``parts`` is the index of the differing trick."""

    readings: tuple[str, ...]
    said: Sequence[str]
    tricks: Sequence[ShownTrick]
    parts: int | None


class ShownDeal(NamedTuple):
    """A deal on which readings differ: the cards, the acts before, each reading's answer, and both courses."""

    hands: Sequence[tuple[str, Sequence[str]]]
    talon: Sequence[Sequence[str]]
    before: Sequence[str]
    heading: str
    answers: Sequence[Sequence[SaidLine]]
    courses: Sequence[ShownCourse]
    payments: Sequence[str]


class ShownQuestion(NamedTuple):
    """A question on which readings differ: its fields as lines, its cards trick by trick, and both answers."""

    facts: Sequence[tuple[str, Sequence[str]]]
    tricks: Sequence[ShownTrick]
    answers: Sequence[Sequence[SaidLine]]


class ShownParting(NamedTuple):
    """Two readings and the example of their difference; ``old`` says that it may not be up to date."""

    readings: tuple[str, str]
    old: bool
    because: str
    question: ShownQuestion | None
    deal: ShownDeal | None


def shown_partings(page_language: PageLanguage, source: str, option: str) -> Iterator[ShownParting]:
    """The stored examples of an option."""
    for parting in partings_of(source, option):
        yield _shown(page_language, parting)


def _shown(page_language: PageLanguage, one: ReadingParting) -> ShownParting:
    old, question, deal = not one.is_current, None, None
    try:
        if one.question:
            question = _question(page_language, one, one.question)
        if one.deal:
            deal = _deal(page_language, one, one.deal)
    except ProtocolError:
        old = True
    because = page_language.say.sentence(BECAUSE.get(one.because, one.because))
    return ShownParting(one.readings, old, because, question, deal)


def _question(page_language: PageLanguage, one: ReadingParting, parted: PartedQuestion) -> ShownQuestion:
    question: Any = parted.asked[0].asked
    about = About(question, page_language.say, is_plain=True)
    given = rows_given({one.option: without_cards(question)}, page_language.say, plain=True)
    facts = [(label, value.plain.splitlines()) for label, value in given]
    if others := {name: value for name, value in question.options.items() if name != one.option}:
        facts.append((page_language.say("with"), [", ".join(f"{name}={value}" for name, value in others.items())]))
    tricks = _tricks(about, [act for act in getattr(question, "actions", ()) if act.do == "play"])
    return ShownQuestion(facts, tricks, _answers(about, parted))


def _answers(about: About, parted: PartedQuestion) -> list[list[SaidLine]]:
    """The lines of each answer in which the two differ."""
    one, other = (filled.answer for filled in parted.asked)
    lines = differing_lines(about, one, other)
    return [
        [SaidLine(line.label, _drawn(line.first, line.second)) for line in lines],
        [SaidLine(line.label, _drawn(line.second, line.first)) for line in lines],
    ]


def _drawn(said: Text | None, other: Text | None) -> Markup:
    """A value with its cards drawn; those that the other value lacks are highlighted."""
    here, there = (cards_shown_in(text.plain) if text else frozenset() for text in (said, other))
    return picture(with_minus(said.plain), here - there if there else there) if said else Markup("–")


def _deal(page_language: PageLanguage, one: ReadingParting, parted: PartedDeal) -> ShownDeal:
    question: Any = parted.asked[0].asked
    about, everybody = About(question, page_language.say, is_plain=True), SeatNames.of(question.players).everybody
    acts = list(question.actions)
    ends = [msgspec.convert(end.actions, list[Action]) for end in parted.ends]
    answers: list[Any] = [filled.answer for filled in parted.asked]
    courses = [(*acts[: answer.accepted], *end) for answer, end in zip(answers, ends, strict=True)]
    same = courses[0] == courses[1]
    by = [one.readings] if same else [(reading,) for reading in one.readings]
    return ShownDeal(
        hands=[(seat_name(seat, about), question.hands[seat]) for seat in everybody if question.hands[seat]],
        talon=question.talon,
        before=_in_words(acts, about) if not same else [],
        heading=page_language.say.sentence(_HEADINGS[parted.at]),
        answers=_answers(about, parted),
        courses=[_course(about, course, len(acts), names) for course, names in zip(courses, by, strict=False)],
        payments=[_payments(end.payments, about) for end in parted.ends],
    )


def _payments(amounts: Sequence[int | str], about: About) -> str:
    """What each player receives or pays, by seat."""
    return ", ".join(f"{seat_name(seat, about)} {payment_in_words(paid)}" for seat, paid in enumerate(amounts)) or "–"


def _in_words(acts: Sequence[Action], about: About) -> list[str]:
    """What was said, and below it the played cards with one trick a line."""
    said = [act for act in acts if act.do != "play"]
    played = [act for act in acts if act.do == "play"]
    lines = turns_in_words(said, about)
    return [*lines, *("; ".join(acts_in_words(trick, about)) for trick in _fours(played))]


def _fours(played: Sequence[Action]) -> list[Sequence[Action]]:
    """The acts of each trick; the last may have fewer."""
    return [played[place : place + ACTIVE] for place in range(0, len(played), ACTIVE)]


def _course(about: About, acts: Sequence[Action], parted: int, readings: tuple[str, ...]) -> ShownCourse:
    shown = _tricks(about, [act for act in acts if act.do == "play"])
    in_play = any(act.do == "play" for act in acts[:parted]) and any(act.do == "play" for act in acts[parted:])
    parts = sum(act.do == "play" for act in acts[:parted]) // ACTIVE if in_play else None
    said = turns_in_words([act for act in acts if act.do != "play"], about)
    return ShownCourse(readings, said, shown, parts)


def _tricks(about: About, played: Sequence[Action]) -> list[ShownTrick]:
    tricks = _fours(played)
    winners = [*(seat_name(after[0].seat, about) for _, after in pairwise(tricks)), ""]
    return [
        ShownTrick(tuple((seat_name(act.seat, about), act.what) for act in trick), winner)
        for trick, winner in zip(tricks, winners, strict=False)
    ]
