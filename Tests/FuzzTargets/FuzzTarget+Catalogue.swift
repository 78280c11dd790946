import McOrderConsole
import McOrderModel
import McOrderText

extension FuzzTarget {
    /// Checks that an accepted catalogue keeps the rules that the rest of the product relies on, and that its
    /// published file reads back as the same catalogue; and that each error of a refused catalogue has a
    /// sentence.
    ///
    /// The bytes are the published file. Random changes never produce a matching SHA-256, so the five parts
    /// are also read as the owner's files, and published under the version computed from them.
    static func checkCatalogue(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let direct = Result { () throws(CatalogueErrors) in try CatalogueReader.read(published: bytes) }
        switch direct {
        case .success(let published): try checkPublished(published)
        case .failure(let errors): try checkErrors(errors)
        }
        guard let value = try? JSONReader.read(bytes, depth: 8).value else { return false }
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.allCases {
            files[part] = value.member(part.rawValue).map { .success(JSONWriter.document($0)) }
        }
        let read = Result { () throws(CatalogueErrors) in
            try CatalogueReader.read(files: files, hasImage: { !$0.hasPrefix("missing") })
        }
        switch read {
        case .success(let catalogue):
            try checkRules(of: catalogue)
            try checkPublished(PublishedCatalogue(catalogue, publishedAt: Timestamp(seconds: 1_800_000_000)))
            return true
        case .failure(let errors):
            try checkErrors(errors)
            return false
        }
    }

    private static func checkPublished(_ published: PublishedCatalogue) throws(FuzzFinding) {
        try checkRules(of: published.catalogue)
        let again = Result { () throws(CatalogueErrors) in
            try CatalogueReader.read(published: published.json)
        }
        guard case .success(let same) = again else {
            throw FuzzFinding("a catalogue that was accepted is refused once published: \(again)")
        }
        try require(same.version == published.version, "a published catalogue has another version")
        try require(same.catalogue == published.catalogue, "a published catalogue reads as another")
        try require(same.json == published.json, "a published catalogue is written as another")
    }

    private static func checkErrors(_ errors: CatalogueErrors) throws(FuzzFinding) {
        try require(!errors.errors.isEmpty, "a catalogue was refused for no reason")
        for error in errors.errors.prefix(50) {
            let sentence = error.problem.sentence
            try require(!error.file.isEmpty, "an error names no file")
            try require(
                !sentence[.spanish].isEmpty && !sentence[.english].isEmpty,
                "an error has no sentence"
            )
        }
    }

    private static func checkRules(of catalogue: Catalogue) throws(FuzzFinding) {
        let products = Set(catalogue.products.map(\.id))
        try require(products.count == catalogue.products.count, "two products have one id")
        try require(Set(catalogue.products.map(\.name)).count == products.count, "two products have one name")
        for product in catalogue.products {
            try require(
                !product.name.contains(" + ") && !product.name.hasPrefix("(G) "),
                "a product's name breaks the rule of menus"
            )
            try require((0...999_999_999).contains(product.price.cents), "a price is out of range")
        }
        let menus = catalogue.menus
        let parts = menus.sandwiches.map(\.product) + menus.drinks.map(\.product) + menus.sides.map(\.product)
        try require(products.isSuperset(of: parts), "a menu has a part that is no product")
        for restaurant in catalogue.restaurants { try checkHours(of: restaurant) }
    }

    /// Checks random opening hours at special instants: midnight, both clock changes, the first and last
    /// second of a year.
    private static func checkHours(of restaurant: Restaurant) throws(FuzzFinding) {
        for seconds: Int64 in [1_795_132_800, 1_774_746_000, 1_792_890_000, 1_798_761_599, 951_782_400] {
            let instant = Timestamp(seconds: seconds)
            let isOpen = restaurant.isOpen(at: instant)
            let opening = restaurant.nextOpening(after: instant)
            try require(isOpen == (opening == instant), "it is open, and opens another time, at \(instant)")
            if let opening {
                try require(opening >= instant, "it opens in the past")
                try require(restaurant.isOpen(at: opening), "it is closed when it opens, after \(instant)")
            }
            if let closing = restaurant.closing(at: instant) {
                try require(isOpen && closing > instant, "it closes without being open at \(instant)")
                try require(!restaurant.isOpen(at: closing), "it is open when it closes, after \(instant)")
            }
            try require(restaurant.endOfBusinessDay(at: instant) > instant, "the day ended before it began")
        }
    }
}
