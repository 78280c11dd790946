import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue

extension CommonOptions {
    /// The catalogue in force.
    func catalogue(in view: QueueView) async throws -> Catalogue {
        guard let catalogue = try await view.lastCatalogue() else {
            throw CommandFailure(.notFound, HouseText.noCatalogue)
        }
        return catalogue
    }

    /// The catalogue in force, and the restaurant that is meant: the one that was named, or the only one.
    func house(in view: QueueView) async throws -> (catalogue: Catalogue, restaurant: Restaurant) {
        let catalogue = try await catalogue(in: view)
        if let named = try await restaurant(in: view), let found = catalogue.restaurant(named.id) {
            return (catalogue, found)
        }
        guard catalogue.restaurants.count == 1 else {
            let names = catalogue.restaurants.map(\.name)
            throw CommandFailure(.invalid, HouseText.whichRestaurant(names))
        }
        return (catalogue, catalogue.restaurants[0])
    }

    /// Tells where nobody publishes what was just said.
    func tellIfNobodyPublishes() {
        guard FeedHealth(state: stateFolder).isStale(at: Self.now()) else { return }
        Terminal.tell(HouseText.notPublished[Terminal.language])
    }

    /// Lists spells: those in force, and where somebody asks for it those that ended since then.
    func list(since: String?, none: Sentence, _ kind: (HouseDay) -> [HouseSpell]) async throws {
        let view = try await openView()
        let now = Self.now()
        let place = try await restaurant(in: view)
        let start = try await instant(ifSaid: since, in: view)
        let spells = kind(try await view.houseDay(at: now, since: start))
            .filter { place == nil || $0.restaurant == place?.id }
        let restaurants = try await view.restaurants()
        if json { return try Self.print(spells, restaurants) }
        guard !spells.isEmpty else { return Terminal.tell(none[Terminal.language]) }
        let rows = spells.map { spell in
            let known = restaurants.first { $0.id == spell.restaurant }
            var row = spell.row(known, now: now, Terminal.language)
            if place == nil { row.insert(HarmlessText.clean(known?.name ?? "\(spell.restaurant)"), at: 0) }
            return row
        }
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }

    /// Prints spells for a script.
    static func print(_ spells: [HouseSpell], _ restaurants: [KnownRestaurant]) throws {
        let values = spells.map { spell in
            spell.json(restaurants.first { $0.id == spell.restaurant }?.name)
        }
        try Terminal.writeLine(JSONWriter.text(.array(values)))
    }
}

extension HouseSpell {
    /// The spell as `--json` prints it.
    func json(_ name: String?) -> JSONValue {
        var members = [
            JSONValue.Member("restaurant", .string(name ?? restaurant.description)),
            JSONValue.Member("restaurantId", .string(restaurant.description)),
        ]
        if let product {
            members.append(JSONValue.Member("product", .string(product.id.description)))
            members.append(JSONValue.Member("name", .string(product.name)))
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

    /// What is not to be had, until when, since when and who said so.
    fileprivate func row(_ known: KnownRestaurant?, now: Timestamp, _ language: Language) -> [String] {
        let zone = known?.zone ?? RestaurantZone(identifier: "UTC")
        let text = { (instant: Timestamp) in
            zone.map { MomentText(in: $0, now: now).until(instant)[language] } ?? instant.description
        }
        let start = zone.map { String($0.civilTime(at: since).isoText.prefix(16)) } ?? since.description
        return (product.map { [HarmlessText.clean($0.name)] } ?? []) + [
            text(end), start, HarmlessText.clean(by), ending.map { HouseText.ended($0.by)[language] } ?? "",
        ]
    }
}
