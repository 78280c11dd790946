"""The kitchen book: a register begins, values are noted by thumb, what is wrong stays open, an inspector gets a sheet."""

import csv
import io
import sqlite3
import uuid

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from golden import TOLERANCE, difference_from_golden

# Wider than a phone.
LONG_WORD = "Fleischzubereitungskühlschrankreinigungsprotokoll"


def define(page, kind, key, content, after=0):
    """Writes an entry of the book from an owner's page."""
    path = f"/v1/book/{page.evaluate('document.getElementById(`main`).dataset.restaurant')}/entries/{kind}/{key}"
    answer = page.request.put(path, data={"after": after, "content": content}, headers={"Origin": origin(page)})
    return answer


def ready(page):
    """Waits for the script of the page, which comes after its content."""
    page.wait_for_selector("main[data-ready]")


def origin(page):
    return page.evaluate("location.origin")


def kitchen(restaurant, paired, fridges=5, name="Nevera"):
    """An owner's page of a register that has some fridges, which are due once a day."""
    owner = paired("owner", path=f"/book/{restaurant.name}", language="en")
    ready(owner)
    subjects = [f"fridge-{number}" for number in range(1, fridges + 1)]
    assert define(owner, "person", "ane", {"name": "Ane"}).ok
    for number, key in enumerate(subjects, 1):
        assert define(owner, "subject", key, {"name": f"{name} {number}", "kind": "cold"}).ok
    content = {"name": "Temperatura", "kind": "temperature", "subjects": subjects, "due": {"days": 1}, "max": 4,
               "cure": ["Cambiado de sitio"]}
    assert define(owner, "check", "cold", content).ok
    owner.reload()
    ready(owner)
    return owner


def test_a_new_owner_begins_the_register_and_before_that_nobody_sees_any_of_it(restaurant, paired):
    cook = paired("kitchen", language="en")
    expect(cook.locator("#book-due")).to_have_count(0)
    cook.goto("/")
    expect(cook.locator("a[href*=book]")).to_have_count(0)
    owner = paired("owner", path="/", language="es")
    owner.locator(f"a[href='/book/{restaurant.name}']").click()
    ready(owner)
    fridges = owner.locator(".starter", has_text="Nevera").locator(".count")
    fridges.fill("5")
    owner.locator("#people").fill("Ane\nBeñat\n")
    owner.get_by_role("button", name="Empezar el registro").click()
    expect(owner.locator(".subject h3", has_text="Nevera")).to_have_count(5)
    expect(owner.locator("#who button")).to_have_text(["Ane", "Beñat"])
    cook.reload()
    expect(cook.get_by_role("link", name="Kitchen book")).to_have_count(1)


def test_five_fridges_take_six_taps_and_a_wrong_value_stays_open_until_a_later_one_is_right(restaurant, paired):
    owner = kitchen(restaurant, paired)
    cook = paired("kitchen", has_touch=True, language="en")
    expect(cook.locator("#book-due")).to_have_text("5 checks are due")
    cook.locator("#book-due").tap()
    ready(cook)
    cook.locator("[data-person=ane]").tap()
    taps = 0
    cook.locator("[data-round]").tap()
    taps += 1
    for _ in range(5):
        shown = cook.locator(".ask:not([hidden])")
        key = shown.get_attribute("data-key")
        shown.get_by_role("button", name="3", exact=True).tap()
        taps += 1
        cook.wait_for_function("key => document.querySelector('.ask:not([hidden])')?.dataset.key !== key", arg=key)
    expect(cook.locator("#round")).to_be_hidden()
    assert taps <= 6
    expect(cook.locator("[data-round]")).to_have_count(0)
    # Outside a round a value takes two taps; one out of its limits asks what was done.
    cook.locator(".check-row").first.tap()
    cook.locator(".ask:not([hidden])").get_by_role("button", name="5", exact=True).tap()
    cook.get_by_role("button", name="Cambiado de sitio").tap()
    expect(cook.locator("#round")).to_be_hidden()
    expect(cook.locator(".open-values .check-row")).to_have_count(1)
    # The owner's page follows what the kitchen notes.
    expect(owner.locator(".open-values")).to_contain_text("Nevera 1")
    owner.locator(".open-values .check-row").click()
    owner.locator(".ask:not([hidden]) [data-other]").click()
    for digit in ("2", ",", "5"):
        owner.locator(f"#number [data-digit='{digit}']").click()
    owner.locator("#number [type=submit]").click()
    expect(owner.locator("#round")).to_be_hidden()
    expect(owner.locator(".open-values")).to_have_count(0)
    expect(owner.locator(".check-row").first).to_contain_text("2.5")


