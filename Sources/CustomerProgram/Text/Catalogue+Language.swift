internal import McOrderClient
internal import McOrderText

/// Names as the customer reads them. Orders have the catalogue's own names.
extension Product {
    func name(in language: Language) -> String {
        translations.name(in: language.rawValue, or: name)
    }

    func description(in language: Language) -> String {
        translations.description(in: language.rawValue, or: description)
    }
}

extension McOrderModel.Category {
    func name(in language: Language) -> String {
        translations.name(in: language.rawValue, or: name)
    }
}

extension ChoiceGroup {
    func name(in language: Language) -> String {
        translations.name(in: language.rawValue, or: name)
    }
}

extension ChoiceGroup.Choice {
    func name(in language: Language) -> String {
        translations.name(in: language.rawValue, or: name)
    }
}
