"""The keys of the terminal's screen that open lists and questions, on the browser's till."""

import json

import pytest
from playwright.sync_api import expect

from restaurant import choose_first


def till_with_order(restaurant, paired, **options):
    code = restaurant.order("Ane", "Nuggets")
    till = paired("till", **options)
    expect(till.locator("li.order", has_text=code)).to_be_visible()
    return till, code


def device(restaurant):
    return json.loads(restaurant.run("till", "list", "--json"))[0]["udid"]


def test_every_key_of_the_terminal_is_a_key_of_the_page(restaurant, paired):
    till, _ = till_with_order(restaurant, paired)
    keys = till.locator("[data-shortcut]").evaluate_all("fields => fields.map((field) => field.dataset.default)")
    # StaffAction+Keys.swift, TillView.swift. Digits and arrows are not shortcuts that a user can change.
    assert sorted(keys) == sorted(["Enter", "/", *"abcCdfhiklmnopqrstuvx+?"])


@pytest.mark.parametrize("language,width", [("es", 320), ("en", 1024)])
def test_a_blacklisted_order_is_accepted_from_the_list_of_refused_files(restaurant, paired, language, width):
    till, code = till_with_order(restaurant, paired, language=language, width=width)
    till.keyboard.press("d")
    dialog = till.locator("#dialog-list")
    expect(dialog).to_be_visible()
    till.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    restaurant.run("till", "blacklist", "add", device(restaurant), "--reason", "test")
    restaurant.run("mcorder", "add", "Nuggets", home="Ane")
    restaurant.run("mcorder", "send", "--again", "-r", restaurant.name, home="Ane")
    till.wait_for_function("""async (path) => {
      const response = await fetch(path);
      return (await response.json()).rejections.length === 1;
    }""", arg=f"/v1/restaurants/{restaurant.name}/rejections")
    till.keyboard.press("r")
    expect(dialog.locator("button[data-key-of='1']")).to_be_visible()
    till.keyboard.press("1")
    expect(till.locator("#dialog-accept")).to_be_visible()
    till.keyboard.press("a")
    expect(till.locator("li.order")).to_have_count(2)


def test_a_device_is_taken_off_the_blacklist(restaurant, paired):
    till, code = till_with_order(restaurant, paired)
    restaurant.run("till", "blacklist", "add", device(restaurant), "--reason", "motivo de prueba")
    choose_first(till)
    till.keyboard.press("d")
    dialog = till.locator("#dialog-list")
    expect(dialog).to_contain_text("Ane")
    expect(dialog).to_contain_text("motivo de prueba")
    dialog.locator("button[data-key-of]", has_text="motivo de prueba").click()
    expect(till.locator("#dialog-unlist")).to_be_visible()
    till.keyboard.press("l")
    expect(till.locator("#done")).not_to_be_empty()
    assert json.loads(restaurant.run("till", "blacklist", "list", "--json")) == []


def test_a_lost_device_is_revoked_only_after_a_question(restaurant, paired):
    till, code = till_with_order(restaurant, paired)
    udid = device(restaurant)
    revoked = lambda: json.loads(restaurant.run("till", "device", "show", udid, "--json"))["revoked"]
    choose_first(till)
    question = till.locator("#dialog-lost")
    for answer in ["Enter", "r"]:
        till.keyboard.press("d")
        till.locator("#dialog-list button", has_text="perdido").click()
        expect(question).to_contain_text("Ane")
        expect(question.locator(".primary")).to_be_focused()
        assert revoked() is None
        till.keyboard.press(answer)
        expect(question).to_be_hidden()
    expect(till.locator("#done")).to_contain_text("perdido")
    assert revoked()["by"] == "till 1"
    till.keyboard.press("d")
    expect(till.locator("#dialog-list")).to_contain_text("PERDIDO")
    expect(till.locator("#dialog-list button[data-key-of]")).to_have_count(0)


@pytest.mark.parametrize("language,width", [("es", 320), ("en", 1024)])
def test_the_day_is_closed_by_keys(restaurant, paired, language, width):
    till, code = till_with_order(restaurant, paired, language=language, width=width)
    row = till.locator("li.order", has_text=code)
    choose_first(till)
    till.keyboard.press("C")
    # The kitchen has not finished it.
    expect(till.locator("#dialog-early")).to_be_visible()
    till.keyboard.press("e")
    expect(till.locator("#dialog-paid")).to_be_visible()
    till.keyboard.press("b")
    expect(row).to_have_count(0)
    till.keyboard.press("f")
    dialog = till.locator("#dialog-close")
    expect(dialog.locator("pre")).to_contain_text("Garbera")
    assert till.evaluate("document.documentElement.scrollWidth") <= width
    till.locator("#register").fill("abc")
    till.keyboard.press("Enter")
    expect(till.locator("#refused")).to_contain_text("abc")
    till.keyboard.press("f")
    expect(dialog).to_be_visible()
    till.locator("#register").fill("10")
    till.keyboard.press("Enter")
    expect(till.locator("#dialog-final")).to_be_visible()
    till.keyboard.press("f")
    expect(till.locator("#done")).not_to_be_empty()
    till.keyboard.press("f")
    expect(dialog).to_be_visible()
    till.keyboard.press("l")
    expect(till.locator("#dialog-list button[data-key-of]")).to_have_count(1)
    till.keyboard.press("1")
    expect(dialog.locator("pre")).to_contain_text("10")
    expect(till.locator("#register")).to_be_hidden()
    close = json.loads(restaurant.run("till", "close", "--number", "1", "--restaurant", restaurant.name, "--json"))
    assert close["registerCents"] == 1000 and close["by"] == "till 1"


def test_each_of_two_lines_with_one_text_can_be_struck(restaurant, paired):
    till, code = till_with_order(restaurant, paired)
    restaurant.run("till", "add", code, "Nuggets")
    sheet = till.locator(".sheet", has_text=code)
    expect(sheet.locator("[data-line]")).to_have_count(2)
    choose_first(till)
    till.keyboard.press("t")
    expect(till.locator("#dialog-strike button", has_text="Nuggets")).to_have_count(2)
    till.keyboard.press("1")
    expect(till.locator("#dialog-reason-strike")).to_be_visible()
    till.keyboard.press("a")
    till.keyboard.press("t")
    expect(sheet.locator("li.struck")).to_have_count(1)
    order = json.loads(restaurant.run("till", "show", code, "--json"))
    assert [line.get("added") for line in order["lines"]] == [True]


def test_leaving_asks_while_a_customer_waits(restaurant, paired):
    till, code = till_with_order(restaurant, paired)
    restaurant.run("till", "arrived", code)
    expect(till.locator("[data-region=orders] li.order", has_text=code)).to_be_visible()
    till.keyboard.press("q")
    expect(till.locator("#dialog-leave")).to_be_visible()
    till.keyboard.press("q")
    till.wait_for_url(lambda url: url.endswith("/"))
    assert till.url == f"{restaurant.origin}/"


def test_f1_shows_the_keys(restaurant, paired):
    till, _ = till_with_order(restaurant, paired)
    till.keyboard.press("F1")
    expect(till.locator("#shortcuts")).to_be_visible()
