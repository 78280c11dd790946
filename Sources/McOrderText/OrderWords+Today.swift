package import McOrderModel

extension RejectionReason {
    /// Why the order was refused and what to do about it, with what the restaurant said of it.
    ///
    /// - Parameters:
    ///   - now: when it is read; `nil` of what somebody reads some time.
    ///   - isNotice: whether it was no order, but a notice about one.
    package func sentence(_ detail: ReasonDetail, now: Timestamp?, isNotice: Bool = false) -> Sentence {
        if isNotice { return noticeSentence }
        let moment = detail.until.flatMap { until in
            detail.zone.map { (text: MomentText(in: $0, now: now), until: until) }
        }
        switch self {
        case .closed:
            return moment.map { Self.closed(opens: $0.text.at($0.until)) } ?? sentence
        case .paused:
            return moment.map { Self.paused($0.text.until($0.until)) } ?? sentence
        case .soldOut where !detail.products.isEmpty:
            return Self.soldOut(detail.products, moment.map { $0.text.until($0.until) })
        default: return sentence
        }
    }

    /// What one reads before the restaurant opens.
    package static func closed(opens: Sentence) -> Sentence {
        Inline(
            es: "El restaurante está cerrado; abre \(opens.spanish). Envía el pedido entonces.",
            en: "The restaurant is closed; it opens \(opens.english). Send the order then.",
            eu: "Jatetxea itxita dago; \(opens.basque) irekiko da. Bidali eskaera orduan."
        )
    }

    /// What one reads while a restaurant takes no orders.
    package static func paused(_ until: Sentence) -> Sentence {
        Inline(
            es: "El restaurante no acepta pedidos \(until.spanish). Envía el pedido entonces.",
            en: "The restaurant takes no orders \(until.english). Send the order then.",
            eu: "Jatetxeak ez du eskaerarik onartzen \(until.basque). Bidali eskaera orduan."
        )
    }

    /// What one reads of products that are sold out.
    package static func soldOut(_ names: [String], _ until: Sentence?) -> Sentence {
        let list = Quoted(names)
        let isOne = names.count == 1
        return Inline(
            es: "\(isOne ? "Se ha" : "Se han") acabado \(list.spanish)"
                + (until.map { " \($0.spanish)" } ?? "")
                + ". \(isOne ? "Quítalo o cámbialo" : "Quítalos o cámbialos") y envía otra vez.",
            en: "\(list.english) \(isOne ? "is" : "are") sold out" + (until.map { " \($0.english)" } ?? "")
                + ". Remove or change \(isOne ? "it" : "them") and send again.",
            eu: "\(list.basque) agortuta \(isOne ? "dago" : "daude")" + (until.map { " \($0.basque)" } ?? "")
                + ". Kendu edo aldatu, eta bidali berriro."
        )
    }

    /// The sentence of a reason that passes, where nothing more is known.
    var passingSentence: Sentence {
        switch self {
        case .closed:
            Inline(
                es: "El restaurante estaba cerrado a esa hora. Envía el pedido cuando esté abierto.",
                en: "The restaurant was closed at that time. Send the order when it is open.",
                eu: "Jatetxea itxita zegoen ordu horretan. Bidali eskaera irekita dagoenean."
            )
        case .paused:
            Inline(
                es: "El restaurante no aceptaba pedidos en ese momento. Envía el pedido otra vez.",
                en: "The restaurant took no orders at that moment. Send the order again.",
                eu: "Jatetxeak ez zuen eskaerarik onartzen une horretan. Bidali eskaera berriro."
            )
        case .soldOut:
            Inline(
                es: "Se ha acabado un artículo del pedido. Quítalo o cámbialo y envía otra vez.",
                en: "An item of the order is sold out. Remove or change it and send again.",
                eu: "Eskaerako produktu bat agortuta dago. Kendu edo aldatu, eta bidali berriro."
            )
        default: preconditionFailure("\(self) does not pass")
        }
    }
}
