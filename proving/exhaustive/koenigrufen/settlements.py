"""Compare settlements of Tarock-Königrufen with the second opinion; amounts are in third points.

The sheets: one Bonus beside the game with every step of doubling; all Boni together; Valat with its bases; negative
contracts, also where each opponent doubles for himself; giving up. Each in every contract with every place of a
partner, at tables of four and five, under the options that money depends on.
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import settlements as common
from proving.exhaustive.found import Found
from proving.exhaustive.seats import seat_or_nobody
from proving.exhaustive.settlements import (
    FIVE,
    FOUR,
    BothSettlers,
    CaseComparison,
    CountedComparison,
    Readings,
    Scored,
    accounts,
    games,
    in_thirds,
    sheet_of,
    thirds,
    told_in_thirds,
)
from tarock_engine.koenigrufen import settling
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Parties
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_second_opinion.koenigrufen import amounts, payments
from tarock_second_opinion.koenigrufen.game import Game
from tarock_second_opinion.koenigrufen.readings import DEFAULTS
from tarock_second_opinion.notebook import Thing

Choices = Sequence[tuple[Readings, KoenigrufenRules]]
"""Readings, and the rules under them."""

OPTIONS: Final = (
    "failed-announcement-value",
    "lost-sechserdreier-scope",
    "one-against-three-rate",
)
"""The options that affect the amounts of game and Boni."""
AT_FIVE: Final = "five-at-the-table"
"""The option that decides who pays them."""
STEPS_OPTIONS: Final = ("game-at-mordkontra", "failed-announcement-value")
"""The options that matter at the fourth and fifth step."""
VALAT_OPTIONS: Final = (
    *("valat-doubled-in-solo", "valat-base-besser-contracts", "valat-base-sechserdreier"),
    *("valat-base-with-kontra", "farbensolo-valat", "lost-sechserdreier-scope", "failed-announcement-value"),
)
"""The options that affect a Valat."""
BEARS_ON: Final = {
    "Solo": ("valat-doubled-in-solo",),
    "Solo Dreier": ("valat-doubled-in-solo",),
    "Besser Rufer": ("valat-base-besser-contracts",),
    "Besser Dreier": ("valat-base-besser-contracts",),
    "Sechserdreier": ("valat-base-sechserdreier", "lost-sechserdreier-scope"),
    "Farbensolo": ("farbensolo-valat",),
}
"""Those of them that affect one contract only; the others affect all."""
GIVE_UP_OPTIONS: Final = ("besser-rufer-give-up", AT_FIVE)
MORDKONTRA: Final = {"kontra-steps": "mordkontra"}

CATCHES: Final = ("Königfang", "Mondfang", "Sküsfang")
"""The Boni that nobody can announce."""
ANNOUNCEABLE: Final = tuple(name for name in amounts.BONI if name not in CATCHES)
BONI: Final = (*ANNOUNCEABLE, *CATCHES)
WITH_PARTNER: Final = ("Rufer", "Solo", "Besser Rufer")
ALONE: Final = ("Sechserdreier", "Dreier", "Besser Dreier", "Solo Dreier")
NEGATIVE: Final = ("Piccolo", "Zwiccolo", "Bettel", "Piccolo Ouvert", "Bettel Ouvert")
FOUR_STEPS: Final = range(4)
SIX_STEPS: Final = range(6)


class Deal(NamedTuple):
    """A game with a declarer at seat 0: his partner, the Vögel that he announced, and the table.

    ``steps`` is how often the game was doubled, and ``lost`` whether it was lost, where a Valat replaces it.
    """

    contract: str
    partner: int | None
    seating: Seating = FOUR
    birds: tuple[str, ...] = ()
    steps: int = 0
    lost: bool | None = None


# ----------------------------------------------------------------------------------------------- the second opinion


def game_of(options: dict[str, str], deal: Deal, items: Sequence[Scored]) -> Game:
    """The second opinion's game of a deal; where the game is not scored, ``lost`` or else the Valat says who won it."""
    players, dealer = deal.seating.players, deal.seating.dealer
    game = Game(options, players, dealer, hands=[[]] * players, halves=[[], []])
    game.contract, game.declarer, game.partner = deal.contract, 0, deal.partner
    game.told = sheet_of(common.Deal(deal.contract, deal.partner), items).items
    games = [item for item in items if item.name == "Spiel"]
    lost = any(item.won != item.mine for item in items if item.name == "Valat") if deal.lost is None else deal.lost
    game.was_won = games[0].won if games else not lost
    steps = games[0].steps if games else deal.steps
    game.things = [Thing("Spiel", steps=[0] * steps), *(Thing(bird, of=0) for bird in deal.birds)]
    return game


# -------------------------------------------------------------------------------------------------------- compare


class _EveryNth(CaseComparison):
    def __init__(self, name: str, choices: Choices, every: int = 1) -> None:
        super().__init__(name, BothSettlers(_by_source, DEFAULTS, _by_engine), choices)
        self._turn = itertools.cycle([True, *[False] * (every - 1)])

    def settle(self, readings: Readings, rules: RuleSet, *case: Hashable) -> None:
        """Compare what a game comes to; all but every n-th call are skipped."""
        if next(self._turn):
            super().settle(readings, rules, *case)


