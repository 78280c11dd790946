extension QueueSchema {
    /// Adds the payments, the version of an order, and the payment as a kind of change.
    ///
    /// SQLite cannot change a CHECK constraint, so the table of changes is created again, with its ids and
    /// the last id that it assigned: they are the numbers of events.
    static let payments = changes(edits) + paymentFacts

    /// Adds what staff promise customers: a kind of change, and whether an order's time is staff's word,
    /// which the plan does not move before it is over.
    static let staffPromises = changes(editsWithPromises) + staffPromiseFacts

    /// What both engines add in the same words.
    static let staffPromiseFacts = """
        ALTER TABLE orders ADD COLUMN promised_by_staff INTEGER NOT NULL DEFAULT 0
            CHECK (promised_by_staff = 0 OR promised_by_staff = 1);
        """

    /// Creates the table of changes again, with other kinds of edits.
    private static func changes(_ edits: String) -> String {
        """
        CREATE TABLE new_order_changes (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            step TEXT NOT NULL CHECK (step = 'received' OR step = 'forward' OR step = 'recall' OR step = 'edit'
                OR step = 'mark'),
            at INTEGER NOT NULL,
            from_state TEXT CHECK (\(list("from_state", states))),
            to_state TEXT NOT NULL CHECK (\(list("to_state", states))),
            by TEXT NOT NULL,
            reason TEXT,
            edit TEXT CHECK (\(edits)),
            detail TEXT,
            before TEXT,
            line INTEGER,
            CHECK ((step = 'received') = (from_state IS NULL)),
            CHECK (step <> 'received' OR to_state = 'received'),
            CHECK (step NOT IN ('edit', 'mark') OR from_state = to_state),
            CHECK (step <> 'edit' OR edit IS NOT NULL),
            CHECK (edit IS NULL OR step IN ('edit', 'recall'))
        ) STRICT;
        INSERT INTO new_order_changes (id, order_id, step, at, from_state, to_state, by, reason, edit, detail,
                before, line)
            SELECT id, order_id, step, at, from_state, to_state, by, reason, edit, detail, before, line
            FROM order_changes ORDER BY id;
        DELETE FROM sqlite_sequence WHERE name = 'new_order_changes';
        INSERT INTO sqlite_sequence (name, seq)
            SELECT 'new_order_changes', seq FROM sqlite_sequence WHERE name = 'order_changes';
        DROP TABLE order_changes;
        ALTER TABLE new_order_changes RENAME TO order_changes;
        CREATE INDEX order_changes_order ON order_changes (order_id, id);
        CREATE INDEX order_changes_collected ON order_changes (at, id)
            WHERE step = 'forward' AND to_state = 'collected';

        """
    }

    /// The condition on the kind of an edit.
    static let edits = list("edit", ["strike", "add", "comment", "service", "payment"])

    /// The same, with what staff promise.
    static let editsWithPromises = list(
        "edit",
        ["strike", "add", "comment", "service", "payment", "promise"]
    )

    /// What both engines add in the same words.
    ///
    /// A payment that was the detail of a collection becomes a row. What the order cost then is not stored,
    /// so the row has what it costs now. A collection that was recalled took its payment back.
    static let paymentFacts = """
        ALTER TABLE orders ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1);

        CREATE TABLE payments (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            event INTEGER NOT NULL UNIQUE REFERENCES order_changes (id),
            kind TEXT NOT NULL CHECK (\(list("kind", kindsOfPayment))),
            cents INTEGER NOT NULL CHECK (cents >= 0),
            at INTEGER NOT NULL,
            by TEXT NOT NULL,
            taken_back INTEGER REFERENCES order_changes (id),
            CHECK (taken_back > event)
        ) STRICT;
        CREATE UNIQUE INDEX payments_order ON payments (order_id) WHERE taken_back IS NULL;

        INSERT INTO payments (order_id, event, kind, cents, at, by, taken_back)
            SELECT change.order_id, change.id, change.detail, orders.total_cents, change.at, change.by,
                (SELECT min(later.id) FROM order_changes AS later
                    WHERE later.order_id = change.order_id AND later.id > change.id AND later.step = 'recall'
                        AND later.from_state = 'collected' AND later.to_state <> 'collected')
            FROM order_changes AS change JOIN orders ON orders.id = change.order_id
            WHERE change.step = 'forward' AND change.to_state = 'collected'
                AND (\(list("change.detail", kindsOfPayment)))
            ORDER BY change.id;
        """

    private static let kindsOfPayment = ["cash", "card", "other"]
}
