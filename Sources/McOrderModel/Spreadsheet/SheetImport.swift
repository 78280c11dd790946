/// Makes the files of a catalogue from the tables of a spreadsheet.
package struct SheetImport {
    private typealias Table = SheetLayout.Table

    /// A row with its cells by the names of their columns.
    private struct Row {
        let table: SheetLayout.Table
        /// The number of the row in the spreadsheet.
        let number: Int
        let cells: [String: String]

        subscript(column: String) -> String { cells[column] ?? "" }
    }

    /// Where a value of the catalogue comes from.
    private struct Source {
        let file: String
        let row: Int
        let column: String?
    }

    /// The parts of the catalogue.
    package private(set) var parts: [CatalogueReader.Part: JSONValue] = [:]
    private var rows: [SheetLayout.Table: [Row]] = [:]
    private var faults: [SheetFault] = []
    /// The cells of the values, by file and path of the catalogue.
    private var sources: [String: Source] = [:]

    /// Reads the tables.
    ///
    /// - Parameter files: the bytes of each table that exists.
    /// - Throws: all faults at once.
    package init(
        _ files: [SheetLayout.Table: [UInt8]],
        hasImage: @escaping (String) -> Bool
    ) throws(SheetFaults) {
        for table in [Table.company, .categories, .products, .restaurants] where files[table] == nil {
            faults.append(SheetFault(file: table.fileName, row: nil, column: nil, problem: .missingFile))
        }
        for table in Table.allCases {
            rows[table] = files[table].map { read(CSVText($0), of: table) } ?? []
        }
        readParts()
        guard faults.isEmpty else { throw SheetFaults(faults) }
        do {
            _ = try CatalogueReader.read(
                files: parts.mapValues { .success(JSONWriter.document($0)) },
                hasImage: hasImage
            )
        } catch {
            throw SheetFaults(error.errors.map { fault(of: $0) })
        }
    }

    // MARK: Cells

    private mutating func read(_ text: CSVText, of table: Table) -> [Row] {
        guard let header = text.rows.first else { return [] }
        let columns = table.columns.map(\.name)
        for name in header where !name.isEmpty && !columns.contains(name) {
            let near = NearMiss.best(for: name, among: columns)
            fault(table, 1, name, .unknownColumn(name, suggestion: near))
        }
        return text.rows.enumerated().dropFirst().compactMap { index, cells in
            guard cells.contains(where: { !$0.isEmpty }) else { return nil }
            if cells.dropFirst(header.count).contains(where: { !$0.isEmpty }) {
                fault(table, index + 1, nil, .tooManyCells)
            }
            return Row(
                table: table,
                number: index + 1,
                cells: Dictionary(zip(header, cells), uniquingKeysWith: { first, _ in first })
            )
        }
    }

    private mutating func fault(
        _ table: Table,
        _ row: Int,
        _ column: String?,
        _ problem: SheetFault.Problem
    ) {
        faults.append(SheetFault(file: table.fileName, row: row, column: column, problem: problem))
    }

    /// The value of a cell; `nil` for an empty one.
    private mutating func value(_ row: Row, _ column: SheetLayout.Column) -> JSONValue? {
        let text = row[column.name]
        guard !text.isEmpty || column.kind == .sentence else { return nil }
        switch column.kind {
        case .text, .sentence: return .string(text)
        case .price:
            if let money = Money(amount: text.filter { !"€ \u{A0}".contains($0) }) {
                return .string(money.decimalText)
            }
            fault(row.table, row.number, column.name, .notAnAmount(text))
        case .rate: return .string(text.replacing(",", with: ".").filter { !"% \u{A0}".contains($0) })
        case .date: return .string(Self.isoDate(text))
        case .dates: return .array(Self.words(text).map { .string(Self.isoDate($0)) })
        case .time: return .string(Self.clock(text))
        case .integer:
            if let number = Int(text) { return .integer(number) }
            fault(row.table, row.number, column.name, .notANumber(text))
        case .number:
            let digits = text.replacing(",", with: ".")
            if Double(digits) != nil { return .number(digits) }
            fault(row.table, row.number, column.name, .notANumber(text))
        case .flag:
            switch SearchKey(text).text {
            case "yes", "si", "bai", "1", "true", "x": return .bool(true)
            case "no", "ez", "0", "false": return .bool(false)
            default: fault(row.table, row.number, column.name, .notAFlag(text))
            }
        case .list: return .array(Self.words(text).map { .string($0) })
        }
        return nil
    }

    /// A date as the catalogue writes it. Any other text is returned as it is, and the catalogue refuses it.
    private static func isoDate(_ text: String) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ Int($0) != nil }) else { return text }
        func two(_ part: Substring) -> String { part.count == 1 ? "0\(part)" : "\(part)" }
        return "\(parts[2])-\(two(parts[1]))-\(two(parts[0]))"
    }

    /// A time of day as the catalogue writes it. Any other text is returned as it is.
    private static func clock(_ text: String) -> String {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0].count <= 2, parts.last == "00" || parts.count == 2
        else {
            return text
        }
        return "\(parts[0].count == 1 ? "0" : "")\(parts[0]):\(parts[1])"
    }

    private static func words(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == " " }.map { $0 == "-" ? "" : String($0) }.filter { !$0.isEmpty }
    }

    /// The object of a row's columns, which becomes an element of a file.
    ///
    /// - Parameter path: the path of the element in the file.
    private mutating func object(
        _ row: Row,
        _ names: [String]? = nil,
        in part: CatalogueReader.Part,
        at path: String
    ) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var nested: [String: [JSONValue.Member]] = [:]
        remember(row, nil, part, path)
        for column in row.table.columns where names?.contains(column.name) ?? true {
            remember(row, column.name, part, path + "." + column.path.joined(separator: "."))
            // A dash means an empty list: no allergens, where an empty cell means unknown ones.
            let isNone = (column.kind == .list || column.kind == .dates) && row[column.name] == "-"
            guard let value = isNone ? .array([]) : value(row, column) else { continue }
            let name = column.path[column.path.count - 1]
            if column.path.count == 1 {
                members.append(JSONValue.Member(name, value))
            } else {
                nested[column.path[0], default: []].append(JSONValue.Member(name, value))
            }
        }
        return members + nested.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .object($0.value)) }
    }

    private mutating func remember(
        _ row: Row,
        _ column: String?,
        _ part: CatalogueReader.Part,
        _ path: String
    ) {
        let key = part.fileName + path
        if sources[key] == nil {
            sources[key] = Source(file: row.table.fileName, row: row.number, column: column)
        }
    }

    /// The fault of the cell from which the value with an error was made.
    private func fault(of error: CatalogueError) -> SheetFault {
        var key = error.file + error.path
        while true {
            if let source = sources[key] {
                return SheetFault(
                    file: source.file,
                    row: source.row,
                    column: source.column,
                    problem: .catalogue(error.problem)
                )
            }
            guard let cut = key.dropFirst(error.file.count).lastIndex(where: { $0 == "." || $0 == "[" })
            else {
                let part = CatalogueReader.Part.allCases.first { $0.fileName == error.file }
                let table = part.flatMap { Table(rawValue: $0.rawValue) }
                return SheetFault(
                    file: table?.fileName ?? error.file,
                    row: nil,
                    column: nil,
                    problem: .catalogue(error.problem)
                )
            }
            key = String(key[..<cut])
        }
    }

    // MARK: Parts

    private mutating func readParts() {
        parts[.company] = company()
        parts[.categories] = list(.categories, .categories, entry: "category")
        parts[.options] = options()
        parts[.products] = products()
        parts[.menus] = menus()
        parts[.restaurants] = restaurants()
        parts[.offers] = list(.offers, .offers, entry: "offer")
        parts[.planned] = list(.planned, .planned, entry: "")
        for part in [CatalogueReader.Part.options, .offers, .planned] where parts[part] == .array([]) {
            parts[part] = nil
        }
        for row in rows[.translations] ?? [] where !Self.entries.contains(row["entry"]) {
            fault(.translations, row.number, "entry", .unknownWord(row["entry"], among: Self.entries))
        }
    }

    private static let entries = ["category", "product", "group", "choice", "offer"]

    private mutating func company() -> JSONValue {
        guard let row = rows[.company]?.first else { return .object([]) }
        var members = object(
            row,
            ["name", "website", "currency", "timeZone", "taxName"],
            in: .company,
            at: ""
        )
        var classes: [(String, [JSONValue])] = []
        for row in rows[.vat] ?? [] {
            let name = row["class"]
            let place = classes.firstIndex { $0.0 == name } ?? classes.count
            if place == classes.count { classes.append((name, [])) }
            let path = ".vat.\(name)[\(classes[place].1.count)]"
            classes[place].1.append(.object(object(row, ["from", "here", "to-go"], in: .company, at: path)))
        }
        if !classes.isEmpty {
            let vat = classes.map { JSONValue.Member($0.0, .array($0.1)) }
            members.append(JSONValue.Member("vat", .object(vat)))
        }
        return .object(members)
    }

    /// A table whose rows are the elements of a file.
    private mutating func list(_ table: Table, _ part: CatalogueReader.Part, entry: String) -> JSONValue {
        .array(
            (rows[table] ?? []).enumerated().map { index, row in
                .object(object(row, in: part, at: "[\(index)]") + translations(entry, row["id"]))
            }
        )
    }

    private mutating func translations(_ entry: String, _ id: String) -> [JSONValue.Member] {
        let found = (rows[.translations] ?? []).filter { $0["entry"] == entry && $0["id"] == id }
        guard !found.isEmpty else { return [] }
        let languages = found.map { row in
            JSONValue.Member(
                row["language"],
                .object(
                    ["name", "description"].filter { !row[$0].isEmpty }
                        .map { JSONValue.Member($0, .string(row[$0])) }
                )
            )
        }
        return [JSONValue.Member("translations", .object(languages))]
    }

    /// The groups with their choices. What is empty in a row of the group is taken from its first row.
    private mutating func options() -> JSONValue {
        var groups: [(id: String, members: [JSONValue.Member], choices: [JSONValue])] = []
        for row in rows[.options] ?? [] {
            let id = row["group"].isEmpty ? groups.last?.id ?? "" : row["group"]
            let place = groups.firstIndex { $0.id == id } ?? groups.count
            if place == groups.count {
                let path = "[\(place)]"
                let members = object(row, ["kind", "min", "max", "default"], in: .options, at: path)
                remember(row, "group", .options, path + ".id")
                remember(row, "groupName", .options, path + ".name")
                groups.append(
                    (
                        id,
                        [
                            JSONValue.Member("id", .string(id)),
                            JSONValue.Member("name", .string(row["groupName"])),
                        ] + members + translations("group", id), []
                    )
                )
            }
            let path = "[\(place)].choices[\(groups[place].choices.count)]"
            let names = ["id", "name", "price", "choiceMax", "allergens", "station"]
            groups[place].choices.append(
                .object(object(row, names, in: .options, at: path) + translations("choice", row["id"]))
            )
        }
        return .array(groups.map { .object($0.members + [JSONValue.Member("choices", .array($0.choices))]) })
    }

    /// The products. A group of options gets the product's own prices of its choices.
    private mutating func products() -> JSONValue {
        let products = rows[.products] ?? []
        return .array(
            products.enumerated().map { index, row in
                let path = "[\(index)]"
                var members = object(row, in: .products, at: path)
                let prices = (rows[.optionPrices] ?? []).filter {
                    $0["product"] == row["id"] && $0["restaurant"].isEmpty
                }
                members = members.map { member in
                    guard member.name == "options", let groups = member.value.elements else { return member }
                    let options = groups.enumerated().map { place, group in
                        own(prices, of: group, in: .products, at: "\(path).options[\(place)].prices")
                    }
                    return JSONValue.Member("options", .array(options))
                }
                return .object(members + translations("product", row["id"]))
            }
        )
    }

    private mutating func own(
        _ prices: [Row],
        of group: JSONValue,
        in part: CatalogueReader.Part,
        at path: String
    ) -> JSONValue {
        var ids: Set<String> = []
        var last = ""
        for row in rows[.options] ?? [] {
            last = row["group"].isEmpty ? last : row["group"]
            if last == group.text { ids.insert(row["id"]) }
        }
        let own = self.prices(
            prices.filter { ids.contains($0["choice"]) },
            "choice",
            "price",
            in: part,
            at: path
        )
        guard !own.isEmpty else { return group }
        return .object([JSONValue.Member("group", group), JSONValue.Member("prices", .object(own))])
    }

    /// Prices by the id in a column.
    private mutating func prices(
        _ rows: [Row],
        _ name: String,
        _ column: String,
        in part: CatalogueReader.Part,
        at path: String
    ) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        for row in rows {
            guard
                let price = row.table.columns.first(where: { $0.name == column }).flatMap({ value(row, $0) })
            else { continue }
            remember(row, column, part, "\(path).\(row[name])")
            members.append(JSONValue.Member(row[name], price))
        }
        return members
    }

    private mutating func menus() -> JSONValue {
        let all = rows[.menus] ?? []
        guard !all.isEmpty else { return .object([]) }
        for row in all where !["sandwich", "drink", "side"].contains(row["role"]) {
            fault(
                .menus,
                row.number,
                "role",
                .unknownWord(row["role"], among: ["sandwich", "drink", "side"])
            )
        }
        var members: [JSONValue.Member] = []
        if let company = rows[.company]?.first {
            remember(company, "menuCategory", .menus, ".category")
            members.append(JSONValue.Member("category", .string(company["menuCategory"])))
        }
        let roles = [
            ("sandwich", "sandwiches", ["product", "price", "largePrice"]),
            ("drink", "drinks", ["product", "supplement"]), ("side", "sides", ["product", "supplement"]),
        ]
        for (role, name, columns) in roles {
            let elements = all.filter { $0["role"] == role }.enumerated().map { index, row in
                JSONValue.object(object(row, columns, in: .menus, at: ".\(name)[\(index)]"))
            }
            members.append(JSONValue.Member(name, .array(elements)))
        }
        return .object(members)
    }

    private mutating func restaurants() -> JSONValue {
        let places = rows[.restaurants] ?? []
        let ids = places.map { $0["id"] }
        for table in [Table.hours, .services, .stations, .prices] {
            for row in rows[table] ?? [] where !ids.contains(row["restaurant"]) {
                fault(table, row.number, "restaurant", .unknownEntry(row["restaurant"], .restaurants))
            }
        }
        return .array(
            places.enumerated().map { index, row in
                .object(
                    object(row, in: .restaurants, at: "[\(index)]") + parts(of: row["id"], at: "[\(index)]")
                )
            }
        )
    }

    /// What other tables say about a restaurant.
    private mutating func parts(of id: String, at path: String) -> [JSONValue.Member] {
        func own(_ table: Table) -> [Row] { (rows[table] ?? []).filter { $0["restaurant"] == id } }
        var members: [JSONValue.Member] = []
        let hours = own(.hours).map { row in
            remember(row, "hours", .restaurants, "\(path).hours.\(row["day"])")
            return JSONValue.Member(row["day"], .array(Self.words(row["hours"]).map { .string($0) }))
        }
        if !hours.isEmpty { members.append(JSONValue.Member("hours", .object(hours))) }
        let prices = own(.prices)
        let general = prices.filter { $0["service"].isEmpty }
        let singles = self.prices(general, "product", "price", in: .restaurants, at: "\(path).prices")
        if !singles.isEmpty { members.append(JSONValue.Member("prices", .object(singles))) }
        let menus = general.filter { !$0["menuPrice"].isEmpty || !$0["largeMenuPrice"].isEmpty }.map { row in
            let inner = "\(path).menuPrices.\(row["product"])"
            return JSONValue.Member(
                row["product"],
                .object(
                    self.prices([row], "product", "menuPrice", in: .restaurants, at: inner)
                        .map { JSONValue.Member("price", $0.value) }
                        + self.prices([row], "product", "largeMenuPrice", in: .restaurants, at: inner)
                        .map { JSONValue.Member("largePrice", $0.value) }
                )
            )
        }
        if !menus.isEmpty { members.append(JSONValue.Member("menuPrices", .object(menus))) }
        let services = own(.services).enumerated().map { index, row in
            let inner = "\(path).services[\(index)]"
            let special = self.prices(
                prices.filter { $0["service"] == row["id"] },
                "product",
                "price",
                in: .restaurants,
                at: "\(inner).prices"
            )
            return JSONValue.object(
                object(row, ["id", "name", "vat"], in: .restaurants, at: inner)
                    + (special.isEmpty ? [] : [JSONValue.Member("prices", .object(special))])
            )
        }
        if !services.isEmpty { members.append(JSONValue.Member("services", .array(services))) }
        let stations = own(.stations).enumerated().map { index, row in
            JSONValue.object(object(row, ["id", "name"], in: .restaurants, at: "\(path).stations[\(index)]"))
        }
        if !stations.isEmpty { members.append(JSONValue.Member("stations", .array(stations))) }
        let choices = own(.optionPrices)
        var products: [JSONValue.Member] = []
        for product in choices.map({ $0["product"] }) where !products.contains(where: { $0.name == product })
        {
            let own = self.prices(
                choices.filter { $0["product"] == product },
                "choice",
                "price",
                in: .restaurants,
                at: "\(path).optionPrices.\(product)"
            )
            products.append(JSONValue.Member(product, .object(own)))
        }
        if !products.isEmpty { members.append(JSONValue.Member("optionPrices", .object(products))) }
        return members
    }
}

/// All faults of the tables; never empty.
package struct SheetFaults: Error, Sendable {
    package let faults: [SheetFault]

    init(_ faults: [SheetFault]) {
        self.faults = faults
    }
}
