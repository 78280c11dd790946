extension English {
    package func text(_ message: CatalogueWarningText) -> String {
        switch message {
        case .largeMenuCheaper(let sandwich, nil):
            "warning: the large menu of \(quoted(sandwich)) costs less than the normal one; "
                + "check menus.json"
        case .largeMenuCheaper(let sandwich, let restaurant?):
            "warning: the large menu of \(quoted(sandwich)) costs less than the normal one"
                + " (\(HarmlessText.clean(restaurant))); check menus.json and restaurants.json"
        case .unusualPrice(let product, let price, let median, let category, let currency):
            "warning: \(quoted(product)) costs \(amount(price, in: currency)), and the median of "
                + "\(quoted(category)) is \(amount(median, in: currency)); check products.json"
        case .lookAlikes(let first, let second):
            "warning: \(quoted(first)) and \(quoted(second)) look the same but are different names; "
                + "rename one of them"
        case .leftOutUnsaid(let choice, let group):
            "warning: \(quoted(choice)) of \(quoted(group)) is left out, but an order's text, "
                + "“[\(HarmlessText.clean(choice))]”, reads as if it were with it; name it \(quoted(without(choice))) in options.json"
        }
    }
}
