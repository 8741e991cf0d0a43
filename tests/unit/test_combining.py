"""Tables of combinations: that they hold what they are named after, and that a campaign takes their places evenly."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from tests.unit.materials import material_of

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Count, Question, Trick
from tarock_reference import respond
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import BLOCK, Block, play_block, questions_for_all
from tarock_searching.make.combination_tables import (
    EACH,
    Combinations,
    Shares,
    TableShare,
    add_shares,
    table_places,
    told_shares,
)
from tarock_searching.make.combining import all_combinations
from tarock_steps.catalogue.loading import load_catalogue, sources, table_of


def nothing(_place: int, _chance: random.Random) -> Iterator[Question]:
    yield from ()


@cache
def tables(source: str) -> tuple[Combinations, ...]:
    """All tables of a source."""
    return all_combinations(material_of(source), InProcess(respond).hello)


def table(source: str, name: str) -> Combinations:
    return next(shape for shape in tables(source) if shape.name == name)


def first_questions(source: str, name: str) -> list[Question]:
    """The first question at each place of a table."""
    asked, chance = table(source, name), random.Random(1)
    return [next(iter(asked.questions(number, chance))) for number in range(asked.size)]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 12, 97, 2862])
def test_every_place_comes_once_before_one_comes_again(size: int) -> None:
    taken = [place.number for place in table_places([Combinations("x", size, nothing)], "lungau 1", 0, size)]

    assert sorted(taken) == [*range(size)]


def test_the_first_few_places_are_spread_over_the_whole_table() -> None:
    taken = [place.number for place in table_places([Combinations("x", 1000, nothing)], "lungau 1", 0, 50)]

    assert {number // 100 for number in taken} == {*range(10)}


def test_a_block_goes_on_where_the_one_before_it_ended() -> None:
    tables = [Combinations("x", 50, nothing), Combinations("y", 70, nothing, 3 * EACH)]

    whole = [*table_places(tables, "lungau 1", 0, 20)]

    assert Counter(place.table.name for place in whole) == {"x": 20, "y": 60}
    assert len({place.number for place in whole if place.table.name == "y"}) == 60
    assert [*table_places(tables, "lungau 1", 0, 12), *table_places(tables, "lungau 1", 12, 8)] == whole
    assert [*table_places(tables, "lungau 2", 0, 20)] != whole


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_every_card_comes_behind_every_other_in_a_trick(source: str) -> None:
    pack = table_of(source).pack({})
    asked = table(source, "pairs of cards")
    behind = set(itertools.permutations(pack, 2))
    assert asked.size == len(behind)

    for number, (first, second) in enumerate(itertools.permutations(pack, 2)):
        trick = next(iter(asked.questions(number, random.Random(number))))
        assert isinstance(trick, Trick)
        assert trick.cards.index(first) < trick.cards.index(second)
        assert len(set(trick.cards)) == 4


def test_a_program_that_only_counts_has_no_rows_of_other_models() -> None:
    hello = msgspec.structs.replace(InProcess(respond).hello, questions=["hello", "count"])

    names = {combination.name for combination in all_combinations(material_of("lungau"), hello)}

    assert names == {"pairs of cards", "cards in piles", "readings"}


def test_rows_are_asked_by_readings_that_exist_and_that_a_program_offers() -> None:
    offered = {"lungau": {"solorufer": ["above", "sideways"], "nonsense": ["x"], "solodreier": []}}
    hello = msgspec.structs.replace(InProcess(respond).hello, rules=offered)
    duties = next(shape for shape in all_combinations(material_of("lungau"), hello) if shape.name == "duties")

    readings = [next(duties.questions(place, random.Random(1))).options for place in range(8)]

    assert readings == 2 * [{}, {}, {"solorufer": "above"}, {"solorufer": "above"}]


def test_every_card_is_counted_in_a_pile_of_every_size() -> None:
    asked = [
        question for question in first_questions("zwanzigerrufen", "cards in piles") if isinstance(question, Count)
    ]
    pack = table_of("zwanzigerrufen").pack({})

    assert {(question.cards[0], len(question.cards)) for question in asked} == {
        *itertools.product(pack, range(1, len(pack) + 1))
    }


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_every_reading_is_asked_for_in_a_question_about_its_clauses(source: str) -> None:
    readings = {pair for question in first_questions(source, "readings") for pair in question.options.items()}

    assert readings >= {
        (dispute.option, value) for dispute in load_catalogue(source).disputes.values() for value in dispute.values
    }


@pytest.mark.prove
def test_a_block_says_which_places_it_asked_and_which_hold_no_question() -> None:
    duel = Duel(InProcess(respond), InProcess(respond))

    result = play_block(material_of("lungau"), 1, Block(0, BLOCK, {}, {}), duel)

    each = {combination.name: combination.each for combination in tables("lungau")}
    assert {name: len(share.tried) for name, share in result.shares.items()} == each
    assert {"pairs of cards", "duties", "announcing", "items settled", "deals", "bidding", "readings"} <= {*each}
    for name in ("pairs of cards", "items settled", "duties", "deals"):
        assert len(result.shares[name].asked) == each[name]


@pytest.mark.prove
def test_what_a_program_does_not_offer_is_not_counted_as_asked() -> None:
    def counts_only(line: bytes) -> bytes:
        reply = json.loads(respond(line))
        if json.loads(line)["ask"] == "hello":
            reply["answer"]["questions"] = ["hello", "count"]
        return json.dumps(reply).encode()

    duel = Duel(InProcess(counts_only), InProcess(respond))

    result = play_block(material_of("lungau"), 1, Block(0, BLOCK, {}, {}), duel)

    assert len(result.shares["cards in piles"].asked) == EACH
    assert not result.shares["pairs of cards"].asked


def test_it_is_known_how_many_questions_ask_all_of_the_tables() -> None:
    # a block of 250 questions takes 8 places of each table, and every fourth block is held to laws instead
    assert questions_for_all({"small": TableShare(8, set(), set())}) == 250
    assert questions_for_all({"small": TableShare(2, set(), set()), "large": TableShare(31, set(), set())}) == 5 * 250
    assert questions_for_all({}) == 0


def test_shares_are_told_of_what_was_asked_alone() -> None:
    shares: Shares = {}
    pairs, duties = Combinations("pairs", 2862, nothing), Combinations("duties", 40, nothing)
    for was_asked, number in ((True, 7), (True, 8), (True, 7), (False, 9)):
        (place,) = table_places([pairs], "x", number, 1)
        add_shares(shares, place.spot.share(was_asked=was_asked))
    (place,) = table_places([duties], "x", 0, 1)
    add_shares(shares, place.spot.share(was_asked=False))

    assert [*map(str, told_shares(shares))] == ["pairs under 1 % (3 of 2,862, of which 1 without a question)"]
