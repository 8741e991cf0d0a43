"""Questions that no scenario asks: where they come from, what is said of a wrong answer, and that nobody is wronged."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tests.unit.materials import material_of, without_causes
from tests.unit.the_command import engine, here

from tarock_language.message import ENGLISH
from tarock_protocol.codec import encode, kind
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Count, Deal, Settle
from tarock_reference import respond
from tarock_running.process.exits import ExitCode
from tarock_searching.ask import second_opinion
from tarock_searching.ask.duel import Duel, Find, OtherField, difference
from tarock_searching.ask.question_blocks import BLOCK, ROUND, Block, BlockResult, block_questions, play_block
from tarock_searching.fuzz import campaign, run
from tarock_searching.fuzz.campaign import FuzzResult, FuzzTerms, fuzz
from tarock_searching.fuzz.corpus import read_corpus, write_corpus
from tarock_searching.make.disagreeing import DisagreedError
from tarock_searching.make.material import Material
from tarock_second_opinion import lockstep
from tarock_second_opinion.lockstep import Difference, Outcome
from tarock_steps.catalogue.loading import sources

Answering = Callable[[bytes], bytes]

COUNTS = """
import json, sys

AUGEN = {{"K": 5, "D": 4, "C": 3, "B": 2}}
WHO = {{"protocol": 1, "name": "a pad", "version": "1", "language": "Python", "rules": {{"lungau": {{}}}}}}

for line in sys.stdin.buffer:
    asked = json.loads(line)
    if asked["ask"] == "hello":
        answer = WHO | {{"questions": ["hello", "count"]}}
    else:
        cards = asked["cards"]
        answer = {{"augen": sum(5 if card in ("Sküs", "XXI", "I") else AUGEN.get(card[0], 0) for card in cards)}}
        if "III" in cards:
            {deed}
    print(json.dumps({{"id": asked["id"], "answer": answer}}), flush=True)
