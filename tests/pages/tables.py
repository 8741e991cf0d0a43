"""The tables of README and docs that are made from the catalogue, the plan and the rule sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tarock_engine.rulesets import RULE_SETS
from tarock_reports import records
from tarock_reports.ledger import Ledger
from tarock_reports.proof import Fate, Impostor, Perturbed, fates
from tarock_steps.catalogue import Catalogue, load, sources
from tarock_steps.plan import plan
from tarock_steps.reference import option_readings, rulings

ROOT: Final = Path(__file__).resolve().parents[2]
README: Final = ROOT / "README.md"
OPTIONS: Final = ROOT / "docs" / "options.md"

RULE_SETS_HEAD: Final = ("rule set", "source", "statements", "clauses", "scenarios", "options")
PROVED_HEAD: Final = (
    *("rule set", "wrong engines", "caught", "refused", "equivalent"),
    *("changed expectations", "stayed green"),
)
_OPTIONS_HEAD: Final = ("option", "readings", "the question")
_INTRODUCTION: Final = """\
# Options

Each question that a source leaves open is an option, and each of its readings can be played and checked.
Things that a source says some circles do and others do not are options too.
The default stands first.
`tarock clauses` tells for each option what every reading means, and the clauses that it decides.
This page is made by `python -m tests.pages`.
"""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def rule_sets() -> str:
    """What there is of each rule set."""
    return table(RULE_SETS_HEAD, map(_rule_set, map(load, sources())))


def _rule_set(catalogue: Catalogue) -> tuple[str, ...]:
    name = catalogue.source
    counts = (
        sum(section.statements for section in catalogue.sections),
        sum(clause.retired is None for clause in catalogue.clauses.values()),
        len(plan(name)),
        len(option_readings(name)),
    )
    return (f"`{name}`", catalogue.title, *(f"{number:,}" for number in counts))


def options_page() -> str:
    """All options of all rule sets."""
    return "\n".join([_INTRODUCTION, *map(_options, map(load, sources()))])


def _options(catalogue: Catalogue) -> str:
    rows = (_option(catalogue, option, readings) for option, readings in option_readings(catalogue.source).items())
    needs = "".join(_needs(catalogue.source))
    told = table(_OPTIONS_HEAD, rows)
    return f"## `{catalogue.source}`: {catalogue.title}\n\n{told}" + (f"\n{needs}" if needs else "")


def _option(catalogue: Catalogue, option: str, readings: Sequence[str]) -> tuple[str, ...]:
    return f"`{option}`", ", ".join(f"`{reading}`" for reading in readings), _question(catalogue, option)


def _question(catalogue: Catalogue, option: str) -> str:
    """What is asked; of an option that nobody argues about, the clause that offers it."""
    if option in catalogue.disputes:
        return catalogue.disputes[option].en
    clause = next(clause for _, clause, _, chosen_by in rulings(catalogue.source) if chosen_by == option)
    return catalogue.clauses[clause].en


def _needs(source: str) -> Iterator[str]:
    for one in RULE_SETS[source].requirements:
        needs = " or ".join(f"`{option}={'/'.join(readings)}`" for option, readings in one.needs)
        yield f"Any reading of `{one.option}` but the default means nothing without {needs}.\n"


def proved(folder: Path) -> str | None:
    """The figures of the proofs whose ledgers are in ``folder``; none where one is missing."""
    paths = [folder / f"proof-{source}.jsonl" for source in sources()]
    return table(PROVED_HEAD, map(_proved, paths)) if all(path.exists() for path in paths) else None


def _proved(path: Path) -> tuple[str, ...]:
    record = records.read(path)
    if isinstance(record, Ledger):
        message = f"{path} is no ledger of a proof"
        raise TypeError(message)
    impostors, perturbed = record.of(Impostor), record.of(Perturbed)
    counted = fates(impostors)
    numbers = (
        len(impostors),
        *(counted[fate] for fate in (Fate.CAUGHT, Fate.REFUSED, Fate.EQUIVALENT)),
        sum(line.changed for line in perturbed),
        sum(len(line.green) for line in perturbed),
    )
    return (f"`{path.stem.removeprefix('proof-')}`", *(f"{number:,}" for number in numbers))


def replaced(page: str, made: str) -> str:
    """The page with ``made`` in the place of the table that has the same head."""
    head = made.partition("\n")[0]
    before, found, rest = page.partition(head)
    if not found:
        message = f"there is no table with the head {head}"
        raise ValueError(message)
    _, gap, after = rest.partition("\n\n")
    return f"{before}{made.rstrip()}{gap}{after}"
