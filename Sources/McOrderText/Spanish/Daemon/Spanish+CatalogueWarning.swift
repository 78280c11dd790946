extension Spanish {
    package func text(_ message: CatalogueWarningText) -> String {
        switch message {
        case .largeMenuCheaper(let sandwich, nil):
            "aviso: el menú grande de \(quoted(sandwich)) cuesta menos que el normal; revisa menus.json"
        case .largeMenuCheaper(let sandwich, let restaurant?):
            "aviso: el menú grande de \(quoted(sandwich)) cuesta menos que el normal"
                + " (\(HarmlessText.clean(restaurant))); revisa menus.json y restaurants.json"
        case .unusualPrice(let product, let price, let median, let category, let currency):
            "aviso: \(quoted(product)) cuesta \(amount(price, in: currency)), y la mediana de "
                + "\(quoted(category)) es \(amount(median, in: currency)); revisa products.json"
        }
    }
}
