"""What goes wrong while a customer orders: the menu changes, clocks are wrong, the folder is far away, the secret is
lost."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from restaurant import until
from shops import change, make_catalogue
from test_storefront_order import NO_WORKER, add, open_menu, open_ticket, order, state
from test_storefront_server import WATER, Customer
from test_storefront_sync import Rented


def changed(shop, product, **members):
    """Changes a product of the catalogue, and waits until the pages know it."""
    before = Customer(shop).ticket({"product": product})[1]
    change(shop.catalogue / "products.json", lambda products: [
        one | members if one["id"] == product else one for one in products])
    until("the pages know it", lambda: Customer(shop).ticket({"product": product})[1]["shown"] != before["shown"])


def refused_once(page, sentence):
    """Presses the button of a ticket that has changed, and again once that was said."""
    page.locator("#order").click()
    expect(page.locator("#order-note")).to_contain_text(sentence)
    expect(page).to_have_url(re.compile("/r/garbera"))
    expect(page.locator("#order")).to_be_enabled()


def test_another_price_is_shown_before_it_is_ordered(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    changed(shop, "agua", price="9.90")
    refused_once(page, "La carta ha cambiado")
    expect(page.locator("#order")).to_contain_text("9,90")
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    [received] = shop.orders()
    assert received["totalCents"] == 990


def test_other_allergens_are_shown_before_it_is_ordered(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    changed(shop, "agua", allergens=["sulphites"])
    refused_once(page, "alérgenos")
    expect(page.locator("#contains")).to_contain_text("sulfitos", ignore_case=True)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")


def test_what_is_sold_out_meanwhile_is_not_ordered(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    shop.run("till", "sold-out", "agua", "--restaurant", "garbera")
    until("the pages know it", lambda: Customer(shop).ticket(WATER)[1]["problems"])
    page.locator("#order").click()
    expect(page.locator("#order-note")).to_contain_text("agotado", ignore_case=True)
    assert shop.orders() == []


@pytest.mark.parametrize("hours", [-30, 30])
def test_the_clock_of_the_phone_does_not_matter(shop, open_page, hours):
    page = open_menu(shop, open_page)
    page.add_init_script(f"""(() => {{
        const Real = Date;
        const shift = {hours} * 3_600_000;
        globalThis.Date = class extends Real {{
            constructor(...parts) {{ parts.length > 0 ? super(...parts) : super(Real.now() + shift); }}
            static now() {{ return Real.now() + shift; }}
        }};
    }})()""")
    page.reload()
    page.wait_for_selector("main[data-complete]")
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    expect(page.locator("#alarm")).to_be_hidden()
    expect(page.locator("#ticket-again")).to_be_hidden()
    [received] = shop.orders()
    assert received["state"] == "received"


def test_a_lost_secret_loses_the_links_and_nothing_else(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    capability = order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    shop.kill(shop.web)
    (shop.folder / "storefront/secret.json").unlink()
    shop.start_web()
    # The browser keeps what it was told, and says that it learns no more; the ticket is not ordered twice by accident.
    # That holds for the page that is open, and for one that is opened again.
    for again in (lambda: None, page.reload):
        again()
        expect(page.locator("#unknown")).to_contain_text("ya no lo sigue")
        expect(page.locator("#unknown .call")).to_be_visible()
        expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
        for part in ("#ticket-again", "#cancel", "#here", "#near-choice"):
            expect(page.locator(part)).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage['ticket garbera']).lines") == []
    # On a phone that never saw the order there is nothing to show.
    other = open_page(shop.origin, width=390, **NO_WORKER)
    other.goto(f"/o#{capability}")
    expect(other.locator("#no-order")).to_be_visible()
    # The same browser orders again, as the same device.
    page.goto("/r/garbera")
    page.wait_for_selector("main[data-complete]")
    add(page, "agua")
    open_ticket(page)
    page.locator("#order").click()
    page.locator("#dialog-same [value=again]").click()
    page.wait_for_url("**/o#*")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    codes = {one["code"].split("-")[1] for one in shop.orders()}
    assert len(shop.orders()) == 2 and len(codes) == 1


class Script:
    """A script that carries the folder now and then: orders to the restaurant, then the answers back."""

    def __call__(self, shop):
        self.shop = shop
        self.home = shop.folder / "cloud"
        shop.shared.mkdir(parents=True)
        until("the catalogue is published", (self.home / "catalog/today.json").exists)
        shutil.copytree(self.home, shop.shared, dirs_exist_ok=True)

    def carry_orders(self):
        for file in (self.shop.shared / "orders").glob("*.json"):
            carry(file, self.home / "orders")
            file.unlink()

    def carry_answers(self):
        for folder in ("receipts", "catalog"):
            for file in (self.home / folder).glob("[!.]*.json"):
                carry(file, self.shop.shared / folder)


def carry(file, folder):
    part = folder / f".{file.name}.part"
    shutil.copy2(file, part)
    part.rename(folder / file.name)


def test_a_folder_that_comes_half_a_minute_late_says_sent_and_then_received(tmp_path, open_page):
    script = Script()
    with Rented(make_catalogue(tmp_path), script) as shop:
        page = open_menu(shop, open_page)
        add(page, "agua")
        open_ticket(page)
        order(page)
        expect(state(page)).to_have_text("Enviado")
        script.carry_orders()
        until("the restaurant has it", shop.orders)
        # Neither file nor answer is here: the page does not say that the order is lost, and offers nothing twice.
        expect(state(page)).to_have_text("Sin respuesta")
        expect(page.locator("#ticket-again")).to_be_hidden()
        script.carry_answers()
        expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
        assert len(shop.orders()) == 1
