internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

extension Restaurant {
    /// The restaurant as `restaurants --json` prints it. Source: commands.md.
    func json(metres: Double?) -> [JSONValue.Member] {
        [
            JSONValue.Member("id", .string(id.description)),
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("address", .string(address)),
            JSONValue.Member("phone", .string(phone)),
            JSONValue.Member("latitude", .number("\(latitude)")),
            JSONValue.Member("longitude", .number("\(longitude)")),
            JSONValue.Member("distanceMeters", .optional(metres.map { Int($0.rounded()) })),
        ]
    }
}

/// Distances and directions as people read them.
enum PlaceText {
    /// `350 m`, `2,4 km` in Spanish and Basque, `2.4 km` in English.
    static func distance(_ metres: Double, _ language: Language) -> String {
        guard metres >= 999.5 else { return "\(Int(metres.rounded())) m" }
        let tenths = Int((metres / 100).rounded())
        guard tenths < 1000 else { return "\(Int((metres / 1000).rounded())) km" }
        return "\(tenths / 10)\(language == .english ? "." : ",")\(tenths % 10) km"
    }

    /// The name of one of the 16 points of the compass.
    static func direction(_ point: CompassPoint, _ language: Language) -> String {
        switch language {
        case .spanish: point.rawValue.replacing("W", with: "O")
        case .basque:
            // Ipar, hego, mende; east, eki, is E as well.
            point.rawValue.replacing("N", with: "I").replacing("S", with: "H").replacing("W", with: "M")
        default: point.rawValue
        }
    }
}
