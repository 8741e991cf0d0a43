"""The labels around an answer, in English and in German."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_language.catalogue import language_of
from tarock_steps.words.translation import field_said

if TYPE_CHECKING:
    from collections.abc import Mapping

GERMAN: Final[Mapping[str, str]] = {
    "nobody": "niemand",
    "none": "keine",
    "nothing": "nichts",
    "yes": "ja",
    "no": "nein",
    "seat {seat}": "Platz {seat}",
    "{name} (seat {seat})": "{name} (Platz {seat})",
    "not allowed": "nicht erlaubt",
    "allowed": "erlaubt",
    "Augen of {whose}": "Augen: {whose}",
    "the declarer": "Partei des Bieters",
    "the foes": "Gegner",
    "declarer": "Bieter",
    "foes": "Gegner",
    "{side}{against},{announced} {outcome}{doubled}": "{side}{against},{announced} {outcome}{doubled}",
    " announced,": " angesagt,",
    "won": "gewonnen",
    "lost": "verloren",
    ", doubled by {seats}": ", verdoppelt von {seats}",
    " against seat {seat}": " gegen Platz {seat}",
    "{amount} between two": "{amount} zwischen zweien",
    "points": "Punkte",
    "not decided by that": "damit nicht entschieden",
    "receive": "es bekommen",
    "next to {do}": "an der Reihe: {do}",
    "bid": "steigern",
    "call": "rufen",
    "talon": "Talon",
    "discard": "weglegen",
    "say": "ansagen",
    "play": "spielen",
    "engine": "Programm",
    "protocol": "Protokoll",
    "answers": "beantwortet",
    "rules": "Regeln",
    "trumps": "Tarock",
    "suit {suit}": "Farbe {suit}",
    "Trull": "Trull",
    "{augen} Augen each": "je {augen} Augen",
    "Augen in all": "Augen im Ganzen",
    "Augen": "Augen",
    "Talon, packet {number}": "Talon, Päckchen {number}",
    "Vorhand": "Vorhand",
    "packets go to": "ausgeteilt wird an",
    "cuts": "hebt ab",
    "direction": "Richtung",
    "clockwise": "im Uhrzeigersinn",
    "counter-clockwise": "gegen den Uhrzeigersinn",
    "sits out": "setzt aus",
    "next": "an der Reihe",
    "may say": "darf sagen",
    "contract": "gespielt wird",
    "face up": "offen",
    "winner": "gewinnt den Stich",
    "leads next": "spielt zum nächsten Stich aus",
    "dealer": "Geber",
    "deal {number}": "{number}. Spiel",
    "next deal": "nächstes Spiel",
    "doubled deals due": "doppelte Spiele ausständig",
    "dealt by {dealer}, Vorhand is {vorhand}, counts double": "gibt {dealer}, Vorhand ist {vorhand}, zählt doppelt",
    "dealt by {dealer}, Vorhand is {vorhand}, counts once": "gibt {dealer}, Vorhand ist {vorhand}, zählt einfach",
    "accepted": "gültig",
    "{number} actions": "{number} Handlungen",
    "refused": "nicht erlaubt",
    "action {index}: {reason}": "Handlung {index}, {act}",
    "laid away": "weggelegt",
    "Renonce of": "Renonce von",
    "called": "gerufen",
    "partner": "Partner",
    "trick": "Stich",
    "led by seat {seat}: ": "Platz {seat} spielt aus: ",
    ", won by {winner}": ", gewinnt {winner}",
    "seen": "gesehen",
    "may confer with": "darf sich besprechen mit",
    "It rests on": "Das beruht auf",
    "where {house} says otherwise": "wo {house} es anders hält",
    "by these readings of what is left open": "nach diesen Lesarten dessen, was offen ist",
    "default": "Vorgabe",
    "declined: {reason}": "lehnt ab: {reason}",
    "taken as given": "angenommen",
    "It rests also on": "Das beruht auch auf",
    "Named on the way there": "Auf dem Weg dahin genannt",
    "Asked": "Gefragt ist",
    "What follows": "Es folgt",
    "no answer": "keine Antwort",
    "As asked, without that": "Wie gefragt ist, ohne das",
    "instead of": "statt",
    "Another reading changes it": "Nach einer anderen Lesart wäre es anders",
    "No other reading changes that": "Keine andere Lesart ändert daran etwas",
    "and {number} more": "und {number} mehr",
    "trick {number}": "{number}. Stich",
    "Forgotten: {what}": "Vergessen: {what}",
    "{item} is announced in a {contract}": "{item} ist im {contract} angesagt",
    "beside a Valat that is made nothing else is scored": "neben einem gemachten Valat zählt nichts anderes",
    "{item} is on the sheet of a {contract}; here as won": "{item} gehört im {contract} dazu, hier als gewonnen",
    "{item} is on the sheet of a {contract}; here as lost": "{item} gehört im {contract} dazu, hier als verloren",
    "one of {items} is announced in a {contract}; here {item} as won": (
        "eines von {items} ist im {contract} angesagt, hier {item} als gewonnen"
    ),
    "seat {seat} holds {called} and is the partner": "Platz {seat} hat {called} und ist der Partner",
    "announced": "angesagt",
    "doubled by": "verdoppelt von",
    "cards": "Karten",
    "hand": "Blatt",
    "discards": "weggelegt",
    "number": "Nummer",
    "leader": "spielt aus",
    "players": "Spieler",
    "bids": "Steigern",
    "said": "Ansagen",
    "actions": "Handlungen",
    "from talon": "im Talon",
    "given up": "aufgegeben",
    "piles": "Haufen",
    "tricks": "Stiche",
    "played": "gespielt",
    "items": "Wertungen",
    "augen": "Augen",
    "bird": "Vogel",
    "tariff": "Wertungspunkt",
    "doubled": "doppelt",
    "renonce": "Renonce",
    "replaced": "ersetzt",
    "lot": "Los",
    "previous": "voriger Geber",
    "deals": "Spiele",
    "last hour": "letzte Stunde",
    "vorhand": "Vorhand",
    "laid": "weggelegt",
    "pack": "Paket",
    "cut": "abgehoben",
    "starts": "beginnt mit",
    "pile": "Häufchen",
    "chosen": "gewählt",
    "seat": "Platz",
}
"""The German for each English text."""


class Tongue:
    """A language for output: translates English texts and fills in names."""

    def __init__(self, *, german: bool = False) -> None:
        self.german = german

    def __call__(self, english: str, **named: object) -> str:
        """The text with its names filled in; KeyError where there is no German for it."""
        return (GERMAN[english] if self.german else english).format_map(named)

    def words(self, text: str) -> str:
        """A text with our words, such as the names of seats, in the language."""
        return field_said("words", text, language_of("de")) if self.german else text

    def either(self, english: str, german: str) -> str:
        """The one of two texts that is in the language."""
        return german if self.german else english


ENGLISH: Final = Tongue()
