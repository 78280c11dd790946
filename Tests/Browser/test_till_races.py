"""Two browsers race each pair of the till's actions on one order: one wins, and the other learns who did."""

import itertools
import json
import pathlib

import pytest

from restaurant import ROOT

#: What an action's body needs beside the revision.
BODIES = {
    "pay": {"paid": "cash"}, "strike": {"line": "Espresso", "reason": "x"}, "add": {"line": "Agua"},
    "note": {"text": "y"}, "service": {"service": "here"}, "promise": {"minutes": 10},
}
#: The kitchen's actions, which the till does not have.
KITCHEN = {"finish", "unfinish", "see", "acknowledge"}


def actions():
    """Every action of the till on an order, as the description for programs lists them."""
    paths = json.loads((ROOT / "Sources/WebProgram/Assets/openapi.json").read_text())["paths"]
    prefix = "/v1/restaurants/{restaurant}/orders/{id}/"
    names = {pathlib.PurePosixPath(path).name for path in paths if path.startswith(prefix) and "post" in paths[path]}
    return sorted(names - KITCHEN)


@pytest.fixture
def race(restaurant, paired):
    tills = [paired("till") for _ in range(2)]
    restaurant.order("Ane", "Nuggets", "Espresso")
    path = f"/v1/restaurants/{restaurant.name}/orders/1"

    def present():
        return tills[0].evaluate("async (path) => await (await fetch(path)).json()", path)

    def start(till, action, revision):
        till.evaluate("""([path, body]) => {
          const headers = { "Content-Type": "application/json" };
          window.answer = fetch(path, { method: "POST", headers, body: JSON.stringify(body) })
            .then(async (response) => ({ status: response.status, body: await response.json() }));
        }""", [f"{path}/{action}", {"revision": revision} | BODIES.get(action, {})])

    def end(till):
        return till.evaluate("async () => await window.answer")

    def act(action):
        start(tills[0], action, present()["revision"])
        return end(tills[0])

    def both(first, second):
        revision = present()["revision"]
        start(tills[0], first, revision)
        start(tills[1], second, revision)
        return [end(till) for till in tills]

    return present, act, both


def test_of_each_pair_one_wins_and_the_other_learns_by_whom(restaurant, race):
    present, act, both = race
    assert act("prepare")["status"] == 200
    # The till can take these while the order is being prepared. Printing changes nothing, so nobody loses.
    left_out = ("prepare", "arrive", "print", "print-bag")
    offered = [action for action in actions() if action not in left_out]
    assert len(offered) >= 10
    services = json.loads((ROOT / "catalog/restaurants.json").read_text())
    if not any(restaurant.get("services") for restaurant in services):
        offered.remove("service")
    for pair in itertools.combinations_with_replacement(offered, 2):
        before = present()["revision"]
        answers = both(*pair)
        statuses = sorted(answer["status"] for answer in answers)
        assert statuses == [200, 409], (pair, answers)
        winner, loser = sorted(answers, key=lambda answer: answer["status"])
        assert loser["body"]["by"] in ("till 1", "till 2"), (pair, loser)
        assert loser["body"]["order"]["revision"] == winner["body"]["order"]["revision"] == before + 1, pair
        # Back to an order in preparation.
        restore = "prepare" if present()["state"] == "received" else "recall"
        assert act(restore)["status"] == 200, pair
        assert present()["state"] == "preparing", pair
        for entry in json.loads(restaurant.run("till", "blacklist", "list", "--json")):
            restaurant.run("till", "blacklist", "remove", entry["udid"])


def test_an_arrival_conflicts_with_no_change(race):
    present, act, both = race
    assert [answer["status"] for answer in both("arrive", "prepare")] == [200, 200]
    order = present()
    assert order["state"] == "preparing" and order["arrivedAt"]
