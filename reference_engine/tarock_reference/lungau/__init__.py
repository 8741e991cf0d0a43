"""What the reference engine needs to answer questions about Lungauer Königrufen.

How its questions are read and refused can be changed here without looking at another source.
"""
