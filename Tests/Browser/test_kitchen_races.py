"""Two browsers of the kitchen act at the same moment: each pair of the kitchen's actions."""

import itertools

import pytest
from playwright.sync_api import expect

from kitchens import Kitchen, catalogue_with_stations, tile_of
from restaurant import until

#: Each action with the station that it is about. The bar has its part to do, the grill has done its own.
ACTIONS = {"finish": "bar", "unfinish": "grill", "see": "bar", "acknowledge": None, "sold-out": None}
#: Those that change the order: of two that saw the same order only one is done.
EXCLUSIVE = {"finish", "unfinish", "acknowledge"}
PAIRS = list(itertools.combinations_with_replacement(ACTIONS, 2))

AT = """([path, body, at]) => {
    window.outcome = 0;
    setTimeout(async () => {
        const headers = { "Content-Type": "application/json" };
        const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        window.outcome = response.status;
    }, at - Date.now());
}"""


@pytest.fixture
def restaurant(tmp_path):
    with Kitchen(MCORDERD_CATALOG=str(catalogue_with_stations(tmp_path))) as running:
        yield running


@pytest.mark.parametrize("first,second", PAIRS, ids=lambda name: name)
def test_two_browsers_race(restaurant, paired, first, second):
    pages = [paired("kitchen") for _ in range(2)]
    code = restaurant.order("Ane", "Nuggets", "BigMac", "Espresso")
    tile = tile_of(pages[0], code)
    expect(tile).to_be_visible()
    order = tile.get_attribute("data-id")

    def call(page, action, body, at):
        path = f"/v1/restaurants/{restaurant.name}/"
        path += "sold-out" if action == "sold-out" else f"orders/{order}/{action}"
        page.evaluate(AT, [path, body, at])

    # What the actions are about: a part that is done, and a line that was struck.
    call(pages[0], "finish", {"revision": int(tile.get_attribute("data-revision")), "station": "grill"}, 0)
    expect(tile.locator(".station.ok")).to_contain_text("Plancha")
    restaurant.run("till", "strike", code, "Espresso", "--reason", "x")
    restaurant.run("till", "add", code, "Espresso")
    for page in pages:
        expect(tile_of(page, code).locator(".minus")).to_contain_text("Espresso")
    revision = int(tile.get_attribute("data-revision"))
    at = pages[0].evaluate("Date.now()") + 200
    for page, action in zip(pages, (first, second)):
        body = {"product": "nuggets"} if action == "sold-out" else {
            "revision": revision, **({"station": ACTIONS[action]} if ACTIONS[action] else {})}
        call(page, action, body, at)
    outcomes = [until("both have an answer", lambda page=page: page.evaluate("window.outcome")) for page in pages]
    # Nobody is told a success that did not happen: the slower one reads that the order was changed.
    done = [action for action, status in zip((first, second), outcomes) if status == 200]
    assert all(status in (200, 409) for status in outcomes), outcomes
    if first in EXCLUSIVE and second in EXCLUSIVE:
        assert outcomes.count(200) == 1, outcomes
    for action, status in zip((first, second), outcomes):
        # Noticing conflicts only with a change that it may not have seen.
        assert status == 200 or action != "sold-out" and {first, second} & EXCLUSIVE, outcomes
    # Both browsers show the same, which is what the queue has.
    state = "ready" if "finish" in done else "preparing"
    assert [entry["state"] for entry in restaurant.orders()] == [state]
    marks = """[...document.querySelectorAll("[data-region=orders] > li")]
        .map((tile) => {
            const { id, revision, unseen } = tile.dataset;
            const still = tile.cloneNode(true);
            // Each browser has a clock of its own.
            still.querySelectorAll("[data-since]").forEach((time) => time.remove());
            return [id, revision, unseen, still.textContent].join();
        })"""
    if "finish" in done:
        for page in pages:
            expect(tile_of(page, code).locator("[data-action=finish]")).to_have_count(0)
    if "unfinish" in done:
        for page in pages:
            expect(tile_of(page, code).locator(".station.ok")).to_have_count(0)
    if "acknowledge" in done:
        for page in pages:
            expect(tile_of(page, code).locator(".minus")).to_have_count(0)
    until("both show the same", lambda: len({str(page.evaluate(marks)) for page in pages}) == 1)
