"""The customers' pages: what they show, how they look to a machine, and what they do without a network."""

import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from restaurant import until
from shops import Shop, change, make_catalogue
from test_storefront_order import NO_WORKER, add, open_menu, open_ticket, order


#: The width of what a page or its sheet would need without scrolling.
WIDEST = "Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(e => e.scrollWidth))"


def check(page, name):
    # Sheets come into view with a movement of colours.
    results = Axe().run(page)
    assert results.violations_count == 0, f"{name}: {results.generate_report()}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_violates_a_rule(shop, open_page, scheme):
    page = open_menu(shop, open_page, color_scheme=scheme)
    check(page, "menu")
    for sheet in ("p/bigmac", "m/bigmac", "allergens"):
        page.goto(f"/r/garbera#{sheet}")
        page.wait_for_selector("dialog[open]")
        check(page, sheet)
    page.goto("/r/garbera")
    add(page, "cerveza")
    open_ticket(page)
    check(page, "ticket")
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    check(page, "order")
    page.goto("/")
    page.wait_for_selector("main[data-complete]")
    check(page, "restaurants")


@pytest.mark.parametrize("language", ["es", "en", "eu"])
def test_no_page_is_wider_than_320_px(shop, open_page, language):
    page = open_page(shop.origin, width=320, language=language, **NO_WORKER)
    page.goto("/r/garbera")
    assert page.evaluate("document.documentElement.lang") == language
    add(page, "cerveza")
    for path in ("/", "/r/garbera", "/r/garbera#ticket", "/r/garbera#p/bigmac", "/r/garbera#m/bigmac", "/o"):
        page.goto(path)
        page.wait_for_selector("main[data-complete]")
        assert page.evaluate(WIDEST) <= 320, path


def test_one_long_word_breaks_and_its_price_stays(tmp_path, open_page):
    word = "Donaudampfschifffahrtsgesellschaftskapitänswasserflasche"
    catalogue = make_catalogue(tmp_path)
    change(catalogue / "products.json", lambda products: [
        product | {"name": word} if product["id"] == "agua" else product for product in products])
    with Shop(catalogue) as shop:
        page = open_page(shop.origin, width=320, **NO_WORKER)
        page.goto("/r/garbera")
        add(page, "agua")
        open_ticket(page)
        price = page.locator("#lines .price")
        expect(price).to_have_text("1,20 €")
        expect(price).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDEST) <= 320
        order(page)
        expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
        assert page.evaluate(WIDEST) <= 320


def test_letters_of_twice_the_size_fit(shop, open_page):
    page = open_page(shop.origin, width=640, **NO_WORKER)
    page.goto("/r/garbera")
    add(page, "agua")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for path in ("#", "#ticket", "#p/bigmac", "#m/bigmac"):
        page.evaluate("(hash) => { location.hash = hash; }", path)
        assert page.evaluate(WIDEST) <= 640, path


def test_every_target_is_44_px(shop, open_page):
    page = open_menu(shop, open_page)
    small = """[...document.querySelectorAll("a, button, input")].filter((target) => {
        const label = target.closest("label") ?? target;
        const { width, height } = label.getBoundingClientRect();
        const isInText = getComputedStyle(target).display === "inline";
        return target.checkVisibility() && !isInText && !target.closest(".skip, .unseen, .legal")
            && (width < 44 || height < 44);
    }).map((target) => target.outerHTML.slice(0, 80))"""
    assert page.evaluate(small) == []
    add(page, "agua")
    open_ticket(page)
    assert page.evaluate(small) == []


