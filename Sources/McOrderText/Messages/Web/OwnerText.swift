import McOrderModel

/// The texts of the owner's page.
package enum OwnerText: Message {
    // MARK: Period

    case period
    case today
    case lastDays(_ count: Int)
    /// When the figures were read, and that they are read again each minute.
    case readAt(_ date: String, _ clock: String)

    // MARK: Main figures

    case taken
    case orders
    case averageTicket
    /// The share of the orders that were handed over within the target.
    case inTime
    /// The target, from the customer's arrival on.
    case fromArrival(_ target: String)
    case yesterday
    /// Yesterday at the present time of the day.
    case yesterdayByNow
    case weekAgo
    case weekBefore
    /// Neither more nor less than before.
    case same

    // MARK: Charts

    /// Shows the figures of a chart as a table.
    case figures
    case day
    case hour
    case takenPerHour
    case takenPerDay
    case half
    case nineOfTen
    case target(_ duration: String)
    case minutes(_ count: Int)
    case halfWithin(_ half: String, nine: String)
    /// How many orders were ready by the time that their customers were told.
    case readyAsPromised(percent: Int, of: Int)
    /// The waits that customers were told.
    case promisedTime
    /// How long it took until the orders were ready.
    case realTime

    // MARK: Lists

    case unitsAndMoney(_ period: Sentence)
    case atCounter
    case waitedLongest
    case onTheWay
    case readyWithoutCustomer
    case ofAllRestaurants
    case newDevices
    case returningDevices
    case serviceTime

    /// Which product takes longest.
    case slowest(_ product: String, _ duration: String)
    /// The kitchen has not finished any order yet.
    case nothingLearned

    // MARK: State

    case health
    case ordersRead(_ ago: String)
    case nothingYet
    case nothingRefused
    case noBlacklist
    case noBrowsers
    case everythingAvailable
    case blacklisted(_ since: String, reason: String, _ until: Sentence?)
    case paused(_ until: Sentence, by: String)
    case pause
    case lastSeen(_ time: String)
    case neverSeen

    package func text(in language: any Texts) -> String {
        switch self {
        case .period: language.pick(en: "Period", es: "Periodo", eu: "Aldia")
        case .today: language.pick(en: "Today", es: "Hoy", eu: "Gaur")
        case .lastDays(let count):
            language.pick(en: "\(count) days", es: "\(count) días", eu: "\(count) egun")
        case .readAt(let date, let clock):
            language.pick(
                en: "\(date), \(clock) · read again each minute",
                es: "\(date), \(clock) · se actualiza cada minuto",
                eu: "\(date), \(clock) · minuturo eguneratzen da"
            )
        case .taken: language.pick(en: "Taken", es: "Cobrado", eu: "Kobratua")
        case .orders: language.pick(en: "Orders", es: "Pedidos", eu: "Eskaerak")
        case .averageTicket:
            language.pick(en: "Average ticket", es: "Ticket medio", eu: "Batez besteko tiketa")
        case .inTime: language.pick(en: "Served in time", es: "Servidos a tiempo", eu: "Garaiz emanak")
        case .fromArrival(let target):
            language.pick(
                en: "Target: \(target) from arrival",
                es: "Objetivo: \(target) desde que llegan",
                eu: "Helburua: \(target), iristen direnetik"
            )
        case .yesterday: language.pick(en: "Yesterday", es: "Ayer", eu: "Atzo")
        case .yesterdayByNow:
            language.pick(en: "Yesterday by this time", es: "Ayer a esta hora", eu: "Atzo ordu honetan")
        case .weekAgo: language.pick(en: "A week ago", es: "Hace una semana", eu: "Duela astebete")
        case .weekBefore:
            language.pick(en: "The 7 days before", es: "Los 7 días anteriores", eu: "Aurreko 7 egunak")
        case .same: language.pick(en: "the same", es: "igual", eu: "berdin")
        case .figures: language.pick(en: "Figures", es: "Cifras", eu: "Zifrak")
        case .day: language.pick(en: "day", es: "día", eu: "eguna")
        case .hour: language.pick(en: "hour", es: "hora", eu: "ordua")
        case .takenPerHour:
            language.pick(en: "taken per hour", es: "cobrado por hora", eu: "kobratua, orduka")
        case .takenPerDay:
            language.pick(en: "taken per day", es: "cobrado por día", eu: "kobratua, egunka")
        case .half: language.pick(en: "half", es: "la mitad", eu: "erdia")
        case .nineOfTen: language.pick(en: "9 of 10", es: "9 de cada 10", eu: "10etik 9")
        case .target(let duration):
            language.pick(en: "target \(duration)", es: "objetivo \(duration)", eu: "helburua \(duration)")
        case .minutes(let count):
            language.pick(en: "\(count) min", es: "\(count) min", eu: "\(count) min")
        case .halfWithin(let half, let nine):
            language.pick(
                en: "Half of them within \(half); nine of ten within \(nine).",
                es: "La mitad en \(half); nueve de cada diez en \(nine).",
                eu: "Erdiak \(half) edo gutxiagoan; hamarretik bederatzi \(nine) edo gutxiagoan."
            )
        case .readyAsPromised(let percent, let count):
            language.pick(
                en: "Ready as promised: \(percent) % of \(count)",
                es: "Listos a la hora prometida: el \(percent) % de \(count)",
                eu: "Agindutako orduan prest: % \(percent) (\(count))"
            )
        case .promisedTime: language.pick(en: "Promised", es: "Prometido", eu: "Agindua")
        case .realTime: language.pick(en: "Real", es: "Real", eu: "Benetan")
        case .slowest(let product, let duration):
            language.pick(
                en: "\(product) takes longest: \(duration).",
                es: "Lo que más tarda: \(product), \(duration).",
                eu: "Gehien behar duena: \(product), \(duration)."
            )
        case .nothingLearned:
            language.pick(
                en: "The kitchen has not finished any order yet.",
                es: "La cocina todavía no ha terminado ningún pedido.",
                eu: "Sukaldeak ez du oraindik eskaerarik amaitu."
            )
        case .unitsAndMoney(let period):
            language.pick(
                en: "Units and money · \(language.say(period))",
                es: "Unidades e importe · \(language.say(period))",
                eu: "Unitateak eta zenbatekoa · \(language.say(period))"
            )
        case .atCounter: language.pick(en: "At the counter", es: "En el mostrador", eu: "Mostradorean")
        case .waitedLongest:
            language.pick(en: "The longest wait", es: "El que más espera", eu: "Gehien daramana zain")
        case .onTheWay: language.pick(en: "On the way", es: "En camino", eu: "Bidean")
        case .readyWithoutCustomer:
            language.pick(
                en: "Ready, waiting for the customer",
                es: "Listos, esperan a su cliente",
                eu: "Prest, bezeroaren zain"
            )
        case .ofAllRestaurants:
            language.pick(
                en: "All restaurants together",
                es: "Todos los restaurantes juntos",
                eu: "Jatetxe guztiak batera"
            )
        case .newDevices:
            language.pick(en: "New devices", es: "Dispositivos nuevos", eu: "Gailu berriak")
        case .returningDevices:
            language.pick(
                en: "Returning devices",
                es: "Dispositivos que vuelven",
                eu: "Itzuli diren gailuak"
            )
        case .serviceTime:
            language.pick(en: "Service time", es: "Tiempo de servicio", eu: "Zerbitzu-denbora")
        case .health: language.pick(en: "Is everything well?", es: "¿Va todo bien?", eu: "Dena ondo?")
        case .ordersRead(let ago):
            language.pick(
                en: "Orders: read \(ago) ago",
                es: "Pedidos: leídos hace \(ago)",
                eu: "Eskaerak: duela \(ago) irakurriak"
            )
        case .nothingYet:
            language.pick(
                en: "No orders yet.",
                es: "Todavía no hay pedidos.",
                eu: "Oraindik ez da eskaerarik egon."
            )
        case .nothingRefused:
            language.pick(
                en: "Nothing was rejected.",
                es: "No se ha rechazado nada.",
                eu: "Ez da ezer baztertu."
            )
        case .noBlacklist:
            language.pick(
                en: "No device is blacklisted.",
                es: "Ningún dispositivo vetado.",
                eu: "Ez dago gailu debekaturik."
            )
        case .noBrowsers:
            language.pick(
                en: "No browser is paired.",
                es: "Ningún navegador vinculado.",
                eu: "Ez dago lotutako nabigatzailerik."
            )
        case .everythingAvailable:
            language.pick(
                en: "No pause, and nothing is sold out.",
                es: "Sin pausas y nada agotado.",
                eu: "Etenaldirik ez, eta ezer ez da agortu."
            )
        case .blacklisted(let since, let reason, let until):
            language.pick(
                en:
                    "blacklisted since \(since)\(until.map { " \(language.say($0))" } ?? ", for good"): \(reason)",
                es:
                    "vetado desde el \(since)\(until.map { " \(language.say($0))" } ?? ", para siempre"): \(reason)",
                eu: "debekatuta (\(since)), \(until.map { language.say($0) } ?? "betiko"): \(reason)"
            )
        case .paused(let until, let by):
            language.pick(
                en: "Paused \(language.say(until)) (\(by))",
                es: "En pausa \(language.say(until)) (\(by))",
                eu: "Etenda \(language.say(until)) (\(by))"
            )
        case .pause: language.pick(en: "Pause", es: "Pausa", eu: "Etenaldia")
        case .lastSeen(let time):
            language.pick(
                en: "last seen \(time)",
                es: "visto el \(time)",
                eu: "azkenekoz ikusia: \(time)"
            )
        case .neverSeen: language.pick(en: "never seen", es: "sin usar todavía", eu: "oraindik erabili gabe")
        }
    }
}
