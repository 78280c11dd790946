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
        case .lookAlikes(let first, let second):
            "aviso: \(quoted(first)) y \(quoted(second)) parecen iguales, pero son nombres distintos; "
                + "cambia uno de los dos"
        case .leftOutUnsaid(let choice, let group):
            "aviso: \(quoted(choice)) de \(quoted(group)) se quita, pero el texto del pedido, "
                + "«[\(HarmlessText.clean(choice))]», se lee como si lo llevara; llámalo "
                + "\(quoted(without(choice))) en options.json"
        }
    }
}
