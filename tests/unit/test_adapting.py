"""The same course in the words of other rules: every adaptation once, and what is left alone."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from tests.unit.otherwise import asked, longest_deal, playing, rules, scenario, spoken

from tarock_language.message import in_english
from tarock_protocol.codec import decode_question
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, Question, Session, Settle
from tarock_reference import respond
from tarock_reference.houses.profile_parsing import house_of
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import rules_with
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.adaptations import AdaptedCourse
from tarock_steps.suite.adapting import Adapting
from tarock_steps.suite.deriving import Barred, Right, right
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Basis, Outcome


def test_a_koenig_is_named_with_the_bid_and_not_called_once_more() -> None:
    """Vorhand bids Spatzrufer and calls K♦, which ``king-named-when=with-bid`` wants in one: Spatzrufer K♦."""
    verdict, questions = asked(
        "lungau/counting/the-same-tricks-with-another-partner[K♦]", {"king-named-when": "with-bid"}
    )

    assert verdict.outcome is Outcome.PASSED
    assert ("bid", 0, "Spatzrufer K♦") in spoken(questions)
    assert not any(do == "call" for do, _, _ in spoken(questions))


GROUPED = {"talon-halves": "free"}
"""The declarer takes any three cards of the Stock."""


@pytest.mark.parametrize(
    ("identifier", "cards"),
    [
        ("koenigrufen/counting/the-cards-laid-away-decide-a-rufer", "C♣ B♣ VII"),
        ("koenigrufen/talon/the-called-koenig-lies-in-the-first-set[first]", "K♥ 9♠ 8♠"),
    ],
)
def test_a_half_of_the_talon_is_named_by_its_cards_where_the_declarer_groups_them(identifier: str, cards: str) -> None:
    """Also where just that is tried: it is the same that is done."""
    verdict, questions = asked(identifier, GROUPED)
    (taken,) = [act.what for act in longest_deal(questions).actions if act.do == "talon"]

    assert verdict.outcome is Outcome.PASSED
    assert set(taken.split()) == set(cards.split())


def test_whoever_may_still_bid_passes_first() -> None:
    """A Dreier ends the auction by default; with ``solodreier=on`` the three others may still go over it, and pass."""
    identifier = "lungau/whole_deals_dreier/a-dreier-that-makes-every-trick-without-a-word"
    verdict, questions = asked(identifier, {"solodreier": "on"})

    assert verdict.outcome is Outcome.PASSED
    assert 'the bidding goes "Vorhand Dreier"' in scenario(identifier).steps
    assert [(seat, what) for do, seat, what in spoken(questions) if do == "bid"] == [
        (3, "Dreier"),
        (0, "Weiter"),
        (1, "Weiter"),
        (2, "Weiter"),
    ]


def test_nobody_has_anything_to_claim_where_a_deal_ends_with_claims_by_these_rules_alone() -> None:
    """1 + 2 = 3 by ``material-claim=claimed`` as well, once all four have said that they claim nothing."""
    identifier = "zwanzigerrufen/settling/the-partner-s-announced-pagat-ultimo-is-paid-to-both"
    verdict, questions = asked(identifier, {"material-claim": "claimed"})

    assert (verdict.outcome, verdict.basis) == (Outcome.PASSED, Basis.DERIVED)
    assert spoken(questions)[-4:] == [("say", seat, "Weiter") for seat in range(4)]
    assert len([act for act in longest_deal(questions).actions if act.do == "play"]) == 40


def test_a_program_that_knows_no_claims_fails_where_they_are_due() -> None:
    """It has refused the Weiter behind the last card, which stands for that card; nothing it said is a breach."""
    identifier = "zwanzigerrufen/settling/the-partner-s-announced-pagat-ultimo-is-paid-to-both"
    verdict, _ = asked(identifier, {"material-claim": "claimed"}, playing({"material-claim": "automatic"}))

    assert verdict.outcome is Outcome.NOT_REACHED


def test_a_deal_that_waits_for_claims_by_its_own_rules_is_left_waiting() -> None:
    waiting = "zwanzigerrufen/play/after-ten-tricks-claiming-begins-where-it-is-needed"
    verdict, questions = asked(waiting, {"four-kings-holder": "one-side"})

    assert verdict.outcome is Outcome.PASSED
    assert longest_deal(questions).actions[-1].do == "play"


def test_a_word_that_opens_a_round_is_left_out_where_it_is_open() -> None:
    verdict, questions = asked(
        "karl/whole_deals_solo/a-solo-dreier-with-an-announced-valat", {"announcement-round": "discard-games-only"}
    )

    assert verdict.outcome is Outcome.PASSED
    assert "ich liege" in str(scenario(verdict.scenario).steps)
    assert not any(what == "ich liege" for _, _, what in spoken(questions))


LOW_SIDE = {"absolut-whose-bonus": "low-side"}
"""An Absolut belongs to the side that has so few Augen itself."""


def test_an_item_goes_over_to_the_other_side() -> None:
    """The Absolut of Vorhand's side, which wins: with ``absolut-whose-bonus=low-side`` it is the others' to lose."""
    identifier = "zwanzigerrufen/settling/a-silent-absolut-of-vorhand-s-side"
    verdict, questions = asked(identifier, LOW_SIDE)
    items = [
        item
        for question in questions
        if isinstance(question, Settle)
        for item in question.items
        if item.item == "Absolut"
    ]

    assert verdict.outcome is Outcome.PASSED
    assert "| Absolut | declarer | won |" in str(scenario(identifier).steps)
    assert {item.side for item in items} == {"foes"}


REQUIRED = {"absolut-dagegen-kontra": "required"}
"""Nobody says ``Absolut dagegen`` before somebody of his side has said Kontra to the game."""

NOT_THE_DECLARER = {"announcer-known-party": "not-declarer"}
"""The declarer announces nothing himself."""


def said(questions: list[Question]) -> list[tuple[int, str]]:
    """Who said what in the longest course, without the words that only close a turn."""
    closing = {"Gut!", "Weiter"}
    return [(seat, what) for do, seat, what in spoken(questions) if do == "say" and what not in closing]


def test_what_the_declarer_may_not_announce_his_partner_does_and_there_it_is_doubled() -> None:
    """Vorhand's Trull goes over to Second, the next to speak, who holds the König called; Third's Kontra follows it."""
    identifier = "koenigrufen/announcing/what-the-declarer-announced-himself-is-closed-to-him-in-his-next-turn"
    verdict, questions = asked(identifier, NOT_THE_DECLARER)

    assert verdict.outcome is Outcome.PASSED
    assert "Vorhand Trull, Second Gut!, Third Kontra Trull of Vorhand" in str(scenario(identifier).steps)
    assert said(questions) == [(1, "Trull"), (2, "Kontra Trull of 1")]


def test_what_opens_the_round_is_not_said_by_the_partner() -> None:
    """Where the round is open by itself, ``ich liege`` is said by nobody, and Second announces what he announces."""
    verdict, questions = asked(
        "karl/announcing/the-partner-announces-a-bird-that-the-declarer-holds[Pagat]",
        {"announcement-round": "discard-games-only"},
    )

    assert verdict.outcome is Outcome.PASSED
    assert said(questions) == [(1, "Pagat")]


def test_what_nobody_may_announce_for_him_is_left_unsaid() -> None:
    """A declarer of a Dreier is alone: Second's Trull no longer answers his."""
    verdict, questions = asked(
        "koenigrufen/announcing/an-opponent-of-a-dreier-answers-trull-with-trull", NOT_THE_DECLARER
    )

    assert verdict.outcome is Outcome.PASSED
    assert said(questions) == [(1, "Trull")]


