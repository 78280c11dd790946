/// The part of a line's price that belongs to one class of value added tax.
package struct VATShare: Hashable, Sendable {
    package let taxClass: VATClassID
    /// The part of the price, tax included.
    package let gross: Money
    /// The rates when the order was received.
    package let rates: VATRates
}

extension Money {
    /// Splits an amount in proportion to weights by the method of the largest remainder; of equal remainders
    /// the one of the lowest rank is rounded up first. The parts add up to the amount. If all weights are 0,
    /// the first part gets everything.
    ///
    /// - Parameters:
    ///   - weights: numbers of at least 0.
    ///   - ranks: one for each weight; without them the order of the weights decides.
    package func split(by weights: [Int], ranks: [Int]? = nil) -> [Money] {
        let total = weights.reduce(0, +)
        guard total > 0 else { return weights.indices.map { $0 == 0 ? self : .zero } }
        let ranks = ranks ?? Array(weights.indices)
        var parts = weights.map { cents * $0 / total }
        let left = cents - parts.reduce(0, +)
        let byRemainder = weights.indices.sorted { one, other in
            let (first, second) = (cents * weights[one] % total, cents * weights[other] % total)
            return first == second ? ranks[one] < ranks[other] : first > second
        }
        for index in byRemainder.prefix(left) { parts[index] += 1 }
        return parts.map { Money(cents: $0) }
    }
}

extension LineContent {
    /// The shares of a charged price in the classes of its parts, in the order of the parts. An option's
    /// price belongs to its part; the rest of a menu's price is split in proportion to the single prices of
    /// its parts. A price that was reduced is split in proportion to the shares of the full one.
    package func shares(of charged: Money, taxes: TaxTable, on day: CivilDay) -> [VATShare] {
        let ranks = parts.map(\.position)
        let optionPrices = parts.map { $0.options.lazy.map(\.price).total() }
        let base = price - optionPrices.total()
        let full = zip(base.split(by: parts.map(\.price.cents), ranks: ranks), optionPrices).map { $0 + $1 }
        let amounts = charged == price ? full : charged.split(by: full.map(\.cents), ranks: ranks)
        return zip(parts, amounts).compactMap { part, amount in
            guard let taxClass = part.taxClass, let rates = taxes.rates(of: taxClass, on: day) else {
                return nil
            }
            return VATShare(taxClass: taxClass, gross: amount, rates: rates)
        }
    }
}
