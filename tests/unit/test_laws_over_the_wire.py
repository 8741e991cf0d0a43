"""Laws that need no right answer: each is broken by a small engine and found, and the reference keeps them all."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace
from tests.unit.materials import material_of, without_causes
from tests.unit.the_command import engine, here

from tarock_protocol.codec import decode_question, encode
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Count, Deal, Settle
from tarock_reference import respond
from tarock_running.process.exits import ExitCode
from tarock_searching.ask.duel import Duel, Find
from tarock_searching.ask.laws.book import LAWS, facts_of, finds_by_law
from tarock_searching.ask.laws.facts import law_facts
from tarock_searching.ask.question_blocks import BLOCK, Block, BlockResult, play_block
from tarock_searching.fuzz import campaign, run
from tarock_searching.fuzz.campaign import FuzzTerms, fuzz
from tarock_steps.catalogue.loading import load_catalogue, sources

Told = dict[str, Any]
Spoil = Callable[[Told, Told], None]
"""What a wrong engine makes of a right answer to a question."""
BLOCKS: Final = 20
"""How many blocks a mistake may take to be found."""
REKONTRA: Final = 2
"""How many steps a game with Kontra and Rekontra has."""


def spoiled(spoil: Spoil) -> Callable[[bytes], bytes]:
    """The reference engine, whose answers are spoiled, that to hello too."""

    def answering(line: bytes) -> bytes:
        asked, reply = json.loads(line), json.loads(respond(line))
        if "answer" in reply:
            spoil(asked, reply["answer"])
        return json.dumps(reply).encode()

    return answering


def by_laws(source: str, program: Callable[[bytes], bytes], number: int) -> BlockResult:
    duel = Duel(InProcess(program), InProcess(respond))
    return play_block(material_of(source), 1, Block(number, BLOCK, {}, {}, of_laws=True), duel)


def found(source: str, program: Callable[[bytes], bytes], sort: tuple[str, str]) -> Find | None:
    """The first find of a sort."""
    played = (by_laws(source, program, number) for number in range(BLOCKS))
    return next((result.finds[sort] for result in played if sort in result.finds), None)


# ------------------------------------------------------------------------------------------------- broken engines


def a_card_in_another_hand(_: Told, answer: Told) -> None:
    if "hands" in answer and answer["hands"][0]:
        answer["hands"][1].append(answer["hands"][0].pop())


def the_winner_leads(_: Told, answer: Told) -> None:
    for trick in answer.get("tricks", []):
        trick["leader"] = trick["winner"]


def everybody_next(asked: Told, answer: Told) -> None:
    if asked["ask"] == "deal":
        answer["next"] = [{**turn, "seat": seat} for turn in answer["next"][:1] for seat in range(4)]


def an_auge_too_many(asked: Told, answer: Told) -> None:
    if asked["ask"] == "deal" and answer["augen"]:
        side = next(iter(answer["augen"]))
        answer["augen"][side] = 1 + int(answer["augen"][side])


def money_from_nowhere(asked: Told, answer: Told) -> None:
    if asked["ask"] in ("deal", "settle") and answer["payments"]:
        answer["payments"][0] = 1_000


def totals_without_the_last(asked: Told, answer: Told) -> None:
    if asked["ask"] == "session" and asked["deals"]:
        answer["totals"][0] = 0
        answer["totals"][1] = 1


def the_mond_is_refused(asked: Told, answer: Told) -> None:
    acts = asked.get("actions", [])
    if asked["ask"] == "deal" and acts and acts[-1]["what"] == "XXI" and answer["refused"] is None:
        answer |= {"accepted": len(acts) - 1, "refused": {"index": len(acts) - 1}}


def a_card_is_not_listed(asked: Told, answer: Told) -> None:
    if asked["ask"] == "deal":
        for turn in answer["next"]:
            if turn["do"] == "play" and len(turn["legal"]) > 1:
                turn["legal"] = turn["legal"][:-1]


def nothing_is_ever_over(asked: Told, answer: Told) -> None:
    """Everybody says Gut! in turn for ever, whatever the cards are."""
    if asked["ask"] == "deal":
        said = [act["what"] == "Gut!" and act["seat"] == place % 4 for place, act in enumerate(asked["actions"])]
        number = [*said, False].index(False)
        turn = {"seat": number % 4, "do": "say", "legal": ["Gut!"]}
        refused = {"index": number} if number < len(said) else None
        answer |= {"accepted": number, "refused": refused, "over": False, "next": [turn]}
        answer |= {"hands": asked["hands"], "discards": [], "tricks": [], "face_up": [], "augen": {}, "payments": []}


def every_second_count(counted: itertools.count[int]) -> Spoil:
    def spoil(asked: Told, answer: Told) -> None:
        if asked["ask"] == "count":
            answer["augen"] = next(counted) % 2

    return spoil


def forgetful(counted: itertools.count[int]) -> Spoil:
    """In every second forty deals nobody has called anything."""

    def spoil(asked: Told, answer: Told) -> None:
        if asked["ask"] == "deal" and next(counted) // 40 % 2:
            answer["called"] = None

    return spoil


def the_next_seat_wins(asked: Told, answer: Told) -> None:
    if asked["ask"] == "trick":
        answer["winner"] = (asked["leader"] + 1) % 4


def other_bids_by_themselves(asked: Told, answer: Told) -> None:
    if asked["ask"] == "may_bid" and len(answer["legal"]) > 1:
        answer["legal"] = answer["legal"][1:]


def a_card_fewer_by_itself(asked: Told, answer: Told) -> None:
    if asked["ask"] == "may_play":
        answer["legal"] = answer["legal"][1:]


def nothing_may_be_laid_away_by_itself(asked: Told, answer: Told) -> None:
    if asked["ask"] == "may_discard":
        answer["allowed"] = False


def an_auge_more_with_herz_koenig(asked: Told, answer: Told) -> None:
    if asked["ask"] == "count" and "K♥" in asked["cards"] and len(asked["cards"]) < 50:
        answer["augen"] += 1


def payments_by_themselves(asked: Told, answer: Told) -> None:
    if asked["ask"] == "settle":
        answer["payments"] = [-int(paid) for paid in answer["payments"]]


def vorhand_always_in_the_first_seat(asked: Told, answer: Told) -> None:
    if asked["ask"] == "next_dealer":
        answer["vorhand"] = 0


def pik_counts_more(asked: Told, answer: Told) -> None:
    if asked["ask"] == "count" and "K♠" in asked["cards"]:
        answer["augen"] += 1


def black_counts_more(asked: Told, answer: Told) -> None:
    if asked["ask"] == "count" and {"K♠", "K♣"} & {*asked["cards"]}:
        answer["augen"] += 1


def the_second_half_stays(asked: Told, answer: Told) -> None:
    for turn in answer.get("next", []) if asked["ask"] == "deal" else ():
        turn["legal"] = [what for what in turn["legal"] if what != "second"]


def a_cent_for_the_tariff(asked: Told, answer: Told) -> None:
    if asked["ask"] == "settle" and asked["tariff"] is not None:
        answer["payments"] = [paid + (1 if paid > 0 else -1) for paid in map(int, answer["payments"])]


def no_hand_of_odd_length_may_play(asked: Told, answer: Told) -> None:
    """A numeral and its neighbour differ in length by one, most of the time."""
    if asked["ask"] == "may_play" and len("".join(asked["hand"])) % 2:
        answer["legal"] = []


BROKEN: Final[tuple[tuple[str, str, Callable[[], Spoil]], ...]] = (
    ("cards", "deal", lambda: a_card_in_another_hand),
    ("tricks", "deal", lambda: the_winner_leads),
    ("turns", "deal", lambda: everybody_next),
    ("augen", "deal", lambda: an_auge_too_many),
    ("payments", "deal", lambda: money_from_nowhere),
    ("payments", "settle", lambda: money_from_nowhere),
    ("payments", "session", lambda: totals_without_the_last),
    ("listed", "deal", lambda: the_mond_is_refused),
    ("unlisted", "deal", lambda: a_card_is_not_listed),
    ("end", "deal", lambda: nothing_is_ever_over),
    ("again", "count", lambda: every_second_count(itertools.count())),
    ("order", "deal", lambda: forgetful(itertools.count())),
    ("parts", "deal", lambda: the_next_seat_wins),
    ("parts", "deal", lambda: other_bids_by_themselves),
    ("parts", "deal", lambda: payments_by_themselves),
    ("parts", "deal", lambda: a_card_fewer_by_itself),
    ("parts", "deal", lambda: nothing_may_be_laid_away_by_itself),
    ("augen", "count", lambda: an_auge_more_with_herz_koenig),
    ("seats", "next_dealer", lambda: vorhand_always_in_the_first_seat),
    ("suits", "count", lambda: pik_counts_more),
    ("colours", "count", lambda: black_counts_more),
    ("halves", "deal", lambda: the_second_half_stays),
    ("tariff", "settle", lambda: a_cent_for_the_tariff),
    ("neighbours", "may_play", lambda: no_hand_of_odd_length_may_play),
)


DEAR: Final = {"augen", "unlisted", "neighbours", "suits", "colours", "tariff", "again", "halves", "order"}
"""Laws of which a break is rarely met, or takes long to be met; they are left to the proof."""


@pytest.mark.gate("cards-deal", "payments-settle", "listed-deal", "end-deal", "parts-deal2")
@pytest.mark.parametrize(
    ("law", "asked", "spoil"),
    [
        pytest.param(*broken, id="-".join(broken[:2]), marks=[pytest.mark.prove] if broken[0] in DEAR else [])
        for broken in BROKEN
    ],
)
def test_an_engine_that_breaks_a_law_is_found_out(law: str, asked: str, spoil: Callable[[], Spoil]) -> None:
    find = found("lungau", spoiled(spoil()), (asked, f"law: {law}"))

    assert find is not None
    assert find.broke


def test_an_engine_in_which_a_rekontra_makes_a_game_cheaper_is_found_out() -> None:
    def takes_all_back(asked: Told, answer: Told) -> None:
        if asked["ask"] == "settle" and len(asked["items"][0]["doubled"]) == REKONTRA:
            answer["lines"] = []

    def find(doubled: list[int]) -> list[Find]:
        game = Item(item="Spiel", side="declarer", won=True, doubled=doubled)
        question = Settle(id=1, rules="lungau", contract="Dreier", players=4, dealer=3, declarer=0, items=[game])
        duel = Duel(InProcess(spoiled(takes_all_back)), InProcess(respond))
        return [*finds_by_law(question, duel, "doubling")]

    assert find([]) == find([1]) == []
    (found_out,) = find([1, 0])
    assert (
        str(found_out.broke) == "Spiel brings 0, and 40 without the last doubling"
    )  # a Dreier: 10 x 2, with Kontra 40


def test_every_law_is_broken_by_some_engine() -> None:
    assert {law for law, _, _ in BROKEN} | {"doubling"} == {law.name for law in LAWS}


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_the_reference_keeps_every_law(source: str) -> None:
    for number in range(2):
        result = by_laws(source, respond, number)

        assert result.finds == {}
        assert result.asked == BLOCK


def test_cards_are_laid_away_by_themselves_as_in_the_deal_only_in_their_turn() -> None:
    """By one reading of Karls Tarockrunde the König is named before anything is laid away."""
    hands = ["K♥ K♦ Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII", "XII XI X IX VIII VII VI V IV III II I"]
    hands += ["D♥ C♥ B♥ A♥ D♦ C♦ B♦ A♦ K♠ D♠ C♠ B♠", "K♣ 10♠ 9♠ 8♠ 7♠ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"]
    turns = ["Mein Spiel", "Gut!", "Gut!", "Gut!", "Rufer"]
    acts = [Action(seat=number % 4, do="bid", what=what) for number, what in enumerate(turns)]
    acts += [Action(seat=0, do="talon", what="first"), Action(seat=0, do="discard", what="4♥ 3♥ 2♥")]
    deal = Deal(
        id=1,
        rules="karl",
        options={"king-named-when": "before-discard"},
        players=4,
        dealer=3,
        hands=[hand.split() for hand in hands],
        talon=[["4♥", "3♥", "2♥"], ["4♦", "3♦", "2♦"]],
        actions=acts,
    )
    duel = Duel(InProcess(respond), InProcess(respond))

    assert [*finds_by_law(deal, duel, "parts")] == []
    assert [*finds_by_law(replace(deal, options={}), duel, "parts")] == []


@pytest.mark.prove
def test_who_plays_cards_alone_is_held_to_the_laws_of_cards() -> None:
    def loses_a_card(asked: Told, answer: Told) -> None:
        if asked["ask"] == "hello":
            answer["questions"] = ["hello", "play"]
        elif len(answer["tricks"]) > 2:
            answer["hands"][0] = []

    find = found("karl", spoiled(loses_a_card), ("play", "law: cards"))

    assert find is not None
    assert "in a place too many" in str(find.broke)


def test_what_a_program_does_not_say_is_held_to_no_law() -> None:
    def says_who_is_next(asked: Told, answer: Told) -> None:
        if asked["ask"] == "hello":
            answer["fields"] = {"deal": ["refused", "accepted", "next"]}
        elif asked["ask"] == "deal":
            answer |= {"payments": [5], "tricks": [], "hands": []}

    assert by_laws("lungau", spoiled(says_who_is_next), 0).finds == {}


def test_a_program_that_breaks_in_a_deal_is_told_so() -> None:
    def dies_in_the_third_trick(line: bytes) -> bytes:
        asked = json.loads(line)
        if sum(act["do"] == "play" for act in asked.get("actions", ())) > 8:
            raise MemoryError
        return respond(line)

    find = found("lungau", dies_in_the_third_trick, ("deal", "an error"))

    assert find is not None
    assert "MemoryError" in str(find.broke)


# ---------------------------------------------------------------------------------------------- campaigns, and words


class Unasked:
    """A reference that must not be asked."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(name)


