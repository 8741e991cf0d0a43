"""What Vorhand may call and whom she gets by it, and who may throw the cards in, for all hands that matter.

Of the call: every way in which XX to XVI lie in four hands, with every number of suit cards in Vorhand's. Of throwing
in: every way in which four players can have no Tarock, a single one, which may be of the Trull, or more.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays, told
from proving.exhaustive.found import Found
from proving.exhaustive.settlements import Sheet
from proving.exhaustive.zwanzigerrufen.cards import PACKS, TAROCKS
from tarock_engine import engine
from tarock_engine.actions import Action, Bid, Call, Say
from tarock_engine.cards import NAMES
from tarock_engine.seating import Seat, Seating, further
from tarock_engine.state import Dealt, State
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, SOLO, WEITER, ZUSAMMENWERFEN
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules

Readings = Mapping[str, str]
Choices = Sequence[tuple[Readings, ZwanzigerrufenRules]]
Hands = list[list[str]]
"""By places from Vorhand on."""

WHICH: Final = "call-which-tarock"
FORCED: Final = "forced-solo-kind"
THROWING: Final = "zusammenwerfen"
OPTIONS: Final = (WHICH, FORCED)
LADDER: Final = ("XX", "XIX", "XVIII", "XVII", "XVI")
SUITS: Final = tuple(card for card in PACKS["ace"] if told.suit_of(card) != "T")
LOW: Final = tuple(card for card in TAROCKS if card not in LADDER)
HAND: Final = 10
IN_FORCE: Final[Mapping[str, Sequence[str]]] = {
    "off": (),
    "until-announcement": ("first",),
    "until-first-card": ("first", "announced"),
}
"""When cards can be thrown in: before anything else, after an announcement, in each reading."""
NO_TAROCK: Final = ()
SINGLE: Final = (*((card,) for card in told.TRULL), ("IV",))
"""The only Tarock that somebody may have; the last stands for all that are not of the Trull."""


# ------------------------------------------------------------------------------------------------------ the source


def callable_of(hand: Sequence[str], readings: Readings) -> set[str]:
    """The highest of XX to XVI that she does not hold, also what she holds above it, or all that she does not hold."""
    missing = [card for card in LADDER if card not in hand]
    if not missing:
        return set()
    if readings[WHICH] == "own-too":
        return set(LADDER[: LADDER.index(missing[0]) + 1])
    return set(missing if readings[WHICH] == "any-missing" else missing[:1])


def solos_of(hand: Sequence[str], readings: Readings) -> set[str]:
    """A Solo with any hand; a Farbensolo with five suit cards, unless she holds all five and has to play the Solo."""
    has_all = all(card in hand for card in LADDER)
    suits = sum(told.suit_of(card) != "T" for card in hand)
    bound = has_all and readings[FORCED] == "solo"
    return {SOLO} if bound or suits < len(LADDER) else {SOLO, FARBENSOLO}


def partner_of(card: str, hands: Hands) -> int | None:
    """The place of whoever holds the called card; nobody where it is Vorhand herself."""
    place = next(place for place, hand in enumerate(hands) if card in hand)
    return place or None


def throwers(hands: Hands) -> tuple[list[int], list[int]]:
    """Who has to throw in, having no Tarock, and who may, having a single one that is of the Trull."""
    held = [[card for card in hand if told.suit_of(card) == "T"] for hand in hands]
    musts = [place for place, cards in enumerate(held) if not cards]
    return musts, [place for place, cards in enumerate(held) if len(cards) == 1 and cards[0] in told.TRULL]


# ----------------------------------------------------------------------------------------------------------- hands


def dispositions() -> Iterator[Hands]:
    """Every way to hold XX to XVI, with every number of suit cards in Vorhand's hand."""
    for places in itertools.product(range(4), repeat=len(LADDER)):
        hands: Hands = [[card for card, at in zip(LADDER, places, strict=True) if at == place] for place in range(4)]
        for suits in range(HAND - len(hands[0]) + 1):
            trumps = HAND - len(hands[0]) - suits
            yield _filled([[*hands[0], *SUITS[-suits:][:suits], *LOW[:trumps]], *hands[1:]])


def with_few_tarocks() -> Iterator[Hands]:
    """Every way in which one player or two have no Tarock or a single one; with three of them it cannot be."""
    for one, other in itertools.combinations(range(4), 2):
        for cards, others in itertools.product((None, NO_TAROCK, *SINGLE), repeat=2):
            if cards != others or cards in (None, NO_TAROCK):
                few = {place: held for place, held in ((one, cards), (other, others)) if held is not None}
                yield _filled_up(few)


