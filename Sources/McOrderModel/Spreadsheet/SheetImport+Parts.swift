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
        guard let row = rows[.company]?.first else { return [:] }
        let names = ["name", "website", "currency", "timeZone", "taxName"]
        let company = object(row, names, in: .company, at: "")
        var classes: [(name: String, periods: [JSONValue])] = []
        for row in rows[.vat] ?? [] {
            let name = row["class"]
            let place = classes.firstIndex { $0.name == name } ?? classes.count
            if place == classes.count { classes.append((name, [])) }
            let path = ".vat.\(name)[\(classes[place].periods.count)]"
            classes[place].periods.append(object(row, ["from", "here", "to-go"], in: .company, at: path))
        }
        let vat = classes.map { JSONValue.Member($0.name, $0.periods.json) }
        return company.followed(by: ["vat": vat.nonEmpty.map(JSONValue.object)])
    }

    /// A table whose rows are the elements of a file.
    private mutating func list(_ table: Table, _ part: CatalogueReader.Part, entry: String) -> JSONValue {
        .array(
            (rows[table] ?? []).enumerated().map { index, row in
                object(row, in: part, at: "[\(index)]").followed(by: translations(entry, row["id"]))
            }
        )
    }

    private func translations(_ entry: String, _ id: String) -> JSONValue {
        let found = (rows[.translations] ?? []).filter { $0["entry"] == entry && $0["id"] == id }
        let languages = found.map { row in
            JSONValue.Member(
                row["language"],
                ["name": row["name"].nonEmpty, "description": row["description"].nonEmpty]
            )
        }
        return ["translations": languages.nonEmpty.map(JSONValue.object)]
    }

    /// The groups with their choices. What is empty in a row of the group is taken from its first row.
    private mutating func options() -> JSONValue {
        var groups: [(id: String, group: JSONValue, choices: [JSONValue])] = []
        for row in rows[.options] ?? [] {
            let id = row["group"].isEmpty ? groups.last?.id ?? "" : row["group"]
            let place = groups.firstIndex { $0.id == id } ?? groups.count
            if place == groups.count {
                let path = "[\(place)]"
                let names: JSONValue = ["id": id, "name": row["groupName"]]
                let rules = object(row, ["kind", "min", "max", "default"], in: .options, at: path)
                remember(row, "group", .options, path + ".id")
                remember(row, "groupName", .options, path + ".name")
                let group = names.followed(by: rules).followed(by: translations("group", id))
                groups.append((id, group, []))
            }
            let path = "[\(place)].choices[\(groups[place].choices.count)]"
            let names = ["id", "name", "price", "choiceMax", "allergens", "station"]
            let choice = object(row, names, in: .options, at: path)
            groups[place].choices.append(choice.followed(by: translations("choice", row["id"])))
        }
        return .array(groups.map { $0.group.followed(by: ["choices": $0.choices]) })
    }

    /// The products. A group of options gets the product's own prices of its choices.
    private mutating func products() -> JSONValue {
        .array(
            (rows[.products] ?? []).enumerated().map { index, row in
                let path = "[\(index)]"
                let prices = (rows[.optionPrices] ?? []).filter {
                    $0["product"] == row["id"] && $0["restaurant"].isEmpty
                }
                let members = object(row, in: .products, at: path).members.map { member in
                    guard member.name == "options", let groups = member.value.elements else { return member }
                    let options = groups.enumerated().map { place, group in
                        own(prices, of: group, at: "\(path).options[\(place)].prices")
                    }
                    return JSONValue.Member("options", .array(options))
                }
                return JSONValue.object(members).followed(by: translations("product", row["id"]))
            }
        )
    }

    private mutating func own(_ prices: [Row], of group: JSONValue, at path: String) -> JSONValue {
        var ids: Set<String> = []
        var last = ""
        for row in rows[.options] ?? [] {
            last = row["group"].isEmpty ? last : row["group"]
            if last == group.text { ids.insert(row["id"]) }
        }
        let own = prices.filter { ids.contains($0["choice"]) }
        guard let own = self.prices(own, by: "choice", in: .products, at: path) else { return group }
        return ["group": group, "prices": own]
    }

    /// Prices by the id in a column; `nil` without any.
    private mutating func prices(
        _ rows: [Row],
        by name: String,
        in part: CatalogueReader.Part,
        at path: String
    ) -> JSONValue? {
        var members: [JSONValue.Member] = []
        for row in rows {
            guard let price = price(row, "price") else { continue }
            remember(row, "price", part, "\(path).\(row[name])")
            members.append(JSONValue.Member(row[name], price))
        }
        return members.nonEmpty.map(JSONValue.object)
    }

    private mutating func price(_ row: Row, _ column: String) -> JSONValue? {
        row.table.columns.first { $0.name == column }.flatMap { value(row, $0) }
    }

    private mutating func menus() -> JSONValue {
        let all = rows[.menus] ?? []
        guard !all.isEmpty else { return [:] }
        let roles = [
            ("sandwich", "sandwiches", ["product", "price", "largePrice"]),
            ("drink", "drinks", ["product", "supplement"]), ("side", "sides", ["product", "supplement"]),
        ]
        for row in all where !roles.contains(where: { $0.0 == row["role"] }) {
            report(.menus, row.number, "role", .unknownWord(row["role"], among: roles.map(\.0)))
        }
        let company = rows[.company]?.first
        if let company { remember(company, "menuCategory", .menus, ".category") }
        let category: JSONValue = ["category": company?["menuCategory"]]
        return roles.reduce(category) { menus, role in
            let (role, name, columns) = role
            let elements = all.filter { $0["role"] == role }.enumerated().map { index, row in
                object(row, columns, in: .menus, at: ".\(name)[\(index)]")
            }
            return menus.followed(by: [name: elements])
        }
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
                let path = "[\(index)]"
                return object(row, in: .restaurants, at: path).followed(by: parts(of: row["id"], at: path))
            }
        )
    }

    /// What other tables say about a restaurant.
    private mutating func parts(of id: String, at path: String) -> JSONValue {
        func own(_ table: Table) -> [Row] { (rows[table] ?? []).filter { $0["restaurant"] == id } }
        let hours = own(.hours).map { row in
            remember(row, "hours", .restaurants, "\(path).hours.\(row["day"])")
            return JSONValue.Member(row["day"], Self.words(row["hours"]).json)
        }
        let prices = own(.prices)
        let general = prices.filter { $0["service"].isEmpty }
        let singles = self.prices(general, by: "product", in: .restaurants, at: "\(path).prices")
        let menus = general.filter { !$0["menuPrice"].isEmpty || !$0["largeMenuPrice"].isEmpty }.map { row in
            JSONValue.Member(
                row["product"],
                ["price": price(row, "menuPrice"), "largePrice": price(row, "largeMenuPrice")]
            )
        }
        let services = own(.services).enumerated().map { index, row in
            let inner = "\(path).services[\(index)]"
            let service = object(row, ["id", "name", "vat"], in: .restaurants, at: inner)
            let own = prices.filter { $0["service"] == row["id"] }
            return service.followed(by: [
                "prices": self.prices(own, by: "product", in: .restaurants, at: "\(inner).prices")
            ])
        }
        let stations = own(.stations).enumerated().map { index, row in
            object(row, ["id", "name"], in: .restaurants, at: "\(path).stations[\(index)]")
        }
        let choices = own(.optionPrices)
        var products: [JSONValue.Member] = []
        for product in choices.map({ $0["product"] }) where !products.contains(where: { $0.name == product })
        {
            let own = choices.filter { $0["product"] == product }
            let inner = "\(path).optionPrices.\(product)"
            let prices = self.prices(own, by: "choice", in: .restaurants, at: inner)
            products.append(JSONValue.Member(product, prices ?? [:]))
        }
        return [
            "hours": hours.nonEmpty.map(JSONValue.object), "prices": singles,
            "menuPrices": menus.nonEmpty.map(JSONValue.object), "services": services.nonEmpty,
            "stations": stations.nonEmpty, "optionPrices": products.nonEmpty.map(JSONValue.object),
        ]
    }
}
