"""The JSON interface does what /openapi.json says: schemathesis tries it with an owner's cookie."""

import os
import subprocess
import sys


def test_schemathesis_finds_nothing(restaurant, paired):
    page = paired("owner", path="/")
    restaurant.order("Ane", "Nuggets")
    cookie = "; ".join(f"{item['name']}={item['value']}" for item in page.context.cookies())
    outcome = subprocess.run(
        [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", f"{restaurant.origin}/openapi.json",
         "--header", f"Cookie: {cookie}", "--header", f"Origin: {restaurant.origin}",
         "--exclude-path-regex", "^/v1/stream/", "--max-examples", "20", "--no-color"],
        capture_output=True, text=True, timeout=400, cwd=restaurant.folder)
    assert outcome.returncode == 0, outcome.stdout[-6000:]
