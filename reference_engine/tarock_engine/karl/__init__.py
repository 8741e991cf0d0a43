"""Karls Tarockrunde: what its source rules in its own way."""
