"""Positions and courses explained: what follows, why, and by which readings it would be otherwise."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from tests.unit.test_asked_as_at_the_table import HAND, HANDS, TALON
from tests.unit.the_command import here, tarock

from tarock_language.message import ENGLISH
from tarock_protocol.messages.questions import Deck
from tarock_register.ask.answer_grounds import Resting
from tarock_register.ask.implied_facts import items_in_game, required_items
from tarock_running.inputs.own_engine import reference
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue, sources

ROOT = Path(__file__).resolve().parents[2]
TRULL = "cards=Treff König, Pagat, Sküs, Mond"
STEPS = '''
# a deal of Trischaken, as somebody writes it down
Given Vorhand holds "Sküs XIX XVI 12, Pagat, Herz König, Herz 2, Karo Dame, 4♦, Pik Caval, 7♠, Treff 10"
  And Second holds "XXI XVII XIII IX V D♥ 3♥ K♦ A♦ D♠ 8♠ 9♣"
When the bidding goes "…"
  """
  Vorhand Mein Spiel, Second Weiter,
  Third Weiter, Dealer Weiter
  """
  And Vorhand bids "Trischaken"
  And Vorhand plays "2♥"
  And Second plays "K♦"
Then that is refused
'''
WHOLE_DEAL = "koenigrufen/whole_deals_besser/a-besser-rufer-won-with-the-uhu"


def explained(*words: str) -> str:
    """What is told, with gaps of one blank."""
    told = tarock("explain", *words)

    assert told.exit_code == 0, told.output
    return " ".join(told.output.split())


def test_a_trick_is_explained_with_its_clauses_and_their_places_in_the_source() -> None:
    """The highest trump takes it; the Pagat would, had the Kaiserstich been agreed on."""
    told = explained("--rules", "koenigrufen", "trick", "contract=Solo", "leader=Dritter", TRULL)
    clause = load_catalogue("koenigrufen").clauses["KOE-PLAY-012"]

    assert "contract Solo leader Third (seat 2) cards K♣ I Sküs XXI" in told
    assert "winner Vorhand (seat 0)" in told
    assert f"KOE-PLAY-012 {clause.en} ({', '.join(clause.statements)})" in told
    assert "kaiserstich=on Yes" in told
    assert "winner Dealer (seat 3) instead of Vorhand (seat 0)" in told


def test_the_same_is_explained_in_german() -> None:
    told = explained("stich", TRULL, "--rules", "koenigrufen", "--language", "de")
    clause = load_catalogue("koenigrufen").clauses["KOE-PLAY-012"]

    assert "Gefragt ist gespielt wird Dreier spielt aus Vorhand (Platz 0) Karten K♣ I Sküs XXI" in told
    assert "gewinnt den Stich Dritter (Platz 2)" in told
    assert clause.de in told
    assert "Nach einer anderen Lesart wäre es anders" in told
    assert "gewinnt den Stich Zweiter (Platz 1) statt Dritter (Platz 2)" in told


def test_by_a_reading_that_is_chosen_the_others_are_held_against_it() -> None:
    told = explained("trick", TRULL, "--rules", "koenigrufen", "--option", "kaiserstich=on")

    assert "winner Second (seat 1)" in told
    assert "winner Third (seat 2) instead of Second (seat 1)" in told


def test_a_reading_that_means_nothing_alone_is_held_against_what_it_needs() -> None:
    """In a Farbensolo the Kaiserstich holds only where both are agreed on; neither alone is asked for."""
    told = explained("trick", "contract=Farbensolo", TRULL, "--rules", "koenigrufen")

    assert "farbensolo-kaiserstich=always kaiserstich=on" in told


def test_where_no_reading_changes_anything_that_is_said() -> None:
    assert "No other reading changes that" in explained("trick", "cards=HK HD Pagat H3")


def test_four_sources_stand_side_by_side_with_those_together_that_say_the_same() -> None:
    """Only karl and zwanzigerrufen give the Trull in one trick to the Pagat, which Second has played."""
    told = explained("trick", TRULL, "--rules", "all")

    assert "winner karl, zwanzigerrufen Second (seat 1) koenigrufen, lungau Third (seat 2)" in told
    assert all(f"{load_catalogue(source).title} ({source})" in told for source in sources())
    assert "Zwanzigerrufen (zwanzigerrufen), Normalspiel" in told
    assert "trull-in-one-trick=spatz" in told


def test_what_another_source_calls_otherwise_is_asked_in_its_words_and_what_it_lacks_is_said() -> None:
    told = explained("may_play", "contract=Trischaken", "hand=I V D♣", "trick=A♥", "--rules", "all")

    assert "Karls Tarockrunde (karl), Fahren" in told
    assert "Lungauer Königrufen (lungau), Fahren" in told
    assert "Zwanzigerrufen (zwanzigerrufen) no answer contract: expected one of" in told


def test_a_question_in_json_is_put_to_every_source_in_its_words() -> None:
    asked = {"ask": "settle", "rules": "lungau", "contract": "Dreier", "players": 4, "dealer": 3, "declarer": 0}
    items = [{"item": "Spiel", "side": "declarer", "won": True}, {"item": "Spatz", "side": "declarer", "won": True}]
    told = explained(json.dumps({**asked, "items": items}), "--rules", "koenigrufen")

    assert "Pagat, declarer, won" in told


KINDS: list[tuple[tuple[str, ...], str, str]] = [
    (("count", "cards=HK HD"), "Augen 9", "Augen 9"),
    (("may_bid", f"hand={HAND}"), "may say Erster,", "darf sagen Erster,"),
    (("may_call", "contract=Spatzrufer", f"hand={HAND}"), "allowed K♥ K♦ K♠ K♣", "erlaubt K♥ K♦ K♠ K♣"),
    (
        ("may_discard", "contract=Dreier", f"hand={HAND} XV XIV XIII", "discards=D♠ C♣ 7♠"),
        "discards D♠ C♣ 7♠ What follows allowed yes",
        "weggelegt D♠ C♣ 7♠ Es folgt erlaubt ja",
    ),
    (("may_announce", "contract=Dreier", "declarer=0", f"hand={HAND}"), "may say Gut!,", "darf sagen Gut!,"),
    (("may_play", "contract=Fahren", "hand=I V HK", "trick=A♥"), "not allowed I V [LUN-", "nicht erlaubt I V [LUN-"),
    (("trick", "cards=HK HD I H3"), "winner Third (seat 2)", "gewinnt den Stich Dritter (Platz 2)"),
    (
        ("settle", "contract=Dreier", "declarer=0", "items=Spiel won"),
        "receive Vorhand +60, Second -20",
        "es bekommen Vorhand +60, Zweiter -20",
    ),
    (("next_dealer", "previous=3"), "dealer seat 0", "Geber Platz 0"),
    (
        ("deal", f"hands={HANDS}", f"talon={TALON}", "actions=Dreier; second"),
        "Vorhand: Dreier, second",
        "Vorhand: Dreier, zweite Hälfte",
    ),
    (
        ("view", f"hands={HANDS}", f"talon={TALON}", "actions=Dreier; second", "seat=Zweiter"),
        "seat Second (seat 1)",
        "Platz Zweiter (Platz 1)",
    ),
]


@pytest.mark.parametrize(("words", "english", "german"), KINDS, ids=[words[0] for words, _, _ in KINDS])
def test_each_kind_of_question_is_explained_in_both_languages(
    words: tuple[str, ...], english: str, german: str
) -> None:
    assert english in explained(*words)
    assert german in explained(*words, "--language", "de")


@pytest.mark.parametrize("width", [40, 80])
def test_what_is_told_fits_a_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = tarock("explain", "trick", TRULL, "--rules", "all", "--language", "de").output

    assert max(map(len, told.splitlines())) <= width


def test_steps_of_a_file_are_explained_up_to_what_they_do_last(tmp_path: Path) -> None:
    """Second has the D♥, so the K♦ is no card for a Herz; in Trischaken nothing but a better Herz may go."""
    (tmp_path / "ours.feature").write_text(STEPS, encoding="utf-8")
    told = " ".join(here("explain", "ours.feature", "--rules", "koenigrufen", cwd=tmp_path).stdout.split())

    assert 'Second plays "K♦" What follows' in told
    assert "refused action 6: K♦ is not allowed while D♥ could go [KOE-PLAY-005" in told
    assert "next to play Second (seat 1): D♥" in told


def test_the_same_steps_are_explained_in_german_and_by_other_rules(tmp_path: Path) -> None:
    (tmp_path / "ours.feature").write_text(STEPS, encoding="utf-8")
    german = here("explain", "ours.feature", "--rules", "karl", "--language", "de", cwd=tmp_path).stdout

    assert 'Zweiter spielt "K♦"' in german
    assert "Fahren" in german
    assert re.search(r"nicht erlaubt +Handlung 6, Zweiter \(Platz 1\): K♦", german)


@pytest.mark.prove
def test_steps_may_be_german_and_are_those_that_reports_show() -> None:
    """What `tarock show` prints of a scenario in German is the same deal, with its table drawn and without keywords."""
    shown = tarock("show", WHOLE_DEAL, "--language", "de").output
    steps = shown[shown.index("    die Regeln") :].partition("Vorhand    +6")[0].split("\n\n")[0]
    german = tarock("explain", "-", "--language", "de", input=steps)
    english = tarock("explain", WHOLE_DEAL, "--language", "de")

    assert german.exit_code == 0, german.output
    assert german.output.partition("Es folgt")[2] == english.output.partition("Es folgt")[2] != ""


def test_german_keywords_and_cards_in_words_are_read_too() -> None:
    asked = 'Beispiel: zwei Karten\nAngenommen die Regeln "karl"\nWenn gezählt wird "Herz König, Pagat"\n'
    told = tarock("explain", "-", input=asked)

    assert '"K♥ I" are counted' in told.output
    assert re.search(r"Augen +8⅔", told.output)


def test_steps_and_json_are_read_from_stdin() -> None:
    steps = tarock("explain", "-", "--rules", "koenigrufen", input=STEPS)
    asked = tarock("explain", "-", input='{"ask": "count", "rules": "karl", "cards": ["K♥"]}')

    assert "next to play" in steps.output
    assert "Karls Tarockrunde (karl)" in asked.output


def test_a_house_is_explained_with_what_it_says_otherwise(tmp_path: Path) -> None:
    """The source pays 4 for a Dreier that is won, this house 3, from each of three."""
    house = 'name = "Gasthof"\nbased_on = "koenigrufen"\n[rulings]\n"contracts.Dreier.terms.price_won" = 3\n'
    (tmp_path / "ours.toml").write_text(house, encoding="utf-8")
    words = ("settle", "contract=Dreier", "declarer=Vorhand", "items=Spiel gewonnen")
    told = " ".join(here("explain", *words, "--variant", "ours.toml", cwd=tmp_path).stdout.split())

    assert told.startswith("Gasthof (Tarock-Königrufen)")
    assert f"receive Vorhand +{3 * 3}, Second -3, Third -3, Dealer -3 points" in told
    assert "where Gasthof says otherwise contracts.Dreier.terms.price_won 3 (KOE-SETTLING-007)" in told


# ------------------------------------------------------------------------------------------------ courses of deals


def test_a_scenario_is_explained_trick_by_trick() -> None:
    """The König is called and played, the XX beats it; the Uhu, announced, takes the eleventh trick."""
    told = explained(WHOLE_DEAL, "--tricks")

    assert "trick 1 Vorhand K♥ ▶Second XX Third 3♥ Dealer III" in told
    assert "trick 11 ▶Second II Third D♠ Dealer 8♠ Vorhand C♠" in told
    assert len(re.findall(r"trick \d+ ", told)) == 12
    assert "receive Vorhand +6, Second +6, Third -6, Dealer -6 points" in told


def test_a_course_is_explained_as_it_stands_after_some_tricks() -> None:
    told = explained(WHOLE_DEAL, "--at", "11")

    assert "next to play Second (seat 1): 9♠" in told
    assert "Third (seat 2) D♥" in told


@pytest.mark.prove
def test_of_a_course_the_readings_that_change_it_are_told_with_what_they_change() -> None:
    """In exact thirds the declarer's 50 Augen and the others' 20 are 50 1/3 and 19 2/3."""
    told = explained(WHOLE_DEAL)

    assert "count-which-piles=thirds" in told
    assert "50⅓ instead of 50" in told
    assert "19⅔ instead of 20" in told
    assert "talon-halves=free" in told
    assert re.search(r"refused action 6: \S", told)


DREIER = "lungau/whole_deals_dreier/a-dreier-won-with-all-four-koenige"


@pytest.mark.prove
def test_a_deal_of_one_source_is_told_by_the_others_in_their_own_way() -> None:
    """The same cards in the same game: 57 Augen by lungau, where cards below the pictures count nothing.

    In karl they are counted in thirds of 70, in koenigrufen in groups of three; a Dreier won alone with silent Könige
    brings 20 + 5 of each of three in karl, 4 + 1 in koenigrufen, and 20 + 20 Cent in lungau.
    """
    told = explained(DREIER, "--rules", "all")

    assert "contract karl, koenigrufen, lungau Dreier" in told
    assert "Augen of the declarer karl 55⅓ koenigrufen 55 lungau 57" in told
    assert f"karl Vorhand -25, Second -25, Third +{3 * (20 + 5)}, Dealer -25 points" in told
    assert f"koenigrufen Vorhand -5, Second -5, Third +{3 * (4 + 1)}, Dealer -5 points" in told
    assert f"lungau Vorhand -40, Second -40, Third +{3 * (20 + 20)}, Dealer -40 Cent" in told


@pytest.mark.prove
def test_a_game_that_another_source_does_not_know_is_said_not_to_be_there() -> None:
    told = explained(WHOLE_DEAL, "--rules", "all")

    assert "Lungauer Königrufen (lungau) no answer there is no Besser Rufer in Lungauer Königrufen" in told
    assert "contract karl Auch-Rufer koenigrufen Besser Rufer" in told


def test_a_deal_that_ends_before_somebody_speaks_is_no_silent_one_in_other_sources(tmp_path: Path) -> None:
    (tmp_path / "ours.feature").write_text(
        """Given the rules "koenigrufen"
        And Vorhand holds "XXI XVII XV XI VI II D♦ B♦ 4♦ K♠ C♠ 7♠"
        And the Talon is "D♥ 9♠ 8♠" and "K♣ 9♣ 8♣"
        When the bidding goes "Vorhand Dreier, Second Weiter, Third Weiter, Dealer Weiter"
        And Vorhand takes the first half
        And Vorhand lays away "9♠ 8♠ 7♠"
        """,
        encoding="utf-8",
    )
    told = " ".join(here("explain", "ours.feature", "--rules", "lungau", cwd=tmp_path).stdout.split())

    assert "next to say Vorhand (seat 0): Gut!, Trull, Könige, Uhu, Valat" in told
    assert "next to play" not in told


@pytest.mark.prove
def test_steps_without_rules_are_those_of_the_source_by_which_they_go_furthest(tmp_path: Path) -> None:
    """Nobody says Mein Spiel in lungau, where Vorhand begins with Erster."""
    (tmp_path / "ours.feature").write_text(STEPS, encoding="utf-8")
    told = " ".join(here("explain", "ours.feature", "--rules", "all", cwd=tmp_path).stdout.split())

    assert "next to play karl, koenigrufen, lungau Second (seat 1): D♥" in told
    assert "contract karl, lungau Fahren koenigrufen Trischaken" in told


# ---------------------------------------------------------------------------------- as a round would put them


@pytest.mark.prove
def test_a_pagat_that_was_forced_out_in_the_eleventh_trick_is_lost() -> None:
    told = explained(
        *("ergebnis", "spiel=Rufer", "bieter=Vorhand", "partner=Dritter", "gerufen=Herz König", "--language", "de"),
        *("gesagt=Vorhand: Pagat; weiter; weiter; weiter", "gespielt=11 Zweiter Pik 7, Pagat, Pik 8, Pik 9"),
        *("--rules", "koenigrufen"),
    )

    assert "gespielt 11. Stich, Zweiter (Platz 1): 7♠ I 8♠ 9♠" in told
    assert "Pagat Bieter, angesagt, verloren" in told
    assert load_catalogue("koenigrufen").clauses["KOE-BONUSES-034"].de in told


@pytest.mark.prove
def test_what_a_part_of_a_deal_does_not_decide_is_said_to_be_open() -> None:
    """A Mond that Second lost to the Sküs of a partner is nothing; who has all Könige is not known."""
    told = explained("result", "contract=Dreier", "declarer=0", "played=5 Second Mond, Sküs, 5, 6", "--rules", "karl")

    assert re.search(r"not decided by that .*Könige", told)


def test_an_announcement_is_told_by_the_player_who_made_it() -> None:
    told = explained("may_announce", "contract=Dreier", "declarer=0", "said=Spatz; weiter", f"hand={HAND}")

    assert "Kontra Spatz of Vorhand" in told


def test_a_hand_of_which_only_some_cards_matter_is_filled_up_and_that_is_said() -> None:
    told = tarock("ask", "darf_steigern", "blatt=Pagat …", "gesteigert=Erster")
    filled = re.search(r"taken as given: hand=… (.*)", told.output)

    assert re.search(r"may say +Weiter, Spatzrufer, Dreier", told.output)
    assert filled is not None
    assert len(filled[1].split()) == 12 - 1


def test_what_is_laid_away_is_in_a_hand_that_is_filled_up() -> None:
    """Könige and the cards of the Trull are never laid away."""
    told = explained("may_discard", "contract=Dreier", "hand=HK ...", "discards=HK Pik Dame Mond")

    assert "hand K♥ D♠ XXI " in told
    assert "allowed no" in told


def test_a_sheet_is_paid_side_by_side_in_what_each_source_pays() -> None:
    """A lone Solo-Dreier lost under Kontra costs 2 * 40 in karl and 2 * 8 in koenigrufen, to each of three."""
    items = "items=Spiel verloren Kontra Zweiter"
    told = explained("settle", "contract=Solo Dreier", "declarer=Vorhand", items, "--rules", "all")

    assert f"karl Vorhand -{3 * 2 * 40}, Second +80, Third +80, Dealer +80 points" in told
    assert f"koenigrufen Vorhand -{3 * 2 * 8}, Second +16, Third +16, Dealer +16 points" in told


def test_an_item_that_sources_call_by_another_name_of_its_card_is_one_line() -> None:
    items = "items=Spiel gewonnen; Pagat gewonnen"
    told = explained("settle", "contract=Dreier", "declarer=0", items, "--rules", "all")

    assert "Pagat/Spatz (declarer) karl +" in told
    assert " lungau +20 Cent between two" in told.split("Pagat/Spatz (declarer)")[1]


# ------------------------------------------------------------------------------------------- what is forgotten


@pytest.mark.parametrize(("contract", "items"), [("Spatzrufer", ["Spatz"]), ("Uhurufer", ["Uhu"]), ("Dreier", [])])
def test_what_a_game_announces_by_itself_is_found_by_asking_the_engine(contract: str, items: list[str]) -> None:
    assert items_in_game(Deck(id=1, rules="lungau"), contract, reference()) == items


@pytest.mark.parametrize(
    ("rules", "contract", "items"),
    [
        ("koenigrufen", "Besser Rufer", ["Pagat", "Uhu", "Kakadu", "Marabu"]),
        ("koenigrufen", "Rufer", []),
        ("karl", "Auch-Rufer", ["Pagat", "Uhu", "Kakadu", "Wildsau"]),
        ("lungau", "Spatzrufer", []),
    ],
)
def test_what_a_declarer_has_to_announce_is_found_by_asking_the_engine(
    rules: str, contract: str, items: list[str]
) -> None:
    assert required_items(Deck(id=1, rules=rules), contract, reference()) == items


def test_a_sheet_without_the_vogel_that_its_game_demands_is_told_with_one() -> None:
    """A Besser Rufer counts 2 and an announced Pagat 2 between two; with a partner each of two has it from one."""
    sheet = ("settle", "contract=Besser Rufer", "declarer=0", "partner=2", "--rules", "koenigrufen")
    told = explained(*sheet, "items=Spiel won")

    assert "Forgotten: one of Pagat, Uhu, Kakadu, Marabu is announced in a Besser Rufer; here Pagat as won" in told
    assert f"receive Vorhand +{2 + 2}, Second -4, Third +4, Dealer -4 points instead of Vorhand +2," in told
    assert "Forgotten" not in explained(*sheet, "items=Spiel won; Uhu announced lost")


SPATZRUFER = ("may_play", "contract=Spatzrufer", "hand=I V", "trick=Pik 7", "called=PK", "number=11")
"""The Spatz that is announced has to be kept for the last trick, so in the eleventh the V goes."""


def test_an_engine_that_is_asked_without_the_spatz_answers_so_and_what_is_forgotten_is_said() -> None:
    told = tarock("ask", *SPATZRUFER).output

    assert "Forgotten: Spatz is announced in a Spatzrufer" in told
    assert re.search(r"allowed +V instead of V I", told.split("Forgotten")[1])


@pytest.mark.parametrize("rules", ["lungau", "all"])
def test_what_follows_has_the_spatz_of_a_spatzrufer_although_nobody_says_so(rules: str) -> None:
    told = explained(*SPATZRUFER, "--rules", rules)
    follows, _, reasons = told.partition("It rests on")

    assert "Forgotten: Spatz is announced in a Spatzrufer" in told
    assert "not allowed" in follows
    assert "V I" not in follows.partition("trick 7♠")[2]
    assert "LUN-PLAY-010" in reasons.partition("As it was asked")[0]
    assert "As asked, without that allowed V I" in reasons


def test_what_is_asked_is_shown_as_it_was_asked_and_not_with_what_is_forgotten() -> None:
    assert "announced" not in explained(*SPATZRUFER).partition("Forgotten")[0]


def test_a_sheet_with_a_spatz_in_silence_has_it_announced_in_a_spatzrufer() -> None:
    """10 for the game and 20 for the announced Spatz between two, each of two from one."""
    told = explained("settle", "contract=Spatzrufer", "declarer=0", "partner=2", "items=Spiel won; Spatz won")

    assert f"receive Vorhand +{10 + 20}, Second -30, Third +30, Dealer -30 Cent" in told.partition("It rests on")[0]
    assert "As asked, without that Spatz (declarer) +" in told


def test_side_by_side_a_spatz_that_is_not_on_the_sheet_is_told_won_and_lost_too() -> None:
    sheet = ("settle", "contract=Spatzrufer", "declarer=0", "partner=2", "items=Spiel won")

    assert "Forgotten: Spatz is on the sheet of a Spatzrufer; here as lost" in explained(*sheet, "--rules", "all")


def test_side_by_side_nothing_is_not_the_same_as_no_answer() -> None:
    """By that reading of karl anything may go in Fahren without Herz and behind the XX; zwanzigerrufen has none."""
    asked = ("may_play", "contract=Trischaken", "hand=V D♣", "trick=A♥ XX", "--rules", "all", "--language", "de")
    forbidden = explained(*asked, "--option", "void-must-play-tarock=not-in-fahren").partition("nicht erlaubt ")[2]

    assert forbidden.startswith("karl nichts koenigrufen D♣ ")
    assert "zwanzigerrufen keine Antwort" in forbidden.partition("(karl)")[0]


def test_what_is_given_has_the_name_that_each_source_has_for_a_game() -> None:
    told = explained("may_play", "contract=Trischaken", "hand=I V D♣", "trick=A♥", "--rules", "all")

    assert told.startswith("Asked contract karl, lungau: Fahren koenigrufen: Trischaken hand I V D♣ trick A♥ ")


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_no_line_ends_in_blanks(command: str) -> None:
    told = tarock(command, *SPATZRUFER).output

    assert [line for line in told.splitlines() if line != line.rstrip()] == []


@pytest.mark.parametrize("width", [50, 60, 70, 80, 100])
def test_the_name_of_an_option_is_not_broken(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = tarock("explain", "trick", "contract=Farbensolo", TRULL, "--rules", "koenigrufen").output

    assert "farbensolo-kaiserstich=always kaiserstich=on" in told
    assert max(map(len, told.splitlines())) <= width


def test_a_spatz_that_is_not_on_the_sheet_of_a_spatzrufer_is_told_won_and_lost() -> None:
    """10 for the game, and the announced Spatz 20 between two; with a partner each of two has it from one."""
    told = explained("settle", "contract=Spatzrufer", "declarer=0", "partner=2", "items=Spiel won")

    assert "Forgotten: Spatz is on the sheet of a Spatzrufer; here as won" in told
    assert f"receive Vorhand +{10 + 20}, Second -30, Third +30, Dealer -30 Cent instead of Vorhand +10," in told
    assert f"receive Vorhand -{20 - 10}, Second +10, Third -10, Dealer +10 Cent instead of Vorhand +10," in told


def test_whoever_holds_the_called_koenig_is_the_partner() -> None:
    words = ("may_announce", "contract=Spatzrufer", "declarer=0", "called=HK", "said=Gut!", f"hand={HAND}")

    assert "Forgotten: seat 1 holds K♥ and is the partner" in explained(*words)
    assert "Forgotten" not in explained(*words, "partner=1")


def test_where_nothing_is_forgotten_nothing_is_said_of_it() -> None:
    told = explained("may_play", "contract=Dreier", "hand=I V", "trick=Pik 7", "number=11")

    assert "Forgotten" not in told


@pytest.mark.prove
def test_what_the_page_asks_is_answered() -> None:
    section = (ROOT / "docs" / "disputes.md").read_text(encoding="utf-8").partition("## Ask what the rules say")[2]
    lines = [line for line in section.partition("\n## ")[0].splitlines() if line.startswith("tarock ")]

    assert len(lines) > 3
    for line in lines:
        assert tarock(*shlex.split(line)[1:]).exit_code == 0, line


def test_the_deal_of_the_page_can_be_copied() -> None:
    """Second has the D♥, so the K♦ is no card for a Herz."""
    section = (ROOT / "docs" / "disputes.md").read_text(encoding="utf-8").partition("## Ask what the rules say")[2]
    copied = re.search(r"cat <<'DEAL' \| tarock (.+)\n((?:.+\n)+?)DEAL\n", section)
    assert copied is not None
    told = tarock(*shlex.split(copied[1]), input=copied[2])

    assert told.exit_code == 0, told.output
    assert re.search(r"refused +action 6: K♦ is not allowed", told.output)
    assert "KOE-PLAY-005" in told.output


# -------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("lungau/play/nothing-at-all",), "there is no scenario 'lungau/play/nothing-at-all'."),
        (("nowhere.feature",), "there is no file 'nowhere.feature', and no such scenario: expected one"),
        (("trikc",), "there is no question 'trikc'. Did you mean trick?"),
        (("Wer sticht?",), "'Wer sticht?' is no question: expected its name and its fields, such as trick"),
        (("trick", "cards=HK"), "cards: expected 4 cards, got 1 (by the rules of lungau)"),
        (("trick", TRULL, "--rules", "lungua"), "--rules: there is no rule set 'lungua'. Did you mean lungau?"),
        (("trick", TRULL, "--at", "3"), "--at: expected the course of a deal, not a position"),
        ((WHOLE_DEAL, "--at", "13"), "--at: expected a number of tricks from 0 to 12, not 13"),
        (("trick", TRULL, "--rules", "all", "--option", "kaiserstihc=on"), "--option: there is no option 'kaiser"),
        (("bad.feature",), "bad.feature:2: no phrase says 'Vorhand holts \"I\"'; the nearest is '{player} holds"),
        (("when.feature",), "when.feature:1: 'the trick is \"Vorhand I II III IV\"' belongs after When, not Given"),
        (("none.feature",), "none.feature: expected steps such as 'Given the rules \"lungau\"', found none"),
        (("rows.feature",), "rows.feature:1: expected an example without rows"),
        (("card.feature",), "card.feature:1: 'Herz Könik' is no card: the ranks of ♥ are K D C B A 2 3 4"),
        (("no-step.feature",), "no-step.feature:1: expected Given, When, Then or And and a phrase, not 'Vorhand'"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line_that_names_the_place(tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    files = {
        "bad.feature": 'Given the rules "lungau"\nAnd Vorhand holts "I"\n',
        "when.feature": 'Given the trick is "Vorhand I II III IV"\n',
        "none.feature": "# nothing\n",
        "rows.feature": "Scenario Outline: rows\n",
        "card.feature": 'Given Vorhand holds "Herz Könik"\nWhen Vorhand bids "Dreier"\n',
        "no-step.feature": "Vorhand\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    refused: Any = here("explain", *words, cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE, refused.stdout
    assert refused.stderr.startswith(f"tarock: {message}")
    assert refused.stderr.count("\n") == 1


PLAIN_SHEET = ("settle", "contract=Dreier", "declarer=Vorhand", "--rules", "koenigrufen")
ALSO = "It rests also on"


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_a_clause_about_kontra_is_not_told_of_a_settlement_where_nobody_said_kontra(command: str) -> None:
    """What a Dreier counts decides, and what each step of Kontra makes of it does not; the answer names both."""
    told = tarock(command, *PLAIN_SHEET, "items=Spiel won").output

    assert "KOE-SETTLING-007" in told
    assert "KOE-SETTLING-042" not in told
    assert ALSO not in told
    assert "KOE-SETTLING-042" in tarock("ask", *PLAIN_SHEET, "items=Spiel won", "--json").output


@pytest.mark.parametrize(
    ("item", "language", "says"),
    [
        ("Gstieß won", "en", "items, number 2: expected one of Spiel, Trull"),
        ("Gstieß won", "de", "wertungen, Nummer 2: erwartet: eines von Spiel, Trull"),
        ("Pagatt won", "en", "items: there is no item 'Pagatt'; did you mean Pagat?"),
        ("Pagatt won", "de", "wertungen: es gibt keine Wertung 'Pagatt'; gemeint ist vielleicht Pagat"),
    ],
)
def test_what_is_no_item_is_told_by_its_place_among_them(item: str, language: str, says: str) -> None:
    told = tarock("explain", *PLAIN_SHEET, f"items=Spiel won; {item}", "--language", language).output

    assert " ".join(told.split()).startswith(f"tarock: {says}")


@pytest.mark.parametrize("named", ["vier Könige", "4 Könige", "four kings", "the four kings", "Kings"])
def test_the_four_kings_are_an_item_by_any_of_their_names(named: str) -> None:
    told = tarock("explain", *PLAIN_SHEET, f"items=Spiel won; {named} won").output

    assert "Könige, declarer, won" in told


def test_bids_that_the_same_clause_forbids_stand_in_one_line() -> None:
    """Auch-Rufer and Besser-Rufer are two names of one game."""
    told = tarock("ask", "--rules", "karl", "may_bid", "bids=Vorhand Mein Spiel", "hand=Pagat …").output

    assert "Besser-Rufer Wildsau" in " ".join(told.split())
    assert told.count("KAR-ANNOUNCING-014]") == 1


def test_what_the_next_dealer_needs_is_told_in_german() -> None:
    told = tarock("explain", "next_dealer", "--rules", "lungau", "--language", "de").output

    assert "los und voriger: erwartet: genau eines davon" in " ".join(told.split())
    assert "exactly" not in told


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_a_clause_about_kontra_decides_where_somebody_said_it(command: str) -> None:
    assert (
        "KOE-SETTLING-042" in tarock(command, *PLAIN_SHEET, "items=Spiel won Kontra Second").output.partition(ALSO)[0]
    )


@pytest.mark.prove
def test_by_a_house_those_clauses_decide_by_which_it_answers(tmp_path: Path) -> None:
    """Whatever a house makes of the game, a broken ruling on it changes the payment."""
    house = tmp_path / "house.toml"
    house.write_text(
        'name = "ours"\nbased_on = "koenigrufen"\n[rulings]\n"contracts.Dreier.terms.price_won" = 3\n',
        encoding="utf-8",
    )
    told = tarock("explain", *PLAIN_SHEET[:-2], "items=Spiel won", "--variant", str(house)).output

    assert "+9" in told
    assert "KOE-SETTLING-007" in told.partition(ALSO)[0].partition("It rests on")[2]


def test_clauses_of_rules_that_nobody_here_knows_are_not_weighed() -> None:
    assert list(Resting(ENGLISH).rests_on(Deck(id=1, rules="elsewhere"), ["X-1"])) == [
        ("It rests on", [(Text("X-1", style="bold"), Text(""))])
    ]


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        (
            ("contract=Fahren", "augen=8 20 20 22", "items=Spiel Kontra Second", "--rules", "lungau"),
            "items: expected none",
        ),
        (
            ("contract=Solo", "declarer=0", "items=Spiel won", "augen=50 20 10 8", "--rules", "zwanzigerrufen"),
            "augen: ",
        ),
    ],
)
def test_a_list_too_many_is_refused_in_a_line_and_is_no_fault_of_ours(words: tuple[str, ...], refused: str) -> None:
    told = tarock("explain", "settle", *words)

    assert told.exit_code == ExitCode.USAGE
    assert told.stderr.startswith(f"tarock: {refused}")
    assert told.stderr.count("\n") == 1


def test_beside_a_valat_that_sweeps_all_else_aside_nothing_else_is_on_the_sheet() -> None:
    """LUN-BONUSES-019: a silent Valat of 160 between two, and neither the game nor the Spatz; karl has all of them."""
    sheet = ("settle", "declarer=0", "partner=2", "items=Spiel won; Pagat won; Valat won")
    lungau = explained(*sheet, "contract=Spatzrufer")

    assert "Forgotten: beside a Valat that is made nothing else is scored" in lungau
    assert "receive Vorhand +160, Second -160, Third +160, Dealer -160 Cent" in lungau.partition("It rests on")[0]
    assert "expected nothing beside the Valat in this reading" in lungau.partition("As asked, without that")[2]
    assert "Forgotten" not in explained(*sheet, "contract=Solo-Rufer", "--rules", "karl")


def test_on_a_sheet_of_such_a_valat_alone_nothing_is_forgotten() -> None:
    assert "Forgotten" not in explained(
        "settle", "contract=Spatzrufer", "declarer=0", "partner=2", "items=Valat announced won"
    )
