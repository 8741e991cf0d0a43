"""Packs of questions: what is asked from one is what is made without it, and one that does not fit is refused."""

from __future__ import annotations

import hashlib
import json
import lzma
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import proving.pack
import pytest
from tests.unit.materials import material_of, without_causes
from tests.unit.the_command import engine, here

from tarock_protocol.codec import encode
from tarock_protocol.drivers import InProcess, OurOwn
from tarock_protocol.piped import Subprocess
from tarock_reference import respond
from tarock_running.process.exits import ExitCode, SuiteBrokenError
from tarock_searching.ask.duel import MAKES_PACKS, Duel
from tarock_searching.ask.question_blocks import BLOCK, Block, made_questions, play_block
from tarock_searching.fuzz import campaign, run
from tarock_searching.fuzz import pack as packs
from tarock_searching.fuzz.campaign import FuzzResult, FuzzTerms, fuzz
from tarock_searching.fuzz.pack import Pack, PackHeader, pack_for, pack_in
from tarock_searching.fuzz.packing import BLOCKS as PACKED
from tarock_searching.fuzz.packing import packed
from tarock_searching.make.combining import all_combinations
from tarock_searching.make.disagreeing import DisagreedError
from tarock_steps.catalogue import data_cache

Answering = Callable[[bytes], bytes]

RIGHT: Final = r"""
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    sys.stdout.buffer.write(respond(line).strip() + b"\n")
    sys.stdout.buffer.flush()
"""
BLOCKS: Final = 1


@pytest.fixture(scope="module")
def content() -> bytes:
    """A small pack of lungau."""
    return packed("lungau", BLOCKS)


@pytest.fixture
def pack(content: bytes) -> Pack:
    return pack_in(content, "lungau")


def forged(content: bytes, change: Callable[[bytes], bytes], **said: object) -> bytes:
    """The pack with other lines, of which its header tells, and something else ``said`` there."""
    first, _, body = lzma.decompress(content).partition(b"\n")
    header = msgspec.json.decode(first, type=PackHeader)
    lines = change(body)
    told = {"digest": hashlib.sha256(lines).hexdigest(), **said}
    return lzma.compress(msgspec.json.encode(msgspec.structs.replace(header, **told)) + b"\n" + lines, preset=0)


def miscounted(lines: bytes) -> bytes:
    return lines.replace(b'"augen":71', b'"augen":72').replace(b'"augen":5', b'"augen":6')


def wrong(line: bytes, offered: tuple[str, ...] = ()) -> bytes:
    """What a program answers that misjudges some tricks and piles, and may offer little."""
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "hello" and offered:
        reply["answer"] |= {"questions": ["hello", *offered], "rules": {"lungau": {}}}
    elif asked["ask"] == "trick" and "XXI" in asked["cards"]:
        reply["answer"]["winner"] = (reply["answer"]["winner"] + 1) % 4
    elif asked["ask"] == "count" and len(asked["cards"]) > 40:
        return json.dumps({"id": asked["id"], "error": "too many"}).encode()
    return json.dumps(reply).encode()


def partly(line: bytes) -> bytes:
    return wrong(line, ("trick", "count", "play"))


def found_by(program: Answering, questions: int, pack: Pack | None) -> tuple[FuzzResult, list[str]]:
    """What a campaign finds, and all that the program was asked."""
    heard: list[str] = []

    def listening(line: bytes) -> bytes:
        heard.append(json.dumps(json.loads(line) | {"id": 0}))
        return program(line)

    duel, material = Duel(InProcess(listening), OurOwn(respond)), material_of("lungau")
    terms = FuzzTerms(questions, {}, lambda: True)
    result = fuzz(
        terms,
        lambda blocks: [play_block(material, 1, block, duel, packed=pack) for block in blocks],
        duel,
        (),
        lambda _: None,
    )
    return result, sorted(heard)


@pytest.mark.prove
def test_a_program_is_asked_and_found_the_same_with_a_pack_and_without_it(pack: Pack) -> None:
    assert found_by(wrong, 150, pack) == found_by(wrong, 150, None)


@pytest.mark.prove
def test_so_is_one_that_offers_little(pack: Pack) -> None:
    result, heard = found_by(partly, 100, pack)

    assert (result, heard) == found_by(partly, 100, None)
    assert result.asked == 100
    assert {json.loads(line)["ask"] for line in heard} <= {"hello", "trick", "count", "play"}


