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
        /// A date, also as spreadsheets show it: `2026-12-25` or `25/12/2026`; a time may follow.
        case date
        /// Dates with spaces between them.
        case dates
        /// A date, or the first and the last one with a slash between them.
        case period
        /// A time of day, also as spreadsheets show it: `05:00`, `5:00`, `05:00:00` or `5:00:00 AM`.
        case time
        /// Hours with spaces or commas between them: `09:00-14:00`, also `9:00 - 14:00`.
        case shifts
        /// A whole number.
        case integer
        /// A whole number, and others at some hours: `2`, or `1 12:00-16:00=3`.
        case hands
        /// A whole percentage, with or without its sign.
        case percent
        /// A number with a point or a comma.
        case number
        /// `yes` or `no`, also in Spanish or Basque, as a number, or as spreadsheets show it: `VERDADERO`.
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

        /// Whether a catalogue needs this table.
        var isRequired: Bool { [.company, .categories, .products, .restaurants].contains(self) }

        /// The columns that identify a row.
        package var keyColumns: [String] {
            switch self {
            case .company: []
            case .vat: ["class", "from"]
            case .categories, .products, .restaurants, .offers: ["id"]
            case .menus: ["role", "product"]
            case .options: ["group", "id"]
            case .optionPrices: ["restaurant", "product", "choice"]
            case .planned: ["restaurant", "product", "from"]
            case .hours: ["restaurant", "day"]
            case .services, .stations: ["restaurant", "id"]
            case .prices: ["restaurant", "service", "product"]
            case .translations: ["entry", "id", "language"]
            }
        }

        /// The column by which other tables refer to a row.
        var idColumn: String {
            switch self {
            case .vat: "class"
            case .menus: "product"
            default: "id"
            }
        }

        package var columns: [Column] {
            switch self {
            case .company:
                ["name", "website", "currency", "timeZone", "taxName", "menuCategory"] + Seller.columns
                    + ["brandColour"]
            case .vat: ["class", Column("from", .date), Column("here", .rate), Column("to-go", .rate)]
            case .categories: ["id", "name", Column("order", .integer), Column("promoted", .flag)]
            case .products:
                [
                    "id", "name", Column("description", .sentence), Column("price", .price),
                    Column("categories", .list), "image", Column("allergens", .list),
                ] + ProductFacts.columns + [
                    Column("options", .list), "vat",
                    Column("dates", .dates, path: ["available", "dates"]),
                    Column("weekdays", .list, path: ["available", "weekdays"]),
                    Column("hours", .shifts, path: ["available", "hours"]),
                    Column("orderUntil", .time, path: ["available", "orderUntil"]), "station",
                    Column("prepSeconds", .integer), Column("batch", .integer),
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
                    Column("soon", .integer, path: ["targets", "soon"]),
                    Column("late", .integer, path: ["targets", "late"]),
                    Column("slotEvery", .text, path: ["slots", "every"]),
                    Column("slotHorizon", .text, path: ["slots", "horizon"]),
                    Column("slotOrders", .integer, path: ["slots", "maxOrders"]),
                ]
            case .hours: ["restaurant", "day", Column("hours", .shifts)]
            case .services: ["restaurant", "id", "name", "vat"]
            case .stations: ["restaurant", "id", "name", Column("hands", .hands)]
            case .prices:
                [
                    "restaurant", "service", "product", Column("price", .price), Column("menuPrice", .price),
                    Column("largeMenuPrice", .price),
                ]
            case .offers:
                [
                    "id", "name", "kind", Column("price", .price), Column("percent", .percent),
                    Column("products", .list), Column("menus", .list), Column("restaurants", .list),
                    Column("dates", .period), Column("weekdays", .list), Column("hours", .shifts), "coupon",
                ]
            case .planned: ["product", "restaurant", Column("price", .price), Column("from", .date)]
            case .translations: ["entry", "id", "language", "name", "description"]
            }
        }
    }
}
