"""From the words of the features to questions that any engine can be asked."""
