"""A provider of card payments for tests: the part of Stripe's interface that mcorder-pay uses, on this machine only.

It has its own clock, knows which parameters that interface knows, does what belongs to one key once, repeats its own
failures for their keys, and can lose answers, do requests late, let its lists lag and let the bank end holds. Sources:
github.com/stripe/openapi (spec3), docs.stripe.com/api/idempotent_requests, docs.stripe.com/api/errors,
docs.stripe.com/error-low-level.

In a test: `server = Server()`, then `server.address`, `server.stripe` and `server.close()`. As a program,
`python3 stripe_fake.py [PORT]` prints its address and is controlled by requests to `/fake/…`, see `CONTROLS`.
"""

import email.utils
import html
import json
import signal
import sys
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from stripe_books import Books
from stripe_parameters import Refusal, check

SECRET = "rk_test_mcorder0123456789"
VERSION = "2025-03-31.basil"
KEY_LIFE = 24 * 3600
# What the restricted key may do, as docs/pay-ahead.md says.
RIGHTS = {"checkout": "write", "payment_intents": "write", "refunds": "write", "charges": "read", "disputes": "read"}

# What can go wrong with a request that changes something.
TROUBLES = {
    "cut": "the connection breaks before anything is done",
    "lost": "it is done, and the connection breaks",
    "late": "the connection breaks, and it is done later; until then its key is in use",
    "busy": "429: too many requests; nothing is done",
    "lock": "429: Stripe works at the object; nothing is done",
    "failed": "500, which belongs to its key from then on; nothing is done",
    "failed after": "500, which belongs to its key from then on; it is done",
    "silent": "it is done, and nothing is answered until `let_go`",
    "slow": "it is done, and the answer comes byte by byte until `let_go`",
    "undated": "it is done, and the answer has no time",
    "garbled": "it is done, and the answer is not JSON",
    "long": "it is done, and the answer is longer than any",
    "elsewhere": "302: another address; nothing is done",
}
FAILURE = (500, {"error": {"type": "api_error", "message": "Something is wrong with Stripe."}})


class Stripe(Books):
    """The books, and who may ask for what with which key."""

    def __init__(self):
        super().__init__()
        # Key: request, status, answer, time.
        self.keys = {}
        self.in_use = set()
        # What goes wrong with the next requests that change something, and with the next that only read.
        self.troubles, self.read_troubles = [], []
        # The server answers nothing while it is away.
        self.away = False
        self.late = []
        self.log = []
        self.rights = dict(RIGHTS)
        self.released = threading.Event()

    def catch_up(self):
        """Does what was asked for before the connection broke."""
        with self.lock:
            waiting, self.late = self.late, []
            for path, body, key in waiting:
                self.in_use.discard(key)
                self.once(path, body, key)

    def let_go(self):
        """Ends the silence and the slowness of answers under way."""
        self.released.set()
        self.released = threading.Event()

    def change(self, path, body):
        fields = urllib.parse.parse_qsl(body, keep_blank_values=True)
        match path.strip("/").split("/")[1:]:
            case ["checkout", "sessions"]:
                form = check("create checkout", fields)
                found = self.create_checkout(form)
            case ["checkout", "sessions", name, "expire"]:
                form = check("expire checkout", fields)
                found = self.expire_checkout(name)
            case ["payment_intents", name, "capture"]:
                form = check("capture", fields)
                found = self.capture(name, form)
            case ["payment_intents", name, "cancel"]:
                form = check("cancel", fields)
                found = self.cancel(name, form)
            case ["refunds"]:
                form = check("create refund", fields)
                found = self.refund(form)
            case _:
                raise unknown("POST", path)
        return self.shown(found, expansions(fields))

    def read(self, path, query):
        self.end_what_is_over()
        fields = urllib.parse.parse_qsl(query, keep_blank_values=True)
        tables = {"payment_intents": ("intents", self.intents), "refunds": ("refunds", self.refunds),
                  "disputes": ("disputes", self.disputes), "charges": ("charges", self.charges)}
        match path.strip("/").split("/")[1:]:
            case ["checkout", "sessions"]:
                found = self.list(self.sessions, check("list checkouts", fields))
            case ["checkout", "sessions", name]:
                check("retrieve", fields)
                found = self.found(self.sessions, name, "checkout.session")
            case [kind] if kind in tables:
                found = self.list(tables[kind][1], check(f"list {tables[kind][0]}", fields))
            case [kind, name] if kind in tables:
                check("retrieve", fields)
                found = self.found(tables[kind][1], name, kind)
            case _:
                raise unknown("GET", path)
        return self.shown(found, expansions(fields))

    def get(self, path, query):
        """Status and answer of a request that only reads, and what goes wrong with it."""
        with self.lock:
            trouble = self.read_troubles.pop(0) if self.read_troubles else None
            if trouble in REFUSED:
                return *REFUSED[trouble], trouble
            try:
                return 200, self.read(path, query), trouble
            except Refusal as refusal:
                return refusal.status, refusal.body, trouble

    def post(self, path, body, key):
        """Status and answer of a request that changes something, and what goes wrong with it."""
        with self.lock:
            self.end_what_is_over()
            trouble = self.troubles.pop(0) if self.troubles else None
            if trouble in REFUSED:
                return *REFUSED[trouble], trouble
            if trouble == "late":
                self.late.append((path, body, key))
                self.in_use.add(key)
            if trouble in ("cut", "late"):
                return *FAILURE, trouble
            is_new = key not in self.keys
            if trouble == "failed" and is_new:
                self.keys[key] = (path + "?" + body, *FAILURE, self.now)
                return *FAILURE, None
            answer = self.once(path, body, key)
            if trouble == "failed after" and is_new:
                self.keys[key] = (path + "?" + body, *FAILURE, self.now)
                return *FAILURE, None
            return *answer, trouble

    def once(self, path, body, key):
        if key and len(key) > 255:
            return 400, {"error": {"type": "invalid_request_error", "message": "A key has 255 characters at most."}}
        if key in self.in_use:
            return 409, {"error": {"type": "invalid_request_error", "code": "idempotency_key_in_use"}}
        known = self.keys.get(key)
        if known and self.now - known[3] < KEY_LIFE:
            if known[0] != path + "?" + body:
                return 400, {"error": {"type": "idempotency_error", "message": "Keys belong to one request."}}
            return known[1:3]
        try:
            answer = 200, json.loads(json.dumps(self.change(path, body)))
        except Refusal as refusal:
            answer = refusal.status, refusal.body
            # Only what began to be done is repeated.
            if not refusal.begun:
                return answer
        if key:
            self.keys[key] = (path + "?" + body, *answer, self.now)
        return answer


