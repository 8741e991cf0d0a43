"""The score and the settlement of a finished deal of Karls Tarockrunde, whatever its end.

A deal without a game is Fahren, also called Trischaken.
"""

from __future__ import annotations

from tarock_engine.amounts import Augen
from tarock_engine.contracts import Side
from tarock_engine.karl import bonuses, counting, fining, settling, trischaken, unplayed
from tarock_engine.karl.ending import Ending, ending_of
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import RenonceEnd
from tarock_engine.karl.terms import is_negative, terms_of
from tarock_engine.refusals import merged
from tarock_engine.scoring import Parties, Score, Settlement, worth_of_a_point
from tarock_engine.seating import Seat
from tarock_engine.state import GivenUp, Played, ThrownIn, Unplayed

End = GivenUp | Played | Unplayed | ThrownIn | RenonceEnd
"""Every end of a deal."""


def score(state: End, rules: KarlRules) -> Score:
    """What is won and lost in a finished deal.

    Augen are given only of played deals, and not of negative games.
    """
    match state:
        case GivenUp():
            pay = terms_of(state.game.contract).may_pay
            return Score({}, (), () if pay is None else (pay.clause,))
        case Unplayed():
            item = unplayed.unplayed_item(Parties.of(state.game), rules)
            return Score({}, (item,), item.grounds)
        case ThrownIn():
            return Score({}, (), (rules.dealing.throwing_in.clause,))
        case RenonceEnd():
            return Score({}, (), merged([slip.grounds for slip in state.slips]))
        case _:
            return _played(state, rules)


def _played(state: Played, rules: KarlRules) -> Score:
    contest = state.contest
    if contest.game is not None:
        return score_of_game(ending_of(contest.game, state, rules), rules)
    augen, grounds = counting.fahren_augen(contest, state.tricks, rules)
    by_seat: dict[Side | Seat, Augen] = dict(augen.items())
    return Score(by_seat, (), (*grounds, rules.trischaken.nothing_said.clause))


def score_of_game(ending: Ending, rules: KarlRules) -> Score:
    """What is won and lost at the end of a game with a declarer."""
    items, unscored = bonuses.items(ending, rules)
    counted = {} if is_negative(ending.contract) else ending.counted
    parts = [grounds for _, grounds in counted.values()]
    augen: dict[Side | Seat, Augen] = {side: amount for side, (amount, _) in counted.items()}
    return Score(augen, items, merged([*parts, bonuses.all_grounds(items, unscored, rules)]))


def agreed(tariff: int | None, rules: KarlRules) -> int:
    """The worth of one point, always 1; SaidError if a ``tariff`` is given, because this source has none."""
    del rules
    return worth_of_a_point(tariff, "Karls Tarockrunde")


def settlement(state: End, rules: KarlRules, tariff: int | None) -> Settlement:
    """The payments of a finished deal in points."""
    agreed(tariff, rules)
    match state:
        case GivenUp():
            return unplayed.settle_paid(Parties.of(state.game), unplayed.owed_bird(state.game, rules), rules)
        case Unplayed():
            return unplayed.settle_unplayed(Parties.of(state.game), rules)
        case ThrownIn():
            return Settlement((0,) * state.dealt.seating.players, (), (rules.dealing.throwing_in.clause,))
        case RenonceEnd():
            return fining.settlement(state, rules)
        case _:
            return _settled(state, rules)


def _settled(state: Played, rules: KarlRules) -> Settlement:
    contest = state.contest
    if contest.game is not None:
        ending = ending_of(contest.game, state, rules)
        return settling.settle(Parties.of(contest.game), bonuses.items(ending, rules)[0], rules)
    augen, _ = counting.fahren_augen(contest, state.tricks, rules)
    seating = contest.dealt.seating
    taken = {seat: sum(trick.winner == seat for trick in state.tricks) for seat in seating.active}
    return trischaken.settle(seating, augen, taken, rules)
