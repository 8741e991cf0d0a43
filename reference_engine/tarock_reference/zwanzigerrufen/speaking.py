"""Answers questions about announcements and doublings in Zwanzigerrufen: what may be said, what follows."""

from __future__ import annotations

import dataclasses

from tarock_engine import engine
from tarock_engine.actions import ICH_BIN_PARTNER, Bid, Say
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.contracts import Contract
from tarock_engine.seating import Seat, Seating, seated
from tarock_engine.state import Bidding, Game, Playing, State
from tarock_engine.zwanzigerrufen import announcement_rights, announcing, bidding, calling, claiming, play, throwing
from tarock_engine.zwanzigerrufen.names import DAGEGEN, DAZU, FARBENSOLO, MOND, NORMALSPIEL, SKUES, worded
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, scored_in_game, solo_games
from tarock_engine.zwanzigerrufen.state import Announcing, Claiming
from tarock_language.message import Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, partial_deals, scores, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import spelt
from tarock_reference.possible.tricks import called_holder

_Telling = questions.MayAnnounce | questions.CardPlay | questions.Result
"""The questions that describe an announcing round."""


def say(given: parts.Action, state: State, rules: ZwanzigerrufenRules) -> Say:
    """An utterance of the announcing round, or of the round of claims."""
    del state
    return convert.say(convert.actor(given), given.what, rules, rules.items, rules.announcing.closing_word.value)


