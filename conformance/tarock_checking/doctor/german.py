"""What the doctor says in German."""

from __future__ import annotations

from typing import Final

from tarock_checking.doctor.complaints import Trouble
from tarock_checking.doctor.wording import DoctorWords, Remedy

_FLUSH: Final = (
    "Schick nach jeder Antwort weg, was noch im Puffer liegt: in Python print(…, flush=True), in C fflush(stdout), "
    "in Java System.out.flush(), in Ruby $stdout.sync = true, in Perl $| = 1. Und lies stdin Zeile für Zeile, nicht "
    "bis zum Ende."
)
_SIGNS: Final = (
    "Lies und schreib UTF-8, was auch immer das System lieber hätte: in Python sys.stdin.buffer oder "
    'sys.stdin.reconfigure(encoding="utf-8"), in Java new InputStreamReader(System.in, UTF_8).'
)

GERMAN: Final = DoctorWords(
    troubles={
        Trouble.NOT_FOUND: Remedy(
            "Es startet nicht: Das Programm {program} ist nicht zu finden.",
            "Nenn eines, das da ist{near:, etwa {}}, oder schreib den ganzen Pfad hin.",
        ),
        Trouble.NO_FILE: Remedy(
            "Es startet nicht: {path} gibt es hier nicht.",
            "Nenn eine Datei, die da ist, von diesem Ordner aus gesehen.",
        ),
        Trouble.IS_FOLDER: Remedy("Es startet nicht: {path} ist ein Ordner.", "Nenn das Programm darin."),
        Trouble.NOT_EXECUTABLE: Remedy(
            "Es startet nicht: {path} darf nicht ausgeführt werden.",
            "chmod +x {path}{instead:, oder nenn, was es ausführt: --engine '{}'}.",
        ),
        Trouble.NO_INTERPRETER: Remedy(
            "Es startet nicht: Die erste Zeile von {path} nennt {interpreter}, und das gibt es nicht.",
            "Nenn dort, was es ausführt, etwa #!/usr/bin/env python3, mit einem bloßen Zeilenvorschub am Ende.",
        ),
        Trouble.NOT_FOR_THIS_SYSTEM: Remedy(
            "Es startet nicht: Das System weiß nicht, wie es {path} ausführen soll.",
            "Ein Skript braucht eine erste Zeile wie #!/usr/bin/env python3, ein übersetztes Programm muss für diese "
            "Maschine sein.",
        ),
        Trouble.NOT_STARTED: Remedy(
            "Es startet nicht: {reason}.", "Starte {path} für sich allein und sieh nach, was ihm fehlt."
        ),
        Trouble.ARGUMENT_MISSING: Remedy(
            "Es endet sofort: Sein Befehl nennt {word}, und das gibt es hier nicht.",
            "Schreib den Pfad der Datei hin, von diesem Ordner aus gesehen.",
        ),
        Trouble.FINDS_NOT_ITS_OWN: Remedy(
            "Es endet, ehe es `{ask}` beantwortet{status: ({})}: Es findet eine eigene Datei oder ein Modul nicht.",
            "Ein Programm läuft in einem eigenen leeren Ordner. Geh zuerst in deinen: \"sh -c 'cd ORDNER && exec …'\".",
        ),
        Trouble.STUMBLES_OVER_SIGNS: Remedy(
            "Es endet, ehe es `{ask}` beantwortet: Es stolpert über Zeichen wie ♥ und ü, die in UTF-8 kommen.", _SIGNS
        ),
        Trouble.ENDED: Remedy(
            "Es endet, ehe es `{ask}` beantwortet{status: ({})}.",
            "Es muss antworten, bis sein stdin endet, was immer es gefragt wird{stderr:; warum es das nicht tat, sagt "
            "vielleicht sein stderr}.",
        ),
        Trouble.CLOSED: Remedy(
            "Es schließt stdin oder stdout, ehe es `{ask}` beantwortet, und läuft weiter.",
            "Beide müssen offen bleiben, bis sein stdin endet.",
        ),
        Trouble.KEPT_BACK: Remedy(
            "Es beantwortet `{ask}` erst, wenn stdin zu ist: Es hält seine Antworten zurück, und beide warten.", _FLUSH
        ),
        Trouble.NO_LINE_END: Remedy(
            "Seine Antwort auf `{ask}` hört nicht auf: Eine Zeile ist erst mit dem Zeilenvorschub ganz.",
            "Schreib hinter jede Antwort einen Zeilenvorschub.",
        ),
        Trouble.SILENT: Remedy(
            "Es beantwortet `{ask}` nicht innerhalb von {seconds} s.",
            "Es muss eine Zeile lesen und eine schreiben. Braucht es nur länger, hilft --timeout.",
        ),
        Trouble.NOT_UTF8: Remedy("Seine Antwort auf `{ask}` ist kein UTF-8; sie sieht nach {encoding} aus.", _SIGNS),
        Trouble.BYTE_ORDER_MARK: Remedy(
            "Seine Antwort beginnt mit einer Marke der Bytefolge (BOM).",
            "Schreib UTF-8 ohne sie: Das erste Byte ist das der {.",
        ),
        Trouble.SEVERAL_LINES: Remedy(
            "Seine Antwort auf `{ask}` geht über mehrere Zeilen.",
            "Schreib jede Antwort in eine Zeile, das JSON ohne Einrückung.",
        ),
        Trouble.SINGLE_QUOTES: Remedy(
            "Seine Antwort auf `{ask}` steht in einfachen Anführungszeichen und ist damit kein JSON.",
            "Lass sie von einer JSON-Bibliothek schreiben: in Python json.dumps(…).",
        ),
        Trouble.CHATTER: Remedy(
            "Es schreibt auf stdout, was keine Antwort ist: {line}",
            "Auf stdout gehören nur Antworten, eine Zeile für jede Frage; alles andere gehört auf stderr.",
        ),
        Trouble.NOT_JSON: Remedy(
            "Seine Antwort auf `{ask}` ist kein JSON: {line}",
            'Antworte mit einer Zeile wie {"id": 7, "answer": {…}}.',
        ),
        Trouble.NO_ID: Remedy(
            "Seine Antwort auf `{ask}` hat keine id.", 'Schreib die id der Frage in die Antwort, hier "id": {wanted}.'
        ),
        Trouble.ID_AS_TEXT: Remedy(
            "Die id seiner Antwort auf `{ask}` ist ein Text.", 'Schreib sie als Zahl, hier "id": {wanted}.'
        ),
        Trouble.WRONG_ID: Remedy(
            "Seine Antwort auf `{ask}` hat die id {given}; die Frage hatte {wanted}.",
            "Schreib die id der Frage hin, die beantwortet wird. Ist es die einer anderen, so fehlt eine Antwort oder "
            "kam eine doppelt.",
        ),
        Trouble.BARE_ANSWER: Remedy(
            "In seiner Antwort auf `{ask}` steht weder `answer` noch `declined` noch `error`.",
            'Die Felder der Antwort gehören in `answer`: {"id": …, "answer": {…}}.',
        ),
        Trouble.OTHER_FORM: Remedy(
            "Seine Antwort auf `{ask}` hat eine andere Form: {reason}.",
            "Gib ihr die Form dessen, was hier richtig ist; `tarock schema` und docs/protocol.md haben das Ganze.",
        ),
        Trouble.TOO_LONG: Remedy(
            "Seine Antwort auf `{ask}` ist zu lang: {reason}.", "Halt die Grenzen des Protokolls ein."
        ),
        Trouble.OTHER_VERSION: Remedy(
            "Es spricht eine andere Version des Protokolls: {reason}.",
            "Nenn in der Antwort auf hello die Version, die dort steht.",
        ),
        Trouble.DECLINES_HELLO: Remedy(
            "Es lehnt hello ab: {reason}.",
            "Antworte darauf, wer es ist, was es spielt und welche Fragen es beantwortet.",
        ),
        Trouble.READS_NO_UTF8: Remedy(
            "Es liest unser UTF-8 als {encoding}, sodass aus ♥ und ü andere Zeichen werden: {error}", _SIGNS
        ),
        Trouble.KNOWS_NOT_OUR_CARD: Remedy(
            "Es kennt die Karte {card} nicht: {error}",
            "Fragen schreiben Karten nur auf eine Art: Sküs XXI … I, und Rang und Farbe wie in K♥ oder 10♠.",
        ),
        Trouble.REPORTS_ERROR: Remedy(
            "Es beantwortet `{ask}` mit einem Fehler: {error}",
            "Sieh nach, was dort schiefging; was es nicht kann, kann es stattdessen ablehnen (`declined`).",
        ),
        Trouble.NO_CARD_OF_OURS: Remedy(
            "Seine Antwort auf `{ask}` nennt die Karte {card}, die es nicht gibt.",
            "Schreib Karten wie in den Fragen{near:: hier ist es {}}; Kh und 10s werden auch gelesen.",
        ),
        Trouble.ODD_ANSWER: Remedy(
            "Seine Antwort auf `{ask}` widerspricht sich: {reason}.", "Sieh dir dieses Feld der Antwort an."
        ),
        Trouble.UNSTEADY: Remedy(
            "Einmal ging es schief, und auf dieselbe Frage an ein frisch gestartetes nicht: {reason}",
            "Nichts darf daran hängen, was vorher gefragt wurde: Jede Frage ist für sich vollständig.",
        ),
        Trouble.UNKNOWN_QUESTION: Remedy(
            "Sein hello bietet die Frage {name} an, die es nicht gibt.",
            "Nimm sie aus `questions`{near:, oder schreib {}}. Es gibt: {known}.",
        ),
        Trouble.UNKNOWN_RULES: Remedy(
            "Sein hello nennt keine Regeln, die wir kennen{name:, nur {}}.", "{near:Schreib {}. }Es gibt: {known}."
        ),
        Trouble.MORE_RULES: Remedy(
            "Sein hello nennt auch die Regeln {name}, die wir nicht kennen und nach denen wir nicht fragen.",
            "{near:Ist {} gemeint, so schreib das.}",
        ),
        Trouble.OTHER_RULES: Remedy(
            "Es spielt {name} nicht: Sein hello nennt {offered}.",
            "Nenn {name} in seinen `rules`, oder sieh es nach dem an, was es spielt.",
        ),
        Trouble.UNKNOWN_OPTION: Remedy(
            "Sein hello nennt die Option {name} in {of}, die es nicht gibt.",
            "{near:Schreib {}. }`tarock clauses` zeigt jede Option mit ihren Lesarten.",
        ),
        Trouble.UNKNOWN_READING: Remedy(
            "Sein hello nennt die Lesart {name} von {of}, die es nicht gibt.",
            "{near:Schreib {}. }Es gibt: {known}.",
        ),
        Trouble.NO_READING: Remedy(
            "Sein hello nennt die Option {name} von {of} ohne eine Lesart.",
            "Nenn die, die es spielt, oder lass {name} weg. Es gibt: {known}.",
        ),
        Trouble.OTHER_READING: Remedy(
            "{house} spielt {option}={reading}, und sein hello bietet das nicht an{offered:, nur {}}: Was davon "
            "abhängt, wird abgelehnt.",
            "Lass hello unter den Optionen von {of} {told} sagen.",
        ),
        Trouble.ODD_HOUSE: Remedy(
            "Sein hello sagt unter `houses`, was nicht sein kann: {reason}",
            "docs/houses.md sagt, wie jede Art von Wert aussieht.",
        ),
        Trouble.UNKNOWN_FIELD: Remedy(
            "Sein hello bietet in der Antwort auf `{of}` das Feld {name} an, das es nicht gibt.",
            "{near:Schreib {}. }Es gibt: {known}.",
        ),
        Trouble.NO_FIELD: Remedy(
            "Sein hello bietet kein Feld der Antwort auf `{name}` an.",
            "Nenn die, die es sagt, oder lass `{name}` aus `fields` weg. Es gibt: {known}.",
        ),
        Trouble.FIELDS_OF_NOTHING: Remedy(
            "Sein hello nennt Felder der Frage {name}, die es nicht beantwortet.",
            "Nimm sie aus `fields`{near:, oder schreib {}}; oder nenn sie in `questions`.",
        ),
        Trouble.NEVER_IN_PART: Remedy(
            "Sein hello sagt unter `in_part`, dass ihm bei {name} ein Teil genügt, wo immer alles gesagt wird.",
            "Nimm sie aus `in_part`{near:, oder schreib {}}. Es gibt: {known}.",
        ),
        Trouble.ODD_WINDOW: Remedy(
            "Sein hello nennt als window {given}.", "Mindestens 1 Frage ist unterwegs; lass es weg."
        ),
        Trouble.OFFERS_NOTHING: Remedy(
            "Sein hello bietet noch keine Frage an.", "Fang mit einer an: Nenn sie in `questions` und beantworte sie."
        ),
        Trouble.TOO_SLOW: Remedy(
            "Es braucht lange: Nach {seconds} s wurde nicht weitergefragt.",
            "Mach es schneller, oder gib ihm länger Zeit: --budget.",
        ),
        Trouble.PROMISED: Remedy(
            "Sein hello bietet `{ask}` an, und es lehnt jedes Mal ab: {reason}",
            "Beantworte es, oder nimm es aus `questions`.",
        ),
        Trouble.WRONG: Remedy("{source}, {ask}: falsch. {name}", "Warum, zeigt: {command}"),
    },
    labels={
        "asked": "gefragt",
        "answered": "geantwortet",
        "stderr": "stderr",
        "step": "Schritt",
        "expected": "erwartet",
        "given": "gegeben",
        "right": "richtig ist",
        "by hand": "von Hand",
    },
    started="Es startet und beantwortet hello nach {milliseconds} ms.",
    greeted="{name} {version} ({language}); spielt {rules}; beantwortet {questions}.",
    nothing="nichts",
    columns=("Frage", "gestellt", "richtig", "falsch", "abgelehnt", "kaputt", "ms", "längste"),
    measured="ms ist die Mitte dessen, was eine Antwort hier brauchte, mit dem Weg durch die Pipe; nur zur Auskunft.",
    more_wrong="… und {number} weitere nach {source}; `tarock check` zeigt alle.",
    stopped="Nach {number} Brüchen wurde nicht weitergefragt.",
    mend="Abhilfe: ",
    next="Als Nächstes käme `{ask}`: {name}",
    ready="Bereit: {command}",
    first="Zuerst: {mend}",
)