def test_laws_alone_need_no_reference() -> None:
    duel = Duel(InProcess(respond), Unasked())  # type: ignore[arg-type]
    terms = FuzzTerms(2 * BLOCK, {}, lambda: True, laws_only=True)
    asked = [Count(id=1, rules="lungau", cards=["III"])]

    result = fuzz(
        terms,
        lambda blocks: [play_block(material_of("lungau"), 1, block, duel) for block in blocks],
        duel,
        asked,
        lambda _: None,
    )

    assert result.finds == ()
    assert 2 * BLOCK <= result.asked < 3 * BLOCK


def test_a_breach_is_made_small() -> None:
    duel = Duel(InProcess(spoiled(a_card_in_another_hand)), InProcess(respond))
    terms = FuzzTerms(BLOCK, {}, lambda: True, laws_only=True)

    result = fuzz(
        terms,
        lambda blocks: [play_block(material_of("lungau"), 1, block, duel) for block in blocks],
        duel,
        (),
        lambda _: None,
    )

    (find,) = [shown_find for shown_find in result.finds if shown_find.sort == ("deal", "law: cards")]
    assert isinstance(find.question, Deal)
    assert find.question.actions == []  # the card is in another hand from the beginning
    assert find.question.options == {}


def test_a_share_of_every_campaign_is_held_to_laws() -> None:
    kinds: list[bool] = []
    duel = Duel(InProcess(respond), InProcess(respond))

    def noted(blocks: Any) -> list[BlockResult]:
        kinds.extend(block.of_laws for block in blocks)
        return []

    fuzz(FuzzTerms(2_000, {}, lambda: True), noted, duel, (), lambda _: None)

    assert kinds == [False, False, False, True] * 2


