"""Six further mistakes by somebody who has seen neither the scenarios nor the models of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import sessions
from tarock_engine.actions import VALAT
from tarock_engine.amounts import Amount, Augen
from tarock_engine.karl import bid_ranks, counting, outcome, play, settling, trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import Account
from tarock_engine.karl.terms import is_farbensolo
from tarock_engine.karl.trischaken import SeatCounts
from tarock_engine.rounds import Past
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import SettledItem, Settlement
from tarock_engine.seating import Seat, further
from tarock_engine.state import Game, Played


# KAR-SETTLING-033, KAR-SETTLING-034, KAR-SETTLING-036, KAR-SETTLING-037
@bug(BugKind.UNSEEN, "settling")
def silent_items_of_a_solo_count_once(engine: WrongEngine) -> None:
    """In a Solo-Rufer or Solo-Dreier only what was announced counts double, and not what was made in silence."""

    def boni(
        right: Callable[..., tuple[int, Grounds]], entry: SettledItem, account: Account, rules: KarlRules
    ) -> tuple[int, Grounds]:
        times, grounds = right(entry, account, rules)
        return (times if entry.announced else 1), grounds

    engine.instead(settling._boni, boni)


# KAR-PLAY-002, KAR-PLAY-003
@bug(BugKind.SEATS, "play")
def declarer_leads_in_a_farbensolo(engine: WrongEngine) -> None:
    """In a Farbensolo the declarer leads to the first trick, as in a negative game, and not the Vorhand."""

    def bearer(right: Callable[..., Seat], game: Game, bearing: Seat) -> Seat:
        return game.declarer if is_farbensolo(game.contract) else right(game, bearing)

    engine.instead(play.bearer, bearer)


# KAR-BIDDING-014, KAR-BIDDING-017, KAR-BIDDING-018
@bug(BugKind.PAIRS, "bidding")
def zwiccolo_ouvert_is_above_piccolo_ouvert(engine: WrongEngine) -> None:
    """Piccolo and Zwiccolo are equal in the auction, but a Zwiccolo-Ouvert outbids a Piccolo-Ouvert."""

    def overbidding(
        right: Callable[..., tuple[bool, Grounds]], name: str, other: str, rules: KarlRules
    ) -> tuple[bool, Grounds]:
        higher, grounds = right(name, other, rules)
        return higher or (name, other) == ("Zwiccolo-Ouvert", "Piccolo-Ouvert"), grounds

    engine.instead(bid_ranks.overbidding, overbidding)


# KAR-SESSIONS-003, KAR-SESSIONS-004
@bug(BugKind.SEATS, "sessions")
def next_vorhand_comes_after_the_one_who_was_handed_it(engine: WrongEngine) -> None:
    """After a deal in which the Vorhand was handed on the next deal's Vorhand is the player behind the one who took it.

    So nobody has it twice in a row.
    """

    def dealer_after(
        right: Callable[..., tuple[Seat, Grounds]], players: int, dealer: Seat, past: Past, rules: RuleSet
    ) -> tuple[Seat, Grounds]:
        found, grounds = right(players, dealer, past, rules)
        handed_on = sessions.HANDED_ON in past.events
        return (further(found, 1, players) if handed_on else found), grounds

    engine.instead(sessions._dealer_after, dealer_after)


# KAR-TRISCHAKEN-011, KAR-TRISCHAKEN-012, KAR-TRISCHAKEN-017
@bug(BugKind.MEETING, "trischaken")
def talon_does_not_bring_a_loser_to_much(engine: WrongEngine) -> None:
    """Whether a loser of Fahren has 35/2 is looked up in his tricks, before the Talon of the last trick is added."""
    before: dict[Seat, Augen] = {}

    def settled(right: Callable[..., Settlement], state: Played, rules: KarlRules) -> Settlement:
        contest = state.contest
        if contest.game is None:
            own = counting.own_tricks(state.tricks, contest.dealt.seating.active, rules)
            before.update({seat: counting.counted(pile, rules)[0] for seat, pile in own.items()})
        try:
            return right(state, rules)
        finally:
            before.clear()

    def rates(
        right: Callable[..., dict[Seat, Amount]],
        seats: Sequence[Seat],
        losers: Sequence[Seat],
        result: SeatCounts,
        rules: KarlRules,
    ) -> dict[Seat, Amount]:
        augen: Mapping[Seat, Any] = {**result.augen, **before}
        return right(seats, losers, result._replace(augen=augen), rules)

    engine.instead(outcome._settled, settled)
    engine.instead(trischaken._rates, rates)


# KAR-SETTLING-022, KAR-SETTLING-025, KAR-SETTLING-030
@bug(BugKind.MEETING, "settling")
def valat_against_a_sechser_dreier_is_of_the_price_of_a_won_one(engine: WrongEngine) -> None:
    """A Valat that costs the declarer a Sechser-Dreier is a multiple of 20, because only the game itself is doubled."""

    def price(
        right: Callable[..., tuple[Amount, Grounds]], entry: SettledItem, account: Account, rules: KarlRules
    ) -> tuple[Amount, Grounds]:
        return right(entry, account._replace(won=None) if entry.name == VALAT else account, rules)

    engine.instead(settling._price, price)
