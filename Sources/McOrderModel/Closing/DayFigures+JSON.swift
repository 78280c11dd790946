extension DayFigures {
    /// The members that a close prints and stores. Source: commands.md, *till close*.
    package var members: [JSONValue.Member] {
        [
            JSONValue.Member("orders", .integer(orders.count)),
            JSONValue.Member("grossCents", .integer(orders.money.cents)),
            JSONValue.Member("services", Self.list(services, "service", "orders")),
            JSONValue.Member("vat", .array(sortedTaxes.map { Self.json($0, $1) })),
            JSONValue.Member("products", Self.list(products, "name", "count")),
            JSONValue.Member("options", Self.list(options, "name", "count")),
            JSONValue.Member("offers", Self.list(offers, "name", "count")),
            JSONValue.Member(
                "hours",
                .array(
                    hours.sorted { $0.key < $1.key }.map {
                        Self.json("hour", .integer($0), "orders", $1)
                    }
                )
            ),
            JSONValue.Member("paid", Self.list(paid, "kind", "orders")),
            JSONValue.Member("struck", Self.list(struck, "by", "count")),
            JSONValue.Member(
                "struckCents",
                .integer(struck.values.reduce(0) { $0 + $1.money.cents })
            ),
        ]
    }

    /// The rates, sorted by service and rate.
    package var sortedTaxes: [(key: TaxKey, value: Tax)] {
        taxes.sorted { ($0.key.service, $0.key.rate) < ($1.key.service, $1.key.rate) }
    }

    /// Counts by name, as a close writes them, sorted by name.
    package static func list(_ tallies: [String: Tally], _ name: String, _ count: String) -> JSONValue {
        .array(tallies.sorted { $0.key < $1.key }.map { json(name, .string($0), count, $1) })
    }

    private static func json(
        _ name: String,
        _ value: JSONValue,
        _ count: String,
        _ tally: Tally
    ) -> JSONValue {
        .object([
            JSONValue.Member(name, value), JSONValue.Member(count, .integer(tally.count)),
            JSONValue.Member("cents", .integer(tally.money.cents)),
        ])
    }

    private static func json(_ key: TaxKey, _ tax: Tax) -> JSONValue {
        .object([
            JSONValue.Member("service", .string(key.service)),
            JSONValue.Member("rate", .string(key.rate.description)),
            JSONValue.Member("netCents", .integer(tax.net.cents)),
            JSONValue.Member("vatCents", .integer(tax.tax.cents)),
            JSONValue.Member("grossCents", .integer(tax.gross.cents)),
        ])
    }

    /// Reads figures from a value with ``members``; `nil` if it is not one.
    package init?(_ value: JSONValue) {
        func tally(_ element: JSONValue, _ count: String) -> Tally? {
            guard let number = element.member(count)?.integer, let cents = element.member("cents")?.integer
            else { return nil }
            return Tally(number, Money(cents: cents))
        }
        func table(_ member: String, _ name: String, _ count: String) -> [String: Tally]? {
            guard let elements = value.member(member)?.elements else { return nil }
            var all: [String: Tally] = [:]
            for element in elements {
                guard let name = element.member(name)?.text, let tally = tally(element, count) else {
                    return nil
                }
                all[name] = tally
            }
            return all
        }
        guard let count = value.member("orders")?.integer, let cents = value.member("grossCents")?.integer,
            let services = table("services", "service", "orders"),
            let products = table("products", "name", "count"),
            let options = table("options", "name", "count"), let offers = table("offers", "name", "count"),
            let paid = table("paid", "kind", "orders"), let struck = table("struck", "by", "count"),
            let hours = value.member("hours")?.elements, let taxes = value.member("vat")?.elements
        else { return nil }
        orders = Tally(count, Money(cents: cents))
        (self.services, self.products, self.options) = (services, products, options)
        (self.offers, self.paid, self.struck) = (offers, paid, struck)
        for element in hours {
            guard let hour = element.member("hour")?.integer, let tally = tally(element, "orders") else {
                return nil
            }
            self.hours[hour] = tally
        }
        for element in taxes {
            guard let service = element.member("service")?.text,
                let rate = element.member("rate")?.text.flatMap({ VATRate($0) }),
                let gross = element.member("grossCents")?.integer,
                let tax = element.member("vatCents")?.integer
            else { return nil }
            self.taxes[TaxKey(service: service, rate: rate)] = Tax(
                gross: Money(cents: gross),
                tax: Money(cents: tax)
            )
        }
    }
}
