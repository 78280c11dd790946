import McOrderModel
import OrderTesting
import Testing

@Suite struct JSONWriterTests {
    private let value = JSONValue.object([
        .init("list", .array([.integer(1), .string("a/b"), .array([])])), .init("empty", .object([])),
        .init("none", .null), .init("flag", .bool(false)),
    ])

    @Test func `a document is indented by two spaces, with one item on each line and a line end`() {
        let expected = """
            {
              "list": [
                1,
                "a/b",
                []
              ],
              "empty": {},
              "none": null,
              "flag": false
            }

            """
        #expect(String(decoding: JSONWriter.document(value), as: UTF8.self) == expected)
    }

    @Test func `a text is a document without its line end`() {
        #expect(Array((JSONWriter.text(value) + "\n").utf8) == JSONWriter.document(value))
    }

    @Test func `a line has no space at all`() {
        #expect(JSONWriter.line(value) == #"{"list":[1,"a/b",[]],"empty":{},"none":null,"flag":false}"#)
    }

    @Test(
        arguments: [
            ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#), ("\u{0}", #""\u0000""#), ("\n", #""\u000a""#),
            ("\r\n", #""\u000d\u000a""#), ("\u{1F}", #""\u001f""#), ("é", "\"é\""),
            ("e\u{301}", "\"e\u{301}\""),
            ("👍", "\"👍\""), ("\u{2028}", "\"\u{2028}\""), ("<&>'", "\"<&>'\""),
        ]
    )
    func `only quote, backslash and control characters are escaped`(_ text: String, _ written: String) {
        #expect(Array(JSONWriter.line(.string(text)).utf8) == Array(written.utf8))
    }

    @Test(arguments: 0..<300)
    func `random values are unchanged after writing and reading, in either layout`(_ seed: UInt64) throws {
        var maker = RandomJSON(random: SeededGenerator(seed: seed &+ 1_000_000))
        let value = maker.value(depth: 7)
        let document = try JSONReader.read(JSONWriter.document(value), depth: 8).value
        let line = try JSONReader.read(Array(JSONWriter.line(value).utf8), depth: 8).value
        #expect(document.isIdentical(to: value))
        #expect(line.isIdentical(to: value))
    }
}

@Suite struct JSONValueTests {
    private let object = JSONValue.object([
        .init("a", .integer(1)), .init("a", .integer(2)), .init("\u{E9}", .string("composed")),
    ])

    @Test func `if a name is repeated the first member is found`() {
        #expect(object.member("a")?.integer == 1)
    }

    @Test func `a name is found by its bytes, not by its appearance`() {
        #expect(object.member("\u{E9}")?.text == "composed")
        #expect(object.member("e\u{301}") == nil)
    }

    @Test(arguments: [JSONValue.null, .array([]), .string("a"), .object([])])
    func `a value without the requested member returns none`(_ value: JSONValue) {
        #expect(value.member("a") == nil)
    }

    @Test(
        arguments: [
            ("0", 0), ("-5", -5), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
            ("1.0", nil),
            ("1e2", nil),
        ] as [(String, Int?)]
    )
    func `a whole number has no point and no exponent, and fits into 64 bits`(_ digits: String, _ value: Int?)
    {
        #expect(JSONValue.number(digits).integer == value)
    }

    @Test func `nothing is written as null`() {
        #expect(JSONValue.optional(nil as String?) == .null)
        #expect(JSONValue.optional(nil as Int?) == .null)
        #expect(JSONValue.optional("a") == .string("a"))
        #expect(JSONValue.optional(5) == .number("5"))
    }
}
