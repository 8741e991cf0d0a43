"""What a won item implies about its deal: where cards ended, and who took which trick.

Two items exclude each other if their facts do: no card ends with both sides, and no trick is taken by both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Protocol, TypeVar

from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, KOENIGFANG, MONDFANG, SKUESFANG, SPIEL, TRULL, VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import CARDS, Card, CardSet, Mask, cards_in, mask_of
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.dealing import first_half
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Ruling
from tarock_engine.scoring import ScoredItem

_SKUES: Final = CARDS["Sküs"]
_MOND: Final = CARDS["XXI"]


Key = TypeVar("Key")
Known = TypeVar("Known")


def _has_difference(mine: Mapping[Key, Known], theirs: Mapping[Key, Known]) -> bool:
    """Whether two mappings have different values for the same key."""
    return any(mine.get(key, value) is not value for key, value in theirs.items())


class Facts(NamedTuple):
    """What is true of every deal with an item.

    ``cards`` count for a side at the end, including the called König if it is ``called``. ``took`` says whether a side
    has a trick, and ``tricks`` which side took a trick, by number. ``held`` are cards as they were dealt, and
    ``together`` says whether one player was dealt the whole Trull.
    """

    cards: Mapping[Card, Side] = {}
    called: Side | None = None
    took: Mapping[Side, bool] = {}
    tricks: Mapping[int, Side] = {}
    held: Mapping[Card, Side] = {}
    together: bool | None = None

    def is_excluded_by(self, other: Facts) -> bool:
        """Whether no deal has both."""
        one_value = ((self.called, other.called), (self.together, other.together))
        return (
            any(None not in pair and pair[0] is not pair[1] for pair in one_value)
            or _has_difference(self.cards, other.cards)
            or _has_difference(self.took, other.took)
            or _has_difference(self.tricks, other.tricks)
            or _has_difference(self.held, other.held)
        )

    def can_lie_outside_tricks(self, side: Side, lying: Lying) -> bool:
        """Whether all cards that count for a side can have been outside the tricks."""
        cards = [card for card, owner in self.cards.items() if owner is side]
        number = max(len(cards), self.called is side)
        return number <= lying.number and not mask_of(cards) & ~lying.cards


class Lying(NamedTuple):
    """How many cards outside the tricks can count for a side, and which cards can be among them."""

    number: int
    cards: Mask


NOTHING: Final = dict.fromkeys(Side, Lying(0, 0))
"""No card outside the tricks counts for either side."""
UNKNOWN: Final = Facts()
"""Nothing is known."""


class Bonuses(Protocol):
    """The rulings about items that depend on certain cards and tricks."""

    @property
    def trull(self) -> Ruling[CardSet]:
        """The cards of the Trull."""

    @property
    def koenige(self) -> Ruling[CardSet]:
        """The cards of the Könige."""

    @property
    def own_cards(self) -> Mapping[str, Ruling[CardSet]]:
        """The cards of each set of a house's own."""

    @property
    def own_augen(self) -> Mapping[str, Ruling[Augen]]:
        """The Augen of each item of a house's own that is made with Augen."""

    @property
    def own_catches(self) -> Mapping[str, Ruling[Card]]:
        """The card of each catch of a house's own."""

    @property
    def own_takers(self) -> Mapping[str, Ruling[Card]]:
        """The card of each item of a house's own that is made by taking a trick."""

    @property
    def taken_in(self) -> Mapping[str, Ruling[int]]:
        """The number of that trick."""

    @property
    def bird_tricks(self) -> Mapping[str, Ruling[int]]:
        """The number of the trick of each Vogel."""

    @property
    def koenig_ultimo_trick(self) -> Ruling[int]:
        """The number of the trick of the called König."""


def of_trick(side: Side, number: int | None = None, cards: Iterable[Card] = (), called: Side | None = None) -> Facts:
    """The facts if a side took a trick, perhaps with its number, and has these cards."""
    tricks = {} if number is None else {number: side}
    return Facts(cards=dict.fromkeys(cards, side), called=called, took={side: True}, tricks=tricks)


def of_valat(side: Side, tricks: int) -> Facts:
    """The facts if a side took all tricks."""
    return Facts(took={side: True, side.other: False}, tricks=dict.fromkeys(range(1, tricks + 1), side))


def of_game(item: ScoredItem) -> Facts:
    """The facts of a game that is won with Augen: its winner has a trick."""
    return of_trick(item.side if item.won else item.side.other)


def of_set(item: ScoredItem, whole: Mask) -> Facts:
    """The facts of a set: all its cards count for the side."""
    return Facts(cards=dict.fromkeys(cards_in(whole), item.side))


class InGame(NamedTuple):
    """The facts of items in a source with Vögel; a game can be ``for_augen``, and have its usual ``trumps``.

    With trumps only the I takes the Sküs, and only together with the whole Trull.
    """

    bonuses: Bonuses
    birds: Mapping[str, Card]
    tricks: int
    for_augen: bool = True
    trumps: bool = True

    def facts(self, item: ScoredItem) -> Facts:
        """The facts of an item."""
        if item.name == SPIEL:
            return of_game(item) if self.for_augen else UNKNOWN
        return self._of_won(item) if item.won else UNKNOWN

    def _of_won(self, item: ScoredItem) -> Facts:
        side, name, bonuses = item.side, item.name, self.bonuses
        if name in self.birds:
            return of_trick(side, bonuses.bird_tricks[name].value, [self.birds[name]])
        if name in bonuses.own_cards:
            return of_set(item, bonuses.own_cards[name].value)
        if name in bonuses.own_augen:
            return of_trick(side)
        if name in bonuses.own_takers:
            return of_trick(side, bonuses.taken_in[name].value, [bonuses.own_takers[name].value])
        if name in bonuses.own_catches:
            return of_trick(side, cards=[bonuses.own_catches[name].value])
        known: Mapping[str, Facts] = {
            TRULL: of_set(item, bonuses.trull.value),
            KOENIGE: of_set(item, bonuses.koenige.value)._replace(called=side),
            KOENIGFANG: Facts(called=side),
            MONDFANG: of_trick(side, cards=[_MOND]),
            SKUESFANG: of_trick(side, cards=cards_in(bonuses.trull.value) if self.trumps else [_SKUES]),
            KOENIG_ULTIMO: of_trick(side, bonuses.koenig_ultimo_trick.value, called=side),
            VALAT: of_valat(side, self.tricks),
        }
        return known.get(name, UNKNOWN)


def lying(contract: Contract, rules: WithTalon) -> dict[Side, Lying]:
    """The cards outside the tricks that can count for each side: those left in the Talon, and those laid away."""
    talon, use = sum(rules.dealing.talon_packets.value), contract.talon.value
    if use not in {TalonUse.HALF, TalonUse.WHOLE}:
        return dict.fromkeys(Side, Lying(talon, rules.pack))
    half, six = use is TalonUse.HALF, rules.talon.whole_taken_whole
    laid = rules.talon.discards_of_half if half else rules.talon.discards_of_whole
    never = mask_of([card for ruling in rules.talon.never_laid_away for card in cards_in(ruling.value)])
    may_leave = not rules.talon.must_take.value if half else six is not None and not six.value
    left = talon if may_leave else talon - first_half(rules) if half else 0
    return {Side.DECLARER: Lying(laid.value, rules.pack & ~never), Side.FOES: Lying(left, rules.pack)}
