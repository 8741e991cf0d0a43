"""Where words that are looked up name cards, or what is paid or bid, the search says which line has it answered."""

from __future__ import annotations

import shlex

import pytest
from proving.labelled.learning import labelled_questions
from tests.unit.test_asking_the_register import QUESTIONS
from tests.unit.the_command import tarock

from tarock_language.catalogue import language_of
from tarock_register.disputes.explain_lines import explain_lines
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import sources

ALL = " --rules all"
SAID = [
    ("Es liegt Karo 1, ich habe die Karo Dame und den IV", "may_play hand='D♦ IV' trick='A♦'"),
    ("queen of hearts led, I have the 4 of hearts and the Pagat, may I trump", "may_play hand='4♥ I' trick='D♥'"),
    ("HK HD Pagat H3 wer sticht", "trick cards='K♥ D♥ I 3♥'"),
    ("Mond, Sküs, Karo 1 und Pagat in einem Stich", "trick cards='XXI Sküs A♦ I'"),
    ("what does K♥ count together with the Mond", "count cards='K♥ XXI'"),
    ("was zählt Karo 1", "count cards='A♦'"),
    ("IV and the Pagat: may I lead either", "may_play hand='IV I' trick=''"),
    ("Herzkönig und Tarock 17, was darf ich ausspielen", "may_play hand='K♥ XVII' trick=''"),
]
"""A question with what `tarock explain` is asked then, of all sources."""
KINDS = [
    ("Who wins it: 9♠ (led), III, K♠, IX?", "trick cards='9♠ III K♠ IX'"),
    ("Pik 8 liegt, wer sticht mit IV und Pik Dame und XII", "trick cards='8♠ IV D♠ XII'"),
    ("does the Pagat take it from K♥ and the Mond", "trick cards='I K♥ XXI …'"),
    ("Pik Bub kommt, dann der 7er und die Dame, wem ghört der Stich?", "trick cards='B♠ … … …'"),
    ("spades are led, I hold XIV and 3♥, must I trump?", "may_play hand='XIV 3♥' trick='B♠'"),
    ("Herz wird ausgespielt, i hob Herz Kavall und den V, muss i drüber?", "may_play hand='C♥ V' trick='…'"),
    ("trumps led, I have VI and K♣, what may I play", "may_play hand='VI K♣' trick='…'"),
    ("XIV is led, I've got VII and I. Must I play the I?", "may_play hand='VII I' trick='XIV'"),
    ("diamonds led, the 9 of trumps lies on it, I have the 7 and K♠, must I", "may_play hand='… K♠' trick='… IX'"),
    (
        "Trischaken: Karo Dame liegt, darf ich den I geben, ich hab XII auch",
        "may_play contract=Trischaken hand='I XII' trick='D♦'",
    ),
    (
        "Herz König gerufen, Herz 2 kommt, ich hab Herz König und Herz Dame, muss ich?",
        "may_play hand='K♥ D♥' trick='2♥' called='…'",
    ),
    ("announced Pagat, D♥ led, I have the I and XX, must I trump", "may_play hand='I XX' trick='D♥' announced='…'"),
    ("hearts led, I hold D♥, B♥, IV and XI, must I follow", "may_play hand='D♥ B♥ IV XI' trick='…'"),
    ("I hold K♥ and XX, whom may I call", "may_call contract=… hand='K♥ XX …'"),
    (
        "we won the Dreier and lost the silent Uhu, how much is that",
        "settle contract=Dreier declarer=… items='Spiel won; Uhu lost'",
    ),
    (
        "Rufer gewonnen, Valat angesagt und verloren: was kriegen wir",
        "settle contract=Rufer declarer=… partner=… items='Spiel won; Valat announced lost'",
    ),
    (
        "what do I get for Trull and the four kings",
        "settle contract=… declarer=… partner=… items='Spiel …; Trull …; Könige …'",
    ),
    ("Fahren verloren, was kostet das", "settle contract=Fahren augen='… … … …'"),
    ("somebody bid Piccolo, may I bid Dreier", "may_bid bids='…; Piccolo; Dreier' hand='…'"),
]
"""Questions of each kind, with what is left open in them."""
WORDS = {
    "may_play": "darf_spielen", "may_call": "darf_rufen", "may_bid": "darf_steigern", "settle": "abrechnung",
    "trick cards": "stich karten", "count cards": "augen karten", "hand": "blatt", "trick": "stich",
    "contract": "spiel", "called": "gerufen", "announced=": "angesagt=", "announced": "angesagt", "bids": "gesteigert",
    "declarer": "bieter", "items": "wertungen", "won": "gewonnen", "lost": "verloren",
}  # fmt: skip


def in_german(line: str) -> str:
    """The same line as it is typed in German."""
    for english, german in WORDS.items():
        line = (
            line.replace(english, german)
            if english not in ("hand", "trick")
            else line.replace(f"{english}=", f"{german}=")
        )
    return line


def lines(asked: str, *, german: bool = False, rules: tuple[str, ...] = ()) -> list[str]:
    return explain_lines(asked, rules or sources(), language_of("de" if german else "en"))


