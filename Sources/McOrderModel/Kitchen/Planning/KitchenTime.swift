/// How long something takes at its station: as the owner entered it, and as the kitchen has taught.
package struct KitchenTime: Hashable, Sendable {
    /// `nil` for the kitchen of a restaurant without stations.
    package let station: Station?
    package let item: SellableID
    /// The own name of the product or the choice.
    package let name: String
    /// Seconds; `nil` if the owner entered none.
    package let entered: Int?
    package let learned: LearnedTime

    /// What was learned about the things that a catalogue has, in the order of the restaurant's stations; at
    /// each one the slowest first.
    package static func all(
        _ learned: [StationProduct: LearnedTime],
        at restaurant: Restaurant,
        in catalogue: Catalogue
    ) -> [KitchenTime] {
        let duties = KitchenDuties(restaurant, in: catalogue)
        let stations = duties.stations
        return stations.stations.flatMap { station in
            learned.filter { $0.key.station == station }
                .compactMap { key, time -> KitchenTime? in
                    guard let name = catalogue.name(of: key.product) else { return nil }
                    return KitchenTime(
                        station: stations.all.first { $0.id == station.id },
                        item: key.product,
                        name: name,
                        entered: duties.enteredSeconds(of: key.product),
                        learned: time
                    )
                }
                .sorted { ($1.learned.seconds, $0.name) < ($0.learned.seconds, $1.name) }
        }
    }
}
