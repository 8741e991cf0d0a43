"""Answers questions about announcements and doublings in Karls Tarockrunde: what may be said, what follows."""

from __future__ import annotations

import functools
from typing import Final

from tarock_engine import engine
from tarock_engine.actions import FAHREN, GUT, SPIEL, Say
from tarock_engine.cards import Mask
from tarock_engine.karl import announcing, silence
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Claim, Exchange, State, Unplayed
from tarock_language.message import message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, partial_deals, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.possible.tricks import called_holder

_EVERY_ACCOUNT: Final = Chain(Claim(SPIEL, None, contained=False), (-1,))
"""The game as a whole, which one word can be about although each opponent doubles it for himself."""


def say(given: parts.Action, state: State, rules: KarlRules) -> Say:
    """An utterance of the announcing round."""
    del state
    return convert.say(convert.actor(given), given.what, rules, rules.items, GUT)


def may_announce(question: questions.MayAnnounce, rules: KarlRules) -> answers.TurnAnswer:
    """What the player in turn may say; nobody says anything in Fahren."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        partial_deals.refuse_declarer(question)
        if question.said:
            refuse_question("said", message("nothing in {game}", game=FAHREN), question.said[0].what)
        return talk.nobody_in_turn(rules.trischaken.kontra_is_barred, rules.trischaken.nothing_said)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = announcing_after(question, table, rules, taken=_has_called_from_talon(question, hand, rules))
    if not isinstance(state, Announcing):
        return talk.nobody_in_turn(rules.announcing.ends_when_all_say_gut)
    talk.refuse_held_apart(hand, state.speaker, called_holder(state.game), talk.possibly_in_talon(state.game))
    state = announcing.holding(state, hand, rules)
    return talk.turn(state, rules)


def _has_called_from_talon(question: questions.MayAnnounce, hand: Mask, rules: KarlRules) -> bool:
    """Whether the hand shows that the called König was taken from the Talon; other speakers cannot know."""
    if not question.from_talon or question.called is None:
        return False
    return bool(hand >> convert.king(question.called, "called", rules) & 1)


def announcing_after(
    question: questions.MayAnnounce | questions.Result, table: Seating, rules: KarlRules, *, taken: bool = False
) -> State:
    """The state of the round after all utterances, or of what follows if it is over.

    ``taken`` is true if the declarer is known to have taken the called König from the Talon.
    """
    game = partial_deals.game_asked(question, table, rules)
    exchange = Exchange(taken=1 << game.called) if taken and game.called is not None else Exchange()
    begun = announcing.begin(game, exchange, game.dealt.hands, rules)
    return talk.after_all(question.said, begun, Announcing, functools.partial(_hear, rules=rules))


def _hear(state: Announcing, action: parts.Action, place: str, rules: KarlRules) -> State:
    """The round after another utterance."""
    talk.refuse_out_of_turn(action, state.speaker, place)
    one, known = say(action, state, rules), (rules.announcing.opening_words.value, *rules.items[1:])
    convert.refuse_misdoubled(one, f"{place}.what", rules, rules.items)
    convert.refuse_unsayable(one, f"{place}.what", (_EVERY_ACCOUNT, *state.chains), known, GUT)
    _refuse_unlawful(state, one, f"{place}.what", rules)
    return announcing.after(state, one, rules)


def _refuse_unlawful(state: Announcing, one: Say, place: str, rules: KarlRules) -> None:
    """Refuse what no hand allows; closing an open turn is not checked, because that may depend on the hand."""
    if one.step is None and state.opened:
        return
    holding = announcing.holding(state, rules.pack, rules)
    convert.refuse_unlawful(one, place, engine.objection(holding, one, rules))


def chains_after(question: questions.Result, table: Seating, rules: KarlRules, *, taken: bool) -> tuple[Chain, ...]:
    """The announcements and doublings of a complete round, behind which the game is played; ``taken`` as above."""
    state = announcing_after(question, table, rules, taken=taken)
    chains = state.chains if isinstance(state, Unplayed) else talk.chains_of(state, Announcing, question)
    if isinstance(state, Announcing | Unplayed) and not silence.is_played(state.game, chains, rules):
        game = state.game.contract.name
        expected = message("an announcement or a Kontra, for in silence a {game} is paid and not played", game=game)
        refuse_question("said", expected, message("{number} utterances without one", number=len(question.said)))
    return chains
