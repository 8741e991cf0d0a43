from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.claims import Item
from tests.laws.registry import guards
from tests.laws.strategies import looked_at
from tests.laws.telling import plainly
from tests.laws.zwanzigerrufen import plain, scoring
from tests.laws.zwanzigerrufen.ends import End
from tests.laws.zwanzigerrufen.scoring import Facts
from tests.laws.zwanzigerrufen.strategies import DEFAULTS, OPTIONS, ZWANZIGERRUFEN, Course, directed, games, seeds
from tests.laws.zwanzigerrufen.told import facts_of

from tarock_engine.contracts import Side

AUGEN = st.integers(0, 88) | st.sampled_from((31, 32, 33, 55, 56, 57))
CONTRACTS = st.sampled_from(plain.GAMES)


def rich(seed: int, count: int) -> Iterator[tuple[Course, Facts]]:
    """Deals of a block, and some with the Pagat, the Trull or Könige in one hand."""
    for course in [*games(seed, count), *_some(seed)]:
        if course.game is not None:
            yield looked_at(course), facts_of(course)


@functools.lru_cache(maxsize=1 << 9)
def _some(seed: int) -> Sequence[Course]:
    rng = random.Random(f"rich {seed}")
    wishes = ("Pagat that can be made", "Pagat and low Tarocks", "Trull and Könige", "top Tarocks", "suits", "Könige")
    wanted = rng.choice(plain.GAMES)
    return [
        directed(rng, ZWANZIGERRUFEN.any_readings(rng), rng.choice(wishes), rng.randrange(4), wanted=wanted)
        for _ in range(2)
    ]


def won(items: Sequence[Item], name: str) -> list[tuple[bool, bool, bool]]:
    """Whose a bonus is, whether it was won and whether announced, each time that it is scored."""
    return [(one.mine, one.won, one.announced) for one in items if one.name == name]


@guards(*(f"ZWA-BONUSES-{number:03}" for number in range(1, 33)), "ZWA-COUNTING-014")
@given(seed=seeds())
def test_exactly_the_items_of_the_source_are_scored(seed: int) -> None:
    for course, facts in rich(seed, 5):
        assert Counter(map(plainly, course.items)) == Counter(scoring.items(facts))


# ------------------------------------------------------------------------------------------------------------ Absolut


@guards("ZWA-BONUSES-001", "ZWA-BONUSES-002", "ZWA-BONUSES-003", "ZWA-BONUSES-031", "ZWA-BONUSES-028")
@given(augen=AUGEN, contract=CONTRACTS, own=st.booleans())
def test_a_silent_absolut_is_that_of_the_opponents_of_a_side_with_32_augen_or_fewer(
    augen: int,
    contract: str,
    own: bool,  # noqa: FBT001
) -> None:
    chosen = {**DEFAULTS, "absolut-whose-bonus": "low-side" if own else "opponents"}
    found = won(list(map(plainly, End(contract, augen, chosen).items())), "Absolut")
    low = True if augen <= 32 else False if 88 - augen <= 32 else None

    assert found == ([] if low is None else [(low is own, True, False)])


@guards("ZWA-BONUSES-001", "ZWA-BONUSES-002", "ZWA-BONUSES-004", "ZWA-BONUSES-005", "ZWA-BONUSES-032")
@given(
    augen=AUGEN,
    contract=CONTRACTS,
    speaker=st.sampled_from((0, 1)),
    collapse=st.sampled_from(OPTIONS["absolut-announcers-collapse"]),
)
def test_an_announced_absolut_is_made_only_where_the_other_side_stays_at_32(
    augen: int, contract: str, speaker: int, collapse: str
) -> None:
    chosen = {**DEFAULTS, "absolut-announcers-collapse": collapse}
    found = won(list(map(plainly, End(contract, augen, chosen, [("Absolut", speaker, ())]).items())), "Absolut")
    mine = speaker == 0
    own, other = (augen, 88 - augen) if mine else (88 - augen, augen)
    both = [(not mine, True, False)] if own <= 32 and collapse == "both" else []

    assert Counter(found) == Counter([(mine, other <= 32, True), *both])


# --------------------------------------------------------------------------------------------------------------- Pagat


