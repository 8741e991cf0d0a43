"""What a house adds to the announcements of every source: items that are announced only beside another one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_engine.actions import Action, Say, Step
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Choice, Game, State
from tarock_language.message import message


def objection(state: State, action: Action, rules: RuleSet) -> Objection | None:
    """The reason why a house does not let an item be announced yet; None if it does."""
    game, ruled = state.game, rules.announcing.only_beside
    if not ruled or game is None or not isinstance(action, Say) or action.step is not Step.ANNOUNCE:
        return None
    named = (action.item, action.item.rpartition(" ")[0])  # the word dazu or dagegen may follow the item
    item = next((name for name in named if name in ruled), None)
    other = None if item is None else ruled[item].value
    if item is None or other is None or other in _said_by_side(game, getattr(state, "chains", ()), action.seat):
        return None
    return Objection(message("{item} is announced only beside {other}", item=item, other=other), (ruled[item].clause,))


def _said_by_side(game: Game, chains: Iterable[Chain], seat: Seat) -> set[str]:
    """What the side of a speaker has announced so far."""
    side = game.side_of(seat)
    return {chain.item for chain in chains if chain.of is not None and game.side_of(chain.of) is side}


def allowed(choices: tuple[Choice, ...], state: State, rules: RuleSet) -> tuple[Choice, ...]:
    """The choices without what a house does not let be announced yet."""
    if not rules.announcing.only_beside:
        return choices
    return tuple(
        choice._replace(actions=tuple(action for action in choice.actions if objection(state, action, rules) is None))
        for choice in choices
    )


def refused(choices: tuple[Choice, ...], state: State, rules: RuleSet) -> Iterator[tuple[Action, Objection]]:
    """What the source allows and a house does not, each with the reason."""
    for action in (action for choice in choices for action in choice.actions):
        found = objection(state, action, rules)
        if found is not None:
            yield action, found
