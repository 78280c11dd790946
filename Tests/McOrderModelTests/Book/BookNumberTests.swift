import Testing

@testable import McOrderModel

@Suite struct BookNumberTests {
    @Test(arguments: [
        ("4", 4000), ("-18.5", -18_500), ("\u{2212}18,5", -18_500), ("+3.25", 3250), ("0.001", 1), ("-0", 0),
        ("999999.999", 999_999_999),
    ])
    func `a number is read with point or comma`(_ text: String, _ thousandths: Int) {
        #expect(BookNumber(text)?.thousandths == thousandths)
    }

    @Test(arguments: ["", "-", ".", "1.", ".5", "1.2345", "1000000", "1e3", "4 °C", "--1", "1,2,3", "٤"])
    func `nothing else is a number`(_ text: String) {
        #expect(BookNumber(text) == nil)
    }

    @Test(arguments: ["4", "-18.5", "3.25", "0.001", "-0.05", "0"])
    func `a number is written as it is read`(_ text: String) {
        #expect(BookNumber(text)?.description == text)
    }
}