TRIED = "koenigrufen/announcing/the-declarer-of-a-solo-announces-one-bonus[Pagat]"
"""Vorhand says Pagat, and that is allowed, as it is written."""


def test_what_is_tried_is_not_adapted_but_refused() -> None:
    """The word by which the turn is closed, which the scenario leaves out, is not what is tried."""
    found = right(Script.of(scenario(TRIED)), rules("koenigrufen", NOT_THE_DECLARER))
    verdict, questions = asked(TRIED, NOT_THE_DECLARER)

    assert isinstance(found, Right)
    assert found.reworded == {}
    assert verdict.outcome is Outcome.PASSED
    assert (0, "Pagat") in said(questions)


def test_what_is_tried_is_refused_also_where_words_before_it_are_adapted() -> None:
    """Vorhand announces three Boni in a turn, the last of which is tried."""
    script = Script.of(scenario("koenigrufen/announcing/three-announcements-in-one-turn"))
    found = right(script, rules("koenigrufen", NOT_THE_DECLARER))

    assert isinstance(found, Right), found
    assert found.reworded
    assert next(part.given for parts in found.parts.values() for part in parts) == "refused"


def test_what_is_refused_has_the_place_that_it_has_in_the_scenario() -> None:
    """Vorhand's Trull is left out, so that the Gut! after it, with which no Vogel is announced, stands sooner."""
    script = Script.of(scenario("koenigrufen/announcing/trull-alone-is-not-enough"))
    found = right(script, rules("koenigrufen", NOT_THE_DECLARER))

    assert isinstance(found, Right), found
    assert found.reworded
    assert [(in_english(part.what), part.given) for parts in found.parts.values() for part in parts] == [
        ("Vorhand says Gut!", "refused")
    ]


