/// Examples in the help of `mcorder` that differ by language.
package enum HelpExampleText: Message {
    /// The heading of the examples.
    case heading
    case productsOfCategory
    case productsSearched
    case productsWithout
    case sendWithMessage
    case deviceName

    package func text(in language: any Texts) -> String {
        switch self {
        case .heading: language.pick(en: "Examples:", es: "Ejemplos:", eu: "Adibideak:")
        case .productsOfCategory:
            language.pick(
                en: "mcorder products drinks",
                es: "mcorder products Bebidas",
                eu: "mcorder products Bebidas"
            )
        case .productsSearched:
            language.pick(
                en: "mcorder products --search bacon",
                es: "mcorder products --search pollo",
                eu: "mcorder products --search pollo"
            )
        case .productsWithout:
            language.pick(
                en: "mcorder products --without gluten --without milk",
                es: "mcorder products --without gluten --without leche",
                eu: "mcorder products --without gluten --without esnea"
            )
        case .sendWithMessage:
            language.pick(
                en: "mcorder send -r garbera -m \"3 ketchups, please.\"",
                es: "mcorder send -r garbera -m \"3 ketchups, por favor.\"",
                eu: "mcorder send -r garbera -m \"3 ketchup, mesedez.\""
            )
        case .deviceName:
            language.pick(
                en: "mcorder device --name \"Beris's iPhone4\"",
                es: "mcorder device --name \"iPhone4 de Beris\"",
                eu: "mcorder device --name \"Berisen iPhone4\""
            )
        }
    }
}
