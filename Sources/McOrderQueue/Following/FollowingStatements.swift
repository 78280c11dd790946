/// The statements for callers that read the queue repeatedly.
struct FollowingStatements: Sendable {
    /// The versions of the open orders, which show whether the remembered ones are still current.
    let versions = StatementVariants<Scope> { scope in
        """
        SELECT id, version FROM orders
        WHERE \(StateCondition.isOpen) \(scope.condition("$1")) ORDER BY placed_at, id
        """
    }

    /// The same of the orders that were placed since an instant and are cancelled, or for which nobody
    /// came, the last ones first.
    let calledOff = StatementVariants<Scope> { scope in
        """
        SELECT id, version FROM orders
        WHERE \(StateCondition.isOver) AND (state = 'cancelled' OR state = 'no-show') AND placed_at >= $1
            \(scope.condition("$2"))
        ORDER BY placed_at DESC, id DESC LIMIT 100
        """
    }

    /// Whether there is a later change, notice or mark than the three given ones, for a restaurant; and what
    /// differs whenever anything else differs that a counter shows. It is one statement, because a server is
    /// asked so for each till after each change of any restaurant.
    let fingerprint: Statement = """
        SELECT EXISTS (SELECT 1 FROM order_changes AS later JOIN orders ON orders.id = later.order_id
                WHERE later.id > $1 AND (CAST($2 AS TEXT) IS NULL OR orders.restaurant_id = $2))
            OR EXISTS (SELECT 1 FROM notices AS later JOIN orders ON orders.id = later.order_id
                WHERE later.id > $3 AND (CAST($2 AS TEXT) IS NULL OR orders.restaurant_id = $2))
            OR EXISTS (SELECT 1 FROM station_marks AS later JOIN orders ON orders.id = later.order_id
                WHERE later.id > $4 AND (CAST($2 AS TEXT) IS NULL OR orders.restaurant_id = $2)),
            (SELECT max(id) FROM order_changes), (SELECT max(id) FROM notices),
            (SELECT max(id) FROM station_marks), (SELECT max(id) FROM catalogue_versions),
            EXISTS (SELECT 1 FROM browsers WHERE role = 'kitchen'),
            (SELECT count(*) || ' ' || count(*) FILTER (WHERE reason = 'blacklisted') FROM rejections
                WHERE at >= $5 AND order_id IS NULL),
            (SELECT count(*) || ' ' || count(ended_at) || ' ' || max(id) FROM pauses
                WHERE until > $6 AND coalesce(ended_at, until) > $6),
            (SELECT count(*) || ' ' || count(ended_at) || ' ' || max(id) FROM sold_out
                WHERE until > $6 AND coalesce(ended_at, until) > $6),
            (SELECT count(*) || ' ' || coalesce(sum(since), 0) FROM printers),
            (SELECT count(*) || ' ' || coalesce(sum(id), 0) FROM print_jobs WHERE alarm = 1)
        """

    /// How many files were refused since an instant, and how many of these came from blacklisted devices.
    let refusals: Statement = """
        SELECT count(*), count(*) FILTER (WHERE reason = 'blacklisted') FROM rejections
        WHERE at >= $1 AND order_id IS NULL
        """

    let catalogue: Statement = "SELECT id, version FROM catalogue_versions ORDER BY id DESC LIMIT 1"

    let events: Statement = """
        SELECT \(eventColumns)
        FROM order_changes JOIN orders ON orders.id = order_id
        WHERE order_changes.id > $1 AND at >= $2 AND (CAST($3 AS TEXT) IS NULL OR restaurant_id = $3)
        ORDER BY order_changes.id LIMIT $4
        """

    /// The last event of each open order.
    let presentEvents: Statement = """
        SELECT \(eventColumns)
        FROM orders JOIN order_changes ON order_changes.id =
            (SELECT max(id) FROM order_changes AS last WHERE last.order_id = orders.id)
        WHERE \(StateCondition.isOpen) AND (CAST($1 AS TEXT) IS NULL OR restaurant_id = $1)
        ORDER BY order_changes.id
        """

    private static let eventColumns = """
        order_changes.id, at, step, edit, order_id, code, number, restaurant, from_state, to_state, by,
            reason, detail
        """

    let lastEvent: Statement = "SELECT max(id) FROM order_changes"

    let refusedCancels: Statement = """
        SELECT at, state FROM notices
        WHERE order_id = $1 AND type = 'cancel' AND outcome = 'refused' ORDER BY id
        """

    let cancelledByCustomers: Statement = """
        SELECT orders.id, orders.code FROM notices JOIN orders ON orders.id = notices.order_id
        WHERE notices.type = 'cancel' AND notices.outcome = 'done' AND notices.at >= $1
            AND \(unindexed: "orders.state") = 'cancelled' AND orders.changed_by = $2
            AND (CAST($3 AS TEXT) IS NULL OR orders.restaurant_id = $3)
        ORDER BY notices.at DESC LIMIT 100
        """
}
