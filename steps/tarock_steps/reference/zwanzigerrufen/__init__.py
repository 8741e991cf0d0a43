"""What the reference engine needs to answer questions about Zwanzigerrufen."""
