/// Reading the offers.
extension CatalogueBuilder {
    func offers(_ cursor: CatalogueCursor) -> [Offer] {
        var unique = Uniqueness()
        let offers = (cursor.elements() ?? []).compactMap { offer($0, &unique) }
        if offers.count > Offer.most { cursor.report(.tooManyOffers(most: Offer.most)) }
        if offers.count(where: { $0.kind == .twoForOne }) > Offer.mostTwoForOne {
            cursor.report(.tooManyTwoForOne(most: Offer.mostTwoForOne))
        }
        return offers
    }

    private func offer(
        _ place: CatalogueCursor,
        _ unique: inout Uniqueness
    ) -> Offer? {
        place.expectKeys([
            "id", "name", "kind", "price", "percent", "products", "menus", "restaurants", "dates", "weekdays",
            "hours", "coupon", "translations",
        ])
        let id = checkedID(place, &unique)
        let name = place.member("name").flatMap { unique.name($0) }
        let kind = self.kind(place)
        let products = place.optionalMember("products")?.references(to: productIDs, .product) ?? []
        let menus = place.optionalMember("menus")?.references(to: sandwiches, .sandwich) ?? []
        if ["products", "menus"].allSatisfy({ place.value.member($0)?.elements?.isEmpty != false }) {
            place.report(.missing, at: ".products")
        }
        let places = place.optionalMember("restaurants")?.references(to: restaurantIDs, .restaurant)
        let dates = place.optionalMember("dates").flatMap { $0.dayRange() }
        let weekdays = place.optionalMember("weekdays").map { $0.weekdays() }
        let hours = place.optionalMember("hours").map { $0.elements()?.compactMap { $0.shift() } ?? [] }
        let coupon = place.optionalMember("coupon").flatMap { $0.text(.coupon) }
        let translations = self.translations(place)
        guard let id, let name, let kind else { return nil }
        return Offer(
            id: OfferID(id),
            name: name,
            kind: kind,
            products: products,
            menus: menus,
            restaurants: places,
            dates: dates,
            weekdays: weekdays,
            hours: hours,
            coupon: coupon,
            translations: translations
        )
    }

    private func kind(_ place: CatalogueCursor) -> Offer.Kind? {
        guard let cursor = place.member("kind"), let text = cursor.text(.name) else { return nil }
        switch text {
        case "price": return place.member("price").flatMap { $0.price() }.map { .price($0) }
        case "percentage":
            return place.member("percent").flatMap { $0.integer(in: 1...100) }.map { .percentage($0) }
        case "two-for-one": return .twoForOne
        default:
            cursor.report(.unknownWord(text, among: ["price", "percentage", "two-for-one"]))
            return nil
        }
    }
}

extension CatalogueCursor {
    /// A date, or two with a slash between them.
    fileprivate func dayRange() -> ClosedRange<CivilDay>? {
        text(as: { text in
            let days = text.split(separator: "/", omittingEmptySubsequences: false).map { CivilDay($0) }
            guard (1...2).contains(days.count), let first = days[0], let last = days[days.count - 1],
                first <= last
            else { return nil }
            return first...last
        }) { .notADate($0) }
    }
}
