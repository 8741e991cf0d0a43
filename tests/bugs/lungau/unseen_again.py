"""Six further mistakes by somebody who has seen neither the scenarios nor the models of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import SPIEL, VALAT
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side, TalonUse
from tarock_engine.counting import count_augen
from tarock_engine.lungau import bonuses, play, settling
from tarock_engine.lungau.ending import Ending
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.manners import Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruling import ClauseId, Grounds
from tarock_engine.scoring import Parties, ScoredItem, SettlementLine
from tarock_engine.state import Chain

_HALF = 71 // 2


def _is_contained(contract: Contract, item: ScoredItem, rules: LungauRules) -> bool:
    """Whether an item is the Vogerl that the bid itself has announced."""
    named = contract.bird is not None and rules.birds.get(item.name) == contract.bird.value
    return named and item.announced and item.side is Side.DECLARER


# LUN-COUNTING-008
@bug(BugKind.LATE, "counting")
def half_of_the_augen_is_enough(engine: WrongEngine) -> None:
    """The declarer wins with 35 Augen already, because half of 71 was divided as a whole number."""

    def game(right: Callable[..., ScoredItem], ending: Ending, rules: LungauRules) -> ScoredItem:
        return right(ending, rules)._replace(won=count_augen(ending.piles[Side.DECLARER], rules.counting) >= _HALF)

    engine.instead(bonuses._game, game)


# LUN-SETTLING-004, LUN-SETTLING-005, LUN-ANNOUNCING-021
@bug(BugKind.UNSEEN, "settling")
def vogerl_of_the_bid_counts_as_a_silent_one(engine: WrongEngine) -> None:
    """The Vogerl of a Vogerlrufer counts 10 Cent, since nobody announces it; only a further Prämie counts 20."""

    def line(  # noqa: PLR0913
        right: Callable[..., SettlementLine],
        parties: Parties,
        item: ScoredItem,
        rules: LungauRules,
        tariff: int,
        *,
        lost: bool,
    ) -> SettlementLine:
        found = right(parties, item, rules, tariff, lost=lost)
        if not _is_contained(parties.contract, item, rules):
            return found
        return found._replace(amount=found.amount // 2)

    engine.instead(settling._line, line)


# LUN-SETTLING-011, LUN-SETTLING-012, LUN-SETTLING-013
@bug(BugKind.MEETING, "settling")
def praemie_of_a_sechserdreier_is_fourfold_by_itself(engine: WrongEngine) -> None:
    """In a Sechserdreier a Prämie counts fourfold if the declarer loses it and twofold if he wins it, as the game."""

    def factor(
        right: Callable[..., tuple[Amount, Grounds]],
        parties: Parties,
        item: ScoredItem,
        rules: LungauRules,
        *,
        lost: bool,
    ) -> tuple[Amount, Grounds]:
        if item.name not in {SPIEL, VALAT} and parties.contract.talon.value is TalonUse.WHOLE:
            lost = item.won is (item.side is Side.FOES)
        return right(parties, item, rules, lost=lost)

    engine.instead(settling._factor, factor)


# LUN-BONUSES-006, LUN-COUNTING-014, LUN-CALLING-011
@bug(BugKind.MEETING, "bonuses")
def koenig_in_the_talon_of_a_solorufer_is_caught(engine: WrongEngine) -> None:
    """When the called König of a Solorufer lies in the Talon, the opponents get Königfang, though the half is his."""

    def koenigfang(
        right: Callable[..., Iterator[Any]], ending: Ending, chains: tuple[Chain, ...], rules: LungauRules
    ) -> Iterator[Any]:
        for item in right(ending, chains, rules):
            if ending.from_talon and ending.contract.talon.value is TalonUse.HIDDEN:
                name, grounds = item.name, item.grounds
                yield ScoredItem(name, Side.FOES, won=True, announced=False, doubled=(), grounds=grounds)
            else:
                yield item

    engine.instead(bonuses._koenigfang, koenigfang)


# LUN-TRISCHAKEN-004, LUN-TRISCHAKEN-005, LUN-TRISCHAKEN-003
@bug(BugKind.MEETING, "trischaken")
def spatz_may_go_where_nothing_beats_the_trick(engine: WrongEngine) -> None:
    """Whoever has to trump in Fahren and can beat nothing may give the Spatz, whatever other trumps he holds."""

    def spatz_last(
        right: Callable[..., Narrowing | None], situation: Situation, left: Mask, clause: ClauseId, rules: LungauRules
    ) -> Narrowing | None:
        if situation.table:
            best = situation.table[rules.ranking.best(situation.table)]
            if not left & rules.ranking.beaten_by[best]:
                return Narrowing(left, (clause,))
        return right(situation, left, clause, rules)

    engine.instead(play.spatz_last, spatz_last)


# LUN-SETTLING-025, LUN-ANNOUNCING-021, LUN-SETTLING-009
@bug(BugKind.MEETING, "settling")
def partners_kontra_to_the_vogerl_of_the_bid_counts(engine: WrongEngine) -> None:
    """A Kontra of the called player to the Vogerl that the bid contains doubles it; to another Prämie it does not."""

    def steps(
        right: Callable[..., tuple[int, Grounds]], parties: Parties, item: ScoredItem, rules: LungauRules
    ) -> tuple[int, Grounds]:
        found, grounds = right(parties, item, rules)
        by_own = bool(item.doubled) and parties.side_of(item.doubled[0]) is item.side
        return (len(item.doubled) if by_own and _is_contained(parties.contract, item, rules) else found), grounds

    engine.instead(settling._steps, steps)
