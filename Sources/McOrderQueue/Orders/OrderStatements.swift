import McOrderModel

struct OrderStatements: Sendable {
    let byID: Statement = "\(Self.selected) WHERE orders.id = $1"

    /// The orders with the ids of a list, unsorted.
    let byIDs: Statement = "\(Self.selected) WHERE \("orders.id", isAnyOf: "$1")"

    let open = StatementVariants<Scope> { scope in
        "\(selected) WHERE \(StateCondition.isOpen) \(scope.condition("$1")) ORDER BY placed_at, id"
    }

    /// Orders with all columns of a ``QueuedOrder``.
    private static let selected: Statement = """
        SELECT orders.id, revision, version, restaurant_id, restaurant, code, number, udid, device_name, state,
            placed_at, received_at, arrived_at, arrived_by, comment, note, total_cents, shown_total_cents,
            repriced, refused_cancels, details, marks, waits, present_at, present_by, ready_at, promised_at,
            pickup_at, release_at, station_releases, pays, settled_at,
            CASE WHEN \(hasIdentity) THEN EXISTS (SELECT 1 FROM orders AS other
                WHERE other.udid = orders.udid AND \(unindexed: "other.state") = 'collected') END AS is_known,
            CASE WHEN \(hasIdentity) THEN EXISTS (SELECT 1 FROM orders AS other
                WHERE \(FoldedName.of("other.device_name")) = \(FoldedName.of("orders.device_name"))
                    AND other.state = 'collected' AND other.device_name IS NOT NULL
                    AND other.udid <> orders.udid) END AS has_namesake
        FROM orders
        """

    /// Whether the house has an identity; only then there is a ``HouseRecord``.
    private static let hasIdentity =
        "EXISTS (SELECT 1 FROM settings WHERE name = '\(QueueSetting.house)')"

    /// Those of some devices of which an order was collected.
    let known: Statement = """
        SELECT DISTINCT udid FROM orders
        WHERE \("udid", isAnyOf: "$1") AND \(unindexed: "state") = 'collected'
        """

    /// The lines of the orders in a list. The last column is the order's id, as in all statements about the
    /// parts of several orders; see ``Connection/rows(_:ofOrders:)``.
    let lines: Statement = """
        SELECT position, name, cents, shown_cents, details,
            \(changeColumns("added")), \(changeColumns("struck")), \(changeColumns("withdrawn")), order_id
        FROM order_lines WHERE \("order_id", isAnyOf: "$1") ORDER BY order_id, position
        """

    /// A change that a line refers to, with who made it and why.
    private static func changeColumns(_ column: String) -> String {
        let of = "FROM order_changes AS change WHERE change.id = \(column)"
        return "\(column), (SELECT change.by \(of)), (SELECT change.reason \(of))"
    }

    let status: Statement =
        "SELECT code, state, changed_by, changed_at, revision, udid FROM orders WHERE id = $1"

    let changedAt: Statement = "SELECT changed_at FROM orders WHERE id = $1"

    // MARK: Changes

    let recordChange: Statement = """
        INSERT INTO order_changes (order_id, step, at, from_state, to_state, by, reason, edit, detail, before,
            line)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)\(returning: "id")
        """

    /// The changes that a recall may undo, and the recalls themselves.
    let history: Statement = """
        SELECT id, step, to_state FROM order_changes
        WHERE order_id = $1 AND step NOT IN ('received', 'mark') ORDER BY id
        """

    let changes: Statement = """
        SELECT at, from_state, to_state, by, reason, edit, detail, step = 'recall',
            step = 'mark' AND detail IS NULL, step = 'mark' AND detail IS NOT NULL
        FROM order_changes WHERE order_id = $1 AND ($2 = 1 OR step <> 'mark') ORDER BY id
        """

    let changeState: Statement = """
        UPDATE orders SET state = $1, changed_at = $2, changed_by = $3, revision = revision + 1,
            version = version + 1,
            receipt = CASE WHEN device_name IS NULL THEN receipt ELSE 'due' END,
            earned = CASE WHEN pays = 1 AND present_at IS NOT NULL AND present_by <> 'customer'
                AND \(Self.isBegun) THEN 1 ELSE earned END
        WHERE id = $4
        """

