import Testing

@testable import McOrderConsole

@Suite struct FrameTests {
    private func frame(
        _ columns: Int,
        _ rows: Int = 1,
        glyphs: Glyphs = .unicode,
        draw: (inout Frame) -> Void
    )
        -> Frame
    {
        var frame = Frame(size: ScreenSize(columns: columns, rows: rows), glyphs: glyphs)
        draw(&frame)
        return frame
    }

    @Test func `a blank frame is empty rows`() {
        #expect(frame(3, 2) { _ in }.text == "\n\n")
    }

    @Test func `text is written at its place, and the next column is returned`() {
        var behind = 0
        let frame = frame(10, 2) { behind = $0.put("ab中", row: 1, column: 2) }
        #expect(frame.text == "\n  ab中\n")
        #expect(behind == 6)
    }

    @Test(arguments: [
        ("abcdef", 2, "  ab"), ("ab", -1, "b"), ("中文", 0, "中文"), ("中文", 1, " 中"), ("中文", -1, " 文"),
        ("a中", 2, "  a"), ("中", 3, ""), ("x", 4, ""), ("x", -9, ""), ("x", Int.max - 8, ""),
    ])
    func `text outside the frame is cut, without splitting a character`(
        text: String,
        column: Int,
        row: String
    ) {
        #expect(frame(4) { $0.put(text, row: 0, column: column) }.text(ofRow: 0) == row)
    }

    @Test(arguments: [-1, 1, Int.max, Int.min]) func `text in a row outside the frame is ignored`(row: Int) {
        let frame = frame(4) {
            $0.put("abc", row: row, column: 0)
            $0.put("abc", row: row, column: 0, width: 4)
            $0.restyle(row: row, columns: 0..<9, as: .bold)
        }
        #expect(frame == Frame(size: frame.size))
        #expect(frame.text(ofRow: row) == "")
        #expect(frame.style(row: row, column: 0) == .plain)
    }

    @Test func `a character that overwrites half of a wide one leaves a space in the other half`() {
        let frame = frame(6, 2) {
            $0.put("中文x", row: 0, column: 0)
            $0.put("a", row: 0, column: 1)
            $0.put("中文x", row: 1, column: 0)
            $0.put("国", row: 1, column: 1)
        }
        #expect(frame.text == " a文x\n 国 x\n")
    }

    @Test func `all text in a frame is made harmless`() {
        let frame = frame(20, 2) {
            $0.put("a\u{1B}[31mb\u{202E}c\u{200B}d\u{9B}\n", row: 0, column: 0)
            $0.put("\u{7}", row: 1, column: 0, width: 3)
            $0.fill("\u{1B}", row: 1, column: 5, width: 2)
        }
        #expect(frame.text == "a\u{FFFD}[31mb\u{FFFD}cd\u{FFFD}\u{FFFD}\n\u{FFFD}    \u{FFFD}\u{FFFD}\n")
    }

    @Test func `many accents on one character are cut, and an accent alone is dropped`() {
        let frame = frame(4, 2) {
            $0.put("a" + String(repeating: "\u{301}", count: 500), row: 0, column: 0)
            $0.put("\u{301}b", row: 1, column: 0)
        }
        #expect(frame.text(ofRow: 0).unicodeScalars.count == 8)
        #expect(frame.text(ofRow: 1) == "b")
    }

    @Test func `an emoji of several scalars is drawn whole, in two columns`() {
        let frame = frame(8, 2) {
            $0.put("👩🏽‍❤️‍💋‍👨🏽🚀x", row: 0, column: 0)
            $0.put("👩‍👩‍👧‍👦 Ana", row: 1, column: 0, width: 5)
        }
        #expect(Array(frame.text.unicodeScalars) == Array("👩🏽‍❤️‍💋‍👨🏽🚀x\n👩‍👩‍👧‍👦 A…\n".unicodeScalars))
    }

    @Test(arguments: [
        ("ab", Frame.Alignment.leading, "[ab   ]"), ("ab", .trailing, "[   ab]"), ("ab", .centre, "[ ab  ]"),
        ("abcde", .trailing, "[abcde]"), ("abcdef", .trailing, "[abcd…]"), ("中文国", .leading, "[中文…]"),
        ("a中文国", .leading, "[a中… ]"), ("", .centre, "[     ]"),
    ])
    func `a field is filled and aligned, and marks where it cuts the text`(
        text: String,
        alignment: Frame.Alignment,
        row: String
    ) {
        let frame = frame(7) {
            $0.put("[*****]", row: 0, column: 0)
            $0.put(text, row: 0, column: 1, width: 5, alignment: alignment, style: .reverse)
        }
        #expect(frame.text(ofRow: 0) == row)
        #expect((1...5).allSatisfy { frame.style(row: 0, column: $0) == .reverse })
        #expect(frame.style(row: 0, column: 6) == .plain)
    }

    @Test func `the width of a text is that of its ASCII form`() {
        let frame = frame(10, 3, glyphs: .ascii) {
            $0.put("6,75\u{A0}€", row: 0, column: 0, width: 10, alignment: .trailing)
            $0.put("─│┌ ¡Olé!", row: 1, column: 0)
            $0.put("Hamburguesa…", row: 2, column: 0, width: 5)
        }
        #expect(frame.text == "  6,75 EUR\n-|+ Ole!\nHamb~\n")
    }

    @Test func `the part of a rectangle inside the frame is filled`() {
        let frame = frame(4, 3) { $0.fill("─", row: 1, column: -2, width: 4, height: 9, style: .dim) }
        #expect(frame.text == "\n──\n──\n")
        #expect(frame.style(row: 1, column: 0) == .dim)
        #expect(self.frame(4) { $0.fill("中", row: 0, column: 0, width: 4, style: .dim) }.text == "\n")
    }

    @Test func `the style of a part of a row can be changed`() {
        let frame = frame(4) {
            $0.put("abcd", row: 0, column: 0)
            $0.restyle(row: 0, columns: -3..<2, as: .bold)
        }
        #expect((0...3).map { frame.style(row: 0, column: $0) } == [.bold, .bold, .plain, .plain])
        #expect(frame.text == "abcd\n")
    }

    @Test(arguments: [(0, -5, 1, 1), (80, 24, 80, 24), (65_535, 65_535, 1000, 500)])
    func `a screen's size has a minimum and a maximum`(columns: Int, rows: Int, width: Int, height: Int) {
        let size = ScreenSize(columns: columns, rows: rows)
        #expect(size.columns == width && size.rows == height)
    }

    @Test func `without colour the styles bold and reverse remain`() {
        let style = Style(colour: .red, isBold: true, isDim: true, isReverse: true)
        #expect(style.sequence(hasColour: true) == "\u{1B}[0;1;2;7;31m")
        #expect(style.sequence(hasColour: false) == "\u{1B}[0;1;7m")
        #expect(Style.plain.sequence(hasColour: true) == "\u{1B}[0m")
    }
}
