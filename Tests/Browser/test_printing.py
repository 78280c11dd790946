"""What till and kitchen see of printers in trouble, and of tickets that are not on paper."""

import contextlib

from playwright.sync_api import expect

from restaurant import free_port, until


@contextlib.contextmanager
def printing(restaurant, *printers):
    """Prints at these printers, behind whose addresses there is nothing."""
    file = restaurant.folder / "print.yaml"
    rows = "".join(f"  - {{id: {printer}, address: '127.0.0.1:{free_port()}'}}\n" for printer in printers)
    file.write_text(f"printers:\n{rows}")
    link = restaurant.folder / "bin/mcorder-print"
    if not link.exists():
        link.symlink_to(restaurant.binaries / "mcorder-print")
    process = restaurant.start("mcorder-print", "--config", str(file))
    try:
        until("the printers are known", lambda: [
            printer for printer in printers if f" {printer}: " not in restaurant.run("till", "printers")] == [])
        yield
    finally:
        process.terminate()
        process.wait()


def test_many_missing_tickets_take_one_row_and_one_confirmation(restaurant, paired):
    with printing(restaurant, "cocina"):
        restaurant.many(12)
    codes = sorted({order["code"] for order in restaurant.orders()})
    # The printer is not there any more, and so its tickets are not printed.
    with printing(restaurant, "barra"):
        pages = [paired(role, width=390) for role in ("till", "kitchen")]
        for page in pages:
            rows = page.locator("p.alarm:not(#alarm)")
            expect(rows.filter(has_text="no contesta")).to_have_count(1, timeout=30_000)
            missing = rows.filter(has_text="Sin imprimir en cocina")
            expect(missing).to_have_count(1)
            expect(missing).to_contain_text(f"y {len(codes) - 8} más")
            assert sum(code in missing.inner_text() for code in codes) == 8
            expect(rows).to_have_count(2)
            # The orders are still in sight.
            first = page.locator("li.order:visible, [data-region=orders] > li:visible").first
            assert first.bounding_box()["y"] < 768 - 100
        listed = restaurant.run("till", "printers")
        assert [code for code in codes if code not in listed] == []
        pages[0].locator("p.alarm button").click()
        for page in pages:
            expect(page.locator("p.alarm:not(#alarm)")).to_have_count(1)
    listed = restaurant.run("till", "printers")
    assert not [code for code in codes if code in listed]
