/// What the plan of a restaurant's kitchen needs of the catalogue: who makes what, with how many hands, and
/// how long it takes as the owner says.
package struct KitchenDuties: Sendable {
    package let stations: KitchenStations
    private let hands: [KitchenStation: Int]
    /// What was said at the till about stations.
    private var said: [KitchenStation: StationHands] = [:]
    /// The seconds of products, where the owner entered them.
    private let entered: [ProductID: Int]
    /// How many of a product are made at once, where that is more than one.
    private let batches: [ProductID: Int]
    /// What is only taken from a pile, such as a bag.
    private let packaging: ProductID?

    package init(_ restaurant: Restaurant, in catalogue: Catalogue) {
        stations = KitchenStations(restaurant, in: catalogue)
        hands = Dictionary(
            uniqueKeysWithValues: restaurant.stations.map { (KitchenStation($0.id), $0.hands) }
        )
        let pairs = { (value: (Product) -> Int?) in
            catalogue.products.compactMap { product in value(product).map { (product.id, $0) } }
        }
        entered = Dictionary(uniqueKeysWithValues: pairs(\.prepSeconds))
        batches = Dictionary(uniqueKeysWithValues: pairs(\.batch))
        packaging = restaurant.packaging
    }

    /// The same duties, with what was said at the till.
    package func with(_ said: [StationHands]) -> KitchenDuties {
        var duties = self
        duties.said = Dictionary(said.map { ($0.station, $0) }) { $1 }
        return duties
    }

    /// How many works a station does at once from a moment on, in seconds since 1970. Some of the hands may be
    /// absent: see ``absences(at:from:)``.
    func hands(at station: KitchenStation, from now: Int64) -> Int {
        let entered = hands[station] ?? 1
        guard let said = said[station], said.until.seconds > now else { return entered }
        return max(entered, said.hands)
    }

    /// The hands that a station lacks from a moment on: until the end of what was said, or after it. They are
    /// nobody's works.
    func absences(at station: KitchenStation, from now: Int64) -> [StationWork] {
        guard let said = said[station], said.until.seconds > now else { return [] }
        let difference = said.hands - (hands[station] ?? 1)
        if difference == 0 { return [] }
        let begin = difference < 0 ? now : said.until.seconds
        let end = difference < 0 ? said.until.seconds : Self.never
        return [
            StationWork(
                id: -1,
                start: begin,
                seconds: end - begin,
                width: abs(difference),
                release: begin,
                until: end
            )
        ]
    }

    /// Seconds since 1970: after everything that is planned.
    private static let never: Int64 = 1 << 40

    /// What is known of a product before anything was learned.
    package func initialTime(of product: SellableID?) -> LearnedTime {
        enteredSeconds(of: product).map { LearnedTime(seconds: Double($0)) } ?? LearnedTime()
    }

    /// The seconds that the owner entered; `nil` if they did not.
    func enteredSeconds(of product: SellableID?) -> Int? {
        guard case .product(let id) = product else { return nil }
        return entered[id]
    }

    /// How many of a product are made at once.
    func batch(of product: SellableID?) -> Int {
        guard case .product(let id) = product else { return 1 }
        return batches[id] ?? 1
    }

    /// What each station makes of the lines of an order that has just come.
    func units(of lines: [OrderedLine]) -> [KitchenStation: [WorkUnit]] {
        units(of: lines) { _, _ in true }
    }

    /// What each station still has to make of an order.
    func unitsToDo(of order: QueuedOrder) -> [KitchenStation: [WorkUnit]] {
        let remaining = stations.remaining(of: order)
        let ended = Dictionary(
            uniqueKeysWithValues: remaining.map { ($0, stations.work(on: order, at: $0).done?.event ?? -1) }
        )
        return units(of: order.keptLines) { line, station in
            ended[station].map { order.kitchen.event(of: line, at: station) > $0 } ?? false
        }
    }

    private func units(
        of lines: [OrderedLine],
        where isToDo: (OrderedLine, KitchenStation) -> Bool
    ) -> [KitchenStation: [WorkUnit]] {
        var units: [KitchenStation: [WorkUnit]] = [:]
        var hasWork = false
        for line in lines {
            for part in stations.parts(of: line) where isToDo(line, part.station) {
                hasWork = true
                let product = product(of: part)
                if let packaging, product == .product(packaging) { continue }
                units[part.station, default: []].append(WorkUnit(line: line.id, product: product))
            }
        }
        // Somebody takes even an order of a bag from the list.
        if units.isEmpty, hasWork, let station = stations.stations.first {
            units[station] = [WorkUnit(line: 0, product: nil)]
        }
        return units
    }

    private func product(of part: KitchenStations.Part) -> SellableID? {
        if part.isOfChoices, let choice = part.item.options.first { return .choice(choice.id) }
        guard case .known(let id, _) = part.item.product else { return nil }
        return id
    }
}

/// The kitchens that a daemon plans, by the catalogue in force.
package struct Kitchens: Sendable {
    private let duties: [RestaurantID: KitchenDuties]

    /// - Parameter serves: whether the daemon takes orders in for a restaurant.
    package init(_ catalogue: Catalogue, serves: (RestaurantID) -> Bool = { _ in true }) {
        duties = Dictionary(
            uniqueKeysWithValues: catalogue.restaurants.filter { serves($0.id) }
                .map { ($0.id, KitchenDuties($0, in: catalogue)) }
        )
    }

    package subscript(_ restaurant: RestaurantID) -> KitchenDuties? { duties[restaurant] }

    /// The restaurants, sorted by their ids.
    package var restaurants: [RestaurantID] {
        duties.keys.sorted { $0.description < $1.description }
    }
}
