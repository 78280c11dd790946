/// Whether an order waits for its customer. Source: docs/storefront.md, *Presence*.
extension Decider {
    /// What the queue stores about the presence of an order's customer, and the use of its proof that counts
    /// towards a limit.
    ///
    /// Only orders of a storefront wait, and of these only orders of devices that are neither trusted nor
    /// known. The proof of a known device shows that its customer has arrived, and counts towards no limit.
    func presence(of priced: PricedOrder, _ file: IncomingFile)
        -> (record: PresenceRecord, use: PresenceUse.Kind?)
    {
        var (record, use) = presenceOfCustomer(priced, file)
        record.isPaidAhead = isPaidAhead(priced, record, file)
        record.awaitsMoney = record.isPaidAhead
        return (record, use)
    }

    private func presenceOfCustomer(_ priced: PricedOrder, _ file: IncomingFile)
        -> (record: PresenceRecord, use: PresenceUse.Kind?)
    {
        let (order, restaurant) = (priced.order, priced.restaurant.id)
        guard order.terms.channel == OrderTerms.storefront else { return (PresenceRecord(), nil) }
        let device = known.devices[order.device]
        var record = PresenceRecord(isRequired: device?.label == nil && device?.isKnown != true)
        guard let proof = file.presence, let facts = known.presence[restaurant] else { return (record, nil) }
        let finding = facts.finding(
            proof,
            of: order.identity,
            at: restaurant,
            table: order.terms.table,
            wrong: 0,
            by: rules,
            now: file.receivedAt
        )
        switch finding {
        case .nothing: return (record, nil)
        case .wrongDigits where record.isRequired:
            record.wrongDigits = 1
            return (record, .wrongDigits)
        case .wrongDigits: return (record, nil)
        case .present(let source, let use):
            record.provenBy = source
            return (record, record.isRequired ? use : nil)
        }
    }

    /// What a notice changes for an order that waits, and the use of its proof that counts towards a limit.
    func presenceChange(_ notice: Notice, _ order: KnownOrder, _ file: IncomingFile)
        -> (change: PresenceChange, use: PresenceUse.Kind?)
    {
        guard notice.kind == .arrived, order.takesProof, let restaurant = order.restaurant else {
            return (.none, nil)
        }
        let finding = file.presence.flatMap { proof in
            known.presence[restaurant]?.finding(
                proof,
                of: notice.identity,
                at: restaurant,
                table: order.table,
                wrong: order.presence.wrongDigits,
                by: rules,
                now: file.receivedAt
            )
        }
        if case .present(let source, let use) = finding { return (.proven(by: source), use) }
        // A customer's word is no proof for the money.
        if rules.sources.contains(.customer), order.presence.isRequired, !order.presence.isPaidAhead {
            return (.proven(by: .customer), nil)
        }
        return finding == .wrongDigits ? (.wrongDigits, .wrongDigits) : (.none, nil)
    }

    /// Whether no further order may wait at a restaurant.
    func isFullOfWaiting(_ restaurant: RestaurantID) -> Bool {
        rules.mostWaiting > 0 && known.presence[restaurant]?.waiting ?? 0 >= rules.mostWaiting
    }
}
