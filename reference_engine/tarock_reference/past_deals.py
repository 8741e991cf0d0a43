"""Reads the past deals of a session from a question, and refuses what cannot have happened in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tarock_engine import sessions
from tarock_engine.amounts import Amount
from tarock_engine.rounds import Past
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message, Word, message
from tarock_protocol.messages import parts, questions
from tarock_reference.bad_questions import refuse_question
from tarock_reference.scores import amount_from_wire, is_renonce_settled
from tarock_reference.source_answers import Happenings, answers_of, games_of

_UNPLAYED: Final = (sessions.THROWN_IN, sessions.PAID, sessions.GIVEN_UP)
"""The events that end a deal before its first card."""


def deals_over(given: Sequence[questions.PastDeal], rules: RuleSet) -> list[Past]:
    """The past deals of a session, as the engine takes them."""
    return [_past(deal, f"deals[{index}]", rules) for index, deal in enumerate(given)]


def refuse_given_up(lot: int | None, rules: RuleSet) -> None:
    """Refuse a deal that was given up before the first one, or in a source in which every deal is played."""
    if lot is not None:
        refuse_question("given_up", message("no before the first deal"), Word("yes"))
    known = rules.procedure.rounds.events(rules)
    games = (event for name in rules.by_name for group in answers_of(rules).happenings(name, rules) for event in group)
    if not any(event in known and event in _UNPLAYED for event in games):
        refuse_question(
            "given_up", message("no, because no deal of {rules} is left unplayed here", rules=rules.name), Word("yes")
        )


def _past(deal: questions.PastDeal, place: str, rules: RuleSet) -> Past:
    games = games_of(rules)
    unnamed = not deal.contract and sessions.THROWN_IN in deal.events
    if deal.contract not in games and not unnamed:
        refuse_question(f"{place}.contract", message("one of {known}", known=[*games]), repr(deal.contract))
    _refuse_impossible(deal, f"{place}.events", rules)
    of_game, doubled = _of_game(deal, place), rules.sessions.doubled
    if of_game and (doubled is None or doubled.whole_settlement is None):
        refuse_question(f"{place}.of_game", message("none in {rules}", rules=rules.name), ", ".join(map(str, of_game)))
    _refuse_unshared(of_game, deal.contract, f"{place}.of_game", rules)
    payments = _amounts(deal.payments, f"{place}.payments")
    if sessions.RENONCE not in deal.events and not is_renonce_settled(rules):
        _refuse_unshared(payments, deal.contract, f"{place}.payments", rules)
    if sessions.THROWN_IN in deal.events and any(payments):
        refuse_question(
            f"{place}.payments", message("none, because the deal was thrown in"), ", ".join(map(str, payments))
        )
    return Past(contract=deal.contract, events=frozenset(deal.events), payments=payments, of_game=of_game)


def _of_game(deal: questions.PastDeal, place: str) -> tuple[Amount, ...]:
    """The payments of the game alone; empty if they are not given."""
    return () if isinstance(deal.of_game, msgspec.UnsetType) else _amounts(deal.of_game, f"{place}.of_game")


def _amounts(given: Sequence[parts.Amount], place: str) -> tuple[Amount, ...]:
    return tuple([amount_from_wire(amount, f"{place}[{index}]") for index, amount in enumerate(given)])


def _refuse_unshared(payments: Sequence[Amount], contract: str, place: str, rules: RuleSet) -> None:
    """Refuse payments that differ within a side of the game; their number is checked by the engine."""
    players = rules.sessions.players_in_play.value
    sizes = answers_of(rules).party_sizes(contract, rules) if contract else ()
    if (
        sizes
        and len(payments) == players
        and not sum(payments)
        and not any(_is_alike_on_each_side(payments, size) for size in sizes)
    ):
        parties = [message("{size} against {others}", size=size, others=players - size) for size in sizes]
        refuse_question(
            place,
            message("amounts that are alike on each side, {parties:either}", parties=parties),
            ", ".join(map(str, payments)),
        )


def _is_alike_on_each_side(payments: Sequence[Amount], size: int) -> bool:
    """Whether this number of players received the same amount, and all others received the same."""
    for ordered in (sorted(payments), sorted(payments, reverse=True)):
        if len({*ordered[:size]}) == 1 and len({*ordered[size:]}) == 1:
            return True
    return False


def _refuse_impossible(deal: questions.PastDeal, place: str, rules: RuleSet) -> None:
    """Refuse impossible and repeated events, and pairs that exclude each other; the engine refuses unknown events."""
    known = rules.procedure.rounds.events(rules)
    happenings: Happenings = ((sessions.THROWN_IN,),)
    if deal.contract:
        own = sessions.own_events(rules, deal.contract)
        happenings += (*answers_of(rules).happenings(deal.contract, rules), *((event,) for event in own))
    possible = [event for event in known if any(event in group for group in happenings)]
    for index, event in enumerate(deal.events):
        before = deal.events[:index]
        if event in known and event not in possible:
            refuse_question(place, _possible_in(deal.contract, possible), repr(event))
        if event in before:
            refuse_question(place, message("each event once"), message("{what} a second time", what=repr(event)))
        other = _excluded(event, before, happenings)
        if other is not None:
            refuse_question(
                place, message("no {event} beside {other}", event=repr(event), other=repr(other)), message("both")
            )


def _possible_in(contract: str, events: Sequence[str]) -> Message:
    if not contract:
        return message("one of {known} in a deal without a game", known=events)
    if not events:
        return message("none in a {game}", game=contract)
    return message("one of {known} in a {game}", known=events, game=contract)


def _excluded(event: str, before: Sequence[str], happenings: Happenings) -> str | None:
    """The earlier event that excludes this one, if there is one."""
    for other in before:
        alone = {event, other} & {*_UNPLAYED}
        if alone and sessions.HANDED_ON not in (event, other):
            return other
        if any(event in group and other in group for group in happenings):
            return other
    return None
