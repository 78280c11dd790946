import OrderTesting
import Testing

@testable import McOrderModel

@Suite struct SheetTests {
    private static func load(
        _ tables: [SheetLayout.Table: CSVText]
    ) throws(SheetErrors) -> [CatalogueReader.Part: JSONValue] {
        try SheetImport(tables.mapValues(\.bytes), hasImage: { _ in true }).parts
    }

    private static func errors(_ tables: [SheetLayout.Table: CSVText]) -> [SheetError] {
        do {
            _ = try load(tables)
            return []
        } catch {
            return error.errors
        }
    }

    private static func changed(
        _ table: SheetLayout.Table,
        _ row: Int,
        _ column: String,
        to text: String
    ) throws -> [SheetLayout.Table: CSVText] {
        var tables = SheetExport(try SampleBar.read()).tables
        var rows = try #require(tables[table]).rows
        rows[row - 1][try #require(rows[0].firstIndex(of: column))] = text
        tables[table] = CSVText(rows: rows)
        return tables
    }

    @Test(arguments: [0, 1, 2, 3], [false, true])
    func `a catalogue is unchanged after a conversion to a spreadsheet and back`(_ sample: Int, _ comma: Bool)
        throws
    {
        let catalogue =
            switch sample {
            case 0: try SampleBar.read()
            case 1: try SampleCatalogue().read()
            case 2: try SampleCatalogue.withOptions().read()
            default: try RepositoryCatalogue.read()
            }
        let tables = SheetExport(catalogue, usesDecimalComma: comma).tables
        let files = try Self.load(tables).mapValues {
            Result<[UInt8], CatalogueFileError>.success(JSONWriter.document($0))
        }
        #expect(try CatalogueReader.read(files: files, hasImage: { _ in true }) == catalogue)
    }

    @Test(
        arguments: [
            (.products, 2, "price", "dos", .notAnAmount("dos")),
            (.products, 3, "minimumAge", "x", .notANumber("x")),
            (.products, 2, "categories", "nada", .unknownEntry("nada", .categories, suggestion: nil)),
            (.products, 3, "id", "gilda", .repeated("gilda", row: 2)),
            (.options, 3, "price", "gratis", .notAnAmount("gratis")),
            (.options, 2, "kind", "drop", .catalogue(.unknownWord("drop", among: ["choose", "without"]))),
            (.vat, 2, "here", "much", .catalogue(.notARate("much"))),
            (.services, 3, "vat", "there", .catalogue(.unknownWord("there", among: ["here", "to-go"]))),
            (.services, 2, "restaurant", "moon", .unknownEntry("moon", .restaurants, suggestion: nil)),
            (
                .offers, 2, "kind", "free",
                .catalogue(.unknownWord("free", among: ["price", "percentage", "two-for-one"]))
            ),
            (.restaurants, 2, "latitude", "north", .notANumber("north")),
            (.categories, 2, "promoted", "maybe", .notAFlag("maybe")),
            (.menus, 2, "role", "dessert", .unknownWord("dessert", among: ["sandwich", "drink", "side"])),
            (.prices, 2, "product", "nada", .unknownEntry("nada", .products, suggestion: nil)),
        ] as [(SheetLayout.Table, Int, String, String, SheetError.Problem)]
    )
    func `an error is reported with its file, row and column`(
        _ table: SheetLayout.Table,
        _ row: Int,
        _ column: String,
        _ text: String,
        _ problem: SheetError.Problem
    ) throws {
        let errors = Self.errors(try Self.changed(table, row, column, to: text))
        let error = SheetError(file: table.fileName, row: row, column: column, problem: problem)
        #expect(errors.contains(error), "\(errors)")
    }

    @Test(
        arguments: [
            (.products, 2, "price", "2,50 €"), (.products, 2, "price", "€2.50"),
            (.products, 2, "price", "2,5"),
            (.vat, 2, "from", "01/01/2026"),
            (.vat, 2, "from", "1/1/2026"), (.vat, 2, "here", "10,0 %"),
            (.products, 6, "orderUntil", "10:00:00"), (.products, 6, "orderUntil", "10:00:00 AM"),
        ] as [(SheetLayout.Table, Int, String, String)]
    )
    func `numbers, dates and times in the formats of spreadsheet programs are read`(
        _ table: SheetLayout.Table,
        _ row: Int,
        _ column: String,
        _ text: String
    ) throws {
        let parts = try Self.load(Self.changed(table, row, column, to: text))
        let files = parts.mapValues { Result<[UInt8], CatalogueFileError>.success(JSONWriter.document($0)) }
        #expect(try CatalogueReader.read(files: files, hasImage: { _ in true }) == SampleBar.read())
    }

    @Test func `missing tables and columns that do not exist are reported together`() throws {
        var tables = SheetExport(try SampleBar.read()).tables
        tables[.categories] = nil
        tables[.products] = CSVText(rows: [["id", "nombre"], ["a", "b", "c"]])
        let problems = Self.errors(tables).map(\.problem)
        #expect(problems.count { $0 == .missingFile } == 1)
        #expect(problems.contains(.tooManyCells))
        #expect(problems.contains { if case .unknownColumn("nombre", _) = $0 { true } else { false } })
    }
}
