package import McOrderModel

/// Where everything is that an intake works with.
package struct IntakeHouse: Hashable, Sendable {
    /// The folder of the orders: customers to restaurant.
    package let orders: String
    /// The folder of the receipts: restaurant to customers.
    package let receipts: String
    /// The folder of the published catalogue: restaurant to customers.
    package let published: String
    /// The state folder, outside of all those.
    package let state: String
    /// The owner's catalogue.
    package let catalogue: String
    /// The file for node_exporter's textfile collector; `nil` without.
    package let metrics: String?

    /// A house with those paths.
    package init(
        orders: String,
        receipts: String,
        published: String,
        state: String,
        catalogue: String,
        metrics: String? = nil
    ) {
        self.orders = orders
        self.receipts = receipts
        self.published = published
        self.state = state
        self.catalogue = catalogue
        self.metrics = metrics
    }
}

/// Why an intake cannot begin or go on.
package enum IntakeFailure: Error {
    /// Another intake works on the same state folder.
    case running(holder: String)
    /// The catalogue is faulty, and there is no earlier one.
    case catalogue(CatalogueFaults)
    /// A restaurant that is to be served is not in the catalogue.
    case unknownRestaurants([RestaurantID])
    /// The folder is not there (`run --once` only), or must not be used.
    case folder(DropFolder.Fault)
}
