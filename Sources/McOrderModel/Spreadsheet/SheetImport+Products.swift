/// Making products, options and menus from their tables.
extension SheetImport {
    // MARK: Options

    /// The groups with their choices. What is empty in a row of the group is taken from its first row.
    mutating func options(_ translated: [Row]) -> JSONValue {
        let rules = ["groupName", "kind", "min", "max", "default"]
        var groups: [(id: String, first: Row, group: JSONValue, choices: [JSONValue])] = []
        for row in rows[.options] ?? [] {
            let id = row["group"].isEmpty ? groups.last?.id ?? "" : row["group"]
            let place = groups.firstIndex { $0.id == id } ?? groups.count
            if place == groups.count {
                let path = "[\(place)]"
                var group = object(row, Array(rules.dropFirst()), in: .options, at: path)
                self.place(row, "group", .options, path + ".id")
                self.place(row, "groupName", .options, path + ".name")
                let names: JSONValue = ["id": id.nonEmpty, "name": row["groupName"].nonEmpty]
                group = names.followed(by: group)
                    .followed(by: translations(translated, "group", id, .options, path))
                groups.append((id, row, group, []))
            } else {
                let first = groups[place].first
                use(row, "group")
                for column in rules where !row[column].isEmpty {
                    use(row, column)
                    if row[column] != first[column] { report(row, column, .differsFrom(row: first.number)) }
                }
            }
            let path = "[\(place)].choices[\(groups[place].choices.count)]"
            let columns = ["id", "name", "price", "choiceMax", "allergens", "station"]
            let choice = object(row, columns, in: .options, at: path)
            groups[place].choices.append(
                choice.followed(by: translations(translated, "choice", row["id"], .options, path))
            )
        }
        return .array(groups.map { $0.group.followed(by: ["choices": $0.choices]) })
    }

    /// The group of each choice.
    var groupsOfChoices: [String: String] {
        var last = ""
        return Dictionary(
            first: (rows[.options] ?? []).map { row in
                last = row["group"].isEmpty ? last : row["group"]
                return (row["id"], last)
            }
        )
    }

    /// The rows with prices of choices that a product offers.
    mutating func optionPrices() -> [Row] {
        let groups = groupsOfChoices
        return rows(.optionPrices) { sheets, row in
            let isProduct = sheets.names(row, "product", .products)
            let isPlace = row["restaurant"].isEmpty || sheets.names(row, "restaurant", .restaurants)
            let isChoice = sheets.names(row, "choice", .options)
            if row["price"].isEmpty { sheets.report(row, "price", .catalogue(.missing)) }
            guard isProduct, isPlace, isChoice else { return false }
            guard !sheets.unreadable.contains(.options),
                let product = sheets.rows[.products]?.first(where: { $0["id"] == row["product"] }),
                !sheets.isFaulty(product, "options")
            else { return true }
            let offered = Self.words(product["options"])
            if let group = groups[row["choice"]], offered.contains(group) { return true }
            sheets.report(row, "choice", .catalogue(.choiceNotOffered(row["choice"])))
            return false
        }
    }

    // MARK: Products

    /// The products. A group of options gets the product's own prices of its choices.
    mutating func products(_ names: [Row]) -> JSONValue {
        ownPrices = optionPrices()
        let groups = groupsOfChoices
        return .array(
            (rows[.products] ?? []).enumerated().map { index, row in
                let path = "[\(index)]"
                let prices = ownPrices.filter { $0["product"] == row["id"] && $0["restaurant"].isEmpty }
                let members = object(row, in: .products, at: path).members.map { member in
                    guard member.name == "options", let ids = member.value.elements else { return member }
                    let options = ids.enumerated().map { place, group -> JSONValue in
                        let own = prices.filter { groups[$0["choice"]] == group.text }
                        let path = "\(path).options[\(place)].prices"
                        guard let own = self.prices(own, by: "choice", in: .products, at: path) else {
                            return group
                        }
                        return ["group": group, "prices": own]
                    }
                    return JSONValue.Member("options", .array(options))
                }
                return JSONValue.object(members)
                    .followed(by: translations(names, "product", row["id"], .products, path))
            }
        )
    }

    /// Prices by the id in a column; `nil` without any.
    mutating func prices(
        _ rows: [Row],
        by name: String,
        in part: CatalogueReader.Part,
        at path: String
    ) -> JSONValue? {
        var members: [JSONValue.Member] = []
        for row in rows where !row["price"].isEmpty {
            place(row, "price", key: name, part, "\(path).\(row[name])")
            guard let price = price(row, "price") else { continue }
            members.append(JSONValue.Member(row[name], price))
        }
        return members.nonEmpty.map(JSONValue.object)
    }

    mutating func price(_ row: Row, _ column: String) -> JSONValue? {
        row.table.columns.first { $0.name == column }.flatMap { value(row, $0) }
    }

    // MARK: Menus

    mutating func menus() -> JSONValue {
        let all = rows[.menus] ?? []
        guard !all.isEmpty else { return [:] }
        let roles = [
            ("sandwich", "sandwiches", ["product", "price", "largePrice"]),
            ("drink", "drinks", ["product", "supplement"]), ("side", "sides", ["product", "supplement"]),
        ]
        let words = roles.map(\.0)
        for row in all {
            use(row, "role")
            guard !words.contains(row["role"]) else { continue }
            report(
                row,
                "role",
                row["role"].isEmpty ? .catalogue(.missing) : .unknownWord(row["role"], among: words)
            )
            giveUp(row)
        }
        let company = rows[.company]?.first
        if let company { place(company, "menuCategory", .menus, ".category") }
        let category: JSONValue = ["category": company?["menuCategory"].nonEmpty]
        let menus = roles.reduce(category) { menus, role in
            let (role, name, columns) = role
            let elements = all.filter { $0["role"] == role }.enumerated().map { index, row in
                object(row, columns, in: .menus, at: ".\(name)[\(index)]")
            }
            return menus.followed(by: [name: elements])
        }
        for word in words where !unreadable.contains(.menus) && !all.contains(where: { $0["role"] == word }) {
            report(.menus, noRowWith: word, in: "role")
        }
        return menus
    }
}
