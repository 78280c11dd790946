extension QueueSchema {
    /// Adds when customers wish to collect their orders and when the kitchen gets those, and the free times
    /// of which a rejection tells: seconds since 1970, separated by spaces.
    static let slots = """
        ALTER TABLE orders ADD COLUMN pickup_at INTEGER;
        ALTER TABLE orders ADD COLUMN release_at INTEGER;
        CREATE INDEX orders_wished ON orders (restaurant_id, pickup_at) WHERE pickup_at IS NOT NULL;
        ALTER TABLE rejections ADD COLUMN free TEXT;
        """
}
