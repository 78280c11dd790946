"""The server of the customers' pages, asked by programs: orders that are sent once, limits, strangers, crashes."""

import http.client
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

import pytest

from conftest import FAILED
from restaurant import PATIENCE, ROOT, killed_at, until
from shops import Shop, change, make_catalogue

FOLDER = pathlib.Path(__file__).parent
WATER = {"product": "agua"}


class Customer:
    """A browser without pages: it keeps its cookie and the numbers that it used."""

    def __init__(self, shop, address=None):
        self.shop = shop
        self.cookie = None
        self.used = []
        self.address = address

    def connect(self):
        return http.client.HTTPConnection(self.shop.origin.removeprefix("http://"), timeout=PATIENCE)

    def ask(self, method, path, body=None, capability=None):
        """The status and the JSON of an answer."""
        connection = self.connect()
        headers = {"Origin": self.shop.origin, "Content-Type": "application/json", "Accept-Language": "es"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if capability:
            headers["Authorization"] = f"Bearer {capability}"
        if self.address:
            headers["X-Forwarded-For"] = self.address
        connection.request(method, path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if cookie := answer.headers["Set-Cookie"]:
            assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Max-Age=34560000" in cookie
            self.cookie = cookie.split(";")[0]
        self.headers = answer.headers
        connection.close()
        return answer.status, json.loads(text) if text else None

    def ticket(self, *items, **members):
        body = {"restaurant": "garbera", "items": list(items), "used": self.used, **members}
        status, answer = self.ask("POST", "/v1/ticket", body)
        assert status == 200, answer
        return body, answer

    def draft(self, *items, **members):
        body, ticket = self.ticket(*items, **{key: members.pop(key) for key in ("service", "table") if key in members})
        status, draft = self.ask("POST", "/v1/drafts", {
            **body, "number": ticket["number"], "totalCents": ticket["totalCents"], "name": "Ane", "comment": "", **members})
        assert status == 201, draft
        return draft

    def put(self, draft):
        return self.ask("PUT", "/v1/order", {"draft": draft["draft"]})[0]

    def order(self, *items, **members):
        draft = self.draft(*items, **members)
        assert self.put(draft) == 202
        self.used.append(int(draft["number"]))
        return draft

    def state(self, draft):
        status, answer = self.ask("GET", "/v1/order", capability=draft["order"])
        assert status == 200, answer
        return answer

    def becomes(self, draft, state):
        return until(f"the order is {state}", lambda: (answer := self.state(draft))["state"] == state and answer)


def files(shop):
    return sorted(file.name for file in (shop.folder / "cloud/orders").iterdir() if not file.name.startswith("."))


@pytest.fixture
def still(shop):
    """A shop whose daemon takes nothing in, so that files stay in the folder."""
    shop.kill(shop.daemon)
    return shop


def test_an_order_is_sent_once_and_received(shop):
    ane = Customer(shop)
    draft = ane.order(WATER, WATER)
    assert ane.put(draft) == 202
    answer = ane.becomes(draft, "received")
    assert answer["code"] == draft["code"] and answer["totalCents"] == draft["totalCents"]
    assert answer["waits"] is True and answer["canProve"] and answer["canCancel"]
    assert [line["count"] for line in answer["lines"]] == [2]
    assert ane.put(draft) == 202
    time.sleep(3)
    [order] = shop.orders()
    assert order["code"] == draft["code"] and order["waits"] is True


def test_two_contents_of_one_ticket_are_one_order(shop):
    ane = Customer(shop)
    body, ticket = ane.ticket(WATER)
    drafts = []
    for items in ([WATER], [WATER, WATER]):
        _, priced = ane.ask("POST", "/v1/ticket", body | {"items": items, "number": ticket["number"]})
        status, draft = ane.ask("POST", "/v1/drafts", body | {
            "items": items, "number": ticket["number"], "totalCents": priced["totalCents"]})
        assert status == 201 and draft["number"] == ticket["number"]
        drafts.append(draft)
    assert [ane.put(draft) for draft in drafts] == [202, 202]
    states = until("both are answered", lambda: (
        found := sorted(ane.state(draft)["state"] for draft in drafts)) == ["received", "rejected"] and found)
    assert states and len(shop.orders()) == 1


def test_what_changed_is_asked_again(shop):
    ane = Customer(shop)
    body, ticket = ane.ticket(WATER)
    status, answer = ane.ask("POST", "/v1/drafts", body | {"number": ticket["number"], "totalCents": 1})
    assert status == 409 and answer["error"] == "changed" and answer["totalCents"] == ticket["totalCents"]
    shop.run("till", "sold-out", "agua", "--restaurant", "garbera")
    until("it is sold out", lambda: any(
        problem["code"] == "sold-out" for problem in ane.ticket(WATER)[1]["problems"]))
    status, answer = ane.ask("POST", "/v1/drafts", body | {"totalCents": ticket["totalCents"]})
    assert status == 422 and answer["error"] == "sold-out" and answer["sentence"]
    assert files(shop) == []


def test_what_is_not_a_ticket_is_refused_in_words(shop):
    ane = Customer(shop)
    for body in ({}, {"restaurant": "garbera"}, {"restaurant": "garbera", "items": 1},
                 {"restaurant": "garbera", "items": [{"product": "agua", "count": 0}]},
                 {"restaurant": "garbera", "items": [{"menu": {}}]}):
        status, answer = ane.ask("POST", "/v1/ticket", body)
        assert status == 400 and answer["sentence"], body
    assert ane.ask("POST", "/v1/ticket", {"restaurant": "nowhere", "items": []})[0] == 404
    body = {"restaurant": "garbera", "items": [{"product": "nothing"}, {"product": "agua", "count": 101}]}
    status, answer = ane.ask("POST", "/v1/ticket", body)
    assert status == 200 and [problem["line"] for problem in answer["problems"][:2]] == [0, 1]
    assert ane.ask("POST", "/v1/drafts", body | {"totalCents": 0})[0] == 422


def test_a_draft_of_another_secret_and_a_changed_one_are_not_sent(still):
    ane = Customer(still)
    draft = ane.draft(WATER)["draft"]
    for text in (draft[:-2] + "AA", "A" * 40, "", draft[1:]):
        assert ane.ask("PUT", "/v1/order", {"draft": text})[0] == 410
    assert files(still) == []
    order = ane.order(WATER)
    still.kill(still.web)
    (still.folder / "storefront/secret.json").unlink()
    still.start_web()
    assert ane.ask("PUT", "/v1/order", {"draft": draft})[0] == 410
    assert ane.ask("GET", "/v1/order", capability=order["order"])[0] == 401
    # The browser's device is the same as before.
    assert ane.draft(WATER)["code"].split("-")[1] == order["code"].split("-")[1]


def test_a_link_cancels_and_announces_its_order_only(shop):
    ane, else_ = Customer(shop), Customer(shop)
    draft = ane.order(WATER)
    ane.becomes(draft, "received")
    # Any phone may open the link.
    assert else_.state(draft)["code"] == draft["code"]
    status, answer = else_.ask("POST", "/v1/order/notices", {"type": "arrived"}, draft["order"])
    assert status == 202 and answer["notices"]["arrived"] == "sent"
    # To say so proves nothing.
    until("the restaurant knows", lambda: shop.orders()[0]["arrivedAt"])
    assert ane.state(draft)["waits"] is True
    assert else_.ask("POST", "/v1/order/notices", {"type": "cancel"}, draft["order"])[0] == 202
    ane.becomes(draft, "cancelled")
    assert ane.ask("POST", "/v1/order/notices", {"type": "cancel"}, draft["order"])[0] == 409
    assert ane.ask("POST", "/v1/order/notices", {"type": "cancel"}, "A" * 60)[0] == 401


def test_a_notice_before_the_order_is_refused_and_twenty_are_enough(still):
    ane = Customer(still)
    draft = ane.draft(WATER)
    assert ane.ask("POST", "/v1/order/notices", {"type": "cancel"}, draft["order"])[0] == 409
    assert ane.put(draft) == 202
    answers = [ane.ask("POST", "/v1/order/notices", {"type": "arrived"}, draft["order"])[0] for _ in range(21)]
    assert answers == [202] * 20 + [429]


def test_one_after_the_other_gets_other_numbers(still):
    ane = Customer(still)
    numbers = [int(ane.order(WATER)["number"]) for _ in range(5)]
    assert len(set(numbers)) == 5 and all(100 <= number <= 999 for number in numbers)


def test_a_house_whose_daemon_knows_no_storefront_takes_no_orders(tmp_path):
    with Shop(make_catalogue(tmp_path)) as shop:
        ane = Customer(shop)
        body, ticket = ane.ticket(WATER)
        shop.kill(shop.daemon)
        del shop.environment["MCORDERD_STOREFRONT_ORIGIN"]
        shop.start_daemon()
        until("no orders are taken", lambda: ane.ticket(WATER)[1]["problems"])
        status, answer = ane.ask("POST", "/v1/drafts", body | {"totalCents": ticket["totalCents"]})
        assert status == 422 and answer["error"] == "not-here"


def test_an_address_is_limited_and_told_when_to_try_again(still):
    ane = Customer(still)
    ane.draft(WATER)
    body, ticket = ane.ticket(WATER)
    for _ in range(29):
        assert ane.ask("POST", "/v1/drafts", body | {"totalCents": ticket["totalCents"]})[0] == 201
    status, answer = ane.ask("POST", "/v1/drafts", body | {"totalCents": ticket["totalCents"]})
    assert status == 429 and answer["sentence"] and 1 <= int(ane.headers["Retry-After"]) <= 61


def test_strangers_with_many_addresses_keep_nobody_out_and_fill_nothing(tmp_path):
    catalogue = make_catalogue(tmp_path)
    with Shop(catalogue, STOREFRONT_TRUSTED_PROXIES="127.0.0.1", STOREFRONT_LIMITS_FILES="5000") as shop:
        shop.environment["MCORDERD_INTAKE_MAX_WAITING"] = "40"
        shop.kill(shop.daemon)
        shop.start_daemon()
        sent = 0
        for number in range(1000):
            stranger = Customer(shop, address=f"198.51.100.{number % 100}")
            sent += stranger.put(stranger.draft(WATER)) == 202
        assert sent < 600
        # Somebody who is there orders, and waits for the till, which lets the kitchen begin.
        waiting = until("the orders are decided", lambda: not files(shop) and [
            order for order in shop.orders() if order.get("waits")])
        assert len(waiting) == 40
        assert not [order for order in shop.orders() if not order.get("waits")]
        honest = Customer(shop, address="203.0.113.7")
        draft = honest.draft(WATER, presence={"kind": "digits", "digits": six_digits(shop)})
        assert honest.put(draft) == 202
        assert honest.becomes(draft, "received")["waits"] is False


def six_digits(shop):
    """The digits on the restaurant's screen, as a paired board shows them."""
    board = shop.start("mcorder-web")
    until("the staff's pages are served", lambda: answers(shop.port))
    try:
        connection = http.client.HTTPConnection("127.0.0.1", shop.port, timeout=PATIENCE)
        connection.request("GET", "/v1/stream/board/garbera", headers={"Cookie": shop.cookie("board")})
        answer = connection.getresponse()
        assert answer.status == 200
        while not (found := re.search(r"six-digits[^>]*>(\d{3}) (\d{3})<", answer.readline().decode())):
            pass
        connection.close()
        return found.group(1) + found.group(2)
    finally:
        board.terminate()
        board.wait(PATIENCE)


def answers(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/pair", timeout=5) as answer:
            return answer.status == 200
    except OSError:
        return False


def test_a_full_folder_refuses_and_takes_again(tmp_path):
    with Shop(make_catalogue(tmp_path), STOREFRONT_LIMITS_FILES="3") as shop:
        shop.kill(shop.daemon)
        ane = Customer(shop)
        for _ in range(3):
            ane.order(WATER)
        draft = ane.draft(WATER)
        time.sleep(0.6)
        assert ane.put(draft) == 503 and int(ane.headers["Retry-After"]) >= 1
        shop.start_daemon()
        until("the folder is empty", lambda: not files(shop))
        until("the order is taken", lambda: ane.put(draft) == 202)


def test_the_stream_follows_the_order(shop):
    ane = Customer(shop)
    draft = ane.order(WATER)
    connection = http.client.HTTPConnection(shop.origin.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", "/v1/order/events", headers={"Authorization": f"Bearer {draft['order']}"})
    answer = connection.getresponse()
    assert answer.status == 200 and answer.headers["Content-Type"] == "text/event-stream"
    seen = []
    pings = 0
    while "cancelled" not in seen or pings < 1:
        line = answer.readline().decode()
        if line.startswith("event: ping"):
            pings += 1
        if line.startswith("data: ") and "headline" in line:
            seen.append(json.loads(line.removeprefix("data: "))["state"])
            if seen[-1] == "received":
                ane.ask("POST", "/v1/order/notices", {"type": "cancel"}, draft["order"])
    assert seen.index("received") < seen.index("cancelled")
    connection.close()


def test_no_other_page_may_order(still):
    connection = http.client.HTTPConnection(still.origin.removeprefix("http://"), timeout=PATIENCE)
    for headers in ({"Origin": "https://evil.example"}, {"Cookie": "mcorder-customer=1.A"},
                    {"Host": "evil.example", "Origin": still.origin}):
        connection.request("POST", "/v1/ticket", "{}", {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        assert answer.status == 403, headers
        answer.read()
    connection.close()


@pytest.mark.parametrize("sheets,place", [
    ("coffee-cart", "parque"), ("pintxos-bar", "txirrita"), ("school-canteen", "ikastola")])
def test_a_customer_orders_at_each_example_shop(tmp_path, sheets, place):
    catalogue = tmp_path / "catalog"
    catalogue.mkdir()
    programs = pathlib.Path(os.environ["MCORDER_BINARIES"])
    (tmp_path / "mcorderd").symlink_to(programs / "mcorder")
    subprocess.run(
        [tmp_path / "mcorderd", "catalog", "import", "--csv", ROOT / "docs/examples/catalogues" / sheets],
        env=os.environ | {"MCORDERD_CATALOG": str(catalogue)}, check=True, timeout=PATIENCE)
    # Open at the time of the test, whatever it is.
    change(catalogue / "restaurants.json", lambda restaurants: [
        {key: value for key, value in restaurant.items() if key != "hours"} for restaurant in restaurants])

    class Example(Shop):
        pass

    Example.place = place
    with Example(catalogue) as shop:
        ane = Customer(shop)
        products = re.findall(r'data-product="([^"]+)"', shop.text(f"/r/{place}"))
        assert len(products) >= 4
        tickets = [ane.ask("POST", "/v1/ticket", {"restaurant": place, "items": [{"product": product}], "used": []})[1]
                   for product in products]
        sold = [product for product, ticket in zip(products, tickets) if not ticket["problems"]]
        assert len(sold) >= len(products) // 2
        body = {"restaurant": place, "items": [{"product": sold[0], "count": 2}], "used": []}
        ticket = ane.ask("POST", "/v1/ticket", body)[1]
        status, draft = ane.ask("POST", "/v1/drafts", body | {
            "number": ticket["number"], "totalCents": ticket["totalCents"]})
        assert status == 201 and ane.put(draft) == 202
        assert ane.becomes(draft, "received")["totalCents"] == ticket["totalCents"]


def test_only_published_pictures_are_served(shop):
    assert shop.get("/images/burger.svg")[0] == 200
    for path in ("/images/../company.json", "/images/..%2fcatalog.json", "/images/nothing.svg", "/images/",
                 "/images/%2e%2e/today.json", "/assets/..%2fshop.js"):
        assert shop.get(path)[0] in (400, 404), path


def test_the_menu_is_small_and_known_by_its_tag(shop):
    status, headers = shop.get("/r/garbera", {"Accept-Encoding": "gzip"})
    assert status == 200 and headers["Content-Encoding"] == "gzip"
    assert int(headers["Content-Length"]) <= 60_000
    assert shop.get("/r/garbera", {"If-None-Match": headers["ETag"]})[0] == 304


CALLS = ("openat", "newfstatat", "fstat", "write", "fsync", "renameat2", "linkat", "unlinkat", "fchmod", "statfs",
         "getdents64", "close", "sendto", "sendmsg", "writev")


# Characters of a sealed file's content, with its 16 bytes of authentication, in base64url.
SEALED = [(size + 16) * 4 // 3 for size in (2_048, 8_192, 32_768)]


def test_killed_at_each_call_it_loses_and_doubles_nothing(still):
    ane = Customer(still)
    deaths = answered = 0
    for call in CALLS:
        for number in range(1, 40):
            draft = ane.draft(WATER)
            before = set(files(still))
            status, died = killed_at(still, call, number, lambda: ane.put(draft))
            if died:
                deaths += 1
                still.start_web()
            new = set(files(still)) - before
            assert len(new) <= 1
            # An answer means that the file is there, whole.
            if status == 202:
                answered += 1
                assert len(new) == 1
            # The browser tries again with the same draft, and the order is there once.
            assert ane.put(draft) == 202
            assert len(set(files(still)) - before) == 1
            for name in set(files(still)) - before:
                # Only the restaurant can read the order; the file is whole if its content has one of the three sizes.
                sealed = json.loads((still.folder / "cloud/orders" / name).read_text())
                assert sealed["mcorder"] == "sealed" and len(sealed["ct"]) in SEALED
                (still.folder / "cloud/orders" / name).unlink()
            if not died:
                break
    assert deaths >= 10 and answered >= 1


def test_schemathesis_finds_nothing(shop):
    draft = Customer(shop).order(WATER)
    outcome = subprocess.run(
        [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "--config-file",
         FOLDER / "schemathesis-storefront.toml", "run", f"{shop.origin}/openapi.json",
         "--header", f"Origin: {shop.origin}", "--exclude-path", "/v1/order/events",
         "--phases", "coverage,fuzzing", "--max-examples", "10", "--seed", "1", "--no-color"],
        capture_output=True, text=True, timeout=400, cwd=shop.folder,
        env=os.environ | {"MCORDER_ORDER": draft["order"]})
    if outcome.returncode:
        (FAILED / "schemathesis-storefront.txt").write_text(outcome.stdout)
    assert outcome.returncode == 0, outcome.stdout[-6000:]
