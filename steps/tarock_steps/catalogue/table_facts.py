"""The facts of a source that its scenarios do not repeat: pack, hand sizes, and words that end a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from tarock_protocol.cards import PACK, card_list
from tarock_protocol.seating import ACTIVE

Silence = Literal["circuit", "others"]
"""Whose silence ends a round of announcements: all players in turn, or all others after the last announcement."""


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The ``[table]`` of a source.

    ``hand`` is the number of cards a player is dealt, and so of tricks; ``talon`` has the sizes of the Talon's packets.
    ``left_out`` are the cards of the 54 that the pack lacks. ``stand_ins`` has, by option and reading, those of them
    that replace another card, each with the card it replaces. A turn of announcing ``closes`` with a word; the round
    ``opens`` with another word where a declarer has to open it. ``plain_game`` is the contract of a trick where none is
    named. ``has_blatt`` where a third of a point is called a Blatt. ``results_need_hands`` where the result depends on
    the dealt cards: then the question ``result`` has ``hands``, which the reference engine accepts for a source whose
    ``ANSWERS`` have ``needs_hands``.
    """

    hand: int
    talon: tuple[int, ...]
    closes: str
    silence: Silence
    opens: str = ""
    plain_game: str
    left_out: str = ""
    stand_ins: dict[str, dict[str, dict[str, str]]] = {}
    has_blatt: bool = False
    results_need_hands: bool = False

    def pack(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The pack in canonical order under these options."""
        swapped = self.swapped(options)
        gone = frozenset(swapped.get(card, card) for card in card_list(self.left_out))
        return tuple([card for card in PACK if card not in gone])

    def swapped(self, options: Mapping[str, str]) -> dict[str, str]:
        """The cards exchanged under the readings of ``options``: each card with the card whose place it takes."""
        found: dict[str, str] = {}
        for option, readings in self.stand_ins.items():
            for card, place in readings.get(options.get(option, ""), {}).items():
                found |= {card: place, place: card}
        return found


def fault_of(table: TableFacts) -> str:
    """The fault of a table, or an empty string: an empty word, a wrong number of cards, or an impossible stand-in."""
    if not (table.closes.strip() and table.plain_game.strip()):
        return "a word that closes a turn and a plain game are needed"
    try:
        pack = table.pack({})
    except ValueError as fault:
        return str(fault)
    dealt = ACTIVE * table.hand + sum(table.talon)
    if len(pack) != dealt:
        return f"{ACTIVE} hands and the Talon have {dealt} cards, but the pack has {len(pack)}"
    pairs = [pair for readings in table.stand_ins.values() for reading in readings.values() for pair in reading.items()]
    for card, place in pairs:
        if card not in PACK or card in pack or place not in pack:
            return f"{card} cannot take the place of {place}; expected a card that the pack lacks for one that it has"
    return ""
