/// What the statistics of `till` call their figures.
package enum TillStatsText: Message {
    case orders
    /// The column of what customers ordered.
    case ordered
    /// The column of the money that was taken for them.
    case taken
    /// The column of how many orders were handed over.
    case collected
    case amount
    case average
    case serviceTime
    case totalTime
    case newDevices
    case returningDevices
    case menus
    case products
    case byHour
    /// In how many of the measured orders nobody saw the customer arrive.
    case estimated(_ count: Int, of: Int)

    package func text(in language: any Texts) -> String { language.text(self) }
}
