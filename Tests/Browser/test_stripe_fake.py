"""The fake of Stripe does what Stripe's specification says, as far as mcorder-pay needs it."""

import json
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

from stripe_fake import CONTROLS, SECRET, TROUBLES, VERSION, Server
from stripe_parameters import ACCEPTED

# The parameters of Stripe's interface, from github.com/stripe/openapi, openapi/spec3.json at version 2025-03-31.basil,
# as stripe-python 12.0.0 has them, which is made from it: the classes `CreateParams`, `ExpireParams`, `CaptureParams`,
# `CancelParams`, `RetrieveParams` and `ListParams` of `checkout/_session.py`, `_payment_intent.py`, `_refund.py`,
# `_dispute.py` and `_charge.py`. After a colon stands the parameter whose members these are.
PAGES = "created ending_before expand limit starting_after"
SPECIFIED = {
    "create checkout": """
        adaptive_pricing after_expiration allow_promotion_codes automatic_tax billing_address_collection cancel_url
        client_reference_id consent_collection currency custom_fields custom_text customer customer_creation
        customer_email customer_update discounts expand expires_at invoice_creation line_items locale metadata mode
        optional_items payment_intent_data payment_method_collection payment_method_configuration
        payment_method_data payment_method_options payment_method_types permissions phone_number_collection
        redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection
        shipping_options submit_type subscription_data success_url tax_id_collection ui_mode""",
    "create checkout: adaptive_pricing": "enabled",
    "create checkout: line_items": "adjustable_quantity dynamic_tax_rates price price_data quantity tax_rates",
    "create checkout: line_items price_data":
        "currency product product_data recurring tax_behavior unit_amount unit_amount_decimal",
    "create checkout: line_items price_data product_data": "description images metadata name tax_code",
    "create checkout: payment_intent_data": """application_fee_amount capture_method description metadata on_behalf_of
        receipt_email setup_future_usage shipping statement_descriptor statement_descriptor_suffix transfer_data
        transfer_group""",
    "create checkout: payment_method_options card": """installments request_extended_authorization
        request_incremental_authorization request_multicapture request_overcapture request_three_d_secure restrictions
        setup_future_usage statement_descriptor_suffix_kana statement_descriptor_suffix_kanji""",
    "expire checkout": "expand",
    "capture": """amount_to_capture application_fee_amount expand final_capture metadata statement_descriptor
        statement_descriptor_suffix transfer_data""",
    "cancel": "cancellation_reason expand",
    "create refund": """amount charge currency customer expand instructions_email metadata origin payment_intent reason
        refund_application_fee reverse_transfer""",
    "retrieve": "expand",
    "list checkouts": PAGES + " customer customer_details payment_intent payment_link status subscription",
    "list intents": PAGES + " customer",
    "list refunds": PAGES + " charge payment_intent",
    "list disputes": PAGES + " charge payment_intent",
    "list charges": PAGES + " customer payment_intent transfer_group",
    "list: created": "gt gte lt lte",
}
# The codes of refusals, of those that Stripe has (`LastPaymentError.code` of `_payment_intent.py`).
CODES = """amount_too_large amount_too_small charge_already_refunded charge_disputed charge_expired_for_capture
    idempotency_key_in_use lock_timeout parameter_invalid_empty parameter_invalid_integer parameter_missing
    parameter_unknown payment_intent_unexpected_state rate_limit resource_missing url_invalid""".split()


@pytest.fixture
def server():
    running = Server()
    yield running
    running.close()


class Refused(Exception):
    def __init__(self, status, error):
        super().__init__(f"{status} {error}")
        self.status, self.error, self.code = status, error, error.get("code")


