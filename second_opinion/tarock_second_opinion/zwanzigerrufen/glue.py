"""What the lockstep needs of Zwanzigerrufen: ``SOURCE``, the second opinion's deals, what both say at the end."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_engine import engine
from tarock_engine.contracts import Side
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Played, State
from tarock_second_opinion import shared_glue
from tarock_second_opinion.source import Case, Facts, Sight, Source
from tarock_second_opinion.zwanzigerrufen import amounts, chance, counting, dealing, ends, payments, play, sheets
from tarock_second_opinion.zwanzigerrufen.cards import FOURS, pack_of, value_of
from tarock_second_opinion.zwanzigerrufen.deal import Course
from tarock_second_opinion.zwanzigerrufen.game import LAST, NORMAL, Game
from tarock_second_opinion.zwanzigerrufen.items import catch, items
from tarock_second_opinion.zwanzigerrufen.play import is_maerchenstich
from tarock_second_opinion.zwanzigerrufen.readings import READINGS


class ZwanzigerrufenTelling(shared_glue.CourseTelling):
    """A deal in the second opinion; ``laid`` are the cards if the dealer laid them out in his own order."""

    course: Course
    game: Game

    def __init__(self, game: Game, laid: list[str] | None = None) -> None:
        super().__init__(Course(game))
        self.laid = laid

    @property
    def halves(self) -> list[list[str]]:
        """There is no Talon."""
        return []

    @property
    def on_table(self) -> list[str]:
        """The cards in the order in which the dealer put them on the table."""
        return self.laid or []

    def end(self) -> Facts:
        """The facts of a finished deal."""
        game = self.game
        if game.thrown_in:
            return {"thrown in": True, "payments": payments.settle(game)}
        return {
            **shared_glue.parties_told(game),
            "Augen": [counting.augen(game, side) for side in counting.SIDES],
            "items": shared_glue.items_told(items(game)),
            "lines": shared_glue.lines_told(amounts.lines(game)),
            "payments": payments.settle(game),
            "payments of the game": payments.payments_of_game(game),
        }

    def sights(self) -> set[Sight]:
        """What a finished deal showed."""
        game = self.game
        seen: set[Sight] = {("knocked",)} if self.laid is not None else set()
        if game.thrown_in:
            return seen | {("thrown in", game.contract != "")}
        seen |= {("contract", game.contract, game.partner is not None), ("called", game.called)}
        return seen | shared_glue.sights_of_items(items(game), game.contract) | self.sights_of_play()

    def sights_of_play(self) -> set[Sight]:
        """The rare sights in the tricks."""
        game, seen = self.game, set[Sight]()
        for number, trick in enumerate(game.tricks, start=1):
            if is_maerchenstich(game, trick.cards):
                seen.add(("Märchenstich", game.contract, number == LAST))
        caught = catch(game)
        if caught is not None:
            seen.add(("Mond", game.contract, game.side(caught[0]) == game.side(caught[1])))
        if len(game.tricks) < LAST:
            seen.add(("broken off", game.contract == NORMAL))
        elif counting.augen(game, "foes") == counting.augen(game, "declarer"):
            seen.add(("tie", game.contract))
        return seen | {("claimed", item) for _, item in game.claims}


def fitted(case: Case) -> Case:
    """The case with the Glatzen of its readings."""
    wanted = pack_of({**DEFAULTS, **dict(case.options)})
    others = {**FOURS, **{four: ace for ace, four in FOURS.items()}}
    return dataclasses.replace(case, pack=tuple(card if card in wanted else others[card] for card in case.pack))


def deal(case: Case, options: dict[str, str]) -> ZwanzigerrufenTelling:
    """A deal from its pack, after cutting or after knocking."""
    pack = list(case.pack)
    assert sorted(pack) == sorted(pack_of(options))
    if case.chosen is None:
        hands = dealing.deal(pack, dealer=case.dealer, cut=case.cut)
        return ZwanzigerrufenTelling(dealing.begin(hands, dealer=case.dealer, options=options))
    as_the_dealer_likes = options["klopfen-piles"] == "any" and len(case.pile) == len(pack)
    laid = [pack[place] for place in case.pile] if as_the_dealer_likes else pack
    hands = dealing.knock(laid, dealer=case.dealer, chosen=list(case.chosen))
    return ZwanzigerrufenTelling(dealing.begin(hands, dealer=case.dealer, options=options), laid)


def start(
    dealer: int, hands: list[list[str]], halves: list[list[str]], options: dict[str, str]
) -> ZwanzigerrufenTelling:
    """A deal from its hands."""
    assert not any(halves)
    return ZwanzigerrufenTelling(dealing.begin(hands, dealer=dealer, options=options))


# ----------------------------------------------------------------------------------------------------- the engine's


def engines_end(state: State, rules: RuleSet) -> Facts:
    """The facts of a finished deal in the engine."""
    settlement = engine.settlement(state, rules)
    if not isinstance(state, Played):
        return {"thrown in": True, "payments": list(settlement.payments)}
    score = engine.score(state, rules)
    return {
        **shared_glue.engines_parties(state.contest.game),
        "Augen": [score.augen[side] for side in Side],
        "items": shared_glue.engines_items(score.items),
        "lines": shared_glue.engines_lines(settlement.lines),
        "payments": list(settlement.payments),
        "payments of the game": list(settlement.of_game),
    }


LATER_DEALS: Final = "says which later deals count twice"
DEFAULTS: Final = {option: readings[0] for option, readings in READINGS.items()}
SOURCE: Final = Source(
    rules=RULE_SETS["zwanzigerrufen"],
    readings=READINGS,
    contracts=chance.CONTRACTS,
    deals=250 * len(chance.CONTRACTS),
    deal=deal,
    start=start,
    engines_end=engines_end,
    chance=chance.any_case,
    ended=ends.outcome,
    settled=sheets.settled,
    count=lambda _, cards: sum(map(value_of, cards)),
    winning_card=play.winning_card,
    playable=play.playable,
    pack=pack_of,
    fitted=fitted,
    idle={
        ("dealer-rotation", "anticlockwise"): "says who deals next",
        ("doppelte-runde-trigger", "farbensolo-too"): LATER_DEALS,
        ("doppelte-runde-trigger", "foe-only"): LATER_DEALS,
        ("doppelte-runde-overlap", "append"): LATER_DEALS,
        ("doppelte-runde-overlap", "multiply"): LATER_DEALS,
        ("doppelte-runde-what-counts", "every-deal"): LATER_DEALS,
        ("doppelte-runde-what-counts", "game-only"): "says what counts twice in such deals",
    },
)
