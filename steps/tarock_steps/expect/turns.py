"""The checks of Then steps about turns: who is next, what is allowed, and who is who.

Each method is called for a step: it compares a part of the last answer with the step, and raises Mismatch if they
differ (or only records it).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Final

from tarock_language.message import Argument, Message, Word, in_english, message
from tarock_protocol.errors import FieldDeclined, TableError
from tarock_protocol.messages.answers import (
    DealAnswer,
    DealingAnswer,
    DiscardAnswer,
    LegalAnswer,
    NextDealerAnswer,
    SessionAnswer,
    TrickAnswer,
    TurnAnswer,
)
from tarock_protocol.messages.parts import Action, Deed, Turn
from tarock_protocol.offered_fields import REFUSED
from tarock_steps.errors import Mismatch
from tarock_steps.expect.base import AnswerChecks
from tarock_steps.expect.comparing import AS_WRITTEN, NOT_ALLOWED, Comparison, Elements, in_a_row
from tarock_steps.expect.state import WAYS, ChangedPart, changes
from tarock_steps.table.inquiry import Inquiry, PathStep
from tarock_steps.table.setup import read_cards
from tarock_steps.table.turns import choice_said, choices_said, listed_choices, split_list, turn_said

NEXT: Final = message("who is next")
TURN: Final = message("whose turn it is")
"""The names of the parts that differ where another player is due."""

_CHOSEN: Final = message("what may be chosen")
_ALLOWED: Final = message("allowed")
_OVER: Final = {True: Word("over"), False: Word("not over")}


class TurnExpectations(AnswerChecks):
    """Checks of what a player may do, of the contract, and of the parts that players have, such as the dealer's."""

    def __init__(self, inquiry: Inquiry, comparison: Comparison = AS_WRITTEN) -> None:
        super().__init__(inquiry, comparison)
        self._named_next: tuple[int, int, str] | None = None
        self._parts: Final[Mapping[str, Callable[[], int | None]]] = {
            "cuts": self._cutter,
            "sits out": self._sitting_out,
            "deals": self._dealer,
            "is Vorhand": self._vorhand,
            "wins the trick": self._trick_winner,
            "leads next": self._next_leader,
        }

    # ------------------------------------------------------------------------------------- allowed or refused

    def allowed(self) -> None:
        """The last action, or the discard in the question, is allowed."""
        if self._inquiry.is_about_deal:
            self._allowed_in_the_deal()
        else:
            self._judge_discard(self._answer(DiscardAnswer), _ALLOWED)

    def _allowed_in_the_deal(self) -> None:
        inquiry, done = self._inquiry, self._last_action()
        attempt = inquiry.deal(inquiry.course.actions)
        self._reads(REFUSED, "index")
        if attempt.refused is not None and attempt.refused.index == len(inquiry.course.before):
            refusal = inquiry.refusal(attempt.refused)
            try:
                self._insist_on(REFUSED)
            except FieldDeclined:
                inquiry.course.take_back()  # the rules refuse it, and the following steps continue without it
                raise
            self._same(refusal.what, _ALLOWED, NOT_ALLOWED, refusal.given)
            inquiry.note(attempt.refused.grounds)
            inquiry.course.take_back()
            return
        self._insist_on(REFUSED)
        answer = inquiry.unrefused()
        due = inquiry.deal(inquiry.course.before).next
        turns = [turn for turn in due if (turn.seat, turn.do) == (done.seat, done.do)]
        grounds = [ground for turn in turns for ground in turn.grounds]
        try:
            self._same(inquiry.in_words(done), _ALLOWED, _ALLOWED, elements=Elements(rest=grounds))
        except Mismatch:
            inquiry.course.take_back()  # it should have been refused, and the following steps continue without it
            raise
        inquiry.note(grounds, answer.grounds)

    def refused(self, clause: str | None = None) -> None:
        """The last action, or the discard in the question, is refused, by ``clause`` if given, and changed nothing."""
        if self._inquiry.is_about_deal:
            self._refused_in_the_deal(clause)
        else:
            answer = self._answer(DiscardAnswer)
            self._judge_discard(answer, NOT_ALLOWED)
            self._inquiry.claim_refusal(clause, answer.grounds)

    def _judge_discard(self, answer: DiscardAnswer, expected: Message) -> None:
        self._insist_on("allowed")
        self._reads("allowed")
        self._same(message("laying these cards away"), expected, _ALLOWED if answer.allowed else NOT_ALLOWED)
        self._inquiry.note(answer.grounds)

    def _refused_in_the_deal(self, clause: str | None) -> None:
        inquiry = self._inquiry
        done = inquiry.in_words(self._last_action())
        answer = inquiry.deal(inquiry.course.attempted)
        attempt = inquiry.asked_after(inquiry.course.attempted)
        inquiry.note_read(attempt, REFUSED, "index")
        if answer.refused is not None and answer.refused.index != len(inquiry.course.before):
            raise inquiry.refusal(answer.refused)
        inquiry.course.take_back()
        self._insist_on(REFUSED)
        if answer.refused is None:
            self._same(done, NOT_ALLOWED, _ALLOWED)
            return
        self._same(done, NOT_ALLOWED, NOT_ALLOWED)
        inquiry.note(answer.refused.grounds)
        inquiry.claim_refusal(clause, answer.refused.grounds)
        self._unchanged_but(attempt, changes(inquiry.unrefused(), answer, inquiry.seating), done)

    def _unchanged_but(self, attempt: int, found: Sequence[ChangedPart], done: Message) -> None:
        """The refused action changed nothing; ``attempt`` is the number of the exchange in which it was refused."""
        inquiry = self._inquiry
        before = inquiry.asked_after(inquiry.course.actions)
        for way in takewhile(lambda way: not found or way[0] != found[0].field, WAYS):
            inquiry.note_read(attempt, *way, as_in=before)
        for change in found[:1]:
            inquiry.note_read(attempt, change.field)
            what = message("{what}, after it was refused that {done}", what=change.what, done=done)
            self._differ(what, change.was, change.is_now)

    def _last_action(self) -> Action:
        attempted = self._inquiry.course.attempted
        if not attempted:
            raise TableError(message("nothing was done that could be allowed or refused"))
        return attempted[-1]

    # ------------------------------------------------------------------------------------------------ choices

    def choice(self, words: str) -> None:
        """Exactly these choices are open."""
        turn = self._turn()
        wanted = self._choices(turn, words)
        self._reads(*self._way_to(turn), "legal")
        both = self._both(turn, wanted, turn.legal)
        self._same(message("the choice"), *both, elements=self._open(turn, wanted, turn.legal))
        self._inquiry.note(turn.grounds, *turn.why.values())

    def may(self, words: str) -> None:
        """All these choices are open."""
        turn = self._turn()
        wanted = self._choices(turn, words)
        self._reads(*self._way_to(turn), "legal", {"among": wanted})
        offered = [what for what in wanted if what in turn.legal]
        _, legal = self._both(turn, (), turn.legal)
        elements = self._open(turn, wanted, offered)
        self._same(_CHOSEN, *self._both(turn, wanted, offered), legal, elements)
        self._inquiry.note(turn.grounds)

    def may_not(self, words: str, clause: str | None = None) -> None:
        """None of these choices is open; each is closed by ``clause`` if given."""
        turn = self._turn()
        unwanted = self._choices(turn, words)
        self._reads(*self._way_to(turn), "legal", {"among": unwanted})
        closed = [what for what in unwanted if what not in turn.legal]
        listed, legal = self._both(turn, unwanted, turn.legal)
        _, kept = self._both(turn, (), closed)
        elements = self._open(turn, (), [what for what in unwanted if what in turn.legal])
        none, still = (message("none of {choices}", choices=choices) for choices in (listed, kept))
        self._same(_CHOSEN, none, still, legal, elements)
        self._inquiry.note(turn.grounds, *(turn.why.get(what, ()) for what in unwanted))
        for what in unwanted:
            self._inquiry.claim_refusal(clause, turn.why.get(what, ()))

    def _turn(self) -> Turn:
        """The turn whose choices are checked: the only one, or the turn that was just named as next."""
        turns = self._turns()
        asked = self._inquiry.asked_seat
        if not turns:
            self._reads_turns(["seat"])
            self._differ(TURN, message("somebody's") if asked is None else self._name(asked), message("nobody's"))
        if asked is not None:
            self._reads_turns()
            self._same(TURN, self._name(asked), self._name(turns[0].seat))
        due = turns if len(turns) == 1 else [turn for turn in turns if self._is_named(turn)]
        if len(due) != 1:
            self._reads_turns(["seat"])
            self._differ(TURN, message("one player's"), [self._name(turn.seat) for turn in turns])
        if self._inquiry.is_about_deal:
            self._reads("next", *self._selecting(due[0]), [])
        return due[0]

    def _is_named(self, turn: Turn) -> bool:
        """Whether a check just before, without an action since, named this turn as next."""
        return (len(self._inquiry.course.actions), turn.seat, turn.do) == self._named_next

    def _selecting(self, turn: Turn) -> tuple[PathStep, ...]:
        """The step that selects a turn among those of a deal; empty if it has to be the only one."""
        return ({"seat": turn.seat, "do": turn.do},) if self._is_named(turn) else ()

    def _way_to(self, turn: Turn) -> tuple[PathStep, ...]:
        """The path to a turn in the answer."""
        return ("next", *self._selecting(turn), 0) if self._inquiry.is_about_deal else ()

    def _reads_turns(self, *of_a_deal: PathStep) -> None:
        """Note that the check looks at who may act: all turns of a deal, or the player of a position."""
        match self._inquiry.answer:
            case DealAnswer():
                self._reads("next", *of_a_deal)
            case TurnAnswer():
                self._reads("seat")
            case _:
                pass

    def _turns(self) -> list[Turn]:
        """The turns in the answer; FieldDeclined where the program does not give them."""
        turns = self._inquiry.turns
        match self._inquiry.answer:
            case TurnAnswer():
                self._insist_on("seat", "legal")
            case LegalAnswer():
                self._insist_on("legal")
            case DealAnswer():
                self._insist_on("next")
            case _:
                pass
        return turns

    def _choices(self, turn: Turn, words: str) -> list[str]:
        try:
            return listed_choices(words, turn.do, self._inquiry.seating)
        except TableError:
            # The words are about another deed than the turn's.
            self._reads_turns(["seat", "do", "legal"])
            _, legal = self._both(turn, (), turn.legal)
            what = message("the choice for {turn}", turn=turn_said(turn.seat, turn.do, self._inquiry.seating))
            self._differ(what, words, legal)

    def _open(self, turn: Turn, wanted: Iterable[str], given: Iterable[str]) -> Elements:
        """The choices as elements: an open one rests on the grounds of the turn, another on its own in ``why``."""
        seating = self._inquiry.seating
        why = {in_english(choice_said(what, turn.do, seating)): grounds for what, grounds in turn.why.items()}
        both = [[choice_said(what, turn.do, seating) for what in sorted(set(choices))] for choices in (wanted, given)]
        return Elements(both[0], both[1], why, turn.grounds)

    def _both(self, turn: Turn, expected: Iterable[str], given: Iterable[str]) -> tuple[Argument, Argument]:
        seating = self._inquiry.seating
        return choices_said(set(expected), turn.do, seating), choices_said(set(given), turn.do, seating)

    # -------------------------------------------------------------------------------------------- who is next

    def next_to(self, player: str, deed: Deed) -> None:
        """It is this player's turn to do this."""
        seat = self._inquiry.seating.seat(player)
        turns = self._turns()
        self._reads_turns(["seat", "do"], {"due": {"seat": seat, "do": deed}})
        given = [turn_said(turn.seat, turn.do, self._inquiry.seating) for turn in turns]
        expected = turn_said(seat, deed, self._inquiry.seating)
        # Where everybody may speak, or one player may do several things, one of the turns has to be the named one.
        speakers = all(turn.do == "say" for turn in turns)
        if (speakers or len({turn.seat for turn in turns}) == 1) and expected in given:
            given = [expected]
        grounds = [ground for turn in turns if turn.seat == seat for ground in turn.grounds]
        self._same(NEXT, expected, in_a_row(given) if given else Word("nobody"))
        self._named_next = (len(self._inquiry.course.actions), seat, deed)
        self._inquiry.note(grounds)
        self._inquiry.note(self._answer(DealAnswer, TurnAnswer).grounds)

    def nobody_next(self) -> None:
        """It is nobody's turn."""
        answer = self._answer(DealAnswer, TurnAnswer)
        self._reads_turns(["seat", "do"])
        given = [turn_said(turn.seat, turn.do, self._inquiry.seating) for turn in self._turns()]
        self._same(NEXT, Word("nobody"), in_a_row(given) if given else Word("nobody"))
        self._inquiry.note(answer.grounds)

    def over(self, state: str) -> None:
        """The deal is over, or is not."""
        answer = self._answer(DealAnswer)
        self._insist_on("over")
        self._reads("over")
        self._same(message("the deal"), Word(state), _OVER[answer.over])
        self._inquiry.note(answer.grounds)

    # ----------------------------------------------------------------------------------- contract and parties

    def contract(self, contract: str, player: str | None) -> None:
        """The contract, and its declarer; nobody is where everybody plays for himself."""
        answer = self._answer(DealAnswer, TurnAnswer)
        self._insist_on("contract", "declarer")
        self._reads("contract")
        self._reads("declarer")
        played = message("not settled") if answer.contract is None else answer.contract
        expected = message("{contract} by {player}", contract=contract, player=Word(player or "nobody"))
        given = message("{contract} by {player}", contract=played, player=self._name(answer.declarer))
        self._same(message("the contract"), expected, given)
        self._inquiry.note(answer.grounds)

    def partner(self, player: str | None) -> None:
        """The declarer has this partner, or none."""
        answer = self._answer(DealAnswer)
        self._insist_on("partner")
        self._reads("partner")
        self._same(message("the partner"), Word(player or "nobody"), self._name(answer.partner))
        self._inquiry.note(answer.grounds)

    def called(self, card: str | None) -> None:
        """The card that is called in the game, or none."""
        answer = self._answer(DealAnswer)
        self._insist_on("called")
        self._reads("called")
        given = [] if answer.called is None else [answer.called]
        self._same_cards(message("the called card"), read_cards(card or ""), given)
        self._inquiry.note(answer.grounds)

    # ---------------------------------------------------------------------------- the parts that players take

    def part(self, player: str, part: str) -> None:
        """A player cuts, sits out, deals, wins the trick or leads next."""
        self._same_player(message("who {part:field part}", part=Word(part)), player, self._parts[part]())

    def packets(self, players: str) -> None:
        """The packets go to these players in this order."""
        answer = self._answer(DealingAnswer)
        self._insist_on("order")
        self._reads("order")
        self._same(message("how the packets go"), [*map(Word, split_list(players))], [*map(self._name, answer.order)])
        self._inquiry.note(answer.grounds)

    def direction(self, direction: str) -> None:
        """Cards are dealt in this direction."""
        answer = self._answer(DealingAnswer)
        self._insist_on("direction")
        self._reads("direction")
        self._same(message("the direction"), Word(direction), Word(answer.direction))
        self._inquiry.note(answer.grounds)

    def _cutter(self) -> int | None:
        answer = self._answer(DealingAnswer)
        self._insist_on("cutter")
        self._reads("cutter")
        self._inquiry.note(answer.grounds)
        return answer.cutter

    def _sitting_out(self) -> int | None:
        answer = self._answer(DealingAnswer, NextDealerAnswer)
        self._insist_on("sits_out")
        self._reads("sits_out")
        self._inquiry.note(answer.grounds)
        return answer.sits_out

    def _dealer(self) -> int:
        answer = self._answer(NextDealerAnswer, SessionAnswer)
        self._insist_on("deals" if isinstance(answer, SessionAnswer) else "dealer")
        self._inquiry.note(answer.grounds)
        if isinstance(answer, SessionAnswer):
            return self._next_deal(answer, "dealer").dealer
        self._reads("dealer")
        return answer.dealer

    def _vorhand(self) -> int:
        answer = self._answer(NextDealerAnswer, SessionAnswer, DealingAnswer)
        self._insist_on("deals" if isinstance(answer, SessionAnswer) else "vorhand")
        self._inquiry.note(answer.grounds)
        if isinstance(answer, SessionAnswer):
            return self._next_deal(answer, "vorhand").vorhand
        self._reads("vorhand")
        return answer.vorhand

    def _trick_winner(self) -> int | None:
        answer = self._answer(DealAnswer, TrickAnswer)
        self._insist_on("winner" if isinstance(answer, TrickAnswer) else "tricks")
        self._reads(*(("winner",) if isinstance(answer, TrickAnswer) else ("tricks", -1, "winner")))
        if isinstance(answer, TrickAnswer):
            self._inquiry.note(answer.grounds)
            return answer.winner
        if not answer.tricks:
            return None
        self._inquiry.note(answer.tricks[-1].grounds)
        return answer.tricks[-1].winner

    def _next_leader(self) -> int | None:
        answer = self._answer(DealAnswer, TrickAnswer)
        self._insist_on("leads" if isinstance(answer, TrickAnswer) else "next")
        self._reads(*(("leads",) if isinstance(answer, TrickAnswer) else ("next", {"do": "play"}, 0, "seat")))
        if isinstance(answer, TrickAnswer):
            self._inquiry.note(answer.grounds)
            return answer.leads
        for turn in answer.next:
            if turn.do == "play":
                self._inquiry.note(turn.grounds, *(trick.grounds for trick in answer.tricks[-1:]))
                return turn.seat
        return None
