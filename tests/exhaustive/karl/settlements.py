"""Settlements of Karls Tarockrunde beside arithmetic of its own, written from the source; amounts are in third points.

The sheets: one Bonus beside the game with every step of doubling; all Boni together; Valat in each of its readings;
one Kontra for everything; negative games and Farbensolo with an account for each opponent; games that are paid for or
not played; and what a Renonce costs. Each in every game with every place of a partner.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tests.exhaustive.found import Found
from tests.exhaustive.settlements import FOUR, Readings, Sheet

from tarock_engine.cards import CARDS
from tarock_engine.karl import fining, paying, settling
from tarock_engine.karl.rules import KarlRules
from tarock_engine.ruleset import Side
from tarock_engine.scoring import Item, Parties
from tarock_engine.seating import Seating
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
NO_BIRD: Final = "auch-rufer-no-bird-value"
PAY_RUFER: Final = "rufer-king-in-talon-payment"
PAY_AUCH_RUFER: Final = "auch-rufer-king-in-talon"

OPTIONS: Final = (OF_FARBENSOLO, LOST, PAIRING)
"""The options on which the amounts of game and Boni hang."""
VALAT_OPTIONS: Final = (VALAT, FAILED, SOLO_VALAT, LOST)
"""Those on which a Valat hangs."""
RENONCE_OPTIONS: Final = (PAID, LONE, RATE, LOST, VALAT, SOLO_VALAT, OF_FARBENSOLO)
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


class Deal(NamedTuple):
    """A game with a declarer at seat 0, and his partner."""

    contract: str
    partner: int | None


class Scored(NamedTuple):
    """Something that is scored; ``mine`` where it belongs to the declarer's side, ``steps`` doublings said of it."""

    name: str
    mine: bool
    won: bool
    announced: bool = False
    steps: int = 0
    against: int | None = None

    @property
    def failed(self) -> bool:
        """Whether it is an announced Valat that was not made."""
        return self.name == "Valat" and self.announced and not self.won


Priced = tuple[str, int | None, int]
"""A line: its name, whom it is settled with, and what the declarer's side receives of each, in third points."""


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
        found.append((one.name, one.against, amount if one.won == one.mine else -amount))
    return found


def _judged(one: Scored, items: Sequence[Scored], readings: Readings) -> Scored:
    """The game is lost by whoever announced a Valat that failed, but for a reading in which it stands beside."""
    failed = next((other for other in items if other.failed), None)
    if one.name != "Spiel" or failed is None or readings.get(FAILED) == "beside-game":
        return one
    return one._replace(won=not failed.mine)


def _reading_of(valat: Scored, readings: Readings) -> str:
    """How a Valat stands to the price of the game: ``beside`` it where it failed in such a reading."""
    if valat.failed and readings.get(FAILED) == "beside-game":
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


def payments(deal: Deal, priced: Sequence[Priced]) -> list[int]:
    """What everybody receives: two against two all the same, a declarer on his own with each of three."""
    received = [0] * 4
    foes = [seat for seat in (1, 2, 3) if seat != deal.partner]
    winners = [0] * 3 if deal.partner is None else [0, deal.partner]
    for foe, winner in zip(foes, winners, strict=True):
        due = sum(amount for _, against, amount in priced if against in {None, foe})
        received[foe] -= due
        received[winner] += due
    return received


# -------------------------------------------------------------------------------------------------------- compare


class _Sheet(Sheet):
    def settle(self, deal: Deal, items: Sequence[Scored], readings: Readings, rules: KarlRules) -> None:
        """Compare every line and all payments of a game."""
        priced = lines(deal, items, readings)
        settled = settling.settle(_parties(deal, rules), [_item(one) for one in items], rules)
        found = [(line.name, line.against, 3 * line.amount) for line in settled.lines]
        paid = [3 * amount for amount in settled.payments]
        self.compare((found, paid), (priced, payments(deal, priced)), deal, *items, dict(readings))


def _parties(deal: Deal, rules: KarlRules) -> Parties:
    return Parties(FOUR, rules.by_name[deal.contract], 0, deal.partner, from_talon=False)


def _item(one: Scored) -> Item:
    side = Side.DECLARER if one.mine else Side.FOES
    ladder = (1, 0, 1) if one.mine else (0, 1, 0)
    return Item(one.name, side, one.won, one.announced, ladder[: one.steps], (), one.against)


# --------------------------------------------------------------------------------------------------------- sheets


def deals() -> Iterator[Deal]:
    """Every game that is won by points, with every partner and none."""
    for contract in WITH_PARTNER:
        for partner in (1, 2, 3, None):
            yield Deal(contract, partner)
    for contract in ALONE:
        yield Deal(contract, None)


def games(steps: Sequence[int]) -> list[Scored]:
    """The game won and lost, with every number of doublings."""
    return [Scored("Spiel", mine=True, won=won, steps=said) for won in (True, False) for said in steps]


