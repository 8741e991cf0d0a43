"""Translates a question of one source for another: with the names that games, items and passes have there.

None is returned for what cannot be translated: cards that the other pack does not have, games that are not played
there.
"""

from __future__ import annotations

import functools
import re
from itertools import product
from typing import Final, cast

from msgspec import UNSET
from msgspec.structs import replace

from tarock_engine.contracts import TalonUse
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import Message
from tarock_protocol.messages.answers import DealAnswer, DeckAnswer
from tarock_protocol.messages.parts import Action, Side
from tarock_protocol.messages.questions import (
    AnyQuestion,
    Deal,
    Dealing,
    Deck,
    MayAnnounce,
    MayBid,
    MayCall,
    MayDiscard,
    MayPlay,
    PastDeal,
    Question,
    Result,
    Session,
    Trick,
    View,
)
from tarock_protocol.messages.roles import Card
from tarock_protocol.seating import ACTIVE
from tarock_reference import respond
from tarock_reference.variants import variant_of_source
from tarock_register.ask.answered import answer_or_reason
from tarock_register.explain.translated_deals import PASSES, WAITS, translated_deal
from tarock_register.explain.translating import translated
from tarock_register.explain.words_of_source import doubled_there, kept_there, steps, talk
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.card_words import card_key, card_words
from tarock_steps.catalogue.loading import table_of

_OF_CARDS: Final = (MayPlay, Trick)
"""Questions in which it makes no difference which of the games that are played alike is meant."""
_BY_SEAT: Final = ("hands", "taken", "laid")
"""Fields that a result has only in sources where something depends on them."""
_SIDES: Final[tuple[Side, ...]] = ("declarer", "foes")
_KOENIGE: Final = ("K♥", "K♦", "K♠", "K♣")
_BIRD_RUFER: Final = ("Auch-Rufer", "Besser Rufer", "Spatzrufer", "Uhurufer")
_AGAINST_WHOM: Final = re.compile(r" (dazu|dagegen)$")
"""Words added to an announcement in one source only."""
_UNPRICED: Final = (Deal, MayAnnounce, MayCall, MayDiscard)
"""Questions that do not depend on what a game with a bird counts; nor does one about a game that is given up."""
_HALF: Final = 3
"""How many cards are laid away for a half of the Talon."""
_SAID: Final = "said"
_PASSES_TRIED: Final = 12
"""The most passes that are tried to end a round."""


def asked_of(question: Question, rules: str) -> AnyQuestion | None:
    """The question for a source, under the default of every option where that is another source.

    None for a question that cannot be asked there, such as a deal that does not go as far.
    """
    if question.rules == rules:
        return cast("AnyQuestion", question)
    if isinstance(question, Deal):
        return _deal_asked_of(question, rules)
    moved = replace(question, rules=rules, options={})
    game = getattr(question, "contract", None)
    if game is not None:
        moved = replace(moved, contract=_counterpart(question, game, rules))
    there = _in_its_way(moved, question.rules)
    return None if there is None else _closed(translated(cast("AnyQuestion", there)))


def _closed(there: AnyQuestion) -> AnyQuestion:
    """The same with as many passes after the last word of a round as end the round there.

    Unchanged where the round is over already, or where no number of passes ends it.
    """
    if not isinstance(there, Result) or not there.said or not _is_of_the_round(there):
        return there
    passes = talk(there.rules).closes
    words = len(there.said)
    while words and there.said[words - 1].what == passes:
        words -= 1
    said = there.said[:words]
    if not said:
        return there
    for first, number in product((said[-1].seat, said[-1].seat + 1), range(_PASSES_TRIED, -1, -1)):
        seats = [(first + place) % there.players for place in range(number)]
        again = replace(there, said=[*said, *(Action(seat=seat, do="say", what=passes) for seat in seats)])
        if not _is_of_the_round(again):
            return again
    return there


def _is_of_the_round(result: Result) -> bool:
    """Whether a result is refused because of what was said."""
    told = answer_or_reason(result, respond)
    return isinstance(told, Message) and str(told).startswith(_SAID)


def _in_its_way(moved: Question, home: str) -> Question | None:
    """The question with everything that it holds, not only words, as the other source has it."""
    match moved:
        case Session():
            return _session_there(moved, home)
        case View():
            return _view_there(moved, home)
        case Result():
            said = _said_there(moved, home)
            return _result_there(replace(moved, said=[*_opening(moved), *said] if said else []), home)
        case _:
            return _in_its_words(moved, home)


