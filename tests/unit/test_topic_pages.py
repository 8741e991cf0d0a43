"""Pages of topics as people read them: what a thing is, four answers, prices in one table, no words of the machine."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import unquote

import pytest
from tests.unit.the_command import tarock
from tests.unit.the_site import built, page_at

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_protocol.codec import decode_question, decode_reply, encode
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import MayAnnounce, Settle
from tarock_reference import respond
from tarock_register.ask.answer_text import About
from tarock_register.disputes.terms import every_word_told, words_to_know
from tarock_register.explain.question_text import turns_in_words
from tarock_register.site.prices import price_table
from tarock_register.site.print_size import print_size
from tarock_register.site.same_cards import table_link
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.sides import load_sides
from tarock_steps.catalogue.topics import Topic, load_topics

GERMAN = language_of("de")
TRULL = "whole-trull-in-a-trick"
TOPIC = "de/topic/"
OF_THE_MACHINE = re.compile(
    r"Startzahl|[Ff]amilie|[Ss]chwache Vorgabe|Lesarten scheiden|\bPlatz \d|"
    r"[Ss]trittig: [a-z]+-[a-z]+|Gut!; \w+: Gut!; \w+: Gut!"
)
"""What nobody says at a table, in the words of our own pages."""
CODE = re.compile(r"<(code|script|style|head)\b.*?</\1>", re.DOTALL)
FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)


def topic(name: str) -> Topic:
    return next(topic for chapter in load_topics() for topic in chapter.topics if topic.name == name)


def seen(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", CODE.sub(" ", page)).split())


def told(*words: str) -> str:
    """What a command tells in German, on one line."""
    return " ".join(tarock(*words, "--language", "de").stdout.split())


def printed(number: int) -> float:
    """The size of letters in which so many characters are printed."""
    return float(re.findall(r"--print: ([\d.]+)pt", print_size(f"<p>{'x' * number}</p>"))[0])


@pytest.mark.parametrize("name", [TRULL, "price-of-the-game", "negative-games-won", "only-three-players"])
def test_a_german_topic_is_told_without_words_of_the_machine(name: str) -> None:
    page = page_at(f"de/topic/{name}.html")

    assert OF_THE_MACHINE.findall(seen(page)) == []
    assert "Klausel" not in seen(page)
    assert "--rule: 'Regel'" in page, "a link to a rule is called that on a telephone"
    assert "<code" not in FOLDED.sub("", page[page.index("<main") : page.index("</main")])
    assert OF_THE_MACHINE.findall("strittig: bound-card, Vorhand (Platz 0)") == ["strittig: bound-card", "Platz 0"]


@pytest.mark.prove
def test_no_german_page_has_words_of_the_machine() -> None:
    pages = {name: seen(text) for name, text in built().items() if name.startswith("de/") and name.endswith(".html")}
    found = {name: OF_THE_MACHINE.findall(text) for name, text in pages.items() if OF_THE_MACHINE.search(text)}
    topics = {
        name: text.partition("<main")[2].partition("</main")[0] for name, text in built().items() if TOPIC in name
    }
    codes = {name for name, text in topics.items() if "<code" in FOLDED.sub("", text)}

    assert len(pages) > 400
    assert found == {}
    assert codes == set()


def test_what_a_thing_is_stands_before_what_is_disputed_about_it_with_its_cards() -> None:
    page = page_at(f"de/topic/{TRULL}.html")
    said = "Ein Stich, in dem die ganze Trull liegt (Sküs, Mond und Pagat)"

    assert page.index("<dt>Kaiserstich <span") < page.index(said) < page.index('id="says-karl"')
    assert [word.names for word in words_to_know(topic(TRULL), GERMAN)] == ["Kaiserstich", "Trull"]
    assert f"Kaiserstich: {said[:1].lower()}{said[1:]}" in told("disputes", TRULL)


def test_every_word_of_the_table_has_its_meaning_in_both_languages_and_a_place_of_its_own() -> None:
    english, german = [*every_word_told(ENGLISH)], [*every_word_told(GERMAN)]

    assert [word.names for word in (*english, *german) if not word.what or "`" in word.what] == []
    assert len({word.place for word in german}) == len(german)
    assert "in Karls Tarockrunde ein Spieler, der beim Fahren keinen Stich macht" in {word.what for word in german}


def test_what_no_source_answers_is_said_to_be_that_and_what_comes_near_stands_below_it() -> None:
    page = page_at("de/topic/only-three-players.html")
    on_the_terminal = told("disputes", "only-three-players")

    assert seen(page).count("Die Quelle sagt dazu nichts. Nahe daran:") == 4
    assert "Darauf antwortet keine der Quellen; das muss sich die Runde selbst ausmachen." in seen(page)
    assert "Darauf antwortet keine der Quellen" in on_the_terminal
    assert "KOE-SESSIONS-001" in on_the_terminal
    assert 'class="example"' not in page


def test_what_stands_beside_a_question_can_be_followed_where_it_is_disputed() -> None:
    page = page_at("de/topic/claiming-the-rest.html")

    assert 'href="#koenigrufen-early-end-of-play"' in page
    assert 'id="koenigrufen-early-end-of-play"' in page


PRICES = {("Dreier", True): 20, ("Sechserdreier", True): 20, ("Sechserdreier", False): 40, ("Solodreier", True): 40}
"""The lungau's games for one against three: its 10 Cent doubled, doubled again if lost or without the Talon."""


