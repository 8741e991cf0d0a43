"""Proof that each comparison of Zwanzigerrufen can fail, and that no option on its ground is left out."""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from proving.exhaustive import spoiled, tricks
from proving.exhaustive.found import Found
from proving.exhaustive.settlements import Deal, combinations, defaults
from proving.exhaustive.zwanzigerrufen import asking, endings, parts, plays, settlements, talk
from proving.exhaustive.zwanzigerrufen.deal_ends import End
from proving.exhaustive.zwanzigerrufen.tricks import WAYS

from tarock_engine.zwanzigerrufen.names import FARBENSOLO, NORMALSPIEL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN
from tarock_engine.zwanzigerrufen.terms import terms_of

pytestmark = pytest.mark.prove

KNOWN = ZWANZIGERRUFEN.options()
OF_TRICKS = {"card-ranking", "glatze-cards", "farbensolo-maerchenstich", "mond-after-skues"}
OF_ENDS = {
    *(endings.OF_AUGEN, endings.OF_VALAT, endings.OF_PAGAT, endings.OF_MATERIAL),
    *(
        endings.OF_SEVERAL,
        (endings.BESIDE_FAILED,),
        settlements.OPTIONS,
        tuple(settlements.EACH_ALONE),
        tuple(settlements.ALL_FIVE),
    ),
}
WHOLE_TRULL = 24 * 37
"""Tricks with the whole Trull: 24 with each of the other cards."""


def with_terms(contract: str, **values: Any) -> ZwanzigerrufenRules:
    """The rules with other terms of one game."""
    one = ZWANZIGERRUFEN.by_name[contract]
    terms = terms_of(one)
    new: Any = {name: dataclasses.replace(getattr(terms, name), value=value) for name, value in values.items()}
    other = dataclasses.replace(one, terms=dataclasses.replace(terms, **new))
    return dataclasses.replace(
        ZWANZIGERRUFEN, contracts=tuple(other if game is one else game for game in ZWANZIGERRUFEN.contracts)
    )


# ---------------------------------------------------------------------------------------------------------- tricks


@pytest.mark.parametrize("way", ["normalspiel-top-ace", "solo-top-four"])
def test_a_trull_that_the_i_does_not_take_turns_the_tricks_red(way: str) -> None:
    decided = WAYS[way]
    rules = spoiled.with_value(ZWANZIGERRUFEN, "play", "whole_trull", lambda _table, _rules: None).choose(
        decided.rules.chosen
    )

    assert tricks.compare(decided.way, rules, decided.manner, every=100_000).wrong_tables == WHOLE_TRULL


# ----------------------------------------------------------------------------------------------------------- plays


def played(contract: str, rules: ZwanzigerrufenRules, readings: plays.Readings | None = None) -> Found:
    return plays.hands(
        contract, readings or defaults(ZWANZIGERRUFEN, plays.OPTIONS[contract]), rules, every=13, thorough=False
    )


@pytest.mark.parametrize("contract", plays.OPTIONS)
@pytest.mark.parametrize("dropped", range(3))
def test_a_dropped_suit_duty_turns_the_plays_red(contract: str, dropped: int) -> None:
    assert played(contract, spoiled.without_following(ZWANZIGERRUFEN, contract, dropped)).wrong


def test_tarock_led_at_any_time_turns_a_farbensolo_red() -> None:
    assert played(FARBENSOLO, spoiled.with_manner(ZWANZIGERRUFEN, FARBENSOLO, duties=())).wrong


@pytest.mark.parametrize("reading", KNOWN[plays.VOID][1:])
def test_a_reading_taken_for_another_turns_a_farbensolo_red(reading: str) -> None:
    assert played(FARBENSOLO, ZWANZIGERRUFEN.choose({plays.VOID: reading})).wrong


@pytest.mark.parametrize(("reading", "other"), [*itertools.permutations(KNOWN[plays.HOLD_BACK], 2)])
def test_a_reading_taken_for_another_turns_an_announced_pagat_red(reading: str, other: str) -> None:
    rules = ZWANZIGERRUFEN.choose({plays.HOLD_BACK: other, **endings.ANY_ANNOUNCER})

    assert plays.bound_hands({plays.HOLD_BACK: reading}, rules, numbers=(9,)).wrong
    assert not plays.bound_hands({plays.HOLD_BACK: reading}, rules, numbers=(10,)).wrong


def test_another_leader_turns_the_leads_red() -> None:
    soloist = ZWANZIGERRUFEN.choose({plays.LEAD: "soloist"})
    of_all = spoiled.with_value(ZWANZIGERRUFEN, "play", "leads", soloist.play.farbensolo_leads.value)

    assert plays.leads([(defaults(ZWANZIGERRUFEN, [plays.LEAD]), soloist)]).wrong == 4 * 3
    assert plays.leads([(defaults(ZWANZIGERRUFEN, [plays.LEAD]), of_all)]).wrong == 4 * 3


