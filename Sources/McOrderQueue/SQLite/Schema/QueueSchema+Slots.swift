extension QueueSchema {
    /// Adds when customers wish to collect their orders and when the kitchen gets those, and the free times
    /// of which a rejection tells: seconds since 1970, separated by spaces.
    static let slots = """
        ALTER TABLE orders ADD COLUMN pickup_at INTEGER;
        ALTER TABLE orders ADD COLUMN release_at INTEGER;
        CREATE INDEX orders_wished ON orders (restaurant_id, pickup_at) WHERE pickup_at IS NOT NULL;
        ALTER TABLE rejections ADD COLUMN free TEXT;
        """

    /// Adds how many hands the stations of kitchens have for a while. The last row of a station counts until
    /// it ends; the rows before say who said what.
    static let stationHands = """
        CREATE TABLE station_hands (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            station TEXT NOT NULL,
            hands INTEGER NOT NULL CHECK (hands >= 0),
            since INTEGER NOT NULL,
            until INTEGER NOT NULL CHECK (until > since),
            by TEXT NOT NULL
        ) STRICT;
        CREATE INDEX station_hands_station ON station_hands (restaurant_id, station, id);
        """

    /// Adds when stations get their parts of an order; see ``StationReleases/stored``.
    static let stationReleases = "ALTER TABLE orders ADD COLUMN station_releases TEXT;"

    /// Adds how long products take as the owner has fixed it.
    static let fixedTimes = """
        CREATE TABLE fixed_times (
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            station TEXT NOT NULL,
            product TEXT NOT NULL CHECK (product <> ''),
            seconds INTEGER NOT NULL CHECK (seconds > 0),
            by TEXT NOT NULL,
            PRIMARY KEY (restaurant_id, station, product)
        ) STRICT, WITHOUT ROWID;
        """

    /// Finds the works that may begin soon among those of orders for days to come.
    static let worksByRelease = """
        CREATE INDEX works_release ON works (restaurant_id, release) WHERE done_at IS NULL;
        """
}
