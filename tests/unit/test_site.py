"""The pages of the register: every link leads somewhere, both languages say all, and nothing foreign is touched."""

from __future__ import annotations

import hashlib
import json
import os
import posixpath
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from hatch_build import paired
from tests.browser.pages import check
from tests.unit import made_up_proof
from tests.unit.the_command import tarock
from tests.unit.the_site import built, library, page_at, some_made_anew
from typer.testing import Result

from tarock_language import catalogue
from tarock_language.catalogue import language_of
from tarock_register.disputes.register import whole_register
from tarock_register.site import all_pages
from tarock_register.site.addresses import TABLE
from tarock_register.site.all_pages import report_pages
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.rendering import SitePage, rendered, site_script
from tarock_register.site.site_folder import MARK, put_site
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources

DIGEST = """
import hashlib
from tests.unit.the_site import some_made_anew
print(hashlib.sha256(some_made_anew().encode()).hexdigest())
"""


@pytest.fixture(name="pages", scope="module")
def every_page() -> Mapping[str, str]:
    """Every page by its place."""
    return {name: text for name, text in built().items() if name.endswith(".html")}


@cache
def ids(page: str) -> frozenset[str]:
    return frozenset(re.findall(r'\sid="([^"]+)"', built()[page]))


def links(page: str) -> list[str]:
    """What a page leads to or loads; it has no icon, which an empty address says."""
    return [link for link in re.findall(r'(?:href|src|action)="([^"]*)"', built()[page]) if link != "data:,"]


def is_dead(page: str, link: str) -> bool:
    path, _, place = link.partition("#")
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    if "&amp;&amp;" in place:
        one, _, other = place.partition("&amp;&amp;")
        return target not in built() or other != f"quelle={tomllib.loads(unquote(one))['based_on']}"
    if place.startswith("quelle="):
        return target not in built() or place.removeprefix("quelle=") not in sources()
    if place.startswith("frage="):
        return target not in built() or json.loads(unquote(place.removeprefix("frage=")))["rules"] not in sources()
    return target not in built() or (place != "" and unquote(place) not in ids(target))


def site(*words: str | Path) -> Result:
    return tarock("site", *map(str, words))


@pytest.mark.prove
def test_every_link_leads_to_a_file_and_a_place_of_the_pages(pages: Mapping[str, str]) -> None:
    assert [(page, link) for page in pages for link in links(page) if is_dead(page, link)] == []
    assert sum(len(links(page)) for page in pages) > 10_000
    assert is_dead("index.html", "de/nowhere.html")
    assert is_dead("de/index.html", "#nowhere")


@pytest.mark.prove
def test_every_page_can_be_reached_from_the_first(pages: Mapping[str, str]) -> None:
    reached, ahead = set[str](), ["index.html"]
    while ahead:
        page = ahead.pop()
        if page not in reached and page in pages:
            reached.add(page)
            ahead += [
                posixpath.normpath(posixpath.join(posixpath.dirname(page), link.partition("#")[0]))
                for link in links(page)
            ]

    assert set(pages) - reached == {TABLE}, "whoever leaves out the language in its address is asked for one"
    assert pages[TABLE] == pages["index.html"]


@pytest.mark.prove
def test_no_id_stands_twice_in_a_page(pages: Mapping[str, str]) -> None:
    twice = [name for name, text in pages.items() if len(re.findall(r'\sid="', text)) > len(ids(name))]

    assert twice == []


@pytest.mark.prove
def test_every_topic_option_and_clause_has_its_place_in_both_languages(pages: Mapping[str, str]) -> None:
    register = whole_register()
    for lang in ("en", "de"):
        for topic in register.topics:
            assert f"<h1>{topic.en if lang == 'en' else topic.de}</h1>" in pages[f"{lang}/topic/{topic.name}.html"]
        for source in sources():
            for option in register.options[source].values():
                page = pages[f"{lang}/{source}/option/{option.name}.html"]
                assert all(f'<code translate="no">{reading}</code>' in page for reading in option.readings), option.name
            for clause in load_catalogue(source).clauses.values():
                assert clause.id in ids(f"{lang}/{source}/{clause.area}.html")
        for profile in (features_root() / "houses").glob("*.toml"):
            assert f"{lang}/house/{profile.stem}.html" in pages


