"""The table of all parts of the proof: name, command, share, the files that touch it, and the seconds it takes."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from proving.exhaustive import everything
from tarock_steps.catalogue.loading import sources

ROOT: Final = Path(__file__).parents[2]
SECONDS_FILE: Final = Path(__file__).with_name("seconds.tsv")
"""About how many seconds each part takes alone on a quiet machine; ``--ship-seconds`` writes new ones."""

MARK: Final = "prove"
"""The mark of the tests that the gate leaves to the proof."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of the proof."""

    name: str
    """Its kind, then its source if it is about one: `exhaustive/karl/plays`."""
    words: tuple[str, ...]
    """The arguments of Python that run it, in one process."""
    touched_by: tuple[str, ...]
    """The beginnings of the paths of files that can change its result."""
    share: str = ""
    """What it covers, if that is not everything."""
    whole: tuple[str, ...] = ()
    """The arguments that run all of it, if there is a share."""
    alone: bool = False
    """Whether it needs the machine for itself, because it fills memory or watches processes."""

    @property
    def kind(self) -> str:
        """The first word of its name."""
        return self.name.partition("/")[0]

    @property
    def source(self) -> str | None:
        """The source that it is about, or None."""
        return next((word for word in self.name.split("/") if word in sources()), None)

    @property
    def command(self) -> list[str]:
        """The command that runs it."""
        return [sys.executable, *self.words]

    @property
    def in_words(self) -> str:
        """The command as a user types it."""
        return shlex.join(["python", *self.words])

    def is_touched_by(self, path: str) -> bool:
        """Whether a changed file can change the result of this part; a file about another source cannot."""
        return path.startswith(self.touched_by) and (self.source is None or _source_of(path) in {None, self.source})


def _source_of(path: str) -> str | None:
    """The source that a file is about: a folder or the file itself has its name."""
    words = {word.partition(".")[0].removeprefix("test_") for word in PurePosixPath(path).parts}
    return next((source for source in sources() if source in words), None)


# ------------------------------------------------------------------------------------------- programs, by source

ENGINE: Final = "reference_engine/tarock_engine/"
SECOND_OPINION: Final = "second_opinion/tarock_second_opinion/"
REFERENCE: Final = "reference_engine/tarock_reference/"
FEATURES: Final = "features/"
SUITE: Final = "steps/tarock_steps/suite/"


