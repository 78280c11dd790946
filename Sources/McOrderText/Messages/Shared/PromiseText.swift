/// When an order will be ready. The times of day are the restaurant's.
package enum PromiseText: Message {
    /// What its customer reads.
    case readyAbout(_ clock: String)
    /// What staff read: by when it has to be ready.
    case due(_ clock: String)
    /// The time is over, and the order is not ready.
    case overdue(_ clock: String)

    package func text(in language: any Texts) -> String {
        switch self {
        case .readyAbout(let clock):
            language.pick(
                en: "ready at about \(clock)",
                es: "listo hacia las \(clock)",
                eu: "\(clock) aldera prest"
            )
        case .due(let clock):
            language.pick(en: "for \(clock)", es: "para las \(clock)", eu: "\(clock)erako")
        case .overdue(let clock):
            language.pick(
                en: "for \(clock), late",
                es: "para las \(clock), con retraso",
                eu: "\(clock)erako, berandu"
            )
        }
    }
}
