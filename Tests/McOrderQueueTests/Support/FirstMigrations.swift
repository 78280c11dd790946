import GRDB

/// The nine migrations with which version 0.1.0 and the unreleased versions before it created their tables.
/// New queues begin with their result (`QueueSchema.baseline`).
enum FirstMigrations {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 orders, rejections, catalogue") { database in
            try database.execute(sql: first)
        }
        migrator.registerMigration("2 devices, requests") { database in
            try database.execute(sql: second)
        }
        migrator.registerMigration("3 retention, statistics") { database in
            try database.execute(sql: third)
        }
        migrator.registerMigration("4 notices") { database in
            try database.execute(sql: notices)
        }
        migrator.registerMigration("5 today") { database in
            try database.execute(sql: today)
        }
        migrator.registerMigration("6 till lists") { database in
            try database.execute(sql: tillLists)
        }
        migrator.registerMigration("7 changes of mind, events") { database in
            try database.execute(sql: changesOfMind)
        }
        migrator.registerMigration("8 open orders of a restaurant") { database in
            try database.execute(sql: openOrders)
        }
        // The migration changes no row, so the foreign keys of years of orders need not be checked.
        migrator.registerMigration("9 cheaper rows", foreignKeyChecks: .immediate) { database in
            try replaceLists(database)
            try database.execute(sql: ordersOfDevice)
        }
        return migrator
    }

    /// `UNIQUE (udid, number)` also finds a device's orders. Devices arrive in no particular order, so each
    /// further index on them costs one more page for each order that is written.
    private static let ordersOfDevice = "DROP INDEX orders_device;"

    /// A till of a chain reads the open orders of its own restaurant, not those of all restaurants.
    private static let openOrders = """
        DROP INDEX orders_open;
        CREATE INDEX orders_open ON orders (restaurant_id, placed_at, id)
            WHERE state IN ('received', 'preparing', 'ready');
        """

    private static let notices = """
        CREATE TABLE notices (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            type TEXT NOT NULL CHECK (type IN ('cancel', 'arrived')),
            sent_at INTEGER NOT NULL,
            at INTEGER NOT NULL,
            outcome TEXT NOT NULL CHECK (outcome IN ('done', 'needless', 'refused')),
            state TEXT NOT NULL CHECK (state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            file TEXT NOT NULL,
            content_hash BLOB NOT NULL UNIQUE CHECK (length(content_hash) = 32),
            raw BLOB
        ) STRICT;

        CREATE INDEX notices_order ON notices (order_id, id);
        CREATE INDEX notices_cancelled ON notices (at) WHERE type = 'cancel' AND outcome = 'done';
        CREATE INDEX notices_raw ON notices (at) WHERE raw IS NOT NULL;
        CREATE INDEX notices_personal ON notices (at) WHERE file <> '';

        ALTER TABLE orders ADD COLUMN refused_cancels INTEGER NOT NULL DEFAULT 0 CHECK (refused_cancels >= 0);
        """

    /// An order enters this index when it is closed, so a served order is written to the index only once.
    private static let tillLists = """
        CREATE INDEX orders_closed ON orders (state, placed_at, id, restaurant_id)
            WHERE state IN ('collected', 'cancelled', 'no-show', 'expired');
        """

    /// SQLite cannot widen a CHECK, so the table of changes is created again. Its ids, which are the event
    /// numbers, stay the same. Source: sqlite.org/lang_altertable.html, *Making Other Kinds Of Table Schema
    /// Changes*.
    private static let changesOfMind = """
        CREATE TABLE new_order_changes (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            step TEXT NOT NULL CHECK (step IN ('received', 'forward', 'recall', 'edit', 'mark')),
            at INTEGER NOT NULL,
            from_state TEXT CHECK (from_state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            to_state TEXT NOT NULL CHECK (to_state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            by TEXT NOT NULL,
            reason TEXT,
            edit TEXT CHECK (edit IN ('strike', 'add', 'comment')),
            detail TEXT,
            before TEXT,
            CHECK ((step = 'received') = (from_state IS NULL)),
            CHECK (step <> 'received' OR to_state = 'received'),
            CHECK (step NOT IN ('edit', 'mark') OR from_state = to_state),
            CHECK (step <> 'edit' OR edit IS NOT NULL),
            CHECK (edit IS NULL OR step IN ('edit', 'recall'))
        ) STRICT;
        INSERT INTO new_order_changes (id, order_id, step, at, from_state, to_state, by, reason)
            SELECT id, order_id, step, at, from_state, to_state, by, reason FROM order_changes;
        DROP TABLE order_changes;
        ALTER TABLE new_order_changes RENAME TO order_changes;
        CREATE INDEX order_changes_order ON order_changes (order_id, id);

        ALTER TABLE orders ADD COLUMN note TEXT;
        ALTER TABLE order_lines ADD COLUMN struck INTEGER REFERENCES order_changes (id);
        ALTER TABLE order_lines ADD COLUMN added INTEGER REFERENCES order_changes (id);
        """

    private static let third = """
        CREATE INDEX orders_received ON orders (received_at);
        CREATE INDEX orders_raw ON orders (received_at) WHERE raw IS NOT NULL;
        CREATE INDEX orders_personal ON orders (received_at) WHERE device_name IS NOT NULL;
        CREATE INDEX rejections_raw ON rejections (id) WHERE raw IS NOT NULL;
        CREATE INDEX rejections_personal ON rejections (at) WHERE udid IS NOT NULL AND length(udid) = 36;
        CREATE INDEX rejections_device ON rejections (udid) WHERE udid IS NOT NULL;
        """

    private static let second = """
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

        ALTER TABLE rejections ADD COLUMN request TEXT CHECK (request IN ('retry', 'accept'));
        ALTER TABLE rejections ADD COLUMN request_by TEXT;
        ALTER TABLE rejections ADD COLUMN order_id INTEGER REFERENCES orders (id) ON DELETE SET NULL;
        CREATE INDEX rejections_requested ON rejections (id) WHERE request IS NOT NULL;
        CREATE INDEX rejections_taken_in ON rejections (id) WHERE receipt = 'written' AND order_id IS NOT NULL;
        CREATE INDEX rejections_order ON rejections (order_id) WHERE order_id IS NOT NULL;
        CREATE INDEX orders_device ON orders (udid, received_at);
        CREATE INDEX orders_open_device ON orders (udid)
            WHERE state IN ('received', 'preparing', 'ready');
        """

    private static let first = """
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
            state TEXT NOT NULL DEFAULT 'received' CHECK (state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            changed_at INTEGER NOT NULL,
            changed_by TEXT NOT NULL,
            revision INTEGER NOT NULL DEFAULT 1 CHECK (revision >= 1),
            total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
            shown_total_cents INTEGER NOT NULL CHECK (shown_total_cents >= 0),
            repriced INTEGER NOT NULL CHECK (repriced IN (0, 1)),
            receipt TEXT NOT NULL DEFAULT 'due' CHECK (receipt IN ('due', 'written', 'removed')),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            file TEXT NOT NULL,
            content_hash BLOB NOT NULL CHECK (length(content_hash) = 32),
            raw BLOB,
            UNIQUE (udid, number),
            CHECK ((arrived_at IS NULL) = (arrived_by IS NULL))
        ) STRICT;

        CREATE INDEX orders_open ON orders (placed_at, id, restaurant_id)
            WHERE state IN ('received', 'preparing', 'ready');
        CREATE INDEX orders_open_received ON orders (received_at)
            WHERE state IN ('received', 'preparing', 'ready');
        CREATE INDEX orders_number ON orders (number, received_at);
        CREATE INDEX orders_receipt_due ON orders (id) WHERE receipt = 'due';
        CREATE INDEX orders_receipt_written ON orders (changed_at) WHERE receipt = 'written';

        CREATE TABLE order_lines (
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position BETWEEN 1 AND 100),
            name TEXT NOT NULL CHECK (name <> ''),
            cents INTEGER NOT NULL CHECK (cents >= 0),
            shown_cents INTEGER NOT NULL CHECK (shown_cents >= 0),
            PRIMARY KEY (order_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE order_changes (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            step TEXT NOT NULL CHECK (step IN ('received', 'forward', 'recall')),
            at INTEGER NOT NULL,
            from_state TEXT CHECK (from_state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            to_state TEXT NOT NULL CHECK (to_state IN
                ('received', 'preparing', 'ready', 'collected', 'cancelled', 'no-show', 'expired')),
            by TEXT NOT NULL,
            reason TEXT,
            CHECK ((step = 'received') = (from_state IS NULL)),
            CHECK (step <> 'received' OR to_state = 'received')
        ) STRICT;

        CREATE INDEX order_changes_order ON order_changes (order_id, id);

        CREATE TABLE rejections (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL,
            file TEXT NOT NULL,
            reason TEXT NOT NULL CHECK (reason <> ''),
            restaurant TEXT,
            udid TEXT CHECK (udid <> ''),
            number INTEGER CHECK (number BETWEEN 1 AND 999999999),
            bytes INTEGER NOT NULL CHECK (bytes >= 0),
            receipt TEXT NOT NULL CHECK (receipt IN ('none', 'due', 'written', 'removed')),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            content_hash BLOB NOT NULL UNIQUE CHECK (length(content_hash) = 32),
            file_hash BLOB CHECK (length(file_hash) = 32),
            raw BLOB,
            CHECK ((udid IS NULL) = (number IS NULL)),
            CHECK ((file_hash IS NULL) = (receipt = 'none'))
        ) STRICT;

        CREATE INDEX rejections_at ON rejections (at);
        CREATE INDEX rejections_receipt_due ON rejections (id) WHERE receipt = 'due';
        CREATE INDEX rejections_receipt_written ON rejections (at) WHERE receipt = 'written';
        """

    /// Pauses and sold-out products. Each row ends at `until`, or earlier if a user ended it. Rows are kept
    /// as the record of who made each change.
    private static let today = """
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

        ALTER TABLE rejections ADD COLUMN products TEXT CHECK (products <> '');
        ALTER TABLE rejections ADD COLUMN until INTEGER;
        """

    /// Rewrites the lists of values in the tables' checks and in the indexes' conditions as comparisons: `a =
    /// 1 OR a = 2 OR a = 3` for `a IN (1, 2, 3)`.
    ///
    /// For a list of more than two values SQLite fills a temporary table each time it evaluates the list,
    /// eleven of them for an order. The contents of rows and indexes stay the same, so only the texts are
    /// replaced and no years of orders are copied. Source: sqlite.org/lang_altertable.html, *Making Other
    /// Kinds Of Table Schema Changes*, the shorter procedure.
    static func replaceLists(_ connection: Database) throws {
        let rows = try Row.fetchAll(
            connection,
            sql: "SELECT rowid, sql FROM sqlite_schema WHERE sql IS NOT NULL"
        )
        try connection.execute(sql: "PRAGMA writable_schema = ON")
        for row in rows {
            try connection.execute(
                sql: "UPDATE sqlite_schema SET sql = ? WHERE rowid = ?",
                arguments: [withoutLists(row[1]), row[0] as Int64]
            )
        }
        // Makes this connection read the schema again. Other connections do so because the same transaction
        // drops an index.
        try connection.execute(sql: "PRAGMA writable_schema = RESET")
    }

    /// A text of the schema with comparisons instead of lists of more than two values.
    static func withoutLists(_ text: String) -> String {
        text.replacing(/(\w+) IN\s*\(('[^']*'(?:,\s*'[^']*'){2,})\)/) { list in
            let values = list.2.split(separator: ",").map { value in value.drop { $0.isWhitespace } }
            return "(" + values.map { "\(list.1) = \($0)" }.joined(separator: " OR ") + ")"
        }
    }
}
