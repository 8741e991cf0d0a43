"""``python -m tests.exhaustive [PART …]``: check everything, or the parts whose names begin so; print the figures.

Exit codes: 0 nothing differs, 1 something does, 2 there is no such part.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from tests.exhaustive import everything, tricks


def main(wanted: Sequence[str]) -> int:
    """Run the parts."""
    parts = [(name, part) for name, part in everything.parts(whole=True) if name.startswith(tuple(wanted or [""]))]
    if not parts:
        names = ", ".join(name for name, _ in everything.parts(whole=True))
        sys.stderr.write(f"there is no part '{' '.join(wanted)}'; known are {names}\n")
        return 2
    wrong = 0
    begun = time.perf_counter()
    for name, part in parts:
        since = time.perf_counter()
        found = part()
        wrong += found.wrong
        _tell(f"{found.summary}: {found.wrong:,} differ ({name}, {time.perf_counter() - since:.1f} s)")
        for example in found.examples:
            _tell(f"  {example}")
    if any(name.startswith("tricks") for name, _ in parts):
        wrong += _changed_tricks()
    _tell(f"{wrong:,} differences in {time.perf_counter() - begun:.0f} s")
    return min(wrong, 1)


def _changed_tricks() -> int:
    changed = tricks.changed_in_the_engine(*everything.by_reading(everything.TRULL).values())
    ours = tricks.changed_in_the_source()
    _tell(f"tricks that the readings of {everything.TRULL} decide differently: {changed:,}, by the source {ours:,}")
    return abs(changed - ours)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
