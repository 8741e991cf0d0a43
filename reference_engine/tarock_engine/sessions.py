"""From deal to deal in a session: who deals next, and which deals count more than once."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine import house_bidding
from tarock_engine.actions import FAHREN, TRISCHAKEN
from tarock_engine.amounts import Amount
from tarock_engine.dealing import seat_table
from tarock_engine.refusals import merged
from tarock_engine.rounds import DoubledRounds, Past, Rounds
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, in_words, refuse
from tarock_engine.seating import SEATS, Seat, further, seat_of
from tarock_language.message import SaidError, message

VALAT: Final = "valat"
VALAT_FAILED: Final = "valat failed"
TWELVE_TRICKS: Final = "twelve tricks"
RETOUR_GAME: Final = "retour game"
RETOUR_ANNOUNCEMENT: Final = "retour announcement"
HANDED_ON: Final = "handed on"
PAID: Final = "paid"
FROM_RUFER: Final = "from a Rufer"
RENONCE: Final = "renonce"
THROWN_IN: Final = "thrown in"
MOND: Final = "mond"
NO_TRICK: Final = "no trick"
OCCASIONS: Final = (VALAT, VALAT_FAILED, TWELVE_TRICKS, RETOUR_GAME, RETOUR_ANNOUNCEMENT)
"""The events of a deal that can bring doubled deals."""
EVENTS: Final = (
    *OCCASIONS,
    HANDED_ON,
    PAID,
    FROM_RUFER,
    RENONCE,
    THROWN_IN,
)
"""The events of a deal that matter for the deals after it."""
_OF_FAHREN: Final = (TWELVE_TRICKS, FROM_RUFER, RENONCE, NO_TRICK)
"""The events that only Fahren has."""
FOR_ALL: Final = (FAHREN, TRISCHAKEN)
"""The games in which everybody plays for himself."""
_KINDS: Final = ((VALAT, VALAT_FAILED), (TWELVE_TRICKS,), (RETOUR_GAME, RETOUR_ANNOUNCEMENT))
"""Events of one kind; several of them in a deal are one occasion."""
GIVEN_UP: Final = "given up"
_UNPLAYED: Final = frozenset({PAID, GIVEN_UP})
_PLAIN_EVENTS: Final = (GIVEN_UP, PAID)


def dealer_after(
    players: int,
    rules: RuleSet,
    *,
    lot: int | None = None,
    previous: int | None = None,
    given_up: bool = False,
) -> tuple[Seat, Grounds]:
    """The dealer, from the ``lot`` drawn before the first deal or from the ``previous`` dealer.

    ValueError if the rules know no table of this size, or unless exactly one of the two is given and is a seat.
    """
    seat_table(players, SEATS[0], rules)
    sessions, thrown = rules.sessions, rules.sessions.places_after_throwing_in
    match lot, previous:
        case int(drawn), None:
            first = sessions.first_dealer.value(seat_of("lot", drawn, players))
            return further(first, 0, players), (sessions.first_dealer.clause,)
        case None, int(number):
            seat = seat_of("previous", number, players)
        case _:
            raise SaidError(
                message(
                    "lot and previous: expected exactly one, a lot before the first deal, later the previous dealer"
                )
            )
    if thrown is not None and given_up:
        return further(seat, thrown.value, players), (thrown.clause,)
    again = sessions.passes_on_given_up if given_up else None
    if again is not None and not again.value:
        return seat, (again.clause,)
    grounds = (sessions.rotation.clause, *(() if again is None else (again.clause,)))
    return further(seat, sessions.rotation.value, players), grounds


@in_words("The seat that the lot fell on")
def lot_itself(seat: Seat) -> Seat:
    return seat


# ------------------------------------------------------------------------------------------------ a session so far


class DealRow(NamedTuple):
    """Who dealt and who was Vorhand, and whether the deal counts more than once."""

    dealer: Seat
    vorhand: Seat
    doubled: bool


class SessionCourse(NamedTuple):
    """The deals of a session with the next one, how many doubled ones are due, and what everybody has received.

    ``factors`` is how often each deal counts.
    """

    deals: tuple[DealRow, ...]
    due: int
    totals: tuple[Amount, ...]
    grounds: Grounds
    factors: tuple[int, ...]


def course(
    players: int, dealer: int, deals: Sequence[Past], rules: RuleSet, last_hour: int | None = None
) -> SessionCourse:
    """The course of a session that ``dealer`` opened; the deal of number ``last_hour`` is the first of the last hour.

    ValueError if a deal, a seat or the hour is impossible.
    """
    first = seat_table(players, dealer, rules).dealer
    if last_hour is not None and not 0 <= last_hour <= len(deals):
        refuse("last_hour", message("a number from 0 to {last}", last=len(deals)), last_hour)
    for index, past in enumerate(deals):
        _refuse_wrong(f"deals[{index}]", past, players, rules)
    if again_after_renonce(rules):
        deals = [past._replace(events=past.events | {THROWN_IN}) if RENONCE in past.events else past for past in deals]
    dealers, grounds = _dealers(players, first, deals, rules)
    factors, due, why = rules.procedure.rounds.factors(players, deals, last_hour, rules)
    rows = tuple(
        DealRow(seat, _vorhand(players, seat, past, rules), doubled=factor > 1)
        for seat, factor, past in zip(dealers, factors, (*deals, _NEXT), strict=True)
    )
    totals, how = _totals(players, deals, factors, rules)
    grounds = merged([grounds, why, how])
    return SessionCourse(deals=rows, due=due, totals=totals, grounds=grounds, factors=tuple(factors))


_NEXT: Final = Past("")
"""The next deal, of which nothing is known yet."""


def _refuse_wrong(place: str, past: Past, players: int, rules: RuleSet) -> None:
    known = rules.procedure.rounds.events(rules)
    for event in sorted(past.events):
        if event not in known:
            refuse(f"{place}.events", message("one of {known}", known=[*known]), f"'{event}'")
    for event in _OF_FAHREN:
        if event in past.events and past.contract not in FOR_ALL and event not in own_events(rules, past.contract):
            expected = message("no '{event}' in another game than {game}", event=event, game=FAHREN)
            refuse(f"{place}.events", expected, past.contract)
    _refuse_wrong_sum(f"{place}.payments", past.payments, players)
    _refuse_wrong_sum(f"{place}.of_game", past.of_game, players)
    if past.of_game and not past.payments:
        refuse(f"{place}.of_game", message("a part of payments"), message("no payments"))


def _refuse_wrong_sum(place: str, payments: tuple[Amount, ...], players: int) -> None:
    if payments and (len(payments) != players or sum(payments)):
        expected = message("{number} that sum to zero, or none", number=players)
        refuse(place, expected, ", ".join(map(str, payments)))


def known_events(rules: RuleSet) -> tuple[str, ...]:
    """The events that a past deal can have, in a source without its own kind of rounds."""
    thrown, own = () if rules.dealing.thrown_in is None else (THROWN_IN,), own_events(rules)
    if rules.sessions.doubled is None:
        return (*own, *_PLAIN_EVENTS, *thrown)
    if rules.sessions.places_after_handing_on is None:
        return (*OCCASIONS, *own, *_PLAIN_EVENTS, *thrown)
    throws = thrown or (rules.dealing.throwing_in is not None and rules.dealing.throwing_in.value)
    return tuple(dict.fromkeys((*(event for event in EVENTS if throws or event != THROWN_IN), *own)))


def own_events(rules: RuleSet, contract: str | None = None) -> tuple[str, ...]:
    """The events that matter in a house alone; those that can happen in a game, if it is given."""
    occasions: Mapping[str, object] = getattr(rules.sessions.doubled, "occasions", {})
    found = [event for event in occasions if event not in OCCASIONS and event not in (*rules.by_name, *FOR_ALL)]
    here = [event for event in found if contract is None or (event in _OF_FAHREN) is (contract in FOR_ALL)]
    return (*here, *((RENONCE,) if again_after_renonce(rules) else ()))


def again_after_renonce(rules: RuleSet) -> Grounds:
    """The clause on dealing again after a Renonce, as if the deal had been thrown in; empty if the deal passes on."""
    again = None if rules.renonce is None else rules.renonce.deals_again
    return () if again is None or not again.value else (again.clause,)


def _dealers(players: int, dealer: Seat, deals: Sequence[Past], rules: RuleSet) -> tuple[list[Seat], Grounds]:
    """Who dealt each deal and who deals the next one, and the clauses."""
    found = [dealer]
    grounds: list[Grounds] = [(rules.sessions.players_in_play.clause, rules.sessions.rotation.clause)]
    for past in deals:
        seat, why = _dealer_after(players, found[-1], past, rules)
        found.append(seat)
        grounds.append(why)
    return found, merged(grounds)


def _dealer_after(players: int, dealer: Seat, past: Past, rules: RuleSet) -> tuple[Seat, Grounds]:
    thrown, handed = rules.dealing.throwing_in, rules.sessions.places_after_handing_on
    if THROWN_IN in past.events and rules.sessions.places_after_throwing_in is not None:
        return dealer_after(players, rules, previous=dealer, given_up=True)
    if THROWN_IN in past.events:
        by_source = () if thrown is None else (thrown.clause,)
        found = merged([by_source, house_bidding.thrown_grounds(rules)])
        return dealer, again_after_renonce(rules) if RENONCE in past.events else found
    given_up = not past.events.isdisjoint(_UNPLAYED)
    seat, grounds = dealer_after(players, rules, previous=dealer, given_up=given_up)
    if handed is None:
        return seat, grounds
    places = handed.value if HANDED_ON in past.events else 0
    return further(seat, places, players), (*grounds, handed.clause)


def _vorhand(players: int, dealer: Seat, past: Past, rules: RuleSet) -> Seat:
    """The Vorhand of a deal: the next player if it was handed on."""
    order = seat_table(players, dealer, rules).active
    return order[1 if HANDED_ON in past.events else 0]


def _totals(
    players: int, deals: Sequence[Past], factors: Sequence[int], rules: RuleSet
) -> tuple[tuple[Amount, ...], Grounds]:
    """What everybody has received, and the clause on which part of a doubled deal is multiplied."""
    doubled = rules.sessions.doubled
    found: list[Amount] = [0] * players
    whole = None if doubled is None else doubled.whole_settlement
    for past, factor in zip(deals, factors, strict=False):
        more = past.payments if whole is None or whole.value else past.of_game or past.payments
        for seat, amount in enumerate(past.payments):
            found[seat] += amount + more[seat] * (factor - 1)
    told = any(past.payments for past in deals)
    return tuple(found), (whole.clause,) if whole is not None and told else ()


# ---------------------------------------------------------------------------------------------------- doubled rounds


def factors(
    players: int, deals: Sequence[Past], last_hour: int | None, rules: RuleSet
) -> tuple[list[int], int, Grounds]:
    """How often each deal and the next one count, how many doubled deals are due, and the clauses."""
    doubled = rules.sessions.doubled
    if not isinstance(doubled, DoubledRounds):
        return [1] * (len(deals) + 1), 0, ()
    queue, found = _Queue(doubled, players, last_hour), []
    for past in deals:
        queue.begin(past)
        found.append(queue.factor)
        queue.end(past)
    queue.begin(_NEXT)
    due = max(queue.due, int(queue.factor > 1)) if doubled.stake.value > 1 else 0
    return [*found, queue.factor], due, merged(queue.grounds)


class _Queue:
    """The doubled deals that are due, while the deals of a session are processed in order."""

    def __init__(self, rules: DoubledRounds, players: int, last_hour: int | None) -> None:
        """Begin a session."""
        self.rules, self.last_hour, self.index = rules, last_hour, 0
        usual, self.most = rules.length.value
        self.deals, five = rules.deals_at(players, usual)
        self.left, self.rounds = list[int](), 0
        self.coming: dict[int, list[int]] = {0: [self.deals] * rules.rounds_at_first.value}
        self.grounds: list[Grounds] = [(rules.rounds_at_first.clause, rules.length.clause, rules.stake.clause, *five)]

    def begin(self, past: Past) -> None:
        """Start the rounds that begin with this deal, and plan those that its events bring."""
        brought = self._brought(past)
        start = self.index + self.rules.deals_until_begin.value
        self.coming[start] = self.coming.get(start, []) + brought
        self._add(self.coming.pop(self.index, []))
        self.grounds.append((self.rules.rounds_of_last_hour.clause,))
        if self.index == self.last_hour:
            self._add([self.deals] * self.rules.rounds_of_last_hour.value)

    def end(self, past: Past) -> None:
        """Use up one doubled deal of each round that is on; a deal that was thrown in uses up none."""
        self.index += 1
        if THROWN_IN in past.events:
            return
        if PAID in past.events and self.left:
            self.grounds.append((self.rules.paid_deal_uses_up.clause,))
        if self.rules.paid_deal_uses_up.value or PAID not in past.events:
            most = self.rules.most_at_once.value
            self.left[:most] = [deals - 1 for deals in self.left[:most] if deals > 1]

    @property
    def due(self) -> int:
        """How many doubled deals are still to come: those of the last round and of the rounds that it waits for."""
        most = self.rules.most_at_once.value
        return sum(self.left[::-most]) if most else 0

    @property
    def factor(self) -> int:
        """How often the current deal counts."""
        hour = self.last_hour is not None and self.index >= self.last_hour and self.rules.whole_last_hour.value
        times: int = self.rules.stake.value ** min(max(len(self.left), int(hour)), self.rules.most_at_once.value)
        return times

    def _add(self, rounds: Sequence[int]) -> None:
        """Add rounds of so many deals to the queue, up to the number of rounds that a session may have."""
        for length in rounds:
            if self.most is not None and self.rounds >= self.most:
                return
            self.rounds += 1
            self.grounds.append((self.rules.rounds_queue_up.clause, self.rules.most_at_once.clause))
            if not self.rules.rounds_queue_up.value:
                self.left.clear()
            self.left += [length] if length else []

    def _brought(self, past: Past) -> list[int]:
        """The rounds that a deal brings, by their deals; adds the clauses of all events that it could have had."""
        rules, fahren = self.rules, past.contract in FOR_ALL
        if past is _NEXT or THROWN_IN in past.events:
            return []
        possible = [event for event in rules.occasions if fahren or event not in _OF_FAHREN]
        counts = fahren and rules.fahren_counts.value(past.events)
        told_of_fahren = (rules.fahren_counts.clause,) if fahren else ()
        occasions = (rules.occasions[event].clause for event in possible)
        self.grounds.append((rules.rounds_of_fahren.clause, *told_of_fahren, *occasions))
        told = {event: rules.occasions[event].value for event in possible if event in (*past.events, past.contract)}
        numbers = [(past.contract, rules.rounds_of_fahren.value if counts else 0), *_most_of_each_kind(told)]
        found = [[self._length(event)] * number for event, number in numbers]
        if any(found):
            self.grounds.append((rules.deals_until_begin.clause, rules.occasions_add_up.clause))
        return [*itertools.chain(*found)] if rules.occasions_add_up.value else max(found, key=len)

    def _length(self, event: str) -> int:
        """How many deals a round has that this event or game brings."""
        own = self.rules.deals_of.get(event)
        if own is None or own.value is None:
            return self.deals
        self.grounds.append((own.clause,))
        return own.value


def _most_of_each_kind(rounds: Mapping[str, int]) -> list[tuple[str, int]]:
    """The event of each kind that brings the most rounds, with their number, if each brings so many ``rounds``."""
    found: dict[Sequence[str], tuple[str, int]] = {}
    for event, number in rounds.items():
        kind = next((kind for kind in _KINDS if event in kind), (event,))
        found[kind] = max(found.get(kind, (event, 0)), (event, number), key=lambda told: told[1])
    return [*found.values()]


@in_words("Whatever came to pass in it")
def every_fahren(events: frozenset[str]) -> bool:
    del events
    return True


@in_words("Unless a Rufer was turned into it")
def named_fahren(events: frozenset[str]) -> bool:
    return FROM_RUFER not in events


@in_words("Unless a Renonce ended it")
def fahren_played_out(events: frozenset[str]) -> bool:
    return RENONCE not in events


PLAIN_ROUNDS: Final = Rounds(events=known_events, factors=factors)
"""The rounds of a source with ``DoubledRounds``, or without doubled deals."""
