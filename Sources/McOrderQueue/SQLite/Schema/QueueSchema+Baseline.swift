/// The tables as version 0.1.0 created them, in one step. Later changes are separate migrations.
///
/// Lists of values are written as comparisons: for `a IN (1, 2, 3)` SQLite fills a temporary table each time
/// it evaluates the condition, eleven of them for an order.
extension QueueSchema {
    static let baseline = [settings, orders, rejections, devices, notices, availability]
        .joined(separator: "\n")

    private static let openStates = ["received", "preparing", "ready"]
    private static let closedStates = ["collected", "cancelled", "no-show", "expired"]
    static let states = openStates + closedStates

    /// The condition that a column has one of the values, in parentheses.
    private static func either(_ column: String, _ values: [String]) -> String {
        "(\(list(column, values)))"
    }

    /// Settings, and the published catalogues with their restaurants.
    private static let settings = """
        CREATE TABLE settings (
            name TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE restaurants (
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            time_zone TEXT NOT NULL,
            position INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE catalogue_versions (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            version TEXT NOT NULL,
            published_at INTEGER NOT NULL,
            file BLOB NOT NULL
        ) STRICT;
        """

    /// Orders, their lines and all their changes; the ids of changes are the numbers of events.
    private static let orders = """
        CREATE TABLE orders (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT NOT NULL,
            restaurant TEXT NOT NULL,
            udid TEXT NOT NULL CHECK (udid <> ''),
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 999999999),
            code TEXT NOT NULL CHECK (code <> ''),
            device_name TEXT,
            comment TEXT,
            placed_at INTEGER NOT NULL,
            received_at INTEGER NOT NULL,
            arrived_at INTEGER,
            arrived_by TEXT,
            state TEXT NOT NULL DEFAULT 'received' CHECK (\(either("state", states))),
            changed_at INTEGER NOT NULL,
            changed_by TEXT NOT NULL,
            revision INTEGER NOT NULL DEFAULT 1 CHECK (revision >= 1),
            total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
            shown_total_cents INTEGER NOT NULL CHECK (shown_total_cents >= 0),
            repriced INTEGER NOT NULL CHECK (repriced IN (0, 1)),
            receipt TEXT NOT NULL DEFAULT 'due' CHECK (\(either("receipt", ["due", "written", "removed"]))),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            file TEXT NOT NULL,
            content_hash BLOB NOT NULL CHECK (length(content_hash) = 32),
            raw BLOB,
            refused_cancels INTEGER NOT NULL DEFAULT 0 CHECK (refused_cancels >= 0),
            note TEXT,
            UNIQUE (udid, number),
            CHECK ((arrived_at IS NULL) = (arrived_by IS NULL))
        ) STRICT;
        CREATE INDEX orders_open_received ON orders (received_at)
            WHERE \(either("state", openStates));
        CREATE INDEX orders_number ON orders (number, received_at);
        CREATE INDEX orders_receipt_due ON orders (id) WHERE receipt = 'due';
        CREATE INDEX orders_receipt_written ON orders (changed_at) WHERE receipt = 'written';
        CREATE INDEX orders_open_device ON orders (udid)
            WHERE \(either("state", openStates));
        CREATE INDEX orders_received ON orders (received_at);
        CREATE INDEX orders_raw ON orders (received_at) WHERE raw IS NOT NULL;
        CREATE INDEX orders_personal ON orders (received_at) WHERE device_name IS NOT NULL;
        CREATE INDEX orders_closed ON orders (state, placed_at, id, restaurant_id)
            WHERE \(either("state", closedStates));
        CREATE INDEX orders_open ON orders (restaurant_id, placed_at, id)
            WHERE \(either("state", openStates));

        CREATE TABLE order_lines (
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 100),
            name TEXT NOT NULL CHECK (name <> ''),
            cents INTEGER NOT NULL CHECK (cents >= 0),
            shown_cents INTEGER NOT NULL CHECK (shown_cents >= 0),
            struck INTEGER REFERENCES order_changes (id),
            added INTEGER REFERENCES order_changes (id),
            PRIMARY KEY (order_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE order_changes (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            step TEXT NOT NULL CHECK (\(either("step", ["received", "forward", "recall", "edit", "mark"]))),
            at INTEGER NOT NULL,
            from_state TEXT CHECK (\(either("from_state", states))),
            to_state TEXT NOT NULL CHECK (\(either("to_state", states))),
            by TEXT NOT NULL,
            reason TEXT,
            edit TEXT CHECK (\(either("edit", ["strike", "add", "comment"]))),
            detail TEXT,
            before TEXT,
            CHECK ((step = 'received') = (from_state IS NULL)),
            CHECK (step <> 'received' OR to_state = 'received'),
            CHECK (step NOT IN ('edit', 'mark') OR from_state = to_state),
            CHECK (step <> 'edit' OR edit IS NOT NULL),
            CHECK (edit IS NULL OR step IN ('edit', 'recall'))
        ) STRICT;
        CREATE INDEX order_changes_order ON order_changes (order_id, id);
        """

