package import McOrderModel

extension CatalogueWarning {
    /// What looks like a slip.
    ///
    /// - Parameter currency: that of the prices, three letters of ISO 4217.
    package func sentence(currency: String) -> Sentence {
        switch self {
        case .largeMenuCheaper(let sandwich, let restaurant):
            let name = Quoted(sandwich)
            let place = restaurant.map { " (\(HarmlessText.clean($0)))" } ?? ""
            return Inline(
                es:
                    "aviso: el menú grande de \(name.spanish) cuesta menos que el normal\(place); revisa menus.json"
                    + (restaurant == nil ? "" : " y restaurants.json"),
                en:
                    "warning: the large menu of \(name.english) costs less than the normal one\(place); look at menus.json"
                    + (restaurant == nil ? "" : " and restaurants.json"),
                eu: "kontuz: \(name.basque) produktuaren menu handia normala baino merkeagoa da\(place); "
                    + "begiratu menus.json" + (restaurant == nil ? "" : " eta restaurants.json")
            )
        case .unusualPrice(let product, let price, let median, let category):
            let (name, place) = (Quoted(product), Quoted(category))
            let (es, en, eu) = (
                PriceText(currency: currency, language: .spanish),
                PriceText(currency: currency, language: .english),
                PriceText(currency: currency, language: .basque)
            )
            return Inline(
                es:
                    "aviso: \(name.spanish) cuesta \(es(price)), y la mediana de \(place.spanish) es \(es(median)); "
                    + "revisa products.json",
                en:
                    "warning: \(name.english) costs \(en(price)), and the median of \(place.english) is \(en(median)); "
                    + "look at products.json",
                eu:
                    "kontuz: \(name.basque) produktuaren prezioa \(eu(price)) da, eta \(place.basque) kategoriako "
                    + "mediana, \(eu(median)); begiratu products.json"
            )
        }
    }
}
