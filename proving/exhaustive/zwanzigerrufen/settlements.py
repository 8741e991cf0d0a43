"""Settlements of Zwanzigerrufen beside arithmetic of its own, written from the source; amounts are in third points.

The sheets: the game with one bonus and every step of doubling; all bonuses together; a bonus that both sides announced;
Valat beside every game; a Farbensolo with an account for each opponent; and what a doubled deal comes to.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from proving.exhaustive import settlements as common
from proving.exhaustive.found import Found
from proving.exhaustive.settlements import Deal, Priced, Readings, Scored, Sheet, accounts, in_pairs, parties_of
from tarock_engine import sessions
from tarock_engine.zwanzigerrufen import settling
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules

Choices = Sequence[tuple[Readings, ZwanzigerrufenRules]]
"""Readings, and the rules under them."""

SOLO_VALUE: Final = "solo-value"
ONCE: Final = "announced-value-once"
TARIFF: Final = "valat-tariff"
FACTORS: Final = "kontra-factors"
PAY: Final = "solo-pay-includes-bonuses"
WHAT_COUNTS: Final = "doppelte-runde-what-counts"
WITHOUT_VALAT: Final = (SOLO_VALUE, ONCE, FACTORS, PAY)
OPTIONS: Final = (*WITHOUT_VALAT, TARIFF)
"""Those on which amounts and payments hang."""
ALL_FIVE: Final = {"announceable-bonuses": "all-five"}
EACH_ALONE: Final = {"kontra-in-solo-games": "solo-only"}

SILENT: Final = {"Absolut": 1, "Pagat": 1, "Trull": 1, "Könige": 2, "Mondfang": 1}
"""What each bonus counts that nobody announced."""
ANNOUNCED: Final = {"Absolut": 2, "Pagat": 2, "Trull": 2, "Könige": 4}
DOUBLED_AGAIN: Final = ("Absolut", "Pagat")
"""Whose announced amount, in a reading, is not doubled yet."""
VALAT: Final = (6, 12)
IN_FARBENSOLO: Final = ("Absolut", "Könige", "Valat")
TO_RESUPRE: Final = range(5)


DEALS: Final = (*(Deal(NORMALSPIEL, partner) for partner in (1, 2, 3)), Deal(FARBENSOLO, None), Deal(SOLO, None))


# ----------------------------------------------------------------------------------------------------- arithmetic


def game_value(contract: str, readings: Readings) -> int:
    """1 for the normal game, 4 for a Farbensolo, 4 or 5 for a Solo."""
    if contract == NORMALSPIEL:
        return 1
    return 5 if contract == SOLO and readings.get(SOLO_VALUE) == "five" else 4


def factor(steps: int, readings: Readings) -> int:
    """Each step doubles, or adds the amount once more."""
    return steps + 1 if readings.get(FACTORS) == "adding" else 2**steps


def worth(one: Scored, game_steps: int, deal: Deal, readings: Readings) -> int:
    """The points of an item with its own doublings."""
    own, twice = factor(one.steps, readings), 2 if deal.contract == SOLO else 1
    if one.name == "Spiel":
        return game_value(deal.contract, readings) * own
    if one.name == "Valat":
        value, tariff = VALAT[one.announced], readings.get(TARIFF, "points")
        if tariff != "points":
            value *= game_value(deal.contract, readings)
        if tariff == "multiple-kontra":
            value *= factor(game_steps, readings)
        return value * own * (twice if tariff in {"points", "multiple-doubled"} else 1)
    value = (ANNOUNCED if one.announced else SILENT)[one.name]
    if one.announced and one.name in DOUBLED_AGAIN and readings.get(ONCE) == "doubled":
        value *= 2
    return value * own * twice


def lines(deal: Deal, items: Sequence[Scored], readings: Readings) -> list[Priced]:
    """What every item comes to; what a side loses the other receives."""
    found: list[Priced] = []
    for one in items:
        near = [game.steps for game in items if game.name == "Spiel" and game.against in {None, one.against}]
        third = 1 if deal.partner is None and one.name != "Spiel" and readings.get(PAY) == "game-only" else 3
        amount = third * worth(one, near[0] if near else 0, deal, readings)
        found.append((one.name, one.mine, one.against, amount if one.won == one.mine else -amount))
    return found


# -------------------------------------------------------------------------------------------------------- compare


class _Sheet(Sheet):
    def settle(self, deal: Deal, items: Sequence[Scored], readings: Readings, rules: ZwanzigerrufenRules) -> None:
        """Compare every line and all payments of a game."""
        priced = lines(deal, items, readings)
        settled = settling.settle(parties_of(deal, rules), [one.item for one in items], rules)
        self.compare_settled(settled, priced, in_pairs(deal.partner, priced), deal, *items, dict(readings))


# --------------------------------------------------------------------------------------------------------- sheets


def games(steps: Sequence[int]) -> list[tuple[Scored, ...]]:
    """The game won and lost, with every number of doublings; and none, where nobody has won it."""
    return [(), *((one,) for one in common.games(steps))]


def states_of(name: str, steps: Sequence[int]) -> list[Scored]:
    """One bonus in every state; in silence only the Pagat is lost, and a Mondfang nobody announces."""
    return common.states_of(name, () if name == "Mondfang" else steps, lost_in_silence=name == "Pagat")


def bonuses_of(deal: Deal) -> tuple[str, ...]:
    """The bonuses that a game knows, but for the Valat."""
    return tuple(name for name in SILENT if deal.contract != FARBENSOLO or name in IN_FARBENSOLO)


def _games_without_none(deal: Deal, steps: Sequence[int]) -> list[tuple[Scored, ...]]:
    """Only the normal game can be won by nobody."""
    return games(steps) if deal.contract == NORMALSPIEL else games(steps)[1:]


def one_bonus(choices: Choices, steps: Sequence[int]) -> Found:
    """One bonus, or none, beside the game."""
    sheet = _Sheet(f"one bonus beside the game, up to {len(steps) - 1} doublings")
    for (readings, rules), deal in itertools.product(choices, DEALS):
        states = [one for name in bonuses_of(deal) for one in states_of(name, steps)]
        for game in _games_without_none(deal, steps):
            sheet.settle(deal, game, readings, rules)
            for one in states:
                sheet.settle(deal, [*game, one], readings, rules)
    return sheet.found()


def both_sides(choices: Choices, steps: Sequence[int]) -> Found:
    """A bonus that both sides announced, each with doublings of its own; more than one can be lost, and one be won."""
    sheet = _Sheet("a bonus announced by both sides")
    for (readings, rules), deal in itertools.product(choices, DEALS):
        names = [name for name in ("Absolut", "Pagat", "Valat") if deal.contract != FARBENSOLO or name in IN_FARBENSOLO]
        for name, (ours, theirs), won in itertools.product(names, itertools.product(steps, repeat=2), range(3)):
            one = Scored(name, mine=True, won=won == 1, announced=True, steps=ours)
            other = Scored(name, mine=False, won=won == 2, announced=True, steps=theirs)
            game = Scored("Spiel", mine=True, won=won != 2, steps=(ours + theirs) % 5)
            sheet.settle(deal, [game, one, other], readings, rules)
    return sheet.found()


def all_together(choices: Choices, *, every: int = 1) -> Found:
    """All bonuses together: absent, announced and lost after a Kontra, or an opponent's; ``every`` n-th combination."""
    sheet = _Sheet("all bonuses together")
    for (readings, rules), deal, won in itertools.product(choices, DEALS, (True, False)):
        game = Scored("Spiel", mine=True, won=won, steps=int(won))
        states = [common.three_states(name, announced=name != "Mondfang") for name in (*bonuses_of(deal), "Valat")]
        for chosen in itertools.islice(itertools.product(*states), None, None, every):
            sheet.settle(deal, [game, *itertools.chain(*chosen)], readings, rules)
    return sheet.found()


