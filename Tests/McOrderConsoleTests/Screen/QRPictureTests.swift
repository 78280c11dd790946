import McOrderConsole
import Testing

/// Draws a picture of 3 × 3 modules; `#` is a dark module.
@Suite struct QRPictureTests {
    private static let picture = QRPicture(
        size: 3,
        dark: "##. .#. #.#".compactMap { $0 == " " ? nil : $0 == "#" }
    )

    private static func means(
        _ glyphs: Glyphs = .unicode,
        hasColour: Bool = false,
        isLight: Bool = false
    ) -> QRPicture.Means {
        QRPicture.Means(glyphs: glyphs, hasColour: hasColour, isLight: isLight)
    }

    /// The modules that a scanner sees in the rows, computed from the characters and their colours; `#` is
    /// dark.
    private static func seen(_ rows: [String], _ means: QRPicture.Means) -> [String] {
        rows.flatMap { row -> [String] in
            var (upper, lower) = ("", "")
            var paper = !means.isLight
            var ink = means.isLight
            var rest = row[...]
            while let character = rest.popFirst() {
                if character == "\u{1B}" {
                    let end = rest.firstIndex(of: "m") ?? rest.endIndex
                    let codes = rest[..<end].dropFirst().split(separator: ";")
                    for code in codes {
                        if code == "30" { ink = true }
                        if code == "47" { paper = false }
                        if code == "40" { paper = true }
                    }
                    rest = rest[end...].dropFirst()
                    continue
                }
                upper += (character == "█" || character == "▀" || character == "#" ? ink : paper) ? "#" : "."
                lower += (character == "█" || character == "▄" || character == "#" ? ink : paper) ? "#" : "."
            }
            guard means.glyphs == .ascii else { return [upper, lower] }
            return [String(upper.enumerated().compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil })]
        }
    }

    @Test(arguments: [Glyphs.unicode, .ascii], [(true, false), (true, true), (false, false), (false, true)])
    func `the picture has the right modules on any terminal, with a margin of four`(
        glyphs: Glyphs,
        traits: (hasColour: Bool, isLight: Bool)
    ) {
        let means = Self.means(glyphs, hasColour: traits.hasColour, isLight: traits.isLight)
        let rows = Self.seen(Self.picture.rows(by: means), means)
        let blank = String(repeating: ".", count: 11)
        let margin = [String](repeating: blank, count: 4)
        let middle = ["##.", ".#.", "#.#"].map { "....\($0)...." }
        let below = margin + (glyphs == .unicode ? [blank] : [])
        #expect(rows == margin + middle + below)
    }

    @Test func `the picture is as wide as its property says`() {
        for glyphs in [Glyphs.unicode, .ascii] {
            let rows = Self.picture.rows(by: Self.means(glyphs))
            #expect(rows.allSatisfy { $0.count == Self.picture.columns(glyphs) })
        }
    }

    @Test func `without colours only characters are written, and with ASCII only ASCII characters`() {
        #expect(Self.picture.rows(by: Self.means()).allSatisfy { !$0.contains("\u{1B}") })
        #expect(Self.picture.rows(by: Self.means(.ascii)).allSatisfy { $0.allSatisfy(\.isASCII) })
        #expect(Self.picture.rows(by: Self.means(hasColour: true)).allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    }
}
