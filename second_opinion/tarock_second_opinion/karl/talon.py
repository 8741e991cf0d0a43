"""The Talon in the second opinion on Karls Tarockrunde: taking, leaving, giving up, and laying away."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import KINGS, TRULL, TRUMPS, in_order, trumps_in
from tarock_second_opinion.karl.game import BIRDS, CALLING, Game

PAYING: Final = "zahlen"
FAHREN: Final = "Fahren"


def has_still_to_call(game: Game) -> bool:
    """Whether the declarer has yet to call a König."""
    return game.contract in CALLING and not game.called


def decisions(game: Game) -> list[str]:
    """All decisions on the Talon that the declarer may make."""
    if game.contract == "Sechser-Dreier":
        return ["all"]
    return halves(game) + leaving(game) + ways_out(game)


def leaving(game: Game) -> list[str]:
    """The word for leaving both halves, in one reading; not before the call, nor if one half has to be taken."""
    if game.options["both-halves-left"] == "must-take" or has_still_to_call(game):
        return []
    bound = game.king_in_talon and game.options["talon-exchange"] == "kings-half"
    return [] if bound else ["leave"]


def halves(game: Game) -> list[str]:
    """The halves that the declarer may take."""
    found = []
    for word, half in zip(("first", "second"), game.halves, strict=True):
        held = game.hands[game.declarer] + half
        if has_still_to_call(game) and all(king in held for king in KINGS):
            continue
        wrong_half = game.king_in_talon and game.called not in half
        if wrong_half and game.options["talon-exchange"] == "kings-half":
            continue
        found.append(word)
    return found


def ways_out(game: Game) -> list[str]:
    """What the declarer may choose instead if the called König lies in the Talon."""
    if not game.king_in_talon:
        return []
    if game.contract == "Rufer":
        return [PAYING, FAHREN]
    if game.contract == "Auch-Rufer":
        return [PAYING, FAHREN] if game.options["auch-rufer-king-in-talon"] == "fahren-too" else [PAYING]
    return []


def late_ways_out(game: Game) -> list[str]:
    """Paying after a half was taken, in one reading."""
    late = game.options["koenig-choice-when"] == "until-laid-away"
    return [word for word in ways_out(game) if word == PAYING] if late else []


def decide(game: Game, word: str) -> None:
    """Take cards of the Talon into the declarer's hand, pay, or turn the deal into Fahren."""
    if word == PAYING:
        game.ended = "paid"
    elif word == FAHREN:
        game.contract, game.declarer, game.partner = "Fahren", -1, None
        game.was_rufer = True
    else:
        game.taken = {"all": game.talon(), "first": game.halves[0], "second": game.halves[1], "leave": []}[word]
        game.left = [card for card in game.talon() if card not in game.taken]
        game.hands[game.declarer] += game.taken


def bird_to_pay(game: Game) -> str:
    """The bird that is paid with an Auch-Rufer: the one named with the bid, or one that was held."""
    held = [bird for bird, card in BIRDS.items() if card in game.dealt[game.declarer]] or ["Pagat"]
    by_reading = {"cheapest-held": held[0], "dearest-held": held[-1], "pagat": "Pagat"}
    return game.bird or by_reading[game.options["auch-rufer-paid-bird"]]


# ------------------------------------------------------------------------------------------------------ laying away


def discards(game: Game) -> list[str]:
    """The cards that may be laid away next; as many are laid away as were taken."""
    hand = game.hands[game.declarer]
    whole = hand + game.laid
    open_to_go = may_go(game, whole)
    missing = len(game.taken) - len(game.laid)
    if missing == 1 and has_to_lay_a_trump(game, open_to_go):
        return trumps_in([card for card in hand if card in open_to_go])
    if game.options["discard-limits"] == "trumps-last":
        plain = [card for card in hand if card in open_to_go and card not in TRUMPS]
        return plain if len(plain) >= missing else [card for card in hand if card in open_to_go]
    return [card for card in hand if card in open_to_go]


def may_go(game: Game, whole: list[str]) -> list[str]:
    """The cards that may be laid away at all."""
    barred = list(KINGS)
    if game.options["discard-limits"] in ("no-trull", "trumps-last"):
        barred += TRULL
    found = [card for card in whole if card not in barred]
    if game.options["discard-limits"] == "trumps-last":
        plain = [card for card in found if card not in TRUMPS]
        return found if len(plain) < len(game.taken) else plain
    return found


def has_to_lay_a_trump(game: Game, open_to_go: list[str]) -> bool:
    """Whether one reading requires a trump among the cards laid away, and there is none yet."""
    if game.options["no-throw-in"] != "discard":
        return False
    return trumps_in(open_to_go) != [] and trumps_in(game.laid) == []


def is_right(game: Game, cards: list[str]) -> bool:
    """Whether some cards may be laid away together."""
    if len(cards) != len(game.taken):
        return False
    open_to_go = may_go(game, game.hands[game.declarer])
    if not all(card in open_to_go for card in cards):
        return False
    if has_to_lay_a_trump(game, open_to_go) and trumps_in(cards) == []:
        return False
    if game.options["discard-limits"] == "trumps-last" and trumps_in(open_to_go):
        plain = [card for card in open_to_go if card not in TRUMPS]
        return all(card in cards for card in plain)
    return True


def lay_away(game: Game, cards: list[str]) -> None:
    """Lay some cards away."""
    for card in cards:
        game.hands[game.declarer].remove(card)
        game.laid.append(card)


def take_back(game: Game) -> None:
    """Take everything back that was laid away."""
    game.hands[game.declarer] += game.laid
    game.laid = []


def face_up(game: Game) -> list[str]:
    """The cards laid away that lie face up."""
    if game.contract == "Sechser-Dreier" and game.options["discard-limits"] == "sechser-hidden":
        return []
    return in_order(trumps_in(game.laid))


def wrong_discards(game: Game) -> list[list[str]]:
    """Some too small, too large or forbidden choices of cards to lay away, and some right ones."""
    hand, number = in_order(game.hands[game.declarer]), len(game.taken)
    sizes = (number - 1, number, number + 1)
    return [hand[start : start + size] for size in sizes for start in range(0, len(hand) - size + 1, 3)]
