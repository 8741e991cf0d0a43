"""Who has found a question finds what is asked next to it: derived from what topics share, and kept nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import pytest
from tests.unit.the_command import tarock
from tests.unit.the_site import page_at

from tarock_register.disputes.neighbours import FEWEST, MOST, near_topics
from tarock_register.disputes.register import Register, whole_register
from tarock_steps.catalogue.topics import Topic


@cache
def register() -> Register:
    return whole_register()


@cache
def near() -> Mapping[str, Sequence[Topic]]:
    return near_topics(register(), register().topics)


def names(topic: str) -> list[str]:
    return [neighbour.name for neighbour in near()[topic]]


@pytest.mark.parametrize(
    ("topic", "next_to_it"),
    [
        ("mondfang", "price-of-a-capture"),
        ("koenig-in-the-talon", "price-of-giving-up"),
        ("koenig-in-the-talon", "until-when-to-give-up"),
        ("following-suit", "what-is-a-renonce"),
        ("jungfrau", "losing-trischaken"),
        ("pagat-ultimo-won", "pagat-beaten-in-the-last-trick"),
        ("valat-made", "price-of-a-valat"),
        ("what-is-a-renonce", "who-pays-for-a-renonce"),
        ("playing-the-uhu-in-its-trick", "price-of-a-bird"),
    ],
)
def test_what_a_round_asks_next_is_told(topic: str, next_to_it: str) -> None:
    assert next_to_it in names(topic)


def test_each_topic_has_three_to_five_others() -> None:
    assert near().keys() == {topic.name for topic in register().topics}
    assert {name: len(neighbours) for name, neighbours in near().items() if not FEWEST <= len(neighbours) <= MOST} == {}
    assert [name for name in near() if name in names(name) or len(set(names(name))) < len(names(name))] == []
    assert (FEWEST, MOST) == (3, 5)


def test_where_little_is_shared_the_chapter_fills_the_list() -> None:
    """Hardly anything else speaks of money, but what else is asked about settling does not lie far."""
    settling = next(chapter for chapter in register().chapters if chapter.name == "settling")

    assert near()["tariff"][-1] in settling.topics


def test_one_topic_alone_has_the_same_neighbours() -> None:
    topic = next(named_topic for named_topic in register().topics if named_topic.name == "mondfang")

    assert near_topics(register(), [topic]) == {"mondfang": near()["mondfang"]}


@pytest.mark.parametrize(("language", "heading"), [("en", "Related questions"), ("de", "Verwandte Fragen")])
def test_they_stand_at_the_end_of_a_topic(language: str, heading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "3000")
    lines = tarock("disputes", "mondfang", "--language", language).stdout.splitlines()
    told = lines[lines.index(heading) + 1 :]

    assert [line.split()[0] for line in told] == names("mondfang")
    assert [line.split(maxsplit=1)[1] for line in told] == [
        getattr(neighbour, language) for neighbour in near()["mondfang"]
    ]


@pytest.mark.prove
@pytest.mark.parametrize("language", ["en", "de"])
def test_they_stand_at_the_end_of_its_page_and_lead_to_theirs(language: str) -> None:
    told = page_at(f"{language}/topic/mondfang.html").partition('id="next-to-it"')[2]
    places = [told.find(f'href="../topic/{name}.html"') for name in names("mondfang")]

    assert -1 not in places
    assert places == sorted(places)
