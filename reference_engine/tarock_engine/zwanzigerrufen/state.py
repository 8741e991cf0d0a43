"""The phases of a deal that only Zwanzigerrufen has, as frozen values."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, NamedTuple

from tarock_engine.cards import Mask
from tarock_engine.certain import there
from tarock_engine.contracts import Side
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Contest, Game, Offer, Sides, TakenTrick


class Turns(NamedTuple):
    """The turns of a round of announcements.

    ``closed`` is the number of turns that are over; the last ``silent`` of them were only Weiter. ``spoken``: something
    was said in the current turn. ``weiter`` are the places that have had a turn with only Weiter. ``chooses``: in a
    house the game is still being chosen, before anything is announced.
    """

    closed: int = 0
    silent: int = 0
    spoken: bool = False
    weiter: frozenset[int] = frozenset()
    chooses: bool = False


class GameSoFar(NamedTuple):
    """The game, and the clauses on a Kontra to it from announcements against it."""

    contract: str
    asked: Grounds


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Lineup:
    """The parts of a game that doublings depend on, and the parties; made by ``lineup``, one object for each value."""

    setting: GameSoFar
    sides: Sides


@remembered(1 << 10)
def lineup(setting: GameSoFar, sides: Sides) -> Lineup:
    """The lineup with these values; always the same object, so that caches find it quickly."""
    return Lineup(setting, sides)


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """What the legal announcements of a player depend on while the game is the same; made by ``profile``.

    ``declares``: he is the declarer; ``partner``: he is the partner; ``called``: anybody was called. ``word`` is dazu
    or dagegen, whichever is true of him. ``pagat``: he holds the I. ``enough`` are the solo games for which he has
    enough suit cards. ``nearer``: by his seat he may take the same solo game from the soloist.
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
    """The profile with these values; always the same object, so that caches find it quickly."""
    return Profile(*known)


class Heard(NamedTuple):
    """The bonuses that each place has announced, all of them together, and the seats that said Kontra to the game.

    ``covered``: one of these seats is an opponent of the declarer.
    """

    by_place: tuple[frozenset[str], ...]
    bonuses: frozenset[str]
    kontras: frozenset[Seat]
    covered: bool

    def announced(self, place: int, item: str) -> Heard:
        """The same after another bonus."""
        by_place, bonuses, kontras, covered = self
        mine = by_place[place] | {item}
        return Heard((*by_place[:place], mine, *by_place[place + 1 :]), bonuses | {item}, kontras, covered)

    def doubled(self, seat: Seat, side: Side) -> Heard:
        """The same after another Kontra to the game."""
        by_place, bonuses, kontras, covered = self
        return Heard(by_place, bonuses, kontras | {seat}, covered or side is Side.FOES)


class Position(NamedTuple):
    """The position of the player in turn; ``mine`` are his announcements.

    ``first``: it is his first turn, after Vorhand's. ``kontra``: he has said Kontra to the game in this turn; ``own``:
    in any turn; ``covered``: an opponent of the declarer has. If the Kontra may come after the bonus that needs it,
    ``later``: he can still say it in this turn, and ``owes``: he has to.
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
"""The doublings of one chain that each seat may say, with their clauses."""


class Board(NamedTuple):
    """The chains of the game and of all announcements, each with its ladder, which depends on ``lineup``.

    The ladders are those of a player who is in time, as everybody is unless the reading sets a time limit.
    """

    chains: tuple[Chain, ...]
    lineup: Lineup
    ladders: tuple[Ladder, ...]


class Announcing(NamedTuple):
    """The round of announcements; ``place`` is the speaker's place in the ``order``.

    ``profiles`` are those of the players from Vorhand on, and ``here`` is the speaker's position. Both, ``heard`` and
    the ladders of the ``board`` are cached and follow from the rest, except what the speaker has said and owes in this
    turn.
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


class OverTrischaken(NamedTuple):
    """The auction over Vorhand's Trischaken, in which the same may be said as in the ``auction`` over her call."""

    auction: Announcing

    @property
    def game(self) -> None:
        """Nobody declares Trischaken."""

    @property
    def exchange(self) -> None:
        """There is no Talon."""

    @property
    def hands(self) -> tuple[Mask, ...]:
        """The cards in hand, by seat."""
        return self.auction.hands


def game_played(contest: Contest) -> Game:
    """The game that is played. ValueError if there is none, which cannot happen."""
    return there(contest.game, "game")


class Claiming(NamedTuple):
    """The round of claims after the last card: each in ``order`` may claim sets of his side; ``claims`` are those made.

    ``won`` are the cards of each side's tricks, also if the tricks themselves are not known.
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
