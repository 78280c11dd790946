package import McOrderModel

/// When an order will be ready. The times of day are the restaurant's; the days are those of orders for
/// another day than the one on which they were placed.
package enum PromiseText: Message {
    /// What its customer reads.
    case readyAbout(_ clock: String, _ day: CivilDay?)
    /// What staff read: by when it has to be ready.
    case due(_ clock: String, _ day: CivilDay?)
    /// The time is over, and the order is not ready.
    case overdue(_ clock: String, _ day: CivilDay?)
    /// The same in a list that has no room for a sentence.
    case short(_ clock: String, _ day: CivilDay?)

    package func text(in language: any Texts) -> String {
        switch self {
        case .readyAbout(let clock, let day):
            let day = day.map(language.dayAndMonth)
            return language.pick(
                en: "ready \(day.map { "on \($0) " } ?? "")at about \(clock)",
                es: "listo \(day.map { "el \($0) " } ?? "")hacia las \(clock)",
                eu: "\(day.map { "\($0), " } ?? "")\(clock) aldera prest"
            )
        case .due(let clock, let day):
            let day = day.map(language.dayAndMonth)
            return language.pick(
                en: "for \(day.map { "\($0) at " } ?? "")\(clock)",
                es: "para \(day.map { "el \($0) a " } ?? "")las \(clock)",
                eu: "\(day.map { "\($0), " } ?? "")\(clock)erako"
            )
        case .short(let clock, let day):
            return [day.map(language.dayAndMonth), clock].compactMap(\.self).joined(separator: " ")
        case .overdue(let clock, let day):
            let due = Self.due(clock, day).text(in: language)
            return language.pick(en: "\(due), late", es: "\(due), con retraso", eu: "\(due), berandu")
        }
    }
}
