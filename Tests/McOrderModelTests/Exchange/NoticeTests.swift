import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Notice*.
@Suite struct NoticeTests {
    private static let at = Timestamp(seconds: 1_795_204_045)

    private func notice(_ kind: Notice.Kind = .cancel, at: Timestamp = at) throws -> Notice {
        let device = try #require(DeviceID(SampleOrder.udid))
        let number = try #require(OrderNumber(9))
        return Notice(kind, of: OrderIdentity(device: device, number: number), at: at)
    }

    private static func text(
        format: String = "1",
        type: String = #""cancel""#,
        udid: String = #""975319E0-43ED-435F-AA81-0B4F051B3768""#,
        number: String = #""9""#,
        at: String = #""2026-11-20T19:47:25Z""#,
        more: String = ""
    ) -> String {
        #"{"format":\#(format),"type":\#(type),"udid":\#(udid),"number":\#(number),"at":\#(at)\#(more)}"#
    }

    @Test func `a notice is written in the form of the documentation`() throws {
        let expected = """
            {
              "format": 1,
              "type": "cancel",
              "udid": "975319E0-43ED-435F-AA81-0B4F051B3768",
              "number": "9",
              "at": "2026-11-20T19:47:25Z"
            }

            """
        #expect(String(decoding: try notice().json, as: UTF8.self) == expected)
    }

    @Test(arguments: Notice.Kind.allCases)
    func `a notice is unchanged after writing and reading`(kind: Notice.Kind) throws {
        let notice = try notice(kind)
        #expect(try Notice(json: notice.json) == notice)
    }

    @Test func `the time of a notice is in whole seconds`() throws {
        let notice = try notice(at: Self.at + .milliseconds(999))
        #expect(notice.at == Self.at)
        #expect(try Notice(json: notice.json) == notice)
    }

    @Test func `unknown keys, spaces and lower-case letters do not change a notice`() throws {
        let udid = #""975319e0-43ed-435f-aa81-0b4f051b3768""#
        let text = " " + Self.text(udid: udid, more: #","place":{"lat":1},"x":null"#) + "\n"
        let read = try Notice(json: Array(text.utf8))
        #expect(read == (try notice()))
        #expect(read.contentHash == (try notice().contentHash))
    }

    @Test(
        arguments: [
            ("", OrderError.notJSON(offset: 0)), ("{", .notJSON(offset: 1)), ("[]", .wrongShape(path: "")),
            ("{}", .wrongShape(path: ".format")), (text(format: "2"), .wrongShape(path: ".format")),
            (text(format: #""1""#), .wrongShape(path: ".format")),
            (text(type: #""pay""#), .wrongShape(path: ".type")),
            (text(type: "null"), .wrongShape(path: ".type")),
            (text(type: #""Cancel""#), .wrongShape(path: ".type")),
            (text(udid: "null"), .wrongShape(path: ".udid")), (text(udid: #""x""#), .badUDID("x")),
            (text(number: "9"), .wrongShape(path: ".number")), (text(number: #""0""#), .badNumber("0")),
            (text(number: #""09""#), .badNumber("09")), (text(at: "0"), .wrongShape(path: ".at")),
            (text(at: #""2026-02-30T00:00:00Z""#), .badDate("2026-02-30T00:00:00Z")),
            (text(at: #""2026-11-20 19:47:25""#), .badDate("2026-11-20 19:47:25")),
            (text(udid: #""x""#, number: #""0""#, at: #""y""#), .badUDID("x")),
            (text(number: #""0""#, at: #""y""#), .badNumber("0")),
            (text(more: #","x":"\u0000""#), .controlCharacter(offset: 120)),
            (text() + text(), .notJSON(offset: 115)),
        ] as [(String, OrderError)]
    )
    func `an invalid notice is refused for the first error`(text: String, error: OrderError) throws {
        #expect(throws: error) { try Notice(json: Array(text.utf8)) }
    }

    @Test func `bytes that are not UTF-8, nested too deeply or too many are refused`() throws {
        #expect(throws: OrderError.notUTF8) { try Notice(json: [0x7B, 0xFF]) }
        let deep = String(repeating: "[", count: 8) + String(repeating: "]", count: 8)
        #expect(throws: OrderError.self) { try Notice(json: Array(Self.text(more: #","x":\#(deep)"#).utf8)) }
        let spaces = [UInt8](repeating: 0x20, count: Notice.sizeLimit)
        #expect(throws: OrderError.tooLarge(bytes: Notice.sizeLimit + 1)) {
            try Notice(json: spaces + [0x20])
        }
        let large = Array(Self.text().utf8) + spaces.dropLast(Self.text().utf8.count)
        #expect(try Notice(json: large) == notice())
    }

    @Test(arguments: ["iPhone4 de Beris", ".hidden", "a/b", String(repeating: "中", count: 64)])
    func `a notice's file name follows the rule of order file names`(device: String) throws {
        let notice = try notice()
        let name = notice.fileName(deviceName: device)
        let rest = ".\(ContentHash(of: notice.json).description.prefix(16)).notice"
        #expect(name.hasSuffix(rest))
        #expect(name == OrderFileName.stem(of: device, limit: 200 - rest.utf8.count) + rest)
        #expect(name.utf8.count <= 200)
    }

    @Test func `notices with another kind, order or time have other file names`() throws {
        let number = try #require(OrderNumber(10))
        let identity = OrderIdentity(device: try notice().identity.device, number: number)
        let notices = [
            try notice(), try notice(.arrived), try notice(at: Self.at + .seconds(1)),
            Notice(.cancel, of: identity, at: Self.at),
        ]
        #expect(Set(notices.map { $0.fileName(deviceName: "x") }).count == 4)
    }
}
