"""The order of an auction, written down in one list instead of a place for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tarock_engine.contracts import TalonUse
from tarock_engine.ruleset import RuleSet
from tarock_reference.houses.mistakes import WrongValueError, expected, one_of
from tarock_reference.impostors import Impostor

ORDER: Final = "bidding.order"
"""What a profile calls it: the games from the lowest, those that rank equally in a list of their own."""
RANKING: Final = "bidding.ranking"
"""The ruling with such a list in a source whose games have no places."""
_BY_PLACE: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "koenigrufen": ("bid-rank-equal-values", ("list-order",)),
    "karl": ("auction-rank-order", ("by-row", "by-row-and-list")),
}
"""The readings by which games rank by their places, in sources that also know others."""


def has_order(rules: RuleSet) -> bool:
    """Whether games have places in the auction of these rules."""
    return any(one.level is not None for one in rules.contracts)


def levels(given: object, rules: RuleSet) -> dict[str, int]:
    """The ruling of each game's place, from a list of them. WrongValueError where one is missing, twice or has none.

    Games that outbid nothing may stand in front, and count for nothing there.
    """
    if not isinstance(given, list):
        raise WrongValueError(expected("the games from the lowest, in a list", given))
    option, readings = _BY_PLACE.get(rules.name, ("", ()))
    if option and _reading(option, rules) not in readings:
        message = f"means nothing with {option}={_reading(option, rules)}; expected {' or '.join(readings)}"
        raise WrongValueError(message)
    placed = [one.name for one in rules.contracts if one.level is not None]
    found: dict[str, int] = {}
    for number, name in _named(given):
        _refuse_misplaced(name, number, found, placed, rules)
        if name in placed:
            found[name] = number
    if missing := [name for name in placed if name not in found]:
        message = f"expected every game with a place of its own; missing: {', '.join(missing)}"
        raise WrongValueError(message)
    places = _places(sorted({*found.values()}), rules)
    return {f"contracts.{name}.level": places[row] for name, row in found.items()}


def _places(used: list[int], rules: RuleSet) -> dict[int, int]:
    """The place of each row of the list that names a game: those of the source from the lowest, as far as they go."""
    known = sorted({one.level.value for one in rules.contracts if one.level is not None})
    more = range(known[-1] + 1, known[-1] + 1 + len(used))
    return dict(zip(used, (*known, *more), strict=False))


def _named(given: list[object]) -> Iterator[tuple[int, object]]:
    """Every game with the number of its row."""
    for number, row in enumerate(given):
        for name in row if isinstance(row, list) else [row]:
            yield number, name


def _refuse_misplaced(name: object, number: int, found: Mapping[str, int], placed: list[str], rules: RuleSet) -> None:
    contract = rules.by_name.get(name) if isinstance(name, str) else None
    if contract is None:
        raise WrongValueError(one_of("a game", name, [one.name for one in rules.contracts]), number)
    if contract.name in found:
        raise WrongValueError(expected("each game once", name), number)
    if contract.name in placed:
        return
    if contract.talon.value is TalonUse.WHOLE or found:
        message = f"{name} has no place of its own in the auction of {rules.name}; expected one of {', '.join(placed)}"
        raise WrongValueError(message, number)


def _reading(option: str, rules: RuleSet) -> str:
    return rules.chosen.get(option) or rules.options()[option][0]


def rows(rules: RuleSet) -> list[list[str]]:
    """The games with places of their own from the lowest, those that rank equally side by side."""
    found: dict[int, list[str]] = {}
    for one in rules.contracts:
        if one.level is not None:
            found.setdefault(one.level.value, []).append(one.name)
    return [found[place] for place in sorted(found)]


def is_place(path: str) -> bool:
    """Whether a ruling is about the place of a game in the auction."""
    return path.startswith("contracts.") and path.endswith(".level")


def has_same_order(impostor: Impostor, rules: RuleSet) -> bool:
    """Whether an impostor has only the place of a game otherwise, and with it the same order of games."""
    return is_place(impostor.path) and rows(impostor.spoilt(rules)) == rows(rules)
