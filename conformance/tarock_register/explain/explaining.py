"""Runs ``tarock explain``: reads the question, asks one rule set or several, and prints the explanation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, Message, as_message, message, one_after_another
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import AnyQuestion, Deal
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.houses.house import House
from tarock_register.ask.answered import answer_or_reason, every_reason
from tarock_register.ask.implied_facts import omissions
from tarock_register.explain.correcting import corrected
from tarock_register.explain.course import cut_off
from tarock_register.explain.exchange_writing import exchange_lines
from tarock_register.explain.explained_input import By, Matter, NamedMatter, matters_of
from tarock_register.explain.explained_question import given_in
from tarock_register.explain.explanation import Explained, WithAnswer, WithoutAnswer, explanation
from tarock_register.explain.explanation_object import DealExplained, ExplanationsObject, rules_explained, told_lines
from tarock_register.explain.sources_side_by_side import tell_side_by_side, whose_rules
from tarock_register.explain.terminal import Paper, tell_one
from tarock_register.explain.translated_deals import translated_deal
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.settings import catalogue_of, readings_of, split_pair
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_running.process.printed_json import print_json
from tarock_steps.catalogue.loading import sources

ALL: Final = "all"
"""The word for all sources."""


class WantedExplained(NamedTuple):
    """The rules for an explanation, and how much of a deal to explain."""

    rules: str | None = None
    pairs: tuple[str, ...] = ()
    variant: Path | None = None
    tricks: bool = False
    at: int | None = None
    exchange: bool = False
    is_json: bool = False


def explain_all(words: Sequence[str], wanted: WantedExplained, console: Console, say: Language) -> ExitCode:
    """Explain the words by the wanted rules, each deal of a file by itself and under its name.

    UsageFaultError if none of the rule sets has an answer; of several deals, that is said below the name of the
    deal, and the exit code tells it.
    """
    house = None if wanted.variant is None else house_at(wanted.variant)
    found = matters_of(words, house)
    if wanted.is_json:
        return _print_object(found, wanted, house, say)
    if len(found) == 1:
        return _explain(found[0].read(), wanted, house, console, say)
    code = ExitCode.CONFORM
    for named in found:
        console.print(Text(shown(named.name, SENTENCE), style="bold underline"))
        try:
            _explain(named.read(), wanted, house, console, say)
        except UsageFaultError as fault:
            console.print(Text(shown(say.sentence(fault.said), SENTENCE)), soft_wrap=True)
            code = ExitCode.USAGE
    return code


def _print_object(
    found: Sequence[NamedMatter], wanted: WantedExplained, house: House | None, say: Language
) -> ExitCode:
    """Print the explanations as an object; the fault of one deal among several is in it."""
    if wanted.exchange:
        raise UsageFaultError(message("--exchange: cannot go with --format json, which has the whole question"))
    deals = [_deal_explained(named, wanted, house, say, alone=len(found) == 1) for named in found]
    print_json(ExplanationsObject(language=say.code, deals=deals))
    return ExitCode.USAGE if any(deal.fault is not None for deal in deals) else ExitCode.CONFORM


def _deal_explained(
    named: NamedMatter, wanted: WantedExplained, house: House | None, say: Language, *, alone: bool
) -> DealExplained:
    try:
        matter = named.read()
        explained = _by_all_rules(matter, wanted, house)
    except UsageFaultError as fault:
        if alone:
            raise
        return DealExplained(name=named.name, fault=say.sentence(fault.said), given=[], steps=[], rules=[])
    given = given_in(matter, [outcome for outcome in explained if isinstance(outcome, WithAnswer)], say)
    steps = [] if given.steps is None else [line.strip() for line in given.steps.plain.splitlines()]
    rules = [rules_explained(outcome, say, tricks=wanted.tricks) for outcome in explained]
    return DealExplained(name=named.name, fault=None, given=told_lines(given.rows), steps=steps, rules=rules)


def _by_all_rules(matter: Matter, wanted: WantedExplained, house: House | None) -> list[Explained]:
    """What each of the wanted rule sets says; UsageFaultError if none of them has an answer."""
    rules = _rules(matter, wanted, house)
    explained = [_explained(matter, by, wanted, alone=len(rules) == 1) for by in rules]
    refused = [outcome for outcome in explained if isinstance(outcome, WithoutAnswer)]
    if len(refused) == len(explained):
        raise UsageFaultError(_why_not(refused))
    return explained


def _explain(matter: Matter, wanted: WantedExplained, house: House | None, console: Console, say: Language) -> ExitCode:
    if wanted.exchange:
        return _exchange(matter, _rules(matter, wanted, house)[0], console)
    explained = _by_all_rules(matter, wanted, house)
    answered = [outcome for outcome in explained if isinstance(outcome, WithAnswer)]
    sheet = Paper(console, say)
    if len(explained) == 1:
        console.print(Text(whose_rules(answered[0]), style="bold"))
    given_in(matter, answered, say).tell(sheet)
    if len(explained) == 1:
        tell_one(explanation(answered[0], say, tricks=wanted.tricks), sheet)
    else:
        tell_side_by_side(explained, sheet)
    return ExitCode.CONFORM


def _exchange(matter: Matter, by: By, console: Console) -> ExitCode:
    """Print a deal in the exchange format instead."""
    for line in exchange_lines(matter.question(by), by.respond):
        console.print(Text(line), soft_wrap=True)
    return ExitCode.CONFORM


def _why_not(refused: Sequence[WithoutAnswer]) -> Message:
    """Why no rule set has an answer; a reason that several share is given once."""
    whose: dict[str, list[WithoutAnswer]] = {}
    for refusal in refused:
        whose.setdefault(str(refusal.reason), []).append(refusal)
    if len(whose) == 1 and len(refused) > 1:
        return as_message(refused[0].reason)
    return one_after_another(
        message(
            "{reason} (by the rules of {rules})",
            reason=alike[0].reason,
            rules=[refusal.by.rules for refusal in alike],
        )
        for alike in whose.values()
    )


def _rules(matter: Matter, wanted: WantedExplained, house: House | None) -> list[By]:
    """The wanted rules; UsageFaultError for unknown rules, and for readings that none of them has."""
    if house is not None:
        if wanted.rules not in (None, house.based_on):
            told = {"rules": wanted.rules or "", "house": house.name, "own": house.based_on}
            raise UsageFaultError(message("--rules {rules}: {house} is based on {own}", **told))
        return [By(house.based_on, wanted.pairs, house)]
    if wanted.rules != ALL:
        return [By(catalogue_of(wanted.rules or matter.rules).source, wanted.pairs)]
    offered = {source: readings_of(source) for source in sources()}
    named = [(pair, split_pair(pair, [*offered.values()])) for pair in wanted.pairs]
    return [
        By(source, tuple(pair for pair, (name, reading) in named if reading in known.get(name, ())))
        for source, known in offered.items()
    ]


def _explained(matter: Matter, by: By, wanted: WantedExplained, *, alone: bool) -> Explained:
    """One rule set's explanation; an unaskable question is an error only if no other rule set is asked."""
    try:
        question = _in_its_own_way(matter, matter.question(by), by)
        if wanted.at is not None:
            question = cut_off(question, wanted.at, by.respond)
    except UsageFaultError as fault:
        if alone:
            raise
        return WithoutAnswer(by, fault.said)
    return _answered(question, by)


