package import McOrderModel
import Synchronization

/// A catalogue with one restaurant, which has no products, services or hours of its own.
package enum SmallCatalogue {
    private static let known = Mutex<[String: Restaurant]>([:])

    /// The restaurant with this id. Each is read once, since reading takes longer than deciding an order.
    ///
    /// - Parameter more: further members of the restaurant, each after a comma.
    package static func restaurant(_ id: String, more: String = "") throws -> Restaurant {
        if let restaurant = known.withLock({ $0[id + more] }) { return restaurant }
        guard let restaurant = try read(id, more).restaurant(RestaurantID(id)) else {
            throw MissingSample(what: id)
        }
        known.withLock { $0[id + more] = restaurant }
        return restaurant
    }

    private static func read(_ id: String, _ more: String) throws -> Catalogue {
        let files: [CatalogueReader.Part: String] = [
            .company: """
            {"name":"McDonald's","website":"https://m.example","currency":"EUR","timeZone":"Europe/Madrid"}
            """,
            .categories: """
            [{"id":"menus","name":"Menús","order":1},{"id":"food","name":"Comida","order":2}]
            """,
            .products: """
            [{"id":"burger","name":"Burger","description":"","price":"3.00","categories":["menus","food"]},
             {"id":"cola","name":"Cola","description":"","price":"1.80","categories":["food"]},
             {"id":"fries","name":"Fries","description":"","price":"1.50","categories":["food"]}]
            """,
            .menus: """
            {"category":"menus","sandwiches":[{"product":"burger","price":"5.00","largePrice":"6.00"}],
             "drinks":[{"product":"cola"}],"sides":[{"product":"fries"}]}
            """,
            .restaurants: """
            [{"id":"\(id)","name":"McDonald's \(id)","address":"","phone":"943000000","latitude":43.3,
              "longitude":-1.9,"businessDay":"05:00"\(more)}]
            """,
        ]
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }
}
