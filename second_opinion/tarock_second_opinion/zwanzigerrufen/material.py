"""Trull and 4 Könige in the second opinion on Zwanzigerrufen: they depend on the hands as dealt, and are claimed."""

from __future__ import annotations

from tarock_second_opinion.notebook import has_all
from tarock_second_opinion.zwanzigerrufen.cards import KINGS, TRULL
from tarock_second_opinion.zwanzigerrufen.counting import SIDES
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, Game


def hands_of(game: Game, side: str) -> list[list[str]]:
    """The hands that a side was dealt."""
    return [game.dealt[seat] for seat in range(4) if game.side(seat) == side]


def has_trull(game: Game, side: str) -> bool:
    """Whether a player of a side was dealt the Trull."""
    return any(has_all(hand, TRULL) for hand in hands_of(game, side))


def has_kings(game: Game, side: str) -> bool:
    """Whether a side was dealt the 4 Könige, as the reading requires."""
    hands = hands_of(game, side)
    if game.options["four-kings-holder"] == "one-side":
        return has_all([card for hand in hands for card in hand], KINGS)
    return any(has_all(hand, KINGS) for hand in hands)


def held(game: Game) -> list[tuple[str, str]]:
    """The sets that were dealt to each side, if they are scored in the game."""
    found = [("Könige", side) for side in SIDES if has_kings(game, side)]
    if game.contract != FARBENSOLO:
        found += [("Trull", side) for side in SIDES if has_trull(game, side)]
    return found


def silent(game: Game, was: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """The sets that are scored without an announcement: all of them, or those that were claimed."""
    found = [pair for pair in held(game) if pair not in was]
    if game.options["material-claim"] == "automatic":
        return found
    claimed = {(item, game.side(seat)) for seat, item in game.claims}
    return [pair for pair in found if pair in claimed]


def claimable(game: Game, seat: int) -> list[str]:
    """The sets that a player may claim after the last card."""
    done = {(item, game.side(claimer)) for claimer, item in game.claims}
    side = game.side(seat)
    return [item for item, whose in held(game) if whose == side and (item, side) not in done]
