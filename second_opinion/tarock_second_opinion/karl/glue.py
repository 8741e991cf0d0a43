"""What the lockstep needs of Karls Tarockrunde: ``SOURCE``, the second opinion's deals, what both say at the end."""

from __future__ import annotations

from typing import Final

from tarock_engine import engine
from tarock_engine.actions import Bid, Play
from tarock_engine.cards import CARDS, mask_of, names_in
from tarock_engine.contracts import Side
from tarock_engine.karl import renonce
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.state import Breach, RenonceEnd
from tarock_engine.ruling import IllegalActionError
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import GivenUp, Played, State, ThrownIn, Unplayed
from tarock_second_opinion import shared_glue
from tarock_second_opinion.karl import amounts, chance, counting, dealing, ends, payments, play, sheets, talon
from tarock_second_opinion.karl.deal import Course
from tarock_second_opinion.karl.game import Game
from tarock_second_opinion.karl.items import items
from tarock_second_opinion.karl.readings import READINGS
from tarock_second_opinion.source import (
    POINTING_OUT,
    RENONCE,
    UNNOTICED,
    Act,
    Case,
    Facts,
    Memory,
    Sight,
    Source,
    Trick,
)


class KarlTelling(shared_glue.CourseTelling):
    """A deal in the second opinion; in an ``erring`` one players may break rules unnoticed."""

    course: Course
    game: Game

    def __init__(self, game: Game, *, erring: bool = False) -> None:
        super().__init__(Course(game))
        self.erring = erring

    def may_err(self) -> bool:
        """Whether breaches are possible now; laying away card by card is one act, and nothing comes between."""
        return self.erring and (self.course.phase != "discard" or self.game.laid == [])

    def beside(self) -> list[Act]:
        """Acts that no player is offered: any card or wrong discard, and pointing out any Renonce."""
        if not self.may_err():
            return []
        found = [Act(seat, deed, words + UNNOTICED) for seat, deed, said in self.course.to_try() for words in said]
        return found + [pointing_out(seat, other) for seat in range(4) for other in range(4) if seat != other]

    def accepted(self) -> list[Act]:
        """Those of these acts that are accepted."""
        if not self.may_err():
            return []
        found = [Act(seat, deed, words + UNNOTICED) for seat, deed, said in self.course.overlooked() for words in said]
        offenders = self.course.exposed()
        return found + [pointing_out(seat, other) for seat in range(4) for other in offenders if seat != other]

    def act(self, act: Act) -> None:
        """Do what is allowed, or accepted."""
        if act.deed == RENONCE:
            self.course.expose(int(act.words.removeprefix(POINTING_OUT)))
        elif act.is_unnoticed:
            self.course.overlook(act.seat, act.deed, act.words.removesuffix(UNNOTICED))
        else:
            super().act(act)

    def tricks(self) -> list[Trick]:
        """The tricks so far; a Renonce leaves none to speak of."""
        return super().tricks() if self.game.fault is None else []

    def end(self) -> Facts:
        """The facts of a finished deal."""
        game = self.game
        paid: dict[str, object] = {"payments": payments.settle(game)}
        if game.fault is not None:
            return {"renonce": game.fault.seat, **paid}
        if game.ended == "thrown in":
            return {"thrown in": True, **paid}
        if game.contract == "Fahren":
            return {"Augen": counting.augen_by_seat(game), **paid}
        parties = shared_glue.parties_told(game, unnamed=game.unnamed)
        if game.ended == "paid":
            return {"paid": True, **parties, **paid}
        scored: dict[str, object] = {
            "items": shared_glue.items_told(items(game)),
            "lines": shared_glue.lines_told(amounts.lines(game)),
            "face up": talon.face_up(game),
        }
        if game.ended == "unplayed":
            return {"unplayed": True, **parties, **scored, **paid}
        augen = [] if game.is_negative() else [counting.augen(game, side) for side in counting.SIDES]
        return {**parties, "Augen": augen, **scored, **paid}

    def sights(self) -> set[Sight]:
        """What a finished deal showed."""
        game = self.game
        seen: set[Sight] = {("contract", game.contract)}
        if game.fault is not None:
            return seen | {("renonce", game.fault.kind), ("renonce in", game.contract)}
        if game.ended:
            return seen | {(game.ended, game.contract, game.partner is not None)}
        if game.contract == "Fahren":
            return seen | self.sights_of_fahren()
        seen.add(("game", game.contract, game.partner is not None, game.king_in_talon, game.unnamed))
        if game.vorhand != game.first_seat():
            seen.add(("handed on", game.declarer == game.vorhand))
        return seen | shared_glue.sights_of_items(items(game), game.contract)

    def sights_of_fahren(self) -> set[Sight]:
        """The rare sights at the end of Fahren."""
        game, augen = self.game, counting.augen_by_seat(self.game)
        high = max(augen)
        seen: set[Sight] = {("Jungfrauen", len(counting.without_trick(game))), ("was Rufer", game.was_rufer)}
        if high >= counting.enough(game.options):
            seen.add(("Fahren", "35/2"))
        if augen[game.burdened()] == high:
            seen.add(("Fahren", "Vorhand"))
        if augen.count(high) > 1:
            seen.add(("Fahren", "tie"))
        return seen


