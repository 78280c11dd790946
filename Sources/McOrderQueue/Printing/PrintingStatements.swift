/// The statements about printers and what they print.
struct PrintingStatements: Sendable {
    /// The condition that a job may still be printed.
    static let isOpen = "(state = 'due' OR state = 'sending' OR state = 'uncertain')"

    // MARK: Jobs of events

    let hasPrinters: Statement = "SELECT EXISTS (SELECT 1 FROM printers)"

    /// The tickets that printers print of an event. A printer's first ticket of an order that the kitchen has
    /// is the whole order; what changes afterwards is a ticket of the change.
    let wanted: Statement = """
        SELECT order_id, printer, kind, at, by, position FROM (
            SELECT change.id AS event, change.order_id, printers.id AS printer, change.at, change.by, position,
                CASE WHEN EXISTS (SELECT 1 FROM print_jobs WHERE print_jobs.order_id = change.order_id
                        AND print_jobs.printer = printers.id AND kind = 'kitchen')
                    THEN CASE WHEN (change.step = 'edit' OR change.step = 'recall')
                                AND change.edit IN ('strike', 'add', 'service', 'comment')
                            OR change.step = 'recall' AND change.edit IS NULL
                                AND (change.to_state = 'received' OR change.to_state = 'preparing'
                                    OR change.from_state = 'cancelled' OR change.from_state = 'no-show')
                            OR change.step = 'forward'
                                AND (change.to_state = 'cancelled' OR change.to_state = 'no-show'
                                    OR change.to_state = 'preparing' AND (fire = 'preparing' OR orders.waits = 1)
                                        AND EXISTS (SELECT 1 FROM order_changes AS earlier
                                            WHERE earlier.order_id = change.order_id AND earlier.step = 'recall'
                                                AND earlier.to_state = 'received'))
                        THEN 'change' END
                    WHEN NOT (\(StateCondition.waits)) AND \(StateCondition.isOpen)
                        AND (fire = 'received' OR orders.state <> 'received'
                            OR fire = 'arrived' AND orders.arrived_at IS NOT NULL)
                    THEN 'kitchen' END AS kind
            FROM printers \(joiningInOrder: "order_changes") AS change ON change.id = $1
                \(joiningInOrder: "orders") ON orders.id = change.order_id
            WHERE printers.kitchen = 1
                AND (printers.restaurant_id IS NULL OR printers.restaurant_id = orders.restaurant_id)
            UNION ALL
            SELECT change.id, change.order_id, printers.id, change.at, change.by, position, 'bag'
            FROM printers \(joiningInOrder: "order_changes") AS change ON change.id = $1
                \(joiningInOrder: "orders") ON orders.id = change.order_id
            WHERE printers.bag = 1 AND change.step = 'forward' AND change.to_state = 'ready'
                AND (printers.restaurant_id IS NULL OR printers.restaurant_id = orders.restaurant_id)
            UNION ALL
            SELECT change.id, change.order_id, printers.id, change.at, change.by, position, 'receipt'
            FROM printers \(joiningInOrder: "order_changes") AS change ON change.id = $1
                \(joiningInOrder: "orders") ON orders.id = change.order_id
            WHERE printers.receipt = 1
                AND (printers.restaurant_id IS NULL OR printers.restaurant_id = orders.restaurant_id)
                AND (change.step = 'edit' AND change.edit = 'payment'
                    OR change.step = 'forward' AND change.to_state = 'collected' AND change.detail IS NOT NULL)
        ) AS wanted WHERE kind IS NOT NULL
        """

    /// Makes a job of an event. Each time an order becomes ready, its bags are counted from 1.
    let makeJob: Statement = """
        INSERT INTO print_jobs (event, order_id, printer, kind, at, by, changed_at, bag)
        VALUES ($1, $2, $3, $4, $5, $6, $5, CASE WHEN CAST($4 AS TEXT) = 'bag' THEN 1 END)
        """

    /// Makes a job that somebody asks for.
    let addJob: Statement = """
        INSERT INTO print_jobs (order_id, printer, kind, at, by, changed_at, bag, bags)
        VALUES ($1, $2, $3, $4, $5, $4, $6, $7)\(returning: "id")
        """