def test_what_was_noted_can_be_taken_back_and_corrected_and_owners_do_not_overwrite_each_other(restaurant, paired):
    owner = kitchen(restaurant, paired, fridges=1)
    owner.locator("[data-round]").click()
    owner.locator(".ask:not([hidden])").get_by_role("button", name="4", exact=True).click()
    expect(owner.locator("#round")).to_be_hidden()
    owner.locator("#take-back").click()
    expect(owner.locator("[data-round]")).to_be_visible()
    owner.locator("[data-round]").click()
    owner.locator(".ask:not([hidden])").get_by_role("button", name="3", exact=True).click()
    expect(owner.locator("[data-round]")).to_have_count(0)
    owner.locator(".subject h3 a").click()
    owner.wait_for_selector("#note")
    ready(owner)
    line = owner.locator(".noted li").first
    line.locator("summary").click()
    line.get_by_label("Correction").fill("2,5")
    line.get_by_label("Reason").fill("typed wrongly")
    line.get_by_role("button", name="Correct", exact=True).click()
    expect(owner.locator(".noted li").first).to_contain_text("corrected, before: 3")
    expect(owner.locator(".noted li").first).to_contain_text("typed wrongly")
    ready(owner)
    owner.get_by_label("Note").fill("The door does not close")
    owner.locator("#note [type=submit]").click()
    expect(owner.locator(".noted")).to_contain_text("The door does not close")
    # Of two owners who change one thing the slower one is told.
    other = paired("owner", path=f"/book/{restaurant.name}/define", language="en")
    ready(other)
    owner.goto(f"/book/{restaurant.name}/define")
    ready(owner)
    for page, name in ((owner, "Nevera grande"), (other, "Nevera pequeña")):
        entry = page.locator("details", has=page.locator("form[data-key=fridge-1]"))
        entry.locator("summary").click()
        entry.get_by_label("Name").fill(name)
        entry.get_by_role("button", name="Save").click()
    expect(other.locator("#refused")).to_contain_text("Somebody else has changed this")
    other.goto(f"/book/{restaurant.name}")
    ready(other)
    expect(other.locator(".subject h3")).to_contain_text("Nevera grande")


def test_a_value_that_was_noted_without_the_server_is_sent_later_and_once(restaurant, paired):
    owner = kitchen(restaurant, paired, fridges=2)
    owner.route("**/facts", lambda route: route.abort())
    owner.locator("[data-round]").click()
    for _ in range(2):
        key = owner.locator(".ask:not([hidden])").get_attribute("data-key")
        owner.locator(".ask:not([hidden])").get_by_role("button", name="3", exact=True).click()
        owner.wait_for_function("key => document.querySelector('.ask:not([hidden])')?.dataset.key !== key", arg=key)
    expect(owner.locator("#outbox")).to_contain_text("2 not sent yet")
    owner.unroute("**/facts")
    # The answer to the first request gets lost: the same facts come again.
    lost = []

    def lose(route):
        if not lost:
            lost.append(route.fetch().status)
            return route.abort()
        return route.continue_()

    owner.route("**/facts", lose)
    expect(owner.locator("#outbox")).to_be_hidden()
    assert lost == [200]
    owner.goto(f"/book/{restaurant.name}/sheet")
    ready(owner)
    expect(owner.locator(".sheet-table").first.locator("tbody tr:not(.marked)")).to_have_count(2)


