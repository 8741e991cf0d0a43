"""Steps in a language that has a catalogue and nothing else: its own words in the English wording."""

from __future__ import annotations

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatch_build import paired

from tarock_language.catalogue import Translated
from tarock_language.message import Language, Word, message
from tarock_steps.suite import vocabulary
from tarock_steps.words.translated_fields import rows_read, rows_said

SLOVENE = {
    "word": {"Second": "Drugi", "Third": "Tretji", "play": "igra", "declarer": "igralec", "won": "dobljeno"},
    "field side": {"declarer": "igralca"},
    "field words": {"first": "prva"},
    "column counts": {"double": "dvojno"},
    "head": {"winner": "dobi vzetek"},
}
PATTERNS = {"the suit {suit}": "barva {suit}", "of {player}": "od {player}"}


@pytest.fixture(scope="module")
def slovene(tmp_path_factory: pytest.TempPathFactory) -> Language:
    written = tmp_path_factory.mktemp("catalogues") / "sl.po"
    words = (
        f'msgctxt "{place}"\nmsgid "{english}"\nmsgstr "{told}"\n'
        for place, words in SLOVENE.items()
        for english, told in words.items()
    )
    patterns = (f'msgid "{english}"\nmsgstr "{told}"\n' for english, told in PATTERNS.items())
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
    written.write_text("\n".join((head, *words, *patterns)), encoding="utf-8")
    with written.open("rb") as source, written.with_suffix(".mo").open("wb") as target:
        write_mo(target, paired(read_po(source, locale="sl")))
    return Translated(written.with_suffix(".mo"))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ('Third plays "K♥" unnoticed', 'Tretji plays "K♥" unnoticed'),
        ("Third plays an Auch-Rufer calling K♥", "Tretji plays an Auch-Rufer calling K♥"),
        ("it is Second's turn to play", "it is Drugi's turn to igra"),
        ('"Uhu" is won by the declarer', '"Uhu" is dobljeno by the igralca'),
        ('the suit ♥ from the top is "K♥ D♥"', 'barva ♥ from the top is "K♥ D♥"'),
        ('Third says "Kontra Pagat of Second"', 'Tretji says "Kontra Pagat od Drugi"'),
        ('the choice is "first, leave"', 'the choice is "prva, leave"'),
    ],
)
def test_a_step_has_the_words_of_the_language_and_is_read_back(slovene: Language, step: str, said: str) -> None:
    read = vocabulary.step_read(said, slovene)

    assert vocabulary.step_said(step, slovene) == said
    assert read is not None
    assert read[1] == step


def test_so_has_a_table(slovene: Language) -> None:
    rows = (("winner", "side", "counts", "payments"), ("Third", "declarer", "double", "Second +1"))
    said = (("dobi vzetek", "side", "counts", "payments"), ("Tretji", "igralec", "dvojno", "Drugi +1"))

    assert rows_said(rows, slovene) == said
    assert rows_read(said, slovene) == rows


def test_so_has_what_was_expected(slovene: Language) -> None:
    expected = message("{outcome} by {side}", outcome=Word("won"), side=Word("Third"))

    assert slovene.sentence(expected) == "dobljeno by Tretji"
