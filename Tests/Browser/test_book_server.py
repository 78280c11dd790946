"""The kitchen book's server: what was noted is there once, whenever the server is killed."""

import http.client
import json
import sqlite3
import uuid

from restaurant import PATIENCE, killed_at

CALLS = ("pwrite64", "fdatasync", "flock", "sendto", "writev")


class Book:
    """A browser of the owner."""

    def __init__(self, restaurant):
        self.restaurant = restaurant
        self.cookie = restaurant.cookie("owner")

    def ask(self, method, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.restaurant.port, timeout=PATIENCE)
        connection.request(method, f"/v1/book/{self.restaurant.name}/{path}", json.dumps(body), {
            "Cookie": self.cookie, "Origin": self.restaurant.origin, "Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())

    def define(self, kind, key, content):
        status, answer = self.ask("PUT", f"entries/{kind}/{key}", {"after": 0, "content": content})
        assert status == 200, answer


def test_killed_at_each_call_no_result_is_lost_or_doubled(restaurant):
    book = Book(restaurant)
    book.define("subject", "fridge", {"name": "Nevera", "kind": "cold"})
    book.define("check", "cold", {"name": "Frío", "kind": "temperature", "subjects": ["fridge"], "due": "each"})
    deaths = answered = 0
    noted = []
    for call in CALLS:
        for number in range(1, 40):
            facts = [{"id": str(uuid.uuid4()).upper(), "n": len(noted) + place, "ago": 0, "kind": "result",
                      "key": "fridge/cold", "content": {"value": place}} for place in (1, 2)]
            status, died = killed_at(restaurant, call, number, lambda: book.ask("POST", "facts", facts)[0])
            if died:
                deaths += 1
                restaurant.start_web()
            # The browser sends again what it has no answer to. Both facts are there, or none.
            again, answer = book.ask("POST", "facts", facts)
            outcomes = {fact["outcome"] for fact in answer["facts"]}
            assert again == 200 and len(outcomes) == 1 and outcomes <= {"stored", "known"}, answer
            if status == 200:
                answered += 1
                assert outcomes == {"known"}
            noted += [fact["id"] for fact in facts]
            if not died:
                break
    assert deaths >= 8 and answered >= 1, (deaths, answered)
    with sqlite3.connect(f"file:{restaurant.folder}/state/queue.sqlite?mode=ro", uri=True) as queue:
        rows = queue.execute("SELECT seq, id FROM book_facts ORDER BY seq").fetchall()
    assert rows == list(enumerate(noted, 1))
