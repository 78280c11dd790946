"""The shopping list of the kitchen book: what was counted, what is missing, what several phones have bought."""

import uuid

from playwright.sync_api import expect

from restaurant import until
from test_book import LONG_WORD, check, define, ready


def stocked(restaurant, paired, **options):
    """An owner's page of a list of a restaurant that keeps oil and eggs."""
    owner = paired("owner", path=f"/book/{restaurant.name}/lists", language="en", **options)
    ready(owner)
    assert define(owner, "ingredient", "oil", {"name": "Aceite", "unit": "l", "place": "Almacén"}).ok
    assert define(owner, "ingredient", "egg", {"name": "Huevos", "unit": "ud", "gramsPerPiece": 60}).ok
    assert define(owner, "supply", "oil-5l", {"ingredient": "oil", "supplier": "Makro", "section": "Aceites",
                                              "package": "garrafa", "size": 5, "unit": "l", "price": "24.50",
                                              "keep": 10}).ok
    assert define(owner, "supply", "egg-30", {"ingredient": "egg", "supplier": "Granja", "size": 30, "unit": "ud",
                                              "keep": 60}).ok
    owner.goto(f"/book/{restaurant.name}/lists")
    ready(owner)
    owner.locator("#list-name").fill("Saturday")
    owner.locator("#new-list [type=submit]").click()
    owner.wait_for_url("**/lists/saturday-*")
    ready(owner)
    return owner


def line(page, name):
    return page.locator("[data-item]", has_text=name)


def test_a_count_says_what_is_missing(restaurant, paired):
    owner = stocked(restaurant, paired)
    expect(line(owner, "Aceite")).to_contain_text("2 ×")
    expect(line(owner, "Aceite")).to_contain_text("count it")
    expect(line(owner, "Aceite")).to_contain_text("€")
    address = owner.url
    cook = paired("kitchen", path=f"/book/{restaurant.name}/count", has_touch=True, language="en")
    ready(cook)
    row = cook.locator("[data-ingredient=oil]")
    row.get_by_role("button", name="1", exact=True).tap()
    expect(row).to_contain_text("5 l, counted")
    # The owner's page follows.
    expect(line(owner, "Aceite")).to_contain_text("1 ×")
    expect(line(owner, "Aceite")).not_to_contain_text("count it")
    cook.goto(address)
    ready(cook)
    expect(line(cook, "Aceite")).to_be_visible()
    expect(line(cook, "Aceite")).not_to_contain_text("€")
    expect(cook.locator("#list-tools")).to_have_count(0)


def test_two_phones_one_of_them_offline_end_with_the_same_list(restaurant, paired):
    owner = stocked(restaurant, paired)
    phones = [paired("kitchen", path=owner.url, has_touch=True, language="en") for _ in range(2)]
    for phone in phones:
        ready(phone)
    phones[0].route("**/facts", lambda route: route.abort())
    line(phones[0], "Huevos").locator("[data-more]").tap()
    expect(phones[0].locator("#outbox")).to_contain_text("1 not sent yet")
    line(phones[1], "Huevos").locator("[data-more]").tap()
    expect(line(phones[1], "Huevos").locator("output")).to_have_text("1")
    phones[0].unroute("**/facts")
    for page in (owner, *phones):
        expect(line(page, "Huevos").locator("output")).to_have_text("2")
        expect(line(page, "Huevos")).to_have_class("is-ticked")
    line(phones[1], "Huevos").locator("[data-less]").tap()
    for page in (owner, *phones):
        expect(line(page, "Huevos").locator("output")).to_have_text("1")
        expect(line(page, "Huevos")).not_to_have_class("is-ticked")


def test_a_click_is_not_lost_when_another_phone_ticks_during_it(restaurant, paired):
    owner = stocked(restaurant, paired)
    phone = paired("kitchen", path=owner.url, language="en")
    ready(phone)
    line(owner, "Huevos").locator("[data-more]").hover()
    owner.mouse.down()
    line(phone, "Huevos").locator("[data-more]").click()
    # The other page reads the list again in the meantime.
    owner.wait_for_timeout(400)
    owner.mouse.up()
    for page in (owner, phone):
        expect(line(page, "Huevos").locator("output")).to_have_text("2")


