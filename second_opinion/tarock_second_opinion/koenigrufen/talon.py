"""The Talon in the second opinion on Tarock-Königrufen: taking, leaving, giving up, and laying away."""

from __future__ import annotations

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS, in_order
from tarock_second_opinion.koenigrufen.game import EXCHANGING_THREE, Game


def is_used(game: Game) -> bool:
    """Whether the declarer decides anything about the Stock."""
    return game.contract == "Sechserdreier" or game.contract in EXCHANGING_THREE


def threes(cards: list[str]) -> list[str]:
    """Every three of six cards, each in canonical order."""
    cards = in_order(cards)
    return [
        f"{cards[first]} {cards[second]} {cards[third]}"
        for first in range(6)
        for second in range(first + 1, 6)
        for third in range(second + 1, 6)
    ]


def some(cards: list[str]) -> list[str]:
    """Leaving all six cards, and every choice of some of them, each in canonical order."""
    cards = in_order(cards)
    masks = range(1, 63)
    return ["leave", *(" ".join(card for place, card in enumerate(cards) if mask >> place & 1) for mask in masks)]


def shares(game: Game) -> list[str]:
    """What the declarer may take."""
    if game.contract == "Sechserdreier":
        return ["all"] + (some(game.talon()) if game.options["sechserdreier-takes"] == "any-number" else [])
    found = threes(game.talon()) if game.options["talon-halves"] == "free" else ["first", "second"]
    if game.options["talon-must-be-taken"] == "may-leave":
        found.append("leave")
    return found


def ways_to_give_up(game: Game) -> list[str]:
    """How the declarer may give up, as long as he may; with a set in hand not in every reading."""
    if not game.king_in_talon or (game.taken and game.options["aufgeben-moment"] == "before-set"):
        return []
    if game.contract == "Rufer" and game.options["rufer-king-in-stock-give-up"] == "game-value":
        return ["Aufgeben"]
    return ["Aufgeben"] if game.contract == "Besser Rufer" else []


def birds_to_announce(game: Game) -> list[str]:
    """The Vögel that can be announced at this table."""
    found = ["Pagat", "Uhu"]
    if game.options["kakadu"] == "on":
        found.append("Kakadu")
    if game.options["marabu"] == "on":
        found.append("Marabu")
    return found


def give_up(game: Game) -> None:
    """End the deal."""
    game.given_up = True


def take(game: Game, share: str) -> None:
    """Take cards of the Stock into the declarer's hand; the others stay on the table."""
    if share == "all":
        game.taken = game.talon()
    elif share == "leave":
        game.taken = []
    elif share == "first":
        game.taken = list(game.halves[0])
    elif share == "second":
        game.taken = list(game.halves[1])
    else:
        game.taken = share.split()
    game.left = [card for card in game.talon() if card not in game.taken]
    game.hands[game.declarer] += game.taken


def discards(game: Game) -> list[str]:
    """The cards that may be laid away next; as many are laid away as were taken."""
    hand = game.hands[game.declarer]
    if game.contract == "Sechserdreier" and game.options["sechserdreier-discard-limits"] == "free":
        return list(hand)
    whole = hand + game.laid
    low = [card for card in whole if card not in TRUMPS and card not in KINGS]
    trumps = [card for card in whole if card in TRUMPS and card not in TRULL]
    missing = len(game.taken) - len(low)
    if missing <= 0:
        return [card for card in low if card in hand]
    gone = [card for card in game.laid if card in TRUMPS]
    if len(gone) >= missing and game.options["forced-trump-discard"] == "as-few":
        trumps = []
    return [card for card in low + trumps if card in hand]


def lay_away(game: Game, card: str) -> None:
    """Lay one card away."""
    game.hands[game.declarer].remove(card)
    game.laid.append(card)
