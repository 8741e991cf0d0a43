"""Which branches of the reference engine the features reach by themselves, and why each of the others is missed.

What is measured can be changed here alone; a branch newly missed needs its reason in `missed.toml`.
"""