class Client:
    """Asks the fake as mcorder-pay does."""

    def __init__(self, server):
        self.server, self.stripe, self.count = server, server.stripe, 0

    def ask(self, path, fields=None, key=None, secret=SECRET, version=VERSION, timeout=5):
        headers = {"Authorization": f"Bearer {secret}", "Stripe-Version": version}
        data = None
        if fields is not None:
            data = urllib.parse.urlencode(fields).encode()
            if key is None:
                self.count += 1
                key = f"key {self.count}"
            headers["Idempotency-Key"] = key
        request = urllib.request.Request(self.server.address + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                assert answer.headers["Date"]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.load(error).get("error", {})) from None

    def offer(self, **changes):
        fields = {
            "mode": "payment", "payment_method_types[0]": "card", "line_items[0][quantity]": "1",
            "line_items[0][price_data][currency]": "eur", "line_items[0][price_data][unit_amount]": "675",
            "line_items[0][price_data][product_data][name]": "Bar 9-624",
            "payment_intent_data[capture_method]": "manual", "adaptive_pricing[enabled]": "false",
            "payment_method_options[card][request_three_d_secure]": "any",
            "expires_at": str(self.stripe.now + 31 * 60), "success_url": "https://order.example/paid",
            "cancel_url": "https://order.example/paid", "client_reference_id": "a", "metadata[mcorder_payment]": "a",
            "metadata[mcorder_house]": "h", "payment_intent_data[metadata][mcorder_payment]": "a",
            "payment_intent_data[metadata][mcorder_house]": "h", "expand[0]": "payment_intent",
        }
        fields.update(changes)
        return {name: value for name, value in fields.items() if value is not None}

    def open(self, **changes):
        return self.ask("/v1/checkout/sessions", self.offer(**changes))

    def held(self):
        session = self.open()
        assert self.stripe.pay(session["id"])
        return self.seen(session["id"])["payment_intent"]

    def seen(self, session):
        return self.ask(f"/v1/checkout/sessions/{session}?expand[]=payment_intent.latest_charge")

    def capture(self, intent, cents, **options):
        return self.ask(f"/v1/payment_intents/{intent['id']}/capture", {"amount_to_capture": cents}, **options)

    def cancel(self, intent, **options):
        return self.ask(f"/v1/payment_intents/{intent['id']}/cancel", {}, **options)

    def refund(self, intent, cents, tag="t", **options):
        fields = {"payment_intent": intent["id"], "amount": cents, "metadata[mcorder_refund]": tag}
        return self.ask("/v1/refunds", fields, **options)


@pytest.fixture
def client(server):
    return Client(server)


def refused(status, code, ask, *arguments, **options):
    with pytest.raises(Refused) as found:
        ask(*arguments, **options)
    assert (found.value.status, found.value.code) == (status, code)
    assert code is None or code in CODES or code == "fake_unsupported"
    return found.value.error


def book(client):
    [row] = client.stripe.ledger().values()
    return row["held"], row["taken"], row["refunded"]


# ---- Parameters

@pytest.mark.parametrize("kind", ACCEPTED)
def test_every_accepted_parameter_is_one_of_the_specification(kind):
    for name in ACCEPTED[kind]:
        words = [word for word in name.replace("[]", "").replace("]", "").split("[") if word != "*"]
        for place, word in enumerate(words):
            above = " ".join(words[:place])
            table = "list: created" if above == "created" else f"{kind}: {above}" if above else kind
            if above == "payment_method_options":
                assert word == "card"
            else:
                assert word in SPECIFIED[table].split(), name


@pytest.mark.parametrize("path, fields", [
    ("/v1/checkout/sessions", {"capture_method": "manual"}),
    ("/v1/checkout/sessions", {"payment_intent_data[capture]": "manual"}),
    ("/v1/payment_intents/{intent}/capture", {"amount": "1"}),
    ("/v1/payment_intents/{intent}/cancel", {"amount": "1"}),
    ("/v1/refunds", {"tag": "1"}),
    ("/v1/checkout/sessions/{session}/expire", {"reason": "1"}),
])
def test_an_unknown_parameter_is_refused(client, path, fields):
    session = client.open()
    path = path.format(intent=client.held()["id"], session=session["id"])
    before = client.stripe.ledger()
    error = refused(400, "parameter_unknown", client.ask, path, fields)
    assert error["param"] == list(fields)[0] and error["type"] == "invalid_request_error"
    assert client.stripe.ledger() == before


@pytest.mark.parametrize("query", ["payment_intent=pi_1", "created[eq]=1", "house=a"])
def test_an_unknown_parameter_of_a_list_is_refused(client, query):
    refused(400, "parameter_unknown", client.ask, f"/v1/payment_intents?{query}")


