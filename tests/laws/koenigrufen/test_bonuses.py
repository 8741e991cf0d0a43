from __future__ import annotations

from collections import Counter

from hypothesis import given
from tests.laws.claims import Item
from tests.laws.koenigrufen import plain, scoring
from tests.laws.koenigrufen.strategies import DEFAULTS, Course, games, seeds
from tests.laws.koenigrufen.told import facts_of, tricks_of
from tests.laws.registry import guards
from tests.laws.telling import plainly

from tarock_engine.contracts import Side

ULTIMOS = frozenset(plain.TRICK_OF)
KAISERSTICH = {**DEFAULTS, "kaiserstich": "on", "mondfang-by-what": "any-trick"}


def bare(course: Course) -> bool:
    """Whether the contract knows no Boni but Valat."""
    return course.contract in {*plain.TRICKS, "Farbensolo"}


def replaced(course: Course) -> bool:
    """Whether a Valat stands for all else, in a reading that says so."""
    valat = any(item.name == "Valat" for item in course.items)
    return valat and course.chosen["valat-next-to-game"] == "replaces-all"


def found(course: Course, name: str) -> list[Item]:
    return [plainly(item) for item in course.items if item.name == name]


def times(course: Course, name: str, *, mine: bool) -> int:
    """How often a side scores what it made or announced: once, or as often as it announced it."""
    each = course.chosen["same-bonus-by-partners"] == "each-counts"
    return max(1, len(facts_of(course).all_announced(name, mine=mine))) if each else 1


@guards(
    *(f"KOE-BONUSES-{number:03}" for number in range(1, 45)),
    "KOE-COUNTING-013",
    "KOE-SETTLING-054",
    "KOE-ANNOUNCING-005",
)
@given(seed=seeds())
def test_exactly_the_items_of_the_source_are_scored(seed: int) -> None:
    for course in games(seed, 5):
        assert Counter(map(plainly, course.items)) == Counter(scoring.items(facts_of(course)))


@guards("KOE-BONUSES-001", "KOE-BONUSES-002")
@given(seed=seeds())
def test_negative_contracts_score_no_bonus_and_a_farbensolo_none_but_valat(seed: int) -> None:
    for course in games(seed, 5):
        names = {item.name for item in course.items}

        assert course.contract not in plain.TRICKS or names == {"Spiel"}
        assert course.contract != "Farbensolo" or names <= {"Spiel", "Valat"}


@guards("KOE-BONUSES-003", "KOE-BONUSES-004", "KOE-BONUSES-005")
@given(seed=seeds())
def test_trull_and_koenige_go_to_whoever_has_all_of_them_and_to_nobody_where_they_are_split(seed: int) -> None:
    for course in games(seed, 5):
        if bare(course) or replaced(course) or course.chosen["failed-bonus-made-by-others"] == "lost-only":
            continue
        facts = facts_of(course)
        stock = course.chosen["trull-koenige-from-stock"] == "with-stock"
        for name, whole in scoring.SETS.items():
            won = {item.mine for item in found(course, name) if item.won}
            piles = {mine: facts.pile(mine=mine) if stock else facts.in_tricks(mine=mine) for mine in (True, False)}

            assert won == {mine for mine, pile in piles.items() if whole <= pile}


@guards("KOE-BONUSES-009", "KOE-BONUSES-010")
@given(seed=seeds())
def test_the_called_koenig_is_won_by_the_opponents_or_not_at_all(seed: int) -> None:
    for course in games(seed, 5):
        facts = facts_of(course)
        for item in found(course, "Königfang"):
            assert (item.mine, item.won, item.announced) == (False, True, False)
            assert facts.called in facts.pile(mine=False)
        if facts.called in facts.in_tricks(mine=False) and not bare(course) and not replaced(course):
            assert len(found(course, "Königfang")) == 1


