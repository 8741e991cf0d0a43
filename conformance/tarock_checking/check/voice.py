"""How a run writes its output: quiet or not, as tables or as JSON, in which language."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from tarock_language.message import Language


class ToldAs(StrEnum):
    """The form of what is written to stdout."""

    TABLE = "table"
    JSON = "json"


class Voice(msgspec.Struct, frozen=True, kw_only=True):
    """How a run writes its output: ``quiet`` shows only the verdicts, without progress; ``form`` is that of stdout.

    ``program`` is the name of the program if several are asked, ``say`` the language of what people read.
    """

    quiet: bool = False
    program: str = ""
    form: ToldAs = ToldAs.TABLE
    say: Language

    @property
    def has_tables(self) -> bool:
        """Whether tables are shown, for people."""
        return self.form is ToldAs.TABLE and not self.quiet

    @property
    def is_json(self) -> bool:
        """Whether stdout gets nothing but one JSON object, at the end."""
        return self.form is ToldAs.JSON