@pytest.mark.parametrize("name, value, code", [
    ("mode", None, "parameter_missing"), ("mode", "pay", None), ("mode", "subscription", "fake_unsupported"),
    ("success_url", None, "parameter_missing"), ("success_url", "paid", "url_invalid"),
    ("line_items[0][price_data][unit_amount]", "6.75", "parameter_invalid_integer"),
    ("line_items[0][price_data][unit_amount]", "49", "amount_too_small"),
    ("line_items[0][price_data][currency]", "EUR", None),
    ("line_items[0][price_data][product_data][name]", "", "parameter_invalid_empty"),
    ("payment_intent_data[capture_method]", "automatic", "fake_unsupported"),
    ("payment_intent_data[capture_method]", None, "fake_unsupported"),
    ("payment_method_options[card][request_three_d_secure]", "always", None),
    ("adaptive_pricing[enabled]", "no", None), ("client_reference_id", "a" * 201, None),
    ("metadata[mcorder_payment]", "a" * 501, None), (f"metadata[{'a' * 41}]", "a", None),
    ("payment_intent_data[statement_descriptor_suffix]", "a" * 23, None),
    ("payment_intent_data[statement_descriptor_suffix]", "A*B", None),
    ("expand[0]", "payments", None),
])
def test_a_value_that_stripe_refuses_is_refused(client, name, value, code):
    refused(400, code, client.open, **{name: value})


@pytest.mark.parametrize("seconds, ok", [(1798, False), (1805, True), (86_395, True), (86_405, False)])
def test_a_checkout_lasts_from_30_minutes_to_24_hours(client, seconds, ok):
    until = str(client.stripe.now + seconds)
    if ok:
        assert client.open(expires_at=until)["expires_at"] == int(until)
    else:
        assert refused(400, None, client.open, expires_at=until)["param"] == "expires_at"


# ---- Checkouts and holds

def test_the_intent_exists_from_the_first_card_on_and_held_money_is_unpaid(client):
    session = client.open()
    assert (session["status"], session["payment_intent"]) == ("open", None)
    assert session["url"] == f"https://checkout.stripe.com/c/pay/{session['id']}"
    assert client.stripe.decline(session["id"])
    intent = client.seen(session["id"])["payment_intent"]
    assert intent["status"] == "requires_payment_method" and intent["latest_charge"]["status"] == "failed"
    assert client.stripe.pay(session["id"])
    seen = client.seen(session["id"])
    assert (seen["status"], seen["payment_status"], seen["url"]) == ("complete", "unpaid", None)
    held = seen["payment_intent"]
    assert (held["status"], held["amount_capturable"], held["amount_received"]) == ("requires_capture", 675, 0)
    assert held["id"] == intent["id"] and held["metadata"] == {"mcorder_payment": "a", "mcorder_house": "h"}
    ends = held["latest_charge"]["payment_method_details"]["card"]["capture_before"]
    assert ends - client.stripe.now in range(7 * 86_400 - 5, 7 * 86_400 + 1)
    charges = client.ask(f"/v1/charges?payment_intent={held['id']}")["data"]
    assert [one["status"] for one in charges] == ["succeeded", "failed"]
    assert book(client) == (675, 0, 0)


def test_references_are_objects_only_where_that_is_asked_for(client):
    intent = client.held()
    session = client.ask("/v1/checkout/sessions")["data"][0]
    assert session["payment_intent"] == intent["id"] and "intent_metadata" not in session
    assert client.ask(f"/v1/payment_intents/{intent['id']}")["latest_charge"] == intent["latest_charge"]["id"]
    listed = client.ask("/v1/payment_intents?expand[]=data.latest_charge")["data"]
    assert listed[0]["latest_charge"]["object"] == "charge"
    refused(400, None, client.ask, f"/v1/payment_intents/{intent['id']}?expand[]=amount")


