"""Converts bids, announcements and amounts between the text of scenarios and the messages of the protocol."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from tarock_language.message import Argument, Message, Word, in_english, message
from tarock_protocol.cards import PACK
from tarock_protocol.deeds import AMONG_CARDS, CARD_DEEDS, FOURTH, bid_with_king
from tarock_protocol.errors import TableError
from tarock_protocol.messages.parts import Action, Amount, Deed, NumberedTrick, PlayedTrick
from tarock_protocol.seating import PLAYERS, SeatNames
from tarock_steps.table.setup import read_cards

DONE: Final = "Gut!"
NO_GAMES: Final = frozenset(
    {"Weiter", "Erster", "Mein Spiel", DONE, "Vorhand", "gebe die Vorhand weiter", "zusammenwerfen"}
)
"""The bids of all sources that name no game; the declarer is the last player with another bid."""
AMOUNT: Final = r"[+-]?\d+(?: \d+/[1-9]\d*|/[1-9]\d*)?"
"""A regular expression for a number: whole, a fraction, or a mixed number such as ``35 2/3``."""
UNNOTICED: Final = "!"
"""The mark after an act that breaks the rules and that nobody notices."""
STAYS_OPEN: Final = "…"
"""The mark after the words of a turn that is not over with them."""
_STEP: Final = re.compile(r"(\w*kontra|Retour|(?:Re)?supre)\b(.*)\b(\d)", re.IGNORECASE)
_SEAT: Final = re.compile(r"\d")
_PART_OF_A_TURN: Final = re.compile(r" \+ |, *")
_AMOUNT: Final = re.compile(rf"(?P<player>\w+) (?P<amount>{AMOUNT})")


def split_list(text: str) -> list[str]:
    """The parts of a list separated by commas; an empty list for an empty text."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def turns(text: str) -> list[tuple[str, str]]:
    """The players and their words in a text such as ``Vorhand Erster, Second Weiter``; TableError for another form."""
    found = []
    for part in split_list(text):
        player, _, words = part.partition(" ")
        if player not in PLAYERS or not words:
            players = [*map(Word, PLAYERS)]
            raise TableError(
                message("'{part}': expected a player ({players}) and his words", part=part, players=players)
            )
        found.append((player, words.strip()))
    return found


def amounts(text: str, seating: SeatNames) -> list[Amount]:
    """The numbers by seat in a text such as ``Vorhand +30, Second -10, …``; TableError if one is missing."""
    found: dict[str, Amount] = {}
    for part in split_list(text):
        match = _AMOUNT.fullmatch(part.replace("\N{MINUS SIGN}", "-"))
        if match is None or match["player"] in found:
            fault = message("'{part}': expected each player once, with a whole number or a fraction", part=part)
            raise TableError(fault)
        found[match["player"]] = amount(match["amount"])
    if set(found) != set(seating.names):
        everybody = [*map(Word, seating.names)]
        raise TableError(message("'{text}': expected a number for each of {players}", text=text, players=everybody))
    return [found[seating.name(seat)] for seat in range(seating.players)]


def written_number(text: str) -> Fraction:
    """The number written in a scenario; ValueError if it is none."""
    whole, _, part = text.replace("\N{MINUS SIGN}", "-").partition(" ")
    more = Fraction(part or 0)
    return Fraction(whole) + (-more if whole.startswith("-") else more)


def amount(text: str) -> Amount:
    """A number in the form of the messages, an integer or a fraction in text; ValueError if it is none."""
    number = written_number(text)
    return number.numerator if number.denominator == 1 else str(number)


def payment_in_words(number: Amount) -> str:
    """A payment in words, with its sign."""
    received = Fraction(number)
    return f"+{received}" if received >= 0 else f"{received}"


def augen_in_words(number: Amount) -> str:
    """Augen in words, as a mixed number such as ``35 2/3``."""
    counted = Fraction(number)
    whole, rest = divmod(counted.numerator, counted.denominator)
    if not rest or counted < 0:
        return str(counted)
    return f"{whole or ''} {rest}/{counted.denominator}".strip()


def for_everybody(numbers: Iterable[Amount], seating: SeatNames, in_words: Callable[[Amount], str]) -> list[Message]:
    """The numbers of all players, each with the player."""
    by_seat = dict(enumerate(numbers))
    return [
        message("{player} {number}", player=player_said(seat, seating), number=in_words(by_seat[seat]))
        for seat in seating.everybody
    ]


def played_trick(text: str, seating: SeatNames) -> PlayedTrick:
    """The trick in a text such as ``Vorhand K♥ A♥ I D♥``: the leader, then the cards in the order played."""
    leader, _, cards = text.partition(" ")
    return PlayedTrick(leader=seating.seat(leader), cards=read_cards(cards))


def numbered(number: int, text: str, seating: SeatNames) -> NumberedTrick:
    """The same, with the number of the trick."""
    played = played_trick(text, seating)
    return NumberedTrick(number=number, leader=played.leader, cards=played.cards)