def states_of(name: str, steps: Sequence[int]) -> list[Scored]:
    """One Bonus in every state: whose it is, won or lost, in silence, or announced with every number of doublings."""
    found = []
    for mine, won in itertools.product((True, False), repeat=2):
        if won or name not in {"Trull", "Könige", "Valat"}:  # in silence these are made or not there
            found.append(Scored(name, mine, won))
        found += [Scored(name, mine, won, announced=True, steps=said) for said in steps]
    return found


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
        states = [_three_states(name) for name in boni_of(deal)]
        for chosen in itertools.islice(itertools.product(*states), None, None, every):
            sheet.settle(deal, [game, *itertools.chain(*chosen)], readings, rules)
    return sheet.found()


def _three_states(name: str) -> list[tuple[Scored, ...]]:
    doubled = Scored(name, mine=True, won=False, announced=True, steps=1)
    return [(), (doubled,), (Scored(name, mine=False, won=True),)]


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
            sheet.settle(Deal(contract, None), [*_accounts("Spiel", said, won=won), *others], readings, rules)
    return sheet.found()


def farbensolo_alone(choices: Choices) -> Found:
    """A Farbensolo in which each opponent doubles for himself: the game, a Valat, and Könige for everybody."""
    sheet = _Sheet("Farbensolo with accounts")
    deal = Deal("Farbensolo", None)
    said = list(itertools.product(KONTRA_RETOUR, repeat=3))
    for (readings, rules), won, of_game in itertools.product(choices, (True, False), said):
        game = _accounts("Spiel", of_game, won=won)
        for one in states_of("Könige", KONTRA_RETOUR):
            sheet.settle(deal, [*game, one], readings, rules)
        for of_valat, made in itertools.product(said, (True, False)):
            if made <= won:
                items = [*game, *_accounts("Valat", of_valat, won=made, announced=True)]
                sheet.settle(deal, items, readings, rules)
    return sheet.found()


def _accounts(name: str, steps: Sequence[int], *, won: bool, announced: bool = False) -> list[Scored]:
    return [Scored(name, True, won, announced, said, foe) for foe, said in enumerate(steps, 1)]  # noqa: FBT003


# --------------------------------------------------------------------------------------- paid for, and not played


def given_up(choices: Choices) -> Found:
    """Paying for a Rufer or an Auch-Rufer whose König lies in the Talon, by every seat."""
    sheet = Sheet("paying")
    cases = (("Rufer", None), *(("Auch-Rufer", bird) for bird in (None, *BIRDS)))
    for (readings, rules), (contract, bird), declarer in itertools.product(choices, cases, range(4)):
        each = _price_of_paying(contract, bird, readings)
        due = [3 * -each if seat == declarer else each for seat in range(4)]
        parties = Parties(FOUR, rules.by_name[contract], declarer, None, from_talon=True)
        settled = paying.given_up(parties, bird, rules)
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
    """The Vogel that an Auch-Rufer's declarer pays for: the cheapest that he was dealt, and a Pagat without one."""
    sheet = Sheet("the Vogel of an Auch-Rufer that is paid for")
    cards = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
    for (readings, rules), size in itertools.product(choices, range(5)):
        for held in itertools.combinations(BIRDS, size):
            hand = sum(1 << CARDS[cards[bird]] for bird in held) | 1 << CARDS["XX"]
            dealt = Dealt(FOUR, (hand, 0, 0, 0), (0, 0))
            found = paying.owed_bird(Game(dealt, rules.by_name["Auch-Rufer"], 0), rules)
            sheet.compare(found, next((bird for bird in BIRDS if bird in held), "Pagat"), held, dict(readings))
    return sheet.found()


def unplayed(choices: Choices) -> Found:
    """A Rufer in which nothing was said is won by declarer and partner, or by a declarer on his own."""
    sheet = Sheet("a Rufer that is not played")
    for (readings, rules), partner in itertools.product(choices, (1, 2, 3, None)):
        deal = Deal("Rufer", partner)
        third = 1 if partner is None and readings[PAIRING] == "once" else 3
        due = payments(deal, [("Spiel", None, third * GAMES["Rufer"])])
        game = Game(Dealt(FOUR, (0,) * 4, (0, 0)), rules.by_name["Rufer"], 0, CARDS["K♥"], partner)
        found = paying.unplayed(game, rules).payments
        sheet.compare([3 * amount for amount in found], due, partner, dict(readings))
    return sheet.found()


# --------------------------------------------------------------------------------------------------------- Renonce