def of_source(source: str) -> Iterator[Part]:
    """The parts about one source."""
    yield Part(
        name=f"second_opinion/{source}",
        words=_deals(source, 1_000),
        share="1,000 deals of 20,000",
        whole=_deals(source, 20_000),
        touched_by=(ENGINE, SECOND_OPINION),
    )
    yield Part(
        name=f"perft/{source}",
        words=("-m", "proving.perft", "--rules", source),
        touched_by=(ENGINE, "proving/perft/"),
    )
    for kind in exhaustive_kinds(source):
        yield Part(
            name=f"exhaustive/{source}/{kind}",
            words=("-m", "proving.exhaustive", "--jobs", "1", "--rules", source, kind),
            touched_by=(ENGINE, SECOND_OPINION, "proving/exhaustive/"),
        )
    yield Part(
        name=f"partings/{source}",
        words=("-m", "proving.partings", "--check", source),
        touched_by=(ENGINE, SECOND_OPINION, FEATURES, "proving/partings/"),
    )
    yield Part(
        name=f"symmetries/{source}",
        words=("-m", "proving.symmetries", source),
        touched_by=(ENGINE, FEATURES, "steps/tarock_steps/symmetry/", "proving/symmetries.py"),
    )
    yield Part(
        name=f"locks/{source}",
        words=("-m", "proving.locks", "--jobs", "1", source),
        touched_by=(ENGINE, REFERENCE, FEATURES, "conformance/tarock_checking/lock/", "proving/locks/"),
    )
    yield Part(
        name=f"impostors/{source}",
        words=(
            *("-m", "tarock_conformance", "prove", "--workers", "1", "--rules", source),
            *("--ledger", f"tarock-report/proof-{source}.jsonl", "--html", f"tarock-report/proof/{source}.html"),
        ),
        touched_by=(ENGINE, REFERENCE, FEATURES, SUITE, "conformance/tarock_checking/prove/"),
    )
    yield Part(
        name=f"bugs/{source}",
        words=("-m", "proving.bugs", "--jobs", "1", source),
        touched_by=(ENGINE, FEATURES, SUITE, "proving/bugs/", "tests/bugs/"),
    )
    yield Part(
        name=f"scoped/{source}",
        words=("-m", "proving.scoped", "--rules", source, "--mistakes", "25", "--least", "25"),
        share="25 mistakes of 100",
        whole=("-m", "proving.scoped", "--rules", source),
        touched_by=(ENGINE, REFERENCE, FEATURES, SUITE, "conformance/tarock_searching/", "proving/scoped/"),
    )
    yield Part(
        name=f"retold/{source}",
        words=("-m", "proving.retold", "--jobs", "1", "--share", "8", source),
        share="every eighth reading",
        whole=("-m", "proving.retold", "--jobs", "1", source),
        touched_by=(ENGINE, SECOND_OPINION, FEATURES, "proving/retold/"),
    )
    yield Part(
        name=f"weighing/{source}",
        words=("-m", "proving.weighing", "--jobs", "1", "--deals", "10", "--blocks", "1", source),
        share="10 deals of 100, 1 block of 2",
        whole=("-m", "proving.weighing", "--jobs", "1", source),
        touched_by=(ENGINE, REFERENCE, FEATURES, "conformance/tarock_searching/weigh/", "proving/weighing/"),
    )
    yield Part(
        name=f"exercise/{source}",
        words=("-m", "proving.exercise", "--without-laws", "--rules", source),
        share="without the laws, which `tests/laws` runs",
        whole=("-m", "proving.exercise", "--rules", source),
        touched_by=(ENGINE, FEATURES, "proving/exercise/"),
    )


def _deals(source: str, number: int) -> tuple[str, ...]:
    return ("-m", "tarock_second_opinion.more_deals", "--jobs", "1", "--rules", source, "--deals", str(number))


# --------------------------------------------------------------------------------------------------------- tests

UNIT: Final = {
    "processes": (
        *("clusters", "jobs", "meddling", "program", "progress", "serving", "starting", "streams", "unfinished"),
    ),
    "campaigns": (
        *("broken_in_campaigns", "campaign", "campaign_input", "causes_of_finds", "combining", "finds_as_scenarios"),
        *("fuzzing", "laws_over_the_wire", "smallest"),
    ),
    "pages": ("html", "own_words", "site", "site_options"),
    "hogs": ("hog", "memory"),
}
"""Groups of tests in `tests/unit`."""

OTHERS: Final = ("a-c", "d-h", "i-o", "p-s", "t-z")
"""The tests in `tests/unit` that are in no group, by the first letter of their files."""

STARTING: Final = ("conformance/tarock_running/process/", "protocol/tarock_protocol/")
SHOWING: Final = ("reports/", "conformance/tarock_register/site/", "conformance/tarock_checking/report/")

TOUCHES: Final = {
    "adapters": ("examples/", "conformance/tarock_checking/adapter/", "protocol/tarock_protocol/"),
    "browser": SHOWING,
    "closure": (ENGINE, FEATURES, "protocol/", "steps/"),
    "coverage": (ENGINE, "proving/coverage/"),
    "exercise": (ENGINE, FEATURES, "proving/exercise/"),
    "exhaustive": (ENGINE, SECOND_OPINION, "proving/exhaustive/"),
    "features": (ENGINE, FEATURES, SUITE),
    "houses": (ENGINE, REFERENCE, "conformance/tarock_running/inputs/"),
    "laws": (ENGINE,),
    "miniatures": (FEATURES, "protocol/", "steps/", "conformance/tarock_checking/prove/"),
    "mutation": (ENGINE, "proving/mutation/"),
    "packaging": ("pyproject.toml", "hatch_build.py", "requirements", ".ci/", "docs/ci.md", "docs/glossary.md"),
    "partings": (ENGINE, FEATURES, "proving/partings/"),
    "perft": (ENGINE, "proving/perft/"),
    "readings": (ENGINE, FEATURES, "proving/readings/"),
    "second_opinion": (ENGINE, SECOND_OPINION),
    "sides": (ENGINE, FEATURES, "proving/sides/"),
    "unit/campaigns": ("conformance/tarock_searching/", *STARTING),
    "unit/hogs": STARTING,
    "unit/pages": SHOWING,
    "unit/processes": STARTING,
}
"""The files, besides its own, that can change the results of the tests of a folder, or of a group of them."""


