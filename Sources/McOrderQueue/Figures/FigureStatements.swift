/// The statements for settings, published catalogues, counts, refused files and statistics.
struct FigureStatements: Sendable {

    let setting: Statement = "SELECT value FROM settings WHERE name = $1"
    /// A setting that already has the value is not written again.
    let setSetting: Statement = """
        INSERT INTO settings VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        WHERE settings.value <> excluded.value
        """
    let deleteSetting: Statement = "DELETE FROM settings WHERE name = $1"

    // The published catalogues.

    let lastPublication: Statement = """
        SELECT version, published_at FROM catalogue_versions ORDER BY id DESC LIMIT 1
        """
    let lastPublishedFile: Statement = "SELECT file FROM catalogue_versions ORDER BY id DESC LIMIT 1"
    let judgingPublication: Statement = """
        SELECT version, file FROM catalogue_versions
        WHERE id = (SELECT catalogue FROM orders WHERE orders.id = $1)
        """
    /// The id of the publication that was in force at an instant; before the first one that one.
    let publicationInForce = Self.inForce
    let publishedFile: Statement = "SELECT file FROM catalogue_versions WHERE id = $1"
    let publicationAt: Statement = """
        SELECT version, file FROM catalogue_versions WHERE id = (\(Self.inForce))
        """
    private static let inForce: Statement = """
        SELECT coalesce(max(CASE WHEN published_at <= $1 THEN id END), min(id)) FROM catalogue_versions
        """
    let publicationsEndedSince: Statement = """
        SELECT file, until FROM (
            SELECT id, lead(published_at) OVER (ORDER BY id) AS until FROM catalogue_versions
        ) AS past JOIN catalogue_versions USING (id)
        WHERE until > $1 ORDER BY id DESC
        """
    let addPublication: Statement = """
        INSERT INTO catalogue_versions (version, published_at, file) VALUES ($1, $2, $3)
        """
    let restaurants: Statement = "SELECT id, name, time_zone, day_start FROM restaurants ORDER BY position"
    let restaurantIDs: Statement = "SELECT id FROM restaurants ORDER BY position"
    let restaurantNames: Statement = "SELECT name FROM restaurants ORDER BY position"
    let deleteRestaurants: Statement = "DELETE FROM restaurants"
    let addRestaurant: Statement = """
        INSERT INTO restaurants (id, name, time_zone, day_start, position) VALUES ($1, $2, $3, $4, $5)
        """

    // Orders.

    /// Reads two partial indexes. SQLite uses them because the query repeats their conditions exactly.
    let ordersByState: Statement = """
        SELECT state, count(*) FROM orders
        WHERE \(StateCondition.isOver) GROUP BY state
        UNION ALL SELECT state, count(*) FROM orders
        WHERE \(StateCondition.isOpen) GROUP BY state
        """
    /// Reads only the two partial indexes, which together contain every order once.
    let ordersByRestaurant: Statement = """
        SELECT restaurant_id, count(*) FROM orders
        WHERE \(StateCondition.isOver) GROUP BY restaurant_id
        UNION ALL SELECT restaurant_id, count(*) FROM orders
        WHERE \(StateCondition.isOpen) GROUP BY restaurant_id
        """
    let laterOrdersByRestaurant: Statement = """
        SELECT restaurant_id, count(*) FROM orders WHERE id > $1 GROUP BY restaurant_id
        """
    let lastOrder: Statement = "SELECT max(id) FROM orders"
    let openByRestaurant: Statement = """
        SELECT restaurant_id, state, count(*) FROM orders
        WHERE \(StateCondition.isOpen) GROUP BY restaurant_id, state
        """
    let openByRestaurantName: Statement = """
        SELECT restaurant, state, count(*) FROM orders
        WHERE \(StateCondition.isOpen) GROUP BY restaurant, state
        """
    let oldestOpen: Statement = "SELECT min(received_at) FROM orders WHERE \(StateCondition.isOpen)"
    let notBegun: Statement = "SELECT count(*) FROM orders WHERE \(StateCondition.waits)"
    let codesReceived: Statement = """
        SELECT code FROM orders WHERE received_at >= $1 AND received_at <= $2
        ORDER BY received_at, id LIMIT 100
        """
    /// The receipts that are due if those of all changes up to the argument are written. If it is negative,
    /// nobody knows, and all that are not removed count.
    let receiptsDue: Statement = """
        SELECT (SELECT count(*) FROM rejections WHERE receipt = 'due')
            + CASE WHEN $1 < 0 THEN (SELECT count(*) FROM orders WHERE receipt = 'due')
                ELSE (SELECT count(DISTINCT order_id) FROM order_changes
                    WHERE id > $1 AND step <> 'mark') END
        """
    let counts: Statement = """
        SELECT (SELECT count(*) FROM orders), (SELECT count(*) FROM orders WHERE \(StateCondition.isOpen)),
            (SELECT count(*) FROM rejections),
            (SELECT count(*) FROM order_lines) + (SELECT count(*) FROM order_changes)
                + (SELECT count(*) FROM blacklist) + (SELECT count(*) FROM revoked)
                + (SELECT count(*) FROM trusted_devices) + (SELECT count(*) FROM browsers)
        """

