"""Checks the tricks that a question describes: who can have led, played and taken them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine import play
from tarock_engine.cards import NAMES, Card, Mask, mask_of, named
from tarock_engine.contracts import Side
from tarock_engine.manners import FREE, Manner, Situation
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Game, TakenTrick
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_protocol.seating import ACTIVE
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import ToldTricks, spelt
from tarock_reference.scores import NAMES as SIDES
from tarock_reference.scores import side_name
from tarock_reference.source_answers import answers_of

_BOUND: Final = named("I", "II", "III", "IV")
"""The cards that an announced bird can hold back."""


class ToldGame(NamedTuple):
    """The described tricks of a game with a declarer, by number and in order."""

    question: questions.Result
    game: Game
    tricks: Mapping[int, TakenTrick]
    rules: RuleSet

    @classmethod
    def of(cls, question: questions.Result, game: Game, told: ToldTricks, rules: RuleSet) -> ToldGame:
        """Build the game, with the winner of each trick."""
        manner, found = _manner(question, rules), {}
        for number, (leader, cards) in sorted(told.items()):
            order = _order(game, leader, rules)
            found[number] = TakenTrick(leader, cards, order[play.winning_place(cards, manner, rules)])
        return cls(question, game, found, rules)

    @property
    def takers(self) -> dict[int, Seat]:
        """The winner of each trick as far as it is known, also from the lead to the next trick."""
        leads = {number - 1: trick.leader for number, trick in self.tricks.items() if number > 1}
        return leads | {number: trick.winner for number, trick in self.tricks.items()}

    def cards_of(self, number: int) -> dict[Seat, Card]:
        """The card of each player in a trick."""
        trick = self.tricks[number]
        return dict(zip(_order(self.game, trick.leader, self.rules), trick.cards, strict=True))

    def place(self, number: int) -> str:
        """The place of a trick in the question."""
        return f"played[{[trick.number for trick in self.question.played].index(number)}]"


def _manner(question: questions.Result, rules: RuleSet) -> Manner[RuleSet]:
    return rules.manners[answers_of(rules).manner(question.contract, rules)]


def _order(game: Game, leader: Seat, rules: RuleSet) -> tuple[Seat, ...]:
    return in_turn(game.dealt.seating.active, leader, rules.play.in_turn.value)


def called_holder(game: Game) -> dict[Card, Seat]:
    """The called card with its holder: the partner, or a declarer without one. Empty if no card is called."""
    holder = game.declarer if game.partner is None else game.partner
    return {} if game.called is None else {game.called: holder}


def refuse_impossible_tricks(told: ToldGame, piles: Mapping[Side, Mask]) -> None:
    """Refuse tricks that no deal has together, or not with these piles, numbers of tricks and called card."""
    _refuse_wrong_leads(told)
    _refuse_elsewhere(told, piles)
    refuse_held_elsewhere(told, called_holder(told.game))
    _refuse_breaches(told)


def _refuse_wrong_leads(told: ToldGame) -> None:
    """Refuse a lead by another player than the one to whom the trick before gives it."""
    leads = play.leads_later(_manner(told.question, told.rules), told.rules).value
    for number, trick in told.tricks.items():
        before = told.tricks.get(number - 1)
        if before is not None and trick.leader != leads(before):
            expected = message(
                "seat {seat}, because seat {winner} took trick {number}",
                seat=leads(before),
                winner=before.winner,
                number=number - 1,
            )
            refuse_question(f"{told.place(number)}.leader", expected, trick.leader)


def _refuse_elsewhere(told: ToldGame, piles: Mapping[Side, Mask]) -> None:
    """Refuse tricks that their winners cannot have: more than they took, or cards outside their pile."""
    question, side_of = told.question, told.game.side_of
    winners = [side_of(seat) for seat in told.takers.values()]
    for side, name in SIDES:
        taken, seen = question.tricks.get(name, 0), winners.count(side)
        if seen > taken:
            refuse_question(
                f"tricks.{name}", message("at least {number}, because so many are told", number=seen), taken
            )
        if piles[side].bit_count() < ACTIVE * taken:
            refuse_question(
                f"piles.{name}",
                message("at least {number} cards of {tricks} tricks", number=ACTIVE * taken, tricks=taken),
                piles[side].bit_count(),
            )
    for index, played in enumerate(question.played):
        trick = told.tricks[played.number]
        side = side_of(trick.winner)
        if mask_of(trick.cards) & ~piles[side]:
            refuse_question(
                f"played[{index}].cards",
                message("cards of piles.{side}, who take the trick", side=side_name(side)),
                played.cards,
            )


def refuse_held_elsewhere(told: ToldGame, holders: Mapping[Card, Seat]) -> None:
    """Refuse a card that is played by another player than the one who holds it."""
    for number in told.tricks:
        for player, card in told.cards_of(number).items():
            holder = holders.get(card, player)
            if player != holder:
                expected = message("the {card} of seat {seat}", card=NAMES[card], seat=holder)
                refuse_question(f"{told.place(number)}.cards", expected, message("it of seat {seat}", seat=player))


def _refuse_breaches(told: ToldGame) -> None:
    """Refuse a card that breaks the rules, as later tricks show, in a source in which no breach stands.

    Cards that an announcement may have held back are not checked.
    """
    breaches = answers_of(told.rules).breaches
    if breaches is not None and breaches.may_stand(told.rules):
        return
    free = told.rules.pack & ~_bound(told)
    for number, trick in told.tricks.items():
        for place, (seat, card) in enumerate(told.cards_of(number).items()):
            held = free & mask_of([told.cards_of(other)[seat] for other in told.tricks if other > number])
            if free >> card & 1 and not _may_play(card, held, trick.cards[:place], number, told):
                expected = message(
                    "one of {cards}, which seat {seat} still has", cards=" ".join(spelt(held)), seat=seat
                )
                refuse_question(f"{told.place(number)}.cards", expected, NAMES[card])


def _bound(told: ToldGame) -> Mask:
    """The cards that an announcement may have held back; none if nothing was said."""
    silent = not told.question.said and told.game.contract.bird is None
    return 0 if silent else _BOUND | (0 if told.game.called is None else 1 << told.game.called)


def _may_play(card: Card, held: Mask, table: Sequence[Card], number: int, told: ToldGame) -> bool:
    """Whether a card may be played from a hand with these other cards, as far as they decide it."""
    situation = Situation(held | 1 << card, tuple(table), number)
    steps = play.narrowings(situation, FREE, _manner(told.question, told.rules), told.rules)
    return bool(steps[-1].left >> card & 1)
