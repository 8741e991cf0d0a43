"""The second opinion on the result of a deal of Karls Tarockrunde if only its end is given, as in ``result``."""

from __future__ import annotations

from tarock_second_opinion.karl import announcing, counting, items
from tarock_second_opinion.karl.game import BIRDS, Game
from tarock_second_opinion.karl.play import winning_card
from tarock_second_opinion.notebook import End, Outcome, Trick, turned, with_gaps


def outcome(end: End, options: dict[str, str]) -> Outcome | None:
    """The result of an end; none if it depends on something that is not described, or is impossible."""
    game = game_of(end, options)
    talk = announcing.begin(game)
    for _, words in end.said:
        announcing.say(game, talk, words)
    if announcing.is_unplayed(game):
        return None
    take_tricks(game, end)
    if has_unknown_holder(game) or (end.from_talon and end.is_called_shown() and not game.may_take_from_talon()):
        return None
    augen = [] if game.is_negative() else [counting.augen(game, side) for side in counting.SIDES]
    return Outcome(augen, items.items(game))


def has_unknown_holder(game: Game) -> bool:
    """Whether an announced bird counts only if its side held the card, and no described trick shows the holder."""
    if game.options["bird-held-by-opponents"] != "void":
        return False
    birds = [BIRDS[thing.item] for thing in game.announcements() if thing.item in BIRDS]
    return any(items.holder(game, card) is None for card in birds)


def game_of(end: End, options: dict[str, str]) -> Game:
    """The deal before any announcement; a König in the Talon that the foes have was in the half left to them."""
    nobody: list[list[str]] = [[] for _ in range(4)]
    game = Game(options, end.dealer, hands=nobody, halves=[[], []], dealt=nobody, piles=end.piles)
    game.vorhand = game.first_seat()
    game.contract, game.declarer, game.partner, game.called = end.contract, end.declarer, end.partner, end.called
    game.king_in_talon, game.laid = end.from_talon, end.laid
    if end.from_talon and game.may_take_from_talon() and not end.is_called_left():
        game.taken = [end.called]
    return game


def take_tricks(game: Game, end: End) -> None:
    """Add the described tricks, which show who held what; of the others only each side's number is known."""
    told: dict[int, Trick] = {}
    game.held = [[] for _ in range(4)]
    for number, (leader, cards) in end.played.items():
        seats = turned(leader)
        told[number] = Trick(seats, cards, seats[cards.index(winning_card(game, cards))])
        for seat, card in zip(seats, cards, strict=True):
            game.held[seat].append(card)
    sides = [game.side(trick.winner) for trick in told.values()]
    others = end.other_winners(sides, {"declarer": game.declarer, "foes": game.foes()[0]})
    game.tricks = with_gaps(told, [Trick([], [], seat) for seat in others])