def test_the_sheet_is_a_table_for_paper_and_for_a_spreadsheet(restaurant, paired):
    owner = kitchen(restaurant, paired, fridges=1)
    owner.locator("[data-round]").click()
    owner.locator(".ask:not([hidden])").get_by_role("button", name="5", exact=True).click()
    owner.get_by_role("button", name="Cambiado de sitio").click()
    expect(owner.locator("#round")).to_be_hidden()
    owner.get_by_role("link", name="Sheet").click()
    owner.wait_for_selector(".sheet-table")
    row = owner.locator(".sheet-table").first.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_have_class("marked")
    expect(row).to_contain_text("Cambiado de sitio")
    table = owner.request.get(owner.get_by_role("link", name="CSV").get_attribute("href")).text()
    rows = list(csv.reader(io.StringIO(table.lstrip("\ufeff")), delimiter=";" if ";" in table.split("\n")[0] else ","))
    assert [row[1:4] for row in rows[1:]] == [["Nevera 1", "Temperatura", "5\u202f°C"]]
    expect(owner.locator(".allergen-table tr", has_text="Nuggets").first).to_contain_text("gluten")
    owner.emulate_media(media="print")
    expect(owner.locator(".book-ways")).to_be_hidden()


def test_the_sheet_looks_as_its_picture_on_paper(restaurant, paired, open_page):
    owner = kitchen(restaurant, paired, fridges=2)
    facts = [{"id": str(uuid.uuid4()), "n": number, "ago": 0, "person": "ane", "kind": kind, "key": key,
              "content": content} for number, (kind, key, content) in enumerate([
        ("result", "fridge-1/cold", {"value": 3.5}),
        ("result", "fridge-2/cold", {"value": 9, "cure": "Cambiado de sitio"}),
        ("note", "fridge-2", {"text": "La puerta no cierra"}),
        ("result", "fridge-2/cold", {"value": 4}),
    ], 1)]
    answer = owner.request.post(
        f"/v1/book/{restaurant.name}/facts", data=facts, headers={"Origin": restaurant.origin})
    assert [fact["outcome"] for fact in answer.json()["facts"]] == ["stored"] * len(facts)
    # What is on paper has days and times.
    noon = 1_793_530_800_000
    with sqlite3.connect(restaurant.folder / "state/queue.sqlite", timeout=30) as queue:
        queue.execute("UPDATE book_facts SET at = ? + seq * 5400000, entered = ? + seq * 5400000", (noon, noon))
        queue.execute("UPDATE book_entries SET at = ?", (noon - 3_600_000,))
    owner.set_viewport_size({"width": 794, "height": 1123})
    owner.goto(f"/book/{restaurant.name}/sheet?from=2026-11-01&to=2026-11-03")
    owner.wait_for_selector(".sheet-table")
    expect(owner.locator(".sheet-table").first.locator("tbody tr")).to_have_count(6)
    owner.emulate_media(media="print", color_scheme="light")
    # The allergens that follow are the catalogue's.
    owner.locator(".allergen-table").evaluate("table => table.remove()")
    picture = owner.locator("main").screenshot(animations="disabled")
    assert difference_from_golden(open_page(restaurant.origin), picture, "sheet-paper") <= TOLERANCE


def test_no_page_of_the_book_violates_a_rule_or_is_wider_than_a_phone(restaurant, paired):
    owner = paired("owner", path=f"/book/{restaurant.name}", width=320)
    ready(owner)
    check(owner, "setup")
    kitchen(restaurant, paired, fridges=2, name=LONG_WORD)
    owner.goto(f"/book/{restaurant.name}")
    ready(owner)
    owner.locator(".check-row").first.click()
    round_ = owner.locator("#round")
    assert round_.evaluate("round => round.scrollWidth <= round.clientWidth")
    owner.locator(".ask:not([hidden]) [data-other]").click()
    check(owner, "round")
    for value in ("3", "5"):
        owner.goto(f"/book/{restaurant.name}")
        ready(owner)
        owner.locator(".check-row").first.click()
        owner.locator(".ask:not([hidden])").get_by_role("button", name=value, exact=True).click()
    check(owner, "cures")
    for path in ("", "/register/fridge-1", "/sheet", "/define"):
        owner.goto(f"/book/{restaurant.name}{path}")
        ready(owner)
        for summary in owner.locator("summary").all():
            summary.click()
        check(owner, path)


def check(page, name):
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"], name
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        violations = Axe().run(page).response["violations"]
        assert not violations, (name, scheme, [(v["id"], [n["html"] for n in v["nodes"]][:3]) for v in violations])
