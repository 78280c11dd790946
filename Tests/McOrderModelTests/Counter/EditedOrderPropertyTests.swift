import Foundation
import OrderTesting
import Testing

@testable import McOrderModel

/// Random orders with random changes at the till: savings, total, tax, close and statistics always agree to
/// the cent.
@Suite struct EditedOrderPropertyTests {
    private static let names = [
        "Gilda", "Gilda", "Hamburguesa", "Hamburguesa [sin cebolla, 2× extra queso]", "Cola",
        "Cola [sin hielo]",
        "Patatas", "Hamburguesa + Cola + Patatas",
        "(G) Hamburguesa [extra queso] + Cola [sin hielo] + Patatas",
    ]

    /// How many sequences are tried: 2,000, or `MCORDER_SEQUENCES`.
    private static let sequences =
        ProcessInfo.processInfo.environment["MCORDER_SEQUENCES"].flatMap { Int($0) } ?? 2000

    /// Catalogues with prices of all remainders, so that each rounding occurs.
    private static func catalogues() throws -> [Catalogue] {
        var random = SeededGenerator(seed: 20)
        return try (0..<12).map { _ in
            var files = SampleBar.files
            for (part, prices) in [
                (CatalogueReader.Part.products, ["2.50", "8.00", "1.80", "1.99", "0.15"]),
                (.restaurants, ["2.20"]), (.options, ["0.83"]),
            ] {
                for price in prices {
                    let cents = random.number(in: 0...999)
                    let text = "\"\(Money(cents: cents).decimalText)\""
                    files[part] = files[part]?.replacing("\"\(price)\"", with: text)
                }
            }
            files[.offers] = files[.offers]?.replacing("15", with: "\(random.number(in: 1...99))")
            return try CatalogueReader.read(
                files: files.mapValues { .success(Array($0.utf8)) },
                hasImage: { _ in true }
            )
        }
    }

    @Test func `savings, total, tax and statistics agree after any sequence of changes`() throws {
        let catalogues = try Self.catalogues()
        for seed in 0..<Self.sequences {
            var random = SeededGenerator(seed: UInt64(seed))
            let catalogue = catalogues[seed % catalogues.count]
            let service = random.pick(["to-go", "table"], or: "")
            var lines = (0..<random.number(in: 1...6)).map { _ in random.pick(Self.names, or: "") }
            if service == "to-go", Bool.random(using: &random) { lines.append("Bolsa") }
            let terms = OrderTerms(
                service: ServiceID(service),
                table: service == "table" ? "4" : nil,
                coupon: random.pick([nil, "AMIGO"], or: nil)
            )
            let time = random.pick([SampleSale.morning, SampleSale.evening], or: SampleSale.morning)
            var sale = try SampleSale(
                lines,
                terms,
                at: time,
                in: catalogue,
                current: random.pick([nil, catalogues[(seed + 1) % catalogues.count]], or: nil)
            )
            var steps = ["\(lines) \(terms)"]
            expectAgreement(of: sale, seed, steps)
            for _ in 0..<random.number(in: 1...6) {
                sale.wait(.seconds(random.number(in: 0...4) * 3600))
                steps.append(try change(&sale, &random))
                expectAgreement(of: sale, seed, steps)
            }
        }
    }

    private func change(_ sale: inout SampleSale, _ random: inout SeededGenerator) throws -> String {
        let before = sale.order.total
        // Only the service of a collected order can change.
        switch sale.order.state.isOpen ? random.number(in: 0...5) : 5 {
        case 0, 1:
            let line = random.number(in: 0...sale.lines.count - 1)
            guard (try? sale.strike(line)) != nil else { return "strike \(line) refused" }
            if sale.order.total > before { Issue.record("a strike makes it dearer") }
            return "strike \(line)"
        case 2, 3:
            let name = random.pick(Self.names, or: "")
            try sale.add(name)
            let list = PriceList(
                try #require(sale.catalogues.current),
                at: sale.catalogues.current?.restaurants[0],
                service: sale.order.details.service?.id
            )
            let full = try list.content(of: name).price
            if sale.order.total > before + full { Issue.record("\(name) makes it dearer than its price") }
            return "add \(name)"
        case 4:
            sale.collect()
            return "collect"
        default:
            let service = random.pick(["to-go", "table"], or: "")
            var asked: Money?
            do throws(EditedOrder.Failure) {
                try sale.move(to: service)
            } catch {
                if case .costsMore(from: before, let dearer) = error { asked = dearer }
                #expect(sale.order.total == before && asked != nil)
            }
            if let asked { try sale.move(to: service, agreed: asked) }
            #expect(sale.order.total <= asked ?? before)
            if sale.order.state.isOpen {
                let bags = sale.lines.filter { $0.text == "Bolsa" }
                #expect(bags.count == (service == "to-go" ? 1 : 0))
            }
            #expect(service == "table" || sale.order.details.table == nil)
            return "move \(service)"
        }
    }

    /// Records an issue if any two sums of the order differ. A plain comparison is faster than an expectation
    /// for each.
    private func expectAgreement(of sale: SampleSale, _ seed: Int, _ steps: [String]) {
        let order = sale.order
        let full = order.keptLines.map { $0.details?.reduction?.full ?? $0.price }.total()
        let figures = DayFigures(order, hour: 1, payment: .card)
        let statistics = Self.statistics(of: sale)
        let sums: [(String, Money)] = [
            ("lines", order.keptLines.map(\.price).total()),
            ("full prices less savings", full - order.details.offers.map(\.saved).total()),
            ("full prices less the close's savings", full - figures.offers.values.map(\.money).total()),
            ("the close's takings", figures.orders.money),
            ("tax", figures.taxes.values.map(\.gross).total()),
            ("net and tax", figures.taxes.values.map { $0.net + $0.tax }.total()),
            ("products", figures.products.values.map(\.money).total()),
            ("payment", figures.paid.values.map(\.money).total()),
            ("statistics' takings", statistics.takings),
            ("statistics' products", (statistics.products + statistics.menus).map(\.money).total()),
        ]
        for (name, sum) in sums where sum != order.total {
            Issue.record("sequence \(seed): \(name) \(sum) ≠ \(order.total): \(steps)")
        }
        for line in order.keptLines {
            let details = line.details
            let most = details?.reduction?.full ?? line.price
            guard (details?.shares(of: line.price) ?? []).map(\.gross).total() == line.price,
                line.price >= .zero,
                line.price <= most, details.map({ LineTerms(stored: $0.stored) == $0 }) ?? true
            else {
                Issue.record("sequence \(seed): \(line): \(steps)")
                continue
            }
        }
    }

    private static func statistics(of sale: SampleSale) -> Statistics {
        let order = sale.order
        let lines = order.keptLines.map {
            Statistics.Entry.Line($0)
        }
        let entry = Statistics.Entry(
            udid: "",
            state: .collected,
            total: order.total,
            receivedAt: order.receivedAt,
            arrivedAt: nil,
            firstPreparingAt: nil,
            collectedAt: sale.now,
            isNewDevice: true,
            lines: lines
        )
        return Statistics([entry], zone: nil)
    }
}
