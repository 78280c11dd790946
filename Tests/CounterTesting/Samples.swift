package import McOrderModel
import OrderTesting

/// The restaurants of the repository's catalogue, and orders in files for a queue.
package enum Samples {
    /// A Friday, 20:47:25 in the restaurants' time zone.
    package static let now = Timestamp(seconds: 1_795_204_045)

    /// The catalogue, with these hours of Garbera, groups of options and offers if they are given.
    ///
    /// - Parameters:
    ///   - hasStations: whether Garbera has a grill, which prepares everything except coffee and tea.
    ///   - offering: the ids of the groups that products, by their ids, offer.
    ///   - basque: Basque names of products, by their own names.
    ///   - change: changes the texts of the catalogue's files, as a last step.
    package static func catalogue(
        _ hours: String = "",
        options: String? = nil,
        offers: String? = nil,
        hasStations: Bool = false,
        offering: [String: [String]] = [:],
        basque: [String: String] = [:],
        change: (CatalogueReader.Part, inout String) -> Void = { _, _ in }
    ) throws -> Catalogue {
        var files: [CatalogueReader.Part: String] = [:]
        for (part, plain) in try RepositoryCatalogue.files() {
            var text = plain
            if part == .restaurants {
                if !hours.isEmpty { try text.add(hours, to: "garbera") }
                if hasStations { try text.add(stations, to: "garbera") }
            } else if part == .products, hasStations {
                for product in ["espresso", "lipton-ice"] {
                    try text.add(#""station": "drinks""#, to: product)
                }
            }
            if part == .products {
                for (product, groups) in offering { try text.add("\"options\": \(groups)", to: product) }
                for (own, name) in basque {
                    let member = #""name": "\#(own)","#
                    guard text.contains(member) else { throw MissingSample(what: member) }
                    text = text.replacing(
                        member,
                        with: #"\#(member) "translations": {"eu": {"name": "\#(name)"}},"#
                    )
                }
            }
            change(part, &text)
            files[part] = text
        }
        if var offers {
            change(.offers, &offers)
            files[.offers] = offers
        }
        if var options {
            change(.options, &options)
            files[.options] = options
        }
        return try RepositoryCatalogue.read(withImages: files)
    }

    private static let stations = """
        "stations": [{"id": "grill", "name": "Plancha"}, {"id": "drinks", "name": "Bebidas"}]
        """

    /// A restaurant of the catalogue with the given hours.
    package static func restaurant(_ id: String = "garbera", hours: String = "") throws -> Restaurant {
        guard let restaurant = try catalogue(hours).restaurant(RestaurantID(id)) else {
            throw MissingSample(what: id)
        }
        return restaurant
    }

    /// The same restaurant as the queue stores it.
    package static func known(_ id: String = "garbera") throws -> KnownRestaurant {
        KnownRestaurant(try restaurant(id))
    }

    /// A valid file with an order of products of the catalogue.
    package static func incoming(
        _ number: Int,
        from device: UInt8,
        named name: String = "iPhone4 de Beris",
        of restaurant: Restaurant,
        lines: [(name: String, cents: Int)] = [("Espresso", 120)],
        placedAt: Timestamp = now
    ) throws -> IncomingFile {
        guard let number = OrderNumber(number),
            let device = DeviceID(bytes: [UInt8](repeating: 7, count: 15) + [device])
        else { throw MissingSample(what: "device \(device)") }
        let order = try Order(
            restaurant: restaurant.name,
            placedAt: restaurant.zone.civilTime(at: placedAt),
            deviceName: name,
            device: device,
            number: number,
            comment: "",
            lines: lines.map { OrderLine(name: $0.name, price: Money(cents: $0.cents)) }
        )
        let priced = PricedOrder(
            order: order,
            restaurant: restaurant,
            placedAt: placedAt,
            lines: order.lines.map { PricedOrder.Line($0, price: $0.price, details: details(of: $0.name)) }
        )
        return IncomingFile(
            kind: .order,
            file: order.fileName,
            receivedAt: placedAt,
            raw: order.json,
            size: Int64(order.json.count),
            identity: order.identity,
            key: .order(order),
            verdict: .acceptable(priced)
        )
    }
}

extension String {
    /// Adds a member to the entry of a catalogue's file that has this id.
    fileprivate mutating func add(_ member: String, to entry: String) throws {
        let id = "\"id\": \"\(entry)\","
        guard contains(id) else { throw MissingSample(what: id) }
        self = replacing(id, with: "\(id) \(member),")
    }
}
