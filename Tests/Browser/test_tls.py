"""A renewed certificate is used without a restart, and a half-replaced one has no effect."""

import shutil
import subprocess

import pytest

from restaurant import Restaurant, encrypted, until


@pytest.fixture
def live(authority, tmp_path):
    """The folder of the files that the server reads."""
    replace(authority, tmp_path, 1, "pem", "key")
    return tmp_path


def replace(authority, live, number, *kinds):
    for kind in kinds:
        shutil.copy(authority / f"{number}.{kind}", live / f"live.{kind}")


def serial(port, authority):
    """The serial number of the certificate that a new connection gets, checked against the authority."""
    text = subprocess.run(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{port}", "-CAfile", authority / "ca.pem",
         "-verify_return_error", "-verify_ip", "127.0.0.1"], input="", capture_output=True, text=True, timeout=20)
    shown = subprocess.run(["openssl", "x509", "-noout", "-serial"], input=text.stdout, capture_output=True, text=True)
    return shown.stdout.strip()


def test_a_renewed_certificate_is_served_without_a_restart(authority, live):
    restaurant = encrypted(authority, live / "live.pem", live / "live.key")
    port = restaurant.port
    with restaurant:
        status, fields = restaurant.get("/pair")
        assert status == 200 and "max-age" in fields["Strict-Transport-Security"]
        assert serial(port, authority) == "serial=01"
        replace(authority, live, 2, "pem")
        assert serial(port, authority) == "serial=01", "the key does not fit yet"
        replace(authority, live, 2, "key")
        assert serial(port, authority) == "serial=02"
        (live / "live.pem").write_text("nothing\n")
        assert serial(port, authority) == "serial=02"
        assert restaurant.web.poll() is None


def test_a_key_of_another_certificate_ends_the_start_with_a_reason(authority, live):
    replace(authority, live, 2, "key")
    restaurant = Restaurant(MCORDERD_WEB_CERTIFICATE=str(live / "live.pem"), MCORDERD_WEB_KEY=str(live / "live.key"),
                            MCORDERD_WEB_STAFF_ORIGIN="https://127.0.0.1")
    try:
        web = restaurant.start("mcorder-web")
        until("the program ended", lambda: web.poll() is not None)
        assert web.returncode == 78
        assert "live.key" in (restaurant.folder / "mcorder-web.log").read_text()
    finally:
        restaurant.__exit__()
