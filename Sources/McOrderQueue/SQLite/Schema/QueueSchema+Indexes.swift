extension QueueSchema {
    /// Drops the index of a device's open orders: `UNIQUE (udid, number)` finds them too, and each index of
    /// devices costs each order a page of the journal. Adds an index that shows at once whether there are
    /// refused files of version 0.1.0; other rows are not in it.
    static let indexes = """
        DROP INDEX orders_open_device;
        CREATE INDEX rejections_untagged ON rejections (id) WHERE hash_of = 'untagged';
        """
}