def test_only_an_open_checkout_expires_and_nobody_pays_after_that(client):
    session = client.open()
    expired = client.ask(f"/v1/checkout/sessions/{session['id']}/expire", {})
    assert (expired["status"], expired["url"]) == ("expired", None)
    assert not client.stripe.pay(session["id"]) and not client.stripe.decline(session["id"])
    refused(400, None, client.ask, f"/v1/checkout/sessions/{session['id']}/expire", {})
    other = client.open()
    client.stripe.pay(other["id"])
    refused(400, None, client.ask, f"/v1/checkout/sessions/{other['id']}/expire", {})


def test_a_checkout_ends_by_itself_and_its_intent_with_it(client):
    session = client.open()
    client.stripe.decline(session["id"])
    client.stripe.pass_time(31 * 60 + 1)
    seen = client.seen(session["id"])
    assert (seen["status"], seen["payment_intent"]["status"]) == ("expired", "canceled")
    assert book(client) == (0, 0, 0)


def test_a_capture_takes_at_most_what_is_held_and_once(client):
    intent = client.held()
    refused(400, "amount_too_large", client.capture, intent, 676)
    refused(400, "parameter_invalid_integer", client.capture, intent, 0)
    taken = client.capture(intent, 600)
    assert (taken["status"], taken["amount_received"], taken["amount_capturable"]) == ("succeeded", 600, 0)
    assert book(client) == (0, 600, 0)
    refused(400, "payment_intent_unexpected_state", client.capture, intent, 75)
    refused(400, "payment_intent_unexpected_state", client.cancel, intent)
    assert book(client) == (0, 600, 0)


def test_a_cancelled_hold_is_not_taken(client):
    intent = client.held()
    assert client.cancel(intent)["status"] == "canceled"
    refused(400, "payment_intent_unexpected_state", client.capture, intent, 1)
    refused(400, "payment_intent_unexpected_state", client.cancel, intent)
    refused(400, "payment_intent_unexpected_state", client.refund, intent, 1)
    assert book(client) == (0, 0, 0)


def test_the_intent_of_an_open_checkout_is_not_cancelled(client):
    session = client.open()
    client.stripe.decline(session["id"])
    intent = client.seen(session["id"])["payment_intent"]
    refused(400, "payment_intent_unexpected_state", client.cancel, intent)


def test_refunds_give_back_at_most_what_was_taken(client):
    intent = client.held()
    client.capture(intent, 600)
    assert client.refund(intent, 200, "one")["metadata"] == {"mcorder_refund": "one"}
    assert refused(400, None, client.refund, intent, 401)["param"] == "amount"
    last = client.refund(intent, 400, "two")
    refused(400, "charge_already_refunded", client.refund, intent, 1)
    assert book(client) == (0, 600, 600)
    listed = client.ask(f"/v1/refunds?payment_intent={intent['id']}")["data"]
    assert [one["metadata"]["mcorder_refund"] for one in listed] == ["two", "one"]
    client.stripe.refund_fails(last["id"])
    assert book(client) == (0, 600, 200)


def test_disputed_money_is_not_refunded(client):
    intent = client.held()
    client.capture(intent, 600)
    client.stripe.dispute(intent["id"])
    refused(400, "charge_disputed", client.refund, intent, 1)
    [dispute] = client.ask("/v1/disputes")["data"]
    assert (dispute["payment_intent"], dispute["amount"]) == (intent["id"], 600)


@pytest.mark.parametrize("end", ["early", "silently", "by time"])
def test_the_bank_ends_a_hold(client, end):
    intent = client.held()
    if end == "by time":
        client.stripe.pass_time(7 * 86_400 + 1)
    else:
        client.stripe.bank_releases(intent["id"], silently=end == "silently")
    assert book(client) == (0, 0, 0)
    code = "charge_expired_for_capture" if end == "silently" else "payment_intent_unexpected_state"
    refused(400, code, client.capture, intent, 675)
    assert book(client) == (0, 0, 0)


# ---- Keys

def test_a_key_gives_the_same_answer_for_a_day_and_does_it_once(client):
    intent = client.held()
    client.capture(intent, 600)
    first = client.refund(intent, 200, key="k")
    assert client.refund(intent, 200, key="k") == first and book(client) == (0, 600, 200)
    client.stripe.pass_time(24 * 3600 - 10)
    assert client.refund(intent, 200, key="k") == first
    client.stripe.pass_time(20)
    assert client.refund(intent, 200, key="k") != first and book(client) == (0, 600, 400)


