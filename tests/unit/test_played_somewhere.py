"""A deviation that a program plays only somewhere is found by its ledger, and named with where it is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace
from tests.unit.test_asking_on import LUNGAU, WRONG
from tests.unit.test_diagnosing import DEARER, DREIER, SETTLING

from tarock_checking.diagnose.cause_records import diagnosis_of, profile_text
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.diagnose.varied_questions import neighbours
from tarock_checking.diagnose.where_it_holds import places_where_it_may_hold, where_it_holds
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Count, Hello, MayPlay, Question, Settle
from tarock_reference import respond
from tarock_reference.condition_texts import where_named
from tarock_reference.deviant import Deviant, kept
from tarock_reference.deviation_conditions import NOT_VARIED, Condition, PlaceInQuestion, Where
from tarock_reference.deviation_groups import deviations_named, grouped_by_cause, id_of
from tarock_reference.deviation_messages import plays_where
from tarock_reference.deviations import Deviation, deviation_named
from tarock_reference.variants import variant_of_source
from tarock_reference.where_in_words import fields_in_words
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine
from tarock_running.inputs.deviations import deviations_of_cause
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar

FOUR = 4
KARL = variant_of_source("karl", {})
LED = MayPlay(id=0, rules="lungau", contract="Dreier", hand=["XX", "II"], trick=[], announced=["Uhu"])
PAID = Settle(id=0, rules="lungau", contract="Dreier", players=4, dealer=0, declarer=2)


@cache
def looked(wrongly: Callable[[Question], bool]) -> DiagnosisLine:
    """The diagnosis of a program that pays a Dreier wrongly in some questions, from what it said in scenarios alone."""

    def program(line: bytes) -> bytes:
        return (WRONG if wrongly(codec.sound_question(line)) else respond)(line)

    heard = RunSoFar()
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="lungau", chosen=SETTLING))
    assert heard.failed
    return diagnosis_of(SETTLING, heard, LUNGAU, None, SearchLimits())


def has_four_items(question: Question) -> bool:
    return len(getattr(question, "items", ())) == FOUR


def test_what_is_wrong_in_few_questions_alone_is_named_with_these_although_most_answers_are_right() -> None:
    found = looked(has_four_items)
    (cause,) = found.causes

    assert (cause.id, cause.sentence) == (
        f"{DREIER} @ items#=4",
        f"{DEARER}, only where the number of items is 4",
    )
    assert (found.unexplained, found.contradicted, cause.profile) == ([], [], "")


def is_dear_trull_of_vorhand(question: Question) -> bool:
    items = getattr(question, "items", ())
    return getattr(question, "declarer", None) == 0 and any(item.item == "Trull" for item in items)


def test_what_is_wrong_where_two_things_meet_is_named_with_both() -> None:
    found = looked(is_dear_trull_of_vorhand)
    (cause,) = found.causes

    assert cause.id == f"{DREIER} @ declarer=0 & items[Trull]=true"
    assert (found.unexplained, found.contradicted) == ([], [])


def _paid(declarer: int) -> Settle:
    return Settle(id=0, rules="lungau", contract="Dreier", players=4, dealer=0, declarer=declarer)


def test_a_profile_says_what_it_cannot_limit_in_a_comment_alone() -> None:
    found = looked(has_four_items)
    (cause,) = found.causes
    lines = profile_text("a-round", found, LUNGAU).splitlines()

    assert [line for line in lines if cause.sentence in line and line.startswith("#")]
    assert not [line for line in lines if "price" in line and not line.startswith("#")]


WHERE = (
    ('ask="may_play"', LED, PAID),
    ('contract="Dreier" & trick#=0', LED, PAID),
    ('ask="settle" & declarer=2|3', PAID, LED),
    ("hand#<=4", LED, PAID),
    ("players>=4", PAID, LED),
    ("announced[Uhu]=true", LED, PAID),
    ("partner=null", PAID, LED),
)


@pytest.mark.parametrize(("text", "inside", "outside"), WHERE)
def test_a_place_is_read_as_it_is_written(text: str, inside: Question, outside: Question) -> None:
    where = where_named(text)

    assert where.id == text
    assert (where.is_met_by(inside), where.is_met_by(outside)) == (True, False)


def test_every_field_of_a_question_has_words() -> None:
    kinds = (kind for kind in codec.KINDS.values() if kind is not Hello)
    fields = {field for kind in kinds for field in kind.__struct_fields__} - NOT_VARIED

    assert fields - {*fields_in_words()} == {"piles", "replaced"}  # no condition can be about these


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("declarer=0", "the declarer is Vorhand (seat 0)", "der Bieter Vorhand (Platz 0) ist"),
        ("partner=null", "the partner is nobody", "der Partner niemand ist"),
        ('contract="Dreier"', "the game is Dreier", "das Spiel Dreier ist"),
        ("hand#<=4", "the number of cards in the hand is at most 4", "die Zahl der Karten im Blatt höchstens 4 ist"),
        ("said[Kontra]=true", "Kontra is among the announcements", "Kontra unter den Ansagen ist"),
        ("given_up=false", "the game was not given up", "das Spiel nicht aufgegeben wurde"),
        ('ask="settle"', "the question is settle", "nach settle gefragt wird"),
    ],
)
def test_a_place_is_said_as_a_table_says_it(text: str, english: str, german: str) -> None:
    said = plays_where("x", where_named(text).said)

    assert ENGLISH.sentence(said) == f"x, only where {english}"
    assert language_of("de").sentence(said) == f"x, nur wenn {german}"


@pytest.mark.parametrize("text", ["", "declarer", "declarer=", "declarer=x", "hand#<=many", "declarer=0 & ", "a=[1]"])
def test_what_names_no_place_names_no_deviation(text: str) -> None:
    assert deviation_named(f"{DREIER} @ {text}", LUNGAU) is None
    assert deviations_named(f"{DREIER} @ {text}", LUNGAU) == ()


def test_a_file_of_known_deviations_can_name_it() -> None:
    (one,) = deviations_of_cause(f"{DREIER} @ declarer=1", LUNGAU)

    assert one.where == where_named("declarer=1")
    assert one.everywhere is not None
    assert one.everywhere.id == DREIER


WITH_WORDS = Settle(
    id=0,
    rules="lungau",
    contract="Dreier",
    players=4,
    dealer=0,
    declarer=2,
    items=[Item(item="Trull", side="declarer", won=True)],
)


@pytest.mark.parametrize(("word", "is_there"), [("Trull", True), ("declarer", True), ("Spatz", False)])
def test_a_place_is_a_word_in_an_item_too(word: str, is_there: bool) -> None:  # noqa: FBT001 - a column of the table
    assert where_named(f"items[{word}]=true").is_met_by(WITH_WORDS) is is_there


@pytest.mark.parametrize(("word", "is_named"), [("Trull", True), ("Dreier", True), ("Spatz", False)])
def test_a_word_is_named_in_whatever_field_it_is(word: str, is_named: bool) -> None:  # noqa: FBT001 - as above
    assert where_named(f"names[{word}]=true").is_met_by(WITH_WORDS) is is_named


def test_questions_that_name_a_word_in_different_fields_have_that_in_common() -> None:
    announced = replace(LED, contract="Solo", announced=["Trull"])
    shared = where_it_holds([WITH_WORDS, announced], [PAID, replace(LED, contract="Solo")])

    assert shared is not None
    assert shared.id == "names[Trull]=true"
    assert str(shared.said) == "the question names Trull"


def _goals(*seats: int) -> list[Deviation]:
    """Another goal in two games, which one clause names, each where the declarer sits in one of these seats."""
    games = zip(("Rufer", "Dreier"), seats, strict=True)
    named = [f"contracts.{game}.terms.goal.least_augen/=34 @ declarer={seat}" for game, seat in games]
    return [found for name in named for found in deviations_named(name, KARL)]


def test_what_is_played_in_the_same_places_in_several_games_is_one_cause() -> None:
    several = _goals(1, 1)
    ((one, other),) = grouped_by_cause(several, KARL.rules)
    told = id_of([one, other])

    assert told == "contracts.{Rufer, Dreier}.terms.goal.least_augen/=34 @ declarer=1"
    assert deviations_named(told, KARL) == (one, other)


def test_what_is_played_in_other_places_is_another_cause() -> None:
    several = _goals(1, 2)

    assert grouped_by_cause(several, KARL.rules) == [(deviation,) for deviation in several]


def test_an_engine_is_wrong_where_a_deviation_holds_and_nowhere_else() -> None:
    one = deviation_named(f"{DREIER} @ declarer=1", LUNGAU)
    assert one is not None
    limited = Deviant(kept(LUNGAU.rules_for), [one])
    everywhere = Deviant(kept(LUNGAU.rules_for), deviations_named(DREIER, LUNGAU))
    right = Deviant(kept(LUNGAU.rules_for), [])

    assert limited.rules_for(_paid(1)) is everywhere.rules_for(_paid(1)) is not right.rules_for(_paid(1))
    assert limited.rules_for(_paid(2)) is right.rules_for(_paid(2))


def test_questions_of_several_kinds_are_told_by_what_all_of_them_have_in_common() -> None:
    elsewhere = replace(PAID, contract="Solo")
    inside, outside = [LED, PAID], [elsewhere, replace(LED, contract="Solo"), Count(id=0, rules="lungau", cards=[])]
    shared = where_it_holds(inside, outside)

    assert shared is not None
    assert shared.id == 'contract="Dreier"'


@pytest.mark.parametrize(("number", "is_named"), [(2, True), (1, False)])
def test_two_conditions_are_named_where_neither_is_enough(number: int, is_named: bool) -> None:  # noqa: FBT001
    """Few questions would have something in common by chance."""

    def asked(contract: str, declarer: int) -> list[Question]:
        tariffs = range(10, 10 + number)
        return [replace(PAID, contract=contract, declarer=declarer, tariff=tariff) for tariff in tariffs]

    held = [*asked("Dreier", 1), *asked("Dreier", 2)]
    against = [*asked("Solodreier", 1), *asked("Solodreier", 2), *asked("Dreier", 0), *asked("Dreier", 3)]
    where = where_it_holds(held, against)

    assert (where and where.id) == ('contract="Dreier" & declarer=1|2' if is_named else None)


def test_places_of_a_cause_are_said_in_words() -> None:
    several = Where((Condition(PlaceInQuestion("ask"), ("settle",)), Condition(PlaceInQuestion("declarer"), (0, None))))

    assert str(several.said) == "the question is settle and the declarer is Vorhand (seat 0) or nobody"


MOVED = "contracts.Normalspiel.terms.least_augen/=57"


@pytest.mark.prove
def test_a_goal_that_an_announcement_moves_is_named_with_the_announcement() -> None:
    """The program takes an announced Absolut for the goal: with 57 of 88 Augen, the others have fewer than 32."""
    zwanzigerrufen = variant_of_source("zwanzigerrufen", {})
    program = Deviant(kept(zwanzigerrufen.rules_for), deviations_named(f"{MOVED} @ said[Absolut]=true", zwanzigerrufen))
    heard, chosen = RunSoFar(), tuple(planned for planned in plan("zwanzigerrufen") if planned.area == "bonuses")
    play_run(Run(driver=InProcess(program.respond), sink=heard.verdict, source="zwanzigerrufen", chosen=chosen))
    found = diagnosis_of(chosen, heard, zwanzigerrufen, None, SearchLimits())

    assert [cause.id for cause in found.causes] == [f"{MOVED} @ said[Absolut]=true"]
    assert found.unexplained == found.contradicted == []


def test_the_places_where_something_may_be_played_are_told_from_the_narrowest_to_the_widest() -> None:
    held, against = [_paid(2), _paid(3)], [_paid(0), _paid(1)]

    assert [where.id for where in places_where_it_may_hold(held, against)] == ["declarer=2|3", "declarer>=2"]


def test_several_lengths_are_told_as_a_limit() -> None:
    cards = ["XX", "XIX", "XVIII", "II", "I"]
    few, many = ([replace(LED, hand=cards[:number]) for number in numbers] for numbers in ((1, 3), (4, 5)))

    assert [where.id for where in places_where_it_may_hold(few, many)][:1] == ["hand#<=3"]


def test_what_is_paid_otherwise_in_silence_alone_is_limited_to_items_that_are_not_announced() -> None:
    game = Item(item="Spiel", side="declarer", won=True)
    silent, announced = (Item(item="Absolut", side="declarer", won=True, announced=said) for said in (False, True))
    where = where_it_holds([replace(PAID, items=[game, silent])], [replace(PAID, items=[game, announced])])

    assert where is not None
    assert where.id == "items[announced]=false"
    assert str(where.said) == "no item is announced"
    assert where_named(where.id) == where


def test_varied_questions_ask_for_items_that_are_announced_lost_or_of_the_other_side() -> None:
    silent = Item(item="Absolut", side="declarer", won=True)
    held = [silent, Item(item="Trull", side="foes", won=False, announced=True)]
    asked = [*neighbours([replace(PAID, items=[silent])], lambda _, field: [held] if field == "items" else [])]
    altered = [question.items[0] for question in asked if isinstance(question, Settle) and len(question.items) == 1]

    assert replace(silent, announced=True) in altered
    assert replace(silent, won=False) in altered
    assert replace(silent, side="foes") in altered
