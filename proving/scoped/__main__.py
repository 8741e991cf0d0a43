"""``python -m proving.scoped --rules karl --seed 7 --mistakes 100``: which questions catch each of 100 drawn mistakes.

A mistake that no question catches is listed with its conditions and a question that shows it. ``--by-chance 2`` also
says how many of the mistakes are caught by questions drawn in the same way with the seed 2, which shows how rare they
are. Exit codes: 0 enough are caught, 1 fewer than ``--least``, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

from proving import cli
from proving.scoped.asked import AskedBy, AskedQuestion, suite_questions
from proving.scoped.drawing import Drawing
from proving.scoped.ledger import ScopedLedger
from proving.scoped.measuring import Measured, PassedBecause, measured
from proving.scoped.pool import OF_A_KIND, pool_of
from tarock_running.outputs.places import FOLDER
from tarock_steps.catalogue.loading import sources

_ALL: Final = 100
_SHOWN: Final = (1, 2, 4, 20)
"""The numbers of questions that show a mistake at which its figures are divided."""


def main(arguments: cli.Arguments = None) -> int:
    """Draw the mistakes, and show what catches each."""
    return cli.run(_parser(), _too_few, arguments)


def _too_few(asked: argparse.Namespace) -> int:
    """The number of rule sets in which too few mistakes are caught.

    Raises CommandError if the questions to compare with are those from which the mistakes are drawn.
    """
    if asked.by_chance == asked.seed:
        message = f"--by-chance {asked.seed} has the questions from which the mistakes are drawn; expected another seed"
        raise cli.CommandError(message)
    return sum([_is_too_few(source, asked) for source in asked.rules or sources()])


def _is_too_few(source: str, asked: argparse.Namespace) -> bool:
    ledger = measure(source, asked.seed, asked.mistakes, asked.questions)
    _tell(ledger)
    if asked.by_chance is not None:
        _tell_chance(ledger, asked.by_chance)
    path = FOLDER / f"scoped-{source}.json"
    ledger.write(path)
    cli.tell(f"stored: {path}")
    caught = sum(tried.by is not AskedBy.NOTHING for tried in ledger.mistakes)
    if _ALL * caught >= asked.least * len(ledger.mistakes):
        return False
    cli.tell(f"{source}: {caught} of {len(ledger.mistakes)} are caught; expected {asked.least} of 100")
    return True


def measure(source: str, seed: int, number: int, questions: int) -> ScopedLedger:
    """Draw so many mistakes about a rule set, and find out what catches each of them.

    Raises CommandError if none can be drawn.
    """
    pool = pool_of(source, seed)
    medians = {kind: dict(found.medians) for kind, found in pool.items()}
    drawing = Drawing(source, seed, pool)
    mistakes = [*drawing.mistakes(number)]
    if not mistakes:
        message = f"{source}: no mistake could be drawn with the seed {seed}; expected another seed"
        raise cli.CommandError(message)
    found = [*measured(source, mistakes, suite_questions(source, questions), medians)]
    return ScopedLedger(source, seed, questions, medians, dict(drawing.left_out), found)


def _tell(ledger: ScopedLedger) -> None:
    """Show what passes, and the figures by kind of question and in all."""
    for number, tried in enumerate(ledger.mistakes, start=1):
        if tried.by is AskedBy.NOTHING:
            cli.tell(f"{ledger.rules} {number}: {tried.told}", f"    shown by {tried.mistake.proof.line}")
    kinds = Counter(tried.mistake.kind for tried in ledger.mistakes)
    for kind in sorted(kinds):
        cli.tell(
            f"{ledger.rules}, {kind}: {_figures([tried for tried in ledger.mistakes if tried.mistake.kind == kind])}"
        )
    cli.tell(f"{ledger.rules}: {_figures(ledger.mistakes)}")
    for more, most in itertools.pairwise(_SHOWN):
        those = [tried for tried in ledger.mistakes if more < tried.mistake.shown <= most]
        many = f"{most}" if most == more + 1 else f"{more + 1} to {most}"
        cli.tell(f"    shown by {many} of at most {OF_A_KIND:,} questions drawn from: {_figures(those)}")
    because = Counter(tried.because for tried in ledger.mistakes)
    cli.tell(*(f"    {because[reason]} pass: {reason}" for reason in PassedBecause if because[reason]))
    cli.tell(
        f"    {sum(tried.is_asked for tried in ledger.mistakes)} are shown by a question that the suite asks itself"
    )
    cli.tell(*(f"    {times} rulings drawn and left out: {reason}" for reason, times in ledger.left_out.items()))


def _tell_chance(ledger: ScopedLedger, seed: int) -> None:
    """Show what questions catch that are drawn in the same way as those of the mistakes, with another seed."""
    drawn = [
        AskedQuestion(AskedBy.FUZZ, kind, filled)
        for kind, found in pool_of(ledger.rules, seed).items()
        for filled in found.asked
    ]
    tried = measured(ledger.rules, [known.mistake for known in ledger.mistakes], drawn, ledger.medians)
    caught = sum(result.by is not AskedBy.NOTHING for result in tried)
    cli.tell(f"    {len(drawn):,} questions drawn like the mistakes, with the seed {seed}, catch {caught}")


def _figures(mistakes: Sequence[Measured]) -> str:
    counts = Counter(tried.by for tried in mistakes)
    return f"{len(mistakes)} mistakes: " + ", ".join(f"{counts[by]} by {by}" for by in AskedBy)


def _percent(text: str) -> int:
    """A number from 0 to 100. Raises ArgumentTypeError, with the text, for any other."""
    if not text.isdecimal() or int(text) > _ALL:
        message = f"expected a number from 0 to {_ALL}, got {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    cli.add_rules(parser)
    parser.add_argument("--seed", type=int, default=1, help="which mistakes (default: 1)")
    parser.add_argument("--mistakes", type=cli.positive, default=100, help="how many are drawn (default: 100)")
    parser.add_argument(
        "--questions", type=cli.positive, default=20_000, help="questions of the campaign (default: 20000)"
    )
    parser.add_argument("--by-chance", type=int, metavar="SEED", help="compare with questions drawn like the mistakes")
    parser.add_argument("--least", type=_percent, default=0, help="how many of 100 must be caught (default: 0)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
