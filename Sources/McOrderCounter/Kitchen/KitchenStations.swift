package import McOrderModel

/// Which station of a restaurant prepares which product. A restaurant without stations has one place, `nil`,
/// which prepares everything.
package struct KitchenStations: Sendable {
    /// The stations, in the restaurant's order.
    package let all: [Station]
    private let byName: [String: StationID]

    /// - Parameter catalogue: names the station of each product. The first station prepares a product that
    ///   names none, names one of another restaurant, or is not in the catalogue.
    package init(_ restaurant: Restaurant?, in catalogue: Catalogue?) {
        let all = restaurant?.stations ?? []
        self.all = all
        byName = (catalogue?.products ?? []).reduce(into: [:]) { byName, product in
            if let station = product.station, all.contains(where: { $0.id == station }) {
                byName[product.name] = station
            }
        }
    }

    package init(_ assortment: Assortment) {
        self.init(assortment.restaurant, in: assortment.catalogue)
    }

    /// The ids of the places in the kitchen: the stations, or `nil`.
    package var places: [StationID?] {
        all.isEmpty ? [nil] : all.map(\.id)
    }

    /// The products of a line, as they are counted, each with the place that prepares it.
    func products(of line: String) -> [(name: String, place: StationID?)] {
        OrderEntry.products(of: line).map { product in
            (product.counted, byName[OptionText.withoutOptions(product.name)] ?? all.first?.id)
        }
    }

    /// Whether a place prepares a part of a line.
    package func prepares(_ line: String, at place: StationID?) -> Bool {
        products(of: line).contains { $0.place == place }
    }

    /// The places that prepare a part of an order.
    package func places(of order: QueuedOrder) -> [StationID?] {
        let needed = Set(order.lines.flatMap { products(of: $0.name).map(\.place) })
        return places.filter { needed.contains($0) }
    }

    /// The places that still have to prepare a part of an order: they have not done it, or a line was added
    /// since.
    package func remaining(of order: QueuedOrder) -> [StationID?] {
        places(of: order).filter { doneAt(order, at: $0) == nil }
    }

    /// When a place ended its work on an order; `nil` while it has to work.
    package func doneAt(_ order: QueuedOrder, at place: StationID?) -> Timestamp? {
        guard let done = order.kitchen.done(at: place) else { return nil }
        let isLater = zip(order.lines, order.kitchen.addedIn).contains { line, event in
            event > done.event && prepares(line.name, at: place)
        }
        return isLater ? nil : done.at
    }
}
