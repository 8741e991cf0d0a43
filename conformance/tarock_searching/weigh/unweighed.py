"""The readings that no single deal can weigh, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_reference.weighing.readings import Beyond, beyond

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_searching.weigh.plan import Plan

ENGLISH: Final[Mapping[Beyond, str]] = {
    Beyond.PACK: "the pack is different, so no deal has the same cards",
    Beyond.SESSIONS: "it is about what happens between deals",
    Beyond.DEALING: "it is about dealing, and deals begin with cards in hand",
    Beyond.BREACH: "it is about breaches of the rules, and nobody commits one here",
}
GERMAN: Final[Mapping[Beyond, str]] = {
    Beyond.PACK: "gespielt wird mit anderen Karten, also gibt es kein Spiel mit denselben",
    Beyond.SESSIONS: "es sagt, was zwischen den Spielen gilt",
    Beyond.DEALING: "es sagt, wie gegeben wird, und die Spiele beginnen mit gegebenen Karten",
    Beyond.BREACH: "es geht um Verstöße gegen die Regeln, und hier begeht niemand einen",
}


def reasons(plan: Plan, *, german: bool) -> dict[str, str]:
    """The reason for each reading of a plan that no single deal can weigh, in words."""
    words = GERMAN if german else ENGLISH
    found = {}
    for world in plan.worlds:
        for held in world.readings:
            because = beyond(world.rules, held)
            if because is not None:
                found[f"{held.option}={held.reading}"] = words[because]
    return found
