"""Settlements of Karls Tarockrunde beside arithmetic of its own, written from the source; amounts are in third points.

The sheets: one Bonus beside the game with every step of doubling; all Boni together; Valat in each of its readings;
one Kontra for everything; negative games and Farbensolo with an account for each opponent; and games that are paid for
or not played. Each in every game with every place of a partner.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from proving.exhaustive import settlements as common
from proving.exhaustive.found import Found
from proving.exhaustive.seats import seat_or_nobody
from proving.exhaustive.settlements import (
    FOUR,
    Deal,
    Priced,
    Readings,
    Scored,
    Sheet,
    accounts,
    games,
    in_pairs,
    parties_of,
)
from tarock_engine.cards import CARDS
from tarock_engine.karl import paying, settling
from tarock_engine.karl.rules import KarlRules
from tarock_engine.scoring import Parties
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Dealt, Game

Choices = Sequence[tuple[Readings, KarlRules]]
"""Readings, and the rules under them."""

PAIRING: Final = "payment-per-pairing"
LOST: Final = "sechser-dreier-loss-doubling"
OF_FARBENSOLO: Final = "farbensolo-bonuses-doubled"
VALAT: Final = "valat-replaces-or-adds"
FAILED: Final = "valat-announced-and-failed"
SOLO_VALAT: Final = "valat-doubled-in-solo-games"
PAID: Final = "renonce-what-is-paid"
LONE: Final = "renonce-defender-against-lone-player"
RATE: Final = "renonce-sechser-dreier-rate"
ACCOUNTS: Final = "renonce-negative-accounts"
NO_BIRD: Final = "auch-rufer-no-bird-value"
BESIDE: Final = "auch-rufer-no-bird-beside"
SEVERAL: Final = "several-renonces"
PAY_RUFER: Final = "rufer-king-in-talon-payment"
PAY_AUCH_RUFER: Final = "auch-rufer-king-in-talon"
PAID_BIRD: Final = "auch-rufer-paid-bird"

OPTIONS: Final = (OF_FARBENSOLO, LOST, PAIRING)
"""The options on which the amounts of game and Boni hang."""
VALAT_OPTIONS: Final = (VALAT, FAILED, SOLO_VALAT, LOST)
"""Those on which a Valat hangs."""
RENONCE_OPTIONS: Final = (PAID, LONE, RATE, LOST, VALAT, SOLO_VALAT, OF_FARBENSOLO, ACCOUNTS)
"""Those on which a Renonce hangs; what of them one game does not know changes nothing there."""
GIVE_UP_OPTIONS: Final = (PAY_RUFER, PAY_AUCH_RUFER, PAIRING)
SUBKONTRA: Final = {"kontra-levels": "subkontra"}
ONE_FOR_ALL: Final = {"kontra-levels": "one-for-all"}
EACH_ALONE: Final = {"kontra-binding": "farbensolo-too"}

GAMES: Final = {
    "Rufer": 5,
    "Piccolo": 10,
    "Zwiccolo": 10,
    "Solo-Rufer": 10,
    "Bettler": 15,
    "Auch-Rufer": 5,
    "Dreier": 20,
    "Sechser-Dreier": 20,
    "Farbensolo": 25,
    "Piccolo-Ouvert": 30,
    "Zwiccolo-Ouvert": 30,
    "Bettel-Ouvert": 35,
    "Solo-Dreier": 40,
}
"""The price of each game with a declarer; a Sechser-Dreier costs twice that when it is lost."""
FAHREN: Final = 5
BIRDS: Final = {"Pagat": 5, "Uhu": 10, "Kakadu": 15, "Wildsau": 20}
BONI: Final = {"Trull": 5, "Könige": 5, "König ultimo": 5, **BIRDS}
"""What each Bonus is worth in silence; twice that announced."""
WITH_PARTNER: Final = ("Rufer", "Solo-Rufer", "Auch-Rufer")
ALONE: Final = ("Dreier", "Sechser-Dreier", "Farbensolo", "Solo-Dreier")
NEGATIVE: Final = ("Piccolo", "Zwiccolo", "Bettler", "Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert")
KONTRA_RETOUR: Final = range(3)
TO_SUBKONTRA: Final = range(4)


# ----------------------------------------------------------------------------------------------------- arithmetic


def lines(deal: Deal, items: Sequence[Scored], readings: Readings) -> list[Priced]:
    """What every item comes to; a Valat has the line of the game, or one beside it, or is in all lines."""
    judged = [_judged(one, items, readings) for one in items]
    found: list[Priced] = []
    for one in judged:
        valat = next((other for other in judged if other.name == "Valat" and other.against == one.against), None)
        valat = valat or next((other for other in judged if other.name == "Valat"), None)
        how = "" if valat is None else _reading_of(valat, readings)
        if (one.name == "Spiel" and how == "replaces") or (one.name == "Valat" and how == "multiplies-all"):
            continue
        near = [other for other in judged if other.name == "Spiel"]
        game = next((other for other in near if other.against == one.against), near[0])
        third = 1 if deal.partner is None and readings.get(PAIRING) == "once" else 3
        amount = third * _worth(one, game, valat if how else None, deal, readings)
        found.append((one.name, one.mine, one.against, amount if one.won == one.mine else -amount))
    return found


def _judged(one: Scored, items: Sequence[Scored], readings: Readings) -> Scored:
    """The game is lost by whoever announced a Valat that failed, but for a reading in which it stands beside."""
    failed = next((other for other in items if _is_failed(other)), None)
    if one.name != "Spiel" or failed is None or readings.get(FAILED) == "beside-game":
        return one
    return one._replace(won=not failed.mine)


def _is_failed(one: Scored) -> bool:
    """Whether it is an announced Valat that was not made."""
    return one.name == "Valat" and one.announced and not one.won


def _reading_of(valat: Scored, readings: Readings) -> str:
    """How a Valat stands to the price of the game: ``beside`` it where it failed in such a reading."""
    if _is_failed(valat) and readings.get(FAILED) == "beside-game":
        return "beside"
    return readings.get(VALAT, "replaces")


def _worth(one: Scored, game: Scored, valat: Scored | None, deal: Deal, readings: Readings) -> int:
    """The value of an item between two players."""
    everything = valat is not None and _reading_of(valat, readings) == "multiplies-all"
    if one.name not in {"Spiel", "Valat"}:
        value = BONI[one.name] << one.announced << one.steps
        value *= _boni(deal, readings)
        if everything and valat is not None:
            value *= _multiple(valat, deal, readings) << _own_steps(valat, readings)
        return value
    factors = [1 << one.steps]
    if one.name == "Valat":
        factors.append(_multiple(one, deal, readings))
        if _reading_of(one, readings) == "replaces":
            factors = [1 << game.steps, 1 << _own_steps(one, readings), factors[1]]
    elif everything and valat is not None:
        factors += [_multiple(valat, deal, readings), 1 << _own_steps(valat, readings)]
    lost = deal.contract == "Sechser-Dreier" and not game.won
    return GAMES[deal.contract] * _combined(factors, readings, lost=lost)


def _combined(factors: Sequence[int], readings: Readings, *, lost: bool) -> int:
    """All factors; of a lost Sechser-Dreier's, in a reading, the largest of them and of its own alone."""
    if lost and readings.get(LOST) == "largest":
        return max(2, *factors)
    product = 2 if lost else 1
    for factor in factors:
        product *= factor
    return product


