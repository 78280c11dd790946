"""The books of the fake of Stripe: checkouts, intents, charges, refunds and disputes, and what changes them.

Rules: github.com/stripe/openapi, openapi/spec3.json, version 2025-03-31.basil; docs.stripe.com/payments/capture-later;
docs.stripe.com/changelog/2022-08-01/deferred-paymentintent-checkout-session (an intent exists from the first card on).
"""

import threading
import time

from stripe_parameters import Refusal, members

# Seconds that a card's bank holds money for a customer who is there.
HOLD = 7 * 86_400
LEAST = 50
MINUTES = (30 * 60, 24 * 3600)

# The member of an object that names another object, and where that is.
REFERENCES = {"payment_intent": "intents", "latest_charge": "charges", "charge": "charges"}


class Books:
    """Money is in cents, time in seconds by the fake's own clock."""

    def __init__(self):
        self.lock = threading.RLock()
        self.offset = 0
        self.sessions, self.intents, self.charges, self.refunds, self.disputes = {}, {}, {}, {}, {}
        # Intents whose bank ended the hold without a word. A capture shows it.
        self.silent = set()
        # Seconds for which lists do not have what is new.
        self.lag = 0
        self.count = 0
        # Where the pages for cards are.
        self.page = "https://checkout.stripe.com/c"

    @property
    def now(self):
        return int(time.time() + self.offset)

    def make(self, table, kind, object_name, **values):
        self.count += 1
        made = {"id": f"{kind}_test_{self.count:08d}", "object": object_name, "created": self.now, **values}
        table[made["id"]] = made
        return made

    # ---- What customers, banks and time do

    def pass_time(self, seconds):
        with self.lock:
            self.offset += seconds
            self.end_what_is_over()

    def end_what_is_over(self):
        for session in self.sessions.values():
            if session["status"] == "open" and session["expires_at"] <= self.now:
                self.end(session)
        for intent in self.intents.values():
            if intent["status"] == "requires_capture" and self.capture_before(intent) <= self.now:
                self.release(intent, "automatic")

    def capture_before(self, intent):
        return self.charges[intent["latest_charge"]]["payment_method_details"]["card"]["capture_before"]

    def end(self, session):
        session.update(status="expired", url=None)
        intent = self.intents.get(session["payment_intent"])
        if intent and intent["status"] == "requires_payment_method":
            intent.update(status="canceled", cancellation_reason="expired")

    def release(self, intent, reason):
        """The money is the customer's again. Stripe shows that as a charge that was given back uncaptured."""
        intent.update(status="canceled", amount_capturable=0, cancellation_reason=reason, canceled_at=self.now)
        self.charges[intent["latest_charge"]]["refunded"] = True

    def try_card(self, session, accepted):
        """A customer enters a card. The first one makes the intent."""
        if session["payment_intent"] is None:
            intent = self.make(
                self.intents, "pi", "payment_intent", status="requires_payment_method", amount=session["amount_total"],
                amount_capturable=0, amount_received=0, currency=session["currency"], capture_method="manual",
                canceled_at=None, cancellation_reason=None, latest_charge=None, metadata=session["intent_metadata"])
            session["payment_intent"] = intent["id"]
        intent = self.intents[session["payment_intent"]]
        card = {"capture_before": self.now + HOLD} if accepted else {}
        charge = self.make(
            self.charges, "ch", "charge", status="succeeded" if accepted else "failed", amount=intent["amount"],
            amount_captured=0, amount_refunded=0, captured=False, refunded=False, disputed=False,
            payment_intent=intent["id"], payment_method_details={"type": "card", "card": card},
            # A charge gets the metadata of its intent when it is made.
            metadata=dict(intent["metadata"]))
        intent["latest_charge"] = charge["id"]
        return intent

    def pay(self, session_id):
        """The customer enters a card that the bank accepts, and the money is held. Whether the page was open."""
        with self.lock:
            self.end_what_is_over()
            session = self.sessions[session_id]
            if session["status"] != "open":
                return False
            intent = self.try_card(session, accepted=True)
            intent.update(status="requires_capture", amount_capturable=intent["amount"])
            # Held money is *unpaid* in the terms of a checkout.
            session.update(status="complete", url=None, payment_status="unpaid")
            return True

    def decline(self, session_id):
        """The customer enters a card that the bank refuses. Whether the page was open."""
        with self.lock:
            self.end_what_is_over()
            session = self.sessions[session_id]
            if session["status"] != "open":
                return False
            self.try_card(session, accepted=False)
            return True

    def bank_releases(self, intent_id, silently=False):
        """The bank ends a hold early. If it does so silently, Stripe knows only once it wants the money."""
        with self.lock:
            intent = self.intents[intent_id]
            if intent["status"] == "requires_capture":
                if silently:
                    self.silent.add(intent_id)
                else:
                    self.release(intent, "automatic")

    def dispute(self, intent_id):
        """The customer objects at the bank."""
        with self.lock:
            intent = self.intents[intent_id]
            self.charges[intent["latest_charge"]]["disputed"] = True
            return self.make(
                self.disputes, "dp", "dispute", amount=intent["amount_received"], status="needs_response",
                payment_intent=intent_id, charge=intent["latest_charge"])

    def dispute_ends(self, dispute_id, status):
        """The bank decides: `won` for the house, or `lost`."""
        with self.lock:
            self.disputes[dispute_id]["status"] = status

    def refund_by_hand(self, intent_id, cents):
        """Somebody gives money back on Stripe's own pages."""
        with self.lock:
            return self.refund({"payment_intent": intent_id, "amount": str(cents)})

    def refund_fails(self, refund_id):
        """The customer's bank does not take a refund: the money is the house's again."""
        with self.lock:
            self.refunds[refund_id]["status"] = "failed"

    # ---- What tests compare

    def refunded(self, intent):
        return sum(one["amount"] for one in self.refunds.values()
                   if one["payment_intent"] == intent["id"] and one["status"] not in ("failed", "canceled"))

    def ledger(self):
        """Cents held, taken and refunded, by the payment's own id."""
        with self.lock:
            self.end_what_is_over()
            ledger = {}
            for one in [*self.sessions.values(), *self.intents.values()]:
                row = ledger.setdefault(
                    one["metadata"].get("mcorder_payment"), {"held": 0, "taken": 0, "refunded": 0})
                if one["object"] == "payment_intent":
                    row["held"] += 0 if one["id"] in self.silent else one["amount_capturable"]
                    row["taken"] += one["amount_received"]
                    row["refunded"] += self.refunded(one)
            return ledger

    def books(self):
        """What is held and what is kept, by the payment's own id."""
        return {payment: {"held": row["held"], "kept": row["taken"] - row["refunded"]}
                for payment, row in self.ledger().items()}

    # ---- What is asked for

    def found(self, table, name, what):
        if name not in table:
            raise Refusal(404, "resource_missing", f"No such {what}: '{name}'", begun=True)
        return table[name]

    def create_checkout(self, form):
        item = "line_items[0][price_data]"
        needed = ("mode", "success_url", "line_items[0][quantity]", f"{item}[currency]", f"{item}[unit_amount]",
                  f"{item}[product_data][name]")
        for name in needed:
            if name not in form:
                raise Refusal(400, "parameter_missing", f"Missing required param: {name}.", name)
        if form.get("payment_intent_data[capture_method]") != "manual":
            raise Refusal(400, "fake_unsupported", "The fake only holds money", "payment_intent_data[capture_method]")
        until = int(form.get("expires_at", self.now + MINUTES[1]))
        if not MINUTES[0] <= until - self.now <= MINUTES[1]:
            raise Refusal(400, None, "expires_at must be between 30 minutes and 24 hours from now", "expires_at")
        cents = int(form[f"{item}[unit_amount]"]) * int(form["line_items[0][quantity]"])
        if not LEAST <= cents <= 99_999_999:
            code = "amount_too_small" if cents < LEAST else "amount_too_large"
            raise Refusal(400, code, f"{cents} cents", "line_items", begun=True)
        session = self.make(
            self.sessions, "cs", "checkout.session", status="open", mode="payment", payment_status="unpaid",
            expires_at=until, payment_intent=None, amount_total=cents, currency=form[f"{item}[currency]"],
            client_reference_id=form.get("client_reference_id"), success_url=form["success_url"],
            cancel_url=form.get("cancel_url"), metadata=members(form, "metadata"),
            intent_metadata=members(form, "payment_intent_data[metadata]"),
            name=form[f"{item}[product_data][name]"])
        session["url"] = f"{self.page}/pay/{session['id']}"
        return session

    def expire_checkout(self, name):
        session = self.found(self.sessions, name, "checkout.session")
        if session["status"] != "open":
            raise Refusal(400, None, f"Only an open session can expire; this one is {session['status']}.", begun=True)
        self.end(session)
        return session

    def capture(self, name, form):
        intent = self.found(self.intents, name, "payment_intent")
        if intent["status"] != "requires_capture":
            raise Refusal(400, "payment_intent_unexpected_state", f"It is {intent['status']}.", begun=True)
        cents = int(form.get("amount_to_capture", intent["amount_capturable"]))
        if cents < 1:
            raise Refusal(400, "parameter_invalid_integer", "At least 1", "amount_to_capture")
        if cents > intent["amount_capturable"]:
            raise Refusal(400, "amount_too_large", "More than is held", "amount_to_capture", begun=True)
        if name in self.silent:
            raise Refusal(400, "charge_expired_for_capture", "The hold is over.", begun=True)
        # One capture: what it does not take is released.
        intent.update(status="succeeded", amount_received=cents, amount_capturable=0)
        self.charges[intent["latest_charge"]].update(captured=True, amount_captured=cents)
        return intent

    def cancel(self, name, form):
        intent = self.found(self.intents, name, "payment_intent")
        # The intent of a checkout is cancelled directly only while it holds money; else its checkout expires.
        if intent["status"] != "requires_capture":
            raise Refusal(400, "payment_intent_unexpected_state", f"It is {intent['status']}.", begun=True)
        self.release(intent, form.get("cancellation_reason"))
        return intent

    def refund(self, form):
        for name in ("payment_intent", "amount"):
            if name not in form:
                raise Refusal(400, "parameter_missing", f"Missing required param: {name}.", name)
        intent = self.found(self.intents, form["payment_intent"], "payment_intent")
        left = intent["amount_received"] - self.refunded(intent)
        cents = int(form["amount"])
        if cents < 1:
            raise Refusal(400, "parameter_invalid_integer", "At least 1", "amount")
        if intent["status"] != "succeeded":
            raise Refusal(400, "payment_intent_unexpected_state", f"It is {intent['status']}.", begun=True)
        if self.charges[intent["latest_charge"]]["disputed"]:
            raise Refusal(400, "charge_disputed", "The customer's bank has the money.", begun=True)
        if left == 0:
            raise Refusal(400, "charge_already_refunded", "All of it was given back.", begun=True)
        if cents > left:
            raise Refusal(400, None, f"{cents} is more than the {left} that are left.", "amount", begun=True)
        self.charges[intent["latest_charge"]]["amount_refunded"] += cents
        return self.make(
            self.refunds, "re", "refund", status="succeeded", amount=cents, currency=intent["currency"],
            payment_intent=intent["id"], charge=intent["latest_charge"], metadata=members(form, "metadata"))

    def list(self, table, form):
        rows = [one for one in sorted(table.values(), key=lambda one: one["id"].rsplit("_", 1)[1], reverse=True)
                if int(form.get("created[gte]", 0)) <= one["created"] <= self.now - self.lag
                and form.get("payment_intent") in (None, one.get("payment_intent"))
                and form.get("status") in (None, one["status"])]
        if after := form.get("starting_after"):
            names = [one["id"] for one in rows]
            self.found(table, after, "object")
            rows = rows[names.index(after) + 1:] if after in names else []
        limit = int(form.get("limit", 10))
        return {"object": "list", "data": rows[:limit], "has_more": len(rows) > limit}

    # ---- Answers

    def shown(self, value, paths=()):
        """A copy of an object, with the named references replaced by the objects; without what is only ours."""
        if value["object"] == "list":
            below = [path.removeprefix("data.") for path in paths]
            return {**value, "data": [self.shown(one, below) for one in value["data"]]}
        copy = {name: member for name, member in value.items() if name not in ("intent_metadata", "name")}
        for path in paths:
            name, _, rest = path.partition(".")
            if name not in REFERENCES or name not in copy:
                raise Refusal(400, None, f"This property cannot be expanded ({path}).", "expand")
            table = getattr(self, REFERENCES[name])
            if value[name] is not None:
                copy[name] = self.shown(table[value[name]], [rest] if rest else [])
        return copy
