"""Lets the declarer lead to the first trick instead of Vorhand."""

from tests.miniatures.miniature import serve

from tarock_engine.cards import Mask
from tarock_engine.lungau import play
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.seating import in_turn
from tarock_engine.state import Chain, Exchange, Game, Playing

begin_with_vorhand = play.begin


def begin(
    game: Game, exchange: Exchange, hands: tuple[Mask, ...], chains: tuple[Chain, ...], rules: LungauRules
) -> Playing:
    """A game with a declarer before the first card, which is his."""
    state = begin_with_vorhand(game, exchange, hands, chains, rules)
    return state._replace(order=in_turn(state.order, game.declarer, 1))


play.begin = begin
serve()
