"""The axes of a deal's course for models: who plays what, what was laid away and said, and where some cards went."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import DealAnswer, PlayAnswer
from tarock_protocol.messages.parts import Action, Amount, NumberedTrick, WonTrick
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import ACTIVE, SIZES, SeatNames
from tarock_searching.model.augen import AUGEN, AugenCount, augen_beside_half
from tarock_searching.model.axes import ABSENT, NO, YES, Axis, Row, yes_or_no
from tarock_searching.model.cards import MORE, TAROCK, counted_up_to, is_koenig, kind_of_card, named_in
from tarock_searching.model.last_tricks import TakenBy, axes_of_fates, read_fates
from tarock_searching.model.parties import CALLED, NOTHING, PARTNERS, PLACES
from tarock_searching.model.words import NOBODY, Roles, Saying, axes_of_words, read_words

UNKNOWN: Final = "not yet known"
TALON: Final = "Talon"
AT_TALON: Final = ("first", "second", "all", "leave", "Schleifen", "Aufgeben", "some cards", "something else")
"""What is decided about the Talon: a word of the protocol, some of its cards, or a word of the source alone."""
WHOLE: Final = "whole"
SOME: Final = "some tricks"
FIRST: Final = "first trick"
NO_CARD: Final = "no card"
REFUSED: Final = ("play", "say", "bid", "call", "talon", "discard")
TRICKS: Final = ("some", "none", "one", "all but one", "all")
UNCOUNTED: Final = "not counted"
_FEW: Final = ("0", "1", MORE)
_THIN: Final = 2
"""Up to how many Tarocks a hand has exactly so many; beyond, it has more."""
OF_DEAL: Final = frozenset({"tariff", "deal counts twice", "games bid", TALON})
"""The axes that a question about the cards alone does not have."""


def axes_of_course(counting: AugenCount, *, has_talon: bool) -> Iterator[Axis]:
    """The axes of a whole deal."""
    saying = counting.saying
    yield from _axes_of_game(saying.variant.games, has_talon=has_talon)
    for axis in axes_of_words(saying.items):
        yield axis._replace(exists=_with_declarer(axis.exists))
    for place in PLACES:
        yield Axis(f"Tarocks of {place}", (MORE, *map(str, reversed(range(_THIN + 1)))), rare=True)
    for card in named_in(saying.pack):
        yield Axis(f"{card} with", (*PLACES, TALON) if has_talon else PLACES)
    yield Axis("played", (WHOLE, SOME, FIRST, NO_CARD), rare=True)
    yield Axis("refused", (NOTHING, *REFUSED), rare=True)
    yield Axis("tricks of declarer's side", TRICKS, _is_won)
    yield Axis("Augen", (*AUGEN[::-1], UNCOUNTED), _is_won)
    for axis in axes_of_fates(saying.pack, lambda place: _is_won if place < counting.tricks else lambda _: False):
        yield axis._replace(exists=_with_declarer(axis.exists))
    yield Axis("players without a trick", _FEW, lambda row: row["played"] == WHOLE and row["declarer"] == NOBODY)


def _axes_of_game(games: Sequence[str], *, has_talon: bool) -> Iterator[Axis]:
    yield Axis("players", tuple(map(str, SIZES)))
    yield Axis("dealer", tuple(map(str, range(max(SIZES)))))
    yield Axis("tariff", (NO, YES), rare=True)
    yield Axis("deal counts twice", (NO, YES), rare=True)
    yield Axis("game", (*games, UNKNOWN))
    yield Axis("declarer", (*PLACES, NOBODY), lambda row: row["game"] != UNKNOWN)
    yield Axis("games bid", ("1", "0", "2", MORE))
    yield Axis("called", CALLED, _has_declarer)
    yield Axis("partner", PARTNERS, _has_declarer)
    yield Axis("called card in the Talon", (NO, YES), lambda row: row["called"] not in (NOTHING, ABSENT))
    if has_talon:
        yield Axis(TALON, (*AT_TALON, NOTHING))
        yield Axis("Tarocks laid away", _FEW, rare=True)
        yield Axis("Könige laid away", (NO, YES), rare=True)


def _has_declarer(row: Row) -> bool:
    return row["declarer"] not in (NOBODY, ABSENT)


def _is_won(row: Row) -> bool:
    """Whether a side with a declarer has played to the end."""
    return row["played"] == WHOLE and _has_declarer(row)


def _with_declarer(exists: Callable[[Row], bool]) -> Callable[[Row], bool]:
    return lambda row: _has_declarer(row) and exists(row)


class ToldCourse(NamedTuple):
    """What a question and its right answer tell of a deal; ``actions`` are those before the ``refused`` deed."""

    players: int
    dealer: int
    contract: str | None
    """None until it is known, as are the declarer and the called card."""
    declarer: int | None
    partner: int | None
    called: str | None
    hands: Sequence[Sequence[str]]
    """The hands as dealt, by seat."""
    talon: Sequence[Sequence[str]]
    """The packets of the Talon."""
    laid: Sequence[str]
    """The cards laid away."""
    actions: Sequence[Action]
    tricks: Sequence[WonTrick]
    """The complete tricks."""
    augen: Mapping[str, Amount]
    """The Augen of each side or player, at the end."""
    over: bool
    """Whether the deal has ended."""
    refused: str
    """The act that is not allowed, empty for none."""

    @classmethod
    def of(cls, question: Question, saying: Saying) -> ToldCourse | None:
        """The course of a deal, or of its cards alone; None if it is neither, or has a breach of the rules."""
        if not isinstance(question, ask.Deal | ask.CardPlay):
            return None
        if any(action.unnoticed or action.do == "renonce" for action in question.actions):
            return None
        try:
            answer = saying.reference.ask(question)
        except ProtocolError:
            return None
        if isinstance(question, ask.Deal) and isinstance(answer, DealAnswer):
            told = (answer.contract, answer.declarer, answer.partner, answer.called)
            before, laid = [], answer.discards
        elif isinstance(question, ask.CardPlay) and isinstance(answer, PlayAnswer):
            told = (question.contract, question.declarer, question.partner, question.called)
            before, laid = question.said, question.discards
        else:
            return None
        done, refused = question.actions[: answer.accepted], answer.refused
        return cls(
            question.players,
            question.dealer,
            *told,
            question.hands,
            question.talon,
            laid,
            [*before, *done],
            answer.tricks,
            answer.augen,
            answer.over,
            NOTHING if refused is None else question.actions[refused.index].do,
        )

    @property
    def order(self) -> tuple[int, ...]:
        """The active seats in turn."""
        return SeatNames(self.players, self.dealer).active


def read_course(told: ToldCourse, counting: AugenCount, *, has_talon: bool) -> dict[str, str] | None:
    """The row of a course without its tariff; None if it has something that no axis has."""
    order, saying = told.order, counting.saying
    if told.contract not in (*saying.variant.games, None) or told.declarer not in (*order, None):
        return None
    has_game = told.contract is not None
    row = {
        "players": str(told.players),
        "dealer": str(told.dealer),
        "game": told.contract or UNKNOWN,
        "declarer": ABSENT if not has_game else NOBODY if told.declarer is None else PLACES[order.index(told.declarer)],
        "games bid": counted_up_to(_THIN, len(games_named(told.actions, saying.variant.games))),
    }
    roles = Roles.of(order, told.declarer, told.partner) if has_game and told.declarer is not None else None
    row |= _read_call(told, roles)
    if has_talon:
        row |= _read_talon(told)
    said = [action for action in told.actions if action.do == "say"]
    axes = [axis.name for axis in axes_of_words(saying.items)]
    row |= dict.fromkeys(axes, ABSENT) if roles is None else read_words(said, roles, saying)
    for place, seat in zip(PLACES, order, strict=True):
        row[f"Tarocks of {place}"] = counted_up_to(
            _THIN, sum(kind_of_card(card) == TAROCK for card in told.hands[seat])
        )
    for card in named_in(saying.pack):
        held = (place for place, seat in zip(PLACES, order, strict=True) if card in told.hands[seat])
        row[f"{card} with"] = next(held, TALON)
    return {**row, **_read_end(told, roles, counting)}


def games_named(actions: Sequence[Action], games: Sequence[str]) -> list[str]:
    """The games that were bid, in order; a König may be named with the bid."""
    return [game for action in actions if action.do == "bid" and (game := game_of_bid(action.what, games))]


def game_of_bid(words: str, games: Sequence[str]) -> str:
    """The game that a bid names; empty if it names none."""
    return next((game for game in games if words == game or words.startswith(f"{game} ")), "")


def _read_call(told: ToldCourse, roles: Roles | None) -> Row:
    axes = ("called", "partner", "called card in the Talon")
    if roles is None or told.declarer is None:
        return dict.fromkeys(axes, ABSENT)
    order = told.order
    turns = (order.index(told.partner) - order.index(told.declarer)) % ACTIVE if told.partner in order else 0
    called = NOTHING if told.called is None else CALLED[1 if is_koenig(told.called) else 2]
    lay = any(told.called in packet for packet in told.talon)
    return dict(zip(axes, (called, PARTNERS[turns], ABSENT if called == NOTHING else yes_or_no(lay)), strict=True))


def _read_talon(told: ToldCourse) -> Row:
    words = [action.what for action in told.actions if action.do == "talon"]
    laid = sum(kind_of_card(card) == TAROCK for card in told.laid)
    return {
        TALON: at_talon(words[-1]) if words else NOTHING,
        "Tarocks laid away": counted_up_to(1, laid),
        "Könige laid away": yes_or_no(any(map(is_koenig, told.laid))),
    }


def at_talon(words: str) -> str:
    """The value of a decision about the Talon."""
    first, *more = words.split()
    if first in AT_TALON:
        return first if not more or first == "Aufgeben" else AT_TALON[-1]
    is_card = first in SUIT_CARDS or all(letter in "IVX" for letter in first) or first == "Sküs"
    return AT_TALON[-2] if is_card else AT_TALON[-1]


def _read_end(told: ToldCourse, roles: Roles | None, counting: AugenCount) -> Row:
    cards, tricks = sum(action.do == "play" for action in told.actions), len(told.tricks)
    is_whole = told.over and tricks == counting.tricks
    row = {
        "played": WHOLE if is_whole else NO_CARD if not cards else FIRST if tricks <= 1 else SOME,
        "refused": told.refused,
    }
    saying, is_won = counting.saying, is_whole and roles is not None
    axes = (
        "tricks of declarer's side",
        "Augen",
        *(axis.name for axis in axes_of_fates(saying.pack, lambda _: _is_won)),
    )
    row |= dict.fromkeys(axes, ABSENT)
    if roles is not None and is_won:
        mine = sum(trick.winner in (told.declarer, told.partner) for trick in told.tricks)
        named = {0: "none", 1: "one", tricks: "all", tricks - 1: "all but one"}
        row["tricks of declarer's side"] = named.get(mine, "some")
        augen = told.augen.get("declarer")
        row["Augen"] = UNCOUNTED if augen is None else augen_beside_half(Fraction(augen) - counting.half)
        taken = [
            TakenBy(NumberedTrick(number=number, leader=trick.leader, cards=trick.cards), trick.winner)
            for number, trick in enumerate(told.tricks, start=1)
        ]
        row |= read_fates(taken, told.called, roles, saying.pack)
    without = sum(all(trick.winner != seat for trick in told.tricks) for seat in told.order)
    is_alone = is_whole and told.contract is not None and roles is None
    return row | {"players without a trick": counted_up_to(1, without) if is_alone else ABSENT}


def read_stake(question: ask.Deal) -> Row:
    """The values of what a deal counts."""
    return {
        "tariff": yes_or_no(question.tariff is not None),
        "deal counts twice": yes_or_no(question.doubled is not msgspec.UNSET and question.doubled),
    }
