import McOrderModel
import OrderTesting
import Testing

@Suite struct OrderCodeTests {
    private func code(_ number: Int, _ udid: String) throws -> OrderCode {
        OrderCode(number: try #require(OrderNumber(number)), device: try #require(DeviceID(udid)))
    }

    @Test func `the sample's code is 9-624`() throws {
        #expect(try code(9, SampleOrder.udid).description == "9-624")
    }

    @Test(
        arguments: [
            ("00000000-0000-0000-0000-000000000007", "12-007"),
            ("00000000-0000-0000-0000-00000000002A", "12-042"),
            ("00000000-0000-0000-0000-0000000003E8", "12-000"),
        ]
    )
    func `there are always three check digits`(_ udid: String, _ text: String) throws {
        #expect(try code(12, udid).description == text)
    }

    @Test(arguments: ["9-624", "1-000", "999999999-999", "12-007"])
    func `a written code is read back`(_ text: String) throws {
        #expect(try #require(OrderCode(text)).description == text)
    }

    @Test func `a code that is read equals the one that was computed`() throws {
        #expect(OrderCode("9-624") == (try code(9, SampleOrder.udid)))
    }

    @Test(
        arguments: [
            "", "-", "9", "9-", "-624", "9-62", "9-6244", "09-624", "0-624", "9 624", "9–624", "9-624 ",
            " 9-624",
            "9--24", "9-+24", "9-6-4", "9-٦٢٤", "1000000000-624", "9-62４",
        ]
    )
    func `any other text is not a code`(_ text: String) {
        #expect(OrderCode(text) == nil)
    }
}
