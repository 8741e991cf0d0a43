"""A reading of the features that is kept for the next process: never another one than what stands in the files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from tests.unit.test_plan import change, root
from tests.unit.the_command import PATIENCE, environment

from tarock_steps.catalogue import data_cache, gherkin_tree, loading, released
from tarock_steps.catalogue import plan as planning
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.plan_file import decoded_plan, encoded_plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.catalogue.scenario_places import scenario_lines
from tarock_steps.errors import CatalogueError

__all__ = ["root"]

FORGED = msgspec.msgpack.encode(())
POSIX = pytest.mark.skipif(os.name != "posix", reason="other systems have no such files")
NOBODY = pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write everywhere")


def as_the_next_process() -> tuple[Planned, ...]:
    """The plan as a process has it that has read nothing yet."""
    for once in (planning.own_plan, loading.own_catalogue, loading.own_sources):
        once.cache_clear()
    return plan("test")


class Reader:
    """Reads the made-up source as one of our own, and counts how many features were read anew."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.read = 0
        parsed = gherkin_tree.parsed

        def counted(text: str) -> gherkin_tree.Document:
            self.read += 1
            return parsed(text)

        monkeypatch.setattr(gherkin_tree, "parsed", counted)
        monkeypatch.setattr(planning, "features_root", lambda: root)
        monkeypatch.setattr(loading, "features_root", lambda: root)

    def plan(self) -> tuple[Planned, ...]:
        """The plan, which is what stands in the files however it was come by; ``read`` counts from here."""
        self.read = 0
        found = as_the_next_process()
        read, anew = self.read, plan("test", self.root)
        self.read = read
        assert found == anew
        return found


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "caches" / "ours"
    monkeypatch.setattr(data_cache, "_PLACE", folder)
    monkeypatch.setattr(data_cache, "_known", {})
    monkeypatch.delenv(data_cache.SWITCH, raising=False)
    return folder


