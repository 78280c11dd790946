extension Basque {
    package func text(_ message: ProductText) -> String {
        switch message {
        case .gone: "jada ez dago katalogoan"
        case .notSold: "ez da saltzen"
        case .notSoldNow: "orain ez da saltzen"
        case .contains: "alergenoak:"
        case .containsNone: "alergeno ezagunik gabe"
        case .allergensUnknown: "alergenoak ezezagunak"
        case .choose(let count): Self.choose(count)
        case .isDefault: "barne"
        case .menu: "menua"
        case .large: "handia"
        case .menuExample(let products):
            "Menu bat honela eskatzen da: mcorder menu \(HarmlessText.clean(products)) --large"
        case .sandwichOnly:
            "Menuetan ogitartekoaren alergenoak ageri dira; begiratu edariarenak eta osagarriarenak ere."
        }
    }

    private static func choose(_ count: ClosedRange<Int>) -> String {
        let (least, most) = (count.lowerBound, count.upperBound)
        if least == most { return "aukeratu \(least)" }
        return least == 0 ? "gehienez \(most)" : "\(least)–\(most)"
    }

}