# ----------------------------------------------------------------------------------------------------- settlements


def test_every_contract_and_every_bonus_has_a_place_on_a_sheet() -> None:
    assert {deal.contract for deal in settlements.DEALS} == {contract.name for contract in ZWANZIGERRUFEN.contracts}
    assert set(settlements.BONUSES) == set(ZWANZIGERRUFEN.settling.silent_prices)
    assert set(settlements.BONUSES) - {"Mondfang"} == set(ZWANZIGERRUFEN.settling.announced_prices)


def test_every_option_of_bonuses_and_settling_bears_on_a_sheet() -> None:
    found = {
        ruling.option
        for path, ruling in ZWANZIGERRUFEN.rulings()
        if path.startswith(("bonuses.", "settling.", "counting.")) and ruling.option is not None
    }

    assert found - {*itertools.chain(*OF_ENDS)} - OF_TRICKS == set()


def one_bonus(rules: ZwanzigerrufenRules, readings: dict[str, str]) -> Found:
    return settlements.one_bonus([(readings, rules)], (0, 2))


def of_valat(rules: ZwanzigerrufenRules, readings: dict[str, str]) -> Found:
    return settlements.valat([(readings, rules)], (0, 2))


def of_farbensolo(rules: ZwanzigerrufenRules, readings: dict[str, str]) -> Found:
    return settlements.farbensolo_alone([({**readings, **settlements.EACH_ALONE}, rules)], every=7)


@pytest.mark.parametrize("option", settlements.OPTIONS)
def test_a_reading_taken_for_another_turns_the_settlements_red(option: str) -> None:
    readings = defaults(ZWANZIGERRUFEN, settlements.OPTIONS)
    sheet = of_valat if option == settlements.TARIFF else one_bonus
    for other in KNOWN[option][1:]:
        found = sheet(ZWANZIGERRUFEN.choose({**readings, **settlements.ALL_FIVE, option: other}), readings)

        assert 0 < found.wrong < found.compared, other


@pytest.mark.parametrize("option", parts.OF_SOLO_ONLY)
def test_a_reading_taken_for_another_turns_a_farbensolo_with_accounts_red(option: str) -> None:
    readings = defaults(ZWANZIGERRUFEN, settlements.OPTIONS)
    rules = ZWANZIGERRUFEN.choose({**readings, **settlements.EACH_ALONE, option: KNOWN[option][1]})

    assert of_farbensolo(rules, readings).wrong


@pytest.mark.parametrize("reading", KNOWN[settlements.WHAT_COUNTS][2:])
def test_a_reading_taken_for_another_turns_doubled_deals_red(reading: str) -> None:
    options = (settlements.WHAT_COUNTS, settlements.PAY, settlements.TARIFF)
    rules = ZWANZIGERRUFEN.choose({settlements.WHAT_COUNTS: reading})

    assert settlements.doubled_deals([(defaults(ZWANZIGERRUFEN, options), rules)]).wrong


@pytest.mark.parametrize("bonus", settlements.BONUSES)
@pytest.mark.parametrize("table", ["silent_prices", "announced_prices"])
def test_another_value_turns_the_settlements_red(table: str, bonus: str) -> None:
    values = getattr(ZWANZIGERRUFEN.settling, table)
    if bonus not in values:
        pytest.skip("nobody can announce it")
    rules = spoiled.with_one_more(ZWANZIGERRUFEN, table, bonus)

    assert one_bonus(rules, defaults(ZWANZIGERRUFEN, settlements.OPTIONS)).wrong
    assert (
        settlements.all_together([(defaults(ZWANZIGERRUFEN, settlements.OPTIONS), rules)], every=7).wrong
        or table == "announced_prices"
    )


@pytest.mark.parametrize(
    ("contract", "values"),
    [(NORMALSPIEL, {"points": 2}), (FARBENSOLO, {"points": 5}), (SOLO, {"points": 6}), (SOLO, {"bonus_times": 1})],
)
def test_other_terms_turn_the_settlements_red(contract: str, values: dict[str, int]) -> None:
    rules = with_terms(contract, **values)

    assert one_bonus(rules, defaults(ZWANZIGERRUFEN, settlements.OPTIONS)).wrong
    assert settlements.both_sides([(defaults(ZWANZIGERRUFEN, settlements.OPTIONS), rules)], (0, 1)).wrong


