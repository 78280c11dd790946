/// The statements about the plans of kitchens. Only the daemon makes them.
struct PlanningStatements: Sendable {
    // MARK: The plan

    /// The works of a restaurant that are not over, the oldest first, with their orders.
    let works: Statement = "\(Self.withOrders) ORDER BY works.id"

    /// The same of the orders that somebody may begin before a moment.
    let worksUntil: Statement = """
        \(Self.withOrders) AND works.order_id IN (
            SELECT near.order_id FROM works AS near
            WHERE near.restaurant_id = $1 AND near.done_at IS NULL AND near.release < $2)
        ORDER BY works.id
        """

    private static let withOrders: Statement = """
        SELECT \(columns), orders.version, orders.ready_at, orders.promised_by_staff
        FROM works \(joiningInOrder: "orders") ON orders.id = works.order_id
        WHERE works.restaurant_id = $1 AND works.done_at IS NULL
        """

    private static let columns = """
        works.id, works.order_id, works.station, works.start, works.seconds, works.width, works.release,
            works.expected, works.units, works.version, works.teaches
        """

    let insertWork: Statement = """
        INSERT INTO works (order_id, restaurant_id, station, start, seconds, width, release, expected, units,
            version, teaches)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        """

    let updateWork: Statement = """
        UPDATE works SET start = $1, seconds = $2, width = $3, units = $4, version = $5, teaches = $6
        WHERE id = $7
        """

    let endWork: Statement = "UPDATE works SET done_at = $1, teaches = $2 WHERE id = $3"

    let deleteWork: Statement = "DELETE FROM works WHERE id = $1"

    /// The ended works of an order that is made once more: they teach nothing.
    let deleteEnded: Statement = "DELETE FROM works WHERE order_id = $1 AND done_at IS NOT NULL"

    // MARK: Hands

    /// What was said last about the hands of each of a restaurant's stations, unless it has ended.
    let hands: Statement = """
        SELECT station, hands, until, by, since FROM station_hands
        WHERE id IN (SELECT max(id) FROM station_hands WHERE restaurant_id = $1 GROUP BY station)
            AND until > $2
        """

    let setHands: Statement = """
        INSERT INTO station_hands (restaurant_id, station, hands, since, until, by)
        VALUES ($1, $2, $3, $4, $5, $6)
        """

    // MARK: What is to be planned

    /// Orders that the kitchen has and that have no work to do, received since a moment.
    let unplanned: Statement = """
        SELECT id FROM orders
        WHERE restaurant_id = $1 AND \(StateCondition.isOpen) AND \(StateCondition.isInKitchen)
            AND (received_at >= $2 OR pickup_at >= $2) AND NOT (\(StateCondition.waits))
            AND NOT EXISTS (SELECT 1 FROM works WHERE order_id = orders.id AND done_at IS NULL)
        ORDER BY placed_at, id LIMIT 128
        """

    /// The last orders of a restaurant, among the last ones of all.
    let lastOrders: Statement = """
        SELECT id FROM (SELECT id, restaurant_id FROM orders ORDER BY received_at DESC LIMIT 1000) AS recent
        WHERE restaurant_id = $1 LIMIT $2
        """

    /// Whether an order changed since its works were planned.
    let hasChanged: Statement = """
        SELECT EXISTS (SELECT 1 FROM works \(joiningInOrder: "orders") ON orders.id = works.order_id
            WHERE works.restaurant_id = $1 AND works.done_at IS NULL AND works.version <> orders.version)
        """

    let hasWorks: Statement = "SELECT EXISTS (SELECT 1 FROM works WHERE restaurant_id = $1)"

    // MARK: Promises

    let promise: Statement = """
        UPDATE orders SET ready_at = $1, promised_at = coalesce(promised_at, $1), promised_by_staff = 0,
            version = version + 1
        WHERE id = $2
        """

    /// When the kitchen gets an order with a wish that was planned after it was accepted.
    let release: Statement = """
        UPDATE orders SET release_at = $1, station_releases = $2 WHERE id = $3 AND pickup_at IS NOT NULL
        """

    /// A work knows the version that its order has after the promise.
    let raiseVersions: Statement = """
        UPDATE works SET version = version + 1 WHERE order_id = $1 AND done_at IS NULL
        """

    // MARK: Lessons

    /// The works of orders of which nothing is left to make since a moment, with their orders.
    let finished: Statement = """
        SELECT \(Self.columns), works.done_at, orders.state, orders.changed_at, orders.promised_at
        FROM works \(joiningInOrder: "orders") ON orders.id = works.order_id
        WHERE works.restaurant_id = $1 AND works.done_at IS NOT NULL AND works.done_at <= $2
            AND NOT EXISTS (SELECT 1 FROM works AS other WHERE other.order_id = works.order_id
                AND (other.done_at IS NULL OR other.done_at > $2))
        ORDER BY works.id
        """

    let learned: Statement = """
        SELECT station, product, milliseconds, lessons FROM learned_times WHERE restaurant_id = $1
        """

    let fixed: Statement = "SELECT station, product, seconds, by FROM fixed_times WHERE restaurant_id = $1"

    let fix: Statement = """
        INSERT INTO fixed_times (restaurant_id, station, product, seconds, by)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (restaurant_id, station, product) DO UPDATE
        SET seconds = excluded.seconds, by = excluded.by
        """

    let unfix: Statement = """
        DELETE FROM fixed_times WHERE restaurant_id = $1 AND station = $2 AND product = $3
        """

    let setLearned: Statement = """
        INSERT INTO learned_times (restaurant_id, station, product, milliseconds, lessons)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (restaurant_id, station, product) DO UPDATE
        SET milliseconds = excluded.milliseconds, lessons = excluded.lessons
        """

    let margin: Statement = "SELECT seconds FROM promise_margins WHERE restaurant_id = $1"

    let setMargin: Statement = """
        INSERT INTO promise_margins (restaurant_id, seconds) VALUES ($1, $2)
        ON CONFLICT (restaurant_id) DO UPDATE SET seconds = excluded.seconds
        """
}
