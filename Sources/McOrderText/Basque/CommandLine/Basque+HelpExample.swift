extension Basque {
    package func text(_ message: HelpExampleText) -> String {
        switch message {
        case .heading: "Adibideak:"
        case .productsOfCategory: "mcorder products Bebidas"
        case .productsSearched: "mcorder products --search pollo"
        case .productsWithout: "mcorder products --without gluten --without esnea"
        case .sendWithMessage: "mcorder send -r garbera -m \"3 ketchup, mesedez.\""
        case .deviceName: "mcorder device --name \"Berisen iPhone4\""
        }
    }
}
