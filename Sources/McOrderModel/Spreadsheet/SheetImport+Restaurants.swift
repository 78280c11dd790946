/// Making restaurants from their tables.
extension SheetImport {
    mutating func restaurants() -> JSONValue {
        let services = rows(.services) { $0.names($1, "restaurant", .restaurants) }
        let others: [Table: [Row]] = [
            .hours: rows[.hours]?.filter { row in
                let isUsable = names(row, "restaurant", .restaurants)
                if row["day"].isEmpty { report(row, "day", .catalogue(.missing)) }
                if !isUsable || row["day"].isEmpty { giveUp(row) }
                return isUsable && !row["day"].isEmpty
            } ?? [],
            .services: services,
            .stations: rows(.stations) { $0.names($1, "restaurant", .restaurants) },
            .prices: rows(.prices) { sheets, row in
                let isPlace = sheets.names(row, "restaurant", .restaurants)
                let own = services.filter { $0["restaurant"] == row["restaurant"] }
                let isService =
                    row["service"].isEmpty || sheets.isFaulty(row, "restaurant")
                    || sheets.names(row, "service", .services, among: own)
                let isProduct = sheets.names(row, "product", .products)
                if ["price", "menuPrice", "largeMenuPrice"].allSatisfy({ row[$0].isEmpty }) {
                    sheets.report(row, "price", .catalogue(.missing))
                }
                return isPlace && isService && isProduct
            },
            .optionPrices: ownPrices.filter { !$0["restaurant"].isEmpty },
        ]
        return .array(
            (rows[.restaurants] ?? []).enumerated().map { index, row in
                let path = "[\(index)]"
                let own = others.mapValues { $0.filter { $0["restaurant"] == row["id"] } }
                return object(row, in: .restaurants, at: path).followed(by: parts(own, at: path))
            }
        )
    }

    /// What other tables say about a restaurant.
    mutating func parts(_ own: [Table: [Row]], at path: String) -> JSONValue {
        let prices = own[.prices] ?? []
        let general = prices.filter { $0["service"].isEmpty }
        let singles = self.prices(general, by: "product", in: .restaurants, at: "\(path).prices")
        let menus = general.filter { !$0["menuPrice"].isEmpty || !$0["largeMenuPrice"].isEmpty }.map { row in
            let inner = "\(path).menuPrices.\(row["product"])"
            let first = row["menuPrice"].isEmpty ? "largeMenuPrice" : "menuPrice"
            place(row, first, key: "product", .restaurants, inner)
            place(row, "menuPrice", .restaurants, inner + ".price")
            place(row, "largeMenuPrice", .restaurants, inner + ".largePrice")
            return JSONValue.Member(
                row["product"],
                ["price": price(row, "menuPrice"), "largePrice": price(row, "largeMenuPrice")]
            )
        }
        let services = (own[.services] ?? []).enumerated().map { index, row in
            let inner = "\(path).services[\(index)]"
            let service = object(row, ["id", "name", "vat"], in: .restaurants, at: inner)
            let own = prices.filter { $0["service"] == row["id"] }
            return service.followed(by: [
                "prices": self.prices(own, by: "product", in: .restaurants, at: "\(inner).prices")
            ])
        }
        let stations = (own[.stations] ?? []).enumerated().map { index, row in
            object(row, ["id", "name", "hands"], in: .restaurants, at: "\(path).stations[\(index)]")
        }
        let choices = own[.optionPrices] ?? []
        var products: [JSONValue.Member] = []
        for product in choices.map({ $0["product"] }) where !products.contains(where: { $0.name == product })
        {
            let own = choices.filter { $0["product"] == product }
            let inner = "\(path).optionPrices.\(product)"
            let prices = self.prices(own, by: "choice", in: .restaurants, at: inner)
            products.append(JSONValue.Member(product, prices ?? [:]))
        }
        return [
            "hours": hours(own[.hours] ?? [], at: "\(path).hours"), "prices": singles,
            "menuPrices": menus.nonEmpty.map(JSONValue.object), "services": services.nonEmpty,
            "stations": stations.nonEmpty, "optionPrices": products.nonEmpty.map(JSONValue.object),
        ]
    }

    /// The hours of a week; the rows of one day count together.
    mutating func hours(_ rows: [Row], at path: String) -> JSONValue? {
        var days: [(name: String, shifts: [String])] = []
        for row in rows {
            place(row, "hours", .restaurants, path)
            let index = days.firstIndex { $0.name == row["day"] } ?? days.count
            if index == days.count { days.append((row["day"], [])) }
            let inner = "\(path).\(row["day"])"
            place(row, "hours", key: "day", .restaurants, inner)
            guard !isFaulty(row, "hours") else { continue }
            for shift in Self.shifts(row["hours"]) {
                place(row, "hours", key: "day", .restaurants, "\(inner)[\(days[index].shifts.count)]")
                days[index].shifts.append(shift)
            }
        }
        return days.map { JSONValue.Member($0.name, $0.shifts.json) }.nonEmpty.map(JSONValue.object)
    }
}
