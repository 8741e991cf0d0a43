"""The bidding in the second opinion on Karls Tarockrunde: who speaks, what he may say, and who plays what."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.cards import KINGS, TRUMPS
from tarock_second_opinion.karl.game import BIRDS, CALLING, Game
from tarock_second_opinion.notebook import turned

GUT: Final = "Gut!"
RESERVING: Final = ["Mein Spiel", "Vorhand"]
HANDING_ON: Final = "gebe die Vorhand weiter"
THROWING_IN: Final = "zusammenwerfen"
SECHSER: Final = "Sechser-Dreier"
VORHAND_ONLY: Final = ["Rufer", "Fahren"]
AUCH: Final = ["Auch-Rufer", "Besser-Rufer"]
"""Two names of one game."""
FOR_ALL: Final = [
    "Piccolo",
    "Zwiccolo",
    "Solo-Rufer",
    "Bettler",
    "Auch-Rufer",
    "Dreier",
    "Farbensolo",
    "Piccolo-Ouvert",
    "Zwiccolo-Ouvert",
    "Bettel-Ouvert",
    "Solo-Dreier",
]
HIGHEST: Final = [["Farbensolo"], ["Piccolo-Ouvert", "Zwiccolo-Ouvert"], ["Bettel-Ouvert"], ["Solo-Dreier"]]
LISTED: Final = [["Piccolo-Ouvert", "Zwiccolo-Ouvert"], ["Bettel-Ouvert"], ["Farbensolo"], ["Solo-Dreier"]]
EQUALS: Final = {
    "by-row": [["Piccolo", "Zwiccolo"], ["Solo-Rufer"], ["Bettler"], ["Auch-Rufer"], ["Dreier"], *HIGHEST],
    "by-price": [["Auch-Rufer"], ["Piccolo", "Zwiccolo", "Solo-Rufer"], ["Bettler"], ["Dreier"], *HIGHEST],
    "by-price-with-bird": [["Piccolo", "Zwiccolo", "Solo-Rufer"], ["Bettler", "Auch-Rufer"], ["Dreier"], *HIGHEST],
    "by-row-and-list": [["Piccolo", "Zwiccolo"], ["Solo-Rufer"], ["Bettler"], ["Auch-Rufer"], ["Dreier"], *LISTED],
}
"""The games from the lowest to the highest; equal games are in one list."""

Bids = list[tuple[int, str]]
"""Who said what."""


def game_of(word: str) -> str:
    """The game that a bid names; empty for any other word."""
    if word.partition(" ")[0] in AUCH:
        return "Auch-Rufer"
    return word if word in [*FOR_ALL, *VORHAND_ONLY, SECHSER] else ""


def every_word() -> list[str]:
    """Every word of the auction, in any reading."""
    birds = [f"{word} {bird}" for word in AUCH for bird in BIRDS]
    return [*RESERVING, GUT, HANDING_ON, THROWING_IN, SECHSER, *VORHAND_ONLY, *FOR_ALL, AUCH[1], *birds]


# ------------------------------------------------------------------------------------------------ what has been said


def vorhand(game: Game, bids: Bids) -> int:
    """The seat of Vorhand now."""
    for seat, word in bids:
        if word == HANDING_ON:
            return (seat + 1) % 4
    return game.first_seat()


def standing(bids: Bids) -> tuple[int, str] | None:
    """The bid to beat: the latest, because each beats or holds those before."""
    for seat, word in reversed(bids):
        if game_of(word):
            return seat, game_of(word)
    return None


def gone(game: Game, bids: Bids) -> list[int]:
    """The players who have handed the Vorhand on and are out because of it."""
    if game.options["handover-status"] != "giver-out":
        return []
    return [seat for seat, word in bids if word == HANDING_ON]


def passed(bids: Bids) -> list[int]:
    """The players who have said gut and nothing since; one who takes the Vorhand over comes back."""
    found: list[int] = []
    for seat, word in bids:
        back = (seat + 1) % 4 if word == HANDING_ON else seat
        found = [player for player in found if player != back]
        if word == GUT:
            found.append(seat)
    return found


def passed_since(bids: Bids) -> list[int]:
    """The players who have said gut after the last bid of a game."""
    found: list[int] = []
    for seat, word in bids:
        if game_of(word):
            found = []
        elif word == GUT:
            found.append(seat)
    return found


def out(game: Game, bids: Bids) -> list[int]:
    """The players who are not asked any more."""
    final = game.options["hold-scope"] != "gut-not-final"
    return gone(game, bids) + (passed(bids) if final else [])


def is_opening(bids: Bids) -> bool:
    """Whether Vorhand has her first call, because everybody before only handed on."""
    return all(word == HANDING_ON for _, word in bids)


def has_to_name(game: Game, bids: Bids) -> bool:
    """Whether all others have said gut to the reservation, so that Vorhand names her game."""
    if is_opening(bids) or standing(bids) is not None:
        return False
    silent = passed(bids) + gone(game, bids)
    if not is_opening(bids[:1]):
        # She who hands on only now had no gut to say to her own reservation.
        silent += [seat for seat, word in bids if word == HANDING_ON]
    first = vorhand(game, bids)
    return all(seat in silent for seat in range(4) if seat != first)


def is_over(game: Game, bids: Bids) -> bool:
    """Whether the auction has ended."""
    if not bids:
        return False
    high = standing(bids)
    if bids[-1][1] == THROWING_IN:
        return True
    if high is None:
        return False
    if has_to_name(game, bids[:-1]):
        return True
    before = standing(bids[:-1])
    held = game_of(bids[-1][1]) != "" and before is not None and before[1] == high[1]
    if held and game.options["hold-scope"] == "ends-auction":
        return True
    silent = passed_since(bids) if game.options["hold-scope"] == "gut-not-final" else passed(bids)
    return all(seat in silent + gone(game, bids) for seat in range(4) if seat != high[0])


def speaker(game: Game, bids: Bids) -> int:
    """Whose turn it is to bid."""
    if is_opening(bids) or bids[-1][1] == HANDING_ON or has_to_name(game, bids):
        return vorhand(game, bids)
    high = standing(bids)
    for seat in turned((bids[-1][0] + 1) % 4):
        if seat not in out(game, bids) and (high is None or seat != high[0]):
            return seat
    raise AssertionError(bids)


# ------------------------------------------------------------------------------------------------- what may be said


def words(game: Game, bids: Bids) -> list[str]:
    """Everything the speaker may say in the auction."""
    return said_with(game, bids, own_birds(game, speaker(game, bids)))


def unnoticed_words(game: Game, bids: Bids) -> list[str]:
    """The bids that break only the rule that an Auch-Rufer needs a bird in the dealt hand."""
    if own_birds(game, speaker(game, bids)):
        return []
    return [word for word in said_with(game, bids, list(BIRDS)) if game_of(word) == "Auch-Rufer"]


def own_birds(game: Game, seat: int) -> list[str]:
    """The birds in a hand as it was dealt."""
    return [bird for bird, card in BIRDS.items() if card in game.dealt[seat]]


def said_with(game: Game, bids: Bids, birds: list[str]) -> list[str]:
    """The words that the speaker may say if these are his birds."""
    seat = speaker(game, bids)
    games, others = which(game, bids, seat)
    if has_four_kings(game, seat):
        games = [contract for contract in games if contract not in CALLING]
        if game.options["four-kings-fahren-as-game"] == "refused" and has_to_name(game, bids):
            games = [contract for contract in games if contract != "Fahren"]
    found = list(others)
    for contract in games:
        found += names_of(game, contract, birds)
    return found


def which(game: Game, bids: Bids, seat: int) -> tuple[list[str], list[str]]:
    """The games that the speaker may name at this point of the auction, and his other words."""
    hands_on = may_hand_on(game, bids, seat)
    if is_opening(bids):
        if hands_on and game.options["four-kings-handover-duty"] == "always":
            return [], [HANDING_ON]
        games = [*FOR_ALL, SECHSER]
        if game.options["vorhand-opening-rufer-or-fahren"] == "at-once":
            games += VORHAND_ONLY
        others = list(RESERVING)
    elif has_to_name(game, bids):
        games, others = FOR_ALL + VORHAND_ONLY, []
    else:
        games = [contract for contract in FOR_ALL if is_enough(game, bids, seat, contract)]
        others = [GUT]
    if hands_on:
        others.append(HANDING_ON)
    if may_throw_in(game, bids, seat):
        others.append(THROWING_IN)
    return games, others


def names_of(game: Game, one: str, birds: list[str]) -> list[str]:
    """The words for a game; an Auch-Rufer has two and needs a bird, which one reading names with the bid."""
    if one != "Auch-Rufer":
        return [one]
    if game.options["auch-rufer-bird-naming"] == "with-bid":
        return [f"{word} {bird}" for word in AUCH for bird in birds]
    return list(AUCH) if birds else []


def has_four_kings(game: Game, seat: int) -> bool:
    """Whether a hand was dealt all four Könige."""
    return all(king in game.dealt[seat] for king in KINGS)


def may_hand_on(game: Game, bids: Bids, seat: int) -> bool:
    """Whether the Vorhand may be handed on: with four Könige as the first call, in one reading also later."""
    if seat != vorhand(game, bids) or not has_four_kings(game, seat):
        return False
    if is_opening(bids):
        return True
    own = [word for player, word in bids if player == seat]
    return game.options["four-kings-handover-duty"] == "also-later" and all(word in RESERVING for word in own)


def may_throw_in(game: Game, bids: Bids, seat: int) -> bool:
    """Whether a player may throw the deal in instead of his first call."""
    if game.options["no-throw-in"] != "others-may" or seat in [player for player, _ in bids]:
        return False
    return any(card in TRUMPS or card in KINGS for card in game.dealt[seat])


# ---------------------------------------------------------------------------------------------------- what outbids


def rank(game: Game, one: str) -> int:
    """The rank of a game; Rufer and Fahren are below all others, the Sechser-Dreier has none."""
    for place, equals in enumerate(EQUALS[game.options["auction-rank-order"]]):
        if one in equals:
            return place
    return {"Rufer": -1, "Fahren": -2}[one]


def is_higher(game: Game, one: str, before: str) -> bool:
    """Whether a game is higher than another."""
    if before == SECHSER:
        if one == "Zwiccolo-Ouvert" and game.options["sechser-dreier-overbid-list"] == "as-listed":
            return False
        return any(one in equals for equals in HIGHEST)
    return rank(game, one) > rank(game, before)


def is_enough(game: Game, bids: Bids, seat: int, one: str) -> bool:
    """Whether a game is higher than every bid before, or holds the last of them."""
    before = [game_of(word) for _, word in bids if game_of(word)]
    return all(is_higher(game, one, earlier) for earlier in before) or may_hold(game, bids, seat, one)


def may_hold(game: Game, bids: Bids, seat: int, one: str) -> bool:
    """Whether a player may hold the standing bid with this game."""
    high = standing(bids)
    if high is None or high[0] == seat or high[1] == SECHSER:
        return False
    first, reading = vorhand(game, bids), game.options["hold-scope"]
    if seat == first and has_said_more(bids, seat) and game.options["hold-after-naming"] == "reserved-only":
        return False
    if reading == "earlier-seats":
        order = turned(first)
        return one == high[1] and order.index(seat) < order.index(high[0])
    if reading == "equal-games":
        return seat == first and rank(game, one) == rank(game, high[1])
    return seat == first and one == high[1]


def has_said_more(bids: Bids, first: int) -> bool:
    """Whether Vorhand has said more than her reservation since she became Vorhand."""
    handed = [place for place, (_, word) in enumerate(bids) if word == HANDING_ON]
    since = bids[handed[-1] + 1 :] if handed else bids
    return any(seat == first and word not in RESERVING for seat, word in since)


# ------------------------------------------------------------------------------------------------------ what follows


def conclude(game: Game, bids: Bids) -> None:
    """Record who plays what."""
    game.vorhand = vorhand(game, bids)
    if bids[-1][1] == THROWING_IN:
        game.ended = "thrown in"
        return
    high = standing(bids)
    assert high is not None
    game.contract = high[1]
    if game.contract != "Fahren":
        game.declarer = high[0]
    if game.contract == "Auch-Rufer" and game.options["auch-rufer-bird-naming"] == "with-bid":
        last = [word for _, word in bids if game_of(word)][-1]
        game.bird = last.split()[1]


def callable_kings(game: Game) -> list[str]:
    """The Könige that the declarer may call with his present cards."""
    hand = game.hands[game.declarer]
    missing = [king for king in KINGS if king not in hand]
    return missing + (["Vierter König"] if len(missing) == 1 else [])


def call(game: Game, word: str) -> None:
    """Record the called König and the partner."""
    king = word
    if word == "Vierter König":
        game.unnamed = True
        king = next(other for other in KINGS if other not in game.hands[game.declarer])
    game.called = king
    game.king_in_talon = king in game.talon()
    for seat in game.foes():
        if king in game.hands[seat]:
            game.partner = seat
