import McOrderConsole
import Testing

@Suite struct GlyphsTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one", 1, ["o", "n", "e"]), ("", 5, [""]),
        ("a\nb\r\n\nc", 5, ["a", "b", "", "c"]), ("中文国", 4, ["中文", "国"]), ("中", 1, ["中"]),
        ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]), ("  spaced   out ", 20, ["spaced out"]),
        ("x", -1, ["x"]),
        ("a\u{1B}b", 9, ["a\u{FFFD}b"]),
    ])
    func `text is broken into lines`(text: String, columns: Int, lines: [String]) {
        #expect(Glyphs.unicode.lines(text, columns: columns) == lines)
    }

    @Test func `the columns of a text are those of its shown form`() {
        #expect(Glyphs.unicode.columns("1\u{200B}€") == 2)
        #expect(Glyphs.ascii.columns("1\u{200B}€") == 4)
    }
}