def _by_source(options: dict[str, str], deal: Deal, *items: Scored) -> str:
    """Every line and all payments of a game."""
    game = game_of(options, deal, items)
    return told_in_thirds(amounts.lines(game), payments.settle(game))


def _by_engine(rules: KoenigrufenRules, deal: Deal, *items: Scored) -> str:
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
    return in_thirds(settling.settle(parties, [item.item for item in items], rules, 1))


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


def one_bonus(choices: Choices, steps: Sequence[int], *, every: int = 1) -> Found:
    """One Bonus, or none, beside the game; ``every`` n-th sheet."""
    comparison = _EveryNth(f"one Bonus beside the game, up to {len(steps) - 1} doublings", choices, every)
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        states = [entry for name in BONI for entry in bonus(name, steps)]
        for game in games(steps):
            comparison.settle(readings, rules, deal, game)
            for entry in states:
                comparison.settle(readings, rules, deal, game, entry)
    return comparison.found()


def boni_at_five(choices: Choices, *, every: int = 1) -> Found:
    """The game alone, and some Boni beside it, at a table of five; ``every`` n-th sheet."""
    comparison = _EveryNth("Boni at a table of five", choices, every)
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        at_five = deal._replace(seating=FIVE)
        for game in games(FOUR_STEPS):
            comparison.settle(readings, rules, at_five, game)
            for entry in (*bonus("Trull", (0, 1)), *bonus("Mondfang", ())):
                comparison.settle(readings, rules, at_five, game, entry)
    return comparison.found()


def all_boni(choices: Choices, *, every: int = 1) -> Found:
    """All Boni together, each absent, lost after Kontra, or an opponent's and won; ``every`` n-th combination."""
    comparison = _EveryNth("all Boni together", choices)
    for (readings, rules), deal in itertools.product(choices, positive_deals()):
        for won in (True, False):
            game = Scored("Spiel", mine=True, won=won)
            caught = [Scored(name, mine=won, won=True) for name in CATCHES]
            states = [common.three_states(name) for name in ANNOUNCEABLE]
            for chosen in itertools.islice(itertools.product(*states), None, None, every):
                comparison.settle(readings, rules, deal, game, *itertools.chain(*chosen), *caught)
    return comparison.found()


def valat(choices: Choices, *, every: int = 1) -> Found:
    """A Valat of either side in every state, beside the game or in its place, with some Vögel announced or none.

    ``every`` n-th sheet is compared. A choice that changes several options is skipped for a contract if one of them
    affects only other contracts.
    """
    comparison = _EveryNth("Valat", choices, every)
    deals = [deal for deal in positive_deals() if deal.partner != 2]
    deals.append(Deal("Farbensolo", None))
    default = {option: choices[0][0][option] for option in VALAT_OPTIONS}
    for_one = frozenset(itertools.chain(*BEARS_ON.values()))
    for (readings, rules), deal in itertools.product(choices, deals):
        changed = {option for option in VALAT_OPTIONS if readings[option] != default[option]}
        if len(changed) > 1 and changed & for_one - {*BEARS_ON.get(deal.contract, ())}:
            continue
        for entry, (here, others) in itertools.product(_valats(), _beside(deal)):
            comparison.settle(readings, rules, here, *others, entry)
    return comparison.found()


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


def negative(choices: Choices, *, every: int = 1) -> Found:
    """Negative contracts and Farbensolo with every number of doublings, in the former also by each; ``every`` n-th."""
    comparison = _EveryNth("negative contracts and Farbensolo", choices, every)
    for (readings, rules), contract, seating in itertools.product(choices, (*NEGATIVE, "Farbensolo"), (FOUR, FIVE)):
        deal = Deal(contract, None, seating)
        for game in games(SIX_STEPS):
            comparison.settle(readings, rules, deal, game)
        if contract == "Farbensolo":
            continue
        for won, steps in itertools.product((True, False), itertools.product(SIX_STEPS, repeat=3)):
            alone = {**readings, "kontra-negative-contracts": "each-alone"}
            comparison.settle(alone, rules, deal, *accounts("Spiel", steps, won=won))
    return comparison.found()


def given_up(choices: Choices) -> Found:
    """Giving up, by every seat at every table."""
    comparison = CountedComparison("giving up")
    cases = itertools.product(choices, ("Rufer", "Besser Rufer"), (FOUR, FIVE), SEATS[:4])
    for (readings, rules), contract, seating, declarer in cases:
        game = Game({**DEFAULTS, **readings}, seating.players, seating.dealer, hands=[], halves=[], contract=contract)
        game.declarer, game.given_up = declarer, True
        due = list(map(thirds, payments.settle(game)))
        parties = Parties(seating, rules.by_name[contract], declarer, None, from_talon=True)
        settled = settling.settle_given_up(parties, rules, 1)
        comparison.compare([3 * amount for amount in settled.payments], due, contract, declarer, dict(readings))
    return comparison.found()
