"""The message types of the protocol: ``questions``, ``answers``, and their shared ``parts``.

The published JSON Schema is generated from these types, so any change here changes the protocol. A new field of a
question stands in its class in ``questions``; if it may be absent, its type has ``Unset`` from ``parts``.

A question is one line of JSON, complete in itself. Seats are numbered from 0 in the direction of play; at a table
of four the dealer is usually seat 3, so that Vorhand is seat 0. Cards are written as people write them (``Sküs``,
``XXI``, ``K♥``, ``10♠``). Payments are in the source's own unit: Cent in ``lungau``, points elsewhere. Every question
names its rule set and the options that differ from that rule set's defaults.
"""
