"""The sentences that say why a source has no answer to a topic, or does not state a clause itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_language.message import Message, message
from tarock_register.disputes.register import NotSaid
from tarock_steps.catalogue.topics import Nothing

NOTHING: Final[Mapping[Nothing, Message]] = {
    "silent": message("is silent"),
    "absent": message("does not exist there"),
}
NOT_SAID: Final[Mapping[NotSaid, Message]] = {
    "family": message("The source is silent; related games:"),
    "silent": message("The source is silent; the default:"),
    "unclear": message("The source is unclear; the default:"),
    "two answers": message("The source has two answers; the default:"),
    "offered": message("The source lets a round choose; the default:"),
}
