"""The HTTP headers of the local server: no other site may frame or read its pages, and nothing is stored."""

from __future__ import annotations

from typing import Final

_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
REPORTS: Final = "report/"
OF_REPORTS: Final = HEADERS | {"Content-Security-Policy": _POLICY.replace("'wasm-unsafe-eval'", "'unsafe-inline'")}
"""The headers of reports, which have their script in themselves."""
