"""What the page shows, worked out before any markup: failures, clauses by area, and what was declined."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec
from markupsafe import Markup, escape

from tarock_reports.ledger.check_lines import CheckHeader, ExchangeLine, PlannedScenario, UnmetLine, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownLine
from tarock_reports.pages.causes import CauseOnPage, causes_on_page
from tarock_reports.pages.drawing import picture
from tarock_reports.verdict.cards_in_text import cards_shown_in
from tarock_reports.verdict.cases import Case, ClauseState, clause_state
from tarock_reports.verdict.columns import Column, verdict_columns
from tarock_reports.verdict.declined import Declining, declining
from tarock_reports.verdict.german_scenes import in_german, told_in_german
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.scenes import steps_of
from tarock_reports.verdict.summary import Summary, summarise
from tarock_reports.verdict.wording import CLAUSES, engine_title, listed, message_of, place, reading_text, title
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.clauses import Clause, area_of
from tarock_steps.catalogue.disputes import Dispute
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.protocol.strangers_text import NAME, visible
from tarock_steps.suite.verdicts import Outcome
from tarock_steps.words.german_answers import answer_in_german


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is shown: characters of raw messages and of any other text, and how many failures in full.

    No failure is ever left out: those beyond ``full`` are told in brief, with ``brief`` characters of any text
    and ``brief_raw`` of raw messages. ``chips`` is how many of them are named again beside their clause, and
    ``passed`` whether those that passed are named there. ``both`` is whether answers told in brief are in German too.
    """

    raw: int
    text: int
    full: int
    chips: int = 10_000
    passed: bool = True
    brief: int = 120
    brief_raw: int = 120
    both: bool = True


@dataclass(frozen=True, slots=True)
class Drawn:
    """A step of a scenario: its sentence, its table, and whether it is the one that was not met."""

    text: InBoth
    rows: tuple[tuple[InBoth, ...], ...]
    failing: bool


class InBoth(NamedTuple):
    """The same in English and in German, none where it has no German."""

    en: Markup
    de: Markup | None


@dataclass(frozen=True, slots=True)
class Failure:
    """A scenario that did not pass, with all there is to see."""

    anchor: str
    title: str
    place: str
    outcome: Outcome
    clauses: tuple[ClauseText, ...]
    more_clauses: tuple[str, ...]
    steps: tuple[Drawn, ...]
    action: InBoth
    lacking: InBoth
    too_much: InBoth
    expected: InBoth
    given: InBoth
    marked: bool
    also: tuple[Further, ...]
    message: str
    open: Dispute | None
    reading: str
    bare_reading: str
    grounds: tuple[str, ...]
    exchanges: tuple[ExchangeLine, ...]
    again: str
    brief: bool


@dataclass(frozen=True, slots=True)
class Further:
    """A further check of a failure that was not met: what differs, and the clauses that it is charged to."""

    step: InBoth
    lacking: InBoth
    too_much: InBoth
    expected: InBoth
    given: InBoth
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause's id and words; the words are missing where the catalogue does not know it."""

    id: str
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class Chip:
    """A scenario beside its clause; what did not pass has a link to where the page shows it."""

    title: str
    place: str
    outcome: Outcome | None
    anchor: str


@dataclass(frozen=True, slots=True)
class ClauseRow:
    """A clause with what became of its scenarios; ``state`` is none where it has none.

    ``wrong`` are those that went wrong, each of them; ``others`` counts those that were never right nor wrong, and
    ``elsewhere`` is how many cite it and went wrong by other clauses, so that they say nothing of this one.
    """

    id: str
    clause: Clause | None
    state: ClauseState | None
    passed: tuple[Chip, ...]
    wrong: tuple[Chip, ...]
    others: Mapping[Outcome | None, int]
    elsewhere: int = 0

    @property
    def fine(self) -> bool:
        """Whether nothing is left to look at."""
        return self.state is ClauseState.PASSED and not self.wrong and not self.others


@dataclass(frozen=True, slots=True)
class KnownOnPage:
    """A known deviation, its link where it is a web address, and what went wrong by it, in brief."""

    line: KnownLine
    link: str
    failures: tuple[Failure, ...]


@dataclass(frozen=True, slots=True)
class PageContent:
    """Everything that the template needs."""

    ledger: Ledger
    header: CheckHeader
    summary: Summary
    title: str
    engine: str
    failures: tuple[Failure, ...]
    unreached: tuple[Failure, ...]
    known: tuple[KnownOnPage, ...]
    causes: tuple[CauseOnPage, ...]
    declining: Declining
    columns: tuple[Column, ...]
    depth: Depth
    areas: Mapping[str, tuple[ClauseRow, ...]]
    link: str
    disputes: Mapping[str, Dispute]


_WEB_ADDRESS: Final = re.compile(rf"https?://[^\s\"'<>\\]{{1,{NAME}}}")
TOLD: Final = (Outcome.FAILED, Outcome.NOT_REACHED, Outcome.OTHER_READING, Outcome.ERRORED)
"""What a page tells of, scenario by scenario."""

