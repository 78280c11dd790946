"""The customers' pages behind real proxies, configured as docs/storefront.md, *A proxy in front*, says."""

import http.client
import json
import re
import socket
import ssl
import subprocess

import pytest

from restaurant import PATIENCE, ROOT, free_port, until
from shops import Shop, make_catalogue
from test_storefront_server import WATER, Customer

HOST = "order.example.com"


def configuration(kind):
    """The document's block for a proxy."""
    text = (ROOT / "docs/storefront.md").read_text().split("## A proxy in front")[1].split("\n## ")[0]
    [block] = [body for name, body in re.findall(r"```(\w*)\n(.*?)```", text, re.S) if (name or "caddy") == kind]
    return block


def replaced(text, **values):
    """The text with each key's value in its place; each must be there."""
    for old, new in values.items():
        assert old in text, old
        text = text.replace(old, str(new))
    return text


def start_nginx(folder, shop, authority, port):
    server = replaced(configuration("nginx"), **{
        "listen 443": f"listen 127.0.0.1:{port}", "127.0.0.1:8087": shop.address,
        f"/etc/letsencrypt/live/{HOST}/fullchain.pem": authority / "1.pem",
        f"/etc/letsencrypt/live/{HOST}/privkey.pem": authority / "1.key"})
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in (
        "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{server}}}\n")
    return ["/usr/sbin/nginx", "-c", folder / "nginx.conf", "-e", "stderr"]


def start_caddy(folder, shop, authority, port):
    # The block's own address stands at the port for HTTPS, and its certificate comes from the test's authority.
    site = replaced(configuration("caddy"), **{
        f"{HOST} {{": f"{HOST} {{\n    tls {authority}/1.pem {authority}/1.key", "127.0.0.1:8087": shop.address})
    (folder / "Caddyfile").write_text(
        f"{{\n    admin off\n    auto_https disable_redirects\n"
        f"    https_port {port}\n    http_port {free_port()}\n    storage file_system {folder}/storage\n}}\n{site}")
    return ["/usr/bin/caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


class Encrypted(http.client.HTTPSConnection):
    """A connection to the proxy in the name of the host, from an address of this machine."""

    def __init__(self, port, source, tls):
        super().__init__(HOST, timeout=PATIENCE, context=tls)
        self.place = (port, source, tls)

    def connect(self):
        port, source, tls = self.place
        plain = socket.create_connection(("127.0.0.1", port), self.timeout, (source, 0))
        self.sock = tls.wrap_socket(plain, server_hostname=HOST)


class Distant(Customer):
    """A customer behind the proxy, or one who asks the server itself."""

    def __init__(self, shop, source="127.0.0.4", address=None, is_direct=False):
        super().__init__(shop, address)
        self.source = source
        self.is_direct = is_direct

    def connect(self):
        if not self.is_direct:
            return Encrypted(self.shop.proxy_port, self.source, self.shop.tls)
        connection = http.client.HTTPConnection(HOST, timeout=PATIENCE)
        host, port = self.shop.address.split(":")
        connection.sock = socket.create_connection((host, int(port)), PATIENCE, (self.source, 0))
        return connection

    def draws(self):
        """The status of a finished order that is asked for."""
        body = {"restaurant": "garbera", "items": [WATER], "used": self.used}
        return self.ask("POST", "/v1/drafts", body | {"totalCents": 1})[0]


@pytest.fixture(params=["nginx", "caddy"])
def proxied(request, tmp_path, authority):
    with Shop(make_catalogue(tmp_path), origin=f"https://{HOST}", STOREFRONT_TRUSTED_PROXIES="127.0.0.1",
              STOREFRONT_LIMITS_DRAFTS="3") as shop:
        shop.proxy_port = free_port()
        shop.tls = ssl.create_default_context(cafile=authority / "ca.pem")
        start = {"nginx": start_nginx, "caddy": start_caddy}[request.param]
        command = start(tmp_path, shop, authority, shop.proxy_port)
        with open(tmp_path / "proxy.log", "w") as log:
            proxy = subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path, env={"HOME": str(tmp_path)})
        try:
            until("the proxy serves", lambda: proxy.poll() is None and is_listening(shop.proxy_port))
            yield shop
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)
            print((tmp_path / "proxy.log").read_text())


def is_listening(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_an_order_and_its_stream_pass_at_once(proxied):
    ane = Distant(proxied)
    ane.ticket(WATER)
    assert "Secure" in ane.headers["Set-Cookie"]
    draft = ane.order(WATER)
    connection = ane.connect()
    connection.request("GET", "/v1/order/events", headers={"Authorization": f"Bearer {draft['order']}"})
    answer = connection.getresponse()
    assert answer.status == 200
    seen = []
    # The order is cancelled only once the stream has said that it was received.
    while "cancelled" not in seen:
        line = answer.readline().decode()
        assert line, "the stream ended"
        if line.startswith("data: ") and "headline" in line:
            seen.append(json.loads(line.removeprefix("data: "))["state"])
            if seen[-1] == "received":
                assert ane.ask("POST", "/v1/order/notices", {"type": "cancel"}, draft["order"])[0] == 202
    connection.close()


def test_customers_count_apart_and_cannot_pose_as_others(proxied):
    # The customer of the proxy is limited, whatever the customer says to be.
    assert [Distant(proxied, address=f"198.51.100.{n}").draws() for n in range(4)] == [409, 409, 409, 429]
    assert Distant(proxied, source="127.0.0.5").draws() == 409
    # Who is no trusted proxy is not believed.
    assert [Distant(proxied, source="127.0.0.3", address=f"203.0.113.{n}", is_direct=True).draws()
            for n in range(4)] == [409, 409, 409, 429]
