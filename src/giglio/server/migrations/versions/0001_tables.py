"""Tables, seats, entries, requests, chat, conditional moves, processes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(120), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("watch_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("due", sa.Float, index=True),
        sa.Column("next_table", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("invitation_hash", sa.LargeBinary(32)),
        sa.Column("key_hash", sa.LargeBinary(32), index=True),
        sa.Column("left", sa.Float),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
    )
