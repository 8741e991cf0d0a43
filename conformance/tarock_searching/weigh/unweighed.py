"""The readings that ``tarock weigh`` cannot compare in single deals, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_language.message import Message, message
from tarock_reference.weighing.readings import Beyond, beyond
from tarock_searching.weigh.plan import Plan

_BECAUSE: Final[Mapping[Beyond, Message]] = {
    Beyond.PACK: message("the pack is different, so no deal has the same cards"),
    Beyond.SESSIONS: message("it is about what happens between deals"),
    Beyond.DEALING: message("it is about dealing, and deals begin with cards in hand"),
    Beyond.BREACH: message("it is about breaches of the rules, and nobody commits one here"),
}


def reasons(plan: Plan) -> dict[str, Message]:
    """The reason for each reading of a plan that no single deal can weigh."""
    found = {}
    for world in plan.worlds:
        for held in world.readings:
            because = beyond(world.rules, held)
            if because is not None:
                found[f"{held.option}={held.reading}"] = _BECAUSE[because]
    return found
