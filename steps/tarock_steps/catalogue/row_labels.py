"""Makes labels for the rows of a scenario outline, of which the ids of its scenarios are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def row_labels(outline: str, names: Sequence[str], rows: Sequence[dict[str, str]]) -> list[str]:
    """A label for each row that makes rows of one name distinct; empty if the filled-in name is already unique."""
    named: dict[str, list[dict[str, str]]] = {}
    for name, row in zip(names, rows, strict=True):
        named.setdefault(name, []).append(row)
    labels = {
        name: iter([""] if len(found) == 1 and name != outline else _told_apart(found)) for name, found in named.items()
    }
    return [next(labels[name]) for name in names]


def _told_apart(rows: Sequence[dict[str, str]]) -> list[str]:
    """The labels of rows of one name: the reading or first column, and more columns where needed."""
    ordered = [[row[key] for key in sorted(row, key=lambda key: key != "reading")] for row in rows]
    for used in range(1, max(map(len, ordered)) + 1):
        labels = [", ".join(values[:used]) for values in ordered]
        if max(Counter(labels).values()) == 1:
            return labels
    return [", ".join(values) for values in ordered]
