"""Checks of whether a described deal is possible, shared by all sources and questions.

``tricks`` are those of tricks that are told, ``alone`` those of Augen where everybody plays for himself, and ``sheets``
those of items that are to be settled together, by what ``facts`` each of them tells of a deal.
"""
