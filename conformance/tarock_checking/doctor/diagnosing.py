"""Finds out from the bytes of a reply what is wrong with it; returns a complaint of ``tarock doctor``, or None."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tarock_checking.doctor.asking import can_lack, game_in
from tarock_checking.doctor.complaints import Complaint, HeardLine, Trouble
from tarock_checking.doctor.faulty_command import missing_argument
from tarock_checking.doctor.probing import ListenedTo
from tarock_checking.playing.declared import told_as_lacking
from tarock_language.message import Argument, Message, message
from tarock_protocol import codec
from tarock_protocol.cards import is_card, nearest_card
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.program import signal_name
from tarock_protocol.strangers_text import SENTENCE, safe_to_show, shown

_STDERR: Final = 1_200
"""Characters of stderr that are shown, counted from its end."""

_ENCODINGS: Final = {
    "latin-1": "Latin-1",
    "cp1252": "Windows-1252",
    "cp850": "CP850",
    "cp437": "CP437",
    "mac_roman": "Mac Roman",
}
_SIGNS: Final = re.compile(r"Unicode(?:En|De)codeError|codec can't (?:en|de)code|valid UTF-8|MalformedInput")
_LOST: Final = re.compile(
    r"No module named|ModuleNotFoundError|Cannot find module|No such file|ENOENT|NoClassDefFound|ClassNotFound",
    re.IGNORECASE,
)
_NO_CARD: Final = re.compile(r"'(?P<card>.{1,40}?)' is no card")
_OF_A_CARD: Final = re.compile(r"card|karte|unknown|unbekannt|invalid|parse", re.IGNORECASE)
_REPLY: Final = ("answer", "declined", "error")
_BOM: Final = b"\xef\xbb\xbf"


def trouble_with(heard: ListenedTo, words: Sequence[str]) -> Complaint | None:
    """What is wrong with a program's reply to a question; None if nothing is. ``words`` are its command."""
    if heard.fault is not None:
        return _found(heard, words, heard.fault)
    if heard.besides:
        return _complaint(Trouble.CHATTER, heard, {"line": _said(heard.besides[0])})
    if heard.answer is not None and (odd := _odd_answer(heard)):
        return odd
    return None


def _found(heard: ListenedTo, words: Sequence[str], fault: ProtocolError) -> Complaint:
    match fault.breach:
        case BreachKind.END:
            return _ended(heard, words)
        case BreachKind.SILENCE:
            return _silent(heard)
        case BreachKind.EARLY:
            return _complaint(Trouble.CHATTER, heard, {"line": safe_to_show(fault.why)})
        case BreachKind.SIZE:
            return _complaint(Trouble.TOO_LONG, heard, {"reason": _without_line(fault)})
        case _:
            return _faulty_reply(heard, fault)


def _ended(heard: ListenedTo, words: Sequence[str]) -> Complaint:
    status = heard.status
    if status is None:
        return _complaint(Trouble.CLOSED, heard)
    how = str(status) if status >= 0 else signal_name(-status)
    names = {"status": how, "word": shown(missing_argument(words))}
    if _SIGNS.search(heard.stderr):
        return _complaint(Trouble.STUMBLES_OVER_SIGNS, heard, names)
    if names["word"]:
        return _complaint(Trouble.ARGUMENT_MISSING, heard, names)
    if _LOST.search(heard.stderr):
        return _complaint(Trouble.FINDS_NOT_ITS_OWN, heard, names)
    return _complaint(Trouble.ENDED, heard, names)


def _silent(heard: ListenedTo) -> Complaint:
    if _object_of(heard.unfinished) is not None:
        return _complaint(Trouble.NO_LINE_END, heard, said=heard.unfinished)
    if heard.late:
        return _complaint(Trouble.KEPT_BACK, heard, said=heard.late)
    return _complaint(Trouble.SILENT, heard, said=heard.unfinished)


def _faulty_reply(heard: ListenedTo, fault: ProtocolError) -> Complaint:
    """The complaint about a line that is no valid reply to the question."""
    refine = _REFINED.get(fault.breach)
    return refine(heard, fault) if refine else _other_form(heard, fault)


def _encoding(heard: ListenedTo, _: ProtocolError) -> Complaint:
    looks = "UTF-16" if b"\x00" in heard.line else "Latin-1, Windows-1252"
    return _complaint(Trouble.NOT_UTF8, heard, {"encoding": looks})


def _no_json(heard: ListenedTo, _: ProtocolError) -> Complaint:
    line, names = heard.line, {"line": _said(heard.line)}
    if line.startswith(_BOM):
        return _complaint(Trouble.BYTE_ORDER_MARK, heard, names)
    if b"\x00" in line:
        return _complaint(Trouble.NOT_UTF8, heard, {"encoding": "UTF-16"})
    if line.lstrip().startswith((b"{", b"[")) and _object_of(b"\n".join((line, *heard.besides))) is not None:
        return _complaint(Trouble.SEVERAL_LINES, heard, names)
    if re.match(rb"\s*\{\s*'", line):
        return _complaint(Trouble.SINGLE_QUOTES, heard, names)
    if any(_object_of(other) is not None for other in heard.besides):
        return _complaint(Trouble.CHATTER, heard, names)
    return _complaint(Trouble.NOT_JSON, heard, names)


