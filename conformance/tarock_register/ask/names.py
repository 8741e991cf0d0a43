"""German names of questions and their fields, which a command line may use in place of those of the protocol."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.glossary import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

QUESTIONS: Final[Mapping[str, str]] = {
    "blatt": "deck",
    "augen": "count",
    "zaehlen": "count",
    "geben": "dealing",
    "darf_steigern": "may_bid",
    "darf_rufen": "may_call",
    "darf_weglegen": "may_discard",
    "darf_ansagen": "may_announce",
    "darf_spielen": "may_play",
    "stich": "trick",
    "abspiel": "play",
    "ergebnis": "result",
    "abrechnung": "settle",
    "naechster_geber": "next_dealer",
    "partie": "session",
    "gesehen": "view",
    "steigern": "may_bid",
    "rufen": "may_call",
    "weglegen": "may_discard",
    "ansagen": "may_announce",
    "spielen": "may_play",
    "stechen": "trick",
    "abrechnen": "settle",
    "abend": "session",
}
"""German names of questions."""

FIELDS: Final[Mapping[str, str]] = {
    "karten": "cards",
    "spiel": "contract",
    "hand": "hand",
    "blatt": "hand",
    "stich": "trick",
    "nummer": "number",
    "angesagt": "announced",
    "gerufen": "called",
    "spieler": "players",
    "geber": "dealer",
    "ausspieler": "leader",
    "bieter": "declarer",
    "gesteigert": "bids",
    "gesagt": "said",
    "weggelegt": "discards",
    "haende": "hands",
    "handlungen": "actions",
    "haufen": "piles",
    "stiche": "tricks",
    "gespielt": "played",
    "posten": "items",
    "wertungen": "items",
    "aufgegeben": "given_up",
    "im_talon": "from_talon",
    "vogel": "bird",
    "tarif": "tariff",
    "wertungspunkt": "tariff",
    "doppelt": "doubled",
    "ersetzt": "replaced",
    "genommen": "taken",
    "voriger": "previous",
    "los": "lot",
    "spiele": "deals",
    "letzte_stunde": "last_hour",
    "abgelegt": "laid",
    "beginnt": "starts",
    "haeufchen": "pile",
    "gewaehlt": "chosen",
    "platz": "seat",
    "paket": "pack",
    "abgehoben": "cut",
}
"""German names of fields, for all questions."""


_OWN: Final = {own: german for german, own in FIELDS.items() if german != own}
_ASKED: Final = {own: german for german, own in reversed([*QUESTIONS.items()])}
"""The first German name of each question."""
_NAMED: Final = re.compile(r"(?:(?<=^)|(?<=: )|(?<=; ))[a-z_]+(?=(?:\[\d+\])?[.:]| too\b)")
"""The names of fields at the beginning of a message."""


def with_german_fields(reason: str) -> str:
    """A reason why something is refused, such as ``contract: expected …``, with the German names of its fields."""
    return _NAMED.sub(lambda found: _OWN.get(found[0], found[0]), reason)


def in_german_names(name: str) -> str:
    """The German name of a question or a field, or the name itself where there is none."""
    return _ASKED.get(name, _OWN.get(name, name))


def in_protocol(kind: str, given: str, german: Mapping[str, str], known: Collection[str]) -> str:
    """The protocol's name for a protocol or German name, ignoring umlauts and capitals; UsageFaultError for others.

    A suggestion is in the language in which the name was written.
    """
    meant = {
        **{fold(name): own for name, own in german.items() if own in known},
        **{fold(name): name for name in known},
    }
    if fold(given) in meant:
        return meant[fold(given)]
    names = [name for name, own in german.items() if own in known]
    if not get_close_matches(given, known) and (close := get_close_matches(fold(given), names, n=1)):
        message = f"there is no {kind} '{given}'. Did you mean {close[0]}? It stands for {german[close[0]]}"
        raise UsageFaultError(message)
    check_known("", kind, given, known)
    return given
