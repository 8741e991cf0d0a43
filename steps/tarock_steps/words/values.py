"""All words that fields, headings and cells of steps may hold, for the catalogues of other languages.

A catalogue has each under its place (``field side``, ``head``, ``column counts``) or as a plain ``word``. Cards,
numbers, and the names of games and items are the same in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from tarock_language.message import Message, Word, message
from tarock_protocol.messages.parts import Due
from tarock_protocol.seating import PLAYERS
from tarock_steps.table.course import BIRDS, MOVES
from tarock_steps.table.setting import LAID_AWAY

Value: TypeAlias = Word | Message

_SUITS: Final = "♥♦♠♣"
_TRICKS: Final = 12
"""The most tricks that a deal has."""
TURNS: Final[Mapping[str, Due]] = {
    "bid": "bid",
    "call": "call",
    "decide on the Talon": "talon",
    "lay away": "discard",
    "speak": "say",
    "play": "play",
}
"""The deeds that may be a player's turn, in the words of the features."""


def _words(*texts: str) -> tuple[Word, ...]:
    return tuple(map(Word, texts))


SEATS: Final = _words(*PLAYERS)
NAMES: Final = frozenset({"rules", "reading", "option", "bid"})
"""The fields with a name, or a word of the table, that is the same in every language."""
FIELDS: Final[Mapping[str, tuple[Value, ...]]] = {
    "player": SEATS,
    "offender": SEATS,
    "deed": _words(*TURNS),
    "request": _words("bid", "call", "announce", "lead"),
    "stage": _words("bidding", "announcing"),
    "move": (
        *(Word(move) for move in MOVES if not move.endswith(BIRDS)),
        *(message("gives up with {bird}", bird=bird) for bird in BIRDS),
    ),
    "owner": (
        *_words("the declarer's side has", "the opponents have", "nobody has", LAID_AWAY),
        *(message("{player} took", player=player) for player in SEATS),
    ),
    "part": _words("cuts", "sits out", "deals", "is Vorhand", "wins the trick", "leads next"),
    "row": (Word("the trumps"), *(message("the suit {suit}", suit=suit) for suit in _SUITS)),
    "are": _words("is", "are"),
    "which_trick": (
        *_words("the last trick", "the last trick but one"),
        *(message("{trick} {number}", trick=Word("trick"), number=number) for number in range(1, _TRICKS + 1)),
    ),
    "gathered": _words("Augen", "tricks"),
    "giving_up": _words("Schleifen", "giving up", "paying"),
    "direction": _words("clockwise", "counter-clockwise"),
    "outcome": _words("won", "lost", "not scored"),
    "side": _words("declarer", "opponents"),
    "unit": _words("Cent", "point", "points"),
    "unnoticed": _words("unnoticed"),
    "state": _words("over", "not over"),
    "counts": _words("double", "once"),
}
"""The fields that hold one of these and nothing else."""
LISTS: Final[Mapping[str, tuple[Value, ...]]] = {"words": _words("first", "second", "all", "leave")}
"""The fields with a list of which each part may be one of these."""
HEADS: Final = _words(
    "leader",
    "cards",
    "item",
    "side",
    "outcome",
    "announced",
    "doubled by",
    "against",
    "replaced",
    "dealer",
    "vorhand",
    "counts",
    "game",
    "events",
    "payments",
    "winner",
    "brings",
    "of the game",
)
"""The headings of the tables below steps."""
COLUMNS: Final[Mapping[str, tuple[Value, ...]]] = {
    "side": _words("declarer", "opponents"),
    "outcome": _words("won", "lost"),
    "announced": _words("yes", "no"),
    "replaced": _words("yes", "no"),
    "counts": _words("double", "once"),
    "events": _words(
        "mond",
        "mond partner",
        "mond farbensolo",
        "paid",
        "thrown in",
        "valat",
        "valat failed",
        "twelve tricks",
        "renonce",
        "retour game",
        "retour announcement",
        "handed on",
        "from a Rufer",
        "given up",
    ),
}
"""The columns with a list of which each part may be one of these, by their headings."""
