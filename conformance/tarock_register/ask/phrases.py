"""The phrases from which refusals are built, each with its German; ``{}`` is a placeholder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_FRAMES: Final[Mapping[str, str]] = {
    "expected one of: ": "erwartet: ",
    "Expected one of: ": "Es gibt: ",
    ": expected ": ": erwartet: ",
    ", expected ": ", erwartet: ",
    ", got nothing": ", genannt ist nichts",
    ", got ": ", nicht ",
    ", not '": ", nicht '",
    ", because ": ", denn ",
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
    "lot and previous: expected exactly one, a lot before the first deal, later the previous dealer": (
        "los und voriger: erwartet: genau eines davon, vor dem ersten Spiel ein Los, später der vorige Geber"
    ),
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

_OF_CARDS: Final[Mapping[str, str]] = {
    "a König": "ein König",
    "a Tarock": "ein Tarock",
    "a card of the pack": "eine Karte des Spiels",
    "a card of the hand of seat {}": "eine Karte aus dem Blatt von Platz {}",
    "a card of the hand": "eine Karte des Blattes",
    "a card that is not in the hand": "eine Karte, die nicht im Blatt ist",
    "a card, or a claim behind the last one": "eine Karte, oder hinter der letzten eine Meldung",
    "cards of no other hand": "Karten aus keinem anderen Blatt",
    "cards of no other trick": "Karten aus keinem anderen Stich",
    "cards of piles.{} that lie in no trick": "Karten aus piles.{}, die in keinem Stich liegen",
    "cards of piles.{}, who take the trick": "Karten aus piles.{}, die den Stich machen",
    "cards of piles.{}": "Karten aus piles.{}",
    "cards of it that seat {} may take": "Karten daraus, die Platz {} nehmen darf",
    "cards that may be laid away": "Karten, die weggelegt werden dürfen",
    "cards that no other seat took": "Karten, die kein anderer Platz hat",
    "at least {} cards of {} tricks": "mindestens {} Karten aus {} Stichen",
    " cards, {} for each of {} tricks": " Karten, je {} aus {} Stichen",
    " cards for {}, who took {} tricks": " Karten für {} mit {} Stichen",
    "because {} cards are left": "denn {} Karten sind noch da",
    "whole tricks of {} cards": "ganze Stiche zu {} Karten",
    "fewer cards than players": "weniger Karten als Spieler",
    " hands, one for each seat": " Blätter, eines für jeden Platz",
    " lists, one for each seat": " Listen, eine für jeden Platz",
    " numbers, one for each seat": " Zahlen, eine für jeden Platz",
    " hands as they were dealt": " Blätter, wie sie gegeben wurden",
    "a hand for a {}": "ein Blatt für {}",
    "a hand that has not to be thrown in": "ein Blatt, das nicht zusammengeworfen werden muss",
    "a hand with something to bid": "ein Blatt, mit dem sich etwas bieten lässt",
    "a hand {} the called {}, which seat {} holds": "ein Blatt {} {}, der gerufen ist und bei Platz {} liegt",
    "the cards of trick {}, which that seat took": "die Karten des {}. Stiches, den dieser Platz hat",
    "card {} is there twice": "die Karte {} ist zweimal da",
    "cards {} do not belong to the pack": "die Karten {} gehören nicht zum Spiel",
    "cards {} are missing from the pack": "die Karten {} fehlen im Spiel",
    "it a second time": "zum zweiten Mal",
    "a second time": "zum zweiten Mal",
    "each card once": "jede Karte einmal",
    "each trick once": "jeder Stich einmal",
    "each event once": "jedes Ereignis einmal",
    "each announcement once": "jede Ansage einmal",
    "no card": "keine Karte",
    "expected {} cards, ": "erwartet: {} Karten, ",
    "expected cards, ": "erwartet: Karten, ",
    "expected {} packets": "erwartet: {} Päckchen",
}
"""Phrases about cards."""

_OF_SEATS: Final[Mapping[str, str]] = {
    "a seat from 0 to ": "ein Platz von 0 bis ",
    "a seat among ": "ein Platz aus ",
    "a seat of the other side than that of the Spiel": "ein Platz der anderen Partei als der des Spiels",
    "a seat of the other side than ": "ein Platz der anderen Partei als ",
    "a seat of the side that announced ": "ein Platz der Partei mit der Ansage ",
    "a seat, because a {} has a partner": "ein Platz, denn {} hat einen Partner",
    "another seat than the declarer's, or none": "ein anderer Platz als der des Bieters, oder keiner",
    "another seat than {}, who announced ": "ein anderer Platz als {} mit der Ansage ",
    "one of the seats": "einer der Plätze",
    "a seat": "ein Platz",
    "an opponent of the declarer": "ein Gegner des Bieters",
    "an opponent, because each doubles the game for himself": "ein Gegner, denn jeder verdoppelt das Spiel für sich",
    "the seat of whoever broke the rules": "der Platz dessen, der gegen die Regeln verstoßen hat",
    "the seat that holds ": "der Platz mit ",
    "the called {} of seat ": "{}, der gerufen ist, von Platz ",
    ", got it of seat ": ", nicht von Platz ",
    "Vorhand, seat {}, in a ": "die Vorhand, Platz {}, im ",
    "Vorhand, seat {}, who begins with a ": "die Vorhand, Platz {}, sie beginnt mit einem ",
    " or the declarer": " oder der Bieter",
    "declarer, because {} is his side's alone": "Bieter, denn {} hat nur seine Partei",
    "declarer, whose game it is": "Bieter, denn es ist sein Spiel",
    "foes, because {} is theirs alone": "Gegner, denn {} haben nur sie",
    "at most {} seats": "höchstens {} Plätze",
    "the dealer at seat {}: a table of {} has the seats 0 to ": (
        "der Geber auf Platz {}: bei {} Spielern gibt es 0 bis "
    ),
    "a table of {}: expected 4 or 5": "{} Spieler: erwartet: 4 oder 5",
    "there is no {} at a table of {}, only ": "{} gibt es bei {} Spielern nicht, nur ",
    "Second": "Zweiter",
    "Third": "Dritter",
    "Fourth": "Vierter",
    "Dealer": "Geber",
}
"""Phrases about seats."""

_OF_GAMES: Final[Mapping[str, str]] = {
    "a game in which cards are laid away": "ein Spiel, in dem weggelegt wird",
    "a game with a declarer": "ein Spiel mit einem Bieter",
    "a round behind which cards are played": "eine Ansagerunde, nach der gespielt wird",
    "one behind which the game is only paid": "eine, nach der nur gezahlt wird",
    "a round in which seat {} comes to play a {}": "eine Runde, in der Platz {} zu einem {} kommt",
    "no bid, because the auction is over": "kein Gebot, denn das Steigern ist zu Ende",
    "nothing more, because the round is over": "nichts mehr, denn die Runde ist zu Ende",
    "the whole round, in which seat {} speaks next": "die ganze Runde; als Nächster spricht Platz {}",
    "the whole round, in which something has to be said": "die ganze Runde; etwas muss gesagt werden",
    "a Tarock that seat {} may call": "ein Tarock, den Platz {} rufen darf",
    "the called König, because König ultimo is announced": "der gerufene König, denn König ultimo ist angesagt",
    "the called card": "die gerufene Karte",
    "what may be bid there": "was dort gesteigert werden darf",
    "what may be said there": "was dort gesagt werden darf",
    "what may be claimed there": "was dort gemeldet werden darf",
    "an action that is allowed": "etwas, was erlaubt ist",
    "Kontra, Gut!, or an answer such as ": "Kontra, Gut! oder eine Antwort wie ",
    "'{} Spiel' or '{} ITEM of SEAT' with an item among ": (
        "'{} Spiel' oder '{} WERTUNG of PLATZ' mit einer Wertung aus "
    ),
    ", a doubling, or one of ": ", eine Verdopplung oder eines von ",
    "tricks of a deal": "Stiche eines Spiels",
    "what is allowed, because in {} no breach of the rules stands": (
        "was erlaubt ist, denn in {} bleibt kein Verstoß gegen die Regeln stehen"
    ),
    "as many cards as {} tricks, the Talon and what was laid away come to: ": (
        "so viele Karten, wie {} Stiche, der Talon und das Weggelegte ergeben: "
    ),
    "cards that lie in tricks or may be laid away": "Karten, die in Stichen liegen oder weggelegt werden dürfen",
}
"""Phrases about games and announcements."""

_OF_SHEETS: Final[Mapping[str, str]] = {
    "Spiel among them, which somebody has won": "Spiel darunter, das jemand gewonnen hat",
    "a Kontra to the game beside an announced {} of foes": "ein Kontra auf das Spiel neben {} der Gegner mit Ansage",
    "all of {} against one opponent each, or one for all": "alle {} gegen je einen Gegner, oder eines für alle",
    "amounts that are alike on each side, ": "Beträge, die in jeder Partei gleich sind, ",
    "at least one item": "mindestens eine Wertung",
    "no Spiel, because the Valat takes its place in this reading": (
        "kein Spiel, denn der Valat steht nach dieser Lesart an seiner Stelle"
    ),
    "no before the first deal": "nein vor dem ersten Spiel",
    "no less than ": "nicht weniger als ",
    "no more than {} in all": "nicht mehr als {} im Ganzen",
    "no second {} beside the one that was won": "kein zweites {} neben dem gewonnenen",
    "no {} beside ": "kein {} neben ",
    "no, because it is noticed": "nein, denn es wird bemerkt",
    "no, because no deal of {} is left unplayed here": "nein, denn in {} bleibt hier kein Spiel ungespielt",
    "no, because nothing is called in a ": "nein, denn gerufen wird nichts im ",
    "no, because only the declarer's side announces ": "nein, denn nur die Partei des Bieters sagt an: ",
    "no, because the opponents win no such {} in this reading": (
        "nein, denn nach dieser Lesart gewinnen die Gegner kein {}"
    ),
    "no, because the other side has won ": "nein, denn die andere Partei hat gewonnen: ",
    "no, because there is no Talon": "nein, denn es gibt keinen Talon",
    "no, because {} is not announced": "nein, denn {} wird nicht angesagt",
    "no in a ": "nein im ",
    "no in ": "nein in ",
    ", because that side has won ": ", denn diese Partei hat gewonnen: ",
    ", because that side has lost ": ", denn diese Partei hat verloren: ",
    "nobody, because a {} is not doubled": "niemand, denn {} wird nicht verdoppelt",
    "nobody, because {} of the opponents is not doubled": "niemand, denn {} der Gegner wird nicht verdoppelt",
    "nobody, because {} was not announced": "niemand, denn {} wurde nicht angesagt",
    "yes beside a Renonce": "ja neben einer Renonce",
    "yes, because {} does not count in silence": "ja, denn {} zählt still nicht",
    "yes, because {} is not lost in silence": "ja, denn {} geht still nicht verloren",
    "none, and nothing taken in a ": "keine, und nichts genommen im ",
    "none, because every game has a declarer": "keiner, denn jedes Spiel hat einen Bieter",
    "none, because nobody declares": "keine, denn niemand spielt für sich",
    "none, because the called card lay in the Talon": "keiner, denn die gerufene Karte lag im Talon",
    "none, because the deal was thrown in": "keiner, denn das Spiel wurde zusammengeworfen",
    "none, because the declarer did not pay for the game": "keiner, denn der Bieter hat das Spiel nicht gezahlt",
    "none, because the declarer gave up": "keiner, denn der Bieter hat aufgegeben",
    "expected none, ": "erwartet: keines, ",
    "none against ": "keines gegen ",
    "none in a ": "keines im ",
    "none in ": "keines in ",
    "nothing beside the Valat in this reading": "nach dieser Lesart nichts neben dem Valat",
    "nothing but the Valat, which takes the place of everything": "nur der Valat, der an der Stelle von allem steht",
    "nothing, because no Valat takes the place of the game": "nichts, denn kein Valat steht an der Stelle des Spiels",
    "nothing, because the dealer sits out": "nichts, denn der Geber setzt aus",
    "nothing in a ": "nichts im ",
    "nothing in ": "nichts in ",
    "the doubling of ": "die Verdopplung von ",
    "the game whose place the Valat takes, because its amount depends on it": (
        "das Spiel, an dessen Stelle der Valat steht, denn von ihm hängt der Betrag ab"
    ),
    "the trick of the II, or all tricks where it was laid away": (
        "der Stich mit der II, oder alle Stiche, wenn sie weggelegt ist"
    ),
    "the trick with the {} among them, because {} was announced": "darunter der Stich mit dem {}, denn {} war angesagt",
    "the tricks of each seat, because only they count for Trull and Könige in this reading": (
        "die Stiche jedes Platzes, denn nach dieser Lesart zählen nur sie für Trull und Könige"
    ),
    "the tricks of each seat, because partners count apart in this reading": (
        "die Stiche jedes Platzes, denn nach dieser Lesart zählen Partner getrennt"
    ),
    "the tricks of each seat, because what was laid away is told": (
        "die Stiche jedes Platzes, denn was weggelegt ist, steht da"
    ),
    "trick {} among them, because {} was announced": "darunter der {}. Stich, denn {} war angesagt",
    "trick {} among them, which was the last": "darunter der {}. Stich, der letzte",
    "what can be beside ": "was neben diesem sein kann: ",
    "whole points or thirds of one, such as 107/3 for 35 points and 2 Blatt": (
        "ganze Punkte oder Drittel davon, etwa 107/3 für 35 Punkte und 2 Blatt"
    ),
    " of one side only once": " einer Partei nur einmal",
    " only once": " nur einmal",
    " once for each player of a side": " einmal für jeden Spieler einer Partei",
    " won or lost against all alike": " gegen alle gleich gewonnen oder verloren",
    ", as the cards of {} trick count": ", wie die Karten aus {} Stich zählen",
    ", as the cards of {} tricks count": ", wie die Karten aus {} Stichen zählen",
    " of seats {} together": " der Plätze {} zusammen",
    "in all, as {} cards count": "im Ganzen, wie {} Karten zählen",
    "as many as some cards count": "so viele, wie irgendwelche Karten zählen",
    ", which seat {} still has": ", die Platz {} noch hat",
    "seat {}, because seat {} took trick {}": "Platz {}, denn von Platz {} ist Stich {}",
    ", in lowest terms": ", gekürzt",
    ", which {} plays": ", wie es {} spielt",
    "against each of ": "gegen jeden von ",
}
"""Phrases about a sheet that is settled or counted."""

_OF_NUMBERS: Final[Mapping[str, str]] = {
    "a number from ": "eine Zahl von ",
    "from {} to {}": "von {} bis {}",
    "at least ": "mindestens ",
    "at most ": "höchstens ",
    "so many are told": "so viele sind genannt",
    "0, because the dealer sits out": "0, denn der Geber setzt aus",
    "0, because the pack was knocked on": "0, denn es wurde geklopft",
    "one of {} in a ": "eines von {} im ",
    "one of {} in {}": "eines von {} in {}",
    "one of ": "eines von ",
    " among them": " darunter",
    "in all": "im Ganzen",
}
"""Phrases about numbers, and words that several phrases share."""

PHRASES: Final[Mapping[str, str]] = {
    **_FRAMES, **_TYPED, **_EXPLAINED, **_OF_CARDS, **_OF_SEATS, **_OF_GAMES, **_OF_SHEETS, **_OF_NUMBERS,
}  # fmt: skip
"""All phrases."""