@guards("KOE-BONUSES-011", "KOE-BONUSES-012", "KOE-BONUSES-013")
@given(seed=seeds())
def test_mondfang_is_the_skues_of_one_side_over_the_mond_of_the_other(seed: int) -> None:
    for course in games(seed, 5):
        if bare(course) or replaced(course) or course.chosen["kaiserstich"] == "on":
            continue
        caught = []
        for one in tricks_of(course):
            skues, mond = one.by("Sküs"), one.by("XXI")
            if skues and mond and course.is_mine(skues.seat) is not course.is_mine(mond.seat):
                caught.append(course.is_mine(skues.seat))

        assert [item.mine for item in found(course, "Mondfang")] == caught


@guards("KOE-BONUSES-013", "KOE-BONUSES-014", "KOE-BONUSES-015", "KOE-PLAY-012")
@given(seed=seeds())
def test_with_the_kaiserstich_the_pagat_catches_a_skues_of_the_other_side_and_in_a_reading_a_mond(seed: int) -> None:
    for course in games(seed, 4, chosen=KAISERSTICH):
        if bare(course):
            continue
        expected = []
        for one in tricks_of(course):
            for name, prey in (("Mondfang", "XXI"), ("Sküsfang", "Sküs")):
                caught = one.by(prey)
                if caught and one.winning == "I" and course.is_mine(caught.seat) is not course.is_mine(one.winner):
                    expected.append(Item(name, course.is_mine(one.winner), won=True))
        catches = [item for name in ("Mondfang", "Sküsfang") for item in found(course, name)]

        assert [item for item in catches if item.name == "Sküsfang"] == [
            item for item in expected if item.name == "Sküsfang"
        ]
        assert all(item in catches for item in expected)


# --------------------------------------------------------------------------------------- a card in its trick


@guards("KOE-BONUSES-016", "KOE-BONUSES-017", "KOE-BONUSES-018", "KOE-BONUSES-019")
@given(seed=seeds())
def test_a_vogel_is_won_just_where_its_own_card_takes_its_own_trick(seed: int) -> None:
    for course in games(seed, 5):
        if bare(course) or replaced(course) or course.chosen["failed-bonus-made-by-others"] == "lost-only":
            continue
        tricks = tricks_of(course)
        for bird, card in plain.BIRDS.items():
            number = plain.TRICK_OF[bird]
            took = len(tricks) >= number and tricks[number - 1].winning == card
            won = [item.mine for item in found(course, bird) if item.won]
            announced = any(item.announced for item in found(course, bird) if item.won)
            silent = course.chosen.get(bird.lower(), "on") != "off"
            winner = took and course.is_mine(tricks[number - 1].winner)

            assert won == ([winner] * times(course, bird, mine=winner) if took and (silent or announced) else [])


@guards("KOE-BONUSES-020", "KOE-BONUSES-021", "KOE-BONUSES-022", "KOE-BONUSES-023", "KOE-BONUSES-026")
@given(seed=seeds())
def test_silently_a_vogel_is_scored_only_for_the_side_that_played_it_to_its_trick(seed: int) -> None:
    for course in games(seed, 5):
        tricks = tricks_of(course)
        for item in map(plainly, course.items):
            if item.name in plain.BIRDS and not item.announced:
                shown = tricks[plain.TRICK_OF[item.name] - 1].by(plain.BIRDS[item.name])
                assert shown is not None
                assert course.is_mine(shown.seat) is item.mine


@guards("KOE-BONUSES-020", "KOE-BONUSES-021", "KOE-BONUSES-022", "KOE-BONUSES-023", "KOE-BONUSES-033")
@given(seed=seeds())
def test_a_vogel_that_the_partner_overtakes_is_lost_all_the_same(seed: int) -> None:
    for course in games(seed, 5, chosen=DEFAULTS):
        if bare(course):
            continue
        tricks = tricks_of(course)
        for bird, card in plain.BIRDS.items():
            one = tricks[plain.TRICK_OF[bird] - 1]
            shown = one.by(card)
            if shown and one.winner != shown.seat and course.is_mine(one.winner) is course.is_mine(shown.seat):
                own = [item for item in found(course, bird) if item.mine is course.is_mine(shown.seat)]
                assert [item.won for item in own] == [False]


