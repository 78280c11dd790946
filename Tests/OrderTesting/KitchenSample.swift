package import McOrderModel

/// A restaurant, *garbera*, with a grill and a fryer, or with one kitchen.
package enum KitchenSample {
    /// - Parameters:
    ///   - stations: the members of the restaurant's stations; empty for one kitchen.
    ///   - burger: further members of the burger.
    ///   - fries: further members of the fries.
    ///   - slots: further members of the restaurant.
    package static func catalogue(
        stations: String = "",
        burger: String = "",
        fries: String = "",
        slots: String = ""
    ) throws -> Catalogue {
        let isStationed = !stations.isEmpty
        let grill = isStationed ? #","station":"grill""# : ""
        let fryer = isStationed ? #","station":"fryer""# : ""
        let kitchen = isStationed ? #","stations":[\#(stations)]"# : ""
        let files: [CatalogueReader.Part: String] = [
            .company: """
            {"name":"McDonald's","website":"https://m.example","currency":"EUR","timeZone":"Europe/Madrid"}
            """,
            .categories: """
            [{"id":"menus","name":"Menús","order":1},{"id":"food","name":"Comida","order":2}]
            """,
            .products: """
            [{"id":"burger","name":"Burger","description":"","price":"3.00","categories":["menus","food"]
              \(grill)\(burger)},
             {"id":"cola","name":"Cola","description":"","price":"1.80","categories":["food"]},
             {"id":"bag","name":"Bolsa","description":"","price":"0.10","categories":["food"]},
             {"id":"fries","name":"Fries","description":"","price":"1.50","categories":["food"]
              \(fryer)\(fries)}]
            """,
            .menus: """
            {"category":"menus","sandwiches":[{"product":"burger","price":"5.00","largePrice":"6.00"}],
             "drinks":[{"product":"cola"}],"sides":[{"product":"fries"}]}
            """,
            .restaurants: """
            [{"id":"garbera","name":"McDonald's garbera","address":"","phone":"943000000","latitude":43.3,
              "longitude":-1.9,"businessDay":"05:00","packaging":"bag"\(kitchen)\(slots)}]
            """,
        ]
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    /// A grill with so many hands, and a fryer.
    package static func stations(grill hands: Int = 1) -> String {
        #"{"id":"grill","name":"Plancha","hands":\#(hands)},{"id":"fryer","name":"Freidora"}"#
    }

    /// The member of a restaurant that takes orders for a time, every five minutes within a day.
    ///
    /// - Parameter further: further members of the slots, such as `,"maxOrders":2`.
    package static func slots(_ further: String = "") -> String {
        #","slots":{"every":"5m","horizon":"24h"\#(further)}"#
    }

    /// A file with an order of one burger for a time.
    package static func wish(
        _ number: Int,
        at pickup: Timestamp,
        in restaurant: Restaurant,
        receivedAt: Timestamp = at(1)
    ) throws -> IncomingFile {
        let sent = try order(number, lines: [OrderLine(name: "Burger", price: Money(cents: 300))])
        let details = details(of: [ProductID("burger")])
        let priced = PricedOrder(
            order: sent,
            restaurant: restaurant,
            placedAt: noon,
            pickupAt: pickup,
            lines: sent.lines.map { PricedOrder.Line($0, price: $0.price, details: details) }
        )
        return try incoming(sent, receivedAt: receivedAt).with(verdict: .acceptable(priced))
    }

    /// The stations of the restaurant of a catalogue.
    package static func duties(_ catalogue: Catalogue) throws -> KitchenDuties {
        guard let restaurant = catalogue.restaurant(RestaurantID("garbera")) else {
            throw MissingSample(what: "garbera")
        }
        return KitchenDuties(restaurant, in: catalogue)
    }

    /// A line of one product.
    package static func line(
        _ product: String,
        id: Int = 1,
        added: Int64? = nil,
        struck: Int64? = nil
    ) -> OrderedLine {
        OrderedLine(
            id: id,
            text: product,
            price: Money(cents: 100),
            shownPrice: added == nil ? Money(cents: 100) : nil,
            details: details(of: [ProductID(product)]),
            added: added.map { OrderedLine.Change(event: $0, by: "till 1") },
            struck: struck.map { OrderedLine.Change(event: $0, by: "till 1") }
        )
    }
}
