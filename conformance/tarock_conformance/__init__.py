"""The tool that people run: the command ``tarock`` and its campaigns."""
