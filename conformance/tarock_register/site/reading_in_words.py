"""Puts the answer by one reading into words: only the fields in which it differs from that by the other reading."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

from tarock_language.message import Word
from tarock_protocol.cards import PACK
from tarock_protocol.seating import SeatNames
from tarock_register.ask.thirds import signed_thirds
from tarock_register.site.page_language import PageLanguage
from tarock_reports.pages.drawing import draw
from tarock_steps.table.turns import payment_in_words, spoken
from tarock_steps.words.translation import field_said

_FEW: Final = 16
"""Up to this number all choices are shown; of more only those that the other reading lacks."""

_SEATS: Final = frozenset({"dealer", "declarer", "leads", "seat", "vorhand", "winner"})
_BY_SEAT: Final = frozenset({"payments", "totals"})
_CARDS: Final = frozenset(PACK)
"""Cards by their names in messages; an announced Uhu is not a card."""
_AMOUNT: Final = re.compile(r"-?\d+(/\d+)?")
_CHOICES: Final = frozenset({"legal", "face_up", "discards", "seen", "trumps"})


class SaidField(NamedTuple):
    """One field of an answer: its label and its value, with what the other reading lacks in bold."""

    label: str
    value: Markup


class Sayer(NamedTuple):
    """Puts an answer into words, for a language and the names of the seats."""

    page_language: PageLanguage
    seating: SeatNames

    def name(self, seat: object) -> str:
        """The name of the player on a seat."""
        return self.word(self.seating.name(seat if isinstance(seat, int) else None))

    def word(self, text: str) -> str:
        """A word of the table."""
        return self.page_language.say.word(Word(text))

    def label(self, field: str) -> str:
        """The label of a field."""
        return self.page_language.say.word(Word(field.replace("_", " ")), "label")

    def told(self, says: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[SaidField]:
        """Every field of ``says`` in words, except ``refused``, which only repeats others."""
        for field, value in says.items():
            if field != "refused":
                yield SaidField(self.label(field), self._value(field, value, other.get(field)))

    def _value(self, field: str, value: Any, other: Any) -> Markup:
        if field in _SEATS:
            return escape(self.name(value))
        if field in _BY_SEAT:
            return escape(self.payments(value))
        if field == "next":
            return self._turns(value, other) or escape(self.name(None))
        if field in _CHOICES:
            return self._choices(value, other if isinstance(other, list) else (), spoken_as="say")
        return self._plain(value, other)

    def payments(self, amounts: Sequence[int | str]) -> str:
        """What each player receives or pays, in turn from Vorhand."""
        if len(amounts) < self.seating.players:
            return self.page_language.say("none yet")
        told = (f"{self.name(seat)} {payment_in_words(amounts[seat])}" for seat in self.seating.everybody)
        return ", ".join(told)

    def _turns(self, turns: Sequence[Mapping[str, Any]], other: Any) -> Markup:
        """Whose turn it may be and what for; players with the same choices together."""
        choices = [(self.name(turn["seat"]), self._of_turn(turn, other)) for turn in turns]
        together = groupby(choices, key=itemgetter(1))
        told = ((", ".join(name for name, _ in group), legal) for legal, group in together)
        return Markup("; ").join(Markup("{}: {}").format(names, legal) for names, legal in told)

    def _of_turn(self, turn: Mapping[str, Any], other: Any) -> Markup:
        same = [theirs for theirs in other or () if theirs["seat"] == turn["seat"] and theirs["do"] == turn["do"]]
        return self._choices(turn["legal"], same[0]["legal"] if same else (), spoken_as=turn["do"])

    def _choices(self, words: Sequence[str], other: Iterable[str], *, spoken_as: Any) -> Markup:
        """Choices in a row; those that the other reading lacks are marked, and of many only these are shown."""
        beside = set(other)
        shown = [word for word in words if word not in beside] if len(words) > _FEW else list(words)
        fresh = {word for word in shown if beside and word not in beside}
        more = len(words) - len(shown)
        if shown and not more and _CARDS.issuperset(shown):
            return _hand(shown, fresh)
        told = [self._choice(word, spoken_as, new=word in fresh) for word in shown]
        if more:
            told.append(escape(self.page_language.say("and {number} more", number=more)))
        only_cards = all(card in _CARDS for word in shown for card in word.split()) and not more
        gap = Markup(" ") if only_cards else Markup(", ")
        return gap.join(told) if told else escape(self.page_language.say("nothing"))

    def _choice(self, word: str, do: Any, *, new: bool) -> Markup:
        cards = word.split()
        if cards and _CARDS.issuperset(cards):
            return _hand(cards, cards if new else ())
        text = field_said("words", spoken(word, do, self.seating), self.page_language.say)
        return Markup("<strong>{}</strong>").format(text) if new else escape(text)

    def _plain(self, value: Any, other: Any) -> Markup:
        """A value of a field without a format of its own."""
        match value:
            case bool():
                told = escape(self.word("yes" if value else "no"))
            case list():
                told = self._listed(value, other)
            case dict():
                told = Markup(", ").join(
                    self._pair(key, inner) for key, inner in value.items() if _is_new(key, inner, other)
                )
            case _:
                told = escape("–" if value is None else str(value))
        return told

    def _listed(self, value: Sequence[Any], other: Any) -> Markup:
        match value:
            case [{"item": _}, *_]:
                told = (self._item(item, new=item not in (other or ())) for item in value)
            case [{"leader": _}, *_]:
                told = (self._trick(trick) for trick in value)
            case [{}, *_]:
                told = (self._plain(part, None) for part in value)
            case [[*_], *_]:
                return Markup(" · ").join(self._choices(cards, (), spoken_as="play") for cards in value)
            case _:
                return self._choices([str(word) for word in value], (), spoken_as="say")
        return Markup("; ").join(told)

    def _pair(self, key: str, value: Any) -> Markup:
        label = self.name(int(key)) if key.isdecimal() else key if key in _CARDS else self.label(key)
        told = escape(signed_thirds(value)) if _is_number(value) else self._plain(value, None)
        return Markup("{} {}").format(_drawn_or_named(label), told)

    def _item(self, one: Mapping[str, Any], *, new: bool) -> Markup:
        """An item of a result, or a line with the amount of one."""
        parts = [f"{one['item']} ({self.label(one['side'])})"]
        if "amount" in one:
            parts.append(payment_in_words(one["amount"]))
        else:
            said = ["won" if one["won"] else "lost", *(fact for fact in ("announced", "doubled") if one[fact])]
            parts += map(self.word, said)
        text = " ".join(parts)
        return Markup("<strong>{}</strong>").format(text) if new else escape(text)

    def _trick(self, one: Mapping[str, Any]) -> Markup:
        cards = self._choices(one["cards"], (), spoken_as="play")
        return Markup("{}: {} → {}").format(self.name(one["leader"]), cards, self.name(one["winner"]))


def _hand(cards: Iterable[str], marked: Collection[str]) -> Markup:
    """Cards side by side; those in ``marked`` are highlighted."""
    drawn = Markup(" ").join(draw(card, marked=card in marked) for card in cards)
    return Markup('<span class="h">{}</span>').format(drawn)


def _drawn_or_named(word: str) -> Markup:
    """A drawn card, or any other word as text."""
    return _hand([word], ()) if word in _CARDS else escape(word)


def _is_number(value: Any) -> bool:
    """Whether this is an amount, whole or in thirds."""
    return type(value) is int or (isinstance(value, str) and _AMOUNT.fullmatch(value) is not None)


def _is_new(key: str, value: Any, other: Any) -> bool:
    """Whether the other answer has anything else under this name."""
    return not isinstance(other, dict) or other.get(key) != value
