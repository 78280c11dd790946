/// Makes the tables of a spreadsheet from a catalogue. ``SheetImport`` makes the same catalogue from them.
package struct SheetExport {
    private let catalogue: JSONValue
    private let usesDecimalComma: Bool

    /// Prepares the export of a catalogue.
    ///
    /// - Parameter usesDecimalComma: whether amounts have a comma, for spreadsheets in Spanish or Basque, which
    ///   take `2.50` for a date.
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
        case .price, .number, .rate: usesDecimalComma ? text.replacing(".", with: ",") : text
        case .text, .sentence, .date, .dates, .time, .integer, .flag, .list: text
        }
    }

    private typealias Row = [String: String]

    private func rows(_ table: SheetLayout.Table) -> [Row] {
        switch table {
        case .company:
            let category = catalogue.member("menus")?.member("category")?.text
            return [
                cells(catalogue.member("company") ?? .null, table).merging(
                    category.map { ["menuCategory": $0] } ?? [:],
                    uniquingKeysWith: { first, _ in first }
                )
            ]
        case .vat:
            return members(catalogue.member("company")?.member("vat")).flatMap { name, periods in
                (periods.elements ?? []).map { cells($0, table).with("class", name) }
            }
        case .categories, .restaurants, .offers, .planned:
            return elements(table.rawValue).map { cells($0, table) }
        case .products:
            return elements("products").map { product in
                let groups = (product.member("options")?.elements ?? []).compactMap {
                    $0.member("group")?.text
                }
                return cells(product, table).with("options", groups.joined(separator: " "))
            }
        case .menus:
            return [("sandwich", "sandwiches"), ("drink", "drinks"), ("side", "sides")].flatMap {
                role,
                name in
                (catalogue.member("menus")?.member(name)?.elements ?? []).map {
                    cells($0, table).with("role", role)
                }
            }
        case .options: return elements("options").flatMap { optionRows($0) }
        case .optionPrices:
            let general = elements("products").flatMap { product in
                (product.member("options")?.elements ?? []).flatMap { option in
                    members(option.member("prices")).map { choice, price in
                        ["product": id(product), "choice": choice, "price": price.text ?? ""]
                    }
                }
            }
            return general
                + elements("restaurants").flatMap { restaurant in
                    members(restaurant.member("optionPrices")).flatMap { product, prices in
                        members(prices).map { choice, price in
                            [
                                "restaurant": id(restaurant), "product": product, "choice": choice,
                                "price": price.text ?? "",
                            ]
                        }
                    }
                }
        case .hours:
            return elements("restaurants").flatMap { restaurant in
                members(restaurant.member("hours")).map { day, shifts in
                    ["restaurant": id(restaurant), "day": day, "hours": list(shifts)]
                }
            }
        case .services, .stations:
            return elements("restaurants").flatMap { restaurant in
                (restaurant.member(table.rawValue)?.elements ?? []).map {
                    cells($0, table).with("restaurant", id(restaurant))
                }
            }
        case .prices: return elements("restaurants").flatMap { priceRows($0) }
        case .translations:
            let groups = elements("options")
            let choices = groups.flatMap { $0.member("choices")?.elements ?? [] }
            let entries = [
                ("category", elements("categories")), ("product", elements("products")), ("group", groups),
                ("choice", choices), ("offer", elements("offers")),
            ]
            return entries.flatMap { entry, values in
                values.flatMap { value in
                    members(value.member("translations")).map { language, texts in
                        cells(texts, table).with("entry", entry).with("id", id(value))
                            .with("language", language)
                    }
                }
            }
        }
    }

    /// The choices of a group; the group's own columns are in the first row.
    private func optionRows(_ group: JSONValue) -> [Row] {
        (group.member("choices")?.elements ?? []).enumerated().map { index, choice in
            var row: Row = ["group": id(group)]
            if index == 0 {
                row["groupName"] = group.member("name")?.text
                for name in ["kind", "min", "max"] { row[name] = group.member(name).map { text($0) } }
                row["default"] = group.member("default").map { list($0) }
            }
            for name in ["id", "name", "price", "station"] { row[name] = choice.member(name)?.text }
            row["choiceMax"] = choice.member("max").map { text($0) }
            row["allergens"] = choice.member("allergens").map { list($0) }
            return row
        }
    }

    private func priceRows(_ restaurant: JSONValue) -> [Row] {
        var rows: [Row] = members(restaurant.member("prices")).map { product, price in
            ["restaurant": id(restaurant), "product": product, "price": price.text ?? ""]
        }
        for (product, prices) in members(restaurant.member("menuPrices")) {
            let place = rows.firstIndex { $0["product"] == product } ?? rows.count
            if place == rows.count { rows.append(["restaurant": id(restaurant), "product": product]) }
            rows[place]["menuPrice"] = prices.member("price")?.text
            rows[place]["largeMenuPrice"] = prices.member("largePrice")?.text
        }
        for service in restaurant.member("services")?.elements ?? [] {
            rows += members(service.member("prices")).map { product, price in
                [
                    "restaurant": id(restaurant), "service": id(service), "product": product,
                    "price": price.text ?? "",
                ]
            }
        }
        return rows
    }

    private func elements(_ part: String) -> [JSONValue] { catalogue.member(part)?.elements ?? [] }

    private func members(_ value: JSONValue?) -> [(String, JSONValue)] {
        guard case .object(let members) = value else { return [] }
        return members.map { ($0.name, $0.value) }
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
        case .null, .object: ""
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
