package import McOrderModel

extension English {
    package func text(_ message: ProductText) -> String {
        switch message {
        case .gone: "no longer in the catalogue"
        case .notSold: "not sold here"
        case .contains: "contains"
        case .containsNone: "no known allergens"
        case .allergensUnknown: "allergens unknown"
        case .menu: "menu"
        case .large: "large"
        case .menuExample(let products):
            "Order a menu like this: mcorder menu \(HarmlessText.clean(products)) --large"
        case .sandwichOnly:
            "Of a menu the sandwich's allergens are shown; look at those of the drink and the side too."
        }
    }

    package func text(_ error: OptionError) -> String {
        switch error {
        case .unknownChoice(let name): "the option \(quoted(name)) is not offered"
        case .choiceTooOften(let name, let most): "\(quoted(name)) at most \(most) times"
        case .tooFew(let group, let least): "choose at least \(least) of \(quoted(group))"
        case .tooMany(let group, let most): "choose at most \(most) of \(quoted(group))"
        }
    }
}
