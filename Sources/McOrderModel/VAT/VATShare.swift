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
    /// The content with the rates of a day. Without a table it has no tax.
    package func taxed(by taxes: TaxTable?, on day: CivilDay) -> LineContent {
        let parts = parts.map { part in
            Part(
                product: part.product,
                name: part.name,
                options: part.options,
                knownAllergens: part.knownAllergens,
                facts: part.facts,
                tax: part.tax.flatMap { tax in
                    taxes?.rates(of: tax.taxClass, on: day).map { Tax(taxClass: tax.taxClass, rates: $0) }
                },
                price: part.price,
                rank: part.rank
            )
        }
        return LineContent(parts: parts, isLarge: isLarge, price: price)
    }

    /// The shares of a charged price in the classes of its parts, in the order of the parts. An option's
    /// price belongs to its part; the rest of a menu's price is split in proportion to the single prices of
    /// its parts. A price that was reduced is split in proportion to the shares of the full one.
    package func shares(of charged: Money) -> [VATShare] {
        let ranks = parts.map(\.rank)
        let optionPrices = parts.map { $0.options.lazy.map(\.price).total() }
        // A person may have accepted a price below that of its options.
        let base = max(.zero, price - optionPrices.total())
        let full = zip(base.split(by: parts.map(\.price.cents), ranks: ranks), optionPrices).map { $0 + $1 }
        let amounts =
            charged == full.total() ? full : charged.split(by: full.map(\.cents), ranks: ranks)
        return zip(parts, amounts).compactMap { part, amount in
            part.tax.flatMap { tax in
                tax.rates.map { VATShare(taxClass: tax.taxClass, gross: amount, rates: $0) }
            }
        }
    }
}
