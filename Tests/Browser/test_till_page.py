"""What a counter needs from the browser's till: money, codes, questions, and room for many orders."""

import json
import shutil
import sqlite3

import pytest
from playwright.sync_api import expect

from restaurant import ROOT, Restaurant, choose_first

SIZES = [(320, 640, 5), (390, 844, 5), (1280, 800, 12), (1920, 1080, 12)]


def row(till, code):
    return till.locator("li.order", has_text=code)


def sheet(till):
    return till.locator(".sheet.shown")


def state(restaurant, code):
    return json.loads(restaurant.run("till", "show", code, "--json"))["state"]


def ready(restaurant, device="Ane"):
    """A ready order whose customer is here."""
    code = restaurant.order(device, "Nuggets")
    for action in ("arrived", "prepare", "ready"):
        restaurant.run("till", action, code)
    return code


# P4: paying and handing over are two things.

def test_a_paid_order_stays_in_the_kitchen_and_shows_how_when_and_by_whom_it_was_paid(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till, kitchen = paired("till"), paired("kitchen")
    tile = kitchen.locator("[data-region=orders] > li", has_text=code)
    expect(tile).to_be_visible()
    row(till, code).locator(".line-row").click()
    sheet(till).locator("[data-paid=card]").click()
    paid = sheet(till).locator(".money.paid")
    expect(paid).to_contain_text("Pagado con tarjeta")
    expect(paid).to_contain_text("till 1")
    expect(row(till, code).locator(".amount.paid")).to_be_visible()
    expect(tile).to_be_visible()
    assert state(restaurant, code) == "received"
    order = json.loads(restaurant.run("till", "show", code, "--json"))
    assert (order["paid"]["kind"], order["paid"]["by"]) == ("card", "till 1")
    # The payment is the last change, so undoing it takes back the payment and nothing else.
    paid.locator("button").click()
    expect(sheet(till).locator("[data-paid=card]")).to_be_visible()
    assert "paid" not in json.loads(restaurant.run("till", "show", code, "--json"))


def test_the_key_of_the_terminal_charges_without_handing_over(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    choose_first(till)
    till.keyboard.press("k")
    expect(till.locator("#dialog-paid")).to_be_visible()
    till.keyboard.press("a")
    expect(sheet(till).locator(".money.paid")).to_contain_text("efectivo")
    assert state(restaurant, code) == "received"


def test_an_order_that_is_not_ready_is_handed_over_only_after_a_question(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    choose_first(till)
    till.keyboard.press("c")
    expect(till.locator("#dialog-early")).to_contain_text(code)
    till.keyboard.press("Enter")
    expect(till.locator("#dialog-early")).to_be_hidden()
    assert state(restaurant, code) == "received"
    till.keyboard.press("c")
    till.keyboard.press("e")
    expect(row(till, code)).to_have_count(0)
    assert state(restaurant, code) == "collected"


def test_a_ready_order_that_is_not_paid_says_that_it_is_charged_and_a_paid_one_does_not(restaurant, paired):
    code = ready(restaurant)
    till = paired("till")
    row(till, code).locator(".line-row").click()
    expect(sheet(till).locator(".next")).to_have_text("Cobrar y entregar")
    restaurant.run("till", "pay", code, "--paid", "cash")
    expect(sheet(till).locator(".next")).to_have_text("Entregar")


# Counts

def test_a_ready_order_is_served_in_two_taps_and_in_five_keys(restaurant, paired):
    code = ready(restaurant)
    till = paired("till", has_touch=True)
    taps = 0
    for target in (row(till, code).locator(".line-row"), sheet(till).locator(".next")):
        target.tap()
        taps += 1
    expect(row(till, code)).to_have_count(0)
    assert taps <= 2 and state(restaurant, code) == "collected"
    code = ready(restaurant, "Jon")
    # The page can show the order before it is ready; then the till would ask first.
    expect(till.locator("li.order:not([data-early])", has_text=code)).to_be_visible()
    keys = [*code.split("-")[0], "Enter", "Enter"]
    for key in keys:
        till.keyboard.press(key)
    expect(row(till, code)).to_have_count(0)
    assert len(keys) <= 5 and state(restaurant, code) == "collected"


def test_enter_twice_hands_over_although_the_arrival_is_still_on_its_way(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    for action in ("prepare", "ready"):
        restaurant.run("till", action, code)
    till = paired("till")
    pending = []
    till.route(f"**/{till.locator('#find').get_attribute('data-arrival')}", lambda route: pending.append(route))
    for key in [*code.split("-")[0], "Enter", "Enter"]:
        till.keyboard.press(key)
    till.wait_for_function("() => document.querySelector('li.order[aria-busy]')")
    assert state(restaurant, code) == "ready" and len(pending) == 1
    pending[0].continue_()
    expect(row(till, code)).to_have_count(0)
    assert state(restaurant, code) == "collected"


@pytest.fixture
def crowd(restaurant):
    """Orders enough to fill every screen."""
    for number in range(25):
        restaurant.order(f"Ane {number}", "Nuggets")
    return restaurant


def test_the_list_shows_many_orders_and_nothing_covers_them(crowd, paired):
    for width, height, least in SIZES:
        till = paired("till", width=width)
        till.set_viewport_size({"width": width, "height": height})
        expect(till.locator("li.order")).to_have_count(25)
        seen = "rows => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length"
        assert till.locator("li.order").evaluate_all(seen) >= least, (width, height)
        assert till.evaluate("document.documentElement.scrollWidth") <= width
        # A message and an alarm take room of their own.
        till.evaluate("""() => {
          document.getElementById("done").textContent = "x".repeat(60);
          document.getElementById("alarm").textContent = "y";
          document.getElementById("alarm").hidden = false;
        }""")
        covered = """rows => rows.filter((row) => {
          const box = row.getBoundingClientRect();
          return ["done", "alarm"].some((id) => {
            const other = document.getElementById(id).getBoundingClientRect();
            return other.top < box.bottom && box.top < other.bottom && other.left < box.right && box.left < other.right;
          });
        }).length"""
        assert till.locator("li.order").evaluate_all(covered) == 0, (width, height)


def test_a_number_pad_finds_an_order_by_touch(restaurant, paired):
    codes = [restaurant.order(name, "Nuggets") for name in ("Ane", "Jon")]
    till = paired("till", width=820, has_touch=True)
    till.set_viewport_size({"width": 820, "height": 1180})
    for digit in codes[1].split("-")[1]:
        till.locator(f"[data-digit='{digit}']").tap()
    till.locator(".pad .go").tap()
    expect(till.locator("li.order.selected")).to_contain_text(codes[1])


def test_a_ready_order_waits_for_its_customer_in_a_lane_with_its_own_button(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    restaurant.run("till", "prepare", code)
    restaurant.run("till", "ready", code)
    till = paired("till")
    waiting = till.locator("[data-region=waiting] li.order", has_text=code)
    waiting.locator(".row-action").click()
    expect(till.locator("[data-region=orders] li.order", has_text=code)).to_be_visible()
    expect(waiting).to_have_count(0)


def test_what_is_not_about_an_order_is_in_one_menu(restaurant, paired):
    till = paired("till")
    menu = till.locator("#management")
    expect(menu).to_be_hidden()
    till.locator("[popovertarget=management]").first.click()
    expect(menu.locator("[data-action], [data-open]")).to_have_count(8)
    menu.locator("[data-action=close]").click()
    expect(menu).to_be_hidden()
    expect(till.locator("#dialog-close")).to_be_visible()


# P6: any part of a code, a name or a product.

def test_any_part_of_a_code_a_name_or_a_product_finds_an_order(restaurant, paired):
    ane, jon = restaurant.order("Ane", "Nuggets"), restaurant.order("Jon", "Espresso")
    till = paired("till")
    expect(till.locator("li.order")).to_have_count(2)
    digits = jon.split("-")[1]
    parts = [part for part in (digits, digits[:2], digits[1:], jon[:-1]) if part not in ane]
    for text in [*parts, "jo", "espr"]:
        till.keyboard.press("Escape")
        till.keyboard.press("/")
        till.keyboard.type(text)
        till.keyboard.press("Enter")
        expect(till.locator("li.order.selected")).to_contain_text(jon)
        till.keyboard.press("Escape")
        till.keyboard.press("Escape")


# P5: two open orders with one code.

def test_two_open_orders_with_one_code_have_a_letter_and_a_name_everywhere(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    restaurant.order("Jon", "Espresso")
    with sqlite3.connect(restaurant.folder / "state/queue.sqlite", timeout=20) as queue:
        queue.execute("UPDATE orders SET code = ? WHERE id = 2", [code])
    restaurant.run("till", "comment", "#2", "x")
    till = paired("till")
    jon = till.locator("li.order[data-id='2']")
    expect(jon.locator(".code em")).to_have_text("B")
    expect(till.locator("li.order[data-id='1'] .code em")).to_have_count(0)
    jon.locator(".line-row").click()
    expect(sheet(till).locator("h2")).to_contain_text("B")
    till.keyboard.press("x")
    expect(till.locator("#dialog-reason-cancel h2")).to_contain_text(f"{code} B · Jon")


# P12 and P14: nothing dangerous under Enter.

@pytest.mark.parametrize("language,width", [("es", 320), ("eu", 1024)])
def test_enter_in_a_question_does_no_harm(restaurant, paired, language, width):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till", language=language, width=width)
    choose_first(till)
    for key, name in (("x", "reason-cancel"), ("n", "no-show"), ("c", "early")):
        till.keyboard.press(key)
        dialog = till.locator(f"#dialog-{name}")
        expect(dialog.locator("h2")).to_contain_text(code)
        expect(dialog.locator("p").first).not_to_be_empty()
        expect(dialog.locator(".primary")).to_be_focused()
        till.keyboard.press("Enter")
        expect(dialog).to_be_hidden()
    assert state(restaurant, code) == "received"


def test_a_cancellation_needs_a_reason_and_its_own_key(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    choose_first(till)
    till.keyboard.press("x")
    dialog = till.locator("#dialog-reason-cancel")
    expect(dialog.locator("[value=yes]")).to_be_disabled()
    till.keyboard.press("c")
    # Enter does not cancel: neither on the chosen reason nor where the focus is.
    dialog.locator("[type=radio]:checked").press("Enter")
    expect(dialog).to_be_visible()
    dialog.locator(".primary").press("Enter")
    expect(dialog).to_be_hidden()
    assert state(restaurant, code) == "received"
    for key in "xcx":
        till.keyboard.press(key)
    expect(row(till, code)).to_have_count(0)
    assert state(restaurant, code) == "cancelled"


def test_the_dialog_takes_a_reason_in_own_words(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    choose_first(till)
    till.keyboard.press("x")
    dialog = till.locator("#dialog-reason-cancel")
    till.keyboard.press("o")
    till.keyboard.type("se cayó")
    dialog.locator("[value=yes]").click()
    expect(row(till, code)).to_have_count(0)
    order = json.loads(restaurant.run("till", "history", code, "--json"))
    assert "se cayó" in json.dumps(order, ensure_ascii=False)


def test_a_device_is_blacklisted_only_after_a_question_of_its_own(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    choose_first(till)
    for keys in (["n", "l"], []):
        for key in keys:
            till.keyboard.press(key)
        if not keys:
            sheet(till).locator("[data-action=blacklist]").click()
        dialog = till.locator("#dialog-blacklist")
        expect(dialog).to_contain_text("para siempre")
        expect(dialog.locator(".primary")).to_be_focused()
        till.keyboard.press("Enter")
        expect(dialog).to_be_hidden()
    assert json.loads(restaurant.run("till", "blacklist", "list", "--json")) == []
    till.keyboard.press("n")
    till.keyboard.press("l")
    till.keyboard.press("l")
    expect(row(till, code)).to_have_count(0)
    assert len(json.loads(restaurant.run("till", "blacklist", "list", "--json"))) == 1


def test_a_key_right_after_an_answer_belongs_to_the_next_question(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    row(till, code).locator(".line-row").click()
    # No event of the browser comes between these keys: only what follows an answer at once.
    till.evaluate(
        """async () => {
          for (const key of "nll") {
            const target = document.querySelector("dialog[open]") ?? document.body;
            target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            for (let turn = 0; turn < 20; turn++) await null;
          }
        }"""
    )
    expect(row(till, code)).to_have_count(0)
    assert len(json.loads(restaurant.run("till", "blacklist", "list", "--json"))) == 1


def test_a_note_about_an_allergy_looks_as_in_the_kitchen(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till")
    row(till, code).locator(".line-row").click()
    for text, count in (("sin prisa", 0), ("alérgica al huevo", 1)):
        restaurant.run("till", "comment", code, text)
        expect(sheet(till).locator(".comment")).to_contain_text(text)
        expect(sheet(till).locator(".alert.allergic")).to_have_count(count)


# P13

def test_the_history_says_what_till_history_says(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    restaurant.run("till", "add", code, "Espresso")
    till = paired("till")
    choose_first(till)
    till.keyboard.press("h")
    shown = till.locator("#dialog-list .choices")
    expect(shown.locator("li")).to_have_count(2)
    expect(shown).to_contain_text("Espresso")
    lines = restaurant.run("till", "history", code, "--lang", "es").splitlines()
    clock = lines[-1].split()[1]
    assert clock.count(":") == 2, lines
    expect(shown.locator("li").last).to_contain_text(clock)


# P14

def test_a_slash_in_the_search_field_is_text(restaurant, paired):
    till = paired("till")
    till.keyboard.press("/")
    till.keyboard.type("1/2")
    expect(till.locator("#number")).to_have_value("1/2")


def test_a_field_for_an_amount_has_the_keyboard_for_one(restaurant, paired):
    till = paired("till")
    expect(till.locator("#register")).to_have_attribute("inputmode", "decimal")


@pytest.fixture
def burgers(tmp_path):
    """A restaurant whose nuggets have options."""
    catalogue = tmp_path / "catalog"
    shutil.copytree(ROOT / "catalog", catalogue)
    products = json.loads((catalogue / "products.json").read_text())
    for product in products:
        if product["name"] == "Nuggets":
            product["options"] = ["extras", "sauce"]
    (catalogue / "products.json").write_text(json.dumps(products))
    (catalogue / "options.json").write_text(json.dumps([
        {"id": "extras", "name": "Extras", "kind": "choose", "max": 2,
         "choices": [{"id": "ketchup", "name": "ketchup", "price": "0.20"}, {"id": "lime", "name": "lima"}]},
        {"id": "sauce", "name": "Salsa", "kind": "choose", "min": 1, "max": 1,
         "choices": [{"id": "bbq", "name": "barbacoa"}, {"id": "curry", "name": "curry"}]},
    ]))
    with Restaurant(MCORDERD_CATALOG=str(catalogue)) as running:
        yield running


def test_adding_a_product_asks_for_its_options_the_required_ones_first(burgers, open_page):
    code = burgers.order("Ane", "Espresso")
    till = open_page(burgers.origin)
    till.goto("/pair")
    till.keyboard.type(burgers.pairing_code("till"))
    till.keyboard.press("Enter")
    till.wait_for_url(lambda url: not url.endswith("/pair"))
    till.goto(f"/till/{burgers.name}")
    till.wait_for_selector("main[data-complete]")
    choose_first(till)
    till.keyboard.press("+")
    till.keyboard.type("nugg")
    till.keyboard.press("Enter")
    dialog = till.locator("#dialog-options")
    expect(dialog.locator("legend").first).to_contain_text("Salsa")
    expect(dialog.locator("legend").first).to_contain_text("obligatorio")
    dialog.get_by_label("curry").check()
    dialog.get_by_label("ketchup").check()
    dialog.locator("[value=add]").click()
    expect(sheet(till).locator("[data-line]", has_text="Nuggets")).to_contain_text("curry")
    lines = json.loads(burgers.run("till", "show", code, "--json"))["lines"]
    assert {option["name"] for option in lines[-1]["options"]} == {"curry", "ketchup"}


# Undo

def test_a_browser_offers_to_take_back_what_it_did_last(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    tills = [paired("till") for _ in range(2)]
    row(tills[0], code).locator(".line-row").click()
    expect(sheet(tills[0]).locator("[data-action=recall]")).to_have_count(0)
    sheet(tills[0]).locator(".next").click()
    expect(row(tills[1], code)).to_have_attribute("data-state", "preparing")
    expect(tills[1].locator("#undo")).to_be_hidden()
    tills[0].locator("#undo").click()
    expect(row(tills[1], code)).to_have_attribute("data-state", "received")


def test_who_may_not_make_a_change_may_not_undo_it(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    restaurant.run("till", "pay", code, "--paid", "cash")
    kitchen = paired("kitchen")
    order = json.loads(restaurant.run("till", "show", code, "--json"))
    expect(kitchen.locator("[data-action=recall]")).to_have_count(0)
    status = kitchen.evaluate("""async ([path, revision]) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify({ revision }) })).status;
    }""", [f"/v1/restaurants/{restaurant.name}/orders/{order['id']}/recall", 2])
    assert status == 403
    assert "paid" in json.loads(restaurant.run("till", "show", code, "--json"))
