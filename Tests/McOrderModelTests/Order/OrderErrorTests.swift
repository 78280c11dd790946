import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *Deciding about a file*, steps 2, 4 and 5.
@Suite struct OrderErrorTests {
    private func error(_ bytes: [UInt8]) -> OrderError? {
        #expect(throws: OrderError.self) { try Order(json: bytes) }
    }

    private static let long = String(repeating: "a", count: 65)

    @Test(
        arguments: [
            ([0x22, 0xFF], .notUTF8), (Array("".utf8), .notJSON(offset: 0)),
            (Array("[".utf8), .notJSON(offset: 1)),
            ([0xEF, 0xBB, 0xBF] + SampleOrder.file, .notJSON(offset: 0)),
            (SampleOrder.file + [0x78], .notJSON(offset: 272)),
            (Array("[\"\\uD800\"]".utf8), .notJSON(offset: 2)),
            (Array("[[[[[[[[[]]]]]]]]]".utf8), .notJSON(offset: 8)),
            (Array("[\"\\t\"]".utf8), .controlCharacter(offset: 2)),
            (SampleOrder(udid: "\"x\"").bytes, .badUDID("x")),
            (SampleOrder(number: "\"09\"").bytes, .badNumber("09")),
            (SampleOrder(placedAt: "\"yesterday\"").bytes, .badDate("yesterday")),
            (SampleOrder(placedAt: "\"29-02-2023 10:00:00 \"").bytes, .badDate("29-02-2023 10:00:00 ")),
            (SampleOrder(deviceName: "\"\"").bytes, .badDeviceName("")),
            (SampleOrder(deviceName: "\"\(long)\"").bytes, .badDeviceName(long)),
            (SampleOrder(comment: "\"\(long)\"").bytes, .commentTooLong(long)),
            (SampleOrder(lines: "[]").bytes, .emptyTicket),
            (SampleOrder(lines: SampleOrder.lines(101)).bytes, .tooManyLines(101)),
            (SampleOrder(lines: SampleOrder.lines(250)).bytes, .tooManyLines(250)),
            (SampleOrder(lines: #"[["Agua","1.20"],["Agua","1,20"]]"#).bytes, .badPrice("1,20", line: 2)),
            (SampleOrder(lines: #"[["Agua","a"],["Agua","b"]]"#).bytes, .badPrice("a", line: 1)),
        ] as [([UInt8], OrderError)]
    )
    func `an error is reported precisely`(_ bytes: [UInt8], _ expected: OrderError) {
        #expect(error(bytes) == expected)
    }

    @Test(
        arguments: [
            ("null", ""), ("{}", ""), ("\"a\"", ""), ("[]", ""), (#"["1","2","3","4","5","6"]"#, ""),
            (#"["1","2","3","4","5","6",[],{},{}]"#, ""), (#"[1,"2","3","4","5","6",[]]"#, "[0]"),
            (#"["1",null,"3","4","5","6",[]]"#, "[1]"), (#"["1","2",[],"4","5","6",[]]"#, "[2]"),
            (#"["1","2","3",true,"5","6",[]]"#, "[3]"), (#"["1","2","3","4",9,"6",[]]"#, "[4]"),
            (#"["1","2","3","4","5",{},[]]"#, "[5]"), (#"["1","2","3","4","5","6","7"]"#, "[6]"),
            (#"["1","2","3","4","5","6",{}]"#, "[6]"), (#"["1","2","3","4","5","6",["a"]]"#, "[6][0]"),
            (#"["1","2","3","4","5","6",[["a","1.20"],["a"]]]"#, "[6][1]"),
            (#"["1","2","3","4","5","6",[["a","1.20","b"]]]"#, "[6][0]"),
            (#"["1","2","3","4","5","6",[["a",1.20]]]"#, "[6][0]"),
            (#"["1","2","3","4","5","6",[[null,"1.20"]]]"#, "[6][0]"),
            (#"["1","2","3","4","5","6",[],[]]"#, "[7]"), (#"["1","2","3","4","5","6",[],null]"#, "[7]"),
            (#"["1","2","3","4","5","6",[],"{}"]"#, "[7]"),
        ]
    )
    func `a wrong shape is reported with its place`(_ text: String, _ path: String) {
        #expect(error(Array(text.utf8)) == .wrongShape(path: path))
    }

    @Test func `a name that no product can have is read, so that the catalogue's rule can refuse it`() throws
    {
        let long = String(repeating: "ñ", count: 121)
        for name in ["", long] {
            let order = try Order(json: SampleOrder(lines: "[[\"\(name)\",\"1.20\"]]").bytes)
            #expect(order.lines.map(\.name) == [name])
        }
    }

    @Test func `an order may have 65,536 bytes, and not 65,537`() throws {
        let padding = Array(repeating: UInt8(ascii: " "), count: 65_536 - SampleOrder.file.count)
        _ = try Order(json: SampleOrder.file + padding)
        #expect(error(SampleOrder.file + padding + [0x20]) == .tooLarge(bytes: 65_537))
    }

    @Test func `the size is checked before everything else`() {
        #expect(error(Array(repeating: 0xFF, count: 65_537)) == .tooLarge(bytes: 65_537))
    }

    @Test func `thousands of lines without a price are reported as too many lines`() {
        let bytes = SampleOrder(lines: SampleOrder.lines(5000, name: "A", price: "")).bytes
        #expect(error(bytes) == .tooManyLines(5000))
    }

    @Test func `eight levels of nesting are allowed inside the eighth element`() throws {
        let deepest = "{\"a\":[[[[[[1]]]]]]}"
        #expect(try Order(json: SampleOrder(extensions: deepest).bytes).extensions == deepest)
        let deeper = "{\"a\":[[[[[[[1]]]]]]]}"
        #expect(error(SampleOrder(extensions: deeper).bytes)?.reason == .notJSON)
    }

    @Test func `a control character anywhere refuses the order, in the eighth element too`() {
        #expect(error(SampleOrder(extensions: #"{"a":"\u0000"}"#).bytes)?.reason == .controlCharacters)
        #expect(error(SampleOrder(lines: #"[["Agua\n","1.20"]]"#).bytes)?.reason == .controlCharacters)
        #expect(error(SampleOrder(restaurant: #""\u0085""#).bytes)?.reason == .controlCharacters)
    }

    @Test(
        arguments: [
            (.tooLarge(bytes: 1), "too-large"), (.notUTF8, "not-utf8"), (.notJSON(offset: 0), "not-json"),
            (.controlCharacter(offset: 0), "control-characters"),
            (.controlCharacters(field: ""), "control-characters"), (.wrongShape(path: ""), "wrong-shape"),
            (.badUDID(""), "bad-udid"), (.badNumber(""), "bad-number"), (.badDate(""), "bad-date"),
            (.badDeviceName(""), "bad-device-name"), (.commentTooLong(""), "comment-too-long"),
            (.emptyTicket, "empty-ticket"), (.tooManyLines(0), "too-many-lines"),
            (.badPrice("", line: 1), "bad-price"),
        ] as [(OrderError, String)]
    )
    func `each error has a reason`(_ error: OrderError, _ reason: String) {
        #expect(error.reason.rawValue == reason)
    }
}

/// If an order has several errors, the reason is that of the first broken rule, in the order of the rules.
@Suite struct OrderPrecedenceTests {
    private enum Flaw: CaseIterable {
        case shape, udid, number, date, deviceName, comment, tooManyLines, price

        var reason: RejectionReason {
            switch self {
            case .shape: .wrongShape
            case .udid: .badUDID
            case .number: .badNumber
            case .date: .badDate
            case .deviceName: .badDeviceName
            case .comment: .commentTooLong
            case .tooManyLines: .tooManyLines
            case .price: .badPrice
            }
        }
    }

    private func order(with flaws: Set<Flaw>) -> [UInt8] {
        SampleOrder(
            restaurant: flaws.contains(.shape) ? "7" : "\"R\"",
            placedAt: flaws.contains(.date) ? "\"x\"" : "\"30-04-2013 20:47:21 \"",
            deviceName: flaws.contains(.deviceName) ? "\"\"" : "\"D\"",
            udid: flaws.contains(.udid) ? "\"x\"" : "\"\(SampleOrder.udid)\"",
            number: flaws.contains(.number) ? "\"0\"" : "\"9\"",
            comment: flaws.contains(.comment) ? "\"\(String(repeating: "a", count: 26))\"" : "\"\"",
            lines: SampleOrder.lines(
                flaws.contains(.tooManyLines) ? 101 : 2,
                price: flaws.contains(.price) ? "x" : "1.20"
            )
        ).bytes
    }

    @Test func `the reason for any combination of errors is the first broken rule`() {
        for mask in 1..<(1 << Flaw.allCases.count) {
            let flaws = Flaw.allCases.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
            let error = #expect(throws: OrderError.self) { try Order(json: order(with: Set(flaws))) }
            #expect(error?.reason == flaws.map(\.reason).min(), "\(flaws)")
        }
    }

    @Test func `an order without any of them is accepted`() throws {
        _ = try Order(json: order(with: []))
    }

    @Test func `an empty ticket is reported after an error in the comment, and needs no price`() {
        let both = SampleOrder(comment: "\"\(String(repeating: "a", count: 26))\"", lines: "[]").bytes
        #expect(throws: OrderError.self) { try Order(json: both) }
        let error = #expect(throws: OrderError.self) { try Order(json: both) }
        #expect(error?.reason == .commentTooLong)
    }

    @Test func `the identity can be read when the rest cannot`() throws {
        let document = try OrderDocument(SampleOrder(placedAt: "\"x\"", deviceName: "\"\"").bytes)
        #expect(try document.identity().code.description == "9-624")
    }

    @Test func `a document without identity reports the device first`() throws {
        let document = try OrderDocument(SampleOrder(udid: "\"x\"", number: "\"x\"").bytes)
        #expect(throws: OrderError.badUDID("x")) { try document.identity() }
    }

    @Test func `a document contains its elements before any rule is applied`() throws {
        let document = try OrderDocument(
            SampleOrder(placedAt: "\"x\"", number: "\"many\"", lines: #"[["a","b"]]"#).bytes
        )
        #expect(document.restaurant == "McDonald's Garbera")
        #expect([document.placedAt, document.number] == ["x", "many"])
        #expect(document.lines.map(\.name) == ["a"])
        #expect(document.lines.map(\.price) == ["b"])
    }
}
