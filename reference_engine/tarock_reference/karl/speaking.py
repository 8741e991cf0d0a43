"""Answers about announcements and doublings."""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import FAHREN, SPIEL, Say
from tarock_engine.karl import announcing
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing, Unplayed
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Claim, Exchange, Game, Playing, State
from tarock_reference import convert, partial_deals
from tarock_reference.convert import refuse_question
from tarock_reference.partial_deals import clauses_by_act
from tarock_steps.protocol.messages import answers, parts, questions

_EVERY_ACCOUNT: Final = Chain(Claim(SPIEL, None, contained=False), (-1,))
"""The game as such, which one word can be about although each opponent doubles it for himself."""


def say(given: parts.Action, state: State, rules: KarlRules) -> Say:
    """One utterance of the round."""
    del state
    return convert.say(given.seat, given.what, rules, rules.items)


def may_announce(question: questions.MayAnnounce, rules: KarlRules) -> answers.TurnAnswer:
    """What the player in turn may say; nobody says anything in Fahren."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        refuse_in_fahren(question)
        grounds = (rules.trischaken.kontra_is_barred.clause, rules.trischaken.nothing_said.clause)
        return answers.TurnAnswer(seat=None, legal=[], grounds=list(grounds))
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        return answers.TurnAnswer(seat=None, legal=[], grounds=[rules.announcing.ends_when_all_say_gut.clause])
    state = announcing.holding(state, hand, rules)
    found = announcing.choices(state, rules)[0]
    return answers.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=clauses_by_act(announcing.refused(state, rules)),
    )


def refuse_in_fahren(question: questions.MayAnnounce) -> None:
    """Refuse a declarer, and what only goes with one, where everybody plays for himself."""
    for place, given in (("declarer", question.declarer), ("partner", question.partner), ("called", question.called)):
        if given is not None:
            refuse_question(place, f"none in {FAHREN}", given)
    if question.said:
        refuse_question("said", f"nothing in {FAHREN}", question.said[0].what)


def announcing_after(question: questions.MayAnnounce | questions.Result, table: Seating, rules: KarlRules) -> State:
    """The round after everything that was said; or what follows when all is said."""
    game = game_of(question, table, rules)
    state = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    convert.refuse_unspoken(question.said, "said")
    for index, action in enumerate(question.said):
        if not isinstance(state, Announcing):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        if action.seat != state.speaker:
            refuse_question(f"said[{index}].seat", str(state.speaker), action.seat)
        one, known = say(action, state, rules), (rules.announcing.opening_words.value, *rules.items[1:])
        convert.refuse_misdoubled(one, f"said[{index}].what", rules, rules.items)
        convert.refuse_unsayable(one, f"said[{index}].what", (_EVERY_ACCOUNT, *state.chains), known)
        _refuse_unlawful(state, one, f"said[{index}].what", rules)
        state = announcing.after(state, one, rules)
    return state


def _refuse_unlawful(state: Announcing, one: Say, place: str, rules: KarlRules) -> None:
    """Refuse what nobody may have said, whatever his hand; an open turn may be closed, since a hand can owe more."""
    if one.step is None and state.opened:
        return
    holding = announcing.holding(state, rules.pack, rules)
    convert.refuse_unlawful(one, place, announcing.objection(holding, one, rules))


def game_of(question: questions.MayAnnounce | questions.Result, table: Seating, rules: KarlRules) -> Game:
    """What is played, by whom."""
    if question.contract == FAHREN:
        refuse_question("contract", "a game with a declarer", repr(FAHREN))
    return partial_deals.game_asked(question, table, rules)


def chains_after(question: questions.Result, table: Seating, rules: KarlRules) -> tuple[Chain, ...]:
    """What was announced and doubled."""
    match announcing_after(question, table, rules):
        case Announcing(chains=chains) | Unplayed(chains=chains):
            return chains
        case Playing(contest=contest):
            return contest.chains
        case _:
            return ()
