"""The second opinion on play in Tarock-Königrufen: which cards may be played, who takes a trick, when play ends."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import TRULL, best_of, best_of_suit_led, suit_of, trumps_in
from tarock_second_opinion.koenigrufen.game import WANTED_TRICKS, Game, Trick
from tarock_second_opinion.notebook import Thing, seats_from

DUE: Final = {"Pagat": 12, "Uhu": 11, "Kakadu": 10, "Marabu": 9, "König ultimo": 12}
CARD: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Marabu": "IV"}
DEAREST_FIRST: Final = [["Marabu"], ["Kakadu"], ["Uhu"], ["Pagat", "König ultimo"]]


def order_of(game: Game) -> list[int]:
    """The seats in turn for the trick that comes next."""
    if game.tricks:
        return seats_from(game.active(), game.tricks[-1].winner)
    if game.is_negative() or game.contract == "Farbensolo":
        return seats_from(game.active(), game.declarer)
    if game.contract == "Trischaken" and game.options["trischaken-leader"] == "second":
        return seats_from(game.active(), game.active()[1])
    return game.active()


# -------------------------------------------------------------------------------------------------------- tricks


def winning_card(game: Game, cards: list[str]) -> str:
    """The card that takes a trick, or would take it if no other came."""
    if is_kaiserstich(game, cards):
        return "I"
    if game.contract == "Farbensolo":
        return best_of_suit_led(cards)
    return best_of(cards)


def is_kaiserstich(game: Game, cards: list[str]) -> bool:
    """Whether the Pagat takes a trick with the whole Trull; options decide, also when a suit is led in a Farbensolo."""
    if game.options["kaiserstich"] == "off" or not all(card in cards for card in TRULL):
        return False
    if game.contract != "Farbensolo" or suit_of(cards[0]) == "trump":
        return True
    return game.options["farbensolo-kaiserstich"] == "always"


def take_trick(game: Game, seats: list[int], cards: list[str], choices: list[int]) -> None:
    """Add a complete trick."""
    game.tricks.append(Trick(seats, cards, choices, seats[cards.index(winning_card(game, cards))]))


def is_over(game: Game) -> bool:
    """Whether play has ended."""
    played = len(game.tricks)
    if played == 12:
        return True
    if game.options["early-end-of-play"] == "played-out":
        return False
    if game.is_negative():
        made = len([trick for trick in game.tricks if trick.winner == game.declarer])
        wanted = WANTED_TRICKS[game.contract]
        return made > wanted or made + 12 - played < wanted
    for thing in game.announcements():
        if thing.item == "Valat" and any(game.side(trick.winner) != game.side_of(thing) for trick in game.tricks):
            return True
    return False


# --------------------------------------------------------------------------------------------------------- cards


def playable(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that a player may play."""
    hand = game.hands[seat]
    if game.contract == "Trischaken":
        return playable_in_trischaken(game, hand, table)
    if game.is_negative():
        return overtaking(game, hand, table)
    if game.contract == "Farbensolo":
        return playable_in_farbensolo(hand, table)
    return unbound(game, seat, following(hand, table))


def following(hand: list[str], table: list[str]) -> list[str]:
    """The cards that Farbzwang and Trumpfzwang allow: of the suit that was led, or else the trumps, or else all."""
    if not table:
        return list(hand)
    same = [card for card in hand if suit_of(card) == suit_of(table[0])]
    return same or trumps_in(hand) or list(hand)


def playable_in_farbensolo(hand: list[str], table: list[str]) -> list[str]:
    """The cards allowed in a Farbensolo: a trump is led only without anything else."""
    plain = [card for card in hand if suit_of(card) != "trump"]
    if not table and plain:
        return plain
    return following(hand, table)


def overtaking(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards allowed if the best card on the table has to be beaten."""
    allowed = following(hand, table)
    if not table:
        return allowed
    better = [card for card in allowed if can_take(game, card, table)]
    if not better and game.options["overtake-within-follow"] == "above":
        better = [card for card in trumps_in(hand) if can_take(game, card, table)]
    return better or allowed


def can_take(game: Game, card: str, table: list[str]) -> bool:
    """Whether a card would take the trick as it lies."""
    return winning_card(game, [*table, card]) == card


def playable_in_trischaken(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards allowed as in other negative contracts, but the Pagat is kept back."""
    if has_to_keep_pagat(game, hand, table):
        hand = [card for card in hand if card != "I"]
    return overtaking(game, hand, table)


def has_to_keep_pagat(game: Game, hand: list[str], table: list[str]) -> bool:
    """Whether the Pagat has to stay in the hand, for the sake of the other trumps there."""
    if "I" not in hand or trumps_in(hand) == ["I"]:
        return False
    if not table:
        return True
    if game.options["trischaken-pagat-last"] == "lead-only":
        return False
    if is_kaiserstich(game, [*table, "I"]):
        return game.options["trischaken-pagat-and-kaiserstich"] == "pagat-last"
    return True


# ----------------------------------------------------------------------------------------------- announced cards


def card_of(game: Game, item: str) -> str:
    """The card of a Bonus that one card makes."""
    return game.called if item == "König ultimo" else CARD[item]


def is_bound_by(game: Game, thing: Thing, seat: int) -> bool:
    """Whether an announcement binds a player who holds its card."""
    reading = game.options["announced-card-hold-duty"]
    if reading == "not-bound" or thing.item not in DUE:
        return False
    if reading == "announcer":
        return seat == thing.of
    return game.side(seat) == game.side_of(thing)


def bound_items(game: Game, seat: int) -> list[str]:
    """The announced Boni for which a player keeps a card."""
    return [thing.item for thing in game.announcements() if is_bound_by(game, thing, seat)]


def unbound(game: Game, seat: int, allowed: list[str]) -> list[str]:
    """The allowed cards without those that are held back; an announced card goes in its trick, or before if needed."""
    number = len(game.tricks) + 1
    items = bound_items(game, seat)
    due_now = [card_of(game, item) for item in items if DUE[item] == number]
    if any(card in allowed for card in due_now):
        return [card for card in allowed if card in due_now]
    kept = [item for item in items if DUE[item] > number]
    kept_cards = [card_of(game, item) for item in kept]
    free = [card for card in allowed if card not in kept_cards]
    if free or game.options["bound-card-priority"] == "any":
        return free or allowed
    for equals in DEAREST_FIRST:
        cards = [card_of(game, item) for item in equals if item in kept]
        dearest = [card for card in allowed if card in cards]
        if dearest:
            return dearest
    return allowed
