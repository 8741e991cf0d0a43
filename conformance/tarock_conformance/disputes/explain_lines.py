"""The `tarock explain` command that answers a question in prose, as far as its words are unambiguous.

What kind of question it is, its words tell: who takes the trick, what may be played or called, what cards count, what
a deal is settled at, what may be bid. What they leave open has ``…`` in its place, to be filled in.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.disputes.cards_told import HELD, UNSURE, CardsTold, position_told, set_of_words
from tarock_conformance.disputes.finding import asked_for, folded_words
from tarock_conformance.disputes.things_told import GAME, ItemTold, things_told
from tarock_steps.catalogue.glossary import said_alike
from tarock_steps.catalogue.loading import sources
from tarock_steps.protocol import codec
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.messages.questions import Deck, Settle
from tarock_steps.table.setting import WITHOUT_DECLARER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tarock_conformance.disputes.things_told import ThingsTold

TRICK: Final = 4
"""Cards of a trick that can be asked about."""
SEATS: Final = 4
"""Players for whom it is asked what each has in a game without a declarer."""
_WINS: Final = set_of_words(
    "win wins won gewinnt gwinnt macht kriegt take takes gets beat beats sticht stechen schlagt ghort gehort belongs"
)
"""What is asked about cards in a trick."""
_WHO: Final = set_of_words("wer wea wem who whose which welche welcher")
_DUTY: Final = set_of_words("muss muas mussen musst darf derf durfen may must have allowed should soll")
"""What is asked about what somebody plays."""
_BEGINS: Final = set_of_words("ausspielen anspielen herauskommen rauskommen auskommen anfangen beginnen lead begin")
"""What is said where nothing lies on the table yet."""
_CALLING: Final = set_of_words("rufen rufe ruf call ask partner")
_BIDDING: Final = set_of_words("bid bidding outbid say sagen sag steigern lizitieren reizen bieten spielen play")
_STAND_IN: Final = "BCDK"
"""Cards that may be led where the suit is told alone and nobody holds one of it: those that every pack has."""


class _Names(NamedTuple):
    """What questions, fields and outcomes are called in one language."""

    may_play: str
    may_call: str
    may_bid: str
    trick: str
    counted: str
    settle: str
    hand: str
    on_table: str
    cards: str
    contract: str
    called: str
    announced: str
    bids: str
    declarer: str
    partner: str
    items: str
    augen: str
    tricks: str
    won: str
    lost: str
    in_public: str


_ENGLISH: Final = _Names(
    *("may_play", "may_call", "may_bid", "trick", "count", "settle"),
    *("hand", "trick", "cards", "contract", "called", "announced", "bids", "declarer", "partner", "items", "augen"),
    *("tricks", "won", "lost", "announced"),
)
_GERMAN: Final = _Names(
    *("darf_spielen", "darf_rufen", "darf_steigern", "stich", "zaehlen", "abrechnung"),
    *("blatt", "stich", "karten", "spiel", "gerufen", "angesagt", "gesteigert", "bieter", "partner"),
    *("wertungen", "augen", "stiche", "gewonnen", "verloren", "angesagt"),
)


class _Asked(NamedTuple):
    """A question: its folded words, what it names, and what things are called in its language."""

    words: frozenset[str]
    things: ThingsTold
    names: _Names
    rules: Sequence[str]

    def says(self, *meanings: str) -> bool:
        """Whether a word is said that stands for any of these in the glossary."""
        return any(phrase <= self.words for one in meanings for phrase in _alike(one))

    @property
    def game(self) -> str:
        """The game that is named, or nothing; where there are several nobody can know which is played."""
        games = self.things.games
        return games[0] if len(games) == 1 else UNSURE if games else ""


def explain_lines(asked: str, rules: Sequence[str], *, german: bool) -> list[str]:
    """The lines, one or two, that have a question answered by one of these rule sets or by all; none where none fits.

    ``rules`` are the rule sets that were chosen. None either where cards are laid away, which takes a whole hand.
    """
    words = frozenset(folded_words(asked))
    one = _Asked(words, things_told(asked, rules), _GERMAN if german else _ENGLISH, rules)
    by = rules[0] if len(rules) == 1 else "all"
    end = f" --rules {by}{' --language de' if german else ''}"
    return [] if one.says("drücken") else [f"tarock explain {each}{end}" for each in _fields(asked, one)]


def _fields(asked: str, one: _Asked) -> Iterator[str]:
    position = position_told(asked)
    if _is_settled(asked, one, position):
        yield _settled(one)
    elif position is not None:
        yield from _of_cards(one, position)
    elif one.things.games and not one.words.isdisjoint(_BIDDING) and _may(one) and not one.says("Kontra", "angesagt"):
        yield _bid(one)


def _may(one: _Asked) -> bool:
    return not one.words.isdisjoint(_DUTY | {"can", "kann", "kan"})


def _is_settled(asked: str, one: _Asked, position: CardsTold | None) -> bool:
    """Whether an amount is asked for of something that is won or lost: a game, or an item that is not just a card."""
    _, wanted = asked_for(asked)
    told = [each for each in one.things.items if each.won is not None or each.announced is not None]
    return "price" in wanted and bool(told or (one.things.items and position is None))


def _settled(one: _Asked) -> str:
    names, game = one.names, one.game
    if game in WITHOUT_DECLARER:
        of_each = _field(names.augen, [UNSURE] * SEATS)
        tricks = " " + _field(names.tricks, [UNSURE] * SEATS) if _needs_tricks(game, tuple(one.rules)) else ""
        return f"{names.settle} {names.contract}={_quoted(game)} {of_each}{tricks}"
    items = [each for each in one.things.items if each.name != GAME]
    whole = next((each for each in one.things.items if each.name == GAME), ItemTold(GAME, won=None, announced=None))
    partner = f" {names.partner}=…" if _may_call(game, one.rules) else ""
    told = "; ".join(_item(each, names) for each in (whole, *items))
    return (
        f"{names.settle} {names.contract}={_quoted(game or UNSURE)} {names.declarer}=…{partner} {names.items}='{told}'"
    )


@functools.cache
def _needs_tricks(game: str, rules: tuple[str, ...]) -> bool:
    """Whether what everybody pays in a game without a declarer depends on the tricks, by the one rule set asked."""
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine

    if len(rules) != 1:
        return False
    asked = Settle(id=0, rules=rules[0], players=SEATS, dealer=SEATS - 1, contract=game, augen=[0] * SEATS)
    try:
        codec.decode_reply(respond(codec.encode(asked)), asked)
    except ProtocolError as fault:
        return (fault.whole or fault.reason).startswith("tricks:")
    return False


def _item(item: ItemTold, names: _Names) -> str:
    outcome = UNSURE if item.won is None else names.won if item.won else names.lost
    return " ".join((item.name, *([names.in_public] if item.announced and item.name != GAME else []), outcome))


@functools.cache
def _games_that_call(rules: tuple[str, ...]) -> frozenset[str]:
    from tarock_reference.convert import rules_of  # noqa: PLC0415 - loads the engine

    known = (rules_of(Deck(id=0, rules=one, options={})).by_name for one in rules)
    return frozenset(name for games in known for name, contract in games.items() if contract.calls.value)


def _may_call(game: str, rules: Sequence[str]) -> bool:
    """Whether there may be a partner in a game, or in one that nobody has named."""
    return game in ("", UNSURE) or game in _games_that_call(tuple(rules) or sources())


def _bid(one: _Asked) -> str:
    said = "; ".join((UNSURE, *one.things.games))
    return f"{one.names.may_bid} {one.names.bids}='{said}' {one.names.hand}='{UNSURE}'"


def _of_cards(one: _Asked, position: CardsTold) -> Iterator[str]:
    """What can be asked of a position by its words; both where they do not say which."""
    names = one.names
    known = [card for card in position.cards if card != UNSURE]
    if len(known) == 1 and one.says("rufen") and not position.lying:
        return
    wins = not one.words.isdisjoint(_WINS) and (not one.words.isdisjoint(_WHO) or one.words.isdisjoint(_DUTY))
    if _is_counted(one, position):
        yield f"{names.counted} {_field(names.cards, position.cards)}"
    elif _is_called(one, position):
        yield f"{names.may_call} {names.contract}={_quoted(one.game or UNSURE)} {_field(names.hand, (*known, UNSURE))}"
    elif _is_of_a_trick(one, position, wins=wins):
        yield _trick(one, position)
    elif not wins or position.hand:
        yield _played(one, position)
        if not _may(one) and not position.lying and not position.suit and 1 < len(known) <= TRICK:
            yield _trick(one, position)


def _is_of_a_trick(one: _Asked, position: CardsTold, *, wins: bool) -> bool:
    """Whether the cards are those of a trick, by what is asked or because they are as many and nobody holds them."""
    known = [card for card in position.cards if card != UNSURE]
    if position.hand and position.lying:
        return wins and len(position.hand) == 1
    if wins:
        return len(known) <= TRICK
    return len(known) == TRICK and not position.suit and one.words.isdisjoint(HELD | _DUTY)


def _is_counted(one: _Asked, position: CardsTold) -> bool:
    """Whether it is asked what cards are worth, and not what is paid for what was done with them."""
    worth = one.says("Augen", "wert") or any(word.startswith("zehl") for word in one.words)
    of_a_deal = one.says("fangen", "gewonnen", "verloren", "angesagt") or bool(position.lying or position.suit)
    return worth and not of_a_deal and one.words.isdisjoint(_DUTY)


def _is_called(one: _Asked, position: CardsTold) -> bool:
    asks = "partner" in one.words and not one.words.isdisjoint(_WHO)
    calls = not one.words.isdisjoint(_CALLING - {"partner"})
    return (asks or calls) and not position.lying and not position.suit


def _trick(one: _Asked, position: CardsTold) -> str:
    """The cards of a trick in the order played: those that lie there, and then the one that is played to them.

    Behind a card that nobody can know none has its place for sure.
    """
    cards = (*position.lying, *position.hand) if position.lying else position.cards
    sure = cards[: cards.index(UNSURE)] if UNSURE in cards else cards
    cards = (*sure, *[UNSURE] * (TRICK - len(sure)))
    return f"{one.names.trick} {_contract(one)}{_field(one.names.cards, cards)}"


def _played(one: _Asked, position: CardsTold) -> str:
    """What may be played from a hand; what was called or announced binds cards, so it has to be told too."""
    names = one.names
    more = (
        f" {names.called}='{UNSURE}'" if one.says("gerufen") and not one.words.isdisjoint({"gerufen", "called"}) else ""
    )
    more += f" {names.announced}='{UNSURE}'" if one.says("angesagt") else ""
    hand = _field(names.hand, position.hand or (UNSURE,))
    return f"{names.may_play} {_contract(one)}{hand} {_field(names.on_table, _on_table(one, position))}{more}"


def _on_table(one: _Asked, position: CardsTold) -> Sequence[str]:
    """The cards on the table; a card of a suit that was led where its rank cannot matter."""
    suit = position.suit
    if not suit:
        begins = not position.lying and not one.words.isdisjoint(_BEGINS)
        return position.lying or (() if begins else (UNSURE,))
    if UNSURE in position.hand or any(card.endswith(suit) for card in position.hand):
        return (UNSURE, *position.lying)
    led = next(card for rank in _STAND_IN if (card := f"{rank}{suit}") not in position.cards)
    return (led, *position.lying)


def _contract(one: _Asked) -> str:
    return f"{one.names.contract}={_quoted(one.game)} " if one.game else ""


def _quoted(text: str) -> str:
    return f"'{text}'" if " " in text else text


def _field(name: str, cards: Iterable[str]) -> str:
    return f"{name}='{' '.join(cards)}'"


@functools.cache
def _alike(word: str) -> frozenset[frozenset[str]]:
    """What is said for the same thing, the words of each folded as those of a question are."""
    return frozenset(frozenset(folded_words(one)) for one in said_alike(word))
