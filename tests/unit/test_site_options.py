"""The page of an option: where its readings part, card by card, and how often it matters."""

from __future__ import annotations

import re
from fractions import Fraction

import msgspec
import pytest
from tests.unit.the_site import built, library, page_at

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Language
from tarock_protocol.cards import PACK
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Deal
from tarock_register.site import parting_examples, weighed
from tarock_register.site.addresses import option_page
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.parting_examples import ShownParting
from tarock_register.site.rendering import SitePage, rendered
from tarock_searching.weigh.stored import stored_figures
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.partings import VERSION, PartedQuestion, ReadingParting, load_partings

OPTION = "lost-sechserdreier-scope"
GERMAN = language_of("de")


def page_language(say: Language = ENGLISH) -> PageLanguage:
    return PageLanguage(say, library())


def page(source: str = "lungau", option: str = OPTION, say: Language = ENGLISH) -> str:
    """The page of an option, made now."""
    register = library().register
    about = {"source": source, "catalogue": register.catalogues[source], "option": register.options[source][option]}
    return rendered(library(), SitePage(option_page(source, option), "option", about), page_language(say))


WON = {
    "ask": "settle",
    "id": 0,
    "rules": "lungau",
    "players": 4,
    "dealer": 3,
    "contract": "Rufer",
    "declarer": 0,
    "partner": 2,
    "items": [{"item": "Spiel", "side": "declarer", "won": True, "announced": False, "doubled": []}],
}


def settled(reading: str, *payments: int) -> FilledQuestion:
    question = msgspec.json.encode({**WON, "options": {OPTION: reading}})
    return FilledQuestion(msgspec.Raw(question), msgspec.Raw(msgspec.json.encode({"payments": payments})))


def parting(**changed: object) -> ReadingParting:
    """Somebody won a Spiel, which by one reading is worth three times as much."""
    asked = (settled("all", 20, -20, 20, -20), settled("augen", 60, -60, 60, -60))
    question = PartedQuestion(asked=asked, digest="", second="agrees")
    one = ReadingParting(option=OPTION, readings=("all", "augen"), question=question, seed=1)
    return msgspec.structs.replace(one, **changed)


def only(monkeypatch: pytest.MonkeyPatch, *found: ReadingParting) -> list[ShownParting]:
    monkeypatch.setattr(parting_examples, "partings_of", lambda *_: found)
    return list(parting_examples.shown_partings(page_language(), "lungau", OPTION))


def test_both_answers_stand_beside_each_other_by_the_names_of_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = only(monkeypatch, parting())

    assert not one.old
    assert one.question
    assert [[str(told.value).replace("\N{MINUS SIGN}", "-") for told in answer] for answer in one.question.answers] == [
        ["+20 Cent", "-20 Cent", "+20 Cent", "-20 Cent"],
        ["+60 Cent", "-60 Cent", "+60 Cent", "-60 Cent"],
    ]
    assert [told.label for told in one.question.answers[0]] == ["Vorhand", "Second", "Third", "Dealer"]
    assert ["Rufer"] in [lines for _, lines in one.question.facts]


def test_the_cards_of_a_question_are_told_trick_by_trick_and_of_many_folded() -> None:
    """One line for each of 48 cards made a page of 26 screens."""
    option = "talon-owner-in-solo-games"
    shown = [
        parting.question
        for parting in parting_examples.shown_partings(page_language(), "karl", option)
        if parting.question
    ]
    played = [[card for trick in question.tricks for _, card in trick.cards] for question in shown]

    assert max(map(len, played)) == 48
    assert all(len(trick.cards) == 4 for question in shown for trick in question.tricks)
    assert not [label for question in shown for label, lines in question.facts if len(lines) > 4]
    assert "<summary>12 tricks</summary>" in page("karl", option)


def test_cards_that_only_one_reading_allows_stand_out() -> None:
    (shown, *_) = parting_examples.shown_partings(page_language(), "karl", "announced-bird-played-early")
    assert shown.question
    (more,), (fewer,) = shown.question.answers

    assert (more.label, more.value.count(' m"'), fewer.value.count(' m"')) == (fewer.label, 1, 0)


def test_an_item_that_counts_twice_by_one_reading_is_a_line_of_it() -> None:
    shown = [*parting_examples.shown_partings(page_language(), "karl", "same-bonus-announced-twice")]

    assert shown
    assert all(parting.question is None or all(parting.question.answers) for parting in shown)


def test_a_parting_of_another_search_is_said_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = only(monkeypatch, parting(search=VERSION + 1))

    assert one.old
    assert "Found by an older version" in page()
    assert "Von einer älteren Version gefunden" in page(say=GERMAN)


