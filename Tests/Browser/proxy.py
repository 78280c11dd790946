"""A TCP proxy that can stop passing bytes on, or cut its connections."""

import select
import socket
import threading


class Proxy:
    """Passes bytes between its own port and a server until it is closed."""

    def __init__(self, port):
        self._target = port
        self._lock = threading.Lock()
        self._pairs = []
        self._flows = threading.Event()
        self._flows.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self):
        """Keeps the connections open and passes nothing on."""
        self._flows.clear()

    def resume(self):
        self._flows.set()

    def cut(self):
        """Closes all connections."""
        with self._lock:
            for one in self._pairs:
                one.close()
            self._pairs.clear()

    def close(self):
        self._listener.close()
        self._flows.set()
        self.cut()

    def _accept(self):
        while True:
            try:
                browser, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                if self._listener.fileno() < 0:
                    return
                browser.close()
                continue
            with self._lock:
                self._pairs += [browser, server]
            for ends in ((browser, server), (server, browser)):
                threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, source, target):
        try:
            while True:
                select.select([source], [], [])
                self._flows.wait()
                data = source.recv(65536)
                if not data:
                    break
                target.sendall(data)
        except (OSError, ValueError):
            # The other end is gone; both are closed below.
            pass
        source.close()
        target.close()
