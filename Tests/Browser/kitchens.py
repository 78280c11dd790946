"""Kitchens with two stations: the bar prepares espresso and cola, the grill everything else."""

import itertools
import json
import shutil

from restaurant import ROOT, Restaurant

#: Sounds as if somebody had touched the page, and counts the chimes.
COUNT_CHIMES = """
window.chimes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...rest) { window.chimes += 1; return start.apply(this, rest); };
"""


class Kitchen(Restaurant):
    """A restaurant with several browsers of one role: each needs its own name."""

    names = itertools.count(1)

    def pairing_code(self, role):
        pairing = self.run("till", "web", "add", f"{role} {next(self.names)}", "--role", role, "--json")
        return json.loads(pairing)["code"]


def catalogue_with_stations(folder, **members):
    """A copy of the sample catalogue with two stations; `members` are further ones of the restaurant."""
    catalogue = folder / "catalog"
    folder.mkdir(exist_ok=True)
    shutil.copytree(ROOT / "catalog", catalogue)
    edit(catalogue / "restaurants.json", Restaurant.name, stations=[
        {"id": "grill", "name": "Plancha"}, {"id": "bar", "name": "Barra"}], **members)
    for drink in ("espresso", "coca-cola"):
        edit(catalogue / "products.json", drink, station="bar")
    return catalogue


def edit(path, entry_id, **members):
    entries = json.loads(path.read_text())
    next(entry for entry in entries if entry["id"] == entry_id).update(members)
    path.write_text(json.dumps(entries))


def tile_of(page, code):
    return page.locator("[data-region=orders] > li", has_text=code)


def bump(page, code):
    page.keyboard.press(tile_of(page, code).locator("kbd").inner_text())
