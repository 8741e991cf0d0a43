"""Settlements of Tarock-Königrufen beside arithmetic of its own, written from the source; amounts are in third points.

The sheets: one Bonus beside the game with every step of doubling; all Boni together; Valat with its bases; negative
contracts, also where each opponent doubles for himself; giving up. Each in every contract with every place of a
partner, at tables of four and five, under the options that money depends on.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import settlements as common
from proving.exhaustive.found import Found
from proving.exhaustive.seats import seat_or_nobody
from proving.exhaustive.settlements import FIVE, FOUR, Priced, Readings, Scored, Sheet, accounts, games, in_pairs
from tarock_engine.koenigrufen import settling
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.scoring import Parties
from tarock_engine.seating import SEATS, Seat, Seating

Choices = Sequence[tuple[Readings, KoenigrufenRules]]
"""Readings, and the rules under them."""

OPTIONS: Final = (
    "failed-announcement-value",
    "lost-sechserdreier-scope",
    "one-against-three-rate",
)
"""The options on which the amounts of game and Boni hang."""
AT_FIVE: Final = "five-at-the-table"
"""The one on which it hangs who pays them."""
STEPS_OPTIONS: Final = ("game-at-mordkontra", "failed-announcement-value")
"""Those at the fourth and fifth step."""
VALAT_OPTIONS: Final = (
    *("valat-doubled-in-solo", "valat-base-besser-contracts", "valat-base-sechserdreier"),
    *("valat-base-with-kontra", "farbensolo-valat", "lost-sechserdreier-scope", "failed-announcement-value"),
)
"""Those on which a Valat hangs."""
BEARS_ON: Final = {
    "Solo": ("valat-doubled-in-solo",),
    "Solo Dreier": ("valat-doubled-in-solo",),
    "Besser Rufer": ("valat-base-besser-contracts",),
    "Besser Dreier": ("valat-base-besser-contracts",),
    "Sechserdreier": ("valat-base-sechserdreier", "lost-sechserdreier-scope"),
    "Farbensolo": ("farbensolo-valat",),
}
"""Those that one contract knows; the others are for all."""
GIVE_UP_OPTIONS: Final = ("besser-rufer-give-up", AT_FIVE)
MORDKONTRA: Final = {"kontra-steps": "mordkontra"}

GAMES: Final = {
    "Rufer": 1,
    "Sechserdreier": 2,
    "Piccolo": 2,
    "Zwiccolo": 2,
    "Solo": 2,
    "Bettel": 3,
    "Besser Rufer": 2,
    "Dreier": 4,
    "Piccolo Ouvert": 5,
    "Farbensolo": 6,
    "Bettel Ouvert": 6,
    "Besser Dreier": 4,
    "Solo Dreier": 8,
}
"""What each contract with a declarer is worth; a Sechserdreier costs twice that when it is lost."""
BIRDS: Final = {"Pagat": 1, "Uhu": 2, "Kakadu": 3, "Marabu": 4}
ANNOUNCEABLE: Final = {"Trull": 1, "Könige": 1, **BIRDS, "König ultimo": 1}
BONI: Final = {**ANNOUNCEABLE, "Königfang": 1, "Mondfang": 1, "Sküsfang": 2}
"""What each Bonus is worth in silence; twice that announced."""
WITH_PARTNER: Final = ("Rufer", "Solo", "Besser Rufer")
ALONE: Final = ("Sechserdreier", "Dreier", "Besser Dreier", "Solo Dreier")
NEGATIVE: Final = ("Piccolo", "Zwiccolo", "Bettel", "Piccolo Ouvert", "Bettel Ouvert")
FOUR_STEPS: Final = range(4)
SIX_STEPS: Final = range(6)


class Deal(NamedTuple):
    """A game with a declarer at seat 0: his partner, the Vögel that he announced, and the table.

    ``steps`` is how often the game was doubled and ``lost`` whether it was lost, where a Valat stands for it.
    """

    contract: str
    partner: int | None
    seating: Seating = FOUR
    birds: tuple[str, ...] = ()
    steps: int = 0
    lost: bool | None = None


# ----------------------------------------------------------------------------------------------------- arithmetic


def thirds(one: Scored, items: Sequence[Scored], deal: Deal, readings: Readings) -> int:
    """What one of the declarer's side receives for something from one of the others, in third points."""
    if one.name == "Spiel":
        amount = _game(one, deal, readings)
    elif one.name == "Valat":
        amount = 3 * _valat(one, items, deal, readings) << one.steps
    else:
        amount = 3 * BONI[one.name] * (2 if _as_announced(one, readings) else 1) << one.steps
    if one.name != "Spiel":
        amount *= _twice(one, items, deal, readings)
    return amount if one.won == one.mine else -amount


def _game(one: Scored, deal: Deal, readings: Readings) -> int:
    value = 3 * GAMES[deal.contract]
    if deal.contract == "Sechserdreier":
        value *= 1 if one.won else 2
        if readings.get("one-against-three-rate") == "total":
            value //= 3
    if one.steps == 5 and readings.get("game-at-mordkontra") == "times-64":
        return value * 64
    return value << one.steps


