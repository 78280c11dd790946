"""drain.py FOLDER DATABASE BATCH: what a user would write instead of `mcorderd run --once`, without judging anything."""

import os
import sys

from order_store import connect, store


def main(folder, path, batch):
    database = connect(path)
    files = []

    def commit():
        store(database, files)
        for name, _ in files:
            os.unlink(os.path.join(folder, name))
        files.clear()

    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or not entry.name.endswith(".json"):
                continue
            with open(entry.path, "rb", buffering=0) as file:
                files.append((entry.name, file.read()))
            if len(files) == batch:
                commit()
    if files:
        commit()
    database.close()


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