@pytest.fixture
def reader(root: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    assert not place.exists()
    return Reader(root, monkeypatch)


def only(place: Path, source: str = "test") -> Path:
    """The file of the plan; the files of the catalogue, as parsed, are beside it."""
    [path] = place.glob(f"{source}-{'[0-9a-f]' * 16}.kept")
    return path


def test_what_was_read_once_is_not_read_again(reader: Reader, place: Path) -> None:
    first = reader.plan()
    assert reader.read == 2

    assert reader.plan() == first
    assert reader.read == 0
    assert only(place).name.startswith("test-")
    if os.name == "posix":
        assert (place.stat().st_mode & 0o777, only(place).stat().st_mode & 0o777) == (0o700, 0o600)


def test_our_own_features_are_read_once_and_what_is_written_later_is_not_looked_at(reader: Reader, root: Path) -> None:
    told, known = reader.plan(), loading.load_catalogue("test")
    change(root, "Somebody leads", "Anybody leads", "play.feature")
    change(root, "A rule.", "One rule.", "clauses.toml")
    assert plan("test") is told
    assert loading.load_catalogue("test") is known

    assert as_the_next_process() != told


@pytest.mark.parametrize(
    ("old", "new", "file"),
    [
        ("Somebody leads", "Anybody leads", "play.feature"),
        ('title = "A game"', 'title = "A Game"', "source.toml"),
        ("A rule.", "One rule.", "clauses.toml"),
        ('en = "Who?"', 'en = "Who then?"', "disputes.toml"),
    ],
)
def test_a_changed_file_is_read_anew(reader: Reader, root: Path, old: str, new: str, file: str) -> None:
    reader.plan()
    change(root, old, new, file)

    reader.plan()
    assert reader.read == 2


def test_a_feature_that_is_renamed_added_or_taken_away_is_noticed(reader: Reader, root: Path) -> None:
    folder = root / "test"
    before = reader.plan()
    (folder / "talon").mkdir()
    (folder / "talon.feature").rename(folder / "talon" / "looking.feature")
    assert [planned.feature for planned in reader.plan()] == [
        "talon/looking.feature",
        *(case.feature for case in before[1:]),
    ]

    (folder / "talon" / "looking.feature").unlink()
    assert reader.plan() == before[1:]
    text = released.with_new_ids(folder, "0.1", {"test/talon/it-lies-there"})
    (folder / released.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match="it-lies-there"):
        as_the_next_process()


def test_a_feature_that_has_become_wrong_is_refused_and_nothing_kept_of_it(
    reader: Reader, root: Path, place: Path
) -> None:
    reader.plan()
    change(root, "@clause:TST-TALON-001", "@clause:TST-TALON-009", "talon.feature")

    for _ in range(2):
        with pytest.raises(CatalogueError, match="TST-TALON-009"):
            as_the_next_process()
    assert len(list(place.iterdir())) == 1


def test_a_reading_by_other_code_is_not_taken(
    reader: Reader, place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.plan()
    other = tmp_path / "code" / "catalogue"
    other.mkdir(parents=True)
    for file in Path(planning.__file__).parent.glob("*.py"):
        (other / file.name).write_bytes(file.read_bytes() + b"\n" * (file.stem == "gherkin_tree"))
    monkeypatch.setattr(planning, "_HERE", other)
    reader.plan()

    assert reader.read == 2
    assert len(list(place.iterdir())) == 2


def test_a_reading_with_other_packages_is_not_taken(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.plan()
    monkeypatch.setattr(planning, "installed_version", lambda name: f"another {name}")

    reader.plan()
    assert reader.read == 2


SPOILS: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut off": lambda path: path.write_bytes(path.read_bytes()[:-1]),
    "longer": lambda path: path.write_bytes(path.read_bytes() + b"\0"),
    "a bit turned": lambda path: path.write_bytes(path.read_bytes().replace(b"Somebody", b"somebody", 1)),
    "no seal": lambda path: path.write_bytes(FORGED),
    "sealed for another origin": lambda path: path.write_bytes(data_cache.stamped(b"o" * 32, FORGED)),
    "a folder": lambda path: path.rename(path.with_name("test-old.kept")).with_name(path.name).mkdir(),
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_what_is_altered_is_read_anew(reader: Reader, place: Path, spoil: Callable[[Path], object]) -> None:
    reader.plan()
    spoil(only(place))

    assert reader.plan()
    assert reader.read == 2


def test_a_plan_is_stored_with_each_line_once(reader: Reader) -> None:
    planned = reader.plan()
    assert decoded_plan(encoded_plan(planned)) == planned
    lines = [line for scenario in decoded_plan(encoded_plan(planned)) for line in scenario.lines]
    assert len({id(line) for line in lines}) == len({*lines}) < len(lines)


def test_what_is_sealed_but_no_plan_is_read_anew(reader: Reader, place: Path) -> None:
    planned = reader.plan()
    origin = planning.origin("test")
    whole = msgspec.msgpack.decode(encoded_plan(planned))
    unlike = [whole | {"lines": []}, whole | {"numbers": whole["numbers"][1:]}, whole | {"numbers": [["a"]]}]
    strange = (b"\xc1", msgspec.msgpack.encode([{"id": 1}]), b"\x91" * 2_000, *map(msgspec.msgpack.encode, unlike))
    for content in strange:
        only(place).write_bytes(data_cache.stamped(origin, content))
        reader.plan()
        assert reader.read == 2


@POSIX
@pytest.mark.parametrize("way", ["link", "pipe", "writable by others"])
def test_what_is_not_a_file_of_our_own_is_not_opened(reader: Reader, place: Path, tmp_path: Path, way: str) -> None:
    reader.plan()
    path = only(place)
    if way == "writable by others":
        path.chmod(0o666)
    else:
        elsewhere = path.rename(tmp_path / "elsewhere")
        path.symlink_to(elsewhere) if way == "link" else os.mkfifo(path)

    reader.plan()
    assert reader.read == 2
    assert path.is_file()
    assert not path.is_symlink()


def unusable(tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave no place to keep anything in."""
    place = tmp_path / "unusable"
    monkeypatch.setattr(data_cache, "_PLACE", place)
    if way == "off":
        monkeypatch.setenv(data_cache.SWITCH, "off")
    elif way == "a file in its place":
        place.write_text("", encoding="utf-8")
    elif way == "a system that keeps no files":
        monkeypatch.setattr(data_cache, "_PLACE", Path("/proc/self/tarock"))
    else:
        place.mkdir(mode=0o500)


@pytest.mark.parametrize(
    "way",
    [
        "off",
        "a file in its place",
        pytest.param("a system that keeps no files", marks=POSIX),
        pytest.param("may not be written", marks=[POSIX, NOBODY]),
    ],
)
def test_where_nothing_can_be_kept_all_is_read_anew(
    reader: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    unusable(tmp_path, way, monkeypatch)

    for _ in range(2):
        assert reader.plan()
        assert reader.read == 2


def test_a_disk_that_fills_up_leaves_nothing_behind(
    reader: Reader, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)

    reader.plan()
    assert list(place.iterdir()) == []


def test_no_variable_names_another_folder(
    reader: Reader, place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(data_cache.SWITCH, str(tmp_path / "elsewhere"))
    reader.plan()

    assert place.exists()
    assert not (tmp_path / "elsewhere").exists()


def test_of_many_states_of_the_features_only_the_latest_are_kept(reader: Reader, root: Path, place: Path) -> None:
    for number in range(7):
        change(root, "Free text is no step.", f"Free text is no step.\n      It is said {number} times.")
        reader.plan()

    assert len(list(place.iterdir())) == 4
    reader.plan()
    assert reader.read == 0


def test_readers_that_begin_at_once_all_have_the_right_plan_and_leave_one_file(reader: Reader, place: Path) -> None:
    first = plan("test", reader.root)
    with ThreadPoolExecutor(8) as pool:
        plans = list(pool.map(lambda _: plan("test"), range(32)))

    assert plans == [first] * 32
    assert only(place).name.startswith("test-")


def test_a_made_up_root_is_never_kept(root: Path, place: Path) -> None:
    assert plan("test", root)
    assert not place.exists()


SHOWS = """
import sys
from pathlib import Path
from tarock_steps.catalogue.plan import digest, plan
from tarock_steps.catalogue import data_cache, gherkin_tree

data_cache._PLACE = Path(sys.argv[1])

read = []
parsed = gherkin_tree.parsed
gherkin_tree.parsed = lambda text: read.append(text) or parsed(text)
found = plan("lungau")
print(len(read), len(found), digest(found))
"""


@pytest.mark.prove
def test_the_next_process_has_the_same_plan_without_reading_a_feature(place: Path) -> None:
    def run() -> list[str]:
        words = (sys.executable, "-P", "-c", SHOWS, str(place))
        ran = subprocess.run(words, env=environment(), capture_output=True, text=True, check=True, timeout=PATIENCE)
        return ran.stdout.split()

    first, second = run(), run()
    assert int(first[0]) > 10
    assert second == ["0", *first[1:]]
    assert only(place, "lungau").stat().st_size


def test_a_sealed_plan_that_lacks_a_scenario_or_has_one_of_another_line_or_twice_is_read_anew(
    reader: Reader, place: Path
) -> None:
    whole = reader.plan()
    moved = msgspec.structs.replace(whole[-1], line=whole[-1].line + 1)
    strange = msgspec.structs.replace(whole[0], id="other/play/one", source="other")
    for forged in (
        (*whole, strange),
        whole[1:],
        whole[:-1],
        (*whole[:-1], moved),
        (*whole[:-1], whole[0]),
        (*whole, whole[0]),
    ):
        content = data_cache.stamped(planning.origin("test"), encoded_plan(forged))
        only(place).write_bytes(content)
        assert reader.plan() == whole
        assert reader.read == 2


@pytest.mark.parametrize("source", loading.sources())
def test_where_scenarios_stand_is_found_without_parsing(source: str) -> None:
    folder = features_root() / source
    files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in planning.files(folder)}
    found = {(feature, line) for feature, text in files.items() for line in scenario_lines(text)}

    assert found == {(planned.feature, planned.line) for planned in plan(source)}


def test_what_is_kept_is_removed_where_it_was_altered_since_it_was_read(reader: Reader, place: Path) -> None:
    reader.plan()
    path = only(place)
    assert data_cache.removed_where_altered() == []

    data = path.read_bytes()
    path.write_bytes(data)
    assert data_cache.removed_where_altered() == []
    path.write_bytes(data_cache.stamped(planning.origin("test"), FORGED))
    assert data_cache.removed_where_altered() == [path]
    assert list(place.iterdir()) == []
