"""Learns from ways to ask and from labelled questions which stem speaks for which topic: a multinomial regression.

In each example the weights of the stems grow for the right topic by how unlikely they made it, and shrink for each
other topic by how likely. What is kept is the average over all steps, rounded, without small weights.
"""

from __future__ import annotations

import hashlib
import math
import random
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.guessing import Tongue
from tarock_register.disputes.learnt import Learnt, stems_read
from tarock_register.disputes.register import whole_register
from tarock_register.disputes.sources_named import names_of_sources, without_sources
from tarock_register.disputes.worth import Index
from tarock_steps.catalogue.topics import Topic

FOLDER: Final = Path(__file__).parent
BY_TOPIC: Final = "by_topic"
"""The file with questions by topic; the others have sets of questions in the order in which they were written."""
HELD_OUT: Final = "questions_of_a_round untouched"
"""The set that is never learnt from."""
EPOCHS: Final = 8
RATE: Final = 3.0
"""How much a weight changes in an example whose topic is held for impossible."""
RARE: Final = 4.0
"""What the logarithm of how rare a stem is among examples is divided by, so that it is about 1."""
WHOLE: Final = 14
"""What a weight is multiplied by to be in tenths of a rank, so that what is learnt counts about as much as the rest."""
LEAST: Final = 8
"""The smallest weight that is kept."""
Array = NDArray[Any]


class LabelledQuestion(NamedTuple):
    """A question with the topics that answer it, none if no topic does, and the set that it belongs to."""

    asked: str
    topics: tuple[str, ...]
    of_set: str


class Example(NamedTuple):
    """A question as it is asked, a topic that answers it, and its language if that is known."""

    asked: str
    topic: str
    tongue: Tongue | None = None


def labelled_questions() -> Iterator[LabelledQuestion]:
    """All labelled questions beside this file; a set is named by its file and its table there."""
    for file in sorted(FOLDER.glob("*.toml")):
        for name, told in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if file.stem == BY_TOPIC:
                yield from (LabelledQuestion(asked, (name,), BY_TOPIC) for asked in told)
            else:
                of_set = f"{file.stem} {name}"
                yield from (LabelledQuestion(entry["asked"], tuple(entry["topics"]), of_set) for entry in told)


def examples(topics: Sequence[Topic], *left_out: str) -> list[Example]:
    """All ways to ask for topics, and the labelled questions without some sets and the one that is held out."""
    found = list[Example]()
    for topic in topics:
        german = (*topic.words, topic.de, *topic.asked.de, *topic.asked.dialect)
        found += [Example(asked, topic.name, "de") for asked in german]
        found += [Example(asked, topic.name, "en") for asked in (topic.en, *topic.asked.en)]
    for question in labelled_questions():
        if question.of_set not in (HELD_OUT, *left_out):
            found += [Example(question.asked, topic) for topic in question.topics]
    return found


def digest_of(told: Sequence[Example]) -> str:
    """What examples are known by."""
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def learnt_from(told: Sequence[Example], index: Index) -> Learnt:
    """What is learnt from examples, with the stems of their words as an index reads them."""
    stems = [_stems(example, index) for example in told]
    number = Counter(stem for having in stems for stem in having)
    known, topics = sorted(number), [topic.name for topic in index.topics]
    rarity = np.array([math.sqrt(math.log1p(len(told) / number[stem]) / RARE) for stem in known])
    stem_at, topic_at = ({name: place for place, name in enumerate(names)} for names in (known, topics))
    rows = [
        (np.array([stem_at[stem] for stem in having]), topic_at[example.topic])
        for having, example in zip(stems, told, strict=True)
        if having
    ]
    scaled = np.rint(_averaged(rows, rarity, len(topics)) * rarity[:, np.newaxis] * WHOLE).astype(int)
    scaled[np.abs(scaled) < LEAST] = 0
    weights = {
        stem: {int(place): int(row[place]) for place in np.flatnonzero(row)}
        for stem, row in zip(known, scaled, strict=True)
    }
    return Learnt(
        learnt_from=digest_of(told), topics=tuple(topics), stems={stem: kept for stem, kept in weights.items() if kept}
    )


def as_lines(learnt: Learnt) -> bytes:
    """The content of the file of what is learnt, a stem a line."""
    return msgspec.json.encode(learnt).replace(b"},", b"},\n") + b"\n"


def _stems(example: Example, index: Index) -> list[str]:
    asked = example.asked
    if example.tongue is None:
        asked, _ = without_sources(asked, names_of_sources(whole_register()))
    words = folded_words(asked)
    tongue = index.reader.tongue(words) if example.tongue is None else example.tongue
    return stems_read({word: index.reader.read(word, tongue) for word in words})


def _averaged(rows: Sequence[tuple[Array, int]], rarity: Array, topics: int) -> Array:
    """The average over all steps of the weight of each stem for each topic; rare stems count more in an example."""
    now = np.zeros((len(rarity), topics))
    late, step = np.zeros_like(now), 0
    order, shuffle = [*rows], random.Random(0).shuffle
    for _ in range(EPOCHS):
        shuffle(order)
        for stems, right in order:
            step += 1
            values = rarity[stems] / len(stems) ** 0.5
            scores = values @ now[stems]
            likely = np.exp(scores - scores.max())
            wrong = likely / likely.sum()
            wrong[right] -= 1
            change = np.outer(values, wrong) * RATE
            now[stems] -= change
            late[stems] -= change * step
    return now - late / step
