"""The worked examples of a profile: questions whose answers the round knows, from its rule sheet or from play."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.meaning import UNORDERED
from tarock_reference.houses.house import House, WorkedExample
from tarock_reference.houses.profile_mistakes import WrongValueError, expected, one_of

EXAMPLES: Final = "examples"
"""The key of a profile for its examples, a list of tables."""
_KEYS: Final = ("of", "told", "account", "question", "answer")
_TABLE: Final[Mapping[str, object]] = {"players": 4, "dealer": 3, "declarer": None, "partner": None, "called": None}
"""What a question says of the table if the profile does not: Vorhand is seat 0, and TOML has no word for nobody."""
_MAY: Final = "may"
_MAY_NOT: Final = "may_not"
"""Words that are among the legal ones, or not; the other keys of an answer are its own."""
_LONGEST: Final = 300


def worked_example(given: object, source: str, accounts: Collection[str]) -> WorkedExample:
    """The example in a table of a profile; ``accounts`` are those of the house. Raises WrongValueError."""
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {keys}", keys=[*_KEYS]), given))
    for key in given:
        if key not in _KEYS:
            raise WrongValueError(one_of(message("a key of an example"), key, _KEYS), key)
    of, told, account = (_words(given, key) for key in _KEYS[:3])
    if account and account not in accounts:
        raise WrongValueError(one_of(message("an account of the house"), account, accounts), "account")
    question, answer = (_table(given, key) for key in _KEYS[3:])
    for key in (_MAY, _MAY_NOT):
        if not isinstance(answer.get(key, []), list):
            raise WrongValueError(expected(message("a list of words"), answer[key]), "answer", key)
    if not any(answer[key] != [] or key not in (_MAY, _MAY_NOT) for key in answer):
        raise WrongValueError(expected(message("an answer that says something"), message("nothing")), "answer")
    return WorkedExample(
        of=of, told=told, account=account, question=_line(question, source), answer=_as_json(answer, "answer")
    )


def _words(given: Mapping[str, object], key: str) -> str:
    told = given.get(key, "")
    if isinstance(told, str) and len(told) <= _LONGEST and f"{told} ".isprintable() and (told or key != _KEYS[0]):
        return told
    raise WrongValueError(expected(message("a line of at most {number} characters", number=_LONGEST), told), key)


def _table(given: Mapping[str, object], key: str) -> Mapping[str, object]:
    found = given.get(key)
    if isinstance(found, dict):
        return found
    raise WrongValueError(expected(message("a table"), message("nothing") if found is None else found), key)


def _as_json(table: Mapping[str, object], key: str) -> bytes:
    try:
        return msgspec.json.encode(table)
    except (TypeError, ValueError, OverflowError) as fault:
        raise WrongValueError(message("it cannot be written as JSON: {reason}", reason=str(fault)), key) from fault


def _line(given: Mapping[str, object], source: str) -> bytes:
    """A question of a profile as a line of the protocol."""
    ask = given.get("ask")
    kind = codec.KINDS.get(ask) if isinstance(ask, str) else None
    known = () if kind is None else kind.__struct_fields__
    table = {key: value for key, value in _TABLE.items() if key in known}
    line = _as_json({**table, **given, "id": 0, "rules": source}, "question")
    try:
        codec.decode_question(line)
    except ProtocolError as fault:
        raise WrongValueError(fault.said, "question") from fault
    return line


def faults_of(house: House) -> list[tuple[WorkedExample, str]]:
    """The examples of a house that do not come out, each with what the house says instead."""
    found = ((example, _instead(house, example)) for example in house.examples)
    return [(example, told) for example, told in found if told]


def _instead(house: House, example: WorkedExample) -> str:
    """What the house answers where it does not fit the example; empty if it fits."""
    played = house.by_account(example.account) if example.account else house
    reply = msgspec.json.decode(played.respond(example.question))
    wanted = msgspec.json.decode(example.answer)
    if "answer" not in reply:
        return str(reply["error"])
    answer: dict[str, object] = reply["answer"]
    own = [key for key in wanted if key not in (_MAY, _MAY_NOT)]
    wrong = {key: answer.get(key) for key in own if not _is_as_wanted(wanted[key], answer.get(key), key)}
    legal = reply["answer"].get("legal", [])
    missing = [word for word in wanted.get(_MAY, []) if word not in legal]
    present = [word for word in wanted.get(_MAY_NOT, []) if word in legal]
    if missing or present:
        wrong["legal"] = legal
    return msgspec.json.encode(wrong).decode() if wrong else ""


def _is_as_wanted(wanted: object, given: object, field: str) -> bool:
    """Whether a part of an answer is as wanted: the keys that are told, and lists in any order where that is free."""
    if isinstance(wanted, dict) and isinstance(given, dict):
        return all(_is_as_wanted(wanted[key], given.get(key), key) for key in wanted)
    if not isinstance(wanted, list) or not isinstance(given, list) or len(wanted) != len(given):
        return wanted == given
    if field not in UNORDERED or any(isinstance(part, list) for part in given):
        return all(map(_is_as_wanted, wanted, given, [field] * len(given)))
    pairs = [[_is_as_wanted(part, other, field) for other in given] for part in wanted]
    return all(map(any, pairs)) and all(map(any, zip(*pairs, strict=True)))