    /// The bag of the order's last ticket; one that was not printed does not count.
    let lastBag: Statement = """
        SELECT bag FROM print_jobs WHERE order_id = $1 AND kind = 'bag' AND state <> 'expired'
        ORDER BY id DESC LIMIT 1
        """

    // MARK: What becomes of jobs

    private static let columns = """
        print_jobs.id, event, order_id, printer, kind, print_jobs.state, attempts, at, by,
            print_jobs.changed_at, fallback, alarm, bag, bags
        """

    let openJobs: Statement = """
        SELECT \(columns) FROM print_jobs WHERE \(isOpen) AND id > $1 ORDER BY id LIMIT $2
        """

    let job: Statement = "SELECT \(columns) FROM print_jobs WHERE id = $1"

    let jobsOfOrder: Statement = "SELECT \(columns) FROM print_jobs WHERE order_id = $1 ORDER BY id"

    let alarms: Statement = """
        SELECT \(columns), orders.code FROM print_jobs LEFT JOIN orders ON orders.id = order_id
        WHERE alarm = 1 AND (CAST($1 AS TEXT) IS NULL OR restaurant_id IS NULL OR restaurant_id = $1)
        ORDER BY print_jobs.id DESC LIMIT 100
        """

    /// A job is begun only from a state in which it is to be printed.
    let beginJob: Statement = """
        UPDATE print_jobs SET state = 'sending', attempts = attempts + 1, changed_at = $1, fallback = $2
        WHERE id = $3 AND (state = 'due' OR state = 'uncertain')
        """

    let endJob: Statement = """
        UPDATE print_jobs SET state = $1, alarm = $2, changed_at = $3 WHERE id = $4 AND \(isOpen)
        """

    /// What a program that ended left behind.
    let interrupted: Statement = """
        UPDATE print_jobs SET state = 'uncertain', changed_at = $1 WHERE \(isOpen) AND state = 'sending'
        """

    let acknowledge: Statement = "UPDATE print_jobs SET alarm = 0 WHERE alarm = 1 AND id = $1"

    /// An uncertain job whose alarm was acknowledged is not printed any more.
    let giveUp: Statement = """
        UPDATE print_jobs SET state = 'expired' WHERE id = $1 AND state = 'uncertain'
        """

    let deleteOver: Statement = """
        DELETE FROM print_jobs WHERE id IN (SELECT id FROM print_jobs
            WHERE NOT \(isOpen) AND alarm = 0 AND changed_at < $1 ORDER BY changed_at LIMIT $2)
        """

    // MARK: Printers

    let printers: Statement = """
        SELECT id, restaurant_id, kitchen, bag, receipt, confirms, condition, since, trouble, trouble_at,
            drawer
        FROM printers ORDER BY position
        """

    let adopt: Statement = """
        INSERT INTO printers (id, position, restaurant_id, kitchen, bag, receipt, fire, confirms, drawer)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (id) DO UPDATE SET position = excluded.position, restaurant_id = excluded.restaurant_id,
            kitchen = excluded.kitchen, bag = excluded.bag, receipt = excluded.receipt, fire = excluded.fire,
            confirms = excluded.confirms, drawer = excluded.drawer
        """

    let deletePrinter: Statement = "DELETE FROM printers WHERE id = $1"

    /// What is due at a printer that does not exist any more is not printed, and staff see that it is
    /// missing.
    let abandon: Statement = """
        UPDATE print_jobs SET state = 'expired', alarm = 1, changed_at = $1 WHERE \(isOpen) AND printer = $2
        """

    let report: Statement = """
        UPDATE printers SET condition = $1, since = $2,
            trouble = coalesce($3, trouble), trouble_at = CASE WHEN CAST($3 AS TEXT) IS NULL THEN trouble_at ELSE $2 END
        WHERE id = $4 AND condition <> $1
        """

    // MARK: Measures

    let counts: Statement = "SELECT printer, state, count(*) FROM print_jobs GROUP BY printer, state"
}
