"""A topic on the same cards, in the terminal and on its page, in German and in English."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec
import pytest
from tests.unit.the_command import tarock
from tests.unit.the_site import library

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, Language
from tarock_protocol.codec import KINDS, kind
from tarock_protocol.messages.questions import Deck
from tarock_reference.table_words import table_words
from tarock_register.explain import stored_sides
from tarock_register.explain.sources_side_by_side import in_own_words
from tarock_register.explain.stored_sides import ASKED, shown_sides
from tarock_register.explain.words_of_source import Kind, in_words_of
from tarock_register.site.addresses import topic_page
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.rendering import rendered, site_pages
from tarock_register.site.same_cards import same_cards
from tarock_steps.catalogue.loading import load_catalogue, sources, table_of
from tarock_steps.catalogue.sides import VERSION, SideAnswer, TopicSides, load_sides

TRICK = "order-of-trumps"
CHOICE = "keeping-an-announced-card"
DEAL = "koenig-in-the-talon-of-a-solo"
ALIKE = "trull-cards"
GERMAN = language_of("de")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")


def below(topic: str, *words: str) -> list[str]:
    """What the command tells of a topic below the heading of the same cards, as far as the next gap."""
    told = [line.strip() for line in tarock("disputes", topic, *words).stdout.splitlines()]
    heading = "Mit denselben Karten" if "de" in words else "On the same cards"
    found = told[told.index(heading) + 1 :]
    return found[: found.index("")] if "" in found else found


def said(topic: str, say: Language) -> dict[str, str]:
    shown = shown_sides(topic, say)
    assert shown is not None
    return {side.source: side.said.plain for side in shown.sides}


def test_the_terminal_shows_the_question_and_below_it_each_source_on_one_line_with_its_clauses() -> None:
    told = below(TRICK)
    titles = [load_catalogue(side.rules).title for side in load_sides()[TRICK].answers]

    differ = "They differ; our engine derives this from the rules of each."
    assert told[0].startswith(f"{differ} Not asked: Lungauer Königrufen;")
    assert told[1].split() == ["question", "Who", "takes", "this", "trick?"]
    assert [next(title for title in titles if line.startswith(title)) for line in told[-len(titles) :]] == titles
    assert all("winner: " in line for line in told[-len(titles) :])
    assert any(line.endswith("[KOE-CARDS-002]") for line in told)


def test_it_is_told_in_german() -> None:
    told = below(TRICK, "--language", "de")

    differ = "Sie sind uneins; so leitet es unser Programm aus den Regeln jeder Quelle ab."
    assert told[0].startswith(f"{differ} Nicht gefragt: ")
    assert told[1].split() == ["Frage", "Wer", "macht", "diesen", "Stich?"]


def legal_of(side: SideAnswer) -> list[str]:
    return side.answer.legal  # type: ignore[attr-defined, no-any-return]


def test_of_cards_to_be_played_those_about_which_they_differ_come_first_and_none_is_left_out() -> None:
    sides = load_sides()[CHOICE]
    (part,) = sides.parts
    card = part.removeprefix("may ")

    for say, label, refused in ((ENGLISH, "allowed", "not allowed"), (GERMAN, "erlaubt", "nicht erlaubt")):
        told = said(CHOICE, say)
        for side in sides.answers:
            legal = [allowed for allowed in legal_of(side) if allowed != card]
            yes = ", ".join([card, *legal] if side.says[part] else legal)
            wanted = f"{label}: {yes}" if side.says[part] else f"{label}: {yes}; {refused}: {card}"
            assert told[side.rules] == wanted.replace(", ", " ").replace(f"{label}: ; ", "")


def test_how_many_words_may_be_said_that_are_not_told_is_told() -> None:
    (side,) = (answer for answer in load_sides()["which-games"].answers if answer.rules == "koenigrufen")
    told, legal = sum(side.says.values()), legal_of(side)

    assert 0 < told < len(legal)
    assert f" and {len(legal) - told} off this topic; not allowed: " in said("which-games", ENGLISH)["koenigrufen"]
    assert f" und {len(legal) - told} andere; nicht erlaubt: " in said("which-games", GERMAN)["koenigrufen"]


def test_of_a_deal_the_cards_are_told_once_and_the_words_of_each_source_by_themselves() -> None:
    shown = shown_sides(DEAL, ENGLISH)
    assert shown is not None
    given = {label: value.plain for label, value in shown.given}

    assert given["question"] == "How does this deal end?"
    assert len(given["actions"].splitlines()) == len(shown.sides)
    assert "\n" not in given["tricks led by"]
    assert len({side.said.plain for side in shown.sides}) == len(shown.sides)


@pytest.mark.prove
def test_the_sources_are_called_by_their_titles_and_a_page_has_the_tricks_in_a_list() -> None:
    shown = shown_sides(DEAL, GERMAN)
    assert shown is not None
    given = {label: value.plain for label, value in shown.given}
    place = next(page for page in site_pages(library(), ()) if page.address == topic_page(DEAL))
    page = rendered(library(), place, PageLanguage(language_of("de"), library()))

    assert [line.partition(":")[0] for line in given["Verlauf"].splitlines()] == [side.title for side in shown.sides]
    assert given["Stiche, ausgespielt von"].split(" · ") == [trick.plain for trick in shown.tricks]
    assert page.partition('<ol class="sides-tricks">')[2].partition("</ol>")[0].count("<li>") == len(shown.tricks)


def test_a_source_that_knows_the_topic_and_was_not_asked_is_named() -> None:
    """No bird can be announced in a Dreier of zwanzigerrufen, which knows no such game."""
    unasked, told = shown_sides("pagat-beaten-in-the-last-trick", GERMAN), shown_sides("which-half", ENGLISH)
    chosen = shown_sides("pagat-beaten-in-the-last-trick", ENGLISH, {"karl", "lungau"})

    assert unasked is not None
    assert told is not None
    assert chosen is not None
    assert "Nicht gefragt: Zwanzigerrufen;" in unasked.note
    assert "Not asked" not in told.note + chosen.note


def test_where_all_say_the_same_it_is_said_of_how_many_questions() -> None:
    shown = shown_sides(ALIKE, ENGLISH)

    assert load_sides()[ALIKE].outcome == "alike"
    assert shown is not None
    assert shown.note.startswith(f"They do not differ on any of {load_sides()[ALIKE].asked} questions")


def test_where_one_question_was_looked_at_it_is_not_counted() -> None:
    alike, nothing = shown_sides("sechserdreier", ENGLISH), shown_sides("bird-laid-away", GERMAN)

    assert [load_sides()[topic].asked for topic in ("sechserdreier", "bird-laid-away")] == [1, 1]
    assert alike is not None
    assert nothing is not None
    assert alike.note.startswith("They do not differ here")
    assert nothing.note.startswith("Die eine Frage")


def test_where_only_prices_are_otherwise_it_is_said_that_they_are_another_matter() -> None:
    alike, same = shown_sides("two-against-two", ENGLISH), shown_sides(ALIKE, ENGLISH)

    assert load_sides()["two-against-two"].outcome == "alike"
    assert alike is not None
    assert alike.note.endswith("Each source has its own prices.")
    assert same is not None
    assert "prices" not in same.note


def test_where_all_say_the_same_the_lines_are_told_that_it_is_about() -> None:
    """Augen are otherwise by how they are counted, and stand there; contract and declarer are not what is asked.

    Each half may be taken by the texts of all three, and to leave both is open in none of them.
    """
    counted, chosen = said("half-left-lying", ENGLISH), said("which-half", ENGLISH)

    assert all(told.startswith("counted: the declarer: ") for told in counted.values())
    assert not any("contract" in told for told in counted.values())
    assert {*chosen} == {"karl", "koenigrufen", "lungau"}
    assert all("contract" not in told and told.endswith(": first, second") for told in chosen.values())


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_of_one_source_its_own_answer_is_told_and_nothing_that_compares(source: str) -> None:
    for topic, example in load_sides().items():
        shown = shown_sides(topic, ENGLISH, {source})
        asked = source in {side.rules for side in example.answers}
        assert (shown is not None) is asked
        if shown is not None:
            assert shown.heading == "An example"
            assert "differ" not in shown.note
            assert [side.source for side in shown.sides] == [source]


def test_the_terminal_tells_of_one_source_that_was_not_asked_no_example() -> None:
    told = tarock("disputes", "kontra-for-all", "--rules", "lungau", "--language", "de").stdout

    assert "Frage  " not in told
    assert "uneins" not in told


def test_each_source_has_its_own_word_for_a_bird_and_a_number_is_none() -> None:
    assert in_own_words("Pagat/Spatz (foes)", "koenigrufen") == "Pagat (foes)"
    assert in_own_words("Pagat/Spatz", "lungau") == "Spatz"
    assert all("Pagat/Spatz" not in told for told in said("next-dealer", GERMAN).values())


@pytest.mark.prove
@pytest.mark.parametrize("say", [ENGLISH, GERMAN])
def test_every_topic_can_be_told(say: Language) -> None:
    for topic, example in load_sides().items():
        shown = shown_sides(topic, say)
        assert (shown is None) is (example.outcome == "no source")
        if shown is None:
            continue
        assert [side.source for side in shown.sides] == [side.rules for side in example.answers]
        assert all(side.said.plain for side in shown.sides)


@pytest.mark.prove
def test_how_much_was_accepted_and_who_holds_which_cards_is_told_only_where_it_is_asked_about() -> None:
    """Who leads first was told with all four hands behind "accepted: 0 actions"."""
    for topic, example in load_sides().items():
        shown = shown_sides(topic, ENGLISH)
        labels = [label for side in shown.sides for label in side.rows] if shown else []

        assert ("accepted" in labels) <= ("accepted" in example.parts), topic
        held = [label for label in labels if label in ("Vorhand", "Second", "Third", "Dealer")]
        assert not [label for label in held if "hands" not in example.parts]


def test_every_kind_of_question_has_its_words() -> None:
    assert {*ASKED} == {*KINDS} - {"hello"}


def test_a_topic_without_a_line_has_nothing() -> None:
    assert shown_sides("no-such-topic", ENGLISH) is None


def changed(monkeypatch: pytest.MonkeyPatch, one: TopicSides) -> None:
    monkeypatch.setattr(stored_sides, "load_sides", lambda: {TRICK: one})


def test_what_an_older_search_has_found_is_said_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, msgspec.structs.replace(load_sides()[TRICK], search=VERSION - 1))
    shown = shown_sides(TRICK, ENGLISH)

    assert shown is not None
    assert shown.note.startswith("Found by an older version")
    assert shown.sides


def test_a_question_that_is_none_any_more_is_said_to_be_old(monkeypatch: pytest.MonkeyPatch) -> None:
    one = load_sides()[TRICK]
    sides = tuple(msgspec.structs.replace(side, question=msgspec.Raw(b'{"ask": "riddle"}')) for side in one.answers)
    changed(monkeypatch, msgspec.structs.replace(one, answers=sides))
    shown = shown_sides(TRICK, GERMAN)

    assert shown is not None
    assert shown.note.startswith("Von einer älteren Version gefunden")
    assert shown.sides == ()


@pytest.mark.parametrize(
    ("lang", "heading"), [("en", "An example: Who takes this trick?"), ("de", "Ein Beispiel: Wer macht diesen Stich?")]
)
def test_the_page_of_a_topic_shows_it_with_links_to_the_clauses(lang: str, heading: str) -> None:
    place = next(page for page in site_pages(library(), ()) if page.address == topic_page(TRICK))
    page = rendered(library(), place, PageLanguage(language_of(lang), library()))
    section = page[page.index(heading) :]

    assert section.index("KOE-CARDS-002</a>") < section.index("</section>")
    assert all(load_catalogue(side.rules).title in section for side in load_sides()[TRICK].answers)


def test_a_page_tells_what_the_terminal_tells() -> None:
    shown, told = same_cards(PageLanguage(language_of("en"), library()), TRICK), shown_sides(TRICK, ENGLISH)

    assert shown is not None
    assert told is not None
    assert [side.title for side in shown.sides] == [side.title for side in told.sides]
    assert [side.rows["winner"] for side in shown.sides] == [side.rows["winner"] for side in told.sides]
    assert [*shown.rows, *shown.folded] == told.given[1:]


def test_choices_are_told_in_the_words_of_each_source_and_with_the_names_of_its_players() -> None:
    """A step of doubling is stored as the first source calls it, and a seat as a number."""
    assert said("ladder", ENGLISH)["lungau"].startswith("allowed: Superkontra Spiel")
    assert said("ladder", ENGLISH)["koenigrufen"].startswith("allowed: Subkontra Spiel")
    assert said("kontra-to-one-announcement", ENGLISH)["lungau"].startswith("allowed: Kontra Valat of Vorhand")
    assert said("kontra-to-one-announcement", GERMAN)["lungau"].startswith("erlaubt: Kontra Valat (Vorhand)")


@pytest.mark.parametrize("ask", ["may_announce", "may_bid"])
def test_what_is_told_as_allowed_is_a_word_of_the_answer(ask: str) -> None:
    sides = [side for example in load_sides().values() for side in example.answers if kind(side.asked) == ask]
    words: Kind = "say" if ask == "may_announce" else "bid"

    assert sides
    for side in sides:
        game = getattr(side.asked, "contract", "")
        allowed = [part.removeprefix("may ") for part, value in side.says.items() if value is True]
        assert {in_words_of(side.rules, game, words, word) for word in allowed} <= {*legal_of(side)}


@cache
def words_of(source: str) -> frozenset[str]:
    """The games, items and words of a source, as it has them."""
    words = table_words(Deck(id=0, rules=source))
    said = (*words.games, *words.items, *words.bids, *words.steps, table_of(source).closes)
    return frozenset(said) - {"Vorhand"}


def in_words_of_others(topics: Iterable[str], say: Language) -> list[tuple[str, str, str]]:
    """Whatever a source says in words that are not its own, or by the number of a seat."""
    shown = [each for topic in topics if (each := shown_sides(topic, say))]
    told = [(side.source, side.said.plain) for example in shown for side in example.sides]
    foreign = {source: frozenset().union(*map(words_of, sources())) - words_of(source) for source in sources()}
    found = [
        (source, word, text)
        for source, text in told
        for word in foreign[source]
        if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
    ]
    return found + [(source, "a seat", text) for source, text in told if re.search(r"\bof \d", text)]


@pytest.mark.prove
@pytest.mark.parametrize("say", [ENGLISH, GERMAN])
def test_of_no_topic_a_source_says_anything_in_words_of_others(say: Language) -> None:
    assert in_words_of_others(load_sides(), say) == []
