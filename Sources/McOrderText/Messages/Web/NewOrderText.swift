/// The texts of the page on which staff take an order at the counter.
package enum NewOrderText: Message {
    case numberWhenSent
    case toList
    case searchProducts
    case sections
    case service
    case table
    case name
    case note
    case coupon
    /// When it will be collected.
    case pickup
    case optional
    /// The label of the total of that many products.
    case total(_ count: Int)
    /// The name of the group of buttons that charge the order and send it.
    case chargeAndSend
    case sendUnpaid
    case oneLess
    case oneMore
    case sizeOfMenu
    case normal
    case large
    case drink
    case side
    /// A product that only an adult may buy, with the age.
    case askAge(_ years: Int)
    case clear
    case clearQuestion
    case clearConsequence
    case keep
    /// No answer came: the order may have been taken.
    case unknown

    package func text(in language: any Texts) -> String {
        switch self {
        case .numberWhenSent:
            language.pick(
                en: "It gets its number when it is sent",
                es: "El número sale al enviarlo",
                eu: "Zenbakia bidaltzean ateratzen da"
            )
        case .toList: language.pick(en: "Back to the list", es: "Volver a la lista", eu: "Itzuli zerrendara")
        case .searchProducts:
            language.pick(en: "Find a product", es: "Buscar producto", eu: "Bilatu produktua")
        case .sections: language.pick(en: "Sections", es: "Secciones", eu: "Atalak")
        case .service: language.pick(en: "Service", es: "Servicio", eu: "Zerbitzua")
        case .table: language.pick(en: "Table", es: "Mesa", eu: "Mahaia")
        case .name: language.pick(en: "Name", es: "Nombre", eu: "Izena")
        case .note: language.pick(en: "Note", es: "Nota", eu: "Oharra")
        case .coupon: language.pick(en: "Coupon", es: "Cupón", eu: "Kupoia")
        case .pickup: language.pick(en: "For (time)", es: "Para (hora)", eu: "Ordua")
        case .optional: language.pick(en: "optional", es: "opcional", eu: "aukerakoa")
        case .total(let count):
            language.pick(
                en: count == 1 ? "Total, 1 item" : "Total, \(count) items",
                es: count == 1 ? "Total, 1 artículo" : "Total, \(count) artículos",
                eu: count == 1 ? "Guztira, artikulu 1" : "Guztira, \(count) artikulu"
            )
        case .chargeAndSend:
            language.pick(
                en: "Charge and send to the kitchen",
                es: "Cobrar y enviar a cocina",
                eu: "Kobratu eta bidali sukaldera"
            )
        case .sendUnpaid:
            language.pick(
                en: "Send to the kitchen unpaid",
                es: "Enviar a cocina sin cobrar",
                eu: "Bidali sukaldera kobratu gabe"
            )
        case .oneLess: language.pick(en: "One less", es: "Uno menos", eu: "Bat gutxiago")
        case .oneMore: language.pick(en: "One more", es: "Uno más", eu: "Bat gehiago")
        case .sizeOfMenu: language.pick(en: "Size", es: "Tamaño", eu: "Tamaina")
        case .normal: language.pick(en: "Normal", es: "Normal", eu: "Arrunta")
        case .large: language.pick(en: "Large", es: "Grande", eu: "Handia")
        case .drink: language.pick(en: "Drink", es: "Bebida", eu: "Edaria")
        case .side: language.pick(en: "Side", es: "Complemento", eu: "Osagarria")
        case .askAge(let years):
            language.pick(
                en: "\(years)+: ask for an ID",
                es: "\(years)+: pide el DNI",
                eu: "\(years)+: eskatu NANa"
            )
        case .clear: language.pick(en: "Clear", es: "Vaciar", eu: "Hustu")
        case .clearQuestion:
            language.pick(en: "Clear this order?", es: "¿Vaciar este pedido?", eu: "Eskaera hau hustu?")
        case .clearConsequence:
            language.pick(
                en: "It was not sent, and nothing of it is kept.",
                es: "No se ha enviado, y no se guarda nada de él.",
                eu: "Ez da bidali, eta ez da haren ezer gordetzen."
            )
        case .keep: language.pick(en: "Keep it", es: "Seguir con él", eu: "Jarraitu harekin")
        case .unknown:
            language.pick(
                en: "No answer. Press again: the order is taken only once.",
                es: "Sin respuesta. Pulsa otra vez: el pedido no se duplica.",
                eu: "Ez dago erantzunik. Sakatu berriro: eskaera ez da bikoizten."
            )
        }
    }
}
