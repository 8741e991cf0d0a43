"""What can be: the laws of possibility that every source and every question shares.

``tricks`` are those of tricks that are told, ``alone`` those of Augen where everybody plays for himself, and ``sheets``
those of items that are to be settled together, by what ``facts`` each of them tells of a deal.
"""
