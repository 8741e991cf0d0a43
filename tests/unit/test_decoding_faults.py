"""What is wrong with JSON is told in words, whatever the decoder calls it."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from tarock_language.catalogue import language_of
from tarock_language.message import Message
from tarock_protocol.decoding_faults import fault_and_place, fault_in_words
from tarock_protocol.messages.questions import AnyQuestion
from tarock_protocol.strictness import refuse_unsound
from tarock_reports.machine.result_shape import Address, Day, Digest


@pytest.mark.parametrize(
    ("line", "form", "told"),
    [
        ("", int, "it ends too early"),
        ("x", int, "an unexpected character at byte 0"),
        ("1 2", int, "an unexpected character at byte 3"),
        ('"1"', int, "expected a whole number, got a text"),
        ("1.5", int | str | None, "expected a whole number, a text or nothing, got a number with a fraction"),
        ("[1]", dict[str, int], "expected an object, got a list"),
        ("true", list[int], "expected a list, got true or false"),
        ('{"ask": "count", "id": 1}', AnyQuestion, "the field `cards` is missing"),
        ('{"ask": "count", "id": 1, "cards": [], "hand": 1}', AnyQuestion, "unknown field `hand`"),
        ('{"ask": "count", "id": 1, "cards": [], "a\\nb": 1}', AnyQuestion, "unknown field `a\nb`"),
        ('{"ask": "count", "id": 1, "cards": [], "a - at `b": 1}', AnyQuestion, "unknown field `a`"),
        ("[1]", tuple[int, int], "expected a list of length 2"),
        ("-1", Annotated[int, msgspec.Meta(ge=0)], "expected a whole number >= 0"),
        ('{"ask": "nothing", "id": 1}', AnyQuestion, "ask: 'nothing' is none of what may be there"),
        ('{"ask": "count", "id": 1, "cards": ["K♥", 5]}', AnyQuestion, "cards[1]: expected a text, got a whole number"),
        ('["abc"]', list[Annotated[str, Meta(max_length=2)]], "[0]: expected a text, at most 2 long"),
        ("[]", Annotated[list[int], Meta(min_length=1)], "expected a list, at least 1 long"),
        ('"x"', Digest, "expected a SHA-256: 64 signs of 0 to 9 and a to f"),
        ('"x"', Day, "expected a date such as 2026-11-29"),
        ('"javascript:1"', Address, "expected an address that begins with https:// or http://"),
        ('{"id": 1' + "0" * 5_000 + "}", dict[str, int], "[...]: the number is too large"),
    ],
)
def test_each_fault_has_its_words(line: str, form: Any, told: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as fault:
        msgspec.json.decode(line, type=form)

    assert str(fault_and_place(fault.value)) == told
    assert not re.search(r"`int|`str|`array|`object|Object|malformed|regex|enum", str(fault_in_words(fault.value)))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"a": 1, "a": 2}', "den Schlüssel 'a' zweimal"),
        (b'{"a": 1' + b"0" * 400 + b"}", "eine Zahl mit 401 Ziffern"),
        (b'{"\xc3\xa4": }', "ein unerwartetes Zeichen bei Byte 7"),
        (b'{"a": "\xff"}', "es ist kein UTF-8 bei Byte 7"),
    ],
)
def test_what_another_reader_of_json_refuses_has_words_too(line: bytes, told: str) -> None:
    with pytest.raises(ValueError) as fault:  # noqa: PT011 - what they have in common
        refuse_unsound(line)

    said = fault_in_words(fault.value)
    assert isinstance(said, Message)
    assert language_of("de").sentence(said) == told
