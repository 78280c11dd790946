extension QueueSchema {
    /// Adds the details of orders and lines, the start of a restaurant's day, and the changes of an order's
    /// service.
    ///
    /// SQLite cannot change a CHECK constraint, so the table of changes is created again, with its ids and
    /// the last id that it assigned: they are the numbers of events. Source: sqlite.org/lang_altertable.html,
    /// *Making Other Kinds Of Table Schema Changes*.
    static let details = """
        ALTER TABLE orders ADD COLUMN details TEXT CHECK (details <> '');
        ALTER TABLE order_lines ADD COLUMN details TEXT CHECK (details <> '');
        ALTER TABLE restaurants ADD COLUMN day_start INTEGER NOT NULL DEFAULT 0;

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
            edit TEXT CHECK (edit = 'strike' OR edit = 'add' OR edit = 'comment' OR edit = 'service'),
            detail TEXT,
            before TEXT,
            CHECK ((step = 'received') = (from_state IS NULL)),
            CHECK (step <> 'received' OR to_state = 'received'),
            CHECK (step NOT IN ('edit', 'mark') OR from_state = to_state),
            CHECK (step <> 'edit' OR edit IS NOT NULL),
            CHECK (edit IS NULL OR step IN ('edit', 'recall'))
        ) STRICT;
        INSERT INTO new_order_changes SELECT * FROM order_changes ORDER BY id;
        DELETE FROM sqlite_sequence WHERE name = 'new_order_changes';
        INSERT INTO sqlite_sequence (name, seq)
            SELECT 'new_order_changes', seq FROM sqlite_sequence WHERE name = 'order_changes';
        DROP TABLE order_changes;
        ALTER TABLE new_order_changes RENAME TO order_changes;
        CREATE INDEX order_changes_order ON order_changes (order_id, id);
        """

    /// The condition that a column has one of the values.
    static func list(_ column: String, _ values: [String]) -> String {
        values.map { "\(column) = '\($0)'" }.joined(separator: " OR ")
    }

    /// The closes of days, and the orders that they counted or took away again. A close is never changed.
    static let closes = """
        CREATE TABLE closes (
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            number INTEGER NOT NULL CHECK (number >= 1),
            last_event INTEGER NOT NULL CHECK (last_event >= 0),
            at INTEGER NOT NULL,
            by TEXT NOT NULL,
            figures TEXT NOT NULL CHECK (figures <> ''),
            hash TEXT NOT NULL CHECK (length(hash) = 64),
            PRIMARY KEY (restaurant_id, number)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE closed_orders (
            order_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            correction INTEGER NOT NULL CHECK (correction = 0 OR correction = 1),
            figures TEXT NOT NULL CHECK (figures <> ''),
            PRIMARY KEY (order_id, number, correction)
        ) STRICT, WITHOUT ROWID;
        """

    /// The version of the catalogue that judged an order, the change that took back the addition of a line,
    /// and the position of the line that a change struck or added.
    static let lineContents = """
        ALTER TABLE orders ADD COLUMN catalogue INTEGER;
        ALTER TABLE order_lines ADD COLUMN withdrawn INTEGER REFERENCES order_changes (id);
        ALTER TABLE order_changes ADD COLUMN line INTEGER;
        """

    /// The totals of the cash register that became known after their close, and an index by which a period's
    /// collections are found.
    static let registers = """
        CREATE TABLE close_registers (
            restaurant_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            cents INTEGER NOT NULL,
            at INTEGER NOT NULL,
            by TEXT NOT NULL,
            PRIMARY KEY (restaurant_id, number)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX order_changes_collected ON order_changes (at, id)
            WHERE step = 'forward' AND to_state = 'collected';
        """
}
