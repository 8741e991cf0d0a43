"""Compare settlements of Zwanzigerrufen with the second opinion; amounts are in third points.

The sheets: the game with one bonus and every step of doubling; all bonuses together; a bonus that both sides announced;
Valat beside every game; a Farbensolo with an account for each opponent; and what a doubled deal comes to.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from proving.exhaustive import settlements as common
from proving.exhaustive.found import Found, plain
from proving.exhaustive.settlements import (
    BothSettlers,
    CaseComparison,
    Deal,
    Readings,
    Scored,
    accounts,
    in_thirds,
    parties_of,
    thirds,
    told_in_thirds,
)
from proving.exhaustive.zwanzigerrufen import asking
from tarock_engine import staking
from tarock_engine.zwanzigerrufen import settling
from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_second_opinion.notebook import Item, Settled
from tarock_second_opinion.zwanzigerrufen import payments
from tarock_second_opinion.zwanzigerrufen.game import Thing

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
"""The options that affect amounts and payments."""
ALL_FIVE: Final = {"announceable-bonuses": "all-five"}
EACH_ALONE: Final = {"kontra-in-solo-games": "solo-only"}

BONUSES: Final = ("Absolut", "Pagat", "Trull", "Könige", "Mondfang")
"""All but the Valat."""
IN_FARBENSOLO: Final = ("Absolut", "Könige", "Valat")
TO_RESUPRE: Final = range(5)


DEALS: Final = (*(Deal(NORMALSPIEL, partner) for partner in (1, 2, 3)), Deal(FARBENSOLO, None), Deal(SOLO, None))


# ------------------------------------------------------------------------------------------------------ the source


def settled_sheet(options: dict[str, str], deal: Deal, items: Sequence[Scored], *, doubled: bool = False) -> Settled:
    """The second opinion's settlement of a sheet; a game that nobody has won was not doubled."""
    game = asking.game_by(options, deal.contract, deal.partner)
    game.doubled, game.told = doubled, [_item(entry, deal) for entry in items]
    game.things = [
        Thing("Spiel", 0, against=item.against, steps=[(seat, 0) for seat in item.doubled])
        for item in game.told
        if item.name == "Spiel"
    ] or [Thing("Spiel", 0)]
    return Settled(payments.settle(game), payments.staked_lines(game))


@functools.cache
def _item(one: Scored, deal: Deal) -> Item:
    """The second opinion's item, doubled in turn by an opponent and the declarer."""
    foe = one.against or (2 if deal.partner == 1 else 1)
    first, second = (foe, 0) if one.mine else (0, foe)
    doubled = tuple(second if step % 2 else first for step in range(one.steps))
    return Item(one.name, "declarer" if one.mine else "foes", one.won, one.announced, doubled, one.against)


# -------------------------------------------------------------------------------------------------------- compare


def _by_source(options: dict[str, str], deal: Deal, *items: Scored) -> str:
    """Every line and all payments of a game."""
    settled = settled_sheet(options, deal, items)
    return told_in_thirds(settled.lines, settled.payments)


def _by_engine(rules: ZwanzigerrufenRules, deal: Deal, *items: Scored) -> str:
    return in_thirds(settling.settle(parties_of(deal, rules), [entry.item for entry in items], rules))


def _twofold_by_source(options: dict[str, str], deal: Deal, twofold: bool, *items: Scored) -> str:  # noqa: FBT001
    settled = settled_sheet(options, deal, items, doubled=twofold)
    return plain(([thirds(line.amount) for line in settled.lines], list(map(thirds, settled.payments))))


def _twofold_by_engine(rules: ZwanzigerrufenRules, deal: Deal, twofold: bool, *items: Scored) -> str:  # noqa: FBT001
    once = settling.settle(parties_of(deal, rules), [entry.item for entry in items], rules)
    settled = staking.staked(once, rules, is_doubled=twofold)
    return plain(([3 * line.amount for line in settled.lines], [3 * amount for amount in settled.payments]))


_BOTH: Final = BothSettlers(_by_source, asking.DEFAULTS, _by_engine)
_TWOFOLD: Final = BothSettlers(_twofold_by_source, asking.DEFAULTS, _twofold_by_engine)


# --------------------------------------------------------------------------------------------------------- sheets


def games(steps: Sequence[int]) -> list[tuple[Scored, ...]]:
    """The game won and lost, with every number of doublings; and none, where nobody has won it."""
    return [(), *((game,) for game in common.games(steps))]


def states_of(name: str, steps: Sequence[int]) -> list[Scored]:
    """One bonus in every state; unannounced only the Pagat can be lost, and nobody announces a Mondfang."""
    return common.states_of(name, () if name == "Mondfang" else steps, lost_in_silence=name == "Pagat")


def bonuses_of(deal: Deal) -> tuple[str, ...]:
    """The bonuses that a game knows, but for the Valat."""
    return tuple(name for name in BONUSES if deal.contract != FARBENSOLO or name in IN_FARBENSOLO)


