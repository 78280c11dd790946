extension QueueSchema {
    /// Adds when an order will be ready, the works of the kitchens, and what was learned about their times.
    ///
    /// A work is planned and ended by the daemon alone; it is deleted when it has taught what it can. Its
    /// station is '' for a kitchen without stations, `width` the hands that work at once, `release` the
    /// moment before which nobody begins, `expected` its first end, `version` that of the order which it
    /// knows, and `units` what is made: `LINE:PRODUCT`, separated by spaces.
    static let kitchenTimes = """
        ALTER TABLE orders ADD COLUMN ready_at INTEGER;
        ALTER TABLE orders ADD COLUMN promised_at INTEGER;

        CREATE TABLE works (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            station TEXT NOT NULL,
            start INTEGER NOT NULL,
            seconds INTEGER NOT NULL CHECK (seconds > 0),
            width INTEGER NOT NULL CHECK (width >= 0),
            release INTEGER NOT NULL,
            expected INTEGER NOT NULL,
            units TEXT NOT NULL CHECK (units <> ''),
            version INTEGER NOT NULL,
            teaches INTEGER NOT NULL CHECK (teaches = 0 OR teaches = 1),
            done_at INTEGER
        ) STRICT;
        CREATE INDEX works_order ON works (order_id);
        CREATE INDEX works_to_do ON works (restaurant_id, id) WHERE done_at IS NULL;
        CREATE INDEX works_done ON works (restaurant_id, done_at) WHERE done_at IS NOT NULL;

        CREATE TABLE learned_times (
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            station TEXT NOT NULL,
            product TEXT NOT NULL CHECK (product <> ''),
            milliseconds INTEGER NOT NULL CHECK (milliseconds > 0),
            lessons INTEGER NOT NULL CHECK (lessons > 0),
            PRIMARY KEY (restaurant_id, station, product)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE promise_margins (
            restaurant_id TEXT NOT NULL PRIMARY KEY CHECK (restaurant_id <> ''),
            seconds INTEGER NOT NULL CHECK (seconds >= 0)
        ) STRICT, WITHOUT ROWID;
        """
}
