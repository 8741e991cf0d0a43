"""``python -m proving.perft``: count the legal courses from all stored positions with an engine, and compare.

``divide NAME DEPTH`` shows the number by first act. ``--rules NAME`` keeps to one source. Exit codes: 0 all counts
agree, 1 some differ, 2 the file, an engine or the command is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from proving import cli
from proving.perft import engines, perft, stored
from proving.perft.perft import Engine, IllegalCourseError
from proving.perft.stored import Course, PerftFileError, Stored


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    return cli.run(_parser(), _wrong, arguments)


def _wrong(asked: argparse.Namespace) -> int:
    """How many counts differ."""
    try:
        paths = [asked.file] if asked.file else [stored.FILES[name] for name in asked.rules or stored.FILES]
        files = [stored.load(path) for path in paths]
        ours = engines.find(asked.engine)
        theirs = None if asked.against is None else engines.find(asked.against)
        if asked.command == "divide":
            return _divide(*stored.find(files, asked.name), asked.depth, ours, theirs)
        return sum([_check(whole, ours, theirs, asked.limit) for whole in files])
    except (PerftFileError, IllegalCourseError, engines.UnknownEngineError) as fault:
        raise cli.CommandError(fault) from fault


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--rules", choices=stored.FILES, action="append", help="which source (default: each in turn)")
    which.add_argument("--file", type=Path, help="other stored counts")
    parser.add_argument("--engine", default="reference", help="'reference' or 'module:object'")
    parser.add_argument("--against", help="another engine, to see where the two part")
    parser.add_argument("--limit", type=int, help="leave out depths of more courses than this")
    commands = parser.add_subparsers(dest="command", metavar="divide")
    divide = commands.add_parser("divide", help="count by first act")
    divide.add_argument("name", help="the name of a stored course")
    divide.add_argument("depth", type=cli.positive)
    return parser


def _check(whole: Stored, ours: Engine, theirs: Engine | None, limit: int | None) -> int:
    begun, courses, wrong = time.perf_counter(), 0, 0
    for course in whole.course:
        since = time.perf_counter()
        engine_differs = list(perft.differences(ours, course, whole, limit))
        looked_at = perft.depths(course, limit)
        number = sum(count for _, count in looked_at)
        courses += number
        wrong += len(engine_differs)
        seconds = time.perf_counter() - since
        verdict = "differs" if engine_differs else "agrees"
        cli.tell(f"{course.name}: {number:,} courses to depth {len(looked_at)} {verdict}, {seconds:.1f} s")
        cli.tell(*(f"  {difference}" for difference in engine_differs))
        if engine_differs:
            _divide(whole, course, engine_differs[0].depth, ours, theirs)
    seconds = time.perf_counter() - begun
    cli.tell(
        f"{whole.rules}: {len(whole.course)} positions, {courses:,} courses in {seconds:.0f} s, {wrong} counts differ"
    )
    return wrong


def _divide(whole: Stored, course: Course, depth: int, ours: Engine, theirs: Engine | None) -> int:
    state = perft.position(ours, course, whole)
    divided = perft.divide(ours, state, depth)
    if theirs is None:
        cli.tell("\n".join(perft.table(divided)))
        return 0
    their_state = perft.position(theirs, course, whole)
    cli.tell("\n".join(perft.table(divided, perft.divide(theirs, their_state, depth))))
    parting = perft.part_ways((ours, state), (theirs, their_state), depth)
    cli.tell("  they do not part" if parting is None else f"  they part {parting}")
    return 0 if parting is None else 1


if __name__ == "__main__":
    sys.exit(main())