PYTEST: Final = ("-m", "pytest", "-n", "0", "--quiet", "--no-header")
WORDS: Final = {"laws": (*PYTEST, "--hypothesis-profile=proof", "tests/laws")}
"""Folders whose unmarked tests are run too: every law, with more than twice the examples of the gate."""


def of_tests() -> Iterator[Part]:
    """The marked tests, folder by folder; those of `tests/unit` in groups."""
    for folder in folders_of_tests():
        if folder != "unit":
            touched_by = (f"tests/{folder}/", *TOUCHES.get(folder, ()))
            yield Part(
                name=f"tests/{folder}", words=WORDS.get(folder, _pytest(f"tests/{folder}")), touched_by=touched_by
            )
    for group, tests in UNIT.items():
        files = [_file(test) for test in tests]
        yield Part(
            name=f"tests/unit/{group}",
            words=_pytest(*files),
            touched_by=(*files, *TOUCHES[f"unit/{group}"]),
            alone=group == "hogs",
        )
    grouped = {test for tests in UNIT.values() for test in tests}
    for letters in OTHERS:
        rest = sorted(test for test in _tests_of_units() - grouped if letters[0] <= test[0] <= letters[-1])
        yield Part(
            name=f"tests/unit/{letters}",
            words=_pytest(*map(_file, rest)),
            touched_by=("tests/unit/", "conformance/", "protocol/", "steps/", "reports/", REFERENCE),
        )


def _tests_of_units() -> set[str]:
    return {path.stem.removeprefix("test_") for path in ROOT.glob("tests/unit/test_*.py")}


def folders_of_tests() -> list[str]:
    """The folders of tests."""
    return sorted({path.parent.relative_to(ROOT / "tests").parts[0] for path in ROOT.glob("tests/*/**/test_*.py")})


def _file(test: str) -> str:
    return f"tests/unit/test_{test}.py"


def _pytest(*words: str) -> tuple[str, ...]:
    return (*PYTEST, "-m", MARK, *words)


# --------------------------------------------------------------------------------------------------------- table


def parts() -> list[Part]:
    """All parts of the proof, kind by kind; first the kinds that say most about the rules for their time."""
    about_sources = [part for source in sources() for part in of_source(source)]
    kinds = [*dict.fromkeys(part.kind for part in about_sources)]
    price = Part(name="price", words=("-m", "proving.price"), touched_by=(), alone=True)
    sides = Part(
        name="sides",
        words=("-m", "proving.sides", "--check"),
        touched_by=(ENGINE, SECOND_OPINION, FEATURES, "proving/sides/"),
    )
    return [*sorted(about_sources, key=lambda part: kinds.index(part.kind)), sides, *of_tests(), price]


def exhaustive_kinds(source: str) -> Iterable[str]:
    """The kinds of exhaustive parts of a source, with which their names continue; the share has all of them."""
    names = [name.split("-") for name in everything.parts(whole=False)]
    return dict.fromkeys(kind for of, kind, *_ in names if of == source)


def shipped_seconds() -> dict[str, float]:
    """The seconds of each part, as shipped."""
    lines = SECONDS_FILE.read_text(encoding="utf-8").splitlines()
    return {name: float(seconds) for name, seconds in (line.split("\t") for line in lines)}


def ship_seconds(seconds: Mapping[str, float]) -> None:
    """Write new seconds of some parts; those of the other parts stay."""
    known = shipped_seconds() | {**seconds}
    lines = [f"{part.name}\t{known[part.name]:.0f}\n" for part in parts() if part.name in known]
    SECONDS_FILE.write_text("".join(lines), encoding="utf-8")
