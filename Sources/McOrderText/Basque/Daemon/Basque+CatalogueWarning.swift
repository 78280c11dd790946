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
        case .lookAlikes(let first, let second):
            "kontuz: \(quoted(first)) eta \(quoted(second)) berdinak dirudite, baina izen desberdinak dira; "
                + "aldatu bietako bat"
        case .leftOutUnsaid(let choice, let group):
            "kontuz: \(quoted(group)) taldeko \(quoted(choice)) kendu egiten da, baina eskaeraren testuak, "
                + "«[\(HarmlessText.clean(choice))]», berarekin dela dirudi; jarri izena "
                + "\(quoted(without(choice))) options.json fitxategian"
        }
    }
}
