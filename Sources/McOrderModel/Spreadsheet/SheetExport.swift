/// Makes the tables of a spreadsheet from a catalogue. ``SheetImport`` makes the same catalogue from them.
package struct SheetExport {
    private let catalogue: JSONValue
    private let usesDecimalComma: Bool

    /// Prepares the export of a catalogue.
    ///
    /// - Parameter usesDecimalComma: whether amounts have a comma, for spreadsheets in Spanish or Basque,
    ///   which take `2.50` for a date.
    package init(_ catalogue: Catalogue, usesDecimalComma: Bool = false) {
        self.catalogue = catalogue.ownersContent
        self.usesDecimalComma = usesDecimalComma
    }

    /// The tables, without those that would be empty.
    package var tables: [SheetLayout.Table: CSVText] {
        var all: [SheetLayout.Table: CSVText] = [:]
        for table in SheetLayout.Table.allCases {
            let rows = rows(table)
            guard !rows.isEmpty else { continue }
            let columns = table.columns
            all[table] = CSVText(
                rows: [columns.map(\.name)]
                    + rows.map { row in columns.map { cell(row[$0.name] ?? "", of: $0.kind) } }
            )
        }
        return all
    }

    private func cell(_ text: String, of kind: SheetLayout.Kind) -> String {
        switch kind {
        case .price, .number: usesDecimalComma ? text.replacing(".", with: ",") : text
        case .rate:
            // Without the sign, a rate below 1 % is taken for a fraction.
            (usesDecimalComma ? text.replacing(".", with: ",") : text)
                + ((1..<100).contains(VATRate(text)?.hundredths ?? 0) ? " %" : "")
        case .text, .sentence, .date, .dates, .period, .time, .shifts, .integer, .hands, .percent, .flag,
            .list:
            text
        }
    }

    private typealias Row = [String: String]

    private func rows(_ table: SheetLayout.Table) -> [Row] {
        switch table {
        case .company:
            var row = cells(catalogue.member("company") ?? .null, table)
            row["menuCategory"] = catalogue.member("menus")?.member("category")?.text
            return [row]
        case .vat:
            return (catalogue.member("company")?.members("vat") ?? []).flatMap { vatClass in
                (vatClass.value.elements ?? []).map { cells($0, table).with("class", vatClass.name) }
            }
        case .categories, .restaurants, .offers, .planned:
            return catalogue.elements(table.rawValue).map { cells($0, table) }
        case .products:
            return catalogue.elements("products").map { product in
                let groups = product.elements("options").compactMap { $0.member("group")?.text }
                return cells(product, table).with("options", groups.joined(separator: " "))
            }
        case .menus:
            let menus = catalogue.member("menus") ?? .null
            let roles = [("sandwich", "sandwiches"), ("drink", "drinks"), ("side", "sides")]
            return roles.flatMap { role, name in
                menus.elements(name).map { cells($0, table).with("role", role) }
            }
        case .options: return catalogue.elements("options").flatMap { optionRows($0) }
        case .optionPrices:
            let general = catalogue.elements("products").flatMap { product in
                product.elements("options").flatMap { prices(of: $0, by: "choice") }
                    .map { $0.with("product", id(product)) }
            }
            return general
                + ofRestaurants { restaurant in
                    restaurant.members("optionPrices").flatMap { product in
                        rows(of: product.value.members, by: "choice").map { $0.with("product", product.name) }
                    }
                }
        case .hours:
            return ofRestaurants { restaurant in
                restaurant.members("hours").map { ["day": $0.name, "hours": list($0.value)] }
            }
        case .services, .stations:
            return ofRestaurants { $0.elements(table.rawValue).map { cells($0, table) } }
        case .prices: return ofRestaurants { priceRows($0) }
        case .translations:
            let groups = catalogue.elements("options")
            let entries = [
                ("category", catalogue.elements("categories")), ("product", catalogue.elements("products")),
                ("group", groups), ("choice", groups.flatMap { $0.elements("choices") }),
                ("offer", catalogue.elements("offers")),
            ]
            return entries.flatMap { entry, values in
                values.flatMap { value in
                    value.members("translations").map { language in
                        // The description of anything but a product is never shown.
                        cells(language.value, table)
                            .filter { $0.key != "description" || entry == "product" }.with("entry", entry)
                            .with("id", id(value))
                            .with("language", language.name)
                    }
                }
            }
        }
    }

    /// The rows of each restaurant, with its id.
    private func ofRestaurants(_ rows: (JSONValue) -> [Row]) -> [Row] {
        catalogue.elements("restaurants").flatMap { restaurant in
            rows(restaurant).map { $0.with("restaurant", id(restaurant)) }
        }
    }

    /// The choices of a group; the group's own columns are in the first row.
    private func optionRows(_ group: JSONValue) -> [Row] {
        group.elements("choices").enumerated().map { index, choice in
            var row: Row = ["group": id(group)]
            if index == 0 {
                row["groupName"] = group.member("name")?.text
                for name in ["kind", "min", "max", "default"] {
                    row[name] = group.member(name).map { text($0) }
                }
            }
            for name in ["id", "name", "price", "station", "allergens"] {
                row[name] = choice.member(name).map { text($0) }
            }
            row["choiceMax"] = choice.member("max").map { text($0) }
            return row
        }
    }

    private func priceRows(_ restaurant: JSONValue) -> [Row] {
        var all = prices(of: restaurant, by: "product")
        for menu in restaurant.members("menuPrices") {
            let place = all.firstIndex { $0["product"] == menu.name } ?? all.count
            if place == all.count { all.append(["product": menu.name]) }
            all[place]["menuPrice"] = menu.value.member("price")?.text
            all[place]["largeMenuPrice"] = menu.value.member("largePrice")?.text
        }
        return all
            + restaurant.elements("services").flatMap { service in
                prices(of: service, by: "product").map { $0.with("service", id(service)) }
            }
    }

    /// The prices that an entry has of its own, by the id in a column.
    private func prices(of value: JSONValue, by name: String) -> [Row] {
        rows(of: value.members("prices"), by: name)
    }

    private func rows(of prices: [JSONValue.Member], by name: String) -> [Row] {
        prices.map { [name: $0.name, "price": $0.value.text ?? ""] }
    }

    private func id(_ value: JSONValue) -> String { value.member("id")?.text ?? "" }

    /// The cells of an object's columns.
    private func cells(_ value: JSONValue, _ table: SheetLayout.Table) -> Row {
        var row: Row = [:]
        for column in table.columns {
            var found: JSONValue? = value
            for name in column.path { found = found?.member(name) }
            row[column.name] = found.map { text($0) }
        }
        return row
    }

    private func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let flag): flag ? "yes" : "no"
        case .array: list(value)
        // The hands of a station.
        case .object(let members):
            members.map { ($0.name == Hands.usualKey ? "" : "\($0.name)=") + text($0.value) }
                .joined(separator: " ")
        case .null: ""
        }
    }

    /// Words with spaces between them; a dash for an empty list.
    private func list(_ value: JSONValue) -> String {
        let words = (value.elements ?? []).compactMap(\.text)
        return words.isEmpty ? "-" : words.joined(separator: " ")
    }
}

extension [String: String] {
    fileprivate func with(_ name: String, _ value: String) -> [String: String] {
        merging([name: value], uniquingKeysWith: { $1 })
    }
}

extension JSONValue {
    /// The elements of an object's member; empty without such an array.
    fileprivate func elements(_ name: String) -> [JSONValue] { member(name)?.elements ?? [] }

    /// The members of an object's member; empty without such an object.
    fileprivate func members(_ name: String) -> [Member] { member(name)?.members ?? [] }
}
