"""*New order* at the till's page: an order of a customer who stands at the counter."""

import datetime
import json
import shutil
import zoneinfo

import pytest
from playwright.sync_api import expect

from restaurant import ROOT, Restaurant

MADRID = zoneinfo.ZoneInfo("Europe/Madrid")


@pytest.fixture(scope="module")
def counter(tmp_path_factory):
    """A restaurant with options, an offer, a coupon, two services, and a drink for adults."""
    catalogue = tmp_path_factory.mktemp("new-order") / "catalog"
    shutil.copytree(ROOT / "catalog", catalogue)
    change(catalogue / "products.json", lambda products: [adapted(product) for product in products])
    write(catalogue / "options.json", [
        {"id": "without", "name": "Sin", "kind": "without", "max": 3,
         "choices": [{"id": "onion", "name": "cebolla"}, {"id": "gherkin", "name": "pepinillo"}]},
        {"id": "extras", "name": "Extras", "kind": "choose", "max": 3,
         "choices": [{"id": "cheese", "name": "extra queso", "price": "0.50", "max": 3, "allergens": ["milk"]}]},
        {"id": "sauce", "name": "Salsa", "kind": "choose", "min": 1, "max": 1,
         "choices": [{"id": "bbq", "name": "barbacoa", "allergens": ["mustard"]},
                     {"id": "curry", "name": "curry", "allergens": ["mustard"]}]},
    ])
    write(catalogue / "offers.json", [
        {"id": "water", "name": "Agua con cupón", "kind": "price", "price": "1.00", "products": ["agua"],
         "coupon": "AGUA1"},
    ])
    change(catalogue / "restaurants.json", lambda restaurants: [
        restaurant | {"services": [{"id": "here", "name": "Comer aquí", "vat": "here"},
                                   {"id": "away", "name": "Para llevar", "vat": "to-go"}]}
        for restaurant in restaurants])
    with Restaurant(MCORDERD_CATALOG=str(catalogue)) as running:
        yield running


def write(path, value):
    path.write_text(json.dumps(value))


def change(path, function):
    write(path, function(json.loads(path.read_text())))


def adapted(product):
    if product["id"] == "bigmac":
        product["options"] = ["without", "extras"]
    if product["id"] == "nuggets":
        product["options"] = ["sauce"]
    if product["id"] == "cerveza":
        product["minimumAge"] = 18
    return product


@pytest.fixture
def till(counter, open_page):
    def open_(**options):
        page = open_page(counter.origin, **options)
        page.goto("/pair")
        page.keyboard.type(counter.pairing_code("till"))
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: not url.endswith("/pair"))
        page.goto(f"/till/{counter.name}")
        page.wait_for_selector("main[data-complete]")
        return page

    return open_


def new_order(page):
    page.locator(".till-bar a", has_text="Pedido nuevo").click()
    page.wait_for_selector("main[data-complete] .new-order")


def key(page, name, kind="product"):
    return page.locator(f".key[data-{kind}='{name}']").first


def total(page, amount):
    expect(page.locator("#total")).to_have_text(f"{amount} €")


def shown_order(counter, page):
    """The order that the till's page shows after it was sent."""
    number = page.locator(".sheet.shown[data-id]").get_attribute("data-id")
    return json.loads(counter.run("till", "show", f"#{number}", "--json"))


