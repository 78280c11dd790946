/// Decides about the bytes of a file by every rule that needs neither clock, folder nor queue.
///
/// Source: format.md, *Deciding about a file*, steps 2 to 5.
package struct OrderJudge: Sendable {
    /// What is to be done with a file.
    package enum Judgement: Sendable {
        /// The queue may decide.
        case decided(Arrival)
        /// The bytes are no order, or not yet: decide when they stood still for a while.
        case unsettled(Arrival)
        /// The order is for a restaurant that another daemon serves; the file stays where it is.
        case elsewhere
    }

    /// The catalogue in force.
    let catalogue: Catalogue
    private let prices: PriceBook
    let settings: IntakeSettings
    private let byName: [String: Restaurant]

    /// A judge with that catalogue.
    ///
    /// - Parameter past: catalogues that were in force within `intake.price_grace`.
    package init(catalogue: Catalogue, past: [PriceBook.Past], settings: IntakeSettings) {
        self.catalogue = catalogue
        self.settings = settings
        prices = PriceBook(catalogue, past: past)
        byName = Dictionary(
            catalogue.restaurants.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether a file that cannot be read as an order is another daemon's to decide about.
    package var leavesUnreadable: Bool {
        settings.restaurants != nil
    }

    /// Judges the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: at most ``OrderDocument/sizeLimit`` of them.
    ///   - file: the file's name, for people to read.
    ///   - receivedAt: when it was read.
    package func judge(_ bytes: [UInt8], file: String, receivedAt: Timestamp) -> Judgement {
        let document: OrderDocument
        do {
            document = try OrderDocument(bytes)
        } catch {
            guard !leavesUnreadable else { return .elsewhere }
            return .unsettled(
                arrival(
                    bytes,
                    file,
                    receivedAt,
                    key: .file(bytes),
                    verdict: .rejected(error.reason, restaurant: nil)
                )
            )
        }
        guard let restaurant = byName[document.restaurant] else {
            return .decided(
                refusal(.unknownRestaurant, of: document, bytes, file, receivedAt, restaurant: nil)
            )
        }
        guard settings.serves(restaurant.id) else { return .elsewhere }
        let order: Order
        do {
            order = try document.order()
        } catch {
            return .decided(
                refusal(error.reason, of: document, bytes, file, receivedAt, restaurant: restaurant)
            )
        }
        let placedAt = restaurant.zone.instant(of: order.placedAt)
        let verdict = verdict(order, at: restaurant, placedAt: placedAt, receivedAt: receivedAt)
        return .decided(
            arrival(
                bytes,
                file,
                receivedAt,
                identity: order.identity,
                key: .order(order),
                verdict: verdict,
                detail: detail(of: verdict, at: restaurant, receivedAt: receivedAt)
            )
        )
    }

    /// The same file, accepted where a person may: it is an order for a restaurant of ours that only
    /// time, device, products or prices speak against. What the catalogue does not have is charged as the
    /// customer was shown.
    package func overrule(_ arrival: Arrival) -> Arrival {
        guard case .rejected(let reason, _) = arrival.verdict, reason.canBeOverruled, let raw = arrival.raw
        else {
            return arrival
        }
        do {
            let order = try Order(json: raw)
            guard let restaurant = byName[order.restaurant] else { return arrival }
            return arrival.with(
                verdict: .acceptable(
                    PricedOrder(
                        order: order,
                        restaurant: restaurant,
                        placedAt: restaurant.zone.instant(of: order.placedAt),
                        charged: prices.chargeWhatIsKnown(order.lines, at: restaurant.id)
                    )
                )
            )
        } catch {
            return arrival
        }
    }

    private func verdict(
        _ order: Order,
        at restaurant: Restaurant,
        placedAt: Timestamp,
        receivedAt: Timestamp
    ) -> Arrival.Verdict {
        if settings.maxAge > .zero, receivedAt - placedAt > settings.maxAge {
            return .rejected(.stale, restaurant: restaurant.name)
        }
        if placedAt - receivedAt > settings.maxAhead {
            return .rejected(.fromTheFuture, restaurant: restaurant.name)
        }
        do throws(PriceBook.Failure) {
            let charged = try prices.charge(
                order.lines,
                at: restaurant.id,
                receivedAt: receivedAt,
                policy: settings.pricePolicy,
                grace: settings.priceGrace
            )
            // An order is to be cooked now.
            guard restaurant.isOpen(at: placedAt) else {
                return .rejected(.closed, restaurant: restaurant.name)
            }
            return .acceptable(
                PricedOrder(
                    order: order,
                    restaurant: restaurant,
                    placedAt: placedAt,
                    charged: charged,
                    products: { [prices] in prices.products(of: order.lines, at: restaurant.id) }
                )
            )
        } catch {
            return .rejected(error.reason, restaurant: restaurant.name)
        }
    }

    /// When a restaurant that was closed opens, as far as it is still closed.
    private func detail(
        of verdict: Arrival.Verdict,
        at restaurant: Restaurant,
        receivedAt: Timestamp
    ) -> ReasonDetail {
        guard case .rejected(.closed, _) = verdict,
            let opening = restaurant.nextOpening(after: receivedAt), opening > receivedAt
        else { return .none }
        return ReasonDetail(until: opening, zone: restaurant.zone)
    }

    /// A file whose order could not be read to its end, refused.
    private func refusal(
        _ reason: RejectionReason,
        of document: OrderDocument,
        _ bytes: [UInt8],
        _ file: String,
        _ receivedAt: Timestamp,
        restaurant: Restaurant?
    ) -> Arrival {
        let identity = Result { () throws(OrderFault) in try document.identity() }
        let order = Result { () throws(OrderFault) in try document.order() }
        return arrival(
            bytes,
            file,
            receivedAt,
            identity: try? identity.get(),  // The reason says what is unreadable.
            key: (try? order.get()).map { .order($0) } ?? .file(bytes),
            verdict: .rejected(reason, restaurant: restaurant?.name)
        )
    }

    func arrival(
        _ bytes: [UInt8],
        _ file: String,
        _ receivedAt: Timestamp,
        kind: DropKind = .order,
        identity: OrderIdentity? = nil,
        key: ContentKey,
        verdict: Arrival.Verdict,
        detail: ReasonDetail = .none
    ) -> Arrival {
        Arrival(
            kind: kind,
            file: file,
            receivedAt: receivedAt,
            raw: bytes,
            size: Int64(bytes.count),
            identity: identity,
            key: key,
            verdict: verdict,
            detail: detail
        )
    }
}

extension RejectionReason {
    /// Whether a person at the till may take the order in all the same.
    fileprivate var canBeOverruled: Bool {
        switch self {
        case .stale, .fromTheFuture, .blacklisted, .unknownProduct, .unavailableProduct, .priceMismatch,
            .tooManyOpenOrders, .closed, .paused, .soldOut:
            true
        case .notAFile, .tooLarge, .notUTF8, .notJSON, .controlCharacters, .wrongShape, .unknownRestaurant,
            .badUDID, .badNumber, .numberReused, .badDate, .badDeviceName, .commentTooLong, .emptyTicket,
            .tooManyLines, .badPrice:
            false
        }
    }
}
