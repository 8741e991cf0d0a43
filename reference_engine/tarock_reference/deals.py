"""Answers the questions about a whole deal: its course as far as it is told, and what a seat has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, get_args

from tarock_engine import dealing, engine, play
from tarock_engine.actions import Bid, Call, Discard, Double, Play, Say, Take
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.house_bidding import besides
from tarock_engine.refusals import merged
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import Grounds, IllegalActionError, Objection
from tarock_engine.seating import Seat
from tarock_engine.state import Calling, Contest, Dealt, Discarding, Exchange, Playing, State, TakenTrick, is_contested
from tarock_language.data import as_data
from tarock_language.message import SaidError, Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, doubled_deals, scores
from tarock_reference.bad_questions import at_place, refuse_question
from tarock_reference.convert import spelt
from tarock_reference.discarding import discard
from tarock_reference.source_answers import Slipped, answers_of

_DEEDS: Final[Mapping[str, type | tuple[type, ...]]] = {
    "bid": Bid,
    "call": Call,
    "talon": Take,
    "discard": Discard,
    "say": (Say, Double),
    "play": Play,
}
"""The engine's actions for each deed of the protocol."""


class DealCourse:
    """A deal played from the state ``begun``, as far as its ``actions`` are allowed."""

    def __init__(self, dealt: Dealt, begun: State, actions: Sequence[parts.Action], rules: RuleSet) -> None:
        self.rules = rules
        self.dealt = dealt
        self.state = begun
        self.before = begun
        self.bids: tuple[Bid, ...] = ()
        self.slips: tuple[Slipped, ...] = ()
        self.taken_back: tuple[Slipped, ...] = ()
        self.accepted = 0
        self.objection: Objection | None = None
        for index, action in enumerate(actions):
            self.objection = self._take(action, f"actions[{index}]")
            if self.objection is not None:
                return
            self.accepted += 1

    @classmethod
    def of(cls, question: questions.Deal | questions.View, rules: RuleSet) -> DealCourse:
        """The course of a whole deal. Raises BadQuestionError if the cards are no complete pack."""
        dealt = _dealt(question, rules)
        return cls(dealt, engine.begin(dealt, rules), question.actions, rules)

    @property
    def refusal(self) -> parts.Refusal | None:
        """The first action that is not allowed, in the form of the protocol."""
        if self.objection is None:
            return None
        return parts.Refusal(
            index=self.accepted,
            reason=str(self.objection.reason),
            grounds=list(self.objection.grounds),
            message=as_data(self.objection.reason),
        )

    @property
    def grounds(self) -> Grounds:
        """The clauses about the game, its players, the cards that count for each side, and the broken rules."""
        played = engine.course_grounds(self.state, self.bids, self.dealt, self.rules)
        return merged([played, *(slip.grounds for slip in (*self.slips, *self.taken_back))])

    @property
    def lying(self) -> State:
        """The last state that knows where the cards lie; a deal that a Renonce has ended knows it no more."""
        return self.state if self.offender is None else self.before

    @property
    def offender(self) -> Seat | None:
        """The seat that pays for a Renonce, if there is one."""
        breaches = answers_of(self.rules).breaches
        return None if breaches is None or breaches.offender is None else breaches.offender(self.state)

    def _take(self, given: parts.Action, place: str) -> Objection | None:
        convert.seat(given.seat, f"{place}.seat", self.dealt.seating)
        try:
            if given.do == "renonce":
                self._expose(given, place)
            elif given.unnoticed:
                self._overlook(given, place)
            else:
                return self._apply(given, place)
        except IllegalActionError as fault:
            return fault.objection
        return None

    def _apply(self, given: parts.Action, place: str) -> Objection | None:
        one = convert.action(given, place, self.state, self.rules)
        if isinstance(one, Bid) and one.name in besides(self.rules):
            refuse_question(
                f"{place}.what", message("one game; those beside each other are asked about one by one"), one.name
            )
        match one, self.state, engine.rules_here(self.state, self.rules):
            case Discard(seat=seat), Discarding() as state, WithTalon() as rules if seat == state.game.declarer:
                cards = convert.cards(given.what.split(), f"{place}.what", rules)
                self.state, discarded = discard(state, cards, rules)
                return discarded if isinstance(discarded, Objection) else None
            case _:
                pass
        self.state = engine.apply(self.state, one, self.rules)
        self.bids = (*self.bids, one) if isinstance(one, Bid) else self.bids
        return None

    def _overlook(self, given: parts.Action, place: str) -> None:
        """Do an act that breaks the rules and that nobody notices."""
        breaches = answers_of(self.rules).breaches
        if breaches is None:
            convert.refuse_unnoticed(given, place, self.rules)
        one, here = convert.action(given, place, self.state, self.rules), engine.rules_here(self.state, self.rules)
        if isinstance(one, Discard) and breaches.laid_away is not None:
            laid = mask_of(convert.cards(given.what.split(), f"{place}.what", self.rules))
            self.state, slip = breaches.laid_away(self.state, one.seat, laid, here)
        else:
            self.state, slip = breaches.overlooked(self.state, one, here)
        self.slips = (*self.slips, slip)
        self.bids = (*self.bids, one) if isinstance(one, Bid) else self.bids

    def _expose(self, given: parts.Action, place: str) -> None:
        """Let a player point out a breach of another; it ends the deal or is taken back."""
        breaches = answers_of(self.rules).breaches
        if breaches is None or breaches.exposed is None or breaches.slips_left is None:
            refuse_question(
                f"{place}.do",
                message("one of {known} in {rules}", known=get_args(parts.Due), rules=self.rules.name),
                given.do,
            )
        if not given.what.isdecimal():
            refuse_question(f"{place}.what", message("the seat of whoever broke the rules"), repr(given.what))
        offender = convert.seat(int(given.what), f"{place}.what", self.dealt.seating)
        if given.unnoticed:
            refuse_question(f"{place}.unnoticed", message("no, because it is noticed"), Word("yes"))
        before = self.state
        self.state = breaches.exposed(
            before, self.slips, convert.actor(given), offender, engine.rules_here(before, self.rules)
        )
        self.before = before
        if not engine.is_over(self.state):
            left = breaches.slips_left(self.slips, offender, self.state)
            self.taken_back += tuple(slip for slip in self.slips if slip not in left)
            self.slips = left