@guards("KOE-BONUSES-027")
@given(seed=seeds())
def test_by_choice_a_silent_vogel_that_was_forced_out_costs_nothing(seed: int) -> None:
    for course in games(seed, 3, chosen={**DEFAULTS, "silent-attempt-scope": "by-choice"}):
        tricks = tricks_of(course)
        for item in map(plainly, course.items):
            if item.name in plain.BIRDS and not item.announced and not item.won:
                shown = tricks[plain.TRICK_OF[item.name] - 1].by(plain.BIRDS[item.name])
                assert shown is not None
                assert shown.free


@guards("KOE-BONUSES-024", "KOE-BONUSES-025")
@given(seed=seeds())
def test_a_vogel_that_a_circle_has_left_out_is_not_scored_unless_silently_where_it_says_so(seed: int) -> None:
    for course in games(seed, 5):
        for bird in ("Kakadu", "Marabu"):
            reading = course.chosen[bird.lower()]
            for item in found(course, bird):
                assert reading == "on" or (reading == "silent-only" and not item.announced)


@guards("KOE-BONUSES-028", "KOE-BONUSES-029", "KOE-BONUSES-030", "KOE-BONUSES-031")
@given(seed=seeds())
def test_koenig_ultimo_goes_with_the_last_trick_where_the_called_koenig_is_in_it(seed: int) -> None:
    for course in games(seed, 5, chosen=DEFAULTS):
        facts = facts_of(course)
        if bare(course) or facts.called is None:
            continue
        last = tricks_of(course)[-1]
        here = last.by(facts.called) is not None
        declarers = [item for item in found(course, "König ultimo") if item.mine]
        announced = any(item.announced for item in declarers)

        assert len(declarers) == (here or announced)
        assert all(item.won == (here and course.is_mine(last.winner)) for item in declarers)


@guards("KOE-BONUSES-032", "KOE-BONUSES-036")
@given(seed=seeds())
def test_a_koenig_ultimo_of_the_opponents_is_lost_or_in_a_reading_won_with_the_last_trick(seed: int) -> None:
    for course in games(seed, 5):
        for item in found(course, "König ultimo"):
            if not item.mine and item.announced and item.won:
                assert course.chosen["koenig-ultimo-by-opponents"] == "winnable"
            if not item.mine and item.won:
                assert not course.is_mine(course.played.tricks[-1].winner)


@guards(*(f"KOE-BONUSES-{number:03}" for number in (33, 34, 35, 36)), "KOE-PLAY-024")
@given(seed=seeds())
def test_every_announcement_is_won_or_lost_unless_play_stopped_before_its_trick(seed: int) -> None:
    for course in games(seed, 5):
        if bare(course) or replaced(course):
            continue
        facts = facts_of(course)
        scored = {(item.name, item.mine) for item in map(plainly, course.items) if item.announced}
        lost_only = course.chosen["failed-bonus-made-by-others"] == "lost-only"
        for one in facts.said:
            if one.of is None or one.name == "Spiel":
                continue
            mine = facts.is_mine(one.of)
            if (one.name, mine) not in scored:
                others_failed = (one.name, not mine) in scored and lost_only
                assert others_failed or len(course.played.tricks) < 12 or one.name == "Valat"


@guards("KOE-BONUSES-034", "KOE-BONUSES-035", "KOE-BONUSES-036")
@given(seed=seeds())
def test_an_announced_card_that_is_not_in_its_trick_is_lost_whoever_has_it(seed: int) -> None:
    for course in games(seed, 5):
        tricks, facts = tricks_of(course), facts_of(course)
        about = {**plain.BIRDS, "König ultimo": facts.called}
        for item in map(plainly, course.items):
            if item.name in ULTIMOS and item.announced:
                number = plain.TRICK_OF[item.name]
                here = len(tricks) >= number and tricks[number - 1].by(about[item.name])
                assert here or not item.won