"""
MISCOUNTS = 'answer["augen"] = 99'
CRASHES = "sys.exit(1)"


def fuzzed(source: str, program: Answering, questions: int) -> FuzzResult:
    duel, material = Duel(InProcess(program), InProcess(respond)), material_of(source)
    terms = FuzzTerms(questions, {}, lambda: True)
    return fuzz(
        terms, lambda blocks: [play_block(material, 1, block, duel) for block in blocks], duel, (), lambda _: None
    )


def questions_of(source: str, seed: int, number: int) -> list[bytes]:
    duel = Duel(InProcess(respond), InProcess(respond))
    each = block_questions(Material(source, seed, respond), seed, Block(0, 0, {}, {}), duel)
    return [encode(question) for question, _ in itertools.islice(each, number)]


def changed(line: bytes, change: Callable[[dict[str, object], dict[str, object]], None]) -> bytes:
    asked, reply = json.loads(line), json.loads(respond(line))
    if "answer" in reply:
        change(asked, reply["answer"])
    return json.dumps(reply).encode()


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_right_program_is_never_wronged(source: str) -> None:
    result = fuzzed(source, respond, 250)

    assert result.finds == ()
    assert result.asked == 250


@pytest.mark.prove
def test_the_same_seed_asks_the_same_and_another_something_else() -> None:
    first = questions_of("lungau", 1, 30)

    assert questions_of("lungau", 1, 30) == first
    assert questions_of("lungau", 2, 30) != first


@pytest.mark.prove
def test_questions_are_of_every_kind_and_some_are_whole_deals() -> None:
    asked = [json.loads(line)["ask"] for line in questions_of("karl", 3, 200)]

    assert {"deal", "trick", "count", "may_play", "may_bid", "settle", "result"} <= set(asked)


@pytest.mark.prove
def test_what_is_answered_otherwise_is_found_and_made_small() -> None:
    def leads_wrongly(asked: dict[str, object], answer: dict[str, object]) -> None:
        if asked["ask"] == "deal" and len(answer["tricks"]) > 2:  # type: ignore[arg-type]
            answer["hands"] = []

    result = fuzzed("lungau", lambda line: changed(line, leads_wrongly), 600)

    (find,) = result.finds
    assert find.difference.field == "hands"
    assert isinstance(find.question, Deal)
    assert sum(action.do == "play" for action in find.question.actions) == 12  # three tricks, and not one card more


@pytest.mark.prove
def test_a_find_is_charged_to_the_clauses_of_what_differs() -> None:
    def last_wins(asked: dict[str, object], answer: dict[str, object]) -> None:
        if asked["ask"] == "trick":
            answer["winner"] = (int(str(answer["winner"])) + 1) % 4

    result = fuzzed("koenigrufen", lambda line: changed(line, last_wins), 300)

    (find,) = result.finds
    assert kind(find.question) == "trick"
    assert all(clause.startswith("KOE-") for clause in find.clauses)
    assert find.clauses


def test_a_field_that_no_scenario_looks_at_is_told_as_such() -> None:
    assert difference({"augen": 3, "items": []}, {"augen": 3, "items": []}) is None
    assert difference({"augen": 3}, {}) == ("augen", 3, None)
    nested = {"items": [{"item": "Spiel", "doubled": [1]}]}, {"items": [{"item": "Spiel", "doubled": [2]}]}
    found = difference(*nested)
    assert found is not None
    assert (found.field, found.right, found.given) == ("items.doubled", [1], [2])


def test_who_does_not_offer_a_question_is_not_asked_it_and_none_of_its_clauses_came_up() -> None:
    def counts_only(line: bytes) -> bytes:
        reply = json.loads(respond(line))
        if json.loads(line)["ask"] == "hello":
            reply["answer"]["questions"] = ["hello", "count"]
        return json.dumps(reply).encode()

    heard: list[str] = []

    def listening(line: bytes) -> bytes:
        heard.append(json.loads(line)["ask"])
        return counts_only(line)

    result = fuzzed("lungau", listening, 25)

    assert result.finds == ()
    assert set(heard) == {"hello", "count"}
    assert {clause.split("-")[1] for clause in result.come_up} <= {"COUNTING", "CARDS"}


def test_where_our_own_two_disagree_nobody_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    parted = Outcome([], None, Difference("payments", "the end", 1, 2))
    monkeypatch.setattr(lockstep, "run", lambda *_: parted)

    with pytest.raises(DisagreedError, match=r"payments at the end, by (the defaults|\S+=\S+)"):
        fuzzed("lungau", respond, 2_000)


@pytest.mark.prove
def test_a_program_that_breaks_is_told_so_and_asked_on(tmp_path: Path) -> None:
    asked = engine(tmp_path, COUNTS.format(deed=CRASHES))

    done = here("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "40", "--restarts", "40", cwd=tmp_path)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    assert "lungau: 40 questions (--seed 1), 0 wrong answers" in done.stdout
    assert '"ask":"count","cards":["III"]' in done.stdout


@pytest.mark.prove
def test_a_corpus_is_put_first_and_grows_by_what_is_found(tmp_path: Path) -> None:
    asked = engine(tmp_path, COUNTS.format(deed=MISCOUNTS))
    words = ("fuzz", "--engine", asked, "--rules", "lungau", "--corpus", "finds.jsonl")

    first = here(*words, "--questions", "60", cwd=tmp_path)
    again = here(*words, "--questions", "1", cwd=tmp_path)

    assert first.returncode == again.returncode == ExitCode.NOT_CONFORM
    (line,) = (tmp_path / "finds.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["cards"] == ["III"]
    assert "lungau: 1 question (--seed 1), 1 wrong answer in 1 way" in again.stdout
    assert '"cards":["III"]' in again.stdout


def test_what_is_found_gets_a_line_of_its_own_where_the_last_one_of_a_corpus_has_no_end(tmp_path: Path) -> None:
    corpus, old = tmp_path / "finds.jsonl", Count(id=1, rules="lungau", cards=["III"])
    corpus.write_bytes(encode(old).rstrip())
    find = Find(Count(id=1, rules="lungau", cards=["I"]), OtherField("augen", 5, 4), ("LUN-COUNTING-003",))
    write_corpus(corpus, (find, find), ENGLISH)

    assert read_corpus(corpus, "lungau", None) == [old, find.question]


def test_a_corpus_with_something_else_in_it_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "finds.jsonl").write_text('{"ask": "count"}\n', encoding="utf-8")

    done = here("fuzz", "--rules", "lungau", "--corpus", "finds.jsonl", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "finds.jsonl, line 1" in done.stderr


@pytest.mark.prove
def test_who_plays_cards_alone_is_asked_for_those_of_whole_deals() -> None:
    def forgets_the_end(line: bytes) -> bytes:
        asked, reply = json.loads(line), json.loads(respond(line))
        if asked["ask"] == "hello":
            reply["answer"]["questions"] = ["hello", "play"]
        elif "answer" in reply:
            reply["answer"]["over"] = False
        return json.dumps(reply).encode()

    result = fuzzed("koenigrufen", forgets_the_end, 60)

    (find,) = result.finds
    assert (kind(find.question), find.difference.field) == ("play", "over")
    assert result.asked == 60


def test_the_clause_on_which_least_rests_is_told_first() -> None:
    asked = Count(id=1, rules="lungau", cards=["I"])
    duel = Duel(InProcess(respond), InProcess(respond))
    find = Find(asked, OtherField("augen", 5, 4), ("LUN-CARDS-001", "LUN-COUNTING-003"))
    come_up = Counter({"LUN-CARDS-001": 9, "LUN-COUNTING-003": 2})
    block = BlockResult({find.sort: find}, Counter({find.sort: 1}), BLOCK, come_up, Counter(), {})

    result = fuzz(FuzzTerms(BLOCK, {}, lambda: True), lambda _: [block], duel, (), lambda _: None)

    assert result.finds[0].clauses == ("LUN-COUNTING-003", "LUN-CARDS-001")


@pytest.mark.prove
def test_what_never_came_up_is_listed(tmp_path: Path) -> None:
    done = here("fuzz", "--rules", "lungau", "--questions", "5", cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM
    assert "clauses came up; not LUN-" in done.stdout


@pytest.mark.prove
def test_many_processes_find_what_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)
    monkeypatch.setattr(run, "causes_of", without_causes)
    asked = engine(tmp_path, COUNTS.format(deed=MISCOUNTS))
    words = ("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "75")

    one, two = (here(*words, "--jobs", jobs, cwd=tmp_path) for jobs in ("1", "2"))

    assert one.returncode == two.returncode == ExitCode.NOT_CONFORM
    assert one.stdout == two.stdout


def test_it_ends_when_every_clause_came_up_often_enough() -> None:
    duel = Duel(InProcess(respond), InProcess(respond))
    terms = FuzzTerms(100_000, {}, lambda: True, each=ROUND + 1, clauses=frozenset({"LUN-PLAY-007"}))

    def play(blocks: Sequence[Block]) -> list[BlockResult]:
        """In each block the clause comes up once."""
        once = Counter({"LUN-PLAY-007": 1})
        return [BlockResult.empty(block.place)._replace(asked=block.questions, come_up=once) for block in blocks]

    result = fuzz(terms, play, duel, (), lambda _: None)

    assert result.asked == 2 * BLOCK * ROUND  # it is looked at after each round


def misjudges_tricks(asked: dict[str, object], answer: dict[str, object]) -> None:
    if asked["ask"] == "trick":
        answer["winner"] = (int(str(answer["winner"])) + 1) % 4


@pytest.mark.prove
def test_a_campaign_says_of_which_finds_the_second_opinion_confirms_what_is_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = fuzzed("lungau", lambda line: changed(line, misjudges_tricks), 200)
    held = {find.way for find in result.finds if not find.law}
    assert held
    assert result.confirmed == held

    monkeypatch.setattr(second_opinion, "disagreement", lambda *_: None)
    unasked = fuzzed("lungau", lambda line: changed(line, misjudges_tricks), 200)

    assert {find.way for find in unasked.finds} == {find.way for find in result.finds}
    assert unasked.confirmed == frozenset()


def test_a_find_over_which_our_own_two_part_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fuzzed("lungau", lambda line: changed(line, misjudges_tricks), 60).ours == ()

    monkeypatch.setattr(second_opinion, "disagreement", lambda question, _: f"winner: in a {kind(question)}")
    result = fuzzed("lungau", lambda line: changed(line, misjudges_tricks), 60)

    assert result.finds == ()
    (told,) = result.ours
    assert told.startswith('winner: in a trick, asked {"ask":"trick"')


def test_by_the_rules_of_a_house_the_second_opinion_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_opinion, "disagreement", lambda *_: "winner: another one")
    find = Find(Count(id=1, rules="lungau", cards=["I"]), OtherField("augen", 5, 4), ())
    duel = Duel(InProcess(respond), InProcess(respond))

    by_house = second_opinion.arbitrated([find], duel, of_house=True)
    assert by_house.finds == (find,)
    assert by_house.confirmed == frozenset()
    assert second_opinion.arbitrated([find], duel, of_house=False).finds == ()


def test_a_find_about_a_sheet_is_put_to_the_second_opinion() -> None:
    def settles_all_alike(line: bytes) -> bytes:
        right = {"payments": [4, -4, 0, 0]}
        return changed(line, lambda asked, answer: answer.update(right) if asked["ask"] == "settle" else None)

    game = Item(item="Spiel", side="declarer", won=True)
    asked = Settle(id=1, rules="zwanzigerrufen", contract="Solo", players=4, dealer=3, declarer=0, items=[game])
    find = Find(asked, OtherField("payments", [12, -4, -4, -4], [4, -4, 0, 0]), ())
    wrong, right = (Duel(InProcess(respond), InProcess(engine)) for engine in (settles_all_alike, respond))

    (told,) = second_opinion.arbitrated([find], wrong, of_house=False).ours
    assert told.startswith("payments: 12 -4 -4 -4 told once more, 4 -4 0 0 answered")
    stands = second_opinion.arbitrated([find], right, of_house=False)
    assert stands.finds == (find,)
    assert stands.confirmed == {find.way}


def test_a_law_that_the_reference_itself_breaks_is_a_fault_of_ours() -> None:
    def takes_all_back(line: bytes) -> bytes:
        return changed(line, lambda asked, answer: answer.update(payments=[1]) if asked["ask"] == "settle" else None)

    game = Item(item="Spiel", side="declarer", won=True)
    asked = Settle(id=1, rules="lungau", contract="Dreier", players=4, dealer=3, declarer=0, items=[game])
    find = Find(asked, OtherField("", None, None), (), "there are 1", "payments")
    wrong, right = Duel(InProcess(respond), InProcess(takes_all_back)), Duel(InProcess(respond), InProcess(respond))

    (told,) = second_opinion.arbitrated([find], wrong, of_house=False).ours
    assert told.startswith("the law of payments is broken by the reference engine: there are 1")
    assert second_opinion.arbitrated([find], right, of_house=False).finds == (find,)


@pytest.mark.prove
def test_a_fault_of_ours_is_said_when_the_run_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_opinion, "disagreement", lambda *_: "augen: another number")
    asked = engine(tmp_path, COUNTS.format(deed=MISCOUNTS))

    done = here("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "60", "--jobs", "1", cwd=tmp_path)

    assert done.returncode == ExitCode.SUITE_BROKEN
    assert "our own two engines disagree: augen: another number" in done.stderr
