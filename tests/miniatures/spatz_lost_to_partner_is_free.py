"""Scores no Spatz where the declarer's own side takes the last trick over it."""

from tests.miniatures.miniature import serve

from tarock_engine.actions import SPATZ
from tarock_engine.cards import TRUMP_I
from tarock_engine.lungau import bonuses
from tarock_engine.lungau.ending import Ending
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.scoring import ScoredItem

every_item = bonuses.scored_items


def items(ending: Ending, rules: LungauRules) -> tuple[ScoredItem, ...]:
    """Every item but a Spatz that was lost to the partner."""
    return tuple(item for item in every_item(ending, rules) if not is_lost_to_partner(item, ending))


def is_lost_to_partner(item: ScoredItem, ending: Ending) -> bool:
    """Whether the side whose Spatz it is took the trick with another card."""
    last = ending.known.get(12)
    return (
        item.name == SPATZ and not item.won and last is not None and TRUMP_I in last.cards and last.winner is item.side
    )


bonuses.scored_items = items
serve()
