from __future__ import annotations

import json
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from tarock_protocol.codec import (
    ANSWERS,
    KINDS,
    QUESTION_LIMIT,
    decode_question,
    decode_reply,
    encode,
    json_schema,
    question_id,
)
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages import answers, parts, questions

COUNT = questions.Count(id=7, cards=["Sküs", "K♥"])
UNNOTICED = parts.Action(seat=0, do="play", what="I", unnoticed=True)
RESULT = questions.Result(
    id=9,
    contract="Dreier",
    players=4,
    dealer=3,
    declarer=0,
    partner=None,
    called=None,
    piles={"declarer": [], "foes": []},
    tricks={"declarer": 0, "foes": 12},
    played=[],
    said=[],
)
SETTLE = questions.Settle(id=1, contract="Dreier", players=4, dealer=3)
DEAL = questions.Deal(
    id=8, players=4, dealer=3, hands=[], talon=[], actions=[parts.Action(seat=0, do="bid", what="Erster")]
)


ASKED: Final[tuple[type[msgspec.Struct], ...]] = (
    *KINDS.values(),
    questions.PastDeal,
    parts.Action,
    parts.Item,
    parts.NumberedTrick,
)
"""All that questions are made of."""
GAINED: Final = {
    (kind.__name__, field.name)
    for kind in ASKED
    for field in msgspec.structs.fields(kind)
    if field.default is msgspec.UNSET
}
"""The fields that are left out of a question until they are given."""
NONE_FROM_THE_FIRST: Final = {
    *(("Dealing", "starts"), ("Dealing", "pile"), ("Dealing", "chosen"), ("MayPlay", "called")),
    *(("Settle", "declarer"), ("Settle", "partner"), ("Settle", "bird"), ("Settle", "tariff"), ("Deal", "tariff")),
    *(("NextDealer", "lot"), ("NextDealer", "previous"), ("Session", "last_hour"), ("Item", "against")),
}
"""The fields that are null where nothing is said; whatever a question gains is left out instead."""


def fault_of_reply(line: bytes | str, question: questions.Question = COUNT) -> ProtocolError:
    with pytest.raises(ProtocolError) as caught:
        decode_reply(line.encode() if isinstance(line, str) else line, question)
    return caught.value


def fault_of_question(line: bytes | str) -> ProtocolError:
    with pytest.raises(ProtocolError) as caught:
        decode_question(line.encode() if isinstance(line, str) else line)
    return caught.value


def test_a_question_is_one_line_that_says_what_it_asks() -> None:
    line = encode(COUNT)

    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert json.loads(line)["ask"] == "count"
    assert json.loads(line)["cards"] == ["Sküs", "K♥"]


@pytest.mark.parametrize(
    "question",
    [
        COUNT,
        DEAL,
        replace(DEAL, doubled=True, actions=[parts.Action(seat=0, do="renonce", what="1"), UNNOTICED]),
        questions.Hello(id=0),
        questions.Deck(id=1, options={"a": "b"}),
        questions.Settle(id=1, contract="Dreier", players=4, dealer=3, renonce=0),
        questions.Settle(id=1, contract="Dreier", players=4, dealer=3, renonce=None, doubled=False),
        questions.Settle(
            id=1, contract="Dreier", players=4, dealer=3, replaced=parts.Item("Spiel", "declarer", won=True)
        ),
        replace(RESULT, taken=[["K♥"], [], [], []], laid=["7♣"]),
        questions.Session(
            id=1, players=4, dealer=3, deals=[questions.PastDeal("Rufer", ["paid"], ["1/2"])], last_hour=0
        ),
    ],
)
def test_a_question_survives_the_wire(question: questions.Question) -> None:
    assert decode_question(encode(question)) == question


def test_what_questions_have_gained_is_left_out_where_it_says_nothing() -> None:
    asked = encode(replace(DEAL, actions=[replace(UNNOTICED, unnoticed=False)])).decode()

    assert '"unnoticed"' not in asked
    assert '"tariff":null' in asked
    assert {name for _, name in GAINED} >= {"doubled", "renonce", "replaced", "of_game", "hands", "taken", "laid"}
    for told in (DEAL, SETTLE, RESULT, questions.PastDeal("Rufer")):
        gained = {name for kind, name in GAINED if kind == type(told).__name__}
        assert gained
        assert not gained & json.loads(msgspec.json.encode(told)).keys()


