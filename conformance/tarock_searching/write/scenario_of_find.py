"""Writes a find as a complete scenario, ready to be added to the features.

The lines are tested: played with the reference they have to ask the very question and pass, and played with the program
they have to fail. A find that the phrases cannot express is not written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_protocol.codec import unnumbered
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import BudgetSpentError, Declined, ProtocolError, TableError
from tarock_protocol.messages.answers import Answer, DealAnswer, PlayAnswer
from tarock_protocol.messages.questions import CardPlay, Deal, Question
from tarock_protocol.wrapping import Wrapper
from tarock_searching.ask.duel import NO_FIELD, Duel, Find
from tarock_searching.shrink.plainer_games import plainest_first
from tarock_searching.write.answer_steps import right_in_words
from tarock_searching.write.deal_with_cards import deal_with_cards
from tarock_searching.write.question_steps import asked_in_words
from tarock_searching.write.step_lines import planned_of, then_line
from tarock_steps.catalogue.loading import options_to_name
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.errors import CatalogueError, Mismatch
from tarock_steps.suite.deriving import ALLOWED
from tarock_steps.suite.playthrough import Playthrough
from tarock_steps.suite.without_bidding import WithoutBidding, as_it_was_asked
from tarock_steps.words.table import Table

_REFUSED: Final = "that is refused"
_COURSE: Final = "accepted"
"""The part of a deal's answer with which its whole state is written."""
_UNPLAYABLE: Final = (Mismatch, TableError, CatalogueError, Declined, ProtocolError, ValueError)


class Untold(StrEnum):
    """Why a find cannot be written as a scenario."""

    QUESTION = "no phrases for such a question"
    ANSWER = "no phrases for what is right of it"
    BIDDING = "no auction was found that leads to these cards"
    OTHER_ANSWER = "the phrases say something else"
    OTHER_QUESTION = "the phrases ask something else"
    NOT_WRONG = "the program does not get wrong what the phrases say"


class UntoldError(Exception):
    """A find cannot be written as a scenario; ``why`` is the reason."""

    def __init__(self, why: Untold) -> None:
        super().__init__(why.value)
        self.why = why


def scenario_of(find: Find, reference: Driver, program: Driver, name: str) -> str:
    """Write a find as the text of a scenario with its clause. Raises UntoldError if that is not possible."""
    return _first_scenario(find, reference, name, lambda scenario: _is_failed(scenario, program, reference))


def right_scenario(question: Question, reference: Driver, name: str) -> str:
    """Write a question with its right answer as the text of a scenario. Raises UntoldError if that is not possible."""
    find = Find(question, NO_FIELD._replace(field=_COURSE), ())
    return _first_scenario(find, reference, name, lambda _: True)


def asking_lines(question: Question, reference: Driver) -> list[PlannedLine]:
    """The lines that ask this very question, and read no more than whether the last act of a deal is allowed.

    That is asked before the act too. There are no lines if no phrases ask the question.
    """
    right, listening = reference.ask(question), _Listening(reference)
    lines = asked_in_words(question, right)
    if isinstance(right, DealAnswer):
        lines.append(then_line(ALLOWED if right.refused is None else _REFUSED))
    try:
        Playthrough(planned_of("", question.rules, [], lines), Table(listening)).play()
    except _UNPLAYABLE:
        return []
    return lines if _by_what_is_said(question) in listening.heard else []


def _first_scenario(find: Find, reference: Driver, name: str, is_wanted: Callable[[Planned], bool]) -> str:
    reasons: list[UntoldError] = []
    for asked in _asked_by_features(find.question, reference):
        try:
            scenario = _scenario(find, asked, reference, name)
        except UntoldError as fault:
            reasons.append(fault)
            continue
        if is_wanted(scenario):
            clause = scenario.clauses[0]
            steps = "".join(_written(scenario.lines))
            return f"  @clause:{clause}\n  Rule: {clause}\n\n    Example: {name}\n{steps}"
        reasons.append(UntoldError(Untold.NOT_WRONG))
    raise next(iter(reasons), UntoldError(Untold.BIDDING))