@pytest.mark.prove
def test_each_page_says_its_language_and_leads_to_the_same_page_in_the_other(pages: Mapping[str, str]) -> None:
    for name in pages.keys() - {"index.html", TABLE}:
        lang, _, rest = name.partition("/")
        other = {"en": "de", "de": "en"}[lang]
        found = [posixpath.normpath(posixpath.join(posixpath.dirname(name), link)) for link in links(name)]

        assert f'<html lang="{lang}">' in pages[name]
        assert f"{other}/{rest}" in found, name


@pytest.mark.prove
def test_a_german_page_has_german_words_around_the_german_texts(pages: Mapping[str, str]) -> None:
    english = re.compile(r"\b(?:the|is|of|and|statements|scenarios|default|silent)\b", re.IGNORECASE)
    for name in (
        "topic/pagat-forced-out-early",
        "lungau/option/bound-card-forced-early",
        "house/gasthof-post",
        "index",
    ):
        page = re.sub(
            r'<(\w+)[^>]* lang="en".*?</\1>|<[^>]*>|<code.*?</code>', " ", pages[f"de/{name}.html"], flags=re.DOTALL
        )

        assert english.findall(page) == [], name


@pytest.mark.prove
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_heading_of_an_option_or_a_house_is_nothing_but_a_name_of_the_machinery(
    pages: Mapping[str, str], lang: str
) -> None:
    heads = re.compile(r"<(h\d|th)\b[^>]*>(.*?)</\1>", re.DOTALL)
    told = {name: page for name, page in pages.items() if re.match(rf"{lang}/(\w+/option|house)/", name)}
    bare = {
        name: inner
        for name, page in told.items()
        for _, inner in heads.findall(page)
        if not re.sub(r"<code.*?</code>|<[^>]*>", "", inner).strip()
    }

    assert len(told) > 200
    assert bare == {}


@pytest.mark.prove
def test_a_reading_is_told_in_its_language_wherever_it_stands(pages: Mapping[str, str]) -> None:
    page = pages["de/karl/option/silent-ultimo-lost.html"]
    reading = (
        "Nein, nur ein angesagter; ein gerufener König, den die anderen im letzten Stich machen, zählt dann nicht."
    )

    assert page.count(f"B · {reading} <code") == 5  # the smallest question, the smallest deal, the figures, two houses
    assert f'<b>B</b> <code translate="no">announced-only</code></dt>\n<dd>{reading}</dd>' in page
    assert "<h3>A oder B</h3>" in page
    assert "nach B</th>" in page


def test_a_house_says_in_words_what_it_plays_and_begins_with_its_own_value() -> None:
    page = page_at("de/house/kaffeehausrunde.html")
    other = page_at("de/house/murtaler-runde.html")
    order = other.partition("bidding.order</code>")[0].rpartition("<h3>")[2]

    assert page.index("<dt>Haus</dt>") < page.index(
        'Niemand hat es ausgemacht. <code class="name-of" translate="no">off<'
    )
    assert "<dt>in der Quelle</dt><dd>Das normale Spiel zählt 1 Punkt. <a" in page
    assert re.search(
        r"<h3>Normalspiel: Preis: 2 statt 1 <code [^>]+>contracts.Normalspiel.terms.points</code></h3>", page
    )
    assert '<a href="../vergleich.html#%23%20' in page
    assert "name%20%3D%20%22" in page
    assert order.startswith("Die Reihenfolge beim Steigern: Spatzrufer &lt; Uhurufer &lt; Solorufer")