def _own_steps(valat: Scored, readings: Readings) -> int:
    """How often a Valat was doubled; one Kontra for everything is the game's already."""
    return 0 if readings.get("kontra-levels") == "one-for-all" else valat.steps


def _multiple(valat: Scored, deal: Deal, readings: Readings) -> int:
    """Four times the game, eight times announced, twice as much in a Solo-Dreier and a Farbensolo."""
    solo = deal.contract in {"Solo-Dreier", "Farbensolo"} and readings.get(SOLO_VALAT) != "single"
    return (8 if valat.announced else 4) * (2 if solo else 1)


def _boni(deal: Deal, readings: Readings) -> int:
    """Whether the game doubles its Boni."""
    if deal.contract == "Farbensolo":
        return 1 if readings.get(OF_FARBENSOLO) == "single" else 2
    return 2 if deal.contract in {"Solo-Rufer", "Solo-Dreier"} else 1


# -------------------------------------------------------------------------------------------------------- compare


class _Sheet(Sheet):
    def settle(self, deal: Deal, items: Sequence[Scored], readings: Readings, rules: KarlRules) -> None:
        """Compare every line and all payments of a game."""
        priced = lines(deal, items, readings)
        settled = settling.settle(parties_of(deal, rules), [one.item for one in items], rules)
        self.compare_settled(settled, priced, in_pairs(deal.partner, priced), deal, *items, dict(readings))


