from __future__ import annotations

from hypothesis import given
from tests.laws.lungau import plain, scoring
from tests.laws.lungau.strategies import DEFAULTS, Course, fahren, listed, names, seeds
from tests.laws.registry import guards

from tarock_engine.actions import Double, Step
from tarock_engine.lungau.counting import augen_by_seat
from tarock_engine.lungau.state import KontraRound
from tarock_engine.state import Playing


def doubles(course: Course) -> list[Double]:
    return [one for one in course.actions if isinstance(one, Double)]


@guards("LUN-TRISCHAKEN-001", "LUN-TRISCHAKEN-006", "LUN-SETTLING-032")
@given(seed=seeds())
def test_everybody_says_kontra_or_gut_once_vorhand_first_and_a_fifth_player_last(seed: int) -> None:
    for course in fahren(seed, 2):
        closing = [one.seat for one in doubles(course) if one.step is None]
        everybody = list(course.dealt.seating.everybody)

        if course.chosen["fahren-kontra-scope"] == "ladder":
            assert closing == everybody * (len(closing) // len(everybody))
            continue
        assert closing == everybody
        for stop in course.stops:
            if isinstance(stop.state, KontraRound):
                seat = stop.choices[0].seat
                said = any(one.seat == seat for one in stop.state.said)
                expected = {"Gut!"} if said else {"Gut!", "Kontra"}
                assert {one.words for one in stop.choices[0].actions} == expected


@guards("LUN-SETTLING-032")
@given(seed=seeds())
def test_with_the_ladder_every_kontra_may_be_answered_by_each_other_player_and_he_by_its_speaker(seed: int) -> None:
    for course in fahren(seed, 2, chosen={**DEFAULTS, "fahren-kontra-scope": "ladder"}):
        kontras, rekontras, superkontras = (
            [(one.seat, one.to) for one in doubles(course) if one.step is step]
            for step in (Step.KONTRA, Step.REKONTRA, Step.SUPERKONTRA)
        )
        speakers = [seat for seat, _ in kontras]

        assert len(set(speakers)) == len(speakers)
        assert len(set(rekontras)) == len(rekontras)
        assert len(set(superkontras)) == len(superkontras)
        assert all(to in speakers and to != seat for seat, to in rekontras)
        assert {(to, seat) for seat, to in superkontras} <= set(rekontras)


@guards("LUN-TRISCHAKEN-003", "LUN-TRISCHAKEN-004", "LUN-TRISCHAKEN-005")
@given(seed=seeds())
def test_whoever_can_overtake_does_and_the_spatz_is_the_last_trump(seed: int) -> None:
    for course in fahren(seed, 2, chosen=DEFAULTS):
        for stop in course.stops:
            if not isinstance(stop.state, Playing):
                continue
            hand, table = names(stop.state.hands[stop.state.turn]), listed(stop.state.table)
            card = stop.action.words
            if card == "I":
                assert not [other for other in hand if other in plain.TRUMPS and other != "I"]
            if table:
                best = table[plain.taken_by(table)]
                could = [other for other in plain.follows(hand, table) if plain.outranks(other, best)]
                assert plain.outranks(card, best) or not could


@guards("LUN-TRISCHAKEN-002", "LUN-TRISCHAKEN-007", "LUN-TRISCHAKEN-008", "LUN-TALON-017")
@given(seed=seeds())
def test_a_fifth_player_holds_the_talon_for_six_tricks_and_plays_last_to_the_first(seed: int) -> None:
    for course in fahren(seed, 2):
        seating, tricks = course.dealt.seating, course.played.tricks
        at_five = seating.players == 5

        assert [len(trick.cards) for trick in tricks] == ([5] * 6 + [4] * 6 if at_five else [4] * 12)
        assert tricks[0].leader == seating.vorhand
        if at_five:
            own = {one.words for one in course.actions if one.seat == seating.dealer} - {"Gut!"}
            assert names(course.dealt.talon) <= own
            assert names(1 << tricks[0].cards[-1]) <= names(course.dealt.talon)
            assert all(trick.winner != seating.dealer for trick in tricks[6:])


@guards("LUN-TRISCHAKEN-009")
@given(seed=seeds())
def test_vorhand_leads_to_the_seventh_trick_where_the_dealer_took_the_sixth(seed: int) -> None:
    for course in fahren(seed, 3, players=5):
        sixth, seventh = course.played.tricks[5:7]
        vorhand, dealer = course.dealt.seating.vorhand, course.dealt.seating.dealer

        assert seventh.leader == (vorhand if sixth.winner == dealer else sixth.winner)


@guards(
    "LUN-SETTLING-029",
    "LUN-SETTLING-030",
    "LUN-SETTLING-031",
    "LUN-SETTLING-032",
    "LUN-SETTLING-033",
    "LUN-TRISCHAKEN-010",
    "LUN-BONUSES-023",
)
@given(seed=seeds())
def test_every_two_players_settle_by_their_augen_and_their_kontras(seed: int) -> None:
    for course in fahren(seed, 3):
        seating = course.dealt.seating
        unpaid = course.chosen["fahren-five-dealer"] == "unpaid"
        seats = seating.active if unpaid else seating.everybody
        own = dict(enumerate(augen_by_seat(course.contest, course.played.tricks, course.rules)))
        answers = [(one.seat, one.to) for one in doubles(course) if one.step is not None]
        expected = scoring.fahren(own, seats, answers, course.chosen)

        settled = course.settlement()
        assert dict(enumerate(settled.payments)) == {**dict.fromkeys(range(seating.players), 0), **expected}
        assert not settled.lines
