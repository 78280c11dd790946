import OrderTesting
import Testing

@testable import McOrderModel

@Suite struct VATTests {
    @Test(
        arguments: [
            ("10", 1000), ("21", 2100), ("5.5", 550), ("0.25", 25), ("0", 0), ("100", 10_000),
            ("exempt", nil),
        ] as [(String, Int?)]
    )
    func `a rate is a percentage with up to two decimals, or exempt`(_ text: String, _ value: Int?) throws {
        let rate = try #require(VATRate(text))
        #expect(rate.hundredths == value)
        #expect(rate.description == text)
    }

    @Test(arguments: ["", "-1", "1.234", "101", "ten", "10%", "1,5", "."])
    func `any other text is not a rate`(_ text: String) {
        #expect(VATRate(text) == nil)
    }

    @Test(arguments: [
        ("10", 1634, 149), ("10", 5, 0), ("10", 6, 1), ("21", 121, 21), ("21", 100, 17), ("exempt", 100, 0),
        ("10", -1634, -149),
    ])
    func `the tax in a price is rounded half up to a cent`(_ rate: String, _ gross: Int, _ tax: Int) throws {
        #expect(try #require(VATRate(rate)).tax(in: Money(cents: gross)).cents == tax)
    }

    @Test func `the rates of the latest period apply, and before the first period those of the first`() throws
    {
        let periods = try [("2026-01-01", "10"), ("2026-07-01", "8")].map { day, rate in
            let rate = try #require(VATRate(rate))
            return TaxTable.Period(
                from: try #require(CivilDay(day)),
                rates: VATRates(here: rate, toGo: rate)
            )
        }
        let food = VATClassID("food")
        let table = TaxTable(name: "IVA", classes: [food: periods])
        for (day, rate) in [
            ("2025-12-31", "10"), ("2026-06-30", "10"), ("2026-07-01", "8"), ("2030-01-01", "8"),
        ] {
            let rates = table.rates(of: food, on: try #require(CivilDay(day)))
            #expect(rates?.here.description == rate)
        }
        #expect(table.rates(of: VATClassID("other"), on: try #require(CivilDay("2026-07-01"))) == nil)
    }

    @Test(arguments: [
        (100, [1, 1, 1], [34, 33, 33]), (100, [2, 1], [67, 33]), (595, [395, 180, 160], [320, 146, 129]),
        (0, [1, 2], [0, 0]), (7, [0, 0], [7, 0]), (1, [0, 5], [0, 1]),
    ])
    func `an amount is split by the largest remainder`(_ amount: Int, _ weights: [Int], _ parts: [Int]) {
        #expect(Money(cents: amount).split(by: weights).map(\.cents) == parts)
    }

    @Test func `of equal remainders the lowest rank is rounded up first`() {
        #expect(Money(cents: 100).split(by: [1, 1, 1], ranks: [2, 0, 1]).map(\.cents) == [33, 34, 33])
    }

    @Test func `the price of a menu's option is taxed with its own part`() throws {
        let catalogue = try SampleBar.read()
        let list = PriceList(catalogue, at: catalogue.restaurants[0])
        let taxes = try #require(catalogue.company.taxes)
        let day = try #require(CivilDay("2026-11-20"))
        let (plain, cheese) = (
            try list.content(of: "Hamburguesa + Cola + Patatas").taxed(by: taxes, on: day),
            try list.content(of: "Hamburguesa [extra queso] + Cola + Patatas").taxed(by: taxes, on: day)
        )
        var expected = plain.shares(of: plain.price).map(\.gross)
        expected[0] = expected[0] + Money(cents: 83)
        #expect(cheese.shares(of: cheese.price).map(\.gross) == expected)
    }

    @Test func `the parts of a random amount add up to it, and none is more than a cent off`() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<20_000 {
            let amount = random.number(in: 0...1_000_000)
            let weights = (0..<random.number(in: 1...6)).map { _ in random.number(in: 0...10_000) }
            let parts = Money(cents: amount).split(by: weights).map(\.cents)
            #expect(parts.reduce(0, +) == amount)
            let total = weights.reduce(0, +)
            guard total > 0 else { continue }
            for (part, weight) in zip(parts, weights) {
                #expect(abs(Double(part) - Double(amount) * Double(weight) / Double(total)) < 1)
            }
        }
    }
}
