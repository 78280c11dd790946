import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

extension CommonOptions {
    /// Warns on the standard error if the daemon is not working, because it has to publish the change.
    func warnIfNobodyPublishes() {
        let counter = counter
        guard counter.health().isStale(at: counter.now()) else { return }
        Terminal.report(TillAvailabilityText.notPublished)
    }

    /// Lists pauses or sold-out products: those in force, and with `since` those that ended at or after it.
    func list(since: String?, none: Sentence, _ kind: (Availability) -> [Unavailability]) async throws {
        let counter = counter
        let now = counter.now()
        let place = try await restaurant(of: counter)
        let start = try await instant(ifSaid: since, of: counter)
        let spells = kind(try await counter.availability(since: start))
            .filter { place == nil || $0.restaurant == place?.id }
        if json { return try await print(spells, of: counter) }
        guard !spells.isEmpty else { return Terminal.report(none) }
        let restaurants = try await counter.restaurants()
        let rows = spells.map { spell in
            let known = restaurants.first { $0.id == spell.restaurant }
            var row = spell.row(known, now: now, Terminal.language)
            if place == nil { row.insert(HarmlessText.clean(known?.name ?? "\(spell.restaurant)"), at: 0) }
            return row
        }
        try Terminal.write(rows)
    }

    /// Prints pauses or sold-out products as JSON.
    func print(_ spells: [Unavailability], of counter: Counter) async throws {
        let restaurants = try await counter.restaurants()
        let values = spells.map { spell in
            spell.json(restaurants.first { $0.id == spell.restaurant }?.name)
        }
        try Terminal.write(.array(values))
    }
}

extension Unavailability {
    /// The pause or the sold-out product as `--json` prints it.
    func json(_ name: String?) -> JSONValue {
        var members = [
            JSONValue.Member("restaurant", .string(name ?? restaurant.description)),
            JSONValue.Member("restaurantId", .string(restaurant.description)),
        ]
        if let sellable {
            members.append(JSONValue.Member("product", .string(sellable.id.description)))
            members.append(JSONValue.Member("name", .string(sellable.name)))
        }
        return .object(
            members + [
                JSONValue.Member("since", .string(since.description)),
                JSONValue.Member("until", .string(until.description)),
                JSONValue.Member("by", .string(by)),
                JSONValue.Member("endedAt", .optional(ending?.at.description)),
                JSONValue.Member("endedBy", .optional(ending?.by)),
            ]
        )
    }

    /// The product or choice if there is one, the end, the beginning, the author, and the author of an early
    /// end.
    fileprivate func row(_ known: KnownRestaurant?, now: Timestamp, _ language: Language) -> [String] {
        let zone = known?.zone ?? RestaurantZone(identifier: "UTC")
        let text = { (instant: Timestamp) in
            zone.map { MomentText(in: $0, now: now).until(instant)[language] } ?? instant.description
        }
        let start =
            Terminal.isInteractive
            ? language.moment(since, in: zone)
            : zone.map { String($0.civilTime(at: since).isoText.prefix(16)) } ?? since.description
        return (sellable.map { [HarmlessText.clean($0.name)] } ?? []) + [
            text(end), start, HarmlessText.clean(by),
            ending.map { TillAvailabilityText.ended($0.by)[language] } ?? "",
        ]
    }
}
