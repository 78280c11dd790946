package import McOrderModel

/// Distances as people read them.
package enum PlaceText: Message {
    case metres(Int)
    /// Whole kilometres and tenths of one.
    case kilometresAndTenths(Int, Int)
    case kilometres(Int)

    package func text(in language: any Texts) -> String { language.text(self) }

    /// `350 m`, `2.4 km`, `123 km`, each language with its decimal point.
    package static func distance(_ metres: Double) -> Sentence {
        guard metres >= 999.5 else { return PlaceText.metres(Int(metres.rounded())) }
        let tenths = Int((metres / 100).rounded())
        guard tenths < 1000 else { return PlaceText.kilometres(Int((metres / 1000).rounded())) }
        return PlaceText.kilometresAndTenths(tenths / 10, tenths % 10)
    }
}

/// The letters of one of the 16 points of the compass.
extension CompassPoint: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
