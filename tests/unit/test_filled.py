"""Files of vectors: what is shipped is read or refused with the reason, what is kept is read before strangers run."""

from __future__ import annotations

import json
import lzma
import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from tests.unit.filled_vectors import unwatched

from tarock_checking.playing.filling import fill
from tarock_checking.playing.known_vectors import ToFill, vectors_of
from tarock_checking.playing.rules_asked import asking_of
from tarock_protocol import codec
from tarock_steps.catalogue import data_cache, features_path, filled, plan
from tarock_steps.errors import CatalogueError
from tarock_steps.suite import packed_vectors as packing
from tarock_steps.suite.packed_vectors import packed_vectors, unpacked_vectors
from tarock_steps.suite.vectors import NO_VECTORS, Vectors, read_vectors

SOURCE = "lungau"


@pytest.fixture(scope="module")
def content() -> bytes:
    asking = asking_of(SOURCE)
    cards = tuple(planned for planned in asking.asked if planned.area == "cards")
    return fill(msgspec.structs.replace(asking, asked=cards), None, unwatched, complete=True)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of features with one source, of which the area of the cards alone is written; nothing is cached."""
    monkeypatch.setenv(data_cache.SWITCH, "off")
    shutil.copytree(features_path.features_root() / SOURCE, tmp_path / SOURCE)
    for file in (tmp_path / SOURCE).rglob("*.feature"):
        if file.name != "cards.feature":
            file.unlink()
    for module in (filled, plan):
        monkeypatch.setattr(module, "features_root", lambda: tmp_path)
    return tmp_path


def ship(root: Path, content: bytes) -> None:
    first, *lines = content.splitlines(keepends=True)
    header = json.loads(first) | {"digest": filled.filling_digest(SOURCE, {})}
    (root / SOURCE / filled.NAME).write_bytes(
        filled.compressed_file(b"".join((json.dumps(header).encode(), b"\n", *lines)))
    )


def test_a_wheel_has_its_plan_and_its_vectors_from_the_file(root: Path, content: bytes) -> None:
    ship(root, content)

    found = filled.shipped(SOURCE)

    assert found is not None
    vectors = read_vectors(found.lines)
    written = [planned for planned in asking_of(SOURCE).asked if planned.area == "cards"]
    assert [*plan.own_plan(SOURCE, root)] == written
    assert [*vectors.scenarios] == [planned.id for planned in written]
    assert len(vectors.counterparts) == found.header.lines - len(written)


def test_a_checkout_has_none(root: Path) -> None:
    assert (root / SOURCE).is_dir()
    assert filled.shipped(SOURCE) is None


def cut(data: bytes) -> bytes:
    return data[:-100]


def with_header(**fields: object) -> Callable[[bytes], bytes]:
    def changed(data: bytes) -> bytes:
        first, rest = lzma.decompress(data).split(b"\n", 1)
        return filled.compressed_file(json.dumps(json.loads(first) | fields).encode() + b"\n" + rest)

    return changed


def without_a_line(data: bytes) -> bytes:
    return filled.compressed_file(lzma.decompress(data).rsplit(b"\n", 2)[0] + b"\n")


def with_a_changed_line(data: bytes) -> bytes:
    return filled.compressed_file(lzma.decompress(data).replace(b'"total":71', b'"total":70', 1))


MOST = 20_000_000
"""Bytes that may be in a file here; at the real limit the bomb alone would take a second."""


def bomb(_: bytes) -> bytes:
    return lzma.compress(bytes(MOST + 1), preset=0)


@pytest.mark.gate("cut", "a bomb", "digest", "a changed line")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (cut, "it is cut, or far too large"),
        (bomb, "it is cut, or far too large"),
        (lambda _: b"no archive", "cannot be unpacked"),
        (lambda _: b"", "it is cut, or far too large"),
        (lambda _: bytes(9_000_000), "it is cut, or far too large"),
        (with_header(vectors=filled.FORMAT - 1), f"its form is {filled.FORMAT - 1}, expected {filled.FORMAT}"),
        (with_header(more=1), "line 1 is no header of vectors"),
        (with_header(digest="00"), "filled from other features or other code"),
        (without_a_line, "by its header"),
        (with_a_changed_line, "line [0-9]+ was changed"),
    ],
    ids=["cut", "a bomb", "no archive", "empty", "large", "form", "field", "digest", "a line less", "a changed line"],
)
def test_what_does_not_fit_is_refused_with_what_fills_it(
    root: Path, content: bytes, change: Callable[[bytes], bytes], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filled, "_LARGEST_READ", MOST)
    ship(root, content)
    path = root / SOURCE / filled.NAME
    path.write_bytes(change(path.read_bytes()))

    with pytest.raises(CatalogueError, match=told) as refused:
        filled.shipped(SOURCE)

    assert f"{SOURCE}/{filled.NAME}" in str(refused.value)
    assert "tarock vectors" in str(refused.value)


def test_a_file_is_refused_as_soon_as_a_feature_is_another(root: Path, content: bytes) -> None:
    ship(root, content)
    feature = root / SOURCE / "cards.feature"
    feature.write_text(feature.read_text("utf-8") + "\n# another\n", "utf-8")
    filled.features_digest.cache_clear()

    with pytest.raises(CatalogueError, match="other features or other code"):
        filled.shipped(SOURCE)


def test_a_file_whose_last_line_has_no_end_is_refused(content: bytes) -> None:
    with pytest.raises(CatalogueError, match="by its header"):
        filled.checked_header(content.removesuffix(b"\n"), "here")


def test_the_kind_of_a_stored_question_is_read_at_its_beginning(content: bytes) -> None:
    vectors = read_vectors(filled.read_file(content, "here").lines)
    asked = [question for vector in vectors.scenarios.values() for question in vector.asked]
    assert [question.kind for question in asked] == [codec.kind(question.decoded()) for question in asked]


@pytest.mark.parametrize("place", [0, 2, -1])
def test_a_changed_line_is_named_although_it_is_a_vector_still(content: bytes, place: int) -> None:
    header, *lines = content.splitlines()
    number = range(len(lines))[place]
    lines[number] = lines[number].replace(b'"since":"', b'"since":"9', 1)
    changed = b"\n".join((header, *lines, b""))
    assert len(read_vectors(lines).scenarios)

    with pytest.raises(CatalogueError, match=f"here: line {number + 2} was changed"):
        filled.read_file(changed, "here")


def test_a_changed_line_that_its_mark_does_not_show_is_refused_all_the_same(content: bytes) -> None:
    header, *lines = content.splitlines()
    marks = filled.line_marks(lines)
    lines[0] = lines[0].replace(b'"since":"', b'"since":"9', 1)
    forged = json.loads(header) | {"marks": filled.line_marks(lines[:1]) + marks[4:]}

    with pytest.raises(CatalogueError, match="here: a line was changed"):
        filled.read_file(b"\n".join((json.dumps(forged).encode(), *lines, b"")), "here")


def test_a_line_that_is_no_vector_is_named(content: bytes) -> None:
    lines = [*filled.read_file(content, "here").lines]

    with pytest.raises(CatalogueError, match="line 4"):
        read_vectors([*lines[:2], b'{"id":1}', *lines[3:]])
    with pytest.raises(CatalogueError, match=f"line {len(lines) + 2}: .* stands above already"):
        read_vectors([*lines, lines[0]])


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir()
    monkeypatch.setattr(data_cache, "_PLACE", folder)
    monkeypatch.setattr(data_cache, "_before_strangers", None)
    monkeypatch.setattr(data_cache, "_known", {})
    monkeypatch.delenv(data_cache.SWITCH, raising=False)
    return folder


def test_a_wheel_unpacks_its_file_once_and_refuses_another_one_all_the_same(
    root: Path, content: bytes, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(root, content)
    wanted = ToFill(asking_of(SOURCE), None, is_whole=False)
    first = vectors_of(wanted)
    assert first.scenarios
    assert [*place.iterdir()]

    with monkeypatch.context() as later:
        later.setattr(filled, "unpacked", None)
        assert vectors_of(wanted) == first

    (root / SOURCE / filled.NAME).write_bytes(with_a_changed_line((root / SOURCE / filled.NAME).read_bytes()))
    filled._shipped_bytes.cache_clear()  # noqa: SLF001 - as the next process
    with pytest.raises(CatalogueError, match="was changed"):
        vectors_of(wanted)


def forge(place: Path, name: str, origin: bytes, content: bytes) -> None:
    (place / data_cache._file(name, origin)).write_bytes(data_cache.stamped(origin, content))  # noqa: SLF001 - as an attacker does


def test_what_a_stranger_writes_while_it_runs_is_not_read(place: Path) -> None:
    old, new = b"o" * 32, b"n" * 32
    data_cache.keep("old", old, b"right")
    data_cache.trust_no_more()

    forge(place, "new", new, b"forged")

    assert data_cache.load("new", new) is None
    assert data_cache.load("old", old) == b"right"
    os.utime(place / data_cache._file("old", old), ns=(0, 0))  # noqa: SLF001
    data_cache._known.clear()  # noqa: SLF001
    assert data_cache.load("old", old) is None


def test_what_was_kept_since_is_read_by_whoever_knows_its_digest(place: Path) -> None:
    origin = b"o" * 32
    data_cache.trust_no_more()
    data_cache.keep("own", origin, b"right")

    assert data_cache.load("own", origin) == b"right"
    forge(place, "own", origin, b"forged")
    assert data_cache.load("own", origin) is None
    assert data_cache.load("own", origin, sha256(b"right").digest()) is None
    assert data_cache.load("own", origin, sha256(b"forged").digest()) == b"forged"


def test_what_a_stranger_has_changed_or_put_there_is_gone_when_it_is(place: Path) -> None:
    old, new = b"o" * 32, b"n" * 32
    data_cache.keep("old", old, b"right")
    data_cache._known.clear()  # noqa: SLF001 - it was kept by another run
    data_cache.trust_no_more()

    forge(place, "old", old, b"forged")
    forge(place, "new", new, b"forged")
    data_cache.keep("own", b"e" * 32, b"right")

    assert [path.name for path in data_cache.removed_where_altered()] == [data_cache._file("old", old)]  # noqa: SLF001
    assert [path.name for path in place.iterdir()] == [data_cache._file("own", b"e" * 32)]  # noqa: SLF001


@pytest.fixture(scope="module")
def vectors(content: bytes) -> Vectors:
    return read_vectors(filled.read_file(content, "here").lines)


def parts(data: bytes) -> tuple[bytes, list[bytes]]:
    index, blocks = msgspec.msgpack.decode(data)
    return index, blocks


def with_parts(index: bytes, blocks: list[bytes]) -> bytes:
    return msgspec.msgpack.encode((index, blocks))


def test_what_is_packed_is_unpacked_as_it_was_in_any_order(vectors: Vectors) -> None:
    found = unpacked_vectors(packed_vectors(vectors))

    assert len(parts(packed_vectors(vectors))[1]) > 2
    assert found.whole()[:2] == vectors[:2]
    assert [*found.scenarios] == [*vectors.scenarios]
    assert [*found.counterparts] == [*vectors.counterparts]
    for scenario in reversed([*vectors.scenarios]):
        assert found.scenarios[scenario] == vectors.scenarios[scenario]
        assert found.judged[scenario].verdict == vectors.scenarios[scenario].verdict
        assert found.judged[scenario].kinds == vectors.scenarios[scenario].kinds


def test_only_blocks_that_are_asked_are_unpacked_and_few_stay_so(
    vectors: Vectors, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked, sizes = packing._unpacked, list[int]()  # noqa: SLF001

    def counted(data: bytes) -> bytes:
        sizes.append(len(data))
        return unpacked(data)

    monkeypatch.setattr(packing, "_unpacked", counted)
    index, blocks = parts(packed_vectors(vectors))
    found = unpacked_vectors(with_parts(index, blocks))
    assert sizes == [len(index)]

    first, *_, last = found.scenarios
    for scenario in (last, first, last, first):
        assert found.scenarios[scenario].id == scenario
    last_block = (len(found.scenarios) - 1) // packing._BLOCK  # noqa: SLF001
    assert sizes[1:] == [len(blocks[last_block]), len(blocks[0])]


@pytest.mark.parametrize("at", [0, -1], ids=["the first", "the last"])
@pytest.mark.parametrize(
    "spoilt",
    [b"no archive", b"", packing._packed([])[:-1], packing._packed({}), packing._packed([])],  # noqa: SLF001
    ids=["no archive", "empty", "cut", "another form", "too short"],
)
def test_a_vector_whose_block_is_damaged_is_missing_and_no_other(vectors: Vectors, spoilt: bytes, at: int) -> None:
    index, blocks = parts(packed_vectors(vectors))
    blocks[at] = spoilt
    found = unpacked_vectors(with_parts(index, blocks))

    there = [*map(found.scenarios.get, found.scenarios), *map(found.counterparts.get, found.counterparts)]
    gone = [place // packing._BLOCK for place, vector in enumerate(there) if vector is None]  # noqa: SLF001
    assert {*gone} == {range(len(blocks))[at]}
    whole = found.whole()
    assert [*whole.scenarios.values(), *whole.counterparts.values()] == [vector for vector in there if vector]


def test_a_file_that_lacks_a_block_lacks_its_vectors(vectors: Vectors) -> None:
    index, blocks = parts(packed_vectors(vectors))
    found = unpacked_vectors(with_parts(index, blocks[:1]))

    assert sum(vector is not None for vector in map(found.scenarios.get, found.scenarios)) == packing._BLOCK  # noqa: SLF001


@pytest.mark.parametrize(
    "spoilt",
    [b"no file", b"", with_parts(b"no archive", []), with_parts(packing._packed([{}]), [])],  # noqa: SLF001
    ids=["no file", "empty", "no archive", "another form"],
)
def test_what_is_sealed_but_no_file_of_vectors_is_none(place: Path, spoilt: bytes) -> None:
    origin = bytes.fromhex(filled.filling_digest(SOURCE, {}))
    forge(place, f"{SOURCE}-vectors", origin, spoilt)

    assert vectors_of(ToFill(asking_of(SOURCE), None, is_whole=False)) == NO_VECTORS


def test_what_unpacks_to_far_too_much_is_refused(vectors: Vectors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filled, "_LARGEST_READ", 9_999)
    assert len(filled.unpacked(filled.compressed_file(b"x" * 9_999), "here")) == 9_999
    with pytest.raises(CatalogueError, match="far too large"):
        filled.unpacked(filled.compressed_file(b"x" * 10_000), "here")

    packed = packed_vectors(vectors)
    monkeypatch.setattr(packing, "_LARGEST", 999)
    assert unpacked_vectors(packed) == NO_VECTORS


def test_what_is_kept_of_other_names_that_begin_alike_is_left(place: Path) -> None:
    data_cache.keep("lungau-vectors", b"v" * 32, b"right")
    for number in range(9):
        data_cache.keep("lungau", bytes([number]) * 32, b"right")

    assert data_cache.load("lungau-vectors", b"v" * 32) == b"right"
    assert len([*place.iterdir()]) == 5
