"""mcorder-pay killed at each system call of each request: the provider's books and ours agree, nobody pays twice."""

import json
import pathlib
import signal
import subprocess

import pytest

from restaurant import PATIENCE, until
from shops import make_catalogue
from test_pay import PaidShop

#: System calls at which the program is killed: what it sends, and what it stores.
CALLS = ("sendmsg,sendto,write,writev", "pwrite64,fdatasync")

#: Between two writes of one transaction nothing is durable, so each third of them is enough.
STEP = {CALLS[0]: 1, CALLS[1]: 3}

#: The kills end with the first one that comes after the last call, at the latest after so many: an order waits for its
#: money for ten minutes, and each of them takes one.
MOST = 9


def killed_at(paid, calls, number, trigger, is_done):
    """Kills the program at the call of that number after something changed; whether it died before it was done."""
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-p", str(paid.pay.pid), "-e", f"trace={calls}",
         "-e", f"inject={calls}:signal=SIGKILL:when={number}"], stderr=subprocess.DEVNULL)
    status = pathlib.Path(f"/proc/{paid.pay.pid}/status")
    # A call of the program's own lists may be the one that kills it.
    until("the tracer is attached", lambda: paid.pay.poll() is not None
          or f"TracerPid:\t{tracer.pid}" in status.read_text())
    trigger()
    until("it died, or is done", lambda: paid.pay.poll() is not None or is_done())
    died = paid.pay.poll() is not None
    # strace may wait for the threads of a dead program without end.
    tracer.send_signal(signal.SIGKILL if died else signal.SIGINT)
    tracer.wait(PATIENCE)
    return died


@pytest.mark.parametrize("calls", CALLS)
@pytest.mark.parametrize("stage", ["checkout", "capture", "void", "refund"])
def test_a_kill_at_any_call_charges_nobody_twice(tmp_path, stage, calls):
    with PaidShop(make_catalogue(tmp_path)) as paid:
        for number in range(1, MOST * STEP[calls], STEP[calls]):
            home = f"device{number}"
            if not sweep(paid, stage, calls, number, home):
                break
            # The next one sends what another one wrote once a minute has gone by.
            paid.stripe.pass_time(61)
            paid.start_pay()
            finish(paid, stage, home)
        assert number > 1, "it was never killed"
        until("the books agree", lambda: ours(paid) == paid.stripe.ledger())


def sweep(paid, stage, calls, number, home):
    """Brings an order to a stage and kills the program in it; whether it died."""
    if stage == "checkout":
        return killed_at(paid, calls, number, lambda: paid.send(home), lambda: paid.is_paying(home, "open"))
    code = paid.send(home)["code"]
    paid.pays(until("the page is open", lambda: paid.is_paying(home, "open")))
    until("the money is held", lambda: paid.is_paying(home, "held"))
    if stage == "void":
        return killed_at(
            paid, calls, number, lambda: paid.run("till", "cancel", code, "--reason", "x"),
            lambda: paid.is_paying(home, "voided"))
    if stage == "capture":
        return killed_at(
            paid, calls, number, lambda: paid.run("till", "collect", code), lambda: paid.is_paying(home, "captured"))
    paid.run("till", "prepare", code)
    paid.run("till", "arrived", code)
    until("the money is taken", lambda: paid.is_paying(home, "captured"))
    return killed_at(
        paid, calls, number, lambda: paid.run("till", "cancel", code, "--reason", "x"), lambda: gives_back(paid, home))


def gives_back(paid, home):
    pay = paid.is_paying(home, "captured")
    return pay and pay["cents"] == 0


def finish(paid, stage, home):
    """What has to be true in the end, whatever was lost."""
    if stage == "checkout":
        pay = until("the page is open", lambda: paid.is_paying(home, "open"))
        paid.pays(pay)
        until("the money is held", lambda: paid.is_paying(home, "held"))
    elif stage == "refund":
        until("the money is given back", lambda: gives_back(paid, home))
    else:
        state = "voided" if stage == "void" else "captured"
        until(f"it is {state}", lambda: paid.is_paying(home, state))


def ours(paid):
    """Our books, in the form of the provider's."""
    return {
        one["id"]: {
            "held": one["heldCents"] if one["state"] == "held" else 0, "taken": one["capturedCents"],
            "refunded": one["refundedCents"],
        } for one in json.loads(paid.run("mcorder-pay", "list", "--all", "--json"))}
