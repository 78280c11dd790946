"""A restaurant of real programs in a temporary folder: mcorderd, mcorder-web, mcorder and till."""

import concurrent.futures
import contextlib
import http.client
import itertools
import json
import os
import pathlib
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: Seconds after which something that has to happen counts as failed.
PATIENCE = 30


#: Ports below those that the system gives to connections; the processes of a run of tests share none.
PORTS = itertools.count(10_000 + 5_000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) + os.getpid() % 4_000)


def free_port():
    for port in PORTS:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def until(what, condition):
    """Waits until the condition is true and returns its value; it fails after `PATIENCE` seconds."""
    deadline = time.monotonic() + PATIENCE
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"did not happen within {PATIENCE} s: {what}")
        time.sleep(0.05)
    return value


def killed_at(server, call, number, send):
    """Sends a request while the server of the pages is killed at that system call; returns the request's status, 0
    without an answer, and whether it died."""
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-p", str(server.web.pid), "-e", f"trace={call}",
         "-e", f"inject={call}:signal=SIGKILL:when={number}"], stderr=subprocess.PIPE)
    until("the tracer is attached", lambda: f"TracerPid:\t{tracer.pid}" in pathlib.Path(
        f"/proc/{server.web.pid}/status").read_text() or tracer.poll() is not None)
    try:
        status = send()
    except (http.client.HTTPException, OSError):
        status = 0
    try:
        # An answer came before the death, if it comes at all.
        server.web.wait(0.2 if status else PATIENCE)
        died = True
    except subprocess.TimeoutExpired:
        died = False
    # strace may wait for the threads of a dead program without end.
    tracer.send_signal(signal.SIGKILL if died else signal.SIGINT)
    tracer.communicate(timeout=PATIENCE)
    return status, died


def choose_first(till):
    """Chooses the first order of a till's page by the keyboard, as soon as the page has one."""
    till.wait_for_selector("li.order")
    till.keyboard.press("ArrowDown")


