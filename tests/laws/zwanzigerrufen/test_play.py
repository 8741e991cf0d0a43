from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.strategies import (
    DEFAULTS,
    OPTIONS,
    ZWANZIGERRUFEN,
    Course,
    cards,
    directed,
    games,
    listed,
    names,
    rules_for,
    seeds,
)
from tests.laws.zwanzigerrufen.told import facts_of, tricks_of

from tarock_engine import engine, play
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS
from tarock_engine.state import Playing

READINGS = st.fixed_dictionaries(
    {one: st.sampled_from(OPTIONS[one]) for one in ("card-ranking", "farbensolo-maerchenstich", "glatze-cards")}
).map(lambda drawn: {**DEFAULTS, **drawn})
CONTRACTS = st.sampled_from(plain.GAMES)


def expected(course: Course, state: Playing) -> set[str]:
    """The cards that may be played."""
    hand = names(state.hands[state.turn])
    allowed = plain.playable(hand, listed(state.table), course.contract, course.chosen)
    announced = any((chain.item, chain.of) == ("Pagat", state.turn) for chain in course.contest.chains)
    if announced and course.chosen["pagat-hold-back"] == "bound" and len(state.tricks) + 1 < plain.TRICKS:
        return allowed - {"I"} or allowed
    return allowed


@guards(*(f"ZWA-PLAY-{number:03}" for number in (*range(5, 15), 23, 26)))
@given(seed=seeds())
def test_exactly_the_cards_of_the_source_may_be_played(seed: int) -> None:
    for course in games(seed, 5):
        for stop, state in course.turns:
            assert stop.cards == expected(course, state)


@guards("ZWA-PLAY-005", "ZWA-PLAY-006", "ZWA-PLAY-007", "ZWA-PLAY-013", "ZWA-PLAY-026")
@given(seed=seeds())
def test_a_card_that_the_duties_forbid_is_refused(seed: int) -> None:
    for course in games(seed, 2):
        for stop, state in course.turns:
            for card in names(state.hands[state.turn]) - expected(course, state):
                refused = engine.objection(state, Play(state.turn, CARDS[card]), course.rules)

                assert refused is not None
                assert any("-PLAY-" in clause for clause in refused.grounds)
            assert stop.action.words in expected(course, state)


@guards("ZWA-PLAY-010", "ZWA-PLAY-011", "ZWA-PLAY-012", "ZWA-PLAY-008", "ZWA-PLAY-009")
@given(seed=seeds())
def test_nobody_is_held_to_beat_and_a_leader_is_held_to_suit_cards_in_a_farbensolo_alone(seed: int) -> None:
    for course in games(seed, 4):
        free = course.chosen["pagat-hold-back"] == "free"
        for stop, state in course.turns:
            hand, table = names(state.hands[state.turn]), listed(state.table)
            if not table and free:
                tarocks = stop.cards & set(plain.TAROCKS)
                assert not tarocks or course.contract != "Farbensolo" or not plain.suit_cards(hand)
                assert course.contract == "Farbensolo" or stop.cards == hand
            elif free and table:
                same = {card for card in hand if plain.suit(card) == plain.suit(table[0])}
                assert not same or stop.cards == same


# -------------------------------------------------------------------------------------------------------- the tricks


@guards("ZWA-PLAY-001", "ZWA-PLAY-002", "ZWA-PLAY-003", "ZWA-PLAY-004", "ZWA-PLAY-027", "ZWA-DEALING-001")
@given(seed=seeds())
def test_vorhand_leads_first_then_whoever_took_the_trick_and_the_others_follow_in_turn(seed: int) -> None:
    rng = random.Random(f"leads {seed}")
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "first-lead": rng.choice(OPTIONS["first-lead"])}
    farbensolo = directed(rng, chosen, "suits", rng.randrange(4), wanted="Farbensolo")
    for course in [*games(seed, 4), *([farbensolo] if farbensolo.was_played else [])]:
        tricks, order = course.played.tricks, course.dealt.seating.active
        own = course.contract == "Farbensolo" and course.chosen["first-lead"] == "soloist"

        assert tricks[0].leader == (course.declared.declarer if own else order[0])
        assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]
        for trick in tricks_of(course):
            place = order.index(trick.cards[0][0])
            assert [seat for seat, _ in trick.cards] == [*order[place:], *order[:place]]


