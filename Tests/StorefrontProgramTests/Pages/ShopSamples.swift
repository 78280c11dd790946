import McOrderModel
import McOrderText
import McOrderWeb

@testable import StorefrontProgram

/// A house with two restaurants, whose names try to become markup.
enum ShopSamples {
    static let now = Timestamp(seconds: 1_795_600_800)  // 2026-11-25, 11:00 in Madrid

    static func catalogue() throws -> Catalogue {
        let files: [CatalogueReader.Part: String] = [
            .company: """
            {"name":"Bar <b>","website":"https://www.bar.example","currency":"EUR","timeZone":"Europe/Madrid",
             "legalName":"Bar <b>, S. L.","taxNumber":"B00000000","address":"Calle Mayor 1, San Sebastián",
             "email":"hola@bar.example","privacy":"Solo para tu pedido.",
             "brandColour":"#0B5D3B"}
            """,
            .categories: """
            [{"id":"menus","name":"Menús","order":1},{"id":"food","name":"Comida","order":2},
             {"id":"empty","name":"Vacía","order":3}]
            """,
            .products: """
            [{"id":"burger","name":"Burger <i>","description":"Con \\"queso\\".","price":"3.00",
              "categories":["menus","food"],"image":"images/burger.webp","allergens":["gluten","milk"],
              "options":["without","sauce"],"translations":{"eu":{"name":"Hanburgesa"}}},
             {"id":"cola","name":"Cola","description":"Fría.","price":"1.80","categories":["food"],"allergens":[],
              "translations":{}},
             {"id":"beer","name":"Cerveza","description":"","price":"2.00","categories":["food"],"minimumAge":18},
             {"id":"fries","name":"Patatas","description":"","price":"1.50","categories":["food"],"allergens":[]},
             {"id":"soup","name":"Caldo","description":"","price":"2.50","categories":["food"],"allergens":[]}]
            """,
            .menus: """
            {"category":"menus","sandwiches":[{"product":"burger","price":"5.00","largePrice":"6.00"}],
             "drinks":[{"product":"cola"},{"product":"beer","supplement":"0.40"}],"sides":[{"product":"fries"}]}
            """,
            .options: """
            [{"id":"without","name":"Quitar","kind":"without","max":2,
              "choices":[{"id":"onion","name":"sin cebolla"},{"id":"cheese","name":"sin queso"}]},
             {"id":"sauce","name":"Salsa","kind":"choose","min":1,"max":1,
              "choices":[{"id":"bbq","name":"barbacoa","price":"0.30","allergens":["mustard"]},
                         {"id":"curry","name":"curry","price":"0.20"}]}]
            """,
            .restaurants: """
            [{"id":"one","name":"Bar <b> Uno","address":"Calle Mayor 1","phone":"+34 943 000 001",
              "latitude":43.3,"longitude":-1.9,"notSold":["soup"],
              "hours":{"wed":["08:00-23:00"]},
              "services":[{"id":"here","name":"Aquí","vat":"here"},{"id":"away","name":"Fuera","vat":"to-go"}]},
             {"id":"two","name":"Bar Dos","address":"Calle Menor 2","phone":"+34 943 000 002",
              "latitude":43.4,"longitude":-2.0,"hours":{"sun":["08:00-09:00"]}}]
            """,
        ]
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    /// The house at ``now``, of which both restaurants take orders of these pages.
    static func shop(
        soldOut: [SellableID: Timestamp] = [:],
        pausedUntil: Timestamp? = nil,
        storefront: Bool = true
    ) throws -> Shop {
        let catalogue = try catalogue()
        let entries = catalogue.restaurants.map { restaurant in
            Today.Entry(
                id: restaurant.id,
                pausedUntil: pausedUntil,
                soldOut: soldOut,
                lookedAt: now,
                storefront: storefront
            )
        }
        guard let origin = WebOrigin("https://bar.example") else { throw MissingOrigin() }
        return Shop(
            catalogue: catalogue,
            today: Today(entries: entries),
            now: now,
            origin: origin,
            isPlain: false
        )
    }

    struct MissingOrigin: Error {}

    /// The page of a restaurant.
    static func menu(
        of shop: Shop,
        at id: String = "one",
        in language: Language = .spanish
    ) throws -> String {
        guard let restaurant = shop.catalogue.restaurant(RestaurantID(id)) else { throw MissingOrigin() }
        return MenuPage(shop: shop, restaurant: restaurant).document(language).rendered
    }

    /// The item of a dish in the section with that id.
    static func dish(_ product: String, in page: String) -> String {
        let start = page.firstRange(of: "data-product=\"\(product)\"")
        guard let start else { return "" }
        let rest = page[start.lowerBound...]
        return String(rest[..<(rest.firstRange(of: "</li>")?.lowerBound ?? rest.endIndex)])
    }
}