def _games_without_none(deal: Deal, steps: Sequence[int]) -> list[tuple[Scored, ...]]:
    """Only the normal game can be won by nobody."""
    return games(steps) if deal.contract == NORMALSPIEL else games(steps)[1:]


def one_bonus(choices: Choices, steps: Sequence[int]) -> Found:
    """One bonus, or none, beside the game."""
    comparison = CaseComparison(f"one bonus beside the game, up to {len(steps) - 1} doublings", _BOTH, choices)
    for (readings, rules), deal in itertools.product(choices, DEALS):
        states = [entry for name in bonuses_of(deal) for entry in states_of(name, steps)]
        for game in _games_without_none(deal, steps):
            comparison.settle(readings, rules, deal, *game)
            for entry in states:
                comparison.settle(readings, rules, deal, *game, entry)
    return comparison.found()


def both_sides(choices: Choices, steps: Sequence[int]) -> Found:
    """A bonus that both sides announced, each with doublings of its own; more than one can be lost, and one be won."""
    comparison = CaseComparison("a bonus announced by both sides", _BOTH, choices)
    for (readings, rules), deal in itertools.product(choices, DEALS):
        names = [name for name in ("Absolut", "Pagat", "Valat") if deal.contract != FARBENSOLO or name in IN_FARBENSOLO]
        for name, (ours, theirs), won in itertools.product(names, itertools.product(steps, repeat=2), range(3)):
            one = Scored(name, mine=True, won=won == 1, announced=True, steps=ours)
            other = Scored(name, mine=False, won=won == 2, announced=True, steps=theirs)
            game = Scored("Spiel", mine=True, won=won != 2, steps=(ours + theirs) % 5)
            comparison.settle(readings, rules, deal, game, one, other)
    return comparison.found()


def all_together(choices: Choices, *, every: int = 1) -> Found:
    """All bonuses together: absent, announced and lost after a Kontra, or an opponent's; ``every`` n-th combination."""
    comparison = CaseComparison("all bonuses together", _BOTH, choices)
    for (readings, rules), deal, won in itertools.product(choices, DEALS, (True, False)):
        game = Scored("Spiel", mine=True, won=won, steps=int(won))
        states = [common.three_states(name, announced=name != "Mondfang") for name in (*bonuses_of(deal), "Valat")]
        for chosen in itertools.islice(itertools.product(*states), None, None, every):
            comparison.settle(readings, rules, deal, game, *itertools.chain(*chosen))
    return comparison.found()


def valat(choices: Choices, steps: Sequence[int]) -> Found:
    """A Valat of either side in every state, beside the game with every step, alone and with others."""
    comparison = CaseComparison("Valat", _BOTH, choices)
    beside = [(), (Scored("Könige", mine=True, won=True),), (Scored("Absolut", False, True, announced=True, steps=3),)]  # noqa: FBT003
    for (readings, rules), deal in itertools.product(choices, DEALS):
        for game, entry in itertools.product(games(steps)[1:], states_of("Valat", steps)):
            if not entry.won or entry.mine == game[0].won:
                for others in beside:
                    comparison.settle(readings, rules, deal, *game, *others, entry)
    return comparison.found()


def farbensolo_alone(choices: Choices, *, every: int = 1) -> Found:
    """A Farbensolo in which each opponent doubles for himself: the game, and a bonus; ``every`` n-th sheet."""
    comparison = CaseComparison("Farbensolo with accounts", _BOTH, choices)
    for readings, rules in choices:
        for items in itertools.islice(_with_accounts(), None, None, every):
            comparison.settle(readings, rules, Deal(FARBENSOLO, None), *items)
    return comparison.found()


def _with_accounts() -> Iterator[list[Scored]]:
    for won, of_game in itertools.product((True, False), itertools.product(range(3), repeat=3)):
        for name, mine, made in itertools.product(IN_FARBENSOLO, (True, False), (True, False)):
            if name != "Valat" or not made or mine == won:
                for of_bonus in itertools.product((0, 2), repeat=3):
                    bonus = accounts(name, of_bonus, mine=mine, won=made, announced=True)
                    yield [*accounts("Spiel", of_game, won=won), *bonus]


def doubled_deals(choices: Choices, *, every: int = 1) -> Found:
    """Compare a deal that counts twofold, all of it or only the game, and a deal that does not."""
    comparison = CaseComparison("deals of a doppelte Runde", _TWOFOLD, choices)
    for (readings, rules), deal, twofold in itertools.product(choices, DEALS, (False, True)):
        for items in itertools.islice(_few(deal), None, None, every):
            comparison.settle(readings, rules, deal, twofold, *items)
    return comparison.found()


def _few(deal: Deal) -> Iterator[list[Scored]]:
    """The game, or in a normal game none, with two bonuses beside it."""
    for game, name in itertools.product(_games_without_none(deal, (0, 1, 4)), (*bonuses_of(deal), "Valat")):
        for entry in states_of(name, (0, 2)):
            yield [*game, entry, Scored("Könige", mine=False, won=True)]
