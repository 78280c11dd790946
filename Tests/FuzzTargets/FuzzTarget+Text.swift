import McOrderConsole
import McOrderModel
import McOrderText

extension FuzzTarget {
    /// Checks that clean text cannot move the cursor, ring the bell, change colours, reverse or hide text;
    /// that it contains no added text; that cleaning it again changes nothing; and that a quotation of it is
    /// short.
    static func checkText(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let clean = HarmlessText.clean(text)
        try checkClean(clean, of: text)
        try require(HarmlessText.clean(clean).isIdentical(to: clean), "cleaning again changes it")

        let quoted = Quoted(text)[.spanish]
        // Compares scalars: a text may begin with a combining accent, which then joins the quotation mark.
        let scalars = quoted.unicodeScalars
        try require(scalars.first == "«" && scalars.last == "»", "the marks are missing: \(quoted)")
        try require(scalars.count <= 240 + 3, "a quotation of \(scalars.count)")
        var inner = scalars.dropFirst().dropLast()
        if inner.last == "…", !clean.unicodeScalars.contains("…") { inner.removeLast() }
        try checkClean(String(inner), of: text + "…")

        let width = TextWidth.columns(clean)
        try require((0...2 * clean.unicodeScalars.count).contains(width), "it is \(width) columns wide")
        let padded = TextWidth.padded(clean, to: 20)
        try require(TextWidth.columns(padded) == max(20, width), "padding makes \(TextWidth.columns(padded))")
        return true
    }

    /// Checks that `clean` is harmless, and contains only scalars of `text`, in their order, and replacement
    /// characters. Scalars without a width are allowed inside and behind an emoji of at most ten scalars.
    package static func checkClean(_ clean: String, of text: String) throws(FuzzFinding) {
        for character in clean where character.unicodeScalars.contains(where: hasNoWidth) {
            let scalars = character.unicodeScalars
            let isEmoji = scalars.first?.properties.isEmoji == true && (2...10).contains(scalars.count)
            try require(isEmoji && scalars.last != "\u{200D}", "\(Array(scalars)) has scalars without width")
        }
        var rest = text.unicodeScalars[...]
        for scalar in clean.unicodeScalars {
            let properties = scalar.properties
            let number = String(scalar.value, radix: 16)
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate:
                throw FuzzFinding("U+\(number) got through")
            default: break
            }
            try require(!properties.isBidiControl, "U+\(number) can reverse a screen")
            guard let place = rest.firstIndex(where: { $0 == scalar || scalar == "\u{FFFD}" }) else {
                throw FuzzFinding("U+\(number) was not there before")
            }
            rest = rest[rest.index(after: place)...]
        }
    }

    private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isJoinControl || properties.isVariationSelector
            || (0xE0000...0xE0FFF).contains(scalar.value)
    }
}
