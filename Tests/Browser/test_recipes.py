"""Recipes: read at a metre with wet hands, for any number of portions, with allergens that the catalogue must say."""

import json

from playwright.sync_api import expect

from test_book import check, define, ready

BURGER = {
    "name": "BigMac", "of": "product", "for": "bigmac", "portions": 2, "category": "Carne", "minutes": 12,
    "difficulty": 2, "author": "Ane", "ingredients": [
        {"ingredient": "bun", "quantity": 2, "unit": "ud"},
        {"ingredient": "beef", "quantity": "0.18", "unit": "kg", "waste": 10},
        {"preparation": "sauce", "quantity": 1, "unit": "ud"},
    ],
    "steps": [{"text": "Tostar el pan"}, {"text": "Hacer la carne", "minutes": 6}, {"text": "Montar"}],
}


def cookery(restaurant, paired, **options):
    """An owner's page of a book with two recipes."""
    owner = paired("owner", path=f"/book/{restaurant.name}/recipes", language="en", **options)
    ready(owner)
    for key, content in (("bun", {"name": "Pan", "unit": "ud", "allergens": ["gluten", "sesame"]}),
                         ("beef", {"name": "Carne", "unit": "kg", "allergens": []}),
                         ("peanut", {"name": "Cacahuete", "unit": "kg", "allergens": ["peanuts"]})):
        assert define(owner, "ingredient", key, content).ok
    assert define(owner, "supply", "bun-6", {"ingredient": "bun", "supplier": "M", "size": 6, "unit": "ud",
                                             "price": "3.00"}).ok
    assert define(owner, "recipe", "sauce", {"name": "Salsa", "of": "preparation", "portions": 10, "ingredients": [
        {"ingredient": "peanut", "quantity": "0.2", "unit": "kg"}]}).ok
    assert define(owner, "recipe", "bigmac", BURGER).ok
    owner.reload()
    ready(owner)
    return owner


def test_an_allergen_that_the_catalogue_does_not_say_is_red_at_once(restaurant, paired):
    owner = cookery(restaurant, paired)
    burger = owner.locator(".recipes li", has_text="BigMac")
    expect(burger.locator(".alert.bad")).to_contain_text("peanuts")
    expect(owner.locator(".recipes li", has_text="Salsa").locator(".alert")).to_have_count(0)
    check(owner, "recipes")
    burger.get_by_role("link").click()
    ready(owner)
    expect(owner.locator(".recipe .alert.bad")).to_contain_text("The catalogue does not say: peanuts")
    expect(owner.locator(".recipe")).to_contain_text("cost unknown")
    cook = paired("kitchen", path=f"/book/{restaurant.name}/recipes/bigmac", language="en")
    expect(cook.locator(".recipe")).to_contain_text("peanuts")
    expect(cook.locator(".recipe")).not_to_contain_text("cost")
    assert cook.goto(f"/book/{restaurant.name}/recipes/nothing").status == 404


def test_a_recipe_is_read_step_by_step_with_one_key(restaurant, paired):
    cookery(restaurant, paired)
    cook = paired("kitchen", path=f"/book/{restaurant.name}/recipes/bigmac", width=320, has_touch=True, language="es")
    ready(cook)
    check(cook, "recipe")
    parts = cook.locator(".parts li")
    expect(parts.nth(1)).to_contain_text("0,18\u202fkg Carne")
    expect(parts.nth(1)).to_contain_text("merma 10")
    for _ in range(2):
        cook.locator("[data-more]").tap()
    expect(cook.locator(".portions b")).to_have_text("4")
    expect(parts.nth(1)).to_contain_text("0,36\u202fkg Carne")
    expect(parts.nth(2)).to_contain_text("2\u00a0× Salsa")
    for _ in range(9):
        cook.locator("[data-fewer]").tap()
    expect(cook.locator(".portions b")).to_have_text("1")
    expect(parts.nth(0)).to_contain_text("1\u00a0× Pan")
    current = cook.locator("[data-step][aria-current=step]")
    expect(current).to_contain_text("Tostar el pan")
    cook.keyboard.press("Space")
    expect(current).to_contain_text("Hacer la carne")
    # The right half of the steps is the next one, the left half is none.
    box = cook.locator(".steps ol").bounding_box()
    middle = box["y"] + 20
    cook.touchscreen.tap(box["x"] + box["width"] * 0.2, middle)
    expect(current).to_contain_text("Hacer la carne")
    cook.locator("[data-timer]").tap()
    expect(cook.locator("[data-timer]")).to_have_text("6:00")
    cook.keyboard.press("Enter")
    expect(current).to_contain_text("Montar")
    cook.locator("[data-next]").tap()
    expect(current).to_contain_text("Tostar el pan")
    # A timer outlives a reload, and says its step when it is up, on another recipe's page too.
    cook.clock.install()
    cook.reload()
    ready(cook)
    expect(cook.locator("[data-timer]")).to_contain_text("5:")
    cook.goto(f"/book/{restaurant.name}/recipes/sauce")
    ready(cook)
    cook.clock.fast_forward("07:00")
    expect(cook.locator("#done")).to_have_text("Ya está: Hacer la carne")


