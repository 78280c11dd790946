/// The tables in which an owner edits a catalogue, and what each column means.
///
/// Source: docs/catalogue.md, *The tables*.
package enum SheetLayout {
    /// How the text of a cell becomes JSON.
    package enum Kind: Sendable {
        case text
        /// A text for which an empty cell is an empty text.
        case sentence
        /// An amount with a point or a comma: `3,95`.
        case price
        /// A percentage with a point or a comma, or `exempt`.
        case rate
        /// A date, also as spreadsheets show it: `2026-12-25` or `25/12/2026`.
        case date
        /// Dates, or ranges of dates with a slash, with spaces between them.
        case dates
        /// A time of day, also as spreadsheets show it: `05:00`, `5:00`, `05:00:00` or `5:00:00 AM`.
        case time
        /// A whole number.
        case integer
        /// A number with a point or a comma.
        case number
        /// `yes`, `sí`, `bai`, `1` or `true`; anything else that is not empty is an error.
        case flag
        /// Words with spaces or commas between them.
        case list
    }

    /// A column of a table.
    package struct Column: Sendable, ExpressibleByStringLiteral {
        package let name: String
        package let kind: Kind
        /// The names of the members that lead to the value, the last one its own.
        let path: [String]

        init(_ name: String, _ kind: Kind, path: [String]? = nil) {
            self.name = name
            self.kind = kind
            self.path = path ?? [name]
        }

        package init(stringLiteral name: String) {
            self.init(name, .text)
        }
    }

    /// The tables, each a file `NAME.csv`.
    package enum Table: String, CaseIterable, Sendable {
        case company
        /// The rates of value added tax.
        case vat
        case categories
        case products
        /// The sandwiches, drinks and sides of menus.
        case menus
        /// The groups of options and their choices, one choice in a row.
        case options
        /// The prices of choices that differ by product or restaurant.
        case optionPrices = "option-prices"
        case restaurants
        /// The opening hours of restaurants, one day in a row.
        case hours
        case services
        case stations
        /// The prices of products and menus that differ by restaurant or service.
        case prices
        case offers
        /// The prices that come into force later.
        case planned
        case translations

        /// The name of the table's file.
        package var fileName: String { rawValue + ".csv" }

        package var columns: [Column] {
            switch self {
            case .company: ["name", "website", "currency", "timeZone", "taxName", "menuCategory"]
            case .vat: ["class", Column("from", .date), Column("here", .rate), Column("to-go", .rate)]
            case .categories: ["id", "name", Column("order", .integer), Column("promoted", .flag)]
            case .products:
                [
                    "id", "name", Column("description", .sentence), Column("price", .price),
                    Column("categories", .list), "image", Column("allergens", .list),
                    Column("minimumAge", .integer), Column("options", .list), "vat",
                    Column("dates", .dates, path: ["available", "dates"]),
                    Column("weekdays", .list, path: ["available", "weekdays"]),
                    Column("orderUntil", .time, path: ["available", "orderUntil"]), "station",
                    Column("prepSeconds", .integer),
                ]
            case .menus:
                [
                    "role", "product", Column("price", .price), Column("largePrice", .price),
                    Column("supplement", .price),
                ]
            case .options:
                [
                    "group", "groupName", "kind", Column("min", .integer), Column("max", .integer),
                    Column("default", .list), "id", "name", Column("price", .price),
                    Column("choiceMax", .integer, path: ["max"]), Column("allergens", .list), "station",
                ]
            case .optionPrices: ["product", "restaurant", "choice", Column("price", .price)]
            case .restaurants:
                [
                    "id", "name", Column("address", .sentence), "phone", Column("latitude", .number),
                    Column("longitude", .number), "timeZone", "image", Column("notSold", .list), "packaging",
                    Column("businessDay", .time), Column("closedOn", .dates),
                ]
            case .hours: ["restaurant", "day", Column("hours", .list)]
            case .services: ["restaurant", "id", "name", "vat"]
            case .stations: ["restaurant", "id", "name"]
            case .prices:
                [
                    "restaurant", "service", "product", Column("price", .price), Column("menuPrice", .price),
                    Column("largeMenuPrice", .price),
                ]
            case .offers:
                [
                    "id", "name", "kind", Column("price", .price), Column("percent", .integer),
                    Column("products", .list), Column("menus", .list), Column("restaurants", .list),
                    Column("dates", .date), Column("weekdays", .list), Column("hours", .list), "coupon",
                ]
            case .planned: ["product", "restaurant", Column("price", .price), Column("from", .date)]
            case .translations: ["entry", "id", "language", "name", "description"]
            }
        }
    }
}

/// An error in a table.
package struct SheetError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        /// The file has no such column; `suggestion` is a similar one.
        case unknownColumn(String, suggestion: String?)
        /// The file is missing.
        case missingFile
        /// The row has more cells than the header.
        case tooManyCells
        /// The cell is not an amount.
        case notAnAmount(String)
        /// The cell is not a number.
        case notANumber(String)
        /// The cell is neither yes nor no.
        case notAFlag(String)
        /// Another table has no such entry.
        case unknownEntry(String, SheetLayout.Table)
        /// The word is none of those.
        case unknownWord(String, among: [String])
        /// The catalogue that results has this error.
        case catalogue(CatalogueError.Problem)
    }

    package let file: String
    /// The row as a spreadsheet counts it, from 1 with the header; `nil` for the whole file.
    package let row: Int?
    /// The name of the column, if one cell is wrong.
    package let column: String?
    package let problem: Problem
}
