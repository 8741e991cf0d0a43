"""What `make prove` says of weighing: that short cuts are right, and that figures that ship come out again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from proving.weighing import __main__ as proving
from proving.weighing import recomputing, replaying
from proving.weighing.recomputing import outdated, recomputed
from proving.weighing.replaying import replays

from tarock_reference import option_readings
from tarock_reference.weighing.changes import Change
from tarock_reference.weighing.players import PLAYERS
from tarock_searching.weigh.deal_blocks import Job, weigh_block
from tarock_searching.weigh.plan import Plan, thinned, weighing_plan
from tarock_searching.weigh.recomputed_blocks import some_blocks
from tarock_searching.weigh.record import header_of
from tarock_searching.weigh.stored import StoredBlock, StoredFigures, figures_of, figures_text, stored_figures
from tarock_steps.catalogue.loading import sources
from tarock_steps.errors import CatalogueError


@pytest.fixture(scope="module")
def small() -> StoredFigures:
    plan = thinned(weighing_plan("zwanzigerrufen", 1, block=10))
    return figures_of(header_of(plan), [weigh_block(Job(plan, strand, 0)) for strand in plan.strands])


@pytest.mark.prove
def test_blocks_that_ship_are_weighed_again(small: StoredFigures) -> None:
    blocks = some_blocks(small, 2)

    assert len(blocks) == 3
    assert [*recomputed(small, blocks)] == ["", "", ""]


@pytest.mark.prove
def test_a_block_of_which_a_figure_changed_is_told(small: StoredFigures) -> None:
    changed = StoredBlock(world=0, policy="any", block=0, digest="0" * 12)
    right = next(block for block in small.blocks if block.policy == "any")

    assert [*recomputed(small, [changed])] == [
        f"zwanzigerrufen, world 0, any, block 0: stored 000000000000, now {right.digest}"
    ]


@pytest.mark.prove
def test_other_players_would_be_noticed(small: StoredFigures, monkeypatch: pytest.MonkeyPatch) -> None:
    def other_seed(stored: StoredFigures) -> Plan:
        return thinned(weighing_plan(stored.header.rules, stored.header.seed + 1, block=stored.header.block))

    monkeypatch.setattr(recomputing, "stored_plan", other_seed)

    assert all(recomputed(small, small.blocks))


@pytest.mark.prove
def test_figures_of_another_version_are_refused(
    small: StoredFigures, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    header = msgspec.structs.replace(small.header, edition="0123456789abcdef")
    old = msgspec.structs.replace(small, header=header)
    monkeypatch.setattr(proving, "stored_figures", lambda _: old)

    assert outdated(small) == ""
    assert "are of edition 0123456789abcdef, but rules, readings or players are of" in outdated(old)
    assert proving.main(["zwanzigerrufen", "--deals", "0", "--jobs", "1"]) == 1
    assert "`tarock weigh` makes new ones" in capsys.readouterr().out


def test_some_blocks_are_those_of_every_policy_and_fewer_of_rules_that_are_not_the_usual_ones() -> None:
    blocks = [StoredBlock(world, "any", number, "") for world in (0, 1) for number in range(5)]
    figures = StoredFigures(header_of(weighing_plan("zwanzigerrufen", 1)), [], blocks)

    assert [(block.world, block.block) for block in some_blocks(figures, 2)] == [(0, 0), (0, 1), (1, 0)]


@pytest.mark.prove
def test_a_short_cut_that_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading that is no default is compared, but for the one with four Glatzen, which deals other cards."""
    others = [name for names in option_readings("zwanzigerrufen").values() for name in names[1:]]
    right = replays("zwanzigerrufen", 1, 0, 1)
    monkeypatch.setattr(replaying, "changed_by", lambda course, *_: Change(False, (0,) * len(course.dealt.hands)))  # noqa: FBT003
    wrong = replays("zwanzigerrufen", 1, 0, 1)

    assert right.differing == ()
    assert right.compared == wrong.compared == (len(others) - 1) * len(PLAYERS) > 150
    assert "zwanzigerrufen, deal 0 by announcing, " in wrong.differing[-1]


def test_what_is_no_file_of_figures_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "karl").mkdir()
    (tmp_path / "karl" / "weights.json").write_text('{"header": 1}', encoding="utf-8")

    with pytest.raises(CatalogueError, match=r"weights.json: .*expected figures that `tarock weigh --output`"):
        stored_figures("karl", tmp_path)
    assert stored_figures("lungau", tmp_path) is None


# ------------------------------------------------------------------------------------------------------- what ships


@pytest.mark.parametrize("source", sources())
def test_the_figures_that_ship_add_up_and_are_of_all_readings_of_their_edition(source: str) -> None:
    figures = stored_figures(source)
    assert figures is not None
    plan = weighing_plan(source, figures.header.seed)
    readings = {f"{reading.option}={reading.reading}" for world in plan.worlds for reading in world.readings}

    assert len(figures.weights) == 3 * len({weight.reading for weight in figures.weights})
    assert outdated(figures) or {weight.reading for weight in figures.weights} == readings
    for figure in figures.told:
        counts = figure.counts
        assert 0 <= counts.named <= figure.deals
        assert 0 <= counts.paid <= counts.otherwise <= figure.weighed <= figure.deals
        assert (counts.sum > 0) == (counts.squares > 0) == (counts.largest > 0) == (counts.paid > 0)
        assert counts.largest <= counts.sum <= counts.largest * counts.paid
        assert counts.squares * counts.paid >= counts.sum * counts.sum
    assert {(block.world, block.policy) for block in figures.blocks} == {
        (number, policy) for number in range(len(figures.header.worlds)) for policy in PLAYERS
    }
    assert figures_text(figures) == (figures_path(source)).read_text("utf-8")


def figures_path(source: str) -> Path:
    return Path(__file__).parents[2] / "features" / source / "weights.json"
