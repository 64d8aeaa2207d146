"""Chances, exactly: who loses the round, whether dice are fair."""
