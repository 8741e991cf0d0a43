"""The items of a deal in the second opinion on Tarock-Königrufen: the game and the bonuses, won or lost, by whom."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.cards import KINGS, TRULL
from tarock_second_opinion.koenigrufen.counting import SIDES, augen, cards_of, has_made_valat, pile, tricks_of, won_by
from tarock_second_opinion.koenigrufen.game import WANTED_TRICKS, Game, Trick
from tarock_second_opinion.koenigrufen.play import CARD, DUE, card_of, is_kaiserstich, winning_card
from tarock_second_opinion.notebook import Item, Thing, other

SETS: Final = {"Trull": TRULL, "Könige": KINGS}


def items(game: Game) -> list[Item]:
    """All items that are scored."""
    if game.told is not None:
        return [dataclasses.replace(item, doubled=()) for item in game.told] if is_void(game) else game.told
    if game.given_up or game.contract == "Trischaken":
        return []
    if game.is_negative():
        return games(game)
    valat = without_made_beside_failed(game, both_sides(game, "Valat"))
    reading = game.options["valat-next-to-game"]
    if valat and reading == "replaces-all":
        return valat
    found = boni(game) + valat
    if valat and reading == "replaces-game":
        return found
    return games(game) + found


# ------------------------------------------------------------------------------------------------------ the game


def games(game: Game) -> list[Item]:
    """The game, once or for each opponent who doubles it for himself."""
    return [
        Item("Spiel", "declarer", is_won(game), doubled=doublers(game, thing), against=thing.against)
        for thing in game.things
        if thing.of is None
    ]


def is_won(game: Game) -> bool:
    """Whether the declarer wins the game."""
    if game.was_won is not None:
        return game.was_won
    if game.is_negative():
        return len(tricks_of(game, "declarer")) == WANTED_TRICKS[game.contract]
    return augen(game, "declarer") >= 36


# ----------------------------------------------------------------------------------------------------- what stands


def is_void(game: Game) -> bool:
    """Whether the Stock of a Solo has made the opponents' announcements and doublings void."""
    return game.contract == "Solo" and game.king_in_talon and game.options["solo-king-in-stock-calls"] == "void"


def doublers(game: Game, thing: Thing) -> tuple[int, ...]:
    """The seats whose doublings of a thing count."""
    return () if is_void(game) else tuple(thing.steps)


def announcement(game: Game, side: str, name: str) -> Thing | None:
    """The first announcement of a side that counts."""
    return next(iter(standing(game, side, name)), None)


def standing(game: Game, side: str, name: str) -> list[Thing]:
    """All announcements of a side that count; partners may have made two."""
    own = [thing for thing in game.announcements() if thing.item == name and game.side_of(thing) == side]
    return [thing for thing in own if not is_void(game) or thing.of == game.declarer]


# ----------------------------------------------------------------------------------------------------------- Boni


def boni(game: Game) -> list[Item]:
    """The Boni of a contract without the Valat; a Farbensolo has none."""
    if game.contract == "Farbensolo":
        return []
    found: list[Item] = []
    for name in ("Trull", "Könige", *CARD, "König ultimo"):
        found += both_sides(game, name)
    return without_made_beside_failed(game, found) + catches(game)


def both_sides(game: Game, name: str) -> list[Item]:
    """The items of one Bonus, as each side has announced, made or lost it."""
    found = []
    for side in SIDES:
        thing = announcement(game, side, name)
        if thing is None:
            won = outcome_in_silence(game, side, name)
            if won is not None:
                found.append(Item(name, side, won))
        else:
            won = outcome_announced(game, side, name)
            counting = (
                standing(game, side, name) if game.options["same-bonus-by-partners"] == "each-counts" else [thing]
            )
            if won is not None:
                found += [
                    Item(name, side, won, announced=True, doubled=doublers(game, counted)) for counted in counting
                ]
    return found


def without_made_beside_failed(game: Game, found: list[Item]) -> list[Item]:
    """The items without those made beside a failed announcement of the other side, in one reading."""
    if game.options["failed-bonus-made-by-others"] == "both":
        return found
    failed = [(item.name, other(item.side)) for item in found if item.announced and not item.won]
    return [item for item in found if not (item.won and (item.name, item.side) in failed)]


def outcome_announced(game: Game, side: str, name: str) -> bool | None:
    """The outcome of an announced Bonus; none if it is not scored."""
    if name == "Valat":
        return valat_announced(game, side)
    if name in SETS:
        return has_set(game, side, name)
    if any(card_of(game, name) in hand for hand in game.hands):
        return None
    if name == "König ultimo":
        return is_koenig_ultimo_made(game, side)
    return has_played_it(game, side, name) and has_card_taken_it(game, name)


def outcome_in_silence(game: Game, side: str, name: str) -> bool | None:
    """The outcome of a silent Bonus; none if it is not scored."""
    if name == "Valat":
        return True if has_made_valat(game, side) else None
    if name in SETS:
        return True if has_set(game, side, name) else None
    if name == "König ultimo":
        return koenig_ultimo_in_silence(game, side)
    return bird_in_silence(game, side, name)


