"""``python -m proving.exhaustive --rules lungau``: compare the engine with the second opinion in all cases.

With ``--freeze`` the right answers are stored as digests. Exit codes: 0 nothing differs, 1 something does, 2 there is
no such part.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence

from proving import cli
from proving.exhaustive import everything, frozen
from proving.exhaustive.found import Found
from tarock_running.process.sharing import shared_out

Outcome = tuple[str, Found, float]
"""The name of a part, what it found, and how many seconds it took."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts, print the figures as they come, and add them up by source."""
    return cli.run(_parser(), _wrong, arguments)


def _wrong(asked: argparse.Namespace) -> int:
    """How many differences there are in the parts that are asked for."""
    wanted = tuple(asked.parts) or ("",)
    sources = tuple(f"{name}-" for name in asked.rules or everything.SOURCES)
    known = [name for name in everything.parts(whole=True) if name.startswith(sources)]
    names = [name for name in known if any(name.partition("-")[2].startswith(prefix) for prefix in wanted)]
    if not names:
        message = f"there is no part '{' '.join(wanted)}'; known are {', '.join(known)}"
        raise cli.CommandError(message)
    if asked.freeze:
        _freeze(asked.rules or everything.SOURCES, wanted)
        return 0
    begun = time.perf_counter()
    with shared_out(_run, tuple(names), asked.jobs) as outcomes:
        wrong = _told(outcomes, len(names))
    cli.tell(f"{wrong:,} differences in {time.perf_counter() - begun:.0f} s")
    return wrong


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_rules(parser)
    cli.add_jobs(parser)
    parser.add_argument("parts", nargs="*", metavar="part", help="how the names of parts begin; all if left out")
    parser.add_argument("--freeze", action="store_true", help="freeze what the parts come to, where all tellings agree")
    return parser


def _freeze(sources: Iterable[str], wanted: tuple[str, ...]) -> None:
    for source in sources:
        digests: dict[str, str] = {}
        for whole in (False, True):
            for name, part in everything.parts(whole=whole).items():
                if not whole and not everything.is_of_gate(name):
                    continue
                if name.startswith(f"{source}-") and name.removeprefix(f"{source}-").startswith(wanted):
                    digests[frozen.key(name, whole=whole)] = _agreed(name, part())
        frozen.write(source, digests)


def _agreed(name: str, found: Found) -> str:
    if found.wrong:
        sys.exit(f"{name}: {found.wrong} differ, nothing was frozen: {found.examples[0]}")
    cli.tell(f"{name}: {frozen.digest_of(found)}")
    return frozen.digest_of(found)


def _run(name: str) -> Outcome:
    since = time.perf_counter()
    found = everything.parts(whole=True)[name]()
    return name, found, time.perf_counter() - since


def _told(outcomes: Iterable[Outcome], number: int) -> int:
    """Show every outcome and the sums of each source; returns how many differences there are."""
    compared: dict[str, Counter[str]] = {}
    wrong: Counter[str] = Counter()
    for place, (name, outcome, seconds) in enumerate(outcomes, start=1):
        source = name.partition("-")[0]
        found = frozen.compared_with_frozen(name, outcome, whole=True)
        compared.setdefault(source, Counter())[found.things] += found.compared
        wrong[source] += found.wrong
        cli.tell(f"[{place}/{number}] {found.summary}: {found.wrong:,} differ ({name}, {seconds:.1f} s)")
        cli.tell(*(f"  {example}" for example in found.examples))
    for source, counts in compared.items():
        sums = ", ".join(f"{count:,} {things}" for things, count in counts.items())
        cli.tell(f"{source}: {sums}: {wrong[source]:,} differ")
    return wrong.total()


if __name__ == "__main__":
    sys.exit(main())
