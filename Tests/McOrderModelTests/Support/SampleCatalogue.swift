import Foundation
import McOrderModel
import Testing

/// The smallest catalogue with every feature: a folder of five files, some of which a test can replace.
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
        }
    }
}

/// The catalogue in this repository, found relative to this source file.
enum RepositoryCatalogue {
    static func read() throws -> Catalogue {
        let here = URL(fileURLWithPath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "catalog", directoryHint: .isDirectory)
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.allCases {
            let data = try Data(contentsOf: folder.appending(path: part.fileName))
            files[part] = .success(Array(data))
        }
        return try CatalogueReader.read(files: files) { path in
            FileManager.default.fileExists(atPath: folder.appending(path: path).path)
        }
    }
}
