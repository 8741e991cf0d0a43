"""Contradictions on a sheet that is to be settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.contracts import Side
from tarock_engine.scoring import Parties, ScoredItem
from tarock_engine.seating import Seat
from tarock_reference.convert import refuse_question
from tarock_reference.possible.facts import NOTHING, UNKNOWN, Facts, Lying
from tarock_reference.scores import side_name


class Known(NamedTuple):
    """What is possible in a game: the bonuses that can be ``announced``, and those that count in ``silence``.

    ``made`` are never lost in silence, ``of_foes`` are never the declarer's and ``of_declarer`` never the opponents'.
    With ``each`` every announcement of a side counts, else one of them. With ``alone`` each opponent doubles the game
    for himself. Without ``decided`` the outcomes mean nothing; else ``facts`` gives what is true of a deal with an
    item, and ``lying`` the cards outside the tricks that can count for a side.
    """

    announced: Sequence[str]
    silence: Sequence[str]
    made: Sequence[str] = ()
    of_foes: Sequence[str] = ()
    of_declarer: Sequence[str] = ()
    each: bool = False
    alone: bool = False
    decided: bool = True
    facts: Callable[[ScoredItem], Facts] = lambda _: UNKNOWN
    lying: Mapping[Side, Lying] = NOTHING

    @property
    def names(self) -> list[str]:
        """The names of all items that are scored."""
        return list(dict.fromkeys((SPIEL, *self.silence, *self.announced)))

    def are_exclusive(self, one: ScoredItem, other: ScoredItem) -> bool:
        """Whether no deal has both of two items."""
        if not self.decided:
            return False
        first, second = self.facts(one), self.facts(other)
        return first.is_excluded_by(second) or self._is_beside_valat(one, second) or self._is_beside_valat(other, first)

    def _is_beside_valat(self, valat: ScoredItem, beside: Facts) -> bool:
        """Whether the first is a Valat that was made, although the other side needs a trick."""
        loser = valat.side.other
        return valat.name == VALAT and valat.won and not beside.can_lie_outside_tricks(loser, self.lying[loser])


def refuse_impossible(items: Sequence[ScoredItem], parties: Parties, known: Known) -> None:
    """Refuse items that are impossible in the game, or that contradict an earlier one."""
    for index, item in enumerate(items):
        place = f"items[{index}]"
        _refuse_side(item, place, known)
        _refuse_word(item, place, known)
        _refuse_against(item, place, parties, known)
        _refuse_contradiction(item, place, items[:index], parties, known)
        refuse_beside(item, place, items[:index], known.are_exclusive)
    _refuse_missing_accounts(items, parties, known)


def refuse_impossible_game(game: ScoredItem, parties: Parties, items: Sequence[ScoredItem], known: Known) -> None:
    """Refuse an impossible game in ``replaced``, which a Valat replaces among the items."""
    place = "replaced"
    _refuse_side(game, place, known)
    _refuse_word(game, place, known)
    _refuse_against(game, place, parties, known)
    refuse_beside(game, place, items, known.are_exclusive)
    refuse_own_steps(game, place, parties, game.side)


def _refuse_side(item: ScoredItem, place: str, known: Known) -> None:
    if item.name == SPIEL and item.side is not Side.DECLARER:
        refuse_question(f"{place}.side", "declarer, whose game it is", "foes")
    if item.name in known.of_foes and item.side is Side.DECLARER:
        refuse_question(f"{place}.side", f"foes, because {item.name} is theirs alone", "declarer")
    if item.name in known.of_declarer and item.side is Side.FOES:
        refuse_question(f"{place}.side", f"declarer, because {item.name} is his side's alone", "foes")


def _refuse_word(item: ScoredItem, place: str, known: Known) -> None:
    """Refuse an impossible announcement, and a silent item that does not count, or is lost or doubled."""
    if item.announced and item.name not in known.announced:
        refuse_question(f"{place}.announced", f"no, because {item.name} is not announced", "yes")
    if item.announced or item.name == SPIEL:
        return
    if item.name not in known.silence:
        refuse_question(f"{place}.announced", f"yes, because {item.name} does not count in silence", "no")
    if known.decided and not item.won and item.name in known.made:
        refuse_question(f"{place}.won", f"yes, because {item.name} is not lost in silence", "no")
    if item.doubled:
        refuse_question(f"{place}.doubled", f"nobody, because {item.name} was not announced", len(item.doubled))


def _refuse_against(item: ScoredItem, place: str, parties: Parties, known: Known) -> None:
    if item.against is None:
        if item.name == SPIEL and item.doubled and known.alone:
            refuse_question(f"{place}.against", "an opponent, because each doubles the game for himself", None)
        return
    if parties.side_of(item.against) is Side.DECLARER:
        refuse_question(f"{place}.against", "an opponent of the declarer", item.against)
    if not known.alone:
        refuse_question(f"{place}.against", f"none in a {parties.contract.name}", item.against)


def _refuse_contradiction(
    item: ScoredItem, place: str, before: Sequence[ScoredItem], parties: Parties, known: Known
) -> None:
    """Refuse an item that the other side has won, or that the same side has already."""
    for other in before:
        if other.name == item.name:
            _refuse_beside(item, other, place, known)
    players = sum(parties.side_of(seat) is item.side for seat in parties.seating.active)
    same = [other for other in before if _account(other) == _account(item)]
    if len(same) >= players:
        refuse_question(f"{place}.item", f"{item.name} once for each player of a side", f"it {players + 1} times")


def _account(item: ScoredItem) -> tuple[str, Side, Seat | None]:
    """What an item is about, of whom, and for whom it counts."""
    return item.name, item.side, item.against


def _refuse_beside(item: ScoredItem, other: ScoredItem, place: str, known: Known) -> None:
    """Refuse an item beside ``other`` of the same name if the two contradict each other."""
    is_same_side = other.side is item.side
    if (other.against is None) is not (item.against is None) and not known.each and is_same_side:
        expected = f"all of {item.name} against one opponent each, or one for all"
        refuse_question(f"{place}.against", expected, item.against)
    if other.against != item.against:
        return
    if known.decided and other.won and item.won and not is_same_side:
        refuse_question(f"{place}.won", f"no, because the other side has won {item.name}", "yes")
    if is_same_side:
        _refuse_again(item, other, place, known)


def _refuse_again(item: ScoredItem, other: ScoredItem, place: str, known: Known) -> None:
    """Refuse a repeated item of a side, unless two of its players announced it and both won or both lost it."""
    if not (known.each and item.announced and other.announced):
        refuse_question(f"{place}.item", f"{item.name} of one side only once", "it a second time")
    if known.decided and item.won is not other.won:
        expected = f"{_yes(other.won)}, because that side has {'won' if other.won else 'lost'} {item.name}"
        refuse_question(f"{place}.won", expected, _yes(item.won))


def _yes(told: bool) -> str:  # noqa: FBT001
    return "yes" if told else "no"


def refuse_beside(
    item: ScoredItem, place: str, others: Sequence[ScoredItem], exclude: Callable[[ScoredItem, ScoredItem], bool]
) -> None:
    """Refuse an item that excludes one of the others."""
    other = next((earlier for earlier in others if exclude(item, earlier)), None)
    if other is not None:
        refuse_question(place, f"what can be beside {item_in_words(other)}", item_in_words(item))


def item_in_words(item: ScoredItem) -> str:
    """An item in words, with its side and its outcome."""
    return f"{item.name} of {side_name(item.side)} {'won' if item.won else 'lost'}"


def _refuse_missing_accounts(items: Sequence[ScoredItem], parties: Parties, known: Known) -> None:
    """Refuse an item that counts against some opponents only, or with different outcomes."""
    foes = [seat for seat in parties.seating.active if parties.side_of(seat) is Side.FOES]
    accounts: dict[tuple[str, Side, bool], list[ScoredItem]] = {}
    for index, item in enumerate(items):
        if item.against is None:
            continue
        same = accounts.setdefault((item.name, item.side, item.announced), [])
        if same and not known.each and known.decided and item.won is not same[0].won:
            refuse_question(
                f"items[{index}].won", f"{item.name} won or lost against all alike", "yes" if item.won else "no"
            )
        same.append(item)
    for (name, _, _), found in accounts.items():
        number = Counter(item.against for item in found)
        missing = [seat for seat in foes if number[seat] < max(number.values())]
        if missing:
            expected = f"{name} against each of {', '.join(map(str, foes))}"
            refuse_question("items", expected, f"none against {' and '.join(map(str, missing))}")


def refuse_own_steps(item: ScoredItem, place: str, parties: Parties, whose: Side) -> None:
    """Refuse doublings that do not alternate between the sides; the first is against ``whose``."""
    before = whose
    for index, seat in enumerate(item.doubled):
        if parties.side_of(seat) is before:
            told = str(item.doubled[index - 1]) if index else f"that of the {item.name}"
            refuse_question(f"{place}.doubled[{index}]", f"a seat of the other side than {told}", seat)
        before = parties.side_of(seat)


def refuse_others_steps(item: ScoredItem, place: str, parties: Parties) -> None:
    """Refuse a doubling by another opponent than the one against whom the game counts."""
    for index, seat in enumerate(item.doubled if item.name == SPIEL and item.against is not None else ()):
        if parties.side_of(seat) is Side.FOES and seat != item.against:
            refuse_question(f"{place}.doubled[{index}]", f"{item.against} or the declarer", seat)
