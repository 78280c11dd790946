import McOrderModel

extension ReasonDetail {
    /// The names of the products in the form that a rejection stores, one per line; no name contains a line
    /// end.
    var storedProducts: String? {
        products.isEmpty ? nil : products.joined(separator: "\n")
    }

    /// Reads the stored form of a rejection's details.
    init(storedProducts: String?, until: Int64?, zone: String?) {
        self.init(
            products: storedProducts.map { $0.split(separator: "\n").map(String.init) } ?? [],
            until: until.map { Timestamp(milliseconds: $0) },
            zone: zone.flatMap { RestaurantZone(identifier: $0) }
        )
    }
}
