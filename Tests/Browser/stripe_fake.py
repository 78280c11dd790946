"""A provider of card payments for tests: the part of Stripe's interface that mcorder-pay uses.

It has its own clock, knows which parameters that interface knows, does what belongs to one key once, repeats its own
failures for their keys, and can lose answers, do requests late, let its lists lag and let the bank end holds. Sources:
github.com/stripe/openapi (spec3), docs.stripe.com/api/idempotent_requests, docs.stripe.com/api/errors.
"""

import email.utils
import json
import re
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = "rk_test_mcorder0123456789"
VERSION = "2025-03-31.basil"
KEY_LIFE = 24 * 3600

# What each request may say, as patterns.
ALLOWED = {
    "checkout": [
        r"mode", r"payment_method_types\[0\]", r"line_items\[0\]\[quantity\]",
        r"line_items\[0\]\[price_data\]\[(currency|unit_amount)\]",
        r"line_items\[0\]\[price_data\]\[product_data\]\[name\]",
        r"payment_intent_data\[(capture_method|statement_descriptor_suffix)\]",
        r"payment_intent_data\[metadata\]\[\w+\]", r"payment_method_options\[card\]\[request_three_d_secure\]",
        r"adaptive_pricing\[enabled\]", r"expires_at", r"client_reference_id", r"success_url", r"cancel_url",
        r"metadata\[\w+\]", r"expand\[\d*\]",
    ],
    "expire": [], "cancel": [],
    "capture": [r"amount_to_capture"],
    "refund": [r"payment_intent", r"amount", r"metadata\[\w+\]"],
    "list": [r"created\[gte\]", r"limit", r"starting_after", r"payment_intent"],
    "retrieve": [r"expand\[\]"],
}


class Refusal(Exception):
    def __init__(self, status, code, message="", kind="invalid_request_error"):
        super().__init__(code)
        self.status = status
        self.body = {"error": {"type": kind, "code": code, "message": message or code}}


