import McOrderModel
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String, depth: Int = 8) throws(JSONError) -> JSONValue {
        try JSONReader.read(Array(text.utf8), depth: depth).value
    }

    @Test(
        arguments: [
            ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
            ("\"\"", .string("")), ("\"a\"", .string("a")), ("[]", .array([])), ("{}", .object([])),
            (" \t\r\n[ \t\r\n] \t\r\n", .array([])), ("{ \n}", .object([])),
            ("[1,\"2\",[3]]", .array([.number("1"), .string("2"), .array([.number("3")])])),
            ("{\"a\":1 , \"b\":{}}", .object([.init("a", .number("1")), .init("b", .object([]))])),
            ("{\"\":null}", .object([.init("", .null)])),
            ("{\"a\":1,\"a\":2}", .object([.init("a", .number("1")), .init("a", .number("2"))])),
        ]
    )
    func `every kind of value is read`(_ text: String, _ value: JSONValue) throws {
        #expect(try read(text) == value)
    }

    @Test(
        arguments: [
            (#""\"""#, "\""), (#""\\""#, "\\"), (#""\/""#, "/"), (#""/""#, "/"), (#""\u0041""#, "A"),
            (#""\u00e9""#, "é"), (#""\u00E9""#, "é"), (#""\u20AC""#, "€"), (#""\uFFFF""#, "\u{FFFF}"),
            (#""\uD83D\uDC4D""#, "👍"), (#""\ud83d\udc4d""#, "👍"), (#""\uD800\uDC00""#, "\u{10000}"),
            (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""a\u0301b""#, "a\u{301}b"), (#""\\u0041""#, "\\u0041"),
            (#""x\"y\\z""#, "x\"y\\z"), (#""\uFEFF""#, "\u{FEFF}"), (#""\u2028""#, "\u{2028}"),
        ]
    )
    func `every escape is read as its character`(_ text: String, _ expected: String) throws {
        let read = try #require(try read(text).text)
        #expect(Array(read.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `characters without escapes are read unchanged`() throws {
        let text = "ñ o\u{301} 👨‍👩‍👧 \u{202E} \u{FEFF}"
        let read = try #require(try read("\"\(text)\"").text)
        #expect(Array(read.utf8) == Array(text.utf8))
    }

    @Test(
        arguments: [
            "0", "-0", "1", "-1", "10", "1234567890123456789012345", "0.0", "-0.5", "1.50", "1e5", "1E5",
            "1e+5",
            "1e-5", "0e0", "0.0e-00", "1.5E+010",
        ]
    )
    func `a number keeps the digits it was written with`(_ text: String) throws {
        #expect(try read(text) == .number(text))
        #expect(try read("[\(text)]") == .array([.number(text)]))
    }

    @Test(
        arguments: [
            "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{\"a\"", "{\"a\":",
            "{\"a\":1",
            "{\"a\":1,", "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{1:2}", "{\"a\" 1}", "{\"a\"::1}", "[1;2]",
            "\"",
            "\"a", "'a'", "\"\\", "\"\\a\"", "\"\\x41\"", "\"\\'\"", "\"\\U0041\"", "\"\\u\"", "\"\\u00\"",
            "\"\\u004\"", "\"\\u004g\"", "\"\\u+041\"", "\"\\u 041\"", "\"\\u００41\"", "\"\n\"", "\"\t\"",
            "\"\u{0}\"", "\"\u{1F}\"", "\u{0}", "nul", "nulL", "Null", "NULL", "tru", "True", "fals",
            "undefined",
            "NaN", "Infinity", "-Infinity", "-", "+1", ".5", "1.", "-.5", "1.e5", "1e", "1e+", "1e-", "[01]",
            "[-01]",
            "[1.]", "[0x10]", "[1_000]", "[1,2", "// a\n1", "/* a */1", "[1 // a\n]", "\u{A0}1", "\u{C}1",
            "\u{B}1",
            "１", "[١]", "“a”", "<a/>", "a", "[\"a\",\n\"b]", "{\"a\":1]", "[1}",
        ]
    )
    func `text that the grammar does not allow is a syntax error`(_ text: String) {
        let error = #expect(throws: JSONError.self) { try read(text) }
        guard case .syntax = error else {
            Issue.record("\(text) is \(String(describing: error))")
            return
        }
    }

    @Test(
        arguments: [
            ("[1,]", 3), ("[1 2]", 3), ("{\"a\" 1}", 5), ("\"a\\x\"", 3), ("nulL", 3), ("\"a\nb\"", 2),
            ("[\"é\" x]", 6),
        ]
    )
    func `a syntax error has the position of the byte`(_ text: String, _ offset: Int) {
        #expect(throws: JSONError.syntax(offset: offset)) { try read(text) }
    }

    @Test(
        arguments: [
            ("1 2", 2), ("[] []", 3), ("{}x", 2), ("01", 1), ("-01", 2), ("1.5.5", 3), ("nullnull", 4),
            ("\"a\"\"b\"", 3),
            ("[],", 2), ("[]]", 2), ("[]\u{0}", 2), ("1e5e5", 3), ("[]//", 2), ("[]\u{FEFF}", 2),
        ]
    )
    func `text after the value is an error`(_ text: String, _ offset: Int) {
        #expect(throws: JSONError.trailingBytes(offset: offset)) { try read(text) }
    }

    @Test(
        arguments: [
            (#""\uD83D""#, 1), (#""\uDC4D""#, 1), (#""a\uD83Dx""#, 2), (#""\uD83D\n""#, 1),
            (#""\uD83D\u0041""#, 1),
            (#""\uD83D\uD83D""#, 1), (#""\uDC4D\uD83D""#, 1), (#""\uD800 \uDC00""#, 1), (#"["\uDFFF"]"#, 2),
            (#"{"\uD800":1}"#, 2),
        ]
    )
    func `half of a surrogate pair is an error`(_ text: String, _ offset: Int) {
        #expect(throws: JSONError.loneSurrogate(offset: offset)) { try read(text) }
    }

    @Test(
        arguments: [
            (#""\b""#, 1), (#""\f""#, 1), (#""\n""#, 1), (#""\r""#, 1), (#""\t""#, 1), (#""\u0000""#, 1),
            (#""\u001f""#, 1), (#""a\u007F""#, 2), (#""\u0080""#, 1), (#""\u0085""#, 1), (#""\u009f""#, 1),
            ("\"\u{7F}\"", 1), ("\"\u{80}\"", 1), ("\"a\u{9F}\"", 2), (#"{"\n":1}"#, 2),
            (#"[1,{"a":["\t"]}]"#, 10),
            (#"["\n","\t"]"#, 2),
        ]
    )
    func `a control character in a string has its own error, with the place of the first one`(
        _ text: String,
        _ offset: Int
    ) {
        #expect(throws: JSONError.controlCharacter(offset: offset)) { try read(text) }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22],
            [0x22, 0xE0, 0x80, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xED, 0xBF, 0xBF, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22],
            [0x22, 0xE9, 0x22],
            [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D],
            [0x5B, 0x5D, 0xF0, 0x9F],
        ] as [[UInt8]]
    )
    func `bytes that are not UTF-8 are refused, overlong and surrogate forms and UTF-16 too`(_ bytes: [UInt8])
    {
        #expect(throws: JSONError.notUTF8) { try JSONReader.read(bytes, depth: 8) }
    }

    @Test(arguments: ["", "[]", "x"])
    func `a byte-order mark is refused`(_ text: String) {
        #expect(throws: JSONError.byteOrderMark) { try read("\u{FEFF}" + text) }
    }

    @Test func `UTF-16 without a byte-order mark is not JSON`() {
        #expect(throws: JSONError.syntax(offset: 1)) {
            try JSONReader.read([0x5B, 0x00, 0x5D, 0x00], depth: 8)
        }
    }

    @Test func `the encoding is checked before the byte-order mark, the grammar and control characters`() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[\"\\n\" x".utf8) + [0xFF]
        #expect(throws: JSONError.notUTF8) { try JSONReader.read(bytes, depth: 8) }
    }

    @Test(arguments: ["[\"\\n\",]", "[\"\\n\"] x", "[\"\\n\",\"\\uD800\"]", "[\"\u{7F}\",[[[[[[[[]]]]]]]]]"])
    func `the grammar is checked before control characters, at whatever position`(_ text: String) {
        let error = #expect(throws: JSONError.self) { try read(text) }
        if case .controlCharacter = error { Issue.record("\(text)") }
    }

    @Test func `a value that was read has the positions of the outermost array's elements`() throws {
        let text = "[ \"é\" , [1, 2] ,\n{\"a\": [3]}\t]"
        let document = try JSONReader.read(Array(text.utf8), depth: 8)
        let parts = document.elementRanges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
        #expect(parts == ["\"é\"", "[1, 2]", "{\"a\": [3]}"])
    }

    @Test(arguments: ["{\"a\":[1,2]}", "1", "[]", "\"[1]\""])
    func `any other value has no positions of elements`(_ text: String) throws {
        #expect(try JSONReader.read(Array(text.utf8), depth: 8).elementRanges.isEmpty)
    }
}
