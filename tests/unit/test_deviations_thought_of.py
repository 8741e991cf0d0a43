"""Which deviations are tried beside what the proof tries."""

from __future__ import annotations

import pytest

from tarock_engine.ruling import all_swapped
from tarock_protocol.messages.questions import Deck
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.houses.found import profile_line
from tarock_reference.houses.leaving_out import Without, left_out_of
from tarock_reference.impostors import values_of, wrong_in
from tarock_reference.variants import variant_of_source
from tarock_steps.catalogue.loading import sources


@pytest.mark.parametrize("source", sources())
def test_each_has_a_name_of_its_own(source: str) -> None:
    found = deviations(variant_of_source(source, {}))

    assert len({deviation.id for deviation in found}) == len(found)


def test_they_are_thought_of_once_for_a_variant_and_anew_for_another() -> None:
    one, other = variant_of_source("lungau", {}), variant_of_source("lungau", {})

    assert deviations(one) is deviations(one)
    assert deviations(other) is not deviations(one)


@pytest.mark.parametrize(
    ("deviation", "sentence"),
    [
        ("cards.red/reversed", "4, 3, 2, A instead of A, 2, 3, 4"),
        ("talon.never_laid_away.0/without-koenige", "Sküs XXI I instead of Sküs XXI I K♥ K♦ K♠ K♣"),
        ("settling.schleifen_price/=6", "6 instead of 3"),
    ],
)
def test_what_a_program_might_hold_is_tried(deviation: str, sentence: str) -> None:
    assert _sentences("lungau").get(deviation) == sentence


def _sentences(source: str) -> dict[str, str]:
    return {deviation.id: deviation.sentence for deviation in deviations(variant_of_source(source, {}))}


@pytest.mark.parametrize(
    ("deviation", "sentence"),
    [
        ("settling.game_step_times/once", "1, 2, 2, 2 instead of 1, 2, 4, 8"),
        ("settling.fourth_step_times/=5", "5 instead of 16"),
        ("settling.fifth_step_times/=6", "6 instead of 32"),
    ],
)
def test_doublings_that_count_once_or_add_up_are_tried(deviation: str, sentence: str) -> None:
    """By KOE-SETTLING-042, -044 and -045 each step doubles again."""
    assert _sentences("koenigrufen").get(deviation) == sentence


@pytest.mark.parametrize("goal", [57, 56, 88])
def test_a_goal_may_be_all_augen_or_what_keeps_the_others_from_another_goal(goal: int) -> None:
    """The pack of zwanzigerrufen has 88 Augen; with 57 for one side, 31 are left, which are fewer than 32."""
    path = "contracts.Normalspiel.terms.least_augen"

    assert _sentences("zwanzigerrufen").get(f"{path}/={goal}") == f"{goal} instead of 45"


def test_one_part_of_a_value_with_several_is_tried_otherwise() -> None:
    found = _sentences("zwanzigerrufen")

    assert {"contracts.Solo.terms.valat.0/points=12", "contracts.Solo.terms.valat.0/doubled=False"} <= found.keys()
    assert "sessions.doubled.length/deals=3" in _sentences("karl")


def test_only_cards_have_an_order_that_can_be_the_other_way_round() -> None:
    turned = [
        deviation.id for deviation in deviations(variant_of_source("karl", {})) if deviation.id.endswith("/reversed")
    ]

    orders = ("trumps", "birds_named", "pictures", "black", "red")
    assert sorted(turned) == sorted(f"cards.{order}/reversed" for order in orders)


def test_no_card_is_tried_with_which_nobody_plays() -> None:
    """The forty cards of zwanzigerrufen have no 4♥, and nobody holds one for a Trull."""
    trulls = [
        deviation.id for deviation in deviations(variant_of_source("zwanzigerrufen", {})) if ".trull/" in deviation.id
    ]

    assert trulls
    assert not any("4♥" in trull for trull in trulls)


def test_of_equals_a_word_left_out_is_plainer_than_a_value_and_a_reading_plainest() -> None:
    found = {deviation.id: deviation for deviation in deviations(variant_of_source("lungau", {}))}
    plain = [found["announcement-turns=circuits"], found["without items: Trull"], found["settling.schleifen_price/=6"]]

    assert sorted({*plain}, key=lambda deviation: deviation.plainness) == plain


def test_a_way_is_tried_that_a_house_may_name_and_that_another_source_offers() -> None:
    """Whoever knows no Trumpfzwang plays zwanzigerrufen so; no reading of its source says it."""
    source = variant_of_source("zwanzigerrufen", {})
    found = [deviation for deviation in deviations(source) if deviation.id.startswith("play.follow.2/way-")]
    free = "Without the suit led and without a trump, anything goes"
    must = "Without the suit led, a trump has to be played"

    assert [deviation.sentence for deviation in found] == [f"“{free}” instead of “{must}”"]
    assert [profile_line(deviation, source) for deviation in found] != [None]


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_a_wrong_value_beside_a_word_left_out_is_as_if_the_word_had_gone_last(source: str) -> None:
    """So all candidates that are tried beside the word share the rules without it."""
    variant = variant_of_source(source, {})
    gone = [deviation for deviation in deviations(variant) if deviation.left_out and not deviation.understood]
    known = values_of(variant.rules)
    wrong = [tried for tried in deviations(variant) if tried.impostor is not None and tried.impostor.path in known]
    for place, deviation in enumerate(wrong[::15]):
        impostor = deviation.impostor
        assert impostor is not None
        named = (gone_word for gone_word in gone if gone_word.word in str(impostor.value))
        left = next(named, gone[place % len(gone)])
        swapped = all_swapped(variant.rules, wrong_in(variant.rules, [impostor]))

        played = Deviant(variant.rules_for, (deviation, left)).rules_for(Deck(id=0, rules=source))
        last = left_out_of(swapped, Without(**{left.left_out: (left.word,)}))

        assert values_of(played) == values_of(last)
        assert (played.by_name.keys(), played.left_out) == (last.by_name.keys(), last.left_out)
