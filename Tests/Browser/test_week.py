"""What orders use of the ingredients, what the next days need, and the shopping list that follows."""

import datetime
import sqlite3

from playwright.sync_api import expect

from kitchens import tile_of
from test_book import check, define, ready

DAY = 86_400_000


def kitchen(restaurant, paired, path, **options):
    """An owner's page of a book with a recipe of burgers, which take a sauce."""
    owner = paired("owner", path=f"/book/{restaurant.name}/recipes", language="en", **options)
    ready(owner)
    for key, content in (("bun", {"name": "Bun", "unit": "ud"}), ("beef", {"name": "Beef", "unit": "kg"}),
                         ("egg", {"name": "Egg", "unit": "ud", "shelfLife": 3})):
        assert define(owner, "ingredient", key, content).ok
    assert define(owner, "supply", "beef-1", {"ingredient": "beef", "supplier": "Butcher", "size": 1, "unit": "kg"}).ok
    assert define(owner, "supply", "bun-4", {"ingredient": "bun", "supplier": "Baker", "size": 4, "unit": "ud"}).ok
    assert define(owner, "recipe", "sauce", {"name": "Sauce", "of": "preparation", "portions": 4, "ingredients": [
        {"ingredient": "egg", "quantity": 1, "unit": "ud"}]}).ok
    assert define(owner, "recipe", "bigmac", {
        "name": "BigMac", "of": "product", "for": "bigmac", "ingredients": [
            {"ingredient": "bun", "quantity": 1, "unit": "ud"}, {"ingredient": "beef", "quantity": "0.3", "unit": "kg"},
            {"preparation": "sauce", "quantity": 1, "unit": "ud"}],
        "steps": [{"text": "Toast the bun"}, {"text": "Fry the beef", "minutes": 6}]}).ok
    owner.goto(f"/book/{restaurant.name}/{path}")
    ready(owner)
    return owner


def made(restaurant, device, *products, days_ago=0):
    """An order that was made some days ago."""
    code = restaurant.order(device, *products)
    restaurant.run("till", "prepare", code)
    restaurant.run("till", "ready", code)
    restaurant.run("till", "collect", code)
    with sqlite3.connect(restaurant.folder / "state/queue.sqlite", timeout=30) as queue:
        queue.execute("UPDATE order_changes SET at = at - ? WHERE order_id = (SELECT max(id) FROM orders)",
                      (days_ago * DAY,))


def today_of(page):
    return datetime.date.fromisoformat(page.locator("main").get_attribute("data-today"))


def day_of(page, day):
    return page.locator(f".day[data-day='{day}']")


def test_what_was_made_is_used_and_what_has_no_recipe_is_named(restaurant, paired):
    owner = kitchen(restaurant, paired, "count")
    beef = owner.locator("[data-ingredient=beef]")
    beef.get_by_role("button", name="3", exact=True).click()
    expect(beef).to_contain_text("3 kg")
    made(restaurant, "Ane", "BigMac", "BigMac", "Agua")
    owner.reload()
    ready(owner)
    expect(beef).to_contain_text("now 2.4")
    expect(owner.locator(".coverage")).to_contain_text("66 %")
    expect(owner.locator(".coverage")).to_contain_text("Agua (1)")
    check(owner, "count")
    # A line that was struck before it was made is not used, and one that was cancelled when it was ready is.
    code = restaurant.order("Jon", "BigMac", "BigMac")
    restaurant.run("till", "strike", code, "BigMac", "--reason", "x")
    restaurant.run("till", "prepare", code)
    restaurant.run("till", "ready", code)
    restaurant.run("till", "cancel", code, "--reason", "x")
    owner.reload()
    expect(beef).to_contain_text("now 2.1")


def test_a_month_of_orders_becomes_a_shopping_list_for_the_next_week(restaurant, paired):
    for number, weeks in enumerate((1, 2, 3), 1):
        made(restaurant, f"Cliente {number}", *["BigMac"] * number, days_ago=7 * weeks)
    owner = kitchen(restaurant, paired, "week")
    today = today_of(owner)
    line = day_of(owner, today).locator("[data-product=bigmac]")
    expect(line.locator("summary")).to_contain_text("2 BigMac")
    line.locator("summary").click()
    expect(line).to_contain_text("Days like it")
    check(owner, "week")
    owner.get_by_role("link", name="Month").click()
    ready(owner)
    expect(owner.locator(".day")).to_have_count(35)
    check(owner, "month")
    # From the lists to the list by supplier: a name and a press.
    owner.get_by_role("link", name="Shopping lists").click()
    ready(owner)
    owner.locator("#list-name").fill("Next week")
    owner.locator("#new-list [type=submit]").click()
    owner.wait_for_url("**/lists/next-week-*")
    ready(owner)
    days = 14 - today.weekday()
    portions = 2 * len([day for day in range(days) if day % 7 == 0])
    beef = owner.locator("[data-supplier=Butcher] [data-item]")
    expect(beef.locator(".item-name")).to_contain_text(f"{-(-3 * portions // 10)} × Beef")
    expect(owner.locator("[data-supplier=Baker] .item-name")).to_contain_text(f"{-(-portions // 4)} × Bun")


