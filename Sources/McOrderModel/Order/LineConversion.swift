/// Gives lines that an earlier version stored their content, by one catalogue, at one restaurant and service.
package struct LineConversion: Sendable {
    private let taxes: TaxTable?
    private let prices: PriceList
    private let zone: RestaurantZone

    /// `nil` if the catalogue does not have the restaurant.
    package init?(_ catalogue: Catalogue, at id: RestaurantID, service: ServiceID?) {
        guard let restaurant = catalogue.restaurant(id) else { return nil }
        taxes = catalogue.company.taxes
        prices = PriceList(catalogue, at: restaurant, service: service)
        zone = restaurant.zone
    }

    /// What is to be stored with a line; `nil` if the catalogue does not have it, or has it with other
    /// options or another tax than are stored.
    ///
    /// - Parameter instant: when the line was received or added, at which the catalogue was in force.
    package func details(of line: OrderedLine, at instant: Timestamp) -> LineTerms? {
        guard line.content == nil, let found = prices.understood(line.text), found.objection == nil else {
            return nil
        }
        let old = line.details
        let content = found.content.taxed(by: taxes, on: CivilDay(zone.civilTime(at: instant)))
            .priced(old?.reduction?.full ?? found.content.price)
        let isSame =
            old.map { old in
                old.options == content.options && old.shares(of: line.price) == content.shares(of: line.price)
            } ?? true
        return isSame ? LineTerms(content, offer: old?.offer, held: old?.held ?? []) : nil
    }
}
