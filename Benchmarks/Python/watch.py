"""watch.py FOLDER DATABASE: stores each order that watchdog reports, one commit each, until killed."""

import os
import queue
import sys

from watchdog.events import FileSystemEventHandler
from watchdog.observers import Observer

from order_store import connect, store


class Arrivals(FileSystemEventHandler):
    """Hands the paths of new orders to the main thread, which owns the database."""

    def __init__(self):
        self.paths = queue.SimpleQueue()

    def on_moved(self, event):
        self.arrived(event.dest_path)

    def on_closed(self, event):
        self.arrived(event.src_path)

    def arrived(self, path):
        name = os.path.basename(path)
        if not name.startswith(".") and name.endswith(".json"):
            self.paths.put(path)


def main(folder, path):
    database = connect(path)
    arrivals = Arrivals()
    observer = Observer()
    observer.schedule(arrivals, folder, recursive=False)
    observer.start()
    print("ready", flush=True)
    while True:
        path = arrivals.paths.get()
        with open(path, "rb", buffering=0) as file:
            raw = file.read()
        store(database, [(os.path.basename(path), raw)])
        os.unlink(path)


main(sys.argv[1], sys.argv[2])