# What is answered at once and not done.
REFUSED = {
    "busy": (429, {"error": {"type": "invalid_request_error", "code": "rate_limit"}}),
    "lock": (429, {"error": {"type": "invalid_request_error", "code": "lock_timeout"}}),
    "elsewhere": (302, {}),
}

# What a program says to the fake: POST /fake/NAME with a JSON object of the arguments, answered with what it returns.
CONTROLS = {
    "pay": lambda stripe, session: stripe.pay(session),
    "decline": lambda stripe, session: stripe.decline(session),
    "pass_time": lambda stripe, seconds: stripe.pass_time(seconds),
    "bank_releases": lambda stripe, intent, silently=False: stripe.bank_releases(intent, silently),
    "dispute": lambda stripe, intent: stripe.dispute(intent)["id"],
    "dispute_ends": lambda stripe, dispute, status: stripe.dispute_ends(dispute, status),
    "refund_by_hand": lambda stripe, intent, cents: stripe.refund_by_hand(intent, cents)["id"],
    "refund_fails": lambda stripe, refund: stripe.refund_fails(refund),
    "troubles": lambda stripe, kinds: stripe.troubles.extend(known(kinds)),
    "read_troubles": lambda stripe, kinds: stripe.read_troubles.extend(known(kinds)),
    "lag": lambda stripe, seconds: setattr(stripe, "lag", seconds),
    "away": lambda stripe, away: setattr(stripe, "away", away),
    "rights": lambda stripe, rights: setattr(stripe, "rights", rights),
    "catch_up": lambda stripe: stripe.catch_up(),
    "let_go": lambda stripe: stripe.let_go(),
    "ledger": lambda stripe: stripe.ledger(),
    "now": lambda stripe: stripe.now,
}


def known(kinds):
    for kind in kinds:
        if kind not in TROUBLES:
            raise ValueError(f"no such trouble: {kind}")
    return kinds


def unknown(method, path):
    return Refusal(404, None, f"Unrecognized request URL ({method}: {path}).")


def expansions(fields):
    return [value for name, value in fields if name.startswith("expand[")]


