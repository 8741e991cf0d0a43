"""Six mistakes by somebody who has seen neither the scenarios nor the generators of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import sessions
from tarock_engine.actions import VALAT
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.karl import bonuses, play, settling, stichzwang, trischaken
from tarock_engine.karl.ending import Ending
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.settling import Account
from tarock_engine.karl.terms import FAHREN, terms_of
from tarock_engine.karl.trischaken import SeatCounts
from tarock_engine.manners import Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.rounds import Past
from tarock_engine.ruling import ClauseId, Grounds
from tarock_engine.scoring import SettledItem, Unscored
from tarock_engine.seating import Seat

_FOURFOLD = 4


# KAR-TRISCHAKEN-019, KAR-TRISCHAKEN-020
@bug(BugKind.MEETING, "trischaken")
def vorhand_with_much_pays_a_jungfrau_double_only(engine: WrongEngine) -> None:
    """Where somebody has no trick, a Vorhand who loses Fahren with 35/2 or more pays double instead of fourfold."""

    def rates(
        right: Callable[..., dict[Seat, Amount]],
        seats: Sequence[Seat],
        losers: Sequence[Seat],
        result: SeatCounts,
        rules: KarlRules,
    ) -> dict[Seat, Amount]:
        found, price = right(seats, losers, result, rules), terms_of(rules.by_name[FAHREN]).price.value
        if all(result.tricks[seat] for seat in seats):
            return found
        return {seat: min(rate, 2 * price) for seat, rate in found.items()}

    engine.instead(trischaken._rates, rates)


# KAR-SETTLING-025, KAR-SETTLING-026
@bug(BugKind.MEETING, "settling")
def kontra_to_the_game_leaves_a_failed_valat_alone(engine: WrongEngine) -> None:
    """A failed announced Valat is raised by a Kontra to the Valat, but not by one to the game that it replaces."""

    def price(
        right: Callable[..., tuple[Amount, Grounds]], entry: SettledItem, account: Account, rules: KarlRules
    ) -> tuple[Amount, Grounds]:
        if entry.name == VALAT and not entry.won:
            account = account._replace(steps=0)
        return right(entry, account, rules)

    engine.instead(settling._price, price)


# KAR-PLAY-018, KAR-TRISCHAKEN-009
@bug(BugKind.MEETING, "play")
def pagat_is_owed_only_where_a_trump_was_led(engine: WrongEngine) -> None:
    """Where Sküs and Mond lie on a suit that was led, a player without it keeps his Pagat for another trump."""

    def pagat_takes(
        right: Callable[..., Narrowing | None], situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules
    ) -> Narrowing | None:
        if situation.table and not rules.ranking.trumps >> situation.table[0] & 1:
            return None
        return right(situation, left, clause, rules)

    engine.instead(stichzwang.pagat_takes, pagat_takes)


# KAR-PLAY-033, KAR-RENONCE-003
@bug(BugKind.MEETING, "play")
def bird_past_its_trick_holds_no_cheaper_one_back(engine: WrongEngine) -> None:
    """An announced bird whose own trick is past is forgotten, so a cheaper one may be given up while it is in hand."""

    def dearer(  # noqa: PLR0913, PLR0917
        right: Callable[..., tuple[Mask, Mask]],
        ranked: Sequence[tuple[Mask, int, int]],
        rank: int,
        held: Mask,
        of_partner: Mask,
        number: int,
    ) -> tuple[Mask, Mask]:
        return right([entry for entry in ranked if number <= entry[1]], rank, held, of_partner, number)

    engine.instead(play._dearer, dearer)


# KAR-BONUSES-003, KAR-BONUSES-004, KAR-BONUSES-012
@bug(BugKind.MEETING, "bonuses")
def koenig_from_the_talon_is_never_lost_in_silence(engine: WrongEngine) -> None:
    """A lone declarer who took the called König from the Talon loses no silent König Ultimo when the others take it."""

    def silent_koenig(  # noqa: PLR0913, PLR0917
        right: Callable[..., Any], winner: Side, holder: Side, grounds: Grounds, ending: Ending, rules: KarlRules
    ) -> Any:
        if ending.taken and winner is not holder:
            return Unscored("König ultimo", grounds)
        return right(winner, holder, grounds, ending, rules)

    engine.instead(bonuses._silent_koenig, silent_koenig)


# KAR-SESSIONS-015, KAR-SESSIONS-017
@bug(BugKind.MEETING, "sessions")
def last_hour_only_fills_up_a_round_that_is_on(engine: WrongEngine) -> None:
    """When the last hour begins during a doubled round, four deals are due from then on, instead of four more."""

    def begin(right: Callable[..., None], self: Any, past: Past) -> None:
        before: Mapping[int, int] = dict(self.coming)
        due = self.due + _FOURFOLD * before.get(self.index, 0)
        right(self, past)
        if self.index == self.last_hour and due and self.due > due:
            self.left = [max(due, _FOURFOLD)]

    engine.instead(sessions._Queue.begin, begin)
