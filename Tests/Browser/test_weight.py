"""A page with its style sheets and scripts is at most 60 kB, compressed."""

import gzip

import pytest

KINDS = {"document", "stylesheet", "script"}
MOST = 60_000


@pytest.mark.parametrize("role,path", [
    ("kitchen", "/kitchen/garbera"), ("till", "/till/garbera"), ("board", "/board/garbera"), ("owner", "/owner"),
    ("owner", "/"), (None, "/pair"),
])
def test_a_page_is_at_most_60_kB(restaurant, paired, open_page, role, path):
    restaurant.order("Ane", "Nuggets")
    page = paired(role, path="/") if role else open_page(restaurant.origin)
    responses = []
    # A file that the browser has already comes without its bytes.
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.on("response", lambda response: responses.append(response))
    page.goto(path, wait_until="load")
    page.wait_for_load_state("domcontentloaded")
    sizes = {one.url: len(gzip.compress(one.body())) for one in responses if one.request.resource_type in KINDS}
    assert any(url.endswith(".css") for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes
