"""Changes every value that a scenario expects into a wrong one, for ``tarock prove``: the scenario then has to fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import msgspec

from tarock_protocol.cards import PACK, canonical
from tarock_protocol.deeds import AMONG_CARDS, GIVING_UP
from tarock_protocol.messages.parts import Amount
from tarock_protocol.seating import PLAYERS, SeatNames
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.errors import CatalogueError
from tarock_steps.suite import other_rows, vocabulary
from tarock_steps.suite.other_rows import ITEMS, OPPOSITES, Rows, another, one_more
from tarock_steps.suite.scripts import Script
from tarock_steps.table.turns import (
    AMOUNT,
    DONE,
    amount,
    augen_in_words,
    cards_and_words,
    payment_in_words,
    split_list,
    written_number,
)

_FIELD: Final = re.compile(r"\{(\w+)\}")
_TABLE: Final = re.compile(r"a table of (\d)")
_AMOUNT: Final = re.compile(rf"(\w+) ({AMOUNT})")
_AT_THE_TALON: Final = frozenset({"decide on the Talon", "lay away"})
"""Deeds during which no bid is possible; during all others nobody can lay cards away."""
_CONTRACTS: Final = ("Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier")
_POOLS: Final = (
    ("Weiter", "Erster", *_CONTRACTS, "Solorufer", "Solodreier"),
    ("first", "second", "all", "leave", GIVING_UP),
    (DONE, *ITEMS[1:], "Kontra Spiel", "Kontra", "Rekontra Spiel"),
)
_CALLED: Final = {"König": "K♥", "Tarock": "XX"}
"""The kinds of cards that may be called, each with an example."""
_NOBODY: Final = "nobody"
Fields = dict[str, Any]
Changes = Iterator[PlannedLine]


class PerturbedScript(NamedTuple):
    """A scenario with one expectation changed, and the place of the changed line."""

    script: Script
    place: int


class _Said(NamedTuple):
    """A line that expects something: its phrase, fields and table, and the players at the table."""

    phrase: str
    fields: Fields
    rows: tuple[tuple[str, ...], ...]
    players: tuple[str, ...]

    def with_fields(self, **fields: object) -> PlannedLine:
        """The line with some of its fields replaced."""
        filled = {**self.fields, **fields}
        return PlannedLine("then", _FIELD.sub(lambda found: str(filled[found[1]]), self.phrase), self.rows)

    def with_rows(self, rows: Sequence[Sequence[str]]) -> PlannedLine:
        """The line with its table replaced."""
        return msgspec.structs.replace(self.with_fields(), rows=tuple(tuple(row) for row in rows))

    def another_player(self) -> str:
        """Another player at this table."""
        return another(self.players, (self.fields["player"],))


def perturbed(script: Script) -> Iterator[PerturbedScript]:
    """The scenario with one expectation changed, for each of its expectations in turn."""
    players = _players(script.lines)
    for place, line in enumerate(script.lines):
        if line.keyword == "then":
            yield from (PerturbedScript(script.with_line(place, other), place) for other in _changes(line, players))


def _players(lines: Iterable[PlannedLine]) -> tuple[str, ...]:
    found = [int(match[1]) for line in lines if (match := _TABLE.fullmatch(line.text))]
    return SeatNames.of(found[-1] if found else len(PLAYERS) - 1).names


def _changes(line: PlannedLine, players: tuple[str, ...]) -> Changes:
    definition = vocabulary.find(line.keyword, line.text)
    phrase = "" if definition is None else definition.phrase.name
    if definition is None or phrase not in CHANGES:
        reason = f"nothing says how to change the expectation {line.text!r}"
        raise CatalogueError(reason)
    fields = dict(definition.phrase.parse_arguments(line.text) or {})
    return CHANGES[phrase](_Said(phrase, fields, line.rows, players))


# ------------------------------------------------------------------------------------------- kinds of values


def _rows(others: Callable[[Rows, Sequence[str]], Iterator[Rows]]) -> Callable[[_Said], Changes]:
    """Change the table below the line."""
    return lambda said: (said.with_rows(rows) for rows in others(said.rows, said.players))


def _instead(*texts: str) -> Callable[[_Said], Changes]:
    """Replace the whole expectation."""
    return lambda _: (PlannedLine("then", text) for text in texts)


def _numbers(*names: str) -> Callable[[_Said], Changes]:
    """Add one to each number."""

    def changes(said: _Said) -> Changes:
        for name in names:
            yield said.with_fields(**{name: augen_in_words(one_more(said.fields[name]))})

    return changes


def _cards(*names: str) -> Callable[[_Said], Changes]:
    """Replace each card, and leave out the first; add a card where there is none."""

    def changes(said: _Said) -> Changes:
        for name in names:
            cards = [canonical(card) for card in said.fields[name].split()]
            for other in _other_cards(cards):
                yield said.with_fields(**{name: " ".join(other)})

    return changes


def _other_cards(cards: list[str]) -> Iterator[list[str]]:
    for place, card in enumerate(cards):
        start = PACK.index(card)
        other = another((*PACK[start:], *PACK), cards)
        yield [*cards[:place], other, *cards[place + 1 :]]
    if cards:
        yield cards[1:]
    else:
        yield [PACK[0]]


def _row(said: _Said) -> Changes:
    """Change the cards of a row, and swap each two neighbours."""
    yield from _cards("cards")(said)
    cards = said.fields["cards"].split()
    for place in range(len(cards) - 1):
        other = [*cards[:place], cards[place + 1], cards[place], *cards[place + 2 :]]
        yield said.with_fields(cards=" ".join(other))


def _choice(said: _Said) -> Changes:
    """Leave out each choice, and add another."""
    text = said.fields["words"]
    cards = _is_cards(text)
    words = cards_and_words(text) if cards else split_list(text)
    between = " " if cards else ", "
    pool = PACK if cards else next((group for group in _POOLS if set(words) & set(group)), _POOLS[-1])
    for place in range(len(words)):
        yield said.with_fields(words=between.join(words[:place] + words[place + 1 :]))
    known = [canonical(word) for word in words if word not in AMONG_CARDS] if cards else words
    yield said.with_fields(words=between.join([*words, another(pool, known)]))


def _is_cards(text: str) -> bool:
    try:
        return all(canonical(word) for word in cards_and_words(text) if word not in AMONG_CARDS)
    except ValueError:
        return False


def _each_word(phrase: str) -> Callable[[_Said], Changes]:
    """Say the opposite of each single choice."""

    def changes(said: _Said) -> Changes:
        text = said.fields["words"]
        for word in cards_and_words(text) if _is_cards(text) and "," not in text else split_list(text):
            yield PlannedLine("then", phrase.format(word))

    return changes


def _each_card(phrase: str) -> Callable[[_Said], Changes]:
    """Say the opposite of each single card."""
    return lambda said: (PlannedLine("then", phrase.format(card)) for card in said.fields["cards"].split())


def _player(said: _Said) -> Changes:
    yield said.with_fields(player=said.another_player())


def _next_to(said: _Said) -> Changes:
    yield from _player(said)
    yield said.with_fields(deed="bid" if said.fields["deed"] in _AT_THE_TALON else "lay away")


def _partner(said: _Said) -> Changes:
    yield from _player(said)
    yield PlannedLine("then", "there is no partner")


def _called(said: _Said) -> Changes:
    yield from _cards("card")(said)
    yield PlannedLine("then", f"no {said.fields['callable']} is called")


def _contract(said: _Said) -> Changes:
    yield from _player(said)
    yield said.with_fields(contract=another(_CONTRACTS, (said.fields["contract"],)))
    yield PlannedLine("then", "the contract is Fahren")


def _in_turn(said: _Said) -> Changes:
    """Swap each two neighbours."""
    players = split_list(said.fields["players_in_turn"])
    for place in range(len(players) - 1):
        other = [*players[:place], players[place + 1], players[place], *players[place + 2 :]]
        if other != players:
            yield said.with_fields(players_in_turn=", ".join(other))


def _amount(name: str) -> Callable[[_Said], Changes]:
    """Add one."""
    return lambda said: iter([said.with_fields(**{name: one_more(amount(said.fields[name]))})])


def _amounts(field: str, in_words: Callable[[Amount], str]) -> Callable[[_Said], Changes]:
    """Add one to each amount, and swap the amounts of each two neighbours."""

    def changes(said: _Said) -> Changes:
        text = said.fields[field].replace("\N{MINUS SIGN}", "-")
        found = [(match[1], written_number(match[2])) for match in _AMOUNT.finditer(text)]
        for place, (player, number) in enumerate(found):
            yield told(said, [*found[:place], (player, number + 1), *found[place + 1 :]])
        for place in range(len(found) - 1):
            (one, mine), (other, theirs) = found[place : place + 2]
            if mine != theirs:
                yield told(said, [*found[:place], (one, theirs), (other, mine), *found[place + 2 :]])

    def told(said: _Said, amounts: Iterable[tuple[str, Fraction]]) -> PlannedLine:
        words = (f"{player} {in_words(amount(str(number)))}" for player, number in amounts)
        return said.with_fields(**{field: ", ".join(words)})

    return changes


def _opposite(*names: str) -> Callable[[_Said], Changes]:
    """Replace a word by its opposite."""
    return lambda said: (said.with_fields(**{name: OPPOSITES[said.fields[name]]}) for name in names)


def _outcome(said: _Said) -> Changes:
    """Swap won and lost, and the sides; not scored becomes won, since neither side may have scored it."""
    if said.fields["outcome"] == "not scored":
        return iter([said.with_fields(outcome="won")])
    return _opposite("outcome", "side")(said)


def _company(said: _Said) -> Changes:
    """Leave out each player, and add another."""
    company = [] if said.fields["others"] == _NOBODY else split_list(said.fields["others"])
    for place in range(len(company)):
        yield said.with_fields(others=", ".join(company[:place] + company[place + 1 :]) or _NOBODY)
    yield said.with_fields(others=", ".join([*company, another(said.players, (*company, said.fields["player"]))]))


def _scored(said: _Said) -> Changes:
    """Say that the item is won, for each side."""
    for side in ("declarer", "opponents"):
        yield PlannedLine("then", f'"{said.fields["item"]}" is won by the {side}')


# -------------------------------------------------------------------------------------------------- phrases

CHANGES: Final[Mapping[str, Callable[[_Said], Changes]]] = {
    "that is allowed": _instead("that is refused"),
    "that is refused[ under {clause}]": _instead("that is allowed"),
    'the choice is "{words}"': _choice,
    '"{words}" may be chosen': _each_word('"{}" may not be chosen'),
    '"{words}" may not be chosen[ under {clause}]': _each_word('"{}" may be chosen'),
    "it is {player}'s turn to {deed}": _next_to,
    "it is nobody's turn": _instead("it is Vorhand's turn to play", "it is Dealer's turn to bid"),
    "{player} {part}": _player,
    '{row} from the top {are} "{cards}"': _row,
    'the Trull is "{cards}"': _cards("cards"),
    '"{name}" is the card "{card}"': _cards("card"),
    "the deck holds {number} cards and {augen} Augen": _numbers("number", "augen"),
    '"{cards}" are worth {augen} Augen each': _numbers("augen"),
    "they count {augen} Augen": _numbers("augen"),
    "the declarer's side has {mine} Augen and the opponents have {theirs}": _numbers("mine", "theirs"),
    'the Augen come to "{augen_by_player}"': _amounts("augen_by_player", augen_in_words),
    '{player} holds exactly "{cards}"': _cards("cards"),
    'the halves of the Talon are "{first}" and "{second}"': _cards("first", "second"),
    'the packets go to "{players_in_turn}" in turn': _in_turn,
    "the direction is {direction}": _opposite("direction"),
    "the contract is {contract} and {player} is the declarer": _contract,
    "the contract is {open_contract}": _instead("the contract is Dreier and Vorhand is the declarer"),
    "the partner is {player}": _partner,
    "there is no partner": _instead(*(f"the partner is {player}" for player in ("Vorhand", "Second"))),
    'the called {callable} is "{card}"': _called,
    'the cards laid away are "{cards}"': _cards("cards"),
    "the deal is {state}": _opposite("state"),
    "no {callable} is called": _instead(*(f'the called {kind} is "{card}"' for kind, card in _CALLED.items())),
    "these tricks have been taken:": _rows(other_rows.other_tricks),
    'of the cards laid away "{cards}" lie face up': _cards("cards"),
    "none of the cards laid away lies face up": _instead('of the cards laid away "II" lie face up'),
    'these cards have been seen: "{cards}"': _each_card('these cards have not been seen: "{}"'),
    'these cards have not been seen: "{cards}"': _each_card('these cards have been seen: "{}"'),
    "these items are scored:": _rows(other_rows.other_items),
    '"{item}" is {outcome} by the {side}': _outcome,
    '"{item}" is not scored': _scored,
    '"{item}" brings the declarer {amount} {unit}': _amount("amount"),
    "these lines are settled:": _rows(other_rows.other_lines),
    'the payments are "{payments}"': _amounts("payments", payment_in_words),
    "the Renonce of {player} is settled": _player,
    '{player} may confer with "{others}"': _company,
    "the next deal counts {counts}": _opposite("counts"),
    "doubled deals still to come: {number}": _numbers("number"),
    "the deals go:": _rows(other_rows.other_deals),
    'the score is "{score}"': _amounts("score", payment_in_words),
}
"""How an expectation is changed, by its phrase.

Every ``then`` phrase is listed. A phrase with a value gets another value; one without a value (``that is allowed``) is
replaced by its opposite, so the vocabulary needs a phrase for that too.
"""
