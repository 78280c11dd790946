package import McOrderModel

/// What a restaurant sells, when it closes, and what it does not have at present.
package struct Assortment: Sendable {
    /// The restaurant of the catalogue; `nil` where no one is served, or there is no catalogue yet.
    package let restaurant: Restaurant?
    /// What is sold there, in the catalogue's order.
    package let products: [Product]
    /// What is not to be had there.
    package let day: HouseDay
    /// The catalogue, from which follows what everything costs there.
    package let catalogue: Catalogue?

    /// Nothing is known.
    package static let unknown = Assortment(nil, at: nil, day: .nothing)

    /// The assortment of a restaurant of a catalogue.
    package init(_ catalogue: Catalogue?, at id: RestaurantID?, day: HouseDay) {
        let restaurant = id.flatMap { catalogue?.restaurant($0) }
        self.restaurant = restaurant
        self.catalogue = catalogue
        products = (catalogue?.products ?? []).filter { restaurant?.notSold.contains($0.id) == false }
        self.day = HouseDay(
            pauses: day.pauses.filter { $0.restaurant == id },
            soldOut: day.soldOut.filter { $0.restaurant == id }
        )
    }

    /// Until when no orders are taken; `nil` when they are.
    package func pausedUntil(at now: Timestamp) -> Timestamp? {
        day.inForce(at: now).pauses.map(\.end).max()
    }

    /// Until when each product is not to be had.
    package func soldOut(at now: Timestamp) -> [ProductID: Timestamp] {
        let today = restaurant.flatMap { day.today(of: [$0.id], at: now).house($0.id) }
        return today?.soldOut ?? [:]
    }

    /// What can be added to an order, with today's price: the products whose name or id contain a text, those
    /// first that are called so or begin so, the nearest one where none does; or the menu that is written
    /// out.
    package func lines(_ text: String) -> [AddedLine] {
        guard let catalogue, let restaurant else { return [] }
        if MenuLine.parts(of: text) != nil {
            let menu = Result { () throws(CounterError) in
                try AddedLine.find(text, in: catalogue, at: restaurant, allowsBeginning: true)
            }
            if case .success(let line) = menu { return [line] }
            return []
        }
        let key = SearchKey(text).text
        let ranked = products.enumerated().compactMap { place, product -> (Int, Int, Product)? in
            let names = [product.name, product.id.description].map { SearchKey($0).text }
            guard names.contains(where: { key.isEmpty || $0.contains(key) }) else { return nil }
            let rank = names.contains(key) ? 0 : names.contains { $0.hasPrefix(key) } ? 1 : 2
            return (rank, place, product)
        }
        var found = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        if found.isEmpty,
            case .none(let nearest?) = catalogue.findProduct(
                text,
                among: products,
                allowsBeginning: true
            )
        {
            found = [nearest]
        }
        let prices = PriceList(catalogue, at: restaurant)
        return found.compactMap { product in
            let price = Result { () throws(PriceList.Failure) in try prices.price(of: product.name) }
            guard case .success(let price) = price else { return nil }
            return AddedLine(name: product.name, price: price)
        }
    }

    /// The products to choose from: those whose name or id contain a text. Without one what is sold out comes
    /// first, so that it can be taken back, then what an order is made of.
    package func choices(_ text: String, of order: QueuedOrder?, at now: Timestamp) -> [Product] {
        let key = SearchKey(text).text
        guard key.isEmpty else {
            return products.filter { product in
                [product.name, product.id.description].contains { SearchKey($0).text.contains(key) }
            }
        }
        let gone = soldOut(at: now)
        let parts = (order?.lines ?? []).flatMap { line in
            MenuLine.parts(of: line.name).map { [$0.sandwich, $0.drink, $0.side] } ?? [line.name]
        }
        let rank = { (product: Product) in
            gone[product.id] != nil ? -1 : parts.firstIndex(of: product.name) ?? parts.count
        }
        return products.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// The product that somebody's word means: one of the catalogue, or of those that are sold out under a
    /// name that they no longer have.
    ///
    /// - Parameter pick: has a person choose among several.
    package func product(
        _ word: String,
        allowsBeginning: Bool,
        pick: WordPick = { _, _ in nil }
    ) throws(CounterError) -> (id: ProductID, name: String) {
        typealias Item = (id: ProductID, name: String)
        let all: [Item] = (catalogue?.products ?? []).map { ($0.id, $0.name) }
        let gone = day.soldOut.compactMap(\.product).filter { catalogue?.product($0.id) == nil }
        let match = WordMatch<Item>.find(
            word,
            among: all + gone,
            id: { $0.id.description },
            name: { $0.name },
            allowsBeginning: allowsBeginning
        )
        let none = { CounterError.noProduct(word, nearest: $0) }
        return try match.chosen(word, { $0.name }, pick, none: none, CounterError.severalProducts)
    }
}