class Stripe:
    """The books of the fake. Money is in cents."""

    def __init__(self):
        self.lock = threading.RLock()
        self.offset = 0
        self.sessions, self.intents, self.refunds, self.disputes = {}, {}, {}, {}
        self.keys = {}
        self.in_use = set()
        self.count = 0
        # What goes wrong with the next requests that change something: "lost", "failed", "busy", "late", "cut".
        self.troubles = []
        # The server answers nothing while it is away.
        self.away = False
        self.lag = 0
        self.late = []
        self.log = []

    @property
    def now(self):
        return int(time.time() + self.offset)

    def new_id(self, kind):
        self.count += 1
        return f"{kind}_test_{self.count:08d}"

    # ---- What tests do

    def pass_time(self, seconds):
        with self.lock:
            self.offset += seconds
            self.end_what_is_over()

    def end_what_is_over(self):
        for session in self.sessions.values():
            if session["status"] == "open" and session["expires_at"] <= self.now:
                self.end(session)

    def end(self, session):
        session["status"], session["url"] = "expired", None
        intent = self.intents.get(session["payment_intent"])
        if intent and intent["status"] == "requires_payment_method":
            intent["status"] = "canceled"

    def pay(self, session_id):
        """The customer enters a card that the bank accepts."""
        with self.lock:
            self.end_what_is_over()
            session = self.sessions[session_id]
            if session["status"] != "open":
                return False
            intent = self.intents[session["payment_intent"]]
            intent.update(status="requires_capture", amount_capturable=intent["amount"])
            intent["latest_charge"] = {
                "id": self.new_id("ch"), "object": "charge",
                "payment_method_details": {"card": {"capture_before": self.now + 7 * 86_400}},
            }
            session.update(status="complete", url=None)
            return True

    def bank_releases(self, intent_id):
        with self.lock:
            intent = self.intents[intent_id]
            if intent["status"] == "requires_capture":
                intent.update(status="canceled", amount_capturable=0)

    def dispute(self, intent_id):
        with self.lock:
            found = {"id": self.new_id("dp"), "object": "dispute", "created": self.now,
                     "amount": self.intents[intent_id]["amount_received"], "payment_intent": intent_id}
            self.disputes[found["id"]] = found

    def kept(self, intent):
        back = sum(one["amount"] for one in self.refunds.values() if one["payment_intent"] == intent["id"])
        return intent["amount_received"] - back

    def books(self):
        """What is held and what is kept, by the payment's own id."""
        with self.lock:
            books = {}
            for intent in self.intents.values():
                book = books.setdefault(intent["metadata"].get("mcorder_payment"), {"held": 0, "kept": 0})
                book["held"] += intent["amount_capturable"]
                book["kept"] += self.kept(intent)
            return books

    # ---- Requests

    def require(self, kind, form):
        for name in form:
            if not any(re.fullmatch(pattern, name) for pattern in ALLOWED[kind]):
                raise Refusal(400, "parameter_unknown", f"Received unknown parameter: {name}")

    def number(self, form, name):
        text = form.get(name, "")
        if not re.fullmatch(r"\d{1,12}", text):
            raise Refusal(400, "parameter_invalid_integer", name)
        return int(text)

    def found(self, table, name):
        if name not in table:
            raise Refusal(404, "resource_missing", f"No such object: {name}")
        return table[name]

    def change(self, path, form):
        parts = path.strip("/").split("/")[1:]
        match parts:
            case ["checkout", "sessions"]:
                return self.make_session(form)
            case ["checkout", "sessions", name, "expire"]:
                self.require("expire", form)
                session = self.found(self.sessions, name)
                if session["status"] != "open":
                    raise Refusal(400, "checkout_session_not_open", "Only open sessions can be expired.")
                self.end(session)
                return session
            case ["payment_intents", name, "capture"]:
                self.require("capture", form)
                intent = self.found(self.intents, name)
                if intent["status"] != "requires_capture":
                    raise Refusal(400, "payment_intent_unexpected_state", intent["status"])
                cents = self.number(form, "amount_to_capture")
                if not 0 < cents <= intent["amount_capturable"]:
                    raise Refusal(400, "amount_too_large")
                intent.update(status="succeeded", amount_received=cents, amount_capturable=0)
                return intent
            case ["payment_intents", name, "cancel"]:
                self.require("cancel", form)
                intent = self.found(self.intents, name)
                if intent["status"] not in ("requires_capture", "requires_payment_method"):
                    raise Refusal(400, "payment_intent_unexpected_state", intent["status"])
                intent.update(status="canceled", amount_capturable=0)
                return intent
            case ["refunds"]:
                self.require("refund", form)
                intent = self.found(self.intents, form.get("payment_intent"))
                cents = self.number(form, "amount")
                if intent["status"] != "succeeded" or not 0 < cents <= self.kept(intent):
                    raise Refusal(400, "charge_already_refunded")
                refund = {"id": self.new_id("re"), "object": "refund", "status": "succeeded", "amount": cents,
                          "payment_intent": intent["id"], "created": self.now, "metadata": members(form, "metadata")}
                self.refunds[refund["id"]] = refund
                return refund
        raise Refusal(404, "resource_missing", path)

    def make_session(self, form):
        self.require("checkout", form)
        expected = {
            "mode": "payment", "payment_method_types[0]": "card", "payment_intent_data[capture_method]": "manual",
            "adaptive_pricing[enabled]": "false", "payment_method_options[card][request_three_d_secure]": "any",
        }
        for name, value in expected.items():
            if form.get(name) != value:
                raise Refusal(400, "parameter_missing", name)
        until = self.number(form, "expires_at")
        if not 1800 <= until - self.now <= 86_400:
            raise Refusal(400, "parameter_invalid", "expires_at must be between 30 minutes and 24 hours from now")
        cents = self.number(form, "line_items[0][price_data][unit_amount]")
        if cents < 50:
            raise Refusal(400, "amount_too_small")
        intent = {"id": self.new_id("pi"), "object": "payment_intent", "status": "requires_payment_method",
                  "amount": cents, "amount_capturable": 0, "amount_received": 0, "created": self.now,
                  "latest_charge": None, "metadata": members(form, "payment_intent_data[metadata]")}
        self.intents[intent["id"]] = intent
        name = self.new_id("cs")
        session = {"id": name, "object": "checkout.session", "status": "open", "expires_at": until,
                   "payment_status": "unpaid", "payment_intent": intent["id"], "created": self.now,
                   "url": f"{self.page}/c/pay/{name}", "success_url": form["success_url"],
                   "amount_total": cents, "metadata": members(form, "metadata")}
        self.sessions[name] = session
        return session

    def read(self, path, query):
        self.end_what_is_over()
        parts = path.strip("/").split("/")[1:]
        match parts:
            case ["checkout", "sessions"]:
                return self.list(self.sessions, query)
            case ["payment_intents"]:
                return self.list(self.intents, query)
            case ["refunds"]:
                return self.list(self.refunds, query)
            case ["disputes"]:
                return self.list(self.disputes, query)
            case ["checkout", "sessions", name]:
                self.require("retrieve", query)
                session = dict(self.found(self.sessions, name))
                session["payment_intent"] = self.intents[session["payment_intent"]]
                return session
            case ["payment_intents", name]:
                self.require("retrieve", query)
                return self.found(self.intents, name)
        raise Refusal(404, "resource_missing", path)

    def list(self, table, query):
        self.require("list", query)
        since = int(query.get("created[gte]", 0))
        rows = [one for one in reversed(table.values())
                if one["created"] >= since and one["created"] <= self.now - self.lag
                and query.get("payment_intent") in (None, one.get("payment_intent"))]
        after = query.get("starting_after")
        if after:
            names = [one["id"] for one in rows]
            rows = rows[names.index(after) + 1:] if after in names else []
        limit = int(query.get("limit", 10))
        return {"object": "list", "data": rows[:limit], "has_more": len(rows) > limit}

    def post(self, path, body, key):
        """Status and answer of a request that changes something; nothing if its answer gets lost."""
        with self.lock:
            self.end_what_is_over()
            trouble = self.troubles.pop(0) if self.troubles else None
            if trouble == "cut":
                return None
            if trouble == "busy":
                return 429, {"error": {"type": "invalid_request_error", "code": "rate_limit"}}
            if trouble == "late":
                self.late.append((path, body, key))
                return None
            if trouble == "failed" and key not in self.keys:
                self.keys[key] = (path + "?" + body, 500, {"error": {"type": "api_error"}}, self.now)
                return self.keys[key][1:3]
            answer = self.once(path, body, key)
            return None if trouble == "lost" else answer

    def once(self, path, body, key):
        known = self.keys.get(key)
        if known and self.now - known[3] < KEY_LIFE:
            if known[0] != path + "?" + body:
                return 400, {"error": {"type": "idempotency_error", "message": "Keys belong to one request."}}
            return known[1:3]
        try:
            answer = 200, json.loads(json.dumps(self.change(path, dict(urllib.parse.parse_qsl(body)))))
        except Refusal as refusal:
            # Stripe repeats what began to be done; a refused parameter did not.
            return refusal.status, refusal.body
        if key:
            self.keys[key] = (path + "?" + body, *answer, self.now)
        return answer

    def catch_up(self):
        """Does what was asked for before the connection broke."""
        with self.lock:
            waiting, self.late = self.late, []
            for path, body, key in waiting:
                self.once(path, body, key)


