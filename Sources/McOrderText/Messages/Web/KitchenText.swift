package import McOrderModel

/// The texts of the kitchen's page about its tiles and its bar.
package enum KitchenText: Message {
    // MARK: The bar

    case all
    /// How many finished orders wait for their customers.
    case waiting(_ count: Int)
    /// How many orders are not begun before their customers are there.
    case awaited(_ count: Int)
    /// Orders that the kitchen need not begin yet, and for when the next one is.
    case later(_ count: Int, _ clock: String, _ day: CivilDay?)
    case live
    case more
    case sound

    // MARK: The clock of a tile

    case new
    case onTime
    case soon
    case late

    // MARK: A tile

    case changed
    /// How long ago something changed; the time as text.
    case ago(_ time: String)
    /// The till took its note back.
    case noNote
    /// How the order is handed over now.
    case nowService(_ handover: String)
    /// The product of another station that a part of the order belongs to, and the order's code.
    case with(_ product: String, _ code: String)
    case doneBy(_ code: String, _ by: String)
    /// Somebody ended the order, and who is not known.
    case doneElsewhere(_ code: String)

    // MARK: Lists

    /// The number of orders without a place, as text.
    case moreOrders(_ count: String)
    case moreOrdersTitle
    /// A product without options.
    case plain
    case moreProducts(_ count: String)
    /// When the last order was finished; the time as text.
    case lastLeft(_ time: String)
    case details(_ code: String)
    case openOrders(_ count: Int, _ codes: [String])
    case soldOut(_ product: String)
    /// The key for what was struck or cancelled.
    case understood

    package func text(in language: any Texts) -> String {
        switch self {
        case .all: language.pick(en: "All", es: "Todos", eu: "Denak")
        case .waiting(let count):
            language.pick(
                en: count == 1
                    ? "1 order waits for its customer" : "\(count) orders wait for their customers",
                es: count == 1 ? "1 pedido espera a su cliente" : "\(count) pedidos esperan a su cliente",
                eu: count == 1 ? "Eskaera 1 bezeroaren zain" : "\(count) eskaera bezeroaren zain"
            )
        case .awaited(let count):
            language.pick(
                en: "\(count) not begun, waiting for \(count == 1 ? "its customer" : "their customers")",
                es: "\(count) sin empezar, \(count == 1 ? "espera" : "esperan") a su cliente",
                eu: "\(count) hasi gabe, bezeroaren zain"
            )
        case .later(let count, let clock, let day):
            later(count, PromiseText.due(clock, day).text(in: language), in: language)
        case .live: language.pick(en: "Live", es: "En directo", eu: "Zuzenean")
        case .more: language.pick(en: "More", es: "Más", eu: "Gehiago")
        case .sound: language.pick(en: "Sound is on", es: "Sonido encendido", eu: "Soinua piztuta")
        case .new: language.pick(en: "new", es: "nuevo", eu: "berria")
        case .onTime: language.pick(en: "on time", es: "a tiempo", eu: "garaiz")
        case .soon: language.pick(en: "hurry", es: "justo", eu: "estu")
        case .late: language.pick(en: "late", es: "tarde", eu: "berandu")
        case .changed: language.pick(en: "Changed", es: "Cambiado", eu: "Aldatuta")
        case .ago(let time):
            language.pick(en: "\(time) ago", es: "hace \(time)", eu: "duela \(time)")
        case .noNote: language.pick(en: "Note taken back", es: "Sin la nota", eu: "Oharra kenduta")
        case .nowService(let handover):
            language.pick(en: "Now: \(handover)", es: "Ahora: \(handover)", eu: "Orain: \(handover)")
        case .with(let product, let code):
            language.pick(
                en: "with \(HarmlessText.clean(product)) \(code)",
                es: "con \(HarmlessText.clean(product)) \(code)",
                eu: "honekin: \(HarmlessText.clean(product)) \(code)"
            )
        case .doneBy(let code, let by):
            language.pick(
                en: "\(code) done by \(HarmlessText.clean(by))",
                es: "\(code) hecho por \(HarmlessText.clean(by))",
                eu: "\(code) eginda: \(HarmlessText.clean(by))"
            )
        case .doneElsewhere(let code):
            language.pick(
                en: "\(code) was done elsewhere",
                es: "\(code) hecho desde otro sitio",
                eu: "\(code) beste leku batean eginda"
            )
        case .moreOrders(let count):
            language.pick(en: "\(count) more", es: "\(count) más", eu: "\(count) gehiago")
        case .moreOrdersTitle:
            language.pick(en: "The other orders", es: "Los demás pedidos", eu: "Gainerako eskaerak")
        case .plain: language.pick(en: "plain", es: "normal", eu: "arrunta")
        case .moreProducts(let count):
            language.pick(en: "and \(count) more", es: "y \(count) más", eu: "eta beste \(count)")
        case .lastLeft(let time):
            language.pick(
                en: "The last order was finished at \(time).",
                es: "El último pedido salió a las \(time).",
                eu: "Azken eskaera noiz atera zen: \(time)."
            )
        case .details(let code):
            language.pick(
                en: "Lines of \(code): allergens, sold out",
                es: "Líneas de \(code): alérgenos, agotado",
                eu: "\(code) eskaeraren lerroak: alergenoak, agortuta"
            )
        case .openOrders(let count, let codes):
            language.pick(
                en:
                    "\(count) open \(count == 1 ? "order has" : "orders have") it: \(HarmlessText.list(codes))",
                es: count == 1
                    ? "Lo lleva 1 pedido abierto: \(HarmlessText.list(codes))"
                    : "Lo llevan \(count) pedidos abiertos: \(HarmlessText.list(codes))",
                eu: "Irekitako \(count) eskaerak daramate: \(HarmlessText.list(codes))"
            )
        case .soldOut(let product):
            language.pick(
                en: "Sold out: \(HarmlessText.clean(product))",
                es: "Agotado: \(HarmlessText.clean(product))",
                eu: "Agortuta: \(HarmlessText.clean(product))"
            )
        case .understood:
            language.pick(
                en: "Understood: the oldest that was cancelled",
                es: "Entendido: el anulado más antiguo",
                eu: "Ulertuta: bertan behera utzitako zaharrena"
            )
        }
    }

    private func later(_ count: Int, _ next: String, in language: any Texts) -> String {
        language.pick(
            en: "\(count) for later, the next \(next)",
            es: "\(count) para más tarde, el siguiente \(next)",
            eu: "\(count) gerorako, hurrengoa \(next)"
        )
    }
}
