/// Texts about orders that staff take at the counter.
package enum TakeOrderText: Message {
    case title
    case taken(_ code: String)
    case empty
    case tooMany(_ count: Int, most: Int)
    case notSold(_ line: String)
    case notSoldNow(_ line: String)
    case couponNotUsable(_ coupon: String)
    /// A name, a table or a note is too long, or has a character that cannot be stored.
    case badText
    /// A text is no time that is to come within a month.
    case badTime(_ text: String)
    /// The order was taken for later.
    case takenForLater(_ code: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .title: language.pick(en: "New order", es: "Pedido nuevo", eu: "Eskaera berria")
        case .taken(let code):
            language.pick(
                en: "Order \(code) is in the kitchen.",
                es: "El pedido \(code) ya está en cocina.",
                eu: "\(code) eskaera sukaldean dago."
            )
        case .empty:
            language.pick(
                en: "The order has nothing yet. Choose a product.",
                es: "El pedido está vacío. Elige un producto.",
                eu: "Eskaera hutsik dago. Aukeratu produktu bat."
            )
        case .tooMany(let count, let most):
            language.pick(
                en: "An order has at most \(most) items, and this one has \(count). Take a second order.",
                es:
                    "Un pedido admite \(most) artículos como mucho y este tiene \(count). Haz un segundo pedido.",
                eu:
                    "Eskaera batek gehienez \(most) artikulu ditu, eta honek \(count). Egin bigarren eskaera bat."
            )
        case .notSold(let line):
            language.pick(
                en: "\(language.quoted(line)) is not sold here. Take it off.",
                es: "\(language.quoted(line)) no se vende aquí. Quítalo.",
                eu: "\(language.quoted(line)) ez da hemen saltzen. Kendu."
            )
        case .notSoldNow(let line):
            language.pick(
                en: "\(language.quoted(line)) is not sold at this time. Take it off.",
                es: "\(language.quoted(line)) no se vende a esta hora. Quítalo.",
                eu: "\(language.quoted(line)) ez da ordu honetan saltzen. Kendu."
            )
        case .couponNotUsable(let coupon):
            language.pick(
                en: "The coupon \(language.quoted(coupon)) reduces nothing of this order.",
                es: "El cupón \(language.quoted(coupon)) no rebaja nada de este pedido.",
                eu: "\(language.quoted(coupon)) kupoiak ez dio ezer kentzen eskaera honi."
            )
        case .badTime(let text):
            language.pick(
                en: "\(language.quoted(text)) is no time within the next month. Write 13:30.",
                es: "\(language.quoted(text)) no es una hora del próximo mes. Escribe 13:30.",
                eu: "\(language.quoted(text)) ez da hurrengo hilabeteko ordu bat. Idatzi 13:30."
            )
        case .takenForLater(let code):
            language.pick(
                en: "Order \(code) is taken for later.",
                es: "El pedido \(code) queda anotado para más tarde.",
                eu: "\(code) eskaera gerorako jaso da."
            )
        case .badText:
            language.pick(
                en:
                    "A name has at most 64 characters, a table 32, a note 140. Shorten it, or leave out its signs.",
                es:
                    "Un nombre admite 64 caracteres, una mesa 32 y una nota 140. Acórtalo o quita sus signos.",
                eu: "Izenak 64 karaktere ditu gehienez, mahaiak 32, oharrak 140. Laburtu, edo kendu ikurrak."
            )
        }
    }
}
