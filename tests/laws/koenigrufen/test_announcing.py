from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from tests.laws.koenigrufen import plain
from tests.laws.koenigrufen.strategies import Course, courses, games, names, seeds, trischaken
from tests.laws.koenigrufen.utterances import BONI, Talk
from tests.laws.registry import guards
from tests.laws.strategies import Stop
from tests.laws.telling import heard, told

from tarock_engine.actions import Say, Step
from tarock_engine.cards import NAMES
from tarock_engine.koenigrufen import ahead
from tarock_engine.koenigrufen.state import Announcing


def talk_of(course: Course) -> Talk:
    game = course.declared
    active = course.dealt.seating.active
    place = active.index(game.declarer)
    turned = course.contract in plain.EXCHANGING and game.from_talon
    opening = course.talk[0][1]
    return Talk(
        chosen=course.chosen,
        contract=course.contract,
        declarer=game.declarer,
        partner=game.partner,
        order=active[place:] + active[:place],
        in_the_open=game.called is None or turned,
        held=names(opening.hands[game.declarer]),
    )


def hear(talk: Talk, say: Say) -> None:
    if say.step is None:
        talk.hear_gut(say.seat)
    else:
        talk.hear(say.seat, told(say))


def followed(course: Course) -> Iterator[tuple[Stop, Talk, Say]]:
    """Every moment of the round, with what was said before it."""
    if course.talk:
        yield from heard(course.talk, talk_of(course), hear)


def is_mine(course: Course, seat: int | None) -> bool:
    return seat is None or course.is_mine(seat)


@guards("KOE-ANNOUNCING-004", "KOE-ANNOUNCING-009", "KOE-ANNOUNCING-020", "KOE-ANNOUNCING-024")
@given(seed=seeds())
def test_what_is_worked_out_ahead_is_what_the_rules_say_of_the_rest_of_the_round(seed: int) -> None:
    for course in courses(seed, 2):
        for _, state, _ in course.talk:
            assert state.ahead == ahead.worked_out_ahead(state, course.rules)


@guards(*(f"KOE-ANNOUNCING-{number:03}" for number in (*range(3, 20), *range(20, 34))))
@given(seed=seeds())
def test_exactly_the_utterances_of_the_source_are_open(seed: int) -> None:
    for course in games(seed, 4):
        for stop, talk, say in followed(course):
            says = [one for one in stop.choices[0].actions if isinstance(one, Say)]

            assert {told(one) for one in says if one.step is not None} == talk.open_to(say.seat)
            assert any(one.step is None for one in says) == talk.may_close(say.seat)


@guards("KOE-ANNOUNCING-002", "KOE-ANNOUNCING-003", "KOE-ANNOUNCING-004")
@given(seed=seeds())
def test_everybody_speaks_in_turn_from_the_declarer_on_until_three_have_passed(seed: int) -> None:
    for course in games(seed, 4):
        for stop, talk, say in followed(course):
            assert not talk.is_over()
            assert {choice.seat for choice in stop.choices} == {talk.next_seat()} == {say.seat}
        if course.talk:
            *_, (_, talk, _) = followed(course)
            talk.hear_gut(course.talk[-1][2].seat)
            assert talk.is_over()


@guards("KOE-ANNOUNCING-004")
@given(seed=seeds())
def test_the_round_ends_with_three_turns_in_which_nothing_was_said(seed: int) -> None:
    for course in games(seed, 4):
        if not course.talk or course.chosen["announcement-round-end"] == "pass-final":
            continue
        words = [say.words for _, _, say in course.talk]

        assert words[-3:] == ["Gut!"] * 3
        if course.chosen["announcement-round-end"] == "each-once":
            assert {say.seat for _, _, say in course.talk} == set(course.dealt.seating.active)


