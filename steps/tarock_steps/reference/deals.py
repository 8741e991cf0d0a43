"""Answers to questions about a whole deal: its course as far as the actions go, and what a seat has seen."""

from __future__ import annotations

from typing import NamedTuple

from tarock_engine import bonuses, counting, dealing, engine, play, trischaken
from tarock_engine import view as views
from tarock_engine.actions import FAHREN, Bid, Discard
from tarock_engine.cards import NAMES, Card, mask_of
from tarock_engine.findings import merged
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import (
    Announcing,
    Calling,
    Contest,
    Dealt,
    Discarding,
    Exchange,
    Game,
    KontraRound,
    Played,
    Playing,
    State,
    Trick,
)
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse, spelt
from tarock_steps.reference.known import why
from tarock_steps.reference.laying import discard
from tarock_steps.reference.scores import item_on_wire, line_on_wire


class Course:
    """A deal played as far as its actions are allowed."""

    def __init__(self, question: m.Deal | m.View, rules: RuleSet) -> None:
        """Play the actions of ``question``. BadQuestionError where the cards do not make up a deal."""
        self.rules = rules
        self.dealt = _dealt(question, rules)
        self.state: State = engine.begin(self.dealt, rules)
        self.bids: tuple[Bid, ...] = ()
        self.accepted = 0
        self.refusal: m.Refusal | None = None
        for index, action in enumerate(question.actions):
            found = self._take(action, f"actions[{index}]")
            if found is not None:
                self.refusal = m.Refusal(index=index, reason=found.reason, grounds=list(found.grounds))
                return
            self.accepted += 1

    def _take(self, given: m.Action, place: str) -> Objection | None:
        convert.seat(given.seat, f"{place}.seat", self.dealt.seating)
        one = convert.action(given, place, self.state, self.rules)
        if isinstance(one, Discard) and isinstance(self.state, Discarding) and one.seat == self.state.game.declarer:
            cards = convert.cards(given.what.split(), f"{place}.what", self.rules)
            self.state, discarded = discard(self.state, cards, self.rules)
            return discarded if isinstance(discarded, Objection) else None
        found = engine.objection(self.state, one, self.rules)
        if found is None:
            self.state = engine.advance(self.state, one, self.rules)
            self.bids = (*self.bids, one) if isinstance(one, Bid) else self.bids
        return found


def deal(question: m.Deal, rules: RuleSet) -> m.DealAnswer:
    """The course of a deal."""
    tariff = convert.tariff(question.tariff, rules)
    course = Course(question, rules)
    state = course.state
    game, contest = _game(state), _contest(state)
    exchange = _exchange(state)
    scores = _scores(state, tariff, rules)
    return m.DealAnswer(
        accepted=course.accepted,
        refused=course.refusal,
        next=_turns(state, rules),
        contract=_contract(state, game, contest),
        declarer=game.declarer if game is not None else getattr(state, "declarer", None),
        partner=None if game is None else game.partner,
        called=None if game is None or game.called is None else NAMES[game.called],
        hands=[spelt(hand) for hand in _hands(state, course.dealt, rules)],
        discards=spelt(exchange.laid),
        face_up=spelt(exchange.face_up),
        tricks=_tricks(state, rules),
        over=engine.is_over(state),
        augen=scores.augen,
        items=scores.items,
        lines=scores.lines,
        payments=scores.payments,
        grounds=list(merged([engine.course_grounds(state, course.bids, course.dealt, rules), scores.grounds])),
    )


def view(question: m.View, rules: RuleSet) -> m.ViewAnswer:
    """What a seat has seen."""
    course = Course(question, rules)
    if course.refusal is not None:
        reason = course.refusal.reason
        refuse(f"actions[{course.refusal.index}]", "an action that is allowed", reason)
    seat = convert.seat(question.seat, "seat", course.dealt.seating)
    cards, grounds = views.seen(course.state, course.dealt, seat, rules)
    return m.ViewAnswer(seen=spelt(cards), grounds=list(grounds))


