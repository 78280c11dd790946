extension QueueSchema {
    /// What the restaurants do not have for a while. Each row ends by itself at `until`, or before when
    /// somebody said so; rows stay, as the record of who said what.
    static let today = """
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
}