def test_a_menu_is_at_most_60_kB_before_the_first_photograph(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    responses = []
    page.on("response", lambda response: responses.append(response))
    page.goto("/r/garbera", wait_until="load")
    page.wait_for_selector("main[data-complete]")
    kinds = {"document", "stylesheet", "script"}
    sizes = {one.url: len(gzip.compress(one.body())) for one in responses if one.request.resource_type in kinds}
    assert sum(sizes.values()) <= 60_000, sizes


def test_nothing_is_asked_of_another_origin_and_the_policy_holds(shop, open_page):
    page = open_page(shop.origin, width=390)
    others, messages = [], []
    page.on("request", lambda request: request.url.startswith(shop.origin) or others.append(request.url))
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.goto("/")
    page.goto("/r/garbera")
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert others == [] and messages == []


def test_the_menu_can_be_read_without_scripts(shop, open_page):
    page = open_page(shop.origin, width=390, java_script_enabled=False)
    page.goto("/r/garbera")
    expect(page.locator("[data-product=bigmac] .price").first).to_have_text("3,95 €")
    expect(page.locator("[data-product=bigmac] .contains").first).to_contain_text("gluten")
    expect(page.locator("[data-product=bigmac] .add").first).to_be_hidden()
    expect(page.locator("noscript .alert")).to_be_visible()


def test_unknown_is_never_free_of(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("#filter").click()
    page.locator(".toggle:has([value=gluten])").click()
    page.locator("#show-filtered").click()
    expect(page.locator("#filtered p")).to_contain_text("no tienen datos")
    expect(page.locator("[data-product=manzana-troceada]").first).to_be_hidden()
    expect(page.locator("[data-product=bigmac]").first).to_be_hidden()
    expect(page.locator("[data-product=agua]").first).to_be_visible()
    counts = page.evaluate("""() => {
        const all = new Map([...document.querySelectorAll("[data-product]")].map((one) => [one.dataset.product, one]));
        return [...all.values()].filter(({ hidden }) => !hidden).length;
    }""")
    expect(page.locator("#filtered p")).to_contain_text(f"{counts} productos encajan")
    page.locator("#filtered button").click()
    expect(page.locator("[data-product=bigmac]").first).to_be_visible()


def test_a_search_finds_names_without_accents(shop, open_page):
    page = open_menu(shop, open_page)
    page.fill("#search", "TURRON")
    expect(page.locator("[data-shown]:visible")).to_have_count(1)
    page.fill("#search", "nothing like it")
    expect(page.locator("#none")).to_be_visible()


def test_favourites_and_the_last_order_stand_first(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=agua] h3 a").first.click()
    page.locator("#sheet-product .heart").click()
    page.locator("#sheet-product .primary").click()
    expect(page.locator(".menu-section").first).to_contain_text("Tus favoritos")
    open_ticket(page)
    order(page)
    page.goto("/r/garbera")
    expect(page.locator("#again")).to_contain_text("Agua")
    page.locator("#again button").click()
    expect(page.locator("#lines")).to_contain_text("Agua")


def test_the_nearest_restaurant_is_first_and_the_position_stays(shop, open_page):
    page = open_page(shop.origin, width=390, geolocation={"latitude": 43.3197, "longitude": -1.98},
                     permissions=["geolocation"], **NO_WORKER)
    sent = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    page.goto("/")
    expect(page.locator("#places.sorted")).to_be_visible()
    expect(page.locator(".place-row").first).to_contain_text("Boulevard")
    expect(page.locator(".place-row").first.locator(".distance")).to_have_text("416 m")
    expect(page.locator(".around .place.first")).to_be_visible()
    # Bilbao's restaurants are another list.
    assert all("km" in row and float(row.split()[0].replace(",", ".")) > 30
               for row in page.locator("#farther .distance").all_inner_texts())
    expect(page.get_by_role("heading", name="Más lejos")).to_be_visible()
    expect(page.locator("#farther .place-row").first).to_contain_text("Bilbao")
    page.locator("#search").fill("garbera")
    expect(page.locator(".place-row:visible")).to_have_count(1)
    expect(page.get_by_role("heading", name="Más lejos")).to_be_hidden()
    assert not any("43.3" in one for one in sent)


def test_menu_ticket_and_past_orders_open_without_a_network(shop, open_page):
    page = open_page(shop.origin, width=390)
    page.goto("/r/garbera")
    until("the worker is there", lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.reload()
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    page.context.set_offline(True)
    page.goto("/r/garbera")
    page.wait_for_selector("main[data-complete]")
    add(page, "bigmac")
    page.locator("#ticketbar a").click()
    expect(page.locator("#ticket-alert")).to_contain_text("Sin conexión")
    expect(page.locator("#order")).to_be_disabled()
    page.locator("#lines [data-step='1']").click()
    page.goto("/o")
    expect(page.locator("#past")).to_be_visible()
    page.locator("#past a").click()
    expect(page.locator("#receipt")).to_contain_text("Agua")
    page.context.set_offline(False)
    page.goto("/r/garbera#ticket")
    expect(page.locator("#order")).to_be_enabled()
    expect(page.locator("#lines output")).to_have_text("2")
