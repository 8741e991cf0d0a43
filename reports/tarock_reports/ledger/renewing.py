"""Writes a check's ledger again with the results of a later search; all other lines stay."""

from __future__ import annotations

import hashlib

import msgspec

from tarock_protocol.strangers_text import json_without_controls
from tarock_reports.ledger.check_lines import CheckFooter
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine


class _Kind(msgspec.Struct):
    kind: str


def with_diagnosis(data: bytes, found: DiagnosisLine) -> bytes:
    """The ledger with ``found`` instead of any earlier diagnosis, and a new digest; ``data`` must have a footer."""
    *lines, last = data.splitlines(keepends=True)
    footer = msgspec.json.decode(last, type=CheckFooter)
    kept = [line for line in lines if msgspec.json.decode(line, type=_Kind).kind != "diagnosis"]
    kept.append(json_without_controls(msgspec.json.encode(found)) + b"\n")
    sealed = msgspec.structs.replace(footer, digest=hashlib.sha256(b"".join(kept)).hexdigest())
    return b"".join([*kept, json_without_controls(msgspec.json.encode(sealed)), b"\n"])