def test_prices_stand_in_one_table_in_the_units_in_which_is_paid() -> None:
    table = price_table(topic("price-of-the-game"))
    assert table
    by_name = {own: prices for row in table.rows for source, (own, prices) in row.cells.items() if source == "lungau"}
    shown = {(own, price.what != "price_lost"): price.amount for own, prices in by_name.items() for price in prices}

    assert PRICES.items() <= shown.items()
    for (game, won), amount in PRICES.items():
        item = Item(item="Spiel", side="declarer", won=won, announced=False, doubled=[])
        asked = Settle(id=0, rules="lungau", players=4, dealer=3, contract=game, declarer=0, partner=None, items=[item])
        answer: Any = decode_reply(respond(encode(asked)), asked)
        assert abs(answer.payments[1]) == amount


def test_a_price_is_no_paragraph_of_its_own_beside_the_table_and_no_table_stands_where_no_prices_are() -> None:
    page = page_at("de/topic/price-of-the-game.html")

    assert page.count('<table class="prices">') == 1
    assert "Ein Zwiccolo zählt 10." not in page
    assert "kostet verloren so viel, wie er gewonnen bringt" in page
    assert price_table(topic(TRULL)) is None


@pytest.mark.parametrize(
    ("page", "in_table"),
    [("price-of-the-game", sources()), ("price-of-a-negative-game", ("karl", "koenigrufen")), (TRULL, ())],
)
def test_what_a_source_says_begins_in_the_table_where_its_prices_are(page: str, in_table: tuple[str, ...]) -> None:
    text = page_at(f"de/topic/{page}.html")
    for source in sources():
        head = f'<th scope="col" data-source="{source}" id="says-{source}">'
        assert (head in text, f'<h2 id="says-{source}">' in text) == (source in in_table, source not in in_table)


def test_an_example_opens_at_the_table_with_its_question_and_nothing_of_it_is_markup() -> None:
    home = next(side.asked for side in load_sides()[TRULL].answers if side.rules == load_sides()[TRULL].home)
    page, fragment = table_link(home).split("#frage=")
    asked = decode_question(json.dumps({"id": home.id, **json.loads(unquote(fragment))}).encode())

    assert page == "tisch.html"
    assert asked == home
    assert re.fullmatch(r"[\w%.~-]+", fragment)
    assert f'href="../{page}#frage={fragment}"' in page_at(f"de/topic/{TRULL}.html")