    /// Refused files, which are identified by their content. Source: docs/design/format.md, *Deciding about a
    /// file*.
    private static let rejections = """
        CREATE TABLE rejections (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL,
            file TEXT NOT NULL,
            reason TEXT NOT NULL CHECK (reason <> ''),
            restaurant TEXT,
            udid TEXT CHECK (udid <> ''),
            number INTEGER CHECK (number BETWEEN 1 AND 999999999),
            bytes INTEGER NOT NULL CHECK (bytes >= 0),
            receipt TEXT NOT NULL CHECK (\(either("receipt", ["none", "due", "written", "removed"]))),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            content_hash BLOB NOT NULL UNIQUE CHECK (length(content_hash) = 32),
            file_hash BLOB CHECK (length(file_hash) = 32),
            raw BLOB,
            request TEXT CHECK (request IN ('retry', 'accept')),
            request_by TEXT,
            order_id INTEGER REFERENCES orders (id) ON DELETE SET NULL,
            products TEXT CHECK (products <> ''),
            until INTEGER,
            CHECK ((udid IS NULL) = (number IS NULL)),
            CHECK ((file_hash IS NULL) = (receipt = 'none'))
        ) STRICT;
        \(rejectionIndexes)
        """

    /// Blacklisted devices, and trusted devices.
    private static let devices = """
        CREATE TABLE blacklist (
            udid TEXT NOT NULL PRIMARY KEY,
            reason TEXT NOT NULL CHECK (reason <> ''),
            by TEXT NOT NULL,
            since INTEGER NOT NULL,
            until INTEGER
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE trusted_devices (
            udid TEXT NOT NULL PRIMARY KEY,
            label TEXT NOT NULL CHECK (label <> ''),
            by TEXT NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// The customers' notices about their orders, and their outcomes.
    private static let notices = """
        CREATE TABLE notices (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            type TEXT NOT NULL CHECK (type IN ('cancel', 'arrived')),
            sent_at INTEGER NOT NULL,
            at INTEGER NOT NULL,
            outcome TEXT NOT NULL CHECK (\(either("outcome", ["done", "needless", "refused"]))),
            state TEXT NOT NULL CHECK (\(either("state", states))),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            file TEXT NOT NULL,
            content_hash BLOB NOT NULL UNIQUE CHECK (length(content_hash) = 32),
            raw BLOB
        ) STRICT;
        CREATE INDEX notices_order ON notices (order_id, id);
        CREATE INDEX notices_cancelled ON notices (at) WHERE type = 'cancel' AND outcome = 'done';
        CREATE INDEX notices_raw ON notices (at) WHERE raw IS NOT NULL;
        CREATE INDEX notices_personal ON notices (at) WHERE file <> '';
        """

    /// Pauses of restaurants and sold-out products. Each row ends by itself at `until`, or earlier if a
    /// person ended it; rows are kept as the record of who entered what.
    private static let availability = """
        CREATE TABLE pauses (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            since INTEGER NOT NULL,
            until INTEGER NOT NULL CHECK (until > since),
            by TEXT NOT NULL,
            ended_at INTEGER CHECK (ended_at BETWEEN since AND until),
            ended_by TEXT,
            CHECK ((ended_at IS NULL) = (ended_by IS NULL))
        ) STRICT;
        CREATE INDEX pauses_until ON pauses (until, restaurant_id);

        CREATE TABLE sold_out (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            product_id TEXT NOT NULL CHECK (product_id <> ''),
            product TEXT NOT NULL CHECK (product <> ''),
            since INTEGER NOT NULL,
            until INTEGER NOT NULL CHECK (until > since),
            by TEXT NOT NULL,
            ended_at INTEGER CHECK (ended_at BETWEEN since AND until),
            ended_by TEXT,
            CHECK ((ended_at IS NULL) = (ended_by IS NULL))
        ) STRICT;
        CREATE INDEX sold_out_until ON sold_out (until, restaurant_id);
        """
}
