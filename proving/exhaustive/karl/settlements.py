"""Compare settlements of Karls Tarockrunde with the second opinion; amounts are in third points.

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
from proving.exhaustive.karl import asking
from proving.exhaustive.seats import seat_or_nobody
from proving.exhaustive.settlements import (
    FOUR,
    BothSettlers,
    CaseComparison,
    CountedComparison,
    Deal,
    Readings,
    Scored,
    accounts,
    games,
    in_thirds,
    parties_of,
    thirds,
)
from tarock_engine.cards import CARDS, mask_of
from tarock_engine.karl import settling, unplayed
from tarock_engine.karl.rules import KarlRules
from tarock_engine.scoring import Parties
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Dealt, Game
from tarock_second_opinion.karl import payments
from tarock_second_opinion.karl.talon import bird_to_pay

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
OF_PARTNERS: Final = "renonce-sechser-dreier-partners"
ACCOUNTS: Final = "renonce-negative-accounts"
NO_BIRD: Final = "auch-rufer-no-bird-value"
BESIDE: Final = "auch-rufer-no-bird-beside"
SEVERAL: Final = "several-renonces"
PAY_RUFER: Final = "rufer-king-in-talon-payment"
PAY_AUCH_RUFER: Final = "auch-rufer-king-in-talon"
PAID_BIRD: Final = "auch-rufer-paid-bird"

OPTIONS: Final = (OF_FARBENSOLO, LOST, PAIRING)
"""The options that affect the amounts of game and Boni."""
VALAT_OPTIONS: Final = (VALAT, FAILED, SOLO_VALAT, LOST)
"""The options that affect a Valat."""
RENONCE_OPTIONS: Final = (PAID, LONE, RATE, OF_PARTNERS, LOST, VALAT, SOLO_VALAT, OF_FARBENSOLO, ACCOUNTS)
"""The options that affect a Renonce; those that a game does not know change nothing there."""
GIVE_UP_OPTIONS: Final = (PAY_RUFER, PAY_AUCH_RUFER, PAIRING)
SUBKONTRA: Final = {"kontra-levels": "subkontra"}
ONE_FOR_ALL: Final = {"kontra-levels": "one-for-all"}
EACH_ALONE: Final = {"kontra-binding": "farbensolo-too"}

BIRDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
BONI: Final = ("Trull", "Könige", "König ultimo", *BIRDS)
WITH_PARTNER: Final = ("Rufer", "Solo-Rufer", "Auch-Rufer")
ALONE: Final = ("Dreier", "Sechser-Dreier", "Farbensolo", "Solo-Dreier")
NEGATIVE: Final = ("Piccolo", "Zwiccolo", "Bettler", "Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert")
KONTRA_RETOUR: Final = range(3)
TO_SUBKONTRA: Final = range(4)


# -------------------------------------------------------------------------------------------------------- compare


def by_engine(rules: KarlRules, deal: Deal, *items: Scored) -> str:
    """Every line and all payments of a game."""
    return in_thirds(settling.settle(parties_of(deal, rules), [entry.item for entry in items], rules))


BOTH: Final = BothSettlers(asking.settled, asking.DEFAULTS, by_engine)


# --------------------------------------------------------------------------------------------------------- sheets


def deals() -> Iterator[Deal]:
    """Every game that is won by points, with every partner and none."""
    for contract in WITH_PARTNER:
        for partner in (1, 2, 3, None):
            yield Deal(contract, partner)
    for contract in ALONE:
        yield Deal(contract, None)


def states_of(name: str, steps: Sequence[int]) -> list[Scored]:
    """One Bonus in every state; of the unannounced ones only Vögel and a König ultimo can be lost."""
    return common.states_of(name, steps, lost_in_silence=name not in {"Trull", "Könige", "Valat"})


def boni_of(deal: Deal) -> list[str]:
    """The Boni of a game: a König Ultimo only where one is called."""
    return [name for name in BONI if name != "König ultimo" or deal.contract in WITH_PARTNER]


def one_bonus(choices: Choices, steps: Sequence[int]) -> Found:
    """One Bonus, or none, beside the game."""
    comparison = CaseComparison(f"one Bonus beside the game, up to {len(steps) - 1} doublings", BOTH, choices)
    for (readings, rules), deal in itertools.product(choices, deals()):
        states = [bonus for name in boni_of(deal) for bonus in states_of(name, steps)]
        for game in games(steps):
            comparison.settle(readings, rules, deal, game)
            for bonus in states:
                comparison.settle(readings, rules, deal, game, bonus)
    return comparison.found()


def all_boni(choices: Choices, *, every: int = 1) -> Found:
    """All Boni together, each absent, lost after Kontra, or an opponent's and won; ``every`` n-th combination."""
    comparison = CaseComparison("all Boni together", BOTH, choices)
    for (readings, rules), deal, won in itertools.product(choices, deals(), (True, False)):
        game = Scored("Spiel", mine=True, won=won)
        states = [common.three_states(name) for name in boni_of(deal)]
        for chosen in itertools.islice(itertools.product(*states), None, None, every):
            comparison.settle(readings, rules, deal, game, *itertools.chain(*chosen))
    return comparison.found()


def valat(choices: Choices, steps: Sequence[int]) -> Found:
    """A Valat of either side in every state, beside the game with every step, alone and with announced Boni."""
    comparison = CaseComparison("Valat", BOTH, choices)
    for (readings, rules), deal in itertools.product(choices, deals()):
        for game, entry in itertools.product(games(steps), states_of("Valat", steps)):
            if entry.won and entry.mine != game.won:
                continue
            for beside in _beside():
                comparison.settle(readings, rules, deal, game, *beside, entry)
    return comparison.found()


