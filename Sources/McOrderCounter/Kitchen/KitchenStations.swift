package import McOrderModel

/// Which station of a restaurant prepares which product, and which choice of an option. A restaurant without
/// stations has one place, `nil`, which prepares everything.
package struct KitchenStations: Sendable {
    /// The stations, in the restaurant's order.
    package let all: [Station]
    private let ofProduct: [ProductID: StationID]
    /// The stations of choices that are added. What is left out is no work for another station.
    private let ofChoice: [ChoiceID: StationID]

    /// A part of a line that one place prepares.
    struct Part: Hashable {
        /// The product, or the product with those of its choices that the place prepares.
        let item: KitchenItem
        let place: StationID?
        /// Whether the place prepares choices of the product, and another place the product itself.
        let isOfChoices: Bool
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
        let here = { (station: StationID?) in
            station.flatMap { id in all.contains { $0.id == id } ? id : nil }
        }
        ofProduct = Dictionary(
            uniqueKeysWithValues: catalogue.products.compactMap { product in
                here(product.station).map { (product.id, $0) }
            }
        )
        ofChoice = Dictionary(
            uniqueKeysWithValues: catalogue.optionGroups.filter { $0.kind == .choose }.flatMap(\.choices)
                .compactMap { choice in here(choice.station).map { (choice.id, $0) } }
        )
    }

    package init(_ assortment: Assortment) {
        self.init(assortment.restaurant, in: assortment.catalogue)
    }

    /// The ids of the places in the kitchen: the stations, or `nil`.
    package var places: [StationID?] {
        all.isEmpty ? [nil] : all.map(\.id)
    }

    /// The parts of a line: its products, and the choices that another place prepares than their product's.
    func parts(of line: OrderedLine) -> [Part] {
        guard let content = line.content else {
            return line.items.map { Part(item: $0, place: all.first?.id, isOfChoices: false) }
        }
        return content.parts.enumerated().flatMap { index, part in
            let isLarge = content.isLarge && index > 0
            let place = ofProduct[part.product] ?? all.first?.id
            let elsewhere = Dictionary(grouping: part.options.filter { !$0.isLeftOut }) { ofChoice[$0.id] }
            return [Part(item: KitchenItem(part, isLarge: isLarge), place: place, isOfChoices: false)]
                + places.compactMap { other in
                    guard let other, other != place, let options = elsewhere[other] else { return nil }
                    let item = KitchenItem(part, options: options, isLarge: isLarge)
                    return Part(item: item, place: other, isOfChoices: true)
                }
        }
    }

    /// Whether a place prepares a part of a line.
    package func prepares(_ line: OrderedLine, at place: StationID?) -> Bool {
        parts(of: line).contains { $0.place == place }
    }

    /// The places that prepare a part of an order.
    package func places(of order: QueuedOrder) -> [StationID?] {
        let needed = Set(order.keptLines.flatMap { parts(of: $0).map(\.place) })
        return places.filter { needed.contains($0) }
    }

    /// The places that still have to prepare a part of an order: they have not done it, or a line was added
    /// since.
    package func remaining(of order: QueuedOrder) -> [StationID?] {
        places(of: order).filter { doneAt(order, at: $0) == nil }
    }

    /// When a place ended its work on an order; `nil` while it has to work.
    package func doneAt(_ order: QueuedOrder, at place: StationID?) -> Timestamp? {
        let added = linesAdded(to: order, at: place)
        guard let done = order.kitchen.work(at: place, added: added).done else { return nil }
        return added.contains { $0 > done.event } ? nil : done.at
    }

    /// What a place has done of an order.
    func work(on order: QueuedOrder, at place: StationID?) -> KitchenRecord.Work {
        order.kitchen.work(at: place, added: linesAdded(to: order, at: place))
    }

    /// For each line of which a place prepares a part: the number of the event that gave it to the place.
    private func linesAdded(to order: QueuedOrder, at place: StationID?) -> [Int64] {
        order.keptLines.filter { prepares($0, at: place) }.map { order.kitchen.event(of: $0, at: place) }
    }
}
