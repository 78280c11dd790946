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

    /// The line that somebody's words mean: a product by its id or name, or a menu as it is written in an order,
    /// whose three products are found in the same manner.
    ///
    /// - Parameter restaurant: where it is sold; without one the prices hold where a restaurant names no others.
    /// - Throws: what to write instead.
    static func find(
        _ words: String,
        in catalogue: Catalogue,
        at restaurant: Restaurant?,
        allowsBeginning: Bool
    ) throws(CommandFailure) -> AddedLine {
        var name = words
        if let menu = MenuLine.parts(of: words) {
            var names: [String] = []
            for part in [menu.sandwich, menu.drink, menu.side] {
                names.append(try product(part, in: catalogue, allowsBeginning))
            }
            name = MenuLine.text(
                sandwich: names[0],
                drink: names[1],
                side: names[2],
                isLarge: menu.isLarge
            )
        } else {
            name = try product(words, in: catalogue, allowsBeginning)
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
        _ allowsBeginning: Bool
    ) throws(CommandFailure) -> String {
        let match = catalogue.findProduct(
            word,
            among: catalogue.products,
            allowsBeginning: allowsBeginning
        )
        switch match {
        case .one(let product): return product.name
        case .several(let all):
            throw CommandFailure(.invalid, HouseText.whichProduct(word, all.map(\.name)))
        case .none(let near):
            throw CommandFailure(.invalid, HouseText.unknownProduct(word, nearest: near?.name))
        }
    }
}