def test_a_key_belongs_to_one_body(client):
    intent = client.held()
    client.capture(intent, 600, key="k")
    error = refused(400, None, client.capture, intent, 500, key="k")
    assert error["type"] == "idempotency_error"
    refused(400, None, client.cancel, intent, key="k")
    refused(400, None, client.refund, intent, 1, key="k" * 256)
    assert book(client) == (0, 600, 0)


def test_a_refusal_belongs_to_its_key_only_if_it_was_begun(client):
    # Refused by its parameters: the same key may be used for what is right.
    refused(400, "parameter_unknown", client.ask, "/v1/checkout/sessions", {"a": "b"}, key="k")
    assert client.ask("/v1/checkout/sessions", client.offer(), key="k")["status"] == "open"
    # Refused by the state: the answer stays, also when the state would allow it.
    session = client.ask("/v1/checkout/sessions")["data"][0]
    client.stripe.decline(session["id"])
    intent = client.seen(session["id"])["payment_intent"]
    refused(400, "payment_intent_unexpected_state", client.capture, intent, 600, key="c")
    client.stripe.pay(session["id"])
    refused(400, "payment_intent_unexpected_state", client.capture, intent, 600, key="c")
    assert client.capture(intent, 600, key="d")["status"] == "succeeded"


@pytest.mark.parametrize("trouble, taken", [("failed", 0), ("failed after", 600)])
def test_a_failure_is_repeated_for_its_key(client, trouble, taken):
    intent = client.held()
    client.stripe.troubles.append(trouble)
    for _ in range(2):
        refused(500, None, client.capture, intent, 600, key="k")
    assert book(client)[1] == taken
    client.stripe.pass_time(24 * 3600 + 1)
    if taken:
        refused(400, "payment_intent_unexpected_state", client.capture, intent, 600, key="k")
    else:
        assert client.capture(intent, 600, key="k")["status"] == "succeeded"
    assert book(client) == (0, 600, 0)


# ---- What goes wrong

@pytest.mark.parametrize("trouble, taken", [("cut", 0), ("lost", 600), ("late", 0), ("silent", 600)])
def test_an_answer_is_lost(client, trouble, taken):
    intent = client.held()
    client.stripe.troubles.append(trouble)
    with pytest.raises(OSError):
        client.capture(intent, 600, key="k", timeout=0.5)
    assert book(client)[1] == taken
    if trouble == "late":
        refused(409, "idempotency_key_in_use", client.capture, intent, 600, key="k")
        client.stripe.catch_up()
    assert client.capture(intent, 600, key="k")["amount_received"] == 600
    assert book(client) == (0, 600, 0)


def test_what_comes_late_is_refused_if_something_else_happened(client):
    intent = client.held()
    client.stripe.troubles.append("late")
    with pytest.raises(OSError):
        client.capture(intent, 600, key="k")
    client.cancel(intent)
    client.stripe.catch_up()
    assert book(client) == (0, 0, 0)
    refused(400, "payment_intent_unexpected_state", client.capture, intent, 600, key="k")


@pytest.mark.parametrize("trouble, code", [("busy", "rate_limit"), ("lock", "lock_timeout")])
def test_too_much_is_asked_and_nothing_is_done(client, trouble, code):
    intent = client.held()
    client.stripe.troubles.append(trouble)
    refused(429, code, client.capture, intent, 600, key="k")
    assert book(client) == (675, 0, 0)
    client.capture(intent, 600, key="k")
    client.stripe.read_troubles.append(trouble)
    refused(429, code, client.ask, "/v1/refunds")


def test_lists_lag_and_asking_by_id_does_not(client):
    client.stripe.lag = 10
    session = client.open()
    assert client.ask("/v1/checkout/sessions")["data"] == []
    assert client.seen(session["id"])["status"] == "open"
    client.stripe.pass_time(11)
    assert [one["id"] for one in client.ask("/v1/checkout/sessions")["data"]] == [session["id"]]


