/// An order in the queue.
package struct QueuedOrder: Hashable, Sendable, Identifiable {
    /// Its id in the queue, which never repeats.
    package let id: Int64
    /// How often it was changed; what a change is made from.
    package let revision: Int
    /// The restaurant's id.
    package let restaurantID: RestaurantID
    /// The restaurant's name.
    package let restaurant: String
    /// What the customer says, `9-624`.
    package let code: String
    /// The order number.
    package let number: Int
    /// The device's code in the form of the queue.
    package let udid: String
    /// The device's name; `nil` once personal data was forgotten.
    package let deviceName: String?
    /// Where the order stands.
    package let state: OrderState
    /// When the customer placed it.
    package let placedAt: Timestamp
    /// When the intake received it.
    package let receivedAt: Timestamp
    /// When the customer came, as far as anybody saw it.
    package let arrivedAt: Timestamp?
    /// The comment; `nil` once personal data was forgotten.
    package let comment: String?
    /// What is ordered, without what was struck at the counter.
    package let lines: [Line]
    /// What was ordered and struck at the counter.
    package let struckLines: [Line]
    /// What the counter wrote beside the customer's comment; `nil` without, or once it was forgotten.
    package let note: String?
    /// What it costs.
    package let total: Money
    /// What the customer was shown.
    package let shownTotal: Money
    /// Whether any line is charged otherwise than it was shown.
    package let isRepriced: Bool
    /// How often its customer wanted to call it off when that was no longer possible.
    package var refusedCancels = 0

    /// An order of those values.
    package init(
        id: Int64,
        revision: Int,
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
        comment: String?,
        lines: [Line],
        struckLines: [Line],
        note: String?,
        total: Money,
        shownTotal: Money,
        isRepriced: Bool,
        refusedCancels: Int = 0
    ) {
        self.id = id
        self.revision = revision
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
        self.comment = comment
        self.lines = lines
        self.struckLines = struckLines
        self.note = note
        self.total = total
        self.shownTotal = shownTotal
        self.isRepriced = isRepriced
        self.refusedCancels = refusedCancels
    }

    /// One line of an order in the queue.
    package struct Line: Hashable, Sendable {
        /// The product's name, or a menu line's text.
        package let name: String
        /// What is charged.
        package let price: Money
        /// What the customer was shown.
        package let shownPrice: Money
        /// Whether it was added at the counter, where the customer was shown no price.
        package let isAdded: Bool
        /// Why it was struck, where it was and somebody said so: a ``StaffReason``, or somebody's words.
        package let struckFor: String?

        /// A line of those values.
        package init(
            name: String,
            price: Money,
            shownPrice: Money,
            isAdded: Bool = false,
            struckFor: String? = nil
        ) {
            self.name = name
            self.price = price
            self.shownPrice = shownPrice
            self.isAdded = isAdded
            self.struckFor = struckFor
        }
    }
}