def _beside() -> list[tuple[Scored, ...]]:
    silent = Scored("Trull", mine=True, won=True)
    lost = Scored("Könige", mine=True, won=False, announced=True, steps=1)
    return [(), (silent,), (silent, lost), (lost, Scored("Könige", mine=False, won=True, announced=True))]


def one_for_all(choices: Choices) -> Found:
    """One Kontra applies to the game and everything announced, also to a Valat, which it doubles once."""
    comparison = CaseComparison("one Kontra for everything", BOTH, choices)
    for (readings, rules), deal, game in itertools.product(choices, deals(), games(KONTRA_RETOUR)):
        for name in (*boni_of(deal), "Valat"):
            for entry in states_of(name, (game.steps,)):
                if name != "Valat" or not entry.won or entry.mine == game.won:
                    comparison.settle(readings, rules, deal, game, entry)
    return comparison.found()


def negative(choices: Choices, steps: Sequence[int]) -> Found:
    """Negative games with every number of doublings by each opponent for himself; in a reading with a Bonus."""
    comparison = CaseComparison("negative games", BOTH, choices)
    beside = [
        (),
        (Scored("Trull", mine=True, won=True),),
        (Scored("Uhu", mine=False, won=False, announced=True, steps=2),),
    ]
    for (readings, rules), contract, won in itertools.product(choices, NEGATIVE, (True, False)):
        for said, others in itertools.product(itertools.product(steps, repeat=3), beside):
            comparison.settle(readings, rules, Deal(contract, None), *accounts("Spiel", said, won=won), *others)
    return comparison.found()


def farbensolo_alone(choices: Choices) -> Found:
    """A Farbensolo in which each opponent doubles for himself: the game, a Valat, and Könige for everybody."""
    comparison = CaseComparison("Farbensolo with accounts", BOTH, choices)
    deal = Deal("Farbensolo", None)
    said = list(itertools.product(KONTRA_RETOUR, repeat=3))
    for (readings, rules), won, of_game in itertools.product(choices, (True, False), said):
        game = accounts("Spiel", of_game, won=won)
        for entry in states_of("Könige", KONTRA_RETOUR):
            comparison.settle(readings, rules, deal, *game, entry)
        for of_valat, made in itertools.product(said, (True, False)):
            if made <= won:
                items = [*game, *accounts("Valat", of_valat, won=made, announced=True)]
                comparison.settle(readings, rules, deal, *items)
    return comparison.found()


# --------------------------------------------------------------------------------------- paid for, and not played


def given_up(choices: Choices) -> Found:
    """Paying for a Rufer or an Auch-Rufer whose König lies in the Talon, by every seat."""
    comparison = CountedComparison("paying")
    cases = (("Rufer", None), *(("Auch-Rufer", bird) for bird in (None, *BIRDS)))
    for (readings, rules), (contract, bird), declarer in itertools.product(choices, cases, SEATS[:4]):
        told: dict[str, object] = {"declarer": declarer, "given_up": True, "bird": bird or ""}
        paid = asking.sheet(asking.whole(readings), Deal(contract, None), (), **told)
        due = [thirds(amount) for amount in payments.settle(paid)]
        parties = Parties(FOUR, rules.by_name[contract], declarer, None, from_talon=True)
        settled = unplayed.settle_paid(parties, bird, rules)
        comparison.compare([3 * amount for amount in settled.payments], due, contract, bird, declarer, dict(readings))
    return comparison.found()


def owed_birds(choices: Choices) -> Found:
    """The Vogel that an Auch-Rufer's declarer pays for: one that he was dealt, by the reading, or a Pagat."""
    comparison = CountedComparison("the Vogel of an Auch-Rufer that is paid for")
    for (readings, rules), size in itertools.product(choices, range(5)):
        for held in itertools.combinations(BIRDS, size):
            cards = [*(BIRDS[bird] for bird in held), "XX"]
            dealt = Dealt(FOUR, (mask_of(CARDS[card] for card in cards), 0, 0, 0), (0, 0))
            found = unplayed.owed_bird(Game(dealt, rules.by_name["Auch-Rufer"], Seat(0)), rules)
            asked = asking.game_with("Auch-Rufer", readings)
            asked.dealt = [cards, [], [], []]
            comparison.compare(found, bird_to_pay(asked), held, dict(readings))
    return comparison.found()


def unplayed_rufer(choices: Choices) -> Found:
    """A Rufer in which nothing was said is won by declarer and partner, or by a declarer on his own."""
    comparison = CountedComparison("a Rufer that is not played")
    for (readings, rules), partner in itertools.product(choices, (1, 2, 3, None)):
        game_won = [Scored("Spiel", mine=True, won=True)]
        played = asking.sheet(asking.whole(readings), Deal("Rufer", partner), game_won)
        due = [thirds(amount) for amount in payments.settle(played)]
        game = Game(
            Dealt(FOUR, (0,) * 4, (0, 0)), rules.by_name["Rufer"], Seat(0), CARDS["K♥"], seat_or_nobody(partner)
        )
        found = unplayed.settle_unplayed(Parties.of(game), rules).payments
        comparison.compare([3 * amount for amount in found], due, partner, dict(readings))
    return comparison.found()
