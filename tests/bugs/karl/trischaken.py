"""Mistakes in Fahren, which is Trischaken."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.amounts import Augen, as_integer
from tarock_engine.cards import CARDS, Mask
from tarock_engine.karl import counting, outcome, stichzwang, trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.manners import Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruling import ClauseId
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Played

_TEN_OVER = {CARDS[f"{rank}{suit}"]: 1 << CARDS[f"10{suit}"] for rank in ("7", "8", "9") for suit in ("♠", "♣")}


@bug(BugKind.PAIRS, "trischaken")
def ten_does_not_count_as_higher(engine: WrongEngine) -> None:
    """A black 10 is not owed on the 7, 8 or 9 of its suit, because ranks are compared as texts for the Stichzwang."""

    def must_take(
        right: Callable[..., Narrowing | None], situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules
    ) -> Narrowing | None:
        table = situation.table
        best = table[rules.ranking.best(table)] if table else None
        ten = 0 if best is None else _TEN_OVER.get(best, 0)
        if best is None or not left & ten:
            return right(situation, left, clause, rules)
        return Narrowing(left & ~ten & rules.ranking.beaten_by[best] or left, (clause,))

    engine.instead(stichzwang.must_take, must_take)


@bug(BugKind.MEETING, "trischaken")
def much_is_not_doubled_beside_a_jungfrau(engine: WrongEngine) -> None:
    """With 35 points and 2 Blatt a loser does not pay double where there is a Jungfrau."""

    def settle(
        right: Callable[..., Settlement],
        seating: Seating,
        augen: Mapping[Seat, Augen],
        tricks: Mapping[Seat, int],
        rules: KarlRules,
    ) -> Settlement:
        found = right(seating, augen, tricks, rules)
        if all(tricks.values()) or max(augen.values()) < rules.trischaken.limit_points.value:
            return found
        return found._replace(payments=tuple(as_integer(Fraction(payment) / 2) for payment in found.payments))

    engine.instead(trischaken.settle, settle)


@bug(BugKind.LATE, "trischaken")
def jungfrau_before_the_last_trick(engine: WrongEngine) -> None:
    """Who is a Jungfrau is settled before the last trick is entered, so that its winner may still be one."""

    def settlement(right: Callable[..., Settlement], state: object, rules: KarlRules, tariff: int | None) -> Settlement:
        if not isinstance(state, Played) or state.game is not None:
            return right(state, rules, tariff)
        seating = state.contest.dealt.seating
        augen, _ = counting.fahren_augen(state.contest, state.tricks, rules)
        taken = {seat: sum(trick.winner == seat for trick in state.tricks[:-1]) for seat in seating.active}
        return trischaken.settle(seating, augen, taken, rules)

    engine.instead(outcome.settlement, settlement)