@pytest.mark.prove
def test_what_a_source_only_offers_is_told_in_words(pages: Mapping[str, str]) -> None:
    page = pages["de/lungau/option/solodreier.html"]

    assert "<dd>Niemand hat es ausgemacht.</dd>" in page
    assert "<dd>Die Runde hat es ausgemacht.</dd>" in page
    assert "Die Quelle lässt der Runde die Wahl." in page


def test_before_a_rule_that_the_source_does_not_say_stands_on_its_page_that_it_does_not() -> None:
    page = page_at("de/topic/what-may-be-discarded.html")
    clauses = load_catalogue("karl").clauses

    assert (
        f'<p><span class="mark">Die Quelle ist unklar; wir lesen sie so:</span> {clauses["KAR-TALON-008"].de}' in page
    )
    assert f"<p>{clauses['KAR-TALON-007'].de}" in page


def test_a_scenario_is_told_in_german_by_what_is_done_in_it_and_expected() -> None:
    """Its name is English; of a-dreier-won the game is settled, and brings the declarer 4 points."""
    page = page_at("de/koenigrufen/settling.html")

    assert "das Spiel wird abgerechnet: &#34;Spiel&#34; bringt dem Alleinspieler 4 Punkte" in page
    assert "a Dreier won" not in page
    assert "a Dreier won" in page_at("en/koenigrufen/settling.html")


@pytest.mark.prove
def test_no_card_is_drawn_within_a_sentence_of_a_clause_or_a_house(pages: Mapping[str, str]) -> None:
    """What is played on the same cards is drawn with them, and stands behind what the clauses say."""
    houses = [text for name, text in pages.items() if "/house/" in name]
    above = [text.partition('<section class="example"')[0] for text in pages.values()]
    clauses = [
        paragraph
        for text in above
        for paragraph in re.findall(r"<p>.*?</p>", text, re.DOTALL)
        if 'class="id"' in paragraph
    ]

    assert clauses != []
    assert [line for line in (*clauses, *houses) if 'class="h"' in line] == []


@pytest.mark.prove
def test_a_page_loads_nothing_from_anywhere(pages: Mapping[str, str]) -> None:
    every = ((name, link) for name in pages for link in links(name))
    foreign = [(name, link) for name, link in every if "//" in link or link.startswith(("/", "data:"))]

    assert foreign == []
    assert [name for name, text in built().items() if "@import" in text or "url(" in text] == []


def test_the_script_of_the_search_is_short_enough_to_do_no_more_than_fold_look_up_and_add() -> None:
    """What a word is worth is worked out where the index is built; nothing of that is told once more."""
    lines = site_script("search.js").splitlines()

    assert len(lines) <= 120
    assert max(map(len, lines)) <= 160


@pytest.mark.prove
def test_the_search_with_all_that_it_looks_up_is_below_a_megabyte() -> None:
    loaded = (
        "de/index.html",
        "style.css",
        "source.js",
        "search.js",
        "search-page.js",
        "search-data.js",
        "search-de.js",
    )

    assert {link.removeprefix("../") for link in links("de/index.html") if link.endswith((".js", ".css"))} == {
        *loaded[1:]
    }
    assert sum(len(built()[name].encode()) for name in loaded) < 1_000_000


@pytest.mark.prove
def test_no_page_is_over_a_megabyte_and_the_whole_is_below_thirty() -> None:
    sizes = {name: len(text.encode()) for name, text in built().items()}

    assert max(sizes.values()) < 1_000_000
    assert sum(sizes.values()) < 30_000_000


@pytest.mark.prove
def test_the_same_bytes_come_of_another_process() -> None:
    told = subprocess.run(
        (sys.executable, "-c", DIGEST),
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert told.stdout.strip() == hashlib.sha256(some_made_anew().encode()).hexdigest()


# --------------------------------------------------------------------------------------------------------- the folder


def test_what_an_earlier_run_has_put_there_goes_and_what_it_has_not_stays(tmp_path: Path) -> None:
    put_site(tmp_path / "site", {"a.html": "old", "b/c.html": "old"})
    (tmp_path / "site" / "mine.txt").write_text("mine", encoding="utf-8")
    put_site(tmp_path / "site", {"a.html": "new"})

    found = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "site").rglob("*") if path.is_file()}
    assert found == {"a.html": "new", "mine.txt": "mine", MARK: found[MARK]}
    assert found[MARK].splitlines()[1:] == ["a.html"]


