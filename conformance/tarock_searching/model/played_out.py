"""Plays a deal with the reference in which players act as a model's row wishes if they can, and else at random.

A row has a value for each axis of its model. A wish is a value that the deal is meant to have; the play may miss it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from tarock_protocol.cards import PACK
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.parts import Action
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_reference.under_way import DealUnderWay, DueTurn
from tarock_searching.model.augen import AugenCount
from tarock_searching.model.axes import ABSENT, YES, Row
from tarock_searching.model.cards import MORE, TAROCK, in_pack_order, is_koenig, kind_of_card, named_in
from tarock_searching.model.course import (
    FIRST,
    NO_CARD,
    SOME,
    TALON,
    TRICKS,
    UNKNOWN,
    WHOLE,
    at_talon,
    game_of_bid,
    games_named,
)
from tarock_searching.model.last_tricks import BIRDS, ELSEWHERE
from tarock_searching.model.parties import NOTHING, PARTNERS, PLACES
from tarock_searching.model.words import NOBODY, Roles, Saying, wished_word
from tarock_second_opinion.lockstep import QUIET

_TARIFFS: Final = (5, 20)
_OFTEN: Final = 0.5
_SELDOM: Final = 0.2
_LONGEST: Final = 200
"""How many acts a deal has at most."""


def dealt_row(row: Row, counting: AugenCount, talon: Sequence[int], chance: random.Random) -> ask.Deal:
    """A deal for a row, with no acts yet."""
    players = int(row["players"])
    dealer = int(row["dealer"]) % players
    hands = _hands(row, counting, sum(talon), chance)
    by_seat: list[list[str]] = [[] for _ in range(players)]
    for place, seat in zip(PLACES, SeatNames(players, dealer).active, strict=True):
        by_seat[seat] = in_pack_order(hands[place])
    left, packets = hands[TALON], list[list[str]]()
    for size in talon:
        packets.append(in_pack_order(left[:size]))
        left = left[size:]
    return ask.Deal(
        id=1,
        rules=counting.saying.variant.based_on,
        players=players,
        dealer=dealer,
        hands=by_seat,
        talon=packets,
        actions=[],
        tariff=chance.choice(_TARIFFS) if row.get("tariff") == YES else None,
        doubled=True if row.get("deal counts twice") == YES else msgspec.UNSET,
    )


def _hands(row: Row, counting: AugenCount, talon: int, chance: random.Random) -> dict[str, list[str]]:
    """The cards of each place, and of the Talon. Named cards lie as wished; then hands have few Tarocks as wished.

    A declarer who is to take all tricks or none has Tarocks alone, or none.
    """
    pack = counting.saying.pack
    named, rest = named_in(pack), chance.sample(pack, len(pack))
    sizes = {**dict.fromkeys(PLACES, counting.tricks), TALON: talon}
    hands: dict[str, list[str]] = {place: [] for place in sizes}
    for card in named:
        hands[row[f"{card} with"]].append(card)
    tarocks = [card for card in rest if kind_of_card(card) == TAROCK and card not in named]
    others = [card for card in rest if kind_of_card(card) != TAROCK]
    for place in (place for place in PLACES if row[f"Tarocks of {place}"] != MORE):
        number = max(int(row[f"Tarocks of {place}"]) - len(hands[place]), 0)
        suits = sizes[place] - number - len(hands[place])
        hands[place] += tarocks[:number] + others[:suits]
        del tarocks[:number], others[:suits]
    declarer, wish = row["declarer"], row.get("tricks of declarer's side", ABSENT)
    if declarer in PLACES and wish in TRICKS[1:]:
        number = sizes[declarer] - len(hands[declarer])
        best = tarocks if wish in TRICKS[-2:] else others
        hands[declarer] += best[:number]
        del best[:number]
    left = tarocks + others
    chance.shuffle(left)
    for place, size in sizes.items():
        number = size - len(hands[place])
        hands[place] += left[:number]
        del left[:number]
    return hands


class _Table(NamedTuple):
    """What the players of a deal know: what is wished of them, and how far the deal has come."""

    row: Row
    deal: ask.Deal
    under: DealUnderWay
    counting: AugenCount
    chance: random.Random
    last: int
    """How many cards are played at most."""
    is_talkative: bool
    """Whether players also say what the row does not wish."""

    @property
    def order(self) -> tuple[int, ...]:
        return SeatNames(self.deal.players, self.deal.dealer).active

    @property
    def games(self) -> Sequence[str]:
        return self.counting.saying.variant.games

    @property
    def cards(self) -> int:
        return sum(action.do == "play" for action in self.under.actions)

    @property
    def roles(self) -> Roles | None:
        declarer = self.under.declarer
        return None if declarer is None else Roles.of(self.order, declarer, self.under.partner)


def played_out(row: Row, deal: ask.Deal, counting: AugenCount, chance: random.Random) -> ask.Deal:
    """The deal with acts. It ends where the row wishes; in half of the deals that wish a refused act, with that one."""
    most = ACTIVE * counting.tricks
    ends = {WHOLE: most, NO_CARD: 0, FIRST: chance.randint(1, 2 * ACTIVE - 1), SOME: chance.randrange(2 * ACTIVE, most)}
    if chance.random() < _OFTEN:
        row = {**row, "refused": NOTHING}
    under = DealUnderWay(deal, counting.saying.variant.rules_for(deal))
    table = _Table(row, deal, under, counting, chance, ends[row["played"]], chance.random() < _OFTEN)
    while len(under.actions) < _LONGEST and (turns := under.turns):
        wrong = _refused(turns, table)
        if wrong is not None:
            return msgspec.structs.replace(deal, actions=[*under.actions, wrong])
        if _is_far_enough(turns, table):
            break
        under.do(*_chosen(turns, table))
    return msgspec.structs.replace(deal, actions=under.actions)


def _is_far_enough(turns: Sequence[DueTurn], table: _Table) -> bool:
    if turns[0].do == "bid" and table.row["game"] == UNKNOWN:
        return bool(table.under.actions) and table.chance.random() < _OFTEN
    return turns[0].do == "play" and table.cards >= table.last


def _refused(turns: Sequence[DueTurn], table: _Table) -> Action | None:
    """An act that is not allowed, if the row wishes one here."""
    chance, turn = table.chance, turns[0]
    wish = table.row.get("refused", NOTHING)
    if wish != turn.do or (turn.do == "play" and table.cards < table.last and table.row["played"] != WHOLE):
        return None
    if turn.do != "discard" and chance.random() < _OFTEN and table.row["played"] == WHOLE:
        return None
    words = [words for words in _words_of(turn, table) if words not in turn.words]
    if words and chance.random() < 1 - 1 / ACTIVE:
        return Action(seat=turn.seat, do=turn.do, what=chance.choice(words))
    others = [seat for seat in table.order if seat not in [due.seat for due in turns]]
    return Action(seat=chance.choice(others), do=turn.do, what=chance.choice(turn.words)) if others else None


def _words_of(turn: DueTurn, table: _Table) -> Iterator[str]:
    """Acts to try at this turn, allowed or not."""
    saying = table.counting.saying
    match turn.do:
        case "bid":
            yield from table.games
        case "call":
            yield from (card for card in saying.pack if is_koenig(card))
            yield from ("XX", "XIX")
        case "talon":
            yield from ("first", "second", "all", "leave", "Schleifen", "Aufgeben")
        case "say":
            yield from saying.items
            yield from (f"{step} {item}" for step in saying.steps for item in ("Spiel", *saying.items))
        case _:
            yield from table.deal.hands[turn.seat]


def _chosen(turns: Sequence[DueTurn], table: _Table) -> tuple[DueTurn, str]:
    """What is done next."""
    if turns[0].do == "say":
        return _said(turns, table)
    turn = table.chance.choice(turns)
    ways = {"bid": _bid, "call": _call, "talon": _at_talon, "discard": _laid, "play": _played}
    return turn, ways[turn.do](turn, table)


def _bid(turn: DueTurn, table: _Table) -> str:
    row, games = table.row, table.games
    named = {words: game_of_bid(words, games) for words in turn.words}
    wished = [words for words, game in named.items() if game == row["game"]]
    other = [words for words, game in named.items() if not game]
    quiet = [words for words in other if words in QUIET] or other
    place, chance = PLACES[table.order.index(turn.seat)], table.chance
    is_declarer = place == row["declarer"] or row["declarer"] in (NOBODY, ABSENT)
    if wished and (is_declarer or not quiet or (place == PLACES[0] and chance.random() < _OFTEN)):
        return chance.choice(wished)
    others = [words for words, game in named.items() if game and game != row["game"]]
    bids = len(games_named(table.under.actions, games))
    is_more_bid = row["games bid"] not in ("0", "1") and bids < ACTIVE and not wished
    if others and (is_more_bid if not is_declarer else chance.random() < (_OFTEN if bids else _SELDOM)):
        return min(others, key=lambda words: games.index(named[words]))
    return chance.choice(quiet or turn.words)


def _call(turn: DueTurn, table: _Table) -> str:
    """A card that makes the wished player the partner, or that lies in the Talon as wished; else any card."""
    row, order = table.row, table.order
    further = PARTNERS.index(row["partner"]) if row["partner"] in PARTNERS else 0
    holder = order[(order.index(turn.seat) + further) % ACTIVE]
    if row["called card in the Talon"] == YES:
        known = {card for packet in table.deal.talon for card in packet}
    else:
        known = {*table.deal.hands[holder]}
    return table.chance.choice([words for words in turn.words if words in known] or turn.words)


def _at_talon(turn: DueTurn, table: _Table) -> str:
    wished = [words for words in turn.words if at_talon(words) == table.row.get(TALON)]
    return table.chance.choice(wished or turn.words)


def _laid(turn: DueTurn, table: _Table) -> str:
    """A König or a Tarock if one is wished; else neither, if that can be had."""
    row, kinds = table.row, ("Könige laid away", "Tarocks laid away")
    last = table.under.actions[-1]
    laid = last.what.split() if last.do == "discard" else []
    koenige = [words for words in turn.words if is_koenig(words)]
    tarocks = [words for words in turn.words if kind_of_card(words) == TAROCK]
    if koenige and row[kinds[0]] == YES and not any(map(is_koenig, laid)):
        return table.chance.choice(koenige)
    there = sum(kind_of_card(card) == TAROCK for card in laid)
    if tarocks and (row[kinds[1]] == MORE or row[kinds[1]] == str(there + 1)):
        return table.chance.choice(tarocks)
    return table.chance.choice([words for words in turn.words if words not in koenige + tarocks] or turn.words)


def _said(turns: Sequence[DueTurn], table: _Table) -> tuple[DueTurn, str]:
    """A word that the row wishes; else silence, or sometimes any word that is allowed."""
    saying, roles = table.counting.saying, table.roles
    said = [action for action in table.under.actions if action.do == "say"]
    turn = table.chance.choice(turns)
    if roles is None:
        return turn, table.chance.choice(turn.words) if table.chance.random() < _OFTEN else _silence(turn, saying)
    for due in turns:
        wish = wished_word(table.row, due.seat, due.words, said, roles=roles, saying=saying)
        if wish is not None:
            return due, wish
    if table.is_talkative and table.chance.random() < _SELDOM:
        return turn, table.chance.choice(turn.words)
    return turn, _silence(turn, saying)


def _silence(turn: DueTurn, saying: Saying) -> str:
    return next((words for words in turn.words if saying.is_silence(words)), turn.words[0])


def _played(turn: DueTurn, table: _Table) -> str:
    """A card. Birds and XXI are kept for their wished trick; the side that is to win plays high, the other low."""
    number, tricks = table.cards // ACTIVE, table.counting.tricks
    due = {card: tricks - 1 - place for place, card in enumerate(BIRDS)} | {"XXI": tricks - 1}
    kept = [card for card in due if table.row.get(f"{card} in its trick", ABSENT) not in (ELSEWHERE, ABSENT)]
    now = [words for words in turn.words if words in kept and due[words] == number]
    if now:
        return now[0]
    free = [words for words in turn.words if words not in kept] or [*turn.words]
    side = table.row.get("tricks of declarer's side", TRICKS[0])
    roles = table.roles
    if roles is None or side in (TRICKS[0], ABSENT):
        return table.chance.choice(free)
    is_mine = turn.seat in (table.under.declarer, table.under.partner)
    is_high = is_mine is (side in TRICKS[-2:])
    return (min if is_high else max)(free, key=PACK.index)
