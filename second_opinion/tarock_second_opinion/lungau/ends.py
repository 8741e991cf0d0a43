"""The second opinion on the result of a deal of Lungauer Königrufen if only its end is given, as in ``result``."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.lungau import announcing, scoring
from tarock_second_opinion.lungau.counting import count
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.lungau.play import winning_card
from tarock_second_opinion.notebook import End, Outcome, Trick, seats_from, with_gaps


def outcome(end: End, options: dict[str, str]) -> Outcome | None:
    """The result of an end; none if it depends on something that is not described, or is impossible."""
    game = game_of(end, options)
    talk = announcing.begin(game)
    for seat, words in end.said:
        announcing.say(game, talk, seat, words)
    take_tricks(game, end)
    if end.contract == "Fahren":
        return None
    if end.contract == "Solorufer" and end.from_talon and end.is_called_shown():
        return None
    if any(has_unknown_card(game, end, name) for name in ("Spatz", "Uhu", "König ultimo")):
        return None
    return Outcome([Fraction(count(scoring.pile(game, side))) for side in ("declarer", "foes")], scoring.items(game))


def has_unknown_card(game: Game, end: End, name: str) -> bool:
    """Whether an announced Ultimo may not be scored, depending on a card that no described trick shows."""
    card = game.called if name == "König ultimo" else scoring.BIRDS[name][0]
    hidden = scoring.trick_of(game, card) is None and len(end.played) < len(game.tricks)
    readings = ("bound-card-forced-early", "bound-card-laid-away")
    left_out = any(game.options[option] == "unscored" for option in readings)
    return hidden and left_out and scoring.announcements(game, name) != []


def game_of(end: End, options: dict[str, str]) -> Game:
    """The deal before any announcement; a König in the Talon that the foes have was in the half left to them."""
    game = Game(options, end.players, end.dealer, hands=[[] for _ in range(end.players)], halves=[[], []])
    game.contract, game.declarer, game.partner, game.called = end.contract, end.declarer, end.partner, end.called
    game.king_in_talon, game.piles, game.laid = end.from_talon, end.piles, end.laid
    if end.from_talon:
        game.left, game.taken = ([end.called], []) if end.is_called_left() else ([], [end.called])
    return game


def take_tricks(game: Game, end: End) -> None:
    """Add the described tricks; of the others only each side's number is known."""
    told: dict[int, Trick] = {}
    for number, (leader, cards) in end.played.items():
        seats = seats_from(game.active(), leader)
        told[number] = Trick(seats, cards, seats[cards.index(winning_card(game, cards))])
    foe = next(seat for seat in game.active() if not game.is_ours(seat))
    sides = [game.side(trick.winner) for trick in told.values()]
    others = end.other_winners(sides, {"declarer": game.declarer, "foes": foe})
    game.tricks = with_gaps(told, [Trick([], [], seat) for seat in others])
