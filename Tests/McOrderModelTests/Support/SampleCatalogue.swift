import McOrderModel
import OrderTesting
import Testing

/// The smallest catalogue with every feature: a folder of files, some of which a test can replace.
struct SampleCatalogue {
    var company = #"{"name":"M","website":"https://m.example","currency":"EUR","timeZone":"Europe/Madrid"}"#
    var categories = """
        [{"id":"menus","name":"Menús","order":1},{"id":"food","name":"Comida","order":3},
         {"id":"plus","name":"Plus","order":2,"promoted":true},{"id":"drinks","name":"Bebidas","order":3}]
        """
    var products = """
        [{"id":"burger","name":"Burger","description":"","price":"3.00","categories":["menus","food"],
          "image":"images/b.svg","allergens":["milk","gluten"]},
         {"id":"wrap","name":"Wrap","description":"","price":"2.50","categories":["menus","food"]},
         {"id":"cola","name":"Cola","description":"Fría","price":"1.80","categories":["drinks","plus"]},
         {"id":"beer","name":"Beer","description":"","price":"2.20","categories":["drinks"],"minimumAge":18},
         {"id":"fries","name":"Fries","description":"","price":"1.50","categories":["food"],"allergens":[]},
         {"id":"rings","name":"Rings","description":"","price":"2.10","categories":["food"]},
         {"id":"tea","name":"Té","description":"","price":"1.10","categories":["drinks"]}]
        """
    var menus = """
        {"category":"menus",
         "sandwiches":[{"product":"burger","price":"5.00","largePrice":"6.00"},
                       {"product":"wrap","price":"4.50","largePrice":"5.50"}],
         "drinks":[{"product":"cola"},{"product":"beer","supplement":"0.40"}],
         "sides":[{"product":"fries"},{"product":"rings","supplement":"0.30"}]}
        """
    var restaurants = """
        [{"id":"one","name":"One","address":"Calle 1","phone":"1","latitude":43.31012,"longitude":-1.94107},
         {"id":"two","name":"Two","address":"Calle 2","phone":"2","latitude":43.26,"longitude":-2.93,
          "timeZone":"Atlantic/Canary","image":"images/r.svg","prices":{"cola":"2.00","burger":"3.50"},
          "menuPrices":{"burger":{"price":"5.20"},"wrap":{"price":"4.80","largePrice":"5.90"}},
          "notSold":["beer","rings"]},
         {"id":"three","name":"Three","address":"Calle 3","phone":"3","latitude":43.34,"longitude":-2.99,
          "menuPrices":{"burger":{"largePrice":"6.60"}}}]
        """

    var options = "[]"
    var offers = "[]"
    var planned = "[]"

    /// A catalogue whose burger can be without onion and with up to two more cheeses, whose cola can be
    /// without ice, and whose tea has sizes and kinds of milk.
    static func withOptions() throws -> SampleCatalogue {
        var sample = SampleCatalogue()
        sample.options = """
            [{"id":"out","name":"Sin","kind":"without",
              "choices":[{"id":"no-onion","name":"sin cebolla"},{"id":"no-gherkin","name":"sin pepinillo"}]},
             {"id":"extra","name":"Extra","kind":"choose","max":2,
              "choices":[{"id":"cheese","name":"extra queso","price":"0.50","max":2,"allergens":["milk"]},
                         {"id":"bacon","name":"bacon","price":"0.80","allergens":[]}]},
             {"id":"ice","name":"Hielo","kind":"without","choices":[{"id":"no-ice","name":"sin hielo"}]},
             {"id":"size","name":"Tamaño","kind":"choose","min":1,"max":1,"default":["m"],
              "choices":[{"id":"m","name":"M","allergens":[]},{"id":"l","name":"L","price":"0.40","allergens":[]}]},
             {"id":"milk","name":"Leche","kind":"choose","max":1,
              "choices":[{"id":"cow","name":"leche de vaca","allergens":["milk"]},
                         {"id":"oat","name":"leche de avena","price":"0.30"}]}]
            """
        return
            try sample
            .replacing(
                #""allergens":["milk","gluten"]"#,
                in: .products,
                with: #""allergens":["milk","gluten"],"options":["out","extra"]"#
            )
            .replacing(
                #""description":"Fría""#,
                in: .products,
                with: #""description":"Fría","options":["ice"]"#
            )
            .replacing(
                #""price":"1.10""#,
                in: .products,
                with:
                    #""price":"1.10","allergens":[],"options":[{"group":"size","prices":{"l":"0.60"}},"milk"]"#
            )
            .replacing(
                #""prices":{"cola""#,
                in: .restaurants,
                with: #""optionPrices":{"tea":{"l":"0.70"}},"prices":{"cola""#
            )
    }

    /// The files under the names that the reader requests.
    var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] {
        Dictionary(
            uniqueKeysWithValues: CatalogueReader.Part.allCases.map { ($0, .success(Array(self[$0].utf8))) }
        )
    }

    func read() throws -> Catalogue {
        try CatalogueReader.read(files: files, hasImage: { _ in true })
    }

    /// The catalogue's problems; empty when it is valid.
    func errors(hasImage: @escaping (String) -> Bool = { _ in true }) -> [CatalogueError] {
        Self.errors(files, hasImage: hasImage)
    }

    static func errors(
        _ files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>],
        hasImage: @escaping (String) -> Bool = { _ in true }
    ) -> [CatalogueError] {
        do {
            _ = try CatalogueReader.read(files: files, hasImage: hasImage)
            return []
        } catch {
            return error.errors
        }
    }

    /// The catalogue with one text in one file replaced. The file must contain `old`.
    func replacing(
        _ old: String,
        in part: CatalogueReader.Part,
        with new: String
    ) throws -> SampleCatalogue {
        try #require(self[part].contains(old), "\(old) is not in the file")
        var changed = self
        changed[part] = self[part].replacing(old, with: new, maxReplacements: 1)
        return changed
    }

    subscript(part: CatalogueReader.Part) -> String {
        get { self[keyPath: Self.place(of: part)] }
        set { self[keyPath: Self.place(of: part)] = newValue }
    }

    private static func place(of part: CatalogueReader.Part) -> WritableKeyPath<SampleCatalogue, String> {
        switch part {
        case .company: \.company
        case .categories: \.categories
        case .products: \.products
        case .menus: \.menus
        case .restaurants: \.restaurants
        case .options: \.options
        case .offers: \.offers
        case .planned: \.planned
        }
    }
}