    /// The state that an order is given says that the kitchen has begun it.
    private static let isBegun = """
        (CAST($1 AS TEXT) = 'preparing' OR CAST($1 AS TEXT) = 'ready' OR CAST($1 AS TEXT) = 'collected')
        """

    let markArrived: Statement = """
        UPDATE orders SET arrived_at = $1, arrived_by = $2, version = version + 1
        WHERE id = $3 AND arrived_at IS NULL
        """

    /// The orders that have to expire; the argument is the limit.
    let overdue: Statement = "SELECT id, state FROM orders WHERE \(Self.isOverdue) LIMIT 200"

    /// Whether any order has to expire.
    let hasOverdue: Statement = "SELECT EXISTS (SELECT 1 FROM orders WHERE \(Self.isOverdue))"

    private static let isOverdue = """
        \(StateCondition.isOpen) AND received_at < $1 AND coalesce(pickup_at < $1, TRUE)
            AND NOT EXISTS (SELECT 1 FROM order_changes
                WHERE order_id = orders.id AND step = 'recall' AND at >= $1)
        """

    // MARK: Lines of earlier versions

    /// Orders with lines that have no content, after an id: open ones, and those that changed since the last
    /// close of their restaurant or else since the last argument.
    let withoutContents: Statement = """
        SELECT id FROM orders
        WHERE id > $1 AND (\(StateCondition.isOpen) OR changed_at >= coalesce(
            (SELECT max(at) FROM closes WHERE closes.restaurant_id = orders.restaurant_id), $2))
            AND EXISTS (SELECT 1 FROM order_lines WHERE order_id = orders.id
                AND (order_lines.details IS NULL OR order_lines.details NOT LIKE '%"parts":%'))
        ORDER BY id LIMIT 200
        """

    let raiseVersion: Statement = "UPDATE orders SET version = version + 1 WHERE id = $1"

    let instant: Statement = "SELECT at FROM order_changes WHERE id = $1"

    // MARK: Edits

    let details: Statement = "SELECT details FROM orders WHERE id = $1"

    let setDetails: Statement = "UPDATE orders SET details = $1 WHERE id = $2"

    let setNote: Statement = "UPDATE orders SET note = $1 WHERE id = $2"

    /// Sets when the order will be ready, as its customer is told. `promised_at` stays what the plan promised
    /// first.
    let setPromise: Statement = "UPDATE orders SET ready_at = $1, promised_by_staff = $2 WHERE id = $3"

    /// When the order will be ready, as its customer was told last, and whether staff said so.
    let promise: Statement = "SELECT ready_at, promised_by_staff FROM orders WHERE id = $1"

    let strike: Statement = "UPDATE order_lines SET struck = $1 WHERE order_id = $2 AND position = $3"

    let setPrice: Statement =
        "UPDATE order_lines SET cents = $1, details = $2 WHERE order_id = $3 AND position = $4"

    let takeStrikeBack: Statement = "UPDATE order_lines SET struck = NULL WHERE struck = $1"

    let addLine: Statement = """
        INSERT INTO order_lines (order_id, position, name, cents, shown_cents, added, details)
        VALUES ($1, $2, $3, $4, 0, $5, $6)
        """

    /// The row stays, so that its position is never given to another line.
    let withdraw: Statement = "UPDATE order_lines SET withdrawn = $1 WHERE added = $2"

    /// Sets the order's total to the sum of its lines, and whether any is charged at another price than the
    /// one that the customer was shown.
    let sumUp: Statement = """
        UPDATE orders SET
            total_cents = (SELECT sum(cents) FROM order_lines
                WHERE order_id = orders.id AND struck IS NULL AND withdrawn IS NULL),
            repriced = CASE WHEN EXISTS (SELECT 1 FROM order_lines
                WHERE order_id = orders.id AND added IS NULL AND cents <> shown_cents) THEN 1 ELSE 0 END
        WHERE id = $1
        """

    let edit: Statement =
        "SELECT edit, detail, before, line FROM order_changes WHERE id = $1 AND step = 'edit'"

