/// A way in which a restaurant learns that the customer of an order is there. The raw values are those of the
/// setting `kitchen.presence` and of the orders in the queue.
///
/// Source: docs/storefront.md, *Presence*.
package enum PresenceSource: String, CaseIterable, Sendable {
    /// Somebody at the till notes it, or begins the order. This always counts.
    case till
    /// The customer read the QR code or the digits of a screen in the restaurant.
    case board
    /// The customer read the QR code of the order's table.
    case table
    /// The customer says so.
    case customer
}

/// The rules about orders that wait for their customers. Source: docs/storefront.md, *Presence*.
package struct PresenceRules: Hashable, Sendable {
    /// The most orders for which one minute's key of a screen counts.
    static let ordersOfMinute = 20
    /// The most devices for which a table's key counts within ``memory``.
    static let devicesOfTable = 4
    /// The number of wrong digits of an order after which its digits no longer count.
    static let wrongOfOrder = 3
    /// The number of wrong digits at a restaurant within ``memory`` after which digits no longer count there.
    static let wrongAtRestaurant = 30
    /// How long uses of keys and wrong digits are remembered.
    package static let memory = Duration.seconds(3600)
    /// For how many minutes after its own a minute's key counts, since folders sync late.
    static let minutesAfter: Int64 = 10
    /// How many minutes ahead of the daemon's clock a minute may be, since the clocks of two machines differ.
    static let minutesAhead: Int64 = 2

    /// What proves presence.
    package var sources: Set<PresenceSource>
    /// The most orders of a restaurant that wait; 0 means no limit.
    package var mostWaiting: Int

    /// The default is that of the settings.
    package init(sources: Set<PresenceSource> = [.till, .board], mostWaiting: Int = 200) {
        self.sources = sources
        self.mostWaiting = mostWaiting
    }

    /// The minutes since 1970 whose keys count at an instant, the present one first.
    static func minutes(at now: Timestamp) -> [Int] {
        let present = now.minute
        let past = (1...minutesAfter).map { present - $0 }
        let ahead = (1...minutesAhead).map { present + $0 }
        return ([present] + past + ahead).map { Int($0) }
    }
}

extension Timestamp {
    /// Whole minutes since 1970, rounded down.
    package var minute: Int64 { (seconds - (seconds % 60 + 60) % 60) / 60 }
}
