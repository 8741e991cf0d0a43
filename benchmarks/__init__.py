"""How fast the reference engine and the suite are, beside other engines that were asked in the same run."""
