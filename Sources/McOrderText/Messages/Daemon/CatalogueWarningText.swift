package import McOrderModel

/// Something in a catalogue that is allowed but probably a mistake.
package enum CatalogueWarningText: Message {
    /// The large menu with this sandwich costs less than the normal one, at this restaurant or, with nil, at
    /// those without prices of their own.
    case largeMenuCheaper(sandwich: String, restaurant: String?)
    /// A price is far from the median of its category.
    case unusualPrice(product: String, Money, median: Money, category: String, currency: String)
    /// Two names look the same.
    case lookAlikes(String, String)
    /// A choice is left out, but its name does not say so.
    case leftOutUnsaid(choice: String, group: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .largeMenuCheaper(let sandwich, nil):
            language.pick(
                en: "warning: the large menu of \(language.quoted(sandwich)) costs less than the normal one; "
                    + "check menus.json",
                es:
                    "aviso: el menú grande de \(language.quoted(sandwich)) cuesta menos que el normal; revisa menus.json",
                eu:
                    "kontuz: \(language.quoted(sandwich)) produktuaren menu handia normala baino merkeagoa da; "
                    + "begiratu menus.json"
            )
        case .largeMenuCheaper(let sandwich, let restaurant?):
            language.pick(
                en: "warning: the large menu of \(language.quoted(sandwich)) costs less than the normal one"
                    + " (\(HarmlessText.clean(restaurant))); check menus.json and restaurants.json",
                es: "aviso: el menú grande de \(language.quoted(sandwich)) cuesta menos que el normal"
                    + " (\(HarmlessText.clean(restaurant))); revisa menus.json y restaurants.json",
                eu: "kontuz: \(language.quoted(sandwich)) produktuaren menu handia normala baino merkeagoa da"
                    + " (\(HarmlessText.clean(restaurant))); begiratu menus.json eta restaurants.json"
            )
        case .unusualPrice(let product, let price, let median, let category, let currency):
            language.pick(
                en:
                    "warning: \(language.quoted(product)) costs \(language.amount(price, in: currency)), and the median of "
                    + "\(language.quoted(category)) is \(language.amount(median, in: currency)); check products.json",
                es:
                    "aviso: \(language.quoted(product)) cuesta \(language.amount(price, in: currency)), y la mediana de "
                    + "\(language.quoted(category)) es \(language.amount(median, in: currency)); revisa products.json",
                eu:
                    "kontuz: \(language.quoted(product)) produktuaren prezioa \(language.amount(price, in: currency)) da, eta "
                    + "\(language.quoted(category)) kategoriako mediana, \(language.amount(median, in: currency)); "
                    + "begiratu products.json"
            )
        case .lookAlikes(let first, let second):
            language.pick(
                en:
                    "warning: \(language.quoted(first)) and \(language.quoted(second)) look the same but are different names; "
                    + "rename one of them",
                es:
                    "aviso: \(language.quoted(first)) y \(language.quoted(second)) parecen iguales, pero son nombres distintos; "
                    + "cambia uno de los dos",
                eu:
                    "kontuz: \(language.quoted(first)) eta \(language.quoted(second)) berdinak dirudite, baina izen desberdinak dira; "
                    + "aldatu bietako bat"
            )
        case .leftOutUnsaid(let choice, let group):
            language.pick(
                en:
                    "warning: \(language.quoted(choice)) of \(language.quoted(group)) is left out, but an order's text, "
                    + "“[\(HarmlessText.clean(choice))]”, reads as if it were with it; name it \(language.quoted(language.without(choice))) in options.json",
                es:
                    "aviso: \(language.quoted(choice)) de \(language.quoted(group)) se quita, pero el texto del pedido, "
                    + "«[\(HarmlessText.clean(choice))]», se lee como si lo llevara; llámalo "
                    + "\(language.quoted(language.without(choice))) en options.json",
                eu:
                    "kontuz: \(language.quoted(group)) taldeko \(language.quoted(choice)) kendu egiten da, baina eskaeraren testuak, "
                    + "«[\(HarmlessText.clean(choice))]», berarekin dela dirudi; jarri izena "
                    + "\(language.quoted(language.without(choice))) options.json fitxategian"
            )
        }
    }
}

extension CatalogueWarning {
    /// The warning.
    ///
    /// - Parameter currency: the currency of the prices, three letters of ISO 4217.
    package func sentence(currency: String) -> Sentence {
        switch self {
        case .largeMenuCheaper(let sandwich, let restaurant):
            CatalogueWarningText.largeMenuCheaper(sandwich: sandwich, restaurant: restaurant)
        case .unusualPrice(let product, let price, let median, let category):
            CatalogueWarningText.unusualPrice(
                product: product,
                price,
                median: median,
                category: category,
                currency: currency
            )
        case .lookAlikes(let first, let second): CatalogueWarningText.lookAlikes(first, second)
        case .leftOutUnsaid(let choice, let group):
            CatalogueWarningText.leftOutUnsaid(choice: choice, group: group)
        }
    }
}