@guards("KOE-BONUSES-006", "KOE-BONUSES-007", "KOE-BONUSES-008")
@given(seed=seeds())
def test_where_both_sides_announced_the_same_both_are_scored_and_at_most_one_is_won(seed: int) -> None:
    for course in games(seed, 5):
        if course.chosen["failed-bonus-made-by-others"] == "lost-only" or replaced(course):
            continue
        facts = facts_of(course)
        for name in ("Trull", "Könige"):
            sides = {facts.is_mine(one.of) for one in facts.said if one.name == name and one.of is not None}
            if sides == {True, False}:
                expected = Counter({mine: times(course, name, mine=mine) for mine in (True, False)})
                assert Counter(item.mine for item in found(course, name)) == expected
                assert len({item.mine for item in found(course, name) if item.won}) <= 1


@guards("KOE-BONUSES-005", "KOE-BONUSES-016", "KOE-ANNOUNCING-005")
@given(seed=seeds())
def test_each_side_has_each_item_once_or_where_each_announcement_counts_as_often_as_it_was_announced(seed: int) -> None:
    for course in games(seed, 5):
        count = Counter((item.name, item.side, item.against) for item in course.items)

        for (name, side, against), number in count.items():
            assert number == (1 if against is not None else times(course, name, mine=side is Side.DECLARER))


# -------------------------------------------------------------------------------------------------------- Valat


@guards("KOE-BONUSES-037", "KOE-BONUSES-038", "KOE-BONUSES-039", "KOE-BONUSES-042")
@given(seed=seeds())
def test_a_valat_is_scored_where_one_side_took_everything_or_one_that_announced_it_did_not(seed: int) -> None:
    for course in games(seed, 5):
        valat, facts = found(course, "Valat"), facts_of(course)
        mine = {item.mine for item in valat if item.won}

        assert mine == (set() if facts.valat is None else {facts.valat} & {item.mine for item in valat})
        for item in valat:
            assert item.won or facts.announced("Valat", mine=item.mine)
            assert item.mine or course.chosen["valat-parties"] == "either"
        if facts.valat is not None and course.chosen["failed-bonus-made-by-others"] == "both":
            assert mine == {facts.valat}


@guards("KOE-BONUSES-040", "KOE-BONUSES-041", "KOE-BONUSES-003", "KOE-BONUSES-004")
@given(seed=seeds())
def test_a_valat_brings_trull_and_koenige_beside_everything(seed: int) -> None:
    for course in games(seed, 5, chosen=DEFAULTS):
        facts = facts_of(course)
        if facts.valat is None or bare(course):
            continue
        won = {item.name for item in map(plainly, course.items) if item.won and item.mine is facts.valat}

        assert {"Trull", "Könige", "Valat"} <= won
        assert "Spiel" in {item.name for item in course.items}


@guards("KOE-BONUSES-041")
@given(seed=seeds())
def test_a_valat_stands_beside_the_game_or_takes_its_place_or_that_of_everything(seed: int) -> None:
    for course in games(seed, 5):
        names = {item.name for item in course.items}
        if "Valat" not in names:
            assert "Spiel" in names
        elif course.chosen["valat-next-to-game"] == "replaces-all":
            assert names == {"Valat"}
        else:
            assert ("Spiel" in names) == (course.chosen["valat-next-to-game"] == "beside")


@guards("KOE-SETTLING-054", "KOE-CALLING-009")
@given(seed=seeds())
def test_in_one_reading_nothing_that_others_said_to_a_solo_with_the_koenig_in_the_stock_counts(seed: int) -> None:
    for course in games(seed, 5):
        void = course.chosen["solo-king-in-stock-calls"] == "void"
        if course.contract == "Solo" and course.declared.from_talon and void:
            for item in course.items:
                assert not item.doubled
                assert not item.announced or item.side is Side.DECLARER
