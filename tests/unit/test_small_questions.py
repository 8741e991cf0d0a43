"""The stored questions of a source: a file that was changed is refused by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tarock_steps.catalogue import small_questions
from tarock_steps.errors import CatalogueError


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b'{"questions":[{"ask":', "cannot be read: "),
        (b"[]", "cannot be read: "),
        (b"\xff", "cannot be read: "),
        (b'{"questions":' + b"[" * 100_000, "cannot be read: "),
        (b'{"questions":[{"a":' + b"[" * 100_000, "cannot be read: "),
        (b'{"questions":[{}],"on":{"KRL-DECK-001":[0,1]}}', "on.KRL-DECK-001: expected numbers of its 1 questions"),
        (b'{"questions":[{}],"on":{"KRL-DECK-001":[-1]}}', "on.KRL-DECK-001: expected numbers of its 1 questions"),
    ],
)
def test_a_file_that_was_changed_is_named(
    written: bytes, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "karl").mkdir()
    (tmp_path / "karl" / small_questions.FILE).write_bytes(written)
    monkeypatch.setattr(small_questions, "features_root", lambda: tmp_path)

    with pytest.raises(CatalogueError) as refused:
        small_questions.small_questions.__wrapped__("karl")
    assert str(refused.value).startswith(f"karl/questions.json: {told}")
