/// The columns of what is known about how long things take.
package enum KitchenTimeText: Message {
    /// The product or the choice.
    case what
    /// What the owner entered.
    case entered
    /// What the kitchen has taught.
    case learned
    /// What the owner has fixed.
    case fixed
    /// From how many orders that was learned.
    case lessons

    package func text(in language: any Texts) -> String {
        switch self {
        case .what: language.pick(en: "product", es: "producto", eu: "produktua")
        case .entered: language.pick(en: "entered", es: "a mano", eu: "eskuz")
        case .learned: language.pick(en: "learned", es: "aprendido", eu: "ikasia")
        case .fixed: language.pick(en: "fixed", es: "fijo", eu: "finkoa")
        case .lessons: language.pick(en: "orders", es: "pedidos", eu: "eskaerak")
        }
    }
}
