"""lean.py ORDERS DATABASE RECEIPTS BATCH: a lean intake of its own, with tables of its own and a receipt for each order."""

import os
import sqlite3
import sys
import time
from datetime import datetime
from decimal import Decimal
from zoneinfo import ZoneInfo

import orjson

ZONE = ZoneInfo("Europe/Madrid")


def main(folder, path, receipts, batch):
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript("""
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        CREATE TABLE orders (id INTEGER PRIMARY KEY, restaurant TEXT NOT NULL, device TEXT NOT NULL,
            udid TEXT NOT NULL, number INTEGER NOT NULL, comment TEXT, placed_at INTEGER NOT NULL,
            received_at INTEGER NOT NULL, total INTEGER NOT NULL, state TEXT NOT NULL, raw BLOB NOT NULL,
            UNIQUE (udid, number));
        CREATE TABLE lines (order_id INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
            cents INTEGER NOT NULL, PRIMARY KEY (order_id, position)) WITHOUT ROWID;
    """)
    names, orders, lines, answers = [], [], [], []

    def take(name):
        with open(os.path.join(folder, name), "rb", buffering=0) as file:
            raw = file.read()
        restaurant, placed, device, udid, number, comment, items = orjson.loads(raw)
        now = time.time_ns() // 1_000_000
        placed_at = int(datetime.strptime(placed.strip(), "%d-%m-%Y %H:%M:%S").replace(tzinfo=ZONE).timestamp() * 1000)
        cents = [int(Decimal(price) * 100) for _, price in items]
        identifier = take.last = take.last + 1
        orders.append(
            (identifier, restaurant, device, udid, int(number), comment, placed_at, now, sum(cents), "received", raw)
        )
        lines.extend((identifier, place, item[0], cent) for place, (item, cent) in enumerate(zip(items, cents), 1))
        code = f"{number}-{int(udid.replace('-', ''), 16) % 1000:03}"
        receipt = {"number": number, "code": code, "restaurant": restaurant, "state": "received",
                   "totalCents": sum(cents), "updatedAt": now}
        answers.append((f"{udid}-{number}.json", orjson.dumps(receipt)))
        names.append(name)

    take.last = 0

    def commit():
        database.execute("BEGIN IMMEDIATE")
        database.executemany("INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", orders)
        database.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", lines)
        database.execute("COMMIT")
        temporary = os.path.join(receipts, ".receipt")
        for (receipt, text), name in zip(answers, names):
            with open(temporary, "wb", buffering=0) as file:
                file.write(text)
            os.rename(temporary, os.path.join(receipts, receipt))
            os.unlink(os.path.join(folder, name))
        for part in (names, orders, lines, answers):
            part.clear()

    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or not entry.name.endswith(".json"):
                continue
            take(entry.name)
            if len(names) == batch:
                commit()
    if names:
        commit()
    database.close()


main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