def deal(question: questions.Deal, rules: RuleSet) -> answers.DealAnswer:
    """The course of a deal."""
    scores.tariff(question, rules)
    doubled_deals.refuse_doubled(question, rules)
    course = DealCourse.of(question, rules)
    state, lying = course.state, course.lying
    game, exchange = lying.game, lying.exchange or Exchange()
    scored = _scores(state, question, rules)
    return answers.DealAnswer(
        accepted=course.accepted,
        refused=course.refusal,
        next=turns_of(state, rules),
        contract=_contract(lying, rules),
        declarer=_declarer(lying),
        partner=None if game is None else game.partner,
        called=None if game is None or game.called is None else NAMES[game.called],
        hands=[spelt(hand) for hand in hands_left(lying, course.dealt, rules)],
        discards=spelt(exchange.laid),
        face_up=spelt(exchange.face_up),
        tricks=tricks_taken(lying, rules),
        over=engine.is_over(state),
        augen=scored.augen,
        items=scored.items,
        lines=scored.lines,
        payments=scored.payments,
        renonce=course.offender,
        grounds=list(merged([course.grounds, scored.grounds])),
    )


def view(question: questions.View, rules: RuleSet) -> answers.ViewAnswer:
    """The cards that a seat has seen, and the seats with which it may confer."""
    course = DealCourse.of(question, rules)
    if course.objection is not None:
        place, expected = f"actions[{course.accepted}]", message("an action that is allowed")
        refuse_question(place, expected, course.objection.reason)
    seat = convert.seat(question.seat, "seat", course.dealt.seating)
    cards, grounds = engine.seen(course.lying, course.dealt, seat, rules)
    company, allowed = engine.confers(course.state, seat, rules)
    return answers.ViewAnswer(seen=spelt(cards), confers=list(company), grounds=list(merged([grounds, allowed])))


