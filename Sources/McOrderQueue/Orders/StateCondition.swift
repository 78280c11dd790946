/// Conditions of an order's state in SQL, word for word as the partial indexes have them: otherwise SQLite
/// uses none.
///
/// Not with `IN`: for a list of more than two SQLite fills a table of its own, for each index that an order
/// enters. One state alone implies the condition, so that a query that is to find its orders in another way
/// writes `+state`. Source: sqlite.org/partialindex.html, *Queries Using Partial Indexes*.
enum StateCondition {
    /// Somebody still has to deal with the order.
    static let isOpen = "(state = 'received' OR state = 'preparing' OR state = 'ready')"
    /// Nobody has.
    static let isOver =
        "(state = 'collected' OR state = 'cancelled' OR state = 'no-show' OR state = 'expired')"
}