def test_a_bad_recipe_and_a_circle_are_refused(restaurant, paired):
    owner = cookery(restaurant, paired)
    for change in ({"of": "thing"}, {"difficulty": 4}, {"minutes": 0}, {"ingredients": []}, {"for": None},
                   {"steps": [{"text": ""}]}, {"ingredients": [{"preparation": "sauce", "quantity": 1, "unit": "g"}]},
                   {"ingredients": [{"ingredient": "bun", "quantity": 1, "unit": "ud", "waste": 96}]}):
        answer = define(owner, "recipe", "other", BURGER | change)
        assert answer.status == 422, change
    def taking(part):
        return {"name": "Masa", "of": "preparation", "ingredients": [part | {"quantity": 1, "unit": "ud"}]}

    own = define(owner, "recipe", "own", taking({"preparation": "own"}))
    assert (own.status, own.json()["error"]) == (422, "endless")
    assert own.json()["sentence"].startswith("own ")
    # What others take already cannot take them.
    first = define(owner, "recipe", "first", taking({"ingredient": "bun"}))
    assert define(owner, "recipe", "second", taking({"preparation": "first"})).ok
    around = define(owner, "recipe", "first", taking({"preparation": "second"}), after=first.json()["entry"]["id"])
    assert (around.status, around.json()["error"]) == (422, "endless")


def test_the_owner_writes_a_recipe_by_hand_and_removes_it(restaurant, paired):
    owner = cookery(restaurant, paired)
    owner.locator("#editor > summary").click()
    check(owner, "editor")
    form = owner.locator("#recipe-form")
    form.locator("#edit-name").fill("Nuggets de la casa")
    form.locator("#edit-of").select_option("product:nuggets")
    form.locator("#edit-portions").fill("4")
    form.locator("#edit-difficulty").select_option("1")
    first = form.locator("#edit-parts > li").first
    first.locator("[data-field=source]").select_option("ingredient:beef")
    expect(first.locator("[data-field=unit]")).to_have_value("kg")
    first.locator("[data-field=quantity]").fill("0,5")
    first.get_by_text("More").click()
    first.locator("[data-field=waste]").fill("10")
    form.get_by_role("button", name="Add an ingredient").click()
    second = form.locator("#edit-parts > li").nth(1)
    second.locator("[data-field=source]").select_option("preparation:sauce")
    expect(second.locator("[data-field=unit]")).to_have_value("ud")
    second.locator("[data-field=quantity]").fill("4")
    form.get_by_role("button", name="Add a step").click()
    form.locator("#edit-steps [data-field=text]").fill("Freír")
    form.locator("#edit-steps [data-field=minutes]").fill("5")
    form.get_by_role("button", name="Save").click()
    owner.wait_for_url("**/recipes/nuggets-de-la-casa-*")
    ready(owner)
    expect(owner.locator(".parts li").first).to_contain_text("0.5\u202fkg Carne")
    expect(owner.locator(".parts li").first).to_contain_text("10\u202f% lost")
    expect(owner.locator("[data-timer]")).to_contain_text("5")
    # What is wrong is said, and nothing is lost.
    owner.locator("#editor > summary").click()
    form.locator("#edit-parts [data-field=quantity]").first.fill("much")
    form.get_by_role("button", name="Save").click()
    expect(owner.locator("#refused")).to_contain_text("ingredients")
    form.locator("#edit-parts [data-field=quantity]").first.fill("0.25")
    form.get_by_role("button", name="Save").click()
    expect(owner.locator(".parts li").first).to_contain_text("0.25\u202fkg Carne")
    ready(owner)
    owner.on("dialog", lambda dialog: dialog.accept())
    owner.locator("#editor > summary").click()
    form.get_by_role("button", name="Remove", exact=True).last.click()
    owner.wait_for_url("**/recipes")
    expect(owner.locator("#recipes li")).to_have_count(2)