def test_a_list_of_files_that_leads_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "outside.txt").write_text("stays", encoding="utf-8")
    put_site(tmp_path / "site", {"a.html": "old"})
    mark = tmp_path / "site" / MARK
    mark.write_text(mark.read_text(encoding="utf-8") + "../outside.txt\n", encoding="utf-8")
    put_site(tmp_path / "site", {"a.html": "new"})

    assert (tmp_path / "outside.txt").read_text(encoding="utf-8") == "stays"


@pytest.mark.parametrize("name", ["notes.txt", MARK])
def test_a_folder_that_is_not_ours_is_refused_and_left_as_it_was(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    told = site("--output", tmp_path)

    assert told.exit_code == 2
    assert "is not empty; expected a folder that is new, or one written by `tarock site`" in told.output
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "site"
    place.write_text("mine", encoding="utf-8")
    with pytest.raises(UsageFaultError, match="is no folder"):
        put_site(place, {"a.html": ""})


def test_a_folder_that_cannot_be_made_is_refused_before_any_page_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    monkeypatch.setattr(all_pages, "site_files", lambda _: pytest.fail("pages were made"))
    told = site("--output", tmp_path / "file" / "site")

    assert told.exit_code == 2
    assert "--output: cannot write" in told.output


def test_a_ledger_that_is_none_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    none = tmp_path / "notes.txt"
    none.write_text("no ledger\n", encoding="utf-8")
    told = site("--output", tmp_path / "site", "--ledger", none)

    assert told.exit_code == 2
    assert "--ledger: " in told.output
    assert "notes.txt" in told.output
    assert not (tmp_path / "site").exists()


def test_a_ledger_about_the_suite_is_refused(tmp_path: Path) -> None:
    ledger = made_up_proof.coverage(tmp_path / "coverage.jsonl")
    told = site("--output", tmp_path / "site", "--ledger", ledger)

    assert told.exit_code == 2
    assert "expected one that `tarock check` wrote" in told.output


@pytest.mark.prove
def test_the_report_of_a_program_is_among_the_pages_and_led_to(tmp_path: Path) -> None:
    check(tmp_path)
    ((link, text),) = report_pages([tmp_path / "ledger.jsonl"]).items()
    home = rendered(
        library(), SitePage("index.html", "home", {"reports": [link]}), PageLanguage(language_of("de"), library())
    )

    assert (link.file, link.title) == ("report/1.html", "Pipe Tarock 2.1 · lungau")
    assert "Clause by clause" in text
    assert f'<a href="../{link.file}">{link.title}</a>' in home


@pytest.mark.prove
def test_a_further_language_has_pages_by_its_catalogue_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    croatian = Catalog(locale="hr")
    croatian.add("English", "Hrvatski")
    croatian.add("Ask", "Pitaj")
    with (tmp_path / "hr.mo").open("wb") as file:
        write_mo(file, paired(croatian))
    monkeypatch.setattr(catalogue, "CATALOGUES", tmp_path)
    monkeypatch.setattr(all_pages, "whole_library", library)
    monkeypatch.setattr(all_pages, "site_pages", lambda *_: [SitePage("index.html", "home", {"reports": ()})])
    files = all_pages.site_files()

    assert '<html lang="hr">' in files["hr/index.html"]
    assert '<label for="q">Pitaj</label>' in files["hr/index.html"]
    assert 'href="../en/index.html">English</a>' in files["hr/index.html"]
    assert 'href="../hr/index.html">Hrvatski</a>' in files["en/index.html"]
    assert '<label for="hr">Pitaj</label>' in files["index.html"]
    assert "search-hr.js" in files