@pytest.mark.parametrize(("asked", "line"), [*SAID, *KINDS])
def test_what_a_question_names_is_filled_into_a_line_and_nothing_else(asked: str, line: str) -> None:
    assert lines(asked) == [f"tarock explain {line}{ALL}"]
    assert lines(asked, german=True) == [f"tarock explain {in_german(line)}{ALL} --language de"]


@pytest.mark.parametrize("source", sources())
def test_the_rules_that_were_chosen_stay(source: str) -> None:
    assert lines("was zählt Karo 1", rules=(source,)) == [f"tarock explain count cards='A♦' --rules {source}"]
    assert lines("was zählt Karo 1", rules=tuple(sources())[:2]) == [f"tarock explain count cards='A♦'{ALL}"]


def test_where_what_everybody_pays_hangs_on_tricks_they_are_asked_for() -> None:
    told = "was kostet Trischaken"

    assert lines(told, rules=("koenigrufen",)) == [
        "tarock explain settle contract=Trischaken augen='… … … …' tricks='… … … …' --rules koenigrufen"
    ]
    assert lines("was kostet Fahren", rules=("lungau",)) == [
        "tarock explain settle contract=Fahren augen='… … … …' --rules lungau"
    ]


def test_where_nothing_says_what_is_asked_both_are_told() -> None:
    assert lines("IV and the K♥") == [
        f"tarock explain may_play hand='IV K♥' trick='…'{ALL}",
        f"tarock explain trick cards='IV K♥ … …'{ALL}",
    ]


@pytest.mark.parametrize(
    "asked",
    [
        "Sküs und Mond in einem Stich",
        "XX gerufen wer ist Partner",
        "II gedrückt",
        "ich hab zwei Herz und drei Pik",
        "four kings, and a heart as well",
        "dass das a Herz war",
        "35 und 2 Blatt",
        "Herz König und XXI drücken",
        "Mein Herz-König war gerufen",
        "10♥",
        "may I announce Valat",
        "who deals after Trischaken",
    ],
)
def test_where_no_position_is_told_nothing_is_said(asked: str) -> None:
    """Names of birds are what a question is about, numbers count, and who lays away or calls needs a whole hand."""
    assert lines(asked) == []


@pytest.mark.prove
def test_of_the_questions_of_a_round_hardly_one_is_taken_for_a_position() -> None:
    """Only what is paid or bid has a line as well, in which all that is not told is left open."""
    long = [question.asked for question in labelled_questions() if question.of_set.startswith("long_questions")]
    asked = [question for question, _ in QUESTIONS] + long
    told = [line.split() for asked_question in asked for line in lines(asked_question)]

    assert {line[2] for line in told} <= {"settle", "may_bid"}
    assert [line for line in told if "…" not in " ".join(line)] == []


@pytest.mark.gate(0, 3)
@pytest.mark.parametrize(("asked", "line"), SAID)
def test_the_line_can_be_typed_in_german_too(asked: str, line: str) -> None:
    typed = shlex.split(lines(asked, german=True)[0])

    assert typed[:2] == ["tarock", "explain"]
    done = tarock(*typed[1:])
    assert done.exit_code == ExitCode.CONFORM, done.output
    assert [card for card in shlex.split(line)[1].partition("=")[2].split() if card not in done.stdout] == []


@pytest.mark.parametrize("german", [False, True])
@pytest.mark.parametrize(("asked", "line"), [kind for kind in KINDS if "…" in kind[1]])
def test_what_is_left_open_is_asked_for_and_never_guessed(asked: str, line: str, *, german: bool) -> None:
    typed = shlex.split(lines(asked, german=german)[0])
    done = tarock(*typed[1:])

    assert done.exit_code == ExitCode.USAGE, line
    assert ("statt '…' gehört hierher" if german else "fill in what stands for '…'") in " ".join(done.output.split())


@pytest.mark.gate(0, 3)
@pytest.mark.parametrize(("asked", "line"), [kind for kind in KINDS if "…" not in kind[1]])
def test_what_is_told_whole_is_answered(asked: str, line: str) -> None:
    done = tarock(*shlex.split(lines(asked)[0])[1:])

    assert done.exit_code == ExitCode.CONFORM, line


@pytest.mark.prove
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "`tarock explain count cards='A♦' --rules all` answers a position with these cards"),
        (
            "de",
            "`tarock explain augen karten='A♦' --rules all --language de` beantwortet eine Lage mit diesen Karten",
        ),
    ],
)
def test_it_is_the_last_line_of_what_was_found(language: str, says: str) -> None:
    done = tarock("disputes", "was", "zählt", "Karo", "1", "--language", language)

    assert done.stdout.splitlines()[-1] == says
    assert "tarock explain" not in tarock("disputes", "was zählt die Dame", "--language", language).stdout


def test_it_is_said_where_nothing_else_is_found() -> None:
    done = tarock("disputes", "qqqqqq HK HD")

    assert done.exit_code == ExitCode.USAGE
    assert "may_play hand='K♥ D♥' trick='…'" in done.output
