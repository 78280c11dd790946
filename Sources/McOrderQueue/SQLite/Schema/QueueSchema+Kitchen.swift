extension QueueSchema {
    /// The kitchen's marks, and how many an order has. A mark is never changed; a later one replaces it. A
    /// mark without a station is one for the whole kitchen.
    static let kitchen = """
        CREATE TABLE station_marks (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            station TEXT CHECK (station <> ''),
            kind TEXT NOT NULL
                CHECK (kind = 'done' OR kind = 'undone' OR kind = 'seen' OR kind = 'acknowledged'),
            at INTEGER NOT NULL,
            by TEXT NOT NULL,
            after_event INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX station_marks_order ON station_marks (order_id, id);
        ALTER TABLE orders ADD COLUMN marks INTEGER NOT NULL DEFAULT 0 CHECK (marks >= 0);
        """
}
