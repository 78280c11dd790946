/// The names of the figures in the statistics of `till`.
package enum TillStatsText: Message {
    case orders
    /// The column of what customers ordered.
    case ordered
    /// The column of the money received for it.
    case taken
    /// The column of the number of collected orders.
    case collected
    case amount
    case average
    case serviceTime
    case totalTime
    case newDevices
    case returningDevices
    case menus
    case products
    case options
    case byHour
    /// In how many of the measured orders the time of the customer's arrival is estimated, because it was
    /// not recorded.
    case estimated(_ count: Int, of: Int)

    /// Why the figures may differ from a close: which orders they count.
    case notTheClose

    package func text(in language: any Texts) -> String { language.text(self) }
}
