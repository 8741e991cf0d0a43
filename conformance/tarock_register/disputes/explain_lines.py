"""Suggests the ``tarock explain`` commands that answer a question in prose, as far as its words are unambiguous.

The words decide the kind of question: who takes the trick, what may be played or called, what cards count, what a deal
is settled at, what may be bid. What they leave open is written as ``…``, to be filled in.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_language.message import ENGLISH, Language, Word
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import Deck, Settle
from tarock_reference import respond
from tarock_reference.convert import rules_of
from tarock_register.disputes.cards_in_question import HELD, UNSURE, CardsTold, position_told, set_of_words
from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.games_in_question import GAME, ItemTold, ThingsTold, things_told
from tarock_register.disputes.kinds import asked_for
from tarock_steps.catalogue.glossary import said_alike
from tarock_steps.catalogue.loading import sources
from tarock_steps.table.setting import WITHOUT_DECLARER

TRICK: Final = 4
"""The number of cards in a trick that can be asked about."""
SEATS: Final = 4
"""The number of players in a question about a game without a declarer."""
_WINS: Final = set_of_words(
    "win wins won gewinnt gwinnt macht kriegt take takes gets beat beats sticht stechen schlagt ghort gehort belongs"
)
"""Words of a question about who wins a trick."""
_WHO: Final = set_of_words("wer wea wem who whose which welche welcher")
_DUTY: Final = set_of_words("muss muas mussen musst darf derf durfen may must have allowed should soll")
"""Words of a question about what somebody may or must play."""
_BEGINS: Final = set_of_words("ausspielen anspielen herauskommen rauskommen auskommen anfangen beginnen lead begin")
"""Words that say that no card lies on the table yet."""
_CALLING: Final = set_of_words("rufen rufe ruf call ask partner")
_BIDDING: Final = set_of_words("bid bidding outbid say sagen sag steigern lizitieren reizen bieten spielen play")
_STAND_IN: Final = "BCDK"
"""Ranks that every pack has; one of them stands for the card led if only its suit is named."""


class _Asked(NamedTuple):
    """A question: its folded words, the things it names, the language of the answer, and the rule sets chosen."""

    words: frozenset[str]
    things: ThingsTold
    say: Language
    rules: Sequence[str]

    def typed(self, name: str) -> str:
        """The name of a question or a field as it is typed in the language."""
        return self.say.word(Word(name), "typed")

    def field(self, name: str, cards: Iterable[str]) -> str:
        """A field of the question with its cards or other values."""
        return f"{self.typed(name)}='{' '.join(cards)}'"

    def has_word_for(self, *meanings: str) -> bool:
        """Whether the question has a word that the glossary lists for any of these meanings."""
        return any(phrase <= self.words for meaning in meanings for phrase in _alike(meaning))

    @property
    def game(self) -> str:
        """The game that is named, or empty if none is; ``UNSURE`` if several are."""
        games = self.things.games
        return games[0] if len(games) == 1 else UNSURE if games else ""


def explain_lines(asked: str, rules: Sequence[str], say: Language) -> list[str]:
    """The one or two command lines that answer a question; empty if no kind of question fits.

    ``rules`` are the rule sets that were chosen: a line asks by a single one, or else by all. Empty also if cards are
    laid away, because that takes a whole hand.
    """
    words = frozenset(folded_words(asked))
    one = _Asked(words, things_told(asked, rules), say, rules)
    by = rules[0] if len(rules) == 1 else "all"
    end = f" --rules {by}{'' if say is ENGLISH else f' --language {say.code}'}"
    return [] if one.has_word_for("drücken") else [f"tarock explain {fields}{end}" for fields in _fields(asked, one)]


def _fields(asked: str, one: _Asked) -> Iterator[str]:
    position = position_told(asked)
    if _is_settled(asked, one, position):
        yield _settled(one)
    elif position is not None:
        yield from _of_cards(one, position)
    elif (
        one.things.games
        and not one.words.isdisjoint(_BIDDING)
        and _is_about_duty(one)
        and not one.has_word_for("Kontra", "angesagt")
    ):
        yield _bid(one)


def _is_about_duty(one: _Asked) -> bool:
    return not one.words.isdisjoint(_DUTY | {"can", "kann", "kan"})


def _is_settled(asked: str, one: _Asked, position: CardsTold | None) -> bool:
    """Whether a question asks for the price of a game or an item; an item that may just be a card does not count."""
    told = [item for item in one.things.items if item.won is not None or item.announced is not None]
    return "price" in asked_for(asked) and bool(told or (one.things.items and position is None))


def _settled(one: _Asked) -> str:
    typed, game = one.typed, one.game
    if game in WITHOUT_DECLARER:
        of_each = one.field("augen", [UNSURE] * SEATS)
        tricks = " " + one.field("tricks", [UNSURE] * SEATS) if _is_paid_by_tricks(game, tuple(one.rules)) else ""
        return f"{typed('settle')} {typed('contract')}={_quoted(game)} {of_each}{tricks}"
    items = [item for item in one.things.items if item.name != GAME]
    whole = next((item for item in one.things.items if item.name == GAME), ItemTold(GAME, won=None, announced=None))
    partner = f" {typed('partner')}=…" if _may_call(game, one.rules) else ""
    told = "; ".join(_item(item, one.say) for item in (whole, *items))
    return (
        f"{typed('settle')} {typed('contract')}={_quoted(game or UNSURE)} {typed('declarer')}=…{partner} "
        f"{typed('items')}='{told}'"
    )


@functools.cache
def _is_paid_by_tricks(game: str, rules: tuple[str, ...]) -> bool:
    """Whether payment in a game without a declarer depends on the tricks; false if there are several rule sets."""
    if len(rules) != 1:
        return False
    asked = Settle(id=0, rules=rules[0], players=SEATS, dealer=SEATS - 1, contract=game, augen=[0] * SEATS)
    try:
        codec.decode_reply(respond(codec.encode(asked)), asked)
    except ProtocolError as fault:
        return (fault.whole or fault.reason).startswith("tricks:")
    return False


def _item(item: ItemTold, say: Language) -> str:
    outcome = UNSURE if item.won is None else say("won" if item.won else "lost")
    announced = [say("announced")] if item.announced and item.name != GAME else []
    return " ".join((item.name, *announced, outcome))


@functools.cache
def _games_that_call(rules: tuple[str, ...]) -> frozenset[str]:

    known = (rules_of(Deck(id=0, rules=name, options={})).by_name for name in rules)
    return frozenset(name for games in known for name, contract in games.items() if contract.calls.value)


def _may_call(game: str, rules: Sequence[str]) -> bool:
    """Whether there may be a partner in a game; true if the game is not known."""
    return game in ("", UNSURE) or game in _games_that_call(tuple(rules) or sources())


def _bid(one: _Asked) -> str:
    said = "; ".join((UNSURE, *one.things.games))
    return f"{one.typed('may_bid')} {one.typed('bids')}='{said}' {one.field('hand', [UNSURE])}"


def _of_cards(one: _Asked, position: CardsTold) -> Iterator[str]:
    """The questions about a position that fit the words; two if the words do not decide."""
    known = [card for card in position.cards if card != UNSURE]
    if len(known) == 1 and one.has_word_for("rufen") and not position.lying:
        return
    wins = not one.words.isdisjoint(_WINS) and (not one.words.isdisjoint(_WHO) or one.words.isdisjoint(_DUTY))
    if _is_counted(one, position):
        yield f"{one.typed('count')} {one.field('cards', position.cards)}"
    elif _is_called(one, position):
        game = f"{one.typed('contract')}={_quoted(one.game or UNSURE)}"
        yield f"{one.typed('may_call')} {game} {one.field('hand', (*known, UNSURE))}"
    elif _is_of_a_trick(one, position, wins=wins):
        yield _trick(one, position)
    elif not wins or position.hand:
        yield _played(one, position)
        if not _is_about_duty(one) and not position.lying and not position.suit and 1 < len(known) <= TRICK:
            yield _trick(one, position)


def _is_of_a_trick(one: _Asked, position: CardsTold, *, wins: bool) -> bool:
    """Whether the cards form a trick: the words ask who wins, or there are as many cards and nobody holds them."""
    known = [card for card in position.cards if card != UNSURE]
    if position.hand and position.lying:
        return wins and len(position.hand) == 1
    if wins:
        return len(known) <= TRICK
    return len(known) == TRICK and not position.suit and one.words.isdisjoint(HELD | _DUTY)


def _is_counted(one: _Asked, position: CardsTold) -> bool:
    """Whether a question asks what cards are worth, and not what is paid for playing them."""
    worth = one.has_word_for("Augen", "wert") or any(word.startswith("zehl") for word in one.words)
    of_a_deal = one.has_word_for("fangen", "gewonnen", "verloren", "angesagt") or bool(position.lying or position.suit)
    return worth and not of_a_deal and one.words.isdisjoint(_DUTY)


def _is_called(one: _Asked, position: CardsTold) -> bool:
    asks = "partner" in one.words and not one.words.isdisjoint(_WHO)
    calls = not one.words.isdisjoint(_CALLING - {"partner"})
    return (asks or calls) and not position.lying and not position.suit


def _trick(one: _Asked, position: CardsTold) -> str:
    """A question about a trick: first the cards that lie on the table, then the card that is played to them.

    After an unknown card every place is unknown.
    """
    cards = (*position.lying, *position.hand) if position.lying else position.cards
    sure = cards[: cards.index(UNSURE)] if UNSURE in cards else cards
    cards = (*sure, *[UNSURE] * (TRICK - len(sure)))
    return f"{one.typed('trick')} {_contract(one)}{one.field('cards', cards)}"


def _played(one: _Asked, position: CardsTold) -> str:
    """A question about what may be played from a hand; a call or an announcement has a field too, as it binds cards."""
    more = (
        f" {one.field('called', [UNSURE])}"
        if one.has_word_for("gerufen") and not one.words.isdisjoint({"gerufen", "called"})
        else ""
    )
    more += f" {one.field('announced', [UNSURE])}" if one.has_word_for("angesagt") else ""
    hand = one.field("hand", position.hand or (UNSURE,))
    return f"{one.typed('may_play')} {_contract(one)}{hand} {one.field('trick', _on_table(one, position))}{more}"


def _on_table(one: _Asked, position: CardsTold) -> Sequence[str]:
    """The cards on the table; if only the suit led is known and the hand has none of it, some card of the suit."""
    suit = position.suit
    if not suit:
        begins = not position.lying and not one.words.isdisjoint(_BEGINS)
        return position.lying or (() if begins else (UNSURE,))
    if UNSURE in position.hand or any(card.endswith(suit) for card in position.hand):
        return (UNSURE, *position.lying)
    led = next(card for rank in _STAND_IN if (card := f"{rank}{suit}") not in position.cards)
    return (led, *position.lying)


def _contract(one: _Asked) -> str:
    return f"{one.typed('contract')}={_quoted(one.game)} " if one.game else ""


def _quoted(text: str) -> str:
    return f"'{text}'" if " " in text else text


@functools.cache
def _alike(word: str) -> frozenset[frozenset[str]]:
    """The words of everything that means the same, folded as the words of a question are."""
    return frozenset(frozenset(folded_words(phrase)) for phrase in said_alike(word))