def test_lists_have_pages_with_the_newest_first(client):
    made = [client.open()["id"] for _ in range(7)]
    found, after = [], ""
    while True:
        page = client.ask(f"/v1/checkout/sessions?limit=3{after}")
        found += [one["id"] for one in page["data"]]
        if not page["has_more"]:
            break
        after = f"&starting_after={found[-1]}"
    assert found == made[::-1]
    assert client.ask(f"/v1/checkout/sessions?created[gte]={client.stripe.now + 5}")["data"] == []
    client.stripe.pay(made[0])
    assert [one["id"] for one in client.ask("/v1/checkout/sessions?status=complete")["data"]] == made[:1]
    refused(404, "resource_missing", client.ask, "/v1/checkout/sessions?starting_after=cs_none")
    for limit in (0, 101):
        refused(400, "parameter_invalid_integer", client.ask, f"/v1/refunds?limit={limit}")


def test_only_its_key_its_version_and_its_rights_are_accepted(client):
    error = refused(401, None, client.ask, "/v1/refunds", secret="rk_test_another0123456789")
    assert "another0123" not in error["message"]
    refused(400, None, client.ask, "/v1/refunds", version="2020-08-27")
    refused(404, None, client.ask, "/v1/customers")
    refused(404, "resource_missing", client.ask, "/v1/payment_intents/pi_none")
    refused(403, None, client.ask, "/v1/charges", {})
    client.stripe.rights["refunds"] = "none"
    refused(403, None, client.ask, "/v1/refunds")


def test_it_answers_nothing_while_it_is_away(client):
    client.stripe.away = True
    with pytest.raises(OSError):
        client.ask("/v1/refunds")


def test_a_customer_pays_or_is_declined_on_its_page():
    server = Server(pages=True)
    try:
        client = Client(server)
        session = client.open(**{"line_items[0][price_data][product_data][name]": "Bar <b> 9-624"})
        assert session["url"] == f"{server.address}/pay/{session['id']}"
        page = urllib.request.urlopen(session["url"]).read().decode()
        assert "Bar &lt;b&gt; 9-624" in page and "6.75 eur" in page
        assert urllib.request.urlopen(session["url"], b"card=decline").status == 200
        assert book(client) == (0, 0, 0)
        # The browser is sent to a page that this test has not.
        with pytest.raises(OSError):
            urllib.request.urlopen(session["url"], b"card=pay")
        assert book(client) == (675, 0, 0)
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(session["url"])
        assert error.value.code == 410
    finally:
        server.close()


def test_it_is_controlled_by_requests(client):
    def control(name, **arguments):
        request = urllib.request.Request(f"{client.server.address}/fake/{name}", json.dumps(arguments).encode())
        return json.load(urllib.request.urlopen(request))["result"]

    session = client.open()
    assert control("pay", session=session["id"]) is True
    assert control("ledger") == {"a": {"held": 675, "taken": 0, "refunded": 0}}
    before = control("now")
    control("pass_time", seconds=100)
    assert control("now") - before in range(100, 103)
    control("troubles", kinds=["busy"])
    refused(429, "rate_limit", client.open)
    for name, arguments in [("troubles", {"kinds": ["none"]}), ("nothing", {}), ("pay", {"who": 1})]:
        with pytest.raises(urllib.error.HTTPError):
            control(name, **arguments)
    assert set(CONTROLS) >= {"bank_releases", "dispute", "lag", "away", "catch_up"} and len(TROUBLES) == 13


def test_it_listens_on_this_machine_only_and_ends(server):
    assert server.server_address[0] == "127.0.0.1"


def test_many_ask_at_once_and_each_key_counts_once(client):
    intent = client.held()
    client.capture(intent, 600)
    answers = []

    def ask():
        answers.append(client.refund(intent, 100, key="one")["id"])

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 8 and len(set(answers)) == 1 and book(client) == (0, 600, 100)


def test_an_answer_comes_byte_by_byte_until_it_is_let_go(client):
    intent = client.held()
    client.stripe.troubles.append("slow")
    timer = threading.Timer(0.3, client.stripe.let_go)
    timer.start()
    begun = time.monotonic()
    assert client.capture(intent, 600)["status"] == "succeeded"
    assert 0.25 < time.monotonic() - begun
    timer.join()
