"""Mistakes about what is won and lost beside the game."""

from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, Told, WrongEngine, bug

from tarock_engine.cards import CARDS
from tarock_engine.contracts import Side
from tarock_engine.karl import bonuses, ending
from tarock_engine.karl.ending import Ending
from tarock_engine.karl.rules import KarlRules
from tarock_engine.scoring import ScoredItem, Unscored
from tarock_engine.state import Game, Played

_TRULL = (CARDS["Sküs"], CARDS["XXI"], CARDS["I"])
_LAST = 12


@bug(BugKind.MEETING, "bonuses")
def opponents_sets_are_sought_in_tricks_alone(engine: WrongEngine) -> None:
    """A Trull or alle Könige that the opponents complete with cards of the Talon are not scored in a deal."""

    def ending_of(right: Callable[..., Ending], game: Game, played: Played, rules: KarlRules) -> Ending:
        found, kept = right(game, played, rules), game.dealt.talon & ~played.contest.exchange.taken
        return found._replace(piles={**found.piles, Side.FOES: found.piles[Side.FOES] & ~kept})

    engine.instead(ending.ending_of, ending_of)


@bug(BugKind.LATE, "bonuses")
def pagat_is_lost_in_the_last_maerchenstich(engine: WrongEngine) -> None:
    """Whoever has the last trick is judged by its highest Tarock, so a Pagat that takes Sküs and Mond there is lost."""

    def items(
        right: Callable[..., tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]], at: Ending, rules: KarlRules
    ) -> tuple[tuple[ScoredItem, ...], tuple[Unscored, ...]]:
        last = at.known.get(_LAST)
        if last is None or not {*_TRULL} <= {*last.cards}:
            return right(at, rules)
        seen = last._replace(won_by=last.cards.index(_TRULL[0]))
        return right(at._replace(known={**at.known, _LAST: seen}), rules)

    engine.instead(bonuses.items, items)


@bug(BugKind.UNSEEN, "bonuses")
def last_doubler_is_told_first(engine: WrongEngine) -> None:
    """The seats that have doubled an item are told in the wrong order, the last of them first."""

    def turned(_: Told, answer: Told) -> Told:
        return answer | {"items": [item | {"doubled": item["doubled"][::-1]} for item in answer["items"]]}

    for kind in ("result", "deal", "play"):
        engine.answered(kind, turned)