WRONG = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "settle" and "answer" in reply:
        reply["answer"]["payments"][0] = 1_000_000
    print(json.dumps(reply), flush=True)
"""


@pytest.mark.prove
def test_a_breach_is_told_with_its_law_and_its_question_and_kept_in_the_corpus(tmp_path: Path) -> None:
    asked = engine(tmp_path, WRONG)
    words = ("fuzz", "--engine", asked, "--rules", "lungau", "--laws-only", "--corpus", "finds.jsonl")

    first = here(*words, "--questions", "150", "--jobs", "1", cwd=tmp_path)
    again = here(*words, "--questions", "1", cwd=tmp_path)

    assert first.returncode == again.returncode == ExitCode.NOT_CONFORM
    assert "settle: law of payments: they sum to" in first.stdout
    assert law_facts()["payments"].en in first.stdout
    assert "LUN-SETTLING-023" in first.stdout
    assert "clauses came up" not in first.stdout  # laws say nothing of clauses
    kept = (tmp_path / "finds.jsonl").read_bytes().splitlines()
    whole = [line.partition("asked ")[2].encode() for line in first.stdout.splitlines() if "asked {" in line]
    in_part = (tmp_path / "tarock-report" / "fuzz-lungau.questions.jsonl").read_bytes().splitlines()
    told = [encode(decode_question(line)) for line in (*whole, *in_part)]
    assert {encode(decode_question(line)) for line in kept} == set(told)
    assert "law of payments" in again.stdout


@pytest.mark.prove
def test_many_processes_find_by_laws_what_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)
    monkeypatch.setattr(run, "causes_of", without_causes)
    asked = engine(tmp_path, WRONG)
    words = ("fuzz", "--engine", asked, "--rules", "lungau", "--laws-only", "--questions", "75")

    one, two = (here(*words, "--jobs", jobs, cwd=tmp_path) for jobs in ("1", "2"))

    assert one.returncode == ExitCode.NOT_CONFORM
    assert one.stdout == two.stdout


def test_the_page_of_the_laws_has_every_one_and_every_exception() -> None:
    page = (Path(__file__).parents[2] / "docs" / "laws.md").read_text(encoding="utf-8")

    for name, fact in law_facts().items():
        assert f"| {name} | {fact.en} | {fact.de} |" in page
        for exception in fact.holds_not:
            assert exception.reason in page


def test_every_law_has_its_words_and_every_clause_stands_in_the_catalogue() -> None:
    facts = law_facts()

    assert {facts_of(law) for law in LAWS} == {*facts}
    assert all(fact.en.endswith(".") and fact.de.endswith(".") and fact.en != fact.de for fact in facts.values())
    for fact in facts.values():
        for source, clauses in fact.clauses.items():
            assert set(clauses) <= set(load_catalogue(source).clauses)
        for exception in fact.holds_not:
            disputes = load_catalogue(exception.source).disputes
            assert all(reading in disputes[option].values for option, reading in exception.options.items())
