"""The texts of cards at work: ops in printed order, one after the other (BE-CARD-15)."""
