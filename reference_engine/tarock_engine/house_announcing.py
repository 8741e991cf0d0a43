"""What a house adds to the announcements of a source: items announced only beside another one, or not with a Valat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_engine.actions import VALAT, Action, Say, Step
from tarock_engine.ruleset import RuleSet, WithBirds
from tarock_engine.ruling import Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Choice, Game, State
from tarock_language.message import message


def objection(state: State, action: Action, rules: RuleSet) -> Objection | None:
    """The reason why a house does not let an item be announced yet; None if it does."""
    game = state.game
    if not rules.announcing.has_ties or game is None or not isinstance(action, Say) or action.step is not Step.ANNOUNCE:
        return None
    said = _said_by_side(game, getattr(state, "chains", ()), action.seat)
    return _only_beside(action, said, rules) or _beside_valat(game, action, said, rules)


def _only_beside(action: Say, said: set[str], rules: RuleSet) -> Objection | None:
    ruled = rules.announcing.only_beside
    named = (action.item, action.item.rpartition(" ")[0])  # the word dazu or dagegen may follow the item
    item = next((name for name in named if name in ruled), None)
    other = None if item is None else ruled[item].value
    if item is None or other is None or other in said:
        return None
    return Objection(message("{item} is announced only beside {other}", item=item, other=other), (ruled[item].clause,))


def _beside_valat(game: Game, action: Say, said: set[str], rules: RuleSet) -> Objection | None:
    """The objection to what does not go beside a Valat of the own side, whichever is said first; an owed Vogel does."""
    kept = rules.announcing.kept_beside_valat
    if kept is None or action.item not in rules.items:
        return None
    owed = getattr(game.contract.terms, "bird_is_owed", None)
    owes = owed is not None and owed.value and action.seat == game.declarer
    birds = {*rules.owed_birds(game.contract)} if owes and isinstance(rules, WithBirds) else set()
    rest = said - {VALAT, *kept.value}
    if action.item == VALAT and rest and not (len(rest) == 1 and rest <= birds):
        return Objection(message("what was announced does not go beside a Valat"), (kept.clause,))
    is_owed = action.item in birds and not said & birds
    if action.item != VALAT and VALAT in said and action.item not in kept.value and not is_owed:
        return Objection(message("{item} does not go beside a Valat", item=action.item), (kept.clause,))
    return None


def _said_by_side(game: Game, chains: Iterable[Chain], seat: Seat) -> set[str]:
    """What the side of a speaker has announced so far."""
    side = game.side_of(seat)
    return {chain.item for chain in chains if chain.of is not None and game.side_of(chain.of) is side}


def allowed(choices: tuple[Choice, ...], state: State, rules: RuleSet) -> tuple[Choice, ...]:
    """The choices without what a house does not let be announced yet."""
    if not rules.announcing.has_ties:
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
