"""The data of one failure on the page of a check: the steps, the right and the given answer, and the messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Final, NamedTuple

import msgspec
from markupsafe import Markup, escape

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Language
from tarock_protocol.strangers_text import visible
from tarock_reports.ledger.check_lines import CheckHeader, ExchangeLine, UnmetLine, VerdictLine
from tarock_reports.pages.drawing import picture
from tarock_reports.verdict.by_symmetry import put_again
from tarock_reports.verdict.cards_in_text import cards_shown_in
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.reproduce import command, contest_command
from tarock_reports.verdict.scenes import step_in, steps_of, text_in
from tarock_reports.verdict.wording import CLAUSES, answer_sent, message_of, place, reading_text, title, value_told
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.disputes import Dispute
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome


class Depth(msgspec.Struct, frozen=True):
    """How much is shown: characters of raw messages (``raw``) and of other texts, and how many failures in full.

    No failure is left out: those after the first ``full`` are shown in brief, with ``brief`` characters of a text and
    ``brief_raw`` of raw messages. ``chips`` is how many scenarios are named beside their clause, and ``passed`` whether
    those that passed are named there too. ``both`` is whether answers of brief failures are also shown in German.
    """

    raw: int
    text: int
    full: int
    chips: int = 10_000
    passed: bool = True
    brief: int = 120
    brief_raw: int = 120
    both: bool = True


class Drawn(msgspec.Struct, frozen=True):
    """A step of a scenario: its sentence, its table, and whether it is the step that was not met."""

    text: InBoth
    rows: tuple[tuple[InBoth, ...], ...]
    failing: bool


class InBoth(NamedTuple):
    """A text in English and in German; ``de`` is ``None`` if there is no German."""

    en: Markup
    de: Markup | None


class Failure(msgspec.Struct, frozen=True):
    """A scenario that did not pass, with everything that the page shows of it."""

    anchor: str
    """The id of its place on the page."""
    title: str
    place: str
    """The file and line of the scenario."""
    outcome: Outcome
    clauses: tuple[ClauseText, ...]
    """The clauses that it is charged to, with their text."""
    more_clauses: tuple[str, ...]
    """Further ones without their text."""
    steps: tuple[Drawn, ...]
    action: InBoth
    """The refused act, if one was refused."""
    lacking: InBoth
    """The expected elements of a list that the answer lacks."""
    too_much: InBoth
    """The elements that should not be there."""
    expected: InBoth
    given: InBoth
    marked: bool
    """Whether the differing cards are marked in both answers."""
    also: tuple[Further, ...]
    """The further checks that were not met."""
    symmetry: str
    """The change of labels with which it failed, empty for none."""
    message: InBoth
    open: Dispute | None
    """The open question that the scenario is about."""
    reading: str
    """The reading that it is asked by, in words."""
    bare_reading: str
    """The name of that reading."""
    grounds: tuple[str, ...]
    """The clauses on which the answer rests."""
    exchanges: tuple[tuple[ExchangeLine, int], ...]
    """What was asked and answered, each with the number of characters that are left out."""
    again: str
    """The command that asks it again."""
    contest: str
    """The command that contests the test."""
    left_open: tuple[Dispute, ...]
    """The open questions on the clauses."""
    brief: bool
    """Whether it is shown in brief, because there are many."""

    def put_again(self, say: Language) -> str:
        """What was exchanged when the scenario was repeated."""
        return put_again(self.symmetry, say)


class Further(msgspec.Struct, frozen=True):
    """A further check of a failure that was not met: what differs, and the clauses that it is charged to."""

    step: InBoth
    lacking: InBoth
    too_much: InBoth
    expected: InBoth
    given: InBoth
    clauses: tuple[str, ...]


class ClauseText(msgspec.Struct, frozen=True):
    """A clause's id and the clause; ``clause`` is ``None`` if the catalogue does not have it."""

    id: str
    clause: Clause | None


GERMAN: Final = language_of("de")
LAWS: Final = 3
"""How many clauses of a failure are shown in words."""

_NO_CARDS: Final[frozenset[str]] = frozenset()


def anchor(scenario: str) -> str:
    """The anchor of a scenario on the page: its id, with ``_`` for blanks, so that links to it stay valid."""
    return re.sub(r"\s", "_", visible(scenario))


def shortened(text: str, length: int, say: Language, *, brief: bool = False) -> str:
    """The text, or its beginning and how much is left out (in brief only ``…``); invisible characters are escaped."""
    text = visible(text, lines=True)
    if len(text) <= length:
        return text
    begun = f"{text[:length]} …"
    left = len(text) - length
    return begun if brief else say("{text} ({number} more characters in the ledger)", text=begun, number=left)