@pytest.mark.parametrize(
    ("name", "is_there"),
    [("points-to-win", True), ("equal-points", True), ("ouvert", True), ("uhu", True), ("four-koenige", False)],
)
def test_a_result_of_all_cards_or_of_one_trick_and_what_one_has_seen_open_at_the_table(
    name: str, is_there: object
) -> None:
    assert ("tisch.html#frage=" in page_at(f"de/topic/{name}.html")) is is_there


def test_a_result_that_rests_on_one_trick_opens_as_that_trick() -> None:
    stored = load_sides()["mondfang"]
    home: Any = next(side.asked for side in stored.answers if side.rules == stored.home)
    asked = json.loads(unquote(table_link(home).partition("#frage=")[2]))

    assert (asked["ask"], asked["rules"], asked["cards"]) == ("trick", home.rules, home.played[0].cards)


@pytest.mark.parametrize("name", ["mondfang", "mond-caught-by-the-partner", "pagat-forced-out-early"])
def test_the_trick_that_shows_it_is_seen_at_once_and_whole_hands_are_folded(name: str) -> None:
    example = page_at(f"de/topic/{name}.html").partition('<section class="example"')[2]
    above, _, folded = example.partition("<details>")

    assert re.search(r"<dt>gespielt</dt><dd>[^<]*: \d+\. Stich", above)
    assert "<dt>Geber</dt>" in folded
    assert "<dt>Geber</dt>" not in above


def test_who_has_nothing_to_say_is_counted() -> None:
    question = MayAnnounce(
        id=0, rules="karl", players=4, dealer=3, contract="Rufer", declarer=0, partner=2, called="K♥", said=[], hand=[]
    )
    said = ("ich liege", "Gut!"), ("Gut!",), ("Gut!",), ("Kontra Spiel", "Gut!")
    acts = [Action(seat=seat, do="say", what=word) for seat, words in enumerate(said) for word in words]

    assert turns_in_words(acts, About(question, GERMAN, is_plain=True)) == [
        "Vorhand: ich liege",
        "2-mal Gut!",
        "Geber: Kontra Spiel",
    ]
    passed = [Action(seat=seat, do="say", what="Gut!") for seat in range(4)]
    assert turns_in_words(passed, About(question, GERMAN, is_plain=True)) == ["alle sagen Gut!"]
    on = [Action(seat=seat, do="bid", what="Weiter") for seat in (1, 2, 3)]
    assert turns_in_words([*on, *passed], About(question, GERMAN, is_plain=True)) == ["3-mal Weiter", "alle sagen Gut!"]


def test_passes_in_a_row_are_counted_on_the_page_of_an_option_too() -> None:
    page = page_at("de/karl/option/announced-bird-played-early.html")

    assert "<li>3-mal Gut!</li>" in page
    assert re.search(r"<li>[^<]*: Gut!</li>\s*<li>[^<]*: Gut!</li>", page) is None


def test_the_longer_a_topic_is_the_smaller_it_is_printed_and_what_is_folded_takes_no_room() -> None:
    sizes = [printed(number) for number in (9, 2500, 9000)]
    example = f'<section class="example"><p>{"y" * 4000}</p></section><p>{"x" * 900}</p>'

    assert sizes == sorted(sizes, reverse=True)
    assert print_size(f"<details>{'x' * 9000}</details>") == print_size("")
    assert 'class="sheet without-example"' in print_size(example)
    assert 'class="sheet"' in print_size("<p>short</p>")


def test_the_first_page_shows_a_hand_ten_questions_the_sources_and_the_ways_to_the_table_and_the_house() -> None:
    page = page_at("de/index.html")
    hand = page.partition('class="fan"')[2].partition("</p>")[0]

    assert len(re.findall("<b class", hand)) == 12
    assert page.partition('class="questions"')[2].partition("</ul>")[0].count("<li>") == 10
    assert 'href="tisch.html"' in page
    assert 'href="haus.html"' in page
    assert 'href="woerter.html"' in page
    assert page.partition('id="sources"')[2].partition("</section>")[0].count("<li>") == 4
