"""The rulings of a lock that a run tells nothing about, because every question that rests on them was declined."""

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


def rulings_not_held(source: str, clauses: Collection[str]) -> Mapping[str, Sequence[str]]:
    """The rulings of a source by clause, of those clauses alone; a clause that no ruling cites has none."""
    from tarock_engine.rule_sets import RULE_SETS  # noqa: PLC0415 - few runs need it

    found: dict[str, list[str]] = {clause: [] for clause in clauses}
    for path, ruling in RULE_SETS[source].rulings():
        if ruling.clause in found:
            found[ruling.clause].append(path)
    return found


def rulings_in_words(source: str, paths: Sequence[str], say: Language) -> str:
    """Rulings by name, each name once, with the games or items that it is about."""
    from tarock_engine.rule_sets import RULE_SETS  # noqa: PLC0415 - few runs need it
    from tarock_reference.ruling_names import name_of_ruling, things_in  # noqa: PLC0415 - few runs need it

    named: dict[str, dict[str, None]] = defaultdict(dict)
    for path in paths:
        name = say.sentence(name_of_ruling(RULE_SETS[source], path))
        named[name] |= dict.fromkeys(things_in(RULE_SETS[source], path))
    return "; ".join(f"{name} ({', '.join(things)})" if things else name for name, things in named.items())
