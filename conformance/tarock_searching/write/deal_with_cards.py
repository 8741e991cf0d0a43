"""Finds a deal that leads to the cards of a question, for its scenario: features describe cards by whole deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_protocol.cards import PACK
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_protocol.messages.questions import CardPlay, Deal
from tarock_searching.shrink.repairing import Right
from tarock_steps.catalogue.loading import table_of
from tarock_steps.suite.without_bidding import HANDS_ON
from tarock_steps.table.turns import NO_GAMES

_TRIES: Final = 300
"""How many beginnings of a deal are tried at most."""


def deal_with_cards(cards: CardPlay, right: Right, comes_to: Callable[[Deal], CardPlay | None]) -> Deal | None:
    """Find a deal in which these cards are played, trying the plainest auction first; None if there is none.

    ``comes_to`` returns the question about the cards alone that follows from a deal. If ``cards`` has no
    announcements, nobody in the deal announces anything that matters.
    """
    return _Search(cards, right, comes_to).found(())


class _Search:
    """Searches for the deal act by act, first trying the act that leads to the game soonest."""

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
        """A deal that begins with these acts; None if there is none, or after too many tries."""
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
        return next((deal for deal in each if deal is not None), None)

    def _is_another_game(self, answer: DealAnswer) -> bool:
        """Whether the Talon is being dealt with in another game; then no later act can change the game."""
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
        """What may be bid: the declarer tries the wanted game first, everybody else tries first to bid no game."""
        cards = self._cards
        handed = [HANDS_ON] if isinstance(cards.vorhand, int) and turn.seat != cards.vorhand else []
        wanted = [bid for bid in turn.legal if bid == cards.contract or bid.startswith(f"{cards.contract} ")]
        silent = [bid for bid in turn.legal if bid in NO_GAMES]
        first = [*wanted, *silent] if cards.declarer in (turn.seat, None) else silent
        others = [bid for bid in turn.legal if bid not in wanted]
        yield from dict.fromkeys(bid for bid in (*handed, *first, *others) if bid in turn.legal)

    def _call(self, turn: Turn, _: Sequence[Action]) -> Iterator[str]:
        """The card to call; any card if the call came to nothing, as before a Solo."""
        called = self._cards.called
        yield from (card for card in turn.legal if called in (card, None))

    def _discards(self, _: Turn, __: Sequence[Action]) -> Iterator[str]:
        yield " ".join(self._cards.discards)

    def _says(self, turn: Turn, acts: Sequence[Action]) -> Iterator[str]:
        """The next announcement of the question; if it has none, words that close a turn or announce nothing."""
        number = sum(act.do == "say" for act in acts)
        if self._cards.said:
            yield from (act.what for act in self._cards.said[number : number + 1] if act.seat == turn.seat)
        else:
            yield from (word for word in turn.legal if word in (self._closes, *NO_GAMES))


def _dealt_hands(cards: CardPlay) -> list[list[str]]:
    """The cards dealt to each player, before the declarer took cards from the Talon and laid cards away."""
    talon = {card for packet in cards.talon for card in packet}
    hands = [[*hand, *(cards.discards if seat == cards.declarer else ())] for seat, hand in enumerate(cards.hands)]
    return [sorted({*hand} - talon, key=PACK.index) for hand in hands]


def _as_compared(cards: CardPlay, wanted: CardPlay) -> CardPlay:
    """The question with its cards sorted, and without announcements if the ``wanted`` question has none."""
    hands = [sorted(hand, key=PACK.index) for hand in cards.hands]
    laid = sorted(cards.discards, key=PACK.index)
    return replace(cards, id=0, hands=hands, discards=laid, said=cards.said if wanted.said else [])
