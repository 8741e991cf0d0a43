"""What went wrong is told as far as it goes, and charged to what it is about."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec
import pytest

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.impostors import Impostor, impostors
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.charging import Charging
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict

Answering = Callable[[bytes], bytes]
OF_EACH_SOURCE = 10
"""How many impostors of a source are asked."""


def heard(answer: Answering, chosen: tuple[Planned, ...], source: str = "lungau") -> list[Verdict]:
    """What comes of scenarios; what is right is known."""
    found: list[Verdict] = []
    right = cache(partial(rules_of_readings, source, {}))
    play_run(Run(driver=InProcess(answer), sink=found.append, source=source, chosen=chosen, right=right))
    return found


def lines_of(item: str, verdict: Verdict) -> list[Any]:
    """The lines of an item in the right settlement."""
    return [line for line in asked(verdict.exchanges[-1].question)["lines"] if line["item"] == item]


def of_area(area: str, source: str = "lungau") -> tuple[Planned, ...]:
    return tuple(planned for planned in plan(source) if planned.area == area)


def saying(words: str) -> tuple[Planned, ...]:
    """The scenarios of lungau with a line that says this."""
    return tuple(planned for planned in plan("lungau") if any(words in line.text for line in planned.lines))


def asked(line: str) -> Any:
    return json.loads(respond(line.encode()))["answer"]


def changing(kind: str, change: Callable[[Any, Any], None]) -> Answering:
    """The reference, but for what is changed in its answers of one kind."""

    def answer(line: bytes) -> bytes:
        question, found = json.loads(line), json.loads(respond(line))
        if question["ask"] == kind and "answer" in found:
            change(question, found["answer"])
        return msgspec.json.encode(found)

    return answer


def never_plays_a_solodreier(line: bytes) -> bytes:
    """The reference, but a Solodreier may not be bid."""
    question = json.loads(line)
    places = [at for at, action in enumerate(question.get("actions", ())) if action["what"] == "Solodreier"]
    if question["ask"] != "deal" or not places:
        return respond(line)
    before = json.dumps({**question, "actions": question["actions"][: places[0]]})
    found = json.loads(respond(before.encode()))
    found["answer"] |= {"refused": {"index": places[0], "reason": "never heard of it"}}
    return msgspec.json.encode(found)


def test_what_is_refused_on_the_way_is_not_reached_and_charged_to_what_allows_it() -> None:
    lost = [
        verdict
        for verdict in heard(never_plays_a_solodreier, saying("Solodreier"))
        if verdict.outcome is Outcome.NOT_REACHED
    ]

    assert lost
    for failure in lost:
        assert "Solodreier" in failure.action
        assert "Solodreier" in failure.step
        assert failure.given == "refused (never heard of it)"
        assert failure.charged
        assert {area_of(clause) for clause in failure.charged} <= {"bidding", "sessions", "calling", "talon"}
        assert failure.also == []


def test_a_deal_that_is_over_too_early_is_charged_to_all_that_makes_it_go_on() -> None:
    def ended(line: bytes) -> bytes:
        found = json.loads(never_plays_a_solodreier(line))
        if found.get("answer", {}).get("refused"):
            found["answer"] |= {"next": [], "over": True}
        return msgspec.json.encode(found)

    refused, over = (
        {verdict.scenario: {*verdict.charged} for verdict in lost if verdict.outcome is Outcome.NOT_REACHED}
        for lost in (heard(answer, saying("Solodreier")[:8]) for answer in (never_plays_a_solodreier, ended))
    )

    assert all(refused[scenario] <= over[scenario] for scenario in refused)
    assert refused != over


def test_the_place_of_a_refused_action_is_told() -> None:
    found = heard(never_plays_a_solodreier, saying("Solodreier"))
    lost = next(verdict for verdict in found if verdict.outcome is Outcome.NOT_REACHED)
    question = json.loads(lost.exchanges[-1].question)
    place = next(at for at, action in enumerate(question["actions"], start=1) if action["what"] == "Solodreier")

    assert lost.action.endswith(f"bids Solodreier, action {place} of {len(question['actions'])}")


def test_a_card_too_many_is_shown_alone_and_charged_to_what_forbids_it() -> None:
    def more(question: Any, answer: Any) -> None:
        answer["legal"] += [card for card in question["hand"] if card not in answer["legal"]][:1]

    wrong = [verdict for verdict in heard(changing("may_play", more), of_area("play")) if verdict.too_much]

    assert wrong
    for verdict in wrong:
        right = asked(verdict.exchanges[-1].question)
        (card,) = verdict.too_much
        assert verdict.lacking == []
        assert card not in right["legal"]
        assert verdict.charged == sorted(set(right["why"][card]))


def test_a_card_too_few_is_charged_to_what_the_turn_rests_on() -> None:
    def fewer(_: Any, answer: Any) -> None:
        del answer["legal"][1:]

    wrong = [verdict for verdict in heard(changing("may_play", fewer), of_area("play")) if verdict.lacking]

    assert wrong
    assert [verdict.too_much for verdict in wrong] == [[] for _ in wrong]
    assert all(verdict.charged == sorted(set(asked(verdict.exchanges[-1].question)["grounds"])) for verdict in wrong)


def test_wrong_payments_of_a_deal_that_went_right_are_not_charged_to_how_it_went() -> None:
    def twice(_: Any, answer: Any) -> None:
        answer["payments"] = [2 * amount if isinstance(amount, int) else amount for amount in answer["payments"]]

    wrong = [
        verdict
        for verdict in heard(changing("deal", twice), of_area("whole_deals"))
        if verdict.outcome is Outcome.FAILED
    ]

    assert wrong
    assert {area_of(clause) for verdict in wrong for clause in verdict.charged} <= {
        "settling",
        "sessions",
        "trischaken",
    }


def test_wrong_payments_are_charged_to_the_lines_that_differ() -> None:
    def cheaper(_: Any, answer: Any) -> None:
        for line in answer["lines"]:
            if line["item"] == "Trull" and isinstance(line["amount"], int):
                line["amount"] *= 3
        answer["payments"] = [0 for _ in answer["payments"]] if answer["payments"] else []

    found = heard(changing("settle", cheaper), of_area("settling"))
    paid = [
        verdict for verdict in found if verdict.step.startswith("the payments") and verdict.outcome is Outcome.FAILED
    ]
    trulls = [(verdict, trull) for verdict in paid if (trull := lines_of("Trull", verdict))]

    assert trulls
    for failure, trull in trulls:
        assert failure.charged == sorted({clause for line in trull for clause in line["grounds"]})


def test_where_another_takes_a_trick_all_that_follows_is_charged_to_that() -> None:
    def first_to_dealer(question: Any, answer: Any) -> None:
        if answer["tricks"]:
            other = next(trick["winner"] for trick in answer["tricks"][1:] if trick["winner"] != question["dealer"])
            answer["tricks"][0]["winner"] = other if answer["tricks"][0]["winner"] != other else question["dealer"]
            answer["payments"] = [0 for _ in answer["payments"]]

    found = heard(changing("deal", first_to_dealer), saying("the play goes:"))
    wrong = [verdict for verdict in found if verdict.step.startswith("the payments")]

    assert wrong
    for verdict in wrong:
        assert verdict.charged == sorted(set(asked(verdict.exchanges[-1].question)["tricks"][0]["grounds"]))


def test_a_run_that_does_not_know_what_is_right_charges_nothing() -> None:
    found: list[Verdict] = []
    chosen = saying("Solodreier")
    play_run(Run(driver=InProcess(never_plays_a_solodreier), sink=found.append, source="lungau", chosen=chosen))

    assert any(verdict.outcome is Outcome.NOT_REACHED for verdict in found)
    assert [verdict.charged for verdict in found if verdict.charged] == []


def some_of(source: str) -> list[Impostor]:
    """Impostors of all rule areas in turn, as many as are asked."""
    by_area: dict[str, list[Impostor]] = {}
    for impostor in impostors(source):
        by_area.setdefault(area_of(impostor.clause), []).append(impostor)
    places = Counter[str]()
    found: list[Impostor] = []
    areas = sorted(by_area)
    while len(found) < OF_EACH_SOURCE:
        area = areas[len(found) % len(areas)]
        found.append(by_area[area][len(by_area[area]) // 2 + places[area]])
        places[area] += 1
    return found


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_what_an_impostor_gets_wrong_is_charged_to_the_clause_that_it_breaks(source: str) -> None:
    """In nine of ten failures; over all impostors it is more, and few clauses are charged beside it.

    Where it is not, the reference does not name it: which cards there are, who sits at the table, what ends a phase.
    """
    wrong, charged, beside = 0, 0, 0
    for impostor in some_of(source):
        chosen = tuple(planned for planned in plan(source) if impostor.clause in planned.clauses)
        for verdict in heard(impostor.respond(), chosen, source):
            if verdict.outcome in AMISS:
                wrong += 1
                charged += impostor.clause in verdict.charged
                beside += len(verdict.charged)

    assert wrong > OF_EACH_SOURCE
    assert charged >= 0.9 * wrong
    assert beside <= 20 * wrong


@pytest.mark.gate(2, 3)
@pytest.mark.parametrize(
    ("source", "ruling"),
    [
        ("zwanzigerrufen", "bonuses.valat_beside"),
        ("zwanzigerrufen", "bonuses.settled_beside_failed_valat"),
        ("koenigrufen", "bonuses.valat_beside"),
        ("lungau", "bonuses.failed_valat_stands_alone"),
    ],
)
def test_what_falls_away_beside_a_valat_and_should_not_is_charged_to_the_clause_that_keeps_it(
    source: str, ruling: str
) -> None:
    """An item that is settled beside a Valat rests on that clause, too, and not only the Valat does."""
    wrong = [impostor for impostor in impostors(source) if impostor.path == ruling]
    chosen = tuple(planned for planned in plan(source) if wrong[0].clause in planned.clauses)
    found = [
        verdict
        for impostor in wrong
        for verdict in heard(impostor.respond(), chosen, source)
        if verdict.outcome in AMISS
    ]

    assert len(found) >= 8
    assert [verdict.scenario for verdict in found if wrong[0].clause not in verdict.charged] == []


def test_an_action_that_the_rules_took_back_is_charged_to_nothing() -> None:
    """A program may refuse an act that stands behind one which is refused by these rules, and so is in no course."""
    planned = saying("that is refused")[0]
    charging = Charging(planned, rules_of_readings("lungau", {}))

    assert charging.of_action(len(planned.lines) - 1, 99, None) == []
