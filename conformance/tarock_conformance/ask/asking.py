"""One question to an engine, and its answer in words with the clauses it rests on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from tarock_conformance.ask.answer_text import answer_rows, grounds
from tarock_conformance.ask.fields import parse_words
from tarock_conformance.inputs.engine import EngineChoice, connected
from tarock_conformance.inputs.settings import catalogue_of, house_options
from tarock_conformance.process.exits import AdapterBrokenError, ExitCode, StopError, UsageFaultError
from tarock_conformance.process.streams import utf8
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.protocol.codec import decode_question
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.strangers_text import SENTENCE, shown, visible, visible_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console

    from tarock_reference.houses.house import House
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import AnyQuestion


RULES = "lungau"
"""The rule set that is asked about where the command line names none."""


def question_of(
    words: Sequence[str], rules: str | None, pairs: Sequence[str], house: House | None = None
) -> AnyQuestion:
    """The question that a command line asks, as JSON or in words; refuses what is none, naming the place.

    A question names its rule set; where nobody does, the command takes that of the ``house``, or else ``RULES``. It
    carries the readings that the house has decided on.
    """
    raw = _json(words) if words[0].lstrip().startswith("{") else parse_words(words)
    raw.setdefault("id", 1)
    if rules is not None or "rules" not in raw:
        raw["rules"] = rules or (RULES if house is None else house.based_on)
    try:
        question = decode_question(msgspec.json.encode(raw))
    except ProtocolError as fault:
        message = f"QUESTION: {fault}"
        raise UsageFaultError(message) from fault
    catalogue_of(question.rules)
    chosen = [*(f"{name}={reading}" for name, reading in question.options.items()), *pairs]
    return replace(question, options=house_options(question.rules, chosen, house))


def _json(words: Sequence[str]) -> dict[str, Any]:
    if len(words) > 1:
        message = f"QUESTION: expected nothing after a question in JSON, not '{words[1]}'"
        raise UsageFaultError(message)
    try:
        return msgspec.json.decode(words[0], type=dict[str, Any])
    except (ValueError, RecursionError) as fault:
        message = f"QUESTION: expected one object of JSON: {fault}"
        raise UsageFaultError(message) from fault


def ask(question: AnyQuestion, engine: EngineChoice, console: Console, *, raw: bool) -> ExitCode:
    """Ask, and tell the answer; declined is no answer, and an error is whoever's fault it is."""
    with connected(engine) as driver:
        try:
            answer = _answer_of(driver, question, engine)
        except Declined as fault:
            _tell_declined(fault, question, console, raw=raw)
            return ExitCode.INCONCLUSIVE
        except ProtocolError as fault:
            raise _no_answer(fault, engine, question.rules) from fault
        if raw:
            _print_raw(driver)
        else:
            _tell(question, answer, console, engine.house)
    return ExitCode.CONFORM


def _answer_of(driver: Driver, question: AnyQuestion, engine: EngineChoice) -> Answer:
    """The answer; what the program says on stderr meanwhile is shown there, whatever came of the question."""
    try:
        return driver.ask(question)
    finally:
        if driver.last is not None and driver.last.stderr:
            sys.stderr.write(f"stderr of {engine.words}: {visible(driver.last.stderr, lines=True).rstrip()}\n")


def _no_answer(fault: ProtocolError, engine: EngineChoice, rules: str) -> StopError:
    """Our engine says what is wrong with a question; a stranger's should not have come to that."""
    if engine.is_reference:
        by = f" (by the rules of {rules})" if rules else ""
        return UsageFaultError(f"QUESTION: {fault.whole or fault.reason}{by}")
    return AdapterBrokenError(f"{engine.words}: {fault}")


def _print_raw(driver: Driver) -> None:
    utf8().write(f"{visible_json(driver.last.answer) if driver.last else ''}\n")


def _tell_declined(fault: Declined, question: AnyQuestion, console: Console, *, raw: bool) -> None:
    line = msgspec.json.encode({"id": question.id, "declined": fault.reason}).decode()
    if raw:
        utf8().write(f"{visible_json(line)}\n")
    else:
        console.print(Text(f"declined: {shown(fault.reason, SENTENCE)}"), soft_wrap=True)


def _tell(question: AnyQuestion, answer: Answer, console: Console, house: House | None) -> None:
    answer = _harmless(answer)
    console.print(_grid((Text(label, style="dim"), value) for label, value in answer_rows(question, answer)))
    if clauses := grounds(answer):
        console.print(Text("It rests on", style="dim"))
        texts = _texts(question)
        console.print(_grid((Text(each, style="bold"), Text(texts.get(each, ""))) for each in clauses))
    if house is not None and (rulings := tuple(_otherwise(house, clauses))):
        console.print(Text(f"where {house.name} says otherwise", style="dim"))
        console.print(_grid(rulings))
    if readings := tuple(_in_force(question, clauses)):
        console.print(Text("by these readings of what is left open", style="dim"))
        console.print(_grid(readings))


def _harmless(answer: Answer) -> Answer:
    """The same answer with all that a stranger may write in it fit to be shown."""
    return msgspec.convert(_all_shown(msgspec.to_builtins(answer)), type(answer))


def _all_shown(part: Any) -> Any:
    match part:
        case str():
            return shown(part, SENTENCE)
        case list():
            return [_all_shown(each) for each in part]
        case dict():
            return {_all_shown(name): _all_shown(value) for name, value in part.items()}
        case _:
            return part


def _in_force(question: AnyQuestion, clauses: Sequence[str]) -> Iterator[tuple[Text, Text]]:
    """The readings that were played of the options that decide these clauses; those that were chosen say what they do.

    None for a rule set that only a stranger's engine knows.
    """
    disputes = load_catalogue(question.rules).disputes.values() if question.rules in sources() else ()
    for dispute in disputes:
        if {dispute.clause, *dispute.also}.isdisjoint(clauses):
            continue
        played = question.options.get(dispute.option, dispute.unsaid)
        told = next((one.en for one in dispute.readings if one.name == played), "")
        told = "default" if played == dispute.unsaid else told
        yield Text(f"{dispute.option}={played}", style="bold"), Text(told)


def _otherwise(house: House, clauses: Sequence[str]) -> Iterator[tuple[Text, Text]]:
    """The rulings of a house on what these clauses say."""
    for path, one in house.rules.rulings():
        written = next((each.written for each in house.rulings if each.path == path), None)
        if written is not None and one.clause in clauses:
            yield Text(path, style="bold"), Text(f"{written} ({one.clause})")


def _grid(rows: Any) -> Table:
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return grid


def _texts(question: AnyQuestion) -> dict[str, str]:
    """What clauses say in English by the readings of a question; none for a rule set that only a stranger knows."""
    if question.rules not in sources():
        return {}
    said = catalogue_by(load_catalogue(question.rules), question.options)
    return {clause.id: clause.en for clause in said.clauses.values()}