def test_a_large_menu_without_onion_takes_eight_taps(counter, till):
    page = till()
    new_order(page)
    taps = 1

    def tap(place):
        nonlocal taps
        place.click()
        taps += 1

    tap(key(page, "bigmac", "menu"))
    dialog = page.locator("#dialog-item")
    tap(dialog.get_by_label("Grande"))
    tap(dialog.get_by_label("sin cebolla"))
    tap(dialog.get_by_label("Coca Cola", exact=True))
    tap(dialog.get_by_label("Patatas Fritas"))
    tap(dialog.locator("[value=add]"))
    expect(dialog).to_be_hidden()
    expect(page.locator("#lines li")).to_contain_text("BigMac + Coca Cola + Patatas Fritas")
    expect(page.locator("#lines .tag.out")).to_have_text("sin cebolla")
    total(page, "6,75")
    tap(page.locator("[data-send=cash]"))
    order = shown_order(counter, page)
    assert taps <= 8
    assert order["state"] == "received" and order["paid"]["kind"] == "cash"
    assert [option["name"] for option in order["lines"][0]["options"]] == ["cebolla"]
    assert order["lines"][0]["name"].startswith("(G) BigMac")
    expect(page.locator(".sheet.shown")).to_contain_text("sin cebolla")


def test_the_order_has_what_was_typed_and_chosen_and_is_not_paid(counter, till):
    page = till()
    new_order(page)
    key(page, "bigmac").click()
    dialog = page.locator("#dialog-item")
    cheese = dialog.get_by_role("group", name="extra queso")
    for _ in range(2):
        cheese.get_by_label("Uno más").click()
    dialog.locator("[value=add]").click()
    expect(page.locator("#lines .tag.in")).to_have_text("2× extra queso")
    key(page, "agua").click()
    key(page, "agua").click()
    expect(page.locator("#lines li").nth(1).locator("output")).to_have_text("2")
    expect(page.locator("#contains")).to_contain_text("Contiene gluten")
    page.get_by_label("Para llevar").check(force=True)
    page.get_by_label("Nombre").fill("Karmele")
    page.get_by_label("Mesa").fill("7")
    page.get_by_label("Nota").fill("cortado en dos")
    page.get_by_label("Cupón").fill("AGUA1")
    expect(page.locator("#extras")).to_contain_text("Agua con cupón")
    before = page.locator("#total").inner_text()
    page.locator(".next").click()
    order = shown_order(counter, page)
    assert order["deviceName"] == "Karmele" and "paid" not in order
    assert (order["service"], order["table"], order["comment"]) == ("away", "7", "cortado en dos")
    assert f"{order['totalCents'] / 100:.2f}".replace(".", ",") + " €" == before.replace("\xa0", " ")
    assert order["lines"][0]["options"][0]["count"] == 2


def test_what_has_to_be_chosen_is_asked_and_enter_sends_nothing(counter, till):
    page = till()
    new_order(page)
    page.get_by_label("Buscar producto").fill("nugg")
    page.get_by_label("Buscar producto").press("Enter")
    # Two keys are left, the product and its menu: Enter does not guess.
    expect(page.locator("#dialog-item")).to_be_hidden()
    key(page, "nuggets").click()
    dialog = page.locator("#dialog-item")
    dialog.locator("[value=add]").click()
    expect(dialog).to_be_visible()
    dialog.get_by_label("curry").check()
    dialog.get_by_label("curry").press("Enter")
    expect(dialog).to_be_visible()
    dialog.locator("[value=add]").click()
    expect(dialog).to_be_hidden()
    page.get_by_label("Nombre").fill("Ane")
    page.get_by_label("Nombre").press("Enter")
    expect(page.locator("#lines li")).to_have_count(1)
    assert "/new" in page.url


def test_a_reload_keeps_the_order_and_clearing_asks(counter, till):
    page = till()
    new_order(page)
    key(page, "agua").click()
    key(page, "cerveza").click()
    page.get_by_label("Nombre").fill("Jon")
    page.reload()
    page.wait_for_selector("main[data-complete]")
    expect(page.locator("#lines li")).to_have_count(2)
    expect(page.get_by_label("Nombre")).to_have_value("Jon")
    expect(page.locator("#lines .note")).to_have_text("18+: pide el DNI")
    page.locator("#clear").click()
    expect(page.locator("#dialog-clear .primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#lines li")).to_have_count(2)
    page.locator("#lines li").first.get_by_label("Uno menos").click()
    expect(page.locator("#lines li")).to_have_count(1)
    page.locator("#clear").click()
    page.locator("#dialog-clear [value=yes]").click()
    expect(page.locator("#lines li")).to_have_count(0)
    expect(page.get_by_label("Nombre")).to_have_value("")
    expect(page.locator("[data-send=cash]")).to_be_disabled()


