"""Trischaken in a house of Zwanzigerrufen: the auction over it, its beginning, and who pays whom afterwards.

Vorhand says it in place of her call. Its duties of play are in ``play``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tarock_engine import play as cardplay
from tarock_engine.actions import TRISCHAKEN, Bid, Say
from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask, mask_of
from tarock_engine.certain import there
from tarock_engine.contracts import Side
from tarock_engine.payment_lines import AloneEnd, has_whole_sums, paid_by
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.scoring import Score, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Choice, Contest, Dealt, Exchange, Game, Played, Playing, State, TakenTrick
from tarock_engine.zwanzigerrufen import announcing, counting
from tarock_engine.zwanzigerrufen.names import NORMALSPIEL
from tarock_engine.zwanzigerrufen.rules import TrischakenRules, ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.state import Announcing, OverTrischaken
from tarock_engine.zwanzigerrufen.terms import is_normal

# --------------------------------------------------------------------------------------------------------- the auction


def offered(dealt: Dealt, rules: ZwanzigerrufenRules) -> OverTrischaken:
    """The auction after Vorhand has said Trischaken."""
    hers = Game(dealt, rules.by_name[NORMALSPIEL], dealt.seating.vorhand)
    return OverTrischaken(announcing.begin(hers, rules))


def choices(state: OverTrischaken, rules: ZwanzigerrufenRules) -> tuple[Choice, ...]:
    """What the player in turn may say."""
    return announcing.choices(state.auction, rules)


def refused(state: OverTrischaken, rules: ZwanzigerrufenRules) -> Iterator[tuple[Say, Objection]]:
    """What the player in turn may not say."""
    return announcing.refused(state.auction, rules)


def objection(state: OverTrischaken, act: Say | Bid, rules: ZwanzigerrufenRules) -> Objection | None:
    """The reason why ``act`` is not allowed; None if it is."""
    return announcing.objection(state.auction, act, rules)


def after(state: OverTrischaken, act: Say | Bid, rules: ZwanzigerrufenRules) -> State:
    """The auction after one more word; Trischaken is played if nobody has gone over it."""
    found = announcing.after(state.auction, act, rules)
    if not isinstance(found, Announcing) or not is_normal(found.game.contract):
        return found
    return OverTrischaken(found) if found.turns.chooses else begin(found.game.dealt, rules)


# ------------------------------------------------------------------------------------------------------------ the play


def begin(dealt: Dealt, rules: ZwanzigerrufenRules) -> Playing:
    """Trischaken before the first card; nothing is announced."""
    contest = Contest.without_declarer(dealt, Exchange(), TRISCHAKEN)
    leader = dealt.seating.active[_rulings(rules).leads.value]
    return cardplay.begin(contest, dealt.hands, leader, rules)


def score(played: Played, rules: ZwanzigerrufenRules) -> Score:
    """Everybody's own Augen at the end."""
    augen, grounds = _augen(played.tricks, played.contest.dealt.seating, rules)
    by_seat: dict[Side | Seat, Augen] = dict(augen.items())
    return Score(by_seat, (), grounds)


def settlement(played: Played, rules: ZwanzigerrufenRules) -> Settlement:
    """The payments at the end."""
    seating = played.contest.dealt.seating
    augen, _ = _augen(played.tricks, seating, rules)
    taken = {seat: sum(trick.winner == seat for trick in played.tricks) for seat in seating.active}
    return settle(seating, augen, taken, rules)


def settle(
    seating: Seating, augen: Mapping[Seat, Augen], tricks: Mapping[Seat, int], rules: ZwanzigerrufenRules
) -> Settlement:
    """Settle Trischaken by the lines of the house; ``augen`` and ``tricks`` are by seat."""
    seats = seating.active
    flows, why = rules.settling.flows_alone(AloneEnd(seats, augen, [seat for seat in seats if not tricks[seat]]))
    paid = flows or []
    payments, how = paid_by(paid, seating.players, rules.settling.rounding, is_whole=has_whole_sums(paid))
    return Settlement(payments, (), merged([why, how, (_rulings(rules).is_played.clause,)]), of_game=payments)


def _augen(
    tricks: Sequence[TakenTrick], seating: Seating, rules: ZwanzigerrufenRules
) -> tuple[Mapping[Seat, Augen], Grounds]:
    own: dict[Seat, Mask] = dict.fromkeys(seating.active, 0)
    for trick in tricks:
        own[trick.winner] |= mask_of(trick.cards)
    found = {seat: counting.counted(cards, rules) for seat, cards in own.items()}
    return {seat: augen for seat, (augen, _) in found.items()}, merged([grounds for _, grounds in found.values()])


def _rulings(rules: ZwanzigerrufenRules) -> TrischakenRules:
    return there(rules.trischaken, "rulings on Trischaken")
