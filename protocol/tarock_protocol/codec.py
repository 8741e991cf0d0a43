"""Encodes and decodes the messages of the protocol in both directions, and generates their JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args, get_type_hints

import msgspec

from tarock_language.message import Message, Word, message
from tarock_protocol import strictness
from tarock_protocol.decoding_faults import fault_in_words
from tarock_protocol.errors import BreachKind, Declined, ProtocolError
from tarock_protocol.json_schemas import DIALECT, tidy_components
from tarock_protocol.messages import answers, parts, questions
from tarock_protocol.offered_fields import made_whole
from tarock_protocol.strangers_text import SENTENCE, shown, visible

QUESTION_LIMIT: Final = 1_000_000
"""The longest question in bytes."""

EXCERPT: Final = 200
"""How many characters of a faulty line are shown."""

ANSWERS: Final[Mapping[type[questions.Question], type[answers.Answer]]] = {
    questions.Hello: answers.HelloAnswer,
    questions.Deck: answers.DeckAnswer,
    questions.Count: answers.CountAnswer,
    questions.Dealing: answers.DealingAnswer,
    questions.MayBid: answers.TurnAnswer,
    questions.MayCall: answers.LegalAnswer,
    questions.MayDiscard: answers.DiscardAnswer,
    questions.MayAnnounce: answers.TurnAnswer,
    questions.MayPlay: answers.LegalAnswer,
    questions.Trick: answers.TrickAnswer,
    questions.CardPlay: answers.PlayAnswer,
    questions.Result: answers.ResultAnswer,
    questions.Settle: answers.SettleAnswer,
    questions.NextDealer: answers.NextDealerAnswer,
    questions.Session: answers.SessionAnswer,
    questions.Deal: answers.DealAnswer,
    questions.View: answers.ViewAnswer,
}
"""The type of the answer to each type of question."""


def shown_json(value: object) -> str:
    """A value as JSON, safe to show and not too long."""
    return shown(msgspec.json.encode(value).decode(), SENTENCE)


def kind(question: questions.Question | type[questions.Question]) -> str:
    """The name of a question on the wire: its ``ask``."""
    return str(question.__struct_config__.tag)


KINDS: Final[Mapping[str, type[questions.Question]]] = {kind(question): question for question in ANSWERS}
"""The types of questions by their ``ask``."""

REPORTED: Final = "the adapter reports an error"
"""How an error message begins where the program sent a complete error reply."""
_REPLY_FORM: Final = message("one line of JSON with `id` and one of `answer`, `declined`, `error`")
_QUESTION_FORM: Final = message("one line of JSON with `ask`, `id`, and the fields of that question")
_CHOICES: Final = {
    "do": get_args(parts.Deed),
    "next.do": get_args(parts.Due),
    "direction": get_args(get_type_hints(answers.DealingAnswer)["direction"]),
}
_NUMBER_OF_ID: Final = re.compile(rb'"id"\s*:\s*(-?\d{1,18})(?![\d.eE])')


class _Reply(msgspec.Struct, forbid_unknown_fields=True):
    id: int | None
    answer: msgspec.Raw = msgspec.Raw()
    declined: str | msgspec.UnsetType = msgspec.UNSET
    error: str | msgspec.UnsetType = msgspec.UNSET
    message: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class _Id(msgspec.Struct):
    id: int


class _Ask(msgspec.Struct):
    ask: str


class _Version(msgspec.Struct):
    protocol: int


_encoder: Final = msgspec.json.Encoder()
_reply: Final = msgspec.json.Decoder(_Reply)
_id: Final = msgspec.json.Decoder(_Id)
_ask: Final = msgspec.json.Decoder(_Ask)
_version: Final = msgspec.json.Decoder(_Version)
_any_question: Final[msgspec.json.Decoder[questions.AnyQuestion]] = msgspec.json.Decoder(questions.AnyQuestion)
_answers: Final = {answer: msgspec.json.Decoder(answer) for answer in ANSWERS.values()}


def encode(message: questions.Question) -> bytes:
    """A question as one line, with its line end."""
    return _encoder.encode(message) + b"\n"


def unnumbered(question: questions.Question) -> bytes:
    """The line of a question with 0 as its id; equal lines ask the same."""
    return encode(msgspec.structs.replace(question, id=0))


def describe(question: questions.Question) -> Message:
    """The name of a question in error messages."""
    return message("question {id} ({kind})", id=question.id, kind=kind(question))


def decode_reply(line: bytes, question: questions.Question, said: frozenset[str] | None = None) -> answers.Answer:
    """The answer in ``line`` to ``question``; of an answer only the fields ``said`` are read, if given.

    Raises Declined where the reply declines, and ProtocolError if it is an error, faulty, or a reply to another
    question.
    """
    about = describe(question)
    try:
        strictness.check_size(line)
        line.decode("utf-8")
        reply = _reply.decode(line)
        judged = bool(bytes(reply.answer)) and not isinstance(question, questions.Hello)
        strictness.refuse_unsound(line, fractions=judged, short=judged)
    except (ValueError, RecursionError) as fault:
        raise _faulty(line, fault, about=about, expected=_REPLY_FORM) from fault
    given = [bool(bytes(reply.answer)), reply.declined is not msgspec.UNSET, reply.error is not msgspec.UNSET]
    if reply.id is None and isinstance(reply.error, str):
        reason = message("the reply carries no id and reports an error: {told}", told=excerpt(reply.error))
        wanted = message("the id {id}", id=question.id)
        raise ProtocolError(reason, expected=wanted, question=about, breach=BreachKind.REPORT)
    if reply.id != question.id:
        reason = message("the reply carries the id {id}: {line}", id=str(reply.id), line=excerpt(line))
        wanted = message("the id {id}", id=question.id)
        raise ProtocolError(reason, expected=wanted, question=about, breach=BreachKind.ID)
    if sum(given) != 1 or (isinstance(reply.message, dict) and not isinstance(reply.error, str)):
        reason = message("{fault}: {line}", fault=message("the reply is faulty"), line=excerpt(line))
        raise ProtocolError(reason, expected=_REPLY_FORM, question=about, breach=BreachKind.FORM)
    if isinstance(reply.declined, str):
        raise Declined(excerpt(reply.declined))
    if isinstance(reply.error, str):
        reason = message("the adapter reports an error: {told}", told=excerpt(reply.error))
        reported = ProtocolError(reason, question=about, whole=visible(reply.error), breach=BreachKind.REPORT)
        reported.message = reply.message or None
        raise reported
    return _decode_answer(line, bytes(reply.answer), question, said)


def own_answer(line: bytes, question: questions.Question) -> answers.Answer:
    """The answer in a reply that we wrote ourselves, which is not checked for faults.

    ProtocolError if the reply is an error.
    """
    reply = _reply.decode(line)
    if isinstance(reply.error, str):
        reported = visible(reply.error)
        raise ProtocolError(reported, question=describe(question), whole=reported, breach=BreachKind.REPORT)
    return _answers[ANSWERS[type(question)]].decode(reply.answer)


def _decode_answer(
    line: bytes, answer: bytes, question: questions.Question, said: frozenset[str] | None
) -> answers.Answer:
    about = describe(question)
    if isinstance(question, questions.Hello):
        _check_version(answer, about)
    form = ANSWERS[type(question)]
    try:
        return _answers[form].decode(answer if said is None else made_whole(answer, form, said, question))
    except (ValueError, RecursionError) as fault:
        raise _faulty(
            line, fault, about=about, expected=message("a {form}", form=form.__name__), root="$.answer"
        ) from fault


def _check_version(answer: bytes, about: Message | str) -> None:
    """Check the version first, because another version may have another form."""
    try:
        version = _version.decode(answer).protocol
    except (ValueError, RecursionError):
        return  # the full decoding says what is wrong
    if version != questions.PROTOCOL:
        reason = message("the adapter speaks version {version} of the protocol", version=version)
        wanted = message("version {version}", version=questions.PROTOCOL)
        raise ProtocolError(reason, expected=wanted, question=about, breach=BreachKind.VERSION)


def decode_question(line: bytes) -> questions.AnyQuestion:
    """The question in ``line``; ProtocolError says what is wrong with it and where."""
    if len(line) > QUESTION_LIMIT:
        reason = message("the question has {number} bytes: {line}", number=len(line), line=excerpt(line))
        raise ProtocolError(reason, expected=message("at most {number} bytes", number=QUESTION_LIMIT))
    try:
        strictness.check_size(line)
        line.decode("utf-8")
        question = _any_question.decode(line)
        strictness.refuse_unsound(
            line, reduced=False
        )  # the answer to a question says where in it such a fraction stands
    except (ValueError, RecursionError) as fault:
        raise _faulty(line, fault, about="", expected=_expected_of(line)) from fault
    return question


def sound_question(line: bytes) -> questions.AnyQuestion:
    """A question that we encoded ourselves, which is not checked for faults."""
    return _any_question.decode(line)


def question_id(line: bytes) -> int | None:
    """The id in ``line``, even if the rest is faulty; None if no id can be found."""
    if len(line) <= QUESTION_LIMIT:
        try:
            return _id.decode(line).id
        except (ValueError, RecursionError):
            pass
    found = _NUMBER_OF_ID.search(line[:QUESTION_LIMIT])
    return int(found[1]) if found else None


def excerpt(line: bytes | str) -> str:
    """The beginning of a faulty line, fit for a terminal."""
    start = line[: 4 * EXCERPT]
    text = (start.decode("utf-8", errors="backslashreplace") if isinstance(start, bytes) else start).strip()
    told = visible(text)
    return told if len(told) <= EXCERPT else told[: EXCERPT - 1] + "…"


def both_ends(said: bytes, limit: int) -> str:
    """A program's text, fit for a terminal; of more than ``limit`` characters only the beginning and the end."""
    told = visible(said.decode("utf-8", errors="backslashreplace").strip())
    half = limit // 2
    return told if len(told) <= limit else f"{told[:half]} … {told[-half:]}"


