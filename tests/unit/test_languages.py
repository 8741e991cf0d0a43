"""Sentences in other languages: what a message becomes, and what a catalogue has to hold."""

import os
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatch_build import paired
from proving.languages.catalogues import catalogue_in, faults, updated
from proving.languages.extracting import Found, in_module, in_template

from tarock_conformance import cli
from tarock_language import catalogue
from tarock_language.catalogue import StaleCatalogueError, Translated, code_spoken, language_of, languages
from tarock_language.data import as_data, from_data
from tarock_language.message import ENGLISH, Message, SaidError, Word, message
from tarock_running.process.exits import ExitCode

SLOVENE = """
msgid ""
msgstr ""
"Language: sl\\n"
"Plural-Forms: nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "{number} card"
msgid_plural "{number} cards"
msgstr[0] "{number} karta"
msgstr[1] "{number} karti"
msgstr[2] "{number} karte"
msgstr[3] "{number} kart"

msgid "{who} may not play {card} in a {game}"
msgstr "{who} v igri {game:v} ne sme igrati {card}"

msgctxt "word"
msgid "declarer"
msgstr "igralec"

msgctxt "word karl"
msgid "declarer"
msgstr "solist"

msgctxt "word"
msgid "talon"
msgstr "Talon"

msgctxt "typed"
msgid "talon"
msgstr "talon"

msgctxt "gender"
msgid "Dreier"
msgstr "m"

msgctxt "v"
msgid "m"
msgstr "«{}»"
"""
CARDS = "{number} card", "{number} cards"


@pytest.fixture
def slovene(tmp_path: Path) -> Path:
    written = tmp_path / "sl.po"
    written.write_text(SLOVENE, encoding="utf-8")
    compiled = tmp_path / "sl.mo"
    with written.open("rb") as source, compiled.open("wb") as target:
        write_mo(target, paired(read_po(source, locale="sl")))
    return compiled


@pytest.mark.parametrize(("number", "told"), [(1, "1 karta"), (2, "2 karti"), (3, "3 karte"), (5, "5 kart")])
def test_a_language_has_as_many_forms_for_numbers_as_it_needs(slovene: Path, number: int, told: str) -> None:
    assert Translated(slovene)(*CARDS, number=number) == told


def test_english_has_two() -> None:
    assert [ENGLISH(*CARDS, number=number) for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_word_stands_in_the_form_of_its_place(slovene: Path) -> None:
    said = message("{who} may not play {card} in a {game}", who=Word("declarer"), card="Mond", game=Word("Dreier"))

    assert str(said) == "declarer may not play Mond in a Dreier"
    assert Translated(slovene).sentence(said) == "igralec v igri «Dreier» ne sme igrati Mond"


def test_a_word_that_is_the_english_one_in_its_place_is_said_so(slovene: Path) -> None:
    assert Translated(slovene).word(Word("talon"), "typed") == "talon"


def test_a_source_may_have_a_word_of_its_own(slovene: Path) -> None:
    assert [Translated(slovene).word(Word("declarer", source)) for source in ("karl", "lungau")] == [
        "solist",
        "igralec",
    ]


def test_what_a_stranger_says_fills_a_place_and_nothing_else() -> None:
    assert ENGLISH("{name} is no card", name="{name} {0} {x.y} %s") == "{name} {0} {x.y} %s is no card"


def test_a_pattern_reaches_into_no_argument() -> None:
    with pytest.raises(KeyError):
        ENGLISH("{name.__class__}", name="Mond")


@pytest.mark.parametrize(
    ("names", "told"), [([], ""), (["I"], "I"), (["I", "II"], "I or II"), (["I", "II", "III"], "I, II or III")]
)
def test_a_list_ends_with_the_word_of_its_place(names: list[str], told: str) -> None:
    assert ENGLISH("{names:or}", names=names) == told


def test_parts_stand_in_a_row_with_a_word_between_them() -> None:
    assert ENGLISH("{a:either}; {b:either}; {c:both}", a=["I"], b=["I", 2, Word("none")], c=[1, 2]) == (
        "I; I or 2 or none; 1 and 2"
    )


def test_long_parts_of_a_row_are_put_in_once() -> None:
    parts = ["I"] * 50_000

    assert ENGLISH("{a:both}", a=parts) == " and ".join(parts)


def test_an_error_keeps_what_it_says() -> None:
    said = message("{card} is no card", card="Foo")

    assert str(SaidError(said)) == "Foo is no card"
    assert SaidError(said).said is said


def test_a_message_without_arguments_is_made_once() -> None:
    assert message("the deal is over") is message("the deal is over")
    assert message("the deal is over") == Message("the deal is over")


def test_a_message_without_a_translation_stays_english(slovene: Path) -> None:
    assert Translated(slovene)("nobody knows this {card}", card="Mond") == "nobody knows this Mond"


def test_messages_are_data_and_come_back() -> None:
    said = message("{a} and {b}", a=message(*CARDS, number=2), b=[Word("declarer", "karl"), "Mond", 3])

    assert from_data(as_data(said)) == said


@pytest.mark.parametrize("told", [None, {}, {"id": 3, "arguments": {}}, {"id": "x"}, [{"word": 3}]])
def test_data_that_is_no_message_is_refused_with_the_part(told: object) -> None:
    with pytest.raises(ValueError, match="expected a message"):
        from_data(told)


NESTED = {"id": "{a}", "arguments": {"a": "x"}}
for _ in range(60):
    NESTED = {"id": "{a}", "arguments": {"a": NESTED}}
GROWING = {"id": "x" * 10, "arguments": {}}
for _ in range(20):
    GROWING = {"id": "{a}{a}", "arguments": {"a": GROWING}}


@pytest.mark.parametrize(
    "told",
    [
        {"id": "{a.real}", "arguments": {"a": 1, "a.real": 2}},
        {"id": "{a!r}", "arguments": {"a": "x"}},
        {"id": "{a:{b}}", "arguments": {"a": "x", "b": "y"}},
        {"id": "{0}", "arguments": {"0": "x"}},
        {"id": "{}", "arguments": {"": "x"}},
        {"id": "{a", "arguments": {"a": "x"}},
        {"id": "{b}", "arguments": {"a": "x"}},
        {"id": "", "arguments": {}},
        {"id": "{number} card", "several": "{number} cards", "arguments": {"number": "x"}},
        {"id": "{number} card", "several": "{other} cards", "arguments": {"number": 2}},
        {"id": "x", "several": 3, "arguments": {}},
        {"word": "declarer", "source": 3},
        {"id": "{a}", "arguments": {"a": 10**5000}},
        NESTED,
        GROWING,
        {"id": "{a}", "arguments": {"a": ["x" * 1_000] * 1_100}},
    ],
)
def test_a_message_of_a_stranger_of_which_no_sentence_can_be_made_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match="expected a"):
        from_data(told)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "xx"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LC_ALL": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de"}, "de"),
        ({"LC_ALL": "POSIX", "LANGUAGE": "de"}, "en"),
        ({"LC_MESSAGES": "de_AT", "LANG": "en_GB"}, "de"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], code: str) -> None:
    assert code_spoken(environment) == code