def test_what_somebody_changed_stays_when_the_counts_change(restaurant, paired):
    owner = stocked(restaurant, paired)
    owner.locator("#item-text").fill("Servilletas")
    owner.locator("#add-item [type=submit]").click()
    expect(line(owner, "Servilletas")).to_be_visible()
    line(owner, "Aceite").get_by_text("Change", exact=True).click()
    line(owner, "Aceite").get_by_label("Packages").fill("1,5")
    line(owner, "Aceite").get_by_role("button", name="Save").click()
    expect(line(owner, "Aceite")).to_contain_text("1.5 ×")
    expect(line(owner, "Aceite")).to_contain_text("changed")
    line(owner, "Huevos").get_by_text("Change", exact=True).click()
    line(owner, "Huevos").locator("[data-leave-out]").click()
    expect(line(owner, "Huevos")).to_have_count(0)
    owner.locator("[data-put-back]", has_text="Huevos").click()
    expect(line(owner, "Huevos")).to_be_visible()
    line(owner, "Huevos").get_by_text("Change", exact=True).click()
    line(owner, "Huevos").locator("[data-leave-out]").click()
    expect(line(owner, "Huevos")).to_have_count(0)
    owner.locator("[data-supplier=Makro] [data-ordered]").click()
    expect(owner.locator("[data-supplier=Makro]")).to_contain_text("ordered by owner 1")
    owner.reload()
    ready(owner)
    expect(owner.locator("[data-item]")).to_have_count(2)
    first = owner.url
    owner.locator("[data-list-copy]").click()
    owner.wait_for_url(lambda url: url != first)
    ready(owner)
    expect(line(owner, "Servilletas")).to_be_visible()
    line(owner, "Servilletas").locator("[data-tick]").click()
    expect(line(owner, "Servilletas")).to_have_class("is-ticked")
    owner.locator("[data-list-done]").click()
    expect(owner.locator("[data-list-done]")).to_have_text("Not done yet")
    owner.on("dialog", lambda dialog: dialog.accept())
    owner.locator("[data-list-remove]").click()
    owner.wait_for_url("**/lists")
    expect(owner.locator(".screens a")).to_have_count(1)


def test_a_browser_whose_storage_was_cleared_goes_on_ticking(restaurant, paired):
    owner = stocked(restaurant, paired)
    for packages in ("1", "2", "3"):
        line(owner, "Huevos").locator("[data-more]").click()
        expect(line(owner, "Huevos").locator("output")).to_have_text(packages)
        expect(owner.locator("#outbox")).to_be_hidden()
    expect(line(owner, "Huevos")).to_have_attribute("data-mine", "3")
    owner.evaluate("localStorage.clear()")
    owner.reload()
    ready(owner)
    line(owner, "Huevos").locator("[data-less]").click()
    expect(line(owner, "Huevos").locator("output")).to_have_text("2")
    expect(owner.locator("#outbox")).to_be_hidden()
    owner.reload()
    ready(owner)
    expect(line(owner, "Huevos").locator("output")).to_have_text("2")


def test_no_page_of_the_lists_violates_a_rule_or_is_wider_than_a_phone(restaurant, paired):
    owner = stocked(restaurant, paired, width=320)
    assert define(owner, "ingredient", "bun", {"name": LONG_WORD, "unit": "ud", "place": LONG_WORD}).ok
    assert define(owner, "supply", "bun-48", {"ingredient": "bun", "supplier": LONG_WORD, "size": 48, "unit": "ud",
                                              "keep": 96}).ok
    address = owner.url
    for path in (address, f"/book/{restaurant.name}/count", f"/book/{restaurant.name}/lists",
                 f"/book/{restaurant.name}/define"):
        owner.goto(path)
        ready(owner)
        for summary in owner.locator("summary:visible").all():
            summary.click()
        check(owner, path)


def test_a_label_is_asked_where_lots_are_traced_and_its_day_is_shown_in_time(restaurant, paired):
    owner = stocked(restaurant, paired)
    beef = {"name": "Carne picada", "unit": "kg", "trace": "lot"}
    assert define(owner, "ingredient", "beef", beef).ok
    assert define(owner, "supply", "beef-5", {"ingredient": "beef", "supplier": "Makro", "size": 5, "unit": "kg",
                                              "keep": 10}).ok
    cook = paired("kitchen", path=owner.url, has_touch=True, language="en", width=390)
    ready(cook)
    beef = line(cook, "Carne picada")
    label = beef.locator("form[data-label]")
    expect(label).to_be_hidden()
    beef.locator("[data-tick]").tap()
    label.get_by_label("Lot").fill("L-77")
    label.get_by_label("Best before").fill(cook.evaluate("new Date().toISOString().slice(0, 10)"))
    label.get_by_role("button", name="Save").tap()
    expect(label).to_be_hidden()
    # Another package of the same browser keeps what was noted.
    beef.locator("[data-more]").tap()
    expect(beef.locator("output")).to_have_text("3")
    cook.goto(f"/book/{restaurant.name}/lists")
    ready(cook)
    pantry = cook.locator(".pantry")
    expect(pantry).to_contain_text("Carne picada")
    expect(pantry).to_contain_text("best before")
    expect(pantry).to_contain_text("L-77")
    check(cook, "lists")


