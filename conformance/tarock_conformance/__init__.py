"""The command line tool ``tarock``: one package for each of its campaigns.

``cli`` hands over to a module of ``commands``, and that to the room of its name; what a command prints or takes can be
changed there, as long as `docs/engine.md` and the exit codes in ``process/exits.py`` stay true.
"""
