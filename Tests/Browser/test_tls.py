"""A renewed certificate is used without a restart, and a half-replaced one has no effect."""

import shutil
import ssl
import subprocess

import pytest

from restaurant import Restaurant, free_port, until


def openssl(*words):
    subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """A folder with a certificate authority of its own and two certificates for 127.0.0.1, 1.pem and 2.pem."""
    folder = tmp_path_factory.mktemp("tls")
    new = ("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    openssl(*new, "-x509", "-keyout", folder / "ca.key", "-out", folder / "ca.pem", "-days", 2, "-subj", "/CN=Trial")
    (folder / "names").write_text("subjectAltName=IP:127.0.0.1\n")
    for number in (1, 2):
        openssl(*new, "-keyout", folder / f"{number}.key", "-out", folder / "csr", "-subj", "/CN=tills")
        openssl("x509", "-req", "-in", folder / "csr", "-CA", folder / "ca.pem", "-CAkey", folder / "ca.key",
                "-set_serial", number, "-days", 1, "-extfile", folder / "names", "-out", folder / f"{number}.pem")
    return folder


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
    port = free_port()
    origin = f"https://127.0.0.1:{port}"
    settings = {"MCORDERD_WEB_STAFF": f"127.0.0.1:{port}", "MCORDERD_WEB_STAFF_ORIGIN": origin,
                "MCORDERD_WEB_CERTIFICATE": str(live / "live.pem"), "MCORDERD_WEB_KEY": str(live / "live.key")}
    restaurant = Restaurant(**settings)
    restaurant.port, restaurant.origin = port, origin
    restaurant.tls = ssl.create_default_context(cafile=authority / "ca.pem")
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
