"""``python -m proving.sides``: search for the smallest question on each topic to which sources have different answers.

The results are stored in ``features/topics/sides.jsonl``. A stored one that still holds stays, so an interrupted run
goes on where it was; ``--anew`` searches for all of them again. With ``--check`` nothing is searched for: the stored
ones are asked again, of the reference and of the second opinion. Exit codes: 0 every topic has its line and all hold, 1
one has none or no longer holds, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import get_args

from proving import cli
from proving.partings.recording import write
from proving.sides.recording import faults, lines, recorded
from proving.sides.searching import found_for
from tarock_steps.catalogue.sides import Outcome, TopicSides, load_sides, sides_file
from tarock_steps.catalogue.topics import Topic, load_topics
from tarock_steps.errors import CatalogueError


def main(arguments: Sequence[str] | None = None) -> int:
    """Search for questions, or check the known ones with both engines, and show the results."""
    topics = {topic.name: topic for chapter in load_topics() for topic in chapter.topics}
    return cli.run(_parser(topics), functools.partial(_wrong, topics), arguments)


def _wrong(topics: Mapping[str, Topic], asked: argparse.Namespace) -> int:
    """How many topics have no line or one that no longer holds; 0 without ``--check``."""
    wanted = [topics[name] for name in asked.topic or topics]
    try:
        known = {} if asked.anew and not asked.topic else _known()
    except CatalogueError as fault:
        message = f"{fault}; --anew makes the whole file again"
        raise cli.CommandError(message) from fault
    wrong = _checked(known, wanted) if asked.check else 0
    if not asked.check:
        _searched(known, wanted, [*topics.values()], anew=asked.anew)
    cli.tell(summary(_known().values()))
    return wrong


def _known() -> Mapping[str, TopicSides]:
    load_sides.cache_clear()
    return load_sides()


def _checked(known: Mapping[str, TopicSides], wanted: Sequence[Topic]) -> int:
    """How many topics have no line or one that no longer holds; each is shown."""
    wrong = 0
    for topic in wanted:
        one = known.get(topic.name)
        found = ["there is no line"] if one is None else faults(one, topic, second=True)
        cli.tell(*(f"{topic.name}: {fault}" for fault in found))
        wrong += bool(found)
    return wrong


def _searched(known: Mapping[str, TopicSides], wanted: Sequence[Topic], topics: Sequence[Topic], *, anew: bool) -> None:
    """Search for what is missing or no longer holds, and write each line as soon as it is found."""
    found = dict(known)
    for number, topic in enumerate(wanted, start=1):
        one = found.get(topic.name)
        if anew or one is None or faults(one, topic, second=True):
            found[topic.name] = recorded(topic, found_for(topic))
            write(sides_file(), lines(found, topics))
            sys.stderr.write(f"{topic.name}, {number} of {len(wanted)}: {found[topic.name].outcome}\n")


def summary(each: Iterable[TopicSides]) -> str:
    """The number of topics by outcome."""
    outcomes = Counter(sides.outcome for sides in each)
    told = ", ".join(f"{outcomes[outcome]} {outcome}" for outcome in get_args(Outcome))
    return f"{outcomes.total()} topics: {told}"


def _parser(topics: Iterable[str]) -> argparse.ArgumentParser:
    parser = cli.parser_of(__package__, __doc__)
    parser.add_argument("topic", nargs="*", type=cli.one_of(tuple(topics)), help="the topics (default: all)")
    parser.add_argument("--anew", action="store_true", help="look for everything again, whatever is known")
    parser.add_argument("--check", action="store_true", help="ask all that is known again, and look for nothing")
    return parser


if __name__ == "__main__":
    sys.exit(main())
