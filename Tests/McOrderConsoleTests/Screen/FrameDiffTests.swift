import TerminalTesting
import Testing

@testable import McOrderConsole

@Suite struct FrameDiffTests {
    private let size = ScreenSize(columns: 20, rows: 5)

    private func frame(_ lines: String..., style: Style = .plain) -> Frame {
        var frame = Frame(size: size)
        for (row, line) in lines.enumerated() { frame.put(line, row: row, column: 0, style: style) }
        return frame
    }

    private func text(from old: Frame?, to new: Frame, hasColour: Bool = true) -> String {
        String(decoding: FrameDiff.bytes(from: old, to: new, hasColour: hasColour), as: UTF8.self)
    }

    @Test func `equal frames need no bytes`() {
        #expect(text(from: frame("a", "中"), to: frame("a", "中")) == "")
    }

    @Test func `only changed cells are written`() {
        #expect(text(from: frame("total 1", "x"), to: frame("total 2", "x")) == "\u{1B}[1;7H\u{1B}[0m2")
    }

    @Test func `changes near one another are written together, far ones apart`() {
        #expect(text(from: frame("1234"), to: frame("a23b")) == "\u{1B}[1;1H\u{1B}[0ma23b")
        #expect(
            text(from: frame("1234567890"), to: frame("a23456789b")) == "\u{1B}[1;1H\u{1B}[0ma\u{1B}[1;10Hb"
        )
    }

    @Test func `the first frame clears the screen, and writes no spaces`() {
        #expect(text(from: nil, to: frame("a")) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Ha")
    }

    @Test func `the cursor's place is written again after a character of uncertain width`() {
        #expect(text(from: frame(""), to: frame("a🍔b")).hasPrefix("\u{1B}[1;1H\u{1B}[0ma🍔\u{1B}[1;4Hb"))
    }

    @Test func `a style is reset at its end`() {
        #expect(text(from: frame(""), to: frame("a", style: .bold)) == "\u{1B}[1;1H\u{1B}[0;1ma\u{1B}[0m")
        #expect(
            text(from: frame(""), to: frame("a", style: Style(colour: .red)), hasColour: false).hasSuffix(
                "ma"
            )
        )
    }

    private static let words = [
        "a", "Big Mac", "中文", "🍔", "👍🏽", "🇪🇸", "e\u{301}", "─│", " ", "€", "한", "❤", "\u{1B}[2J", "क्ष",
        "\u{301}",
        "a\u{1100}", "\u{FFFD}", "ｱ",
    ]

    private func random(_ frame: Frame, using generator: inout SystemRandomNumberGenerator) -> Frame {
        var frame = frame
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let style = Style(
                colour: Bool.random(using: &generator) ? nil : Style.Colour.allCases.randomElement(),
                isBold: .random(using: &generator),
                isReverse: .random(using: &generator)
            )
            let row = Int.random(in: -1...size.rows, using: &generator)
            let column = Int.random(in: -3...size.columns, using: &generator)
            let word = Self.words.randomElement(using: &generator) ?? "a"
            if Bool.random(using: &generator) {
                frame.put(word, row: row, column: column, style: style)
            } else {
                frame.put(word + word, row: row, column: column, width: column + 3, style: style)
            }
        }
        return frame
    }

    @Test func `the bytes between any two frames change a terminal's screen from one to the other`() {
        var generator = SystemRandomNumberGenerator()
        var old = Frame(size: size)
        let blank = ScreenEmulator(columns: size.columns, rows: size.rows, width: TextWidth.columns)
        var screen = blank
        for _ in 0..<2000 {
            let new = random(Int.random(in: 0..<4) == 0 ? Frame(size: size) : old, using: &generator)
            let bytes = FrameDiff.bytes(from: old, to: new, hasColour: true)
            screen.feed(bytes)
            var whole = blank
            whole.feed(FrameDiff.bytes(from: nil, to: new, hasColour: true))
            guard screen.text == new.text, screen.shows(the: whole), screen.errors + whole.errors == [] else {
                Issue.record("\(old.text)to\n\(new.text)by\n\(bytes)\ngave\n\(screen.text)\(screen.errors)")
                return
            }
            #expect(screen.clears == 0)
            old = new
        }
    }
}
