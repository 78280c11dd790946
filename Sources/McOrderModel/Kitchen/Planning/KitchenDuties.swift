/// What the plan of a restaurant's kitchen needs of the catalogue: who makes what, with how many hands, and
/// how long it takes as the owner says.
package struct KitchenDuties: Sendable {
    package let stations: KitchenStations
    private let hands: [KitchenStation: Hands]
    private let zone: RestaurantZone
    /// How far ahead orders for a time are taken, in seconds.
    private let farthest: Int64
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
        zone = restaurant.zone
        farthest = restaurant.slots?.horizon.components.seconds ?? 0
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

    /// How many works a station does at once from a moment on, and which of the hands are absent when.
    func staffing(at station: KitchenStation, from now: Int64) -> StationStaffing {
        let reach = Timestamp(seconds: now + max(KitchenBook.horizon, farthest))
        let hands = hands[station] ?? Hands(1)
        var changes = hands.changes(from: Timestamp(seconds: now), until: reach, in: zone)
            .map { (at: $0.at.seconds, count: $0.count) }
        if let said = said[station], said.until.seconds > now {
            let until = said.until.seconds
            let after = changes.last { $0.at <= until }?.count ?? hands.usual
            changes = [(now, said.hands), (until, after)] + changes.filter { $0.at > until }
        }
        return StationStaffing(changes)
    }

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
