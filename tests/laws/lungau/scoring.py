"""What is won, lost and paid at the end, told once more without a look at the engine. All amounts are in Cent."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tests.laws.lungau import plain

Item = tuple[str, bool, bool, bool, tuple[int, ...]]
"""Name, whether it is the declarer's side's, whether it is won, whether it was announced, who doubled it."""

Announced = tuple[str, int, tuple[int, ...]]
"""Name, announcer, who doubled it."""

Trick = tuple[Sequence[int], Sequence[str], int]
"""The seats and the cards in the order played, and who won it."""

SETS: Final = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}


@dataclasses.dataclass(frozen=True)
class Facts:
    """A finished deal with a declarer. ``mine`` and ``theirs`` are the cards that count for the two sides."""

    chosen: Mapping[str, str]
    contract: str
    declarer: int
    partner: int | None
    active: Sequence[int]
    players: int
    called: str | None
    dealt_to_talon: bool
    taken: set[str]
    left: set[str]
    laid: set[str]
    mine: set[str]
    theirs: set[str]
    tricks: Sequence[Trick]
    announced: Sequence[Announced]
    kontras: tuple[int, ...]

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    def pile(self, *, mine: bool) -> set[str]:
        """The cards of a side."""
        return self.mine if mine else self.theirs

    def trick(self, number: int) -> Trick | None:
        """A trick by its number, where play went so far."""
        return self.tricks[number - 1] if len(self.tricks) >= number else None


def items(facts: Facts) -> list[Item]:
    """All that is scored."""
    foes_took = any(not facts.is_mine(winner) for _, _, winner in facts.tricks)
    mine_took = any(facts.is_mine(winner) for _, _, winner in facts.tricks)
    valat = next((one for one in facts.announced if one[0] == "Valat"), None)
    if valat is not None:
        only: Item = ("Valat", True, not foes_took, True, valat[2])
        if foes_took and facts.chosen["valat-failed"] == "all":
            return [only, *_ordinary(facts)]
        return [only]
    if not foes_took:
        return [("Valat", True, True, False, ())]
    if not mine_took and facts.chosen["valat-parties"] != "declarer-only":
        return [("Valat", False, True, False, ())]
    return list(_ordinary(facts))


def _ordinary(facts: Facts) -> Iterator[Item]:
    yield "Spiel", True, plain.augen(facts.mine) >= 36, False, facts.kontras
    for name in SETS:
        yield from _fang(facts, name)
    yield from _koenigfang(facts)
    yield from _bird(facts, "Spatz", 12)
    yield from _bird(facts, "Uhu", 11)
    yield from _koenig_ultimo(facts)


def _fang(facts: Facts, name: str) -> Iterator[Item]:
    counted = counting_announcements(facts, name)
    for _, seat, doubled in counted:
        mine = facts.is_mine(seat)
        yield name, mine, facts.pile(mine=mine) >= SETS[name], True, doubled
    for mine in (True, False):
        own = any(facts.is_mine(seat) is mine for _, seat, _ in counted)
        beside = not counted or facts.chosen["failed-fang-made-by-foes"] == "both"
        if facts.pile(mine=mine) >= SETS[name] and not own and beside:
            yield name, mine, True, False, ()


def counting_announcements(facts: Facts, name: str) -> list[Announced]:
    """The announcements of an item, without those that add nothing to earlier ones."""
    counted: list[Announced] = []
    for one in facts.announced:
        if one[0] == name and not _adds_nothing(facts, one, counted):
            counted.append(one)
    return counted


def _adds_nothing(facts: Facts, one: Announced, earlier: Sequence[Announced]) -> bool:
    match facts.chosen["same-praemie-announced-twice"]:
        case "per-side":
            return any(facts.is_mine(other[1]) is facts.is_mine(one[1]) for other in earlier)
        case "one":
            return bool(earlier)
        case _:
            return False


def _koenigfang(facts: Facts) -> Iterator[Item]:
    if facts.called is None or facts.called not in facts.theirs:
        return
    last = facts.trick(12)
    alone = facts.called in facts.taken and facts.chosen["lone-caller-koenigfang"] == "not-due"
    ultimo = facts.chosen["koenig-ultimo-plus-koenigfang"] == "ultimo-only"
    if not alone and not (ultimo and last is not None and facts.called in last[1]):
        yield "Königfang", False, True, False, ()


def _bird(facts: Facts, name: str, number: int) -> Iterator[Item]:
    trick, card = facts.trick(number), plain.CARD_OF[name]
    own = counting_announcements(facts, name)
    if trick is not None and card in trick[1]:
        seats, cards, winner = trick
        player = seats[cards.index(card)]
        for _, seat, doubled in own:
            won = winner == player and facts.is_mine(seat) is facts.is_mine(player)
            yield name, facts.is_mine(seat), won, True, doubled
        if not own:
            yield name, facts.is_mine(player), winner == player, False, ()
        return
    for _, seat, doubled in own:
        if _missed(facts, card, number, seat):
            yield name, facts.is_mine(seat), False, True, doubled


def _missed(facts: Facts, card: str | None, number: int, seat: int) -> bool:
    """Whether an announced Ultimo is lost whose card did not come in its trick; else it is not scored."""
    went = next((at for at, trick in enumerate(facts.tricks, 1) if card == _card_of(trick, seat)), None)
    if card in facts.laid:
        return facts.chosen["bound-card-laid-away"] == "lost"
    if went is None:
        # He never had it; or a failed Valat ended play while he still did.
        return len(facts.tricks) == 12
    if went > number:
        return facts.chosen["bound-uhu-in-trick-eleven"] != "free-unscored"
    return facts.chosen["bound-card-forced-early"] == "lost"


def _card_of(trick: Trick, seat: int) -> str:
    """The card that a seat played to a trick."""
    return trick[1][trick[0].index(seat)]


def _koenig_ultimo(facts: Facts) -> Iterator[Item]:
    last = facts.trick(12)
    own = counting_announcements(facts, "König ultimo")
    if last is not None and facts.called in last[1]:
        taker = facts.is_mine(last[2])
        for _, seat, doubled in own:
            yield "König ultimo", facts.is_mine(seat), facts.is_mine(seat) is taker, True, doubled
        if not own:
            yield "König ultimo", taker, True, False, ()
        return
    for _, seat, doubled in own:
        if _missed(facts, facts.called, 12, seat):
            yield "König ultimo", facts.is_mine(seat), False, True, doubled


# -------------------------------------------------------------------------------------------------------- money


def times(facts: Facts, item: Item, found: Sequence[Item]) -> int:
    """By what the contract multiplies an item."""
    name = item[0]
    lost = any((one[0] == "Spiel" and not one[2]) or (one[0] == "Valat" and one[1] is not one[2]) for one in found)
    solo_all = facts.chosen["solo-doubling-scope"] == "all" or name == "Spiel"
    match facts.contract:
        case "Solorufer":
            return 2 if solo_all else 1
        case "Solodreier":
            return 4 if solo_all else 2
        case "Dreier":
            return 2
        case "Sechserdreier":
            narrow = facts.chosen["lost-sechserdreier-scope"] == "augen" and name not in ("Spiel", "Valat")
            return 4 if lost and not narrow else 2
        case _:
            return 2 if facts.dealt_to_talon and facts.chosen["lone-caller-level"] == "dreier" else 1


def doublings(facts: Facts, item: Item) -> int:
    """How many steps of the ladder count."""
    name, mine, _, _, doubled = item
    if name == "Spiel" or not doubled:
        return len(doubled)
    if facts.is_mine(doubled[0]) is mine:
        return 0
    if len(doubled) == 3 and facts.is_mine(doubled[2]) is mine:
        return 2 if facts.chosen["superkontra-by-own-side"] == "step-drops" else 0
    return len(doubled)


def cents(facts: Facts, item: Item, found: Sequence[Item]) -> int:
    """What an item brings the declarer's side from one loser to one winner."""
    name, mine, won, announced, _ = item
    base = {"Spiel": 10, "Valat": 320 if announced else 160}.get(name, 20 if announced else 10)
    amount = (base * times(facts, item, found)) << doublings(facts, item)
    return amount if won is mine else -amount


