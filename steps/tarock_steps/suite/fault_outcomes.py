"""Turns the exception that ended a scenario into its outcome, and into a sentence."""

from __future__ import annotations

from tarock_language.message import Message, SaidError, as_message, message
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_steps.errors import CatalogueError, Mismatch, RefusedError
from tarock_steps.suite.verdicts import Outcome


def outcome_of(fault: BaseException) -> Outcome:
    """The outcome of a scenario that ended with this fault."""
    if isinstance(fault, RefusedError):
        return Outcome.NOT_REACHED
    if isinstance(fault, Mismatch):
        return Outcome.FAILED
    if isinstance(fault, Declined):
        return Outcome.DECLINED
    return Outcome.ERRORED if isinstance(fault, ProtocolError) else Outcome.SUITE_FAULT


def said_of_fault(fault: BaseException) -> Message:
    """What is said of this fault."""
    if isinstance(fault, ProtocolError | Declined | Mismatch):
        return as_message(fault.said)
    told = fault.said if isinstance(fault, CatalogueError | TableError | SaidError) else str(fault)
    return message("{place}: {fault}", place=type(fault).__name__, fault=told)
