"""queue_alone.py PACKAGE FOLDER COUNT: puts so many orders, one commit each; prints the seconds that it took."""

import os
import sys
import time

ORDER = """[
  "McDonald's Garbera",
  "30-04-2013 20:47:21 ",
  "iPhone4 de Beris",
  "975319E0-43ED-435F-AA81-0B4F051B3768",
  "9",
  "3 ketchups, por favor.",
  [
    [
      "(G) BigMac + Lipton Ice + Deluxe",
      "6.75"
    ],
    [
      "Espresso",
      "1.20"
    ]
  ]
]
"""


def litequeue(folder):
    from litequeue import LiteQueue

    queue = LiteQueue(os.path.join(folder, "litequeue.sqlite"))
    # The package sets NORMAL, with which a power cut loses the last orders.
    queue.conn.execute("PRAGMA synchronous = FULL")
    return queue.put, lambda: queue.conn.execute("PRAGMA synchronous").fetchone()[0]


def persistqueue(folder):
    from persistqueue import SQLiteQueue

    queue = SQLiteQueue(os.path.join(folder, "persistqueue"), auto_commit=True)
    connection = queue._putter
    connection.execute("PRAGMA synchronous = FULL")
    return queue.put, lambda: connection.execute("PRAGMA synchronous").fetchone()[0]


def main(package, folder, count):
    put, durability = {"litequeue": litequeue, "persist-queue": persistqueue}[package](folder)
    put(ORDER)
    if durability() != 2:
        sys.exit(f"{package} does not keep synchronous = FULL")
    start = time.perf_counter()
    for _ in range(count):
        put(ORDER)
    print(time.perf_counter() - start, flush=True)
    # The queue is not closed, so that no thread waits for that.
    os._exit(0)


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