def announceable(contract: Contract, rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The bonuses that can be announced in a game."""
    items = (*rules.announcing.announceable.value, *rules.announcing.announceable_sets.value)
    return tuple([item for item in items if scored_in_game(contract, item, rules)[0]])


def may_announce(question: questions.MayAnnounce, rules: ZwanzigerrufenRules) -> answers.TurnAnswer:
    """What the player in turn may say."""
    table = convert.seating(question.players, question.dealer, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    game = game_of(question, table, rules)
    state = heard(question, game, (0,) * table.players, rules)
    if not isinstance(state, Announcing):
        return talk.nobody_in_turn(rules.announcing.is_over)
    seat = state.speaker
    talk.refuse_held_apart(hand, seat, called_holder(game))
    _refuse_unfit(game, seat, hand, "hand", rules)
    hands = tuple([hand if other == seat else 0 for other in range(table.players)])
    state = _holding(state, hands, rules)
    return talk.turn(state, rules)


# ------------------------------------------------------------------------------------------------ what is played


def game_of(question: questions.MayAnnounce | questions.Result, table: Seating, rules: ZwanzigerrufenRules) -> Game:
    """The game, its declarer and his partner."""
    if question.from_talon:
        refuse_question("from_talon", message("no, because there is no Talon"), Word("yes"))
    game = partial_deals.game_asked(question, table, rules, callable_one=message("a Tarock"))
    normal = game.contract.name == NORMALSPIEL
    if normal and game.declarer != table.vorhand:
        refuse_question(
            "declarer",
            message("Vorhand, seat {seat}, in a {game}", seat=table.vorhand, game=NORMALSPIEL),
            game.declarer,
        )
    if game.called is not None and game.partner is None and not _may_call_own(game.called, rules):
        refuse_question("partner", message("the seat that holds {card}", card=str(question.called)), None)
    return game


def may_catch(rules: ZwanzigerrufenRules) -> bool:
    """Whether the Sküs can catch the Mond."""
    downwards = rules.ranking.trumps_down
    return downwards.index(SKUES) < downwards.index(MOND)


def may_be_alone(rules: ZwanzigerrufenRules) -> bool:
    """Whether the declarer may hold a Tarock that he calls."""
    return any(_may_call_own(card, rules) for card in rules.ladder)


def _may_call_own(called: Card, rules: ZwanzigerrufenRules) -> bool:
    """Whether the declarer may hold this called Tarock himself, with all higher ones."""
    downwards = rules.ladder
    least = mask_of(downwards[: downwards.index(called) + 1])
    return not calling.examine_call(called, least, rules).against


def _refuse_unfit(game: Game, seat: Seat, hand: Mask, place: str, rules: ZwanzigerrufenRules) -> None:
    """Refuse a hand that has to be thrown in, and a soloist's hand that his game does not allow."""
    dealt = partial_deals.one_hand_known(game.dealt.seating, seat, hand)
    if throwing.throwers(dealt, rules):
        refuse_question(place, message("a hand that has not to be thrown in"), " ".join(spelt(hand)))
    if seat != game.declarer:
        return
    enough = announcement_rights.has_enough(game.contract, announcement_rights.suit_cards(hand, rules))
    found = announcement_rights.examine_hand(game.contract, enough=enough)
    if found.against:
        refuse_question(
            place,
            message("a hand for a {game}", game=game.contract.name),
            message("{words} ({reason})", words=" ".join(spelt(hand)), reason=found.against),
        )


def refuse_wrong_hands(game: Game, hands: tuple[Mask, ...], rules: ZwanzigerrufenRules) -> None:
    """Refuse dealt hands with which the called card could not have been called."""
    for seat, hand in seated(hands):
        talk.refuse_held_apart(hand, seat, called_holder(game), place=f"hands[{seat}]")
    if game.called is not None:
        found = calling.examine_call(game.called, hands[game.declarer], rules)
        if found.against:
            refuse_question(
                "called",
                message("a Tarock that seat {seat} may call", seat=game.declarer),
                message("{words} ({reason})", words=NAMES[game.called], reason=found.against),
            )


# --------------------------------------------------------------------------------------------------- what was said


def heard(
    question: _Telling,
    game: Game,
    hands: tuple[Mask, ...],
    rules: ZwanzigerrufenRules,
) -> State:
    """The state of the round after all utterances, or of what follows if it is over; a hand of 0 is unknown."""
    convert.refuse_unspoken(question.said, "said")
    solos = [index for index, utterance in enumerate(question.said) if utterance.what in solo_games(rules)]
    if not solos and (question.said or isinstance(question, questions.MayAnnounce)):
        _refuse_unannounced(game)
    first = _displaced(game, hands[game.dealt.seating.vorhand], rules) if solos else game
    called_unknown = first.contract.name == NORMALSPIEL and rules.announcing.begins_after_auction is None
    certain = solos[-1] + 1 if called_unknown and solos else 0
    state: State = _holding(announcing.begin(first, rules), hands, rules)
    for index, action in enumerate(question.said):
        place = f"said[{index}]"
        state = _claims_begun(state, question, rules)
        if isinstance(state, Claiming):
            state = _claimed(state, action, place, rules)
        else:
            state = _announced(state, action, place, rules, certain=index >= certain)
    _refuse_other_game(state, game)
    return state


def _displaced(game: Game, hers: Mask, rules: ZwanzigerrufenRules) -> Game:
    """Vorhand's game before a solo game replaced it: the normal one, or her own solo if she can call nothing.

    Refuses a known hand of hers with a solo that no other game can replace.
    """
    dealt, vorhand = game.dealt, game.dealt.seating.vorhand
    if not hers or any(not calling.examine_call(card, hers, rules).against for card in rules.ladder):
        return Game(dealt, rules.by_name[NORMALSPIEL], vorhand)
    begun = Bidding(partial_deals.one_hand_known(dealt.seating, vorhand, hers), (), vorhand)
    if bidding.objection(begun, Bid(vorhand, FARBENSOLO), rules) is not None:
        expected = message("one from which a Tarock can be called, because a solo game was announced over Vorhand's")
        refuse_question(f"hands[{vorhand}]", expected, " ".join(spelt(hers)))
    return Game(dealt, rules.by_name[FARBENSOLO], vorhand)


def _refuse_unannounced(game: Game) -> None:
    """Refuse a solo game that nobody announced, unless it is that of Vorhand, who alone can begin with one."""
    vorhand = game.dealt.seating.vorhand
    if game.declarer != vorhand:
        given = message("{seat}, who has not announced it", seat=game.declarer)
        refuse_question(
            "declarer",
            message("Vorhand, seat {seat}, who begins with a {game}", seat=vorhand, game=game.contract.name),
            given,
        )


def _announced(state: State, action: parts.Action, place: str, rules: ZwanzigerrufenRules, *, certain: bool) -> State:
    """The round after another utterance, which is checked by the rules if the game is ``certain``."""
    if not isinstance(state, Announcing):
        refuse_question(place, message("nothing more, because the round is over"), action.what)
    talk.refuse_out_of_turn(action, state.speaker, place)
    one, closing = say(action, state, rules), rules.announcing.closing_word.value
    convert.refuse_misdoubled(one, f"{place}.what", rules, rules.items)
    convert.refuse_unsayable(one, f"{place}.what", state.chains, _words(rules), closing)
    if certain:
        _refuse_unlawful(state, one, f"{place}.what", rules)
    return announcing.after(state, one, rules)


def _claims_begun(state: State, question: _Telling, rules: ZwanzigerrufenRules) -> State:
    """The round of claims instead of a play that is over, if it is due."""
    if not isinstance(question, questions.Result) or not isinstance(state, Playing):
        return state
    winners = {side for side, name in scores.NAMES if question.tricks.get(name)}
    if play.is_broken_off(state.contest, winners, rules) or not claiming.is_due(sum(question.tricks.values()), rules):
        return state
    return claiming.opened(state.contest, (), scores.piles_of_tricks(question, rules), rules)


def _claimed(state: Claiming, action: parts.Action, place: str, rules: ZwanzigerrufenRules) -> State:
    """The round after another claim, or another closed turn."""
    talk.refuse_out_of_turn(action, state.speaker, place)
    one = say(action, state, rules)
    found = claiming.objection(state, one, rules)
    if found is not None:
        refuse_question(
            f"{place}.what",
            message("what may be claimed there"),
            message("{words} ({reason})", words=repr(one.words), reason=found.reason),
        )
    return claiming.after(state, one, rules)


def _words(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """All words that can be an announcement."""
    items = [worded(item, word) for item in announcement_rights.sayable(rules) for word in ("", DAZU, DAGEGEN)]
    return (*solo_games(rules), *items, ICH_BIN_PARTNER)


def _refuse_unlawful(state: Announcing, one: Say, place: str, rules: ZwanzigerrufenRules) -> None:
    """Refuse an utterance that the rules forbid; an unknown hand counts as any hand."""
    hand = state.hands[state.speaker] or rules.pack
    hands = [hand if seat == state.speaker else other for seat, other in enumerate(state.hands)]
    convert.refuse_unlawful(one, place, engine.objection(_holding(state, tuple(hands), rules), one, rules))


def _refuse_other_game(state: State, game: Game) -> None:
    """Refuse a round that leads to another game than the one of the question."""
    played = state.game
    if played is not None and (played.contract.name, played.declarer) != (game.contract.name, game.declarer):
        given = message("{game} by {seat}", game=played.contract.name, seat=played.declarer)
        refuse_question(
            "said",
            message("a round in which seat {seat} comes to play a {game}", seat=game.declarer, game=game.contract.name),
            given,
        )


def _holding(state: Announcing, hands: tuple[Mask, ...], rules: ZwanzigerrufenRules) -> Announcing:
    """The round with these hands."""
    return announcing.worked_out(state._replace(game=_with_hands(state.game, hands)), rules)


def _with_hands(game: Game, hands: tuple[Mask, ...]) -> Game:
    dealt = dataclasses.replace(game.dealt, hands=hands)
    return dataclasses.replace(game, dealt=dealt)
