/// SQL conditions on an order's state, with exactly the text of the partial indexes: otherwise SQLite does
/// not use these indexes.
///
/// They do not use `IN`: for a list of more than two values SQLite fills a temporary table, once for each
/// index that an order is inserted into. A condition on a single state implies one of these, so a query that
/// should find its orders by another index writes `+state`. Source: sqlite.org/partialindex.html, *Queries
/// Using Partial Indexes*.
enum StateCondition {
    /// The restaurant still has to deal with the order.
    static let isOpen = "(state = 'received' OR state = 'preparing' OR state = 'ready')"
    /// The kitchen still has something to make.
    static let isInKitchen = "(state = 'received' OR state = 'preparing')"
    /// The order waits for its customer, or for its money. A change of its state ends that.
    static let waits = """
        (waits = 1 AND present_at IS NULL OR pays = 1 AND settled_at IS NULL) AND state = 'received'
        """
    /// The order is finished.
    static let isOver =
        "(state = 'collected' OR state = 'cancelled' OR state = 'no-show' OR state = 'expired')"
}
