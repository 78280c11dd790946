"""A customer orders with the browser: from the menu to the order that the restaurant has received."""

import re

from playwright.sync_api import expect

from restaurant import until

NO_WORKER = {"service_workers": "block"}


def open_menu(shop, open_page, **options):
    page = open_page(shop.origin, width=390, **{**NO_WORKER, **options})
    page.goto("/r/garbera")
    page.wait_for_selector("main[data-complete]")
    return page


def add(page, *products):
    for product in products:
        page.locator(f"[data-product={product}] .add").first.click()


def open_ticket(page):
    page.locator("#ticketbar a").click()
    expect(page.locator("#order")).to_be_enabled()


def order(page):
    page.locator("#order").click()
    page.wait_for_url("**/o#*")
    return page.url.split("#")[1]


def state(page):
    return page.locator("#hero .state")


class Thumb:
    """Taps and counts."""

    def __init__(self, page):
        self.page = page
        self.taps = 0

    def tap(self, target):
        self.taps += 1
        self.page.locator(target).first.tap()


def test_a_large_menu_without_onion_takes_ten_taps(shop, open_page):
    page = open_menu(shop, open_page, has_touch=True)
    thumb = Thumb(page)
    thumb.tap("[data-menu=bigmac] a")
    thumb.tap("#sheet-menu label:has([data-choice=onion])")
    thumb.tap("#menu-form .primary")
    thumb.tap("#sheet-menu label:has([value=large])")
    thumb.tap("#sheet-menu label:has([value=lipton-ice])")
    thumb.tap("#menu-form .primary")
    thumb.tap("#sheet-menu [data-step-of=side] .pick")
    thumb.tap("#menu-form .primary")
    thumb.tap("#ticketbar a")
    thumb.tap("#order")
    assert thumb.taps <= 10
    page.wait_for_url("**/o#*")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    expect(page.locator("#receipt")).to_contain_text("Menú grande: BigMac [con sésamo, sin cebolla] + Lipton Ice")
    [sent] = shop.orders()
    assert "(G)" in str(sent) and "cebolla" in str(sent)


def test_the_keyboard_is_enough(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=agua] .add").first.focus()
    page.keyboard.press("Enter")
    page.locator("#ticketbar a").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#order")).to_be_enabled()
    page.locator("#order").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/o#*")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")


def test_the_button_follows_total_allergens_and_age(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "cerveza")
    open_ticket(page)
    button = page.locator("#order")
    expect(button).to_have_text("Pedido con obligación de pago · 2,20 €")
    for before in ("#total", "#contains", "#adults"):
        expect(page.locator(before)).to_be_visible()
        assert page.locator(before).bounding_box()["y"] < button.bounding_box()["y"]
    expect(page.locator("#adults")).to_contain_text("18")