def test_a_catalogue_that_was_changed_and_not_compiled_is_refused(
    slovene: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "CATALOGUES", slovene.parent)
    os.utime(slovene, ns=(0, 0))

    with pytest.raises(StaleCatalogueError, match=r"sl\.po was changed and not compiled"):
        language_of("sl")


def test_a_language_is_one_file_more(slovene: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "CATALOGUES", slovene.parent)

    assert languages() == ("en", "sl")


def test_messages_are_found_in_modules_and_templates() -> None:
    code = 'say("a" "b", "c", n=f("d")); one.say("x" if y else "z"); message(pattern); other("q")'

    assert set(in_module(code)) == {Found("ab", "c"), Found("x"), Found("z")}
    assert set(in_template("<p>{{ say('a {b}', b=say('c')) }}</p>")) == {Found("a {b}"), Found("c")}


def test_a_catalogue_is_told_what_it_lacks(slovene: Path) -> None:
    found = {Found(*CARDS), Found("new {card}"), Found("{who} may not play {card} in a {game}")}
    written = catalogue_in(slovene.with_suffix(".po"))

    assert list(faults(written, found)) == ["not translated: new {card}"]
    assert list(faults(written, {*found} - {Found(*CARDS)})) == [
        "not translated: new {card}",
        "nobody uses it: {number} card",
    ]
    assert list(faults(updated(written, found), found)) == ["not translated: new {card}"]


def test_what_lies_deep_is_looked_at_once() -> None:
    looked_at = []

    class Counted(str):
        __slots__ = ()

        def __len__(self) -> int:
            looked_at.append(self)
            return super().__len__()

    told: object = [Counted("x")]
    for _ in range(40):
        told = {"id": "{a}", "arguments": {"a": told}}

    from_data(told)

    assert len(looked_at) == 1


def test_the_words_of_a_catalogue_are_no_patterns() -> None:
    with pytest.raises(ValueError, match="whose places are filled"):
        from_data({"id": "word\x04declarer", "arguments": {}})


def test_an_error_shows_a_part_of_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="expected a message") as caught:
        from_data([{"b": "x" * 100_000}])

    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("found", "told", "fault"),
    [
        (Found("{who} plays"), "{kdo} igra", "other places than '{who} plays': {kdo} igra"),
        (Found(*CARDS), ("ena karta", "{karta} kart"), "other places than '{number} card': {karta} kart"),
        (Found(*CARDS), ("ena karta", ""), "not translated: {number} card"),
    ],
)
def test_a_catalogue_is_told_where_its_places_are_others(found: Found, told: str | tuple[str, ...], fault: str) -> None:
    written = Catalog(locale="de")
    written.add(found if found.several else found.id, told)

    assert list(faults(written, {found})) == [fault]


def test_an_update_keeps_the_words_and_the_forms_for_numbers(slovene: Path) -> None:
    found = {Found(*CARDS), Found("{who} may not play {card} in a {game}")}
    written = catalogue_in(slovene.with_suffix(".po"))

    assert {(entry.context, entry.id): entry.string for entry in updated(written, found) if entry.id} == {
        (entry.context, entry.id): entry.string for entry in written if entry.id
    }


def test_a_forged_pair_of_forms_is_not_said_as_ours(slovene: Path) -> None:
    forged = Message("{number} card", {"number": 2}, "{number} cards, and Vorhand is a cheat")

    assert Translated(slovene).sentence(forged) == "2 cards, and Vorhand is a cheat"


def test_a_command_that_a_stale_catalogue_keeps_silent_says_what_compiles_it(
    slovene: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "CATALOGUES", slovene.parent)
    monkeypatch.setattr(cli, "steady", lambda: None)
    monkeypatch.setattr(sys, "argv", ["tarock", "clauses", "--language", "sl"])
    os.utime(slovene, ns=(0, 0))

    with pytest.raises(SystemExit) as ended:
        cli.main()

    assert ended.value.code == ExitCode.SUITE_BROKEN
    assert capsys.readouterr().err == ("tarock: sl.po was changed and not compiled since; `make setup` compiles it\n")
