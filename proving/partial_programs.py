"""``python -m proving.partial_programs --rules lungau --questions count,trick``: how much a small program is asked.

The program is one that answers only these kinds of questions, all of them rightly; ``--fields result=augen`` says that
it leaves out other fields of such an answer. A scenario counts as asked if a step that one of its clauses decides was
judged.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from proving import cli
from tarock_protocol.codec import KINDS
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

CARDS: Final = ("deck", "count", "trick", "may_play", "play")
"""The questions that a program answers which only plays and counts cards."""


class AskedInPart(NamedTuple):
    """How much of a source a program is asked: the scenarios by area, and the reasons why ``others`` were not asked."""

    source: str
    asked: Counter[str]
    others: Counter[str]

    @property
    def planned(self) -> int:
        """How many scenarios there are."""
        return self.asked.total() + self.others.total()


def offering(questions: Iterable[str], fields: Mapping[str, Sequence[str]] | None = None) -> Callable[[bytes], bytes]:
    """The reference engine as a program that answers only these questions, some of them only with these fields."""
    offered, said = ["hello", *questions], {name: list(of) for name, of in (fields or {}).items()}

    def reply(line: bytes) -> bytes:
        asked, found = json.loads(line)["ask"], json.loads(respond(line))
        if asked == "hello":
            found["answer"] |= {"questions": offered, "fields": said}
        elif asked in said and "answer" in found:
            found["answer"] = {name: value for name, value in found["answer"].items() if name in said[asked]}
        return json.dumps(found).encode()

    return reply


def asked_in_part(source: str, program: Callable[[bytes], bytes]) -> AskedInPart:
    """How much of a source a program is asked. Raises ValueError for a wrong answer, since it is our own engine."""
    rules = rules_of_readings(source, {})
    found = AskedInPart(source, Counter(), Counter())

    def heard(verdict: Verdict) -> None:
        if verdict.outcome is Outcome.PASSED:
            found.asked[verdict.scenario.split("/")[1]] += 1
        elif verdict.outcome is Outcome.DECLINED:
            found.others[verdict.message] += 1
        else:
            message = f"{verdict.scenario}: {verdict.message}"
            raise ValueError(message)

    play_run(Run(driver=InProcess(program), sink=heard, source=source, right=lambda: rules))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the scenarios, and show how many are asked."""
    given = _parser().parse_args(arguments)
    fields = {name: said.split("+") for name, _, said in (pair.partition("=") for pair in given.fields)}
    program = offering(given.questions.split(","), fields)
    for source in given.rules or sources():
        found = asked_in_part(source, program)
        cli.tell(f"{source}: {found.asked.total()} of {found.planned} asked")
        cli.tell(f"  asked: {_told(found.asked)}", f"  not asked: {_told(found.others)}")
    return 0


def _told(counted: Counter[str]) -> str:
    return ", ".join(f"{number} {what}" for what, number in counted.most_common()) or "none"


def _parser() -> argparse.ArgumentParser:
    parser = cli.parser_of("proving.partial_programs", __doc__)
    cli.add_rules(parser)
    parser.add_argument("--questions", default=",".join(CARDS), help=f"what is answered, of: {', '.join(KINDS)}")
    parser.add_argument("--fields", action="append", default=[], help="fields said of an answer: result=augen+items")
    return parser


if __name__ == "__main__":
    sys.exit(main())
