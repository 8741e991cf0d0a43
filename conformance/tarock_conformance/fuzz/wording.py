"""A find as a scenario in the words of the features, ready to be added: what is set up, asked, and must be so.

Only what can be said is written: the lines are played before the reference, and have to ask the very question and pass.
Kinds of questions that are not here have no scenario of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from tarock_steps.catalogue.plan import PlannedLine
from tarock_steps.errors import CatalogueError, Mismatch, TableError
from tarock_steps.protocol.codec import unnumbered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.messages import answers
from tarock_steps.protocol.messages import questions as ask
from tarock_steps.protocol.seating import SeatNames
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.scripts import step_deed
from tarock_steps.table.course import MOVES
from tarock_steps.table.turns import STAYS_OPEN, choices_in_words, spoken
from tarock_steps.words.phrase import TURNS
from tarock_steps.words.table import Table

if TYPE_CHECKING:
    from tarock_conformance.fuzz.duel import Find
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.parts import Action, Deed, Item
    from tarock_steps.protocol.messages.questions import Question

_UNPLAYABLE: Final = (Mismatch, TableError, CatalogueError, Declined, ProtocolError, ValueError)
_PLAYERS: Final = 4
_MOVES: Final[Mapping[str, str]] = {what: move for move, what in MOVES.items()}
_TURN: Final[Mapping[str, str]] = {deed: words for words, deed in TURNS.items()}


def scenario_of(find: Find, right: Answer, reference: Driver, name: str) -> str:
    """The text of a scenario with its clause; empty where the words of the features do not say it."""
    make = _MAKERS.get(type(find.question))
    if make is None or not find.clauses:
        return ""
    lines = [*_setting(find.question), *make(find.question)]
    expected = _playable(lines, [*_expected(find.question, right)], find.question, reference)
    if not expected:
        return ""
    steps = "".join(_written([*lines, *expected]))
    return f"  @clause:{find.clauses[0]}\n  Rule: {find.clauses[0]}\n\n    Example: {name}\n{steps}"


def _playable(
    lines: Sequence[PlannedLine], expected: Sequence[PlannedLine], question: Question, reference: Driver
) -> list[PlannedLine]:
    """What of the expectations passes before the reference; none where another question would be asked."""
    listening = _Listening(reference)
    table = Table(listening)
    kept: list[PlannedLine] = []
    try:
        for line in lines:
            step_deed(line)(table)
        for line in expected:
            step_deed(line)(table)
            kept.append(line)
    except _UNPLAYABLE:
        return []
    return kept if unnumbered(question) in listening.heard else []


class _Listening(Wrapper):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: set[bytes] = set()

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
        self.heard.add(unnumbered(question))
        return self._driver.ask(question)


# ---------------------------------------------------------------------------------------------------------- setting up


def _setting(question: Question) -> Iterator[PlannedLine]:
    yield _given(f'the rules "{question.rules}"')
    for option, reading in question.options.items():
        yield _given(f'the reading "{reading}" of "{option}"')
    players, dealer = getattr(question, "players", None), getattr(question, "dealer", None)
    if players is not None and players != _PLAYERS:
        yield _given(f"a table of {players}")
    if players is not None and dealer not in (None, players - 1):
        yield _given(f"the dealer is at seat {dealer}")


def _count(question: ask.Count) -> Iterator[PlannedLine]:
    yield _when(f'"{" ".join(question.cards)}" are counted')


def _trick(question: ask.Trick) -> Iterator[PlannedLine]:
    names = SeatNames.of(question.players, question.dealer)
    yield _played(question.contract)
    yield _when(f'the trick is "{names.name(question.leader)} {" ".join(question.cards)}"')


def _may_play(question: ask.MayPlay) -> Iterator[PlannedLine]:
    yield _played(question.contract, question.called)
    if question.number != 1:
        yield _given(f"it is trick {question.number}")
    if question.announced:
        yield _given(f'the player has announced "{", ".join(question.announced)}"')
    hand = " ".join(question.hand)
    if question.trick:
        yield _when(f'Second is to play to "{" ".join(question.trick)}" with "{hand}" in hand')
    else:
        yield _when(f'Vorhand is to lead with "{hand}" in hand')


def _settle(question: ask.Settle) -> Iterator[PlannedLine]:
    names = SeatNames.of(question.players, question.dealer)
    if question.declarer is None:
        yield _given(f"{question.contract} is played")
    else:
        yield _given(f"{names.name(question.declarer)} plays a {question.contract}")
    if question.partner is not None:
        yield _given(f"the called König is held by {names.name(question.partner)}")
    if question.tariff is not None:
        yield _given(f"one Wertungspunkt is worth {question.tariff} Cent")
    if question.items:
        header = ("item", "side", "outcome", "announced", "doubled by")
        yield PlannedLine(
            "given", "these items are to be settled:", (header, *(_row(one, names) for one in question.items))
        )
    yield _when("the deal is settled")


def _row(item: Item, names: SeatNames) -> tuple[str, ...]:
    side = "declarer" if item.side == "declarer" else "opponents"
    said = "yes" if item.announced else "no"
    doubled = ", ".join(map(names.name, item.doubled))
    return item.item, side, "won" if item.won else "lost", said, doubled


def _deal(question: ask.Deal) -> Iterator[PlannedLine]:
    names = SeatNames.of(question.players, question.dealer)
    for seat in names.everybody:
        if question.hands[seat]:
            yield _given(f'{names.name(seat)} holds "{" ".join(question.hands[seat])}"')
    if len(question.talon) > 1:
        first, second = (" ".join(packet) for packet in question.talon)
        yield _given(f'the Talon is "{first}" and "{second}"')
    for (do, _), acts in groupby(question.actions, lambda act: (act.do, act.seat if act.do == "say" else -1)):
        yield from _acts(do, list(acts), names)


def _acts(do: Deed, acts: Sequence[Action], names: SeatNames) -> Iterator[PlannedLine]:
    """Acts of one kind behind each other, of what is said those of one player."""
    player = names.name(acts[0].seat)
    if do == "bid":
        turns = ", ".join(f"{names.name(one.seat)} {one.what}" for one in acts)
        yield _when(f'the bidding goes "{turns}"')
    elif do == "say":
        words = [spoken(one.what, "say", names) for one in acts]
        open_end = "" if words[-1] in ("Gut!", "Weiter") else STAYS_OPEN
        yield _when(f'{player} says "{", ".join(words)}{open_end}"')
    else:
        yield from (_act(one, names) for one in acts)


def _act(act: Action, names: SeatNames) -> PlannedLine:
    player = names.name(act.seat)
    if act.do == "talon":
        return _when(f"{player} {_MOVES[act.what]}" if act.what in _MOVES else f'{player} takes the cards "{act.what}"')
    if act.do == "renonce":
        return _when(f"{player} points out the Renonce of {names.name(int(act.what))}")
    verb = {"call": "calls", "discard": "lays away", "play": "plays"}[act.do]
    return _when(f'{player} {verb} "{act.what}"{" unnoticed" if act.unnoticed else ""}')


def _played(contract: str, called: str | None = None) -> PlannedLine:
    if contract in ("Fahren", "Trischaken"):
        return _given(f"{contract} is played")
    return _given(f"Vorhand plays a {contract}" + (f" calling {called}" if called else ""))


# -------------------------------------------------------------------------------------------------------- what is right


def _expected(question: Question, right: Answer) -> Iterator[PlannedLine]:
    names = SeatNames.of(getattr(question, "players", _PLAYERS), getattr(question, "dealer", None))
    match right:
        case answers.CountAnswer():
            yield _then(f"they count {right.augen} Augen")
        case answers.TrickAnswer():
            yield _then(f"{names.name(right.winner)} wins the trick")
            if right.leads is not None:
                yield _then(f"{names.name(right.leads)} leads next")
        case answers.LegalAnswer():
            yield _then(f'the choice is "{choices_in_words(right.legal, "play", names)}"')
        case answers.SettleAnswer():
            yield _paid(right.payments, names)
        case answers.DealAnswer(refused=None, over=True):
            yield _paid(right.payments, names)
        case answers.DealAnswer(refused=None, next=[turn]):
            yield _then(f"it is {names.name(turn.seat)}'s turn to {_TURN[turn.do]}")
            yield _then(f'the choice is "{choices_in_words(turn.legal, turn.do, names)}"')
        case _:
            return


def _paid(payments: Sequence[int | str], names: SeatNames) -> PlannedLine:
    told = (f"{names.name(seat)} {_signed(payments[seat])}" for seat in names.everybody)
    return _then(f'the payments are "{", ".join(told)}"')


def _signed(amount: int | str) -> str:
    text = str(amount)
    return text if text.startswith("-") or text == "0" else f"+{text}"


def _written(lines: Sequence[PlannedLine]) -> Iterator[str]:
    before = ""
    for line in lines:
        word = "And" if line.keyword == before else line.keyword.capitalize()
        before = line.keyword
        yield f"      {word} {line.text}\n"
        yield from (f"        | {' | '.join(row)} |\n" for row in line.rows)


def _given(text: str) -> PlannedLine:
    return PlannedLine("given", text)


def _when(text: str) -> PlannedLine:
    return PlannedLine("when", text)


def _then(text: str) -> PlannedLine:
    return PlannedLine("then", text)


_MAKERS: Final[Mapping[type[Question], Callable[[Any], Iterator[PlannedLine]]]] = {
    ask.Count: _count,
    ask.Trick: _trick,
    ask.MayPlay: _may_play,
    ask.Settle: _settle,
    ask.Deal: _deal,
}
