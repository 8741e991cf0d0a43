"""The second opinion on play in Karls Tarockrunde: which cards may be played, who takes a trick, when play ends."""

from __future__ import annotations

from tarock_second_opinion.cards import (
    TRULL,
    TRUMPS,
    best_of,
    best_of_suit_led,
    is_better,
    suit_of,
    trumps_in,
)
from tarock_second_opinion.karl.game import BIRDS, Game
from tarock_second_opinion.notebook import Trick, has_all, turned

SKUES, MOND, PAGAT = TRULL
KOENIG = "König ultimo"


def begin(game: Game) -> None:
    """Record the hands before the first card."""
    game.held = [list(hand) for hand in game.hands]


def order_of(game: Game) -> list[int]:
    """The seats in turn for the trick that comes next."""
    if game.tricks:
        return turned(game.tricks[-1].winner)
    if game.is_negative():
        return turned(game.declarer)
    if game.options["first-leader"] == "declarer" and game.contract not in ("Farbensolo", "Fahren"):
        return turned(game.declarer)
    return turned(game.burdened())


def due(item: str) -> int:
    """The number of the trick in which a bird or the called König makes its bonus."""
    return {"Pagat": 12, "Uhu": 11, "Kakadu": 10, "Wildsau": 9, KOENIG: 12}[item]


# -------------------------------------------------------------------------------------------------------- tricks


def winning_card(game: Game, cards: list[str]) -> str:
    """The card that takes a trick, or would take it if no other came."""
    if is_maerchenstich(game, cards):
        return PAGAT
    return best_of_suit_led(cards) if game.contract == "Farbensolo" else best_of(cards)


def is_maerchenstich(game: Game, cards: list[str]) -> bool:
    """Whether the Pagat takes a trick with the whole Trull; an option decides if a suit is led in a Farbensolo."""
    if not has_all(cards, TRULL):
        return False
    if game.contract != "Farbensolo" or cards[0] in TRUMPS:
        return True
    return game.options["maerchenstich-farbensolo-plain-lead"] == "any-lead"


def take_trick(game: Game, seats: list[int], cards: list[str]) -> None:
    """Add a complete trick."""
    game.tricks.append(Trick(seats, cards, seats[cards.index(winning_card(game, cards))]))


def is_over(game: Game) -> bool:
    """Whether play has ended, because somebody has no card left."""
    return any(not hand for hand in game.hands)


# --------------------------------------------------------------------------------------------------------- cards


def playable(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that a player may play."""
    return unbound(game, seat, without_breach(game, seat, table))


def without_breach(game: Game, seat: int, table: list[str]) -> list[str]:
    """The cards that the duties of the game allow, without those to announced birds."""
    hand = game.hands[seat]
    if game.contract == "Farbensolo":
        return playable_in_farbensolo(game, hand, table)
    if game.contract == "Fahren" or game.is_negative():
        return playable_for_few(game, hand, table)
    return following(game, hand, table)


def following(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards that Farbzwang and Trumpfzwang allow."""
    if not table:
        return list(hand)
    same = [card for card in hand if suit_of(card) == suit_of(table[0])]
    if same:
        return same
    return trumps_in(hand) or list(hand) if has_to_trump(game) else list(hand)


def has_to_trump(game: Game) -> bool:
    """Whether a player without the suit led has to play a trump."""
    reading = game.options["void-must-play-tarock"]
    if game.contract == "Farbensolo" or reading == "everywhere":
        return True
    return reading == "not-in-fahren" and game.contract != "Fahren"


def playable_in_farbensolo(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards allowed in a Farbensolo: trumps are led, in one reading also played, only without anything else."""
    plain = [card for card in hand if card not in TRUMPS]
    if not table:
        return plain or list(hand)
    same = [card for card in hand if suit_of(card) == suit_of(table[0])]
    if not same and plain and game.options["farbensolo-tarock-lead-or-play"] == "every-play":
        return plain
    return following(game, hand, table)


def playable_for_few(game: Game, hand: list[str], table: list[str]) -> list[str]:
    """The cards allowed where few tricks are wanted: follow, keep the Pagat back, and beat the trick if possible."""
    allowed = following(game, hand, table)
    if PAGAT in allowed and trumps_in(hand) != [PAGAT] and not is_maerchenstich(game, [*table, PAGAT]):
        allowed = [card for card in allowed if card != PAGAT]
    if not table:
        return allowed
    return [card for card in allowed if can_overtake(game, card, table)] or allowed


def can_overtake(game: Game, card: str, table: list[str]) -> bool:
    """Whether a card takes the trick so far, or in one reading only outranks it."""
    if winning_card(game, [*table, card]) == card:
        return True
    owed = game.options["maerchenstich-skues-owed"] == "owed"
    return owed and card == SKUES and MOND in table and PAGAT in table and is_better(card, best_of(table))


# ------------------------------------------------------------------------------------------------ announced birds


def announced_by_side(game: Game, seat: int) -> list[str]:
    """The items that a player's side has announced."""
    return [thing.item for thing in game.announcements() if game.side_of(thing) == game.side(seat)]


def to_give_up(game: Game, seat: int, cards: list[str]) -> list[str]:
    """The announced birds of a player's side whose cards are among these."""
    return [bird for bird, its in BIRDS.items() if its in cards and bird in announced_by_side(game, seat)]


def unbound(game: Game, seat: int, allowed: list[str]) -> list[str]:
    """The cards left by the order of giving up announced birds, and in one reading by the duty to keep each."""
    if game.options["announced-bird-played-early"] == "renonce":
        early = [BIRDS[bird] for bird in to_give_up(game, seat, allowed) if due(bird) > len(game.tricks) + 1]
        allowed = [card for card in allowed if card not in early] or allowed
    kept = [card for card in allowed if not is_out_of_order(game, seat, card, allowed)]
    if game.options["giving-up-order-scope"] == "side":
        kept = [card for card in kept if not has_to_wait_for_partner(game, seat, card)] or kept
    return kept


def is_out_of_order(game: Game, seat: int, card: str, allowed: list[str]) -> bool:
    """Whether a card would give up an announced bird although a dearer one could go instead."""
    mine = given_up_with(game, seat, card)
    if mine is None:
        return False
    return any(dearness(bird) > dearness(mine) for bird in to_give_up(game, seat, allowed))


def has_to_wait_for_partner(game: Game, seat: int, card: str) -> bool:
    """Whether a dearer bird in a partner's hand, whose trick has not come, has to go first."""
    mine = given_up_with(game, seat, card)
    if mine is None:
        return False
    partners = [other for other in range(4) if other != seat and game.side(other) == game.side(seat)]
    held = [bird for partner in partners for bird in to_give_up(game, partner, game.hands[partner])]
    return any(dearness(bird) > dearness(mine) and due(bird) > len(game.tricks) + 1 for bird in held)


def given_up_with(game: Game, seat: int, card: str) -> str | None:
    """The announced item that a card gives up before its trick, if the order of giving up is about it."""
    item = None
    for bird in to_give_up(game, seat, [card]):
        item = bird
    if game.options["giving-up-order-scope"] == "koenig-too" and card == game.called:
        item = KOENIG if KOENIG in announced_by_side(game, seat) else None
    return item if item is not None and due(item) > len(game.tricks) + 1 else None


def dearness(item: str) -> int:
    """The rank of an announced item; the König has that of the Pagat."""
    return 0 if item == KOENIG else list(BIRDS).index(item)
