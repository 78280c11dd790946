/// Judges the bytes of a file by all rules that need neither clock, folder nor queue.
///
/// Source: format.md, *Deciding about a file*, steps 2 to 5.
package struct OrderJudge: Sendable {
    /// What to do with a file.
    package enum Judgement: Sendable {
        /// The file is judged, and the queue can decide it.
        case decided(IncomingFile)
        /// The bytes are not an order, or not yet a complete one. Decide the file when it has not changed
        /// for the settle time.
        case undecided(IncomingFile)
        /// Another daemon serves the order's restaurant; the file stays where it is.
        case elsewhere
    }

    /// The catalogue in force.
    package let catalogue: Catalogue
    private let prices: PriceBook
    let settings: IntakeSettings
    /// The ids for which devices may sign.
    package var houses: ValidHouses
    /// The keys that open sealed files.
    package var keyring: SealKeyring
    private let byName: [String: Restaurant]

    /// Creates a judge for `catalogue`.
    ///
    /// - Parameters:
    ///   - past: the catalogues that were in force within `intake.price_grace`.
    ///   - houses: the ids for which devices may sign.
    ///   - keyring: the keys that open sealed files.
    package init(
        catalogue: Catalogue,
        past: [PriceBook.Past],
        settings: IntakeSettings,
        houses: ValidHouses = ValidHouses(),
        keyring: SealKeyring = SealKeyring()
    ) {
        self.catalogue = catalogue
        self.settings = settings
        self.houses = houses
        self.keyring = keyring
        prices = PriceBook(catalogue, past: past)
        byName = Dictionary(first: catalogue.restaurants.map { ($0.name, $0) })
    }

    /// Whether a file that cannot be read as an order is kept for another daemon. That is so where this
    /// daemon serves only some restaurants.
    package var leavesUnreadable: Bool {
        settings.restaurants != nil
    }

    /// Judges the bytes of a file whose name ends in `.json`: an order, or a sealed file.
    ///
    /// - Parameters:
    ///   - bytes: at most ``OrderDocument/sizeLimit`` bytes.
    ///   - file: the file's name, which is only shown to people.
    ///   - receivedAt: when the file was read.
    ///   - hasWaited: for a sealed notice, as in ``judge(notice:file:receivedAt:hasWaited:isOpened:)``.
    package func judge(
        _ bytes: [UInt8],
        file: String,
        receivedAt: Timestamp,
        hasWaited: Bool = true
    ) -> Judgement {
        SealedFile.isSealed(bytes)
            ? judge(sealed: bytes, file: file, receivedAt: receivedAt, hasWaited: hasWaited)
            : judge(order: bytes, file: file, receivedAt: receivedAt, isOpened: false)
    }

    /// Judges the bytes of an order.
    ///
    /// - Parameter isOpened: whether the order was sealed for this daemon. Then no other one can decide it.
    func judge(order bytes: [UInt8], file: String, receivedAt: Timestamp, isOpened: Bool) -> Judgement {
        let received: ReceivedOrder
        do {
            received = try ReceivedOrder(bytes)
        } catch {
            let refused = refusal(error.reason, of: nil, bytes, file, receivedAt)
            if isOpened { return .decided(refused) }
            return leavesUnreadable ? .elsewhere : .undecided(refused)
        }
        let document = received.document
        let named = byName[document.restaurant]
        let restaurant = named.flatMap { settings.serves($0.id) ? $0 : nil }
        if named != nil, restaurant == nil, !isOpened { return .elsewhere }
        let signature = signature(at: receivedAt, isOpened: isOpened) { houses throws(SignatureFault) in
            try received.verify(at: houses)
        }
        func refused(for reason: RejectionReason) -> Judgement {
            let proven = ProvenOrder(document, signature)
            return .decided(refusal(reason, of: proven, bytes, file, receivedAt, at: restaurant))
        }
        guard let restaurant else { return refused(for: .unknownRestaurant) }
        let order: Order
        do throws(OrderError) {
            // Only the counter itself takes orders under its device.
            guard try !document.identity().device.isCounter else { return refused(for: .badUDID) }
            if case .failure(let fault) = signature { return refused(for: fault.reason) }
            order = try document.order()
        } catch {
            return refused(for: error.reason)
        }
        let placedAt = restaurant.zone.instant(of: order.placedAt)
        let verdict = verdict(order, at: restaurant, placedAt: placedAt, receivedAt: receivedAt)
        return .decided(
            incoming(
                bytes,
                file,
                receivedAt,
                identity: order.identity,
                key: .order(order, try? signature.get()),
                verdict: verdict,
                detail: detail(of: verdict, at: restaurant, receivedAt: receivedAt),
                presence: order.terms.presence.flatMap { PresenceProof($0) }
            )
        )
    }

    /// The file, accepted at a person's request where that is allowed: it must be an order for a known
    /// restaurant that was rejected only for its time, device, products or prices. It is judged as every
    /// order is, without the rules that a person may overrule. A line that the catalogue does not have is
    /// charged at the price that the customer was shown. Otherwise the file is returned unchanged.
    package func overrule(_ incoming: IncomingFile) -> IncomingFile {
        guard case .rejected(let reason, _) = incoming.verdict, reason.canBeOverruled, let raw = incoming.raw
        else {
            return incoming
        }
        do {
            let order = try Order(json: raw)
            guard let restaurant = byName[order.restaurant] else { return incoming }
            return incoming.with(
                verdict: verdict(
                    order,
                    at: restaurant,
                    placedAt: restaurant.zone.instant(of: order.placedAt),
                    receivedAt: incoming.receivedAt,
                    isOverruled: true
                )
            )
        } catch {
            return incoming
        }
    }

    private func verdict(
        _ order: Order,
        at restaurant: Restaurant,
        placedAt: Timestamp,
        receivedAt: Timestamp,
        isOverruled: Bool = false
    ) -> IncomingFile.Verdict {
        if !isOverruled, settings.maxAge > .zero, receivedAt - placedAt > settings.maxAge {
            return .rejected(.stale, restaurant: restaurant.name)
        }
        if !isOverruled, placedAt - receivedAt > settings.maxAhead {
            return .rejected(.fromTheFuture, restaurant: restaurant.name)
        }
        let wish = restaurant.wish(order.terms, at: receivedAt)
        guard isOverruled || wish != .wrong else {
            return .rejected(.badPickup, restaurant: restaurant.name)
        }
        do throws(PriceBook.PriceError) {
            let charge = try prices.charge(
                order,
                at: restaurant,
                PriceBook.Comparison(
                    receivedAt: receivedAt,
                    pickupAt: wish.time,
                    policy: settings.pricePolicy,
                    grace: settings.priceGrace,
                    isOverruled: isOverruled
                )
            )
            // The restaurant must be open when the order is collected. Without a wish it prepares the order
            // at once, so it must be open when the order is placed.
            guard isOverruled || restaurant.isOpen(at: wish.time ?? placedAt) else {
                return .rejected(.closed, restaurant: restaurant.name)
            }
            return .acceptable(
                PricedOrder(
                    order: order,
                    restaurant: restaurant,
                    placedAt: placedAt,
                    pickupAt: wish.time,
                    lines: charge.lines,
                    details: charge.details,
                    catalogue: prices.version
                )
            )
        } catch {
            return .rejected(error.reason, restaurant: restaurant.name)
        }
    }

    /// For an order rejected as `closed`: when the restaurant opens next, if that is after `receivedAt`.
    private func detail(
        of verdict: IncomingFile.Verdict,
        at restaurant: Restaurant,
        receivedAt: Timestamp
    ) -> ReasonDetail {
        guard case .rejected(.closed, _) = verdict,
            let opening = restaurant.nextOpening(after: receivedAt), opening > receivedAt
        else { return .none }
        return ReasonDetail(until: opening, zone: restaurant.zone)
    }

    /// Rejects a file whose order was not accepted, or whose shape could not be read. Identity and content
    /// hash are used as far as they are known; the rejection reason already names the unreadable part.
    func refusal(
        _ reason: RejectionReason,
        of order: ProvenOrder?,
        _ bytes: [UInt8],
        _ file: String,
        _ receivedAt: Timestamp,
        at restaurant: Restaurant? = nil,
        kind: DropKind = .order
    ) -> IncomingFile {
        incoming(
            bytes,
            file,
            receivedAt,
            kind: kind,
            identity: order?.identity,
            key: order?.key ?? .file(bytes),
            verdict: .rejected(reason, restaurant: restaurant?.name)
        )
    }

    /// A file with these bytes and this verdict.
    package func incoming(
        _ bytes: [UInt8],
        _ file: String,
        _ receivedAt: Timestamp,
        kind: DropKind = .order,
        identity: OrderIdentity? = nil,
        key: ContentKey,
        verdict: IncomingFile.Verdict,
        detail: ReasonDetail = .none,
        presence: PresenceProof? = nil
    ) -> IncomingFile {
        IncomingFile(
            kind: kind,
            file: file,
            receivedAt: receivedAt,
            raw: bytes,
            size: Int64(bytes.count),
            identity: identity,
            key: key,
            verdict: verdict,
            detail: detail,
            presence: presence
        )
    }
}

extension RejectionReason {
    /// Whether a person at the till may accept the order in spite of this reason.
    fileprivate var canBeOverruled: Bool {
        switch self {
        case .stale, .fromTheFuture, .blacklisted, .unknownService, .unknownProduct, .unavailableProduct,
            .unknownOption, .wrongOptions, .notSoldNow, .priceMismatch, .tooManyOpenOrders, .closed, .paused,
            .soldOut, .tooManyWaiting, .badPickup, .slotFull:
            true
        case .notAFile, .tooLarge, .notUTF8, .notJSON, .controlCharacters, .wrongShape, .unknownRestaurant,
            .allergensChanged, .badUDID, .badNumber, .badSignature, .signatureMissing, .notSealed,
            .cannotOpen, .numberReused, .badDate, .badDeviceName, .commentTooLong, .emptyTicket,
            .tooManyLines, .badPrice, .revoked:
            false
        }
    }
}