def test_a_field_that_questions_gain_is_unset_until_it_is_given_and_never_none() -> None:
    every = {(kind.__name__, field.name): field.default for kind in ASKED for field in msgspec.structs.fields(kind)}

    assert {name for name, default in every.items() if default is None} == NONE_FROM_THE_FIRST


def test_every_question_has_an_answer_and_a_name() -> None:
    assert set(KINDS) == {
        *("hello", "deck", "count", "dealing", "may_bid", "may_call", "may_discard", "may_announce"),
        *("may_play", "trick", "play", "result", "settle", "next_dealer", "session", "deal", "view"),
    }
    assert set(ANSWERS) == set(KINDS.values())
    assert set(ANSWERS) == set(questions.AnyQuestion.__args__)


def test_an_answer_is_decoded_by_what_was_asked() -> None:
    line = '{"id": 7, "answer": {"augen": 10, "grounds": ["LUN-COUNTING-001"]}}\r\n'

    assert decode_reply(line.encode(), COUNT) == answers.CountAnswer(augen=10, grounds=["LUN-COUNTING-001"])


def test_an_amount_is_a_whole_number_or_a_fraction() -> None:
    assert decode_reply(b'{"id":7,"answer":{"augen":-3}}', COUNT) == answers.CountAnswer(augen=-3)
    assert decode_reply(b'{"id":7,"answer":{"augen":"-10/3"}}', COUNT) == answers.CountAnswer(augen="-10/3")


def test_cards_in_answers_keep_the_spelling_of_the_adapter() -> None:
    question = questions.MayCall(id=1, contract="Rufer", hand=[])

    assert decode_reply(b'{"id":1,"answer":{"legal":["Kh"]}}', question) == answers.LegalAnswer(legal=["Kh"])


def test_a_declined_question_is_no_fault() -> None:
    with pytest.raises(Declined, match="too hard"):
        decode_reply(b'{"id":7,"declined":"too hard"}', COUNT)


def test_an_error_may_be_told_as_a_message_too() -> None:
    told = {"id": "expected {number} cards", "arguments": {"number": 4}}
    fault = fault_of_reply(json.dumps({"id": 7, "error": "expected 4 cards", "message": told}))

    assert fault.message == fault.about("another").at("a place").message == told
    assert fault_of_reply('{"id":7,"error":"out of memory"}').message is None
    assert "the reply is faulty" in str(fault_of_reply('{"id":7,"answer":{"augen":9},"message":{}}'))


