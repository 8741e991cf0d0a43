"""The table of all laws, and the find that is reported if one is broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from tarock_protocol.errors import Declined
from tarock_protocol.messages.questions import CardPlay, Count, Deal, Question, Session, Settle
from tarock_searching.ask.duel import Duel, Find, broken_over
from tarock_searching.ask.laws.agreeing import parts
from tarock_searching.ask.laws.conserving import count_of_all, kept_in, payments_sum_to_zero
from tarock_searching.ask.laws.facts import law_facts
from tarock_searching.ask.laws.law import BrokeError, BrokenLaw, Hearing, Law
from tarock_searching.ask.laws.listing import comes_to_an_end, listed_is_accepted, unlisted_is_refused
from tarock_searching.ask.laws.repeating import again, alike, doubling, is_exchanged
from tarock_second_opinion.conserved import Moment
from tarock_steps.symmetry.symmetry_facts import Kind

_COURSES: Final = (Deal, CardPlay)
_WHERE_CARDS_ARE: Final = frozenset({"refused", "hands", "tricks"})
_ACCEPTED: Final = frozenset({"refused", "next"})
_PLACES: Final = _WHERE_CARDS_ARE | {"contract", "discards", "face_up"}

UNLISTED: Final = Law("unlisted", _COURSES, unlisted_is_refused, _ACCEPTED)
"""The law that is also checked by acts chosen to break it."""

STEADY: Final = (
    Law("cards", (Deal,), kept_in(Moment.cards), _PLACES),
    Law("cards", (CardPlay,), kept_in(Moment.cards), _WHERE_CARDS_ARE),
    Law("tricks", _COURSES, kept_in(Moment.tricks), frozenset({"refused", "tricks"})),
    Law("turns", _COURSES, kept_in(Moment.turns), _ACCEPTED | {"over"}),
    Law("augen", (Deal,), kept_in(Moment.augen), _PLACES | {"augen"}),
    Law("augen", (CardPlay,), kept_in(Moment.augen), _WHERE_CARDS_ARE | {"augen"}),
    Law("augen", (Count,), count_of_all, frozenset({"augen"})),
    Law("payments", (Deal,), payments_sum_to_zero, frozenset({"refused", "over", "payments"})),
    Law("payments", (Settle,), payments_sum_to_zero, frozenset({"payments"})),
    Law("payments", (Session,), payments_sum_to_zero, frozenset({"totals"})),
    Law("listed", _COURSES, listed_is_accepted, _ACCEPTED),
    UNLISTED,
    Law("end", _COURSES, comes_to_an_end, _ACCEPTED),
    Law("doubling", (Settle,), doubling, frozenset({"lines"})),
)
"""The laws that need few or no further questions: every question is checked by them."""

REPEATING: Final = (
    Law("again", (Question,), again),
    *(Law(kind, (Question,), alike(kind), facts="symmetry", touches=is_exchanged(kind)) for kind in get_args(Kind)),
)
"""The laws that need more questions: some questions are checked by some of them."""

PARTS: Final = Law("parts", (Deal,), parts, _PLACES | {"next"})
"""The law that a deal agrees with separate questions about its parts."""

ORDER: Final = Law("order", (), lambda _, __: None)
"""The law that no answer depends on earlier questions; a single question cannot show that it is broken."""

LAWS: Final = (*STEADY, *REPEATING, PARTS, ORDER)
"""All laws."""


def facts_of(law: Law) -> str:
    """The name of the law's entry in ``features/laws.toml``."""
    return law.facts or law.name


def find_by(law: Law, hearing: Hearing, question: Question) -> Find | None:
    """Check a law over a question; returns a find if it is broken, None if it is kept or does not apply."""
    if not law.is_applicable(hearing, question) or not law_facts()[facts_of(law)].is_valid_in(
        question.rules, question.options
    ):
        return None
    try:
        breach = law.broken(hearing, question)
    except Declined:
        return None
    except BrokeError as broke:
        return broken_over(broke.question, broke.fault)
    return None if breach is None else broken(law, question, breach)


def broken(law: Law, question: Question, breach: BrokenLaw) -> Find:
    """A find about a broken law, with the clauses on which the law rests."""
    clauses = law_facts()[facts_of(law)].clauses.get(question.rules, ())
    return Find(question, breach.parted, clauses, breach.told, law.name, breach.beside)


def finds_by_law(question: Question, duel: Duel, name: str = "") -> Iterator[Find]:
    """Check a question by all laws, or by the law of this name, and yield a find for each that is broken."""
    hearing = Hearing(duel.put, duel.hello)
    found = (find_by(law, hearing, question) for law in LAWS if name in ("", law.name))
    return (find for find in found if find is not None and find.law)
