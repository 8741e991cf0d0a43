"""Checks whether a program plays by a rule set, and finds out why where it does not.

``check`` is the campaign of ``tarock check``, ``playing`` plays its scenarios for all of these rooms, ``diagnose``
looks for causes and charges each to clauses, ``lock`` has files of few questions, and ``prove`` tries the suite itself
on wrong engines. ``doctor``, ``adapter``, ``first`` and ``serve`` help to connect a program; ``report`` and ``compare``
read ledgers.
"""
