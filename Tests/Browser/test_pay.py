"""Orders that are paid ahead: real programs, and a provider of the tests' own."""

import json
import signal

import pytest
from playwright.sync_api import Error, expect

from restaurant import PATIENCE, until
from shops import Shop, make_catalogue
from stripe_fake import SECRET, Server
from test_storefront_order import add, open_menu, open_ticket, order, state


class PaidShop(Shop):
    """A shop with mcorder-pay and its provider."""

    def __init__(self, catalogue, **settings):
        super().__init__(catalogue, **settings)
        (self.folder / "bin/mcorder-pay").symlink_to(self.binaries / "mcorder-pay")
        self.provider = Server()
        self.stripe = self.provider.stripe
        self.pay = None

    def __enter__(self):
        secret = self.folder / "secret"
        secret.write_text(SECRET + "\n")
        (self.folder / "pay.yaml").write_text(
            f"provider: stripe\nsecret: {secret}\naddress: {self.provider.address}\n")
        try:
            super().__enter__()
            self.start_pay()
            until("paying ahead is offered", self.offers)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error):
        self.stop_pay()
        self.provider.close()
        super().__exit__(*error)

    def start_pay(self):
        self.pay = self.start("mcorder-pay", "--pay", f"{self.folder}/pay.yaml")

    def stop_pay(self, how=signal.SIGTERM):
        if self.pay and self.pay.poll() is None:
            self.pay.send_signal(how)
            self.pay.wait(PATIENCE)

    def offers(self):
        today = json.loads((self.folder / "cloud/catalog/today.json").read_text())
        house = json.loads((self.folder / "cloud/catalog/catalog.json").read_text()).get("house", {})
        return all(one.get("pay") for one in today["restaurants"]) and "pay" in house

    def send(self, home, *options):
        """Sends an order of a device that pays ahead."""
        if not (self.folder / home).exists():
            self.run("mcorder", "device", "--name", home, home=home)
            self.run("mcorder", "join", f"{self.folder}/cloud", home=home)
        self.run("mcorder", "add", "BigMac", home=home)
        return json.loads(self.run("mcorder", "send", "-r", self.place, "--pay", "--json", *options, home=home))

    def answer(self, home):
        """The receipt of a device's last order."""
        return json.loads(self.run("mcorder", "status", "--json", home=home))

    def is_paying(self, home, state):
        try:
            answer = self.answer(home)
        except AssertionError:
            return None
        pay = answer.get("pay")
        return pay if pay and pay["state"] == state else None

    def book(self):
        """What the provider holds and keeps of the only payment."""
        books = list(self.stripe.books().values())
        assert len(books) == 1
        return books[0]

    def shown(self, code):
        return json.loads(self.run("till", "show", code, "--json"))

    def pays(self, pay):
        """The customer enters a card on the page."""
        assert self.stripe.pay(pay["url"].rsplit("/", 1)[1])


@pytest.fixture
def paid(tmp_path):
    with PaidShop(make_catalogue(tmp_path)) as running:
        yield running


@pytest.fixture
def paid_owner(paid, open_page):
    """Opens the owner's page of payments in a newly paired browser."""
    staff = paid.start("mcorder-web")
    origin = f"http://127.0.0.1:{paid.port}"

    def open_():
        page = open_page(origin, width=1280)
        until("the pages are served", lambda: answers(page, "/pair"))
        page.goto("/pair")
        page.keyboard.type(paid.pairing_code("owner"))
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: not url.endswith("/pair"))
        page.goto("/payments")
        page.wait_for_selector("main[data-ready]")
        return page

    yield open_
    staff.send_signal(signal.SIGTERM)
    staff.wait(PATIENCE)


def answers(page, path):
    try:
        return page.request.get(path).ok
    except Error:
        return False


def test_money_is_held_and_taken_when_the_customer_is_there_and_the_kitchen_has_begun(paid):
    code = paid.send("Ane")["code"]
    pay = until("the page is open", lambda: paid.is_paying("Ane", "open"))
    assert pay["url"].startswith("https://checkout.stripe.com/") and pay["cents"] > 0
    # The kitchen has nothing before the money is held.
    assert paid.shown(code)["waits"] and paid.shown(code)["ahead"]["state"] == "open"
    paid.pays(pay)
    until("the money is held", lambda: paid.is_paying("Ane", "held"))
    assert paid.book() == {"held": pay["cents"], "kept": 0}
    shown = paid.shown(code)
    assert "waits" not in shown and shown["restCents"] == 0
    paid.run("till", "prepare", code)
    # It has begun; nobody knows that the customer is there.
    paid.run("mcorder", "arrived", home="Ane")
    until("the till knows", lambda: paid.shown(code).get("arrivedAt"))
    assert paid.book() == {"held": pay["cents"], "kept": 0}
    paid.run("till", "arrived", code)
    until("the money is taken", lambda: paid.book() == {"held": 0, "kept": pay["cents"]})
    until("the customer knows", lambda: paid.is_paying("Ane", "captured"))
    paid.run("till", "ready", code)
    paid.run("till", "collect", code)
    close = json.loads(paid.run("till", "close", "--restaurant", paid.place, "--json"))
    assert "ahead" in json.dumps(close)