def _other_id(heard: ListenedTo, _: ProtocolError) -> Complaint:
    given = (_object_of(heard.line) or {}).get("id")
    return _complaint(Trouble.WRONG_ID, heard, {"given": shown(str(given)), "wanted": str(heard.question.id)})


def _version(heard: ListenedTo, fault: ProtocolError) -> Complaint:
    return _complaint(Trouble.OTHER_VERSION, heard, {"reason": safe_to_show(fault.why)})


def _reported(heard: ListenedTo, _: ProtocolError) -> Complaint:
    """The complaint about an error that the program reports; if it names a card, its text may show the reason."""
    text = str((_object_of(heard.line) or {}).get("error", ""))
    names = {"error": shown(text, SENTENCE)}
    if encoding := _misread(heard, text):
        return _complaint(Trouble.READS_NO_UTF8, heard, names | {"encoding": encoding})
    if _OF_A_CARD.search(text) and (card := _card_named(heard, text)):
        return _complaint(Trouble.KNOWS_NOT_OUR_CARD, heard, names | {"card": card})
    game = game_in(heard.question)
    if game and can_lack(heard.question.rules, game):
        names |= {"game": game, "told": told_as_lacking(heard.question.rules, "contracts", [game])}
    return _complaint(Trouble.REPORTS_ERROR, heard, names)


_REFINED: Final[Mapping[BreachKind, Callable[[ListenedTo, ProtocolError], Complaint]]] = {
    BreachKind.ENCODING: _encoding,
    BreachKind.JSON: _no_json,
    BreachKind.ID: _other_id,
    BreachKind.VERSION: _version,
    BreachKind.REPORT: _reported,
}


def _other_form(heard: ListenedTo, fault: ProtocolError) -> Complaint:
    reply = _object_of(heard.line)
    if reply is not None and isinstance(reply.get("id"), str):
        return _complaint(
            Trouble.ID_AS_TEXT, heard, {"given": shown(str(reply["id"])), "wanted": str(heard.question.id)}
        )
    if reply is not None and not any(name in reply for name in _REPLY):
        return _complaint(Trouble.BARE_ANSWER, heard)
    if reply is not None and "id" not in reply:
        return _complaint(Trouble.NO_ID, heard, {"wanted": str(heard.question.id)})
    return _complaint(Trouble.OTHER_FORM, heard, {"reason": _without_line(fault)})


def _without_line(fault: ProtocolError) -> Argument:
    """What is wrong with a line, without the line."""
    return safe_to_show(fault.why.arguments.get("fault", fault.why) if isinstance(fault.why, Message) else fault.why)


def _odd_answer(heard: ListenedTo) -> Complaint | None:
    """The complaint about an answer in the right form that names unknown things or contradicts itself."""
    if heard.answer is None:
        return None
    try:
        meaning(heard.question, heard.answer)
    except ProtocolError as fault:
        found = _NO_CARD.search(fault.reason)
        if found is None:
            return _complaint(Trouble.ODD_ANSWER, heard, {"reason": safe_to_show(fault.why)})
        card = found["card"]
        return _complaint(Trouble.NO_CARD_OF_OURS, heard, {"card": shown(card), "near": nearest_card(card)})
    return None


def _misread(heard: ListenedTo, text: str) -> str:
    """The encoding that the program wrongly read UTF-8 with, if its error text shows that; else empty."""
    signs = {sign for sign in codec.encode(heard.question).decode() if not sign.isascii()}
    for encoding, name in _ENCODINGS.items():
        if any(sign.encode().decode(encoding, "replace") in text for sign in signs):
            return name
    escaped = any("\udc80" <= sign <= "\udcff" for sign in text)
    return "ASCII" if escaped or (signs and "\ufffd" in text) else ""


def _card_named(heard: ListenedTo, text: str) -> str:
    """The longest card of the question that the error text names; empty if it names none."""
    asked = sorted(filter(is_card, set(_texts(msgspec.to_builtins(heard.question)))), key=len, reverse=True)
    return next((card for card in asked if re.search(rf"(?<!\w){re.escape(card)}(?!\w)", text)), "")


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _texts(inner)


def _object_of(line: bytes) -> dict[str, object] | None:
    """The JSON object in a line; None if there is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _complaint(
    trouble: Trouble, heard: ListenedTo, names: Mapping[str, Argument] | None = None, said: bytes | None = None
) -> Complaint:
    """A complaint with the question, the reply, and what the program wrote to stderr."""
    line = heard.line if said is None else said
    about = {"ask": codec.kind(heard.question), "stderr": "stderr" if heard.stderr.strip() else "", **(names or {})}
    lines = [HeardLine(message("asked"), codec.encode(heard.question).decode().strip())]
    if line:
        lines.append(HeardLine(message("answered"), line.decode("utf-8", "backslashreplace")))
    if heard.stderr.strip():
        lines.append(HeardLine(message("stderr"), heard.stderr.strip()[-_STDERR:], _STDERR, has_lines=True))
    return Complaint(trouble=trouble, names=about, heard=tuple(lines))


def _said(line: bytes) -> str:
    return codec.excerpt(line)
