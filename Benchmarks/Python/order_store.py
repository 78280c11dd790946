"""The rows of an order, stored as McOrder stores them: what the Python competitors share."""

import hashlib
import json
import sqlite3
import time
from datetime import datetime
from decimal import Decimal
from zoneinfo import ZoneInfo

import orjson

ZONE = ZoneInfo("Europe/Madrid")

# The products of the benchmark's lines: id, name, cents, rank in the catalogue, allergens.
PRODUCTS = [
    ("bigmac", "BigMac", 395, 0, ["gluten", "eggs", "milk", "mustard", "sesame"]),
    ("patatas-fritas", "Patatas Fritas", 185, 14, []),
    ("deluxe", "Deluxe", 195, 15, ["gluten"]),
    ("coca-cola", "Coca Cola", 180, 22, []),
    ("lipton-ice", "Lipton Ice", 180, 26, []),
    ("espresso", "Espresso", 120, 31, []),
]
PARTS = {
    name: {"id": key, "name": name, "cents": cents, "rank": rank, "allergens": allergens}
    for key, name, cents, rank, allergens in PRODUCTS
}


def details(text, cents):
    """The contents of a line, as McOrder stores them."""
    large, names = text.startswith("(G) "), text.removeprefix("(G) ").split(" + ")
    contents = {"cents": cents, **({"large": True} if large else {}), "parts": [PARTS[name] for name in names]}
    return json.dumps(contents, separators=(",", ":"), ensure_ascii=False)


def connect(path):
    """Opens the queue, durable as McOrder's own: WAL, synchronous FULL; transactions begin explicitly."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    return database


def store(database, files):
    """Stores a batch, a list of names and bytes, in one transaction."""
    orders, lines, changes = [], [], []
    database.execute("BEGIN IMMEDIATE")
    identifier = database.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'orders'").fetchone()[0]
    for name, raw in files:
        restaurant, placed, device, udid, number, comment, items = orjson.loads(raw)
        identifier += 1
        now = time.time_ns() // 1_000_000
        placed_at = int(datetime.strptime(placed.strip(), "%d-%m-%Y %H:%M:%S").replace(tzinfo=ZONE).timestamp() * 1000)
        cents = [int(Decimal(price) * 100) for _, price in items]
        total = sum(cents)
        code = f"{number}-{int(udid.replace('-', ''), 16) % 1000:03}"
        orders.append(
            (identifier, restaurant, udid.upper(), int(number), code, device, comment, placed_at, now, now, total, total,
             name, hashlib.sha256(raw).digest(), raw)
        )
        lines.extend(
            (identifier, place, item[0], cent, cent, details(item[0], cent))
            for place, (item, cent) in enumerate(zip(items, cents), 1)
        )
        changes.append((identifier, now))
    database.executemany(
        "INSERT INTO orders (id, restaurant_id, restaurant, udid, number, code, device_name, comment, placed_at, "
        "received_at, changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, raw, "
        "catalogue) "
        "VALUES (?, 'garbera', ?, ?, ?, ?, ?, ?, ?, ?, ?, 'python', ?, ?, 0, ?, ?, ?, 1)",
        orders,
    )
    database.executemany(
        "INSERT INTO order_lines (order_id, position, name, cents, shown_cents, details) VALUES (?, ?, ?, ?, ?, ?)",
        lines,
    )
    database.executemany(
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (?, 'received', ?, 'received', 'python')",
        changes,
    )
    database.execute("COMMIT")