def test_the_money_of_a_cancelled_order_is_released(paid):
    code = paid.send("Ane")["code"]
    pay = until("the page is open", lambda: paid.is_paying("Ane", "open"))
    paid.pays(pay)
    until("the money is held", lambda: paid.is_paying("Ane", "held"))
    paid.run("till", "cancel", code, "--reason", "no bread")
    until("the money is released", lambda: paid.is_paying("Ane", "voided"))
    assert paid.book() == {"held": 0, "kept": 0}


def test_nobody_pays_and_the_order_is_an_ordinary_one(paid):
    code = paid.send("Ane")["code"]
    until("the page is open", lambda: paid.is_paying("Ane", "open"))
    paid.stripe.pass_time(32 * 60)
    until("it is paid at the counter", lambda: paid.is_paying("Ane", "lapsed"))
    shown = paid.shown(code)
    assert "waits" not in shown and shown["restCents"] == shown["totalCents"]
    paid.run("till", "collect", code, "--paid", "cash")


@pytest.mark.parametrize("trouble", ["lost", "failed", "cut", "late", "busy"])
def test_an_answer_that_is_lost_charges_nobody_twice(paid, trouble):
    code = paid.send("Ane")["code"]
    pay = until("the page is open", lambda: paid.is_paying("Ane", "open"))
    paid.pays(pay)
    until("the money is held", lambda: paid.is_paying("Ane", "held"))
    paid.stripe.troubles.append(trouble)
    paid.run("till", "collect", code)
    until("the money is taken", lambda: paid.book() == {"held": 0, "kept": pay["cents"]})
    paid.stripe.catch_up()
    until("the customer knows", lambda: paid.is_paying("Ane", "captured"))
    assert paid.book() == {"held": 0, "kept": pay["cents"]}


def test_a_killed_program_goes_on_where_it_was(paid):
    code = paid.send("Ane")["code"]
    pay = until("the page is open", lambda: paid.is_paying("Ane", "open"))
    paid.pays(pay)
    until("the money is held", lambda: paid.is_paying("Ane", "held"))
    paid.stop_pay(signal.SIGKILL)
    paid.run("till", "collect", code)
    assert paid.book() == {"held": pay["cents"], "kept": 0}
    paid.start_pay()
    until("the money is taken", lambda: paid.book() == {"held": 0, "kept": pay["cents"]})


def test_a_phone_reserves_the_amount_and_comes_back_to_its_order(paid, open_page):
    page = open_menu(paid, open_page, language="es")
    # The provider's page, as the browser finds it at the provider's address.
    def pay(route):
        if route.request.method == "GET":
            return route.fulfill(body="<form method=post><button id=pay>Pay</button></form>", content_type="text/html")
        assert paid.stripe.pay(route.request.url.rsplit("/", 1)[1])
        return route.fulfill(status=200, content_type="text/html",
                             body=f"<meta http-equiv=refresh content='0;url={paid.origin}/paid'>")

    page.context.route("https://checkout.stripe.com/**", pay)
    add(page, "bigmac")
    open_ticket(page)
    button = page.locator("#order-ahead")
    expect(button).to_be_visible()
    assert button.inner_text().startswith("Reservar ")
    expect(page.locator("#ahead p")).to_contain_text("tu banco puede tardar días")
    button.click()
    page.wait_for_url("**/o#*")
    address = page.url
    link = page.locator("#pay a")
    expect(link).to_be_visible()
    # First the money, then the customer.
    expect(state(page)).to_have_text("Falta el pago")
    expect(page.locator("#waiting")).to_be_hidden()
    link.click()
    page.locator("#pay").click()
    page.wait_for_url(address)
    expect(page.locator("#pay p")).to_contain_text("retenidos")
    expect(link).to_be_hidden()
    expect(page.locator("#waiting")).to_be_visible()


def test_without_an_answer_of_the_provider_nothing_is_offered_and_orders_are_taken(paid, open_page):
    paid.stop_pay()
    page = open_menu(paid, open_page, language="es")
    add(page, "bigmac")
    open_ticket(page)
    order(page)
    expect(state(page)).to_have_text("Te esperamos", timeout=PATIENCE * 1000)


