import McOrderModel

extension ReasonDetail {
    /// The names of the products in the form that a rejection stores, one per line; no name contains a line
    /// end.
    var storedProducts: String? {
        products.isEmpty ? nil : products.joined(separator: "\n")
    }

    /// The free times in the form that a rejection stores: seconds since 1970.
    var storedFree: String? {
        free.isEmpty ? nil : free.map { String($0.seconds) }.joined(separator: " ")
    }

    /// Reads the stored form of a rejection's details.
    init(storedProducts: String?, until: Int64?, free: String?, zone: String?) {
        self.init(
            products: storedProducts.map { $0.split(separator: "\n").map(String.init) } ?? [],
            until: until.map { Timestamp(milliseconds: $0) },
            free: (free ?? "").split(separator: " ").compactMap { Int64($0).map { Timestamp(seconds: $0) } },
            zone: zone.flatMap { RestaurantZone(identifier: $0) }
        )
    }
}
