package import McOrderModel

/// A line that staff add to an order at the counter, at the restaurant's present price without offers. What
/// the order then costs is computed when the line is added.
package struct AddedLine: Hashable, Sendable {
    package let item: TicketItem
    /// The product's name, or the text of a menu's line.
    package let name: String
    package let price: Money

    /// The change that adds the line.
    package var edit: OrderEdit { .add(OrderEdit.AddedItem(item, text: name, price: price)) }

    /// Finds the line that a text means: a product by its id or name, with its options in brackets as in an
    /// order, or a menu written as in an order, whose three products are found in the same way.
    ///
    /// - Parameters:
    ///   - restaurant: the restaurant that sells it. Without one, the catalogue's general prices apply.
    ///   - service: the order's service; `nil` means the restaurant's first.
    ///   - allowsBeginning: whether the beginning of a name is enough.
    ///   - pick: lets a person choose when several products match.
    package static func find(
        _ words: String,
        in catalogue: Catalogue,
        at restaurant: Restaurant?,
        service: ServiceID? = nil,
        allowsBeginning: Bool,
        pick: ChooseAmong = { _, _ in nil }
    ) throws(CounterError) -> AddedLine {
        let all = catalogue.menuProducts
        let item = try LineResolver.item(typed: words) { text in
            all.contains { $0.name == text }
        } part: { (word, choices) throws(CounterError) in
            let match = catalogue.findProduct(word, among: all, allowsBeginning: allowsBeginning)
            let none = { CounterError.noProduct(word, nearest: $0) }
            let product = try match.chosen(word, \.name, pick, none: none, CounterError.severalProducts)
            let words = choices.map { $0.count == 1 ? $0.name : "\($0.count)×\($0.name)" }
            let chosen = try OptionWords([product], in: catalogue).chosen(
                words,
                allowsBeginning: allowsBeginning
            ) {
                (word, match, _) throws(CounterError) in
                guard case .one(let found) = match else {
                    throw .options(product.name, .unknownChoice(word))
                }
                return found
            }
            do throws(OptionError) {
                return try catalogue.part(product, options: chosen[0])
            } catch {
                throw .options(product.name, error)
            }
        }
        do throws(PriceList.PriceError) {
            let prices = PriceList(catalogue, at: restaurant, service: service)
            return AddedLine(item: item, name: item.name, price: try prices.content(of: item).price)
        } catch {
            switch error {
            case .unknown: throw .noMenu(item.name)
            case .options(let error): throw .options(item.name, error)
            case .notSold, .notSoldNow: throw .notSold(item.name, restaurant: restaurant?.name ?? "")
            }
        }
    }
}
