import Testing

@testable import McOrderFiles

@Suite struct FileNameTests {
    @Test(arguments: ["", ".", "..", "a/b", "/", "a\0b", "\0"])
    func `a text that cannot name an entry is refused`(text: String) {
        #expect(FileName(text) == nil)
    }

    @Test(arguments: ["a", "...", ".mcorder", "order (1).json", "ñandú.json", "-rf", "a\nb"])
    func `a valid name keeps its bytes`(text: String) {
        #expect(FileName(text).map { Array($0.bytes) } == Array(text.utf8))
    }

    @Test func `invalid UTF-8 is kept in the name and replaced for display`() throws {
        let name = try #require(FileName(bytes: [0x61, 0xFF, 0x62]))
        #expect(name.bytes == [0x61, 0xFF, 0x62])
        #expect(name.display == "a\u{FFFD}b")
    }

    @Test func `names that look alike are different if their bytes differ`() {
        #expect(FileName("\u{E9}") != FileName("e\u{301}"))
    }

    @Test(arguments: [
        ("a.json", true), ("a.JSON", true), ("a.JsOn", true), (".json", true), ("json", false),
        ("a.json ", false), ("a.jsom", false), ("a.json.tmp", false), ("aNjson", false),
    ])
    func `a JSON ending counts in any case`(text: String, answer: Bool) throws {
        #expect(try #require(FileName(text)).hasJSONEnding == answer)
    }

    @Test(arguments: [(".a", true), ("a.b", false)])
    func `a name with a leading dot is hidden`(text: String, answer: Bool) throws {
        #expect(try #require(FileName(text)).beginsWithDot == answer)
    }

    @Test func `C functions get the same bytes`() throws {
        let name = try #require(FileName(bytes: [0xFF, 0x20, 0x41]))
        let seen = name.withCString { Array(String(cString: $0).utf8) }
        #expect(seen == Array("\u{FFFD} A".utf8))
    }
}