def test_a_coupon_lowers_the_total(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    expect(page.locator("#total")).to_have_text("1,20 €")
    page.fill("[name=coupon]", "AGUA1")
    expect(page.locator("#total")).to_have_text("1,00 €")
    expect(page.locator(".totals .save")).to_contain_text("Agua con cupón")


def test_a_sauce_has_to_be_chosen(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=nuggets] .add").first.click()
    page.locator("#sheet-product .primary").click()
    expect(page.locator("#sheet-product .refused")).to_have_text("Elige lo que falta.")
    page.locator("#sheet-product label:has([data-choice=curry])").click()
    page.locator("#sheet-product .primary").click()
    expect(page.locator("#sheet-product")).to_be_hidden()
    open_ticket(page)
    expect(page.locator("#lines")).to_contain_text("curry")


def test_a_press_is_not_lost_when_the_price_comes_during_it(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=bigmac] h3 a").first.click()
    page.locator("#sheet-product .primary").click()
    open_ticket(page)
    more = page.locator("#lines [data-step='1']")
    more.click()
    # The page asks for the new price 150 ms after the first press.
    more.hover()
    page.mouse.down()
    page.wait_for_timeout(600)
    page.mouse.up()
    expect(page.locator("#lines output")).to_have_text("3")


def test_a_line_can_be_changed_and_removed(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=bigmac] h3 a").first.click()
    page.locator("#sheet-product label:has([data-choice=onion])").click()
    page.locator("#sheet-product .primary").click()
    open_ticket(page)
    page.locator("#lines a").click()
    expect(page.locator("[data-choice=onion]:visible")).to_be_checked()
    page.locator("#sheet-product label:has([data-choice=onion])").click()
    page.locator("#sheet-product .primary").click()
    expect(page.locator("#sheet-ticket")).to_be_visible()
    expect(page.locator("#lines .tag.out")).to_have_count(0)
    page.locator("#lines [data-step='-1']").click()
    expect(page.locator("#ticket-empty")).to_be_visible()


def test_the_ticket_is_there_after_the_page_was_closed(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    page.reload()
    expect(page.locator("#ticketbar .count")).to_have_text("1")


def test_two_presses_send_one_order(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    page.locator("#order").dblclick()
    page.wait_for_url("**/o#*")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert len(shop.orders()) == 1


def test_two_windows_send_one_order(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    other = page.context.new_page()
    other.goto("/r/garbera#ticket")
    expect(other.locator("#order")).to_be_enabled()
    open_ticket(page)
    press = "document.getElementById('order').click()"
    for window in (page, other):
        window.evaluate(f"setTimeout(() => {press}, 0)")
    page.wait_for_url("**/o#*")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    expect(other.locator("#order-note, #ticket-empty, #hero").first).to_be_attached()
    assert len(shop.orders()) == 1


def test_the_same_within_ten_minutes_asks_first(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    first = order(page)
    page.goto("/r/garbera")
    add(page, "agua")
    open_ticket(page)
    page.locator("#order").click()
    dialog = page.locator("#dialog-same")
    expect(dialog).to_be_visible()
    dialog.locator("[value=see]").click()
    page.wait_for_url(f"**/o#{first}")
    assert len(shop.orders()) == 1
    page.goto("/r/garbera#ticket")
    expect(page.locator("#order")).to_be_enabled()
    page.locator("#order").click()
    page.locator("#dialog-same [value=again]").click()
    page.wait_for_url(lambda url: "/o#" in url and first not in url)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert len(shop.orders()) == 2


def test_a_lost_answer_is_asked_for_again_with_the_same_order(shop, open_page):
    page = open_menu(shop, open_page)
    bodies = []

    def lose(route):
        bodies.append(route.request.post_data)
        if len(bodies) > 1:
            return route.continue_()
        route.fetch()
        route.abort()

    page.route("**/v1/order", lose)
    page.route("**/v1/order/events", lambda route: route.abort())
    add(page, "agua")
    open_ticket(page)
    order(page)
    until("the answer came", lambda: page.evaluate("JSON.parse(localStorage.orders)[0].isSent"))
    page.unroute("**/v1/order/events")
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert len(bodies) == 2 and len(set(bodies)) == 1
    assert len(shop.orders()) == 1


def test_after_five_minutes_nothing_is_sent_without_asking(shop, open_page):
    page = open_menu(shop, open_page)
    page.clock.install()
    tries = []

    def refuse(route):
        tries.append(route.request.post_data)
        route.abort()

    page.route("**/v1/order", refuse)
    add(page, "agua")
    page.clock.run_for(1000)
    open_ticket(page)
    page.locator("#order").click()
    page.wait_for_url("**/o#*")
    expect(state(page)).to_have_text(re.compile("Enviando|Sin respuesta"))
    for _ in range(40):
        page.clock.run_for(10_000)
    expect(page.locator("#ask-now")).to_have_text("Enviar ahora")
    expect(page.locator("#ticket-again")).to_be_visible()
    sent = len(tries)
    page.clock.run_for(60_000)
    assert len(tries) == sent
    page.unroute("**/v1/order")
    page.locator("#ask-now").click()
    page.clock.run_for(2000)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert len(shop.orders()) == 1


def test_a_browser_that_keeps_nothing_orders_too(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };")
    page.goto("/r/garbera")
    add(page, "agua")
    open_ticket(page)
    expect(page.locator("#order-note")).to_contain_text("no guarda nada")
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert len(shop.orders()) == 1


def test_without_storage_the_address_has_the_order_before_it_is_sent(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };")
    addresses = []
    page.route("**/v1/order", lambda route: (addresses.append(page.url), route.continue_()))
    page.goto("/r/garbera")
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    assert "/o#" in addresses[0]


def test_an_order_is_cancelled_and_the_ticket_is_back(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#cancel")).to_be_visible()
    page.locator("#cancel").click()
    page.locator("#dialog-cancel [value='']").click()
    expect(page.locator("#hero")).not_to_have_class(re.compile("failed"))
    page.locator("#cancel").click()
    page.locator("#dialog-cancel [value=yes]").click()
    expect(page.locator("#hero")).to_have_class(re.compile("failed"))
    page.locator("#ticket-again").click()
    expect(page.locator("#lines")).to_contain_text("Agua")


def test_a_question_that_is_asked_again_at_once_gets_its_own_answer(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#cancel")).to_be_visible()
    # The browser tells of the closed question only after the script, when it is open again.
    page.evaluate("""() => {
        const cancel = document.getElementById("cancel");
        cancel.click();
        document.querySelector("#dialog-cancel [value='']").click();
        cancel.click();
    }""")
    page.locator("#dialog-cancel [value=yes]").click()
    expect(page.locator("#hero")).to_have_class(re.compile("failed"))


def test_a_late_answer_does_not_replace_what_the_restaurant_said_since(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    capability = order(page)
    expect(page.locator("#cancel")).to_be_visible()
    early = page.request.get("/v1/order", headers={"Authorization": f"Bearer {capability}"})
    held = []
    page.route("**/v1/order/notices", lambda route: held.append((route, route.fetch())))
    page.locator("#cancel").click()
    page.locator("#dialog-cancel [value=yes]").click()
    expect(page.locator("#hero")).to_have_class(re.compile("failed"))
    [(route, answer)] = held
    # What the server had read just before the restaurant answered.
    route.fulfill(response=answer, json=early.json())
    expect(page.locator("#said")).not_to_be_empty()
    expect(page.locator("#hero")).to_have_class(re.compile("failed"))


def test_silence_says_that_the_page_is_old(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")
    page.context.set_offline(True)
    expect(page.locator("#alarm")).to_contain_text("SIN CONEXIÓN", timeout=20_000)
    page.context.set_offline(False)
    expect(page.locator("#alarm")).to_be_hidden()


def test_the_proof_of_the_screen_leaves_the_address_and_goes_with_the_order(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    drafts = []
    page.route("**/v1/drafts", lambda route: (drafts.append(route.request.post_data_json), route.continue_()))
    page.goto("/r/garbera#b=29876543.AbCdEf-hIjKlMnOpQr_t0A")
    page.wait_for_selector("main[data-complete]")
    assert page.url.endswith("/r/garbera")
    add(page, "agua")
    open_ticket(page)
    page.locator("#order").click()
    until("a draft is asked for", lambda: page.evaluate("1") and drafts)
    assert drafts[0]["presence"] == {"kind": "board", "minute": 29876543, "key": "AbCdEf-hIjKlMnOpQr_t0A"}


def test_a_table_is_forgotten_after_two_hours(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    page.goto("/r/garbera/t/7#t=Secret-1")
    page.wait_for_selector("main[data-complete]")
    assert page.url.endswith("/r/garbera/t/7")
    add(page, "agua")
    open_ticket(page)
    expect(page.locator("[name=table]")).to_have_value("7")
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage["proof garbera"]);
        localStorage["proof garbera"] = JSON.stringify({ ...kept, at: kept.at - 7_300_000 });
    }""")
    page.reload()
    expect(page.locator("#order")).to_be_enabled()
    expect(page.locator("[name=table]")).to_have_value("")


def test_who_scans_the_screen_with_an_order_that_waits_is_here(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    capability = order(page)
    expect(page.locator("#waiting")).to_be_visible()
    notices = []
    page.route("**/v1/order/notices", lambda route: (notices.append(route.request.post_data_json), route.continue_()))
    page.goto("/r/garbera#b=29876543.AbCdEf-hIjKlMnOpQr_t0A")
    page.wait_for_url(f"**/o#{capability}")
    assert notices == [{"type": "arrived", "presence": {"kind": "board", "minute": 29876543, "key": "AbCdEf-hIjKlMnOpQr_t0A"}}]


def test_what_was_said_stays_said(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#waiting")).to_be_visible()
    code = page.locator("#hero .code").inner_text()
    page.locator("#arrived").click()
    said = page.locator("#here-said")
    expect(said).to_contain_text("Si la cocina no empieza")
    # The next state comes from the stream, whose answers name the last notice only.
    shop.run("till", "arrived", code)
    expect(page.locator("#waiting")).to_be_hidden()
    expect(said).to_have_text("Hemos avisado al restaurante de que estás aquí.")
    shop.run("till", "collect", code)
    expect(page.locator("#here")).to_be_hidden()


def test_two_presses_on_a_product_add_it_once(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=agua] h3 a").first.click()
    page.locator("#sheet-product .primary").dblclick()
    expect(page.locator("#sheet-product")).to_be_hidden()
    expect(page.locator("#ticketbar .count")).to_have_text("1")


def test_the_way_back_of_the_phone_closes_a_sheet(shop, open_page):
    page = open_menu(shop, open_page)
    page.locator("[data-product=bigmac] h3 a").first.click()
    page.locator("#sheet-product .offer-link").click()
    expect(page.locator("#sheet-menu")).to_be_visible()
    page.go_back()
    expect(page.locator("#sheet-product")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url.endswith("/r/garbera")


def test_a_damaged_code_keeps_nobody_from_ordering(shop, open_page):
    page = open_page(shop.origin, width=390, **NO_WORKER)
    page.goto("/r/garbera#b=1.damaged")
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#progress [data-step-of=received]")).to_have_class("now")


def test_the_page_says_when_the_order_will_be_ready_once_the_customer_is_there(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    order(page)
    expect(page.locator("#waiting")).to_be_visible()
    expect(page.locator("#hero .when")).not_to_contain_text("hacia las")
    [sent] = shop.orders()
    assert "readyAt" not in sent
    shop.run("till", "arrived", sent["code"])
    expect(page.locator("#hero .when")).to_have_text(re.compile(r"^Listo hacia las \d\d:\d\d$"))
    [told] = shop.orders()
    assert told["readyAt"] == told["promisedAt"]
