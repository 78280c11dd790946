/// All statements of the queue by subject, except those that only one engine uses.
///
/// A test has each engine prepare all of them. It finds them by reflection, so each statement is a stored
/// property of one of these groups: a ``Statement``, or ``StatementVariants`` where its text varies.
enum SQL {
    static let audit = AuditStatements()
    static let availability = AvailabilityStatements()
    static let book = BookStatements()
    static let browsers = BrowserStatements()
    static let closing = ClosingStatements()
    static let deciding = DecidingStatements()
    static let devices = DeviceStatements()
    static let figures = FigureStatements()
    static let following = FollowingStatements()
    static let kitchen = KitchenStatements()
    static let orders = OrderStatements()
    static let paying = PayingStatements()
    static let payments = PaymentStatements()
    static let planning = PlanningStatements()
    static let presence = PresenceStatements()
    static let printing = PrintingStatements()
    static let receipts = ReceiptStatements()
    static let retention = RetentionStatements()

    static let groups: [any Sendable] = [
        audit, availability, book, browsers, closing, deciding, devices, figures, following, kitchen, orders,
        paying, payments, planning, presence, printing, receipts, retention,
    ]
}
