import McOrderConsole
import McOrderModel
import McOrderQueue

/// A line that is added to an order at the counter, at a restaurant's price of today.
struct AddedLine: Hashable, Sendable {
    /// The product's name, or the text of a menu's line.
    let name: String
    /// What it costs.
    let price: Money

    /// The change that adds it.
    var edit: OrderEdit { .add(name: name, price: price) }

    /// The line that somebody's words mean: a product by its id or name, or a menu as it is written in an
    /// order, whose three products are found in the same manner.
    ///
    /// - Parameters:
    ///   - restaurant: where it is sold; without one the prices hold where a restaurant names no others.
    ///   - pick: has a person choose among several products, if one can; gives the place in the list.
    /// - Throws: what to write instead.
    static func find(
        _ words: String,
        in catalogue: Catalogue,
        at restaurant: Restaurant?,
        allowsBeginning: Bool,
        pick: (NumberedChoice) -> Int? = { _ in nil }
    ) throws(CommandFailure) -> AddedLine {
        var name = words
        if let menu = MenuLine.parts(of: words) {
            var names: [String] = []
            for part in [menu.sandwich, menu.drink, menu.side] {
                names.append(try product(part, in: catalogue, allowsBeginning, pick))
            }
            name = MenuLine.text(
                sandwich: names[0],
                drink: names[1],
                side: names[2],
                isLarge: menu.isLarge
            )
        } else {
            name = try product(words, in: catalogue, allowsBeginning, pick)
        }
        do throws(PriceList.Failure) {
            return AddedLine(
                name: name,
                price: try PriceList(catalogue, at: restaurant).price(of: name)
            )
        } catch {
            switch error {
            case .unknown: throw CommandFailure(.invalid, HouseText.noSuchMenu(name))
            case .notSold:
                throw CommandFailure(.invalid, HouseText.notSold(name, at: restaurant?.name ?? ""))
            }
        }
    }

    private static func product(
        _ word: String,
        in catalogue: Catalogue,
        _ allowsBeginning: Bool,
        _ pick: (NumberedChoice) -> Int?
    ) throws(CommandFailure) -> String {
        let match = catalogue.findProduct(
            word,
            among: catalogue.products,
            allowsBeginning: allowsBeginning
        )
        switch match {
        case .one(let product): return product.name
        case .several(let all):
            if let index = pick(NumberedChoice(word, among: all.map(\.name))) { return all[index].name }
            throw CommandFailure(.invalid, HouseText.whichProduct(word, all.map(\.name)))
        case .none(let near):
            throw CommandFailure(.invalid, HouseText.unknownProduct(word, nearest: near?.name))
        }
    }
}
