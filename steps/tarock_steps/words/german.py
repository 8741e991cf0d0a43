"""Translates the fields, quoted words and tables of a step into German.

The wordings of the phrases stand beside their English ones; cards, numbers and names are the same in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tarock_protocol.seating import PLAYERS
from tarock_steps.table.course import BIRDS
from tarock_steps.table.setting import LAID_AWAY

NAMES: Final = frozenset({"rules", "reading", "option"})
"""The fields with a name of ours, which is the same in every language."""

_PLAYERS: Final = dict(zip(PLAYERS, ("Vorhand", "Zweiter", "Dritter", "Vierter", "Geber"), strict=True))

WORDS: Final[Mapping[str, str]] = {
    **_PLAYERS,
    "nobody": "niemand",
    "first": "erste Hälfte",
    "second": "zweite Hälfte",
    "all": "ganzer Talon",
    "leave": "liegen lassen",
    "trick": "Stich",
    "took": "hat in Stichen",
}
"""The German words for words that may be anywhere in a field or a cell."""

FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "deed": {
        "bid": "steigern",
        "call": "rufen",
        "decide on the Talon": "über den Talon entscheiden",
        "lay away": "weglegen",
        "speak": "ansagen",
        "play": "spielen",
    },
    "request": {"bid": "steigern", "call": "rufen", "announce": "ansagen", "lead": "ausspielen"},
    "stage": {"bidding": "Steigern", "announcing": "Ansagen"},
    "move": {
        "takes the first half": "nimmt die erste Hälfte",
        "takes the second half": "nimmt die zweite Hälfte",
        "takes the whole Talon": "nimmt den ganzen Talon",
        "leaves the Talon": "lässt den Talon liegen",
        "gives up by Schleifen": "gibt durch Schleifen auf",
        "gives up": "gibt auf",
        **{f"gives up with {bird}": f"gibt mit {bird} auf" for bird in BIRDS},
        "pays for the game": "zahlt das Spiel",
        "turns the deal into Fahren": "macht ein Fahren daraus",
    },
    "owner": {
        "the declarer's side has": "die Partei des Bieters hat",
        "the opponents have": "die Gegner haben",
        "nobody has": "niemand hat",
        LAID_AWAY: "weggelegt hat der Bieter",
    },
    "part": {
        "cuts": "hebt ab",
        "sits out": "setzt aus",
        "deals": "gibt",
        "is Vorhand": "ist Vorhand",
        "wins the trick": "gewinnt den Stich",
        "leads next": "spielt zum nächsten Stich aus",
    },
    "row": {"the trumps": "die Tarock", **{f"the suit {suit}": f"die Farbe {suit}" for suit in "♥♦♠♣"}},
    "are": {"is": "lautet", "are": "lauten"},
    "which_trick": {"the last trick": "der letzte Stich", "the last trick but one": "der vorletzte Stich"},
    "gathered": {"Augen": "Augen", "tricks": "Stiche"},
    "giving_up": {"Schleifen": "Schleifen", "giving up": "Aufgeben", "paying": "Zahlen"},
    "direction": {"clockwise": "im Uhrzeigersinn", "counter-clockwise": "gegen den Uhrzeigersinn"},
    "outcome": {"won": "gewonnen", "lost": "verloren", "not scored": "nicht gewertet"},
    "side": {"declarer": "den Bieter", "opponents": "die Gegner"},
    "unit": {"Cent": "Cent", "point": "Punkt", "points": "Punkte"},
    "unnoticed": {"unnoticed": "unbemerkt"},
    "state": {"over": "zu Ende", "not over": "nicht zu Ende"},
    "counts": {"double": "doppelt", "once": "einfach"},
}
"""The German words of fields that have words of their own."""

HEADS: Final[Mapping[str, str]] = {
    "leader": "spielt aus",
    "cards": "Karten",
    "item": "Wertung",
    "side": "Partei",
    "outcome": "Ausgang",
    "announced": "angesagt",
    "doubled by": "verdoppelt von",
    "against": "gegen",
    "replaced": "ersetzt",
    "dealer": "Geber",
    "vorhand": "Vorhand",
    "counts": "zählt",
    "game": "Spiel",
    "events": "was geschah",
    "payments": "Zahlungen",
    "winner": "macht den Stich",
    "brings": "bringt dem Bieter",
    "of the game": "davon für das Spiel",
}
"""The headings of the tables below steps."""

CELLS: Final[Mapping[str, str]] = {
    "declarer": "Bieter",
    "opponents": "Gegner",
    "won": "gewonnen",
    "lost": "verloren",
    "yes": "ja",
    "no": "nein",
    **FIELDS["counts"],
    "mond": "Mond gefangen",
    "mond partner": "Mond vom Partner gefangen",
    "mond farbensolo": "Mond im Farbensolo gefangen",
    "paid": "gezahlt",
    "thrown in": "zusammengeworfen",
    "valat": "Valat",
    "valat failed": "Valat misslungen",
    "twelve tricks": "zwölf Stiche",
    "renonce": "Renonce",
    "retour game": "Retour auf das Spiel",
    "retour announcement": "Retour auf eine Ansage",
    "handed on": "Vorhand weitergegeben",
    "from a Rufer": "aus einem Rufer",
    "given up": "aufgegeben",
}
"""The words in the cells of these tables, alone or in a list."""

WORD: Final = re.compile(rf"\b(?:of (?P<of>{'|'.join(PLAYERS)})|{'|'.join(WORDS)})\b")
"""One of these words, or the player whose announcement another one goes against."""
_OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
_FIELD: Final = re.compile(r"\{(\w+)\}")


def field_in_german(field: str, text: str) -> str:
    """The text of a field of this name in German."""
    return text if field in NAMES else FIELDS.get(field, {}).get(text) or words_in_german(text)


def cell_in_german(text: str) -> str:
    """A cell of a table in German, or a heading."""
    return HEADS.get(text) or ", ".join(CELLS.get(part) or words_in_german(part) for part in text.split(", "))


def words_in_german(text: str) -> str:
    """A text in German; only our words are translated, cards, numbers and table words stay."""
    return WORD.sub(_word, text)


def _word(match: re.Match[str]) -> str:
    return f"({_PLAYERS[match['of']]})" if match["of"] else WORDS[match[0]]


def said_in_german(wording: str, fields: Mapping[str, str | None]) -> str:
    """A German wording with its fields filled in; a part in square brackets is left out where a field is missing."""

    def optional(match: re.Match[str]) -> str:
        return match[1] if all(fields[field] is not None for field in _FIELD.findall(match[1])) else ""

    said = {field: field_in_german(field, text or "") for field, text in fields.items()}
    return _FIELD.sub(lambda match: said[match[1]], _OPTIONAL.sub(optional, wording))
