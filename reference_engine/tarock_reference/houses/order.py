"""The order of an auction as one list, in place of a level for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock_engine.contracts import TalonUse
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message, message
from tarock_reference.houses.elsewhere import GAME, unknown
from tarock_reference.houses.profile_mistakes import WrongValueError, expected
from tarock_reference.impostors import Impostor

ORDER: Final = "bidding.order"
"""The key of a profile for the order: the games from the lowest, equal ones in a list of their own."""
RANKING: Final = "bidding.ranking"
"""The ruling with such a list, in a source whose games have no levels."""
_BY_PLACE: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "koenigrufen": ("bid-rank-equal-values", ("list-order",)),
    "karl": ("auction-rank-order", ("by-row", "by-row-and-list")),
}
"""The readings under which games rank by their levels, for sources that have other readings too."""


def has_order(rules: RuleSet) -> bool:
    """Whether games have levels in the auction of these rules."""
    return any(contract.level is not None for contract in rules.contracts)


def levels(given: object, rules: RuleSet) -> dict[str, int]:
    """The levels of the games from a list of them, as rulings. Raises WrongValueError with all that is wrong in it.

    Games that outbid nothing may stand at the beginning, where they are ignored; games left out may not be in it, and
    those that a reading of the house has agreed not to play need not be.
    """
    if not isinstance(given, list):
        raise WrongValueError(expected(message("the games from the lowest, in a list"), given))
    _refuse_other_ranks(rules)
    placed = [contract.name for contract in rules.contracts if contract.level is not None]
    rows = {
        name: number for number, row in reversed([*enumerate(given)]) for name in _names(row) if isinstance(name, str)
    }
    wrong = [fault.inside(number) for number, fault in _misplaced(given, placed, rules)]
    if missing := [name for name in placed if name not in rows and not _is_agreed_off(name, rules)]:
        unplaced = message("expected every game with a place of its own; missing: {missing}", missing=[*missing])
        wrong.append(WrongValueError(unplaced))
    if wrong:
        raise WrongValueError.together(wrong)
    ranked = [name for name in placed if name in rows]
    places = _places(sorted({rows[name] for name in ranked}), rules)
    return {f"contracts.{name}.level": places[rows[name]] for name in ranked}


def _is_agreed_off(name: str, rules: RuleSet) -> bool:
    """Whether a reading of the house has agreed not to play a game."""
    agreed = rules.by_name[name].available
    return agreed is not None and not agreed.value and agreed.option in rules.chosen


def _refuse_other_ranks(rules: RuleSet) -> None:
    """Raise WrongValueError in a reading under which games do not rank by their levels."""
    option, readings = _BY_PLACE.get(rules.name, ("", ()))
    if option and _reading(option, rules) not in readings:
        raise WrongValueError(
            message(
                "means nothing with {setting}; expected {readings:either}",
                setting=f"{option}={_reading(option, rules)}",
                readings=readings,
            )
        )


def _places(used: list[int], rules: RuleSet) -> dict[int, int]:
    """The level of each row that names a game: the levels of the source from the lowest, then higher ones."""
    known = sorted({contract.level.value for contract in rules.contracts if contract.level is not None})
    more = range(known[-1] + 1, known[-1] + 1 + len(used))
    return dict(zip(used, (*known, *more), strict=False))


def _names(row: object) -> list[object]:
    """The games in one row of the list."""
    return row if isinstance(row, list) else [row]


def _misplaced(given: list[object], placed: list[str], rules: RuleSet) -> Iterator[tuple[int, WrongValueError]]:
    """The faults of the names in a list, each with the number of its row."""
    told: list[object] = []
    for number, row in enumerate(given):
        for name in _names(row):
            reason = expected(message("each game once"), name) if name in told else _wrong(name, told, placed, rules)
            if reason:
                yield number, WrongValueError(reason)
            told.append(name)


def _wrong(name: object, before: Sequence[object], placed: list[str], rules: RuleSet) -> Message | None:
    """The reason why a name cannot follow the names ``before`` it; none if it can."""
    if name in placed:
        return None
    if name in rules.left_out:
        return message(
            "{name} stands in the order, and [without] leaves it out; expected it in one of them alone", name=str(name)
        )
    contract = rules.by_name.get(name) if isinstance(name, str) else None
    if contract is None:
        return unknown(message("a game"), name, [game.name for game in rules.contracts], GAME, rules)
    if contract.talon.value is TalonUse.WHOLE or any(other in placed for other in before):
        return message(
            "{name} has no place of its own in the auction of {source}; expected one of {placed}",
            name=str(name),
            source=rules.name,
            placed=[*placed],
        )
    return None


def _reading(option: str, rules: RuleSet) -> str:
    return rules.chosen.get(option) or rules.options()[option][0]


def rows(rules: RuleSet) -> list[list[str]]:
    """The games with levels from the lowest, with equal ones in one row."""
    found: dict[int, list[str]] = {}
    for contract in rules.contracts:
        if contract.level is not None:
            found.setdefault(contract.level.value, []).append(contract.name)
    return [found[place] for place in sorted(found)]


def is_place(path: str) -> bool:
    """Whether a ruling is the level of a game in the auction."""
    return path.startswith("contracts.") and path.endswith(".level")


def has_same_order(impostor: Impostor, rules: RuleSet) -> bool:
    """Whether an impostor only changes the level of a game, and the order of the games stays the same."""
    return is_place(impostor.path) and rows(impostor.spoilt(rules)) == rows(rules)