def take(paid, home):
    """An order that is paid ahead and handed over: its code and what was taken."""
    code = paid.send(home)["code"]
    pay = until("the page is open", lambda: paid.is_paying(home, "open"))
    paid.pays(pay)
    until("the money is held", lambda: paid.is_paying(home, "held"))
    paid.run("till", "collect", code)
    until("the money is taken", lambda: paid.is_paying(home, "captured"))
    return code, pay["cents"]


def test_five_declined_cards_end_the_page_and_ten_shut_new_devices_out(paid):
    pages = []
    for home in ("Ane", "Jon"):
        paid.send(home)
        pages.append(until("the page is open", lambda home=home: paid.is_paying(home, "open")))
    name = pages[0]["url"].rsplit("/", 1)[1]
    for _ in range(5):
        assert paid.stripe.decline(name)
    until("the first is paid at the counter", lambda: paid.is_paying("Ane", "lapsed"))
    assert not paid.stripe.decline(name)
    assert paid.is_paying("Jon", "open")
    for _ in range(5):
        assert paid.stripe.decline(pages[1]["url"].rsplit("/", 1)[1])
    until("the second too", lambda: paid.is_paying("Jon", "lapsed"))
    # Nobody knows this device: its order is an ordinary one.
    paid.send("Miren")
    assert until("its order is accepted", lambda: paid.answer("Miren").get("code"))
    assert "pay" not in paid.answer("Miren")
    assert all(one == {"held": 0, "kept": 0} for one in paid.stripe.books().values())


def test_the_owner_gives_money_back_with_a_reason(paid, paid_owner):
    code, cents = take(paid, "Ane")
    page = paid_owner()
    row = page.locator("tr", has_text=code)
    expect(row).to_contain_text("pagado por adelantado")
    row.get_by_role("button", name="Devolver…").click()
    dialog = page.locator("#dialog-refund")
    expect(dialog.locator("[name=amount]")).to_have_value(f"{cents / 100:.2f}\xa0€".replace(".", ","))
    dialog.locator("[name=amount]").fill("1,00")
    # Without a reason nothing happens.
    dialog.get_by_role("button", name="Devolver", exact=True).click()
    expect(dialog).to_be_visible()
    dialog.locator("[name=reason]").fill("llegó fría")
    dialog.get_by_role("button", name="Devolver", exact=True).click()
    expect(page.locator("#done")).to_contain_text("1,00")
    until("it is given back", lambda: paid.book() == {"held": 0, "kept": cents - 100})
    history = paid.run("till", "history", code)
    assert "llegó fría" in history, history
    table = page.request.get(f"{page.url.rsplit('/', 1)[0]}/v1/payments.csv").text()
    head, line = table.removeprefix("\ufeff").split("\r\n")[:2]
    found = dict(zip(head.split(";"), line.split(";"), strict=True))
    assert found["code"] == code and found["goodwillReason"] == "llegó fría" and found["goodwill"] == "1.00"
    assert found["intent"] in paid.stripe.intents and found["checkout"] in paid.stripe.sessions
    # More than is left is refused, and the page says so.
    page.reload()
    page.wait_for_selector("main[data-ready]")
    row.get_by_role("button", name="Devolver…").click()
    dialog.locator("[name=amount]").fill("99999")
    dialog.locator("[name=reason]").fill("x")
    dialog.get_by_role("button", name="Devolver", exact=True).click()
    expect(page.locator("#refused")).to_contain_text("como mucho")
    assert paid.book() == {"held": 0, "kept": cents - 100}


def test_the_owner_sees_what_somebody_has_to_look_at(paid, paid_owner):
    code, _ = take(paid, "Ane")
    intent = next(iter(paid.stripe.intents))
    dispute = paid.stripe.dispute(intent)["id"]
    # A start compares the books first.
    paid.stop_pay()
    paid.start_pay()
    page = paid_owner()
    attention = page.locator(".payments-list li", has_text=code)
    expect(attention).to_contain_text("reclamado a su banco", timeout=PATIENCE * 1000)
    paid.stripe.dispute_ends(dispute, "lost")
    paid.stop_pay()
    paid.start_pay()
    until("the till knows", lambda: "charged-back" in paid.shown(code)["ahead"]["marks"])
    page.reload()
    page.wait_for_selector("main[data-ready]")
    expect(attention).to_contain_text("ha devuelto el dinero")
    attention.get_by_role("button", name="Revisado").click()
    expect(attention).to_have_count(0)
    close = json.loads(paid.run("till", "close", "--restaurant", paid.place, "--json"))
    assert close["ahead"]["disputed"] == 1 and close["ahead"]["taken"] == 1
