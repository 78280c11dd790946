/// The text of a table, whose encoding is not stated anywhere.
///
/// UTF-8 and UTF-16 can be recognised. Of the encodings with one byte for each letter only Windows-1252 is
/// read. Tables in Mac Roman or in code page 850 and its relatives, as well as UTF-8 that was opened as
/// Windows-1252 and saved again, have signs in places where no word has them; such cells are garbled. They
/// are not repaired, since a wrong guess would be printed on menus.
struct DecodedText {
    let text: String
    private let encoding: Encoding

    private enum Encoding {
        case unicode
        /// UTF-8 with bytes that are not.
        case brokenUTF8
        case windows1252
    }

    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) {
            (text, encoding) = (Self.utf16(bytes, isBigEndian: false), .unicode)
            return
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            (text, encoding) = (Self.utf16(bytes, isBigEndian: true), .unicode)
            return
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
        if let text = String(validating: bytes, as: UTF8.self) {
            (self.text, encoding) = (text, .unicode)
        } else if hasMark || Self.hasUTF8(bytes) {
            (text, encoding) = (String(decoding: bytes, as: UTF8.self), .brokenUTF8)
        } else {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: bytes.map { Self.scalar($0) })
            (text, encoding) = (String(scalars), .windows1252)
        }
    }

    /// Whether a part of the text has signs that show another encoding than the assumed one.
    func isGarbled(_ part: String) -> Bool {
        guard part.utf8.contains(where: { $0 >= 0x80 }) else { return part.utf8.contains(0) }
        let scalars = Array(part.unicodeScalars)
        if scalars.contains("\u{FFFD}") || scalars.contains("\0") { return true }
        switch encoding {
        case .brokenUTF8: return false
        case .unicode: return Self.isTwiceEncoded(scalars)
        case .windows1252: return scalars.indices.contains { Self.isMisplaced(at: $0, in: scalars) }
        }
    }

    // MARK: UTF-8

    /// Whether bytes that are not UTF-8 as a whole have a letter of it: two or more bytes.
    private static func hasUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { length(at: $0, in: bytes) > 1 }
    }

    /// How many bytes the character of UTF-8 at an index has; 0 if there is none.
    private static func length(at index: Int, in bytes: [UInt8]) -> Int {
        let length =
            switch bytes[index] {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        guard length > 0, index + length <= bytes.count else { return 0 }
        return bytes[(index + 1)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
    }

    /// Whether the text has signs that are UTF-8 if each is taken for a byte of Windows-1252: `Ã©` for `é`.
    private static func isTwiceEncoded(_ scalars: [Unicode.Scalar]) -> Bool {
        let bytes = scalars.map { byte($0) ?? 0 }
        // The first bytes of Western letters and of typographic signs.
        return bytes.indices.contains {
            [0xC2, 0xC3, 0xC4, 0xC5, 0xE2].contains(bytes[$0]) && length(at: $0, in: bytes) > 1
        }
    }

    // MARK: Windows-1252

    /// Whether a sign of Windows-1252 stands where no word has it, and where other encodings have letters.
    private static func isMisplaced(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let scalar = scalars[index]
        guard scalar.value >= 0x80 else { return false }
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        let (follows, precedes) = (before.properties.isAlphabetic, after.properties.isAlphabetic)
        switch scalar {
        // Not assigned, and signs that no menu has. Other encodings have letters there.
        case "\u{80}"..."\u{9F}", "ˆ", "˜", "¤", "¨", "¯", "¸", "\u{AD}", "¦", "¬", "ƒ", "µ", "þ", "ð":
            return true
        case "œ":
            // Mac Roman: ú. In French words "u" follows.
            return after != "u"
        case "’":
            // Mac Roman: í. An apostrophe stands near the beginning or the end of a word: L’Hospitalet,
            // Ben’s.
            guard follows, precedes else { return false }
            let start = scalars[..<index].reversed().prefix { $0.properties.isAlphabetic }.count
            let end = scalars[(index + 1)...].prefix { $0.properties.isAlphabetic }.count
            let ending = String(String.UnicodeScalarView(scalars[(index + 1)...].prefix(end)))
            return start > 2 && !["s", "t", "d", "m", "ll", "re", "ve"].contains(ending.lowercased())
        case "¡", "¿", "„", "‚", "‹", "«", "“", "‘": return follows
        case "»", "›", "”": return precedes
        case "…", "™", "®", "©", "º", "ª", "°", "²", "³", "¹": return precedes && scalar != "…"
        case "\u{A0}", "–", "—", "·": return follows && precedes && scalar != "·"
        default: break
        }
        guard scalar.properties.isAlphabetic else { return follows || precedes }
        // A capital inside a word, or a small letter between capitals: Mac Roman has é where this has Ž.
        if scalar.properties.isUppercase { return before.properties.isLowercase }
        return before.properties.isUppercase && after.properties.isUppercase
    }

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    /// The byte of Windows-1252 that stands for a sign; `nil` if it has none.
    static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        if let place = windows1252.firstIndex(of: scalar) { return UInt8(0x80 + place) }
        return scalar.value < 0x100 ? UInt8(scalar.value) : nil
    }

    /// The characters 0x80 to 0x9F. Source: the WHATWG encoding standard, *index windows-1252*.
    private static let windows1252: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]

    // MARK: UTF-16

    /// The text after a byte order mark, as Excel saves "Unicode text". Half a character becomes U+FFFD.
    private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> String {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(decoding: bytes.count % 2 == 0 ? units : units + [0xD800], as: UTF16.self)
    }
}