# --------------------------------------------------------------------------------------------------------- sheets


def deals() -> Iterator[Deal]:
    """Every game that is won by points, with every partner and none."""
    for contract in WITH_PARTNER:
        for partner in (1, 2, 3, None):
            yield Deal(contract, partner)
    for contract in ALONE:
        yield Deal(contract, None)


def states_of(name: str, steps: Sequence[int]) -> list[Scored]:
    """One Bonus in every state; in silence the Vögel and a König ultimo can be lost."""
    return common.states_of(name, steps, lost_in_silence=name not in {"Trull", "Könige", "Valat"})


def boni_of(deal: Deal) -> list[str]:
    """The Boni of a game: a König Ultimo only where one is called."""
    return [name for name in BONI if name != "König ultimo" or deal.contract in WITH_PARTNER]


def one_bonus(choices: Choices, steps: Sequence[int]) -> Found:
    """One Bonus, or none, beside the game."""
    sheet = _Sheet(f"one Bonus beside the game, up to {len(steps) - 1} doublings")
    for (readings, rules), deal in itertools.product(choices, deals()):
        states = [one for name in boni_of(deal) for one in states_of(name, steps)]
        for game in games(steps):
            sheet.settle(deal, [game], readings, rules)
            for one in states:
                sheet.settle(deal, [game, one], readings, rules)
    return sheet.found()


def all_boni(choices: Choices, *, every: int = 1) -> Found:
    """All Boni together, each absent, lost after Kontra, or an opponent's and won; ``every`` n-th combination."""
    sheet = _Sheet("all Boni together")
    for (readings, rules), deal, won in itertools.product(choices, deals(), (True, False)):
        game = Scored("Spiel", mine=True, won=won)
        states = [common.three_states(name) for name in boni_of(deal)]
        for chosen in itertools.islice(itertools.product(*states), None, None, every):
            sheet.settle(deal, [game, *itertools.chain(*chosen)], readings, rules)
    return sheet.found()


def valat(choices: Choices, steps: Sequence[int]) -> Found:
    """A Valat of either side in every state, beside the game with every step, alone and with announced Boni."""
    sheet = _Sheet("Valat")
    for (readings, rules), deal in itertools.product(choices, deals()):
        for game, one in itertools.product(games(steps), states_of("Valat", steps)):
            if one.won and one.mine != game.won:
                continue
            for beside in _beside():
                sheet.settle(deal, [game, *beside, one], readings, rules)
    return sheet.found()


def _beside() -> list[tuple[Scored, ...]]:
    silent = Scored("Trull", mine=True, won=True)
    lost = Scored("Könige", mine=True, won=False, announced=True, steps=1)
    return [(), (silent,), (silent, lost), (lost, Scored("Könige", mine=False, won=True, announced=True))]


def one_for_all(choices: Choices) -> Found:
    """Where one Kontra stands for the game and everything announced, also a Valat, which it doubles once."""
    sheet = _Sheet("one Kontra for everything")
    for (readings, rules), deal, game in itertools.product(choices, deals(), games(KONTRA_RETOUR)):
        for name in (*boni_of(deal), "Valat"):
            for one in states_of(name, (game.steps,)):
                if name != "Valat" or not one.won or one.mine == game.won:
                    sheet.settle(deal, [game, one], readings, rules)
    return sheet.found()


def negative(choices: Choices, steps: Sequence[int]) -> Found:
    """Negative games: every number of doublings by each opponent for himself; with a Bonus in a reading."""
    sheet = _Sheet("negative games")
    beside = [
        (),
        (Scored("Trull", mine=True, won=True),),
        (Scored("Uhu", mine=False, won=False, announced=True, steps=2),),
    ]
    for (readings, rules), contract, won in itertools.product(choices, NEGATIVE, (True, False)):
        for said, others in itertools.product(itertools.product(steps, repeat=3), beside):
            sheet.settle(Deal(contract, None), [*accounts("Spiel", said, won=won), *others], readings, rules)
    return sheet.found()


