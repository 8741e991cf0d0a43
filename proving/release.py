"""``python -m proving.release FOLDER``: all files of a release, made from this tree into a new folder.

They are the wheel and the sdist, the vectors of each source, what the wheel is made of (an SBOM, CycloneDX in JSON),
and ``SHA256SUMS``, which ``sha256sum --check`` reads. No date is in them, so the same tree makes the same files.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from proving.cli import CANNOT, Arguments, parser_of

ROOT: Final = Path(__file__).parents[1]
SUMS: Final = "SHA256SUMS"
_NAME: Final = "tarock-conformance"


def main(arguments: Arguments = None) -> int:
    """Make the files. Returns 0 if all commands ended well."""
    parser = parser_of("proving.release", __doc__)
    parser.add_argument("folder", type=Path, help="a folder that does not exist yet")
    folder: Path = parser.parse_args(arguments).folder
    if folder.exists():
        sys.stderr.write(f"{folder} already exists; expected the name of a new folder\n")
        return CANNOT
    folder.mkdir(parents=True)
    for module, *words in (
        ("build", "--no-isolation", "--outdir", str(folder), str(ROOT)),
        ("tarock_conformance", "vectors", "--output", str(folder / "vectors")),
    ):
        if code := subprocess.run((sys.executable, "-m", module, *words), check=False).returncode:
            return code
    version = distribution(_NAME).version
    (folder / f"{_NAME}-{version}.cdx.json").write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")
    return 0


def sums(folder: Path) -> str:
    """One line for each file of a folder: its digest and its name."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return "".join(
        f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n" for path in files
    )


def bill() -> Mapping[str, object]:
    """The SBOM of a plain installation: each package that the wheel brings, in the version of the lock file."""
    found = {name: distribution(name) for name in _brought(_NAME, set())}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component(found[_NAME], "application")},
        "components": [_component(found[name], "library") for name in sorted(found) if name != _NAME],
        "dependencies": [
            {"ref": _purl(package), "dependsOn": sorted(_purl(found[name]) for name in _asked(package))}
            for _, package in sorted(found.items())
        ],
    }


def _brought(name: str, seen: set[str]) -> set[str]:
    """A package and all that it asks for, without extras."""
    if name not in seen:
        seen.add(name)
        for further in _asked(distribution(name)):
            _brought(further, seen)
    return seen


def _asked(package: Distribution) -> Iterator[str]:
    """The names of the packages that one asks for on this system, each once."""
    wanted = [Requirement(line) for line in package.requires or ()]
    yield from dict.fromkeys(
        canonicalize_name(needed.name)
        for needed in wanted
        if needed.marker is None or needed.marker.evaluate({"extra": ""})
    )


def _component(package: Distribution, kind: str) -> Mapping[str, object]:
    purl, licence = _purl(package), package.metadata.json.get("license_expression")
    told: dict[str, object] = {"type": kind, "bom-ref": purl, "name": canonicalize_name(package.metadata["Name"])}
    told |= {"version": package.version, "purl": purl}
    return told | ({"licenses": [{"expression": licence}]} if licence else {})


def _purl(package: Distribution) -> str:
    return f"pkg:pypi/{canonicalize_name(package.metadata['Name'])}@{package.version}"


if __name__ == "__main__":
    sys.exit(main())
