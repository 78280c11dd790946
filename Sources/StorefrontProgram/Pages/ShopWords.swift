import McOrderModel
import McOrderText
import McOrderWeb

/// What the customers' pages need to say something in one language.
struct ShopWords {
    let language: Language
    let names: ShownNames
    private let price: PriceText

    init(_ shop: Shop, _ language: Language) {
        self.language = language
        names = ShownNames(shop.catalogue, in: language)
        price = PriceText(currency: shop.catalogue.company.currency, language: language)
    }

    func say(_ sentence: Sentence) -> String { sentence[language] }

    /// A sentence that begins with a capital letter, where the words have none.
    func capitalised(_ sentence: Sentence) -> String {
        let text = say(sentence)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    func amount(_ money: Money) -> String { price(money) }

    func name(_ product: Product) -> String {
        HarmlessText.clean(names.product(product.id, named: product.name))
    }

    func description(_ product: Product) -> String {
        HarmlessText.clean(product.translations.description(in: language.rawValue, or: product.description))
    }

    /// A sentence that a script needs, as an attribute of ``ShopFrame``'s words.
    func word(_ name: StaticString, _ sentence: Sentence) -> HTMLAttribute { .data(name, say(sentence)) }
}