def _expected_of(line: bytes) -> Message:
    """What the question in ``line`` should look like, as far as its kind can be recognised."""
    try:
        asked = _ask.decode(line).ask
    except (ValueError, RecursionError):
        return _QUESTION_FORM
    if asked not in KINDS:
        return message("`ask` to be one of: {names}", names=[*KINDS])
    fields = msgspec.structs.fields(KINDS[asked])
    return message(
        "the fields of `{question}`: {needed}; and where needed: {others}",
        question=asked,
        needed=[field.name for field in fields if field.required],
        others=[field.name for field in fields if not field.required],
    )


def _faulty(
    line: bytes, fault: Exception, *, about: Message | str, expected: Message, root: str = "$"
) -> ProtocolError:
    """A decoder's complaint as a ProtocolError, with the place in the whole line and what was expected there."""
    breach, what = BreachKind.FORM, Word("the reply" if about else "the question")
    match fault:
        case strictness.UnsoundError():
            reason, expected = message("{what} has {fault}", what=what, fault=fault.said), fault.expected
        case UnicodeDecodeError():
            breach = BreachKind.ENCODING
            reason = message("{what} is not UTF-8 at byte {place}", what=what, place=fault.start)
        case msgspec.ValidationError():
            complaint, _, place = str(fault).partition(" - at `")
            place = root + place.rstrip("`").removeprefix("$") if "$" in place else f"{root} {place}".strip()
            reason = message("{what} is faulty: {fault}", what=what, fault=fault_in_words(fault))
            if place != "$":
                reason = message(
                    "{what} is faulty at `{place}`: {fault}", what=what, place=place, fault=fault_in_words(fault)
                )
            expected = _choice_at(complaint, place) or expected
        case RecursionError():
            reason = message("{what} is nested too deeply", what=what)
        case _ if lone := strictness.lone_surrogate(line):
            reason = message("{what} has half a sign, the lone surrogate {sign}", what=what, sign=lone)
            expected = message("text as UTF-8, or both halves of a surrogate pair")
            breach = BreachKind.ENCODING
        case _:
            breach = BreachKind.JSON
            reason = message("{what} is not JSON ({fault})", what=what, fault=fault_in_words(fault))
    reason = message("{fault}: {line}", fault=reason, line=excerpt(line) or message("an empty line"))
    return ProtocolError(reason, expected=expected, question=about, breach=breach)


