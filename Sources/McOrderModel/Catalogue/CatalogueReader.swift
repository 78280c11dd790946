/// Reads a catalogue of either kind, a folder of files or the one published file, and checks all of it.
///
/// Source: format.md, *Catalogue*.
package struct CatalogueReader {
    /// The parts of a catalogue. Each is a file of the folder, and a member of the published file.
    package enum Part: String, CaseIterable, Sendable {
        /// The company.
        case company
        /// The categories.
        case categories
        /// The products.
        case products
        /// The parts of menus.
        case menus
        /// The restaurants.
        case restaurants
        /// The groups of options. A catalogue may have none.
        case options
        /// The offers. A catalogue may have none.
        case offers
        /// The prices that come into force later. They are not published.
        case planned

        /// The parts that every catalogue has, and over which its version is computed. Programs of version
        /// 0.1.0 know no others.
        package static let required: [Part] = [.company, .categories, .products, .menus, .restaurants]

        /// Whether a catalogue can be without this part.
        var isOptional: Bool {
            !Self.required.contains(self)
        }

        /// The name of the part's file in a folder.
        package var fileName: String {
            rawValue + ".json"
        }
    }

    /// The largest file of a catalogue that is read, in bytes.
    package static let sizeLimit = 8 << 20
    static let depthLimit = 8

    private let log = CatalogueErrorLog()

    private init() {}

    /// Reads a catalogue from the files of a folder.
    ///
    /// - Parameters:
    ///   - files: for each part the bytes of its file, or why they could not be read.
    ///   - hasImage: returns whether the catalogue has a file at a path; called for every image that the
    ///     catalogue names.
    /// - Throws: all errors at once.
    package static func read(
        files: [Part: Result<[UInt8], CatalogueFileError>],
        hasImage: @escaping (String) -> Bool
    ) throws(CatalogueErrors) -> Catalogue {
        let reader = CatalogueReader()
        var cursors: [Part: CatalogueCursor] = [:]
        for part in Part.allCases {
            switch files[part] {
            case .success(let bytes):
                cursors[part] = reader.cursor(bytes, file: part.fileName, refusesUnknownKeys: true)
            case .failure(.unreadable(let words)):
                reader.log.add(.unreadable(words), file: part.fileName, path: "")
            case .failure(.missing), nil:
                if !part.isOptional { reader.log.add(.missingFile, file: part.fileName, path: "") }
            }
        }
        do {
            return try reader.finish(cursors, hasImage: hasImage)
        } catch {
            var located = error
            for part in Part.allCases {
                let own = error.errors.filter { $0.file == part.fileName }
                guard !own.isEmpty, case .success(let bytes) = files[part] else { continue }
                located.places.merge(CataloguePlace.find(own, in: bytes)) { first, _ in first }
            }
            throw located
        }
    }

    /// Reads a published catalogue from the bytes of its file, and checks that the content matches its
    /// version.
    ///
    /// - Throws: all errors at once.
    package static func read(published bytes: [UInt8]) throws(CatalogueErrors) -> PublishedCatalogue {
        let reader = CatalogueReader()
        let file = PublishedCatalogue.fileName
        guard let root = reader.cursor(bytes, file: file, refusesUnknownKeys: false) else {
            throw CatalogueErrors(errors: reader.log.errors)
        }
        root.expectKeys([])
        if root.member("format")?.value.integer != PublishedCatalogue.format {
            root.report(.unknownFormat, at: ".format")
        }
        let publishedAt = root.member("publishedAt")?.value.text.flatMap { Timestamp($0) }
        if publishedAt == nil { root.report(.wrongKind(.text), at: ".publishedAt") }
        let version = root.member("version")?.value.text
        var cursors: [Part: CatalogueCursor] = [:]
        for part in Part.allCases {
            cursors[part] = part.isOptional ? root.optionalMember(part.rawValue) : root.member(part.rawValue)
        }
        let content = JSONValue.object(
            Part.allCases.compactMap { part in
                cursors[part].map { JSONValue.Member(part.rawValue, $0.value) }
            }
        )
        if !PublishedCatalogue.isContent(content, ofVersion: version) {
            root.report(.wrongVersion, at: ".version")
        }
        let catalogue = try reader.finish(cursors, hasImage: { _ in true })
        guard let version, let publishedAt else { throw CatalogueErrors(errors: reader.log.errors) }
        return PublishedCatalogue(
            catalogue: catalogue,
            content: content,
            version: version,
            publishedAt: publishedAt
        )
    }

    private func cursor(_ bytes: [UInt8], file: String, refusesUnknownKeys: Bool) -> CatalogueCursor? {
        do {
            let document = try JSONReader.read(bytes, depth: Self.depthLimit)
            return CatalogueCursor(
                file: file,
                path: "",
                value: document.value,
                log: log,
                refusesUnknownKeys: refusesUnknownKeys
            )
        } catch {
            log.add(.notJSON(error), file: file, path: "")
            return nil
        }
    }

    private func finish(
        _ cursors: [Part: CatalogueCursor],
        hasImage: @escaping (String) -> Bool
    ) throws(CatalogueErrors) -> Catalogue {
        var builder = CatalogueBuilder(hasImage: hasImage)
        let company = cursors[.company].flatMap { builder.company($0) }
        let categories = cursors[.categories].flatMap { builder.categories($0) }
        let areOptionsReadable = !log.errors.contains { $0.file == Part.options.fileName }
        let optionGroups = areOptionsReadable ? builder.optionGroups(cursors[.options]) : []
        let products = cursors[.products].flatMap { builder.products($0) }
        let menus = cursors[.menus].flatMap { builder.menus($0) }
        let restaurants = cursors[.restaurants].flatMap { builder.restaurants($0, company: company) }
        let offers = cursors[.offers].map { builder.offers($0) } ?? []
        let planned =
            cursors[.planned].map { builder.planned($0, at: restaurants ?? [], company: company) } ?? []
        guard log.errors.isEmpty, let company, let categories, let products, let menus, let restaurants else {
            throw CatalogueErrors(errors: log.errors)
        }
        return Catalogue(
            company: company,
            categories: categories.sorted { $0.order < $1.order },
            products: products,
            menus: menus,
            optionGroups: optionGroups,
            restaurants: restaurants,
            offers: offers,
            planned: planned
        )
    }
}

/// Why a catalogue's file could not be read.
package enum CatalogueFileError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// The file could not be read; the text is the system's error message.
    case unreadable(String)
}