@pytest.mark.parametrize("field", ["game_kontra_times", "bonus_kontra_times", "winners_paid"])
def test_another_factor_turns_the_settlements_red(field: str) -> None:
    rules = spoiled.with_value(ZWANZIGERRUFEN, "settling", field, 3)

    assert one_bonus(rules, defaults(ZWANZIGERRUFEN, settlements.OPTIONS)).wrong
    assert of_valat(rules, defaults(ZWANZIGERRUFEN, settlements.OPTIONS)).wrong


# ------------------------------------------------------------------------------------------------------------ ends

SHEETS: dict[str, tuple[Sequence[str], dict[str, str], Callable[[], Iterable[End]]]] = {
    "augen": (endings.OF_AUGEN, {}, endings.of_augen),
    "valat": (endings.OF_VALAT, {}, endings.of_valat),
    "valat-beside-failed": ((endings.BESIDE_FAILED,), endings.CANCELS, endings.of_valat),
    "pagat": (endings.OF_PAGAT[:2], endings.ANY_ANNOUNCER, endings.of_pagat),
    "mond": ((), {}, endings.of_mond),
    "material": (endings.OF_MATERIAL, {}, functools.partial(endings.of_material, announced=False)),
    "several": (endings.OF_SEVERAL, {}, endings.said_by_several),
}


def ends(name: str, rules: ZwanzigerrufenRules) -> Found:
    _, always, every = SHEETS[name]
    return endings.compared(
        name, [({**asking.DEFAULTS, **always}, rules)], list(every())[:: 1 if name == "augen" else 7]
    )


@pytest.mark.parametrize(("name", "option"), [(name, option) for name, sheet in SHEETS.items() for option in sheet[0]])
def test_a_reading_taken_for_another_turns_the_ends_red(name: str, option: str) -> None:
    for other in KNOWN[option][1:]:
        found = ends(name, ZWANZIGERRUFEN.choose({**SHEETS[name][1], option: other}))

        assert 0 < found.wrong < found.compared, other


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("augen", "absolut_augen", 33),
        ("augen", "absolut_in_silence", False),
        ("augen", "announced_absolut_lost", False),
        ("valat", "every_trick_is_valat", False),
        ("valat", "announced_valat_lost", False),
        ("pagat", "pagat_trick", 11),
        ("pagat", "pagat_in_silence", False),
        ("pagat", "announced_pagat_lost_to_foe", False),
        ("pagat", "announced_pagat_lost_to_partner", False),
        ("pagat", "announced_pagat_lost_early", False),
        ("pagat", "silent_pagat_lost_to_foe", False),
        ("mond", "mondfang_is_scored", False),
        ("mond", "mondfang_by_partner", False),
        ("mond", "mondfang_under_skues", False),
        ("mond", "mondfang_in_maerchenstich", True),
        ("material", "sets_as_dealt", False),
        ("material", "trull", ZWANZIGERRUFEN.bonuses.koenige.value),
    ],
)
def test_another_ruling_turns_the_ends_red(name: str, field: str, value: object) -> None:
    rules = spoiled.with_value(ZWANZIGERRUFEN, "bonuses", field, value).choose(SHEETS[name][1])

    assert ends(name, rules).wrong


@pytest.mark.parametrize("contract", settlements.DEALS[2:], ids=lambda deal: deal.contract)
def test_a_game_that_45_do_not_win_turns_the_ends_red(contract: Deal) -> None:
    assert ends("augen", with_terms(contract.contract, least_augen=46)).wrong


@pytest.mark.parametrize("option", ["kontra-factors", "valat-cancels", "valat-tariff", settlements.PAY])
def test_a_reading_taken_for_another_turns_what_is_paid_red(option: str) -> None:
    assert endings.paid([(asking.DEFAULTS, ZWANZIGERRUFEN.choose({option: KNOWN[option][1]}))]).wrong


# ------------------------------------------------------------------------------------------------------------ talk


@pytest.mark.parametrize("option", talk.OPTIONS)
def test_a_reading_taken_for_another_turns_the_calls_red(option: str) -> None:
    for other in KNOWN[option][1:]:
        rules = ZWANZIGERRUFEN.choose({option: other})

        assert talk.calls([(defaults(ZWANZIGERRUFEN, talk.OPTIONS), rules)], every=5).wrong, other


@pytest.mark.parametrize("other", [name for name in KNOWN[talk.THROWING] if name != "off"])
def test_a_reading_taken_for_another_turns_throwing_in_red(other: str) -> None:
    (readings, _), *_ = combinations(ZWANZIGERRUFEN, (talk.THROWING,), {})

    assert talk.throwing_in([(readings, ZWANZIGERRUFEN.choose({talk.THROWING: other}))]).wrong
