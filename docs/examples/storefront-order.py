#!/usr/bin/env python3
"""Orders at the customers' pages as any program can (docs/storefront.md, *For programs*).

    storefront-order.py ORIGIN RESTAURANT PRODUCT…
    storefront-order.py https://order.example.com garbera espresso agua

Products are named by their ids in the catalogue. The number to say is printed once the restaurant has answered.
"""

import json
import sys
import time
import urllib.error
import urllib.request

#: Seconds within which the restaurant has to answer.
PATIENCE = 60

origin, restaurant, *products = sys.argv[1:]
# With the same cookie all requests are those of one device, which numbers its orders.
cookie = {}


def ask(method, path, body=None, **headers):
    """The JSON of an answer; a refusal ends the program with the server's sentence."""
    request = urllib.request.Request(origin + path, body and json.dumps(body).encode(), method=method, headers={
        "Origin": origin, "Content-Type": "application/json", **cookie, **headers})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if given := answer.headers["Set-Cookie"]:
                cookie["Cookie"] = given.split(";")[0]
            return json.loads(answer.read() or "null")
    except urllib.error.HTTPError as refusal:
        sys.exit(json.loads(refusal.read())["sentence"])


ticket = {"restaurant": restaurant, "items": [{"product": product} for product in products], "used": []}
priced = ask("POST", "/v1/ticket", ticket)
# The total that the customer was shown: if prices change meanwhile, nothing is ordered.
draft = ask("POST", "/v1/drafts", {**ticket, "number": priced["number"], "totalCents": priced["totalCents"]})
# Until here nothing is written. This request may be repeated: the same draft is the same order.
ask("PUT", "/v1/order", {"draft": draft["draft"]})

deadline = time.monotonic() + PATIENCE
while (order := ask("GET", "/v1/order", Authorization=f"Bearer {draft['order']}"))["state"] == "sent":
    if time.monotonic() > deadline:
        sys.exit("sent; the restaurant has not answered yet")
    time.sleep(0.2)
print(f"{draft['code']}  {order['state']}" + ("  waits for its customer" if order.get("waits") else ""))