def failure_on_page(header: CheckHeader, catalogue: Catalogue, case: Case, depth: Depth, *, brief: bool) -> Failure:
    """The data of a scenario that did not pass; in ``brief`` with only the failing step, and without pictures."""
    verdict, scenario = case.judged, case.scenario
    length = min(depth.text, depth.brief) if brief else depth.text
    answer = partial(_answer, length=length, brief=brief, both=depth.both or not brief)
    expected, given = (shortened(text, length, ENGLISH, brief=brief) for text in (verdict.expected, verdict.given))
    wanted, got = (_NO_CARDS, _NO_CARDS) if brief else (cards_shown_in(expected), cards_shown_in(given))
    both = bool(wanted and got)
    named = case.named_clauses
    said = catalogue_by(catalogue, header.readings_of(scenario)).clauses
    return Failure(
        brief=brief,
        anchor=anchor(scenario.id),
        title=title(scenario),
        place=place(header, scenario),
        outcome=verdict.outcome,
        clauses=tuple(ClauseText(clause, said.get(clause)) for clause in named[:LAWS]),
        more_clauses=named[LAWS:],
        steps=_brief_steps(verdict, depth.brief) if brief else tuple(_steps(scenario.steps, verdict.step)),
        expected=answer(partial(value_told, verdict, "expected"), marked=wanted - got if both else _NO_CARDS),
        given=answer(partial(value_told, verdict, "given"), marked=got - wanted if both else _NO_CARDS),
        marked=both and wanted != got,
        action=answer(partial(value_told, verdict, "action")),
        lacking=answer(partial(value_told, verdict, "lacking")),
        too_much=answer(partial(value_told, verdict, "too_much")),
        also=tuple(_further(unmet, length, brief=brief) for unmet in verdict.also),
        symmetry=verdict.symmetry,
        message=_message(verdict, length, brief=brief),
        open=catalogue.disputes.get(verdict.option),
        reading=reading_text(verdict),
        bare_reading=verdict.reading,
        grounds=tuple(verdict.grounds),
        exchanges=tuple(_exchanges(verdict, depth.brief_raw if brief else depth.raw)),
        again=command(header, verdict),
        contest=contest_command(next(iter(named), "CLAUSE")),
        left_open=catalogue.disputes_about(*named[:LAWS]),
    )


def _message(verdict: VerdictLine, length: int, *, brief: bool) -> InBoth:
    en, de = (escape(shortened(message_of(verdict, say), length, say, brief=brief)) for say in (ENGLISH, GERMAN))
    return InBoth(en, de if de != en else None)


def _drawn(text: str, length: int, say: Language, marked: AbstractSet[str] = _NO_CARDS, *, brief: bool) -> Markup:
    """A text with its cards drawn; in brief without drawings."""
    short = shortened(text, length, say, brief=brief)
    return escape(short) if brief else picture(short, marked)


def _answer(
    told: Callable[[Language], str],
    length: int,
    *,
    brief: bool,
    both: bool = True,
    marked: AbstractSet[str] = _NO_CARDS,
) -> InBoth:
    """An answer in English and German, with cards ``marked``; without ``both``, the English twice.

    Where no German is known, as in a ledger of an earlier version, there is none: the page says that it is English.
    """
    english, german = told(ENGLISH), told(GERMAN)
    is_both = not both or german != english
    shown = _drawn(german if both else english, length, GERMAN, marked, brief=brief)
    return InBoth(_drawn(english, length, ENGLISH, marked, brief=brief), shown if is_both else None)


def _further(unmet: UnmetLine, length: int, *, brief: bool) -> Further:
    return Further(
        step=_in_both(unmet.step, length, brief=brief),
        lacking=_answer(partial(value_told, unmet, "lacking"), length, brief=brief),
        too_much=_answer(partial(value_told, unmet, "too_much"), length, brief=brief),
        expected=_answer(partial(value_told, unmet, "expected"), length, brief=brief),
        given=_answer(partial(value_told, unmet, "given"), length, brief=brief),
        clauses=tuple(unmet.charged[:CLAUSES]),
    )


def _exchanges(verdict: VerdictLine, left: int) -> Iterator[tuple[ExchangeLine, int]]:
    """The latest raw messages that fit into ``left`` characters, in their order; the last one is the one checked.

    Each has the number of characters that did not fit.
    """
    kept: list[tuple[ExchangeLine, int]] = []
    for exchange in reversed(verdict.exchanges):
        if left <= 0:
            break
        texts = msgspec.structs.astuple(msgspec.structs.replace(exchange, answer=answer_sent(verdict, exchange)))
        cut = sum(max(0, len(visible(text, lines=True)) - left) for text in texts)
        kept.append((ExchangeLine(*(shortened(text, left, ENGLISH, brief=True) for text in texts)), cut))
        left -= len(exchange.question) + len(exchange.answer) + len(exchange.stderr)
    yield from reversed(kept)


def _brief_steps(verdict: VerdictLine, length: int) -> tuple[Drawn, ...]:
    """The step that was not met, without pictures."""
    return (Drawn(_in_both(verdict.step, length, brief=True), (), failing=True),) if verdict.step else ()


def _in_both(step: str, length: int, *, brief: bool) -> InBoth:
    german = text_in(step, GERMAN)
    told = None if german is None else _drawn(german, length, GERMAN, brief=brief)
    return InBoth(_drawn(step, length, ENGLISH, brief=brief), told)


def _steps(steps: Sequence[str], failing: str) -> Iterator[Drawn]:
    for step in steps_of(steps, failing):
        german = step_in(step, GERMAN)
        rows = [[InBoth(picture(cell), None) for cell in row] for row in step.rows]
        if german is not None:
            rows = [
                [InBoth(picture(en), picture(de)) for en, de in zip(*both, strict=True)]
                for both in zip(step.rows, german.rows, strict=True)
            ]
        text = InBoth(picture(step.text), None if german is None else picture(german.text))
        yield Drawn(text, tuple(map(tuple, rows)), step.failing)