class Restaurant:
    """Starts the programs, and ends them with the folder."""

    name = "garbera"

    def __init__(self, **settings):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mcorder-browser."))
        self.binaries = pathlib.Path(os.environ["MCORDER_BINARIES"])
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.environment = {
            "PATH": f"{self.folder}/bin:/usr/bin:/bin", "HOME": str(self.folder), "LC_ALL": "C.UTF-8",
            "MCORDER_CLOUD": f"{self.folder}/cloud", "MCORDER_STATE": f"{self.folder}/state",
            "MCORDERD_CATALOG": f"{ROOT}/catalog", "MCORDERD_WEB_STAFF": f"127.0.0.1:{self.port}",
            **settings,
        }
        (self.folder / "bin").mkdir()
        for program in ("mcorder", "mcorderd", "till"):
            (self.folder / "bin" / program).symlink_to(self.binaries / "mcorder")
        (self.folder / "bin/mcorder-web").symlink_to(self.binaries / "mcorder-web")
        self.daemon = self.web = None
        self.browsers = 0
        #: The settings with which certificates are checked, for a server with TLS.
        self.tls = None

    def __enter__(self):
        self.run("mcorderd", "init")
        self.start_daemon()
        self.start_web()
        return self

    def __exit__(self, *_):
        for process in (self.web, self.daemon):
            if process and process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        shutil.rmtree(self.folder)

    def run(self, *command, home=None):
        """Runs a command and returns what it prints."""
        environment = self.environment | ({"MCORDER_HOME": f"{self.folder}/{home}"} if home else {})
        outcome = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert outcome.returncode == 0, f"{command}: {outcome.stderr}"
        return outcome.stdout

    def start(self, *command):
        with open(self.folder / f"{command[0]}.log", "a") as log:
            return subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def start_daemon(self):
        self.daemon = self.start("mcorderd", "run")
        catalogue = self.folder / "cloud/catalog/catalog.json"
        until("the catalogue is published", catalogue.exists)

    def start_web(self):
        self.web = self.start("mcorder-web")
        until("the pages are served", lambda: self.get("/pair")[0] == 200)

    @staticmethod
    def kill(process):
        process.send_signal(signal.SIGKILL)
        process.wait()

    def get(self, path, headers=None):
        """The status and the headers of a response; status 0 if there is none."""
        try:
            request = urllib.request.Request(self.origin + path, headers=headers or {})
            with urllib.request.urlopen(request, timeout=5, context=self.tls) as response:
                return response.status, response.headers
        except urllib.error.HTTPError as error:
            return error.code, error.headers
        except OSError:
            return 0, {}

    def order(self, device, *products):
        """Sends an order from a device of that name and returns its code."""
        if not (self.folder / device).exists():
            self.run("mcorder", "device", "--name", device, home=device)
            self.run("mcorder", "join", f"{self.folder}/cloud", home=device)
        for product in products:
            self.run("mcorder", "add", product, home=device)
        before = self.receipts()
        sent = json.loads(self.run("mcorder", "send", "-r", self.name, "--json", home=device))
        until("the order is taken in", lambda: self.receipts() > before)
        return sent["code"]

    def receipts(self):
        """The number of receipts, one for each order that was taken in."""
        return len(list(self.folder.glob("cloud/receipts/*.json")))

    def many(self, count, product="Agua", first=1):
        """Sends an order from each of so many new devices; returns the ids of all open orders. Some may have the
        same code. `first` is the number of the first device."""
        names = [f"Cliente {number}" for number in range(first, first + count)]
        present, before = len(self.orders()), self.receipts()
        self.all_at_once([[
            ("mcorder", "device", "--name", name), ("mcorder", "join", f"{self.folder}/cloud"),
            ("mcorder", "add", product), ("mcorder", "send", "-r", self.name),
        ] for name in names], names)
        until("the orders are taken in", lambda: self.receipts() == before + count)
        orders = self.orders()
        assert len(orders) == present + count
        return sorted(order["id"] for order in orders)

    def all_at_once(self, commands, homes=None):
        """Runs several lists of commands, four at a time."""
        def run(place):
            for command in commands[place]:
                self.run(*command, home=homes and homes[place])

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(run, range(len(commands))))

    def orders(self):
        listed = json.loads(self.run("till", "list", "--json"))
        return listed if isinstance(listed, list) else listed["orders"]

    def pairing_code(self, role):
        # A browser replaces an earlier one of the same name, so each gets its own name.
        self.browsers += 1
        return json.loads(self.run("till", "web", "add", f"{role} {self.browsers}", "--role", role, "--json"))["code"]

    def cookie(self, role):
        """The cookie of a newly paired browser."""
        body = urllib.parse.urlencode({"code": self.pairing_code(role)}).encode()
        connect = http.client.HTTPConnection if self.tls is None else http.client.HTTPSConnection
        options = {} if self.tls is None else {"context": self.tls}
        connection = connect("127.0.0.1", self.port, timeout=PATIENCE, **options)
        connection.request("POST", "/pair", body, {"Content-Type": "application/x-www-form-urlencoded"})
        answer = connection.getresponse()
        assert answer.status == 303, answer.read()
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        connection.close()
        return cookie


def encrypted(authority, certificate, key):
    """A restaurant whose pages have TLS; `authority` is the folder with the authority's certificate, ca.pem."""
    port = free_port()
    origin = f"https://127.0.0.1:{port}"
    restaurant = Restaurant(MCORDERD_WEB_STAFF=f"127.0.0.1:{port}", MCORDERD_WEB_STAFF_ORIGIN=origin,
                            MCORDERD_WEB_CERTIFICATE=str(certificate), MCORDERD_WEB_KEY=str(key))
    restaurant.port, restaurant.origin = port, origin
    restaurant.tls = ssl.create_default_context(cafile=authority / "ca.pem")
    return restaurant
