/// How many portions of each product were made on each day of business. Pure.
///
/// Source: docs/kitchen-book.md, *The week*.
package struct SalesHistory: Sendable {
    /// What was made longer ago, in days, says nothing any more.
    package static let reach = 70

    /// The days before today on which something was made, ascending.
    package let openDays: [CivilDay]
    /// What was made on each day before today.
    private let portions: [ProductID: [CivilDay: Int]]
    /// What was made today.
    private let today: [ProductID: Int]
    /// How often each product was made in each way.
    private let ways: [ProductID: [MadeLines.Portion: Int]]

    /// - Parameters:
    ///   - made: what was made in ``reach``.
    ///   - days: the restaurant's days of business.
    package init(_ made: MadeLines, _ days: BusinessDays, at now: Timestamp) {
        let present = days.day(of: now)
        var portions: [ProductID: [CivilDay: Int]] = [:]
        var today: [ProductID: Int] = [:]
        var ways: [ProductID: [MadeLines.Portion: Int]] = [:]
        var open: Set<CivilDay> = []
        for (day, counts) in Self.countsByDay(made, days) {
            guard day <= present else { continue }
            if day < present { open.insert(day) }
            for (kind, count) in counts {
                for portion in made.kinds[kind].portions {
                    ways[portion.product, default: [:]][portion, default: 0] += count
                    if day < present {
                        portions[portion.product, default: [:]][day, default: 0] += count
                    } else {
                        today[portion.product, default: 0] += count
                    }
                }
            }
        }
        (self.portions, self.today, self.ways) = (portions, today, ways)
        openDays = open.sorted()
    }

    /// How often each kind of line was made on each day.
    private static func countsByDay(_ made: MadeLines, _ days: BusinessDays) -> [CivilDay: [Int: Int]] {
        var counts: [CivilDay: [Int: Int]] = [:]
        // The day of the line before, which mostly is the same.
        var day = CivilDay(number: 0)
        var span: Range<Timestamp>?
        for line in made.lines {
            if span?.contains(line.making.at) != true {
                day = days.day(of: line.making.at)
                let begin = days.start(of: day)
                span = begin..<max(begin, days.start(of: day.advanced(by: 1)))
            }
            counts[day, default: [:]][line.kind, default: 0] += 1
        }
        return counts
    }

    /// The products that were made.
    package var products: Set<ProductID> { Set(ways.keys) }

    /// What a product was called when it was made last, or at another time; `nil` if it never was.
    package func name(of product: ProductID) -> String? { ways[product]?.keys.map(\.name).min() }

    /// How many portions of a product were made today.
    package func madeToday(_ product: ProductID) -> Int { today[product] ?? 0 }

    /// How often something was sold.
    package func count(of sold: SellableID) -> Int {
        switch sold {
        case .product(let product): ways(of: product).values.reduce(0, +)
        case .choice(let choice):
            ways.values.reduce(0) { sum, ways in
                ways.reduce(sum) { sum, way in
                    way.key.added.contains(choice)
                        ? sum + (way.key.variant.choices[choice] ?? 0) * way.value : sum
                }
            }
        }
    }

    /// In which ways a product was made, and how often.
    func ways(of product: ProductID) -> [MadeLines.Portion: Int] { ways[product] ?? [:] }

    /// How many portions of a product a weekday is expected to need; `nil` if too few days say it.
    ///
    /// - Parameter struck: the days that say nothing about this product.
    package func expectation(
        of product: ProductID,
        on weekday: Weekday,
        without struck: Set<CivilDay> = []
    ) -> Expectation? {
        guard let own = portions[product], let first = own.keys.min() else { return nil }
        // Before it was made first it was not sold yet.
        let days = openDays.filter { $0 >= first && $0.weekday == weekday && !struck.contains($0) }
        return Expectation(days.suffix(Expectation.most).map { .init(day: $0, portions: own[$0] ?? 0) })
    }
}

/// How many portions a day is expected to need: the mean of days like it.
package struct Expectation: Hashable, Sendable {
    /// So many days count.
    static let most = 6
    /// Fewer days say nothing.
    static let least = 2

    package struct Day: Hashable, Sendable {
        package let day: CivilDay
        package let portions: Int

        package init(day: CivilDay, portions: Int) {
            (self.day, self.portions) = (day, portions)
        }
    }

    /// Ascending.
    package let days: [Day]

    /// `nil` for fewer than two days.
    init?(_ days: [Day]) {
        guard days.count >= Self.least else { return nil }
        self.days = days
    }

    /// More than this counts as this: twice what the second highest day had, and 3. One group says little
    /// about the next week.
    private var cap: Int { 2 * days.map(\.portions).sorted()[days.count - 2] + 3 }

    package var portions: Portions {
        let cap = cap
        let sum = days.map { min($0.portions, cap) }.reduce(0, +)
        return Portions(sum: sum, of: days.count)
    }
}

/// A number of portions that is not rounded.
package struct Portions: Hashable, Comparable, Sendable {
    /// Divided by the numbers of days of a mean and by a thousand this is exact.
    private static let unit = 60_000

    let units: Int

    private init(units: Int) { self.units = units }

    /// The mean of so many days, at most six.
    init(sum: Int, of days: Int) { units = sum * (Self.unit / days) }

    package init(_ number: BookNumber) { units = number.thousandths * (Self.unit / 1000) }

    package static let none = Portions(units: 0)

    package static func + (left: Portions, right: Portions) -> Portions {
        Portions(units: left.units + right.units)
    }

    package static func - (left: Portions, right: Portions) -> Portions {
        Portions(units: left.units - right.units)
    }

    package static func < (left: Portions, right: Portions) -> Bool { left.units < right.units }

    /// The number to a tenth, for people.
    package var rounded: BookNumber {
        let tenth = Self.unit / 10
        return BookNumber(thousandths: (units + (units < 0 ? -tenth : tenth) / 2) / tenth * 100)
    }

    /// So much of what each of `each` portions together take.
    func quantity(_ sum: BookQuantity, each: Int) -> BookQuantity {
        Conversion.rounded(Int128(sum.millionths) * Int128(units), Int128(each) * Int128(Self.unit)) ?? .none
    }
}
