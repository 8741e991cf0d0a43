"""The doctor's texts in English."""

from __future__ import annotations

from typing import Final

from tarock_checking.doctor.complaints import Trouble
from tarock_checking.doctor.wording import DoctorWords, Remedy

_FLUSH: Final = (
    "Flush after each answer: in Python print(…, flush=True), in C fflush(stdout), in Java "
    "System.out.flush(), in Ruby $stdout.sync = true, in Perl $| = 1. And read stdin line by line, not to its end."
)
_SIGNS: Final = (
    "Read and write UTF-8 whatever the system prefers: in Python sys.stdin.buffer or "
    'sys.stdin.reconfigure(encoding="utf-8"), in Java new InputStreamReader(System.in, UTF_8).'
)

ENGLISH: Final = DoctorWords(
    troubles={
        Trouble.NOT_FOUND: Remedy(
            "It does not start: there is no program {program} on the path.",
            "Name one that exists{near:, perhaps {}}, or write its full path.",
        ),
        Trouble.NO_FILE: Remedy(
            "It does not start: there is no {path} here.", "Name a file that exists, relative to this folder."
        ),
        Trouble.IS_FOLDER: Remedy("It does not start: {path} is a folder.", "Name the program in it."),
        Trouble.NOT_EXECUTABLE: Remedy(
            "It does not start: {path} may not be executed.",
            "chmod +x {path}{instead:, or name what runs it: --engine '{}'}.",
        ),
        Trouble.NO_INTERPRETER: Remedy(
            "It does not start: the first line of {path} names {interpreter}, which is not there.",
            "Name there what runs it, such as #!/usr/bin/env python3, and end that line with a line feed alone.",
        ),
        Trouble.NOT_FOR_THIS_SYSTEM: Remedy(
            "It does not start: the system does not know how to run {path}.",
            "A script needs a first line such as #!/usr/bin/env python3; a compiled program must be for this machine.",
        ),
        Trouble.NOT_STARTED: Remedy("It does not start: {reason}.", "Start {path} by itself and see what it needs."),
        Trouble.ARGUMENT_MISSING: Remedy(
            "It ended at once: its command names {word}, which is not here.",
            "Write the path of that file as seen from this folder.",
        ),
        Trouble.FINDS_NOT_ITS_OWN: Remedy(
            "It ended before it answered `{ask}`{status: ({})}: it does not find a file or module of its own.",
            "A program runs in an empty folder of its own. Go to yours first: \"sh -c 'cd FOLDER && exec …'\".",
        ),
        Trouble.STUMBLES_OVER_SIGNS: Remedy(
            "It ended before it answered `{ask}`: it stumbles over signs such as ♥ and ü, which come in UTF-8.", _SIGNS
        ),
        Trouble.ENDED: Remedy(
            "It ended before it answered `{ask}`{status: ({})}.",
            "It has to answer until its stdin ends, whatever it is asked{stderr:; its stderr may say why it did not}.",
        ),
        Trouble.CLOSED: Remedy(
            "It closed its stdin or stdout before it answered `{ask}`, and runs on.",
            "It has to leave both open until its stdin ends.",
        ),
        Trouble.KEPT_BACK: Remedy(
            "It answers `{ask}` only when its stdin is closed: it buffers its answers, so both sides wait.", _FLUSH
        ),
        Trouble.NO_LINE_END: Remedy(
            "Its answer to `{ask}` has no end: a line ends with a line feed.",
            "Write a line feed after each answer.",
        ),
        Trouble.SILENT: Remedy(
            "It does not answer `{ask}` within {seconds} s.",
            "It has to read one line and to write one. If it only needs longer, see --timeout.",
        ),
        Trouble.NOT_UTF8: Remedy("Its answer to `{ask}` is not UTF-8; it looks like {encoding}.", _SIGNS),
        Trouble.BYTE_ORDER_MARK: Remedy(
            "Its answer begins with a byte order mark.", "Write UTF-8 without one: its first byte is that of the {."
        ),
        Trouble.SEVERAL_LINES: Remedy(
            "Its answer to `{ask}` has several lines.",
            "Write each answer on one line, without indenting the JSON.",
        ),
        Trouble.SINGLE_QUOTES: Remedy(
            "Its answer to `{ask}` is in single quotes, which is not JSON.",
            "Let a JSON library write it: in Python json.dumps(…).",
        ),
        Trouble.CHATTER: Remedy(
            "A line on stdout is no answer: {line}",
            "Write to stdout answers only, one line for each question; whatever else it has to say goes to stderr.",
        ),
        Trouble.NOT_JSON: Remedy(
            "Its answer to `{ask}` is not JSON: {line}", 'Answer with one line such as {"id": 7, "answer": {…}}.'
        ),
        Trouble.NO_ID: Remedy(
            "Its answer to `{ask}` has no id.", 'Copy the id of the question into the answer, here "id": {wanted}.'
        ),
        Trouble.ID_AS_TEXT: Remedy(
            "The id of its answer to `{ask}` is a text.", 'Copy it as a number, here "id": {wanted}.'
        ),
        Trouble.WRONG_ID: Remedy(
            "Its answer to `{ask}` has the id {given}; the question had {wanted}.",
            "Copy the id of the question that is answered. If it is that of another question, an answer is missing "
            "or given twice.",
        ),
        Trouble.BARE_ANSWER: Remedy(
            "Its answer to `{ask}` has neither `answer` nor `declined` nor `error`.",
            'Put the fields of the answer into `answer`: {"id": …, "answer": {…}}.',
        ),
        Trouble.OTHER_FORM: Remedy(
            "Its answer to `{ask}` has another form: {reason}.",
            "Give it the form of the right answer here; see `tarock schema` and docs/protocol.md.",
        ),
        Trouble.TOO_LONG: Remedy("Its answer to `{ask}` is too long: {reason}.", "Keep to the limits of the protocol."),
        Trouble.OTHER_VERSION: Remedy(
            "It speaks another version of the protocol: {reason}.", "Answer hello with the protocol that it names."
        ),
        Trouble.DECLINES_HELLO: Remedy(
            "It declines hello: {reason}.", "Answer it with who it is, what it plays and which questions it answers."
        ),
        Trouble.READS_NO_UTF8: Remedy(
            "It reads our UTF-8 as {encoding}, so that ♥ and ü turn into other signs: {error}", _SIGNS
        ),
        Trouble.KNOWS_NOT_OUR_CARD: Remedy(
            "It does not know the card {card}: {error}",
            "Questions spell cards in one way only: Sküs XXI … I, and rank and suit as in K♥ or 10♠.",
        ),
        Trouble.REPORTS_ERROR: Remedy(
            "It answers `{ask}` with an error: {error}",
            "Find out what went wrong; it can decline what it does not do.",
        ),
        Trouble.NO_CARD_OF_OURS: Remedy(
            "Its answer to `{ask}` names the card {card}, which does not exist.",
            "Spell cards as questions do{near:: here it is {}}; Kh and 10s are read too.",
        ),
        Trouble.ODD_ANSWER: Remedy(
            "Its answer to `{ask}` contradicts itself: {reason}.", "Look at that field of the answer."
        ),
        Trouble.UNSTEADY: Remedy(
            "It broke once and did not when it was asked the same of a fresh copy: {reason}",
            "Answers must not depend on earlier questions: each question is complete in itself.",
        ),
        Trouble.UNKNOWN_QUESTION: Remedy(
            "Its hello offers the question {name}, which does not exist.",
            "Take it out of `questions`{near:, or write {}}. There are: {known}.",
        ),
        Trouble.UNKNOWN_RULES: Remedy(
            "Its hello names no rule set that we know{name:, only {}}.", "{near:Write {}. }There are: {known}."
        ),
        Trouble.MORE_RULES: Remedy(
            "Its hello names the rule set {name} too, which we do not know and do not ask about.",
            "{near:If {} was meant, write that.}",
        ),
        Trouble.OTHER_RULES: Remedy(
            "It does not play {name}: its hello names {offered}.",
            "Name {name} in its `rules`, or test it by what it plays.",
        ),
        Trouble.UNKNOWN_OPTION: Remedy(
            "Its hello names the option {name} of {of}, which does not exist.",
            "{near:Write {}. }`tarock clauses` shows every option with its readings.",
        ),
        Trouble.UNKNOWN_READING: Remedy(
            "Its hello names the reading {name} of {of}, which does not exist.",
            "{near:Write {}. }There are: {known}.",
        ),
        Trouble.NO_READING: Remedy(
            "Its hello names the option {name} of {of} without a reading.",
            "Name those that it plays, or leave {name} out. There are: {known}.",
        ),
        Trouble.OTHER_READING: Remedy(
            "{house} plays {option}={reading}, and its hello does not offer that{offered:, only {}}: whatever it "
            "decides is declined.",
            "Let hello say {told} among the options of {of}.",
        ),
        Trouble.ODD_HOUSE: Remedy(
            "Its hello says something impossible under `houses`: {reason}", "docs/houses.md shows each kind."
        ),
        Trouble.UNKNOWN_FIELD: Remedy(
            "Its hello offers the field {name} of the answer to `{of}`, which does not exist.",
            "{near:Write {}. }There are: {known}.",
        ),
        Trouble.NO_FIELD: Remedy(
            "Its hello offers no field of the answer to `{name}`.",
            "Name those that it gives, or leave `{name}` out of `fields`. There are: {known}.",
        ),
        Trouble.FIELDS_OF_NOTHING: Remedy(
            "Its hello names fields of the question {name}, which it does not answer.",
            "Take it out of `fields`{near:, or write {}}; or name it in `questions`.",
        ),
        Trouble.NEVER_IN_PART: Remedy(
            "Its hello says under `in_part` that it takes a part of {name}, which is always complete.",
            "Take it out of `in_part`{near:, or write {}}. There are: {known}.",
        ),
        Trouble.ODD_WINDOW: Remedy(
            "Its hello gives the window {given}.", "At least 1 question is open at a time; leave it out."
        ),
        Trouble.OFFERS_NOTHING: Remedy(
            "Its hello offers no question yet.", "Begin with one: name it in `questions`, and answer it."
        ),
        Trouble.TOO_SLOW: Remedy(
            "It is slow: after {seconds} s nothing more was asked.", "Make it faster, or give it more time: --budget."
        ),
        Trouble.PROMISED: Remedy(
            "Its hello offers `{ask}`, and it declines it each time: {reason}",
            "Answer it, or take it out of `questions`.",
        ),
        Trouble.WRONG: Remedy("{source}, {ask}: wrong. {name}", "See why: {command}"),
    },
    labels={
        "asked": "asked",
        "answered": "answered",
        "stderr": "stderr",
        "step": "step",
        "expected": "expected",
        "given": "given",
        "right": "right is",
        "by hand": "by hand",
    },
    started="It starts, and answers hello after {milliseconds} ms.",
    greeted="{name} {version} ({language}); plays {rules}; answers {questions}.",
    nothing="nothing",
    columns=("question", "asked", "right", "wrong", "declined", "broken", "ms", "slowest"),
    measured="ms is the median time of its answers, pipe included; it is not judged.",
    more_wrong="… and {number} more of {source}; `tarock check` shows all of them.",
    stopped="After {number} breaches nothing more was asked.",
    mend="To mend it: ",
    next="Next comes `{ask}`: {name}",
    ready="Ready: {command}",
    first="First: {mend}",
)
