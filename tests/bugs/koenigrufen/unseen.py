"""Six mistakes by somebody who has seen neither the scenarios nor the generators of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import scoring
from tarock_engine.actions import Say, Step
from tarock_engine.amounts import Augen
from tarock_engine.cards import TRUMP_I, Mask
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import announcing, bonuses, ending, play, settling, trischaken
from tarock_engine.koenigrufen.ending import Ending
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.settling import Stakes
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import SettledItem, Settlement
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Chain, Exchange, Game, State

_MORDKONTRA = 5


# KOE-SETTLING-036, KOE-SETTLING-037, KOE-SETTLING-045
@bug(BugKind.LADDERS, "settling")
def bonus_counts_64_times_at_the_most(engine: WrongEngine) -> None:
    """At Mordkontra an announced Bonus of a Solo or Solo Dreier is capped at 64 times its silent value, not 128."""

    def boni(
        right: Callable[..., tuple[int, Grounds]], item: SettledItem, stakes: Stakes, rules: KoenigrufenRules
    ) -> tuple[int, Grounds]:
        times, grounds = right(item, stakes, rules)
        return (1 if item.announced and item.steps == _MORDKONTRA else times), grounds

    engine.instead(settling._boni, boni)


# KOE-SETTLING-061
@bug(BugKind.MEETING, "settling")
def much_augen_cost_two_units_at_every_tariff(engine: WrongEngine) -> None:
    """Whoever has 36 Augen or more in Trischaken pays each of the others 2 units more, whatever a point is worth."""

    def settle(  # noqa: PLR0913, PLR0917
        right: Callable[..., Settlement],
        seating: Seating,
        augen: Mapping[Seat, Augen],
        tricks: Mapping[Seat, int],
        rules: KoenigrufenRules,
        per_point: int,
    ) -> Settlement:
        found = right(seating, augen, tricks, rules, per_point)
        payments = list(found.payments)
        back = (per_point - 1) * rules.settling.much_augen_price.value
        for seat in seating.active:
            if augen[seat] >= rules.settling.much_augen.value:
                for other in seating.active:
                    payments[seat] += back
                    payments[other] -= back
        return found._replace(payments=tuple(payments))

    engine.instead(trischaken.settle, settle)


# KOE-PLAY-033, KOE-PLAY-025
@bug(BugKind.MEETING, "play")
def opponents_cards_are_bound_by_their_own_words_alone(engine: WrongEngine) -> None:
    """What an opponent of the declarer announces binds his own hand only, and not another opponent who has the card."""

    def bound_cards_by_owner(  # noqa: PLR0913, PLR0917
        right: Callable[..., tuple[Mask, Mask]],
        game: Game,
        chains: tuple[Chain, ...],
        seat: Seat,
        hand: Mask,
        rules: KoenigrufenRules,
    ) -> tuple[Mask, Mask]:
        if game.side_of(seat) is Side.FOES:
            chains = tuple([chain for chain in chains if chain.of == seat])
        return right(game, chains, seat, hand, rules)

    engine.instead(play.bound_cards_by_owner, bound_cards_by_owner)


# KOE-BONUSES-040, KOE-COUNTING-024
@bug(BugKind.MEETING, "bonuses")
def stock_with_the_koenig_stays_after_a_valat_of_the_others(engine: WrongEngine) -> None:
    """When the called König of a Solo lies in the Stock and the opponents make a Valat, they do not get the Stock."""

    def outside_tricks(
        right: Callable[..., list[tuple[Side | None, Mask]]],
        game: Game,
        exchange: Exchange,
        tricks: Mapping[Side, int],
        rules: KoenigrufenRules,
    ) -> list[tuple[Side | None, Mask]]:
        found = right(game, exchange, tricks, rules)
        hidden = scoring.has_hidden_king(game.contract, from_talon=game.from_talon)
        stays = hidden and not tricks[Side.DECLARER]
        return [(Side.DECLARER, cards) for _, cards in found] if stays else found

    engine.instead(ending.outside_tricks, outside_tricks)


# KOE-BONUSES-014, KOE-BONUSES-016, KOE-PLAY-012
@bug(BugKind.LATE, "bonuses")
def kaiserstich_of_the_last_trick_is_a_pagat_ultimo_alone(engine: WrongEngine) -> None:
    """A Kaiserstich in the twelfth trick scores the Pagat Ultimo and no Sküsfang beside it."""

    def catches(right: Callable[..., Iterator[Any]], at: Ending, rules: KoenigrufenRules) -> Iterator[Any]:
        last = at.known.get(rules.tricks)
        if last is not None and last.cards[last.won_by] == TRUMP_I:
            at = at._replace(known={number: trick for number, trick in at.known.items() if trick is not last})
        return right(at, rules)

    engine.instead(bonuses._catches, catches)


# KOE-ANNOUNCING-024, KOE-ANNOUNCING-029
@bug(BugKind.MEETING, "announcing")
def rekontra_of_the_partner_does_not_show_him(engine: WrongEngine) -> None:
    """When the partner has shown himself with a Rekontra alone, the opponents still may not announce."""

    def after(right: Callable[..., State], state: Announcing, say: Any, rules: KoenigrufenRules) -> State:
        found = right(state, say, rules)
        rekontra = isinstance(say, Say) and say.step is Step.REKONTRA and say.seat == state.game.partner
        if rekontra and isinstance(found, Announcing):
            return found._replace(shown=state.shown)
        return found

    engine.instead(announcing.after, after)