LAWS: Final = 3
"""How many clauses of a failure stand there in words."""

_NO_CARDS: Final[frozenset[str]] = frozenset()


def build(ledger: Ledger, catalogue: Catalogue, depth: Depth) -> PageContent:
    """The page of a ledger."""
    header = ledger.header
    summary = summarise(ledger, catalogue.areas)
    failures = tuple(
        _failure(header, catalogue, case.scenario, case.verdict, depth, brief=number >= depth.full)
        for number, case in enumerate(summary.wrong)
        if case.verdict is not None
    )
    return PageContent(
        ledger=ledger,
        header=header,
        summary=summary,
        title=catalogue.title,
        engine=engine_title(header),
        failures=failures,
        unreached=_unreached(header, catalogue, summary, depth),
        known=tuple(_known(header, catalogue, summary, depth)),
        causes=tuple(causes_on_page(ledger, catalogue)),
        declining=declining(summary.declined),
        columns=verdict_columns(summary.total),
        depth=depth,
        areas=_areas(ledger, catalogue_by(catalogue, header.options), summary),
        link=_link(header.engine.homepage),
        disputes={name: catalogue.disputes[name] for name in header.other_than_usual if name in catalogue.disputes},
    )


def _unreached(header: CheckHeader, catalogue: Catalogue, summary: Summary, depth: Depth) -> tuple[Failure, ...]:
    """What was not reached, the first of those that lack the same in full as far as there is room."""
    firsts = {one.scenarios[0] for one in summary.unreached[: depth.full]}
    return tuple(
        _failure(header, catalogue, case.scenario, case.verdict, depth, brief=case.scenario.id not in firsts)
        for case in summary.cases
        if case.verdict is not None and case.outcome is Outcome.NOT_REACHED and case.known is None
    )


def _known(header: CheckHeader, catalogue: Catalogue, summary: Summary, depth: Depth) -> Iterator[KnownOnPage]:
    """The known deviations, those first that have to be struck out."""
    for line in (*summary.mended, *(one for one in summary.known if one not in summary.mended)):
        found = (case for case in summary.known_cases if case.known is line)
        told = (
            _failure(header, catalogue, case.scenario, case.verdict, depth, brief=True)
            for case in found
            if case.verdict is not None
        )
        yield KnownOnPage(line, _link(line.link), tuple(told))


def anchor(scenario: str) -> str:
    """Where a page shows a scenario: its id, in which a blank cannot stand, so that a link to it lasts."""
    return re.sub(r"\s", "_", visible(scenario))


def shortened(text: str, length: int, *, brief: bool = False) -> str:
    """The text, or its beginning and how much is left out, with nothing invisible in it; in brief only that some is."""
    text = visible(text, lines=True)
    if len(text) <= length:
        return text
    return f"{text[:length]} …" if brief else f"{text[:length]} … ({len(text) - length} more characters in the ledger)"


def _link(homepage: str) -> str:
    """The homepage where it is a web address, else nothing: a stranger says what it is."""
    return homepage if _WEB_ADDRESS.fullmatch(homepage) and visible(homepage) == homepage else ""


def _failure(  # noqa: PLR0913 - what a failure is made of
    header: CheckHeader,
    catalogue: Catalogue,
    scenario: PlannedScenario,
    verdict: VerdictLine,
    depth: Depth,
    *,
    brief: bool,
) -> Failure:
    length = min(depth.text, depth.brief) if brief else depth.text
    answer = functools.partial(_answer, length=length, brief=brief, both=depth.both or not brief)
    expected, given = (shortened(text, length, brief=brief) for text in (verdict.expected, verdict.given))
    wanted, got = (_NO_CARDS, _NO_CARDS) if brief else (cards_shown_in(expected), cards_shown_in(given))
    both = bool(wanted and got)
    named = Case(scenario, verdict).named_clauses
    said = catalogue_by(catalogue, header.readings_of(scenario)).clauses
    return Failure(
        brief=brief,
        anchor=anchor(scenario.id),
        title=title(scenario),
        place=place(header, scenario),
        outcome=verdict.outcome,
        clauses=tuple(ClauseText(each, said.get(each)) for each in named[:LAWS]),
        more_clauses=named[LAWS:],
        steps=_brief_steps(verdict, depth.brief) if brief else tuple(_steps(scenario.steps, verdict.step)),
        expected=answer(verdict.expected, marked=wanted - got if both else _NO_CARDS),
        given=answer(verdict.given, marked=got - wanted if both else _NO_CARDS),
        marked=both and wanted != got,
        action=answer(verdict.action),
        lacking=answer(listed(verdict.lacking)),
        too_much=answer(listed(verdict.too_much)),
        also=tuple(_further(one, length, brief=brief) for one in verdict.also),
        message=shortened(message_of(verdict), length, brief=brief),
        open=catalogue.disputes.get(verdict.option),
        reading=reading_text(verdict),
        bare_reading=verdict.reading,
        grounds=tuple(verdict.grounds),
        exchanges=tuple(_exchanges(verdict, depth.brief_raw if brief else depth.raw, brief=brief)),
        again=command(header, verdict),
    )


