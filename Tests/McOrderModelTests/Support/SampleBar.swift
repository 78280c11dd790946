@testable import McOrderModel

/// A bar with menus, options, taxes, services and offers.
enum SampleBar {
    static let files: [CatalogueReader.Part: String] = [
        .company: """
        {"name":"Bar","website":"https://bar.example","currency":"EUR","timeZone":"Europe/Madrid",
        "vat":{"food":[{"from":"2026-01-01","here":"10","to-go":"10"}],
        "drink":[{"from":"2026-01-01","here":"10","to-go":"21"}]}}
        """,
        .categories: #"[{"id":"food","name":"Comida","order":1},{"id":"menus","name":"Menús","order":2}]"#,
        .products: """
        [{"id":"gilda","name":"Gilda","description":"","price":"2.50","categories":["food"],"vat":"food"},
        {"id":"burger","name":"Hamburguesa","description":"","price":"8.00","categories":["food","menus"],"vat":"food",
        "allergens":["gluten"],"options":["out","extra"]},
        {"id":"cola","name":"Cola","description":"","price":"1.80","categories":["food"],"vat":"drink",
        "options":["ice"]},
        {"id":"fries","name":"Patatas","description":"","price":"1.99","categories":["food"],"vat":"food"},
        {"id":"day","name":"Menú del día","description":"","price":"9.50","categories":["food"],"vat":"food",
        "available":{"weekdays":["mon","tue","wed","thu","fri"],"orderUntil":"10:00"}},
        {"id":"bag","name":"Bolsa","description":"","price":"0.15","categories":["food"],"vat":"drink"}]
        """,
        .menus: """
        {"category":"menus","sandwiches":[{"product":"burger","price":"9.95","largePrice":"11.05"}],
        "drinks":[{"product":"cola"}],"sides":[{"product":"fries","supplement":"0.30"}]}
        """,
        .options: """
        [{"id":"out","name":"Quitar","kind":"without","choices":[{"id":"onion","name":"sin cebolla"}]},
        {"id":"extra","name":"Añadir","kind":"choose","choices":[
        {"id":"cheese","name":"extra queso","price":"0.83","max":3,"allergens":["milk"]}]},
        {"id":"ice","name":"Hielo","kind":"without","choices":[{"id":"no-ice","name":"sin hielo"}]}]
        """,
        .offers: """
        [{"id":"gildas","name":"2×1 gildas","kind":"two-for-one","products":["gilda","fries"]},
        {"id":"two","name":"2×1 en todo","kind":"two-for-one","products":["burger","cola"],"menus":["burger"]},
        {"id":"friend","name":"Amigo","kind":"percentage","percent":15,"products":["burger","gilda"],
        "coupon":"AMIGO"},
        {"id":"happy","name":"Hora feliz","kind":"price","price":"1.20","products":["cola"],
        "hours":["18:00-02:00"],"weekdays":["fri"]}]
        """,
        .restaurants: """
        [{"id":"bar","name":"Bar","address":"","phone":"943000000","latitude":43.3,"longitude":-1.9,
        "packaging":"bag","services":[{"id":"to-go","name":"Llevar","vat":"to-go"},
        {"id":"table","name":"Mesa","vat":"here","prices":{"cola":"2.20"}}]}]
        """,
    ]

    static func read(
        replacing old: String = "",
        with new: String = "",
        in part: CatalogueReader.Part = .products
    ) throws -> Catalogue {
        var files = files
        if !old.isEmpty { files[part] = files[part]?.replacing(old, with: new) }
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }
}