def _dealt(question: questions.Deal | questions.View, rules: RuleSet) -> Dealt:
    table = convert.seating(question.players, question.dealer, rules)
    if len(question.hands) != table.players:
        refuse_question(
            "hands", message("{number} hands, one for each seat", number=table.players), len(question.hands)
        )
    sizes = dealing.hand_sizes(rules)
    hands, order = [], list[Card]()
    for seat, texts in enumerate(question.hands):
        held = convert.cards_of_hand(texts, f"hands[{seat}]", rules, sizes if seat in table.active else (0,))
        hands.append(mask_of(held))
        order += held
    talon = [*convert.talon_packets(question.talon, rules)]
    pile = [card for packet in talon for card in packet]
    order += pile
    try:
        dealing.refuse_wrong_pack(order, rules)
    except SaidError as fault:
        raise at_place(fault, "hands and talon") from fault
    first_half, second_half = map(mask_of, talon or ((), ()))
    return Dealt(table, tuple(hands), (first_half, second_half), order=tuple(pile))


def turns_of(state: State, rules: RuleSet) -> list[parts.Turn]:
    """The turns that are due: who may act, what is allowed, and why the rest is not."""
    refused = list(engine.refused(state, rules))
    return [
        parts.Turn(
            seat=choice.seat,
            do=choice.deed,  # type: ignore[arg-type]
            legal=convert.in_order([action.words for action in choice.actions]),
            grounds=list(choice.grounds),
            why=convert.clauses_by_act(
                (action, found) for action, found in refused if isinstance(action, _DEEDS[choice.deed])
            ),
        )
        for choice in engine.choices(state, rules)
    ]


def _contract(state: State, rules: RuleSet) -> str | None:
    found = rules.procedure.contract_of(state)
    return found.name if isinstance(found, Contract) else found


def hands_left(state: State, dealt: Dealt, rules: RuleSet) -> tuple[Mask, ...]:
    """The cards that each seat still has, also if the deal ended before they were played.

    They are the dealt cards and what the declarer took, without the cards laid away and played.
    """
    held, declarer = list(answers_of(rules).hands(state, dealt, rules)), _declarer(state)
    exchange = state.exchange or Exchange()
    if declarer is not None:
        held[declarer] = (held[declarer] | exchange.taken) & ~exchange.laid
    table = state.table if isinstance(state, Playing) else ()
    tricks = state.tricks if is_contested(state) else ()
    played = mask_of((*table, *(card for trick in tricks for card in trick.cards)))
    return tuple(hand & ~played for hand in held)


def _declarer(state: State) -> Seat | None:
    """The declarer, as far as he is known."""
    if isinstance(state, Calling):
        return state.declarer
    return None if state.game is None else state.game.declarer


def tricks_taken(state: State, rules: RuleSet) -> list[parts.WonTrick]:
    """The complete tricks so far."""
    if not is_contested(state):
        return []
    return [_trick(state.contest, number, trick, rules) for number, trick in enumerate(state.tricks, start=1)]


def _trick(contest: Contest, number: int, trick: TakenTrick, rules: RuleSet) -> parts.WonTrick:
    return parts.WonTrick(
        leader=trick.leader,
        cards=[NAMES[card] for card in trick.cards],
        winner=trick.winner,
        grounds=list(play.trick_grounds(contest, number, trick, rules)),
    )


class Scores(NamedTuple):
    """The scores of a finished deal; empty as long as the deal goes on."""

    augen: dict[str, parts.Amount]
    items: list[parts.Item]
    lines: list[parts.Line]
    payments: list[parts.Amount]
    grounds: Grounds


def _scores(state: State, question: questions.Deal, rules: RuleSet) -> Scores:
    if not engine.is_over(state):
        return Scores(augen={}, items=[], lines=[], payments=[], grounds=())
    score = engine.score(state, rules)
    settled = engine.settlement(state, doubled_deals.rules_settled_by(question, rules), question.tariff)
    settlement = doubled_deals.staked_settlement(settled, question, rules)
    return Scores(
        augen=scores.augen_on_wire(score.augen),
        items=[scores.item_on_wire(item) for item in score.items],
        lines=[scores.line_on_wire(line) for line in settlement.lines],
        payments=[scores.wire_amount(payment) for payment in settlement.payments],
        grounds=merged([settlement.grounds, score.grounds]),
    )
