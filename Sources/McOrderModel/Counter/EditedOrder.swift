/// What an order consists of, and costs, after a change of its content at the till.
///
/// Prices and offers are computed again for the lines that remain, as if they had been ordered so: each line
/// from the full price and with the offers that were promised when it was ordered or added. No change makes
/// the order dearer than before by more than what it adds, unless the till agreed to that.
/// Source: format.md, *Changes at the till*.
package struct EditedOrder: Hashable, Sendable {
    /// A line that is charged.
    package struct Line: Hashable, Sendable {
        package let text: String
        package let price: Money
        package let details: LineTerms?
    }

    /// Why a change is not possible.
    package enum Failure: Error, Hashable, Sendable {
        /// The order has no such line, or the line is struck already.
        case noSuchLine(String)
        /// No dish would remain.
        case lastLine
        /// The order would cost more than the customer was shown, and nobody agreed to that.
        case costsMore(from: Money, to: Money)
    }

    /// The lines that are struck out.
    package internal(set) var struck: [OrderedLine.ID] = []
    /// The lines that remain.
    package internal(set) var kept: [OrderedLine.ID: Line] = [:]
    package internal(set) var added: [Line] = []
    package internal(set) var details: AgreedTerms

    /// The sum of all lines.
    package var total: Money { (kept.values + added).lazy.map(\.price).total() }
}

extension QueuedOrder {
    /// The order after a change.
    ///
    /// - Parameters:
    ///   - now: when it is changed.
    ///   - agreed: the total that may be charged although it is more than before.
    package func edited(
        by edit: OrderEdit,
        at now: Timestamp,
        _ catalogues: OrderCatalogues = .none,
        agreed: Money? = nil
    ) throws(EditedOrder.Failure) -> EditedOrder {
        var revision = OrderRevision(self, at: now, catalogues)
        switch edit {
        case .strike(let line): try revision.strike(line)
        case .add(let added): revision.add(added)
        case .service(let service):
            revision.move(to: service)
            // What was paid stays: after the collection only the tax changes.
            guard state.isOpen else { return unpriced(revision.details) }
        case .comment, .promise: return unpriced(details)
        }
        return try revision.priced(agreed: agreed)
    }

    /// The order at the prices that it has.
    private func unpriced(_ details: AgreedTerms) -> EditedOrder {
        let kept = keptLines.map {
            ($0.id, EditedOrder.Line(text: $0.text, price: $0.price, details: $0.details))
        }
        return EditedOrder(kept: Dictionary(uniqueKeysWithValues: kept), details: details)
    }
}

/// The lines of an order while a change is applied to them.
private struct OrderRevision {
    /// A line at its full price.
    private struct Piece {
        /// The line as the order has it; `nil` if it is new.
        let old: OrderedLine?
        let text: String
        /// What the line means, at its full price; without parts if no catalogue has it.
        var content: LineContent
        var offers: [Offer] = []
        var held: [OfferID]
    }

    private let order: QueuedOrder
    private let now: Timestamp
    private let catalogues: OrderCatalogues
    private var pieces: [Piece] = []
    private let kept: [OrderedLine]
    private var struck: [OrderedLine.ID] = []
    private(set) var details: AgreedTerms
    /// The most that the order may cost without anybody's consent.
    private var most: Money
    /// Whether more than that is asked for, instead of never charged.
    private var asks = false

    init(_ order: QueuedOrder, at now: Timestamp, _ catalogues: OrderCatalogues) {
        self.order = order
        self.now = now
        self.catalogues = catalogues
        details = order.details
        kept = order.keptLines
        most = kept.lazy.map(\.price).total()
        var lists: [Int: PriceList] = [:]
        let known = [catalogues.received, catalogues.current].compactMap(\.self)
        let isOlder = order.namesOffersWithoutLines
        let used = Set(order.details.offers.map(\.id))
        for line in kept {
            let isAdded = line.added != nil
            // What was added later is found in a later catalogue.
            let ordered = isAdded ? known.indices.reversed() : Array(known.indices)
            var content = line.details?.content
            var found: Catalogue?
            // Only lines of earlier versions have no content.
            for place in ordered where content == nil {
                let catalogue = known[place]
                let list = lists[place] ?? self.list(catalogue, order.details.service?.id)
                lists[place] = list
                guard let understood = list?.understood(line.text)?.content else { continue }
                content = taxed(understood, by: catalogue, at: isAdded ? now : order.receivedAt)
                found = catalogue
            }
            var full = line.details?.reduction?.full ?? line.price
            var held = line.details?.held ?? []
            if isOlder, let content, let found, !isAdded {
                let offers = found.offers.filter { used.contains($0.id) && $0.applies(to: content) }
                held = offers.map(\.id)
                if !held.isEmpty { full = max(line.price, content.price) }
            }
            pieces.append(
                Piece(
                    old: line,
                    text: line.text,
                    content: content?.priced(full) ?? .unknown(full),
                    offers: held.compactMap { id in
                        ordered.lazy.compactMap { place in known[place].offers.first { $0.id == id } }.first
                    },
                    held: held
                )
            )
        }
    }

    /// The content with the rates of the day at the restaurant.
    private func taxed(_ content: LineContent, by catalogue: Catalogue, at instant: Timestamp) -> LineContent
    {
        guard let zone = catalogue.restaurant(order.restaurantID)?.zone else { return content }
        return content.taxed(by: catalogue.company.taxes, on: CivilDay(zone.civilTime(at: instant)))
    }