def _dealt(question: m.Deal | m.View, rules: RuleSet) -> Dealt:
    table = convert.seating(question.players, question.dealer, rules)
    if len(question.hands) != table.players:
        refuse("hands", f"{table.players} hands, one for each seat", len(question.hands))
    size = sum(rules.dealing.packets.value)
    hands, order = [], list[Card]()
    for seat, texts in enumerate(question.hands):
        cards = convert.cards(texts, f"hands[{seat}]", rules)
        expected = size if seat in table.active else 0
        if len(cards) != expected:
            refuse(f"hands[{seat}]", f"{expected} cards", len(cards))
        order += cards
        hands.append(mask_of(cards))
    halves = []
    packets = rules.dealing.talon_packets.value
    if len(question.talon) != len(packets):
        refuse("talon", f"{len(packets)} packets", len(question.talon))
    for index, texts in enumerate(question.talon):
        cards = convert.cards(texts, f"talon[{index}]", rules)
        if len(cards) != packets[index]:
            refuse(f"talon[{index}]", f"{packets[index]} cards", len(cards))
        order += cards
        halves.append(mask_of(cards))
    try:
        dealing.refuse_wrong_pack(order, rules)
    except ValueError as fault:
        raise convert.at_place(fault, "hands and talon") from fault
    return Dealt(table, tuple(hands), (halves[0], halves[1]))


def _turns(state: State, rules: RuleSet) -> list[m.Turn]:
    against = why(engine.refused(state, rules))
    return [
        m.Turn(
            seat=choice.seat,
            do=choice.deed,  # type: ignore[arg-type]
            legal=convert.in_order([action.words for action in choice.actions]),
            grounds=list(choice.grounds),
            why=against,
        )
        for choice in engine.choices(state, rules)
    ]


def _game(state: State) -> Game | None:
    contest = _contest(state)
    return contest.game if contest is not None else getattr(state, "game", None)


def _contest(state: State) -> Contest | None:
    return state.contest if isinstance(state, Playing | Played) else None


def _exchange(state: State) -> Exchange:
    contest = _contest(state)
    if contest is not None:
        return contest.exchange
    return state.exchange if isinstance(state, Discarding | Announcing) else Exchange()


def _contract(state: State, game: Game | None, contest: Contest | None) -> str | None:
    if game is not None:
        return game.contract.name
    if contest is not None or isinstance(state, KontraRound):
        return FAHREN
    return state.contract.name if isinstance(state, Calling) else None


def _hands(state: State, dealt: Dealt, rules: RuleSet) -> tuple[int, ...]:
    if isinstance(state, Playing | Announcing):
        return state.hands
    if isinstance(state, Played):
        return tuple(0 for _ in dealt.hands)
    if isinstance(state, KontraRound):
        return trischaken.hands(dealt, rules)
    if isinstance(state, Discarding):
        declarer = state.game.declarer
        return tuple(state.hand if seat == declarer else hand for seat, hand in enumerate(dealt.hands))
    return dealt.hands


def _tricks(state: State, rules: RuleSet) -> list[m.WonTrick]:
    if not isinstance(state, Playing | Played):
        return []
    return [_trick(state.contest, number, trick, rules) for number, trick in enumerate(state.tricks, start=1)]


def _trick(contest: Contest, number: int, trick: Trick, rules: RuleSet) -> m.WonTrick:
    return m.WonTrick(
        leader=trick.leader,
        cards=[NAMES[card] for card in trick.cards],
        winner=trick.winner,
        grounds=list(play.trick_grounds(contest, number, trick, rules)),
    )


class Scores(NamedTuple):
    """What a finished deal adds to its course; all of it empty as long as it goes on."""

    augen: dict[str, int]
    items: list[m.Item]
    lines: list[m.Line]
    payments: list[int]
    grounds: Grounds


def _scores(state: State, tariff: int, rules: RuleSet) -> Scores:
    if not engine.is_over(state):
        return Scores({}, [], [], [], ())
    settlement = engine.settlement(state, rules, tariff)
    augen, items, grounds = _counted(state, rules)
    return Scores(
        augen,
        items,
        [line_on_wire(line) for line in settlement.lines],
        list(settlement.payments),
        merged([settlement.grounds, grounds]),
    )


def _counted(state: State, rules: RuleSet) -> tuple[dict[str, int], list[m.Item], Grounds]:
    """Augen, items, and the clauses on which they rest."""
    if not isinstance(state, Played):
        return {}, [], (rules.calling.schleifen.clause,)
    method = rules.counting.method.clause
    if state.contest.game is None:
        by_seat = counting.augen_by_seat(state.contest, state.tricks, rules)
        return {str(seat): augen for seat, augen in enumerate(by_seat)}, [], (method,)
    ending = bonuses.ending_of(state.contest.game, state, rules)
    augen = bonuses.augen(ending, rules)
    by_side = {"declarer": augen[Side.DECLARER], "foes": augen[Side.FOES]}
    scored, unscored = bonuses.items(ending, rules), bonuses.unscored(ending, rules)
    grounds = merged([(method,), *(one.grounds for one in scored), *(one.grounds for one in unscored)])
    return by_side, [item_on_wire(one) for one in scored], grounds
