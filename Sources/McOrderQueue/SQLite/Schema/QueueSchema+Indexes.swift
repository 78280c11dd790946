extension QueueSchema {
    /// Drops the index of a device's open orders: `UNIQUE (udid, number)` finds them too, and each index of
    /// devices costs each order a page of the journal. Receipts of refused files that were accepted later are
    /// found with others that have to go. Adds an index that shows at once whether there are refused files of
    /// version 0.1.0; other rows are not in it.
    ///
    /// That an order's receipt was written is no longer stored, so *written* stands only for those of erased
    /// devices, which still have to be removed.
    static let indexes = """
        DROP INDEX orders_open_device;
        DROP INDEX rejections_taken_in;
        UPDATE orders SET receipt = 'due' WHERE receipt = 'written' AND device_name IS NOT NULL;
        CREATE INDEX orders_receipt_over ON orders (changed_at)
            WHERE receipt = 'due' AND NOT \(StateCondition.isOpen);
        CREATE INDEX rejections_untagged ON rejections (id) WHERE hash_of = 'untagged';
        """
}