@guards(*(f"ZWA-BONUSES-{number:03}" for number in range(6, 14)))
@given(seed=seeds())
def test_an_announced_pagat_is_won_only_by_the_i_that_takes_the_last_trick(seed: int) -> None:
    for course, facts in rich(seed, 4):
        last = facts.tricks[-1]
        for item in map(plainly, course.items):
            if item.name != "Pagat":
                continue
            holder = next(seat for trick in facts.tricks for seat, card in trick.cards if card == "I")
            made = last.winning == "I" and len(facts.tricks) == plain.TRICKS
            if last.is_maerchenstich and course.chosen["pagat-by-maerchenstich"] == "not-made":
                made = False

            assert item.won == (made and facts.talk.mine(holder) is item.mine)
            if not item.announced and not item.won and course.chosen["pagat-silent-lost"] != "early-too":
                assert last.by("I") == holder
                assert facts.talk.mine(holder) is item.mine


@guards("ZWA-BONUSES-007", "ZWA-BONUSES-011", "ZWA-BONUSES-012", "ZWA-BONUSES-009", "ZWA-BONUSES-008")
@given(seed=seeds())
def test_an_i_in_the_last_trick_wins_or_loses_a_pagat_ultimo_in_silence_too(seed: int) -> None:
    for course, facts in rich(seed, 4):
        last = facts.tricks[-1]
        holder, number = last.by("I"), len(facts.tricks)
        if holder is None or number < plain.TRICKS or facts.contract == "Farbensolo" or facts.valat is not None:
            continue
        if any(not one.won for one in course.items if one.name == "Valat"):
            continue
        mine = facts.talk.mine(holder)
        own = [one for one in map(plainly, course.items) if one.name == "Pagat" and one.mine is mine]
        by_partner = last.winner != holder and facts.talk.mine(last.winner) is mine
        spared = by_partner and course.chosen["pagat-silent-lost"] == "beaten-by-foe"

        assert own or spared
        if last.winner == holder and not last.is_maerchenstich:
            assert all(one.won for one in own)
        if last.winner != holder:
            assert not any(one.won for one in own)


@guards("ZWA-BONUSES-014", "ZWA-BONUSES-028", "ZWA-BONUSES-029", "ZWA-BONUSES-030", "ZWA-ANNOUNCING-018")
@given(seed=seeds())
def test_a_farbensolo_scores_valat_absolut_and_koenige_and_nothing_else(seed: int) -> None:
    for course, facts in rich(seed, 5):
        if facts.contract == "Farbensolo":
            assert {one.name for one in course.items} <= {"Spiel", "Valat", "Absolut", "Könige"}


# ------------------------------------------------------------------------------------------------------------ the rest


@guards(*(f"ZWA-BONUSES-{number:03}" for number in (*range(15, 19), 31, 35, 36)))
@given(seed=seeds())
def test_a_valat_is_made_with_all_ten_tricks_and_leaves_beside_it_what_the_reading_says(seed: int) -> None:
    for course, facts in rich(seed, 5):
        valats = [one for one in map(plainly, course.items) if one.name == "Valat"]
        others = {one.name for one in course.items} - {"Valat"}

        failed, won = [[one for one in valats if one.won is made] for made in (False, True)]
        alone = (
            failed and not any(one.announced for one in won) and course.chosen["valat-announcers-collapse"] != "both"
        )

        assert {one.mine for one in won} == (set() if facts.valat is None or alone else {facts.valat})
        assert all(one.announced for one in failed)
        cancels = course.chosen["valat-cancels"] if won else "nothing"
        if failed and course.chosen["valat-failed"] == "valat-only":
            assert not others
        elif failed and course.chosen["valat-cancels-beside-failed"] == "nothing":
            assert others >= {"Spiel"} or facts.augen(mine=True) == 44
        elif valats:
            assert others == {"nothing": others, "bonuses": others & {"Spiel"}, "all": set()}[cancels]
        if won and not failed:
            # A side with all tricks has its Absolut as well.
            assert course.chosen["valat-cancels"] != "nothing" or others >= {"Spiel", "Absolut"}


HANDS = {
    "Trull": (("Sküs", "XXI", "I"), ("K♥",), ("K♦",), ("K♠", "K♣")),
    "Könige": (("K♥", "K♦", "K♠", "K♣"), ("Sküs",), ("XXI",), ("I",)),
    "Könige of a side": (("K♥", "K♦"), ("Sküs",), ("K♠", "K♣", "XXI"), ("I",)),
    "nothing whole": (("K♥", "Sküs", "XXI"), ("K♦",), ("I", "K♠"), ("K♣",)),
}


