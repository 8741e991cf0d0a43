"""What a wheel has and git has not, made when it is built: languages, pages, and of every source vectors and a pack."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import indent
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LARGEST: Final = 2_000_000
"""Bytes of the vectors of all sources together."""


CATALOGUES: Final = "language/tarock_language/catalogues"


class VectorsHook(BuildHookInterface[Any]):
    """Puts vectors beside the features of each source, and packs beside fuzz; the same tree makes the same bytes."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fill them by the code of this tree; what is installed as editable keeps its own as soon as they are asked.

        Languages are compiled first, because the code of the tree speaks them.
        """
        for name, content in compiled(Path(self.root)):
            path = Path(self.root, CATALOGUES, name)
            path.write_bytes(content)
            if version != "editable":
                build_data["force_include"][str(path)] = f"tarock_language/catalogues/{name}"
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        sys.path[:0] = [str(Path(self.root, folder)) for folder in self.build_config.dev_mode_dirs]
        from tarock_checking.playing.filling import published  # noqa: PLC0415 - it is the code of this tree
        from tarock_searching.fuzz.packing import packed  # noqa: PLC0415
        from tarock_steps.catalogue.filled import NAME  # noqa: PLC0415
        from tarock_steps.catalogue.loading import sources  # noqa: PLC0415

        found = {source: published(source) for source in sources()}
        if (size := sum(map(len, found.values()))) > LARGEST:
            message = f"the vectors have {size:,} bytes, expected at most {LARGEST:,}"
            raise ValueError(message)
        files = {f"tarock_steps/features/{source}/{NAME}": content for source, content in found.items()}
        files |= {f"tarock_searching/fuzz/packs/{source}.jsonl.xz": packed(source) for source in sources()}
        made = compiled_templates().items()
        files |= {f"tarock_reports/pages/compiled_templates/{name}": code.encode() for name, code in made}
        for number, (place, content) in enumerate(files.items()):
            path = Path(self._folder.name, str(number))
            path.write_bytes(content)
            build_data["force_include"][str(path)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        del build_data, artifact_path
        if version != "editable":
            self._folder.cleanup()


def paired(catalogue: Any) -> Any:
    """A catalogue that also has each pattern for several by the one that it belongs to.

    A compiled catalogue finds both by the pattern for one alone, and would say a forged pair as if it were ours.
    """
    for entry in [entry for entry in catalogue if entry.pluralizable]:
        catalogue.add(entry.id[1], "+", context=f"several of {entry.id[0]}")
    return catalogue


def compiled(root: Path) -> Iterator[tuple[str, bytes]]:
    """The catalogue of each language, as Python reads it, by the name of its file."""
    from babel.messages.mofile import write_mo  # noqa: PLC0415 - only whoever builds has it
    from babel.messages.pofile import read_po  # noqa: PLC0415

    for path in sorted((root / CATALOGUES).glob("*.po")):
        content = BytesIO()
        with path.open("rb") as file:
            write_mo(content, paired(read_po(file, locale=path.stem)))
        yield f"{path.stem}.mo", content.getvalue()


def compiled_templates() -> dict[str, str]:
    """A package with a module for each template of the pages, with the digest of what it was made from, by its file.

    A page then need not compile them each time; the same templates always give the same text.
    """
    from tarock_reports.pages.html import made_from, source_of, templates  # noqa: PLC0415 - it is the code of this tree

    made = {}
    for name in templates().list_templates(["j2"]):
        source = source_of(name)
        code = indent(templates().compile(source, name, raw=True, defer_init=True), "    ")
        head = f"# mypy: ignore-errors\nMADE_OF = {name!r}, {made_from(source, templates())!r}\n\n\n"
        made[name.partition(".")[0]] = f"{head}def made(environment):\n{code}\n    return locals()\n"
    together = ", ".join(made)
    made["__init__"] = (
        '"""The templates of the pages, which the build has compiled."""\n\n# mypy: ignore-errors\n'
        f"from tarock_reports.pages.compiled_templates import {together}\n\n"
        f"TEMPLATES = {{one.MADE_OF[0]: (one.MADE_OF[1], one.made) for one in ({together},)}}\n"
    )
    return {f"{name}.py": code for name, code in made.items()}
