"""Runs the migrations on the connection handed over; Alembic calls this file."""

from alembic import context

from saboteur.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
