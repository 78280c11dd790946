import McOrderModel
import Testing

@Suite struct OrderNumberTests {
    @Test(arguments: [("1", 1), ("9", 9), ("10", 10), ("999999999", 999_999_999)])
    func `a decimal number in the range is read`(_ text: String, _ value: Int) {
        #expect(OrderNumber(text)?.value == value)
    }

    @Test(
        arguments: [
            "", "0", "00", "09", "-1", "+1", " 9", "9 ", "9.0", "1e3", "0x9", "1000000000", "9999999999",
            "99999999999999999999", "９", "٩", "1_0", "9\u{0}", "nine",
        ]
    )
    func `any other text is refused`(_ text: String) {
        #expect(OrderNumber(text) == nil)
    }

    @Test(arguments: [Int.min, -1, 0, 1_000_000_000, Int.max])
    func `a value out of range is refused`(_ value: Int) {
        #expect(OrderNumber(value) == nil)
    }

    @Test func `the first number is one, and the next is two`() {
        #expect(OrderNumber.first.value == 1)
        #expect(OrderNumber.first.next?.value == 2)
    }

    @Test func `the last number has no next number`() throws {
        let last = try #require(OrderNumber(999_999_999))
        #expect(last.next == nil)
    }

    @Test func `numbers are ordered by value, not by digits`() throws {
        let (nine, ten) = (try #require(OrderNumber(9)), try #require(OrderNumber(10)))
        #expect(nine < ten)
    }

    @Test func `a number is written in plain digits`() throws {
        #expect(try #require(OrderNumber(999_999_999)).description == "999999999")
    }
}
