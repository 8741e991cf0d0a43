"""The second opinion on play in Lungauer Königrufen: which cards may be played, who takes a trick, when play ends."""

from __future__ import annotations

from tarock_second_opinion.cards import TRULL, best_of, is_better, suit_of, trumps_in
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.notebook import Trick, seats_from


def order_of(game: Game) -> list[int]:
    """The seats in turn for the trick that comes next."""
    number = len(game.tricks) + 1
    seats = game.active()
    if game.contract == "Fahren" and game.players == 5 and number <= 6:
        seats = game.everybody()
    if number == 1:
        return seats_from(seats, game.vorhand())
    leader = game.tricks[-1].winner
    if leader not in seats:
        leader = game.vorhand()
    return seats_from(seats, leader)


def winning_card(game: Game, cards: list[str]) -> str:
    """The card that takes a complete trick."""
    if game.options["trull-in-one-trick"] == "spatz" and all(card in cards for card in TRULL):
        return "I"
    return best_of(cards)


def take_trick(game: Game, seats: list[int], cards: list[str]) -> None:
    """Add a complete trick."""
    game.tricks.append(Trick(seats, cards, seats[cards.index(winning_card(game, cards))]))


def is_over(game: Game) -> bool:
    """Whether play has ended."""
    if len(game.tricks) == 12:
        return True
    return is_valat_announced(game) and any(not game.is_ours(trick.winner) for trick in game.tricks)


def is_valat_announced(game: Game) -> bool:
    """Whether anybody announced a Valat."""
    return any(thing.item == "Valat" for thing in game.things)


def following(hand: list[str], table: list[str]) -> list[str]:
    """The cards that Farbzwang and Trumpfzwang allow: of the suit that was led, or else the trumps, or else all."""
    if not table:
        return list(hand)
    same = [card for card in hand if suit_of(card) == suit_of(table[0])]
    return same or trumps_in(hand) or list(hand)


def playable(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that a player may play."""
    hand = game.hands[seat]
    allowed = following(hand, table)
    first_lead = not game.tricks and not table
    if first_lead and game.options["bound-card-priority"] == "first-lead-free":
        return allowed
    if game.contract == "Fahren":
        return playable_in_fahren(hand, allowed, table)
    return unbound(game, seat, allowed)


def playable_in_fahren(hand: list[str], allowed: list[str], table: list[str]) -> list[str]:
    """The cards allowed in Fahren: the best card so far has to be beaten, and the I is the last of the trumps."""
    if table:
        best = best_of(table)
        allowed = [card for card in allowed if is_better(card, best)] or allowed
    if trumps_in(hand) != ["I"]:
        allowed = [card for card in allowed if card != "I"]
    return allowed


def bound_cards(game: Game, seat: int) -> dict[str, int]:
    """The cards that a player holds back for his announcements, each with the trick that it is meant for."""
    if is_valat_announced(game) and game.options["valat-frees-bound-cards"] == "frees":
        return {}
    meant = {"Spatz": ("I", 12), "Uhu": ("II", 11), "König ultimo": (game.called, 12)}
    found = {}
    for thing in game.things:
        if thing.of == seat and thing.item in meant:
            card, number = meant[thing.item]
            found[card] = number
    return found


def unbound(game: Game, seat: int, allowed: list[str]) -> list[str]:
    """The allowed cards, with those that are held back only if there are no others."""
    number = len(game.tricks) + 1
    bound = bound_cards(game, seat)
    if number == 11 and bound.get("II") == 11 and "II" in allowed:  # noqa: SIM102 -- the moment, then the reading
        if game.options["bound-uhu-in-trick-eleven"] == "must":
            return ["II"]
    free = [card for card in allowed if card not in bound or number >= bound[card]]
    if free:
        return free
    if game.options["bound-card-priority"] == "uhu-first" and "II" in allowed:
        return [card for card in allowed if card != "I"]
    return allowed
