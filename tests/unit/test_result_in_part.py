"""A result of which only a part is told: what can be known is said, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from tests.unit.asking import TABLE, Fields, answer, error

from tarock_protocol import codec
from tarock_protocol.drivers import InProcess, not_offered
from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.questions import Question, Result
from tarock_reference import hello, respond
from tarock_running.inputs.greeting import misnamed_fields
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.verdicts import Outcome, Verdict

NOTHING: Fields = {**TABLE, "partner": None, "called": None, "played": [], "said": []}
RUFER: Fields = {**NOTHING, "contract": "Rufer", "declarer": 0, "partner": 2, "called": "K♠"}
DREIER: Fields = {**NOTHING, "contract": "Dreier", "declarer": 0}
NORMALSPIEL: Fields = {**RUFER, "contract": "Normalspiel", "called": "XX"}
HANDS = [
    ["XXI", "XIX", "XVIII", "XVII", "XVI", "K♥", "D♥", "C♥", "B♥", "A♥"],
    ["Sküs", "XV", "XIV", "XIII", "XII", "K♦", "D♦", "C♦", "B♦", "A♦"],
    ["XX", "XI", "X", "IX", "IV", "K♠", "D♠", "C♠", "B♠", "10♠"],
    ["VIII", "VII", "VI", "V", "I", "K♣", "D♣", "C♣", "B♣", "10♣"],
]
PAGAT_SAID = [
    {"seat": seat, "do": "say", "what": what}
    for seat, what in [(0, "ich liege"), (0, "Pagat"), (0, "Gut!"), (1, "Gut!"), (2, "Gut!"), (3, "Gut!")]
]
UHURUFER: Fields = {**RUFER, "contract": "Uhurufer", "tricks": {"declarer": 7, "foes": 5}}
BETTEL: Fields = {**NOTHING, "contract": "Bettel", "declarer": 0}


def trick(number: int, leader: int, cards: str) -> Fields:
    return {"number": number, "leader": leader, "cards": cards.split()}


def known(rules: str, asked: Fields) -> list[tuple[str, str, bool]]:
    return [(item["item"], item["side"], item["won"]) for item in answer(rules, "result", asked)["items"]]


@pytest.mark.parametrize(
    ("rules", "asked", "items"),
    [
        # Vorhand's partner catches Second's Mond with the Sküs.
        ("koenigrufen", {**RUFER, "played": [trick(4, 1, "XXI Sküs VI XI")]}, [("Mondfang", "declarer", True)]),
        # The I takes the last trick of the declarer.
        ("koenigrufen", {**RUFER, "played": [trick(12, 0, "I C♠ 9♠ B♥")]}, [("Pagat", "declarer", True)]),
        # In a Bettel a single trick is lost, whatever the others are.
        ("koenigrufen", {**BETTEL, "played": [trick(3, 0, "D♥ C♥ B♥ A♥")]}, [("Spiel", "declarer", False)]),
        ("koenigrufen", {**BETTEL, "played": [trick(3, 1, "D♥ C♥ B♥ A♥")]}, []),
        ("karl", {**DREIER, "played": [trick(12, 0, "I D♦ C♠ B♥")]}, [("Pagat", "declarer", True)]),
        # A Valat would take the place of the Spatz; with seven tricks there is none.
        ("lungau", {**DREIER, "played": [trick(12, 0, "I D♦ C♠ B♥")]}, []),
        (
            "lungau",
            {**DREIER, "played": [trick(12, 0, "I D♦ C♠ B♥")], "tricks": {"declarer": 7, "foes": 5}},
            [("Spatz", "declarer", True)],
        ),
        ("lungau", DREIER, []),
        # The I went in the sixth trick, so the announced Pagat is lost whatever the last trick was.
        ("karl", {**DREIER, "said": PAGAT_SAID, "played": [trick(6, 1, "D♥ A♥ 2♥ I")]}, [("Pagat", "declarer", False)]),
        # The hands are known, and of the tricks the one in which the Sküs takes the XXI.
        (
            "zwanzigerrufen",
            {**NORMALSPIEL, "hands": HANDS, "played": [trick(2, 0, "XXI Sküs IV V")]},
            [("Mondfang", "foes", True)],
        ),
        # What becomes of the announced Uhu depends on a trick that is not told, and the called König does not.
        ("lungau", {**UHURUFER, "played": [trick(12, 0, "V D♣ K♠ B♥")]}, [("König ultimo", "declarer", True)]),
    ],
)
def test_what_can_be_known_is_said(rules: str, asked: Fields, items: list[tuple[str, str, bool]]) -> None:
    assert known(rules, asked) == items


def test_what_is_decided_by_nothing_is_named() -> None:
    found = answer("koenigrufen", "result", {**RUFER, "played": [trick(4, 0, "VI XI Sküs XXI")]})

    assert found["augen"] == {}
    assert {"Spiel", "Trull", "Könige", "Valat", "Pagat"} <= set(found["open"])
    assert "Mondfang" not in found["open"]
    assert found["grounds"] == found["items"][0]["grounds"]


ALL_TWELVE: Fields = {"declarer": 12, "foes": 0}
NONE_OF_TWELVE: Fields = {"declarer": 0, "foes": 12}
SETS_OF_THE_FOES = [("Spiel", "declarer", False), ("Trull", "foes", True), ("Könige", "foes", True)]
VOEGEL = {"Pagat", "Uhu", "Kakadu", "Marabu"}


@pytest.mark.parametrize(
    ("rules", "asked", "items"),
    [
        # Whoever makes a Valat has the Stock too; what a declarer laid away is no König and no card of the Trull.
        (
            "koenigrufen",
            {**DREIER, "tricks": ALL_TWELVE},
            [(item, "declarer", True) for item in ("Spiel", "Trull", "Könige", "Valat")],
        ),
        ("koenigrufen", {**DREIER, "tricks": NONE_OF_TWELVE}, [*SETS_OF_THE_FOES, ("Valat", "foes", True)]),
        (
            "koenigrufen",
            {**RUFER, "tricks": NONE_OF_TWELVE},
            [*SETS_OF_THE_FOES, ("Königfang", "foes", True), ("Valat", "foes", True)],
        ),
        # Twelve tricks and the six cards laid away are all there are; in karl too, where no Valat takes the Talon.
        (
            "koenigrufen",
            {**DREIER, "contract": "Sechserdreier", "tricks": ALL_TWELVE},
            [(item, "declarer", True) for item in ("Spiel", "Trull", "Könige", "Valat")],
        ),
        (
            "karl",
            {**DREIER, "contract": "Sechser-Dreier", "tricks": ALL_TWELVE},
            [(item, "declarer", True) for item in ("Spiel", "Trull", "Könige", "Valat")],
        ),
        ("karl", {**DREIER, "tricks": ALL_TWELVE}, [("Spiel", "declarer", True), ("Valat", "declarer", True)]),
        # Where only tricks count for them, one of the cards may lie in the Stock.
        (
            "koenigrufen",
            {**DREIER, "tricks": ALL_TWELVE, "options": {"trull-koenige-from-stock": "tricks-only"}},
            [("Spiel", "declarer", True), ("Valat", "declarer", True)],
        ),
    ],
)
def test_what_lies_in_no_trick_is_known_by_the_rules(
    rules: str, asked: Fields, items: list[tuple[str, str, bool]]
) -> None:
    assert known(rules, asked) == items


@pytest.mark.parametrize(
    ("rules", "asked", "undecided"),
    [
        ("koenigrufen", DREIER, {"Spiel", "Trull", "Könige", "Valat", *VOEGEL}),
        ("koenigrufen", {**DREIER, "tricks": ALL_TWELVE}, VOEGEL),
        ("koenigrufen", BETTEL, {"Spiel"}),
        ("koenigrufen", {**DREIER, "contract": "Farbensolo"}, {"Spiel", "Valat"}),
        # The called König lies in a Stock that nobody takes, so it is not in the last trick.
        (
            "koenigrufen",
            {**RUFER, "contract": "Solo", "partner": None, "from_talon": True, "tricks": ALL_TWELVE},
            VOEGEL,
        ),
        (
            "koenigrufen",
            {**RUFER, "partner": None, "from_talon": True, "tricks": ALL_TWELVE},
            {"König ultimo", *VOEGEL},
        ),
        ("lungau", DREIER, {"Spiel", "Trull", "Könige", "Spatz", "Uhu", "Valat"}),
        ("lungau", {**DREIER, "tricks": ALL_TWELVE}, set()),
        ("karl", {**DREIER, "contract": "Bettler"}, {"Spiel"}),
        ("karl", {**DREIER, "contract": "Sechser-Dreier", "tricks": ALL_TWELVE}, {"Pagat", "Uhu", "Kakadu", "Wildsau"}),
        (
            "koenigrufen",
            {**DREIER, "tricks": ALL_TWELVE, "options": {"valat-next-to-game": "replaces-all"}},
            set(),
        ),
    ],
)
def test_what_cannot_be_is_not_called_undecided(rules: str, asked: Fields, undecided: set[str]) -> None:
    assert set(answer(rules, "result", asked)["open"]) == undecided


def test_augen_are_known_by_the_cards_alone() -> None:
    """36 against 35 as in the example of the protocol; how many tricks that took makes no difference to them."""
    mine = "Sküs XXI K♥ K♦ D♥ D♦ C♥ C♦ B♥ XX XIX XVIII XVII XVI XV XIV XIII XII XI X A♥ 2♥ 3♥".split()  # noqa: SIM905
    deck = answer("lungau", "deck", {})
    theirs = [card for card in deck["augen"] if card not in mine]
    found = answer("lungau", "result", {**DREIER, "piles": {"declarer": mine, "foes": theirs}})

    assert found["augen"] == {"declarer": 36, "foes": 35}
    assert ("Spiel", "declarer", True) in [(item["item"], item["side"], item["won"]) for item in found["items"]]


def test_whose_tricks_they_are_is_not_asked_for_where_no_cards_are_told() -> None:
    """A Mond is caught whichever of two partners has the other tricks, also where each counts his own."""
    apart = {**RUFER, "options": {"count-which-piles": "partners-apart"}, "played": [trick(4, 1, "XXI Sküs VI XI")]}

    assert known("koenigrufen", apart) == [("Mondfang", "declarer", True)]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"played": [trick(13, 0, "I D♦ C♠ B♥")]}, "played[0].number: expected a number from 1 to 12, got 13"),
        ({"played": [trick(4, 7, "I D♦ C♠ B♥")]}, "played[0].leader: expected a seat among 0, 1, 2, 3, got 7"),
        ({"played": [trick(4, 0, "I D♦ C♠")]}, "played[0].cards: expected 4 cards, got 3"),
        ({"contract": "Vierer"}, "contract: expected one of "),
        ({"tricks": {"declarer": 13, "foes": 0}}, "tricks: "),
        (
            {"tricks": {"declarer": 12, "foes": 0}, "played": [trick(12, 1, "K♣ D♣ C♣ B♣")]},
            "tricks.foes: expected at least 2, because so many are told, got 0",
        ),
    ],
)
def test_what_cannot_be_is_named_with_its_place(asked: Mapping[str, Any], told: str) -> None:
    assert told in error("lungau", "result", {**DREIER, **asked})


def _results(source: str, every: int) -> list[Result]:
    """The questions of this kind that scenarios of a source ask."""
    found: list[Result] = []

    def keep(line: bytes) -> bytes:
        question = codec.decode_question(line)
        if isinstance(question, Result) and not question.options:
            found.append(question)
        return respond(line)

    driver = InProcess(keep)
    scenarios = [planned for planned in plan(source) if "the result is drawn up" in planned.steps]
    for scenario in scenarios[::every]:
        play_script(Script.of(scenario), driver)
    return found


def _said(question: Question) -> ResultAnswer | None:
    reply = respond(codec.encode(question))
    return None if b'"error"' in reply[:30] else msgspec.json.decode(reply, type=_Reply).answer


class _Reply(msgspec.Struct):
    id: int
    answer: ResultAnswer


def _items(found: ResultAnswer) -> set[tuple[str, str, bool, bool, int | None]]:
    return {(item.item, item.side, item.won, item.announced, item.against) for item in found.items}


LEFT_OUT: list[dict[str, Any]] = [{"piles": {}}, {"tricks": {}}, {"piles": {}, "tricks": {}}]


def _with_less(question: Result) -> list[Result]:
    """The questions that are left of one, each once."""
    found: list[Result] = []
    for left_out in LEFT_OUT:
        partial = msgspec.structs.replace(question, **left_out)
        if partial not in (question, *found):
            found.append(partial)
    return found


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_what_is_known_by_a_part_is_so_in_the_whole(source: str) -> None:
    """Of every second deal of the scenarios, a part left out: all that is said holds in the deal that was meant."""
    number = 0
    for question in _results(source, 2):
        whole = _said(question)
        assert whole is not None
        items = _items(whole)
        for partial in _with_less(question):
            found = _said(partial)
            if found is not None and not isinstance(found.open, msgspec.UnsetType):
                number += 1
                assert _items(found) <= items
                assert {item for item, *_ in items - _items(found)} <= set(found.open)
                assert found.augen.items() <= whole.augen.items()

    assert number >= 60


# -------------------------------------------------------------------------------------------------------- in a suite


def event(*lines: str) -> Planned:
    """A scenario of one event."""
    template = next(planned for planned in plan("koenigrufen") if "the result is drawn up" in planned.steps)
    told = [PlannedLine("given", line) for line in ('the rules "koenigrufen"', *lines[:-2])]
    steps = (*told, PlannedLine("when", lines[-2]), PlannedLine("then", lines[-1]))
    return msgspec.structs.replace(template, lines=steps, clauses=("KOE-BONUSES-011",), dispute=None, reading=None)


CAUGHT = event(
    "Vorhand plays a Rufer calling K♠",
    "the called König is held by Third",
    'trick 4 is "Second XXI Sküs VI XI"',
    "the result is drawn up",
    '"Mondfang" is won by the declarer',
)


def played(program: Callable[[bytes], bytes]) -> Verdict:
    heard: list[Verdict] = []
    play_run(Run(driver=InProcess(program), sink=heard.append, source="koenigrufen", chosen=(CAUGHT,)))
    return heard[0]


def test_a_scenario_that_tells_no_cards_of_the_sides_asks_for_what_can_be_known() -> None:
    found = played(respond)
    asked = json.loads(found.exchanges[0].question)

    assert found.outcome is Outcome.PASSED, found.message
    assert (asked["piles"], asked["tricks"]) == ({}, {})


def test_only_those_are_asked_so_that_say_they_can_be() -> None:
    def knows_whole_deals_alone(line: bytes) -> bytes:
        found = json.loads(respond(line))
        found["answer"].pop("in_part", None)
        return json.dumps(found).encode()

    found = played(knows_whole_deals_alone)

    assert found.outcome is Outcome.DECLINED
    assert found.message == "does not answer the question 'result' where only a part is told"
    assert not_offered(hello(), _results("lungau", 1000)[0]) is None


def test_a_question_of_which_all_is_told_is_no_part() -> None:
    (one,) = misnamed_fields(msgspec.structs.replace(hello(), in_part=["result", "resul"]))

    assert str(one) == "a question told in part that does not exist: 'resul'; did you mean result?"
