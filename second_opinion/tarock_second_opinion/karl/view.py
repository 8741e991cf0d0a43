"""The cards that a player has seen, and with whom he may confer, in the second opinion on Karls Tarockrunde."""

from __future__ import annotations

from tarock_second_opinion.cards import in_order
from tarock_second_opinion.karl.counting import SIDES, cards_of, is_talon_counted, talon_of
from tarock_second_opinion.karl.deal import Course
from tarock_second_opinion.karl.game import EXCHANGING_THREE, Game
from tarock_second_opinion.karl.talon import face_up


def seen(course: Course, seat: int) -> list[str]:
    """All cards whose place a player has been shown, or that he has held."""
    game = course.game
    found = game.dealt[seat] + cards_of(game.tricks) + course.table + face_up(game)
    if is_talon_open(course):
        found += talon_shown(course, seat)
    if seat == game.declarer:
        found += game.taken
    if course.phase == "over" and game.ended == "":
        found += counted_at_the_end(game, seat)
    for other in open_hands(course):
        found += game.hands[other]
    if game.ended == "unplayed":
        # The partner has shown it, or it lay in the Talon.
        found.append(game.called)
    return in_order(found)


def is_talon_open(course: Course) -> bool:
    """Whether the Talon has been turned up for all."""
    game = course.game
    if game.contract not in EXCHANGING_THREE:
        return game.was_rufer
    return course.phase not in ("bid", "call") or game.taken != []


def talon_shown(course: Course, seat: int) -> list[str]:
    """The cards of a turned Talon that a player has seen; in one reading only the declarer sees it before the end.

    A declarer who pays or changes to Fahren shows it.
    """
    game = course.game
    everybody = game.options["talon-shown"] == "everybody" or game.was_rufer or game.ended == "paid"
    if everybody or seat == game.declarer:
        return game.talon()
    return game.left if course.phase == "over" and game.ended == "" else []


def counted_at_the_end(game: Game, seat: int) -> list[str]:
    """The cards of an untouched Talon that a player sees when it is counted at the end."""
    only_mine = game.options["talon-after-the-deal"] == "its-side"
    if game.contract == "Fahren":
        given = game.tricks[-1].winner == seat
        return game.talon() if given or (is_talon_counted(game) and not only_mine) else []
    if game.may_take_from_talon():
        return []
    sides = [game.side(seat)] if only_mine else SIDES
    return [card for side in sides for card in talon_of(game, side)]


def is_open(game: Game, table: list[str]) -> bool:
    """Whether the hands of an Ouvert game lie on the table."""
    if not game.contract.endswith("-Ouvert"):
        return False
    if game.options["ouvert-open-and-consult"] == "all-after-first-card":
        return game.tricks != [] or table != []
    return game.tricks != []


def open_hands(course: Course) -> list[int]:
    """The seats whose hands lie open."""
    game = course.game
    if not is_open(game, course.table):
        return []
    return game.foes() if game.options["ouvert-open-and-consult"] == "opponents-only" else list(range(4))


def confers(course: Course, seat: int) -> list[int]:
    """The seats with whom a player may confer about the play."""
    game = course.game
    if seat == game.declarer or not game.is_negative() or course.phase != "play":
        return []
    from_the_lead = game.options["ouvert-open-and-consult"] == "confer-in-all"
    begun = game.tricks != [] or course.table != []
    if is_open(game, course.table) or (from_the_lead and begun):
        return [other for other in game.foes() if other != seat]
    return []
