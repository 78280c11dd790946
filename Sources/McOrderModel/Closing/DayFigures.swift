/// What collected orders add up to. The figures of a day are the sum of those of its orders, so nothing is
/// computed twice.
package struct DayFigures: Hashable, Sendable {
    /// A number of things and their sum of money.
    package struct Tally: Hashable, Sendable {
        package var count: Int
        package var money: Money

        package init(_ count: Int, _ money: Money) {
            (self.count, self.money) = (count, money)
        }

        static func + (left: Tally, right: Tally) -> Tally {
            Tally(left.count + right.count, left.money + right.money)
        }
    }

    /// A rate of value added tax at a service.
    package struct TaxKey: Hashable, Sendable {
        /// The service's id, or `to-go` at a restaurant without services.
        package let service: String
        package let rate: VATRate
    }

    /// Prices with and without tax.
    package struct Tax: Hashable, Sendable {
        package var gross: Money
        package var tax: Money

        package var net: Money { gross - tax }

        static func + (left: Tax, right: Tax) -> Tax {
            Tax(gross: left.gross + right.gross, tax: left.tax + right.tax)
        }
    }

    /// The number of orders and what they cost.
    package var orders = Tally(0, .zero)
    package var services: [String: Tally] = [:]
    package var taxes: [TaxKey: Tax] = [:]
    /// By the text of the line without options.
    package var products: [String: Tally] = [:]
    package var options: [String: Tally] = [:]
    /// The reductions, by the name of the offer.
    package var offers: [String: Tally] = [:]
    /// By the hour of collection, 0 to 23.
    package var hours: [Int: Tally] = [:]
    /// By the kind of payment; an empty text where it is not known.
    package var paid: [String: Tally] = [:]
    /// Struck lines, by who struck them.
    package var struck: [String: Tally] = [:]

    package init() {}

    /// The kind of payment of what was paid ahead.
    package static let ahead = "ahead"

    /// The figures of one collected order.
    ///
    /// - Parameter hour: the hour at which it was collected, in the restaurant's time.
    package init(_ order: QueuedOrder, hour: Int, payment: Payment?) {
        let total = Tally(1, order.total)
        let service = order.details.service
        let serviceID = service?.id.description ?? VATPlace.toGo.rawValue
        orders = total
        services = [serviceID: total]
        hours = [hour: total]
        paid = [:]
        if order.paidAhead > .zero { paid[Self.ahead] = Tally(1, order.paidAhead) }
        if order.paidAhead < order.total || order.total == .zero {
            paid[payment?.rawValue ?? ""] = Tally(1, order.rest)
        }
        var gross: [VATRate: Money] = [:]
        for line in order.keptLines {
            products.merge([line.figureName: Tally(1, line.price)], uniquingKeysWith: +)
            for option in line.details?.options ?? [] {
                self.options.merge(
                    [option.figureName: Tally(option.count, option.price)],
                    uniquingKeysWith: +
                )
            }
            for share in line.details?.shares(of: line.price) ?? [] {
                gross.merge([share.rates[service?.place ?? .toGo]: share.gross], uniquingKeysWith: +)
            }
        }
        for (rate, money) in gross {
            taxes[TaxKey(service: serviceID, rate: rate)] = Tax(gross: money, tax: rate.tax(in: money))
        }
        for offer in order.details.offers {
            offers.merge([offer.name: Tally(1, offer.saved)], uniquingKeysWith: +)
        }
        for line in order.struckLines {
            struck.merge([line.struck?.by ?? "": Tally(1, line.price)], uniquingKeysWith: +)
        }
    }

    /// Adds other figures, or takes them away again.
    package mutating func add(_ other: DayFigures, isCorrection: Bool = false) {
        let sign = isCorrection ? -1 : 1
        func signed(_ tally: Tally) -> Tally {
            Tally(sign * tally.count, Money(cents: sign * tally.money.cents))
        }
        func merge<Key>(_ table: WritableKeyPath<DayFigures, [Key: Tally]>) {
            self[keyPath: table].merge(other[keyPath: table].mapValues(signed), uniquingKeysWith: +)
            self[keyPath: table] = self[keyPath: table].filter { $0.value != Tally(0, .zero) }
        }
        orders = orders + signed(other.orders)
        for table in [\Self.services, \.products, \.options, \.offers, \.paid, \.struck] { merge(table) }
        merge(\.hours)
        let signedTaxes = other.taxes.mapValues {
            Tax(gross: Money(cents: sign * $0.gross.cents), tax: Money(cents: sign * $0.tax.cents))
        }
        taxes = taxes.merging(signedTaxes, uniquingKeysWith: +)
            .filter { $0.value != Tax(gross: .zero, tax: .zero) }
    }
}
