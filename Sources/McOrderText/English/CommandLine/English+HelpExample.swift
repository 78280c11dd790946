extension English {
    package func text(_ message: HelpExampleText) -> String {
        switch message {
        case .heading: "Examples:"
        case .productsOfCategory: "mcorder products drinks"
        case .productsSearched: "mcorder products --search bacon"
        case .productsWithout: "mcorder products --without gluten --without milk"
        case .sendWithMessage: "mcorder send -r garbera -m \"3 ketchups, please.\""
        case .deviceName: "mcorder device --name \"Beris's iPhone4\""
        }
    }
}
