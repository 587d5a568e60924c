"""Alembic asks here which database to change; `migrate` has put the connection in."""

from alembic import context

from giglio.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by making the table anew
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
