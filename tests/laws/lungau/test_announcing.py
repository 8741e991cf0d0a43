from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import Course, Stop, games, names, seeds
from tests.laws.lungau.utterances import LADDER, Said, Talk
from tests.laws.registry import guards

from tarock_engine.actions import STEP_WORDS, Say, Step
from tarock_engine.cards import NAMES
from tarock_engine.lungau.state import Announcing


def told(say: Say) -> Said:
    """An utterance other than Gut!"""
    assert say.step is not None
    return say.seat, "" if say.step is Step.ANNOUNCE else STEP_WORDS[say.step], say.item, say.of


def spoken(course: Course) -> list[tuple[Stop, Announcing, Say]]:
    return [
        (stop, stop.state, stop.action)
        for stop in course.stops
        if isinstance(stop.state, Announcing) and isinstance(stop.action, Say)
    ]


def allowed(stop: Stop) -> dict[int, list[Say]]:
    return {choice.seat: [one for one in choice.actions if isinstance(one, Say)] for choice in stop.choices}


def talk_of(course: Course) -> Talk:
    game = course.declared
    opening = spoken(course)[0][1]
    active = course.dealt.seating.active
    place = active.index(game.declarer)
    return Talk(
        chosen=course.chosen,
        contract=game.contract.name,
        declarer=game.declarer,
        partner=game.partner,
        called=None if game.called is None else NAMES[game.called],
        from_talon=game.from_talon,
        order=active[place:] + active[:place],
        hands=[names(hand) for hand in opening.hands],
    )


def followed(course: Course) -> Iterator[tuple[Stop, Talk]]:
    """Every moment of a round in circuits, with what was said before it."""
    talk = talk_of(course)
    for stop, _, say in spoken(course):
        yield stop, talk
        if say.step is None:
            talk.hear_gut(say.seat)
        else:
            talk.hear(told(say))


@guards(
    "LUN-ANNOUNCING-003",
    "LUN-ANNOUNCING-005",
    "LUN-ANNOUNCING-006",
    "LUN-ANNOUNCING-007",
    "LUN-ANNOUNCING-008",
    "LUN-ANNOUNCING-009",
    "LUN-ANNOUNCING-010",
    "LUN-ANNOUNCING-011",
    "LUN-ANNOUNCING-013",
    "LUN-ANNOUNCING-014",
    "LUN-ANNOUNCING-015",
    "LUN-ANNOUNCING-016",
    "LUN-ANNOUNCING-017",
    "LUN-ANNOUNCING-018",
    "LUN-ANNOUNCING-019",
    "LUN-ANNOUNCING-020",
    "LUN-ANNOUNCING-021",
    "LUN-ANNOUNCING-022",
    "LUN-ANNOUNCING-023",
    "LUN-ANNOUNCING-024",
    "LUN-ANNOUNCING-025",
)
@given(seed=seeds())
def test_exactly_the_utterances_of_the_source_are_open(seed: int) -> None:
    for course in games(seed, 3):
        if course.chosen["announcement-turns"] != "circuits":
            continue
        for stop, talk in followed(course):
            found = {told(one) for says in allowed(stop).values() for one in says if one.step is not None}

            assert found == talk.open_to(stop.choices[0].seat)


@guards("LUN-ANNOUNCING-001", "LUN-ANNOUNCING-002", "LUN-ANNOUNCING-004", "LUN-ANNOUNCING-012")
@given(seed=seeds())
def test_everybody_speaks_in_turn_from_the_declarer_on_until_a_circuit_brings_nothing(seed: int) -> None:
    for course in games(seed, 3):
        if course.chosen["announcement-turns"] != "circuits":
            continue
        order = talk_of(course).order
        circuits: list[list[str]] = [[]]
        turn = 0
        for stop, _, say in spoken(course):
            assert [choice.seat for choice in stop.choices] == [order[turn % 4]] == [say.seat]
            if say.step is None:
                turn += 1
                circuits += [[]] if turn % 4 == 0 else []
            else:
                circuits[-1].append(say.words)

        assert turn % 4 == 0
        assert circuits[-1] == []
        assert all(circuits[:-2]), "an empty circuit ends the round"
        assert not circuits[-2], "a circuit with an announcement or a doubling is followed by another"


