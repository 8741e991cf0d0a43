"""The same as the command ``tarock``."""

from tarock_conformance.cli import main

if __name__ == "__main__":
    main()
