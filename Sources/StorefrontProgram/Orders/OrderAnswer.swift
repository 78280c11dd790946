import McOrderClient
import McOrderDisplay
import McOrderModel
import McOrderText

/// What is known of one order, for its page.
struct OrderAnswer {
    let order: Capability
    /// The restaurant's answer; `nil` while there is none.
    let receipt: Receipt?
    /// The number that rises with each answer about the order.
    let revision: Int?
    /// Whether the order's file is in the folder.
    let isInFolder: Bool
    let reading: House.Reading
    let now: Timestamp
    let language: Language
    /// The notice that was sent with this request.
    var told: Notice.Kind?

    /// The state in one word.
    private var state: String {
        switch receipt?.status {
        case .order(let state): state.rawValue
        case .rejected: "rejected"
        case nil: isInFolder ? "sent" : "unknown"
        }
    }

    /// Whether the kitchen begins when the customer is there.
    private var waits: Bool { receipt?.waits ?? false }

    /// Whether no money is held yet that is to be held.
    private var awaitsMoney: Bool { receipt?.pay?.state == .due || receipt?.pay?.state == .open }

    /// Whether it would change something to prove that the customer is there: the kitchen waits for that, or
    /// the money that is held does.
    private var canProve: Bool {
        isOpen && (waits || awaitsMoney || receipt?.pay?.state == .held)
    }

    /// When the order will be ready, as the restaurant said last.
    private var due: DueTime? {
        guard let readyAt = receipt?.readyAt, let restaurant = reading.catalogue.restaurant(order.restaurant)
        else { return nil }
        return DueTime(readyAt, of: order.placedAt, zone: restaurant.zone)
    }

    private var text: (headline: StoreStateText, advice: StoreStateText) {
        switch receipt?.status {
        case .order(.received) where waits && awaitsMoney: (.awaitsMoney, .awaitsMoneyAdvice)
        case .order(.received) where waits: (.waits, .waitsAdvice)
        case .order(let state): (.state(state), .advice(state))
        case .rejected: (.rejected, .rejectedAdvice)
        case nil: isInFolder ? (.sent, .sentAdvice) : (.unknown, .unknownAdvice)
        }
    }

    /// Whether the customer can still call the order off.
    private var canCancel: Bool {
        switch receipt?.status {
        case .order(let state): state == .received
        case .rejected: false
        case nil: isInFolder
        }
    }

    /// Whether the restaurant can still be told something about the order.
    var isOpen: Bool {
        switch receipt?.status {
        case .order(let state): state.isOpen
        case .rejected: false
        case nil: isInFolder
        }
    }

    var json: JSONValue {
        let catalogue = reading.catalogue
        let names = ShownNames(catalogue, in: language, large: StoreOrderText.largeMenu[language])
        let price = PriceText(currency: catalogue.company.currency, language: language)
        let restaurant = catalogue.restaurant(order.restaurant)
        let total = receipt?.total ?? order.total
        let service = order.service.flatMap { restaurant?.service($0)?.name }
        let reason = receipt?.reason.map { HarmlessText.clean(sentence(of: $0)) }
        let lines: [JSONValue] = order.lines.map { line in
            .object(
                JSONValue.present([
                    ("shown", .string(HarmlessText.clean(names.line(line.name)))), ("count", line.count.json),
                    ("text", .string(price(line.amount))),
                    ("contains", contains([line]).map { .string($0) } ?? .null),
                ])
            )
        }
        return .object(
            JSONValue.present([
                ("state", .string(state)), ("waits", waits.json),
                (
                    "code",
                    .string(
                        OrderCode(number: order.identity.number, device: order.identity.device).description
                    )
                ),
                ("number", .string(order.identity.number.description)), ("totalCents", total.cents.json),
                ("total", .string(price(total))), ("restaurant", place(restaurant)),
                ("placedAt", order.placedAt.json), ("table", order.table.map { .string($0) } ?? .null),
                ("service", service.map { .string($0) } ?? .null), ("name", .string(order.name)),
                ("comment", .string(order.comment)), ("lines", .array(lines)),
                ("contains", contains(order.lines).map { .string($0) } ?? .null),
                ("headline", .string(text.headline[language])), ("advice", .string(text.advice[language])),
                ("readyAt", due?.at.json), ("ready", (due?.promise[language]).map { .string($0) }),
                ("reason", reason.map { .string($0) } ?? .null), ("canCancel", canCancel.json),
                ("canArrive", isOpen.json), ("canProve", canProve.json), ("notices", notices),
                ("receipt", receipt.map(answer)), ("revision", revision?.json), ("free", freeTimes),
                ("pay", pay(price)),
            ])
        )
    }

    /// What became of the payment; `nil` for an order that is not paid ahead. The page for the card is only
    /// named if the restaurant's catalogue names its host.
    private func pay(_ price: PriceText) -> JSONValue? {
        guard let pay = receipt?.pay else { return nil }
        let shown = ShownPayment(
            pay,
            offer: reading.pay,
            price: price,
            zone: reading.catalogue.restaurant(order.restaurant)?.zone,
            placedAt: order.placedAt
        )
        return [
            "state": pay.state.rawValue,
            "text": (shown.isStrange ? CustomerPayText.strangeAddress : shown.state)[language],
            "url": shown.page,
        ]
    }

    /// The times that the restaurant proposes for an order whose time is taken; `nil` if there are none.
    private var freeTimes: JSONValue? {
        guard let free = receipt?.reason?.detail.free, !free.isEmpty,
            let zone = reading.catalogue.restaurant(order.restaurant)?.zone
        else { return nil }
        return .array(
            free.map { time in
                [
                    "pickup": zone.civilTime(at: time).pickupText,
                    "shown": DueTime(time, of: now, zone: zone).due[language],
                ]
            }
        )
    }

    private func contains(_ lines: [Capability.Line]) -> String? {
        AllergenText.text(of: lines.map(\.allergens), language)
    }

    private func place(_ restaurant: Restaurant?) -> JSONValue {
        [
            "id": order.restaurant, "name": restaurant?.name ?? "", "address": restaurant?.address ?? "",
            "phone": restaurant?.phone ?? "",
        ]
    }

    /// How the restaurant answered the last notice, and that the one of this request was sent.
    private var notices: JSONValue {
        var words: [Notice.Kind: String] = [:]
        if let told { words[told] = "sent" }
        if let notice = receipt?.notice {
            words[notice.kind] = notice.outcome == .refused ? "refused" : "done"
        }
        return .object(
            Notice.Kind.allCases.compactMap { kind in
                words[kind].map { JSONValue.Member(kind.rawValue, .string($0)) }
            }
        )
    }

    private func answer(_ receipt: Receipt) -> JSONValue {
        [
            "state": state, "updatedAt": receipt.updatedAt, "code": receipt.reason?.code,
            "message": receipt.reason?.message,
        ]
    }

    /// The reason in the customer's language, where this version knows it.
    private func sentence(of reason: Receipt.Reason) -> String {
        RejectionReason(rawValue: reason.code)?.sentence[language] ?? reason.message
    }
}
