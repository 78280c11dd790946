/// What the queue stores about a line beside its text and prices. It describes the catalogue of the moment at
/// which the line was ordered, so that later catalogues do not change it.
package struct LineTerms: Hashable, Sendable {
    /// What was ordered; `nil` for a line that no catalogue has, and where ``earlier`` is known.
    package let content: LineContent?
    /// The offer that reduced the line; `nil` if none did.
    package let offer: OfferID?
    /// The offers that held for the line when it was ordered. A later change of the order can use others of
    /// them.
    package let held: [OfferID]
    /// What earlier versions stored instead of a content.
    package let earlier: Earlier?

    /// What versions before 1.1 stored about a line.
    package struct Earlier: Hashable, Sendable {
        let options: [PricedOption]
        /// The parts of the charged price by class of value added tax.
        let shares: [VATShare]
        /// The price before the offer; `nil` without one.
        let full: Money?

        package init(options: [PricedOption] = [], shares: [VATShare] = [], full: Money? = nil) {
            self.options = options
            self.shares = shares
            self.full = full
        }
    }

    /// An offer that reduced a line.
    package struct Reduction: Hashable, Sendable {
        package let offer: OfferID
        /// The line's price before the offer.
        package let full: Money
    }

    package init(earlier: Earlier, offer: OfferID? = nil, held: [OfferID] = []) {
        content = nil
        self.offer = offer
        self.held = held
        self.earlier = earlier
    }

    /// The details of a line; `nil` if there is nothing to store.
    package init?(_ content: LineContent, offer: OfferID? = nil, held: [OfferID] = []) {
        guard !content.parts.isEmpty || offer != nil || !held.isEmpty else { return nil }
        self.content = content.parts.isEmpty ? nil : content
        self.offer = offer
        self.held = held
        earlier = content.parts.isEmpty && offer != nil ? Earlier(full: content.price) : nil
    }

    /// The chosen options with their prices, those that apply by default included.
    package var options: [PricedOption] { content?.options ?? earlier?.options ?? [] }

    /// The offer that reduced the line, with the price before it; `nil` if none did.
    package var reduction: Reduction? {
        guard let offer, let full = content?.price ?? earlier?.full else { return nil }
        return Reduction(offer: offer, full: full)
    }

    /// The parts of the charged price by class of value added tax.
    package func shares(of price: Money) -> [VATShare] {
        if let content { return content.shares(of: price) }
        let stored = earlier?.shares ?? []
        guard stored.map(\.gross).total() != price else { return stored }
        return zip(stored, price.split(by: stored.map(\.gross.cents))).map { share, gross in
            VATShare(taxClass: share.taxClass, gross: gross, rates: share.rates)
        }
    }
}
