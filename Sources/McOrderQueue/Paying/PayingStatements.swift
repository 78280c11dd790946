import McOrderModel

/// The statements about payments that are held.
struct PayingStatements: Sendable {
    /// The payments that the provider may still change, with exactly the text of the partial index.
    static let isUnderWay = """
        (state = 'due' OR state = 'open' OR state = 'held' OR state = 'capturing' OR state = 'voiding')
        """

    /// The payments that were taken, with exactly the text of the partial index.
    static let isTaken = "state = 'captured'"

    private static let columns = """
        id, order_id, cents, made_at, state, marks, version, checkout, url, until, intent, held, held_at,
            hold_ends, captured, refunded, over, goodwill, goodwill_by, goodwill_reason,
            account
        """

    private static let selected: Statement = "SELECT \(columns) FROM held_payments"

    // MARK: What is known

    /// The payments of the orders in a list, which is the last column.
    let ofOrders: Statement = """
        SELECT \(Self.columns), order_id FROM held_payments WHERE \("order_id", isAnyOf: "$1")
        """

    let byID: Statement = "\(Self.selected) WHERE id = $1"

    let byIntent: Statement = "\(Self.selected) WHERE intent = $1"

    /// The payments that may need something: those under way, those with a request that has no answer, and of
    /// those that were taken since an instant, or of which a person gives some back, the ones of which more was
    /// taken than is to be kept now.
    let underWay: Statement = """
        \(Self.selected) WHERE id IN (
            SELECT id FROM held_payments WHERE \(Self.isUnderWay)
            UNION SELECT payment FROM payment_requests WHERE outcome IS NULL
            UNION SELECT id FROM (
                SELECT * FROM held_payments WHERE \(Self.isTaken) AND made_at >= $1
                UNION SELECT * FROM held_payments WHERE goodwill IS NOT NULL AND \(Self.isTaken)) AS taken
            WHERE captured > refunded AND (marks = '' OR marks = 'looked') AND NOT EXISTS (
                SELECT 1 FROM orders WHERE orders.id = order_id AND orders.state <> 'cancelled'
                    AND orders.state <> 'no-show' AND orders.state <> 'expired'
                    AND orders.total_cents - coalesce(goodwill, 0) - coalesce((SELECT payments.cents FROM payments
                        WHERE payments.order_id = orders.id AND taken_back IS NULL), 0) >= captured - refunded))
        ORDER BY made_at, id
        """

    /// The payments that somebody may have to look at: those under way, those with a request that has no answer,
    /// and those with a mark at which nobody looked.
    let ofConcern: Statement = """
        \(Self.selected) WHERE id IN (
            SELECT id FROM held_payments WHERE \(Self.isUnderWay)
            UNION SELECT payment FROM payment_requests WHERE outcome IS NULL
            UNION SELECT id FROM held_payments WHERE marks <> '' AND marks <> 'looked')
        ORDER BY made_at, id
        """

    /// How many payments under way there are in each state.
    let counts: Statement =
        "SELECT state, count(*) FROM held_payments WHERE \(Self.isUnderWay) GROUP BY state"

    let since: Statement = "\(Self.selected) WHERE made_at >= $1 ORDER BY made_at, id"

    /// The payments of a restaurant of which the next close may have to count something, with what closes have
    /// counted of them.
    let notClosed: Statement = """
        SELECT \(Self.columns), closed_taken, closed_refunded, closed_troubles FROM held_payments
        WHERE not_closed = 1
            AND EXISTS (SELECT 1 FROM orders WHERE orders.id = order_id AND restaurant_id = $1)
        """

    /// The provider's ids of the refunds of payments that were made since an instant.
    let refunds: Statement = """
        SELECT reference, payment FROM payment_requests JOIN held_payments ON held_payments.id = payment
        WHERE made_at >= $1 AND kind = 'refund' AND reference IS NOT NULL ORDER BY payment_requests.id
        """

    /// What payments have to know of the orders in a list, whose id is the last column. Of payments at the
    /// counter at most one of an order is in force.
    let orders: Statement = """
        SELECT total_cents, coalesce((SELECT cents FROM payments
                WHERE payments.order_id = orders.id AND taken_back IS NULL), 0),
            state, earned, restaurant, code, id
        FROM orders WHERE \("id", isAnyOf: "$1")
        """

    private static let requestColumns = """
        id, payment, kind, cents, key, path, body, written_at, claimed_at, outcome, claimed_by, tag
        """

    /// The request of a payment that has no answer.
    let openRequest: Statement = """
        SELECT \(Self.requestColumns) FROM payment_requests WHERE payment = $1 AND outcome IS NULL
        """