@pytest.mark.prove
def test_what_a_block_has_does_not_hang_on_who_is_asked() -> None:
    """A block that comes later has the same whatever was put before; nobody's pack would fit a partial program else."""
    whole, partial = (found_by(program, 60, None)[0] for program in (wrong, partly))

    assert whole.come_up != partial.come_up
    made_of_all, made_of_part = (
        play_block(material_of("lungau"), 1, Block(0, 60, {}, {}), Duel(InProcess(engine), OurOwn(respond))).made
        for engine in (wrong, partly)
    )
    assert made_of_all == made_of_part


@pytest.mark.prove
def test_a_smaller_block_is_the_beginning_of_a_whole_one() -> None:
    own = OurOwn(respond)
    block = Block(1, 40, {}, {})

    there = pack_in(packed("lungau", 2), "lungau").made(block)

    assert there is not None
    fresh = [*made_questions(material_of("lungau"), 1, block, Duel(own, own))]
    assert [(entry.spot, entry.asked and encode(entry.asked.question)) for entry in there] == [
        (entry.spot, entry.asked and encode(entry.asked.question)) for entry in fresh
    ]


@pytest.mark.parametrize(
    "block", [Block(BLOCKS, 9, {}, {}), Block(0, 9, {"x": "y"}, {}), Block(0, 9, {}, {}, of_laws=True)]
)
def test_other_blocks_are_not_packed(pack: Pack, block: Block) -> None:
    assert pack.made(block) is None