def _drawn(text: str, length: int, marked: AbstractSet[str] = _NO_CARDS, *, brief: bool) -> Markup:
    """A text with its cards drawn; as it is where it is told in brief."""
    short = shortened(text, length, brief=brief)
    return escape(short) if brief else picture(short, marked)


def _answer(
    text: str, length: int, *, brief: bool = False, both: bool = True, marked: AbstractSet[str] = _NO_CARDS
) -> InBoth:
    """What was expected or given, some cards of it ``marked``; not in ``both`` languages only as the ledger has it."""
    german = answer_in_german(text) if both else text
    told = None if german is None else _drawn(german, length, marked, brief=brief)
    return InBoth(_drawn(text, length, marked, brief=brief), told)


def _further(unmet: UnmetLine, length: int, *, brief: bool) -> Further:
    return Further(
        step=_in_both(unmet.step, length, brief=brief),
        lacking=_answer(listed(unmet.lacking), length, brief=brief),
        too_much=_answer(listed(unmet.too_much), length, brief=brief),
        expected=_answer(unmet.expected, length, brief=brief),
        given=_answer(unmet.given, length, brief=brief),
        clauses=tuple(unmet.charged[:CLAUSES]),
    )


def _exchanges(verdict: VerdictLine, left: int, *, brief: bool) -> Iterator[ExchangeLine]:
    """The raw messages as far as the budget goes, the latest first in line: it is the one checked."""
    kept: list[ExchangeLine] = []
    for exchange in reversed(verdict.exchanges):
        if left <= 0:
            break
        kept.append(ExchangeLine(*(shortened(text, left, brief=brief) for text in msgspec.structs.astuple(exchange))))
        left -= len(exchange.question) + len(exchange.answer) + len(exchange.stderr)
    yield from reversed(kept)


def _brief_steps(verdict: VerdictLine, length: int) -> tuple[Drawn, ...]:
    """The step that was not met, without pictures."""
    return (Drawn(_in_both(verdict.step, length, brief=True), (), failing=True),) if verdict.step else ()


def _in_both(step: str, length: int, *, brief: bool) -> InBoth:
    german = told_in_german(step)
    return InBoth(_drawn(step, length, brief=brief), None if german is None else _drawn(german, length, brief=brief))


def _steps(steps: list[str], failing: str) -> Iterator[Drawn]:
    for step in steps_of(steps, failing):
        german = in_german(step)
        rows = [[InBoth(picture(cell), None) for cell in row] for row in step.rows]
        if german is not None:
            rows = [
                [InBoth(picture(en), picture(de)) for en, de in zip(*both, strict=True)]
                for both in zip(step.rows, german.rows, strict=True)
            ]
        text = InBoth(picture(step.text), None if german is None else picture(german.text))
        yield Drawn(text, tuple(map(tuple, rows)), step.failing)


def _areas(ledger: Ledger, catalogue: Catalogue, summary: Summary) -> dict[str, tuple[ClauseRow, ...]]:
    """The clauses by area: all of the source, or those that a narrowed run is about."""
    asked = ledger.header.asked
    narrowed = bool(asked.clauses or asked.areas or asked.scenarios)
    ids = [each.id for each in catalogue.clauses.values() if not each.retired]
    ids = [each for each in ids if not narrowed or each in summary.clauses or each in asked.clauses]
    ids += [each for each in (*summary.clauses, *asked.clauses) if each not in catalogue.clauses]
    elsewhere = Counter(each for case in summary.cases for each in case.clauses if each not in case.speaks_about)
    areas: dict[str, list[ClauseRow]] = {area: [] for area in catalogue.areas}
    for each in dict.fromkeys(ids):
        cases = summary.clauses.get(each)
        chips = [_chip(case) for case in cases or ()]
        row = ClauseRow(
            id=each,
            clause=catalogue.clauses.get(each),
            state=None if cases is None else clause_state(cases),
            passed=tuple(chip for chip in chips if chip.outcome is Outcome.PASSED),
            wrong=tuple(chip for chip in chips if chip.outcome in TOLD),
            others=Counter(chip.outcome for chip in chips if chip.outcome not in (*TOLD, Outcome.PASSED)),
            elsewhere=elsewhere[each],
        )
        areas.setdefault(area_of(each), []).append(row)
    return {area: tuple(rows) for area, rows in areas.items() if rows}


def _chip(case: Case) -> Chip:
    scenario = case.scenario
    return Chip(
        title=title(scenario),
        place=f"{scenario.feature}:{scenario.line}",
        outcome=case.outcome,
        anchor=anchor(scenario.id),
    )
