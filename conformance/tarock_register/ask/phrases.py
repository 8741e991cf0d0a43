"""The phrases of faults about what was typed, each with its German; ``{}`` is a placeholder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_FRAMES: Final[Mapping[str, str]] = {
    "expected one of: ": "erwartet: ",
    "Expected one of: ": "Es gibt: ",
    ": expected ": ": erwartet: ",
    ", expected ": ", erwartet: ",
    ", got ": ", nicht ",
    ", not '": ", nicht '",
    " (by the rules of {})": " (nach den Regeln von {})",
    "Did you mean {}?": "Gemeint ist vielleicht {}.",
    "did you mean {}? ": "gemeint ist vielleicht {}; ",
    "did you mean {}?": "gemeint ist vielleicht {}",
    "It stands for {}": "Das steht für {}",
    "there is no {} '{}'": "es gibt kein {} '{}'",
    "there is no question '": "es gibt keine Frage '",
    "there is no rule set '": "es gibt kein Regelwerk '",
    "there is no scenario '": "es gibt kein Szenario '",
    "there is no option '": "es gibt keine Option '",
    "there is no reading '": "es gibt keine Lesart '",
    "items, number ": "wertungen, Nummer ",
    "there is no item '{}'": "es gibt keine Wertung '{}'",
    "there is no field of '{}' called '": "die Frage '{}' hat kein Feld '",
    "fill in what stands for '…'": "statt '…' gehört hierher, was du weißt",
    "'{}' needs this field": "ohne das geht die Frage '{}' nicht",
    " too, expected ": " ebenso, erwartet: ",
    "An example: ": "Ein Beispiel: ",
    "given twice": "steht zweimal da",
    "expected a value, as in ": "erwartet: ein Wert wie in ",
    " or none": " oder niemand",
    " or ": " oder ",
    " and ": " und ",
    "`tarock clauses` shows every scenario": "`tarock clauses` zeigt alle Szenarien",
    "`tarock clauses` shows every option": "`tarock clauses` zeigt alle Optionen",
}
"""Frames around the fault itself."""

_TYPED: Final[Mapping[str, str]] = {
    "cards with blanks between them, such as ": "Karten mit Leerzeichen dazwischen, etwa ",
    "cards with / between the packets": "Karten, zwischen den Päckchen ein /",
    "words with commas between them": "Wörter mit Beistrichen dazwischen",
    "a seat, by number or by name such as Vorhand": "ein Platz, als Nummer oder mit Namen wie Vorhand",
    "a game such as Dreier": "ein Spiel wie Dreier",
    "a card such as Herz König": "eine Karte wie Herz König",
    "a Vogel such as Uhu": "ein Vogel wie Uhu",
    "the cards that lie on the table, such as {}, or nothing between the quotes where nothing is led yet": (
        "die Karten auf dem Tisch, etwa {}, oder nichts zwischen den Strichen, wenn noch nichts ausgespielt ist"
    ),
    "is a seat; whoever plays the game is told by the field declarer": (
        "ist ein Platz; wer das Spiel macht, steht im Feld bieter"
    ),
    "numbers from seat 0 on, or by name as in ": "Zahlen von Platz 0 an, oder mit Namen wie in ",
    "'Vorhand 30, Second 20, Third 10, Dealer 10'": "'Vorhand 30, Zweiter 20, Dritter 10, Geber 10'",
    "a whole number": "eine ganze Zahl",
    "yes or no": "ja oder nein",
    "a word": "ein Wort",
    "whole numbers with blanks between them": "ganze Zahlen mit Leerzeichen dazwischen",
    "whole numbers or fractions with blanks between them": "ganze Zahlen oder Brüche mit Leerzeichen dazwischen",
    "what each side has, such as 'declarer: {}', the rest being the others'": (
        "was jede Partei hat, etwa 'Bieter: {}'; der Rest gehört den anderen"
    ),
    "how many tricks the declarer's side took, or 'declarer: 7; foes: 5'": (
        "wie viele Stiche die Partei des Bieters hat, oder 'Bieter: 7; Gegner: 5'"
    ),
    "items with ; between them, such as 'Spiel won; Pagat announced lost; Trull foes'": (
        "Wertungen mit ; dazwischen, etwa 'Spiel gewonnen; Pagat angesagt verloren; Trull Gegner'"
    ),
    "an item, such as 'Spiel lost'": "eine Wertung wie 'Spiel verloren'",
    "games with / between them, each with its events behind a colon, such as ": (
        "Spiele mit / dazwischen, hinter jedem nach einem Doppelpunkt, was geschah, etwa "
    ),
    "tricks with commas between them, such as '{}' (number, leader, cards)": (
        "Stiche mit Beistrichen dazwischen, etwa '{}' (Nummer, wer ausspielt, Karten)"
    ),
    "seats and what they do with commas between them, as in ": (
        "Plätze und was sie tun, mit Beistrichen dazwischen, etwa "
    ),
    "or 'Vorhand: WORD; WORD; WORD'": "oder 'Vorhand: WORT; WORT; WORT'",
    "'0 WORD, 1 WORD'": "'0 WORT, 1 WORT'",
    "'0 say WORD, 1 play XXI'": "'0 say WORT, 1 play XXI'",
    "'{}' is no whole number": "'{}' ist keine ganze Zahl",
    "neither yes nor no": "weder ja noch nein",
    "a number for each of ": "eine Zahl für jeden von ",
    "expected one card, not ": "erwartet: eine einzige Karte, nicht ",
    "'{}' is no seat: expected {} or a number from 0 to ": (
        "'{}' ist kein Platz: erwartet: {} oder eine Zahl von 0 bis "
    ),
    "'{}' is no side: expected declarer (Bieter) or foes (Gegner)": (
        "'{}' ist keine Partei: erwartet: Bieter oder Gegner"
    ),
    "expected who says {}, as in '": "erwartet: wer {} sagt, wie in '",
    "'{}' is told by what was said, each in turn, such as ": ("'{}' steht in dem, was reihum gesagt wurde, etwa "),
    "'{}' doubles nothing: expected an item before it, as in ": (
        "'{}' verdoppelt nichts: erwartet: eine Wertung davor, wie in "
    ),
    "'{}' is no item: expected no items, but ": "'{}' ist keine Wertung: erwartet: keine Wertungen, sondern ",
    "=yes": "=ja",
    "'{}' says nothing that anybody does": "'{}' sagt nichts, was jemand tut",
    "'{}' is no card": "'{}' ist keine Karte",
    "the ranks of {} are {}, and the 1 is A": "in {} gibt es {}, und A ist das As, der Einser",
    "the ranks of {} are ": "in {} gibt es ",
    "expected its suit before it, as in ": "erwartet: die Farbe davor, wie in ",
    "expected cards such as {} or 'Tarock 17'": "erwartet: Karten wie {} oder 'Tarock 17'",
    "card {}, '{}', may be {}: expected the one that is meant": (
        "die {}. Karte, '{}', kann {} sein: erwartet: die, die gemeint ist"
    ),
    "nobody can be in turn behind '{}' of seat {}: ": "nach '{}' von Platz {} kann niemand an der Reihe sein: ",
    "nobody is in turn behind {} actions: expected the seat before the words, as in ": (
        "nach {} Handlungen ist niemand an der Reihe: erwartet: der Platz vor den Worten, wie in "
    ),
    "expected nothing after ": "erwartet: nichts hinter ",
    "expected JSON": "erwartet: JSON",
    "expected one object of JSON": "erwartet: ein Objekt in JSON",
    "a question in JSON": "einer Frage in JSON",
    "'Spiel won; Pagat announced lost'": "'Spiel gewonnen; Pagat angesagt verloren'",
}
"""Phrases about the text of a field."""

_EXPLAINED: Final[Mapping[str, str]] = {
    "there is no file '{}', and no such scenario: expected one, - for stdin, or a question": (
        "es gibt weder eine Datei '{}' noch so ein Szenario: erwartet: eines davon, - für stdin, oder eine Frage"
    ),
    "'{}' is no question: expected its name and its fields, such as trick ": (
        "'{}' ist keine Frage: erwartet: ihr Name und ihre Felder, etwa stich "
    ),
    "`tarock disputes WORDS` searches what the sources say": (
        "`tarock disputes WORTE` sucht, was die Quellen zu ein paar Worten sagen"
    ),
    "cannot read ": "nicht zu lesen ist ",
    "'{}' has {} rows: expected one of ": "'{}' hat {} Zeilen: erwartet: eine von ",
    "a course of a deal, not a position": "der Verlauf eines Spiels, keine einzelne Lage",
    "a number of tricks from 0 to {}, not ": "eine Zahl von Stichen von 0 bis {}, nicht ",
    " is based on ": " beruht auf ",
    "an example without rows; the id of a scenario names one row of an outline": (
        "ein Beispiel ohne Zeilen; die ID eines Szenarios nennt eine davon"
    ),
    "expected one example, found ": "erwartet: ein Beispiel, gefunden: ",
    "steps such as 'Given the rules \"lungau\"', found none": (
        "Schritte wie 'Angenommen die Regeln \"lungau\"', gefunden: keine"
    ),
    "Given, When, Then or And and what is so, not ": "Angenommen, Wenn, Dann oder Und, und was so ist, nicht ",
    "a step before the rows of its table": "ein Schritt vor den Zeilen seiner Tabelle",
    "there is no {} in ": "kein {} gibt es in ",
    "given as '{}' and as '": "genannt als '{}' und als '",
    "no phrase says '{}'; the nearest is ": "kein Satz heißt '{}'; der nächste ist ",
    "'{}' is said behind {}, not ": "'{}' steht hinter {}, nicht ",
}
"""Phrases about a file, a scenario or a deal."""

_OF_TABLES: Final[Mapping[str, str]] = {
    "the dealer at seat {}: a table of {} has the seats 0 to ": (
        "der Geber auf Platz {}: bei {} Spielern gibt es 0 bis "
    ),
    "a table of {}: expected 4 or 5": "{} Spieler: erwartet: 4 oder 5",
    "there is no {} at a table of {}, only ": "{} gibt es bei {} Spielern nicht, nur ",
    "Second": "Zweiter",
    "Third": "Dritter",
    "Fourth": "Vierter",
    "Dealer": "Geber",
    "one of ": "eines von ",
    "in all": "im Ganzen",
}
"""Phrases about a table, and words that several phrases share."""

PHRASES: Final[Mapping[str, str]] = {**_FRAMES, **_TYPED, **_EXPLAINED, **_OF_TABLES}
"""All phrases."""