def test_an_error_is_the_adapters_fault() -> None:
    fault = fault_of_reply('{"id":7,"error":"out of memory"}')

    assert str(fault) == "question 7 (count): the adapter reports an error: out of memory"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"id":8,"answer":{"augen":1}}', "carries the id 8"),
        ('{"id":null,"error":"cannot read that"}', "carries no id and reports an error: cannot read that"),
        ('{"id":null,"answer":{"augen":1}}', "carries the id None"),
        ('{"answer":{"augen":1}}', "faulty: the field `id` is missing"),
        ('{"id":"7","answer":{"augen":1}}', "faulty at `$.id`: expected a whole number or nothing, got a text"),
        ('{"id":7}', "the reply is faulty"),
        ('{"id":7,"answer":{"augen":1},"declined":"no"}', "the reply is faulty"),
        ('{"id":7,"answer":{"augen":1},"mood":"good"}', "unknown field `mood`"),
        ('{"id":7,"answer":null}', "faulty at `$.answer`: expected an object, got nothing"),
        ('{"id":7,"answer":{}}', "faulty at `$.answer`: the field `augen` is missing"),
        ('{"id":7,"answer":{"augen":"1"}}', "faulty at `$.answer.augen`: it is no amount"),
        (
            '{"id":7,"answer":{"augen":1.5}}',
            "faulty at `$.answer.augen`: expected a whole number or a text, got a number with a fraction",
        ),
        (
            '{"id":7,"answer":{"augen":1,"mood":1}}',
            "faulty at `$.answer`: unknown field `mood`",
        ),
        ('{"id":7,"answer":{"augen":"one"}}', 'expected a whole number, or a fraction in lowest terms such as "-1/3"'),
        ('{"id":7,"answer":{"augen":"1/0"}}', "faulty at `$.answer.augen`: it is no amount"),
        ("[]", "faulty: expected an object, got a list"),
        ('{"id":7,"declined":"\\ud83c"}', r"has half a sign, the lone surrogate \ud83c: "),
        ('{"id":7,"declined":"\\\\ud83c \\udc00 x"}', r"has half a sign, the lone surrogate \udc00: "),
        ('{"id":7,"declined":"\\ud83c', "not JSON (it ends too early)"),
        ("", "not JSON (it ends too early): an empty line"),
        ("ready.", "not JSON (an unexpected character at byte 0): ready."),
        ('{"id":7,"answer":{"augen":1}} {}', "not JSON"),
        ('{"id":7,"answer":' + "[" * 50_000, "nested too deeply"),
        ('{"id":7,"answer":{"augen":' + "[" * 50_000, "nested too deeply"),
        (b'{"id":7,"declined":"kein Sk\xfcs"}', "not UTF-8 at byte 27"),
    ],
)
def test_a_faulty_reply_is_told_the_place_and_what_was_expected(line: bytes | str, told: str) -> None:
    fault = fault_of_reply(line)

    assert told in str(fault)
    assert str(fault).startswith("question 7 (count): ")
    assert fault.expected


def test_a_place_in_a_list_is_named() -> None:
    line = '{"id":1,"answer":{"legal":["K♥","D♥","C♥",4]}}'

    fault = fault_of_reply(line, questions.MayPlay(id=1, contract="Rufer", hand=[], trick=[]))

    assert "`$.answer.legal[3]`: expected a text, got a whole number" in str(fault)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ('"next":[{"seat":0,"do":"sing","legal":[]}]', "one of: bid, call, talon, discard, say, play"),
        ('"next":[{"seat":0,"do":"renonce","legal":[]}]', "one of: bid, call, talon, discard, say, play"),
        ('"next":[],"items":[{"item":"Spiel","side":"ours","won":true}]', "one of: declarer, foes"),
    ],
)
def test_a_word_that_is_not_among_the_choices_is_told_them(part: str, expected: str) -> None:
    fault = fault_of_reply('{"id":8,"answer":{"accepted":0,"refused":null,' + part + "}}", DEAL)

    assert sorted(str(fault.expected).removeprefix("one of: ").split(", ")) == sorted(
        expected.removeprefix("one of: ").split(", ")
    )


def test_a_direction_that_does_not_exist_is_told_the_two() -> None:
    question = questions.Dealing(id=1, players=4, dealer=3, pack=[])
    answer = {"hands": [], "talon": [], "vorhand": 0, "order": [], "cutter": 2, "direction": "up"}

    fault = fault_of_reply(json.dumps({"id": 1, "answer": answer}), question)

    assert str(fault.expected) == "one of: clockwise, counter-clockwise"


def test_only_the_beginning_of_a_faulty_line_is_shown_and_nothing_that_moves_the_cursor() -> None:
    text = str(fault_of_reply("\x1b[2J" + "x" * 1_000))

    assert "\x1b" not in text
    assert "\\x1b[2Jxxx" in text
    assert "x" * 195 not in text


