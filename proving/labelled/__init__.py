"""Labelled questions of the register, and what the search learns from them."""
