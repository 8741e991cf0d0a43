"""The checks of Then steps about cards: the pack, hands and Talon, what players see, and what cards are worth.

Each method is called for a step: it compares a part of the last answer with the step, and raises Mismatch if they
differ (or only records it).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_language.message import Argument, Message, Word, message
from tarock_protocol.errors import Declined
from tarock_protocol.messages.answers import (
    CountAnswer,
    DealAnswer,
    DealingAnswer,
    DeckAnswer,
    DiscardAnswer,
    ViewAnswer,
)
from tarock_protocol.messages.parts import Amount
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.expect.base import AnswerChecks
from tarock_steps.expect.comparing import Elements, in_a_row
from tarock_steps.table import position_questions
from tarock_steps.table.rows import read_rows
from tarock_steps.table.setup import read_cards
from tarock_steps.table.turns import augen_in_words, cards_said, split_list

TRUMPS: Final = "the trumps"
NOBODY: Final = "nobody"


class CardExpectations(AnswerChecks):
    """Checks of the deck, of hands and Talon, and of what players see."""

    # ----------------------------------------------------------------------------------------------- the deck

    def worth(self, cards: str, augen: Amount) -> None:
        """Each of these cards has this number of Augen."""
        answer = self._answer(DeckAnswer)
        self._insist_on("augen")
        for card in read_cards(cards):
            self._reads("augen", card)
            given = augen_in_words(answer.augen[card]) if card in answer.augen else message("nothing said")
            rest = Elements(rest=_why(answer, "augen"))
            self._same(message("the Augen of {card}", card=card), augen_in_words(augen), given, elements=rest)
            self._note_deck(answer, card)

    def row(self, row: str, cards: str) -> None:
        """The trumps or a suit are these cards, from the highest down."""
        answer = self._answer(DeckAnswer)
        self._insist_on("trumps" if row == TRUMPS else "suits")
        suit = row[-1]
        self._reads(*(("trumps",) if row == TRUMPS else ("suits", suit)))
        given = answer.trumps if row == TRUMPS else answer.suits.get(suit, [])
        wanted = read_cards(cards)
        elements = Elements(wanted, given, rest=_why(answer, "trumps" if row == TRUMPS else "suits"))
        what = message("the trumps from the top")
        if row != TRUMPS:
            what = message("the suit {suit} from the top", suit=suit)
        self._same(what, " ".join(wanted), " ".join(given), elements=elements)
        self._note_deck(answer, "trumps" if row == TRUMPS else suit, *given)

    def trull(self, cards: str) -> None:
        """These cards are the Trull."""
        answer = self._answer(DeckAnswer)
        self._insist_on("trull")
        self._reads("trull")
        self._same_cards(message("the Trull"), read_cards(cards), answer.trull, _why(answer, "trull"))
        self._note_deck(answer, "trull", *answer.trull)

    def named(self, name: str, card: str) -> None:
        """The card has this name."""
        answer = self._answer(DeckAnswer)
        self._insist_on("names")
        self._reads("names", name)
        given = [answer.names[name]] if name in answer.names else []
        self._same_cards(message("the card {name}", name=name), read_cards(card), given, _why(answer, "names", name))
        self._note_deck(answer, name, "names", *given)

    def deck(self, cards: int, augen: Amount) -> None:
        """The deck has this number of cards and of Augen."""
        answer = self._answer(DeckAnswer)
        self._insist_on("trumps", "suits", "augen", "total")
        self._reads({"count": "cards"})
        self._reads("total")
        rows = (answer.trumps, *answer.suits.values(), answer.augen)
        found, total = len({card for row in rows for card in row}), augen_in_words(answer.total)
        wanted, given = (
            message("{number} cards, {augen} Augen", number=number, augen=worth)
            for number, worth in ((cards, augen_in_words(augen)), (found, total))
        )
        self._same(message("the deck"), wanted, given, elements=Elements(rest=_why(answer, "total")))
        self._note_deck(answer, "total")

    def _note_deck(self, answer: DeckAnswer, *parts: str) -> None:
        self._inquiry.note(answer.grounds, *(answer.why.get(part, ()) for part in parts))

    def count(self, augen: Amount) -> None:
        """The cards in the question have this number of Augen."""
        answer = self._answer(CountAnswer)
        self._insist_on("augen")
        self._reads("augen")
        self._same(message("the Augen"), augen_in_words(augen), augen_in_words(answer.augen))
        self._inquiry.note(answer.grounds)

    # ---------------------------------------------------------------------------------------- hands and Talon

    def hand(self, player: str, cards: str) -> None:
        """A player holds exactly these cards."""
        answer = self._answer(DealAnswer, DealingAnswer)
        self._insist_on("hands")
        seat = self._inquiry.seating.seat(player)
        self._reads("hands", seat)
        if not answer.hands:
            raise Declined(message("does not say who holds which cards"))
        self._one_per_seat("hands", answer.hands)
        self._same_cards(message("{player}'s hand", player=Word(player)), read_cards(cards), answer.hands[seat])
        self._inquiry.note(answer.grounds)

    def halves(self, *halves: str) -> None:
        """The Talon has these halves."""
        answer = self._answer(DealingAnswer)
        self._insist_on("talon")
        self._reads("talon")
        wanted, given = (
            message("{parts:|}", parts=[*map(cards_said, several)])
            for several in (map(read_cards, halves), answer.talon)
        )
        self._same(message("the halves of the Talon"), wanted, given)
        self._inquiry.note(answer.grounds)

    def face_up(self, cards: str) -> None:
        """Exactly these cards lie face up."""
        answer = self._answer(DealAnswer, DiscardAnswer)
        self._insist_on("face_up")
        self._reads("face_up")
        self._same_cards(message("the cards that lie face up"), read_cards(cards), answer.face_up)
        self._inquiry.note(answer.grounds)

    def laid_away(self, cards: str) -> None:
        """Exactly these cards were laid away."""
        answer = self._answer(DealAnswer)
        self._insist_on("discards")
        self._reads("discards")
        self._same_cards(message("the cards laid away"), read_cards(cards), answer.discards)
        self._inquiry.note(answer.grounds)

    def tricks(self, table: Sequence[Sequence[object]]) -> None:
        """Exactly these tricks have been taken, in this order."""
        answer = self._answer(DealAnswer)
        self._insist_on("tricks")
        self._reads("tricks", ["leader", "cards", "winner"])
        rows = read_rows(table, ("leader", "cards", "winner"))
        wanted = [_trick(Word(row["leader"]), read_cards(row["cards"]), Word(row["winner"])) for row in rows]
        given = [_trick(self._name(trick.leader), trick.cards, self._name(trick.winner)) for trick in answer.tricks]
        self._same(message("the tricks"), in_a_row(wanted), in_a_row(given), elements=Elements(wanted, given))
        self._inquiry.note(*(trick.grounds for trick in answer.tricks))

    # --------------------------------------------------------------------------------------- what players see

    def seen(self, cards: str) -> None:
        """Each of these cards has been seen."""
        wanted, seen = self._seen(cards)
        self._same_cards(message("the cards that have been seen"), wanted, [card for card in wanted if card in seen])

    def not_seen(self, cards: str) -> None:
        """None of these cards has been seen."""
        unwanted, seen = self._seen(cards)
        self._same_cards(message("which of these have been seen"), (), [card for card in unwanted if card in seen])

    def confers(self, player: str, others: str) -> None:
        """A player may talk about the play with exactly these others at this point of the deal."""
        inquiry, seat = self._inquiry, self._inquiry.seating.seat(player)
        if inquiry.is_about_deal:
            inquiry.unrefused()
            inquiry.position(position_questions.view(inquiry.course, seat), seat=seat)
        answer = self._answer(ViewAnswer)
        self._insist_on("confers")
        self._reads("confers")
        self._same_player(message("who is asked about"), player, inquiry.asked_seat)
        expected = [] if others == NOBODY else [inquiry.seating.seat(other) for other in split_list(others)]
        wanted, given = ([*map(self._name, sorted(seats))] or Word(NOBODY) for seats in (expected, answer.confers))
        self._same(message("with whom {player} may confer", player=Word(player)), wanted, given)
        inquiry.note(answer.grounds)

    def _seen(self, cards: str) -> tuple[Sequence[str], Sequence[str]]:
        answer = self._answer(ViewAnswer)
        self._insist_on("seen")
        wanted = read_cards(cards)
        self._reads("seen", {"among": wanted})
        self._inquiry.note(answer.grounds)
        return wanted, answer.seen


def _trick(leader: Argument, cards: Sequence[str], winner: Argument) -> Message:
    return message("{leader}: {cards} won by {winner}", leader=leader, cards=" ".join(cards), winner=winner)


def _why(answer: DeckAnswer, *parts: str) -> list[str]:
    """The clauses that the answer names for some parts of the deck, and those about which cards there are."""
    pack = (ground for ground in answer.grounds if area_of(ground) == "cards")
    return [*(ground for part in parts for ground in answer.why.get(part, ())), *pack]
