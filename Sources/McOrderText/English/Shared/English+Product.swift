extension English {
    package func text(_ message: ProductText) -> String {
        switch message {
        case .gone: "no longer in the catalogue"
        case .notSold: "not sold here"
        case .notSoldNow: "not sold now"
        case .contains: "contains"
        case .containsNone: "no known allergens"
        case .allergensUnknown: "allergens unknown"
        case .choose(let count): Self.choose(count)
        case .isDefault: "included"
        case .menu: "menu"
        case .large: "large"
        case .menuExample(let products):
            "Order a menu like this: mcorder menu \(HarmlessText.clean(products)) --large"
        case .sandwichOnly:
            "Of a menu the sandwich's allergens are shown; look at those of the drink and the side too."
        }
    }

    private static func choose(_ count: ClosedRange<Int>) -> String {
        let (least, most) = (count.lowerBound, count.upperBound)
        if least == most { return "choose \(least)" }
        return least == 0 ? "up to \(most)" : "\(least) to \(most)"
    }

}
