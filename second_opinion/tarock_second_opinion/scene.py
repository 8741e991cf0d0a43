"""Makes random deals with a scene, a rare situation: who holds what, how players choose, which readings it is about."""

from __future__ import annotations

import dataclasses
import pickle
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from tarock_second_opinion.source import Act, Chooser, Source, Telling, exchange


@dataclasses.dataclass(frozen=True, kw_only=True)
class Scene:
    """A rare situation: who holds what, the mood of the players, and the readings that it is about.

    ``second`` are cards of one of the other three players, ``others`` go to these one by one. The readings in ``on``
    are chosen, and any readings of the options in ``about``. ``often`` is the weight with which the scene is drawn.
    """

    contracts: Sequence[str]
    bidder: Sequence[str] = ()
    second: Sequence[str] = ()
    others: Sequence[str] = ()
    stock: Sequence[str] = ()
    of_vorhand: bool = False
    often: int = 1
    mood: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    on: Mapping[str, str] = dataclasses.field(default_factory=dict)
    about: Sequence[str] = ()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Layout:
    """The places of the players' cards in a pack: two packets for each player, and perhaps a Talon.

    ``rare`` are hands that chance rarely deals.
    """

    packet: int
    lap: int
    talon: Sequence[int] = ()
    rare: Sequence[Sequence[str]] = ()

    def spots_of(self, place: int) -> list[int]:
        """The places in the pack of the cards of the player ``place`` seats after Vorhand."""
        return [self.lap * which + self.packet * place + card for which in (0, 1) for card in range(self.packet)]


@dataclasses.dataclass(kw_only=True)
class CommonMood(Chooser):
    """What the players of a deal want: the bidder a contract, and all of them to talk, to keep cards or to win tricks.

    ``overbids`` and ``talks`` are probabilities. ``doubles``, ``shows`` and ``says`` are for scenes.
    """

    rng: random.Random
    contract: str
    bidder: int
    overbids: float
    talks: float
    keeps: bool
    wins: bool
    doubles: bool = False
    shows: bool = False
    says: str = ""


M = TypeVar("M", bound=CommonMood)


def any_temper(rng: random.Random, *, overbids: float, talks: float) -> dict[str, Any]:
    """Random probabilities of overbidding, mostly 0, and of talking, and whether players keep cards or want tricks."""
    return {
        "overbids": rng.choice((0.0, 0.0, 0.0, overbids)),
        "talks": rng.choice((0.0, 0.2, 0.5, talks)),
        "keeps": rng.random() < 0.5,
        "wins": rng.random() < 0.3,
    }


def in_scene(mood: M, scene: Scene | None) -> M:
    """The mood, changed as a scene asks for."""
    return mood if scene is None else dataclasses.replace(mood, **{"wins": False, **scene.mood})


def can_end_so(telling: Telling, act: Act, *, since: int, is_so: Callable[[Telling], bool]) -> bool:
    """Whether the end can make something true after an act; checked only from ``since`` tricks on."""
    course = telling.course
    if course.phase != "play" or len(course.game.tricks) < since:
        return False
    return _can_end_so(_read(pickle.dumps(telling)), act, is_so)


def _can_end_so(own: Telling, act: Act, is_so: Callable[[Telling], bool]) -> bool:
    """Whether it can still be true at the end of the deal, by trying every act; plays on in the deal given."""
    own.act(act)
    if own.course.phase != "play":
        return is_so(own)
    *several, last = own.acts()
    written = pickle.dumps(own) if several else b""
    return any(_can_end_so(_read(written), following, is_so) for following in several) or _can_end_so(own, last, is_so)


def _read(written: bytes) -> Telling:
    """A copy of a deal from bytes that were pickled just now."""
    copy: Telling = pickle.loads(written)  # noqa: S301
    return copy


def any_scene(rng: random.Random, scenes: Sequence[Scene], contract: str) -> Scene | None:
    """A random scene for a contract, or none."""
    fitting = [known for known in scenes if contract in known.contracts]
    return rng.choices(fitting, [known.often for known in fitting])[0] if rng.random() < 0.6 else None


def any_options(rng: random.Random, source: Source, scene: Scene | None, **also: str) -> dict[str, str]:
    """Random options: the defaults, some other readings, or any mixture, with those of the scene and those given."""
    share = rng.choice((0.0, 0.05, 0.3, 1.0))
    chosen = {option: rng.choice(names) for option, names in source.readings.items() if rng.random() < share}
    if scene is not None:
        chosen |= {**{option: rng.choice(source.readings[option]) for option in scene.about}, **scene.on}
    return source.without_idle(chosen | also)


def shuffle(rng: random.Random, pack: list[str], layout: Layout, place: int, scene: Scene | None) -> None:
    """Shuffle a pack, and put the cards of a scene, or now and then of a rare hand, where they belong.

    The bidder sits ``place`` seats after Vorhand.
    """
    rng.shuffle(pack)
    if scene is not None:
        seats = [seat for seat in range(4) if seat != place]
        rng.shuffle(seats)
        spots = [rng.sample(layout.spots_of(seat), 2 * layout.packet) for seat in seats]
        put(pack, scene.bidder, layout.spots_of(place))
        put(pack, scene.second, spots[0])
        put(pack, scene.others, [spots[number][-1] for number in range(3)])
        put(pack, scene.stock, rng.sample(layout.talon, len(layout.talon)))
    elif rng.random() < 0.5:
        hand, holder = rng.choice(layout.rare), rng.choice((place, rng.randrange(4)))
        put(pack, hand, rng.sample(layout.spots_of(holder), 2 * layout.packet))


def put(pack: list[str], cards: Sequence[str], spots: Sequence[int]) -> None:
    """Put the cards that the pack has into these places, by exchanging them with the cards there."""
    for card, spot in zip([card for card in cards if card in pack], spots, strict=False):
        exchange(pack, pack.index(card), spot)