def test_other_campaigns_have_no_pack(content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(content, tmp_path, monkeypatch)

    assert pack_for("lungau", 1, respond, of_house=False) is not None
    assert pack_for("lungau", 2, respond, of_house=False) is None
    assert pack_for("lungau", 1, respond, of_house=True) is None


def installed(content: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = folder / "lungau.jsonl.xz"
    path.write_bytes(content)
    monkeypatch.setattr(packs, "installed", lambda source: folder / f"{source}.jsonl.xz")
    monkeypatch.setattr(proving.pack, "installed", packs.installed)
    return path


def cut(content: bytes) -> bytes:
    return content[:-30]


def with_more(content: bytes) -> bytes:
    return content + b"more"


def not_compressed(content: bytes) -> bytes:
    return lzma.decompress(content)


def bare(content: bytes) -> bytes:
    return lzma.compress(b"[]\n", preset=0) if content else b""


def changed(content: bytes) -> bytes:
    first, _, body = lzma.decompress(content).partition(b"\n")
    return lzma.compress(first + b"\n" + miscounted(body), preset=0)


def with_a_line_less(content: bytes) -> bytes:
    return forged(content, lambda body: body.split(b"\n", 1)[1])


def with_another_line(content: bytes) -> bytes:
    return forged(content, lambda body: body.replace(b'"place"', b'"spot"'))


def of_another_table(content: bytes) -> bytes:
    return forged(content, lambda body: body.replace(b'"table":"duties"', b'"table":"feats"'))


def foreign(content: bytes) -> bytes:
    return forged(content, bytes, rules="karl")


def stale(content: bytes) -> bytes:
    return forged(content, bytes, made_of="0" * 64)


def of_another_form(content: bytes) -> bytes:
    return forged(content, bytes, format=99)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (cut, "cut off"),
        (with_more, "more in it"),
        (not_compressed, "not compressed"),
        (bare, "line 1: .*expected the header of a pack"),
        (changed, "it was changed"),
        (with_a_line_less, "tells of other lines"),
        (with_another_line, "a line of it is none"),
        (of_another_table, "tells of other lines"),
        (foreign, "rules karl; expected lungau"),
        (stale, "made_of 0+; expected [0-9a-f]{64}"),
        (of_another_form, "format 99; expected 1"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_the_command_that_makes_it(
    content: bytes, change: Callable[[bytes], bytes], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = installed(change(content), tmp_path, monkeypatch)

    with pytest.raises(SuiteBrokenError, match=told) as refused:
        pack_for("lungau", 1, respond, of_house=False)

    assert str(path) in refused.value.message
    assert MAKES_PACKS in refused.value.message


def test_a_pack_that_is_no_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "installed", lambda _: tmp_path)

    with pytest.raises(SuiteBrokenError, match="it cannot be read"):
        pack_for("lungau", 1, respond, of_house=False)


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body.replace(b'"right":{', b'"right":{"other":1,'),
        lambda body: body.replace(b'"right":{', b'"right":[{').replace(b'},"number"', b'}],"number"'),
        lambda body: body.replace(b'"rules":"lungau"', b'"rules":"karl"'),
        lambda body: body.replace(b'"ask":"', b'"ask":"un'),
    ],
)
def test_one_question_of_each_block_is_asked_again(content: bytes, change: Callable[[bytes], bytes]) -> None:
    pack = pack_in(forged(content, change), "lungau")

    with pytest.raises(DisagreedError, match=MAKES_PACKS):
        pack.refuse_other_answers(OurOwn(respond), random.Random(1))


def test_nobody_is_judged_by_a_wrong_answer_that_was_packed_as_right(content: bytes) -> None:
    pack = pack_in(forged(content, miscounted), "lungau")

    with pytest.raises(DisagreedError, match=f"another answer than the reference engine.*{MAKES_PACKS}"):
        found_by(respond, BLOCK, pack)


def test_an_answer_packed_as_right_that_is_none_is_a_fault_of_ours(content: bytes) -> None:
    pack = pack_in(forged(content, lambda body: body.replace(b'"winner":', b'"gainer":')), "lungau")

    with pytest.raises(DisagreedError, match=MAKES_PACKS):
        found_by(respond, BLOCK, pack)


def test_a_forged_pack_ends_the_command_as_a_fault_of_ours(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(changed(content), tmp_path, monkeypatch)
    asked = engine(tmp_path, "raise SystemExit('it was started')")

    done = here("fuzz", "--engine", asked, "--rules", "lungau", cwd=tmp_path)

    assert done.returncode == ExitCode.SUITE_BROKEN
    assert "it was changed" in done.stderr
    assert "it was started" not in done.stderr


@pytest.mark.prove
def test_several_processes_find_with_a_pack_what_one_finds_without_it(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = engine(tmp_path, RIGHT.replace("respond(line)", "respond(line).replace(b'\"winner\":1', b'\"winner\":2')"))
    monkeypatch.setattr(campaign, "BLOCK", 50)
    monkeypatch.setattr(run, "causes_of", without_causes)
    words = ("fuzz", "--engine", asked, "--rules", "lungau", "--questions", "200")
    bare = here(*words, "--jobs", "1", cwd=tmp_path)

    installed(content, tmp_path, monkeypatch)
    one, two = (here(*words, "--jobs", jobs, cwd=tmp_path) for jobs in ("1", "2"))

    assert bare.returncode == one.returncode == two.returncode == ExitCode.NOT_CONFORM
    assert bare.stdout == one.stdout == two.stdout


@pytest.fixture
def piped(tmp_path: Path) -> Iterator[Subprocess]:
    with Subprocess(engine(tmp_path, RIGHT)) as driver:
        yield driver


@pytest.mark.prove
def test_through_a_pipe_replies_are_compared_as_they_come(
    pack: Pack, piped: Subprocess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No reply that is equal to the byte is read, and the reference is not asked for what was packed."""
    own = OurOwn(respond)
    monkeypatch.setattr(own, "ask", None)
    monkeypatch.setattr(piped, "ask", None)

    result = play_block(material_of("lungau"), 1, Block(0, 100, {}, {}), Duel(piped, own), packed=pack)

    assert (result.asked, result.finds) == (100, {})


def test_packs_are_made_and_kept_by_one_command(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(data_cache, "_PLACE", tmp_path / "kept")
    monkeypatch.setattr(proving.pack, "packed", lambda _: content)
    path = installed(stale(content), tmp_path, monkeypatch)

    assert proving.pack.main(["lungau"]) == 0

    assert capsys.readouterr().out == f"lungau: {len(content):,} bytes\n"
    assert path.read_bytes() == content
    path.unlink()
    assert pack_for("lungau", 1, respond, of_house=False) is not None


@pytest.mark.prove
def test_a_whole_pack_has_10_000_questions_of_all_tables_and_is_small() -> None:
    """What a fifth of one has, which packs worse; those of four sources have 3 MB where this one has 172,000 bytes."""
    fifth = packed("lungau", PACKED // 5)

    header = msgspec.json.decode(lzma.decompress(fifth).partition(b"\n")[0], type=PackHeader)
    assert sum(header.asked.values()) * 5 == PACKED * BLOCK == 10_000
    tables = all_combinations(material_of("lungau"), OurOwn(respond).hello)
    assert header.asked == {table.name: PACKED // 5 * table.each for table in tables} | {"": header.asked[""]}
    assert len(fifth) < 172_000
