"""Draws for the page of an option how often its readings matter in deals, and how much, from the shipped figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from tarock_language.message import Language, Message
from tarock_register.site.page_language import PageLanguage
from tarock_searching.weigh import unweighed
from tarock_searching.weigh.figures import Weight, deals_of, share_of
from tarock_searching.weigh.plan import Plan, edition, weighing_plan
from tarock_searching.weigh.stored import stored_figures
from tarock_searching.weigh.terminal import (
    COLUMNS,
    NOTE,
    POLICIES,
    by_cost,
    figure_cells,
    in_marks,
    never_weighed,
    other_options,
    out_of_date,
)

DEAREST: Final = 8
"""The number of options that the page of a source names first."""


class ShownFigure(NamedTuple):
    """The figures of a reading for one policy: its cells, and its bar in thousandths of the longest."""

    policy: str
    cells: Sequence[str]
    bar: int


class ShownWeight(NamedTuple):
    """A reading with its figures; ``never`` says why there are none, if so."""

    reading: str
    beside: str
    figures: Sequence[ShownFigure]
    never: str


class ShownWeights(NamedTuple):
    """The figures of an option: ``head`` has the number of deals, ``old`` says that they are of older rules."""

    head: str
    old: str
    note: str
    columns: Sequence[str]
    readings: Sequence[ShownWeight]


def shown_weights(page_language: PageLanguage, source: str, option: str) -> ShownWeights | None:
    """The figures of an option; None if its source ships without figures or it was not weighed."""
    figures = stored_figures(source)
    told = [weight for weight in figures.told if weight.option == option] if figures else []
    if not figures or not told:
        return None
    say, catalogue = page_language.say, page_language.library.register.catalogues[source]
    head = say(
        "In {deals} deals that programs played: what each reading changes against A, in {unit}",
        deals=in_marks(f"{deals_of(told):,}", say),
        unit=catalogue.unit.forms(say).many,
    )
    old = out_of_date(catalogue, say) if figures.header.edition != _edition_of(source) else ""
    reasons = _reasons(source, figures.header.seed)
    longest = max(
        (share_of(weight.counts.paid, weight.weighed).figure for weight in told if weight.weighed), default=Fraction(0)
    )
    readings = [_shown(weights, say, reasons.get(weights[0].name), longest) for weights in by_cost(told)]
    return ShownWeights(head, old, say.sentence(NOTE), [*map(say.sentence, COLUMNS)], readings)


def dearest(source: str) -> list[Weight]:
    """For each option its reading that changes payments most in deals of cautious players; the largest change first."""
    figures = stored_figures(source)
    first = [weights[0] for weights in by_cost(figures.told)] if figures else []
    found: dict[str, Weight] = {}
    for weight in first:
        if weight.cost:
            found.setdefault(weight.option, weight)
    return list(found.values())[:DEAREST]


@cache
def _edition_of(source: str) -> str:
    return edition(source)


@cache
def _reasons(source: str, seed: int) -> Mapping[str, Message]:
    """The reasons why no deal can weigh a reading, cached for all options of a source."""
    return unweighed.reasons(_plan_of(source, seed))


@cache
def _plan_of(source: str, seed: int) -> Plan:
    return weighing_plan(source, seed)


def _shown(each: Sequence[Weight], say: Language, because: Message | None, longest: Fraction) -> ShownWeight:
    if not any(weight.counts.named for weight in each):
        return ShownWeight(each[0].reading, other_options(each[0], say), (), never_weighed(because, say))
    figures = []
    for weight in each:
        paid = share_of(weight.counts.paid, weight.weighed).figure if weight.weighed else 0
        bar = round(1000 * paid / longest) if longest else 0
        figures.append(ShownFigure(say.sentence(POLICIES[weight.policy]), [*figure_cells(weight, say)], bar))
    return ShownWeight(each[0].reading, other_options(each[0], say), figures, "")
