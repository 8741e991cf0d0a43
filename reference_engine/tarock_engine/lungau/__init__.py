"""What only Lungauer Königrufen needs: its rulings beyond those of every source, and how it is played."""
