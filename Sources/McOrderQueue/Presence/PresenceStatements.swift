import McOrderModel

/// The statements about orders that wait for their customers.
struct PresenceStatements: Sendable {
    // MARK: What is known

    let isKnown: Statement = """
        SELECT EXISTS (SELECT 1 FROM orders WHERE udid = $1 AND \(unindexed: "state") = 'collected')
        """

    let waiting: Statement = """
        SELECT count(*) FROM orders WHERE restaurant_id = $1 AND \(StateCondition.waits)
        """

    /// How often each minute's and each table's key was used since an instant; a row with neither counts the
    /// wrong digits.
    let uses: Statement = """
        SELECT minute, place, count(*) FROM presence_uses
        WHERE restaurant_id = $1 AND at > $2 GROUP BY minute, place
        """

    // MARK: Changes

    let addUse: Statement = """
        INSERT INTO presence_uses (restaurant_id, at, minute, place) VALUES ($1, $2, $3, $4)
        """

    let deleteUses: Statement = "DELETE FROM presence_uses WHERE restaurant_id = $1 AND at <= $2"

    let countWrongDigits: Statement = "UPDATE orders SET wrong_digits = wrong_digits + 1 WHERE id = $1"

    /// The revision stays, so that this does not conflict with a change that somebody is about to make.
    let markPresent: Statement = """
        UPDATE orders SET present_at = $1, present_by = $2, version = version + 1,
            receipt = CASE WHEN device_name IS NULL THEN receipt ELSE 'due' END,
            earned = CASE WHEN pays = 1 AND (state = 'preparing' OR state = 'ready') THEN 1 ELSE earned END
        WHERE id = $3 AND (waits = 1 OR pays = 1 AND $4 = 1) AND present_at IS NULL
        """

    /// Takes back that somebody began an order that waited.
    let waitAgain: Statement = """
        UPDATE orders SET present_at = NULL, present_by = NULL
        WHERE id = $1 AND (waits = 1 OR pays = 1) AND present_by = '\(PresenceSource.till.rawValue)'
            AND present_at = (SELECT at FROM order_changes WHERE id = $2)
        """

    // MARK: Expiring

    let overdue: Statement = "SELECT id FROM orders WHERE \(Self.isOverdue) LIMIT 200"

    let hasOverdue: Statement = "SELECT EXISTS (SELECT 1 FROM orders WHERE \(Self.isOverdue))"

    private static let isOverdue = """
        \(StateCondition.waits) AND received_at < $1
            AND NOT EXISTS (SELECT 1 FROM order_changes
                WHERE order_id = orders.id AND step = 'recall' AND at >= $1)
        """
}
