from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.made_up import WHO_PAYS, faults

from tarock_steps.catalogue.plan import digest, plan, slug
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.errors import CatalogueError

CLAUSE = """
[[clause]]
id = "TST-{}"
statements = ["Play 1"]
level = "must"
en = "A rule."
de = "Eine Regel."
"""

CLAUSES = "".join(CLAUSE.format(name) for name in ("PLAY-001", "PLAY-002", "TALON-001"))

DISPUTE = WHO_PAYS.replace("TST-SETTLING-001", "TST-PLAY-002").replace("Paying 1", "Play 1")

PLAY = """Feature: Play
  Background:
    Given the rules "test"

  @clause:TST-PLAY-001
  Rule: One follows suit

    Example: Ein König wird für 10♠ gespielt
      Free text is no step.
      When Vorhand plays "K♠"
      And the play goes:
        | leader  | cards |
        | Vorhand | K♠ D♠ |
      Then that is allowed

    @position @clause:TST-PLAY-002
    Scenario Outline: Somebody leads
      When Vorhand leads "<card>"
      Then "<card>" is worth <augen> Augen
      Examples:
        | card | augen |
        | K♠   | 5     |
        | 7♠   | 1     |

  @clause:TST-PLAY-002
  Rule: Somebody pays

    @dispute:who-pays
    Scenario Outline: The loser pays
      Given the reading "<reading>" of "who-pays"
      When the deal is settled
      Then the payments are "<payments>"
      Examples:
        | payments | reading |
        | 10       | one     |
        | 20       | both    |
"""

