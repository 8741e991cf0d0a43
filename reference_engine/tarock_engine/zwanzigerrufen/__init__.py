"""Zwanzigerrufen: forty cards, no Talon, and a called Tarock."""
