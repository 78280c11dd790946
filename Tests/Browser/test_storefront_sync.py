"""The customers' pages on a rented server: a real sync client carries the folder (docs/storefront.md, *On a rented
server*)."""

import os
import re
import shutil
import subprocess
import time

import pytest

from restaurant import PATIENCE, ROOT, free_port, until
from shops import Shop, make_catalogue
from test_storefront_server import WATER, Customer


class Rented(Shop):
    """A shop whose pages have a folder of their own, which a sync client connects with the restaurant's."""

    def __init__(self, catalogue, connect):
        super().__init__(catalogue)
        self.shared = self.folder / "rented/McOrder"
        self.connect = connect
        self.carriers = []

    def start_web(self):
        self.connect(self)
        until("the folder has come", lambda: all(
            (self.shared / name).exists() for name in ("orders/.mcorder", "catalog/catalog.json", "catalog/today.json")))
        super().start_web()

    def carry(self, *command, home):
        """Starts a program that ends with the shop."""
        with open(self.folder / "carriers.log", "a") as log:
            self.carriers.append(subprocess.Popen(
                command, env=self.environment | {"HOME": str(home)}, stdout=log, stderr=log, cwd=ROOT))

    def __exit__(self, *error):
        for process in self.carriers:
            process.terminate()
        for process in self.carriers:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self.carriers:
            print((self.folder / "carriers.log").read_text()[-3000:])
        super().__exit__(*error)


def syncthing_commands(heading):
    """What docs/syncthing.md lets somebody type below a heading."""
    text = (ROOT / "docs/syncthing.md").read_text().split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = re.findall(r"^\$ (.*)$", text, re.M)
    return [line for line in lines if line.startswith(("syncthing cli", "sudo -u mcorder mkdir"))]


def with_syncthing(shop):
    homes = {side: shop.folder / side for side in ("restaurant", "rented")}
    ids, addresses = {}, {}
    for side, home in homes.items():
        home.mkdir(exist_ok=True)
        run = lambda *command: subprocess.run(
            command, env=shop.environment | {"HOME": str(home)}, capture_output=True, text=True, timeout=PATIENCE)
        run("syncthing", "generate", "--no-default-folder")
        ids[side] = run("syncthing", "--device-id").stdout.strip()
        addresses[side] = f"tcp://127.0.0.1:{free_port()}"
        file = home / ".config/syncthing/config.xml"
        text = file.read_text().replace("127.0.0.1:8384", f"127.0.0.1:{free_port()}")
        text = text.replace(">default</listenAddress>", f">{addresses[side]}</listenAddress>")
        # Neither discovery nor relays: the two find each other at these addresses only.
        text = re.sub(r"<((?:global|local)AnnounceEnabled|(?:relays|nat|crashReporting)Enabled)>true", r"<\1>false", text)
        file.write_text(text.replace("<urAccepted>0", "<urAccepted>-1"))
        shop.carry("syncthing", "serve", "--no-browser", "--no-upgrade", "--no-restart", "--skip-port-probing", home=home)
        until("Syncthing runs", lambda: run("syncthing", "cli", "show", "version").returncode == 0)
    for side, other, heading in (("restaurant", "rented", "At the restaurant"), ("rented", "restaurant", "At the customer")):
        for line in syncthing_commands(heading):
            line = line.replace("sudo -u mcorder ", "").replace("/srv/mcorder/cloud", f"{shop.folder}/cloud")
            subprocess.run(["bash", "-c", line], check=True, timeout=PATIENCE, env=shop.environment | {
                "HOME": str(homes[side]), "CUSTOMER": ids["rented"], "RESTAURANT": ids["restaurant"]})
        subprocess.run(["syncthing", "cli", "config", "devices", ids[other], "addresses", "add", addresses[other]],
                       check=True, timeout=PATIENCE, env=shop.environment | {"HOME": str(homes[side])})


def with_rclone(shop):
    # The rented server is a remote of the restaurant's machine, which alone connects.
    shop.shared.mkdir(parents=True)
    port = free_port()
    shop.carry("rclone", "serve", "sftp", "--addr", f"127.0.0.1:{port}", "--user", "carrier", "--pass", "secret",
               "--dir-cache-time", "10ms", "--vfs-cache-mode", "off", str(shop.shared), home=shop.folder)
    shop.environment["RCLONE_CONFIG"] = f"{shop.folder}/rclone.conf"
    shop.run("rclone", "config", "create", "rented", "sftp", "host=127.0.0.1", f"port={port}", "user=carrier",
             "pass=secret", "--obscure")
    until("the rented server answers", lambda: subprocess.run(
        ["rclone", "lsd", "rented:"], env=shop.environment, capture_output=True, timeout=PATIENCE).returncode == 0)
    shop.run("rclone", "copy", f"{shop.folder}/cloud", "rented:")
    shop.carry("/bin/sh", "docs/examples/rclone-carry.sh", "rented:", f"{shop.folder}/cloud", "1", home=shop.folder)


