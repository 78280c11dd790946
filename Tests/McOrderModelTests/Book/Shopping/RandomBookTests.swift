import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// How many random books there are: 2000, or `MCORDER_BOOKS`.
private let books = ProcessInfo.processInfo.environment["MCORDER_BOOKS"].flatMap { Int($0) } ?? 2000

/// Quantities, stocks, lists and ticks of random books, against second implementations that are as simple as
/// can be.
@Suite(.timeLimit(.minutes(books > 2000 ? 60 : 5))) struct RandomBookTests {
    /// The base units of so many thousandths, in millionths, rounded by long division of decimals.
    private func converted(_ amount: BookNumber, _ from: BookUnit, _ to: Conversion) -> Int? {
        func gramsPerUnit(_ kind: BookUnit.Kind) -> Decimal? {
            switch kind {
            case .mass: 1
            case .volume: to.gramsPerLitre.map { Decimal($0.thousandths) / 1_000_000 }
            case .pieces: to.gramsPerPiece.map { Decimal($0.thousandths) / 1000 }
            }
        }
        let base = Decimal(amount.thousandths) * Decimal(from.baseUnits) / 1000
        var exact = base * 1_000_000
        if from.kind != to.unit.kind {
            guard let grams = gramsPerUnit(from.kind), let other = gramsPerUnit(to.unit.kind), other > 0
            else {
                return nil
            }
            exact = base * grams * 1_000_000 / other
        }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 0, .plain)
        return NSDecimalNumber(decimal: rounded).intValue
    }

    @Test func `a quantity is converted and rounded once`() {
        var random = SeededGenerator(seed: 67)
        for _ in 0..<books {
            let conversion = Conversion(
                unit: random.pick(BookUnit.allCases, or: .gram),
                gramsPerPiece: Bool.random(using: &random)
                    ? BookNumber(thousandths: random.number(in: 1...400_000)) : nil,
                gramsPerLitre: Bool.random(using: &random)
                    ? BookNumber(thousandths: random.number(in: 1...2_000_000)) : nil
            )
            let amount = BookNumber(thousandths: random.number(in: 0...99_999))
            let unit = random.pick(BookUnit.allCases, or: .gram)
            let found = conversion.quantity(amount, unit)?.millionths
            let wanted = converted(amount, unit, conversion)
            #expect(found == wanted.map { min($0, 1_000_000_000_000_000) }, "\(amount) \(unit) \(conversion)")
        }
    }

    @Test func `what is there follows from walking through what happened`() {
        var random = SeededGenerator(seed: 68)
        let kinds = [Stock.Change.Kind.count, .bought, .waste, .used]
        for _ in 0..<books {
            var changes = (0..<random.number(in: 0...12)).map { seq in
                Stock.Change(
                    random.pick(kinds, or: .count),
                    at: at(random.number(in: -15_000...0)),
                    seq: Int64(seq),
                    BookQuantity(millionths: random.number(in: 0...9_000_000))
                )
            }
            // What preparations had when it was counted belongs to the count.
            for count in changes where count.kind == .count && Bool.random(using: &random) {
                changes.append(
                    Stock.Change(.prepared, at: count.at, seq: count.seq, BookQuantity(millionths: 7))
                )
            }
            var there: Int?
            var counted = noon
            let place = { (change: Stock.Change) in (change.at, change.seq, change.kind == .prepared ? 1 : 0)
            }
            for change in changes.sorted(by: { place($0) < place($1) }) {
                switch change.kind {
                case .count: (there, counted) = (change.quantity.millionths, change.at)
                case .bought, .prepared: there = there.map { $0 + change.quantity.millionths }
                case .waste, .used: there = there.map { $0 - change.quantity.millionths }
                }
            }
            let isOld = noon - counted > .seconds(8 * 86_400)
            let stock = Stock(changes.shuffled(using: &random), at: noon)
            #expect(stock.mustBeCounted == (isOld || (there ?? -1) < 0), "\(changes)")
            #expect(stock.there.millionths == (stock.mustBeCounted ? 0 : there), "\(changes)")
        }
    }

    @Test func `packages are bought one by one until a crumb is missing`() {
        var random = SeededGenerator(seed: 69)
        for _ in 0..<books {
            let (need, keep, there) = (
                random.number(in: 0...5000), random.number(in: 0...5000), random.number(in: 0...9000)
            )
            let (package, factor) = (random.number(in: 1...900), random.number(in: 500...5000))
            var lacking = need * factor + keep * 1000 - there * 1000
            var packages = 0
            while lacking > 0, lacking * 100 >= package * 1000 {
                packages += 1
                lacking -= package * 1000
            }
            let found = ShoppingNeed.packages(
                need: BookQuantity(millionths: need * 1000),
                factor: factor,
                keep: BookQuantity(millionths: keep * 1000),
                there: BookQuantity(millionths: there * 1000),
                package: BookQuantity(millionths: package * 1000)
            )
            #expect(found == packages, "\(need) \(keep) \(there) \(package) \(factor)")
        }
    }

    @Test func `three browsers with two tabs each end with one list, in whatever order their ticks arrive`()
        throws
    {
        var random = SeededGenerator(seed: 70)
        for _ in 0..<books {
            var ticks: [Purchase.Tick] = []
            // What each tab has heard of.
            var known = Array(repeating: Set<Int>(), count: 6)
            for number in 0..<random.number(in: 1...12) {
                let tab = Int.random(in: 0..<6, using: &random)
                if Bool.random(using: &random) { known[tab].formUnion(ticks.indices) }
                let highest = known[tab].map { ticks[$0].number }.max() ?? 0
                let tick = Purchase.Tick(
                    id: try #require(FactID(UUID().uuidString)),
                    item: "oil",
                    browser: ["Ane", "Beñat", "Maite"][tab / 2],
                    number: highest + 1,
                    packages: BookNumber(random.number(in: 0...9))
                )
                known[tab].insert(number)
                ticks.append(tick)
            }
            let purchase = Purchase(ticks)
            var packages = 0
            for browser in Set(ticks.map(\.browser)) {
                let own = ticks.filter { $0.browser == browser }
                let highest = own.map(\.number).max() ?? 0
                let last = own.filter { $0.number == highest }.max { $0.id.description < $1.id.description }
                packages += last?.packages.thousandths ?? 0
            }
            #expect(purchase.packages.thousandths == packages)
            // Who knew of everything before the last tick has the last word about its browser.
            if let last = ticks.indices.last,
                known.contains(where: { $0.count == ticks.count && $0.contains(last) })
            {
                #expect(purchase.last[ticks[last].browser]?.id == ticks[last].id)
            }
            let again = ticks + ticks.shuffled(using: &random).prefix(3)
            #expect(Purchase(again.shuffled(using: &random)) == purchase)
        }
    }
}
