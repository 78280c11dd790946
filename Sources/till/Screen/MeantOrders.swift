import McOrderCounter

/// Orders of which one may be meant by what was typed.
struct MeantOrders: Sendable {
    /// The orders.
    let entries: [OrderEntry]
    /// What was typed to find them.
    let query: String
    /// The one that Enter takes, once there is one.
    var place: Int?
    /// The number of a line that was typed so far.
    var typed = 0
}