PAGE = """<!DOCTYPE html><html lang="en"><title>Pay</title><h1>%s</h1><p>%s</p>
<form method="post"><button id="pay" name="card" value="pay">Pay</button>
<button id="decline" name="card" value="decline">A card that is declined</button></form>"""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    @property
    def stripe(self):
        return self.server.stripe

    def answer(self, status, body, kind="application/json", trouble=None, **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        data = {"garbled": b"<html>", "long": data + b" " * (8 << 20)}.get(trouble, data)
        self.send_response_only(status)
        if trouble != "undated":
            self.send_header("Date", email.utils.formatdate(self.stripe.now, usegmt=True))
        if trouble == "elsewhere":
            self.send_header("Location", f"{self.server.address}/elsewhere")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if trouble == "slow":
            released = self.stripe.released
            for byte in data:
                self.wfile.write(bytes([byte]))
                self.wfile.flush()
                released.wait(0.05)
        else:
            self.wfile.write(data)

    def drop(self):
        self.close_connection = True
        self.connection.close()

    def say(self, status, body, trouble):
        """Sends an answer, or does not, by what goes wrong with it."""
        if trouble in ("cut", "lost", "late"):
            return self.drop()
        if trouble == "silent":
            self.stripe.released.wait(60)
            return self.drop()
        return self.answer(status, body, trouble=trouble)

    def is_allowed(self, needed):
        """Whether the key may do it; the refusal is sent."""
        given = self.headers.get("Authorization", "")
        area = urllib.parse.urlsplit(self.path).path.strip("/").split("/")[1:2]
        if given != f"Bearer {SECRET}":
            # Stripe's sentence quotes some of the key.
            quoted = given.removeprefix("Bearer ")
            refusal = 401, f"Invalid API Key provided: {quoted[:8]}******{quoted[-4:]}"
        elif self.headers.get("Stripe-Version") != VERSION:
            refusal = 400, f"Invalid Stripe API version: {self.headers.get('Stripe-Version')}"
        elif area and area[0] in RIGHTS and self.stripe.rights.get(area[0]) not in needed:
            refusal = 403, f"The provided key does not have the required permissions for {area[0]}."
        else:
            return True
        self.answer(refusal[0], {"error": {"type": "invalid_request_error", "message": refusal[1]}})
        return False

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if (name := page_of(address.path)) is not None:
            session = self.stripe.sessions.get(name)
            if session is None or session["status"] != "open":
                return self.answer(410, b"over", "text/html")
            words = html.escape(session["name"]), f"{session['amount_total'] / 100:.2f} {session['currency']}"
            return self.answer(200, (PAGE % words).encode(), "text/html")
        if self.stripe.away:
            return self.drop()
        if not self.is_allowed(("read", "write")):
            return None
        self.stripe.log.append(("GET", address.path))
        return self.say(*self.stripe.get(address.path, address.query))

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        path = urllib.parse.urlsplit(self.path).path
        if path.startswith("/fake/"):
            return self.control(path.removeprefix("/fake/"), body)
        if (name := page_of(path)) is not None:
            session = self.stripe.sessions.get(name)
            if dict(urllib.parse.parse_qsl(body)).get("card") == "decline":
                is_open = session is not None and self.stripe.decline(name)
                return self.answer(303 if is_open else 410, b"", "text/html", Location=self.path)
            if session is None or not self.stripe.pay(name):
                return self.answer(410, b"over", "text/html")
            return self.answer(303, b"", "text/html", Location=session["success_url"])
        if self.stripe.away:
            return self.drop()
        if not self.is_allowed(("write",)):
            return None
        self.stripe.log.append(("POST", path))
        return self.say(*self.stripe.post(path, body, self.headers.get("Idempotency-Key")))

    def control(self, name, body):
        try:
            return self.answer(200, {"result": CONTROLS[name](self.stripe, **json.loads(body or "{}"))})
        except (KeyError, TypeError, ValueError) as error:
            return self.answer(400, {"error": repr(error)})


def page_of(path):
    """The checkout whose page it is. Stripe's own address has `/c` before it."""
    path = path.removeprefix("/c")
    return path.removeprefix("/pay/") if path.startswith("/pay/") else None


class Server(ThreadingHTTPServer):
    """The fake on a port of this machine. With `pages`, checkouts lead to its own pages.

    Else their address is that of Stripe's pages, since programs of customers only open addresses with HTTPS; tests let
    the browser take these from here.
    """

    daemon_threads = True

    def __init__(self, port=0, pages=False):
        super().__init__(("127.0.0.1", port), Handler)
        self.stripe = Stripe()
        self.address = f"http://127.0.0.1:{self.server_port}"
        if pages:
            self.stripe.page = self.address
        self.thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)
        self.thread.start()

    def handle_error(self, request, client_address):
        # A client that went away is no error of the fake's.
        if not isinstance(sys.exc_info()[1], (ConnectionError, ValueError, OSError)):
            super().handle_error(request, client_address)

    def close(self):
        self.stripe.let_go()
        self.shutdown()
        self.server_close()
        self.thread.join()


def main():
    server = Server(int(sys.argv[1]) if len(sys.argv) > 1 else 0, pages=True)
    print(server.address, flush=True)
    signal.sigwait([signal.SIGINT, signal.SIGTERM])
    server.close()


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    main()
