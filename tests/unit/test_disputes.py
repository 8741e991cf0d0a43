"""The register on the terminal: chapters, topics with the sources side by side, options, and what is found."""

from __future__ import annotations

import re

import pytest
from tests.unit.the_command import tarock

from tarock_register.disputes.register import whole_register
from tarock_register.disputes.terminal import SCREEN
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.topics import load_topics

TOPIC = "pagat-forced-out-early"
OPTION = "bound-card-forced-early"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "3000")


def told(*words: str, german: bool = False) -> str:
    done = tarock("disputes", *words, *(("--language", "de") if german else ()))
    assert done.exit_code == ExitCode.CONFORM, done.output
    return done.stdout


def test_alone_it_shows_every_chapter_with_the_number_of_its_questions() -> None:
    shown = told()

    for chapter in load_topics():
        assert re.search(rf"^{chapter.name} +{chapter.en} +{len(chapter.topics)} *$", shown, re.MULTILINE)
    assert "Talon und Weglegen" in told(german=True)


def test_a_chapter_shows_all_its_questions() -> None:
    chapter = next(found_chapter for found_chapter in load_topics() if found_chapter.name == "renonce")
    shown = told("renonce")

    assert [topic.name for topic in chapter.topics if topic.name not in shown or topic.en not in shown] == []
    assert "Zwanziger" not in shown


def test_a_topic_shows_what_each_source_says_side_by_side() -> None:
    shown = told(TOPIC)
    head = next(line for line in shown.splitlines() if "Karls" in line)
    titles = [load_catalogue(source).title for source in sources()]
    clauses = {
        name: found_clause for source in sources() for name, found_clause in load_catalogue(source).clauses.items()
    }
    names = ("KAR-BONUSES-014", "KOE-BONUSES-034", "LUN-BONUSES-014", "ZWA-BONUSES-010")

    assert re.split(r"  +", head.strip()) == titles
    assert re.search(" +".join(names), shown)
    assert [name for name in names if clauses[name].en not in shown] == []
    assert [name for name in names if clauses[name].de not in told(TOPIC, german=True)] == []


def test_where_there_is_no_room_beside_each_other_sources_are_told_one_below_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = told(TOPIC)
    places = [re.search(rf"^{load_catalogue(source).title} +[A-Z]{{3}}-", shown, re.MULTILINE) for source in sources()]

    assert [place.start() for place in places if place] == sorted(place.start() for place in places if place)
    assert all(places)


def test_a_topic_shows_the_options_it_hangs_on_with_readings_reasons_and_costs() -> None:
    dispute = load_catalogue("lungau").disputes[OPTION]

    for german in (False, True):
        shown = re.sub(r"\s+", " ", told(TOPIC, german=german))
        texts = (dispute.de, dispute.because_de, dispute.changes_de) if german else (dispute.en, dispute.because_en)
        assert f"[{OPTION}]" in shown
        assert [text for text in texts if text not in shown] == []
        assert [
            reading.name for reading in dispute.readings if (reading.de if german else reading.en) not in shown
        ] == []


def test_a_source_without_an_answer_says_whether_it_is_silent_or_has_no_such_thing() -> None:
    absent = next(topic for chapter in load_topics() for topic in chapter.topics if topic.name == "jungfrau").answers

    assert "is silent" in told("jungfrau", "--rules", "lungau")
    assert f" {absent['zwanzigerrufen'].en}\n" in told("jungfrau", "--rules", "zwanzigerrufen")
    assert f" {absent['zwanzigerrufen'].de}\n" in told("jungfrau", "--rules", "zwanzigerrufen", german=True)
    assert "does not exist there" in told("absolut", "--rules", "lungau")


def test_what_is_open_without_an_option_is_told_with_its_reason() -> None:
    dropped = {dispute.slug: dispute for dispute in load_catalogue("lungau").dropped}["fahren-extras"]

    assert f"left open: {dropped.en} {dropped.reason_en}" in re.sub(r"\s+", " ", told("jungfrau"))
    assert f"bleibt offen: {dropped.de} {dropped.reason_de}" in re.sub(r"\s+", " ", told("jungfrau", german=True))


