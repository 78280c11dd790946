"""The JSON interface does what /openapi.json says: schemathesis tries it with an owner's cookie."""

import os
import pathlib
import subprocess
import sys

from conftest import FAILED

FOLDER = pathlib.Path(__file__).parent


def test_schemathesis_finds_nothing(restaurant, paired):
    page = paired("owner", path="/")
    restaurant.order("Ane", "Nuggets")
    cookie = next(item["value"] for item in page.context.cookies() if item["name"] == "mcorder")
    outcome = subprocess.run(
        [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "--config-file", FOLDER / "schemathesis.toml",
         "run", f"{restaurant.origin}/openapi.json", "--header", f"Origin: {restaurant.origin}",
         "--phases", "coverage,fuzzing", "--max-examples", "5", "--seed", "1", "--no-color"],
        capture_output=True, text=True, timeout=400, cwd=restaurant.folder,
        env=os.environ | {"MCORDER_COOKIE": cookie})
    if outcome.returncode:
        (FAILED / "schemathesis.txt").write_text(outcome.stdout)
    assert outcome.returncode == 0, outcome.stdout[-6000:]