def farbensolo_alone(choices: Choices) -> Found:
    """A Farbensolo in which each opponent doubles for himself: the game, a Valat, and Könige for everybody."""
    sheet = _Sheet("Farbensolo with accounts")
    deal = Deal("Farbensolo", None)
    said = list(itertools.product(KONTRA_RETOUR, repeat=3))
    for (readings, rules), won, of_game in itertools.product(choices, (True, False), said):
        game = accounts("Spiel", of_game, won=won)
        for one in states_of("Könige", KONTRA_RETOUR):
            sheet.settle(deal, [*game, one], readings, rules)
        for of_valat, made in itertools.product(said, (True, False)):
            if made <= won:
                items = [*game, *accounts("Valat", of_valat, won=made, announced=True)]
                sheet.settle(deal, items, readings, rules)
    return sheet.found()


# --------------------------------------------------------------------------------------- paid for, and not played


def given_up(choices: Choices) -> Found:
    """Paying for a Rufer or an Auch-Rufer whose König lies in the Talon, by every seat."""
    sheet = Sheet("paying")
    cases = (("Rufer", None), *(("Auch-Rufer", bird) for bird in (None, *BIRDS)))
    for (readings, rules), (contract, bird), declarer in itertools.product(choices, cases, SEATS[:4]):
        each = _price_of_paying(contract, bird, readings)
        due = [3 * -each if seat == declarer else each for seat in SEATS[:4]]
        parties = Parties(FOUR, rules.by_name[contract], declarer, None, from_talon=True)
        settled = paying.settle_paid(parties, bird, rules)
        sheet.compare([3 * amount for amount in settled.payments], due, contract, bird, declarer, dict(readings))
    return sheet.found()


def _price_of_paying(contract: str, bird: str | None, readings: Readings) -> int:
    """What each of the others receives, in third points."""
    third = 1 if readings[PAIRING] == "once" else 3
    if contract == "Rufer":
        return 2 * GAMES["Rufer"] if readings[PAY_RUFER] == "two" else third * GAMES["Rufer"]
    times = 1 if readings[PAY_AUCH_RUFER] == "silent-rate" else 2
    return third * (GAMES["Auch-Rufer"] + times * BIRDS[bird or "Pagat"])


def owed_birds(choices: Choices) -> Found:
    """The Vogel that an Auch-Rufer's declarer pays for: one that he was dealt, by each reading, or a Pagat."""
    sheet = Sheet("the Vogel of an Auch-Rufer that is paid for")
    cards = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
    for (readings, rules), size in itertools.product(choices, range(5)):
        for held in itertools.combinations(BIRDS, size):
            hand = sum(1 << CARDS[cards[bird]] for bird in held) | 1 << CARDS["XX"]
            dealt = Dealt(FOUR, (hand, 0, 0, 0), (0, 0))
            found = paying.owed_bird(Game(dealt, rules.by_name["Auch-Rufer"], Seat(0)), rules)
            order = [bird for bird in BIRDS if bird in held and readings[PAID_BIRD] != "pagat"] or ["Pagat"]
            sheet.compare(found, order[-1 if readings[PAID_BIRD] == "dearest-held" else 0], held, dict(readings))
    return sheet.found()


def unplayed(choices: Choices) -> Found:
    """A Rufer in which nothing was said is won by declarer and partner, or by a declarer on his own."""
    sheet = Sheet("a Rufer that is not played")
    for (readings, rules), partner in itertools.product(choices, (1, 2, 3, None)):
        deal = Deal("Rufer", partner)
        third = 1 if partner is None and readings[PAIRING] == "once" else 3
        due = in_pairs(deal.partner, [("Spiel", True, None, third * GAMES["Rufer"])])
        game = Game(
            Dealt(FOUR, (0,) * 4, (0, 0)), rules.by_name["Rufer"], Seat(0), CARDS["K♥"], seat_or_nobody(partner)
        )
        found = paying.unplayed(game, rules).payments
        sheet.compare([3 * amount for amount in found], due, partner, dict(readings))
    return sheet.found()