def test_another_version_is_told_before_anything_else() -> None:
    fault = fault_of_reply('{"id":0,"answer":{"protocol":2,"whatever":[]}}', questions.Hello(id=0))

    assert "the adapter speaks version 2 of the protocol; expected version 1" in str(fault)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nope", "the question is not JSON"),
        ("", "an empty line"),
        (b'{"ask":"deck","id":1,"rules":"\xff"}', "the question is not UTF-8 at byte 30"),
        ("[1]", "faulty: expected an object, got a list"),
        ('{"id":1}', "the field `ask` is missing"),
        ('{"ask":"sing","id":1}', "expected `ask` to be one of: hello, deck, count"),
        ('{"ask":1,"id":1}', "faulty at `$.ask`"),
        ('{"ask":"count","cards":[]}', "the field `id` is missing"),
        ('{"ask":"count","id":1}', "the field `cards` is missing"),
        ('{"ask":"count","id":1}', "expected the fields of `count`: "),
        ('{"ask":"count","id":1,"cards":[],"hand":[]}', "unknown field `hand`"),
        ('{"ask":"count","id":1,"cards":["K♥",5]}', "faulty at `$.cards[1]`: expected a text, got a whole number"),
        (
            '{"ask":"settle","id":1,"renonce":"1"}',
            "faulty at `$.renonce`: expected a whole number or nothing, got a text",
        ),
        (
            '{"ask":"deal","id":1,"players":4,"dealer":3,"hands":[],"talon":[],"actions":[{"seat":0,"do":"sing"}]}',
            "faulty at `$.actions[0].do`: 'sing' is none of what may be there",
        ),
        ('{"id":1,"mood":' + "[" * 50_000, "nested too deeply"),
        (b'{"ask":"deck","id":1,"rules":"' + b"x" * QUESTION_LIMIT + b'"}', "expected at most 1000000 bytes"),
    ],
)
def test_a_faulty_question_is_told_the_place_and_what_was_expected(line: bytes | str, told: str) -> None:
    fault = fault_of_question(line)

    assert told in str(fault)
    assert "reply" not in str(fault)
    assert fault.expected


def test_a_deed_that_does_not_exist_is_told_all_of_them() -> None:
    line = '{"ask":"deal","id":1,"players":4,"dealer":3,"hands":[],"talon":[],"actions":[{"seat":0,"do":"sing"}]}'

    assert str(fault_of_question(line).expected) == "one of: bid, call, talon, discard, say, play, renonce"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (b'{"ask":"count","id":7,"cards":[]}', 7),
        (b'{"id":-3}', -3),
        (b'{"ask":"sing","mood":1,"id":7}', 7),
        (b'{"ask":"count","id":7,"cards":[', 7),
        (b'{"ask":"count", "id" : 7, "rules":"\xff"}', 7),
        (b'{"ask":"deck","id":7,"rules":"' + b"x" * QUESTION_LIMIT, 7),
        (b'{"id":7,"cards":' + b"[" * 50_000, 7),
        (b'{"id":"7"}', None),
        (b'{"id":7.5}', None),
        (b'{"id":true}', None),
        (b"[7]", None),
        (b"", None),
        (b"nope", None),
    ],
)
def test_the_id_is_made_out_of_a_faulty_line_where_it_can_be(line: bytes, found: int | None) -> None:
    assert question_id(line) == found


def refs_in(form: Any) -> set[str]:
    if isinstance(form, dict):
        own = {str(form["$ref"])} if "$ref" in form else set()
        return own.union(*(refs_in(part) for key, part in form.items() if key != "$ref"))
    return set().union(*map(refs_in, form)) if isinstance(form, list) else set()


def test_the_schema_refers_to_nothing_that_it_does_not_define() -> None:
    document = json_schema()

    assert refs_in(document) == {"#/questions", *(f"#/$defs/{name}" for name in document["$defs"])}


def test_the_schema_tells_each_question_and_what_it_is_replied_with() -> None:
    document = json_schema()

    assert len(document["questions"]["oneOf"]) == len(KINDS)
    assert set(document["replies"]) == set(KINDS)
    assert document["replies"]["count"]["oneOf"][0]["properties"]["answer"] == {"$ref": "#/$defs/CountAnswer"}
    assert document["$defs"]["Count"]["properties"]["ask"] == {"enum": ["count"]}
    assert document["$defs"]["Count"]["additionalProperties"] is False


def test_the_schema_is_the_same_every_time_and_plain_json() -> None:
    assert json.dumps(json_schema()) == json.dumps(json_schema())
    assert list(json_schema()["$defs"]) == sorted(json_schema()["$defs"])
    assert "\\n    " not in json.dumps(json_schema())
