"""Finds an auction that leads to the cards of a question, because the features describe cards by whole deals only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_conformance.fuzz.repairing import Right
from tarock_steps.catalogue.loading import table_of
from tarock_steps.protocol.cards import PACK
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.parts import Action
from tarock_steps.protocol.messages.questions import Deal
from tarock_steps.suite.without_auction import HANDS_ON
from tarock_steps.table.turns import NO_GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tarock_steps.protocol.messages.parts import Turn
    from tarock_steps.protocol.messages.questions import CardPlay

_TRIES: Final = 300
"""How many beginnings of a deal are looked at."""


def deal_with_cards(cards: CardPlay, right: Right, comes_to: Callable[[Deal], CardPlay | None]) -> Deal | None:
    """A deal of which these cards are played, the plainest auction first; none where none is found.

    ``comes_to`` says which question about cards alone a deal comes to. Where nothing is told of what was said, nobody
    says anything that matters.
    """
    return _Auction(cards, right, comes_to).found(())


class _Auction:
    """Looks for it act by act, each time what leads to the game soonest."""

    def __init__(self, cards: CardPlay, right: Right, comes_to: Callable[[Deal], CardPlay | None]) -> None:
        self._cards = cards
        self._right = right
        self._comes_to = comes_to
        self._left = _TRIES
        self._closes = table_of(cards.rules).closes
        self._dealt = Deal(
            id=cards.id,
            rules=cards.rules,
            options=cards.options,
            players=cards.players,
            dealer=cards.dealer,
            hands=_dealt_hands(cards),
            talon=cards.talon,
            actions=[],
        )

    def found(self, acts: Sequence[Action]) -> Deal | None:
        """A deal that goes on behind these acts."""
        self._left -= 1
        answer = self._right(replace(self._dealt, actions=[*acts])) if self._left > 0 else None
        if not isinstance(answer, DealAnswer) or answer.refused is not None:
            return None
        if {turn.do for turn in answer.next} == {"play"}:
            deal = replace(self._dealt, actions=[*acts, *self._cards.actions])
            return deal if self._has_the_cards(deal) else None
        if self._is_another_game(answer):
            return None
        each = (self.found([*acts, act]) for turn in answer.next for act in self._acts(turn, acts))
        return next((one for one in each if one is not None), None)

    def _is_another_game(self, answer: DealAnswer) -> bool:
        """Whether the Talon of another game lies there, which no word can change any more."""
        at_talon = any(turn.do in ("talon", "discard") for turn in answer.next)
        return at_talon and (answer.contract, answer.declarer) != (self._cards.contract, self._cards.declarer)

    def _has_the_cards(self, deal: Deal) -> bool:
        found = self._comes_to(deal)
        return found is not None and _as_compared(found, self._cards) == _as_compared(self._cards, self._cards)

    def _acts(self, turn: Turn, acts: Sequence[Action]) -> Iterator[Action]:
        words = {
            "bid": self._bids,
            "call": self._call,
            "talon": lambda turn, _: turn.legal,
            "discard": self._discards,
            "say": self._says,
        }.get(turn.do)
        if words is not None:
            yield from (Action(seat=turn.seat, do=turn.do, what=what) for what in words(turn, acts))

    def _bids(self, turn: Turn, _: Sequence[Action]) -> Iterator[str]:
        """What may be bid: of whoever declares first the game that is played, of anybody else first what is none."""
        cards = self._cards
        handed = [HANDS_ON] if isinstance(cards.vorhand, int) and turn.seat != cards.vorhand else []
        wanted = [one for one in turn.legal if one == cards.contract or one.startswith(f"{cards.contract} ")]
        silent = [one for one in turn.legal if one in NO_GAMES]
        first = [*wanted, *silent] if cards.declarer in (turn.seat, None) else silent
        others = [one for one in turn.legal if one not in wanted]
        yield from dict.fromkeys(one for one in (*handed, *first, *others) if one in turn.legal)

    def _call(self, turn: Turn, _: Sequence[Action]) -> Iterator[str]:
        """What is called; any card where the call came to nothing, as before a Solo."""
        called = self._cards.called
        yield from (one for one in turn.legal if called in (one, None))

    def _discards(self, _: Turn, __: Sequence[Action]) -> Iterator[str]:
        yield " ".join(self._cards.discards)

    def _says(self, turn: Turn, acts: Sequence[Action]) -> Iterator[str]:
        """What is said next where that is told, else what closes a turn, or whatever may be said that is none."""
        number = sum(one.do == "say" for one in acts)
        if self._cards.said:
            yield from (one.what for one in self._cards.said[number : number + 1] if one.seat == turn.seat)
        else:
            yield from (one for one in turn.legal if one in (self._closes, *NO_GAMES))


def _dealt_hands(cards: CardPlay) -> list[list[str]]:
    """What each player was dealt, before the declarer took of the Talon and laid away."""
    talon = {card for packet in cards.talon for card in packet}
    hands = [[*hand, *(cards.discards if seat == cards.declarer else ())] for seat, hand in enumerate(cards.hands)]
    return [sorted({*hand} - talon, key=PACK.index) for hand in hands]


def _as_compared(cards: CardPlay, wanted: CardPlay) -> CardPlay:
    """The question with its cards in one order, and without what was said where nothing is told of that."""
    hands = [sorted(hand, key=PACK.index) for hand in cards.hands]
    laid = sorted(cards.discards, key=PACK.index)
    return replace(cards, id=0, hands=hands, discards=laid, said=cards.said if wanted.said else [])
