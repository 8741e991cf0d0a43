"""The vocabulary of the features: one phrase for each meaning, one module for each rule area.

A function of a phrase only passes on what the step says; its line stands above it, in English and (``de=``) in German.
A ``given`` or a ``when`` can be added in its module without looking elsewhere, as long as no other phrase matches the
same words; a field of a new name may need its words (``values.FIELDS``) or a shape (``phrase.SHAPES``), a ``then``
needs a check in ``expect``, and in ``suite.perturbing.CHANGES`` a wrong value that the check has to notice. The
module ``table`` is no area: it is the object that all steps share, with the set-up of ``tarock_steps.table`` and the
checks of ``expect``.
"""
