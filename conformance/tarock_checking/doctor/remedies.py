"""The sentences of ``tarock doctor``: for each kind of trouble what is wrong, and what mends it."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from tarock_checking.doctor.complaints import Complaint, Trouble
from tarock_language.message import Argument, Message, message

Patterns: TypeAlias = "Message | tuple[Message | None, ...]"
"""What is said, with places for the names of a complaint. Of several, the first one whose names are all there."""


class Remedy(NamedTuple):
    """What is wrong, and what mends it."""

    said: Patterns
    mend: Patterns


def what_is_wrong(complaint: Complaint) -> Message | str:
    """What is wrong."""
    return _filled(_REMEDIES[complaint.trouble].said, complaint.names)


def what_mends(complaint: Complaint) -> Message | str:
    """What mends it; empty if there is nothing to mend."""
    return _filled(_REMEDIES[complaint.trouble].mend, complaint.names)


def _filled(patterns: Patterns, names: Mapping[str, Argument]) -> Message | str:
    """The first pattern whose names are all there, else the last one; empty if that says nothing."""
    several = (patterns,) if isinstance(patterns, Message) else patterns
    chosen = next((pattern for pattern in several if all(map(names.get, _places(pattern)))), several[-1])
    return Message(chosen.id, {name: names.get(name, "") for name in _places(chosen)}) if chosen else ""


def _places(pattern: Message | None) -> list[str]:
    """The names of the places of a pattern."""
    parsed = string.Formatter().parse(pattern.id if pattern else "")
    return [name for _, name, _, _ in parsed if name is not None]


_FLUSH: Final = message(
    "Flush after each answer: in Python print(…, flush=True), in C fflush(stdout), in Java "
    "System.out.flush(), in Ruby $stdout.sync = true, in Perl $| = 1. And read stdin line by "
    "line, not to its end."
)
_SIGNS: Final = message(
    "Read and write UTF-8 whatever the system prefers: in Python sys.stdin.buffer or "
    'sys.stdin.reconfigure(encoding="utf-8"), in Java new InputStreamReader(System.in, UTF_8).'
)

_REMEDIES: Final[Mapping[Trouble, Remedy]] = {
    Trouble.NOT_FOUND: Remedy(
        message("It does not start: there is no program {program} on the path."),
        (
            message("Name one that exists, perhaps {near}, or write its full path."),
            message("Name one that exists, or write its full path."),
        ),
    ),
    Trouble.NO_FILE: Remedy(
        message("It does not start: there is no {path} here."),
        message("Name a file that exists, relative to this folder."),
    ),
    Trouble.IS_FOLDER: Remedy(message("It does not start: {path} is a folder."), message("Name the program in it.")),
    Trouble.NOT_EXECUTABLE: Remedy(
        message("It does not start: {path} may not be executed."),
        (
            message("chmod +x {path}, or name what runs it: --engine '{instead}'."),
            message("chmod +x {path}."),
        ),
    ),
    Trouble.NO_INTERPRETER: Remedy(
        message("It does not start: the first line of {path} names {interpreter}, which is not there."),
        message("Name there what runs it, such as #!/usr/bin/env python3, and end that line with a line feed alone."),
    ),
    Trouble.NOT_FOR_THIS_SYSTEM: Remedy(
        message("It does not start: the system does not know how to run {path}."),
        message(
            "A script needs a first line such as #!/usr/bin/env python3; a compiled program must be for this machine."
        ),
    ),
    Trouble.NOT_STARTED: Remedy(
        message("It does not start: {reason}."), message("Start {path} by itself and see what it needs.")
    ),
    Trouble.ARGUMENT_MISSING: Remedy(
        message("It ended at once: its command names {word}, which is not here."),
        message("Write the path of that file as seen from this folder."),
    ),
    Trouble.FINDS_NOT_ITS_OWN: Remedy(
        (
            message("It ended before it answered `{ask}` ({status}): it does not find a file or module of its own."),
            message("It ended before it answered `{ask}`: it does not find a file or module of its own."),
        ),
        message("A program runs in an empty folder of its own. Go to yours first: \"sh -c 'cd FOLDER && exec …'\"."),
    ),
    Trouble.STUMBLES_OVER_SIGNS: Remedy(
        message("It ended before it answered `{ask}`: it stumbles over signs such as ♥ and ü, which come in UTF-8."),
        _SIGNS,
    ),
    Trouble.ENDED: Remedy(
        (
            message("It ended before it answered `{ask}` ({status})."),
            message("It ended before it answered `{ask}`."),
        ),
        (
            message(
                "It has to answer until its stdin ends, whatever it is asked; its {stderr} may say why it did not."
            ),
            message("It has to answer until its stdin ends, whatever it is asked."),
        ),
    ),
    Trouble.CLOSED: Remedy(
        message("It closed its stdin or stdout before it answered `{ask}`, and runs on."),
        message("It has to leave both open until its stdin ends."),
    ),
    Trouble.KEPT_BACK: Remedy(
        message("It answers `{ask}` only when its stdin is closed: it buffers its answers, so both sides wait."), _FLUSH
    ),
    Trouble.NO_LINE_END: Remedy(
        message("Its answer to `{ask}` has no end: a line ends with a line feed."),
        message("Write a line feed after each answer."),
    ),
    Trouble.SILENT: Remedy(
        message("It does not answer `{ask}` within {seconds} s."),
        message("It has to read one line and to write one. If it only needs longer, see --timeout."),
    ),
    Trouble.NOT_UTF8: Remedy(message("Its answer to `{ask}` is not UTF-8; it looks like {encoding}."), _SIGNS),
    Trouble.BYTE_ORDER_MARK: Remedy(
        message("Its answer begins with a byte order mark."),
        message("Write UTF-8 without one: its first byte is that of the {{."),
    ),
    Trouble.SEVERAL_LINES: Remedy(
        message("Its answer to `{ask}` has several lines."),
        message("Write each answer on one line, without indenting the JSON."),
    ),
    Trouble.SINGLE_QUOTES: Remedy(
        message("Its answer to `{ask}` is in single quotes, which is not JSON."),
        message("Let a JSON library write it: in Python json.dumps(…)."),
    ),
    Trouble.CHATTER: Remedy(
        message("A line on stdout is no answer: {line}"),
        message(
            "Write to stdout answers only, one line for each question; whatever else it has to say goes to stderr."
        ),
    ),
    Trouble.NOT_JSON: Remedy(
        message("Its answer to `{ask}` is not JSON: {line}"),
        message('Answer with one line such as {{"id": 7, "answer": {{…}}}}.'),
    ),
    Trouble.NO_ID: Remedy(
        message("Its answer to `{ask}` has no id."),
        message('Copy the id of the question into the answer, here "id": {wanted}.'),
    ),
    Trouble.ID_AS_TEXT: Remedy(
        message("The id of its answer to `{ask}` is a text."), message('Copy it as a number, here "id": {wanted}.')
    ),
    Trouble.WRONG_ID: Remedy(
        message("Its answer to `{ask}` has the id {given}; the question had {wanted}."),
        message(
            "Copy the id of the question that is answered. If it is that of another question, an "
            "answer is missing or given twice."
        ),
    ),
    Trouble.BARE_ANSWER: Remedy(
        message("Its answer to `{ask}` has neither `answer` nor `declined` nor `error`."),
        message('Put the fields of the answer into `answer`: {{"id": …, "answer": {{…}}}}.'),
    ),
    Trouble.OTHER_FORM: Remedy(
        message("Its answer to `{ask}` has another form: {reason}."),
        message("Give it the form of the right answer here; see `tarock schema` and docs/protocol.md."),
    ),
    Trouble.TOO_LONG: Remedy(
        message("Its answer to `{ask}` is too long: {reason}."), message("Keep to the limits of the protocol.")
    ),
    Trouble.OTHER_VERSION: Remedy(
        message("It speaks another version of the protocol: {reason}."),
        message("Answer hello with the protocol that it names."),
    ),
    Trouble.DECLINES_HELLO: Remedy(
        message("It declines hello: {reason}."),
        message("Answer it with who it is, what it plays and which questions it answers."),
    ),
    Trouble.READS_NO_UTF8: Remedy(
        message("It reads our UTF-8 as {encoding}, so that ♥ and ü turn into other signs: {error}"), _SIGNS
    ),
    Trouble.KNOWS_NOT_OUR_CARD: Remedy(
        message("It does not know the card {card}: {error}"),
        message("Questions spell cards in one way only: Sküs XXI … I, and rank and suit as in K♥ or 10♠."),
    ),
    Trouble.REPORTS_ERROR: Remedy(
        message("It answers `{ask}` with an error: {error}"),
        (
            message("Find out what went wrong. If it does not know the game {game}, let its hello say {told}."),
            message("Find out what went wrong; it can decline what it does not do."),
        ),
    ),
    Trouble.NO_CARD_OF_OURS: Remedy(
        message("Its answer to `{ask}` names the card {card}, which does not exist."),
        (
            message("Spell cards as questions do: here it is {near}; Kh and 10s are read too."),
            message("Spell cards as questions do; Kh and 10s are read too."),
        ),
    ),
    Trouble.ODD_ANSWER: Remedy(
        message("Its answer to `{ask}` contradicts itself: {reason}."), message("Look at that field of the answer.")
    ),
    Trouble.UNSTEADY: Remedy(
        message("It broke once and did not when it was asked the same of a fresh copy: {reason}"),
        message("Answers must not depend on earlier questions: each question is complete in itself."),
    ),
    Trouble.UNKNOWN_QUESTION: Remedy(
        message("Its hello offers the question {name}, which does not exist."),
        (
            message("Take it out of `questions`, or write {near}. There are: {known}."),
            message("Take it out of `questions`. There are: {known}."),
        ),
    ),
    Trouble.UNKNOWN_RULES: Remedy(
        (
            message("Its hello names no rule set that we know, only {name}."),
            message("Its hello names no rule set that we know."),
        ),
        (
            message("Write {near}. There are: {known}."),
            message("There are: {known}."),
        ),
    ),
    Trouble.MORE_RULES: Remedy(
        message("Its hello names the rule set {name} too, which we do not know and do not ask about."),
        (
            message("If {near} was meant, write that."),
            None,
        ),
    ),
    Trouble.NO_OPTIONS: Remedy(
        message(
            "Options of {of} that its hello does not name: {number}. A scenario that names one of them is declined."
        ),
        message(
            "Write them among the options of {of}, each with the readings that the program plays."
            " `tarock ask --rules {of} --json hello` shows all of them."
        ),
    ),
    Trouble.OTHER_RULES: Remedy(
        message("It does not play {name}: its hello names {offered}."),
        message("Name {name} in its `rules`, or test it by what it plays."),
    ),
    Trouble.UNKNOWN_OPTION: Remedy(
        message("Its hello names the option {name} of {of}, which does not exist."),
        (
            message("Write {near}. `tarock clauses` shows every option with its readings."),
            message("`tarock clauses` shows every option with its readings."),
        ),
    ),
    Trouble.UNKNOWN_READING: Remedy(
        message("Its hello names the reading {name} of {of}, which does not exist."),
        (
            message("Write {near}. There are: {known}."),
            message("There are: {known}."),
        ),
    ),
    Trouble.NO_READING: Remedy(
        message("Its hello names the option {name} of {of} without a reading."),
        message("Name those that it plays, or leave {name} out. There are: {known}."),
    ),
    Trouble.OTHER_READING: Remedy(
        (
            message(
                "{house} plays {option}={reading}, and its hello does not offer that, only {offered}: "
                "whatever it decides is declined."
            ),
            message(
                "{house} plays {option}={reading}, and its hello does not offer that: whatever it decides is declined."
            ),
        ),
        message("Let hello say {told} among the options of {of}."),
    ),
    Trouble.ODD_HOUSE: Remedy(
        message("Its hello says something impossible under `houses`: {reason}"),
        message("docs/houses.md shows each kind."),
    ),
    Trouble.UNKNOWN_FIELD: Remedy(
        message("Its hello offers the field {name} of the answer to `{of}`, which does not exist."),
        (
            message("Write {near}. There are: {known}."),
            message("There are: {known}."),
        ),
    ),
    Trouble.NO_FIELD: Remedy(
        message("Its hello offers no field of the answer to `{name}`."),
        message("Name those that it gives, or leave `{name}` out of `fields`. There are: {known}."),
    ),
    Trouble.FIELDS_OF_NOTHING: Remedy(
        message("Its hello names fields of the question {name}, which it does not answer."),
        (
            message("Take it out of `fields`, or write {near}; or name it in `questions`."),
            message("Take it out of `fields`; or name it in `questions`."),
        ),
    ),
    Trouble.NEVER_IN_PART: Remedy(
        message("Its hello says under `in_part` that it takes a part of {name}, which is always complete."),
        (
            message("Take it out of `in_part`, or write {near}. There are: {known}."),
            message("Take it out of `in_part`. There are: {known}."),
        ),
    ),
    Trouble.ODD_WINDOW: Remedy(
        message("Its hello gives the window {given}."), message("At least 1 question is open at a time; leave it out.")
    ),
    Trouble.OFFERS_NOTHING: Remedy(
        message("Its hello offers no question yet."), message("Begin with one: name it in `questions`, and answer it.")
    ),
    Trouble.TOO_SLOW: Remedy(
        message("It is slow: after {seconds} s nothing more was asked."),
        message("Make it faster, or give it more time: --budget."),
    ),
    Trouble.PROMISED: Remedy(
        message("Its hello offers `{ask}`, and it declines it each time: {reason}"),
        (
            message(
                "Answer it, or name `{instead}` for it in `questions`: there the auction is over, and cards go alone."
            ),
            message("Answer it, or take it out of `questions`."),
        ),
    ),
    Trouble.LACKS_A_GAME: Remedy(
        (
            message("It declines every question about these games: {games}."),
            message("It declines every question about the game {game}."),
        ),
        (
            message("If it does not know {games:or}, let its hello say {told}."),
            message("If it does not know that game, let its hello say {told}."),
        ),
    ),
    Trouble.WRONG: Remedy(message("{source}, {ask}: wrong. {name}"), message("See why: {command}")),
}