def _as_announced(one: Scored, readings: Readings) -> bool:
    return one.announced and (one.won or readings.get("failed-announcement-value") != "silent")


def _is_lost(items: Sequence[Scored], deal: Deal) -> bool:
    """Whether the game was lost; where neither it nor anything else tells, by the Valat."""
    for one in items:
        if one.name == "Spiel":
            return not one.won
    if deal.lost is not None:
        return deal.lost
    return any(one.name == "Valat" and one.won != one.mine for one in items)


def _valat(one: Scored, items: Sequence[Scored], deal: Deal, readings: Readings) -> int:
    """Four or eight times the game, in what the readings take it for."""
    base = GAMES[deal.contract]
    if deal.contract == "Sechserdreier" and readings.get("valat-base-sechserdreier") == "lost-value":
        base *= 2 if _is_lost(items, deal) else 1
    if deal.contract.startswith("Besser") and readings.get("valat-base-besser-contracts") == "with-bird":
        base += max([2 * BIRDS[bird] for bird in deal.birds], default=0)
    if readings.get("valat-base-with-kontra") == "doubled":
        base <<= next((other.steps for other in items if other.name == "Spiel"), deal.steps)
    return base * (8 if _as_announced(one, readings) else 4)


def _twice(one: Scored, items: Sequence[Scored], deal: Deal, readings: Readings) -> int:
    """Whether the contract doubles its Boni."""
    if deal.contract == "Farbensolo":
        return 2 if readings.get("farbensolo-valat") == "doubled" else 1
    if deal.contract in {"Solo", "Solo Dreier"}:
        return 1 if one.name == "Valat" and readings.get("valat-doubled-in-solo") == "plain" else 2
    if deal.contract == "Sechserdreier" and readings.get("lost-sechserdreier-scope") == "all":
        return 2 if _is_lost(items, deal) else 1
    return 1


def payments(deal: Deal, items: Sequence[Scored], lines: Sequence[Priced], readings: Readings) -> list[int]:
    """What everybody receives; the fifth player, where he takes part, is one more opponent of the declarer."""
    received = in_pairs(deal.partner, lines) + [0] * (deal.seating.players - 4)
    if deal.seating.players == 5 and readings.get(AT_FIVE) == "dealer-as-foe":
        due = sum(amount for _, _, against, amount in lines if against is None)
        single = next((one for one in items if one.against is not None), None)
        if single is not None:
            due += thirds(single._replace(steps=0), items, deal, readings)
        received[4] -= due
        received[0] += due
    return received


# -------------------------------------------------------------------------------------------------------- compare


class _Sheet(Sheet):
    def settle(self, deal: Deal, items: Sequence[Scored], readings: Readings, rules: KoenigrufenRules) -> None:
        """Compare every line and all payments of a game."""
        lines = [(one.name, one.mine, one.against, thirds(one, items, deal, readings)) for one in items]
        birds, steps = frozenset(deal.birds), None if deal.steps == 0 else deal.steps
        parties = Parties(
            deal.seating,
            rules.by_name[deal.contract],
            Seat(0),
            seat_or_nobody(deal.partner),
            from_talon=False,
            birds=birds,
            game_steps=steps,
            lost=deal.lost,
        )
        settled = settling.settle(parties, [one.item for one in items], rules, 1)
        due = payments(deal, items, lines, readings)
        self.compare_settled(settled, lines, due, deal, *items, dict(readings))


# --------------------------------------------------------------------------------------------------------- sheets


def positive_deals() -> Iterator[Deal]:
    """Every contract with Boni, with every partner and none."""
    for contract in WITH_PARTNER:
        for partner in (1, 2, 3, None):
            yield Deal(contract, partner)
    for contract in ALONE:
        yield Deal(contract, None)


def bonus(name: str, steps: Sequence[int]) -> list[Scored]:
    """One Bonus in every state."""
    return common.states_of(name, steps if name in ANNOUNCEABLE else (), lost_in_silence=True)


def one_bonus(choices: Choices, steps: Sequence[int]) -> Found:
    """One Bonus, or none, beside the game."""
    sheet = _Sheet(f"one Bonus beside the game, up to {len(steps) - 1} doublings")
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        states = [one for name in BONI for one in bonus(name, steps)]
        for game in games(steps):
            sheet.settle(deal, [game], readings, rules)
            for one in states:
                sheet.settle(deal, [game, one], readings, rules)
    return sheet.found()


def boni_at_five(choices: Choices) -> Found:
    """The game alone, and some Boni beside it, at a table of five."""
    sheet = _Sheet("Boni at a table of five")
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        at_five = deal._replace(seating=FIVE)
        for game in games(FOUR_STEPS):
            sheet.settle(at_five, [game], readings, rules)
            for one in (*bonus("Trull", (0, 1)), *bonus("Mondfang", ())):
                sheet.settle(at_five, [game, one], readings, rules)
    return sheet.found()


