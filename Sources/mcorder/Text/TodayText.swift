internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// The sentences about opening hours, pauses and what is sold out.
enum TodayText {
    static let closedAllDay = Inline(es: "cerrado", en: "closed", eu: "itxita")
    static let closedOn = Inline(es: "cerrado el", en: "closed on", eu: "itxita")
    static let closedShort = Inline(es: "cerrado", en: "closed", eu: "itxita")
    static let pausedShort = Inline(es: "en pausa", en: "paused", eu: "etenda")

    /// A product that is sold out: `agotado hasta las 16:00`.
    static func soldOut(_ until: Sentence) -> Sentence {
        Inline(
            es: "agotado \(until.spanish)",
            en: "sold out \(until.english)",
            eu: "agortuta \(until.basque)"
        )
    }

    /// Something that was put on the ticket, or is to be, although it is sold out.
    static func soldOut(_ name: String, _ until: Sentence, at restaurant: String?) -> Sentence {
        let name = HarmlessText.clean(name)
        let place = restaurant.map { HarmlessText.clean($0) }
        return Inline(
            es: "\(name): agotado \(until.spanish)" + (place.map { " en \($0)" } ?? ""),
            en: "\(name): sold out \(until.english)" + (place.map { " at \($0)" } ?? ""),
            eu: "\(name): \(place.map { "\($0) jatetxean " } ?? "")agortuta \(until.basque)"
        )
    }

    /// How many lines of a ticket are sold out.
    static func soldOut(_ count: Int) -> Sentence {
        Inline(
            es: count == 1 ? "1 agotado" : "\(count) agotados",
            en: "\(count) sold out",
            eu: "\(count) agortuta"
        )
    }

    /// What to do about a ticket with something that is sold out.
    static func cannotBeSent(lines: [Int]) -> Sentence {
        let numbers = lines.map(String.init).joined(separator: " ")
        return Inline(
            es: "Así no se puede enviar: quita lo agotado con «mcorder remove \(numbers)» o cámbialo.",
            en: "It cannot be sent like this: remove what is sold out with “mcorder remove \(numbers)”, or "
                + "change it.",
            eu: "Horrela ezin da bidali: kendu agortutakoa «mcorder remove \(numbers)» komandoarekin, edo "
                + "aldatu."
        )
    }

    /// The hours of today.
    static func hoursToday(_ hours: String?) -> Sentence {
        Inline(
            es: "Hoy: \(hours ?? "cerrado")",
            en: "Today: \(hours ?? "closed")",
            eu: "Gaur: \(hours ?? "itxita")"
        )
    }

    /// A restaurant that is open, until it closes.
    static func open(_ until: Sentence?) -> Sentence {
        guard let until else { return Inline(es: "abierto", en: "open", eu: "irekita") }
        return Inline(
            es: "abierto \(until.spanish)",
            en: "open \(until.english)",
            eu: "irekita \(until.basque)"
        )
    }

    /// A restaurant that is closed, until it opens.
    static func closed(_ opening: Sentence?) -> Sentence {
        guard let opening else { return Inline(es: "cerrado", en: "closed", eu: "itxita") }
        return Inline(
            es: "cerrado; abre \(opening.spanish)",
            en: "closed; opens \(opening.english)",
            eu: "itxita; \(opening.basque) irekiko da"
        )
    }

    /// A restaurant that takes no orders for a while.
    static func paused(_ until: Sentence) -> Sentence {
        Inline(
            es: "no acepta pedidos \(until.spanish)",
            en: "takes no orders \(until.english)",
            eu: "\(until.basque) ez du eskaerarik hartzen"
        )
    }

    /// How a restaurant stands, behind its name.
    static func standing(_ restaurant: String, _ standing: Sentence) -> Sentence {
        let name = HarmlessText.clean(restaurant)
        return Inline(
            es: "\(name): \(standing.spanish)",
            en: "\(name): \(standing.english)",
            eu: "\(name): \(standing.basque)"
        )
    }
}