@pytest.mark.parametrize("connect", [with_syncthing, with_rclone])
def test_an_order_reaches_the_restaurant_and_its_receipt_comes_back(tmp_path, connect):
    program = connect.__name__.removeprefix("with_")
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    with Rented(make_catalogue(tmp_path), connect) as shop:
        ane = Customer(shop)
        draft = ane.order(WATER)
        assert ane.becomes(draft, "received")["waits"] is True
        [order] = shop.orders()
        assert order["code"] == draft["code"]
        shop.run("till", "arrived", draft["code"])
        until("the customer learns that the order does not wait", lambda: not ane.state(draft)["waits"])
        assert len(shop.orders()) == 1
        until("the order's file is gone everywhere", lambda: not list((shop.shared / "orders").glob("*.json")))


@pytest.fixture
def serve(tmp_path):
    """Starts a server of rclone for a folder, as a remote that the restaurant's machine uses."""
    if not shutil.which("rclone"):
        pytest.skip("rclone is not installed")
    environment = os.environ | {"RCLONE_CONFIG": str(tmp_path / "rclone.conf"), "HOME": str(tmp_path)}
    running = []

    def start(protocol, folder, options, *, config):
        address = f"127.0.0.1:{free_port()}"
        running.append(subprocess.Popen(
            ["rclone", "serve", protocol, "--addr", address, *options, str(folder)], env=environment))
        words = [word.format(address=address, port=address.split(":")[1]) for word in config]
        subprocess.run(["rclone", "config", "create", protocol, protocol, *words, "--obscure"], env=environment, check=True)
        until("the server answers", lambda: subprocess.run(
            ["rclone", "mkdir", f"{protocol}:orders"], env=environment).returncode == 0)
        return environment

    yield start
    for process in running:
        process.terminate()
        process.wait(PATIENCE)


# A cloud without times and hashes, and one that keeps whole seconds only.
WEBDAV = ("webdav", (), ("url=http://{address}", "vendor=other"))
SFTP = ("sftp", ("--user", "carrier", "--pass", "secret"),
        ("host=127.0.0.1", "port={port}", "user=carrier", "pass=secret"))


@pytest.mark.parametrize("protocol, options, config", [WEBDAV, SFTP])
@pytest.mark.parametrize("runs_on", [False, True])
def test_a_receipt_that_keeps_its_size_is_carried_again(tmp_path, serve, protocol, options, config, runs_on):
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here / "orders", here / "receipts", here / "catalog", there):
        folder.mkdir(parents=True)
    (here / "orders/.mcorder").touch()
    environment = serve(protocol, there, options, config=config)
    command = ["/bin/sh", "docs/examples/rclone-carry.sh", f"{protocol}:", str(here)]
    carried = there / "receipts/one.json"

    def change(text):
        """Replaces the receipt as the daemon does, within the same second."""
        new = here / "receipts/.new"
        new.write_text(text)
        os.utime(new, ns=(0, 1_000_000_000_000_000_000 + int(text)))
        new.rename(here / "receipts/one.json")

    def arrives(text):
        if not runs_on:
            subprocess.run(command, cwd=ROOT, env=environment, check=True, timeout=PATIENCE)
        until(f"{text} has arrived", lambda: carried.exists() and carried.read_text() == text)

    carrier = subprocess.Popen([*command, "1"], cwd=ROOT, env=environment) if runs_on else None
    try:
        for text in ("1001", "1002", "1003"):
            change(text)
            arrives(text)
    finally:
        if carrier:
            carrier.terminate()
            carrier.wait(PATIENCE)


@pytest.mark.parametrize("protocol, options, config", [WEBDAV, SFTP])
def test_a_claim_of_another_machine_that_keeps_its_size_arrives(tmp_path, serve, protocol, options, config):
    cloud, *machines = (tmp_path / name for name in ("cloud", "former", "present"))
    for machine in machines:
        for folder in ("orders/.mcorder.d", "receipts", "catalog"):
            (machine / folder).mkdir(parents=True)
        (machine / "orders/.mcorder").touch()
    cloud.mkdir()
    environment = serve(protocol, cloud, options, config=config)
    carriers = [
        subprocess.Popen(["/bin/sh", "docs/examples/rclone-carry.sh", f"{protocol}:", str(machine), "1"],
                         cwd=ROOT, env=environment)
        for machine in machines]
    former, present = (machine / "orders/.mcorder.d/one" for machine in machines)
    try:
        for writer, reader, text in ((former, present, "1001"), (present, former, "1002"), (former, present, "1003")):
            new = writer.with_name(".new")
            new.write_text(text)
            new.rename(writer)
            until(f"{text} has arrived", lambda: reader.exists() and reader.read_text() == text)
            # A queue is not served elsewhere within the second that clouds keep of a time.
            time.sleep(2)
            assert [writer.read_text(), reader.read_text()] == [text, text]
    finally:
        for carrier in carriers:
            carrier.terminate()
            carrier.wait(PATIENCE)
