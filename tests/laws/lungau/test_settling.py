from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.lungau.strategies import Course, courses, games, seeds
from tests.laws.registry import guards

from tarock_engine.contracts import Side
from tarock_engine.lungau import settling
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.state import GivenUp


def parties_of(course: Course) -> Parties:
    game = course.declared
    return Parties(game.dealt.seating, game.contract, game.declarer, game.partner, game.from_talon)


def settled(course: Course, items: list[ScoredItem]) -> Settlement:
    return settling.settle(parties_of(course), items, course.rules, 10)


@guards("LUN-SETTLING-023", "LUN-SETTLING-027", "LUN-PLAY-017")
@given(seed=seeds())
def test_partners_pay_alike_and_a_dealer_who_sits_out_pays_nothing(seed: int) -> None:
    for course in games(seed, 4):
        game, payments = course.declared, course.settlement().payments
        foes = {payments[seat] for seat in course.dealt.seating.active if game.side_of(seat) is Side.FOES}

        assert len(foes) == 1
        if game.partner is not None:
            assert payments[game.partner] == payments[game.declarer]
        else:
            assert payments[game.declarer] == -3 * foes.pop()
        if course.dealt.seating.sits_out is not None:
            assert payments[course.dealt.seating.sits_out] == 0


@guards("LUN-SETTLING-002", "LUN-SETTLING-034")
@given(seed=seeds(), tariff=st.integers(1, 500))
def test_another_tariff_scales_every_amount(seed: int, tariff: int) -> None:
    for course in courses(seed, 3):
        ours, theirs = course.settlement(), course.settlement(tariff)
        is_fixed = isinstance(course.end, GivenUp) and course.chosen["schleifen-tariff"] == "fixed"
        rate = 10 if is_fixed else tariff

        assert [10 * cents for cents in theirs.payments] == [rate * cents for cents in ours.payments]
        assert [10 * line.amount for line in theirs.lines] == [tariff * line.amount for line in ours.lines]
        if ours.lines:
            assert ("LUN-SETTLING-001" in ours.grounds, "LUN-SETTLING-002" in ours.grounds) == (True, False)
            assert ("LUN-SETTLING-002" in theirs.grounds) == (tariff != 10)


@guards("LUN-SETTLING-006", "LUN-SETTLING-007", "LUN-SETTLING-024", "LUN-BONUSES-020")
@given(seed=seeds())
def test_one_more_doubling_by_a_foe_doubles_its_item_and_nothing_else(seed: int) -> None:
    for course in games(seed, 3):
        items, parties = list(course.items), parties_of(course)
        foe_of = {
            side: next(seat for seat in parties.seating.active if parties.side_of(seat) is not side) for side in Side
        }
        for place, item in enumerate(items):
            if not (item.announced or item.name == "Spiel"):
                continue
            # Kontra by a foe, Rekontra by the side itself, Superkontra by a foe
            own = parties.declarer if item.side is Side.DECLARER else foe_of[Side.DECLARER]
            ladder = (foe_of[item.side], own, foe_of[item.side])
            before = None
            for steps in range(4):
                items[place] = item._replace(doubled=ladder[:steps])
                cents = [line.amount for line in settled(course, items).lines]
                if before is not None:
                    assert cents == [2 * old if at == place else old for at, old in enumerate(before)]
                before = cents
            items[place] = item


@guards("LUN-SETTLING-008", "LUN-SETTLING-009")
@given(seed=seeds())
def test_every_line_is_settled_by_itself(seed: int) -> None:
    for course in games(seed, 3):
        items = list(course.items)
        if any(item.name == "Valat" for item in items) or course.game is None:
            continue
        spiel = next(item for item in items if item.name == "Spiel")
        lines = settled(course, items).lines
        for item, line in zip(items, lines, strict=True):
            alone = [spiel] if item is spiel else [spiel, item]

            assert settled(course, alone).lines[-1] == line
        assert settled(course, items[::-1]).payments == settled(course, items).payments
