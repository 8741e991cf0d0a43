"""The tables of the README and of ``docs/proof.md`` that are made from the catalogue, the plan and the proofs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from proving.bugs.trying import Attempt, CaughtBy
from proving.pages.markdown import ROOT, table
from tarock_reference import option_readings
from tarock_reports.ledger import records
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.proof_lines import Fate, ImpostorLine, PerturbedLine, fates
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.plan import plan

README: Final = ROOT / "README.md"
PROOF: Final = ROOT / "docs" / "proof.md"

RULE_SETS_HEAD: Final = ("rule set", "source", "statements", "clauses", "scenarios", "options")
PROVED_HEAD: Final = (
    *("rule set", "wrong engines", "caught", "refused", "equivalent"),
    *("changed expectations", "stayed green"),
)
BUGS_HEAD: Final = ("rule set", "mistakes", *(f"by {catcher}" for catcher in CaughtBy))


def rule_sets() -> str:
    """The table of the rule sets, with how much each has."""
    return table(RULE_SETS_HEAD, map(_rule_set, map(load_catalogue, sources())))


def _rule_set(catalogue: Catalogue) -> tuple[str, ...]:
    name = catalogue.source
    counts = (
        sum(section.statements for section in catalogue.sections),
        sum(clause.retired is None for clause in catalogue.clauses.values()),
        len(plan(name)),
        len(option_readings(name)),
    )
    return (f"`{name}`", catalogue.title, *(f"{number:,}" for number in counts))


def unproved(folder: Path) -> list[Path]:
    """The ledgers of proofs that ``folder`` lacks."""
    return [path for path in _ledgers(folder) if not path.exists()]


def proved(folder: Path) -> str:
    """The figures of the proofs whose ledgers are in ``folder``. Raises FileNotFoundError if one is missing."""
    return table(PROVED_HEAD, map(_proved, _ledgers(folder)))


def untried(folder: Path) -> list[Path]:
    """The results of `python -m proving.bugs` that ``folder`` lacks."""
    return [path for path in _attempts(folder) if not path.exists()]


def bugs(folder: Path) -> str:
    """What caught the mistakes of each rule set. Raises FileNotFoundError if ``folder`` lacks the results."""
    return table(BUGS_HEAD, map(_bugs, _attempts(folder)))


def _attempts(folder: Path) -> list[Path]:
    return [folder / f"bugs-{source}.json" for source in sources()]


def _bugs(path: Path) -> tuple[str, ...]:
    found = msgspec.json.decode(path.read_bytes(), type=list[Attempt])
    counts = Counter(attempt.by for attempt in found)
    return (f"`{path.stem.removeprefix('bugs-')}`", str(len(found)), *(str(counts[by]) for by in CaughtBy))


def _ledgers(folder: Path) -> list[Path]:
    return [folder / f"proof-{source}.jsonl" for source in sources()]


def _proved(path: Path) -> tuple[str, ...]:
    record = records.read_ledger(path)
    if isinstance(record, Ledger):
        message = f"{path} is no ledger of a proof"
        raise TypeError(message)
    impostors, perturbed = record.of(ImpostorLine), record.of(PerturbedLine)
    counted = fates(impostors)
    numbers = (
        len(impostors),
        *(counted[fate] for fate in (Fate.CAUGHT, Fate.REFUSED, Fate.EQUIVALENT)),
        sum(line.changed for line in perturbed),
        sum(len(line.green) for line in perturbed),
    )
    return (f"`{path.stem.removeprefix('proof-')}`", *(f"{number:,}" for number in numbers))


def replaced(page: str, made: str) -> str:
    """The page where ``made`` replaces the table with the same head. Raises ValueError if there is none."""
    head = made.partition("\n")[0]
    before, found, rest = page.partition(head)
    if not found:
        message = f"there is no table with the head {head}"
        raise ValueError(message)
    _, gap, after = rest.partition("\n\n")
    return f"{before}{made.rstrip()}{gap}{after}"