def test_a_sheet_that_the_scenario_s_own_rules_refuse_is_left_as_it_is() -> None:
    """There is no such item by any rules: so it is said, and no sheet without it is settled."""
    _, questions = asked("zwanzigerrufen/settling/a-silent-absolut-of-vorhand-s-side", LOW_SIDE)
    sheet = next(question for question in questions if isinstance(question, Settle))
    wrong = replace(sheet, items=[*sheet.items, replace(sheet.items[0], item="Nonsense")])
    engine = InProcess(respond)

    with pytest.raises(ProtocolError, match="Nonsense"):
        Adapting(engine, engine, {}).ask(wrong)


def test_who_allows_what_is_tried_and_refused_is_found_out() -> None:
    verdict, _ = asked(TRIED, NOT_THE_DECLARER, playing({"announcer-known-party": "known"}))

    assert verdict.outcome is Outcome.FAILED
    assert verdict.expected == "refused"
    assert "KOE-ANNOUNCING-025" in verdict.charged
    assert verdict.given == "allowed"


def test_a_kontra_is_said_before_what_needs_one() -> None:
    """Second's ``Absolut dagegen`` stands after his Kontra to the game, in the same turn."""
    verdict, questions = asked("zwanzigerrufen/announcing/the-bonuses-of-both-sides-stay-apart", REQUIRED)

    assert verdict.outcome is Outcome.PASSED
    assert said(questions) == [
        (0, "Absolut"),
        (1, "Kontra Spiel"),
        (1, "Absolut dagegen"),
        (3, "Kontra Absolut of 0"),
    ]


def test_no_kontra_is_said_before_what_is_refused_after_it_as_well() -> None:
    """Second's Kontra to the Trull that Vorhand may not announce is no reason to double the game."""
    identifier = (
        "koenigrufen/announcing/a-trull-that-both-partners-announced-falls-to-the-opponents-by-each-reading"
        "[once, Kontra Trull of Vorhand, may not, Third Gut!, Dealer Gut!, Vorhand Gut!]"
    )
    verdict, questions = asked(identifier, NOT_THE_DECLARER)

    assert verdict.outcome is Outcome.PASSED
    assert said(questions) == [(2, "Trull")]


UNRANKED = {"card-ranking": "unranked"}
"""No card takes another that it would not beat by itself, so that some tricks go to another player."""


