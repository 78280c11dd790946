internal import McOrderModel

extension ReasonDetail {
    /// The names of the products as a rejection keeps them; no name holds a line end.
    var storedProducts: String? {
        products.isEmpty ? nil : products.joined(separator: "\n")
    }

    /// What a rejection keeps of it.
    init(storedProducts: String?, until: Int64?, zone: String?) {
        self.init(
            products: storedProducts.map { $0.split(separator: "\n").map(String.init) } ?? [],
            until: until.map { Timestamp(milliseconds: $0) },
            zone: zone.flatMap { RestaurantZone(identifier: $0) }
        )
    }
}
