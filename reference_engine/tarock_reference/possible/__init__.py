"""Refuses questions about deals that cannot have happened, for all sources and kinds of questions.

``tricks`` checks the tricks that are told, ``alone`` the Augen where everybody plays for himself, and ``sheets`` the
items that are to be settled together, by the ``facts`` about a deal that each of them implies.
"""
