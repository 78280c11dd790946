package import McOrderModel

/// Distances in the form that people read.
package enum PlaceText: Message {
    case metres(Int)
    /// Kilometres and tenths of a kilometre.
    case kilometresAndTenths(Int, Int)
    case kilometres(Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .metres(let metres): language.pick(en: "\(metres) m", es: "\(metres) m", eu: "\(metres) m")
        case .kilometresAndTenths(let kilometres, let tenths):
            language.pick(
                en: "\(kilometres).\(tenths) km",
                es: "\(kilometres),\(tenths) km",
                eu: "\(kilometres),\(tenths) km"
            )
        case .kilometres(let kilometres):
            language.pick(
                en: "\(kilometres) km",
                es: "\(kilometres) km",
                eu: "\(kilometres) km"
            )
        }
    }

    /// Such as `350 m`, `2.4 km`, `123 km`, with each language's decimal separator.
    package static func distance(_ metres: Double) -> Sentence {
        guard metres >= 999.5 else { return PlaceText.metres(Int(metres.rounded())) }
        let tenths = Int((metres / 100).rounded())
        guard tenths < 1000 else { return PlaceText.kilometres(Int((metres / 1000).rounded())) }
        return PlaceText.kilometresAndTenths(tenths / 10, tenths % 10)
    }
}

/// The letters of one of the 16 compass points.
extension CompassPoint: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
