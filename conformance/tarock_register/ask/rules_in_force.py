"""Gathers what the table in the browser needs to know of its rules: pack, games, words that may be said, unit.

Most of it is found by asking the reference trial questions. The rules are those of a source under some readings, or of
a house.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import msgspec

from tarock_language.message import Language, Message
from tarock_protocol.messages.answers import (
    CountAnswer,
    DiscardAnswer,
    LegalAnswer,
    NextDealerAnswer,
    SettleAnswer,
    TrickAnswer,
    TurnAnswer,
)
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import (
    AnyQuestion,
    Count,
    Deck,
    MayAnnounce,
    MayCall,
    MayDiscard,
    NextDealer,
    Settle,
    Trick,
)
from tarock_protocol.seating import SIZES
from tarock_reference import respond as reference_responds
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import prices
from tarock_reference.table_words import TableWords, table_words, words_by
from tarock_register.ask.amounts import amount_said
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.ask.implied_facts import GAME, items_in_game
from tarock_register.ask.table_talk import nearest_word
from tarock_running.inputs.settings import readings_of
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.table.setting import WITHOUT_DECLARER

_GAMES: Final = "contracts"
"""The rulings of the games, each below its name."""
_PARTNER: Final = 2
_FOES: Final = (1, 2, 3)


class RulesInForce(NamedTuple):
    """A rule set by some readings, or that of a house."""

    rules: str
    options: Mapping[str, str]
    house: House | None = None

    def answer_to(self, kind: type[AnyQuestion], **fields: Any) -> Any:
        """The answer to a question of ours by these rules, or the reason why there is none."""
        asked = kind(id=0, rules=self.rules, options=dict(self.options), **fields)
        return answer_or_reason(asked, self.respond)

    @property
    def respond(self) -> Respond:
        """The engine that answers by these rules."""
        return reference_responds if self.house is None else self.house.respond

    @property
    def words(self) -> TableWords:
        """The words of these rules."""
        if self.house is not None:
            return words_by(self.house.rules_with(self.options))
        return table_words(Deck(id=0, rules=self.rules, options=dict(self.options)))

    @property
    def pack(self) -> Sequence[str]:
        """The cards, in the order of the pack."""
        return load_catalogue(self.rules).table.pack(self.options)


def rules_in_words(rules: RulesInForce, say: Language) -> dict[str, Any]:
    """What a form needs to know, as data; UsageFaultError if these rules cannot be played by."""
    catalogue, words = load_catalogue(rules.rules), rules.words
    table, deck = catalogue.table, rules.answer_to(Deck)
    if isinstance(deck, Message):
        raise UsageFaultError(deck)
    forms = catalogue.unit.forms(say)
    return {
        "rules": rules.rules,
        "title": catalogue.title,
        "house": None if rules.house is None else rules.house.name,
        "options": rules.options,
        "readings": readings_of(rules.rules),
        "pack": rules.pack,
        "deck": msgspec.to_builtins(deck),
        "hand": table.hand,
        "talon": table.talon,
        "players": [number for number in SIZES if _is_played_by(number, rules)],
        "contracts": _contracts(rules, say),
        "callable": _callable(rules, [*deck.suits.values()]),
        "items": words.items,
        "bids": words.bids,
        "steps": words.steps,
        "partner": words.partner,
        "opens": table.opens,
        "closes": table.closes,
        "plain_game": table.plain_game,
        "doubled_rounds": any(_can_settle(name, rules, doubled=True) for name in words.games),
        "results_need_hands": table.results_need_hands,
        "tariff": words.tariff,
        "other_tariff": words.other_tariff,
        "score": _score(rules),
        "unit": {"one": forms.one, "many": forms.many},
    }


def _score(rules: RulesInForce) -> str:
    """A score as it is written by these rules: with a Blatt where a card by itself counts a part of a point."""
    answer = rules.answer_to(Count, cards=[*rules.pack[:1]])
    return "35/1" if isinstance(answer, CountAnswer) and Fraction(answer.augen).denominator > 1 else "35"


def _contracts(rules: RulesInForce, say: Language) -> list[dict[str, Any]]:
    """The games: what others call them, whether everybody plays for himself, and what they cost and bring.

    Those that are played only by agreement, and on which nobody has agreed, come last.
    """
    words = rules.words
    games = sorted(words.games, key=lambda name: name in words.not_agreed)
    found: dict[str, list[dict[str, str]]] = {name: [] for name in games}
    sizes = [number for number in SIZES if _is_played_by(number, rules)]
    deck = Deck(id=0, rules=rules.rules, options=dict(rules.options))
    for price in prices(rules.rules):
        group, _, rest = price.path.partition(".")
        game = rest.partition(".")[0]
        if group == _GAMES and game in found:
            found[game].append({"path": price.path, "value": price.written, "clause": price.clause})
    return [
        {
            "name": name,
            "also": [other for other in _elsewhere(rules) if name == nearest_word(other, [*found])],
            "alone": name in WITHOUT_DECLARER,
            "tricks": name in WITHOUT_DECLARER and _is_settled_by_tricks(name, rules),
            "partner": isinstance(_settled(name, _PARTNER, rules), SettleAnswer),
            "brings": _brought(name, rules, say),
            "away": _laid_away(name, rules),
            "announced": items_in_game(deck, name, rules.respond),
            "seats": {number: _seats(name, number, rules) for number in sizes},
            "kontra": {number: _speaking(name, number, rules) for number in sizes if name in WITHOUT_DECLARER},
            "given_up": _can_settle(name, rules, items=[], given_up=True),
            "birds": _birds_paid(name, rules),
            "renonce": _can_settle(name, rules, renonce=0),
            "apart": [item for item in words.items if _can_count_apart(item, name, rules)],
            "prices": told,
        }
        for name, told in found.items()
    ]


def _elsewhere(rules: RulesInForce) -> list[str]:
    """The games of other sources that these rules have by no game of the same name."""
    games = (game for source in sources() for game in table_words(Deck(id=0, rules=source)).games)
    return [game for game in dict.fromkeys(games) if game not in rules.words.games]


def _brought(name: str, rules: RulesInForce, say: Language) -> str:
    """What a game brings between two players, won in silence; empty if that alone is not paid."""
    for partner in (None, _PARTNER):
        answer = _settled(name, partner, rules)
        if isinstance(answer, SettleAnswer) and answer.lines:
            question = Deck(id=0, rules=rules.rules)
            return amount_said(answer.lines[0].amount, About(question, say)).removeprefix("+")
    return ""


def _laid_away(name: str, rules: RulesInForce) -> int:
    """How many cards the declarer of a game lays away; 0 where he takes none of the Talon."""
    table = load_catalogue(rules.rules).table
    for number in dict.fromkeys((*table.talon, sum(table.talon))):
        hand = [*rules.pack[-table.hand - number :]]
        if isinstance(rules.answer_to(MayDiscard, contract=name, hand=hand, discards=[]), DiscardAnswer):
            return number
    return 0


def _seats(name: str, players: int, rules: RulesInForce) -> list[int]:
    """Who plays to a trick of a game, where the last of the players deals."""
    for size in (players, players - 1):
        asked: dict[str, object] = {"players": players, "dealer": players - 1, "cards": [*rules.pack[:size]]}
        answers = [rules.answer_to(Trick, contract=name, leader=seat, **asked) for seat in range(players)]
        if found := [seat for seat, answer in enumerate(answers) if isinstance(answer, TrickAnswer)]:
            return found
    return []


def _speaking(name: str, players: int, rules: RulesInForce) -> list[int]:
    """Who speaks in the round of Kontras before a game in which everybody plays for himself, in turn."""
    table, said = load_catalogue(rules.rules).table, list[Action]()
    asked: dict[str, object] = {"players": players, "dealer": players - 1, "hand": [*rules.pack[: table.hand]]}
    while len(said) < players:
        answer = rules.answer_to(
            MayAnnounce, contract=name, declarer=None, partner=None, called=None, said=said, **asked
        )
        if not isinstance(answer, TurnAnswer) or answer.seat is None:
            break
        said.append(Action(seat=answer.seat, do="say", what=table.closes))
    return [act.seat for act in said]


def _birds_paid(name: str, rules: RulesInForce) -> list[str]:
    """What a declarer who gives a game up pays beside it; empty if no item by itself makes a difference."""
    paid = [item for item in rules.words.items if _can_settle(name, rules, items=[], given_up=True, bird=item)]
    return [] if GAME in paid else paid


def _can_count_apart(item: str, name: str, rules: RulesInForce) -> bool:
    """Whether each opponent of a single declarer may double the game for himself, and an item counts against each."""
    kinds = dict.fromkeys((GAME, item))
    items = [Item(item=kind, side="declarer", won=True, against=foe) for kind in kinds for foe in _FOES]
    return isinstance(_settled(name, None, rules, items=items), SettleAnswer)


def _can_settle(name: str, rules: RulesInForce, **beside: object) -> bool:
    """Whether a game can be settled with some further facts."""
    return any(isinstance(_settled(name, partner, rules, **beside), SettleAnswer) for partner in (None, _PARTNER))


def _settled(name: str, partner: int | None, rules: RulesInForce, **beside: object) -> object:
    items = [Item(item=GAME, side="declarer", won=True)]
    sheet = {"players": 4, "dealer": 3, "declarer": 0, "partner": partner, "items": items, **beside}
    return rules.answer_to(Settle, contract=name, **sheet)


def _is_settled_by_tricks(name: str, rules: RulesInForce) -> bool:
    """Whether what everybody pays in a game also depends on how many tricks each has taken."""
    deck, hand = rules.answer_to(Deck), load_catalogue(rules.rules).table.hand
    each = {"augen": [deck.total, 0, 0, 0], "tricks": [hand, 0, 0, 0]}
    return isinstance(rules.answer_to(Settle, contract=name, players=4, dealer=3, **each), SettleAnswer)


def _callable(rules: RulesInForce, suits: Sequence[Sequence[str]]) -> list[str]:
    """All that can be called, by whatever hand in whatever game: allowed or not, the answers name it."""
    order = {card: place for place, card in enumerate(rules.pack)}
    found = {
        choice
        for game in rules.words.games
        for hand in _hands(rules, suits)
        if isinstance(answer := rules.answer_to(MayCall, contract=game, hand=hand), LegalAnswer)
        for choice in (*answer.legal, *answer.why)
    }
    return sorted(found, key=lambda choice: order.get(choice, len(order)))


def _hands(rules: RulesInForce, suits: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """A low hand, and one with the highest cards of all suits but one."""
    size = load_catalogue(rules.rules).table.hand
    yield [*rules.pack[-size:]]
    high = [cards[0] for cards in suits[:-1]]
    rest = [card for cards in suits for card in cards[1:]]
    yield [*high, *rest[-(size - len(high)) :]]


def _is_played_by(number: int, rules: RulesInForce) -> bool:
    return isinstance(rules.answer_to(NextDealer, players=number, lot=0), NextDealerAnswer)
