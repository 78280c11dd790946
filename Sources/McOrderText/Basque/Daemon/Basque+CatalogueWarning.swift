extension Basque {
    package func text(_ message: CatalogueWarningText) -> String {
        switch message {
        case .largeMenuCheaper(let sandwich, nil):
            "kontuz: \(quoted(sandwich)) produktuaren menu handia normala baino merkeagoa da; "
                + "begiratu menus.json"
        case .largeMenuCheaper(let sandwich, let restaurant?):
            "kontuz: \(quoted(sandwich)) produktuaren menu handia normala baino merkeagoa da"
                + " (\(HarmlessText.clean(restaurant))); begiratu menus.json eta restaurants.json"
        case .unusualPrice(let product, let price, let median, let category, let currency):
            "kontuz: \(quoted(product)) produktuaren prezioa \(amount(price, in: currency)) da, eta "
                + "\(quoted(category)) kategoriako mediana, \(amount(median, in: currency)); "
                + "begiratu products.json"
        }
    }
}
