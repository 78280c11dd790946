"""The pages over a queue on a PostgreSQL server, as on a machine without the daemon. Needs programs with the trait."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

import pytest
from playwright.sync_api import expect

from restaurant import Restaurant, until

SERVER = pathlib.Path("/usr/lib/postgresql/15/bin")

pytestmark = pytest.mark.skipif(
    "PostgreSQL" not in os.environ.get("TRAITS", "") or not SERVER.exists(),
    reason="the programs have no PostgreSQL, or this machine has no server")


@pytest.fixture
def server():
    # A queue refuses a server without fsync, so the server is in memory. It refuses to run as root.
    folder = pathlib.Path(tempfile.mkdtemp(prefix="mcorder-pg.", dir="/dev/shm"))
    user = []
    if os.getuid() == 0:
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        shutil.chown(folder, "postgres", "postgres")
    run = lambda *command: subprocess.run([*user, SERVER / command[0], *command[1:]], check=True, capture_output=True)
    run("initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
    process = subprocess.Popen(
        [*user, SERVER / "postgres", "-D", folder / "data", "-k", folder, "-c", "listen_addresses="],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ready = [*user, SERVER / "pg_isready", "-h", folder]
    until("the server answers", lambda: subprocess.run(ready, capture_output=True).returncode == 0)
    yield f"postgresql:///postgres?host={folder}&user=postgres"
    # A fast shutdown: it does not wait for connections to end.
    process.send_signal(signal.SIGINT)
    process.wait()
    shutil.rmtree(folder)


@pytest.fixture
def restaurant(server):
    with Restaurant(MCORDER_QUEUE=server) as running:
        yield running


def test_an_order_goes_through_kitchen_till_and_board(restaurant, paired, open_page):
    kitchen, till = paired("kitchen"), paired("till")
    board = open_page(restaurant.origin)
    board.goto(f"/board/{restaurant.name}")
    code = restaurant.order("Ane", "Nuggets")
    expect(kitchen.locator("[data-region=orders]")).to_contain_text("Nuggets")
    expect(till.locator("[data-region=more]")).to_contain_text(code)
    kitchen.keyboard.press("1")
    expect(board.locator(".ready-codes")).to_contain_text(code)
    # The queue is on the server alone.
    assert not (restaurant.folder / "state/queue.sqlite").exists()
