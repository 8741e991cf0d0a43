"""Shows the figures in words: each option with its readings, for each kind of player, largest change first."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from tarock_reports.terminal.sentences import tell
from tarock_searching.weigh.figures import Interval, Weight, mean, share_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from rich.console import Console

POLICIES: Final = ("cautious", "announcing", "any")
"""The order of the policies, the most realistic first; readings are sorted by the first policy."""


_WIDTHS: Final = (10, 10, 10, 25, 26, 8)
"""The widths of the columns after the first."""


class WeighWords(NamedTuple):
    """The words around the figures, in one language."""

    policies: Mapping[str, str]
    columns: tuple[str, ...]
    head: str
    old: str
    never: str
    unweighed: str
    beside: str
    note: str
    marks: Mapping[int, int]


ENGLISH: Final = WeighWords(
    policies={"any": "any legal act", "cautious": "a cautious player", "announcing": "an announcing player"},
    columns=("played by", "deals", "named", "comes up", "paid differently", "mean difference", "most"),
    head="{source}: {deals} deals with seed {seed}, what each reading changes against the default, in {unit}",
    old="{source}: these figures are out of date: rules, readings or players have changed",
    never="it came up in no deal",
    unweighed="a single deal cannot weigh it",
    beside="with",
    note=(
        "deals: those compared; named: a clause of the option was a ground; "
        "comes up: the other reading allows, decides or shows something else; difference: the largest "
        "for a seat, in deals paid differently; in brackets the 95 % interval"
    ),
    marks={},
)
GERMAN: Final = WeighWords(
    policies={"any": "irgendein Zug", "cautious": "vorsichtig", "announcing": "ansagefreudig"},
    columns=("gespielt", "Spiele", "genannt", "kommt vor", "anders bezahlt", "mittlerer Unterschied", "größter"),
    head="{source}: {deals} Spiele mit Startzahl {seed}, was jede Lesart gegenüber der Vorgabe ändert ({unit})",
    old="{source}: diese Zahlen wurden nach anderen Regeln, Lesarten oder Spielern gewogen als den heutigen",
    never="in keinem der Spiele kam es vor",
    unweighed="kein einzelnes Spiel kann es wägen",
    beside="mit",
    note=(
        "Spiele: an denen die Lesart gemessen wurde; genannt: eine Regel der Frage war ein Grund; kommt vor: nach der "
        "anderen Lesart ist etwas anderes erlaubt, entschieden oder zu sehen; Unterschied: der größte, den ein Platz "
        "sieht, in anders bezahlten Spielen; in Klammern, wo es in 95 von 100 Fällen liegt"
    ),
    marks=str.maketrans(".,", ",."),
)


def by_cost(found: Iterable[Weight]) -> list[list[Weight]]:
    """Group the figures by reading; readings that change most in a deal by the first policy come first."""
    together: dict[tuple[str, str], list[Weight]] = defaultdict(list)
    for weight in found:
        together[weight.option, weight.reading].append(weight)
    ordered = (sorted(group, key=lambda weight: POLICIES.index(weight.policy)) for group in together.values())
    return sorted(ordered, key=lambda group: ([-weight.cost for weight in group], group[0].option, group[0].reading))


def show(head: str, found: Sequence[Weight], reasons: Mapping[str, str], console: Console, words: WeighWords) -> None:
    """Print the figures: readings that came up as a table, then the others with the ``reasons``."""
    console.print(Text(head, style="bold"))
    console.print(Text(words.note, style="dim"))
    came_up, silent = list[list[Weight]](), list[list[Weight]]()
    for group in by_cost(found):
        (came_up if any(weight.counts.named for weight in group) else silent).append(group)
    heads = Text(_row(words.columns), style="bold")
    beside = not console.is_terminal or heads.cell_len <= console.width
    if beside:
        console.print(heads, soft_wrap=True)
    for group in came_up:
        others = f" ({words.beside} {group[0].beside})" if group[0].beside else ""
        tell(Text(f"{group[0].name}{others}", style="bold"), console)
        for weight in group:
            cells = [
                f"  {words.policies[weight.policy]}",
                *(cell.translate(words.marks) for cell in figure_cells(weight)),
            ]
            tell(Text(_row(cells) if beside else _in_words(cells, words)), console)
    for group in silent:
        because = reasons.get(group[0].name)
        told = f"{words.unweighed}: {because}" if because else words.never
        number = f"{sum(weight.deals for weight in group):,}".translate(words.marks)
        tell(Text(f"{group[0].name}: {told} ({number})"), console)


def _row(cells: Iterable[str]) -> str:
    """Cells in one line; the first is aligned to the left, the others to the right."""
    first, *others = cells
    return "".join((f"{first:<23}", *(f"{cell:>{width}}" for cell, width in zip(others, _WIDTHS, strict=False))))


def _in_words(cells: Sequence[str], words: WeighWords) -> str:
    """The cells with the heads of their columns, for a terminal that is too narrow for a table."""
    first, *others = cells
    return f"{first}: {', '.join(f'{head} {cell}' for head, cell in zip(words.columns[1:], others, strict=False))}"


def figure_cells(one: Weight) -> Iterator[str]:
    """The cells after the first column, with English number marks; only the number of deals if it is 0."""
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