def test_a_parting_that_nobody_can_ask_any_more_is_said_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = parting().question
    assert asked is not None
    unasked = FilledQuestion(msgspec.Raw(b'{"ask": "nothing-that-is-asked", "id": 0}'), asked.asked[0].right)
    lost = msgspec.structs.replace(asked, asked=(unasked, unasked))
    (one,) = only(monkeypatch, parting(question=lost))

    assert (one.old, one.question) == (True, None)


def test_an_option_without_partings_or_figures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch)
    monkeypatch.setattr(weighed, "stored_figures", lambda _: None)

    assert "No smallest question or deal is stored for it yet." in page()
    assert "Ein Beispiel dazu gibt es noch nicht." in page(say=GERMAN)
    assert "Not weighed yet." in page()


def test_a_pair_that_no_deal_tells_apart_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, parting(because="they part only over how the cards are dealt"))

    assert "they part only over how the cards are dealt" in page()


@pytest.mark.prove
def test_every_stored_parting_stands_on_the_page_of_its_option() -> None:
    for source in sources():
        for option, found in load_partings(source).items():
            text = built()[f"de/{source}/option/{option}.html"]

            assert text.count('<article class="parting">') == len(found), option
            assert text.count('<table class="payments">') == sum(parting.deal is not None for parting in found), option
            assert "Von einer älteren Version gefunden" not in text, option


def test_a_deal_on_a_page_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = [
        parting
        for partings in load_partings("lungau").values()
        for parting in partings
        if parting.deal and parting.deal.ends[0].actions
    ]
    (one,) = only(monkeypatch, stored[0])
    assert one.deal
    course = one.deal.courses[0]
    dealt = [
        *(card for _, hand in one.deal.hands for card in hand),
        *(card for part in one.deal.talon for card in part),
    ]
    played = [card for trick in course.tricks for _, card in trick.cards]

    assert sorted(dealt) == sorted(PACK)
    assert len(set(played)) == len(played) == 48
    assert [trick.winner for trick in course.tricks[:-1]] == [after.cards[0][0] for after in course.tricks[1:]]


def test_why_no_deal_tells_readings_apart_is_told_in_german() -> None:
    reasons = {
        parting.because for source in sources() for partings in load_partings(source).values() for parting in partings
    }

    assert [
        reason for reason in reasons - {""} if GERMAN.sentence(parting_examples.BECAUSE.get(reason, reason)) == reason
    ] == []


def test_figures_of_other_rules_are_said_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = stored_figures("lungau")
    assert figures
    assert "these figures are out of date" not in page()
    old = msgspec.structs.replace(figures, header=msgspec.structs.replace(figures.header, edition="0" * 16))
    monkeypatch.setattr(weighed, "stored_figures", lambda _: old)

    assert "these figures are out of date" in page()


def test_bars_are_as_long_as_the_shares_that_they_stand_for() -> None:
    figures = stored_figures("lungau")
    assert figures
    mine = {figure.policy: figure for figure in figures.told if figure.option == OPTION}
    shares = {name: Fraction(figure.counts.paid, figure.weighed) for name, figure in mine.items()}
    shown = weighed.shown_weights(page_language(), "lungau", OPTION)
    assert shown
    (reading,) = shown.readings

    assert {figure.policy: figure.bar for figure in reading.figures} == {
        policy: round(1000 * shares[name] / max(shares.values()))
        for name, policy in (
            ("cautious", "a cautious player"),
            ("announcing", "an announcing player"),
            ("any", "any legal act"),
        )
    }


def test_the_dearest_readings_stand_on_the_page_of_their_source_in_order() -> None:
    found = weighed.dearest("lungau")
    text = page_at("en/lungau/index.html").partition('id="dearest"')[2].partition("</section>")[0]

    assert len(found) == weighed.DEAREST == len({weight.option for weight in found})
    assert [weight.cost for weight in found] == sorted((weight.cost for weight in found), reverse=True)
    assert re.findall(r'href="option/([^"]+)\.html"', text.replace("../lungau/", "")) == [
        weight.option for weight in found
    ]


def test_the_trick_in_which_readings_part_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = next(
        parting for partings in load_partings("lungau").values() for parting in partings if has_parted_in_play(parting)
    )
    only(monkeypatch, stored)
    (course, *_) = next(parting_examples.shown_partings(page_language(), "lungau", OPTION)).deal.courses  # type: ignore[union-attr]

    assert course.parts == cards_before(stored) // 4
    assert "here they differ:" in page()


def has_parted_in_play(one: ReadingParting) -> bool:
    """Whether readings part between the first card and the last."""
    return one.deal is not None and bool(one.deal.ends[0].actions) and cards_before(one) > 0


def cards_before(one: ReadingParting) -> int:
    """How many cards are played before readings part over a deal."""
    assert one.deal
    question = one.deal.asked[0].asked
    assert isinstance(question, Deal)
    return sum(act.do == "play" for act in question.actions)