def test_the_play_goes_on_where_another_player_takes_a_trick() -> None:
    """Everybody plays the cards that he plays in the scenario, in the order in which it comes to him."""
    identifier = "zwanzigerrufen/counting/vorhand-and-her-partner-against-the-two-others"
    verdict, questions = asked(identifier, UNRANKED)
    longest = longest_deal(questions)
    played = [(act.seat, act.what) for act in longest.actions if act.do == "play"]

    assert verdict.outcome is Outcome.PASSED
    assert verdict.basis is Basis.DERIVED
    for seat, hand in enumerate(longest.hands):
        assert sorted(what for player, what in played if player == seat) == sorted(hand)


def test_nothing_is_played_after_a_deal_is_over() -> None:
    """Vorhand takes tricks 4 and 8, one too many for a Piccolo; with ``early-end-of-play=stops`` that is the end."""
    verdict, questions = asked("koenigrufen/settling/a-piccolo-lost-with-two-tricks", {"early-end-of-play": "stops"})
    played = [act.what for act in longest_deal(questions).actions if act.do == "play"]

    assert verdict.outcome is Outcome.PASSED
    assert played[-4:] == ["XV", "VIII", "XI", "XVII"]
    assert len(played) == 8 * 4


def test_a_session_in_which_nothing_happens_that_the_rules_do_not_know() -> None:
    verdict, questions = asked("zwanzigerrufen/sessions/the-deal-after-a-catch[Normalspiel]", UNRANKED)
    events = [deal.events for question in questions if isinstance(question, Session) for deal in question.deals]

    assert verdict.outcome is Outcome.PASSED
    assert "mond" in str(scenario(verdict.scenario).steps)
    assert events
    assert not any("mond" in event for event in events)


def test_what_the_scenario_s_own_rules_refuse_is_left_as_it_is() -> None:
    """The same bid a second time is refused in every reading; only the König that was named with it is added."""
    verdict, questions = asked("lungau/bidding/the-same-bid-again", {"king-named-when": "with-bid"})
    bids = [what for do, _, what in spoken(questions) if do == "bid"]

    assert verdict.outcome is Outcome.PASSED
    assert any(what.startswith("Solorufer ") for what in bids)
    assert bids[-1] == "Solorufer"


def test_what_has_no_other_words_is_told_with_its_clause() -> None:
    """An Auch-Rufer without a Vogel cannot be bid where the Vogel is named with the bid."""
    planned = scenario("karl/whole_deals_renonce/an-auch-rufer-without-a-bird")
    found = right(Script.of(planned), rules("karl", {"auch-rufer-bird-naming": "with-bid"}))

    assert isinstance(found, Barred)
    assert found.grounds == ("KAR-ANNOUNCING-014",)


def test_nothing_is_adapted_under_the_rules_that_a_scenario_was_written_for() -> None:
    by = rules("lungau", {"king-named-when": "after-auction"})
    for planned in plan("lungau"):
        if planned.area == "calling" and planned.dispute != "king-named-when":
            found = right(Script.of(planned), by)
            if isinstance(found, Right) and found.basis is Basis.TRANSCRIBED:
                assert found.reworded == {}, planned.id


@pytest.mark.parametrize(
    ("identifier", "options", "beside"),
    [
        ("koenigrufen/announcing/an-opponent-of-a-dreier-answers-trull-with-trull", NOT_THE_DECLARER, {"tariff": 7}),
        ("zwanzigerrufen/announcing/the-bonuses-of-both-sides-stay-apart", REQUIRED, {"doubled": True}),
    ],
)
def test_what_a_deal_tells_beside_its_course_is_told_with_every_course_that_is_tried(
    identifier: str, options: Mapping[str, str], beside: Mapping[str, int]
) -> None:
    """What one point is worth, and that the deal counts twice."""
    heard: list[Deal] = []

    def answer(line: bytes) -> bytes:
        question = decode_question(line)
        if isinstance(question, Deal):
            heard.append(question)
        return respond(line)

    found = right(Script.of(scenario(identifier)), rules(identifier.partition("/")[0], options))
    assert isinstance(found, Right)
    written = next(
        asked_question for asked_question in map(decode_question, found.reworded) if isinstance(asked_question, Deal)
    )
    Adapting(InProcess(answer), InProcess(respond), {}).ask(replace(written, **beside))

    assert len(heard) > 2
    assert all(getattr(asked_question, name) == value for asked_question in heard for name, value in beside.items())


