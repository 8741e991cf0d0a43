"""The example of a topic page: all sources on the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_language.catalogue import language_of
from tarock_protocol.errors import ProtocolError
from tarock_register.explain.stored_sides import shown_sides
from tarock_register.explain.typed import line_typed
from tarock_steps.catalogue.sides import load_sides

if TYPE_CHECKING:
    from tarock_register.explain.stored_sides import ShownSides
    from tarock_register.site.speaking import Speaking


def same_cards(speaking: Speaking, topic: str) -> ShownSides | None:
    """The stored example of a topic with each source's answer; None where there is none."""
    return shown_sides(topic, language_of(speaking.lang))


def own_cards(speaking: Speaking, topic: str) -> str:
    """The command line that asks the stored question, to try other cards; empty where there is none."""
    one = load_sides().get(topic)
    if one is None or not one.answers:
        return ""
    try:
        asked = {side.rules: side.asked for side in one.answers}
    except ProtocolError:
        return ""
    return line_typed(asked, one.home, language_of(speaking.lang))
