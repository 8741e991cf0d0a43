"""``tarock ask``: asks an engine one question, and shows the answer in words with its clauses."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, as_message, message
from tarock_protocol.codec import decode_question
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.answers import Answer, DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import Refusal
from tarock_protocol.messages.questions import AnyQuestion
from tarock_protocol.strangers_text import SENTENCE, shown, visible, visible_json
from tarock_reference.houses.house import House
from tarock_reference.source_answers import games_of
from tarock_register.ask.answer_grounds import Resting, grounds
from tarock_register.ask.answer_text import About, answer_rows
from tarock_register.ask.answered import Respond, every_reason, told_plainly
from tarock_register.ask.labelled_rows import tell_rows
from tarock_register.ask.names import typed_name
from tarock_register.ask.omitted_facts import forgotten_in
from tarock_register.ask.typed_question import ParsingRules, TypedQuestion, parse_words
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.own_engine import reference
from tarock_running.inputs.settings import catalogue_of, house_options
from tarock_running.process.exits import AdapterBrokenError, ExitCode, StopError, UsageFaultError
from tarock_running.process.streams import utf8
from tarock_steps.catalogue.loading import sources

Told = TypeVar("Told", bound=Answer)

RULES = "lungau"
"""The rule set to ask about if the command line names none."""


class Put(NamedTuple):
    """A question to ask, and the values that were assumed because the user did not give them, by field."""

    question: AnyQuestion
    assumed: Mapping[str, object]


def question_of(words: Sequence[str], rules: str | None, pairs: Sequence[str], house: House | None = None) -> Put:
    """The question of a command line, in JSON or in words; UsageFaultError names the place of a fault.

    If the question names no rule set, it gets that of the ``house``, or else ``RULES``. It gets the readings that the
    house has chosen.
    """
    default = rules or (RULES if house is None else house.based_on)
    if words[0].lstrip().startswith("{"):
        typed = TypedQuestion(_json(words), {})
    else:
        typed = parse_words(words, _asker(default, pairs, house))
    raw = typed.fields
    raw.setdefault("id", 1)
    if rules is not None or "rules" not in raw:
        raw["rules"] = default
    try:
        question = decode_question(msgspec.json.encode(raw))
    except ProtocolError as fault:
        raise UsageFaultError(fault.said) from fault
    catalogue_of(question.rules)
    chosen = [*(f"{name}={reading}" for name, reading in question.options.items()), *pairs]
    return Put(replace(question, options=house_options(question.rules, chosen, house)), typed.assumed)


def _asker(rules: str, pairs: Sequence[str], house: House | None) -> ParsingRules:
    """The rules by which the words are read; UsageFaultError for unknown rules."""
    catalogue_of(rules)
    games = () if house is None else games_of(house.rules)
    items = () if house is None else tuple(item.name for item in house.items)
    return ParsingRules(rules, house_options(rules, pairs, house), _respond(rules, house), games, items)


def _respond(rules: str, house: House | None) -> Respond:
    """Our engine for these rules: that of the house if it is based on them, else the reference."""
    return house.respond if house is not None and house.based_on == rules else reference()


def _json(words: Sequence[str]) -> dict[str, object]:
    if len(words) > 1:
        raise UsageFaultError(message("expected nothing after a question in JSON, not '{word}'", word=words[1]))
    try:
        return msgspec.json.decode(words[0], type=dict[str, object])
    except (ValueError, RecursionError) as fault:
        reason = fault_and_place(fault)
        raise UsageFaultError(message("expected one object of JSON: {reason}", reason=reason)) from fault


def ask(put: Put, engine: EngineChoice, console: Console, *, raw: bool, say: Language) -> ExitCode:
    """Ask, and show the answer; INCONCLUSIVE where the engine declines, StopError if it reports an error."""
    question = put.question
    with connected(engine) as driver:
        try:
            answer = _answer_of(driver, question, engine, say)
        except Declined as fault:
            _tell_declined(fault, question, console, raw=raw, say=say)
            return ExitCode.INCONCLUSIVE
        except ProtocolError as fault:
            raise _no_answer(fault, engine, question) from fault
        if raw:
            _print_raw(driver)
        else:
            _tell(put, answer, console, Resting(say, engine.house))
    return ExitCode.CONFORM


def _answer_of(driver: Driver, question: AnyQuestion, engine: EngineChoice, say: Language) -> Answer:
    """The answer; what the program writes to stderr is shown on ours, even if there is no answer."""
    try:
        return driver.ask(question)
    finally:
        if driver.last is not None and driver.last.stderr:
            told = visible(driver.last.stderr, lines=True).rstrip()
            sys.stderr.write(say("stderr of {engine}: {told}", engine=engine.words, told=told) + "\n")


def _no_answer(fault: ProtocolError, engine: EngineChoice, question: AnyQuestion) -> StopError:
    """The error to raise: our engine's means that the question is wrong, a stranger's that the program is."""
    if engine.is_reference:
        reason = every_reason(question, told_plainly(fault), _respond(question.rules, engine.house))
        if question.rules:
            reason = message("{reason} (by the rules of {rules})", reason=reason, rules=question.rules)
        return UsageFaultError(as_message(reason))
    return AdapterBrokenError(message("{place}: {fault}", place=engine.words, fault=fault.said))


def _print_raw(driver: Driver) -> None:
    utf8().write(f"{visible_json(driver.last.answer) if driver.last else ''}\n")


def _tell_declined(fault: Declined, question: AnyQuestion, console: Console, *, raw: bool, say: Language) -> None:
    line = msgspec.json.encode({"id": question.id, "declined": fault.reason}).decode()
    if raw:
        utf8().write(f"{visible_json(line)}\n")
    else:
        console.print(Text(say("declined: {reason}", reason=shown(say.sentence(fault.said), SENTENCE))), soft_wrap=True)


def _tell(put: Put, answer: Answer, console: Console, teller: Resting) -> None:
    say, question = teller.say, put.question
    answer = harmless(answer)
    tell_rows(answer_rows(About(question, say), answer), console)
    if put.assumed:
        assumed = ", ".join(f"{typed_name(name, say)}={value}" for name, value in put.assumed.items())
        console.print(Text(f"{say('taken as given')}: {assumed}", style="dim"))
    clauses = grounds(answer)
    for heading, rows in teller.rests_on(question, clauses):
        console.print(Text(heading, style="dim"))
        tell_rows(rows, console)
    if question.rules in sources():
        for sentence, told in forgotten_in(About(question, say), answer, _respond(question.rules, teller.house)):
            console.print(Text(sentence, style="bold"))
            tell_rows(told, console)


def harmless(answer: Told) -> Told:
    """The same answer, with every text in it made safe to show, but for a message, whose sentence has to be."""
    if not isinstance(answer, DealAnswer | PlayAnswer) or answer.refused is None:
        return msgspec.convert(_all_shown(msgspec.to_builtins(answer)), type(answer))
    bare = msgspec.to_builtins(replace(answer.refused, message=UNSET))
    refused = replace(msgspec.convert(_all_shown(bare), Refusal), message=answer.refused.message)
    return replace(harmless(replace(answer, refused=None)), refused=refused)


def _all_shown(part: object) -> object:
    match part:
        case str():
            return shown(part, SENTENCE)
        case list():
            return [_all_shown(item) for item in part]
        case dict():
            return {_all_shown(name): _all_shown(value) for name, value in part.items()}
        case _:
            return part
