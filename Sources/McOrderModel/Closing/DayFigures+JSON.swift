extension DayFigures {
    /// The members that a close prints and stores. Source: docs/close.md.
    package var json: JSONValue {
        [
            "orders": orders.count, "grossCents": orders.money.cents,
            "services": Self.list(services, "service", "orders"), "vat": sortedTaxes.map(Self.json),
            "products": Self.list(products, "name", "count"), "options": Self.list(options, "name", "count"),
            "offers": Self.list(offers, "name", "count"), "hours": Self.list(hours, "hour", "orders"),
            "paid": Self.list(paid, "kind", "orders"), "struck": Self.list(struck, "by", "count"),
            "struckCents": struck.values.map(\.money).total().cents,
        ]
    }

    /// The rates, sorted by service and rate.
    package var sortedTaxes: [(key: TaxKey, value: Tax)] {
        taxes.sorted { ($0.key.service, $0.key.rate) < ($1.key.service, $1.key.rate) }
    }

    /// Counts by name or hour, as a close writes them, sorted by that.
    package static func list<Key: Comparable & JSONConvertible>(
        _ tallies: [Key: Tally],
        _ name: String,
        _ count: String
    ) -> JSONValue {
        .array(
            tallies.sorted { $0.key < $1.key }.map {
                [name: $0.key, count: $0.value.count, "cents": $0.value.money.cents]
            }
        )
    }

    private static func json(_ key: TaxKey, _ tax: Tax) -> JSONValue {
        [
            "service": key.service, "rate": key.rate, "netCents": tax.net.cents, "vatCents": tax.tax.cents,
            "grossCents": tax.gross.cents,
        ]
    }

    /// Counts by name or hour as ``list(_:_:_:)`` writes them; an absent list is empty. `nil` if it is not
    /// one.
    static func tallies<Key>(
        _ list: JSONValue?,
        _ name: String,
        _ count: String,
        _ key: (JSONValue) -> Key?
    ) -> [Key: Tally]? {
        let tallies = (list?.elements ?? []).mapOrNil { element -> (Key, Tally)? in
            guard let key = element.member(name).flatMap(key),
                let number = element.member(count)?.integer,
                let cents = element.member("cents")?.integer
            else { return nil }
            return (key, Tally(number, Money(cents: cents)))
        }
        return tallies.map { Dictionary($0, uniquingKeysWith: { $1 }) }
    }

    /// Reads figures from a value with the members of ``json``; `nil` if it is not one.
    package init?(_ value: JSONValue) {
        func table<Key>(
            _ member: String,
            _ name: String,
            _ count: String,
            _ key: (JSONValue) -> Key?
        ) -> [Key: Tally]? {
            value.member(member).flatMap { Self.tallies($0, name, count, key) }
        }
        guard let count = value.member("orders")?.integer, let cents = value.member("grossCents")?.integer,
            let services = table("services", "service", "orders", \.text),
            let products = table("products", "name", "count", \.text),
            let options = table("options", "name", "count", \.text),
            let offers = table("offers", "name", "count", \.text),
            let paid = table("paid", "kind", "orders", \.text),
            let struck = table("struck", "by", "count", \.text),
            let hours = table("hours", "hour", "orders", \.integer), let taxes = value.member("vat")?.elements
        else { return nil }
        orders = Tally(count, Money(cents: cents))
        (self.services, self.products, self.options) = (services, products, options)
        (self.offers, self.paid, self.struck, self.hours) = (offers, paid, struck, hours)
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
