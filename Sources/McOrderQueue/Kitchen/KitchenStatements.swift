/// The statements about the marks of the kitchen.
struct KitchenStatements: Sendable {
    /// What the changes of the orders in a list mean to the kitchen. A recall of an edit stays in the state
    /// *ready*.
    let record: Statement = """
        SELECT min(at) FILTER (WHERE step = 'forward' AND to_state = 'preparing'),
            max(at) FILTER (WHERE step = 'forward' AND to_state = 'ready'),
            max(id) FILTER (WHERE step = 'forward' AND to_state = 'ready'),
            max(id) FILTER (WHERE step = 'recall' AND to_state IN ('received', 'preparing')),
            max(id),
            count(*) FILTER (WHERE edit IS NOT NULL OR step = 'recall' OR to_state IN ('cancelled', 'no-show')),
            order_id
        FROM order_changes WHERE \("order_id", isAnyOf: "$1") GROUP BY order_id
        """

    /// The changes that a recall may undo, and the recalls, with what was edited.
    let changes: Statement = """
        SELECT id, step, edit, detail, line, at, to_state, order_id FROM order_changes
        WHERE \("order_id", isAnyOf: "$1") AND step NOT IN ('received', 'mark') ORDER BY id
        """

    let marks: Statement = """
        SELECT station, kind, at, by, after_event, order_id FROM station_marks
        WHERE \("order_id", isAnyOf: "$1") ORDER BY id
        """

    let insert: Statement = """
        INSERT INTO station_marks (order_id, station, kind, at, by, after_event)
        VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(id), 0) FROM order_changes WHERE order_id = $1))
        """

    /// Counts a mark. The second argument is what it adds to the revision.
    let count: Statement = """
        UPDATE orders SET marks = marks + 1, revision = revision + $1, version = version + 1 WHERE id = $2
        """
}
