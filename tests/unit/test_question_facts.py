"""What a deal does not say by itself, its right answer and its course say: the game, who is in turn, what was said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.unit.test_asking_on import LUNGAU

from tarock_checking.diagnose.where_it_holds import where_it_holds
from tarock_language.catalogue import language_of
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, MayAnnounce
from tarock_reference.condition_texts import where_named
from tarock_reference.deviation_conditions import places_of_question
from tarock_reference.deviations import deviation_named
from tarock_reference.question_facts import facts_about

PACKED = [
    [*hand.split()]
    for hand in (
        "XXI XVI V I D♥ 4♥ K♦ 3♦ B♠ 8♠ D♣ 9♣",
        "XVIII XV XII XI IX IV III C♥ B♥ 2♥ 3♥ D♦",
        "C♦ A♦ 2♦ D♠ 9♠ 7♠ K♣ C♣ B♣ 10♣ 8♣ 7♣",
        "Sküs XX XIX XVII XIV X VI K♥ A♥ K♠ C♠ 10♠",
    )
]
BIDS = [Action(seat=seat, do="bid", what=what) for seat, what in enumerate(("Erster", "Weiter", "Weiter", "Dreier"))]
DEALT = Deal(
    id=7,
    rules="lungau",
    players=4,
    dealer=3,
    hands=PACKED,
    talon=[["XIII", "VIII", "B♦"], ["VII", "II", "4♦"]],
    actions=BIDS,
)
TAKEN = [Action(seat=3, do="talon", what="first"), Action(seat=3, do="discard", what="A♥ B♦ 10♠")]
SPEAKING = replace(DEALT, actions=[*DEALT.actions, *TAKEN])
FIRST = MayAnnounce(
    id=0,
    rules="lungau",
    players=4,
    dealer=3,
    contract="Dreier",
    declarer=3,
    partner=None,
    called=None,
    said=[],
    hand=PACKED[0],
)


def test_a_deal_is_about_the_game_that_its_auction_has_come_to() -> None:
    facts = facts_about(DEALT)

    assert (facts["contract"], facts["declarer"], facts["partner"]) == ("Dreier", 3, None)
    assert facts["bids"] == DEALT.actions
    assert facts["said"] == []
    assert where_named('contract="Dreier"').is_met_by(DEALT)
    assert not where_named('contract="Dreier"').is_met_by(replace(DEALT, actions=BIDS[:3]))


def test_who_is_in_turn_is_seen_from_the_declarer() -> None:
    said = replace(SPEAKING, actions=[*SPEAKING.actions, Action(seat=3, do="say", what="Gut!")])

    assert [facts_about(question)["acts"] for question in (SPEAKING, said, FIRST)] == [
        "declarer",
        "another",
        "declarer",
    ]
    assert "acts" not in facts_about(replace(DEALT, actions=BIDS[:1]))


def test_a_deal_that_cannot_be_asked_has_no_facts_of_an_answer() -> None:
    assert facts_about(replace(DEALT, hands=[["none"]])) == {"bids": DEALT.actions, "said": []}
    assert facts_about(replace(DEALT, rules="none")) == {"bids": DEALT.actions, "said": []}


def test_deals_are_limited_as_other_questions_are() -> None:
    other = replace(DEALT, actions=BIDS[:3])
    where = where_it_holds([DEALT, FIRST], [other, replace(FIRST, contract="Solodreier")])

    assert where is not None
    assert where.id == 'contract="Dreier"'


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ('acts="declarer"', "the player in turn is the declarer", "der Spieler am Zug der Bieter ist"),
        ('acts="another"', "the player in turn is another player", "der Spieler am Zug ein anderer Spieler ist"),
    ],
)
def test_who_is_in_turn_is_said_in_words(text: str, english: str, german: str) -> None:
    where = where_named(text)

    assert str(where.said) == english
    assert language_of("de").sentence(where.said) == german


def test_every_fact_is_a_place() -> None:
    fields = {place.field for place in places_of_question(SPEAKING)}

    assert {"contract", "declarer", "partner", "acts", "bids", "said"} <= fields


@pytest.mark.parametrize("text", ["acts=1", "acts#=2"])
def test_a_fact_that_cannot_be_names_no_place(text: str) -> None:
    assert deviation_named(f"play.leads/declarer @ {text}", LUNGAU) is None
