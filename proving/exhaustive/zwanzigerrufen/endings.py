"""Compares what is scored at the end of a deal of Zwanzigerrufen, by the engine and by the second opinion.

The cases: Augen and Valat; the I and the Mond in every trick that they can lie in; Trull and Könige in every hand; the
same bonus announced by several; who doubles; a Farbensolo in which each opponent doubles for himself; and whole Valats
paid.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.seats import seat_or_nobody, seats_of
from proving.exhaustive.settlements import FOUR, CountedComparison, Deal, thirds
from proving.exhaustive.zwanzigerrufen import deal_ends
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from proving.exhaustive.zwanzigerrufen.deal_ends import End, Said
from proving.exhaustive.zwanzigerrufen.settlements import DEALS, Choices
from tarock_engine import engine
from tarock_engine.amounts import WholeAugen
from tarock_engine.cards import CARDS
from tarock_engine.contracts import Side
from tarock_engine.scoring import KnownTrick, Score
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Chain, Claim, Contest, Dealt, Exchange, Game, Played, Sides, TakenTrick
from tarock_engine.zwanzigerrufen import procedure
from tarock_engine.zwanzigerrufen.ending import Ending
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_second_opinion.zwanzigerrufen import payments
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, LAST, NORMAL

OF_AUGEN: Final = ("tie-at-44", "absolut-whose-bonus", "absolut-announcers-collapse")
OF_VALAT: Final = (
    "valat-cancels",
    "valat-failed",
    "valat-announcers-collapse",
    "absolut-whose-bonus",
    "absolut-announcers-collapse",
)
BESIDE_FAILED: Final = "valat-cancels-beside-failed"
CANCELS: Final = {"valat-cancels": "bonuses"}
OF_MOND: Final = ("card-ranking", "mond-after-skues")
OF_PAGAT: Final = ("pagat-silent-lost", "pagat-by-maerchenstich", "card-ranking")
OF_MATERIAL: Final = ("four-kings-holder", "material-claim")
OF_SEVERAL: Final = ("same-praemie-announced-twice", "kontra-to-second-announcement")
ANYBODY: Final = {"kontra-who-and-when": "anybody"}
ANY_ANNOUNCER: Final = {"pagat-announcer": "any"}
ALONE: Final = Deal("Normalspiel", None)
"""A Vorhand who called a Tarock of her own, as one reading lets her."""
_DEALS: Final = (*DEALS, ALONE)
_APART: Final = ("Sküs", "XXI", "I"), ("K♥", "K♦", "K♠", "K♣")


# ------------------------------------------------------------------------------------------------------ the engine


def scored(end: End, readings: Mapping[str, str], rules: ZwanzigerrufenRules) -> Score:
    """The engine's score."""
    sides = Sides(Seat(0), seat_or_nobody(end.deal.partner))
    augen = {Side.DECLARER: end.augen, Side.FOES: deal_ends.ALL_AUGEN - end.augen}
    counted = {side: (WholeAugen(number), ()) for side, number in augen.items()}
    tricks = {Side.DECLARER: end.tricks, Side.FOES: LAST - end.tricks}
    hands = tuple(plays.mask(hand) for hand in end.hands)
    foes = tuple(seat for seat in SEATS[:4] if not end.is_mine(seat))
    known = {number: _known(end, cards, readings) for number, cards in end.known.items()}
    contract = rules.by_name[end.deal.contract]
    won = dict.fromkeys(Side, 0)  # what the sides have won is read by no rules of the source
    ending = Ending(contract, sides, foes, hands, won, counted, tricks, known, _chains(end), end.claims)
    return procedure.scored(ending, rules)


def _known(end: End, cards: Sequence[str], readings: Mapping[str, str]) -> KnownTrick:
    sides = tuple([Side.DECLARER if end.is_mine(seat) else Side.FOES for seat in SEATS[:4]])
    return KnownTrick(
        tuple([CARDS[card] for card in cards]), sides, deal_ends.winner(end.deal.contract, cards, readings)
    )


def _chains(end: End) -> tuple[Chain, ...]:
    games = [
        Claim("Spiel", seat_or_nobody(account), contained=False, doubled=seats_of(steps))
        for account, steps in end.game.items()
    ]
    said = [
        Claim(announcement.item, Seat(announcement.by), contained=False, doubled=seats_of(announcement.doubled))
        for announcement in end.said
    ]
    return tuple([Chain(claim, (0,) * (1 + len(claim.doubled))) for claim in (*games, *said)])


def rows(end: End, score: Score) -> dict[int, list[deal_ends.Row]]:
    """The engine's items in the form of the source's rows."""
    found: dict[int, list[deal_ends.Row]] = {}
    for foe in (seat for seat in SEATS[:4] if not end.is_mine(seat)):
        mine = [item for item in score.items if item.against in {None, foe}]
        found[foe] = sorted(
            (item.name, (item.side is Side.DECLARER) == item.won, item.announced, len(item.doubled)) for item in mine
        )
    return found


