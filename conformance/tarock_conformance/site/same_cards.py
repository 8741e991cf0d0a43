"""A topic on the same cards, as a page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.ask.wording import Tongue
from tarock_conformance.explain.stored_sides import shown_sides

if TYPE_CHECKING:
    from tarock_conformance.explain.stored_sides import ShownSides
    from tarock_conformance.site.speaking import Speaking


def same_cards(speaking: Speaking, topic: str) -> ShownSides | None:
    """What is asked of all that know a topic, and what each of them makes of it; none where nothing is stored."""
    return shown_sides(topic, Tongue(german=speaking.german))