@guards(*(f"ZWA-PLAY-{number:03}" for number in range(15, 23)))
@given(seed=seeds())
def test_the_trick_goes_to_the_card_that_takes_it(seed: int) -> None:
    for course in games(seed, 5):
        assert [trick.winner for trick in course.played.tricks] == [trick.winner for trick in tricks_of(course)]


def winner(shown: Sequence[str], contract: str, chosen: dict[str, str]) -> str:
    rules = rules_for(chosen)
    return shown[play.winner(tuple(cards(shown)), rules.manners[contract], rules)[0]]


def any_trick(seed: int, chosen: dict[str, str]) -> list[str]:
    """Four cards in turn, often with the whole Trull among them, often led in a suit."""
    rng = random.Random(seed)
    pack = plain.pack(chosen)
    found = [*plain.TRULL, rng.choice(sorted(set(pack) - plain.TRULL))] if rng.random() < 0.4 else rng.sample(pack, 4)
    mixed = rng.sample(sorted(found), 4)
    return sorted(mixed, key=lambda card: plain.suit(card) == "trump") if rng.random() < 0.5 else mixed


@guards(*(f"ZWA-PLAY-{number:03}" for number in range(15, 23)), "ZWA-CARDS-003", "ZWA-CARDS-004", "ZWA-CARDS-006")
@given(seed=st.integers(0, 2**32), contract=CONTRACTS, chosen=READINGS)
def test_any_four_cards_go_to_the_one_that_the_source_names(seed: int, contract: str, chosen: dict[str, str]) -> None:
    for number in range(4):
        shown = any_trick(seed + number, chosen)

        assert winner(shown, contract, chosen) == shown[plain.taken_by(shown, contract, chosen)]


@guards("ZWA-PLAY-020", "ZWA-PLAY-021", "ZWA-PLAY-022")
@given(st.permutations(["Sküs", "XXI", "I", "XII"]), st.permutations(["Sküs", "XXI", "I"]), READINGS)
def test_the_whole_trull_falls_to_the_i_but_for_a_suit_led_in_a_farbensolo(
    four: list[str], three: list[str], chosen: dict[str, str]
) -> None:
    always = chosen["farbensolo-maerchenstich"] == "always"
    for contract in plain.GAMES:
        assert winner(four, contract, chosen) == "I"
        wins = contract != "Farbensolo" or always
        assert winner(["B♠", *three], contract, chosen) == ("I" if wins else "B♠")


@guards("ZWA-PLAY-015", "ZWA-PLAY-016", "ZWA-PLAY-017", "ZWA-PLAY-018", "ZWA-PLAY-019")
@given(seed=st.integers(0, 2**32), chosen=READINGS)
def test_a_tarock_takes_a_suit_trick_but_in_a_farbensolo_where_the_best_of_the_suit_does(
    seed: int, chosen: dict[str, str]
) -> None:
    rng = random.Random(seed)
    suits = rng.sample([card for card in plain.pack(chosen) if card not in plain.TAROCKS], 3)
    tarock = rng.choice(plain.TAROCKS)
    shown = [suits[0], *rng.sample([*suits[1:], tarock], 3)]
    same = [card for card in suits if card[-1] == suits[0][-1]]
    best = next(card for card in plain.pack(chosen) if card in same)

    assert winner(shown, "Normalspiel", chosen) == winner(shown, "Solo", chosen) == tarock
    assert winner(shown, "Farbensolo", chosen) == best


@guards("ZWA-PLAY-024", "ZWA-PLAY-025", "ZWA-BONUSES-018")
@given(seed=seeds())
def test_ten_tricks_are_played_unless_an_announced_valat_has_failed_where_play_stops_then(seed: int) -> None:
    for course in games(seed, 5):
        facts = facts_of(course)
        announcers = {facts.talk.of_mine(one) for one in facts.talk.claims if one.item == "Valat"}
        if course.chosen["valat-failed"] == "all" or not announcers:
            assert len(facts.tricks) == plain.TRICKS
            continue
        lost = [any(facts.talk.mine(trick.winner) is not mine for mine in announcers) for trick in facts.tricks]

        assert not any(lost[:-1])
        assert lost[-1] or len(lost) == plain.TRICKS