def test_the_owner_plans_groups_and_strikes_days_and_a_cook_ticks_what_is_prepared(restaurant, paired):
    for number, weeks in enumerate((1, 2, 3), 1):
        made(restaurant, f"Cliente {number}", *["BigMac"] * number, days_ago=7 * weeks)
    owner = kitchen(restaurant, paired, "week")
    today = today_of(owner)
    line = day_of(owner, today).locator("[data-product=bigmac]")
    # A day that says nothing: of 1, 2 and 3 the 3 goes.
    day_of(owner, today).locator(":scope > details > summary").click()
    struck = today - datetime.timedelta(days=21)
    owner.locator(f"[data-strike='{struck}']").click()
    expect(line.locator("summary")).to_contain_text("1.5 BigMac")
    # The owner knows better.
    line.locator("summary").click()
    line.locator("input").fill("5")
    line.get_by_role("button", name="Save").click()
    expect(line.locator("summary")).to_contain_text("5 BigMac planned")
    # And a group comes.
    owner.locator("#plan-day").select_option(str(today))
    owner.locator("#plan-what").select_option("product:bigmac")
    owner.locator("#plan-portions").fill("40")
    owner.locator("#plan-group").fill("Cuadrilla de Ane, 14:00")
    owner.locator("#plan [type=submit]").click()
    expect(day_of(owner, today).locator(".plans")).to_contain_text("40 BigMac Cuadrilla de Ane, 14:00")
    expect(line.locator("summary")).to_contain_text("45 BigMac")
    owner.locator("#plan-what").select_option("text:")
    owner.locator("#plan-text").fill("Clean the fryer")
    owner.locator("#plan [type=submit]").click()
    expect(day_of(owner, today).locator(".plans")).to_contain_text("Clean the fryer")
    check(owner, "week")
    cook = paired("kitchen", path=f"/book/{restaurant.name}/week", width=320, has_touch=True, language="en")
    ready(cook)
    check(cook, "week")
    expect(cook.locator("#plan")).to_have_count(0)
    sauce = cook.locator("[data-preparation=sauce]")
    expect(sauce).to_contain_text("45 Sauce")
    sauce.locator("[data-tick]").tap()
    expect(sauce).to_contain_text("kitchen")
    expect(owner.locator("[data-preparation=sauce].is-ticked")).to_have_count(1)
    sauce.locator("[data-tick]").tap()
    expect(cook.locator("[data-preparation=sauce].is-ticked")).to_have_count(0)
    # What was planned goes on to the next week, and back to what is expected.
    owner.locator("[data-copy-week]").click()
    owner.wait_for_url(f"**/week?from={today + datetime.timedelta(days=7)}")
    ready(owner)
    later = day_of(owner, today + datetime.timedelta(days=7))
    expect(later.locator("[data-product=bigmac] summary")).to_contain_text("45 BigMac planned")
    later.locator("[data-product=bigmac] summary").click()
    later.get_by_role("button", name="As expected").click()
    expect(later.locator("[data-product=bigmac] summary")).to_contain_text("41.5 BigMac")


def test_a_recipe_stands_over_the_kitchens_page_while_orders_go_on(restaurant, paired):
    kitchen(restaurant, paired, "recipes")
    cook = paired("kitchen", language="en", width=1280)
    code = restaurant.order("Ane", "BigMac")
    expect(tile_of(cook, code)).to_be_visible()
    tile_of(cook, code).locator(".opener").click()
    lines = cook.locator("#dialog-lines")
    lines.get_by_role("button", name="Recipe: BigMac").click()
    recipe = cook.locator("#dialog-recipe")
    expect(recipe.locator("h2").first).to_have_text("BigMac")
    expect(recipe.locator(".parts")).to_contain_text("0.3")
    cook.keyboard.press(" ")
    expect(recipe.locator("[aria-current=step]")).to_contain_text("Fry the beef")
    # Orders come meanwhile.
    other = restaurant.order("Jon", "BigMac")
    expect(tile_of(cook, other)).to_have_count(1)
    recipe.locator("[data-timer]").click()
    expect(recipe.locator("[data-timer]")).to_contain_text("5:5")
    check(cook, "kitchen")
    recipe.get_by_role("link", name="Sauce").click()
    expect(recipe.locator("h2").first).to_have_text("Sauce")
    recipe.get_by_role("button", name="Back").click()
    # The timer stands in the bar, and rings there until a press stops it.
    expect(cook.locator("#timer")).to_contain_text("Fry the beef")
    cook.evaluate("""(name) => {
        const timers = JSON.parse(localStorage.getItem(name));
        for (const timer of Object.values(timers)) timer.at = Date.now() - 1000;
        localStorage.setItem(name, JSON.stringify(timers));
    }""", f"recipe.{restaurant.name}")
    expect(cook.locator("#timer[aria-pressed=true]")).to_contain_text("Fry the beef")
    cook.locator("#timer").click()
    expect(cook.locator("#timer")).to_be_hidden()
    # Without a connection no empty dialog stays open.
    cook.route("**/book/*/recipes/bigmac", lambda route: route.abort())
    tile_of(cook, other).locator(".opener").click()
    lines.get_by_role("button", name="Recipe: BigMac").click()
    expect(cook.locator("#refused")).not_to_be_empty()
    expect(recipe).to_be_hidden()
