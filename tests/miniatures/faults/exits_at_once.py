"""Exits with status 3 before it reads anything."""

from __future__ import annotations

import sys

sys.exit(3)
