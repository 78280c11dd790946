"""Live pages keep the screen awake, and say so when they cannot."""

import pytest
from playwright.sync_api import expect

GRANTED = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    const lock = Object.assign(new EventTarget(), { released: false });
    window.locks.push(lock);
    return lock;
} } });
"""
REFUSED = {
    # A browser gives pages over plain HTTP none.
    "no secure context": 'Object.defineProperty(navigator, "wakeLock", { value: undefined });',
    "refused": """Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        throw new DOMException("low battery", "NotAllowedError");
    } } });""",
}


@pytest.mark.parametrize("role", ["kitchen", "till", "board"])
def test_a_page_asks_again_for_its_wake_lock_when_it_is_shown_again(restaurant, paired, role):
    page = paired(role)
    page.add_init_script(GRANTED)
    page.reload()
    page.wait_for_function("() => window.locks.length === 1")
    expect(page.locator("#dark")).to_be_hidden()
    page.evaluate("locks[0].released = true; locks[0].dispatchEvent(new Event('release'))")
    expect(page.locator("#dark")).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.locks.length === 2")
    expect(page.locator("#dark")).to_be_hidden()


@pytest.mark.parametrize("reason", REFUSED)
@pytest.mark.parametrize("role", ["kitchen", "till", "board"])
def test_a_page_without_a_wake_lock_says_so(restaurant, paired, reason, role):
    page = paired(role)
    page.add_init_script(REFUSED[reason])
    page.reload()
    expect(page.locator("#dark")).to_have_text("Esta pantalla puede apagarse")