@guards(
    "ZWA-BONUSES-019", "ZWA-BONUSES-020", "ZWA-BONUSES-021", "ZWA-BONUSES-022", "ZWA-BONUSES-029", "ZWA-BONUSES-028"
)
@given(
    case=st.sampled_from(sorted(HANDS)),
    shift=st.integers(0, 3),
    contract=CONTRACTS,
    together=st.booleans(),
    augen=AUGEN,
)
def test_trull_and_koenige_go_to_the_side_of_the_player_who_was_dealt_them(
    case: str,
    shift: int,
    contract: str,
    together: bool,  # noqa: FBT001
    augen: int,
) -> None:
    chosen = {**DEFAULTS, "four-kings-holder": "one-side" if together else "one-hand"}
    hands = [HANDS[case][(seat + shift) % 4] for seat in range(4)]
    found = {one.name: one.side for one in End(contract, augen, chosen, hands=hands).items()}
    mine = {0, 2} if contract == "Normalspiel" else {0}
    whole = {"Trull": plain.TRULL, "Könige": plain.KOENIGE}
    for name, all_cards in whole.items():
        owners = {Side.DECLARER if seat in mine else Side.FOES for seat in range(4) if all_cards <= set(hands[seat])}
        if name == "Könige" and together:
            for side, seats in ((Side.DECLARER, mine), (Side.FOES, {0, 1, 2, 3} - mine)):
                if all_cards <= {card for seat in seats for card in hands[seat]}:
                    owners.add(side)
        if name == "Trull" and contract == "Farbensolo":
            owners.clear()

        assert ({found[name]} if name in found else set()) == owners


@guards("ZWA-BONUSES-023", "ZWA-PLAY-024")
@given(seed=seeds())
def test_what_was_dealt_is_claimed_in_a_round_behind_the_last_card_where_the_reading_has_one(seed: int) -> None:
    rng = random.Random(f"claims {seed}")
    for reading in OPTIONS["material-claim"]:
        chosen = {**ZWANZIGERRUFEN.any_readings(rng), "material-claim": reading, "zusammenwerfen": "off"}
        course = directed(rng, chosen, "Trull and Könige", rng.randrange(4), wanted=rng.choice(plain.GAMES))
        facts = facts_of(course)
        late = reading == "claimed" and len(facts.tricks) == plain.TRICKS

        assert [say.seat for _, _, say in course.claiming if say.step is None] == [
            seat for seat in course.dealt.seating.active if late
        ]
        made = set[str]()
        for stop, _, say in course.claiming:
            mine = facts.talk.mine(say.seat)
            unknown = plain.UNKNOWN.get(facts.contract, frozenset())
            due = {name for name in plain.MATERIAL if facts.dealt_to(name) is mine} - unknown - made
            assert stop.words == {*due, "Weiter"}
            made |= {say.words} - {"Weiter"}
        assert Counter(map(plainly, course.items)) == Counter(scoring.items(facts))


@guards("ZWA-BONUSES-024", "ZWA-BONUSES-025", "ZWA-BONUSES-026", "ZWA-BONUSES-027", "ZWA-BONUSES-030", "ZWA-CARDS-004")
@given(seed=seeds())
def test_the_mond_is_caught_by_the_skues_against_its_own_side_whoever_played_that(seed: int) -> None:
    for course, facts in rich(seed, 5):
        cancelled = any(one.name == "Valat" for one in course.items)
        found = [one for one in map(plainly, course.items) if one.name == "Mondfang"]
        meetings = [trick for trick in facts.tricks if {"Sküs", "XXI"} <= set(trick.shown)]
        caught = [trick for trick in meetings if trick.winning == "Sküs" and facts.contract != "Farbensolo"]

        assert all(one.won and not one.announced for one in found)
        if not cancelled:
            losers = [trick.by("XXI") for trick in caught]
            assert [one.mine for one in found] == [not facts.talk.mine(seat) for seat in losers if seat is not None]
        assert not any(trick.is_maerchenstich for trick in caught)


def any_trick(seed: int, *wanted: str) -> list[str]:
    """Four cards in turn, these among them."""
    rng = random.Random(seed)
    others = sorted({*plain.TAROCKS, *plain.PICTURES} - set(wanted))
    return rng.sample([*wanted, *rng.sample(others, 4 - len(wanted))], 4)


