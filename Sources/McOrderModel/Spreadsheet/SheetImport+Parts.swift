/// Making the files of the catalogue from the tables.
extension SheetImport {
    mutating func readParts() {
        parts[.company] = company()
        let names = translations()
        parts[.categories] = list(.categories, .categories, names, entry: "category")
        parts[.options] = options(names)
        parts[.products] = products(names)
        parts[.menus] = menus()
        parts[.restaurants] = restaurants()
        parts[.offers] = offers(names)
        parts[.planned] = .array(
            unique(.planned, rows[.planned] ?? []).enumerated().map {
                object($1, in: .planned, at: "[\($0)]")
            }
        )
        for part in [CatalogueReader.Part.options, .offers, .planned] where parts[part] == .array([]) {
            parts[part] = nil
        }
        for table in unreadable where rows[table]?.isEmpty != false {
            if let part = CatalogueReader.Part(rawValue: table.rawValue) { parts[part] = nil }
        }
    }

    // MARK: Company and tax

    mutating func company() -> JSONValue? {
        guard let row = rows[.company]?.first else {
            if !unreadable.contains(.company) { reportNoRows(.company) }
            return nil
        }
        for other in (rows[.company] ?? []).dropFirst() {
            report(other, nil, .secondRow)
            giveUp(other)
        }
        let names = ["name", "website", "currency", "timeZone", "taxName", "brandColour"] + Seller.names
        let company = object(row, names, in: .company, at: "")
        if !row["taxName"].isEmpty { requires(.vat, row, "taxName") }
        if !row["menuCategory"].isEmpty { requires(.menus, row, "menuCategory") }
        var classes: [(name: String, periods: [JSONValue])] = []
        for row in rows[.vat] ?? [] {
            use(row, "class")
            let name = row["class"]
            guard !name.isEmpty else {
                report(row, "class", .catalogue(.missing))
                giveUp(row)
                continue
            }
            let place = classes.firstIndex { $0.name == name } ?? classes.count
            if place == classes.count { classes.append((name, [])) }
            let path = ".vat.\(name)[\(classes[place].periods.count)]"
            classes[place].periods.append(object(row, ["from", "here", "to-go"], in: .company, at: path))
        }
        let vat = classes.map { JSONValue.Member($0.name, $0.periods.json) }
        return company.followed(by: ["vat": vat.nonEmpty.map(JSONValue.object)])
    }

    /// Reports a cell that has no effect without another table.
    mutating func requires(_ table: Table, _ row: Row, _ column: String) {
        guard !unreadable.contains(table), rows[table]?.isEmpty != false else { return }
        report(row, column, .notUsedWithout(table))
    }

    // MARK: Translations

    private static let entries: [(name: String, table: Table)] = [
        ("category", .categories), ("product", .products), ("group", .options), ("choice", .options),
        ("offer", .offers),
    ]

    /// The translations of entries that exist.
    mutating func translations() -> [Row] {
        rows(.translations) { sheets, row in
            for column in ["entry", "id", "language"] { sheets.use(row, column) }
            guard let entry = Self.entries.first(where: { $0.name == row["entry"] }) else {
                let words = Self.entries.map(\.name)
                let isEmpty = row["entry"].isEmpty
                sheets.report(
                    row,
                    "entry",
                    isEmpty ? .catalogue(.missing) : .unknownWord(row["entry"], among: words)
                )
                return false
            }
            let column = entry.name == "group" ? "group" : "id"
            let isKnown =
                sheets.unreadable.contains(entry.table)
                || (sheets.rows[entry.table] ?? []).contains { $0[column] == row["id"] }
            if row["id"].isEmpty {
                sheets.report(row, "id", .catalogue(.missing))
            } else if !isKnown {
                sheets.report(row, "id", sheets.unknownEntry(row["id"], entry.table, column))
            }
            let isLanguage = Translation.languages.contains(row["language"])
            if row["language"].isEmpty {
                sheets.report(row, "language", .catalogue(.missing))
            } else if !isLanguage {
                sheets.report(
                    row,
                    "language",
                    .unknownWord(row["language"], among: Translation.languages)
                )
            }
            let isDescribed = entry.name == "product" && !row["description"].isEmpty
            if row["name"].isEmpty, !isDescribed { sheets.report(row, "name", .catalogue(.missing)) }
            return isKnown && isLanguage && !row["id"].isEmpty
        }
    }

    mutating func translations(
        _ names: [Row],
        _ entry: String,
        _ id: String,
        _ part: CatalogueReader.Part,
        _ path: String
    ) -> JSONValue {
        let columns = entry == "product" ? ["name", "description"] : ["name"]
        let languages = names.filter { $0["entry"] == entry && $0["id"] == id }.map { row in
            JSONValue.Member(
                row["language"],
                object(row, columns, in: part, at: "\(path).translations.\(row["language"])")
            )
        }
        return ["translations": languages.nonEmpty.map(JSONValue.object)]
    }

    // MARK: Offers

    /// The offers. Only the kind of an offer decides whether its price or its percentage counts.
    mutating func offers(_ names: [Row]) -> JSONValue {
        .array(
            (rows[.offers] ?? []).enumerated().map { index, row in
                let path = "[\(index)]"
                let unused =
                    switch row["kind"] {
                    case "price": ["percent"]
                    case "percentage": ["price"]
                    case "two-for-one": ["price", "percent"]
                    default: [String]()
                    }
                let columns = row.table.columns.map(\.name).filter { !unused.contains($0) }
                return object(row, columns, in: .offers, at: path)
                    .followed(by: translations(names, "offer", row["id"], .offers, path))
            }
        )
    }
}