def compared(name: str, choices: Choices, ends: Sequence[End]) -> Found:
    """Compare all ends under each choice."""
    comparison = CountedComparison(name, "ends")
    for readings, rules in choices:
        for end in ends:
            comparison.compare(
                rows(end, scored(end, readings, rules)), deal_ends.rows(end, readings), end, dict(readings)
            )
    return comparison.found()


# ------------------------------------------------------------------------------------------------------------ ends


def _hands(material: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """Hands of ten in which some cards lie with given seats."""
    hands: list[list[str]] = [[card for card, at in material.items() if at == seat] for seat in SEATS[:4]]
    rest = iter([card for card in PACKS["ace"] if card not in material])
    return tuple((*hand, *itertools.islice(rest, 10 - len(hand))) for hand in hands)


NOTHING: Final = _hands(dict(zip(itertools.chain(*_APART), (0, 1, 2, 0, 1, 2, 3), strict=True)))
"""Hands without Trull and Könige."""


_BOTH: Final = ((), (0,), (3,), (0, 3))
"""Who announces the same: nobody, the declarer, an opponent, or both."""


def of_augen() -> Iterator[End]:
    """All Augen with tricks on both sides, and all tricks on one; an Absolut announced by either side or both."""
    counts = [*((augen, 5) for augen in range(deal_ends.ALL_AUGEN + 1)), (0, 0), (deal_ends.ALL_AUGEN, LAST)]
    for deal, (augen, tricks), absolut in itertools.product(_DEALS, counts, _BOTH):
        yield End(deal, augen, tricks, hands=NOTHING, said=_said(deal, absolut))


def of_valat() -> Iterator[End]:
    """Augen around every limit, with all tricks on one side or not; Absolut and Valat announced by either or both."""
    counts = [*((augen, 5) for augen in (0, 20, 32, 33, 44, 45, 55, 56, 88)), (0, 0), (deal_ends.ALL_AUGEN, LAST)]
    for deal, (augen, tricks) in itertools.product(_DEALS, counts):
        for absolut, valat in itertools.product(_BOTH, _BOTH):
            yield End(deal, augen, tricks, hands=NOTHING, said=_said(deal, absolut, valat))


def _said(deal: Deal, absolut: Sequence[int], valat: Sequence[int] = ()) -> tuple[Said, ...]:
    said = [Said("Absolut", seat, (3 - seat,)) for seat in absolut]
    said += [Said("Valat", seat, (3 - seat, seat)) for seat in valat]
    return tuple(_of_deal(announcement, deal) for announcement in said)


def _of_deal(said: Said, deal: Deal) -> Said:
    """The same announcement, by a seat that is an opponent's in this game."""
    if deal.partner != 3:
        return said
    return Said(said.item, said.by and 1, tuple(seat and 1 for seat in said.doubled))


def of_pagat() -> Iterator[End]:
    """The I with any three of some cards in the last trick or an earlier one, in every hand, announced by anybody."""
    others = ("Sküs", "XXI", "XX", "K♥")
    for deal, number, cards in itertools.product(_DEALS, (LAST, 4), itertools.permutations(("I", *others), 4)):
        if "I" in cards:
            for seat in (None, 0, 1, 2, 3):
                said = () if seat is None else (Said("Pagat", seat),)
                if said and deal.contract == FARBENSOLO:
                    continue
                yield End(deal, 50, 5, known={number: cards}, hands=NOTHING, said=said)


def of_mond() -> Iterator[End]:
    """Sküs and XXI in one trick or in two, in every hand, the I beside them or not; the last trick and another."""
    for deal, number in itertools.product(_DEALS, (LAST, 3)):
        for cards in itertools.permutations(("Sküs", "XXI", "I", "V", "K♥"), 4):
            known = {number: cards} if number == LAST else {number: cards, LAST: ("VI", "VII", "D♥", "C♥")}
            yield End(deal, 50, 5, known=known, hands=NOTHING)
        for skues, mond in itertools.product(range(4), repeat=2):
            tricks = [["D♥", "C♥", "B♥", "A♥"], ["D♠", "C♠", "B♠", "10♠"]]
            tricks[0][skues], tricks[1][mond] = "Sküs", "XXI"
            yield End(deal, 50, 5, known={2: tuple(tricks[0]), number: tuple(tricks[1])}, hands=NOTHING)


def of_material(*, announced: bool) -> Iterator[End]:
    """Every way in which Trull and Könige lie in four hands, claimed or not; or announced by somebody."""
    nowhere = {"Trull": (0, 1, 2), "Könige": (0, 1, 2, 3)}
    for deal, (item, cards) in itertools.product(_DEALS, zip(deal_ends.MATERIAL, _APART, strict=True)):
        other, others = next(pair for pair in zip(deal_ends.MATERIAL, _APART, strict=True) if pair[0] != item)
        for seats in itertools.product(range(4), repeat=len(cards)):
            hands = _hands({**dict(zip(cards, seats, strict=True)), **dict(zip(others, nowhere[other], strict=True))})
            if not announced:
                yield from (
                    End(deal, 50, 5, hands=hands, claims=claims) for claims in ((), (item,), ("Trull", "Könige"))
                )
            elif item != "Trull" or deal.contract != FARBENSOLO:
                yield from (End(deal, 50, 5, hands=hands, said=(Said(item, seat),)) for seat in SEATS[:4])


def said_by_several() -> Iterator[End]:
    """Absolut or Valat announced by some players in every order, each with doublings of its own number."""
    for deal, augen, item in itertools.product(_DEALS, (20, 50, 70), ("Absolut", "Valat")):
        for number in range(1, 5):
            for seats in itertools.permutations(range(4), number):
                said = tuple(Said(item, seat, _steps(seat, place, deal)) for place, seat in enumerate(seats))
                yield End(deal, augen, 5, hands=NOTHING, said=said)


def _steps(seat: int, number: int, deal: Deal) -> tuple[int, ...]:
    """``number`` steps, by the other side and the own in turn."""
    mine = {0, deal.partner}
    other = next(candidate for candidate in range(4) if (candidate in mine) != (seat in mine))
    return (other, seat, other, seat)[:number]


def doubled_by_anybody() -> Iterator[End]:
    """The game or an announced bonus with up to four steps, each by anybody but the speaker of the one before."""
    for deal, by in itertools.product(DEALS[:3], (None, 0, 1, 2, 3)):
        for steps in itertools.chain(*(itertools.product(range(4), repeat=number) for number in range(1, 5))):
            if any(first == second for first, second in itertools.pairwise((by, *steps))):
                continue
            if by is None:
                yield End(deal, 50, 5, hands=NOTHING, game={None: steps})
            else:
                yield End(deal, 50, 5, hands=NOTHING, said=(Said("Absolut", by, steps),))


def each_for_himself() -> Iterator[End]:
    """A Farbensolo with an account for each opponent: the game, and a bonus of anybody with some steps."""
    deal = Deal(FARBENSOLO, None)
    for numbers, augen in itertools.product(itertools.product(range(3), repeat=3), (20, 44, 60)):
        game: dict[int | None, tuple[int, ...]] = {foe: (foe, 0)[:number] for foe, number in enumerate(numbers, 1)}
        for by, steps in itertools.product(range(4), ((), (1,), (1, 0), (2, 0, 2), (0,))):
            if not steps or (steps[0] == 0) == (by != 0):
                yield End(deal, augen, 5, hands=NOTHING, said=(Said("Absolut", by, steps),), game=game)
        yield End(deal, augen, 5, hands=_hands(dict.fromkeys(_APART[1], 0)), game=game)


# ------------------------------------------------------------------------------------------------- paid to the end


def paid(choices: Choices) -> Found:
    """Compare payments where one side has all tricks, announced or not, beside the game with every step."""
    comparison = CountedComparison("all tricks, paid")
    for readings, rules in choices:
        for end in _with_all_tricks(readings):
            found = [3 * amount for amount in engine.settlement(_played(end, rules), rules).payments]
            due = list(map(thirds, payments.settle(deal_ends.game_of(end, readings))))
            comparison.compare(found, due, end, dict(readings))
    return comparison.found()


def _with_all_tricks(readings: Mapping[str, str]) -> Iterator[End]:
    alone = readings["kontra-in-solo-games"] == "solo-only"
    for deal, mine, number in itertools.product(DEALS, (True, False), (0, 1, 4)):
        game: Mapping[int | None, tuple[int, ...]] = {None: _steps(0, number, deal)}
        if alone and deal.contract == FARBENSOLO:
            game = {1: (), 2: (2, 0, 2, 0)[:number], 3: (3, 0)[:number]}
        augen, tricks = (deal_ends.ALL_AUGEN, LAST) if mine else (0, 0)
        for valat in _BOTH[:3]:
            said = tuple([_of_deal(Said("Valat", seat), deal) for seat in valat])
            yield End(deal, augen, tricks, hands=NOTHING, said=said, game=game)


def _played(end: End, rules: ZwanzigerrufenRules) -> Played:
    """A deal in which one player took every trick; the cards may be illegal, which is never checked."""
    hands = tuple([plays.mask(hand) for hand in end.hands])
    taker = SEATS[0] if end.tricks else next(seat for seat in SEATS[:4] if not end.is_mine(seat))
    turned = [(*hand[seat:], *hand[:seat]) for seat, hand in enumerate(end.hands)]  # no two of the Trull in a trick
    cards = list(zip(*turned, strict=True))
    tricks = tuple([TakenTrick(Seat(0), tuple([CARDS[card] for card in four]), taker) for four in cards])
    called = CARDS["XX"] if end.deal.contract == NORMAL else None
    dealt = Dealt(FOUR, hands, (0, 0))
    game = Game(dealt, rules.by_name[end.deal.contract], Seat(0), called, seat_or_nobody(end.deal.partner))
    manner = end.deal.contract
    contest = Contest(
        dealt=dealt,
        game=game,
        exchange=Exchange(),
        chains=_chains(end),
        bound=(0,) * 4,
        valat=False,
        manner=manner,
    )
    return Played(contest, tricks)
