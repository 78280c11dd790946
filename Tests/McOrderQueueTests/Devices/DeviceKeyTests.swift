import McOrderModel
import Testing

@testable import McOrderQueue

@Suite struct DeviceKeyTests {
    private static let base64 = "djMuauSWL0yVwXEBe0TcrlISSbInP+sfmjZKv4vn+CQ="
    private static let digits = "76332e6ae4962f4c95c171017b44dcae521249b2273feb1f9a364abf8be7f824"

    @Test(arguments: [base64, digits, digits.uppercased()])
    func `the hash of an erased device is read as it is stored and as it is printed`(text: String) throws {
        let key = try #require(DeviceKey(text))
        #expect(key.description == Self.digits)
        #expect(key.stored == Self.base64)
        #expect(DeviceKey(key.description) == key)
        #expect(DeviceKey.printed(text) == Self.digits)
    }

    @Test func `a UDID is read in either case, and printed and stored as orders write it`() throws {
        let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"
        let key = try #require(DeviceKey(udid.lowercased()))
        #expect(key == .plain(try #require(DeviceID(udid))))
        #expect(key.description == udid && key.stored == udid)
    }

    @Test(arguments: [
        "", "nobody", String(digits.dropLast()), digits + "0", "g" + digits.dropFirst(),
        String(base64.dropLast()), "=" + base64.dropFirst(), " " + digits.dropFirst(), "u",
    ])
    func `any other text is not a key, and is printed unchanged`(text: String) {
        #expect(DeviceKey(text) == nil)
        #expect(DeviceKey.printed(text) == text)
    }
}
