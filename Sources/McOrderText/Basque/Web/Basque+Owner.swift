internal import McOrderModel

extension Basque {
    package func text(_ message: OwnerText) -> String {
        switch message {
        case .today: "Gaur"
        case .lastDays(let count): "Azken \(count) egunak"
        case .readAt(let clock): "Ordua: \(clock); minuturo eguneratzen da."
        case .takingsByDay: "Kobratua, egunez egun"
        case .ordersByHourToday: "Eskaerak orduka, gaur"
        case .ordersByHour: "Eskaerak orduka, 30 egunak batera"
        case .serviceByDay: "Zerbitzu-denbora, egunez egun"
        case .totalByDay: "Denbora guztira, egunez egun"
        case .refusals: "Baztertutako fitxategiak, arrazoika"
        case .refusalsOfAll: "Jatetxe guztietan baztertutako fitxategiak, arrazoika"
        case .devices: "Gailuak"
        case .availability: "Etenaldiak eta agortutakoak"
        case .browsers: "Lotutako nabigatzaileak"
        case .health: "Egoera"
        case .figures: "Zifrak"
        case .day: "eguna"
        case .hour: "ordua"
        case .median: "erdiak, gehienez"
        case .percentile90: "10etik 9, gehienez"
        case .target(let duration): "helburua: \(duration)"
        case .highest(let value): "gehien: \(value)"
        case .nothingYet: "Oraindik ez da eskaerarik egon."
        case .nothingRefused: "Ez da ezer baztertu."
        case .noBlacklist: "Ez dago gailu debekaturik."
        case .noBrowsers: "Ez dago lotutako nabigatzailerik."
        case .everythingAvailable: "Etenaldirik ez, eta ezer ez da agortu."
        case .blacklisted(let since, let reason, let until):
            "debekatuta (\(since)), \(until.map { say($0) } ?? "betiko"): \(reason)"
        case .paused(let until, let by): "Etenda \(say(until)) (\(by))"
        case .soldOut(let product, let until, let by): "\(product): agortuta \(say(until)) (\(by))"
        case .lastSeen(let time): "azkenekoz ikusia: \(time)"
        case .neverSeen: "oraindik erabili gabe"
        }
    }
}
