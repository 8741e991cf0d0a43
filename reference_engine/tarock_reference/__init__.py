"""The reference engine behind the protocol: reads a question line, asks the engine, and writes the reply line.

It is the only package that knows both the messages and the engine. How a question is read, answered and refused can be
changed here without looking at the rules, as long as `docs/protocol.md` says the same. ``_HANDLERS`` says which module
answers which question.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from tarock_engine.memory import remembered
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import OptionError
from tarock_language.data import as_data
from tarock_language.message import Argument, message
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.installed import installed_version
from tarock_protocol.messages import answers, questions
from tarock_protocol.offered_fields import TOLD_IN_PART
from tarock_reference import bidding, cardplay, deals, discarding, pack, play_alone, rulings_in_words, scores
from tarock_reference.bad_questions import BadQuestionError, refuse_question
from tarock_reference.convert import rules_of
from tarock_reference.source_answers import answers_of, introduce
from tarock_reference.sources import SOURCES, answers_in

_HANDLERS: Final[Mapping[type[questions.Question], Callable[[Any, RuleSet], answers.Answer]]] = {
    questions.Deck: pack.deck,
    questions.Count: pack.count,
    questions.Dealing: pack.dealing,
    questions.MayBid: bidding.may_bid,
    questions.MayCall: bidding.may_call,
    questions.MayDiscard: discarding.may_discard,
    questions.MayAnnounce: lambda question, rules: answers_of(rules).may_announce(question, rules),
    questions.MayPlay: cardplay.may_play,
    questions.Trick: cardplay.trick,
    questions.CardPlay: play_alone.play,
    questions.Result: scores.result,
    questions.Settle: scores.settle,
    questions.NextDealer: pack.next_dealer,
    questions.Session: pack.session,
    questions.Deal: deals.deal,
    questions.View: deals.view,
}
introduce({source: functools.partial(answers_in, source) for source in SOURCES})

_WINDOW: Final = 64

_LATEST: Final = 128
"""How many answers are cached: a scenario often asks again about a course that earlier scenarios asked about."""


def respond(line: bytes) -> bytes:
    """One reply for one question, both a line of JSON; a bad question gets an ``error`` that names the place."""
    return reply(line, rules_of)


def respond_to_own(line: bytes) -> bytes:
    """Answer a question that we wrote ourselves, as ``respond`` does, but without validating it."""
    return reply(line, rules_of, read=codec.sound_question)


def hello() -> answers.HelloAnswer:
    """Who answers, and all rule sets with their readings."""
    return answers.HelloAnswer(
        protocol=questions.PROTOCOL,
        name="Tarock reference engine",
        version=installed_version("tarock-conformance") or "checkout",
        language="Python",
        rules={name: option_readings(name) for name in RULE_SETS},
        questions=[codec.kind(questions.Hello), *(codec.kind(question) for question in _HANDLERS)],
        window=_WINDOW,
        in_part=[*TOLD_IN_PART],
    )


def reply(
    line: bytes,
    rules_for: Callable[[questions.Question], RuleSet],
    greeting: Callable[[], answers.HelloAnswer] = hello,
    read: Callable[[bytes], questions.AnyQuestion] = codec.decode_question,
) -> bytes:
    """Answer a question by the rules that ``rules_for`` gives for it; ``greeting`` answers ``hello``.

    ``read`` decodes a line: a caller who wrote the line himself needs no validation.
    """
    try:
        question = read(line)
    except ProtocolError as fault:
        return msgspec.json.encode({"id": codec.question_id(line), "error": str(fault)})
    try:
        if isinstance(question, questions.Hello):
            answer = msgspec.json.encode(greeting())
        else:
            anonymous = msgspec.structs.replace(question, id=0)
            rules = rules_for(question).in_game(getattr(question, "contract", None))
            answer = _answer(codec.encode(anonymous), rules)
    except (BadQuestionError, OptionError) as fault:
        return msgspec.json.encode({"id": question.id, "error": str(fault), "message": as_data(fault.said)})
    return msgspec.json.encode({"id": question.id, "answer": msgspec.Raw(answer)})


@remembered(_LATEST)
def _answer(line: bytes, rules: RuleSet) -> bytes:
    """The answer to a question that is known to be valid, as JSON."""
    question = codec.sound_question(line)
    _refuse_left_out(getattr(question, "contract", None), rules)
    return msgspec.json.encode(_HANDLERS[type(question)](question, rules))


def _refuse_left_out(contract: str | None, rules: RuleSet) -> None:
    """Refuse a game that a house leaves out."""
    if contract in rules.left_out:
        refuse_question("contract", message("one of {known}", known=[*rules.by_name]), repr(contract))


def option_readings(rules: str) -> dict[str, list[str]]:
    """The readings of each option of a rule set, the default first. Raises KeyError for an unknown rule set."""
    return {option: list(readings) for option, readings in RULE_SETS[rules].options().items()}


def check_options(rules: str, options: dict[str, str]) -> None:
    """Raise ValueError if an option or reading is unknown, or has no meaning beside the others."""
    RULE_SETS[rules].check_choice(options)


def can_be_chosen(rules: str, options: dict[str, str]) -> bool:
    """Whether these readings can be chosen together."""
    try:
        check_options(rules, options)
    except ValueError:
        return False
    return True


def requirements(rules: str) -> list[tuple[str, dict[str, tuple[str, ...]]]]:
    """The options of a rule set that have a meaning only beside certain readings of other options.

    Any of the listed readings of any of the listed options is enough. An option that is listed more than once needs one
    of each entry.
    """
    return [(requirement.option, dict(requirement.needs)) for requirement in RULE_SETS[rules].requirements]


def rulings_said(rules: str) -> list[tuple[str, str, Argument, str | None]]:
    """What ``rulings`` returns, with values for any language."""
    own = RULE_SETS[rules]
    return [
        (path, ruling.clause, rulings_in_words.told_value(own, path, ruling.value), ruling.option)
        for path, ruling in own.rulings()
    ]


def rulings(rules: str) -> list[tuple[str, str, str, str | None]]:
    """Every ruling of a rule set: its place, its clause, its value in words, and the option that changes it."""
    return [
        (path, ruling.clause, words, ruling.option)
        for path, ruling, words in rulings_in_words.worded_rulings(RULE_SETS[rules])
    ]
