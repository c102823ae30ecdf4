"""Notifies absent people by push messages and by mail."""
