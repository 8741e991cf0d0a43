"""The command line tool ``tarock``, which ``python -m tarock_conformance`` starts as well.

``cli`` hands over to a module of ``commands``, and that to the package that does the work: ``tarock_checking``,
``tarock_searching`` or ``tarock_register``. The options and the help of a command can be changed here, as long as
`docs/engine.md` stays true.
"""