TALON = """Feature: Talon
  @clause:TST-TALON-001
  Rule: There is a Talon
    Example: It lies there
      When it is looked at
      Then it lies there
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "test"
    folder.mkdir()
    texts = {
        "source.toml": 'title = "A game"\nprefix = "TST"\n'
        'unit = { en = { one = "point", many = "points" }, de = { one = "Punkt", many = "Punkte" } }\n'
        '[table]\nhand = 12\ntalon = [3, 3]\ncloses = "Gut!"\nsilence = "others"\nplain_game = "Dreier"\n',
        "clauses.toml": CLAUSES,
        "disputes.toml": DISPUTE,
        "play.feature": PLAY,
        "talon.feature": TALON,
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return tmp_path


def by_id(root: Path) -> dict[str, Planned]:
    return {planned.id: planned for planned in plan("test", root)}


def change(root: Path, old: str, new: str, file: str = "play.feature") -> None:
    path = root / "test" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def refusal(root: Path) -> str:
    with pytest.raises(CatalogueError) as caught:
        plan("test", root)
    return str(caught.value)


def test_scenarios_come_in_the_order_of_areas_and_lines_each_row_by_itself(root: Path) -> None:
    assert list(by_id(root)) == [
        "test/talon/it-lies-there",
        "test/play/ein-koenig-wird-fuer-10s-gespielt",
        "test/play/somebody-leads[K♠]",
        "test/play/somebody-leads[7♠]",
        "test/play/the-loser-pays[one]",
        "test/play/the-loser-pays[both]",
    ]


@pytest.mark.parametrize(
    ("outline", "ids"),
    [
        ("Somebody leads", ["somebody-leads[K♠]", "somebody-leads[7♠]"]),
        ("Somebody leads <card>", ["somebody-leads-ks", "somebody-leads-7s"]),
    ],
)
def test_a_row_is_known_by_its_values_unless_the_name_of_the_outline_has_them(
    root: Path, outline: str, ids: list[str]
) -> None:
    feature = root / "test" / "play.feature"
    feature.write_text(feature.read_text(encoding="utf-8").replace("Somebody leads", outline), encoding="utf-8")
    rows = [planned for planned in plan("test", root) if planned.outline == outline]

    assert [row.id for row in rows] == [f"test/play/{id_}" for id_ in ids]
    assert [row.name for row in rows] == [outline.replace("<card>", card) for card in ("K♠", "7♠")]


def test_a_scenario_is_planned_with_its_place_clause_and_steps(root: Path) -> None:
    planned = by_id(root)["test/play/ein-koenig-wird-fuer-10s-gespielt"]

    assert planned == Planned(
        id="test/play/ein-koenig-wird-fuer-10s-gespielt",
        source="test",
        area="play",
        feature="play.feature",
        line=8,
        name="Ein König wird für 10♠ gespielt",
        outline="Ein König wird für 10♠ gespielt",
        row={},
        clauses=("TST-PLAY-001",),
        dispute=None,
        reading=None,
        lines=(
            PlannedLine("given", 'the rules "test"'),
            PlannedLine("when", 'Vorhand plays "K♠"'),
            PlannedLine("when", "the play goes:", (("leader", "cards"), ("Vorhand", "K♠ D♠"))),
            PlannedLine("then", "that is allowed"),
        ),
        asks_position=False,
    )
    assert planned.steps[2] == "the play goes:\n| leader | cards |\n| Vorhand | K♠ D♠ |"


def test_a_row_fills_in_the_steps_and_has_a_line_of_its_own(root: Path) -> None:
    planned = by_id(root)["test/play/somebody-leads[7♠]"]

    assert planned.steps == ('the rules "test"', 'Vorhand leads "7♠"', '"7♠" is worth 1 Augen')
    assert planned.row == {"card": "7♠", "augen": "1"}
    assert planned.line == 23


def test_a_text_below_a_step_stands_in_its_quotes_on_one_line(root: Path) -> None:
    below = '      When Vorhand plays "…"\n        """\n        K♠\n        D♠\n        """\n'
    change(root, '      When Vorhand plays "K♠"\n', below)

    assert by_id(root)["test/play/ein-koenig-wird-fuer-10s-gespielt"].steps[1] == 'Vorhand plays "K♠ D♠"'


def test_a_row_goes_on_in_the_next_one(root: Path) -> None:
    change(root, "| K♠   | 5     |", "| K♠   |       |\n        | …    | 5     |")
    planned = by_id(root)

    assert planned["test/play/somebody-leads[K♠]"].row == {"card": "K♠", "augen": "5"}
    assert planned["test/play/somebody-leads[7♠]"].line == 24


def test_the_background_of_a_rule_comes_after_that_of_the_feature_and_for_its_scenarios_alone(root: Path) -> None:
    heading = "  Rule: Somebody pays\n"
    background = "    Background:\n      Given Vorhand has lost\n      And it counts:\n        | double |\n"
    change(root, heading, heading + background)

    of_a_dispute = 'the reading "one" of "who-pays"'
    steps = {id_: planned.steps for id_, planned in by_id(root).items()}
    assert steps["test/play/the-loser-pays[one]"][:4] == (
        'the rules "test"',
        "Vorhand has lost",
        "it counts:\n| double |",
        of_a_dispute,
    )
    assert not any("Vorhand has lost" in told for id_, told in steps.items() if "the-loser-pays" not in id_)


def test_tags_are_inherited_and_added_to(root: Path) -> None:
    planned = by_id(root)["test/play/somebody-leads[K♠]"]

    assert planned.clauses == ("TST-PLAY-001", "TST-PLAY-002")
    assert planned.asks_position


def test_examples_may_have_tags_of_their_own(root: Path) -> None:
    change(
        root,
        "      Examples:\n        | card",
        "      @clause:TST-TALON-001\n      Examples:\n        | card",
    )

    assert "TST-TALON-001" in by_id(root)["test/play/somebody-leads[K♠]"].clauses


def test_a_dispute_knows_its_readings_in_whatever_column_they_stand(root: Path) -> None:
    planned = by_id(root)["test/play/the-loser-pays[both]"]

    assert (planned.dispute, planned.reading) == ("who-pays", "both")
    assert planned.steps[1] == 'the reading "both" of "who-pays"'


def test_rows_that_begin_alike_are_told_apart_by_further_columns(root: Path) -> None:
    change(root, "| 7♠   | 1     |", "| K♠   | 1     |")

    assert "test/play/somebody-leads[K♠, 5]" in by_id(root)
    assert "test/play/somebody-leads[K♠, 1]" in by_id(root)


def test_whole_deals_are_an_area_after_all_others(root: Path) -> None:
    (root / "test" / "whole_deals_dreier.feature").write_text(TALON, encoding="utf-8")

    planned = plan("test", root)[-1]

    assert planned.area == "whole_deals"
    assert planned.id == "test/whole_deals_dreier/it-lies-there"


def test_an_option_may_have_values_that_no_dispute_knows_for_the_rule_set_judges_them(root: Path) -> None:
    change(root, "      Free text", '      Given the reading "off" of "who-pays"\n      # Free text')

    assert 'the reading "off" of "who-pays"' in by_id(root)["test/play/ein-koenig-wird-fuer-10s-gespielt"].steps


def test_a_value_is_not_filled_in_twice(root: Path) -> None:
    change(root, "| K♠   | 5     |", "| <augen> | 5     |")

    assert '"<augen>" is worth 5 Augen' in by_id(root)["test/play/somebody-leads[<augen>]"].steps


def test_the_digest_changes_with_what_is_asked_and_not_with_comments(root: Path) -> None:
    before = digest(plan("test", root))
    change(root, "Feature: Play", "# a comment\nFeature: Play")
    assert digest(plan("test", root)) == before

    change(root, "| 20       | both", "| 30       | both")

    assert digest(plan("test", root)) != before


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Könige & Spatz, überstochen!", "koenige-spatz-ueberstochen"), ("K♥ B♦ 10♠ 7♣", "kh-bd-10s-7c")],
)
def test_a_slug_is_ascii_words_joined_by_hyphens(name: str, expected: str) -> None:
    assert slug(name) == expected


def test_a_faulty_feature_is_refused_with_its_line(root: Path) -> None:
    missed: list[tuple[str, str]] = []
    for old, new, told in faults("features"):
        change(root, old, new)
        message = refusal(root)
        (root / "test" / "play.feature").write_text(PLAY, encoding="utf-8")
        if told not in message or not message.startswith("test/play.feature: "):
            missed.append((told, message))

    assert missed == []
