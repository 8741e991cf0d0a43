from __future__ import annotations

import base64
import hashlib
import random
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    HOSTILE,
    OTHER_READING,
    PASSED,
    catalogue,
    header,
    ledger,
    lost_at,
    scenario,
    verdict,
    write,
)

from tarock_language.message import ENGLISH, Word, message
from tarock_protocol.cards import PACK
from tarock_reports.ledger.check_lines import Asked, AskedEngine, UnmetLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages import html
from tarock_reports.pages.drawing import in_prose, picture
from tarock_reports.pages.failure import anchor
from tarock_reports.verdict.cards_in_text import cards_shown_in
from tarock_reports.verdict.wording import value_told
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.errors import Mismatch
from tarock_steps.suite.judging import what_went_wrong
from tarock_steps.suite.verdicts import Outcome, Verdict

VOID = {"meta", "input", "br", "link", "img"}
AREAS = ("bidding", "play")


class Tags(HTMLParser):
    """All elements of a page with their attributes; complains where they are not nested."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style", "script"} & set(self.open):
            self.words.append(data)

    def attributes(self, name: str) -> list[str]:
        return [attributes[name] or "" for _, attributes in self.seen if name in attributes]

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


def page_of(of: Ledger) -> str:
    return html.render_page(of, catalogue(AREAS))


@pytest.fixture
def page(tmp_path: Path) -> str:
    return page_of(ledger(tmp_path, [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING]))


def test_elements_are_nested_and_ids_are_unique_and_links_lead_somewhere(page: str) -> None:
    tags = Tags(page)
    ids = tags.attributes("id")

    assert tags.open == []
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in tags.attributes("href") if link.startswith("#")} <= set(ids)


def test_the_page_loads_nothing(page: str) -> None:
    tags = Tags(page)

    assert not {"link", "img", "iframe", "object", "embed", "base"} & {tag for tag, _ in tags.seen}
    for name in ("src", "srcset", "data", "poster", "background", "action"):
        assert tags.attributes(name) == []
    assert not re.search(r"@import|url\(|fetch\(|XMLHttpRequest|import\(", page)
    assert [link for link in tags.attributes("href") if not link.startswith("#")] == ["https://example.org/tarock"]


def test_the_page_forbids_every_script_and_style_but_its_own(page: str) -> None:
    policy = next(attribute for attribute in Tags(page).attributes("content") if "default-src" in attribute)

    assert "default-src 'none'" in policy
    for tag in ("style", "script"):
        found = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in found]
        assert [f"{tag}-src 'sha256-{digest}'" in policy for digest in digests] == [True]
    assert not [attribute for attribute in Tags(page).attributes("style") if attribute]
    assert "onclick" not in page


def test_the_page_says_the_verdict_and_two_numbers(page: str) -> None:
    text = Tags(page).text

    assert "Not conform" in text
    assert "Nicht regelgerecht" in text
    assert "2 of 3 evaluated scenarios went wrong." in text
    assert "partial" not in text


def test_what_passed_stands_beside_how_much_was_evaluated(page: str) -> None:
    assert re.search(r'<td class="\w+">\d+<span class="of">', page)


def test_a_failure_shows_clause_steps_both_answers_messages_and_a_command(page: str) -> None:
    case = page[page.index('id="made/play/case-2"') :].partition("</article>")[0]
    text = Tags("<p>" + case.partition(">")[2] + "</p>").text

    for part in (
        "English text of MAD-PLAY-002",
        "Deutscher Text von MAD-PLAY-002",
        "Expected",
        "Given",
        '{"ask":"trick"}',
        '{"id":1}',
        "--scenario made/play/case-2",
        "features/made/play.feature:12",
    ):
        assert part in text
    assert case.count('class="bad"') == 1
    both = '<span lang="en">Vorhand wins the trick</span><span lang="de">Vorhand gewinnt den Stich</span>'
    assert f'class="bad" aria-current="step">{both}' in case


def test_cards_that_only_one_side_has_stand_out(page: str) -> None:
    case = page[page.index('id="made/play/case-2"') :].partition("</article>")[0]

    assert '<b class="r m">K<i>♥</i></b>' in case
    assert '<b class="r m">D<i>♥</i></b>' in case
    assert '<b class="t w3">XXI</b>' in case.partition('class="want"')[2]


def test_what_was_expected_and_given_stands_there_in_both_languages(tmp_path: Path) -> None:
    case = scenario(1)
    strange = "of a stranger's making"
    paid = message("{player} {number}", player=Word("Second"), number="+3")
    fault = Mismatch(message("the payments"), paid, message("nothing"), ["X"], [strange])
    told = replace(verdict(case, FAILED), **what_went_wrong(fault))
    page = page_of(Ledger.read(write(tmp_path / "x", header([case]), [told])))

    assert '<span lang="en">Second +3</span><span lang="de">Zweiter +3</span>' in page
    assert '<span lang="en">nothing</span><span lang="de">nichts</span>' in page
    assert "of a stranger&#39;s making" in page


def test_what_was_not_reached_is_told_in_both_languages_in_full_and_in_brief(tmp_path: Path) -> None:
    cases = [scenario(number) for number in (1, 2)]
    page = page_of(Ledger.read(write(tmp_path / "x", header(cases), [lost_at(case, "MAD-PLAY-001") for case in cases])))
    action = "Vorhand bids Dreier, action 1 of 4", "Vorhand sagt Dreier, Handlung 1 von 4"
    refused = "refused (no)", "nicht erlaubt (no)"
    together = tuple(": ".join(told) for told in zip(action, refused, strict=True))
    spans = [f'<span lang="en">{en}</span><span lang="de">{de}</span>' for en, de in (action, refused, together)]

    assert [page.count(span) for span in spans] == [2, 2, 1]


def test_another_reading_is_named_beside_the_one_asked_for(page: str) -> None:
    assert "Right for another reading:" in page


def test_every_clause_of_the_catalogue_is_listed_with_its_statements(page: str) -> None:
    ids = Tags(page).attributes("id")

    for clause in catalogue(AREAS).clauses:
        assert clause in ids
    assert page.count("Stiche 1 · Stiche 2") == 14


def test_a_clause_of_the_family_tells_why_it_is_this_one(tmp_path: Path) -> None:
    known = catalogue(AREAS)
    why = {"level": "family", "because_en": "All <do> it.", "because_de": "Alle <tun> es."}
    known.clauses["MAD-PLAY-002"] = replace(known.clauses["MAD-PLAY-002"], **why)
    page = html.render_page(ledger(tmp_path, [PASSED, PASSED]), known)
    text = Tags(page).text

    assert "The source is silent:" in text
    assert "Die Quelle schweigt:" in text
    assert "All <do> it." in text
    assert "Alle <tun> es." in text
    assert text.count("The source is silent:") == 1
    assert "aus verwandten Spielen" in text


def test_a_narrowed_run_lists_only_what_it_is_about(tmp_path: Path) -> None:
    case = scenario(1, "play", ["MAD-PLAY-003"])
    head = header([case], asked=Asked(clauses=["MAD-PLAY-003", "MAD-PLAY-099"]))
    page = page_of(Ledger.read(write(tmp_path / "x", head, [verdict(case)])))
    ids = Tags(page).attributes("id")

    assert {"MAD-PLAY-003", "MAD-PLAY-099"} <= set(ids)
    assert "MAD-PLAY-001" not in ids


def test_a_clause_that_did_not_pass_is_left_in_the_filtered_view(page: str) -> None:
    classes = {
        attributes["id"]: attributes["class"] or ""
        for tag, attributes in Tags(page).seen
        if tag == "article" and (attributes["id"] or "").startswith("MAD")
    }

    assert classes["MAD-PLAY-001"] == "clause passed fine"
    assert classes["MAD-PLAY-002"] == "clause failed"
    assert classes["MAD-PLAY-004"] == "clause inconclusive"
    assert classes["MAD-PLAY-006"] == "clause none"


def test_a_clause_without_a_scenario_is_folded(page: str) -> None:
    folded = "".join(part.partition("</details>")[0] for part in page.split('<details class="unasked">')[1:])

    assert 'id="MAD-PLAY-006"' in folded
    assert not any(f'id="MAD-PLAY-00{number}"' in folded for number in (1, 2, 4))


def test_the_sections_say_how_much_is_in_them_and_the_top_says_when(tmp_path: Path) -> None:
    case = scenario(1)
    head = replace(header([case]), started="2026-11-22T14:05:09Z")
    tags = Tags(page_of(Ledger.read(write(tmp_path / "ledger.jsonl", head, [verdict(case)]))))
    top = tags.text.partition("Pipe Tarock 2.1 Conform")[0]

    assert "Clause by clauseKlausel für Klausel 14" in tags.text
    assert "By rule areaNach Regelgebiet 1" in tags.text
    assert "Made-up Tarock · 2026-11-22 14:05 UTC" in top


def test_a_partial_ledger_has_a_banner(tmp_path: Path) -> None:
    page = page_of(ledger(tmp_path, [PASSED, None]))

    assert 'role="alert"' in page
    assert "This ledger is partial." in page
    assert "1 of 2 planned scenarios have no verdict" in page


def test_faults_have_a_banner(tmp_path: Path) -> None:
    case = scenario(1)
    page = page_of(Ledger.read(write(tmp_path / "x", header([case]), [verdict(case), verdict(case)])))

    assert "Suite broken" in page
    assert "made/play/case-1: 2 verdicts, expected one" in page


@pytest.mark.parametrize("homepage", ["javascript:alert(1)", "data:text/html,x", "//example.org", HOSTILE[:-1]])
def test_what_a_stranger_says_is_text_and_nothing_else(tmp_path: Path, homepage: str) -> None:
    case = scenario(1)
    text = HOSTILE[:-1]
    engine = AskedEngine(text, text, text, homepage, text)
    wrong = Verdict(
        scenario=case.id,
        outcome=FAILED,
        message=HOSTILE,
        step=case.steps[-1],
        expected=HOSTILE,
        given=HOSTILE,
        exchanges=list(verdict(case, ERRORED, note=HOSTILE).exchanges),
        grounds=[HOSTILE],
    )
    page = page_of(Ledger.read(write(tmp_path / "x", header([case], engine=engine), [wrong])))
    tags = Tags(page)

    assert tags.open == []
    assert [tag for tag, _ in tags.seen].count("script") == 1
    assert all(link.startswith("#") for link in tags.attributes("href"))
    assert "\x1b" not in page


def big(folder: Path, *, wrong: int, size: int) -> Ledger:
    chance = random.Random(7)
    cases = []
    verdicts = []
    for number in range(700):
        case = scenario(number, AREAS[number % 2])
        for seat in ("Second", "Third", "Dealer"):
            held = f'{seat} holds "{" ".join(chance.sample(PACK, 12))}"'
            case = replace(case, steps=(*case.steps, held))
        cases.append(case)
        outcome = FAILED if number % (700 // wrong) == 0 else PASSED
        verdicts.append(verdict(case, outcome, size=size))
    return Ledger.read(write(folder / "x", header(cases), verdicts))


@pytest.mark.gate("long answers")
@pytest.mark.parametrize(
    ("wrong", "size"), [(60, 3_000), (60, 100_000), (700, 3_000)], ids=["usual", "long answers", "all wrong"]
)
def test_the_page_stays_small(tmp_path: Path, wrong: int, size: int) -> None:
    page = page_of(big(tmp_path, wrong=wrong, size=size))

    assert len(page.encode()) < 1_000_000
    assert "case 0" in page


@pytest.mark.prove
def test_a_shortened_page_still_has_every_usual_failure_in_full(tmp_path: Path) -> None:
    page = page_of(big(tmp_path, wrong=60, size=100_000))

    assert page.count('<article class="case failed"') >= 60
    assert "more characters in the ledger" in page


def many(folder: Path, *, wrong: int, declined: int) -> str:
    """The page of so many failures, spread among so many declined scenarios."""
    cases = [scenario(number, AREAS[number % 2]) for number in range(wrong + declined)]
    every = (wrong + declined) / wrong
    failing = {round(number * every) for number in range(wrong)}
    verdicts = [
        verdict(case, FAILED if number in failing else DECLINED, note="" if number in failing else "not offered")
        for number, case in enumerate(cases)
    ]
    return page_of(Ledger.read(write(folder / "x", header(cases), verdicts)))


@pytest.mark.prove
@pytest.mark.parametrize(
    ("wrong", "declined", "limit"),
    [(65, 3_710, 1_000_000), (402, 0, 1_000_000), (402, 3_000, 1_000_000), (4_000, 0, 3_000_000)],
)
def test_no_failure_is_left_out_and_each_keeps_its_messages(
    tmp_path: Path, wrong: int, declined: int, limit: int
) -> None:
    page = many(tmp_path, wrong=wrong, declined=declined)
    ids = Tags(page).attributes("id")

    assert sum(identifier.startswith("made/") for identifier in ids) == wrong
    assert len(set(ids)) == len(ids)
    assert page.count('{"ask":"trick"}') == wrong
    assert page.count("XXI") >= wrong
    assert len(page.encode()) < limit


@pytest.mark.prove
@pytest.mark.parametrize("step", ["", f'Dealer lays away "{"nobody, " * 90}"'], ids=["in English", "in both languages"])
def test_more_long_failures_than_any_rule_set_has_scenarios_stay_under_three_megabytes(
    tmp_path: Path, step: str
) -> None:
    told = "what is expected of a program here, in as many words as a long answer takes " * 10
    cases = [
        replace(
            scenario(number, AREAS[number % 2], [f"MAD-PLAY-{(number + by) % 7 + 1:03}" for by in range(6)]),
            id=f"made/play/a-scenario-with-a-name-as-long-as-names-of-scenarios-are-where-they-say-much[{number}]",
            name=f"a scenario with a name as long as names of scenarios are where they say much [{number}]",
        )
        for number in range(4_000)
    ]
    verdicts = [
        replace(verdict(case, FAILED, size=3_000), step=step or told, expected=told, given=told) for case in cases
    ]
    page = page_of(Ledger.read(write(tmp_path / "x", header(cases), verdicts)))

    assert sum(attribute.startswith("made/") for attribute in Tags(page).attributes("id")) == 4_000
    assert ("Geber legt" in page) is bool(step)
    assert len(page.encode()) < 3_000_000


def test_failures_come_first_and_what_was_declined_is_counted_by_question_and_reason(tmp_path: Path) -> None:
    page = many(tmp_path, wrong=3, declined=12)
    ids = Tags(page).attributes("id")
    places = [ids.index(section) for section in ("not-passed", "areas", "declined", "clauses")]
    table = page[page.index('<table class="declined-by">') :].partition("</table>")[0]

    assert places == sorted(places)
    assert Tags(f"{table}</table>").text == "QuestionFrageReasonGrundScenariosSzenarien tricknot offered12"


@pytest.mark.parametrize("source", sources())
def test_a_link_to_a_scenario_lasts_because_its_anchor_is_its_id(source: str) -> None:
    planned = [case.id for case in plan(source)]
    anchors = {anchor(case) for case in planned}

    assert len(anchors) == len(planned)
    assert not any(re.search(r"\s", found_anchor) for found_anchor in anchors)
    assert {anchor(case) for case in planned if " " not in case} <= set(planned)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ('Vorhand holds "Sküs XXI I K♥ 10♠"', "Sküs XXI I K♥ 10♠"),
        ("IV, XVI, 9♣", "IV XVI 9♣"),
        ('Dealer plays "I"', "I"),
        ("I", "I"),
        ("calling K♦", "K♦"),
        ("Kontra Spatz of 0", ""),
        ("I think V and X are letters", ""),
        ("XXII 11♠ K♥x E♥", ""),
        ("", ""),
    ],
)
def test_cards_are_found_where_cards_are_meant(text: str, cards: str) -> None:
    assert cards_shown_in(text) == frozenset(cards.split())


def test_in_prose_a_card_stays_in_its_line_and_has_the_colour_of_its_suit() -> None:
    """A trump is a word there, so that it looks alike whether or not it could be another word."""
    told = in_prose("Sküs, XXI and I take <K♥> 10♠")

    assert told == ('Sküs, XXI and I take &lt;<span class="card r">K♥</span>&gt; <span class="card s">10♠</span>')


def test_every_card_of_the_pack_is_drawn_once() -> None:
    drawn = picture(" ".join(PACK))

    assert drawn.count("<b ") == len(PACK) == 54
    assert re.sub(r"<[^>]+>", "", drawn).split() == list(PACK)


def test_text_around_cards_is_escaped_and_quotation_marks_go() -> None:
    assert picture('<i> "K♥" & "Gut!"') == (
        '&lt;i&gt; <span class="h"><b class="r">K<i>♥</i></b></span> &amp; &#34;Gut!&#34;'
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('is "Vorhand K♥"', "is Vorhand K♥"),
        ('"K♥ Vierter König".', "K♥ Vierter König."),
        ('"Gut!", "K♥"', '"Gut!", K♥'),
    ],
)
def test_nothing_that_has_a_card_is_quoted_whatever_stands_beside_it(text: str, told: str) -> None:
    assert unescape(re.sub(r"<[^>]+>", "", picture(text))) == told


@pytest.mark.parametrize(("text", "behind"), [("K♥ D♥; Second", "; Second"), ('"K♥ D♥", then', ", then"), ("D♥.", ".")])
def test_a_mark_behind_cards_stays_with_the_last_of_them(text: str, behind: str) -> None:
    """On a telephone a line began with it."""
    drawn = picture(text)

    last = '<b class="r">D<i>♥</i></b>'
    assert f'<span class="end">{last}{behind[:1]}</span></span>{behind[1:]}' in drawn
    assert re.sub(r"<[^>]+>", "", drawn) == text.replace('"', "")


def test_cards_that_are_too_many_are_one_hand_and_words_a_list() -> None:
    line = UnmetLine(step="", message="", lacking=["4♥", "8♣"], too_much=["4♥", "Spiel won"])

    assert [value_told(line, field, ENGLISH) for field in ("lacking", "too_much")] == ["4♥ 8♣", "4♥; Spiel won"]


def test_every_outcome_has_a_style_of_its_own() -> None:
    style = (Path(html.__file__).parent / "templates" / "report.css").read_text(encoding="utf-8")

    for outcome in Outcome:
        assert f".{outcome.value.replace(' ', '-')}" in style
