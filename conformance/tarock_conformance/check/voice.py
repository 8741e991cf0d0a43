"""The output settings of a run: quiet or not, tables or JSON."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ToldAs(StrEnum):
    """What is said on stdout."""

    TABLE = "table"
    JSON = "json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """``quiet`` leaves out all but the verdicts, how far the run is too; ``form`` says what stdout is for.

    ``program`` is what the program asked is called where it is one of several.
    """

    quiet: bool = False
    program: str = ""
    form: ToldAs = ToldAs.TABLE

    @property
    def says_tables(self) -> bool:
        """Whether all is told, for people."""
        return self.form is ToldAs.TABLE and not self.quiet

    @property
    def says_json(self) -> bool:
        """Whether nothing but one object is said, when all is done."""
        return self.form is ToldAs.JSON
