/// The texts of what somebody has to look at of what the kitchen uses, and of deliveries.
package enum BookPantryText: Message {
    case pantry
    case bestBefore(_ day: String)
    case wasBestBefore(_ day: String)
    case lotIs(_ lot: String)
    /// Less is there than is always to be there.
    case low(_ there: String, _ keep: String)
    case nothingLeft
    case label
    case lot
    case bestBeforeDay
    case checkDelivery

    package func text(in language: any Texts) -> String {
        switch self {
        case .pantry: language.pick(en: "Pantry", es: "Despensa", eu: "Biltegia")
        case .bestBefore(let day):
            language.pick(
                en: "best before \(day)",
                es: "consumo preferente hasta el \(day)",
                eu: "\(day) baino lehen erabiltzekoa"
            )
        case .wasBestBefore(let day):
            language.pick(
                en: "was best before \(day)",
                es: "consumo preferente pasado: \(day)",
                eu: "data igaro zaio: \(day)"
            )
        case .lotIs(let lot): language.pick(en: "lot \(lot)", es: "lote \(lot)", eu: "\(lot) lotea")
        case .low(let there, let keep):
            language.pick(
                en: "\(there) left of at least \(keep)",
                es: "quedan \(there); lo mínimo son \(keep)",
                eu: "\(there) geratzen da; gutxienez \(keep) behar da"
            )
        case .nothingLeft: language.pick(en: "nothing left", es: "no queda nada", eu: "ez da ezer geratzen")
        case .label: language.pick(en: "Lot and date", es: "Lote y fecha", eu: "Lotea eta data")
        case .lot: language.pick(en: "Lot", es: "Lote", eu: "Lotea")
        case .bestBeforeDay:
            language.pick(en: "Best before", es: "Consumo preferente", eu: "Erabili aurretik")
        case .checkDelivery:
            language.pick(en: "Check the delivery", es: "Revisar la entrega", eu: "Begiratu entrega")
        }
    }
}
