extension Spanish {
    package func text(_ message: HelpExampleText) -> String {
        switch message {
        case .heading: "Ejemplos:"
        case .productsOfCategory: "mcorder products Bebidas"
        case .productsSearched: "mcorder products --search pollo"
        case .productsWithout: "mcorder products --without gluten --without leche"
        case .sendWithMessage: "mcorder send -r garbera -m \"3 ketchups, por favor.\""
        case .deviceName: "mcorder device --name \"iPhone4 de Beris\""
        }
    }
}
