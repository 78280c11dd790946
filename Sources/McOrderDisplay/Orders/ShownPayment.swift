package import McOrderModel
package import McOrderText

/// What the customer of an order that is paid ahead reads about its payment.
package struct ShownPayment: Sendable {
    /// Where the payment is, with the amount and the time.
    package let state: Sentence
    /// The page on which a card is entered, while it is open; `nil` for an address that the house's signed
    /// catalogue does not name.
    package let page: String?
    /// Whether the receipt has an address for the card that the catalogue does not name.
    package let isStrange: Bool

    /// - Parameters:
    ///   - offer: what the house's signed catalogue says about paying ahead.
    ///   - zone: the restaurant's; without it times are in UTC.
    ///   - placedAt: when the customer placed the order: the times of other days have their date.
    package init(
        _ answer: PayAnswer,
        offer: PayOffer?,
        price: PriceText,
        zone: RestaurantZone?,
        placedAt: Timestamp
    ) {
        let due = answer.until.flatMap { until in zone.map { DueTime(until, of: placedAt, zone: $0) } }
        state = CustomerPayText.state(
            answer.state,
            amount: price(answer.amount),
            until: due?.clock ?? answer.until?.description,
            day: due?.day
        )
        page = answer.page(of: offer)
        isStrange = answer.state == .open && answer.url != nil && page == nil
    }

    /// The state, and where to enter a card.
    package var sentences: [Sentence] {
        if isStrange { return [state, CustomerPayText.strangeAddress] }
        return [state] + (page.map { [CustomerPayText.openPage($0)] } ?? [])
    }
}
