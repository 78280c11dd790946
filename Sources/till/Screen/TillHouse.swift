import McOrderConsole
import McOrderModel
import McOrderQueue

/// What the screen has to know of its restaurant beside the orders: what is sold there, when it closes, and
/// what is not to be had at present.
struct TillHouse: Sendable {
    /// The restaurant of the catalogue; `nil` where no one is served, or there is no catalogue yet.
    let restaurant: Restaurant?
    /// What is sold there, in the catalogue's order.
    let products: [Product]
    /// What is not to be had there.
    let day: HouseDay
    /// The catalogue, from which follows what everything costs there.
    let catalogue: Catalogue?

    /// Nothing is known.
    static let unknown = TillHouse(nil, at: nil, day: .nothing)

    /// The house of a restaurant of a catalogue.
    init(_ catalogue: Catalogue?, at id: RestaurantID?, day: HouseDay) {
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
    func pausedUntil(at now: Timestamp) -> Timestamp? {
        day.inForce(at: now).pauses.map(\.end).max()
    }

    /// Until when each product is not to be had.
    func soldOut(at now: Timestamp) -> [ProductID: Timestamp] {
        let house = restaurant.flatMap { day.today(of: [$0.id], at: now).house($0.id) }
        return house?.soldOut ?? [:]
    }

    /// What can be added to an order, with today's price: the products whose name or id contain a text, those first
    /// that are called so or begin so, the nearest one where none does; or the menu that is written out.
    func lines(_ text: String) -> [AddedLine] {
        guard let catalogue, let restaurant else { return [] }
        if MenuLine.parts(of: text) != nil {
            let menu = Result { () throws(CommandFailure) in
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
    func choices(_ text: String, of order: QueuedOrder?, at now: Timestamp) -> [Product] {
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
}
