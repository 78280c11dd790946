/// When the stations of a kitchen get their parts of an order, where they get them later than the kitchen
/// gets the order: so that everything is ready at about the same time. Source: docs/kitchen.md.
package struct StationReleases: Hashable, Sendable {
    private let times: [StationID: Timestamp]

    package init(_ times: [StationID: Timestamp] = [:]) { self.times = times }

    package var isEmpty: Bool { times.isEmpty }

    /// The stations that get their parts later.
    package var stations: Set<KitchenStation> { Set(times.keys.map { .station($0) }) }

    /// When a station gets its part; `nil` if it comes with the order.
    package subscript(_ station: KitchenStation) -> Timestamp? { station.id.flatMap { times[$0] } }
}

extension StationReleases {
    /// The releases as the queue stores them: `bar:1764452400 grill:1764452100`, in seconds since 1970; `nil`
    /// for none. No id has a space or a colon.
    package var stored: String? {
        if times.isEmpty { return nil }
        return times.map { "\($0.key):\($0.value.seconds)" }.sorted().joined(separator: " ")
    }

    /// Reads ``stored``; `nil` for any other text.
    package init?(stored text: String) {
        var times: [StationID: Timestamp] = [:]
        for part in text.split(separator: " ") {
            let halves = part.split(separator: ":")
            guard halves.count == 2, let seconds = Int64(halves[1]) else { return nil }
            times[StationID(String(halves[0]))] = Timestamp(seconds: seconds)
        }
        self.init(times)
    }
}