def _in_its_words(moved: Question, home: str) -> Question:
    """A question that needs no more than other words, or a pack without some cards."""
    match moved:
        case MayBid():
            return replace(moved, bids=[replace(bid, what=kept_there(moved.rules, bid.what)) for bid in moved.bids])
        case MayAnnounce():
            return replace(moved, said=[*_opening(moved), *_said_there(moved, home)])
        case Dealing():
            return replace(moved, pack=[card for card in moved.pack if card in _pack(moved.rules)])
        case _:
            return moved


def _session_there(session: Session, home: str) -> Session | None:
    """A session of the games that are played there instead; None if one source alone leaves a deal unplayed."""
    deals = [_past_there(deal, session.rules, home) for deal in session.deals]
    known = [deal for deal in deals if deal is not None]
    return replace(session, deals=known) if len(known) == len(deals) else None


def _past_there(past: PastDeal, rules: str, home: str) -> PastDeal | None:
    """A deal that is over, with what the other source knows of it; plays that decide nothing there are left out."""
    known = RULE_SETS[rules].procedure.rounds.events(RULE_SETS[rules])
    if any(event not in known and not _is_played(event, rules) for event in past.events):
        return None
    contract = talk(rules).game(past.contract)
    if contract not in variant_of_source(rules, {}).games:
        contract = _of_as_many(past.contract, home, rules)
    return replace(past, contract=contract, events=[event for event in past.events if event in known])


def _of_as_many(game: str, home: str, rules: str) -> str:
    """A game with as many players on each side, where a session depends on nothing else; empty for no sides."""
    known = RULE_SETS[home].by_name
    if game not in known or known[game].talon.value is TalonUse.UNTOUCHED:
        return ""
    games = (
        candidate
        for candidate in RULE_SETS[rules].by_name.values()
        if candidate.name in variant_of_source(rules, {}).games
    )
    fits = (candidate.name for candidate in games if bool(candidate.calls.value) is _has_call(game, home))
    return next((name for name in fits if RULE_SETS[rules].by_name[name].talon.value is not TalonUse.UNTOUCHED), "")


def _is_played(event: str, rules: str) -> bool:
    """Whether an event belongs to the play of a deal: an item, a doubling or a card that the source has too."""
    first = event.partition(" ")[0].casefold()
    items = {word.casefold() for word in (*talk(rules).words.items, *steps())}
    return first in items or bool(card_words().spellings.get(card_key(first), frozenset()) & _pack(rules))


def _view_there(view: View, home: str) -> View | None:
    """What somebody has seen of a deal, by the turns of the other source."""
    fields = {name: getattr(view, name) for name in ("players", "dealer", "hands", "talon", "actions")}
    there = _deal_asked_of(Deal(id=0, rules=home, **fields), view.rules)
    return None if there is None else replace(view, actions=there.actions)


def _result_there(result: Result, home: str) -> Result | None:
    if not table_of(result.rules).results_need_hands:
        result = replace(result, **dict.fromkeys(_BY_SEAT, UNSET))
    as_long = RULE_SETS[home].tricks == RULE_SETS[result.rules].tricks
    return result if as_long else _of_its_last_tricks(result, home)


@functools.cache
def _pack(rules: str) -> frozenset[str]:
    """The cards of a source."""
    told = answer_or_reason(Deck(id=0, rules=rules), respond)
    return frozenset(told.augen) if isinstance(told, DeckAnswer) else frozenset()


def _opening(asked: MayAnnounce | Result) -> list[Action]:
    """What opens the announcements, in sources where something does."""
    opens = table_of(asked.rules).opens
    return [Action(seat=asked.declarer, do="say", what=opens)] if opens and asked.declarer is not None else []


def _said_there(asked: MayAnnounce | Result, home: str) -> list[Action]:
    """What is said after the opening, with the doublings of the other source; empty if a result has only passes."""
    opens, passes = table_of(home).opens, talk(home).closes
    said = [act for act in asked.said if not opens or act.what != opens]
    if isinstance(asked, Result) and all(act.what == passes for act in said):
        return []
    return [replace(act, what=doubled_there(asked.rules, act.what)) for act in said]


