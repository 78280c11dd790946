extension QueueSchema {
    /// Adds whether an order waits for its customer, and how the restaurant learned that the customer came;
    /// and the uses of proofs that count towards a limit. Rows of these are deleted after an hour. Refused
    /// orders that would have waited can be deleted as files that name no device.
    static let presence = """
        ALTER TABLE orders ADD COLUMN waits INTEGER NOT NULL DEFAULT 0 CHECK (waits = 0 OR waits = 1);
        ALTER TABLE orders ADD COLUMN present_at INTEGER;
        ALTER TABLE orders ADD COLUMN present_by TEXT CHECK (present_by <> '');
        ALTER TABLE orders ADD COLUMN wrong_digits INTEGER NOT NULL DEFAULT 0 CHECK (wrong_digits >= 0);
        CREATE INDEX orders_waiting ON orders (restaurant_id, received_at)
            WHERE waits = 1 AND present_at IS NULL AND state = 'received';

        CREATE TABLE presence_uses (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            at INTEGER NOT NULL,
            minute INTEGER,
            place TEXT,
            CHECK (minute IS NULL OR place IS NULL)
        ) STRICT;
        CREATE INDEX presence_uses_restaurant ON presence_uses (restaurant_id, at);

        DROP INDEX rejections_nameless;
        CREATE INDEX rejections_nameless ON rejections (id) WHERE \(RejectionRoom.isNameless);
        """
}