def _filled(hands: Hands) -> Hands:
    held = set(itertools.chain(*hands))
    rest = iter([card for card in PACKS["ace"] if card not in held])
    return [[*hand, *itertools.islice(rest, HAND - len(hand))] for hand in hands]


def _filled_up(few: Mapping[int, Sequence[str]]) -> Hands:
    """Whoever has few Tarocks gets suit cards; the others share the rest of both."""
    suits = iter(SUITS)
    hands: Hands = [[] for _ in range(4)]
    for place, held in few.items():
        hands[place] = [*held, *itertools.islice(suits, HAND - len(held))]
    many = [place for place in range(4) if place not in few]
    rest = [card for card in TAROCKS if card not in itertools.chain(*few.values())]
    for place, card in zip(itertools.cycle(many), [*rest, *suits], strict=False):
        hands[place].append(card)
    return hands


def _dealt(hands: Hands, dealer: int) -> Dealt:
    by_seat = {(dealer + 1 + place) % 4: plays.mask(hand) for place, hand in enumerate(hands)}
    return Dealt(Seating.at(4, dealer, 4), tuple([by_seat[seat] for seat in range(4)]), (0, 0))


# -------------------------------------------------------------------------------------------------------- compare


def calls(choices: Choices, *, every: int = 1) -> Found:
    """What Vorhand may say first, and after each call who plays with her; ``every`` n-th deal."""
    sheet = Sheet("what Vorhand may say, and her partner", "deals")
    for readings, rules in choices:
        for number, hands in enumerate(itertools.islice(dispositions(), None, None, every)):
            dealer = number % 4
            vorhand = (dealer + 1) % 4
            state = engine.begin(_dealt(hands, dealer), rules)
            found, partners = _said(state, rules)
            due = callable_of(hands[0], readings)
            expected = {(vorhand, "call", card) for card in due}
            expected |= {(vorhand, "bid", name) for name in solos_of(hands[0], readings)}
            places = {card: partner_of(card, hands) for card in due}
            seats = {(card, None if place is None else (vorhand + place) % 4) for card, place in places.items()}
            sheet.compare((found, partners), (expected, seats), hands, dealer, dict(readings))
    return sheet.found()


def _said(state: State, rules: ZwanzigerrufenRules) -> tuple[set[tuple[Seat, str, str]], set[tuple[str, Seat | None]]]:
    found, partners = set(), set()
    for choice in engine.choices(state, rules):
        for act in choice.actions:
            found.add((choice.seat, choice.deed, act.words))
            if isinstance(act, Call) and act.king is not None:
                after: object = engine.apply(state, act, rules)
                partners.add((NAMES[act.king], after.game.partner))  # type: ignore[attr-defined]
    return found, partners


def throwing_in(choices: Choices) -> Found:
    """Who may throw in before anything else, while announcing goes on, before the first card and after it."""
    sheet = Sheet("who may throw in", "moments")
    for (readings, rules), (number, hands) in itertools.product(choices, enumerate(with_few_tarocks())):
        dealer = number % 4
        musts, mays = [[(dealer + 1 + place) % 4 for place in places] for places in throwers(hands)]
        for moment, state in _moments(_dealt(hands, dealer), rules):
            due = ({*musts} or {*mays}) if moment in IN_FORCE[readings[THROWING]] else set()
            found = [(choice.seat, act.words) for choice in engine.choices(state, rules) for act in choice.actions]
            thrown = {seat for seat, words in found if words == ZUSAMMENWERFEN}
            alone = bool(due and musts)
            sheet.compare((thrown, len(found) == len(thrown)), (due, alone), moment, hands, dealer, dict(readings))
            for seat in thrown:
                over = engine.apply(state, Bid(seat, ZUSAMMENWERFEN), rules)
                paid = engine.is_over(over) and engine.settlement(over, rules).payments
                sheet.compare(paid, (0, 0, 0, 0), moment, hands, dealer, dict(readings))
    return sheet.found()


def _moments(dealt: Dealt, rules: ZwanzigerrufenRules) -> Iterator[tuple[str, State]]:
    """The states of a deal in which Vorhand plays a Solo and nobody says more, up to the second card."""
    state = engine.begin(dealt, rules)
    yield "first", state
    vorhand = dealt.seating.vorhand
    words: list[Action] = [Bid(vorhand, SOLO)]
    words += [Say(further(vorhand, turn, 4), None, WEITER) for turn in range(5)]
    for act in words:
        if engine.objection(state, act, rules) is not None:
            return
        state = engine.apply(state, act, rules)
        yield "announced", state
    (choice,) = [one for one in engine.choices(state, rules) if one.deed == "play"]
    yield "played", engine.apply(state, choice.actions[0], rules)
