"""Answers to questions about a whole deal: its course as far as the actions go, and what a seat has seen."""

from __future__ import annotations

from tarock_engine import bonuses, counting, dealing, engine, play, trischaken
from tarock_engine import view as views
from tarock_engine.actions import FAHREN, Bid
from tarock_engine.cards import NAMES, Card
from tarock_engine.findings import merged
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.ruling import Objection
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
from tarock_steps.reference import convert, positions
from tarock_steps.reference.convert import refuse, spelt


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

    def _take(self, action: m.Action, place: str) -> Objection | None:
        convert.seat(action.seat, f"{place}.seat", self.dealt.seating)
        if action.do == "discard" and isinstance(self.state, Discarding):
            return self._discard(action, place)
        one = convert.actions(action, place, self.state, self.rules)[0]
        found = engine.objection(self.state, one, self.rules)
        if found is None:
            self.state = engine.advance(self.state, one, self.rules)
            self.bids = (*self.bids, one) if isinstance(one, Bid) else self.bids
        return found

    def _discard(self, action: m.Action, place: str) -> Objection | None:
        cards = convert.cards(action.what.split(), f"{place}.what", self.rules)
        assert isinstance(self.state, Discarding)
        if action.seat != self.state.game.declarer:
            return engine.objection(self.state, convert.actions(action, place, self.state, self.rules)[0], self.rules)
        self.state, found = positions.discard(self.state, [NAMES[card] for card in cards], self.rules)
        return found if isinstance(found, Objection) else None


def deal(question: m.Deal, rules: RuleSet) -> m.DealAnswer:
    """The course of a deal."""
    if question.tariff < 1:
        refuse("tariff", "a positive number of Cent", question.tariff)
    course = Course(question, rules)
    state = course.state
    game, contest = _game(state), _contest(state)
    exchange = _exchange(state)
    scores = _scores(state, question.tariff, rules)
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
        **scores,
        grounds=list(
            merged([engine.course_grounds(state, course.bids, course.dealt, rules), tuple(scores_grounds(state, question, rules))])
        ),
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
        hands.append(convert.mask_of(cards))
    halves = []
    packets = rules.dealing.talon_packets.value
    if len(question.talon) != len(packets):
        refuse("talon", f"{len(packets)} packets", len(question.talon))
    for index, texts in enumerate(question.talon):
        cards = convert.cards(texts, f"talon[{index}]", rules)
        if len(cards) != packets[index]:
            refuse(f"talon[{index}]", f"{packets[index]} cards", len(cards))
        order += cards
        halves.append(convert.mask_of(cards))
    try:
        dealing.refuse_wrong_pack(order, rules)
    except ValueError as fault:
        raise convert.BadQuestionError(f"hands and talon: {fault}") from fault
    return Dealt(table, tuple(hands), (halves[0], halves[1]))


def _turns(state: State, rules: RuleSet) -> list[m.Turn]:
    why = {action.words: list(found.grounds) for action, found in engine.refused(state, rules)}
    secret = (rules.calling.secret.clause,) if isinstance(state, Announcing) and state.game.called is not None else ()
    return [
        m.Turn(
            seat=choice.seat,
            do=choice.deed,  # type: ignore[arg-type]
            legal=convert.in_order([action.words for action in choice.actions]),
            grounds=[*choice.grounds, *secret],
            why=why,
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
    found = contest.exchange if contest is not None else getattr(state, "exchange", Exchange())
    assert isinstance(found, Exchange)
    return found


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


def _scores(state: State, tariff: int, rules: RuleSet) -> dict[str, object]:
    """The fields of a finished deal."""
    if not engine.is_over(state):
        return {}
    settlement = engine.settlement(state, rules, tariff)
    found: dict[str, object] = {
        "payments": list(settlement.payments),
        "lines": [positions.line_on_wire(line) for line in settlement.lines],
    }
    if isinstance(state, Played):
        if state.contest.game is None:
            by_seat = counting.augen_by_seat(state.contest, state.tricks, rules)
            found["augen"] = {str(seat): augen for seat, augen in enumerate(by_seat)}
        else:
            ending = bonuses.ending_of(state, rules)
            found["items"] = [positions.item_on_wire(one, rules) for one in bonuses.items(ending, rules)]
            augen = bonuses.augen(ending, rules)
            found["augen"] = {"declarer": augen[Side.DECLARER], "foes": augen[Side.FOES]}
    return found


def scores_grounds(state: State, question: m.Deal, rules: RuleSet) -> list[str]:
    """The clauses on which the scores of a finished deal rest."""
    if not engine.is_over(state):
        return []
    settlement = engine.settlement(state, rules, question.tariff)
    given_up = [] if isinstance(state, Played) else [rules.calling.schleifen.clause]
    found = [*settlement.grounds, *given_up, rules.counting.method.clause]
    if isinstance(state, Played) and state.contest.game is not None:
        ending = bonuses.ending_of(state, rules)
        found += [clause for one in bonuses.unscored(ending, rules) for clause in one.grounds]
    return found


