/// The statements about pauses and sold-out products.
struct AvailabilityStatements: Sendable {
    let pauses: Statement = """
        SELECT id, restaurant_id, since, until, by, ended_at, ended_by FROM pauses
        WHERE until > $1 AND coalesce(ended_at, until) > $1 ORDER BY since, id
        """
    let soldOut: Statement = """
        SELECT id, restaurant_id, since, until, by, ended_at, ended_by, product_id, product
        FROM sold_out WHERE until > $1 AND coalesce(ended_at, until) > $1 ORDER BY product, id
        """

    /// The end of the pause in which a restaurant was at an instant.
    ///
    /// An order's time has a resolution of one second. The seconds in which a pause begins and ends do not
    /// belong to the pause, so that no order is refused that was placed before or after it.
    let endOfPause: Statement = """
        SELECT max(coalesce(ended_at, until)) FROM pauses
        WHERE restaurant_id = $1 AND since <= $2 AND until > $2
            AND coalesce(ended_at, until) / 1000 * 1000 > $2
        """

    /// The products and choices that are sold out at a restaurant now, sorted by name.
    let soldOutNow: Statement = """
        SELECT product_id, product, until FROM sold_out
        WHERE restaurant_id = $1 AND until > $2 AND ended_at IS NULL ORDER BY product, id
        """

    /// The products and choices that were sold out at a restaurant after an instant, with begin and end.
    let soldOutSince: Statement = """
        SELECT product_id, since, coalesce(ended_at, until) FROM sold_out
        WHERE restaurant_id = $1 AND until > $2 AND coalesce(ended_at, until) > $2
        """

    let addPause: Statement = """
        INSERT INTO pauses (restaurant_id, since, until, by) VALUES ($1, $2, $3, $4)
        """
    let addSoldOut: Statement = """
        INSERT INTO sold_out (restaurant_id, product_id, product, since, until, by)
        VALUES ($1, $2, $3, $4, $5, $6)
        """
    let endPause: Statement = """
        UPDATE pauses SET \(Self.ending)
        WHERE restaurant_id = $3 AND until > $1 AND ended_at IS NULL
        """
    let endSoldOut: Statement = """
        UPDATE sold_out SET \(Self.ending)
        WHERE restaurant_id = $3 AND product_id = $4 AND until > $1 AND ended_at IS NULL
        """

    /// If the clock was set back, the end is set to the beginning, so that no entry ends before it begins.
    private static let ending = "ended_at = CASE WHEN since > $1 THEN since ELSE $1 END, ended_by = $2"
}
