import McOrderModel
import Testing

@Suite struct MoneyTests {
    @Test(
        arguments: [
            ("6.75", 675), ("1.20", 120), ("1.2", 120), ("6.750000", 675), ("0.00", 0), ("0.05", 5),
            ("0.5", 50), ("10.0", 1000), ("9999999.99", 999_999_999), ("1.20000000000000000000000000", 120),
            ("3.00000", 300),
        ]
    )
    func `a price of whole cents is read`(_ text: String, _ cents: Int) {
        #expect(Money(text)?.cents == cents)
    }

    @Test(
        arguments: [
            "", ".", "6", "6.", ".75", "06.75", "00.50", "-1.20", "+1.20", " 1.20", "1.20 ", "1,20", "1.2.3",
            "6.755", "6.7500001", "1e2", "1.2e1", "0x1.8", "inf", "nan", "١.٢٠", "１.20", "1.20€", "1 000.00",
            "1_0.00", "10000000.00", "12345678901234567890.00", "1.20\u{0}", "1.2\u{301}0",
        ]
    )
    func `any other text is not a price`(_ text: String) {
        #expect(Money(text) == nil)
    }

    @Test(
        arguments: [
            (0, "0.00"), (5, "0.05"), (50, "0.50"), (120, "1.20"), (675, "6.75"), (100_000, "1000.00"),
            (-5, "-0.05"), (-675, "-6.75"),
        ]
    )
    func `a price is written with a point and two decimals`(_ cents: Int, _ text: String) {
        #expect(Money(cents: cents).decimalText == text)
    }

    @Test func `every amount below a hundred euros is unchanged after writing and reading`() {
        let changed = (0..<10_000).filter { Money(Money(cents: $0).decimalText)?.cents != $0 }
        #expect(changed.isEmpty)
    }

    @Test func `the smallest amount can be written`() {
        #expect(Money(cents: .min).decimalText == "-92233720368547758.08")
    }

    @Test func `a slice of a text is read like a text`() {
        #expect(Money("EUR 6.75".dropFirst(4)) == Money(cents: 675))
    }

    @Test func `amounts add up to the cent`() {
        #expect(Array(repeating: Money(cents: 10), count: 3).total() == Money(cents: 30))
    }

    @Test func `the total of no amounts is zero`() {
        #expect([Money]().total() == .zero)
    }

    @Test func `the largest order does not overflow`() {
        let largest = Array(repeating: Money(cents: 999_999_999), count: 100)
        #expect(largest.total().cents == 99_999_999_900)
    }

    @Test func `a difference may be negative`() {
        #expect(Money(cents: 120) - Money(cents: 675) == Money(cents: -555))
    }

    @Test func `amounts are ordered by their value`() {
        #expect(Money(cents: 99) < Money(cents: 100))
        #expect(!(Money(cents: 100) < Money(cents: 100)))
    }
}
