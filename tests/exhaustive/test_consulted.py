"""What is worked out once for several choices of readings is what each of them comes to by itself."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping

import pytest
from proving.exhaustive import settlements
from proving.exhaustive.consulted import by_readings, by_rules, watch
from proving.exhaustive.karl import settlements as of_karl
from proving.exhaustive.settlements import BothSettlers, CaseComparison, Deal, Scored

from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet

LOST, PAIRING = of_karl.LOST, of_karl.PAIRING
CHOICES = settlements.combinations(KARL, (LOST, PAIRING), {})


def by_second(readings: Mapping[str, str], contract: str) -> str:
    """Whether a lost game costs more, which matters in one game alone, and else how it is paid."""
    return readings[LOST] if contract == "Sechser-Dreier" else readings[PAIRING]


def by_engine(rules: KarlRules, contract: str) -> str:
    """The same: the value of a ruling in words."""
    settling = rules.settling
    return str(settling.combine_factors.value if contract == "Sechser-Dreier" else settling.lone_share.value)


@pytest.mark.parametrize("contract", ["Rufer", "Sechser-Dreier"])
def test_a_case_is_worked_out_once_for_each_reading_that_it_hangs_on(contract: str) -> None:
    asked: list[str] = []

    def counted(choice: object, contract: str) -> str:
        told: Callable[..., str] = by_engine if isinstance(choice, RuleSet) else by_second
        asked.append(contract)
        return told(choice, contract)

    source, engine = by_readings(counted, {}), by_rules(counted)
    for readings, rules in CHOICES:
        assert source(readings, contract) == by_second(readings, contract)
        assert engine(rules, contract) == by_engine(rules, contract)

    assert len(CHOICES) == 4
    assert len(asked) == 2 + 2


def test_what_a_rule_set_works_out_for_itself_once_is_noted_in_every_case() -> None:
    def talons(rules: KarlRules, _case: int) -> frozenset[str]:
        return frozenset(rules.birds)

    engine = by_rules(talons)
    left = dataclasses.replace(KARL, left_out=frozenset({"Wildsau"}))

    assert [len(engine(rules, case)) for rules, case in itertools.product((KARL,), (1, 2))] == [4, 4]
    assert len(by_rules(talons)(left, 1)) == 3


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_ruling_that_leaves_a_choice_is_watched(rules: RuleSet) -> None:
    assert any(ruling.option for _, ruling in rules.rulings())
    assert not [path for path, ruling in watch(rules).rules.rulings() if ruling.option]


def test_an_option_that_a_telling_should_not_consult_shows() -> None:
    def too_much(rules: KarlRules, deal: Deal, *items: Scored) -> str:
        found = of_karl.by_engine(rules, deal, *items)
        return found if rules.settling.combine_factors.value is KARL.settling.combine_factors.value else f"{found}!"

    def wrong(engine: Callable[..., str]) -> int:
        comparison = CaseComparison(
            "wrong", BothSettlers(of_karl.BOTH.second_opinion, of_karl.BOTH.defaults, engine), CHOICES
        )
        for (readings, rules), won in itertools.product(CHOICES, (True, False)):
            comparison.settle(readings, rules, Deal("Rufer", 1), Scored("Spiel", mine=True, won=won))
        return comparison.found().wrong

    assert wrong(of_karl.by_engine) == 0
    assert wrong(too_much) == 4
