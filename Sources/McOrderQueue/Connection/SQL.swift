/// Every statement of the queue that is not an engine's own, by subject.
///
/// A test goes through all of them and has each engine prepare them, so each is a stored property of one of
/// these groups: a ``Statement``, or ``StatementVariants`` where it is put together.
enum SQL {
    static let audit = AuditStatements()
    static let availability = AvailabilityStatements()
    static let deciding = DecidingStatements()
    static let devices = DeviceStatements()
    static let figures = FigureStatements()
    static let following = FollowingStatements()
    static let orders = OrderStatements()
    static let receipts = ReceiptStatements()
    static let retention = RetentionStatements()

    /// The groups.
    static let groups: [any Sendable] = [
        audit, availability, deciding, devices, figures, following, orders, receipts, retention,
    ]
}