# ----------------------------------------------------------------------------------------------- Valat and sets


def valat_announced(game: Game, side: str) -> bool | None:
    """The outcome of an announced Valat; none if play stopped before anybody broke it."""
    if has_made_valat(game, side):
        return True
    return False if tricks_of(game, other(side)) else None


def has_set(game: Game, side: str, name: str) -> bool:
    """Whether a side has the Trull or all four Könige."""
    if game.options["trull-koenige-from-stock"] == "tricks-only":
        mine = [card for seat in game.active() if game.side(seat) == side for card in won_by(game, seat)]
    else:
        mine = pile(game, side)
    return all(card in mine for card in SETS[name])


# ----------------------------------------------------------------------------------------- cards in their trick


def due_trick(game: Game, name: str) -> Trick | None:
    """The trick of a Bonus, if it was played and has the card in it."""
    number = DUE[name]
    if len(game.tricks) < number:
        return None
    trick = game.tricks[number - 1]
    return trick if card_of(game, name) in trick.cards else None


def has_played_it(game: Game, side: str, name: str) -> bool:
    """Whether a side played the card to its own trick."""
    trick = due_trick(game, name)
    if trick is None:
        return False
    return game.side(player_of(trick, card_of(game, name))) == side


def player_of(trick: Trick, card: str) -> int:
    """Who played a card to a trick."""
    return trick.seats[trick.cards.index(card)]


def has_card_taken_it(game: Game, name: str) -> bool:
    """Whether the card took its own trick."""
    trick = due_trick(game, name)
    return trick is not None and winning_card(game, trick.cards) == card_of(game, name)


def is_an_attempt(game: Game, name: str) -> bool:
    """Whether the card was meant to take its own trick, which one reading requires."""
    trick = due_trick(game, name)
    if trick is None or game.options["silent-attempt-scope"] == "every-play":
        return True
    place = trick.cards.index(card_of(game, name))
    return place == 0 or trick.choices[place] > 1


def bird_in_silence(game: Game, side: str, name: str) -> bool | None:
    """The outcome of a silent Vogel for the side that played it; none if it is not scored."""
    if name in ("Kakadu", "Marabu") and game.options[name.lower()] == "off":
        return None
    if not has_played_it(game, side, name):
        return None
    if has_card_taken_it(game, name):
        return True
    return False if is_an_attempt(game, name) else None


def is_koenig_ultimo_made(game: Game, side: str) -> bool:
    """Whether an announced König Ultimo is won."""
    trick = due_trick(game, "König ultimo")
    if trick is None or game.side(trick.winner) != side:
        return False
    return side == "declarer" or game.options["koenig-ultimo-by-opponents"] == "winnable"


def koenig_ultimo_in_silence(game: Game, side: str) -> bool | None:
    """The outcome of a silent König Ultimo, which in one reading the opponents of its holders can also win."""
    if not game.called:
        return None
    trick = due_trick(game, "König ultimo")
    if trick is None:
        return None
    taken_by = game.side(trick.winner)
    if side == "foes":
        return True if taken_by == "foes" and game.options["koenig-ultimo-lost-once"] == "twice" else None
    if taken_by == "declarer":
        return True
    beside = announcement(game, "foes", "König ultimo") is not None and is_koenig_ultimo_made(game, "foes")
    if beside and game.options["koenig-ultimo-beside-won"] == "won-only":
        return None
    return False if is_an_attempt(game, "König ultimo") else None


# -------------------------------------------------------------------------------------------------------- catches


def catches(game: Game) -> list[Item]:
    """The items for a called König, a XXI and a Sküs won from the other side."""
    found = []
    if game.called and is_king_caught(game):
        found.append(Item("Königfang", "foes", won=True))
    for trick in game.tricks:
        side = game.side(trick.winner)
        if is_mond_caught(game, trick):
            found.append(Item("Mondfang", side, won=True))
        if is_skues_caught(game, trick):
            found.append(Item("Sküsfang", side, won=True))
    return found


def is_king_caught(game: Game) -> bool:
    """Whether the foes win the called König."""
    won = cards_of(tricks_of(game, "foes")) if game.piles is None else game.piles["foes"]
    if game.called in won and game.called not in game.left:
        return True
    return game.called in pile(game, "foes") and game.options["called-king-in-rejected-set"] == "won"


def is_mond_caught(game: Game, trick: Trick) -> bool:
    """Whether a trick takes the XXI from the other side."""
    if "XXI" not in trick.cards or game.side(player_of(trick, "XXI")) == game.side(trick.winner):
        return False
    return winning_card(game, trick.cards) == "Sküs" or game.options["mondfang-by-what"] == "any-trick"


def is_skues_caught(game: Game, trick: Trick) -> bool:
    """Whether a Kaiserstich takes the Sküs from the other side."""
    if not is_kaiserstich(game, trick.cards):
        return False
    return game.side(player_of(trick, "Sküs")) != game.side(trick.winner)