def test_a_recipe_is_found_by_what_it_has_and_by_what_can_be_made_now(restaurant, paired):
    owner = cookery(restaurant, paired)
    assert define(owner, "recipe", "aged", {"name": "Chuleta", "of": "product", "for": "nuggets", "minutes": 40,
                                            "difficulty": 3, "author": "Beñat", "category": "Brasa", "ingredients": [
                                                {"ingredient": "beef", "quantity": 2, "unit": "kg"}]}).ok
    # There is 1 kg of meat, and of the rest nothing was counted.
    owner.goto(f"/book/{restaurant.name}/count")
    ready(owner)
    owner.locator("[data-ingredient=beef]").get_by_role("button", name="1", exact=True).click()
    expect(owner.locator("[data-ingredient=beef]")).to_contain_text("1\u202fkg, counted")
    owner.goto(f"/book/{restaurant.name}/recipes")
    ready(owner)
    check(owner, "recipes")
    names = owner.locator("#recipes > li:visible b")
    expect(names).to_have_text(["BigMac", "Chuleta", "Salsa"])
    expect(owner.locator("[data-recipe=aged]")).to_contain_text("missing: Carne")
    owner.locator("#find-now").check()
    expect(names).to_have_text(["BigMac"])
    owner.locator("#find-now").uncheck()
    owner.locator("#find-words").fill("carne")
    expect(names).to_have_text(["BigMac", "Chuleta"])
    owner.locator("#find-minutes").select_option("12")
    expect(names).to_have_text(["BigMac"])
    owner.locator("#find-words").fill("marisco")
    expect(names).to_have_count(0)
    expect(owner.locator("#none-found")).to_be_visible()
    owner.reload()
    ready(owner)
    owner.locator("#find-without").select_option("peanuts")
    expect(names).to_have_text(["Chuleta"])
    owner.locator("#find-without").select_option("")
    owner.locator("#find-order").select_option("newest")
    expect(names).to_have_text(["Chuleta", "BigMac", "Salsa"])
    # What is kept on top stays there, in this browser.
    owner.get_by_role("button", name="Keep on top: Salsa").click()
    expect(names).to_have_text(["Salsa", "Chuleta", "BigMac"])
    owner.reload()
    ready(owner)
    expect(names).to_have_text(["Salsa", "BigMac", "Chuleta"])
    # One that was looked at and changed says so.
    expect(owner.locator(".changed-since:visible")).to_have_count(0)
    owner.goto(f"/book/{restaurant.name}/recipes/aged")
    ready(owner)
    owner.locator("#note-text").fill("Sacar media hora antes")
    owner.locator("#note [type=submit]").click()
    expect(owner.locator("#notes")).to_contain_text("Sacar media hora antes")
    check(owner, "recipe")
    owner.locator("#editor > summary").click()
    owner.locator("#edit-minutes").fill("45")
    owner.locator("#recipe-form").get_by_role("button", name="Save").click()
    expect(owner.locator(".subject-facts")).to_contain_text("45")
    cook = paired("kitchen", path=f"/book/{restaurant.name}/recipes/aged", language="en")
    ready(cook)
    expect(cook.locator("#notes")).to_contain_text("Sacar media hora antes")
    expect(cook.locator("#editor")).to_have_count(0)
    entry = cook.locator("main").get_attribute("data-row")
    owner.goto(f"/book/{restaurant.name}/recipes/aged")
    ready(owner)
    assert owner.evaluate("""async ({ path, after }) => {
        const content = JSON.parse(document.getElementById("recipe-form").dataset.content);
        const body = JSON.stringify({ after: Number(after), content: { ...content, minutes: 50 } });
        const headers = { "Content-Type": "application/json" };
        return (await fetch(path, { method: "PUT", headers, body })).ok;
    }""", {"path": f"/v1/book/{restaurant.name}/entries/recipe/aged", "after": entry})
    cook.goto(f"/book/{restaurant.name}/recipes")
    ready(cook)
    expect(cook.locator("[data-recipe=aged] .changed-since")).to_be_visible()
    # No note about a recipe comes onto the inspector's sheet.
    owner.goto(f"/book/{restaurant.name}/sheet")
    expect(owner.locator("main")).not_to_contain_text("Sacar media hora antes")


def test_a_form_that_is_saved_changes_only_what_somebody_changed(restaurant, paired):
    owner = cookery(restaurant, paired)
    # What the catalogue, the restaurant or the book have no more.
    gone = {"name": "Vieja", "of": "product", "for": "gone-product", "portions": 1, "station": "gone-station",
            "ingredients": [{"ingredient": "gone-thing", "quantity": 1, "unit": "ud", "waste": 5, "only": "gone-one",
                             "unless": "gone-other", "size": "large", "service": "gone-service"}],
            "steps": [{"text": "Esperar", "minutes": 3}]}
    assert define(owner, "recipe", "old", gone).ok
    supply = {"ingredient": "gone-thing", "supplier": "M", "size": 6, "unit": "ud"}
    assert define(owner, "supply", "gone-6", supply).ok
    owner.goto(f"/book/{restaurant.name}/recipes/old")
    ready(owner)
    owner.locator("#editor > summary").click()
    owner.locator("#edit-name").fill("Nueva")
    owner.locator("#recipe-form").get_by_role("button", name="Save").click()
    expect(owner.locator(".recipe h2")).to_have_text("Nueva")
    ready(owner)
    assert json.loads(owner.locator("#recipe-form").get_attribute("data-content")) == gone | {"name": "Nueva"}
    owner.goto(f"/book/{restaurant.name}/define")
    ready(owner)
    entry = owner.locator("details[data-name='supply gone-6']")
    entry.locator("summary").click()
    entry.locator("[data-member=size]").fill("12")
    entry.locator("[type=submit]").first.click()
    expect(owner.locator("details[data-name='supply gone-6'] form[data-content*='\"size\":12']")).to_have_count(1)
    content = owner.locator("details[data-name='supply gone-6'] form").get_attribute("data-content")
    assert json.loads(content)["ingredient"] == "gone-thing"
