"""The rulings that a run of a lock has not tested, because the program declined every question that rests on them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from tarock_checking.check.lock_question import LockRun
from tarock_language.message import Language
from tarock_steps.suite.verdicts import Outcome


def untested_clauses(run: LockRun) -> list[str]:
    """The clauses on which questions of the lock rest that were declined, and none that was answered."""
    clauses: dict[bool, set[str]] = {True: set(), False: set()}
    for question in run.held.values():
        clauses[question.outcome is Outcome.DECLINED].update(question.locked.clauses)
    return sorted(clauses[True] - clauses[False])


def rulings_untested(source: str, clauses: Collection[str]) -> Mapping[str, Sequence[str]]:
    """The rulings of a source by clause, of those clauses alone; a clause that no ruling cites has none."""
    if not clauses:
        return {}
    from tarock_reference import rulings  # noqa: PLC0415 - loads the engine

    found: dict[str, list[str]] = {clause: [] for clause in clauses}
    for path, clause, _, _ in rulings(source):
        if clause in found:
            found[clause].append(path)
    return found


def rulings_in_words(source: str, paths: Sequence[str], say: Language) -> str:
    """Rulings by name, each name once, with the games or items that it is about."""
    from tarock_reference.ruling_names import name_of_ruling, things_in  # noqa: PLC0415 - loads the engine
    from tarock_reference.variants import variant_of_source  # noqa: PLC0415 - loads the engine

    rules = variant_of_source(source, {}).rules
    named: dict[str, dict[str, None]] = defaultdict(dict)
    for path in paths:
        name = say.sentence(name_of_ruling(rules, path))
        named[name] |= dict.fromkeys(things_in(rules, path))
    return "; ".join(f"{name} ({', '.join(things)})" if things else name for name, things in named.items())
