"""Reads the names that people type for seats, games, items, cards and bids as those of the protocol."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tarock_language.catalogue import language_of, languages
from tarock_language.message import SaidError, Word, message
from tarock_protocol.deeds import FOURTH
from tarock_protocol.messages.questions import Deck
from tarock_protocol.seating import SeatNames
from tarock_reference.table_words import TableWords, table_words
from tarock_steps.catalogue.cards_as_written import cards_as_written
from tarock_steps.catalogue.glossary import fold, said_alike
from tarock_steps.catalogue.loading import table_of
from tarock_steps.table.setting import WITHOUT_DECLARER
from tarock_steps.words.values import SEATS

_PASSES: Final = ("Weiter", "Gut!")
_PASSING: Final = frozenset({"weiter", "gut", "passe", "pass", "ich passe"})
_WHOSE: Final = re.compile(r"\s+(?:(?:of|von|gegen|against)\s+|\()", re.IGNORECASE)
"""What stands before the player whose item is doubled; in German an answer has him in brackets."""
_ULTIMO: Final = re.compile(r"\s+ultimo$", re.IGNORECASE)


class TableTalk(NamedTuple):
    """The words of a table: the names of the seats, the pack, the size of a hand, and the words of the rules.

    ``closes`` is the word that closes a turn of announcing, ``opens`` the one that opens the round, if there is one.
    ``alone`` says that everybody plays for himself, and a doubling needs no item.
    """

    seating: SeatNames
    pack: Sequence[str]
    hand: int
    words: TableWords
    closes: str
    opens: str = ""
    alone: bool = False

    def with_own(self, games: Sequence[str], items: Sequence[str]) -> TableTalk:
        """The same table where further games and items are known, which a house has of its own."""
        known = self.words
        new = [game for game in games if game not in known.games]
        words = known._replace(games=(*known.games, *new), bids=(*known.bids, *new), items=(*known.items, *items))
        return self._replace(words=words)

    def playing(self, contract: str) -> TableTalk:
        """The same table where this game is played, in whatever words."""
        return self._replace(alone=self.game(contract) in WITHOUT_DECLARER)

    def cards(self, text: str) -> list[str]:
        """The cards of a list."""
        return cards_as_written(text, self.pack)

    def card(self, text: str) -> str:
        """One card; SaidError if the text has several, or none."""
        found = self.cards(text)
        if len(found) != 1:
            raise SaidError(message("expected one card, not '{text}'", text=text))
        return found[0]

    def seat(self, text: str) -> int:
        """A seat by its number or its name."""
        word = fold(text.strip())
        if word.isdecimal():
            return int(word)
        place = _places().get(word, self.seating.players)
        if place >= self.seating.players:
            raise SaidError(
                message(
                    "'{text}' is no seat: expected {players} or a number from 0 to {last}",
                    text=text,
                    players=[Word(name) for name in self.seating.names],
                    last=self.seating.players - 1,
                )
            )
        return self.seating.everybody[place]

    def is_seat(self, text: str) -> bool:
        """Whether this is a seat at the table."""
        try:
            self.seat(text)
        except ValueError:
            return False
        return True

    def game(self, text: str) -> str:
        """The name of a game; other text is not changed."""
        return nearest_word(text, self.words.games)

    def item(self, text: str) -> str:
        """The name of an item, also from another name for it; other text is not changed."""
        known = self.words.items
        meant = nearest_word(text, known)
        if meant not in known:
            meant = nearest_word(_ULTIMO.sub("", text), known)
        return meant if meant in known else text.strip()

    def called(self, text: str) -> str:
        """What is called: a card, or the fourth König without its suit."""
        return FOURTH if _key(text) == _key(FOURTH) else self.card(text)

    def bid(self, text: str) -> str:
        """A bid, with its König or its Vogel where one is named with it."""
        meant = nearest_word(self.passing(text, self.words.bids), self.words.bids)
        head, _, tail = text.strip().rpartition(" ")
        if meant not in self.words.bids and self.game(text) in self.words.bids:
            return self.game(text)
        if meant in self.words.bids or not head:
            return meant
        try:
            return f"{nearest_word(head, self.words.bids)} {self.card(tail)}"
        except ValueError:
            return text.strip()

    def passing(self, text: str, known: Iterable[str]) -> str:
        """The word for passing, if the text means it; else the text."""
        if _key(text) not in {_key(phrase) for phrase in _PASSING}:
            return text
        return next((word for word in _PASSES if word in known), text)

    def utterance(self, text: str) -> str:
        """One utterance: an item, a doubling with what it is said to, or a word that opens or closes."""
        plain_words = (self.closes, self.words.partner, *([self.opens] if self.opens else []))
        meant = nearest_word(self.passing(text, (self.closes,)), plain_words)
        if meant in plain_words:
            return meant
        first, _, rest = text.strip().partition(" ")
        step = nearest_word(first, self.words.steps)
        if step not in self.words.steps:
            return self._announced(text.strip())
        what, *whose = _WHOSE.split(rest.removesuffix(")"), maxsplit=1)
        if not what:
            return step if self.alone else f"{step} {self.words.items[0]}"
        if self.is_seat(what):
            return f"{step} {self.seat(what)}"
        return " of ".join((f"{step} {self.item(what)}", *(str(self.seat(player)) for player in whose)))

    def _announced(self, text: str) -> str:
        """An item or a game that is announced, with the word behind it where one is said."""
        if (meant := self.item(text)) in self.words.items:
            return meant
        head, _, tail = text.rpartition(" ")
        if head and (item := self.item(head)) in self.words.items:
            return f"{item} {tail.casefold()}"
        return self.game(text)


def talk_of(rules: str, options: Mapping[str, str], seating: SeatNames, contract: str = "") -> TableTalk:
    """The table of a rule set by some readings; ``contract`` is the game that is played, in whatever words."""
    facts = table_of(rules)
    words = table_words(Deck(id=0, rules=rules, options=dict(options)))
    talk = TableTalk(seating, facts.pack(options), facts.hand, words, facts.closes, facts.opens)
    return talk.playing(contract)


@cache
def _places() -> Mapping[str, int]:
    """The places in turn by the names of the players in all languages; the dealer's is the last."""
    places = dict(zip(SEATS, (*range(len(SEATS) - 1), -1), strict=True))
    return {fold(language_of(code).word(seat)): place for code in languages() for seat, place in places.items()}


def nearest_word(text: str, known: Iterable[str]) -> str:
    """The word of ``known`` with another spelling or with the same meaning in the glossary; else the text."""
    names = {_key(word): word for word in known}
    same = (_key(text), *map(_key, said_alike(text.strip())))
    return next((names[word] for word in same if word in names), text.strip())


def _key(text: str) -> str:
    return re.sub(r"[\s!.\-]+", "", fold(text))
