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
        }
    }
}
