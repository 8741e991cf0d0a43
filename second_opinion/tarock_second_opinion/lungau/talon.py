"""The Talon in the second opinion on Lungauer Königrufen: taking, leaving, giving up, and laying away."""

from __future__ import annotations

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS
from tarock_second_opinion.lungau.game import Game

VOGERLRUFER = ("Spatzrufer", "Uhurufer")
VOGERL = {"Spatzrufer": "I", "Uhurufer": "II"}


def is_turned(game: Game) -> bool:
    """Whether the declarer uses the Talon at all."""
    return game.contract in ("Sechserdreier", "Dreier", *VOGERLRUFER)


def may_schleifen(game: Game) -> bool:
    """Whether the called König lies in a turned Talon."""
    return game.contract in VOGERLRUFER and game.king_in_talon


def shares(game: Game) -> list[str]:
    """What the declarer may do with the Talon."""
    if game.contract == "Sechserdreier":
        return ["all"]
    found = ["first", "second"]
    bird = VOGERL.get(game.contract)
    if bird in game.talon():
        # The Vogerl was bid in the hope of the Talon, and has to be in the hand after the exchange.
        found = ["first"] if bird in game.halves[0] else ["second"]
    elif game.options["talon-must-be-taken"] == "may-leave":
        found.append("leave")
    if may_schleifen(game):
        found.append("Schleifen")
    return found


def take(game: Game, share: str) -> None:
    """Do a decision on the Talon."""
    if share == "Schleifen":
        game.given_up = True
        return
    first, second = game.halves
    taken, left = {
        "all": (first + second, []),
        "first": (first, second),
        "second": (second, first),
        "leave": ([], first + second),
    }[share]
    game.taken = list(taken)
    game.left = list(left)
    game.hands[game.declarer] += taken


def discards(game: Game) -> list[str]:
    """The cards that may be laid away next; as many are laid away as were taken."""
    hand = game.hands[game.declarer]
    whole = hand + game.laid
    low = [card for card in whole if card not in TRUMPS and card not in KINGS]
    trumps = [card for card in whole if card in TRUMPS and card not in TRULL]
    if len(low) >= len(game.taken):
        return [card for card in low if card in hand]
    if game.options["forced-trump-discard"] == "bid-uhu-last" and game.contract == "Uhurufer":
        # At most three go and there are always more trumps than that, so the II stays.
        trumps = [card for card in trumps if card != "II"]
    missing = len(game.taken) - len(low)
    gone = [card for card in game.laid if card in TRUMPS]
    if len(gone) >= missing and game.options["forced-trump-discard"] != "any-number":
        trumps = []
    return [card for card in low + trumps if card in hand]


def may_still_schleifen(game: Game) -> bool:
    """Whether a declarer who took a half may still give up; laying away is one deed, however many cards it has."""
    return may_schleifen(game) and game.options["schleifen-moment"] == "before-discard"