def _of_its_last_tricks(result: Result, home: str) -> Result | None:
    """The end of a deal for a source with more or fewer tricks: its tricks count from the last one.

    Cards that only the other pack has are added to the piles. Where numbers of tricks are given, both sides get as many
    more. None if one side took nothing, or where all cards are needed there.
    """
    later = RULE_SETS[result.rules].tricks - RULE_SETS[home].tricks
    taken = [result.tricks.get(side, 0) for side in _SIDES]
    if table_of(result.rules).results_need_hands or later % len(_SIDES) or (any(taken) and not all(taken)):
        return None
    called = None if result.partner is None else _called_there(result)
    return replace(
        result,
        piles=_with_the_rest(result, home),
        tricks={side: number + later // len(_SIDES) for side, number in result.tricks.items()},
        played=[replace(trick, number=trick.number + later) for trick in result.played],
        said=[replace(act, what=_AGAINST_WHOM.sub("", act.what)) for act in result.said],
        called=called,
    )


def _with_the_rest(result: Result, home: str) -> dict[Side, list[Card]]:
    """The piles with all cards that only the other pack has, as tricks of both sides and Talon; empty without piles."""
    if not result.piles:
        return {}
    game = RULE_SETS[result.rules].by_name.get(result.contract)
    laid = _HALF if game is not None and game.talon.value is TalonUse.HALF else 0
    own = (RULE_SETS[result.rules].tricks - RULE_SETS[home].tricks) * ACTIVE // len(_SIDES) + laid
    rest = sorted(_pack(result.rules) - _pack(home))
    more: dict[Side, list[Card]] = {"declarer": rest[:own], "foes": rest[own:]}
    return {side: [*result.piles.get(side, []), *more[side]] for side in _SIDES}


def _called_there(result: Result) -> str | None:
    """A card that can be called and that no trick shows, in place of the card that the other pack calls."""
    shown = {card for trick in result.played for card in trick.cards}
    return next((card for card in _KOENIGE if card not in shown), None)


def _deal_asked_of(deal: Deal, rules: str) -> Deal | None:
    """A deal with its game, announcements and cards, by the turns of another source.

    None where something is refused, or where Vorhand is handed on, which only one source allows.
    """
    told = answer_or_reason(deal, respond)
    if not isinstance(told, DealAnswer) or told.contract is None or told.refused is not None or _is_handed_on(deal):
        return None
    try:
        there = replace(told, contract=_counterpart(deal, told.contract, rules))
        found = translated_deal(replace(deal, rules=rules, options={}), there, respond)
    except UsageFaultError:
        return None
    again = answer_or_reason(found, respond)
    as_far = isinstance(again, DealAnswer) and again.contract is not None and again.refused is None
    return found if as_far and _cards(found) == _cards(deal) else None


def _is_handed_on(deal: Deal) -> bool:
    """Whether a bid names no game, is no pass and keeps nothing for later."""
    words = talk(deal.rules)
    known = {*words.words.games, *PASSES, *WAITS}
    return any(act.do == "bid" and act.what not in known for act in deal.actions)


def _cards(deal: Deal) -> list[str]:
    return [act.what for act in deal.actions if act.do == "play"]


def _counterpart(question: Question, game: str, rules: str) -> str:
    """The name of a game there; else the common game with a partner, or for play alone the plain game.

    For an end and for play alone any game with a partner will do, and one with a bird where no price depends on it.
    """
    there = talk(rules).game(game)
    if there in variant_of_source(rules, {}).games and _has_call(there, rules) == _has_call(game, question.rules):
        return there
    for kind in (_with_a_partner, _solo_with_a_partner):
        if game == kind(question.rules) and (own := kind(rules)):
            return own
    if (
        isinstance(question, Result)
        and game == _with_a_partner(question.rules)
        and (own := _solo_with_a_partner(rules))
    ):
        return own
    unpriced = isinstance(question, _UNPRICED) or getattr(question, "given_up", False)
    if unpriced and game in _BIRD_RUFER and (own := _with_a_bird(rules)):
        return own
    if isinstance(question, _OF_CARDS) and (
        _has_call(game, question.rules) or game == table_of(question.rules).plain_game
    ):
        return table_of(rules).plain_game
    return game


def _has_call(game: str, rules: str) -> bool:
    """Whether somebody is called in a game."""
    known = RULE_SETS[rules].by_name
    return game in known and bool(known[game].calls.value)


@functools.cache
def _solo_with_a_partner(rules: str) -> str:
    """The game with a called partner in which nobody sees the Talon before the end; empty if there is none."""
    each = RULE_SETS[rules].by_name.values()
    return next((game.name for game in each if game.calls.value and game.talon.value is TalonUse.HIDDEN), "")


@functools.cache
def _with_a_bird(rules: str) -> str:
    """The game with a called partner and a bird; empty if there is none."""
    games = variant_of_source(rules, {}).games
    return next((game for game in _BIRD_RUFER if game in games), "")


@functools.cache
def _with_a_partner(rules: str) -> str:
    """The game with a called partner that is played where nobody bids another one; empty if there is none."""
    for game in RULE_SETS[rules].by_name.values():
        if game.calls.value and game.bird is None and game.talon.value in (TalonUse.HALF, TalonUse.NONE):
            return game.name if game.level is None else ""
    return ""
