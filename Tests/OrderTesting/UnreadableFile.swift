package import McOrderModel

/// Bytes that are not an order, and the reason with which they are refused.
package struct UnreadableFile: Sendable, CustomStringConvertible {
    package let description: String
    package let bytes: [UInt8]
    package let reason: RejectionReason

    init(_ name: String, _ reason: RejectionReason, _ bytes: [UInt8]) {
        description = name
        self.bytes = bytes
        self.reason = reason
    }

    init(_ name: String, _ reason: RejectionReason, _ text: String) {
        self.init(name, reason, Array(text.utf8))
    }

    /// The sample order with some bytes replaced.
    init(_ name: String, _ reason: RejectionReason, _ change: (inout SampleOrder) -> Void) {
        self.init(name, reason, SampleOrder.with(change).bytes)
    }

    package static let all = encodings + grammars + controls + shapes

    private static let sample = SampleOrder().bytes
    private static let deep = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)

    package static let encodings: [UnreadableFile] = [
        UnreadableFile("a byte that UTF-8 never has", .notUTF8, sample + [0xFF]),
        UnreadableFile("a character cut in half", .notUTF8, [0x22, 0xC3, 0x22]),
        UnreadableFile("an overlong slash", .notUTF8, [0x22, 0xC0, 0xAF, 0x22]),
        UnreadableFile("half a surrogate pair in UTF-8", .notUTF8, [0x22, 0xED, 0xA0, 0x80, 0x22]),
        UnreadableFile("Latin-1", .notUTF8, Array("[\"Gran V".utf8) + [0xED, 0x61] + Array("\"]".utf8)),
        UnreadableFile("UTF-16 with its mark", .notUTF8, [0xFF, 0xFE] + sample.flatMap { [$0, 0] }),
        UnreadableFile("UTF-8 broken before the grammar is", .notUTF8, Array("{[".utf8) + [0x80]),
    ]

    package static let grammars: [UnreadableFile] = [
        UnreadableFile("nothing", .notJSON, ""),
        UnreadableFile("a blank", .notJSON, " \n"),
        UnreadableFile("UTF-16 without mark", .notJSON, sample.flatMap { [$0, 0] }),
        UnreadableFile("a mark of UTF-8", .notJSON, [0xEF, 0xBB, 0xBF] + sample),
        UnreadableFile("bytes behind the end", .notJSON, sample + Array("]".utf8)),
        UnreadableFile("two orders", .notJSON, sample + sample),
        UnreadableFile("NUL behind the end", .notJSON, sample + [0]),
        UnreadableFile("only NUL", .notJSON, [UInt8](repeating: 0, count: 512)),
        UnreadableFile("truncated", .notJSON, Array(sample.prefix(sample.count / 2))),
        UnreadableFile("the last byte missing", .notJSON, Array(sample.dropLast())),
        UnreadableFile("a property list", .notJSON, "<?xml version=\"1.0\"?><plist/>"),
        UnreadableFile("a line feed in a text", .notJSON) { $0.comment = "\"a\nb\"" },
        UnreadableFile("a raw NUL in a text", .notJSON) { $0.comment = "\"a\0b\"" },
        UnreadableFile("a lone surrogate", .notJSON) { $0.comment = #""\ud83d""# },
        UnreadableFile("an unknown escape", .notJSON) { $0.comment = #""\x41""# },
        UnreadableFile("a comma too many", .notJSON) { $0.lines = #"[["Agua","1.20"],]"# },
        UnreadableFile("single quotes", .notJSON) { $0.comment = "'hola'" },
        UnreadableFile("nine levels", .notJSON) { $0.extensions = #"{"a":\#(deep.dropFirst().dropLast())}"# },
        UnreadableFile("ten thousand levels", .notJSON, String(repeating: "[", count: 60_000)),
        UnreadableFile("objects ten thousand deep", .notJSON, String(repeating: "{\"a\":", count: 12_000)),
        UnreadableFile("a control character in broken JSON", .notJSON, #"["\u0000"#),
    ]

    package static let controls: [UnreadableFile] = [
        UnreadableFile("NUL as an escape", .controlCharacters) { $0.comment = #""a\u0000""# },
        UnreadableFile("a tabulator as an escape", .controlCharacters) { $0.deviceName = #""a\tb""# },
        UnreadableFile("delete", .controlCharacters) { $0.restaurant = "\"a\u{7F}\"" },
        UnreadableFile("a C1 character", .controlCharacters) { $0.comment = "\"\u{9B}31m\"" },
        UnreadableFile("a C1 character as an escape", .controlCharacters) { $0.comment = #""\u0085""# },
        UnreadableFile("one in a line's name", .controlCharacters) { $0.lines = #"[["A\u001b","1.20"]]"# },
        UnreadableFile("one in the extensions", .controlCharacters) { $0.extensions = #"{"a\u0001":1}"# },
        UnreadableFile("one in another shape", .controlCharacters, #"{"\u0000":1}"#),
    ]

    package static let shapes: [UnreadableFile] = [
        UnreadableFile("an object", .wrongShape, "{}"),
        UnreadableFile("a number", .wrongShape, "7"),
        UnreadableFile("no elements", .wrongShape, "[]"),
        UnreadableFile(
            "six elements",
            .wrongShape,
            "[\(SampleOrder().elements.dropLast().joined(separator: ","))]"
        ),
        UnreadableFile("nine elements", .wrongShape) { $0.extensions = "{},{}" },
        UnreadableFile("a number as number", .wrongShape) { $0.number = "9" },
        UnreadableFile("null as comment", .wrongShape) { $0.comment = "null" },
        UnreadableFile("an array as restaurant", .wrongShape) { $0.restaurant = "[]" },
        UnreadableFile("lines as a text", .wrongShape) { $0.lines = "\"\"" },
        UnreadableFile("a line as a text", .wrongShape) { $0.lines = #"["Agua"]"# },
        UnreadableFile("a line of one", .wrongShape) { $0.lines = #"[["Agua"]]"# },
        UnreadableFile("a line of three", .wrongShape) { $0.lines = #"[["Agua","1.20","1"]]"# },
        UnreadableFile("a price as a number", .wrongShape) { $0.lines = #"[["Agua",1.20]]"# },
        UnreadableFile("extensions as a text", .wrongShape) { $0.extensions = "\"\"" },
        UnreadableFile("extensions as null", .wrongShape) { $0.extensions = "null" },
    ]
}
