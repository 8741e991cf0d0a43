"""Which cards each side has at the end, and what they count, in the second opinion on Tarock-Königrufen."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS
from tarock_second_opinion.koenigrufen.game import Game, Trick
from tarock_second_opinion.notebook import has_all

SIDES = ("declarer", "foes")


def value_of(card: str) -> int:
    """The value of a card before anything is subtracted."""
    if card in TRULL or card in KINGS:
        return 5
    if card in TRUMPS:
        return 1
    return {"D": 4, "C": 3, "B": 2}.get(card[0], 1)


def count(game: Game, cards: list[str]) -> Fraction:
    """The Augen of one pile."""
    total = Fraction(sum(value_of(card) for card in cards))
    if game.options["count-which-piles"] == "thirds":
        return total - Fraction(2 * len(cards), 3)
    threes, rest = divmod(len(cards), 3)
    return total - 2 * threes - (1 if rest else 0)


def cards_of(tricks: list[Trick]) -> list[str]:
    """All cards of some tricks."""
    return [card for trick in tricks for card in trick.cards]


def won_by(game: Game, seat: int) -> list[str]:
    """The cards that a player took in tricks."""
    if game.won:
        return game.won[seat]
    return cards_of([trick for trick in game.tricks if trick.winner == seat])


def tricks_of(game: Game, side: str) -> list[Trick]:
    """The tricks of a side."""
    return [trick for trick in game.tricks if game.side(trick.winner) == side]


def has_every_trick(game: Game, side: str) -> bool:
    """Whether a side took all twelve tricks."""
    return len(tricks_of(game, side)) == 12


def has_made_valat(game: Game, side: str) -> bool:
    """Whether a side has made a Valat that counts."""
    if game.contract == "Farbensolo" and game.options["farbensolo-valat"] == "none":
        return False
    if side == "foes" and game.options["valat-parties"] == "declarer-only":
        return False
    return not game.is_negative() and has_every_trick(game, side)


def stock(game: Game) -> list[str]:
    """The cards of the Stock that nobody took."""
    used = game.taken or game.left
    return game.left if used else game.talon()


def stock_owner(game: Game) -> str:
    """The side for which the Stock counts; nobody if only tricks count."""
    if game.is_negative() or game.contract == "Trischaken":
        return "nobody"
    for side in SIDES:
        if has_made_valat(game, side):
            return side
    if game.contract == "Solo" and game.king_in_talon:
        if game.unnamed and game.options["solo-unnamed-king-in-stock"] == "to-opponents":
            return "foes"
        return "declarer"
    return "foes"


def stock_of(game: Game, side: str) -> list[str]:
    """The cards of the Stock that count for a side although nobody took them."""
    return list(stock(game)) if stock_owner(game) == side else []


def piles(game: Game, side: str) -> list[list[str]]:
    """The piles of a side, each of which is counted by itself."""
    if game.piles is not None:
        return told_piles(game, side, game.piles[side])
    seats = [seat for seat in game.active() if game.side(seat) == side]
    lost = game.options["valat-and-discards"] == "to-winner" and has_made_valat(game, "foes")
    apart = [won_by(game, seat) + (game.laid if seat == game.declarer and not lost else []) for seat in seats]
    apart.append(stock_of(game, side))
    if lost and side == "foes":
        apart.append(list(game.laid))
    if game.options["count-which-piles"] == "partners-apart":
        return apart
    return [[card for pile in apart for card in pile]]


def told_piles(game: Game, side: str, whole: list[str]) -> list[list[str]]:
    """The piles of a side if only the end is given: one for each seat, with the declarer's discards, and the rest."""
    if game.options["count-which-piles"] != "partners-apart":
        return [whole]
    with_him = game.laid if has_all(whole, game.laid) and side == "declarer" else []
    seats = [seat for seat in game.active() if game.side(seat) == side]
    apart = [won_by(game, seat) + (with_him if seat == game.declarer else []) for seat in seats]
    if has_all(whole, game.laid) and side == "foes":
        apart.append(game.laid)
    own = [card for heap in apart for card in heap]
    return [*apart, [card for card in whole if card not in own]]


def pile(game: Game, side: str) -> list[str]:
    """All cards that count for a side."""
    return [card for cards in piles(game, side) for card in cards]


def augen(game: Game, side: str) -> Fraction:
    """The Augen of a side."""
    return sum((count(game, cards) for cards in piles(game, side)), Fraction(0))


def augen_by_seat(game: Game) -> list[Fraction]:
    """The Augen of every player of Trischaken."""
    return game.counted or [count(game, won_by(game, seat)) for seat in range(game.players)]


def tricks_by_seat(game: Game) -> list[int]:
    """The number of tricks of every player."""
    if game.taken_by is not None:
        return game.taken_by
    return [len([trick for trick in game.tricks if trick.winner == seat]) for seat in range(game.players)]
