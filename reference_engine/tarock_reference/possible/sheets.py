"""Finds contradictions among the items of a question that asks for a settlement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.contracts import Contract, Side
from tarock_engine.of_houses import OwnItems
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Parties, ScoredItem, doubled_as_game
from tarock_engine.seating import Seat
from tarock_language.message import Message, Word, message
from tarock_protocol.messages import questions
from tarock_reference import convert
from tarock_reference.bad_questions import NONE, refuse_question
from tarock_reference.possible.facts import NOTHING, UNKNOWN, Facts, Lying
from tarock_reference.scores import side_name

AnyRules = TypeVar("AnyRules", bound=RuleSet)


class Known(NamedTuple):
    """What is possible in a game: the bonuses that can be ``announced``, and those that count in ``silence``.

    ``made`` are never lost in silence, ``of_foes`` are never the declarer's and ``of_declarer`` never the opponents'.
    With ``each`` every announcement of a side counts, else one of them. With ``alone`` each opponent doubles the game
    for himself. ``conditions`` are those of a house on when items count. Without ``decided`` the outcomes mean nothing;
    else ``facts`` gives what is true of a deal with an item, and ``lying`` the cards outside the tricks that can count
    for a side.
    """

    announced: Sequence[str]
    silence: Sequence[str]
    made: Sequence[str] = ()
    of_foes: Sequence[str] = ()
    of_declarer: Sequence[str] = ()
    each: bool = False
    alone: bool = False
    conditions: OwnItems = OwnItems()
    decided: bool = True
    facts: Callable[[ScoredItem], Facts] = lambda _: UNKNOWN
    lying: Mapping[Side, Lying] = NOTHING

    @property
    def names(self) -> list[str]:
        """The names of all items that are scored."""
        return list(dict.fromkeys((SPIEL, *self.silence, *self.announced)))

    def is_exclusive(self, one: ScoredItem, other: ScoredItem) -> bool:
        """Whether no deal has both of two items."""
        if not self.decided:
            return False
        first, second = self.facts(one), self.facts(other)
        return first.is_excluded_by(second) or self._is_beside_valat(one, second) or self._is_beside_valat(other, first)

    def _is_beside_valat(self, valat: ScoredItem, beside: Facts) -> bool:
        """Whether the first is a Valat that was made, although the other side needs a trick."""
        loser = valat.side.other
        return valat.name == VALAT and valat.won and not beside.can_lie_outside_tricks(loser, self.lying[loser])


def announced_items(
    question: questions.MayPlay, rules: AnyRules, known_of: Callable[[Contract, AnyRules], Known]
) -> Sequence[str]:
    """The announcements that hold a player back; one that nobody can make in the game is refused."""
    if not question.announced:
        return ()
    game = convert.contract(question.contract, rules)
    can_be_made = known_of(game, rules).announced
    known = [item for item in rules.items if item in can_be_made and item not in rules.unknown_in(game)]
    for index, item in enumerate(question.announced):
        if item not in known:
            expected = message(
                "one of {known} in a {game}" if known else "nothing in {game}", known=known, game=game.name
            )
            refuse_question(f"announced[{index}]", expected, repr(item))
    return question.announced


def refuse_impossible(items: Sequence[ScoredItem], parties: Parties, known: Known) -> None:
    """Refuse items that are impossible in the game, or that contradict an earlier one."""
    for index, item in enumerate(items):
        place = f"items[{index}]"
        _refuse_side(item, place, known)
        _refuse_word(item, place, known)
        _refuse_barred(item, place, items, known)
        _refuse_against(item, place, parties, known)
        _refuse_contradiction(item, place, items[:index], parties, known)
        refuse_beside(item, place, items[:index], known.is_exclusive)
    _refuse_missing_accounts(items, parties, known)


def refuse_impossible_game(game: ScoredItem, parties: Parties, items: Sequence[ScoredItem], known: Known) -> None:
    """Refuse an impossible game in ``replaced``, which a Valat replaces among the items."""
    place = "replaced"
    _refuse_side(game, place, known)
    _refuse_word(game, place, known)
    _refuse_against(game, place, parties, known)
    refuse_beside(game, place, items, known.is_exclusive)
    refuse_own_steps(game, place, parties, game.side)


def _refuse_side(item: ScoredItem, place: str, known: Known) -> None:
    if item.name == SPIEL and item.side is not Side.DECLARER:
        refuse_question(f"{place}.side", message("declarer, whose game it is"), Word("foes"))
    if item.name in known.of_foes and item.side is Side.DECLARER:
        refuse_question(
            f"{place}.side", message("foes, because {item} is theirs alone", item=item.name), Word("declarer")
        )
    if item.name in known.of_declarer and item.side is Side.FOES:
        refuse_question(
            f"{place}.side", message("declarer, because {item} is his side's alone", item=item.name), Word("foes")
        )


def _refuse_word(item: ScoredItem, place: str, known: Known) -> None:
    """Refuse an impossible announcement, and a silent item that does not count, or is lost or doubled."""
    if item.announced and item.name not in known.announced:
        refuse_question(
            f"{place}.announced", message("no, because {item} is not announced", item=item.name), Word("yes")
        )
    if item.announced or item.name == SPIEL:
        return
    if item.name not in known.silence:
        refuse_question(
            f"{place}.announced", message("yes, because {item} does not count in silence", item=item.name), Word("no")
        )
    if known.decided and not item.won and item.name in known.made:
        refuse_question(
            f"{place}.won", message("yes, because {item} is not lost in silence", item=item.name), Word("no")
        )
    if item.doubled:
        refuse_question(
            f"{place}.doubled", message("nobody, because {item} was not announced", item=item.name), item.doubled[0]
        )


def _refuse_barred(item: ScoredItem, place: str, items: Sequence[ScoredItem], known: Known) -> None:
    """Refuse an item that does not count by a condition of the house."""
    won = next((other.won for other in items if other.name == SPIEL), None) if known.decided else None
    if item.name != SPIEL and known.conditions.is_barred(item, won):
        refuse_question(place, message("an item that counts in this house"), item_in_words(item))


def _refuse_against(item: ScoredItem, place: str, parties: Parties, known: Known) -> None:
    if item.against is None:
        if item.name == SPIEL and item.doubled and known.alone:
            refuse_question(f"{place}.against", message("an opponent, because each doubles the game for himself"), None)
        return
    if parties.side_of(item.against) is Side.DECLARER:
        refuse_question(f"{place}.against", message("an opponent of the declarer"), item.against)
    if not known.alone:
        refuse_question(f"{place}.against", message("none in a {game}", game=parties.contract.name), item.against)


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
        refuse_question(
            f"{place}.item",
            message("{item} once for each player of a side", item=item.name),
            message("it {number} times", number=players + 1),
        )


def _account(item: ScoredItem) -> tuple[str, Side, Seat | None]:
    """What an item is about, of whom, and for whom it counts."""
    return item.name, item.side, item.against


def _refuse_beside(item: ScoredItem, other: ScoredItem, place: str, known: Known) -> None:
    """Refuse an item beside ``other`` of the same name if the two contradict each other."""
    is_same_side = other.side is item.side
    if (other.against is None) is not (item.against is None) and not known.each and is_same_side:
        expected = message("all of {item} against one opponent each, or one for all", item=item.name)
        refuse_question(f"{place}.against", expected, item.against)
    if other.against != item.against:
        return
    if known.decided and other.won and item.won and not is_same_side:
        refuse_question(
            f"{place}.won", message("no, because the other side has won {item}", item=item.name), Word("yes")
        )
    if is_same_side:
        _refuse_again(item, other, place, known)


def _refuse_again(item: ScoredItem, other: ScoredItem, place: str, known: Known) -> None:
    """Refuse a repeated item of a side, unless two of its players announced it and both won or both lost it."""
    if not (known.each and item.announced and other.announced):
        refuse_question(
            f"{place}.item", message("{item} of one side only once", item=item.name), message("it a second time")
        )
    if known.decided and item.won is not other.won:
        expected = message(
            "yes, because that side has won {item}" if other.won else "no, because that side has lost {item}",
            item=item.name,
        )
        refuse_question(f"{place}.won", expected, _yes(item.won))


def _yes(told: bool) -> Word:  # noqa: FBT001
    return Word("yes" if told else "no")


def refuse_beside(
    item: ScoredItem, place: str, others: Sequence[ScoredItem], exclude: Callable[[ScoredItem, ScoredItem], bool]
) -> None:
    """Refuse an item that excludes one of the others."""
    other = next((earlier for earlier in others if exclude(item, earlier)), None)
    if other is not None:
        refuse_question(place, message("what can be beside {other}", other=item_in_words(other)), item_in_words(item))


def item_in_words(item: ScoredItem) -> Message:
    """An item in words, with its side and its outcome."""
    return message(
        "{item} of {side} won" if item.won else "{item} of {side} lost", item=item.name, side=Word(side_name(item.side))
    )


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
                f"items[{index}].won",
                message("{item} won or lost against all alike", item=item.name),
                _yes(item.won),
            )
        same.append(item)
    for (name, _, _), found in accounts.items():
        number = Counter(item.against for item in found)
        missing = [seat for seat in foes if number[seat] < max(number.values())]
        if missing:
            expected = message("{name} against each of {seats}", name=name, seats=foes)
            refuse_question("items", expected, message("none against {seats:both}", seats=missing))


def refuse_own_steps(item: ScoredItem, place: str, parties: Parties, whose: Side) -> None:
    """Refuse doublings that do not alternate between the sides; the first is against ``whose``."""
    before = whose
    for index, seat in enumerate(item.doubled):
        if parties.side_of(seat) is before:
            told = message("that of the {item}", item=item.name) if not index else str(item.doubled[index - 1])
            refuse_question(
                f"{place}.doubled[{index}]", message("a seat of the other side than {told}", told=told), seat
            )
        before = parties.side_of(seat)


def refuse_doubled_apart(items: Sequence[ScoredItem], rules: RuleSet) -> None:
    """Refuse announcements with other doublings than the game on the sheet, where one Kontra is for all."""
    if rules.announcing.is_doubled_together and any(item.name == SPIEL for item in items):
        for index, (item, game) in enumerate(zip(items, doubled_as_game(items), strict=True)):
            if item.announced and item.doubled != game.doubled:
                refuse_question(
                    f"items[{index}].doubled",
                    message("the seats that doubled the game, because one Kontra is for all"),
                    ", ".join(map(str, item.doubled)) or NONE,
                )


def refuse_others_steps(item: ScoredItem, place: str, parties: Parties) -> None:
    """Refuse a doubling by another opponent than the one against whom the game counts."""
    for index, seat in enumerate(item.doubled if item.name == SPIEL and item.against is not None else ()):
        if parties.side_of(seat) is Side.FOES and seat != item.against:
            refuse_question(
                f"{place}.doubled[{index}]", message("{seat} or the declarer", seat=str(item.against)), seat
            )