    // Refused files.

    private static let refusedColumns = """
        id, file, reason, udid, number, at, bytes, products, until,
        (SELECT time_zone FROM restaurants WHERE name = rejections.restaurant LIMIT 1), free
        """
    let refusedSince: Statement = """
        SELECT \(Self.refusedColumns) FROM rejections
        WHERE at >= $1 AND order_id IS NULL ORDER BY at, id
        """
    let refusedByReason: Statement = """
        SELECT reason, count(*), count(CASE WHEN at >= $1 THEN 1 END) FROM rejections
        WHERE at >= $2 AND order_id IS NULL GROUP BY reason
        """
    let refused: Statement = "SELECT \(Self.refusedColumns), raw FROM rejections WHERE id = $1"
    let refusedCount: Statement = """
        SELECT (SELECT count(*) FROM rejections)
            - (SELECT count(*) FROM rejections WHERE order_id IS NOT NULL)
        """
    let laterRefusedByReason: Statement = """
        SELECT reason, count(*) FROM rejections WHERE id > $1 GROUP BY reason
        """
    let lastRefused: Statement = "SELECT max(id) FROM rejections"

    // What was sold, and how long the service took.

    let sold = StatementVariants<Scope> { scope in
        """
        SELECT id, udid, state, total_cents, received_at, arrived_at,
            (SELECT min(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'preparing'),
            (SELECT max(at) FROM order_changes
                WHERE order_id = orders.id AND to_state = 'collected' AND edit IS NULL),
            coalesce(release_at, present_at, received_at), promised_at,
            (SELECT max(at) FROM order_changes
                WHERE order_id = orders.id AND to_state = 'ready' AND edit IS NULL)
        FROM orders WHERE received_at >= $1 AND received_at < $2 \(scope.condition("$3"))
        ORDER BY received_at, id
        """
    }
    let soldLines = StatementVariants<Scope> { scope in
        """
        SELECT order_id, order_lines.position, order_lines.name, cents, order_lines.details
        FROM orders JOIN order_lines ON order_id = orders.id
        WHERE received_at >= $1 AND received_at < $2 \(scope.condition("$3"))
            AND struck IS NULL AND withdrawn IS NULL
        ORDER BY received_at, order_id, order_lines.position
        """
    }
    /// Those of some devices that ordered before an instant.
    let orderedBefore: Statement = """
        SELECT DISTINCT udid FROM orders WHERE \("udid", isAnyOf: "$1") AND received_at < $2
        """

    let beginningOfService: Statement = """
        SELECT coalesce(arrived_at,
            (SELECT min(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'preparing'))
        FROM orders WHERE id = $1 AND state = 'collected' AND (CAST($2 AS TEXT) IS NULL OR restaurant_id = $2)
        """
    // The service of a collected order can change; that is no second collection.
    let changesFromNewest: Statement = """
        SELECT id, order_id, at, to_state FROM order_changes WHERE edit IS NULL ORDER BY id DESC
        """
    let laterChanges: Statement = """
        SELECT id, order_id, at, to_state FROM order_changes WHERE id > $1 AND edit IS NULL ORDER BY id
        """
}
