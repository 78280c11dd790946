import McOrderModel

/// What the last view of a kitchen found out about its open orders, so that with hundreds of them the next view
/// looks at those that changed.
package struct KitchenMemory: Sendable {
    /// What was found out about an order.
    struct Known: Sendable {
        let entry: OrderEntry
        let firedAt: Timestamp
        let tile: KitchenView.Tile?
        let items: [KitchenItem]
        let endedAt: Timestamp?
    }

    private var orders: [Int64: Known] = [:]
    /// The version of the catalogue, which says what stations prepare.
    private var catalogue: String?

    package init() {}

    /// What is known of the orders, by their ids: nothing with another catalogue.
    mutating func known(in snapshot: CounterSnapshot) -> [Int64: Known] {
        if catalogue != snapshot.day.catalogueVersion { orders = [:] }
        catalogue = snapshot.day.catalogueVersion
        return orders
    }

    mutating func remember(_ orders: [Int64: Known]) { self.orders = orders }
}