    /// All requests that have no answer: at most one of each payment under way.
    let openRequests: Statement =
        "SELECT \(Self.requestColumns) FROM payment_requests WHERE outcome IS NULL"

    /// Whether a refund of the provider's is known by its own id or as the answer of ours.
    let knowsRefund: Statement = """
        SELECT EXISTS (SELECT 1 FROM payment_requests
            WHERE payment = $1 AND kind = 'refund' AND (reference = $2 OR tag = $3)
                AND (outcome IS NULL OR outcome <> 'refused'))
        """

    let isAwaited: Statement = """
        SELECT orders.restaurant_id, count(*) FROM held_payments JOIN orders ON orders.id = order_id
        WHERE held_payments.state = 'due' OR held_payments.state = 'open' GROUP BY orders.restaurant_id
        """

    let ofDevice: Statement = """
        SELECT count(*) FILTER (WHERE held_payments.state = 'due' OR held_payments.state = 'open'), count(*)
        FROM held_payments JOIN orders ON orders.id = order_id WHERE udid = $1 AND made_at >= $2
        """

    // MARK: Changes

    let insert: Statement = """
        INSERT INTO held_payments (\(Self.columns))
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
        """

    let update: Statement = """
        UPDATE held_payments SET state = $1, marks = $2, version = version + 1, checkout = $3, url = $4,
            until = $5, intent = $6, held = $7, held_at = $8, hold_ends = $9, captured = $10, refunded = $11,
            over = $12, goodwill = $13, goodwill_by = $14, goodwill_reason = $15, not_closed = 1
        WHERE id = $16 AND version = $17
        """

    /// Notes what a close counted of a payment. While the provider may still change it, the next close looks at
    /// it again.
    let noteClosed: Statement = """
        UPDATE held_payments SET closed_taken = $1, closed_refunded = $2, closed_troubles = $3,
            not_closed = CASE WHEN \(Self.isUnderWay) THEN 1 ELSE 0 END
        WHERE id = $4
        """

    let insertRequest: Statement = """
        INSERT INTO payment_requests (payment, kind, cents, key, tag, path, body, written_at, claimed_at,
            claimed_by)
        VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $7, $8)\(returning: "id")
        """

    /// A refund that somebody made at the provider's, or that a replaced queue asked for.
    let adoptRefund: Statement = """
        INSERT INTO payment_requests (payment, kind, cents, key, tag, path, body, written_at, claimed_at,
            claimed_by, outcome, answered_at, reference)
        VALUES ($1, 'refund', $2, $3, $3, '', '', $4, $4, '', 'done', $4, $5)
        """

    /// Takes a request to send it. The key changes where the provider may repeat an earlier failure for it.
    let claim: Statement = """
        UPDATE payment_requests SET claimed_at = $1, claimed_by = $2, key = $3
        WHERE id = $4 AND outcome IS NULL
        """

    let close: Statement = """
        UPDATE payment_requests SET outcome = $1, answered_at = $2, reference = $3
        WHERE id = $4 AND outcome IS NULL
        """

    /// Ends that an order waits for its money. The restaurant's setting may let the kitchen begin at once,
    /// whether its customer is there or not.
    let settle: Statement = """
        UPDATE orders SET settled_at = $1, waits = CASE WHEN $2 = 1 THEN 0 ELSE waits END
        WHERE id = $3 AND settled_at IS NULL
        """

    /// Shows a change of the payment. The revision stays, so that this does not conflict with a change that
    /// somebody is about to make.
    let show: Statement = """
        UPDATE orders SET version = version + 1,
            receipt = CASE WHEN device_name IS NULL THEN receipt ELSE 'due' END
        WHERE id = $1
        """

    let state: Statement = "SELECT state FROM orders WHERE id = $1"

    /// The orders that wait for their money in vain: nobody made a page for the card, or nobody learned what
    /// became of it.
    let overdue: Statement = """
        SELECT id FROM held_payments WHERE \(Self.isUnderWay)
            AND (state = 'due' AND made_at < $1 OR state = 'open' AND until < $1) LIMIT 200
        """

    /// Lets a person look at the payments after a restore, before anything is taken or given back: those that
    /// the provider may still change, and those that were taken and still followed their orders when the last
    /// one was made.
    let restored: Statement = """
        UPDATE held_payments SET version = version + 1,
            marks = CASE WHEN marks = '' THEN 'restored' ELSE marks || ' restored' END
        WHERE (\(Self.isUnderWay) OR \(Self.isTaken)
                AND made_at >= (SELECT max(made_at) FROM held_payments) - \(Int(PayRules.following.milliseconds)))
            AND marks NOT LIKE '%restored%'
        """
}