def valat(choices: Choices, steps: Sequence[int]) -> Found:
    """A Valat of either side in every state, beside the game with every step, alone and with others."""
    sheet = _Sheet("Valat")
    beside = [(), (Scored("Könige", mine=True, won=True),), (Scored("Absolut", False, True, announced=True, steps=3),)]  # noqa: FBT003
    for (readings, rules), deal in itertools.product(choices, DEALS):
        for game, one in itertools.product(games(steps)[1:], states_of("Valat", steps)):
            if not one.won or one.mine == game[0].won:
                for others in beside:
                    sheet.settle(deal, [*game, *others, one], readings, rules)
    return sheet.found()


def farbensolo_alone(choices: Choices) -> Found:
    """A Farbensolo in which each opponent doubles for himself: the game, and a bonus of either side."""
    sheet = _Sheet("Farbensolo with accounts")
    deal, said = Deal(FARBENSOLO, None), list(itertools.product(range(3), repeat=3))
    for (readings, rules), won, of_game in itertools.product(choices, (True, False), said):
        game = accounts("Spiel", of_game, won=won)
        for name, mine, made in itertools.product(IN_FARBENSOLO, (True, False), (True, False)):
            if name != "Valat" or not made or mine == won:
                for of_bonus in itertools.product((0, 2), repeat=3):
                    bonus = accounts(name, of_bonus, mine=mine, won=made, announced=True)
                    sheet.settle(deal, [*game, *bonus], readings, rules)
    return sheet.found()


def doubled_deals(choices: Choices) -> Found:
    """What a deal comes to that counts twofold, all of it or the game alone, and one that does not."""
    sheet = Sheet("deals of a doppelte Runde")
    for (readings, rules), deal, twofold in itertools.product(choices, DEALS, (False, True)):
        for items in _few(deal):
            settled = settling.settle(parties_of(deal, rules), [one.item for one in items], rules)
            found = sessions.staked(settled, rules, is_doubled=twofold)
            priced = [
                (name, mine, against, amount * _times(name, readings, twofold=twofold))
                for name, mine, against, amount in lines(deal, items, readings)
            ]
            due = in_pairs(deal.partner, priced)
            paid = [3 * amount for amount in found.payments]
            amounts = [3 * line.amount for line in found.lines]
            sheet.compare((amounts, paid), ([one[3] for one in priced], due), deal, *items, twofold, dict(readings))
    return sheet.found()


def _times(name: str, readings: Readings, *, twofold: bool) -> int:
    return 2 if twofold and (name == "Spiel" or readings[WHAT_COUNTS] != "game-only") else 1


def _few(deal: Deal) -> Iterator[list[Scored]]:
    """The game by itself and without, and two bonuses beside it."""
    for game, name in itertools.product(_games_without_none(deal, (0, 1, 4)), (*bonuses_of(deal), "Valat")):
        for one in states_of(name, (0, 2)):
            yield [*game, one, Scored("Könige", mine=False, won=True)]