def test_what_is_asked_in_other_words_is_derived_although_the_answer_is_as_it_is_written() -> None:
    script = Script.of(scenario("lungau/counting/the-same-tricks-with-another-partner[K♦]"))
    found = right(script, rules("lungau", {"king-named-when": "with-bid"}))

    assert isinstance(found, Right)
    assert all(part.is_as_written for parts in found.parts.values() for part in parts)
    assert found.basis is Basis.DERIVED


# ------------------------------------------------------------------------------------------------- places


def action(what: str) -> Action:
    return Action(seat=0, do="bid", what=what)


COURSE = AdaptedCourse(tuple(map(action, "abc")), (0, 1, 2), 3)


def test_places_are_those_of_the_scenario_s_own_course() -> None:
    longer = COURSE.after(1, action("x"))
    shorter = COURSE.without(1)
    at_the_end = COURSE.after(3, action("x"))

    assert [longer.origin(place) for place in range(5)] == [0, 1, 1, 2, 3]
    assert [at_the_end.origin(place) for place in range(5)] == [0, 1, 2, 2, 3]
    assert [shorter.origin(place) for place in range(3)] == [0, 2, 3]
    assert [act.what for act in longer.actions] == ["a", "x", "b", "c"]
    assert [act.what for act in COURSE.with_(2, action("y")).actions] == ["a", "b", "y"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_is_changed_stands_for_the_same_place(place: int) -> None:
    assert COURSE.with_(place, action("y")).origins == COURSE.origins


def test_another_card_is_laid_away_where_the_last_one_may_not_be() -> None:
    """With ``no-throw-in=discard`` a Tarock has to be among 9♠ 8♠ 7♠: neither a Vogel nor a Trull goes for the 7♠."""
    identifier = "karl/announcing/every-announcement-is-open-closing-the-turn-is-not"
    verdict, questions = asked(identifier, {"no-throw-in": "discard"})
    laid = {act.what for deal in questions if isinstance(deal, Deal) for act in deal.actions if act.do == "discard"}

    assert verdict.outcome is Outcome.PASSED
    assert {what.rpartition(" ")[0] for what in laid} == {"9♠ 8♠"}
    assert not {what.rpartition(" ")[2] for what in laid} & {"7♠", "Sküs", "XXI", "I", "II", "III", "IV"}


def test_what_the_rules_of_the_scenario_cannot_be_asked_is_asked_as_it_is() -> None:
    """With ``glatze-cards=four`` the hands hold 4♥, which the scenario's own pack has not; an Uhu is refused anyhow."""
    four = {"glatze-cards": "four"}
    planned = select("zwanzigerrufen", Wanted(), four)
    uhu = next(case for case in planned if case.id == "zwanzigerrufen/announcing/what-other-tables-announce[Uhu]")

    found = right(Script.of(uhu), rules("zwanzigerrufen", four))

    assert isinstance(found, Right), found
    assert "ZWA-ANNOUNCING-008" in found.grounds


def test_a_question_is_not_asked_where_the_only_vogel_of_an_auch_rufer_is_not_known() -> None:
    """Second announces the Wildsau and closes; left unsaid, no Vogel is announced, which no rule allows."""
    house = house_of('name = "Ohne Wildsau"\nbased_on = "karl"\n[without]\nitems = ["Wildsau"]\n', "a profile")
    by = rules_with("karl", {}, house)
    assert by is not None
    (asked_for,) = (further for further in further_questions("karl") if further.name == "may_announce-d6f8f63c88")

    found = right(Script.of(asked_for), by)

    assert isinstance(found, Barred), found
    assert "Wildsau" in str(found.reason)
