"""Shows the stored example of a topic in words: one question, and the answer of each source.

The answers are those of our engine, derived from the clauses, and the text says so.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import AnyQuestion
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_register.ask.answer_text import About, Rows, cards_row
from tarock_register.ask.labelled_rows import tell_rows
from tarock_register.ask.seated import seat_name
from tarock_register.ask.table_talk import talk_of
from tarock_register.explain.explained_question import rows_given
from tarock_register.explain.question_text import without_cards
from tarock_register.explain.sources_side_by_side import in_own_words, labelled
from tarock_register.explain.stored_parts import can_be_shown_alone, rows_of_parts
from tarock_register.explain.terminal import Paper
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.sides import Outcome, SideAnswer, TopicSides, load_sides
from tarock_steps.catalogue.topics import Topic, load_topics


def _notes(asked: int) -> Mapping[Outcome, Message]:
    """Notes on the result of a search with a number of questions."""
    return {
        "differ": message("They differ; our engine derives this from the rules of each."),
        "differ in size": message("They differ only in the amounts; our engine derives this from the rules of each."),
        "alike": message(
            "They do not differ here; that is no proof that they never do.",
            "They do not differ on any of {number} questions; that is no proof that they never do.",
            number=asked,
        ),
        "nothing shown": message(
            "The one question asked does not show it; only their rules say it.",
            "None of {number} questions shows it; only their rules say it.",
            number=asked,
        ),
        "not asked of two": message("No question could be asked of two of them on the same cards."),
        "one source": message("Only one source knows it."),
    }


ASKED: Final[Mapping[str, Message]] = {
    "deck": message("Which cards are played with?"),
    "count": message("How many Augen are these cards?"),
    "dealing": message("Who is dealt which cards?"),
    "may_bid": message("What may be bid here?"),
    "may_call": message("Which card may be called?"),
    "may_discard": message("May these cards be laid away?"),
    "may_announce": message("What may be announced here?"),
    "may_play": message("Which cards may be played?"),
    "trick": message("Who takes this trick?"),
    "play": message("How does this go?"),
    "result": message("What is won, and what is lost?"),
    "settle": message("Who pays whom?"),
    "next_dealer": message("Who deals next?"),
    "session": message("Which deals count double?"),
    "deal": message("How does this deal end?"),
    "view": message("Which cards has somebody seen?"),
}
"""What each kind of question asks, as people ask it."""
_ITEMS: Final = "items "
_NEXT: Final = "next"
_ACCEPTED: Final = "accepted"
_ASIDE: Final[Mapping[str, object]] = {"augen": {}, "items": [], "lines": [], "tricks": [], "hands": [], "discards": []}
"""Fields that are shown only where the topic is about them, with their blank values."""
_TABLE: Final = 4


class ShownSide(NamedTuple):
    """One source's answer: the title, the answer on one line, and the clauses of the topic behind it.

    ``rows`` are the lines of the same answer by label.
    """

    source: str
    title: str
    said: Text
    clauses: tuple[str, ...]
    rows: Mapping[str, Text]


class ShownSides(NamedTuple):
    """A topic on the same cards: a note on the result, the lines of the question, and each source's answer.

    The last line of ``given`` has the ``tricks`` one after the other, if there are any.
    ``heading`` says that this is only an example if a single source is shown.
    """

    heading: str
    note: str
    given: Rows
    sides: tuple[ShownSide, ...]
    tricks: tuple[Text, ...] = ()


def shown_sides(topic: str, say: Language, among: AbstractSet[str] | None = None) -> ShownSides | None:
    """The stored example of a topic in words; None if there is none. ``among`` are the shown sources, None for all.

    For a single source only its own answer is shown; None if it was not asked.
    """
    one = load_sides().get(topic)
    told_of = {side.rules for side in one.answers} if one else set[str]()
    alone = among is not None and len(among) == 1
    if one is None or one.outcome == "no source" or (alone and told_of.isdisjoint(among or ())):
        return None
    heading = say("An example" if alone else "On the same cards")
    old = say("Found by an older version: it may be different today.")
    try:
        given, sides, tricks = _asked_and_said(one, say, among)
    except ProtocolError:
        return ShownSides(heading, old, [], ())
    notes = [_note(one, say, alone=alone) if one.is_current else old]
    if sides and not alone and (unasked := _unasked(one, among)):
        notes.append(
            say("Not asked: {titles}; nothing was found there that could be asked on the same cards.", titles=unasked)
        )
    if one.outcome == "alike" and len(sides) > 1 and _has_other_values(one):
        notes.append(say("Each source has its own prices."))
    return ShownSides(heading, " ".join(notes), given, sides, tricks)


def _note(one: TopicSides, say: Language, *, alone: bool) -> str:
    """The note on the result of the search, or that only one source is shown, so that nothing can be compared."""
    if alone:
        return say("Our engine derives this from the rules of this source.")
    return say.sentence(_notes(one.asked)[one.outcome])


def _unasked(one: TopicSides, among: AbstractSet[str] | None) -> list[str]:
    """The titles of the shown sources that know a topic but were not asked about it."""
    told_of = {side.rules for side in one.answers}
    answers = _topics()[one.topic].answers
    knowing = (rules for rules, said in answers.items() if said.clauses and rules not in told_of)
    return [load_catalogue(rules).title for rules in knowing if among is None or rules in among]


@functools.cache
def _topics() -> Mapping[str, Topic]:
    """All topics by name, read once."""
    return {topic.name: topic for chapter in load_topics() for topic in chapter.topics}


def _has_other_values(one: TopicSides) -> bool:
    """Whether two sources that agree on the topic give different values: amounts, which are in their own prices."""
    said = ({msgspec.json.encode(side.says.get(part)) for side in one.answers} for part in one.parts)
    return any(len(values) > 1 for values in said)


def _asked_and_said(
    one: TopicSides, say: Language, among: AbstractSet[str] | None
) -> tuple[Rows, tuple[ShownSide, ...], tuple[Text, ...]]:
    if not one.answers:
        return [], (), ()
    questions = {side.rules: side.asked for side in one.answers}
    by_themselves = all(map(can_be_shown_alone, one.parts))
    rows = {side.rules: rows_of_parts(side, say) for side in one.answers} if by_themselves else _of_answers(one, say)
    sides = (
        _side(side, _own(rows[side.rules], side.rules), say)
        for side in one.answers
        if among is None or side.rules in among
    )
    asked = {rules: question for rules, question in questions.items() if among is None or rules in among}
    tricks = _tricks(questions[one.home], say)
    return _given(asked, questions[one.home], tricks, say), tuple(sides), tricks


def _given(questions: Mapping[str, AnyQuestion], home: AnyQuestion, tricks: tuple[Text, ...], say: Language) -> Rows:
    """The kind of question and its fields; the cards of a course, which are the same for all, trick by trick."""
    asked = (say("question"), Text(say.sentence(ASKED[kind(home)])))
    said = {load_catalogue(rules).title: without_cards(question) for rules, question in questions.items()}
    rows = [(say("tricks led by"), Text(" · ").join(tricks))] if tricks else []
    return [asked, *rows_given(said, say, "; ", plain=True), *rows]


def _tricks(home: AnyQuestion, say: Language) -> tuple[Text, ...]:
    """The tricks of a course, each with its leader."""
    played = [act for act in getattr(home, "actions", ()) if act.do == "play"]
    tricks = [played[place : place + ACTIVE] for place in range(0, len(played), ACTIVE)]
    about = About(home, say, is_plain=True)
    return tuple(
        Text(f"{seat_name(trick[0].seat, about)} ") + cards_row([act.what for act in trick], about.say)
        for trick in tricks
    )


def _of_answers(one: TopicSides, say: Language) -> dict[str, Mapping[str, Text]]:
    """The lines of each source's answer that differ; where all answers are alike, the lines about the topic.

    All lines where it cannot be found out which lines are about it.
    """
    rows = {side.rules: _lines_of(side, one, say) for side in one.answers}
    labels = dict.fromkeys(label for lines in rows.values() for label in lines)
    same = {label for label in labels if len({_plain(lines, label) for lines in rows.values()}) == 1}
    shown = [label for label in labels if (label in same) is (one.outcome == "alike")] or list(labels)
    if one.outcome == "alike":
        about = {label for side in one.answers for label in _about(side, one, say)}
        shown = [label for label in labels if label in about] or shown
    return {rules: {label: lines[label] for label in shown if label in lines} for rules, lines in rows.items()}


def _lines_of(side: SideAnswer, one: TopicSides, say: Language) -> dict[str, Text]:
    """The lines of an answer, without items, Augen, payments and a course that the topic is not about."""
    question, answer = side.asked, side.answer
    fields = {part.partition(" ")[0] for part in one.parts}
    unasked = {name: blank for name, blank in _ASIDE.items() if name not in fields and hasattr(answer, name)}
    if {"payments", "lines"} & fields:
        unasked = {name: blank for name, blank in unasked.items() if name not in ("payments", "lines")}
    answer = replace(answer, **unasked)
    if "items" in fields:
        item = talk_of(one.home, {}, SeatNames.of(_TABLE)).item
        wanted = [part.removeprefix(_ITEMS) for part in one.parts]
        answer = replace(answer, items=[entry for entry in answer.items if item(entry.item) in wanted])  # type: ignore[attr-defined]
    told = labelled(question, answer, say, plain=True)
    return {label: value for label, value in told.items() if label != say(_ACCEPTED) or _ACCEPTED in fields}


def _about(side: SideAnswer, one: TopicSides, say: Language) -> set[str]:
    """The labels of the lines that are missing or different if the fields of the topic are blank."""
    question, answer = side.asked, side.answer
    fields = {_NEXT if part[0].isdecimal() else part.partition(" ")[0] for part in one.parts}
    told = {name: getattr(answer, name, None) for name in fields}
    blank = {name: type(value)() for name, value in told.items() if isinstance(value, (list, dict)) and value}
    full, bare = (labelled(question, told, say, plain=True) for told in (answer, replace(answer, **blank)))
    return {label for label in full if blank and _plain(full, label) != _plain(bare, label)}


def _own(rows: Mapping[str, Text], rules: str) -> dict[str, Text]:
    return {in_own_words(label, rules): value for label, value in rows.items()}


def _plain(rows: Mapping[str, Text], label: str) -> str:
    return rows[label].plain if label in rows else ""


def _side(side: SideAnswer, rows: Mapping[str, Text], say: Language) -> ShownSide:
    title = load_catalogue(side.rules).title
    return ShownSide(side.rules, title, _on_one_line(rows, say), side.clauses, rows)


def _on_one_line(rows: Mapping[str, Text], say: Language) -> Text:
    told = [Text(f"{label}: ") + Text(", ").join(value.split("\n")) for label, value in rows.items()]
    return Text("; ").join(told) if told else Text(say("nothing of that"))


def tell_sides(topic: str, sheet: Paper, among: Collection[str] | None = None) -> None:
    """Show the stored example of a topic, if there is one, below what the sources say."""
    shown = shown_sides(topic, sheet.say, None if among is None else {*among})
    if shown is None:
        return
    sheet.console.print()
    sheet.heading(shown.heading)
    tell_rows([("", Text(shown.note, style="dim"))], sheet.console)
    sheet.rows(shown.given)
    sheet.rows((Text(side.title, style="bold"), side.said + _named(side.clauses)) for side in shown.sides)


def _named(clauses: tuple[str, ...]) -> Text:
    return Text(f"  [{', '.join(clauses)}]" if clauses else "", style="dim")
