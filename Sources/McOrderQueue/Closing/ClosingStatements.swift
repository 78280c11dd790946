/// The statements for the closes of days.
struct ClosingStatements: Sendable {
    let last: Statement = """
        SELECT number, last_event, at, figures, hash FROM closes
        WHERE restaurant_id = $1 ORDER BY number DESC LIMIT 1
        """

    let stored: Statement = "SELECT figures, hash FROM closes WHERE restaurant_id = $1 AND number = $2"

    let recent: Statement =
        "SELECT figures, hash FROM closes WHERE restaurant_id = $1 ORDER BY number DESC LIMIT $2"

    let insert: Statement = """
        INSERT INTO closes (restaurant_id, number, last_event, at, by, figures, hash)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """

    let insertOrder: Statement =
        "INSERT INTO closed_orders (order_id, number, correction, figures) VALUES ($1, $2, $3, $4)"

    /// The changes of a restaurant's orders after one event that can end an order, open it again, or give an
    /// order that was collected its earlier service back.
    let changes: Statement = """
        SELECT order_changes.id, order_id, at, step, from_state, to_state, by, reason, detail
        FROM order_changes JOIN orders ON orders.id = order_id
        WHERE order_changes.id > $1 AND restaurant_id = $2 AND (step = 'forward' OR step = 'recall')
            AND (edit IS NULL OR step = 'recall' AND from_state = 'collected')
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

    /// When an order was collected for the last time, and how it was paid.
    let lastCollection: Statement = "SELECT at, detail FROM order_changes WHERE \(Self.isCollectionOf)"

    /// The number of the close that counted an order's last collection.
    let ofLastCollection: Statement = """
        SELECT number FROM closes WHERE restaurant_id = (SELECT restaurant_id FROM orders WHERE id = $1)
            AND last_event >= (SELECT id FROM order_changes WHERE \(Self.isCollectionOf))
        ORDER BY number LIMIT 1
        """

    private static let isCollectionOf: Statement =
        "order_id = $1 AND step = 'forward' AND to_state = 'collected' ORDER BY id DESC LIMIT 1"

    let struckLines: Statement = """
        SELECT order_changes.by, cents FROM order_lines JOIN order_changes ON order_changes.id = struck
        WHERE order_lines.order_id = $1
        """

    let open: Statement = """
        SELECT count(*), coalesce(sum(total_cents), 0) FROM orders
        WHERE \(StateCondition.isOpen) AND restaurant_id = $1
        """
}
