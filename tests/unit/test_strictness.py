from __future__ import annotations

import json

import pytest

from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.codec import decode_question, decode_reply
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import answers, questions
from tarock_protocol.seating import SeatNames
from tarock_reference import respond
from tarock_steps.suite.vectors import likeness
from tarock_steps.table.turns import spoken

COUNT = questions.Count(id=7, rules="lungau", cards=["I"])
ASKED_DECK = questions.Deck(id=7, rules="lungau")
HELD = questions.MayPlay(id=7, rules="lungau", contract="Dreier", hand=["XXI"], trick=[])
PLAYED = questions.CardPlay(
    id=7,
    rules="lungau",
    contract="Dreier",
    players=4,
    dealer=3,
    declarer=0,
    partner=None,
    called=None,
    hands=[],
    talon=[],
    discards=[],
    said=[],
    actions=[],
)
LONG = "9" * 5000
ASKED = '{"ask":"count","id":7,"rules":"lungau","cards":["I"]'


def refused(line: str, question: questions.Question = COUNT) -> str:
    with pytest.raises(ProtocolError) as caught:
        canonical_answer(question, decode_reply(line.encode(), question))
    return str(caught.value)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (f'{{"augen":{LONG}}}', "the reply has a number of 5000 digits: "),
        (f'{{"augen":-{LONG}}}', "the reply has a number of 5000 digits: "),
        ('{"augen":1234567890123456789}', "the reply has a number of 19 digits: "),
        (f'{{"augen":"{LONG}/7"}}', "the reply has a fraction with a number of 5000 digits: "),
        (f'{{"augen":"1/{LONG}"}}', "the reply has a fraction with a number of 5000 digits: "),
        ('{"augen":"2/4"}', "the reply has the fraction 2/4, which can be reduced: "),
        ('{"augen":"-6/3"}', "the reply has the fraction -6/3, which can be reduced: "),
        ('{"augen":"5/1"}', "the reply has the fraction 5/1, which can be reduced: "),
        ('{"augen":"2\\/4"}', "the reply has the fraction 2/4, which can be reduced: "),
        ('{"augen":"2\\u002f4"}', "the reply has the fraction 2/4, which can be reduced: "),
        ('{"augen":1,"augen":1}', "the reply has the key 'augen' twice: "),
        ('{"augen":1,"\\u0061ugen":2}', "the reply has the key 'augen' twice: "),
        ('{"augen":1},"answer":{"augen":2}', "the reply has the key 'answer' twice: "),
        ('{"augen":1},"id":7', "the reply has the key 'id' twice: "),
        (f'{{"augen":1,"grounds":["a","{"ü" * 1001}"]}}', "the reply has a text of 1001 characters: "),
        ('{"augen":1,"grounds":["' + "\\u0061" * 1001 + '"]}', "the reply has a text of 1001 characters: "),
        ('{"augen":1,"grounds":["' + 'xxx\\"' * 251 + '"]}', "the reply has a text of 1004 characters: "),
        ('{"augen":1,"grounds":[' + ",".join(['"a"'] * 20_000) + "]}", "the reply has 20001 values: "),
    ],
)
def test_what_a_decoder_takes_and_nobody_may_send_is_the_programs_breach(answer: str, told: str) -> None:
    assert refused(f'{{"id":7,"answer":{answer}}}').startswith(f"question 7 (count): {told}")


def test_a_key_is_found_twice_however_deep_it_lies() -> None:
    legal = questions.MayPlay(id=7, rules="lungau", contract="Dreier", hand=["I"], trick=[])

    assert "the key 'K♥' twice" in refused('{"id":7,"answer":{"legal":["I"],"why":{"K♥":[],"K♥":["x"]}}}', legal)


def test_a_key_is_no_longer_than_any_other_text() -> None:
    legal = questions.MayPlay(id=7, rules="lungau", contract="Dreier", hand=["I"], trick=[])

    assert "a text of 1001 characters" in refused(
        f'{{"id":7,"answer":{{"legal":["I"],"why":{{"{"x" * 1001}":[]}}}}}}', legal
    )


@pytest.mark.parametrize("before", range(0, 1_000, 83))
def test_a_text_is_too_long_wherever_in_a_line_it_begins(before: int) -> None:
    short = ",".join(['"a"'] * 400)
    answer = f'{{"augen":1,"grounds":["{"b" * before}","{"c" * 1001}",{short}]}}'

    assert "a text of 1001 characters" in refused(f'{{"id":7,"answer":{answer}}}')


