"""Whatever goes wrong in a command becomes one message and an exit code here, never a traceback."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from tarock_conformance.process.exits import ExitCode, StopError
from tarock_conformance.process.streams import NobodyReadsError, point_nowhere, unheard
from tarock_steps.protocol.strangers_text import visible

if TYPE_CHECKING:
    from typing import NoReturn

DEBUG = "debug"
"""The switch that lets tracebacks through."""


class Guarded(TyperGroup):
    """The commands, with the guard around each of them."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command and turn its exceptions into messages."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, typer.TyperException):
            raise
        except StopError as stop:
            complain(stop.message, stop.code)
        except KeyboardInterrupt:
            complain("interrupted", ExitCode.INTERRUPTED)
        except NobodyReadsError as fault:
            point_nowhere(sys.stdout)
            unheard(fault)
            raise typer.Exit(ExitCode.NOBODY_READS) from None
        except Exception as fault:  # noqa: BLE001 - whatever it is, the user gets one message
            if ctx.params.get(DEBUG):
                traceback.print_exc()
            complain(_ours(fault), ExitCode.SUITE_BROKEN)


def complain(message: str, code: ExitCode) -> NoReturn:
    """Say one thing on stderr and end."""
    sys.stderr.write(f"tarock: {visible(message, lines=True)}\n")
    raise typer.Exit(code) from None


def _ours(fault: Exception) -> str:
    return (
        f"suite broken: {type(fault).__name__}: {fault} "
        "(a fault of ours; `tarock --debug COMMAND` shows where, please report it)"
    )
