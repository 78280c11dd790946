/// Which station of a restaurant prepares which product, and which choice of an option. In a restaurant
/// without stations the kitchen prepares everything.
package struct KitchenStations: Sendable {
    /// The stations, in the restaurant's order.
    package let all: [Station]
    private let ofProduct: [ProductID: KitchenStation]
    /// The stations of choices that are added. What is left out is no work for another station.
    private let ofChoice: [ChoiceID: KitchenStation]

    /// A part of a line that one station prepares.
    package struct Part: Hashable {
        /// The product, or the product with those of its choices that the station prepares.
        package let item: KitchenItem
        package let station: KitchenStation
        /// Whether the station prepares choices of the product, and another station the product itself.
        package let isOfChoices: Bool
    }

    /// - Parameter catalogue: names the station of each product and each choice. The first station prepares a
    ///   product that names none, names one of another restaurant, or is not in the catalogue; the product's
    ///   station prepares such a choice.
    package init(_ restaurant: Restaurant?, in catalogue: Catalogue?) {
        let all = restaurant?.stations ?? []
        self.all = all
        guard !all.isEmpty, let catalogue else {
            (ofProduct, ofChoice) = ([:], [:])
            return
        }
        let known = { (station: StationID?) in
            station.flatMap { id -> KitchenStation? in all.contains { $0.id == id } ? .station(id) : nil }
        }
        ofProduct = Dictionary(
            uniqueKeysWithValues: catalogue.products.compactMap { product in
                known(product.station).map { (product.id, $0) }
            }
        )
        ofChoice = Dictionary(
            uniqueKeysWithValues: catalogue.optionGroups.filter { $0.kind == .choose }.flatMap(\.choices)
                .compactMap { choice in known(choice.station).map { (choice.id, $0) } }
        )
    }

    /// The stations, or the kitchen of a restaurant without stations.
    package var stations: [KitchenStation] {
        all.isEmpty ? [.kitchen] : all.map { .station($0.id) }
    }

    /// What prepares a product without a station: the first station, or the kitchen without stations.
    private var first: KitchenStation { KitchenStation(all.first?.id) }

    /// The station that makes a product or a choice; `nil` for a choice that is made with its product.
    package func station(of product: SellableID) -> KitchenStation? {
        switch product {
        case .product(let id): ofProduct[id] ?? first
        case .choice(let id): ofChoice[id]
        }
    }

    /// The parts of a line: its products, and the choices that another station prepares than their product's.
    package func parts(of line: OrderedLine) -> [Part] {
        guard let content = line.content else {
            return line.items.map { Part(item: $0, station: first, isOfChoices: false) }
        }
        return content.parts.enumerated().flatMap { index, part in
            let isLarge = content.isLarge && index > 0
            let station = ofProduct[part.product] ?? first
            let elsewhere = Dictionary(grouping: part.options.filter { !$0.isLeftOut }) { ofChoice[$0.id] }
            return [Part(item: KitchenItem(part, isLarge: isLarge), station: station, isOfChoices: false)]
                + stations.compactMap { other in
                    guard other != station, let options = elsewhere[other] else { return nil }
                    let item = KitchenItem(part, options: options, isLarge: isLarge)
                    return Part(item: item, station: other, isOfChoices: true)
                }
        }
    }

    /// Whether a station prepares a part of a line.
    package func prepares(_ line: OrderedLine, at station: KitchenStation) -> Bool {
        parts(of: line).contains { $0.station == station }
    }

    /// The stations that prepare a part of an order.
    package func stations(of order: QueuedOrder) -> [KitchenStation] {
        let needed = Set(order.keptLines.flatMap { parts(of: $0).map(\.station) })
        return stations.filter { needed.contains($0) }
    }

    /// Those of some stations that prepare a part of an order.
    package func stations(of order: QueuedOrder, among some: [StationID]) -> [KitchenStation] {
        stations(of: order).filter { station in station.id.map { some.contains($0) } ?? false }
    }

    /// The stations that still have to prepare a part of an order: they have not done it, or a line was added
    /// since.
    package func remaining(of order: QueuedOrder) -> [KitchenStation] {
        stations(of: order).filter { doneAt(order, at: $0) == nil }
    }

    /// When a station ended its work on an order; `nil` while it has to work.
    package func doneAt(_ order: QueuedOrder, at station: KitchenStation) -> Timestamp? {
        let added = linesAdded(to: order, at: station)
        guard let done = order.kitchen.work(at: station, added: added).done else { return nil }
        return added.contains { $0 > done.event } ? nil : done.at
    }

    /// What a station has done of an order.
    package func work(on order: QueuedOrder, at station: KitchenStation) -> KitchenRecord.Work {
        order.kitchen.work(at: station, added: linesAdded(to: order, at: station))
    }

    /// For each line of which a station prepares a part: the number of the event that gave it to the station.
    private func linesAdded(to order: QueuedOrder, at station: KitchenStation) -> [Int64] {
        order.keptLines.filter { prepares($0, at: station) }.map { order.kitchen.event(of: $0, at: station) }
    }
}
