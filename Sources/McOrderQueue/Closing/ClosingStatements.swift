/// The statements for the closes of days.
struct ClosingStatements: Sendable {
    let last: Statement = """
        SELECT number, last_event, at, figures, hash FROM closes
        WHERE restaurant_id = $1 ORDER BY number DESC LIMIT 1
        """

    let highest: Statement = "SELECT restaurant_id, max(number) FROM closes GROUP BY restaurant_id"

    private static let storedCloses: Statement = """
        SELECT figures, hash, cents, close_registers.at AS at, close_registers.by AS by
        FROM closes LEFT JOIN close_registers USING (restaurant_id, number)
        """

    let stored: Statement = "\(Self.storedCloses) WHERE restaurant_id = $1 AND number = $2"

    let recent: Statement = "\(Self.storedCloses) WHERE restaurant_id = $1 ORDER BY number DESC LIMIT $2"

    let madeIn: Statement = """
        \(Self.storedCloses)
        WHERE restaurant_id = $1 AND closes.at >= $2 AND closes.at < $3 ORDER BY number
        """

    let insertRegister: Statement = """
        INSERT INTO close_registers (restaurant_id, number, cents, at, by) VALUES ($1, $2, $3, $4, $5)
        """

    let insert: Statement = """
        INSERT INTO closes (restaurant_id, number, last_event, at, by, figures, hash)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """

    let insertOrder: Statement =
        "INSERT INTO closed_orders (order_id, number, correction, figures) VALUES ($1, $2, $3, $4)"

    /// The changes of a restaurant's orders after one event that can alter what a close counts: those that
    /// end an order, open it again, give an order that was collected its earlier service back, or record a
    /// payment; and all changes of an order that a close has counted, since a paid order can still be
    /// changed.
    let changes: Statement = """
        SELECT order_changes.id, order_id, at, step, from_state, to_state, by, reason, edit
        FROM order_changes JOIN orders ON orders.id = order_id
        WHERE order_changes.id > $1 AND restaurant_id = $2 AND (step <> 'received' AND step <> 'mark')
            AND (edit IS NULL OR edit = 'payment' OR step = 'recall' AND from_state = 'collected'
                OR EXISTS (SELECT 1 FROM closed_orders WHERE closed_orders.order_id = orders.id))
        ORDER BY order_changes.id
        """

    let firstEvent: Statement = """
        SELECT at FROM order_changes JOIN orders ON orders.id = order_id
        WHERE restaurant_id = $1 ORDER BY order_changes.id LIMIT 1
        """

    /// The last time that a close counted an order or took it away again.
    let lastOfOrder: Statement = """
        SELECT number, correction, figures FROM closed_orders
        WHERE order_id = $1 ORDER BY number DESC, correction LIMIT 1
        """

    /// The event of an order's last collection, and when it was.
    let lastCollection: Statement = "SELECT id, at FROM order_changes WHERE \(Self.isCollectionOf)"

    /// The last collections in a period of orders that are collected.
    let collections: Statement = """
        SELECT order_changes.id, order_id, at, order_changes.by
        FROM order_changes JOIN orders ON orders.id = order_id
        WHERE at >= $1 AND at < $2 AND (at > $1 OR order_changes.id > $3)
            AND step = 'forward' AND to_state = 'collected'
            AND \(unindexed: "orders.state") = 'collected' AND NOT EXISTS (
                SELECT 1 FROM order_changes AS later WHERE later.order_id = orders.id
                    AND later.id > order_changes.id AND later.step = 'forward' AND later.to_state = 'collected')
        ORDER BY at, order_changes.id LIMIT $4
        """

    /// The number of the close that counted an order's last collection.
    let ofLastCollection: Statement = """
        SELECT number FROM closes WHERE restaurant_id = (SELECT restaurant_id FROM orders WHERE id = $1)
            AND last_event >= (SELECT id FROM order_changes WHERE \(Self.isCollectionOf))
        ORDER BY number LIMIT 1
        """

    /// The number of the close that counted an order by an event.
    let ofEvent: Statement = """
        SELECT number FROM closes
        WHERE restaurant_id = (SELECT restaurant_id FROM orders WHERE id = $1) AND last_event >= $2
        ORDER BY number LIMIT 1
        """

    private static let isCollectionOf: Statement =
        "order_id = $1 AND step = 'forward' AND to_state = 'collected' ORDER BY id DESC LIMIT 1"

    /// The open orders and what they cost, and the same of those that are paid.
    let open: Statement = """
        SELECT count(*), coalesce(sum(total_cents), 0), count(payments.id),
            coalesce(sum(CASE WHEN payments.id IS NULL THEN 0 ELSE total_cents END), 0)
        FROM orders LEFT JOIN payments ON payments.order_id = orders.id AND taken_back IS NULL
        WHERE \(StateCondition.isOpen) AND restaurant_id = $1
        """
}