class _Asked(NamedTuple):
    """A question as a scenario asks it (``told``), its right answer, and the question that the program gets (``put``).

    The two differ for questions about cards alone: the scenario then describes a whole deal that leads to the cards.
    """

    told: Question
    right: Answer
    put: Question

    def by(self, driver: Driver, reference: Driver) -> Driver:
        """The driver; wrapped to be asked about cards alone if the two questions differ."""
        return driver if self.told is self.put else WithoutBidding(driver, reference)


def _asked_by_features(asked: Question, reference: Driver) -> Iterator[_Asked]:
    """The question itself; for CardPlay, deals that lead to its cards, in its own game first, then in other games."""
    question = up_to_refusal(asked, reference)
    if not isinstance(question, CardPlay):
        yield _Asked(question, reference.ask(question), question)
        return
    duel = Duel(reference, reference)
    games = dict.fromkeys((question.contract, *plainest_first(question.rules)))
    for cards in (replace(question, contract=game) for game in games):
        deal = None if duel.right(cards) is None else deal_with_cards(cards, duel.right, duel.cards_of)
        put = None if deal is None else duel.cards_of(deal)
        if deal is not None and put is not None:
            yield _Asked(deal, WithoutBidding(reference, reference).ask(deal), put)


def up_to_refusal(question: Question, reference: Driver) -> Question:
    """The question without the acts after a refused act, because the features cannot express them."""
    if not isinstance(question, Deal | CardPlay):
        return question
    right = reference.ask(question)
    refused = right.refused if isinstance(right, DealAnswer | PlayAnswer) else None
    return question if refused is None else replace(question, actions=question.actions[: refused.index + 1])


def _scenario(find: Find, asked: _Asked, reference: Driver, name: str) -> Planned:
    """A scenario with this question that the reference passes. Raises UntoldError if there is none."""
    lines = asked_in_words(asked.told, asked.right)
    if not lines:
        raise UntoldError(Untold.QUESTION)
    expected = right_in_words(asked.told, asked.right, find.difference.field)
    clause = _clause_shown([*lines, *expected], find, asked, reference) if expected else ""
    if not clause:
        raise UntoldError(Untold.ANSWER)
    return planned_of(name, find.question.rules, [clause], [*lines, *expected])


def _clause_shown(lines: Sequence[PlannedLine], find: Find, asked: _Asked, reference: Driver) -> str:
    """The first clause of a find that is a ground of what the lines read, or else any such ground; empty if none.

    Raises UntoldError if the reference does not pass the lines, or if they ask another question.
    """
    listening = _Listening(reference)
    table = Table(asked.by(listening, reference))
    try:
        Playthrough(planned_of("", find.question.rules, find.clauses, lines), table).play()
    except _UNPLAYABLE as fault:
        raise UntoldError(Untold.OTHER_ANSWER) from fault
    if _by_what_is_said(asked.put) not in listening.heard:
        raise UntoldError(Untold.OTHER_QUESTION)
    return next((clause for clause in (*find.clauses, *sorted(table.grounds)) if clause in table.grounds), "")


def _is_failed(scenario: Planned, program: Driver, reference: Driver) -> bool:
    """Whether the program fails a scenario; True if there is no time left to find out."""
    try:
        Playthrough(scenario, Table(as_it_was_asked(program, program.hello, reference))).play()
    except Declined:
        return False
    except (*_UNPLAYABLE, BudgetSpentError):
        return True
    return False


def _by_what_is_said(question: Question) -> bytes:
    """A question as bytes, without its number and without the readings that scenarios need not name."""
    return unnumbered(replace(question, options=options_to_name(question.options, question.rules)))


class _Listening(Wrapper):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: set[bytes] = set()

    def ask(self, question: Question) -> Answer:
        """Record the question, and return the driver's answer."""
        self.heard.add(_by_what_is_said(question))
        return self._driver.ask(question)


def _written(lines: Sequence[PlannedLine]) -> Iterator[str]:
    before = ""
    for line in lines:
        word = "And" if line.keyword == before else line.keyword.capitalize()
        before = line.keyword
        yield f"      {word} {line.text}\n"
        yield from (f"        | {' | '.join(row)} |\n" for row in line.rows)