def _in_its_own_way(matter: Matter, question: AnyQuestion, by: By) -> AnyQuestion:
    """A deal of another source, rewritten for these rules if it has come to a game; else the unchanged question."""
    if not isinstance(question, Deal):
        return question
    own = _at_home(matter)
    if own is None or own.rules == by.rules or own.told.contract is None:
        return question
    return translated_deal(replace(question, actions=own.deal.actions), own.told, by.respond)


class _AtHome(NamedTuple):
    """A deal under the rules by which it was played."""

    rules: str
    deal: Deal
    told: DealAnswer


def _at_home(matter: Matter) -> _AtHome | None:
    """A deal under the rules that it names, or else under those that accept most of it; None if none fit."""
    found = [told for rules in matter.named_rules or sources() if (told := _deal_by(rules, matter)) is not None]
    return max(found, key=lambda deal: deal.told.accepted, default=None)


def _deal_by(rules: str, matter: Matter) -> _AtHome | None:
    own = By(rules)
    try:
        asked = matter.question(own)
    except UsageFaultError:
        return None
    told = answer_or_reason(asked, own.respond)
    return _AtHome(rules, asked, told) if isinstance(told, DealAnswer) and isinstance(asked, Deal) else None


def _answered(question: AnyQuestion, by: By) -> Explained:
    """The answer to the question, completed with what is certain, or else with what may be meant."""
    answer = answer_or_reason(question, by.respond)
    if (certain := corrected(question, answer, by.respond)) is not None:
        return WithAnswer(by, *certain)
    if not isinstance(answer, Message):
        return WithAnswer(by, question, answer)
    for omission in omissions(question, by.respond):
        more = answer_or_reason(omission.question, by.respond)
        if not isinstance(more, Message):
            return WithAnswer(by, omission.question, more)
    return WithoutAnswer(by, every_reason(question, answer, by.respond))