def payments(facts: Facts, net: int) -> list[int]:
    """What each seat receives where each loser pays ``net`` to one winner, or to both in a reading."""
    found = [0] * facts.players
    both = facts.partner is not None and facts.chosen["who-pays-whom"] == "both"
    for seat in facts.active:
        if not facts.is_mine(seat):
            found[seat] = -net * (2 if both else 1)
    mine = [seat for seat in facts.active if facts.is_mine(seat)]
    for seat in mine:
        found[seat] = -sum(found[other] for other in facts.active if other not in mine) // len(mine)
    return found


def fahren(
    augen: Mapping[int, int | Fraction],
    seats: Sequence[int],
    answers: Sequence[tuple[int, int | None]],
    chosen: Mapping[str, str],
) -> dict[int, int]:
    """What each of the paying ``seats`` receives; ``answers`` are (speaker, whom he answers or nobody)."""
    received = dict.fromkeys(seats, 0)
    kontras = [seat for seat, to in answers if to is None]
    for one in seats:
        for other in seats:
            if augen[one] <= augen[other]:
                continue
            steps = sum(1 for seat in (one, other) if seat in kontras)
            if chosen["fahren-kontra-scope"] == "table":
                steps = min(len(kontras), 2)
            steps += sum(1 for seat, to in answers if to is not None and {seat, to} == {one, other})
            pays, gets = (one, other) if chosen["fahren-who-pays"] == "more" else (other, one)
            received[pays] -= 20 * 2**steps
            received[gets] += 20 * 2**steps
    return received
