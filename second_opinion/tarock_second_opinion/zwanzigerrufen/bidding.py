"""The bidding in the second opinion on Zwanzigerrufen: Vorhand's call, and the solo games."""

from __future__ import annotations

from tarock_second_opinion.notebook import has_all
from tarock_second_opinion.zwanzigerrufen.cards import PAGAT, TO_CALL, plain_in
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, NORMAL, SOLO, SPIEL, Game, Thing


def callable_trumps(game: Game) -> list[str]:
    """The Tarocks that Vorhand may call."""
    hand = game.dealt[game.vorhand]
    missing = [card for card in TO_CALL if card not in hand]
    reading = game.options["call-which-tarock"]
    if not missing or reading == "any-missing":
        return missing
    if reading == "own-too":
        return TO_CALL[: TO_CALL.index(missing[0]) + 1]
    return missing[:1]


def solos_at_first(game: Game) -> list[str]:
    """The solo games with which Vorhand may open."""
    hand = game.dealt[game.vorhand]
    solos = [SOLO, FARBENSOLO] if has_suit_cards(hand) else [SOLO]
    bound = has_all(hand, TO_CALL) and game.options["forced-solo-kind"] == "solo"
    return [SOLO] if bound else solos


def has_suit_cards(hand: list[str]) -> bool:
    """Whether a hand has the suit cards that a Farbensolo needs."""
    return len(plain_in(hand)) >= 5


def later_solos(game: Game, seat: int, turn: int) -> list[str]:
    """The solo games that a player may say in the announcing round."""
    if game.options["solo-call-window"] == "first-turn" and not 0 < turn < 4:
        return []
    return [solo for solo in (SOLO, FARBENSOLO) if may_say_solo(game, seat, solo)]


def may_say_solo(game: Game, seat: int, solo: str) -> bool:
    """Whether a player may say a solo game over the present game."""
    if solo == FARBENSOLO and (game.contract == SOLO or not has_suit_cards(game.dealt[seat])):
        return False
    if solo == game.contract:
        return game.options["two-solo-calls"] == "nearer" and game.place(seat) < game.place(game.declarer)
    return True


# ------------------------------------------------------------------------------------------------ what comes of it


def call(game: Game, card: str) -> None:
    """Vorhand calls a Tarock."""
    holder = next(seat for seat in range(4) if card in game.dealt[seat])
    game.contract, game.declarer, game.called = NORMAL, game.vorhand, card
    game.partner = None if holder == game.vorhand else holder
    game.things = [Thing(SPIEL, 0)]


def say_solo(game: Game, seat: int, solo: str, turn: int) -> None:
    """A player says a solo game, which replaces the game before."""
    before = game.things if game.options["announcements-before-solo"] == "stay" else []
    game.contract, game.declarer, game.called, game.partner = solo, seat, "", None
    game.things = new_games(game, before, turn)
    game.things += [thing for thing in before if thing.of is not None and is_known(game, thing.item)]


def new_games(game: Game, before: list[Thing], turn: int) -> list[Thing]:
    """The new game with the remaining doublings of the old one.

    If each opponent doubles for himself, doublings stay with the player who began them; else those begun nearest to
    Vorhand count.
    """
    said = [thing.steps for thing in before if thing.of is None and thing.steps]
    said.sort(key=lambda steps: game.place(steps[0][0]))
    if not game.is_doubled_by_accounts():
        return [Thing(SPIEL, turn, steps=said[0] if said else [])]
    return [
        Thing(SPIEL, turn, against=foe, steps=next((list(steps) for steps in said if steps[0][0] == foe), []))
        for foe in game.foes()
    ]


def is_known(game: Game, item: str) -> bool:
    """Whether a bonus is scored in a game."""
    return game.contract != FARBENSOLO or item not in ("Pagat", "Trull")


def has_pagat(game: Game, seat: int) -> bool:
    """Whether a player was dealt the I."""
    return PAGAT in game.dealt[seat]