def _choice_at(told: str, place: str) -> Message | None:
    """The values allowed at a place, where the decoder does not list them; only amounts have a pattern."""
    if told.startswith("Expected `str` matching regex"):
        return strictness.AMOUNT
    if not told.startswith("Invalid enum value"):
        return None
    field = place.rpartition(".")[2]
    choices = _CHOICES["next.do"] if ".next[" in place else _CHOICES.get(field, get_args(parts.Side))
    return message("one of: {names}", names=choices)


def json_schema() -> dict[str, Any]:
    """One JSON Schema document: ``questions``, ``replies`` by kind of question, and ``$defs`` for both.

    The document itself describes a question; its reply is described at ``#/replies/`` plus the question's ``ask``.
    """
    forms: Iterable[type] = dict.fromkeys([*ANSWERS, *ANSWERS.values()])
    _, components = msgspec.json.schema_components(forms, ref_template="#/$defs/{name}")
    components["Declined"] = _reply_schema("declined", {"type": "string"}, "The implementation does not do this.")
    components["Error"] = _reply_schema("error", {"type": "string"}, "The implementation failed.")
    components["Error"]["properties"] |= {"id": {"type": ["integer", "null"]}, "message": {"type": "object"}}
    asked = {kind(question): {"$ref": f"#/$defs/{question.__name__}"} for question in ANSWERS}
    replies = {
        kind(question): {
            "oneOf": [
                _reply_schema("answer", {"$ref": f"#/$defs/{answer.__name__}"}, ""),
                {"$ref": "#/$defs/Declined"},
                {"$ref": "#/$defs/Error"},
            ]
        }
        for question, answer in ANSWERS.items()
    }
    return {
        "$schema": DIALECT,
        "title": "Questions and replies of the Tarock conformance protocol",
        "description": "One JSON object per line, UTF-8. This is a question; its reply is `#/replies/` and its `ask`.",
        "protocol": questions.PROTOCOL,
        "$ref": "#/questions",
        "questions": {"oneOf": list(asked.values())},
        "replies": replies,
        "$defs": tidy_components(components),
    }


def _reply_schema(field: str, form: dict[str, Any], description: str) -> dict[str, Any]:
    return {
        **({"description": description} if description else {}),
        "type": "object",
        "properties": {"id": {"type": "integer"}, field: form},
        "required": ["id", field],
        "additionalProperties": False,
    }
