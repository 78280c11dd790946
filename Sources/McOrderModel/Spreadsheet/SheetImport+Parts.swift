extension SheetImport {
    mutating func readParts() {
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
            report(.translations, row.number, "entry", .unknownWord(row["entry"], among: Self.entries))
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
            report(
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
                report(table, row.number, "restaurant", .unknownEntry(row["restaurant"], .restaurants))
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
