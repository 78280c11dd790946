import Testing

@testable import McOrderModel

/// Texts of a catalogue that show as nothing.
@Suite struct InvisibleTextTests {
    /// Spaces, tags, joiners, and the fillers of Hangul and Braille.
    static let invisible = ["  ", "\u{E0041}\u{E007F}", "\u{200D}\u{FE0F}", "\u{3164}", "\u{2800}\u{A0}"]

    /// The parts of a catalogue that has every kind of text, with translations of every kind of entry.
    private static func parts() throws -> [CatalogueReader.Part: JSONValue] {
        var tables = SheetShop.tables
        let rows = try #require(tables[.translations]).rows
        tables[.translations] = CSVText(
            rows: rows + [["category", "food", "en", "Food", ""], ["offer", "happy", "en", "Happy", ""]]
        )
        return try SheetImport(tables.mapValues(\.bytes), hasImage: { $0.hasSuffix(".jpg") }).parts
    }

    private static func errors(_ parts: [CatalogueReader.Part: JSONValue]) -> [CatalogueError] {
        SampleCatalogue.errors(parts.mapValues { .success(JSONWriter.document($0)) })
    }

    /// The value with another text in place of each of its texts, one at a time, and the path of that one.
    private static func variants(
        of value: JSONValue,
        at path: String = "",
        with text: String
    ) -> [(path: String, value: JSONValue)] {
        switch value {
        case .string: [(path, .string(text))]
        case .array(let elements):
            elements.indices.flatMap { index in
                variants(of: elements[index], at: "\(path)[\(index)]", with: text).map { path, element in
                    var changed = elements
                    changed[index] = element
                    return (path, JSONValue.array(changed))
                }
            }
        case .object(let members):
            members.indices.flatMap { index in
                let name = members[index].name
                return variants(of: members[index].value, at: "\(path).\(name)", with: text).map { found in
                    var changed = members
                    changed[index] = JSONValue.Member(name, found.1)
                    return (found.0, JSONValue.object(changed))
                }
            }
        case .null, .bool, .number: []
        }
    }

    @Test(arguments: CatalogueReader.Part.allCases, invisible)
    func `every text of a catalogue that shows as nothing is an error at its place`(
        _ part: CatalogueReader.Part,
        _ text: String
    ) throws {
        let parts = try Self.parts()
        #expect(Self.errors(parts).isEmpty)
        let variants = Self.variants(of: try #require(parts[part]), with: text)
        #expect(!variants.isEmpty)
        for (path, value) in variants {
            var changed = parts
            changed[part] = value
            let found = Self.errors(changed).filter { $0.file == part.fileName && $0.path == path }
            let isNamed = found.contains { error in
                // A price that cannot be read is named as such.
                error.problem == .invisible || error.problem == .notAPrice(text)
            }
            #expect(isNamed, "\(part.fileName) \(path): \(found)")
        }
    }

    @Test func `every kind of name is among the texts that are checked`() throws {
        let names = try Self.parts().flatMap { part, value in
            Self.variants(of: value, with: "").map { variant in
                variant.path.filter { !$0.isNumber && !"[]".contains($0) } + " of \(part.rawValue)"
            }
        }
        for name in [
            ".name of company", ".taxName of company", ".legalName of company", ".email of company",
            ".privacy of company", ".brandColour of company", ".name of categories",
            ".translations.en.name of categories", ".name of products", ".description of products",
            ".translations.en.name of products", ".translations.en.description of products",
            ".name of options", ".choices.name of options", ".translations.eu.name of options",
            ".choices.translations.eu.name of options", ".name of restaurants", ".address of restaurants",
            ".phone of restaurants", ".services.name of restaurants", ".stations.name of restaurants",
            ".name of offers", ".coupon of offers", ".translations.en.name of offers", ".category of menus",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }

    @Test(arguments: SheetLayout.Table.allCases)
    func `every cell of a table that shows as nothing is an error of its row`(
        _ table: SheetLayout.Table
    ) throws {
        // Spaces around a cell's text are no part of it.
        let text = "\u{200D}\u{E0041}\u{3164}"
        for row in 2...(try #require(SheetShop.tables[table]).rows.count) {
            for column in table.columns {
                let found = SheetShop.errors(SheetShop.changed([(table, row, column.name, text)]))
                let error = SheetError(
                    file: table.fileName,
                    row: row,
                    column: column.name,
                    problem: .catalogue(.invisible)
                )
                #expect(found.contains(error), "\(table.fileName) \(row) \(column.name): \(found)")
            }
        }
    }

    @Test(arguments: invisible)
    func `a class of value added tax that shows as nothing is an error`(_ name: String) throws {
        let company = try #require(SampleBar.files[.company])
        var files = SampleBar.files
        files[.company] = company.replacing(#""drink":"#, with: "\"\(name)\":")
        let errors = SampleCatalogue.errors(files.mapValues { .success(Array($0.utf8)) })
        #expect(errors.contains { $0.path == ".vat.\(name)" && $0.problem == .invisible }, "\(errors)")
    }

    @Test func `a catalogue that an earlier version published with such a name stays readable`() throws {
        let text = String(
            decoding: PublishedCatalogue(
                try SampleCatalogue().read(),
                publishedAt: Timestamp(seconds: 1_795_204_045)
            ).json,
            as: UTF8.self
        )
        let changed = text.replacing(#""name": "Wrap""#, with: "\"name\": \"\u{2800}\"")
        #expect(changed != text)
        let document = try JSONReader.read(Array(changed.utf8), depth: 8).value
        let members = document.members.filter { CatalogueReader.Part(rawValue: $0.name) != nil }
        let version = PublishedCatalogue.version(ofContent: .object(members))
        let old = try #require(document.member("version")?.text)
        let bytes = Array(changed.replacing(old, with: version).utf8)
        let products = try CatalogueReader.read(published: bytes).catalogue.products
        #expect(products.contains { $0.name == "\u{2800}" })
    }
}