@guards(*(f"ZWA-BONUSES-{number:03}" for number in range(24, 31)), "ZWA-CARDS-004")
@given(seed=st.integers(0, 2**32), ranking=st.sampled_from(OPTIONS["card-ranking"]))
def test_any_trick_with_skues_and_mond_catches_it_unless_it_goes_to_another_card(seed: int, ranking: str) -> None:
    chosen = {**DEFAULTS, "card-ranking": ranking}
    for wanted in (("Sküs", "XXI"), ("Sküs", "XXI", "I"), ("XXI",)):
        shown = any_trick(seed, *wanted)
        mond = shown.index("XXI")
        for contract in plain.GAMES:
            found = [plainly(one) for one in End(contract, 50, chosen, tricks={4: shown}).items()]
            mine = mond == 0 or (mond == 2 and contract == "Normalspiel")
            caught = shown[plain.taken_by(shown, contract, chosen)] == "Sküs" and contract != "Farbensolo"

            assert won(found, "Mondfang") == ([(not mine, True, False)] if caught else [])


@guards(*(f"ZWA-BONUSES-{number:03}" for number in range(6, 15)), "ZWA-BONUSES-032")
@given(
    seed=st.integers(0, 2**32),
    number=st.sampled_from((3, 9, 10, 10, 10)),
    speaker=st.sampled_from((None, None, 0, 1, 2)),
    by_trull=st.sampled_from(OPTIONS["pagat-by-maerchenstich"]),
    silent=st.sampled_from(OPTIONS["pagat-silent-lost"]),
)
def test_the_trick_with_the_i_decides_on_the_pagat_ultimo(
    seed: int, number: int, speaker: int | None, by_trull: str, silent: str
) -> None:
    chosen = {**DEFAULTS, "pagat-by-maerchenstich": by_trull, "pagat-silent-lost": silent}
    for wanted in (("I", "B♥", "C♥", "D♥"), ("Sküs", "XXI", "I"), ("I",), ("XX", "I", "B♥")):
        shown = any_trick(seed, *wanted)
        for contract in plain.GAMES:
            sides = [True, False, contract == "Normalspiel", False]
            taker = plain.taken_by(shown, contract, chosen)
            mine, last, spatz = sides[shown.index("I")], number == 10, shown[taker] == "I"
            made = last and spatz and (by_trull == "made" or not plain.is_maerchenstich(shown, "I"))
            spared = not spatz and sides[taker] is mine and silent == "beaten-by-foe"
            scores = made or (last and not spared) or (not last and silent == "early-too")
            expected = [(mine, made, False)] if scores else []
            if speaker is not None:
                announcer = sides[speaker]
                expected = [(announcer, made and announcer is mine, True)] + ([] if announcer is mine else expected)
            said = [] if speaker is None else [("Pagat", speaker, ())]
            found = [plainly(one) for one in End(contract, 50, chosen, said, tricks={number: shown}).items()]

            assert Counter(won(found, "Pagat")) == Counter([] if contract == "Farbensolo" else expected)


@guards("ZWA-BONUSES-032", "ZWA-BONUSES-033", "ZWA-SETTLING-026")
@given(
    speakers=st.lists(st.sampled_from((0, 1, 2, 3)), unique=True, max_size=4),
    each=st.booleans(),
    augen=AUGEN,
    contract=CONTRACTS,
)
def test_of_several_announcements_of_a_side_the_first_counts_or_each(
    speakers: list[int],
    each: bool,  # noqa: FBT001
    augen: int,
    contract: str,
) -> None:
    chosen = {**DEFAULTS, "same-praemie-announced-twice": "each" if each else "per-side"}
    foes = {1, 3} if contract == "Normalspiel" else {1, 2, 3}
    doubled = speakers[::2]
    said = [("Absolut", one, ((0,) if one in foes else (1,)) if one in doubled else ()) for one in speakers]
    items = [one for one in End(contract, augen, chosen, said).items() if one.name == "Absolut" and one.announced]
    mine = [one for one in speakers if one not in foes]
    theirs = [one for one in speakers if one in foes]

    for side, seats in ((Side.DECLARER, mine), (Side.FOES, theirs)):
        counting = seats if each else seats[:1]
        assert [one.doubled != () for one in items if one.side is side] == [one in doubled for one in counting]
