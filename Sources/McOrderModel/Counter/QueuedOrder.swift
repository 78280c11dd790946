/// An order in the queue.
package struct QueuedOrder: Hashable, Sendable, Identifiable {
    /// The order's id in the queue, which is never reused.
    package let id: Int64
    /// How often the order was changed. A change states the revision it is based on.
    package let revision: Int
    /// Rises with every change of what is shown of the order, also with those that leave the revision as it
    /// is: a mark of the customer's arrival must not conflict with a change that somebody is about to make.
    package let version: Int
    package let restaurantID: RestaurantID
    package let restaurant: String
    /// The code that the customer says, such as `9-624`.
    package let code: String
    package let number: Int
    /// The device's key as the database stores it.
    package let udid: String
    /// The device's name; `nil` after personal data was erased.
    package let deviceName: String?
    package let state: OrderState
    /// When the customer placed the order.
    package let placedAt: Timestamp
    /// When the intake received the order.
    package let receivedAt: Timestamp
    /// When the customer came, if that was recorded.
    package let arrivedAt: Timestamp?
    /// Who noted that the customer came: a member of the staff, or ``Notice/author``.
    package let arrivedBy: String?
    /// The comment; `nil` after personal data was erased.
    package let comment: String?
    /// All lines by their position: also those that were struck out at the till, and added ones that were
    /// taken back.
    package let lines: [OrderedLine]
    /// The till's note beside the customer's comment; `nil` if there is none, or after it was erased.
    package let note: String?
    /// The sum that the restaurant charges.
    package let total: Money
    /// The sum that the customer was shown.
    package let shownTotal: Money
    /// Whether any line is charged at another price than the one the customer was shown.
    package let isRepriced: Bool
    /// How often the customer tried to cancel the order too late.
    package var refusedCancels = 0
    /// The service, the table and the offers.
    package let details: AgreedTerms
    /// What the kitchen has done with the order.
    package let kitchen: KitchenRecord
    /// The payment, if one was recorded and not taken back. It says nothing about the state: an order can be
    /// paid before it is collected, and collected before it is paid.
    package let payment: RecordedPayment?
    /// The payment that is held, if the order is paid ahead.
    package let ahead: HeldPayment?
    /// When the order stopped waiting for its money: it is held, or it is not going to be. `nil` while it
    /// waits, and for an order that is not paid ahead.
    package let settledAt: Timestamp?
    /// What was known about the device when the order was read; `nil` in a house without an identity, for an
    /// order of the counter, and after the device was erased.
    package let standing: DeviceStanding?
    /// Whether orders of another device with the same name were collected, in a house that has an identity.
    package let hasNamesake: Bool
    /// Whether the kitchen begins the order only when its customer is there. It stays when the customer
    /// comes.
    package let isPresenceRequired: Bool
    /// When the restaurant learned that the customer is there; only of orders that have to wait for that.
    package let presentAt: Timestamp?
    /// How the restaurant learned it.
    package let presentBy: PresenceSource?
    /// When the order will be ready, as its customer was told last; `nil` if nobody knows, or if it waits for
    /// its customer.
    package let readyAt: Timestamp?
    /// The time that its customer was promised first.
    package let promisedAt: Timestamp?
    /// When the customer wishes to collect it; `nil` for as soon as possible.
    package let pickupAt: Timestamp?
    /// When the kitchen gets an order with a wish, as planned; `nil` for others, and if nobody has planned
    /// it.
    package let releaseAt: Timestamp?
    /// When stations get their parts, where that is later than the kitchen gets the order.
    package let stationReleases: StationReleases

    package init(
        id: Int64,
        revision: Int,
        version: Int = 1,
        restaurantID: RestaurantID,
        restaurant: String,
        code: String,
        number: Int,
        udid: String,
        deviceName: String?,
        state: OrderState,
        placedAt: Timestamp,
        receivedAt: Timestamp,
        arrivedAt: Timestamp?,
        arrivedBy: String? = nil,
        comment: String?,
        lines: [OrderedLine],
        note: String?,
        total: Money,
        shownTotal: Money,
        isRepriced: Bool,
        refusedCancels: Int = 0,
        details: AgreedTerms = AgreedTerms(),
        kitchen: KitchenRecord = KitchenRecord(),
        payment: RecordedPayment? = nil,
        ahead: HeldPayment? = nil,
        settledAt: Timestamp? = nil,
        standing: DeviceStanding? = nil,
        hasNamesake: Bool = false,
        isPresenceRequired: Bool = false,
        presentAt: Timestamp? = nil,
        presentBy: PresenceSource? = nil,
        readyAt: Timestamp? = nil,
        promisedAt: Timestamp? = nil,
        pickupAt: Timestamp? = nil,
        releaseAt: Timestamp? = nil,
        stationReleases: StationReleases = StationReleases()
    ) {
        self.id = id
        self.revision = revision
        self.version = version
        self.restaurantID = restaurantID
        self.restaurant = restaurant
        self.code = code
        self.number = number
        self.udid = udid
        self.deviceName = deviceName
        self.state = state
        self.placedAt = placedAt
        self.receivedAt = receivedAt
        self.arrivedAt = arrivedAt
        self.arrivedBy = arrivedBy
        self.comment = comment
        self.lines = lines
        self.note = note
        self.total = total
        self.shownTotal = shownTotal
        self.isRepriced = isRepriced
        self.refusedCancels = refusedCancels
        self.details = details
        self.kitchen = kitchen
        self.payment = payment
        self.ahead = ahead
        self.settledAt = settledAt
        self.standing = standing
        self.hasNamesake = hasNamesake
        self.isPresenceRequired = isPresenceRequired
        self.presentAt = presentAt
        self.presentBy = presentBy
        self.readyAt = readyAt
        self.promisedAt = promisedAt
        self.pickupAt = pickupAt
        self.releaseAt = releaseAt
        self.stationReleases = stationReleases
    }

    /// Whether the order waits for its customer or for its money: the kitchen does not have it. Source:
    /// docs/storefront.md, *Presence*; docs/pay-ahead.md.
    package var waits: Bool { awaitsMoney || isPresenceRequired && presentAt == nil && state == .received }

    /// Whether the order waits for its money.
    package var awaitsMoney: Bool { ahead != nil && settledAt == nil && state == .received }

    /// Whether it would change something to see the customer, although their arrival is noted already: the
    /// kitchen waits for that, or the money does.
    package var awaitsSight: Bool { waits || ahead != nil && presentAt == nil && state.isOpen }

    /// What of the total counts as paid ahead, at most the total.
    package var paidAhead: Money { min(total, ahead?.covered ?? .zero) }

    /// What is left to pay at the counter, if nothing was paid there.
    package var rest: Money { total - paidAhead }

    /// How long before its time the kitchen gets an order with a wish that nobody has planned.
    private static let unplannedLead = Duration.seconds(30 * 60)

    /// When the kitchen gets an order with a wish, unless somebody begins it before; `nil` for others.
    package var firesAt: Timestamp? { pickupAt.map { releaseAt ?? $0 - Self.unplannedLead } }

    /// Whether the order is for later: the kitchen need not begin it yet.
    package func isForLater(at now: Timestamp) -> Bool {
        state == .received && firesAt.map { now < $0 } ?? false
    }

    /// When the kitchen has to be done with the order; `nil` if it is done, or if nobody knows.
    package var dueAt: Timestamp? { state.isInKitchen ? readyAt : nil }

    package var isPaid: Bool { payment != nil || ahead != nil && rest == .zero }

    /// The lines that are charged and prepared.
    package var keptLines: [OrderedLine] { lines.filter(\.isKept) }

    /// The lines that were struck out at the till.
    package var struckLines: [OrderedLine] { lines.filter { $0.struck != nil && $0.withdrawn == nil } }

    /// Whether lines were struck out or added at the till.
    package var hasChangedLines: Bool {
        lines.contains { $0.withdrawn == nil && ($0.added != nil || $0.struck != nil) }
    }

    /// Whether the order has offers that its lines do not name, as the first versions with offers stored
    /// them. Which line they reduced is not known then.
    package var namesOffersWithoutLines: Bool {
        !details.offers.isEmpty && keptLines.allSatisfy { $0.details?.held.isEmpty ?? true }
    }

    /// Whether staff took the order at the counter.
    package var isOfCounter: Bool { DeviceID(udid)?.isCounter == true }

    /// The least age of the customer for what was ordered, in years; `nil` if there is none, or if it is not
    /// known.
    package var minimumAge: Int? {
        keptLines.lazy.compactMap(\.content?.minimumAge).max()
    }
}
