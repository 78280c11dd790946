import McOrderModel

/// The texts of the owner's page.
package enum OwnerText: Message {
    // MARK: Headings

    case today
    case lastDays(_ count: Int)
    /// When the figures were read, and that they are read again each minute.
    case readAt(_ clock: String)
    case takingsByDay
    case ordersByHourToday
    /// The orders of all days by hour of the day.
    case ordersByHour
    case serviceByDay
    case totalByDay
    case refusals
    /// The same if there are several restaurants.
    case refusalsOfAll
    case devices
    case availability
    case browsers
    case health

    // MARK: Charts

    /// Shows the figures of a chart as a table.
    case figures
    case day
    case hour
    case median
    case percentile90
    case target(_ duration: String)
    case highest(_ value: String)

    // MARK: Lists

    case nothingYet
    case nothingRefused
    case noBlacklist
    case noBrowsers
    case everythingAvailable
    case blacklisted(_ since: String, reason: String, _ until: Sentence?)
    case paused(_ until: Sentence, by: String)
    case soldOut(_ product: String, _ until: Sentence, by: String)
    case lastSeen(_ time: String)
    case neverSeen

    package func text(in language: any Texts) -> String {
        switch self {
        case .today: language.pick(en: "Today", es: "Hoy", eu: "Gaur")
        case .lastDays(let count):
            language.pick(
                en: "Last \(count) days",
                es: "Últimos \(count) días",
                eu: "Azken \(count) egunak"
            )
        case .readAt(let clock):
            language.pick(
                en: "As of \(clock); read again each minute.",
                es: "A las \(clock); se actualiza cada minuto.",
                eu: "Ordua: \(clock); minuturo eguneratzen da."
            )
        case .takingsByDay:
            language.pick(
                en: "Takings by day",
                es: "Cobrado por día",
                eu: "Kobratua, egunez egun"
            )
        case .ordersByHourToday:
            language.pick(
                en: "Orders by hour, today",
                es: "Pedidos por hora, hoy",
                eu: "Eskaerak orduka, gaur"
            )
        case .ordersByHour:
            language.pick(
                en: "Orders by hour, 30 days together",
                es: "Pedidos por hora, 30 días juntos",
                eu: "Eskaerak orduka, 30 egunak batera"
            )
        case .serviceByDay:
            language.pick(
                en: "Service time by day",
                es: "Tiempo de servicio por día",
                eu: "Zerbitzu-denbora, egunez egun"
            )
        case .totalByDay:
            language.pick(
                en: "Total time by day",
                es: "Tiempo total por día",
                eu: "Denbora guztira, egunez egun"
            )
        case .refusals:
            language.pick(
                en: "Rejected files, by reason",
                es: "Archivos rechazados, por motivo",
                eu: "Baztertutako fitxategiak, arrazoika"
            )
        case .refusalsOfAll:
            language.pick(
                en: "Rejected files of all restaurants, by reason",
                es: "Archivos rechazados de todos los restaurantes, por motivo",
                eu: "Jatetxe guztietan baztertutako fitxategiak, arrazoika"
            )
        case .devices: language.pick(en: "Devices", es: "Dispositivos", eu: "Gailuak")
        case .availability:
            language.pick(
                en: "Pauses and sold-out products",
                es: "Pausas y agotados",
                eu: "Etenaldiak eta agortutakoak"
            )
        case .browsers:
            language.pick(
                en: "Paired browsers",
                es: "Navegadores vinculados",
                eu: "Lotutako nabigatzaileak"
            )
        case .health: language.pick(en: "Health", es: "Estado", eu: "Egoera")
        case .figures: language.pick(en: "Figures", es: "Cifras", eu: "Zifrak")
        case .day: language.pick(en: "day", es: "día", eu: "eguna")
        case .hour: language.pick(en: "hour", es: "hora", eu: "ordua")
        case .median:
            language.pick(
                en: "half of the orders within",
                es: "la mitad en",
                eu: "erdiak, gehienez"
            )
        case .percentile90:
            language.pick(
                en: "9 of 10 within",
                es: "9 de cada 10 en",
                eu: "10etik 9, gehienez"
            )
        case .target(let duration):
            language.pick(
                en: "target \(duration)",
                es: "objetivo \(duration)",
                eu: "helburua: \(duration)"
            )
        case .highest(let value):
            language.pick(
                en: "highest: \(value)",
                es: "máximo: \(value)",
                eu: "gehien: \(value)"
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
        case .soldOut(let product, let until, let by):
            language.pick(
                en: "\(product): sold out \(language.say(until)) (\(by))",
                es: "\(product): agotado \(language.say(until)) (\(by))",
                eu: "\(product): agortuta \(language.say(until)) (\(by))"
            )
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