def pointing_out(seat: int, offender: int) -> Act:
    """The act that points out another player's Renonce."""
    return Act(seat, RENONCE, f"{POINTING_OUT}{offender}")


def deal(case: Case, options: dict[str, str]) -> KarlTelling:
    """A deal from its pack, perhaps with stray cards."""
    hands, halves = dealing.deal(list(case.pack), case.dealer)
    for card, to in case.strays:
        dealing.stray(hands, card, to)
    return KarlTelling(dealing.begin(hands, halves, dealer=case.dealer, options=options), erring=case.erring)


def start(dealer: int, hands: list[list[str]], halves: list[list[str]], options: dict[str, str]) -> KarlTelling:
    """A deal from hands and Talon."""
    return KarlTelling(dealing.begin(hands, halves, dealer=dealer, options=options))


# ----------------------------------------------------------------------------------------------------- the engine's


def beside(state: State, slips: Memory, act: Act, rules: KarlRules) -> tuple[State, Memory] | None:
    """The engine's state after an act that no player is offered; none if it is refused."""
    try:
        if act.deed == RENONCE:
            offender = int(act.words.removeprefix(POINTING_OUT))
            after = renonce.exposed(state, slips, Seat(act.seat), Seat(offender), rules)
            return after, slips if engine.is_over(after) else without_discard(slips, offender)
        words = act.words.removesuffix(UNNOTICED)
        after, slip = renonce.overlooked(state, breach(act.seat, act.deed, words), rules)
    except IllegalActionError:
        return None
    return after, (*slips, slip)


def without_discard(slips: Memory, offender: int) -> Memory:
    """The breaches that are left after a wrong discard was taken back."""
    return tuple(slip for slip in slips if slip.seat != offender or slip.kind not in (Breach.NUMBER, Breach.LAID))


def breach(who: int, deed: str, words: str) -> Bid | renonce.LayAway | Play:
    """The engine's action for an act that breaks a rule."""
    if deed == "bid":
        return Bid(Seat(who), words)
    if deed == "discard":
        return renonce.LayAway(Seat(who), mask_of(CARDS[card] for card in words.split()))
    return Play(Seat(who), CARDS[words])


def engines_end(state: State, rules: KarlRules) -> Facts:
    """The facts of a finished deal in the engine."""
    settlement = engine.settlement(state, rules)
    paid: dict[str, object] = {"payments": list(settlement.payments)}
    if isinstance(state, RenonceEnd):
        return {"renonce": state.offender, **paid}
    if isinstance(state, ThrownIn):
        return {"thrown in": True, **paid}
    if isinstance(state, GivenUp):
        return {"paid": True, **shared_glue.engines_parties(state.game), **paid}
    score = engine.score(state, rules)
    scored: dict[str, object] = {
        "items": shared_glue.engines_items(score.items),
        "lines": shared_glue.engines_lines(settlement.lines),
    }
    if isinstance(state, Unplayed):
        face_up = names_in(state.exchange.face_up)
        return {"unplayed": True, **shared_glue.engines_parties(state.game), **scored, "face up": face_up, **paid}
    assert isinstance(state, Played)
    if state.contest.game is None:
        return {"Augen": [score.augen.get(seat, 0) for seat in SEATS[:4]], **paid}
    augen = [score.augen[side] for side in Side] if score.augen else []
    face_up = names_in(state.contest.exchange.face_up)
    return {**shared_glue.engines_parties(state.contest.game), "Augen": augen, **scored, "face up": face_up, **paid}


LATER_DEALS: Final = "says which later deals count twice"
SOURCE: Final = Source(
    rules=KARL,
    readings=READINGS,
    contracts=chance.CONTRACTS,
    deals=68 * len(chance.CONTRACTS),
    deal=deal,
    start=start,
    engines_end=engines_end,
    chance=chance.any_case,
    ended=ends.outcome,
    settled=sheets.settled,
    count=lambda game, cards: counting.count(game.options, cards),
    winning_card=play.winning_card,
    playable=play.playable,
    beside=beside,
    idle={
        ("double-round-length", "four-rounds-a-session"): LATER_DEALS,
        ("double-round-length", "four-rounds-each"): LATER_DEALS,
        ("valat-double-round", "failed-too"): LATER_DEALS,
        ("valat-double-round", "fahren-too"): LATER_DEALS,
        ("retour-meaning", "game-only"): LATER_DEALS,
        ("retour-meaning", "none"): LATER_DEALS,
        ("double-round-last-hour", "every-deal"): LATER_DEALS,
        ("double-round-fahren", "named-only"): LATER_DEALS,
        ("double-round-fahren", "played-out"): LATER_DEALS,
        ("paid-deal", "same-dealer"): "says who deals next",
        ("talon-shown", "declarer-only"): "says what is seen of the Talon",
        ("talon-after-the-deal", "its-side"): "says what is seen when all is played",
        ("ouvert-open-and-consult", "all-after-first-card"): "says what is seen and who may confer",
        ("ouvert-open-and-consult", "opponents-only"): "says what is seen and who may confer",
        ("ouvert-open-and-consult", "confer-in-all"): "says who may confer",
    },
)
