from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.lungau import scoring
from tests.laws.lungau.strategies import DEFAULTS, Course, courses, games, rules_for, seeds
from tests.laws.lungau.told import facts_of, plainly
from tests.laws.registry import guards

from tarock_engine.amounts import Amount
from tarock_engine.contracts import Side
from tarock_engine.lungau import settling
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import Seat
from tarock_engine.state import GivenUp


def parties_of(course: Course) -> Parties:
    game = course.declared
    return Parties(game.dealt.seating, game.contract, game.declarer, game.partner, game.from_talon)


def settled(course: Course, items: list[ScoredItem]) -> Settlement:
    return settling.settle(parties_of(course), items, course.rules, 10)


@guards(
    "LUN-SETTLING-001",
    "LUN-SETTLING-003",
    "LUN-SETTLING-004",
    "LUN-SETTLING-005",
    "LUN-SETTLING-006",
    "LUN-SETTLING-007",
    "LUN-SETTLING-008",
    "LUN-SETTLING-009",
    "LUN-SETTLING-010",
    "LUN-SETTLING-011",
    "LUN-SETTLING-012",
    "LUN-SETTLING-013",
    "LUN-SETTLING-014",
    "LUN-SETTLING-015",
    "LUN-SETTLING-016",
    "LUN-SETTLING-017",
    "LUN-SETTLING-018",
    "LUN-SETTLING-019",
    "LUN-SETTLING-020",
    "LUN-SETTLING-022",
    "LUN-SETTLING-024",
    "LUN-SETTLING-025",
    "LUN-SETTLING-026",
)
@given(seed=seeds())
def test_every_item_brings_the_cents_of_the_source(seed: int) -> None:
    for course in games(seed, 5):
        facts = facts_of(course)
        items = [plainly(item) for item in course.items]
        expected = [scoring.cents(facts, item, items) for item in items]
        settlement = course.settlement()

        assert [(line.name, line.amount) for line in settlement.lines] == [
            (item[0], cents) for item, cents in zip(items, expected, strict=True)
        ]
        assert list(settlement.payments) == scoring.payments(facts, sum(expected))


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


@guards("LUN-SETTLING-021", "LUN-SETTLING-028", "LUN-CALLING-010", "LUN-TALON-008")
@given(seed=seeds())
def test_schleifen_costs_thirty_cents_to_each_of_the_others(seed: int) -> None:
    for course in courses(seed, 5, declarer=True):
        if not isinstance(course.end, GivenUp):
            continue
        game, seating = course.end.game, course.dealt.seating
        paid = set(seating.active) - {game.declarer}
        if course.chosen["schleifen-as-a-deal"] == "dealer-paid":
            paid = set(seating.seats) - {game.declarer}

        assert list(course.settlement().payments) == [
            30 if seat in paid else -30 * len(paid) if seat == game.declarer else 0 for seat in seating.seats
        ]


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


@guards("LUN-SETTLING-025", "LUN-SETTLING-026", "LUN-SETTLING-024")
@given(seed=seeds())
def test_a_kontra_of_the_own_side_changes_nothing_and_its_superkontra_at_most_falls_away(seed: int) -> None:
    for course in games(seed, 3):
        parties = parties_of(course)
        for place, item in enumerate(course.items):
            if not item.announced:
                continue
            own = next(seat for seat in parties.seating.active if parties.side_of(seat) is item.side)
            foe = next(seat for seat in parties.seating.active if parties.side_of(seat) is not item.side)
            single = cents(course, place, ())
            kept = course.chosen["superkontra-by-own-side"] == "step-drops"

            for of_no_use in ((own,), (own, own), (own, own, foe)):
                assert cents(course, place, of_no_use) == single
            assert cents(course, place, (foe, own, own)) == (4 * single if kept else single)


def cents(course: Course, place: int, doubled: tuple[Seat, ...]) -> Amount:
    """What an item brings once others have doubled it."""
    items = list(course.items)
    items[place] = items[place]._replace(doubled=doubled)
    return settled(course, items).lines[place].amount


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


@guards("LUN-SETTLING-003", "LUN-SETTLING-010", "LUN-SETTLING-011", "LUN-SETTLING-014", "LUN-SETTLING-015")
@given(seed=seeds())
def test_a_contract_multiplies_all_that_a_rufer_would_bring(seed: int) -> None:
    factor = {"Solorufer": 2, "Dreier": 2, "Solodreier": 4, "Spatzrufer": 1, "Uhurufer": 1}
    rufer = LUNGAU.by_name["Spatzrufer"]
    for course in games(seed, 3, chosen={**DEFAULTS, "solorufer": "below", "solodreier": "on"}):
        parties, items = parties_of(course), course.items
        rules = rules_for(course.chosen)
        single = settling.settle(parties._replace(contract=rufer, from_talon=False), items, rules, 10)
        lost = any(
            (one.name == "Spiel" and not one.won) or (one.name == "Valat" and one.won is (one.side is Side.FOES))
            for one in items
        )
        times = {**factor, "Sechserdreier": 4 if lost else 2}[parties.contract.name]

        assert [line.amount for line in course.settlement().lines] == [times * line.amount for line in single.lines]