def members(form, name):
    pattern = re.compile(re.escape(name) + r"\[(\w+)\]")
    return {found[1]: value for key, value in form.items() if (found := pattern.fullmatch(key))}


PAGE = """<!DOCTYPE html><html lang="en"><title>Pay</title><h1>%s</h1>
<form method="post"><button id="pay">Pay %s</button></form>"""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body, kind="application/json", **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response_only(status)
        self.send_header("Date", email.utils.formatdate(self.server.stripe.now, usegmt=True))
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def drop(self):
        self.close_connection = True
        self.connection.close()

    def is_allowed(self):
        if self.headers.get("Authorization") != f"Bearer {SECRET}":
            self.answer(401, {"error": {"type": "invalid_request_error", "message": "Invalid API Key provided"}})
            return False
        if self.headers.get("Stripe-Version") != VERSION:
            self.answer(400, {"error": {"type": "invalid_request_error", "message": "Invalid Stripe API version"}})
            return False
        return True

    def do_GET(self):
        stripe = self.server.stripe
        address = urllib.parse.urlsplit(self.path)
        if address.path.startswith("/c/pay/"):
            session = stripe.sessions.get(address.path.removeprefix("/c/pay/"))
            text = PAGE % (address.path, session["amount_total"] if session else "-")
            return self.answer(200, text.encode(), "text/html")
        if stripe.away:
            return self.drop()
        if not self.is_allowed():
            return None
        with stripe.lock:
            stripe.log.append(("GET", address.path))
            try:
                return self.answer(200, stripe.read(address.path, dict(urllib.parse.parse_qsl(address.query))))
            except Refusal as refusal:
                return self.answer(refusal.status, refusal.body)

    def do_POST(self):
        stripe = self.server.stripe
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        path = urllib.parse.urlsplit(self.path).path
        if path.startswith("/c/pay/"):
            name = path.removeprefix("/c/pay/")
            if not stripe.pay(name):
                return self.answer(410, b"over", "text/html")
            return self.answer(303, b"", "text/html", Location=stripe.sessions[name]["success_url"])
        if stripe.away:
            return self.drop()
        if not self.is_allowed():
            return None
        stripe.log.append(("POST", path))
        found = stripe.post(path, body, self.headers.get("Idempotency-Key"))
        return self.drop() if found is None else self.answer(*found)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, certificate=None):
        super().__init__(("127.0.0.1", 0), Handler)
        self.stripe = Stripe()
        self.address = f"http://127.0.0.1:{self.server_port}"
        # Pages of payments are only opened over HTTPS. Tests let the browser take them from here.
        self.stripe.page = "https://checkout.stripe.com"
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)
        self.thread.start()

    def close(self):
        self.shutdown()
        self.server_close()
        self.thread.join()
