"""Prints the figures of ``tarock weigh``: each option with its readings, by kind of player, largest change first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, Message, Word, message
from tarock_reports.terminal.sentences import tell
from tarock_searching.weigh.figures import Interval, Weight, deals_of, mean, share_of
from tarock_steps.catalogue.loading import Catalogue

POLICIES: Final[Mapping[str, Message]] = {
    "cautious": message("a cautious player"),
    "announcing": message("an announcing player"),
    "any": message("any legal act"),
}
"""The policies, the most realistic first; readings are sorted by the first one."""
COLUMNS: Final = (
    message("played by"),
    message("deals"),
    message("named"),
    message("comes up"),
    message("paid differently"),
    message("mean difference"),
    message("most"),
)
NOTE: Final = message(
    "deals: those compared; named: a clause of the option was a ground; "
    "comes up: the other reading allows, decides or shows something else; difference: the largest "
    "for a seat, in deals paid differently; in brackets the 95 % interval"
)
"""What stands in each column."""

_ORDER: Final = (*POLICIES,)
_WIDTHS: Final = (10, 10, 10, 25, 26, 8)
"""The widths of the columns after the first."""


def by_cost(found: Iterable[Weight]) -> list[list[Weight]]:
    """Group the figures by reading; readings that change most in a deal by the first policy come first."""
    together: dict[tuple[str, str], list[Weight]] = defaultdict(list)
    for weight in found:
        together[weight.option, weight.reading].append(weight)
    ordered = (sorted(group, key=lambda weight: _ORDER.index(weight.policy)) for group in together.values())
    return sorted(ordered, key=lambda group: ([-weight.cost for weight in group], group[0].option, group[0].reading))


def head_told(catalogue: Catalogue, found: Sequence[Weight], seed: int, say: Language) -> str:
    """What the figures are of: the source, the number of deals, the seed and the unit."""
    return say(
        "{source}: {deals:,} deals with seed {seed}, what each reading changes against the default, in {unit}",
        source=catalogue.title,
        deals=deals_of(found),
        seed=seed,
        unit=catalogue.unit.forms(say).many,
    )


def out_of_date(catalogue: Catalogue, say: Language) -> str:
    """That figures are older than the rules."""
    return say(
        "{source}: these figures are out of date: rules, readings or players have changed", source=catalogue.title
    )


def never_weighed(because: Message | None, say: Language) -> str:
    """Why a reading has no figures."""
    if because is None:
        return say("it came up in no deal")
    return say("a single deal cannot weigh it: {because}", because=because)


def other_options(one: Weight, say: Language) -> str:
    """The other options by which a reading was weighed; empty if there are none."""
    return say("with {options}", options=one.beside) if one.beside else ""


def show(head: str, found: Sequence[Weight], reasons: Mapping[str, Message], console: Console, say: Language) -> None:
    """Print the figures: readings that came up as a table, then the others with the ``reasons``."""
    console.print(Text(head, style="bold"))
    console.print(Text(say.sentence(NOTE), style="dim"))
    came_up, silent = list[list[Weight]](), list[list[Weight]]()
    for group in by_cost(found):
        (came_up if any(weight.counts.named for weight in group) else silent).append(group)
    heads = Text(_row(map(say.sentence, COLUMNS)), style="bold")
    is_table = not console.is_terminal or heads.cell_len <= console.width
    if is_table:
        console.print(heads, soft_wrap=True)
    for group in came_up:
        others = other_options(group[0], say)
        tell(Text(f"{group[0].name}{others and f' ({others})'}", style="bold"), console)
        for weight in group:
            cells = [f"  {say.sentence(POLICIES[weight.policy])}", *figure_cells(weight, say)]
            tell(Text(_row(cells) if is_table else _in_words(cells, say)), console)
    for group in silent:
        told = never_weighed(reasons.get(group[0].name), say)
        number = sum(weight.deals for weight in group)
        told = say("{name}: {why} ({number:,})", name=group[0].name, why=told, number=number)
        tell(Text(told), console)


def _row(cells: Iterable[str]) -> str:
    """Cells in one line; the first is aligned to the left, the others to the right."""
    first, *others = cells
    return "".join((f"{first:<23}", *(f"{cell:>{width}}" for cell, width in zip(others, _WIDTHS, strict=False))))


def _in_words(cells: Sequence[str], say: Language) -> str:
    """The cells with the heads of their columns, for a terminal that is too narrow for a table."""
    first, *others = cells
    heads = map(say.sentence, COLUMNS[1:])
    return f"{first}: {', '.join(f'{head} {cell}' for head, cell in zip(heads, others, strict=False))}"


def in_marks(numbers: str, say: Language) -> str:
    """Numbers with the marks of a language."""
    return numbers.translate({ord(mark): say.word(Word(mark), "mark") for mark in ".,"})


def figure_cells(one: Weight, say: Language) -> Iterator[str]:
    """The cells after the first column; only the number of deals if it is 0."""
    return (in_marks(cell, say) for cell in _cells(one))


def _cells(one: Weight) -> Iterator[str]:
    """The cells with English marks."""
    counts = one.counts
    yield f"{one.weighed:,}"
    if not one.weighed:
        return
    yield percent(share_of(counts.named, one.deals).figure)
    yield percent(share_of(counts.otherwise, one.weighed).figure)
    yield _spread(share_of(counts.paid, one.weighed), percent)
    if counts.paid:
        yield _spread(mean(counts.sum, counts.squares, counts.paid), in_tenths)
        yield in_tenths(Fraction(counts.largest))


def _spread(found: Interval, told: Callable[[Fraction], str]) -> str:
    low, high = (told(end).removesuffix(" %") for end in (found.low, found.high))
    return f"{told(found.figure)} ({low}–{high})"


def percent(part: Fraction) -> str:
    """A share in percent, to a hundredth; ``<0.01 %`` if it is smaller, but not zero."""
    hundredths = round(part * 10_000)
    if part and not hundredths:
        return "<0.01 %"
    return f"{hundredths // 100}.{hundredths % 100:02} %"


def in_tenths(number: Fraction) -> str:
    """An amount, rounded to a tenth; without decimals if that is whole."""
    tenths = round(number * 10)
    sign, tenths = ("-" if tenths < 0 else ""), abs(tenths)
    return f"{sign}{tenths // 10}" + (f".{tenths % 10}" if tenths % 10 else "")
