"""The tool that people run: the command ``tarock`` and its campaigns.

A module serves a command; what a command prints or takes can be changed in its module, as long as `README.md` and the
exit codes in ``exits`` stay true.
"""