def test_less_than_is_to_be_there_is_shown_in_the_book(restaurant, paired):
    owner = stocked(restaurant, paired)
    owner.goto(f"/book/{restaurant.name}/count")
    ready(owner)
    row = owner.locator("[data-ingredient=oil]")
    row.get_by_role("button", name="1", exact=True).click()
    expect(row).to_contain_text("5 l, counted")
    owner.goto(f"/book/{restaurant.name}/lists")
    ready(owner)
    expect(owner.locator(".pantry")).to_contain_text("Aceite 5 l left of at least 10 l")


def test_a_count_above_what_is_expected_asks_for_the_purchase_that_nobody_ticked(restaurant, paired):
    owner = stocked(restaurant, paired)
    address = owner.url
    count = {"id": str(uuid.uuid4()).upper(), "n": 1, "ago": 7200, "kind": "count", "key": "oil",
             "content": {"amount": 5, "unit": "l"}}
    assert owner.request.post(
        f"/v1/book/{restaurant.name}/facts", data=[count], headers={"Origin": restaurant.origin}).ok
    cook = paired("kitchen", path=f"/book/{restaurant.name}/count", has_touch=True, language="en")
    ready(cook)
    row = cook.locator("[data-ingredient=oil]")
    expect(row.locator(".unticked")).to_have_count(0)
    row.get_by_role("button", name="3", exact=True).tap()
    expect(row.locator(".unticked")).to_contain_text("More than expected: 2\u00a0×")
    check(cook, "count")
    key = row.locator("[data-unticked]")
    expect(key).to_have_text("Tick 2\u00a0× on “Saturday”")
    key.tap()
    expect(row.locator(".unticked")).to_have_count(0)
    # The count stays the truth, and the list knows who bought it.
    expect(row).to_contain_text("15 l, counted")
    owner.goto(address)
    ready(owner)
    expect(line(owner, "Aceite")).to_contain_text("2")
    expect(line(owner, "Aceite")).to_contain_class("is-ticked")


def test_what_was_thrown_away_is_not_there_any_more(restaurant, paired):
    owner = stocked(restaurant, paired)
    owner.goto(f"/book/{restaurant.name}/count")
    ready(owner)
    row = owner.locator("[data-ingredient=oil]")
    row.get_by_role("button", name="2", exact=True).click()
    expect(row).to_contain_text("10 l, counted")
    row.get_by_text("Thrown away").first.click()
    waste = row.locator("form[data-fact=waste]")
    waste.locator("[name=amount]").fill("1.5")
    waste.locator("[name=text]").fill("Rancid")
    check(owner, "waste")
    waste.get_by_role("button", name="Thrown away").click()
    expect(row).to_contain_text("now 8.5 l")
    row.locator("form[data-fact=count] [name=amount]").fill("9")
    row.get_by_role("button", name="Save").click()
    expect(row).to_contain_text("9 l, counted")
    expect(row).not_to_contain_text("now")


def test_the_list_of_a_supplier_leads_to_the_check_of_its_delivery(restaurant, paired):
    owner = stocked(restaurant, paired)
    address = owner.url
    expect(owner.get_by_role("link", name="Check the delivery")).to_have_count(0)
    assert define(owner, "subject", "makro", {"name": "MAKRO", "kind": "supplier"}).ok
    assert define(owner, "check", "cold", {"name": "Temperatura", "kind": "temperature", "due": "each", "max": 4,
                                           "subjects": ["makro"]}).ok
    owner.goto(address)
    ready(owner)
    link = owner.get_by_role("link", name="Check the delivery")
    owner.locator(".supplier", has_text="Aceite").locator(link).click()
    expect(owner.locator(".ask:not([hidden]) h2")).to_have_text("MAKRO")
    # What is checked as one supplier's is not another's.
    owner.goto(address)
    ready(owner)
    expect(owner.locator(".supplier", has_text="Huevos").locator(link)).to_have_count(0)
    assert define(owner, "subject", "delivery", {"name": "Deliveries", "kind": "supplier"}).ok
    assert define(owner, "check", "label", {"name": "Label", "kind": "yes-no", "due": "each",
                                            "subjects": ["delivery"]}).ok
    owner.reload()
    ready(owner)
    owner.locator(".supplier", has_text="Huevos").locator(link).click()
    expect(owner.locator(".ask:not([hidden]) h2")).to_have_text("Deliveries")