def renonce(choices: Choices, *, every: int = 1) -> Found:
    """A Renonce of everybody, with announcements of either side and doublings; ``every`` n-th case of each game.

    Of ``choices`` a game has those in which nothing that does not bear on it was chosen.
    """
    sheet = Sheet("Renonce")
    default = choices[0][0]
    for (readings, rules), deal in itertools.product(choices, (*deals(), *(Deal(name, None) for name in NEGATIVE))):
        if any(readings[option] != default[option] for option in _without_bearing(deal)):
            continue
        cases = itertools.product(_said_in(deal), range(4))
        for items, offender in itertools.islice(cases, None, None, every):
            due = of_renonce(deal, items, offender, readings)
            found = fining.settle(_parties(deal, rules), FOUR, offender, [_item(one) for one in items], rules)
            sheet.compare([*found.payments], due, deal, *items, f"Renonce of {offender}", dict(readings))
    return sheet.found()


def _without_bearing(deal: Deal) -> Iterator[str]:
    if deal.contract != "Sechser-Dreier":
        yield from (LOST, RATE)
    if deal.contract != "Farbensolo":
        yield OF_FARBENSOLO
    if deal.contract not in {"Farbensolo", "Solo-Dreier"}:
        yield SOLO_VALAT
    if deal.contract in NEGATIVE:
        yield VALAT
    if deal.partner is not None:
        yield LONE


def _said_in(deal: Deal) -> Iterator[list[Scored]]:
    """What was announced and doubled; it counts as won, whoever said it."""
    if deal.contract in NEGATIVE:
        for said in itertools.product(KONTRA_RETOUR, repeat=3):
            yield _accounts("Spiel", said, won=True)
        return
    names = ["Könige"] if deal.contract == "Farbensolo" else ["Trull", "Uhu"]
    for steps in KONTRA_RETOUR:
        game = Scored("Spiel", mine=True, won=True, steps=steps)
        boni = [[(), *((_announced(name, mine, said),) for mine in (True, False) for said in (0, 2))] for name in names]
        valats = [(), *((_announced("Valat", mine, said),) for mine in (True, False) for said in KONTRA_RETOUR)]
        for chosen in itertools.product(*boni, valats):
            yield [game, *itertools.chain(*chosen)]


def _announced(name: str, mine: bool, steps: int) -> Scored:  # noqa: FBT001
    return Scored(name, mine, won=True, announced=True, steps=steps)


def of_renonce(deal: Deal, items: Sequence[Scored], offender: int, readings: Readings) -> list[int]:
    """Whoever is at fault pays all others the game and what was announced; by seats."""
    due = [0] * 4
    for seat in {*range(4)} - {offender}:
        due[seat] = _due(deal, items, (offender, seat), readings)
    due[offender] = -sum(due)
    return due


def _due(deal: Deal, items: Sequence[Scored], seats: tuple[int, int], readings: Readings) -> int:
    """What one of the others receives."""
    offender, receiver = seats
    account = receiver if receiver != 0 else offender
    declaring = receiver in {0, deal.partner}
    found: list[Scored] = []
    for one in items:
        if one.against not in {None, account}:
            continue
        if one.name != "Spiel" and readings[PAID] == "own-announced" and one.mine is not declaring:
            continue
        steps = 0 if readings[PAID] == "without-kontra" else one.steps
        lost = one.name == "Spiel" and offender == 0 and readings[RATE] == "lost-price"
        found.append(one._replace(won=not lost, steps=steps, against=None))
    apart = {**readings, PAIRING: "per-pairing"}
    amount = sum(abs(thirds) for _, _, thirds in lines(deal, found, apart)) // 3
    lone = receiver == 0 and deal.partner is None and readings[LONE] == "three-times"
    return 3 * amount if lone else amount


def renonce_in_fahren(choices: Choices) -> Found:
    """A Renonce in Fahren, at every table; Vorhand pays twice as much."""
    sheet = Sheet("Renonce in Fahren")
    for (readings, rules), dealer, offender in itertools.product(choices, range(4), range(4)):
        seating = Seating.at(4, dealer, 4)
        each = FAHREN * (2 if offender == seating.vorhand else 1)
        due = [-3 * each if seat == offender else each for seat in range(4)]
        found = fining.settle(None, seating, offender, [], rules)
        sheet.compare([*found.payments], due, dealer, offender, dict(readings))
    return sheet.found()


def without_bird(choices: Choices) -> Found:
    """An Auch-Rufer that was bid without a Vogel: the game and a Pagat, in a reading a silent one, to each of three."""
    sheet = Sheet("an Auch-Rufer without a Vogel")
    for (readings, rules), partner, offender in itertools.product(choices, (None, 1, 2, 3), range(4)):
        each = GAMES["Auch-Rufer"] + BIRDS["Pagat"] * (1 if readings[NO_BIRD] == "silent" else 2)
        due = [-3 * each if seat == offender else each for seat in range(4)]
        parties = None if offender else _parties(Deal("Auch-Rufer", partner), rules)
        found = fining.without_bird(parties, FOUR, offender, rules)
        sheet.compare([*found.payments], due, partner, offender, dict(readings))
    return sheet.found()
