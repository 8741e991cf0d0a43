"""The phases that only Zwanzigerrufen has."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, NamedTuple

from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Contest, Game, Offer, Sides, TakenTrick


class Turns(NamedTuple):
    """How far the announcing has come.

    ``closed`` turns are over, of which the last ``silent`` were mere Weiter. In the present one ``spoken`` is true when
    something was said. ``weiter`` are the places that have had a turn of mere Weiter.
    """

    closed: int = 0
    silent: int = 0
    spoken: bool = False
    weiter: frozenset[int] = frozenset()


class GameSoFar(NamedTuple):
    """The game, whether anybody has doubled it, and the clauses on what announcements against it ask of a Kontra."""

    contract: str
    doubled: bool
    asked: Grounds


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Lineup:
    """The game as far as it matters to doublings, and the parties; ``lineup`` makes it, once for the same values."""

    setting: GameSoFar
    sides: Sides


@remembered(1 << 10)
def lineup(setting: GameSoFar, sides: Sides) -> Lineup:
    """The lineup of these; always the same object, so that what depends on it is found quickly."""
    return Lineup(setting, sides)


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """What matters of a player to what he may announce, as long as the game is the same; ``profile`` makes it.

    ``declares`` and ``partner`` say whether he is one, ``called`` whether anybody was called, ``word`` which of dazu
    and dagegen is true of him. ``pagat``: he holds the I; ``enough`` are the solo games for which his hand is enough,
    and ``nearer`` is true where the soloist's own game can be taken from him by where they sit.
    """

    seat: Seat
    contract: str
    side: Side
    vorhand: bool
    declares: bool
    partner: bool
    called: bool
    word: str
    pagat: bool
    enough: tuple[str, ...]
    nearer: bool


@remembered(1 << 12)
def profile(*known: Any) -> Profile:
    """The profile of these, in order; always the same object, so that what depends on it is found quickly."""
    return Profile(*known)


class Heard(NamedTuple):
    """The bonuses that each place at the table has announced, all that were, and who began doubling the game.

    The game is ``covered`` where an opponent of the declarer did so.
    """

    by_place: tuple[frozenset[str], ...]
    bonuses: frozenset[str]
    kontras: frozenset[Seat]
    covered: bool

    def announced(self, place: int, item: str) -> Heard:
        """What was heard, with one more bonus."""
        by_place, bonuses, kontras, covered = self
        mine = by_place[place] | {item}
        return Heard((*by_place[:place], mine, *by_place[place + 1 :]), bonuses | {item}, kontras, covered)

    def doubled(self, seat: Seat, side: Side) -> Heard:
        """What was heard, with one more who has begun doubling the game."""
        by_place, bonuses, kontras, covered = self
        return Heard(by_place, bonuses, kontras | {seat}, covered or side is Side.FOES)


class Position(NamedTuple):
    """How the player in turn stands who has announced ``mine``.

    ``first``: it is his first turn, after Vorhand's; ``kontra``: he has said Kontra to the game in this turn. The game
    is ``covered`` where an opponent of the declarer has said it, and ``own`` says whether he has. Where it need not
    come before what needs it, ``later`` says whether he can still say it in this turn, and ``owes`` whether he has to.
    """

    profile: Profile
    first: bool
    kontra: bool
    mine: frozenset[str]
    covered: bool
    own: bool
    later: bool
    owes: bool


Ladder = tuple[Offer, ...]
"""The doublings that are open on one thing, to each seat."""


class Board(NamedTuple):
    """What can be doubled: the game and all that was announced, each with the ladder that ``lineup`` makes of it.

    The ladders are those of good time, which is always where nobody has to be in time.
    """

    chains: tuple[Chain, ...]
    lineup: Lineup
    ladders: tuple[Ladder, ...]


class Announcing(NamedTuple):
    """The round of announcements, with the turn of whoever has that ``place`` in the ``order``.

    ``profiles`` are those of the players from Vorhand on, and ``here`` is how the player in turn stands. These, what
    was ``heard`` and the ladders of the ``board`` are worked out ahead and follow from the rest, but for what he has
    said and owes in this turn.
    """

    game: Game
    order: tuple[Seat, ...]
    place: int
    turns: Turns
    profiles: tuple[Profile, ...]
    board: Board
    heard: Heard
    here: Position

    @property
    def exchange(self) -> None:
        """There is no Talon."""

    @property
    def chains(self) -> tuple[Chain, ...]:
        """The game and all that was announced, with their doublings."""
        return self.board.chains

    @property
    def hands(self) -> tuple[Mask, ...]:
        """The cards in hand, by seat."""
        return self.game.dealt.hands

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""
        return self.order[self.place]


def game_played(contest: Contest) -> Game:
    """The game that is played. ValueError where there is none, which cannot be."""
    if contest.game is None:
        message = "every deal that is played has a game"
        raise ValueError(message)
    return contest.game


class Claiming(NamedTuple):
    """All cards are played, and each in ``order`` may still claim what he was dealt; ``claims`` are those made.

    ``won`` are the cards of each side's tricks, also where the tricks themselves are not told.
    """

    contest: Contest
    tricks: tuple[TakenTrick, ...]
    won: Mapping[Side, Mask]
    order: tuple[Seat, ...]
    place: int
    claims: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """What was played."""
        return game_played(self.contest)

    @property
    def exchange(self) -> None:
        """There is no Talon."""

    @property
    def hands(self) -> tuple[Mask, ...]:
        """Nobody holds a card any more."""
        return (0,) * self.contest.dealt.seating.players

    @property
    def speaker(self) -> Seat:
        """The seat in turn."""
        return self.order[self.place]