def test_what_is_sold_as_it_is_bought_is_counted_and_sold_out_by_one_press(restaurant, paired):
    owner = paired("owner", path=f"/book/{restaurant.name}", language="en", width=390)
    ready(owner)
    chosen = owner.locator("[data-as-bought]:checked")
    names = [box.get_attribute("data-as-bought") for box in chosen.all()]
    assert "coca-cola" in names and "bigmac" not in names, names
    owner.locator("[data-as-bought=espresso]").uncheck()
    names.remove("espresso")
    # The connection breaks in the middle, and the second try goes on.
    owner.route("**/entries/recipe/**", lambda route: route.abort())
    owner.locator("#people").fill("Ane")
    owner.get_by_role("button", name="Begin the register").click()
    expect(owner.locator("#refused")).not_to_be_empty()
    owner.unroute("**/entries/recipe/**")
    owner.get_by_role("button", name="Begin the register").click()
    expect(owner.locator("[data-person]")).to_have_count(1)
    owner.goto(f"/book/{restaurant.name}/count")
    ready(owner)
    row = owner.locator("[data-ingredient=coca-cola]")
    row.get_by_role("button", name="0", exact=True).click()
    expect(row).to_contain_text("0 ud, counted")
    owner.goto(f"/book/{restaurant.name}/lists")
    ready(owner)
    key = owner.get_by_role("button", name="Sold out: Coca Cola")
    expect(owner.locator(".pantry")).to_contain_text("nothing left")
    key.click()
    expect(key).to_be_hidden()
    owner.reload()
    ready(owner)
    expect(owner.locator(".pantry")).to_contain_text("nothing left")
    expect(key).to_have_count(0)
    owner.goto(f"/book/{restaurant.name}/define")
    ready(owner)
    owner.locator("details", has=owner.locator("#as-bought")).locator("summary").click()
    assert owner.locator("#as-bought [data-as-bought=coca-cola]").count() == 0
    # What the owner did not choose at first is not chosen here.
    assert owner.locator("#as-bought [data-as-bought=espresso]").count() == 1
    assert owner.locator("#as-bought [data-as-bought]:checked").count() == 0
    owner.locator("#as-bought [data-as-bought]").first.check()
    owner.locator("#as-bought [type=submit]").click()
    expect(owner.locator("form[data-kind=recipe]")).to_have_count(len(names) + 1)


def test_a_list_opens_again_without_a_network_with_what_was_bought_there(restaurant, paired):
    owner = stocked(restaurant, paired)
    phone = paired("kitchen", path=owner.url, has_touch=True, language="en", width=390)
    ready(phone)
    phone.wait_for_function("async () => (await (await caches.open('lists-1')).keys()).length > 3")
    phone.reload()
    ready(phone)
    phone.wait_for_function("() => navigator.serviceWorker.controller !== null")
    phone.context.set_offline(True)
    phone.reload()
    ready(phone)
    line(phone, "Huevos").locator("[data-more]").tap()
    expect(phone.locator("#outbox")).to_contain_text("1 not sent yet")
    phone.reload()
    ready(phone)
    expect(line(phone, "Huevos").locator("output")).to_have_text("1")
    expect(phone.locator("#outbox")).to_contain_text("1 not sent yet")
    expect(line(owner, "Huevos").locator("output")).to_have_text("0")
    phone.context.set_offline(False)
    expect(phone.locator("#outbox")).to_be_hidden()
    expect(line(owner, "Huevos").locator("output")).to_have_text("1")


def test_a_page_that_was_read_before_a_press_does_not_take_it_back(restaurant, paired):
    # What a worker reads for the page cannot be held.
    owner = stocked(restaurant, paired, service_workers="block")
    address = owner.url
    held = []

    def hold(route):
        # The page is read, and comes after the next press.
        held.append((route, route.fetch()))

    owner.route(address, hold)
    eggs = line(owner, "Huevos")
    eggs.locator("[data-more]").click()
    until("the page is read again", lambda: owner.wait_for_timeout(50) or held)
    eggs.locator("[data-more]").click()
    expect(owner.locator("#outbox")).to_be_hidden()
    route, response = held[0]
    route.fulfill(response=response)
    owner.wait_for_timeout(300)
    owner.unroute(address)
    expect(eggs.locator("output")).to_have_text("2")
    eggs.locator("[data-more]").click()
    expect(eggs.locator("output")).to_have_text("3")


def test_what_was_typed_and_not_bought_goes_on_when_a_list_is_done(restaurant, paired):
    owner = stocked(restaurant, paired)
    for name in ("Servilletas", "Velas"):
        owner.locator("#item-text").fill(name)
        owner.locator("#add-item [type=submit]").click()
        expect(line(owner, name)).to_be_visible()
    line(owner, "Velas").locator("[data-tick]").click()
    expect(line(owner, "Velas")).to_have_class("is-ticked")
    address = owner.url
    owner.get_by_role("button", name="Done").click()
    owner.wait_for_url(lambda url: "/lists/saturday-" in url and url != address)
    ready(owner)
    expect(line(owner, "Servilletas")).to_contain_text("1 ×")
    expect(line(owner, "Aceite")).to_contain_text("2 ×")
    expect(line(owner, "Velas")).to_have_count(0)
    owner.goto(f"/book/{restaurant.name}/lists")
    ready(owner)
    assert address.endswith(owner.locator("details", has_text="Done").locator("a").get_attribute("href"))