@guards("KOE-ANNOUNCING-017", "KOE-ANNOUNCING-018", "KOE-ANNOUNCING-019")
@given(seed=seeds())
def test_a_besser_contract_never_reaches_the_cards_without_a_vogel(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract not in plain.BESSER:
            continue
        first = [say for _, _, say in course.talk if say.seat == course.declared.declarer]
        until_pass = first[: [say.step for say in first].index(None)]
        enough = {*plain.BIRDS}
        if course.chosen["besser-bird-duty"] == "koenig-ultimo-too":
            enough.add("König ultimo")

        assert enough & {say.item for say in until_pass if say.step is Step.ANNOUNCE}


@guards("KOE-ANNOUNCING-005", "KOE-ANNOUNCING-006")
@given(seed=seeds())
def test_each_side_announces_a_bonus_at_most_once_and_each_player_in_the_readings_that_let_partners_repeat_it(
    seed: int,
) -> None:
    for course in games(seed, 4):
        alone = course.chosen["same-bonus-by-partners"] != "once"
        said = [
            (say.item, say.seat if alone else course.is_mine(say.seat))
            for _, _, say in course.talk
            if say.step is Step.ANNOUNCE
        ]

        assert all(count == 1 for count in Counter(said).values())


@guards("KOE-ANNOUNCING-007", "KOE-ANNOUNCING-010", "KOE-ANNOUNCING-011", "KOE-ANNOUNCING-012")
@given(seed=seeds())
def test_nothing_but_the_eight_boni_is_ever_announced(seed: int) -> None:
    for course in games(seed, 4):
        for stop, _, _ in course.talk:
            offered = {one.item for one in stop.allowed if isinstance(one, Say) and one.step is Step.ANNOUNCE}
            assert offered <= set(BONI)


@guards("KOE-ANNOUNCING-008", "KOE-ANNOUNCING-009")
@given(seed=seeds())
def test_what_a_circle_has_left_out_is_not_announced(seed: int) -> None:
    for course in games(seed, 4):
        items = {say.item for _, _, say in course.talk}
        for bird in ("Kakadu", "Marabu"):
            assert bird not in items or course.chosen[bird.lower()] == "on"


@guards("KOE-ANNOUNCING-013", "KOE-ANNOUNCING-015", "KOE-ANNOUNCING-016", "KOE-BONUSES-001", "KOE-BONUSES-002")
@given(seed=seeds())
def test_a_negative_contract_knows_no_announcement_and_a_farbensolo_none_but_valat(seed: int) -> None:
    for course in games(seed, 4):
        items = {chain.item for chain in course.contest.chains if chain.item != "Spiel"}

        assert not items or course.contract not in plain.TRICKS
        assert items <= {"Valat"} or course.contract != "Farbensolo"
        assert "König ultimo" not in items or course.declared.called is not None


@guards("KOE-ANNOUNCING-014", "KOE-ANNOUNCING-020")
@given(seed=seeds())
def test_the_declarers_side_may_announce_pagat_and_uhu_whatever_it_holds(seed: int) -> None:
    for course in games(seed, 4):
        quiet_declarer = course.chosen["announcer-known-party"] == "not-declarer"
        if course.contract in {*plain.TRICKS, "Farbensolo"}:
            continue
        for stop, talk, say in followed(course):
            if talk.mine(say.seat) and not (quiet_declarer and say.seat == talk.declarer):
                assert {"Trull", "Könige", "Pagat", "Uhu"} <= talk.closed(say.seat) | stop.words


@guards("KOE-ANNOUNCING-021", "KOE-ANNOUNCING-022", "KOE-ANNOUNCING-024")
@given(seed=seeds())
def test_a_hidden_opponent_who_announces_has_said_a_kontra_or_the_partner_has_shown_himself(seed: int) -> None:
    for course in games(seed, 4):
        if course.declared.called is None or course.chosen["announcer-known-party"] == "private-too":
            continue
        lay_open = course.declared.from_talon and course.contract in plain.EXCHANGING
        kontra = set[int]()
        for _, _, say in course.talk:
            if say.step is Step.ANNOUNCE and not course.is_mine(say.seat):
                assert lay_open or say.seat in kontra or course.declared.partner in kontra
            if say.step is not None:
                kontra.add(say.seat)


@guards("KOE-ANNOUNCING-023", "KOE-ANNOUNCING-025")
@given(seed=seeds())
def test_where_nobody_was_called_every_opponent_may_announce(seed: int) -> None:
    for course in games(seed, 4):
        if course.declared.called is not None or course.contract in {*plain.TRICKS, "Farbensolo"}:
            continue
        for stop, talk, say in followed(course):
            if not talk.mine(say.seat):
                assert {"Trull", "Könige", "Pagat", "Uhu"} <= talk.closed(say.seat) | stop.words


@guards("KOE-ANNOUNCING-026", "KOE-ANNOUNCING-027", "KOE-ANNOUNCING-028", "KOE-ANNOUNCING-029", "KOE-ANNOUNCING-030")
@given(seed=seeds())
def test_every_ladder_begins_with_the_other_side_and_the_sides_alternate_on_it(seed: int) -> None:
    for course in games(seed, 4):
        for chain in course.contest.chains:
            own = True if chain.item == "Spiel" else is_mine(course, chain.of)
            sides = [course.is_mine(seat) is own for seat in chain.doubled]

            assert sides == [number % 2 == 1 for number in range(len(sides))]


@guards("KOE-ANNOUNCING-031")
@given(seed=seeds())
def test_no_ladder_is_longer_than_the_circle_allows(seed: int) -> None:
    for course in games(seed, 4):
        highest = plain.HIGHEST_STEP[course.chosen["kontra-steps"]]
        said = {one.word for stop, _, _ in course.talk for one in stop.allowed if isinstance(one, Say)}

        assert all(len(chain.doubled) <= highest for chain in course.contest.chains)
        assert not said & set(plain.STEPS[highest:])


@guards("KOE-ANNOUNCING-032")
@given(seed=seeds())
def test_only_the_two_who_began_climb_on_in_the_reading_that_says_so(seed: int) -> None:
    for course in games(seed, 4):
        if course.chosen["ladder-next-speaker"] != "announcer-then-kontrer":
            continue
        for chain in course.contest.chains:
            announcer = course.declared.declarer if chain.item == "Spiel" else chain.of
            for number, seat in enumerate(chain.doubled):
                assert seat == (chain.doubled[0] if number % 2 == 0 else announcer)


@guards("KOE-ANNOUNCING-027", "KOE-ANNOUNCING-035", "KOE-ANNOUNCING-003")
@given(seed=seeds())
def test_an_utterance_changes_the_thing_it_is_about_and_nothing_else(seed: int) -> None:
    for course in games(seed, 4):
        states = [state for _, state, _ in course.talk]
        for (_, before, say), after in zip(course.talk, states[1:], strict=False):
            new = set(after.chains) - set(before.chains)
            gone = set(before.chains) - set(after.chains)
            if say.step is None:
                assert after.chains == before.chains
            elif say.step is Step.ANNOUNCE:
                assert [(one.item, one.of, one.doubled) for one in new] == [(say.item, say.seat, ())]
                assert not gone
            else:
                ((one,), (other,)) = new, gone
                assert one.item == other.item == say.item
                assert one.doubled == (*other.doubled, say.seat)
                assert len(one.doubled) == say.step


@guards("KOE-ANNOUNCING-033")
@given(seed=seeds())
def test_a_negative_contract_is_doubled_for_all_for_each_or_not_at_all(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract not in plain.TRICKS:
            continue
        chains, foes = course.contest.chains, set(course.dealt.seating.active) - {course.declared.declarer}
        match course.chosen["kontra-negative-contracts"]:
            case "none":
                assert not course.talk
                assert not any(chain.doubled for chain in chains)
            case "each-alone":
                assert {chain.of for chain in chains} == foes
                assert all(set(chain.doubled) <= {chain.of, course.declared.declarer} for chain in chains)
            case _:
                assert len(chains) == 1


@guards("KOE-ANNOUNCING-034", "KOE-ANNOUNCING-036", "KOE-TRISCHAKEN-001")
@given(seed=seeds())
def test_trischaken_has_no_round_of_announcements(seed: int) -> None:
    for course in trischaken(seed, 1):
        assert not course.talk
        assert not any(isinstance(one, Say) for one in course.actions)
        assert course.contest.chains == ()


@guards("KOE-ANNOUNCING-001", "KOE-CALLING-014", "KOE-TALON-015")
@given(seed=seeds())
def test_a_deal_goes_from_the_auction_by_call_stock_and_announcements_to_the_cards(seed: int) -> None:
    for course in courses(seed, 3):
        deeds = [stop.choices[0].deed for stop in course.stops]
        order = ["bid", "call", "talon", "call", "discard", "say", "play"]
        met = [deed for place, deed in enumerate(deeds) if place == 0 or deeds[place - 1] != deed]
        early = course.chosen["king-named-when"] == "before-discard"

        assert [deed for deed in order if deed in met][:1] == ["bid"]
        assert met == sorted(met, key=order.index) or (early and met.index("talon") < met.index("call"))
        assert all(isinstance(state, Announcing) for _, state, _ in course.talk)


@guards("KOE-ANNOUNCING-014", "KOE-BONUSES-036")
@given(seed=seeds())
def test_cards_stay_where_they_are_while_people_talk(seed: int) -> None:
    for course in games(seed, 3):
        hands = [state.hands for _, state, _ in course.talk]

        assert len(set(hands)) <= 1
        for (_, _, say), held in zip(course.talk, hands, strict=True):
            called = course.declared.called
            if say.item == "König ultimo" and say.step is Step.ANNOUNCE:
                assert called is not None
                assert NAMES[called] in plain.KOENIGE
            assert sum(hand.bit_count() for hand in held) == 48
