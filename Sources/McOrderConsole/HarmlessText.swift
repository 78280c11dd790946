/// Text from an order or a file, so that it can be shown on any terminal.
package enum HarmlessText {
    /// The text without anything that could move the cursor, ring, recolour or reverse a screen, or hide
    /// itself.
    ///
    /// Control characters (C0, DEL, C1), line separators and bidirectional controls become `U+FFFD`;
    /// characters without width (joiners, zero-width spaces, tags, byte-order marks) go, and so do
    /// variation selectors, on which terminals do not agree; everything else stays.
    package static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F:
                clean.append("\u{FFFD}")
            case 0x00AD, 0x034F, 0x180B...0x180F, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F,
                0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
                0xE0000...0xE0FFF:
                continue
            default:
                clean.append(scalar)
            }
        }
        return String(clean)
    }

    /// Somebody's words between the quotation marks of Spanish, which logs use as well, cut to 60 characters.
    package static func quoted(_ text: String) -> String {
        quoted(text, .spanish)
    }

    /// Somebody's words between the quotation marks of a language, cut to 60 characters, for a message.
    package static func quoted(_ text: String, _ language: Language) -> String {
        quoted(text, language, limit: 60)
    }

    /// A path between quotation marks, for a message: whole, since its end says most, unless it is longer
    /// than 1,024 characters.
    package static func quoted(path: String, _ language: Language = .spanish) -> String {
        quoted(path, language, limit: 1024)
    }

    /// Characters are counted as people do, with at most four scalars each: one can have thousands of marks.
    private static func quoted(_ text: String, _ language: Language, limit: Int) -> String {
        let clean = clean(text)
        let scalars = String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit * 4)))
        let short = scalars.prefix(limit)
        let words = "\(short)\(short.utf8.count < clean.utf8.count ? "…" : "")"
        return Sentence(es: "«\(words)»", en: "“\(words)”", eu: "«\(words)»")[language]
    }
}

extension Sentence {
    /// Somebody's words between each language's quotation marks, cut to 60 characters.
    package init(quoting text: String) {
        self.init(
            es: HarmlessText.quoted(text, .spanish),
            en: HarmlessText.quoted(text, .english),
            eu: HarmlessText.quoted(text, .basque)
        )
    }

    /// The same of several, with commas.
    package init(quoting texts: [String]) {
        self.init(listing: texts.map { Sentence(quoting: $0) })
    }

    /// A path between each language's quotation marks.
    package init(quotingPath path: String) {
        self.init(
            es: HarmlessText.quoted(path: path, .spanish),
            en: HarmlessText.quoted(path: path, .english),
            eu: HarmlessText.quoted(path: path, .basque)
        )
    }

    /// The same of several, with commas.
    package init(quotingPaths paths: [String]) {
        self.init(listing: paths.map { Sentence(quotingPath: $0) })
    }

    private init(listing sentences: [Sentence]) {
        self.init(
            es: sentences.map(\.spanish).joined(separator: ", "),
            en: sentences.map(\.english).joined(separator: ", "),
            eu: sentences.map(\.basque).joined(separator: ", ")
        )
    }
}