def test_before_a_rule_that_the_source_does_not_say_stands_that_it_does_not_and_why_it_is_played() -> None:
    clauses = load_catalogue("karl").clauses
    discards = " ".join(told("what-may-be-discarded").split())

    assert f"The source is silent; related games: {clauses['KAR-COUNTING-006'].en} [counting-method]" in " ".join(
        told("way-of-counting").split()
    )
    assert f"The source is unclear; the default: {clauses['KAR-TALON-008'].en} [discard-limits]" in discards
    assert f": {clauses['KAR-TALON-007'].en}" not in discards
    assert f"Die Quelle ist unklar; wir lesen sie so: {clauses['KAR-TALON-008'].de}" in told(
        "KAR-TALON-008", german=True
    )
    assert "the default:" not in told("following-suit", "--rules", "lungau")


@pytest.mark.parametrize("columns", ["60", "80", "200"])
def test_no_line_of_a_topic_ends_in_blanks(monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    assert not [line for line in told("throwing-in", german=True).splitlines() if line != line.rstrip()]


def test_on_a_narrow_terminal_a_source_stands_above_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside it there was room for two or three words in a line."""
    monkeypatch.setenv("COLUMNS", "60")
    lines = told("pagat-forced-out-early", german=True).splitlines()

    assert "Karls Tarockrunde" in lines
    assert any(line.startswith("  KAR-BONUSES-014  ") for line in lines)
    assert max(map(len, lines)) <= 60


def test_one_reading_alone_is_called_the_default_and_the_source_is_named_that_is_unclear() -> None:
    shown = told("throwing-in", "--rules", "zwanzigerrufen", german=True)

    assert shown.count("(ohne Absprache)") == 1
    assert "off (ohne Absprache): niemand hat es ausgemacht" in shown
    assert "until-announcement (wenn es ausgemacht ist)" in shown
    assert "(die Quelle ist unklar: " in shown


def test_only_the_rule_sets_asked_for_are_told() -> None:
    shown = told(TOPIC, "--rules", "karl")

    assert "KAR-BONUSES-014" in shown
    assert "KOE-" not in shown
    assert OPTION not in shown


def test_an_option_shows_its_clauses_and_the_questions_that_ask_for_it() -> None:
    shown = told(OPTION)

    assert load_catalogue("lungau").disputes[OPTION].en in shown
    assert "LUN-BONUSES-014" in shown
    assert TOPIC in shown


def test_an_option_of_several_sources_is_told_of_each() -> None:
    shown = told("talon-halves")

    assert [source for source in ("koenigrufen", "lungau") if load_catalogue(source).title not in shown] == []
    assert load_catalogue("karl").title not in shown


def test_an_offer_that_nobody_argues_about_is_an_option_too() -> None:
    assert "The source lets a round choose: off, on." in told("solodreier")
    assert "der Runde die Wahl: off, on." in told("solodreier", german=True)


def test_a_clause_shows_the_questions_that_it_answers_the_direct_ones_first() -> None:
    """It is the first of the answers to the one, and the second to the other."""
    shown = told("kar-bonuses-009")

    assert load_catalogue("karl").clauses["KAR-BONUSES-009"].en in shown
    assert shown.index("pagat-beaten-by-the-partner") < shown.index("pagat-ultimo-won")


@pytest.mark.prove
def test_what_is_found_fits_a_screen_and_says_how_to_see_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = told("Pagat", "im elften Stich", "gestochen", german=True).splitlines()
    number = int(re.search(r"^\d+ von (\d+);", shown[-1])[1])  # type: ignore[index]

    assert len(shown) <= 24
    assert shown[0] == TOPIC
    assert f"`tarock disputes {TOPIC} --language de`" in shown[-1]
    assert f"{SCREEN} von {number}" in shown[-1]
    assert "--all" in shown[-1]
    assert len(told("Pagat im elften Stich gestochen", "--all").splitlines()) > number * 2


@pytest.mark.prove
def test_a_slip_of_the_pen_is_told_with_what_it_was_taken_for() -> None:
    assert "“Kakdu” read as kakadu" in told("Kakdu")
    assert "„Kakdu“ gelesen als kakadu" in told("Kakdu", german=True)
    assert "“qqqqqq” is unknown; the nearest follow" in told("Jungfrau qqqqqq")


def test_what_nobody_says_is_refused_with_the_chapters_in_the_language_asked_for() -> None:
    for words, message in (
        ([], "nothing in the register matches"),
        (["--language", "de"], "nichts im Register passt zu"),
    ):
        done = tarock("disputes", "qqqqqq", *words)

        assert done.exit_code == ExitCode.USAGE
        assert f"{message} 'qqqqqq'" in done.stderr
        titles = [f"  {chapter.name}: {chapter.de if words else chapter.en}" for chapter in whole_register().chapters]
        assert done.stderr.splitlines()[1:] == titles


def test_an_unknown_clause_is_refused_with_the_nearest() -> None:
    done = tarock("disputes", "KAR-BONUSES-900")

    assert done.exit_code == ExitCode.USAGE
    assert re.search(r"no clause 'KAR-BONUSES-900'. Did you mean KAR-BONUSES-0\d\d", done.stderr)


def test_a_name_with_a_slip_of_the_pen_finds_what_was_meant() -> None:
    assert told("pagat-forcd-out-erly").splitlines()[1] == TOPIC
    assert f"did you mean {OPTION}" in told("bound-card-forcd-early")


def test_an_unknown_rule_set_is_refused_with_the_nearest() -> None:
    done = tarock("disputes", "Pagat", "--rules", "lungo")

    assert done.exit_code == ExitCode.USAGE
    assert "lungau" in done.stderr


def test_the_name_of_an_option_is_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """At 120 columns each of four sources would have thirty, which sechserdreier-discard-limits in brackets exceeds."""
    monkeypatch.setenv("COLUMNS", "120")

    assert "[sechserdreier-discard-limits]" in told("what-may-be-discarded")


@pytest.mark.parametrize(
    ("language", "says"), [("en", "there is no topic or option called"), ("de", "heißt kein Thema und keine Option")]
)
def test_a_mistyped_name_is_said_to_be_none_and_the_nearest_comes_first(language: str, says: str) -> None:
    lines = tarock("disputes", "price-of-the-gaem", "--language", language).stdout.splitlines()

    assert says in lines[0]
    assert lines[1].split()[0] == "price-of-the-game"


def test_words_with_hyphens_are_looked_up_where_no_name_is_near() -> None:
    assert "there is no topic" not in tarock("disputes", "spatz-rufer").stdout


def test_what_no_topic_is_about_is_said_to_be_that_and_nothing_is_offered_but_when_asked_for() -> None:
    asked = "Solo? Zwetschgen, Marillen, Powidl, Topfen"
    told, everything = (" ".join(tarock("disputes", asked, *more).stdout.split()) for more in ([], ["--all"]))

    assert told == "no topic of the register is about this; `--all` shows what is nearest"
    assert "few of your words match, in the first only “Solo”" in everything
    assert "talon-of-a-solo" in everything


def test_a_question_that_names_a_source_is_asked_of_it_alone_and_says_so() -> None:
    of_lungau = told("Im", "Lungau:", "Pagat", "im", "letzten", "Stich", "gestochen")

    assert of_lungau.startswith("only Lungauer Königrufen, which the question names\n")
    assert "Lungau" not in of_lungau.partition("\n")[2].replace("--rules lungau", "")
    assert of_lungau.partition("\n")[2] == told("Pagat", "im", "letzten", "Stich", "gestochen", "--rules", "lungau")


def test_of_the_source_that_is_asked_for_anyway_nothing_is_said() -> None:
    assert "alone" not in told("Im", "Lungau:", "Pagat", "gestochen", "--rules", "lungau")


def test_another_source_than_the_one_named_is_asked_where_it_is_asked_for() -> None:
    assert told("Im", "Lungau:", "Pagat", "--rules", "karl") == told("Pagat", "--rules", "karl")
