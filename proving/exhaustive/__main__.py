"""Compare everything that can be had with the sources: ``python -m proving.exhaustive --rules lungau``.

Exit codes: 0 nothing differs, 1 something does, 2 there is no such part.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from proving.arguments import positive
from proving.exhaustive import everything, frozen
from proving.exhaustive.found import Found

Outcome = tuple[str, Found, float]
"""The name of a part, what it found, and how many seconds it took."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts, print the figures as they come, and add them up by source."""
    asked = _parser().parse_args(arguments)
    wanted = tuple(asked.parts) or ("",)
    sources = tuple(f"{name}-" for name in asked.rules or everything.SOURCES)
    known = [name for name in everything.parts(whole=True) if name.startswith(sources)]
    names = [name for name in known if any(name.partition("-")[2].startswith(one) for one in wanted)]
    if not names:
        sys.stderr.write(f"there is no part '{' '.join(wanted)}'; known are {', '.join(known)}\n")
        return 2
    if asked.freeze:
        _freeze(asked.rules or everything.SOURCES, wanted)
        return 0
    begun = time.perf_counter()
    wrong = _told(_outcomes(names, asked.jobs), len(names))
    _tell(f"{wrong:,} differences in {time.perf_counter() - begun:.0f} s")
    return min(wrong, 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m proving.exhaustive", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help="how the names of parts begin; all if left out")
    parser.add_argument("--rules", choices=everything.SOURCES, action="append", help="which source (default: each)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--freeze", action="store_true", help="freeze what the parts come to, where all tellings agree")
    return parser


def _freeze(sources: Iterable[str], wanted: tuple[str, ...]) -> None:
    for source in sources:
        digests: dict[str, str] = {}
        for whole in (False, True):
            for name, part in everything.parts(whole=whole).items():
                if name.startswith(f"{source}-") and name.removeprefix(f"{source}-").startswith(wanted):
                    digests[frozen.key(name, whole=whole)] = _agreed(name, part())
        frozen.write(source, digests)


def _agreed(name: str, found: Found) -> str:
    if found.wrong:
        sys.exit(f"{name}: {found.wrong} differ, nothing was frozen: {found.examples[0]}")
    _tell(f"{name}: {frozen.digest_of(found)}")
    return frozen.digest_of(found)


def _outcomes(names: Sequence[str], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        for name in names:
            yield _run(name)
        return
    with multiprocessing.Pool(min(jobs, len(names))) as pool:
        yield from pool.imap(_run, names)


def _run(name: str) -> Outcome:
    since = time.perf_counter()
    found = everything.parts(whole=True)[name]()
    return name, found, time.perf_counter() - since


def _told(outcomes: Iterable[Outcome], number: int) -> int:
    """Tell every outcome and the sums of each source; how many differences there are."""
    compared: dict[str, Counter[str]] = {}
    wrong: Counter[str] = Counter()
    for place, (name, outcome, seconds) in enumerate(outcomes, start=1):
        source = name.partition("-")[0]
        found = frozen.held(name, outcome, whole=True)
        compared.setdefault(source, Counter())[found.things] += found.compared
        wrong[source] += found.wrong
        _tell(f"[{place}/{number}] {found.summary}: {found.wrong:,} differ ({name}, {seconds:.1f} s)")
        for example in found.examples:
            _tell(f"  {example}")
    for source, counts in compared.items():
        sums = ", ".join(f"{count:,} {things}" for things, count in counts.items())
        _tell(f"{source}: {sums}: {wrong[source]:,} differ")
    return wrong.total()


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
