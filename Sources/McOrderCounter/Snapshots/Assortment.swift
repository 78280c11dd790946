package import McOrderModel

/// What a restaurant sells, when it closes, and what is unavailable at present.
package struct Assortment: Sendable {
    /// The restaurant's entry in the catalogue; `nil` for a counter of all restaurants, or before the first
    /// catalogue.
    package let restaurant: Restaurant?
    /// The products that the restaurant sells, in the catalogue's order, without its packaging.
    package let products: [Product]
    /// The restaurant's pauses and sold-out products.
    package let day: Availability
    /// The catalogue, which holds the prices.
    package let catalogue: Catalogue?

    /// The assortment before anything was read.
    package static let unknown = Assortment(nil, at: nil, day: .nothing)

    package init(_ catalogue: Catalogue?, at id: RestaurantID?, day: Availability) {
        let restaurant = id.flatMap { catalogue?.restaurant($0) }
        self.restaurant = restaurant
        self.catalogue = catalogue
        products = (catalogue?.menuProducts ?? [])
            .filter { restaurant?.notSold.contains($0.id) == false }
        self.day = Availability(
            pauses: day.pauses.filter { $0.restaurant == id },
            soldOut: day.soldOut.filter { $0.restaurant == id }
        )
    }

    /// When a wait counts as long.
    package var targets: WaitTargets { restaurant?.targets ?? .general }

    /// The end of the present pause; `nil` when the restaurant takes orders.
    package func pausedUntil(at now: Timestamp) -> Timestamp? {
        day.inForce(at: now).pauses.map(\.end).max()
    }

    /// The sold-out products and choices, each with the end of its unavailability.
    package func soldOut(at now: Timestamp) -> [SellableID: Timestamp] {
        let today = restaurant.flatMap { day.today(of: [$0.id], at: now).entry($0.id) }
        return today?.soldOut ?? [:]
    }

    /// The lines that can be added to an order of that service, at today's prices without offers. If the text
    /// is a whole menu, or a product with options in brackets, that line. Otherwise the products whose name
    /// or id contains the text, those first whose name equals it or begins with it; if there are none, the
    /// product with the nearest name.
    package func lines(_ text: String, service: ServiceID? = nil) -> [AddedLine] {
        guard let catalogue, let restaurant else { return [] }
        if LineResolver.namesSeveral(text) {
            // While a person types, a text that names no line has no candidates.
            let line = try? AddedLine.find(
                text,
                in: catalogue,
                at: restaurant,
                service: service,
                allowsBeginning: true
            )
            return line.map { [$0] } ?? []
        }
        let key = SearchKey(text).text
        let ranked = products.enumerated().compactMap { place, product -> (Int, Int, Product)? in
            let names = ([product.name, product.id.description] + product.translations.names)
                .map { SearchKey($0).text }
            guard names.contains(where: { key.isEmpty || $0.contains(key) }) else { return nil }
            let rank = names.contains(key) ? 0 : names.contains { $0.hasPrefix(key) } ? 1 : 2
            return (rank, place, product)
        }
        var found = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        if found.isEmpty {
            let match = catalogue.findProduct(text, among: products, allowsBeginning: true)
            if case .none(let nearest?) = match { found = [nearest] }
        }
        let prices = PriceList(catalogue, at: restaurant, service: service)
        return found.compactMap { product in
            let item = TicketItem.product(TicketItem.Part(product))
            guard let content = try? prices.content(of: item), let priced = content.item else { return nil }
            return AddedLine(item: priced, name: priced.name, price: content.price)
        }
    }

    /// What can be sold out: a product, or a choice of an option.
    package struct Item: Hashable, Sendable {
        package let id: SellableID
        package let name: String
        /// The names in other languages, by which it is found as well.
        var others: [String] = []
    }

    /// The items to choose from: those whose name or id contains a text. Without a text, sold-out items come
    /// first, so that the user can make them available again, then those of the order.
    package func choices(_ text: String, of order: QueuedOrder?, at now: Timestamp) -> [Item] {
        let all = products.map { Item($0) } + optionChoices
        let key = SearchKey(text).text
        guard key.isEmpty else {
            return all.filter { item in
                ([item.name, item.id.description] + item.others)
                    .contains { SearchKey($0).text.contains(key) }
            }
        }
        let gone = soldOut(at: now)
        let ordered = (order?.keptLines ?? []).flatMap { $0.content?.sellables ?? [] }
        let rank = { (item: Item) in
            gone[item.id] != nil ? -1 : ordered.firstIndex(of: item.id) ?? ordered.count
        }
        return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// Those of some items that the restaurant sells and that are not sold out, in their order.
    package func available(_ ids: [SellableID], at now: Timestamp) -> [Item] {
        let gone = soldOut(at: now)
        let all = products.map { Item($0) } + optionChoices
        return ids.filter { gone[$0] == nil }.compactMap { id in all.first { $0.id == id } }
    }

    private var optionChoices: [Item] {
        (catalogue?.optionGroups ?? []).flatMap(\.choices).map {
            Item(id: .choice($0.id), name: $0.name, others: $0.translations.names)
        }
    }

    /// The item that a word means: one of the catalogue, or a sold-out one that the catalogue no longer has,
    /// under its former name.
    ///
    /// - Parameter pick: lets a person choose when several products match.
    package func product(
        _ word: String,
        allowsBeginning: Bool,
        pick: ChooseAmong = { _, _ in nil }
    ) throws(CounterError) -> Item {
        let all = (catalogue?.products ?? []).map { Item($0) } + optionChoices
        let gone = day.soldOut.compactMap(\.sellable).map { Item(id: $0.id, name: $0.name) }
            .filter { item in !all.contains { $0.id == item.id } }
        return try WordMatch.find(
            word,
            among: all + gone,
            id: \.id.description,
            name: \.name,
            others: \.others,
            allowsBeginning: allowsBeginning
        ).chosen(word, \.name, pick, none: { .noProduct(word, nearest: $0) }, CounterError.severalProducts)
    }
}

extension Assortment.Item {
    fileprivate init(_ product: Product) {
        self.init(id: .product(product.id), name: product.name, others: product.translations.names)
    }
}