def test_a_text_of_the_longest_length_is_taken_in_an_answer_and_a_longer_one_in_hello() -> None:
    reply = decode_reply(f'{{"id":7,"answer":{{"augen":1,"grounds":["{"ü" * 1000}"]}}}}'.encode(), COUNT)
    greeting = decode_reply(
        respond(b'{"ask":"hello","id":1}').replace(b'"name":"', b'"name":"' + b"x" * 1001), questions.Hello(id=1)
    )

    assert reply == answers.CountAnswer(augen=1, grounds=["ü" * 1000])
    assert isinstance(greeting, answers.HelloAnswer)
    assert len(greeting.name) > 1001


@pytest.mark.parametrize("augen", ["999999999999999999", '"-1/3"', '"107/3"', "0"])
def test_what_is_exact_and_short_is_taken(augen: str) -> None:
    answer = decode_reply(f'{{"id":7,"answer":{{"augen":{augen}}}}}'.encode(), COUNT)

    assert answer == answers.CountAnswer(augen=json.loads(augen))


def test_a_version_in_hello_may_look_like_a_fraction() -> None:
    line = b'{"id":0,"answer":{"protocol":1,"name":"x","version":"2/4","language":"","rules":{},"questions":[]}}'
    answer = decode_reply(line, questions.Hello(id=0))

    assert isinstance(answer, answers.HelloAnswer)
    assert answer.version == "2/4"


DECK = '"trumps":["I"],"suits":{"♥":["K♥"]},"augen":{"I":5},"total":5,"trull":[],"names":{}'
TURN = '"accepted":0,"refused":null,"next":[{"seat":0,"do":"play","legal":["XXI"],"why":{"XXI":[]}}]'


@pytest.mark.parametrize(
    ("question", "right", "before", "after", "told"),
    [
        (ASKED_DECK, DECK, '"augen":{"I":5', '"augen":{"I":5,"Pagat":5', "augen: I and Pagat"),
        (ASKED_DECK, DECK, '"suits":{', '"suits":{"h":[],', "suits: h and ♥"),
        (ASKED_DECK, DECK, '"names":{}', '"names":{},"why":{"4h":[],"4♥":[]}', "why: 4h and 4♥"),
        (HELD, '"legal":["XXI"],"why":{"XXI":[]}', "{", '{"Mond":[],', "why: Mond and XXI"),
        (PLAYED, TURN, '"why":{', '"why":{"Mond":[],', "why: Mond and XXI"),
    ],
)
def test_no_card_is_the_key_of_an_object_in_two_spellings(
    question: questions.Question, right: str, before: str, after: str, told: str
) -> None:
    reply = f'{{"id":7,"answer":{{{right}}}}}'
    canonical_answer(question, decode_reply(reply.encode(), question))

    twice = f'{{"id":7,"answer":{{{right.replace(before, after)}}}}}'
    assert f"{told} are the same" in refused(twice, question)
    assert not likeness(twice.encode(), question, f"{{{right}}}".encode())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (f'{ASKED},"cards":["II"]}}', "the question has the key 'cards' twice"),
        (f'{ASKED},"options":{{"a":"b","a":"b"}}}}', "the question has the key 'a' twice"),
        (ASKED.replace("7", LONG) + "}", "faulty at `$.id`: the number is too large"),
        (ASKED.replace("7", "1234567890123456789") + "}", "the question has a number of 19 digits"),
        (ASKED[:-1] + ',"I"' * 20_001 + "]}", "the question has 20004 values"),
    ],
)
def test_the_reference_engine_refuses_such_questions_too(line: str, told: str) -> None:
    with pytest.raises(ProtocolError, match=told.replace("$", r"\$").replace(".", r"\.")):
        decode_question(line.encode())
    assert told in json.loads(respond(line.encode()))["error"]


@pytest.mark.parametrize("what", [f"Kontra Trull of {LONG}", f"Kontra Trull of {'²'}"])
def test_no_word_of_a_program_is_too_much_for_whoever_tells_it(what: str) -> None:
    seating = SeatNames.of(4)

    assert spoken(what, "say", seating) == what
    assert spoken(LONG, "renonce", seating) == LONG
    assert spoken("Kontra Trull of 2", "say", seating) == f"Kontra Trull of {seating.name(2)}"
