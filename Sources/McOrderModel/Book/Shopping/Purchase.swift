/// How many packages were bought of what a list has, as several browsers tick it. Any order in which their
/// ticks arrive, and any repetition, gives one state; no clock matters.
///
/// Source: docs/kitchen-book.md.
package struct Purchase: Hashable, Sendable {
    /// A tick of a browser.
    package struct Tick: Hashable, Sendable {
        package let id: FactID
        /// The item of the list.
        package let item: String
        package let browser: String
        /// The highest number that the browser knew of the item, and one.
        package let number: Int
        /// All packages that this browser bought of the item.
        package let packages: BookNumber
        /// The lot that is on the packages; empty if nobody noted it.
        package var lot = ""
        package var bestBefore: CivilDay?

        package init(id: FactID, item: String, browser: String, number: Int, packages: BookNumber) {
            (self.id, self.item, self.browser) = (id, item, browser)
            (self.number, self.packages) = (number, packages)
        }
    }

    /// The tick that counts of each browser, by its name.
    package let last: [String: Tick]
    /// The highest number of its ticks, above which the next one has to be; 0 without any.
    package let lastNumber: Int

    /// - Parameter ticks: those of one item, in any order.
    package init(_ ticks: [Tick]) {
        last = Dictionary(grouping: ticks, by: \.browser).compactMapValues { ticks in
            ticks.max { ($0.number, $0.id.description) < ($1.number, $1.id.description) }
        }
        lastNumber = ticks.map(\.number).max() ?? 0
    }

    /// How many packages each browser bought, by its name.
    package var byBrowser: [String: BookNumber] {
        last.mapValues(\.packages).filter { $0.value.thousandths != 0 }
    }

    package var packages: BookNumber {
        BookNumber(thousandths: byBrowser.values.map(\.thousandths).reduce(0, +))
    }
}

/// How much of an ingredient has to be bought.
package enum ShoppingNeed {
    /// A rest below that share of a package buys none.
    private static let least = 100

    /// How many packages are needed: what will be used and what is to be kept, less what is there, rounded up
    /// once.
    ///
    /// - Parameters:
    ///   - need: what the recipes need; 0 without recipes.
    ///   - factor: what was used by counts for each that was used by recipes, in thousandths.
    ///   - keep: what is always to be there.
    ///   - package: what a package has, more than 0.
    package static func packages(
        need: BookQuantity,
        factor: Int = 1000,
        keep: BookQuantity,
        there: BookQuantity,
        package: BookQuantity
    ) -> Int {
        let lacking = need.times(thousandths: factor) + keep - there
        guard lacking > .none, package > .none else { return 0 }
        let (whole, rest) = lacking.millionths.quotientAndRemainder(dividingBy: package.millionths)
        return whole + (rest * least >= package.millionths ? 1 : 0)
    }
}
