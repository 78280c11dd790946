/// The statements about payments. At most one payment of an order is in force: the one that was not taken
/// back.
struct PaymentStatements: Sendable {
    let inForce: Statement = """
        SELECT event, kind, cents, at, by, order_id FROM payments
        WHERE \("order_id", isAnyOf: "$1") AND taken_back IS NULL
        """

    let insert: Statement = """
        INSERT INTO payments (order_id, event, kind, cents, at, by)
        VALUES ($1, $2, $3, (SELECT total_cents FROM orders WHERE id = $1) - $4, $5, $6)
        """

    /// Takes back the payment that a change recorded, if it recorded one.
    let takeBack: Statement = "UPDATE payments SET taken_back = $1 WHERE event = $2 AND taken_back IS NULL"
}
