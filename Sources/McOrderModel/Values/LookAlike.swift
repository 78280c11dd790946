import Foundation

/// A text as a reader sees it: two texts with one such shape cannot be told apart on a screen.
///
/// It folds what Unicode calls compatible (full-width letters, ligatures, no-break spaces), Cyrillic and
/// Greek letters that look like Latin ones, signs without width, and case. Source of the letters: Unicode
/// Technical Standard 39, *confusables*, as far as whole words can be written with them.
struct LookAlike: Hashable {
    private let shape: String

    init(_ text: String) {
        var shape = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .format, .control: continue
            default: break
            }
            if scalar.properties.isWhitespace {
                if shape.last != " ", !shape.isEmpty { shape.append(" ") }
            } else {
                shape.append(Self.latin[scalar] ?? scalar)
            }
        }
        if shape.last == " " { shape.removeLast() }
        self.shape = String(shape)
    }

    /// The Latin letters and signs that others look like, all in lower case.
    private static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        first: [
            ("acehijkmopstuxydqwb", "асеһіјкморѕтцхуԁԛԝв"),
            ("aeiknoptuvxyz", "αεικηορτυνχγζ"),
            ("hbm", "нβμ"), ("'''--", "’‘ʼ–—"),
        ].flatMap { zip($1.unicodeScalars, $0.unicodeScalars) }
    )
}
