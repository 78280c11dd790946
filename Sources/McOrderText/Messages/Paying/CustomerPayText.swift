package import McOrderModel

/// Messages to customers about paying ahead.
package enum CustomerPayText: Message {
    /// The button, with the amount.
    case reserve(String)
    /// The heading above the button that reserves, below the button that orders.
    case orAhead
    /// What is said before the button.
    case terms(String, hours: Int)
    /// Where the payment is. `until`: a time of day; `day`: its day, unless the order was placed on it.
    case state(PayAnswer.State, amount: String, until: String?, day: CivilDay?)
    /// The link to the page for the card.
    case enterCard
    /// The page's address is not one that the restaurant's catalogue names.
    case strangeAddress
    case openPage(String)
    /// The address is too long for a screen.
    case addressByStatus
    /// Why an order cannot be paid ahead.
    case obstacle(PayOffer.Obstacle, currency: String, on: Surface)

    package func text(in language: any Texts) -> String {
        switch self {
        case .reserve(let amount):
            language.pick(en: "Reserve \(amount)", es: "Reservar \(amount)", eu: "Erreserbatu \(amount)")
        case .orAhead:
            language.pick(en: "Or pay ahead", es: "O paga por adelantado", eu: "Edo ordaindu aurrez")
        case .terms(let amount, let hours):
            language.pick(
                en:
                    "\(amount) are held on your card now. They are taken when you are here and the kitchen has begun, and released after \(hours) hours at the latest; your bank may take days to show that. Food that is made for you cannot be returned.",
                es:
                    "Ahora se retienen \(amount) en tu tarjeta. Se cobran cuando estés aquí y la cocina haya empezado, y se liberan como mucho a las \(hours) horas; tu banco puede tardar días en mostrarlo. Lo que se cocina para ti no se puede devolver.",
                eu:
                    "Orain \(amount) atxikitzen dira zure txartelean. Hemen zaudenean eta sukaldea hasita dagoenean kobratzen dira, eta gehienez \(hours) orduren buruan askatzen dira; zure bankuak egunak behar ditzake hori erakusteko. Zuretzat prestatutako janaria ezin da itzuli."
            )
        case .state(.due, let amount, _, _):
            language.pick(
                en: "The page on which you pay \(amount) is being prepared.",
                es: "Se está preparando la página para pagar \(amount).",
                eu: "\(amount) ordaintzeko orria prestatzen ari da."
            )
        case .state(.open, let amount, let until, let day):
            language.pick(
                en:
                    "Enter a card, so that \(amount) are held\(until.map { " (\(Self.until($0, day, language)))" } ?? "").",
                es:
                    "Mete una tarjeta para retener \(amount)\(until.map { " (\(Self.until($0, day, language)))" } ?? "").",
                eu:
                    "Sartu txartel bat, \(amount) atxikitzeko\(until.map { " (\(Self.until($0, day, language)))" } ?? "")."
            )
        case .state(.held, let amount, let until, let day):
            language.pick(
                en:
                    "\(amount) are held. They are taken when you are here and the kitchen has begun\(until.map { ", and released \(Self.atLatest($0, day, language)) at the latest; your bank may take days to show that" } ?? "").",
                es:
                    "\(amount) están retenidos. Se cobran cuando estés aquí y la cocina haya empezado\(until.map { ", y se liberan como mucho \(Self.atLatest($0, day, language)); tu banco puede tardar días en mostrarlo" } ?? "").",
                eu:
                    "\(amount) atxikita daude. Hemen zaudenean eta sukaldea hasita dagoenean kobratzen dira\(until.map { ", eta bestela \(Self.atLatest($0, day, language)) askatzen dira; zure bankuak egunak behar ditzake hori erakusteko" } ?? "")."
            )
        case .state(.capturing, let amount, _, _), .state(.captured, let amount, _, _):
            language.pick(en: "Paid: \(amount).", es: "Pagado: \(amount).", eu: "Ordainduta: \(amount).")
        case .state(.lapsed, let amount, _, _), .state(.failed, let amount, _, _):
            language.pick(
                en: "Nothing is held. Pay \(amount) at the counter.",
                es: "No hay nada retenido. Paga \(amount) en el mostrador.",
                eu: "Ez dago ezer atxikita. Ordaindu \(amount) mostradorean."
            )
        case .state(.voiding, let amount, _, _), .state(.voided, let amount, _, _):
            language.pick(
                en: "\(amount) are released; your bank may take days to show it.",
                es: "\(amount) se liberan; tu banco puede tardar días en mostrarlo.",
                eu: "\(amount) askatzen dira; zure bankuak egunak behar ditzake hori erakusteko."
            )
        case .enterCard:
            language.pick(en: "Enter the card", es: "Meter la tarjeta", eu: "Sartu txartela")
        case .strangeAddress:
            language.pick(
                en: "The address for the card is not one of the restaurant's; it is not opened.",
                es: "La dirección para la tarjeta no es de las del restaurante; no se abre.",
                eu: "Txartelaren helbidea ez da jatetxearenetako bat; ez da irekitzen."
            )
        case .openPage(let url):
            language.pick(en: "Open \(url)", es: "Abre \(url)", eu: "Ireki \(url)")
        case .addressByStatus:
            language.pick(
                en: "“mcorder status” shows the address of the page for the card.",
                es: "«mcorder status» muestra la dirección de la página para la tarjeta.",
                eu: "«mcorder status» aginduak txartelaren orriaren helbidea erakusten du."
            )
        case .obstacle(.notOffered, _, .commands):
            language.pick(
                en: "the restaurant does not take payments ahead now; send it without --pay",
                es: "el restaurante no acepta ahora pagos por adelantado; envíalo sin --pay",
                eu: "jatetxeak ez du orain aurrez ordaintzerik onartzen; bidali --pay gabe"
            )
        case .obstacle(.notOffered, _, .screen):
            language.pick(
                en: "the restaurant does not take payments ahead now; pay at the counter",
                es: "el restaurante no acepta ahora pagos por adelantado; paga en el mostrador",
                eu: "jatetxeak ez du orain aurrez ordaintzerik onartzen; ordaindu mostradorean"
            )
        case .obstacle(.notSealed, _, _):
            language.pick(
                en: "only sealed orders are paid ahead, and this house has no key for that",
                es: "solo se pagan por adelantado los pedidos sellados, y esta casa no tiene clave para eso",
                eu:
                    "eskaera zigilatuak bakarrik ordaintzen dira aurrez, eta etxe honek ez du horretarako gakorik"
            )
        case .obstacle(.amount(let amounts), let currency, _):
            Self.between(
                language.amount(amounts.lowerBound, in: currency),
                language.amount(amounts.upperBound, in: currency),
                language
            )
        case .obstacle(.tooLate, _, _):
            language.pick(
                en: "an order for a time so far ahead is paid at the counter",
                es: "un pedido para tan tarde se paga en el mostrador",
                eu: "hain beranduko eskaera mostradorean ordaintzen da"
            )
        }
    }

    /// Until when something can be done.
    private static func until(_ clock: String, _ day: CivilDay?, _ language: any Texts) -> String {
        let day = day.map(language.dayAndMonth)
        return language.pick(
            en: "until \(day.map { "\($0) at " } ?? "")\(clock)",
            es: "hasta \(day.map { "el \($0) a " } ?? "")las \(clock)",
            eu: "\(day.map { "\($0), " } ?? "")\(clock) arte"
        )
    }

    /// By when something happens at the latest; the words for *at the latest* stand outside in English and
    /// Spanish.
    private static func atLatest(_ clock: String, _ day: CivilDay?, _ language: any Texts) -> String {
        let day = day.map(language.dayAndMonth)
        return language.pick(
            en: "\(day.map { "on \($0) " } ?? "")at \(clock)",
            es: "\(day.map { "el \($0) " } ?? "")a las \(clock)",
            eu: "\(day.map { "\($0), " } ?? "")\(clock) baino lehen"
        )
    }

    private static func between(_ least: String, _ most: String, _ language: any Texts) -> String {
        language.pick(
            en: "only totals from \(least) to \(most) are paid ahead",
            es: "solo se pagan por adelantado pedidos de \(least) a \(most)",
            eu: "\(least) eta \(most) arteko eskaerak bakarrik ordaintzen dira aurrez"
        )
    }
}