    // MARK: Lists and searches

    /// The orders in one state. The text contains the state and the condition of the partial index, because
    /// SQLite cannot match a parameter with that condition. Finished orders are sorted within their index,
    /// one state at a time.
    let inState = StatementVariants<StateOfScope> { choice in
        let isOneOf = choice.state.isOpen ? StateCondition.isOpen : StateCondition.isOver
        return """
            SELECT placed_at, id FROM orders
            WHERE \(isOneOf) AND state = '\(choice.state.rawValue)' \(choice.scope.condition("$1"))
            ORDER BY placed_at, id
            """
    }

    /// Few orders of a long history, found by the index of the times of receipt instead of an index of
    /// states.
    let receivedSince = StatementVariants<Scope> { scope in
        "SELECT id, state FROM orders WHERE received_at >= $1 \(scope.condition("$2")) ORDER BY placed_at, id"
    }

    /// The orders of a tier that a query may mean.
    let candidates = StatementVariants<CandidateSearch.Choice> { choice in
        let others = CandidateSearch.Filter.allCases.filter { choice.filters.contains($0) }
        let conditions: String = others.enumerated().map { " AND \($1.rawValue) = $\($0 + 2)" }.joined()
        let column: Statement =
            switch choice.tier {
            case .id: "id"
            // With a device, the index over device and number is better than the index of open orders.
            case .open where !choice.filters.contains(.device): "\(unindexed: "number")"
            case .open, .sinceDayStart, .latest: "number"
            }
        let rest: String =
            switch choice.tier {
            case .id: ""
            case .open: "AND \(StateCondition.isOpen) ORDER BY placed_at, id"
            case .sinceDayStart: "AND received_at >= $\(others.count + 2) ORDER BY placed_at, id"
            case .latest: "ORDER BY received_at DESC, id DESC"
            }
        return "SELECT id, device_name FROM orders WHERE \(column) = $1\(conditions) \(rest)"
    }

    /// The orders that the last changes finished. The changes are the outer loop and are read from the newest
    /// on, until there are enough orders.
    let lastOver = StatementVariants<Scope> { scope in
        """
        SELECT orders.id, code, device_name FROM order_changes AS later
        \(joiningInOrder: "orders") ON orders.id = later.order_id
        WHERE later.id > (SELECT max(id) FROM order_changes) - \(OverSearch.mostChanges)
            AND later.to_state NOT IN ('received', 'preparing', 'ready')
            AND \(StateCondition.isOver) \(scope.condition("$1"))
        ORDER BY later.id DESC
        """
    }

    let overByID = StatementVariants<Scope> { scope in
        "SELECT id FROM orders WHERE id = $1 AND \(StateCondition.isOver) \(scope.condition("$2"))"
    }

    /// The orders with a number whose code begins with the second argument. The last argument is the maximum
    /// number of orders.
    let overByNumber = StatementVariants<Scope> { scope in
        """
        SELECT id FROM (
            SELECT id, code, state, restaurant_id FROM orders WHERE number = $1
            ORDER BY received_at DESC, id DESC LIMIT \(OverSearch.mostOfOneNumber)
        ) AS newest WHERE substr(code, 1, length(CAST($2 AS TEXT))) = $2 AND \(StateCondition.isOver)
            \(scope.condition("$3")) LIMIT \(scope == .everywhere ? "$3" : "$4")
        """
    }
}

/// The orders in one state, of one restaurant or of all.
struct StateOfScope: CaseIterable, Hashable, Sendable {
    let state: OrderState
    let scope: Scope

    static let allCases: [Self] = OrderState.allCases.flatMap { state in
        Scope.allCases.map { Self(state: state, scope: $0) }
    }
}

extension Scope {
    /// The scope of one restaurant; `nil` means all restaurants.
    init(_ restaurant: RestaurantID?) {
        self = restaurant == nil ? .everywhere : .oneRestaurant
    }

    /// A condition, to be appended to others, that an order belongs to the restaurant whose id is `argument`.
    func condition(_ argument: String) -> String {
        self == .everywhere ? "" : "AND restaurant_id = \(argument)"
    }
}
