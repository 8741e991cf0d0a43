"""Of a test with parameters the gate takes those that are named, and leaves all others to the proof."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final
from unittest import mock

import pytest
from tests.tiers import share_out

IDS: Final = ("lungau-en", "lungau-de", "karl-en", "karl-de")


def left_out(*words: str | int, ids: tuple[str, ...] = IDS, is_part: bool = False) -> list[str]:
    """The parameters of a test that only the proof runs, where the gate takes those of these words."""
    mark = pytest.mark.gate(*words).mark
    cases = [
        mock.Mock(spec=pytest.Function, nodeid=f"a.py::test[{id_}]", callspec=SimpleNamespace(id=id_)) for id_ in ids
    ]
    for case in cases:
        case.get_closest_marker.return_value, case.iter_markers.return_value = mark, [mark]
    share_out(cases, is_part=is_part)
    return [case.callspec.id for case in cases if case.add_marker.call_args == mock.call(pytest.mark.prove)]


def test_a_parameter_is_named_by_its_id_by_a_part_of_it_or_by_its_place() -> None:
    assert left_out("lungau-de") == ["lungau-en", "karl-en", "karl-de"]
    assert left_out("karl") == ["lungau-en", "lungau-de"]
    assert left_out(0, 3) == ["lungau-de", "karl-en"]


def test_a_part_of_a_word_names_nothing() -> None:
    with pytest.raises(pytest.UsageError, match="no parameter for the gate is called 'lung'"):
        left_out("lung", "karl")


def test_a_place_that_there_is_not_is_refused() -> None:
    with pytest.raises(pytest.UsageError, match="no parameter for the gate is called 4"):
        left_out(4)


def test_where_only_some_parameters_were_collected_a_name_may_fit_none_of_them() -> None:
    assert left_out("karl", ids=("lungau-en",), is_part=True) == ["lungau-en"]