@guards("LUN-ANNOUNCING-012")
@given(seed=seeds())
def test_out_of_turn_everybody_may_break_in_until_all_have_said_gut(seed: int) -> None:
    for course in games(seed, 3):
        if course.chosen["announcement-turns"] != "out-of-turn":
            continue
        said = spoken(course)
        first = [say.seat for _, _, say in said if say.step is None][:4]
        order = list(talk_of(course).order)

        assert first == order
        after = [(stop, say) for stop, state, say in said if state.quiet is not None]
        silent = set[int]()
        for stop, say in after:
            assert [choice.seat for choice in stop.choices] == [seat for seat in order if seat not in silent]
            silent = silent | {say.seat} if say.step is None else set()
        if after:
            assert len(silent) == 4


@guards("LUN-ANNOUNCING-004")
@given(seed=seeds())
def test_gut_is_always_open(seed: int) -> None:
    for course in games(seed, 3):
        for stop, _, _ in spoken(course):
            for says in allowed(stop).values():
                assert sum(one.step is None for one in says) == 1


@guards("LUN-ANNOUNCING-003", "LUN-ANNOUNCING-005", "LUN-ANNOUNCING-016", "LUN-ANNOUNCING-017", "LUN-ANNOUNCING-019")
@given(seed=seeds())
def test_announcements_come_once_each_from_those_entitled_to_them(seed: int) -> None:
    for course in games(seed, 3):
        game = course.declared
        said = [(state, say) for _, state, say in spoken(course) if say.step is Step.ANNOUNCE]

        assert all(count == 1 for count in Counter((say.seat, say.item) for _, say in said).values())
        for state, say in said:
            hand = names(state.hands[say.seat])
            assert say.item not in ("Spiel", "Königfang")
            assert say.item != "Valat" or say.seat in (game.declarer, game.partner)
            assert say.item not in plain.CARD_OF or plain.CARD_OF[say.item] in hand
            if say.item == "König ultimo":
                assert game.called is not None
                assert NAMES[game.called] in hand


@guards("LUN-ANNOUNCING-007", "LUN-ANNOUNCING-008", "LUN-ANNOUNCING-013", "LUN-ANNOUNCING-014", "LUN-ANNOUNCING-015")
@given(seed=seeds())
def test_every_ladder_is_climbed_step_by_step_by_those_entitled_to_it(seed: int) -> None:
    for course in games(seed, 3):
        game = course.declared
        for chain in course.contest.chains:
            assert len(chain.doubled) <= len(LADDER)
            assert list(chain.moments) == sorted(chain.moments)
            if chain.item == "Spiel":
                mine = [seat in (game.declarer, game.partner) for seat in chain.doubled]
                assert mine == [False, True, False][: len(mine)]
            elif chain.doubled and course.chosen["kontra-on-contained-vogerl"] == "own-chain":
                assert chain.doubled[0] != chain.of


@guards("LUN-ANNOUNCING-021", "LUN-ANNOUNCING-022", "LUN-ANNOUNCING-023")
@given(seed=seeds())
def test_a_vogerlrufer_and_no_other_game_contains_an_announcement(seed: int) -> None:
    for course in games(seed, 3):
        game = course.declared
        contained = [(chain.item, chain.of) for chain in course.contest.chains if chain.moments[0] < 0]
        bird = plain.BIRD_ITEM.get(game.contract.name)

        assert contained == [("Spiel", None), *([(bird, game.declarer)] if bird else [])]


@guards("LUN-CALLING-003")
@given(seed=seeds())
def test_the_called_player_may_say_what_any_holder_of_his_cards_may_until_he_shows_himself(seed: int) -> None:
    for course in games(seed, 3):
        for stop, _, _ in spoken(course):
            for says in allowed(stop).values():
                words = {say.item for say in says if say.step is Step.ANNOUNCE}
                assert words <= {"Trull", "Könige", "Spatz", "Uhu", "König ultimo", "Valat"}
