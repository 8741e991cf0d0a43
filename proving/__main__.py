"""``python -m proving``: run the proof, part by part; ``python -m proving exhaustive/karl retold`` runs some parts.

A part is a command of this package, or a folder of tests; the table is in ``proving.proof.parts``. Exit codes: 0 no
part failed, 1 one did, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import dataclasses
import signal
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from proving import cli
from proving.proof.changes import changed_files, tree_digest
from proving.proof.parts import ROOT, Part, parts, ship_seconds, shipped_seconds
from proving.proof.records import PartRecord, Records
from proving.proof.running import Ended, Terms, Verdict, run_parts

FOLDER: Final = Path("tarock-report")
UNKNOWN: Final = 60.0
"""The seconds assumed for a part that was never timed."""
LINES: Final = 30
"""How many of the last lines of a failed part are shown."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts that are asked for, and show the verdicts."""
    return cli.run(_parser(), lambda asked: prove(asked, parts(), ROOT), arguments)


def prove(asked: argparse.Namespace, table: Sequence[Part], root: Path) -> int:
    """Run the parts that are asked for, and return how many fail; 0 where they are only listed."""
    records = Records(root / FOLDER / "parts.jsonl")
    chosen = _chosen(table, asked, root)
    known, shipped = records.seconds(), shipped_seconds()
    expected = {part: known.get(part.in_words, shipped.get(part.name, UNKNOWN)) for part in chosen}
    if asked.list:
        cli.tell(*(f"{part.name:32} {expected[part]:5.0f} s  {_in_words(part)}" for part in chosen))
        return 0
    if asked.ship_seconds:
        ship_seconds({part.name: known[part.in_words] for part in chosen if part.in_words in known})
        return 0
    tree = _tree(root, is_needed=asked.resume)
    passed = records.passed_on(tree) if asked.resume else ()
    begun = time.monotonic()
    ended = [Ended(part, Verdict.PASSED_BEFORE) for part in chosen if part.in_words in passed]
    ended += _run([part for part in chosen if part.in_words not in passed], expected, asked, root, records)
    _tell_table(ended, time.monotonic() - begun)
    return sum(outcome.verdict.is_bad for outcome in ended)


def _run(
    wanted: Sequence[Part], expected: Mapping[Part, float], asked: argparse.Namespace, root: Path, records: Records
) -> list[Ended]:
    """Run parts and record each that has run; the longest first unless the time is limited."""
    tree = _tree(root)
    terms = Terms(
        jobs=asked.jobs,
        expected=expected,
        folder=root,
        outputs=root / FOLDER / "proof",
        minutes=asked.minutes,
    )
    if asked.minutes is None:
        wanted = sorted(wanted, key=lambda part: -expected[part])
    about = sum(expected[part] for part in wanted) / asked.jobs
    cli.tell(f"parts: {len(wanted)}, about {_minutes(about)} with {asked.jobs} at once")
    ended: list[Ended] = []
    with closing(run_parts(wanted, terms)) as running:
        for outcome in running:
            ended.append(outcome)
            _tell_ended(outcome, len(ended), len(wanted))
            if outcome.verdict.has_run:
                on = tree if tree == _tree(root) else ""
                records.add(
                    PartRecord(outcome.part.name, outcome.part.in_words, on, outcome.verdict, round(outcome.seconds, 1))
                )
    return ended


def _chosen(table: Sequence[Part], asked: argparse.Namespace, root: Path) -> list[Part]:
    """The parts that are asked for. Raises CommandError for a name that no part begins with."""
    for name in asked.parts:
        if not any(part.name.startswith(name) for part in table):
            kinds = ", ".join(dict.fromkeys(part.name.partition("/")[0] for part in table))
            message = f"no part begins with {name!r}; there are {kinds}; --list shows all"
            raise cli.CommandError(message)
    chosen = [part for part in table if part.name.startswith(tuple(asked.parts or [""]))]
    if asked.rules:
        chosen = [part for part in chosen if part.source in asked.rules]
    if asked.changed:
        files = changed_files(root, asked.changed)
        chosen = [part for part in chosen if any(map(part.is_touched_by, files))]
    return [_whole(part) for part in chosen] if asked.whole else chosen


def _whole(part: Part) -> Part:
    return dataclasses.replace(part, words=part.whole, share="") if part.whole else part


def _tree(root: Path, *, is_needed: bool = False) -> str:
    """The digest of the tree; empty without git, or CommandError if it ``is_needed``."""
    try:
        return tree_digest(root)
    except cli.CommandError:
        if is_needed:
            raise
        return ""


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of("proving", __doc__)
    cli.add_rules(parser)
    cli.add_jobs(parser)
    parser.add_argument("parts", nargs="*", metavar="part", help="how the names of parts begin (default: all)")
    parser.add_argument("--list", action="store_true", help="show each part with its command and seconds, run nothing")
    parser.add_argument("--resume", action="store_true", help="skip parts that passed on these very files")
    parser.add_argument("--changed", metavar="BASE", help="only parts that files changed since this commit can touch")
    parser.add_argument("--minutes", type=float, help="start nothing that would not end in time; end what does not")
    parser.add_argument("--ship-seconds", action="store_true", help="write down how long parts took, for everybody")
    parser.add_argument("--whole", action="store_true", help="all of what is looked at in part otherwise")
    return parser


# ---------------------------------------------------------------------------------------------------- what is shown


def _in_words(part: Part) -> str:
    return f"{part.in_words}  # {part.share}" if part.share else part.in_words


def _tell_ended(ended: Ended, number: int, of: int) -> None:
    seconds = f", {ended.seconds:.0f} s" if ended.seconds else ""
    cli.tell(f"[{number}/{of}] {ended.part.name}: {ended.verdict}{seconds}")
    if ended.verdict.is_bad:
        cli.tell(f"  {ended.part.in_words}", *(f"  {line}" for line in ended.output.splitlines()[-LINES:]))


def _tell_table(ended: Sequence[Ended], seconds: float) -> None:
    cli.tell("", *(f"{outcome.part.name:32} {outcome.seconds:5.0f} s  {outcome.verdict}" for outcome in ended))
    counts = Counter(outcome.verdict for outcome in ended)
    told = ", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict if counts[verdict])
    cli.tell("", f"{told or 'nothing to do'}, in {_minutes(seconds)}")


def _minutes(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


if __name__ == "__main__":
    for _signal in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(_signal, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; the same command with --resume goes on\n")
        sys.exit(130)
