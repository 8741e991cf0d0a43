"""How much the stem of a word speaks for or against each topic, learnt from questions of which the topic is known.

The file is made by ``python -m proving.labelled``. A question's score for a topic is the sum of the weights of its
stems, divided by the square root of their number.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock_register.disputes.folding import STEM, shapes
from tarock_register.disputes.guessing import ReadWord
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.topics import FOLDER

FILE: Final = "learnt.json"
TENTHS: Final = 10
"""What a weight is divided by to be part of a rank."""


class Learnt(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of topics by stem, each topic by its place in a list, and the digest of what they are learnt from."""

    learnt_from: str
    topics: tuple[str, ...]
    stems: dict[str, dict[int, int]]

    @property
    def weights(self) -> dict[str, dict[str, int]]:
        """The weight of each topic by stem; positive if the stem speaks for it."""
        return {stem: {self.topics[at]: weight for at, weight in by.items()} for stem, by in self.stems.items()}


@functools.cache
def what_is_learnt() -> Learnt:
    """The content of the file."""
    return msgspec.json.decode(learnt_file().read_bytes(), type=Learnt)


def learnt_file() -> Path:
    """Where the weights are."""
    return features_root() / FOLDER / FILE


def stems_read(readings: Mapping[str, ReadWord]) -> list[str]:
    """The stems of the words of a question, each once: of the word that one is most likely read as, or of itself."""
    likely = ((*reading.words, word)[0] for word, reading in readings.items())
    return list(dict.fromkeys(stem for word in likely for stem in shapes(word, STEM)))