def wire(words: str, do: Deed, seating: SeatNames) -> str:
    """Words of a scenario in the form of the messages: canonical cards, seats instead of players."""
    if do == "call" and words == FOURTH:
        return words
    if do in CARD_DEEDS:
        return " ".join(read_cards(words))
    if do == "bid":
        return bid_with_king(words)
    if do == "say":
        said, _, player = words.rpartition(" ")
        return f"{said} {seating.seat(player)}" if said and player in PLAYERS else words
    return words


def spoken(what: str, do: Deed, seating: SeatNames) -> str:
    """A value of a message in words: players instead of seats."""
    if do == "say":
        match = _STEP.fullmatch(what)
        if match is not None:
            return f"{match[1]}{match[2]}{seating.name(int(match[3]))}"
    if do == "renonce" and _SEAT.fullmatch(what):
        return seating.name(int(what))
    return what


def bids_of(text: str, seating: SeatNames) -> list[Action]:
    """The actions of several turns of the bidding."""
    return [act(player, "bid", words, seating) for player, words in turns(text)]


def act(player: str, do: Deed, words: str, seating: SeatNames) -> Action:
    """The action in these words; the mark ``UNNOTICED`` after them makes it unnoticed."""
    noticed = words.removesuffix(UNNOTICED)
    unnoticed = words not in (noticed, DONE)
    what = wire(noticed if unnoticed else words, do, seating)
    return Action(seat=seating.seat(player), do=do, what=what, unnoticed=unnoticed)


def utterances(text: str, seating: SeatNames, closing: str) -> list[Action]:
    """The actions of several turns of the announcing, each closed by the word ``closing``."""
    return [action for player, words in turns(text) for action in said(player, words, seating, closing)]


def said(player: str, words: str, seating: SeatNames, closing: str) -> list[Action]:
    """The actions of one turn: announcements joined by ``+`` or commas, then ``closing`` unless the turn stays open."""
    seat = seating.seat(player)
    named = words.rstrip().removesuffix(STAYS_OPEN)
    parts = [wire(part.strip(), "say", seating) for part in _PART_OF_A_TURN.split(named)]
    closed = [closing] if has_to_close(words, closing) else []
    return [Action(seat=seat, do="say", what=what) for what in (*parts, *closed)]


def has_to_close(words: str, closing: str) -> bool:
    """Whether the closing word has to be added to these words."""
    return not words.rstrip().endswith((closing, STAYS_OPEN))


def listed_choices(text: str, do: Deed, seating: SeatNames) -> list[str]:
    """The choices listed in a scenario: cards where the deed chooses cards, else words separated by commas."""
    if do in CARD_DEEDS:
        words = cards_and_words(text)
        cards = read_cards(" ".join(word for word in words if word not in AMONG_CARDS))
        return [*cards, *(word for word in words if word in AMONG_CARDS)]
    return [wire(part, do, seating) for part in split_list(text)]


def cards_and_words(text: str) -> list[str]:
    """The cards of a list as written, followed by the words that may be among cards."""
    others = [word for word in AMONG_CARDS if word in text]
    for word in others:
        text = text.replace(word, " ")
    return [*text.replace(",", " ").split(), *others]


def choices_in_words(choices: Iterable[str], do: Deed, seating: SeatNames) -> str:
    """Choices in words, always in the same order."""
    if do in CARD_DEEDS:
        listed = list(choices)
        others = [word for word in AMONG_CARDS if word in listed]
        cards = cards_in_words(what for what in listed if what not in others)
        return " ".join(filter(None, (cards, *others)))
    return ", ".join(sorted(spoken(what, do, seating) for what in choices)) or "nothing"


def choices_said(choices: Iterable[str], do: Deed, seating: SeatNames) -> Argument:
    """The same choices for any language to say."""
    if do in CARD_DEEDS:
        return choices_in_words(choices, do, seating) or message("no card")
    said = [choice_said(what, do, seating) for what in choices]
    return sorted(said, key=in_english) or message("nothing")


def choice_said(what: str, do: Deed, seating: SeatNames) -> Argument:
    """A choice for any language to say."""
    if do in CARD_DEEDS:
        return what
    item, _, last = spoken(what, do, seating).rpartition(" of ")
    told = message("{item} of {seat}", item=item, seat=Word(last)) if item else Word(last)
    return message("{what:field words}", what=told)


def turn_said(seat: int, do: Deed, seating: SeatNames) -> Message:
    """Whose turn it is, and what to do."""
    return message("{player} to {deed:turn}", player=player_said(seat, seating), deed=Word(do))


def player_said(seat: int | None, seating: SeatNames) -> Argument:
    """A player, nobody, or a seat that the table does not have."""
    is_there = seat is None or 0 <= seat < seating.players
    return Word(seating.name(seat)) if is_there else message("seat {seat}", seat=str(seat))


def cards_said(cards: Iterable[str]) -> Argument:
    """Cards in canonical order, or that there is none."""
    return cards_in_words(cards) or message("no card")


def cards_in_words(cards: Iterable[str]) -> str:
    """Cards in canonical order; empty if there is none."""
    return " ".join(sorted(cards, key=PACK.index))