def test_an_order_without_an_answer_is_taken_once(counter, till):
    page = till()
    new_order(page)
    key(page, "agua").click()
    total(page, "1,20")
    lost = []

    def lose(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)
        return route.abort()

    page.route("**/order", lose)
    page.locator("[data-send=card]").click()
    expect(page.locator("#refused")).to_contain_text("Pulsa otra vez")
    assert lost == [200]
    assert page.locator(".sheet-body").evaluate("part => part.inert")
    before = len(counter.orders())
    page.locator("[data-send=card]").click()
    order = shown_order(counter, page)
    assert order["paid"]["kind"] == "card"
    assert len(counter.orders()) == before


def test_what_is_sold_out_cannot_be_pressed(counter, till):
    counter.run("till", "sold-out", "Fanta Naranja", "--restaurant", counter.name)
    page = till()
    new_order(page)
    expect(key(page, "fanta-naranja")).to_be_disabled()
    expect(key(page, "fanta-naranja")).to_contain_text("agotado")
    key(page, "bigmac", "menu").click()
    expect(page.locator("#dialog-item").get_by_label("Fanta Naranja")).to_be_disabled()
    counter.run("till", "sold-out", "Fanta Naranja", "--restaurant", counter.name, "--off")


@pytest.mark.parametrize("width,height", [(320, 640), (390, 844), (820, 1180), (1280, 800), (3840, 2160)])
def test_nothing_is_cut_at_any_width(counter, till, width, height):
    page = till()
    page.set_viewport_size({"width": width, "height": height})
    new_order(page)
    key(page, "bigmac", "menu").click()
    dialog = page.locator("#dialog-item")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    dialog.locator("[data-close]").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".next")).to_be_in_viewport(ratio=1)
    # On a phone the keys have the whole width, and the order stands below them.
    widths = [page.locator(part).bounding_box()["width"] for part in (".keys", ".sheet")]
    assert min(widths) >= (width if width < 720 else width / 3)


def test_a_count_that_is_none_is_refused_in_words(counter, till):
    page = till()
    answers = page.evaluate("""async (path) => {
      const headers = { "Content-Type": "application/json" };
      const answers = [];
      for (const count of ["-1", "0", "101", "9223372036854775807"]) {
        const body = `{"lines": [{"product": "agua"}, {"product": "agua", "count": ${count}}]}`;
        const answer = await fetch(path, { method: "POST", headers, body });
        answers.push([answer.status, (await answer.json()).sentence]);
      }
      return answers;
    }""", f"/v1/restaurants/{counter.name}/quote")
    assert [status for status, _ in answers] == [400, 400, 422, 422]
    assert all("como mucho" in sentence for _, sentence in answers[2:]), answers


def test_an_order_by_telephone_is_for_later(counter, till):
    page = till()
    new_order(page)
    key(page, "espresso").click()
    wish = datetime.datetime.now(MADRID) + datetime.timedelta(hours=2)
    page.locator("[name=pickup]").fill(f"{wish:%H:%M}")
    page.locator("[name=name]").fill("Karmele")
    expect(page.locator("#total")).not_to_have_text("0,00 €")
    page.locator(".next[data-send]").click()
    page.wait_for_selector(".sheet.shown[data-id]")
    expect(page.locator(".later li.order")).to_contain_text("Karmele")
    order = shown_order(counter, page)
    assert order["pickupAt"] == f"{wish.astimezone(datetime.timezone.utc):%Y-%m-%dT%H:%M}:00Z"
    assert order["arrivedAt"] is None