    private func list(_ catalogue: Catalogue, _ service: ServiceID?) -> PriceList? {
        catalogue.restaurant(order.restaurantID).map { PriceList(catalogue, at: $0, service: service) }
    }

    private func isPackaging(_ piece: Piece) -> Bool {
        piece.content.parts.count == 1
            && [catalogues.received, catalogues.current].contains {
                $0?.packaging.contains(piece.content.parts[0].product) == true
            }
    }

    // MARK: Changes

    mutating func strike(_ line: OrderedLine) throws(EditedOrder.Failure) {
        guard pieces.contains(where: { $0.old?.id == line.id }) else { throw .noSuchLine(line.text) }
        pieces.removeAll { $0.old?.id == line.id }
        struck.append(line.id)
        guard pieces.contains(where: { !isPackaging($0) }) else { throw .lastLine }
    }

    /// Adds a line as if it were ordered now, with this order: by its service, its coupon and the offers of
    /// now.
    mutating func add(_ added: OrderEdit.AddedItem) {
        let catalogue = catalogues.current ?? catalogues.received
        let restaurant = catalogue?.restaurant(order.restaurantID)
        let found = catalogue.flatMap { list($0, self.details.service?.id)?.understood(added.item) }
        var content = found?.content ?? .unknown(added.price)
        if case .options? = found?.objection { content = content.priced(added.price) }
        if let catalogue { content = taxed(content, by: catalogue, at: now) }
        var offers: [Offer] = []
        if let catalogue, let restaurant {
            offers = catalogue.offers(at: restaurant, now, coupon: self.details.coupon)
                .filter { $0.applies(to: content) }
        }
        pieces.append(
            Piece(
                old: nil,
                text: added.text,
                content: content,
                offers: offers,
                held: offers.map(\.id)
            )
        )
        most = most + content.price
    }

    /// Makes the order what it would be if it had been ordered with another service: its prices, its
    /// packaging, and no table where there is none.
    mutating func move(to service: AgreedTerms.Service) {
        asks = true
        let mostBefore = most
        let old = details.service?.id
        details.service = service
        if service.place != .here { details.table = nil }
        for isCurrent in [true, false] {
            guard let catalogue = isCurrent ? catalogues.current : catalogues.received,
                let before = list(catalogue, old), let after = list(catalogue, service.id)
            else { continue }
            for index in pieces.indices where (pieces[index].old?.added != nil) == isCurrent {
                let piece = pieces[index]
                guard let item = piece.content.item, let one = before.understood(item)?.content.price,
                    let other = after.understood(item)?.content.price
                else { continue }
                // The difference, since the customer may have been promised an earlier price.
                let full = max(0, piece.content.price.cents + other.cents - one.cents)
                pieces[index].content = piece.content.priced(Money(cents: full))
            }
        }
        let bags = pieces.filter(isPackaging)
        switch service.place {
        case .here where bags.count < pieces.count:
            struck += bags.compactMap(\.old?.id)
            pieces = pieces.filter { !isPackaging($0) }
        case .toGo where bags.isEmpty:
            guard let catalogue = catalogues.current ?? catalogues.received,
                let restaurant = catalogue.restaurant(order.restaurantID),
                let bag = restaurant.packaging.flatMap({ catalogue.product($0) }),
                !restaurant.notSold.contains(bag.id)
            else { return }
            let item = TicketItem.product(TicketItem.Part(bag))
            add(OrderEdit.AddedItem(item, text: bag.name, price: bag.price))
            most = mostBefore
        case .here, .toGo: break
        }
    }

    // MARK: Prices

    func priced(agreed: Money?) throws(EditedOrder.Failure) -> EditedOrder {
        let offered = OfferedPrices(pieces.map { OfferedPrices.Line($0.content, offers: $0.offers) })
        var prices = offered.prices
        if prices.total() > most {
            if asks {
                guard let agreed, prices.total() <= agreed else {
                    throw .costsMore(from: most, to: prices.total())
                }
            } else {
                prices = most.split(by: prices.map(\.cents))
            }
        }
        var edited = EditedOrder(struck: struck, details: details)
        var used: [OfferedPrices.Used] = []
        for (index, piece) in pieces.enumerated() {
            let price = prices[index]
            let offer = offered.offers[index].flatMap { id in offered.used.first { $0.id == id } }
            let reduction = offer.map { LineTerms.Reduction(offer: $0.id, full: piece.content.price) }
            if let offer {
                let saved = piece.content.price - price
                used.append(OfferedPrices.Used(id: offer.id, name: offer.name, saved: saved))
            }
            let line = EditedOrder.Line(
                text: piece.text,
                price: price,
                details: storedDetails(of: piece, at: price, reduction)
            )
            if let old = piece.old {
                edited.kept[old.id] = line
            } else {
                edited.added.append(line)
            }
        }
        edited.details.offers = OfferedPrices.used(used)
        return edited
    }

    /// What is stored with a line. A line of which nothing changed keeps what it has.
    private func storedDetails(
        of piece: Piece,
        at price: Money,
        _ reduction: LineTerms.Reduction?
    ) -> LineTerms? {
        let details = piece.old?.details
        if piece.old?.price == price, details?.reduction == reduction, details?.held ?? [] == piece.held {
            return details
        }
        guard piece.content.parts.isEmpty, let old = details else {
            return LineTerms(piece.content, offer: reduction?.offer, held: piece.held)
        }
        let earlier = LineTerms.Earlier(
            options: old.options,
            shares: old.shares(of: price),
            full: reduction?.full
        )
        return LineTerms(earlier: earlier, offer: reduction?.offer, held: piece.held)
    }
}
