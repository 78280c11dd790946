import McOrderClient
import McOrderText

/// Names as the customer reads them. Orders have the catalogue's own names.
protocol Named {
    var name: String { get }
    var translations: [String: Translation] { get }
}

extension Named {
    func name(in language: Language) -> String {
        translations.name(in: language.rawValue, or: name)
    }
}

extension Product: Named {
    func description(in language: Language) -> String {
        translations.description(in: language.rawValue, or: description)
    }
}

extension McOrderModel.Category: Named {}
extension ChoiceGroup: Named {}
extension ChoiceGroup.Choice: Named {}
