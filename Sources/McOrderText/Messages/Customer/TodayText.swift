/// The texts of `mcorder` about opening hours, pauses and sold-out products.
package enum TodayText: Message {
    // MARK: What is sold out

    /// A product that is sold out: `agotado hasta las 16:00`.
    case soldOut(_ until: Sentence)
    /// An item that is on the ticket, or is being added, although it is sold out.
    case itemSoldOut(_ name: String, _ until: Sentence, at: String?)
    /// The number of sold-out lines of a ticket.
    case soldOutLines(_ count: Int)
    /// What to do about a ticket with sold-out items.
    case cannotBeSent(lines: [Int])

    // MARK: Hours

    /// Today's opening hours; nil if the restaurant is closed all day.
    case hoursToday(_ hours: String?)
    /// In place of the hours of a weekday.
    case closedAllDay
    /// The label before the days on which a restaurant is closed.
    case closedOn

    // MARK: State of a restaurant

    /// A restaurant that is open, until it closes.
    case open(_ until: Sentence?)
    /// A restaurant that is closed, until it opens.
    case closed(_ opening: Sentence?)
    /// A restaurant that accepts no orders for some time.
    case paused(_ until: Sentence)
    case closedShort
    case pausedShort
    /// The state of a restaurant, after its name.
    case status(_ restaurant: String, _ status: Sentence)

    // MARK: Whether anybody takes orders in

    /// No daemon serves the restaurant from the joined folder.
    case unserved(_ restaurant: String, phone: String?)
    /// The restaurant's daemon has not looked for orders for a long time, as far as this folder says.
    case silent(_ restaurant: String, seconds: Int, phone: String?)

    /// The device's clock shows less than the restaurant's did when it last looked for orders.
    case clockBehind(seconds: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .soldOut(let until):
            language.pick(
                en: "sold out \(language.say(until))",
                es: "agotado \(language.say(until))",
                eu: "agortuta \(language.say(until))"
            )
        case .itemSoldOut(let name, let until, let restaurant):
            language.pick(
                en: "\(HarmlessText.clean(name)): sold out \(language.say(until))"
                    + (restaurant.map { " at \(HarmlessText.clean($0))" } ?? ""),
                es: "\(HarmlessText.clean(name)): agotado \(language.say(until))"
                    + (restaurant.map { " en \(HarmlessText.clean($0))" } ?? ""),
                eu: "\(HarmlessText.clean(name)): "
                    + (restaurant.map { "\(HarmlessText.clean($0)) jatetxean " } ?? "")
                    + "agortuta \(language.say(until))"
            )
        case .soldOutLines(let count):
            language.pick(
                en: "\(count) sold out",
                es: count == 1 ? "1 agotado" : "\(count) agotados",
                eu: "\(count) agortuta"
            )
        case .cannotBeSent(let lines):
            language.pick(
                en: "It cannot be sent like this: remove what is sold out with “mcorder remove "
                    + "\(TodayText.arguments(lines))”, or change it.",
                es:
                    "Así no se puede enviar: quita lo agotado con «mcorder remove \(TodayText.arguments(lines))» o "
                    + "cámbialo.",
                eu:
                    "Horrela ezin da bidali: kendu agortutakoa «mcorder remove \(TodayText.arguments(lines))» "
                    + "komandoarekin, edo aldatu."
            )
        case .hoursToday(let hours):
            language.pick(
                en: "Today: \(hours ?? "closed")",
                es: "Hoy: \(hours ?? "cerrado")",
                eu: "Gaur: \(hours ?? "itxita")"
            )
        case .closedAllDay: language.pick(en: "closed", es: "cerrado", eu: "itxita")
        case .closedOn: language.pick(en: "closed on", es: "cerrado el", eu: "itxita")
        case .open(nil): language.pick(en: "open", es: "abierto", eu: "irekita")
        case .open(let until?):
            language.pick(
                en: "open \(language.say(until))",
                es: "abierto \(language.say(until))",
                eu: "irekita \(language.say(until))"
            )
        case .closed(nil): language.pick(en: "closed", es: "cerrado", eu: "itxita")
        case .closed(let opening?):
            language.pick(
                en: "closed; opens \(language.say(opening))",
                es: "cerrado; abre \(language.say(opening))",
                eu: "itxita; \(language.say(opening)) irekiko da"
            )
        case .paused(let until):
            language.pick(
                en: "takes no orders \(language.say(until))",
                es: "no acepta pedidos \(language.say(until))",
                eu: "\(language.say(until)) ez du eskaerarik hartzen"
            )
        case .closedShort: language.pick(en: "closed", es: "cerrado", eu: "itxita")
        case .pausedShort: language.pick(en: "paused", es: "en pausa", eu: "etenda")
        case .unserved(let restaurant, let phone):
            language.pick(
                en:
                    "\(HarmlessText.clean(restaurant)) takes in no orders from this folder: an order stays unanswered. "
                    + "Better \(language.say(NoticeText.contact(phone))).",
                es:
                    "\(HarmlessText.clean(restaurant)) no recoge pedidos de esta carpeta: un pedido se quedaría sin "
                    + "contestar. Mejor \(language.say(NoticeText.contact(phone))).",
                eu:
                    "\(HarmlessText.clean(restaurant)) jatetxeak ez du karpeta honetako eskaerarik hartzen: eskaera "
                    + "erantzunik gabe geratuko litzateke. Hobe: \(language.say(NoticeText.contact(phone)))."
            )
        case .silent(let restaurant, let seconds, let phone):
            language.pick(
                en:
                    "No sign of \(HarmlessText.clean(restaurant)) for \(DurationText.short(seconds: seconds)): its "
                    + "computer is off, or this folder is not syncing. An order waits; better "
                    + "\(language.say(NoticeText.contact(phone))).",
                es:
                    "Sin noticias de \(HarmlessText.clean(restaurant)) desde hace \(DurationText.short(seconds: seconds)): "
                    + "su ordenador está apagado o esta carpeta no se sincroniza. El pedido tendría que esperar; "
                    + "mejor \(language.say(NoticeText.contact(phone))).",
                eu:
                    "\(HarmlessText.clean(restaurant)) jatetxearen berririk ez: \(DurationText.short(seconds: seconds)). "
                    + "Haren ordenagailua itzalita dago, edo karpeta hau ez da sinkronizatzen. Eskaerak itxaron "
                    + "egin beharko luke; hobe: \(language.say(NoticeText.contact(phone)))."
            )
        case .clockBehind(let seconds):
            language.pick(
                en:
                    "This device's clock is at least \(DurationText.short(seconds: seconds)) slow: set it, or the restaurant "
                    + "may take the order for an old one.",
                es:
                    "El reloj de este dispositivo va al menos \(DurationText.short(seconds: seconds)) atrasado: ponlo en "
                    + "hora, o el restaurante puede tomar el pedido por antiguo.",
                eu:
                    "Gailu honen erlojua gutxienez \(DurationText.short(seconds: seconds)) atzeratuta dago: jarri orduan, "
                    + "bestela jatetxeak eskaera zahartzat har dezake."
            )
        case .status(let restaurant, let status):
            language.pick(
                en: "\(HarmlessText.clean(restaurant)): \(language.say(status))",
                es: "\(HarmlessText.clean(restaurant)): \(language.say(status))",
                eu: "\(HarmlessText.clean(restaurant)): \(language.say(status))"
            )
        }
    }

    /// The lines as arguments for `mcorder remove`.
    static func arguments(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: " ") }
}
