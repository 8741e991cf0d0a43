"""Writes a question as Given and When lines of the features: the set-up, and what is done or asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec import UNSET

from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.parts import Action, Deed
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_searching.write.step_lines import each_amount, given_line, item_rows, when_line
from tarock_steps.catalogue.loading import table_of
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.table.course import MOVES
from tarock_steps.table.setting import LAID_AWAY, WITHOUT_DECLARER
from tarock_steps.table.turns import STAYS_OPEN, spoken

_MOVES: Final[Mapping[str, str]] = {what: move for move, what in MOVES.items()}
_VORHAND: Final = "Vorhand"


def asked_in_words(question: Question, right: Answer) -> list[PlannedLine]:
    """The lines that ask a question with its ``right`` answer; empty if no steps exist for this kind of question."""
    make = _MAKERS.get(type(question))
    return [] if make is None else [*_setting(question), *make(question, right)]


def seats_named(question: Question) -> SeatNames:
    """The names of the seats; those of a table of four if the question has no ``players``."""
    return SeatNames.of(getattr(question, "players", ACTIVE), getattr(question, "dealer", None))


def _setting(question: Question) -> Iterator[PlannedLine]:
    yield given_line(f'the rules "{question.rules}"')
    for option, reading in question.options.items():
        yield given_line(f'the reading "{reading}" of "{option}"')
    players, dealer = getattr(question, "players", None), getattr(question, "dealer", None)
    if players is not None and players != ACTIVE:
        yield given_line(f"a table of {players}")
    if players is not None and dealer not in (None, players - 1):
        yield given_line(f"the dealer is at seat {dealer}")
    if (tariff := getattr(question, "tariff", None)) is not None:
        yield given_line(f"one Wertungspunkt is worth {tariff} Cent")
    if getattr(question, "doubled", UNSET) is True:
        yield given_line("the deal counts double")


def _deck(_: ask.Deck, __: Answer) -> Iterator[PlannedLine]:
    yield when_line("the deck is laid out")


def _count(question: ask.Count, _: Answer) -> Iterator[PlannedLine]:
    yield when_line(f'"{" ".join(question.cards)}" are counted')


def _trick(question: ask.Trick, _: Answer) -> Iterator[PlannedLine]:
    yield _played(question.contract)
    yield when_line(f'the trick is "{seats_named(question).name(question.leader)} {" ".join(question.cards)}"')


def _dealing(question: ask.Dealing, _: Answer) -> Iterator[PlannedLine]:
    yield given_line(f'the pack is "{" ".join(question.pack)}"')
    if question.cut:
        yield given_line(f"{question.cut} cards are lifted")
    if question.starts is not None:
        yield given_line(f"the first packet is given to {seats_named(question).name(question.starts)}")
    if question.pile is not None:
        yield given_line(f'the cards on the table lie in the order "{" ".join(question.pile)}"')
    if question.chosen is not None:
        numbers = ", ".join(str(number + 1) for number in question.chosen)
        yield given_line(f'the pack is knocked on and packets "{numbers}" are chosen')
    yield when_line("the pack is dealt")


def _may_bid(question: ask.MayBid, right: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    if question.bids:
        yield given_line(f'the bidding went "{_bids(question.bids, names)}"')
    yield when_line(f'{_in_turn(right, names)} is to bid with "{" ".join(question.hand)}" in hand')


def _may_call(question: ask.MayCall, _: Answer) -> Iterator[PlannedLine]:
    yield _played(question.contract)
    yield when_line(f'{_VORHAND} is to call with "{" ".join(question.hand)}" in hand')


def _may_discard(question: ask.MayDiscard, _: Answer) -> Iterator[PlannedLine]:
    yield _played(question.contract)
    yield when_line(f'{_VORHAND} wants to lay away "{" ".join(question.discards)}" from "{" ".join(question.hand)}"')


def _may_announce(question: ask.MayAnnounce, right: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    yield from _parties(question, names)
    yield from _announced(question, names)
    yield when_line(f'{_in_turn(right, names)} is to announce with "{" ".join(question.hand)}" in hand')


def _may_play(question: ask.MayPlay, _: Answer) -> Iterator[PlannedLine]:
    yield _played(question.contract, question.called)
    if question.number != 1:
        yield given_line(f"it is trick {question.number}")
    if question.announced:
        yield given_line(f'the player has announced "{", ".join(question.announced)}"')
    hand = " ".join(question.hand)
    if question.trick:
        yield when_line(f'Second is to play to "{" ".join(question.trick)}" with "{hand}" in hand')
    else:
        yield when_line(f'{_VORHAND} is to lead with "{hand}" in hand')


def _result(question: ask.Result, _: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    yield from _parties(question, names)
    if table_of(question.rules).results_need_hands and question.hands is not UNSET:
        for seat, hand in enumerate(question.hands):
            yield from (given_line(f'{names.name(seat)} holds "{" ".join(hand)}"'),) if hand else ()
    for side, owner in (("declarer", "the declarer's side has"), ("foes", "the opponents have")):
        if side in question.piles:
            yield given_line(f'{owner} "{" ".join(question.piles[side])}"')
    if question.tricks:
        yield given_line(
            f"the declarer's side took {question.tricks['declarer']} of {sum(question.tricks.values())} tricks"
        )
    for trick in question.played:
        yield given_line(f'trick {trick.number} is "{names.name(trick.leader)} {" ".join(trick.cards)}"')
    if question.taken is not UNSET:
        for seat, cards in enumerate(question.taken):
            yield from (given_line(f'{names.name(seat)} took "{" ".join(cards)}"'),) if cards else ()
    if question.laid is not UNSET:
        yield given_line(f'{LAID_AWAY} "{" ".join(question.laid)}"')
    yield from _announced(question, names)
    yield when_line("the result is drawn up")


def _settle(question: ask.Settle, _: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    yield from _parties(question, names)
    if question.given_up:
        yield given_line(f"the last deal ended in giving up{f' with {question.bird}' if question.bird else ''}")
    replaced = () if question.replaced is UNSET else (question.replaced,)
    if question.items or replaced:
        yield given_line("these items are to be settled:", item_rows(question.items, names, *replaced))
    for what, numbers in (("Augen", question.augen), ("tricks", question.tricks)):
        if numbers:
            yield given_line(f'the {what} are "{each_amount(numbers, names, signed=False)}"')
    yield from _announced(question, names)
    if isinstance(question.renonce, int):
        yield given_line(f"{names.name(question.renonce)} committed a Renonce")
    yield when_line("the deal is settled")


def _next_dealer(question: ask.NextDealer, _: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    if question.lot is not None:
        yield given_line(f"{names.name(question.lot)} drew the lot")
    if question.previous is not None:
        yield given_line(f"{names.name(question.previous)} dealt last")
    if question.given_up:
        yield given_line("the last deal ended in giving up")
    yield when_line("it is decided who deals next")


def _session(question: ask.Session, _: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    rows = [("game", "events", "payments", "of the game")]
    for deal in question.deals:
        paid = each_amount(deal.payments, names, signed=True) if deal.payments else ""
        of_game = "" if deal.of_game is UNSET else each_amount(deal.of_game, names, signed=True)
        rows.append((deal.contract, ", ".join(deal.events), paid, of_game))
    if question.deals:
        yield given_line("the session so far:", rows)
    if question.last_hour is not None:
        yield given_line(f"the last hour begins with deal {question.last_hour + 1}")
    yield when_line("the next deal is due")


def _deal(question: ask.Deal | ask.View, _: Answer) -> Iterator[PlannedLine]:
    names = seats_named(question)
    for seat in names.everybody:
        if hand := question.hands[seat]:
            if len(hand) != table_of(question.rules).hand:
                yield given_line(f"{names.name(seat)} was dealt {len(hand)} cards")
            yield given_line(f'{names.name(seat)} holds "{" ".join(hand)}"')
    if len(question.talon) > 1:
        first, second = (" ".join(packet) for packet in question.talon)
        yield given_line(f'the Talon is "{first}" and "{second}"')
    for (do, _who), acts in groupby(question.actions, lambda act: (act.do, act.seat if act.do == "say" else -1)):
        yield from _acts(do, list(acts), names, table_of(question.rules).closes)


def _view(question: ask.View, right: Answer) -> Iterator[PlannedLine]:
    yield from _deal(question, right)
    yield when_line(f"{seats_named(question).name(question.seat)} is asked for the cards seen so far")


def _acts(do: Deed, acts: Sequence[Action], names: SeatNames, closing: str) -> Iterator[PlannedLine]:
    """Lines for consecutive acts of one kind (``do``); announcements come from one player only."""
    player = names.name(acts[0].seat)
    if do == "bid" and not any(act.unnoticed for act in acts):
        yield when_line(f'the bidding goes "{_bids(acts, names)}"')
    elif do == "say":
        yield when_line(f'{player} says "{_turn(acts, names, closing, ", ")}"')
    elif do == "play" and not any(act.unnoticed for act in acts):
        yield from _plays(acts, names)
    else:
        yield from (_act(act, names) for act in acts)


def _plays(acts: Sequence[Action], names: SeatNames) -> Iterator[PlannedLine]:
    """Tricks as a table; the last card on its own line if it begins a trick."""
    *tricks, last = _tricks_of(acts, names)
    if len(last) > 1:
        tricks.append(last)
    if tricks:
        rows = [(names.name(trick[0].seat), " ".join(act.what for act in trick)) for trick in tricks]
        yield when_line("the play goes:", [("leader", "cards"), *rows])
    if len(last) == 1:
        yield _act(last[0], names)


def _tricks_of(acts: Sequence[Action], names: SeatNames) -> list[list[Action]]:
    """Group the cards played into tricks: the players follow in turn, and nobody plays twice to a trick."""
    tricks: list[list[Action]] = []
    for act in acts:
        seats = [played.seat for played in tricks[-1]] if tricks else []
        if not seats or act.seat in seats or act.seat not in _behind(seats[-1], names):
            tricks.append([])
        tricks[-1].append(act)
    return tricks


def _behind(seat: int, names: SeatNames) -> tuple[int, ...]:
    """The seats that may play next after a seat: the next in turn, or the one after a dealer without cards."""
    following = names.in_turn(seat, names.everybody)[1:]
    return following[:2] if names.players > ACTIVE and following[0] == names.dealer else following[:1]


def _turn(acts: Sequence[Action], names: SeatNames, closing: str, between: str) -> str:
    """The words of one player in a turn; marked as open unless they end with the ``closing`` word."""
    words = between.join(spoken(act.what, "say", names) for act in acts)
    return words if acts[-1].what == closing else f"{words}{STAYS_OPEN}"


def _bids(acts: Sequence[Action], names: SeatNames) -> str:
    return ", ".join(f"{names.name(act.seat)} {act.what}" for act in acts)


def _act(act: Action, names: SeatNames) -> PlannedLine:
    player = names.name(act.seat)
    if act.do == "talon":
        return when_line(
            f"{player} {_MOVES[act.what]}" if act.what in _MOVES else f'{player} takes the cards "{act.what}"'
        )
    if act.do == "renonce":
        return when_line(f"{player} points out the Renonce of {names.name(int(act.what))}")
    verb = {"bid": "bids", "call": "calls", "discard": "lays away", "play": "plays"}[act.do]
    return when_line(f'{player} {verb} "{act.what}"{" unnoticed" if act.unnoticed else ""}')


def _played(contract: str, called: str | None = None) -> PlannedLine:
    if contract in WITHOUT_DECLARER:
        return given_line(f"{contract} is played")
    return given_line(f"{_VORHAND} plays a {contract}" + (f" calling {called}" if called else ""))


def _parties(question: Any, names: SeatNames) -> Iterator[PlannedLine]:
    """Lines for the contract, the declarer and the partner."""
    called = getattr(question, "called", None)
    if question.declarer is None:
        yield given_line(f"{question.contract} is played")
    else:
        calling = f" calling {called}" if called else ""
        yield given_line(f"{names.name(question.declarer)} plays a {question.contract}{calling}")
    if question.partner is not None:
        yield given_line(f"the called König is held by {names.name(question.partner)}")
    if question.from_talon:
        yield given_line("the called König lay in the Talon")


def _announced(question: Any, names: SeatNames) -> Iterator[PlannedLine]:
    """The line for all announcements; a turn ends with its closing word or with the next speaker."""
    closing = table_of(question.rules).closes
    turns: list[list[Action]] = []
    for act in question.said:
        if not turns or turns[-1][-1].what == closing or turns[-1][-1].seat != act.seat:
            turns.append([])
        turns[-1].append(act)
    if turns:
        told = (f"{names.name(turn[0].seat)} {_turn(turn, names, closing, ' + ')}" for turn in turns)
        yield given_line(f'the announcing went "{", ".join(told)}"')


def _in_turn(right: Answer, names: SeatNames) -> str:
    seat = getattr(right, "seat", None)
    return _VORHAND if seat is None else names.name(seat)


_MAKERS: Final[Mapping[type[Question], Callable[[Any, Answer], Iterator[PlannedLine]]]] = {
    ask.Deck: _deck,
    ask.Count: _count,
    ask.Dealing: _dealing,
    ask.MayBid: _may_bid,
    ask.MayCall: _may_call,
    ask.MayDiscard: _may_discard,
    ask.MayAnnounce: _may_announce,
    ask.MayPlay: _may_play,
    ask.Trick: _trick,
    ask.Result: _result,
    ask.Settle: _settle,
    ask.NextDealer: _next_dealer,
    ask.Session: _session,
    ask.Deal: _deal,
    ask.View: _view,
}
"""The function that writes each kind of question. CardPlay is missing: no scenario asks it."""
