"""Whatever a house says: some question that a check asks shows that a program does not play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from proving.small_questions import playing_otherwise
from tests.houses import playing

from tarock_checking.lock.catching import is_caught
from tarock_checking.lock.gathering import AnsweredQuestion, answered
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import read_house
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_register.variant.houses_side_by_side import smallest_question
from tarock_register.variant.points import points_of
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.small_questions import small_questions

NOTHING_SHOWS: Final = {
    "all Augen are 71: one side has 36 exactly where the other has fewer": ["lungau counting.who_needs/last-doubler"],
    "no amount has a fraction, by the default readings and the prices of the source": [
        f"{source} settling.rounding/{way}"
        for source in ("koenigrufen", "zwanzigerrufen")
        for way in ("upwards", "downwards", "to-nearest")
    ],
    "whoever has neither the suit nor a trump may play anything, which the duties before it leave anyhow": [
        "karl play.follow.3/anything-without-both",
        "koenigrufen play.follow.3/anything-without-both",
        "lungau play.follow.3/anything-without-both",
        "zwanzigerrufen play.follow.3/anything-when-void",
    ],
    "another source says in other words what this one plays by its default readings": [
        "karl play.farbensolo_trull/trull-where-trump-led",
        "karl play.farbensolo_trull/trull-on-trump",
        "koenigrufen counting.method/in-groups",
        "koenigrufen trischaken.pagat_last/pagat-waits",
        "lungau trischaken.pagat_last/pagat-waits",
        "zwanzigerrufen play.farbensolo_trull/trull-where-trump-led",
    ],
    "no game is named by a Vogel, whose card would go last": ["koenigrufen talon.last_resort_choice/bid-uhu-last"],
}
"""The ways to play that no question shows where a house says nothing else, by the reason."""
EXCUSED: Final = frozenset(name for names in NOTHING_SHOWS.values() for name in names)


def stored(variant: Variant, impostor: Impostor) -> Iterator[AnsweredQuestion]:
    """The stored questions, first those on a ruling, each with its right answer."""
    known = small_questions(variant.based_on)
    for written in (*known.on_any([impostor.path]), *known.on_any([impostor.clause]), *known.questions):
        line = msgspec.json.encode({**written, "id": 0, "rules": variant.based_on, "options": {}})
        question = answered(variant, codec.sound_question(line))
        if question is not None:
            yield question


def unseen(source: str, *, excused: bool) -> list[str]:
    """The ways to play of a source that no stored question shows, of those that are excused, or of all others."""
    variant = variant_of_source(source, {})
    named = {f"{source} {impostor.id}": impostor for impostor in playing_otherwise(variant)}
    return [
        name
        for name, impostor in named.items()
        if (name in EXCUSED) is excused
        and not any(is_caught(question, variant.wrong(impostor)) for question in stored(variant, impostor))
    ]


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", RULE_SETS)
def test_each_way_to_play_that_a_house_can_name_is_shown_by_a_stored_question(source: str) -> None:
    """`python -m proving.small_questions` stores one for a new way; where it finds none, a scenario is missing."""
    assert unseen(source, excused=False) == []


@pytest.mark.prove
def test_nothing_is_excused_that_a_question_shows() -> None:
    assert {name for source in RULE_SETS for name in unseen(source, excused=True)} == EXCUSED


# --------------------------------------------------------------------------------------------------- of a house itself


def lacking(house: House) -> list[Impostor]:
    """The engines that play a ruling of a house as its source does."""
    values = dict(house.source.rulings())
    own = {(ruling.path, values[ruling.path].value) for ruling in house.changed}
    return [impostor for impostor in variant_of_house(house).impostors() if (impostor.path, impostor.value) in own]


SAID: Final = {
    "karl": '"counting.who_needs" = "last-doubler"\n"contracts.Dreier.terms.price" = "41/2"',
    "koenigrufen": '"counting.who_needs" = "last-doubler"\n"contracts.Dreier.terms.price_won" = "9/2"',
    "zwanzigerrufen": '"counting.who_needs" = "last-doubler"\n"contracts.Solo.terms.points" = "9/2"',
}
"""Who needs the Augen at Kontra, and a price with a fraction."""


@pytest.mark.parametrize("source", SAID)
def test_a_program_that_lacks_a_ruling_of_a_house_is_among_its_impostors(source: str) -> None:
    house = playing.house(source, f'[rulings]\n{SAID[source]}\n"settling.rounding" = "upwards"\n')

    assert {impostor.path for impostor in lacking(house)} == {ruling.path for ruling in house.rulings}
    assert len({impostor.id for impostor in variant_of_house(house).impostors()}) == len(
        variant_of_house(house).impostors()
    )


@pytest.mark.parametrize("source", SAID)
def test_each_of_them_is_told_by_a_question_that_rests_on_the_ruling(source: str) -> None:
    """A rounded amount names the clause of the rounding; a doubled game with neither side at its Augen is asked."""
    house = playing.house(source, f'[rulings]\n{SAID[source]}\n"settling.rounding" = "upwards"\n')
    variant = variant_of_house(house)

    for impostor in lacking(house):
        resting = (question for question in stored(variant, impostor) if impostor.clause in question.clauses)
        assert any(is_caught(question, variant.wrong(impostor)) for question in resting), impostor.id


def shown(here: House, there: House, path: str) -> dict[str, Any]:
    """The smallest question of a difference between two houses."""
    points = {point.name: point for point in points_of(here, there, load_catalogue(here.based_on), ENGLISH)}
    return smallest_question((here, there), points[path], ENGLISH)


@pytest.mark.prove
def test_a_ruling_that_shows_only_beside_another_one_is_shown_by_the_house_that_has_both() -> None:
    """A price of 9/2 is paid exactly without the rounding of the second house, and 5 with it."""
    source, house = (
        playing.house("koenigrufen"),
        playing.house(
            "koenigrufen", '[rulings]\n"contracts.Dreier.terms.price_won" = "9/2"\n"settling.rounding" = "upwards"\n'
        ),
    )
    found = shown(source, house, "settling.rounding")

    assert found["without"]
    assert ("Second", "+9/2 points", "+5 points") in [tuple(line) for line in found["answers"]]
    back = shown(house, source, "settling.rounding")
    assert ("Second", "+5 points", "+9/2 points") in [tuple(line) for line in back["answers"]]
    assert departures(source, house)[1].name == "settling.rounding"


# ------------------------------------------------------------------------------------------------------ whole houses

HOUSES: Final = [path.stem for path in sorted((features_root() / "houses").glob("*.toml"))]


ASKED_ONLY: Final = frozenset({"announcing.last_step"})
"""What scenarios ask and no stored question does: what a third step of Kontra counts, which is one of a reading."""


def compared(name: str) -> Iterator[tuple[House, House]]:
    """A house beside its source, and beside each of its accounts."""
    house = read_house(features_root() / "houses" / f"{name}.toml")
    yield House(name=house.based_on, based_on=house.based_on), house
    yield from ((house, house.by_account(account)) for account, _ in house.accounts)


@pytest.mark.gate("hksw-zwanzigerrufen", "gasthof-post")
@pytest.mark.parametrize("name", HOUSES)
def test_each_difference_of_a_house_has_a_question_that_shows_it(name: str) -> None:
    """Own games and items, what is left out, the order of the auction, readings, rulings and accounts."""
    unshown = [
        point.name
        for here, there in compared(name)
        for point in points_of(here, there, load_catalogue(here.based_on), ENGLISH)
        if point.name not in ASKED_ONLY and not smallest_question((here, there), point, ENGLISH)
    ]

    assert unshown == []
