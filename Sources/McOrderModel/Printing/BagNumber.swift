/// Which bag of its order a ticket is for.
package struct BagNumber: Hashable, Sendable {
    /// How many bags of an order may be printed at once.
    package static let counts = 1...20

    /// 1 for the first bag.
    package let number: Int
    /// How many bags the order has; `nil` if nobody said so.
    package let count: Int?

    package init(_ number: Int, of count: Int? = nil) {
        self.number = number
        self.count = count
    }

    /// The tickets that somebody asks for: one for each of `count` bags, or for one bag more.
    ///
    /// - Parameter last: the bag of the order's last ticket; 0 if it has none.
    package static func asked(_ count: Int?, after last: Int) -> [BagNumber] {
        guard let count else { return [BagNumber(last + 1)] }
        return (1...max(1, count)).map { BagNumber($0, of: count) }
    }
}
