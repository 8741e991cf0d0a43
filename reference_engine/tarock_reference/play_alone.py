"""Answers the question ``play``: a deal from its first card on; the question says how auction and Talon ended."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

import msgspec

from tarock_engine import dealing, engine
from tarock_engine.actions import GUT
from tarock_engine.cards import Mask, cards_in, mask_of
from tarock_engine.contracts import TalonUse
from tarock_engine.refusals import merged
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import Objection
from tarock_engine.scoring import Score
from tarock_engine.seating import SEATS, Seat, Seating, in_turn
from tarock_engine.state import AtTalon, Dealt, Discarding, Exchange, Game, State, is_contested
from tarock_language.message import SaidError, message
from tarock_protocol.messages import answers, questions
from tarock_reference import convert, scores, talk
from tarock_reference.bad_questions import NONE, at_place, refuse_question
from tarock_reference.convert import spelt
from tarock_reference.deals import DealCourse, hands_left, tricks_taken, turns_of
from tarock_reference.discarding import discard
from tarock_reference.source_answers import alone_in, answers_of

_SILENCE: Final = (GUT, "Weiter", "ich liege")
"""The words that close a turn, or open the round, without announcing anything."""
_CARDS: Final = "hands, discards and talon"
"""The place that errors about the pack name."""


def play(question: questions.CardPlay, rules: RuleSet) -> answers.PlayAnswer:
    """Play the cards of a question: the legal cards, the tricks, and the items at the end."""
    for index, action in enumerate(question.actions):
        if action.do not in ("play", "say") or (action.unnoticed and action.do == "say"):
            refuse_question(
                f"actions[{index}]",
                message("a card, or a claim behind the last one"),
                f"{action.do} {action.what}",
            )
    dealt = _dealt(question, rules)
    course = DealCourse(dealt, _begun(question, dealt, rules), question.actions, rules)
    state = course.state
    scored = engine.score(state, rules) if engine.is_over(state) else Score({}, (), ())
    played = rules.procedure.play.course_grounds(state.contest, rules) if is_contested(state) else ()
    return answers.PlayAnswer(
        accepted=course.accepted,
        refused=course.refusal,
        next=[turn for turn in turns_of(state, rules) if turn.do in ("play", "say")],
        hands=[spelt(hand) for hand in hands_left(state, dealt, rules)],
        tricks=tricks_taken(state, rules),
        over=engine.is_over(state),
        augen=scores.augen_on_wire(scored.augen),
        items=[scores.item_on_wire(item) for item in scored.items],
        grounds=list(merged([played, scored.grounds, *(slip.grounds for slip in course.slips)])),
    )


# ------------------------------------------------------------------------------------------------------- the cards


def _dealt(question: questions.CardPlay, rules: RuleSet) -> Dealt:
    """The deal before anything was taken from the Talon; it must be a complete pack."""
    table = _seating(question, rules)
    _refuse_wrong_declarer(question, table, rules)
    if len(question.hands) != table.players:
        refuse_question(
            "hands", message("{number} hands, one for each seat", number=table.players), len(question.hands)
        )
    held = [convert.hand(texts, f"hands[{seat}]", rules) for seat, texts in enumerate(question.hands)]
    packets = [*convert.talon_packets(question.talon, rules)]
    halves = [mask_of(cards) for cards in packets] or [0, 0]
    talon, laid = halves[0] | halves[1], convert.hand(question.discards, "discards", rules)
    for seat in table.seats:
        before = held[seat] | (laid if seat == question.declarer else 0)
        _refuse_wrong_number(seat, held[seat], table, rules)
        held[seat] = before & ~talon
    if question.declarer is None and laid:
        refuse_question("discards", message("none, because nobody declares"), len(question.discards))
    order = [card for cards in (*held, *halves) for card in cards_in(cards)]
    try:
        dealing.refuse_wrong_pack(order, rules)
    except SaidError as fault:
        raise at_place(fault, _CARDS) from fault
    return Dealt(table, tuple(held), (halves[0], halves[1]), order=tuple(card for packet in packets for card in packet))


def _refuse_wrong_declarer(question: questions.CardPlay, table: Seating, rules: RuleSet) -> None:
    """Refuse a declarer in a game without one, and a missing declarer or one who sits out in any other game."""
    if question.contract == alone_in(rules):
        for place, given in (("declarer", question.declarer), ("partner", question.partner)):
            if given is not None:
                refuse_question(place, message("none in {game}", game=question.contract), given)
    elif question.declarer is None:
        refuse_question("declarer", message("a seat"), None)
    else:
        convert.seat(question.declarer, "declarer", table, active=True)


def _refuse_wrong_number(seat: Seat, held: Mask, table: Seating, rules: RuleSet) -> None:
    """Refuse a hand of the wrong size; a dealer who sits out may have the cards of the Talon."""
    talon = sum(rules.dealing.talon_packets.value)
    sizes = tuple(dealing.hand_sizes(rules)) if seat in table.active else (0, talon)
    if held.bit_count() not in sizes:
        refuse_question(f"hands[{seat}]", message("{numbers:either} cards", numbers=sizes), held.bit_count())


def _seating(question: questions.CardPlay, rules: RuleSet) -> Seating:
    """The table; another Vorhand than usual is possible if the source lets her hand on."""
    table = convert.seating(question.players, question.dealer, rules)
    if isinstance(question.vorhand, msgspec.UnsetType):
        return table
    if not answers_of(rules).beginning.hands_on:
        refuse_question("vorhand", message("none in {rules}", rules=rules.name), question.vorhand)
    vorhand = convert.seat(question.vorhand, "vorhand", table, active=True)
    return dataclasses.replace(table, active=in_turn(table.active, vorhand, 1))


# -------------------------------------------------------------------------------------------- up to the first card


def _begun(question: questions.CardPlay, dealt: Dealt, rules: RuleSet) -> State:
    """The deal before the first card and after all utterances; all states come from the engine."""
    own = answers_of(rules)
    if question.declarer is None:
        return _alone(question, dealt, rules)
    game = _game(question, dealt, SEATS[question.declarer], rules)
    state = _exchanged(question, game, rules)
    convert.refuse_unspoken(question.said, "said")
    return _silenced(question, own.beginning.hear(question, game, state, rules), rules)


def _alone(question: questions.CardPlay, dealt: Dealt, rules: RuleSet) -> State:
    """The deal before the first card, in the game in which everybody plays for himself."""
    if question.called is not None:
        refuse_question("called", message("none in {game}", game=question.contract), question.called)
    begin = answers_of(rules).beginning.begin_alone
    if begin is None:
        refuse_question("contract", message("one of {known}", known=[*rules.by_name]), repr(question.contract))
    state = _silenced(question, talk.heard_in_turn(question, begin(dealt, rules), rules), rules)
    for seat, hand in enumerate(hands_left(state, dealt, rules)):
        given = convert.hand(question.hands[seat], f"hands[{seat}]", rules)
        if given != hand:
            refuse_question(
                f"hands[{seat}]", " ".join(spelt(hand)) or message("no card"), " ".join(spelt(given)) or NONE
            )
    return state


def _game(question: questions.CardPlay, dealt: Dealt, declarer: Seat, rules: RuleSet) -> Game:
    """The game, its declarer and his partner."""
    contract = convert.contract(question.contract, rules)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    if called is None and contract.calls.value:
        refuse_question("called", message("the called card"), None)
    if called is not None and not contract.calls.value:
        refuse_question("called", message("none in a {game}", game=contract.name), question.called)
    game = answers_of(rules).beginning.game(dealt, contract, declarer, called, rules)
    if game.partner != question.partner:
        refuse_question("partner", message("none") if game.partner is None else str(game.partner), question.partner)
    return game


def _exchanged(question: questions.CardPlay, game: Game, rules: RuleSet) -> State:
    """The state after the Talon; the declarer holds what he took or has laid it away."""
    laid = convert.cards(question.discards, "discards", rules)
    held = convert.hand(question.hands[game.declarer], f"hands[{game.declarer}]", rules)
    taken = game.dealt.talon & (held | mask_of(laid))
    if not isinstance(rules, WithTalon) or game.contract.talon.value not in (TalonUse.HALF, TalonUse.WHOLE):
        if taken or laid:
            refuse_question(
                "discards",
                message("none, and nothing taken in a {game}", game=game.contract.name),
                " ".join(spelt(taken)),
            )
        return rules.procedure.announce(game, Exchange(), game.dealt.hands, rules)
    state = _taken(game, taken, rules)
    if not isinstance(state, Discarding):
        return state
    after, found = discard(state, laid, rules)
    if isinstance(found, Objection):
        refuse_question(
            "discards",
            message("cards that may be laid away"),
            message("{words} ({reason})", words=" ".join(question.discards), reason=found.reason),
        )
    return after


def _taken(game: Game, taken: Mask, rules: WithTalon) -> State:
    """The state after the declarer took these cards of the Talon; refused if he may not take them."""
    found = next((state for state in _takings(game, rules) if (state.exchange or Exchange()).taken == taken), None)
    if found is None:
        refuse_question(
            "talon",
            message("cards of it that seat {seat} may take", seat=game.declarer),
            " ".join(spelt(taken)) or NONE,
        )
    return found


def _takings(game: Game, rules: WithTalon) -> Iterator[State]:
    """The states after each decision on the Talon that leaves the game as it is."""
    before = AtTalon(game)
    for take in rules.procedure.talon.takes(game, rules):
        if engine.objection(before, take, rules) is None:
            after = engine.advance(before, take, rules)
            if after.game == game and not engine.is_over(after):
                yield after


def _silenced(question: questions.CardPlay, state: State, rules: RuleSet) -> State:
    """The deal before its first card; an empty round means that nobody said anything that matters."""
    while not is_contested(state):
        if engine.is_over(state):
            refuse_question(
                "said",
                message("a round behind which cards are played"),
                message("one behind which the game is only paid"),
            )
        turn = engine.choices(state, rules)[0]
        if question.said:
            convert.refuse_unfinished(question, turn.seat)
        word = next((action for action in turn.actions if action.words in _SILENCE), None)
        if word is None:
            refuse_question("said", message("the whole round, in which something has to be said"), message("nothing"))
        state = engine.advance(state, word, rules)
    return state
