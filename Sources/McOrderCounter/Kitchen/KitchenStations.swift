package import McOrderModel

/// Which station of a restaurant prepares which product, and which choice of an option. A restaurant without
/// stations has one place, `nil`, which prepares everything.
package struct KitchenStations: Sendable {
    /// The stations, in the restaurant's order.
    package let all: [Station]
    private let byName: [String: Recipe]

    /// A part of a line that one place prepares.
    struct Part: Hashable {
        /// The product as it is counted, or the product with those of its choices that the place prepares.
        let name: String
        let place: StationID?
        /// Whether the place prepares choices of the product, and another place the product itself.
        let isOfChoices: Bool
    }

    /// Where a product and its choices are prepared.
    private struct Recipe {
        var station: StationID?
        /// The groups with choices that have a station of their own.
        var groups: [ChoiceGroup] = []
    }

    /// - Parameter catalogue: names the station of each product and each choice. The first station prepares a
    ///   product that names none, names one of another restaurant, or is not in the catalogue; the product's
    ///   station prepares such a choice.
    package init(_ restaurant: Restaurant?, in catalogue: Catalogue?) {
        let all = restaurant?.stations ?? []
        self.all = all
        guard !all.isEmpty, let catalogue else {
            byName = [:]
            return
        }
        let isHere = { (station: StationID?) in all.contains { $0.id == station } }
        // What is left out is no work for another station.
        let groups = catalogue.optionGroups.filter { group in
            group.kind == .choose && group.choices.contains { isHere($0.station) }
        }
        byName = catalogue.products.reduce(into: [:]) { byName, product in
            let own = groups.filter { group in product.options.contains { $0.group == group.id } }
            let station = product.station.flatMap { isHere($0) ? $0 : nil }
            if station != nil || !own.isEmpty {
                byName[product.name] = Recipe(station: station, groups: own)
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

    /// The parts of a line: its products, and the choices that another place prepares than their product's.
    func parts(of line: String) -> [Part] {
        OrderEntry.products(of: line).flatMap { product in
            let (name, chosen) = OptionText.split(product.name) ?? (product.name, [])
            let recipe = byName[name]
            let place = recipe?.station ?? all.first?.id
            let choices = recipe.map { self.choices(chosen, of: $0, besides: place) } ?? [:]
            return [Part(name: product.counted, place: place, isOfChoices: false)]
                + places.compactMap { place in
                    choices[place].map { choices in
                        Part(name: OptionText.text(name, choices), place: place, isOfChoices: true)
                    }
                }
        }
    }

    /// The choices by the place that prepares them, except those that the product's place prepares. Of a group
    /// of which none was chosen the defaults count.
    private func choices(
        _ chosen: [OptionText.NamedChoice],
        of recipe: Recipe,
        besides own: StationID?
    ) -> [StationID?: [OptionText.NamedChoice]] {
        var byPlace: [StationID?: [OptionText.NamedChoice]] = [:]
        for group in recipe.groups {
            let isChosen = group.choices.contains { choice in chosen.contains { $0.name == choice.name } }
            for choice in group.choices {
                guard let station = choice.station, station != own, all.contains(where: { $0.id == station })
                else { continue }
                let standard =
                    group.defaults.contains(choice.id)
                    ? OptionText.NamedChoice(name: choice.name) : nil
                let taken = isChosen ? chosen.first { $0.name == choice.name } : standard
                if let taken { byPlace[station, default: []].append(taken) }
            }
        }
        return byPlace
    }

    /// Whether a place prepares a part of a line.
    package func prepares(_ line: String, at place: StationID?) -> Bool {
        parts(of: line).contains { $0.place == place }
    }

    /// The places that prepare a part of an order.
    package func places(of order: QueuedOrder) -> [StationID?] {
        let needed = Set(order.lines.flatMap { parts(of: $0.name).map(\.place) })
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
