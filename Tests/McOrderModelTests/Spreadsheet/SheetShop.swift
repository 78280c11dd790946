@testable import McOrderModel

/// The tables of a shop in which every column of every table has a value with an effect.
enum SheetShop {
    typealias Table = SheetLayout.Table

    static let tables: [Table: CSVText] = [
        .company: rows(
            .company,
            [
                "Bar", "https://bar.example", "EUR", "Europe/Madrid", "IVA", "menus", "Bar, S. L.",
                "B00000000", "Calle Mayor 1", "hola@bar.example", "Solo para tu pedido.", "#0b5d3b",
            ]
        ),
        .vat: rows(.vat, ["food", "2026-01-01", "10", "10"], ["drink", "2026-01-01", "10", "21"]),
        .categories: rows(
            .categories,
            ["food", "Comida", "1", ""],
            ["menus", "Menús", "2", ""],
            ["new", "Nuevo", "3", "yes"]
        ),
        .products: rows(
            .products,
            [
                "burger", "Hamburguesa", "De ternera", "8.00", "food menus", "burger.jpg", "gluten", "18",
                "size", "food",
                "2026-12-24", "thu", "12:00-16:00", "15:00", "grill", "300", "4",
            ],
            ["cola", "Cola", "", "1.80", "food new", "", "-", "", "", "drink", "", "", "", "", "", "", ""],
            ["fries", "Patatas", "", "1.99", "food", "", "", "", "", "food", "", "", "", "", "", "", ""]
        ),
        .menus: rows(
            .menus,
            ["sandwich", "burger", "9.95", "11.05", ""],
            ["drink", "cola", "", "", "0.10"],
            ["side", "fries", "", "", "0.30"]
        ),
        .options: rows(
            .options,
            ["size", "Tamaño", "choose", "1", "1", "m", "m", "M", "0.10", "1", "milk", "grill"],
            ["size", "", "", "", "", "", "l", "L", "0.50", "", "", ""]
        ),
        .optionPrices: rows(.optionPrices, ["burger", "", "l", "0.60"], ["burger", "bar", "l", "0.70"]),
        .restaurants: rows(
            .restaurants,
            [
                "bar", "Bar", "Calle Mayor 1", "943000000", "43.3", "-1.9", "Europe/Madrid", "bar.jpg",
                "fries", "cola",
                "05:00", "2026-12-25", "240", "420", "5m", "7d", "4",
            ]
        ),
        .hours: rows(.hours, ["bar", "mon", "09:00-14:00"], ["bar", "mon", "18:00-02:00"]),
        .services: rows(.services, ["bar", "table", "Mesa", "here"], ["bar", "to-go", "Llevar", "to-go"]),
        .stations: rows(.stations, ["bar", "grill", "Plancha", "2 12:00-16:00=3"]),
        .prices: rows(
            .prices,
            ["bar", "", "burger", "8.50", "10.00", "11.50"],
            ["bar", "table", "cola", "2.20", "", ""]
        ),
        .offers: rows(
            .offers,
            [
                "happy", "Hora feliz", "price", "1.20", "", "cola", "burger", "bar", "2026-12-01/2026-12-31",
                "fri", "18:00-02:00", "FELIZ",
            ],
            ["less", "Rebaja", "percentage", "", "20", "burger", "", "", "", "", "", ""]
        ),
        .planned: rows(.planned, ["cola", "bar", "1.90", "2027-01-01T05:00"]),
        .translations: rows(
            .translations,
            ["product", "burger", "en", "Burger", "Beef"],
            ["group", "size", "eu", "Neurria", ""],
            ["choice", "l", "eu", "handia", ""]
        ),
    ]

    private static func rows(_ table: Table, _ rows: [String]...) -> CSVText {
        CSVText(rows: [table.columns.map(\.name)] + rows)
    }

    /// The errors of the tables; empty if they make a catalogue.
    static func errors(
        _ tables: [Table: CSVText],
        unreadable: [Table: SheetError.Problem] = [:],
        unknown: [String] = []
    ) -> [SheetError] {
        do {
            _ = try SheetImport(
                tables.mapValues(\.bytes),
                unreadable: unreadable,
                unknown: unknown,
                hasImage: { $0.hasSuffix(".jpg") }
            )
            return []
        } catch {
            return error.errors
        }
    }

    /// The tables with cells changed.
    static func changed(_ changes: [(table: Table, row: Int, column: String, text: String)]) -> [Table:
        CSVText]
    {
        changes.reduce(into: tables) { tables, change in
            guard var rows = tables[change.table]?.rows,
                let index = change.table.columns.firstIndex(where: { $0.name == change.column })
            else { return }
            rows[change.row - 1][index] = change.text
            tables[change.table] = CSVText(rows: rows)
        }
    }
}
