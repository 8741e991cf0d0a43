"""Further ways to play that a house can add to its source: in the auction, in play, and after a Renonce."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Final

from tarock_engine import bidding
from tarock_engine import play as cardplay
from tarock_engine.areas import BadHands
from tarock_engine.bid_checks import Throwing
from tarock_engine.contracts import OpenHands, TalonUse
from tarock_engine.fines import Paid, RenonceRates
from tarock_engine.karl import vorhand
from tarock_engine.karl.play_rules import AnnouncingRules as KarlAnnouncing
from tarock_engine.karl.rules import KarlRules
from tarock_engine.koenigrufen import bidding as koenigrufen_bidding
from tarock_engine.koenigrufen import play as koenigrufen_play
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import Terms, terms_of
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import ClauseId, Ruling
from tarock_engine.zwanzigerrufen.rules import TrischakenRules, ZwanzigerrufenRules

_CHOICES: Final = {vorhand.any_game, koenigrufen_bidding.any_contract}
"""The checks of bids that let Vorhand choose when all the others have passed."""
_Placed = Iterator[tuple[str, Ruling[object]]]
"""Rulings with their paths."""


def _own_ways(rules: RuleSet) -> _Placed:
    """What a game does not know, and when it is bid."""
    for contract in rules.contracts:
        if contract.talon.value is not TalonUse.UNTOUCHED:
            place = f"contracts.{contract.name}"
            yield f"{place}.without_items", Ruling((), rules.announcing.announceable.clause)
            if isinstance(rules, KoenigrufenRules) and (goal := terms_of(contract).goal.exact_tricks) is not None:
                yield f"{place}.beside", Ruling((), goal.clause)
            if isinstance(rules, WithTalon):
                yield f"{place}.first_word_only", Ruling(value=False, clause=contract.calls.clause)
                yield f"{place}.only_left_to_vorhand", Ruling(value=False, clause=contract.calls.clause)
            if isinstance(rules, KoenigrufenRules):
                found = _of_koenigrufen(terms_of(contract), rules.announcing.round_ends.clause)
                yield from ((f"{place}.terms.{name}", ruling) for name, ruling in found)


def _of_koenigrufen(terms: Terms, clause: ClauseId) -> _Placed:
    """How a game of koenigrufen is bid, announced and paid in silence."""
    if terms.goal.exact_tricks is None:
        yield "unplayed_in_silence", Ruling(value=False, clause=clause)
        if terms.bird_is_owed is None:
            yield "silent_first_turn", Ruling(value=False, clause=clause)
    if terms.bird_is_owed is not None:
        yield "bird_in_hand", Ruling(value=False, clause=terms.bird_is_owed.clause)
        yield "given_up_without_bird", Ruling(value=False, clause=terms.bird_is_owed.clause)
    if terms.birds is not None:
        yield "every_bird_owed", Ruling(value=False, clause=terms.birds.clause)


def _bidding(rules: RuleSet) -> _Placed:
    """Bad hands that are thrown in, who may hold a bid, and what the last bidder plays."""
    thrown = rules.dealing.throwing_in or rules.dealing.packets
    if rules.dealing.thrown_in is None:
        bad = plain_hands(thrown.clause)
        yield from ((f"dealing.thrown_in.{field.name}", getattr(bad, field.name)) for field in dataclasses.fields(bad))
    if isinstance(rules, WithTalon):
        yield "bidding.last_may_raise", Ruling(value=False, clause=rules.bidding.in_turn.clause)
    if isinstance(rules, KarlRules | KoenigrufenRules):
        games, checks = tuple(contract.name for contract in rules.contracts), rules.bidding.checks
        chosen = next(check.clause for check in checks if _CHOICES & {check.value, *check.offers.values()})
        yield "bidding.left_to_vorhand", Ruling(games, chosen)
        yield "talon.given_up_anyway", Ruling(value=False, clause=rules.talon.must_take.clause)
    if isinstance(rules, KoenigrufenRules):
        ways = (bidding.vorhand_alone, bidding.nobody_holds)
        yield "bidding.may_hold", Ruling(bidding.earlier_seats, rules.bidding.priority.clause, also=ways)
    if isinstance(rules, LungauRules):
        ways = (bidding.vorhand_alone, bidding.earlier_seats)
        yield "bidding.may_hold", Ruling(bidding.nobody_holds, rules.bidding.one_turn_each.clause, also=ways)
        yield "bidding.hold_after_naming", Ruling(value=True, clause=rules.bidding.one_turn_each.clause)
        yield "bidding.left_to_vorhand", Ruling((), rules.bidding.begin_without_declarer.clause)


def plain_hands(clause: ClauseId) -> BadHands:
    """The rulings on bad hands where none is thrown in."""
    no = Ruling(Throwing.NO, clause)
    return BadHands(**dict.fromkeys((field.name for field in dataclasses.fields(BadHands)), no))


def _announcing(rules: RuleSet) -> _Placed:
    """Who announces first, again and without the card, who doubles, and whether one Kontra is for all."""
    if isinstance(rules, KarlRules | KoenigrufenRules):
        own = rules.announcing
        turn, free = (
            (own.may_speak_again.clause, own.bird_without_holding.clause)
            if isinstance(own, KarlAnnouncing)
            else (own.round_ends.clause, own.without_holding.clause)
        )
        yield "announcing.declarer_once", Ruling(value=False, clause=turn)
        yield "announcing.bird_as_dealt", Ruling(value=False, clause=free)
        yield "announcing.own_side_doubles", Ruling(value=False, clause=rules.announcing.kontra_by_other_side.clause)
    if isinstance(rules, KarlRules):
        duty = rules.announcing.bird_duty.clause
        yield "announcing.bird_named_with_koenig", Ruling(value=False, clause=duty)
    if isinstance(rules, KoenigrufenRules | LungauRules):
        first = (
            rules.announcing.kontra_to_bonus
            if isinstance(rules, KoenigrufenRules)
            else rules.announcing.kontra_to_praemie
        )
        yield "announcing.items_doubled_apart", Ruling(value=True, clause=first.clause)
    if isinstance(rules, LungauRules):
        yield "announcing.guts_to_end", Ruling(None, rules.announcing.doublings_in_circuits.clause)
    if isinstance(rules, ZwanzigerrufenRules):
        yield "announcing.trull_owes_kontra", Ruling(value=False, clause=rules.announcing.kontra_to_game.clause)
        yield "announcing.after_auction", Ruling(None, rules.announcing.may_speak_again.clause)
    if isinstance(rules, KoenigrufenRules):
        yield "announcing.may_speak_again", Ruling(value=True, clause=rules.announcing.round_ends.clause)
        yield "announcing.kontra_after_gut", Ruling(value=True, clause=rules.announcing.kontra_to_game.clause)
        duty = rules.announcing.bird_duty.clause
        yield "announcing.owed_bird_as_dealt", Ruling(value=False, clause=duty)
        yield "announcing.bird_without_holding", rules.announcing.without_holding
        yield "announcing.koenig_without_holding", rules.announcing.without_holding


def _play(rules: RuleSet) -> _Placed:
    """What is laid away in suit games, the Pagat in negative games, whose hands lie open, and when play ends."""
    if isinstance(rules, WithTalon) and any(map(rules.procedure.talon.is_suit_game, rules.contracts)):
        limit = rules.talon.limit if isinstance(rules, KarlRules) else rules.talon.discards_of_half
        yield "talon.suits_as_trumps", Ruling(value=True, clause=(rules.talon.last_resort or limit).clause)
    if isinstance(rules, LungauRules):
        yield "play.bird_keeps_playing", Ruling(value=False, clause=rules.play.failed_valat_ends_play.clause)
    if isinstance(rules, KoenigrufenRules):
        duty, opened = rules.play.negative_overtake.clause, rules.play.open_from_card.clause
        yield "play.pagat_last", Ruling(cardplay.no_duty, duty, also=(koenigrufen_play.pagat_last,))
        yield "play.open_hands", Ruling(OpenHands.EVERYBODY, opened)
        yield "counting.half_with_koenig", Ruling(None, rules.counting.talon_with_koenig.clause)
    if isinstance(rules, ZwanzigerrufenRules):
        yield "play.pagat_last", Ruling(cardplay.no_duty, rules.play.overtaking.clause, also=(cardplay.pagat_waits,))
    if isinstance(rules, KarlRules):
        open_from = rules.play.open_from
        yield (
            "play.open_hands",
            Ruling(OpenHands.EVERYBODY if open_from.value.declarer else OpenHands.OPPONENTS, open_from.clause),
        )


def _trischaken(rules: RuleSet) -> _Placed:
    """Trischaken in a source in which every game has a declarer."""
    if isinstance(rules, ZwanzigerrufenRules):
        plain = vars(no_trischaken(rules.bidding.opens.clause))
        yield from ((f"trischaken.{name}", ruling) for name, ruling in plain.items())


def no_trischaken(clause: ClauseId) -> TrischakenRules:
    """The rulings on Trischaken where nobody says it, with the duties that it has in other sources."""
    return TrischakenRules(
        is_played=Ruling(value=False, clause=clause),
        leads=Ruling(0, clause),
        overtake=Ruling(cardplay.overtake, clause, also=(cardplay.no_duty,)),
        pagat_last=Ruling(cardplay.pagat_waits, clause, also=(cardplay.no_duty,)),
    )


def _renonce(rules: RuleSet) -> _Placed:
    """What a Renonce costs, at a fixed price or by the game and what was announced."""
    clause = rules.play.breach_is_refused.clause
    yield "settling.renonce_price", Ruling(None, clause)
    yield "renonce.deals_again", Ruling(value=False, clause=rules.sessions.rotation.clause)
    if isinstance(rules, WithTalon | ZwanzigerrufenRules):
        yield "settling.renonce_price_alone", Ruling(None, clause)
    if isinstance(rules, KarlRules):
        yield "renonce.paid_times", Ruling(1, rules.renonce.paid_items.clause)
        yield "renonce.put_right", Ruling(value=False, clause=rules.renonce.until_settled.clause)
    if rules.renonce is None:
        plain = vars(plain_rates(clause))
        yield from ((f"renonce.{name}", ruling) for name, ruling in plain.items() if ruling is not None)


def plain_rates(clause: ClauseId) -> RenonceRates:
    """The rulings on a Renonce where none is settled; where one is, all three are paid."""
    return RenonceRates(
        is_settled=Ruling(value=False, clause=clause),
        paid_times=Ruling(1, clause),
        paid_to_partner=Ruling(value=True, clause=clause),
        offender_pays_alone=Ruling(value=True, clause=clause),
        paid_items=Ruling(Paid(both_sides=True, doublings=True), clause),
        doublings_by_account=Ruling(value=True, clause=clause),
        lone_times=Ruling(1, clause),
        at_lost_price=Ruling(value=True, clause=clause),
        at_lost_price_to_partners=Ruling(value=True, clause=clause),
    )


ADDED_WAYS: Final[tuple[Callable[[RuleSet], _Placed], ...]] = (
    *(_own_ways, _bidding, _announcing),
    *(_play, _trischaken, _renonce),
)
"""Each gives the rulings on one area, as they begin."""
