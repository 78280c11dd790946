/// How long something takes at its station: as the owner entered it, as the kitchen has taught, and as the
/// owner has fixed it.
package struct KitchenTime: Hashable, Sendable {
    /// `nil` for the kitchen of a restaurant without stations.
    package let station: Station?
    package let item: SellableID
    /// The own name of the product or the choice.
    package let name: String
    /// Seconds; `nil` if the owner entered none.
    package let entered: Int?
    package let learned: LearnedTime
    /// Counts instead of what was learned; `nil` if the owner has fixed nothing.
    package let fixed: FixedTime?

    /// What counts, in seconds.
    package var seconds: Double { fixed.map { Double($0.seconds) } ?? learned.seconds }

    /// What is known about the things that a catalogue has, in the order of the restaurant's stations; at
    /// each one the slowest first.
    package static func all(
        _ learned: [StationProduct: LearnedTime],
        fixed: [StationProduct: FixedTime] = [:],
        at restaurant: Restaurant,
        in catalogue: Catalogue
    ) -> [KitchenTime] {
        let duties = KitchenDuties(restaurant, in: catalogue)
        let stations = duties.stations
        return stations.stations.flatMap { station in
            Set(learned.keys).union(fixed.keys).filter { $0.station == station }
                .compactMap { key -> KitchenTime? in
                    guard let name = catalogue.name(of: key.product) else { return nil }
                    return KitchenTime(
                        station: stations.all.first { $0.id == station.id },
                        item: key.product,
                        name: name,
                        entered: duties.enteredSeconds(of: key.product),
                        learned: learned[key] ?? duties.initialTime(of: key.product),
                        fixed: fixed[key]
                    )
                }
                .sorted { ($1.seconds, $0.name) < ($0.seconds, $1.name) }
        }
    }
}