def all_boni(choices: Choices, *, every: int = 1) -> Found:
    """All Boni together, each absent, lost after Kontra, or an opponent's and won; ``every`` n-th combination."""
    sheet = _Sheet("all Boni together")
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        for won in (True, False):
            game = Scored("Spiel", mine=True, won=won)
            caught = [Scored(name, mine=won, won=True) for name in BONI if name not in ANNOUNCEABLE]
            states = [common.three_states(name) for name in ANNOUNCEABLE]
            for chosen in itertools.islice(itertools.product(*states), None, None, every):
                sheet.settle(deal, [game, *itertools.chain(*chosen), *caught], readings, rules)
    return sheet.found()


def valat(choices: Choices) -> Found:
    """A Valat of either side in every state, beside the game or in its place, with some Vögel announced or none.

    Of ``choices`` a contract has those in which nothing that does not bear on it was chosen, and those of one reading.
    """
    sheet = _Sheet("Valat")
    deals = [deal for deal in positive_deals() if deal.partner != 2]
    deals.append(Deal("Farbensolo", None))
    default = {option: choices[0][0][option] for option in VALAT_OPTIONS}
    for_one = frozenset(itertools.chain(*BEARS_ON.values()))
    for (readings, rules), deal in itertools.product(choices, deals):
        changed = {option for option in VALAT_OPTIONS if readings[option] != default[option]}
        if len(changed) > 1 and changed & for_one - {*BEARS_ON.get(deal.contract, ())}:
            continue
        for one, (here, others) in itertools.product(_valats(), _beside(deal)):
            sheet.settle(here, [*others, one], readings, rules)
    return sheet.found()


def _valats() -> list[Scored]:
    found = [Scored("Valat", mine, won=True) for mine in (True, False)]
    for mine, won, steps in itertools.product((True, False), (True, False), FOUR_STEPS):
        found.append(Scored("Valat", mine, won, announced=True, steps=steps))
    return found


def _beside(deal: Deal) -> list[tuple[Deal, list[Scored]]]:
    """What is scored beside a Valat: the game with every step, or nothing; in positive contracts Vögel too."""
    found = [(deal, [game]) for game in games(FOUR_STEPS)]
    found += [(deal._replace(lost=lost, steps=steps), []) for lost in (True, False, None) for steps in (0, 2)]
    if deal.contract == "Farbensolo":
        return found
    game = Scored("Spiel", mine=True, won=False, steps=1)
    for birds in ((), ("Pagat",), ("Uhu", "Kakadu"), ("Pagat", "Marabu")):
        items = [game, *(Scored(bird, mine=True, won=True, announced=True) for bird in birds)]
        found.append((deal._replace(birds=birds), items))
        found.append((deal._replace(birds=birds[:1]), items))  # the others were announced by the partner
    return found


def negative(choices: Choices) -> Found:
    """Games won by tricks and Farbensolo: every number of doublings, in the former by each opponent for himself too."""
    sheet = _Sheet("negative contracts and Farbensolo")
    for (readings, rules), contract, seating in itertools.product(choices, (*NEGATIVE, "Farbensolo"), (FOUR, FIVE)):
        deal = Deal(contract, None, seating)
        for game in games(SIX_STEPS):
            sheet.settle(deal, [game], readings, rules)
        if contract == "Farbensolo":
            continue
        for won, steps in itertools.product((True, False), itertools.product(SIX_STEPS, repeat=3)):
            sheet.settle(deal, accounts("Spiel", steps, won=won), readings, rules)
    return sheet.found()


def given_up(choices: Choices) -> Found:
    """Giving up, by every seat at every table; the declarer names a Vogel where that decides the price."""
    sheet = Sheet("giving up")
    planned: tuple[str | None, ...] = (None, *BIRDS)
    cases = itertools.product(choices, (("Rufer", None), *(("Besser Rufer", bird) for bird in planned)))
    for ((readings, rules), (contract, bird)), seating, declarer in itertools.product(cases, (FOUR, FIVE), SEATS[:4]):
        if contract == "Besser Rufer" and bird is None and readings["besser-rufer-give-up"] == "game-and-bird":
            continue
        each = _price(contract, bird, readings)
        foes = set(range(4)) - {declarer}
        if readings[AT_FIVE] == "dealer-as-foe":
            foes = set(range(seating.players)) - {declarer}
        due = [each * ((seat in foes) - len(foes) * (seat == declarer)) for seat in range(seating.players)]
        parties = Parties(seating, rules.by_name[contract], declarer, None, from_talon=True)
        settled = settling.settle_given_up(parties, bird, rules, 1)
        sheet.compare([3 * amount for amount in settled.payments], due, contract, bird, declarer, dict(readings))
    return sheet.found()


def _price(contract: str, bird: str | None, readings: Readings) -> int:
    if contract == "Rufer":
        return 3
    if readings["besser-rufer-give-up"] == "four-in-all":
        return 4
    if readings["besser-rufer-give-up"] == "game-and-bird":
        return 3 * (2 + 2 * BIRDS[str(bird)])
    return 12
