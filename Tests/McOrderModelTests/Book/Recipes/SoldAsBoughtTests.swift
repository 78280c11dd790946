import OrderTesting
import Testing

@testable import McOrderModel

/// What may be sold as it is bought.
@Suite struct SoldAsBoughtTests {
    private func all(at restaurant: Restaurant, _ entries: [Book.Entry] = []) throws -> [SoldAsBought] {
        SoldAsBought.all(in: try RepositoryCatalogue.read(), at: restaurant, Book(entries))
    }

    private func restaurant() throws -> Restaurant {
        try #require(try RepositoryCatalogue.read().restaurants.first)
    }

    private func entry(_ id: Int64, _ kind: BookKind, _ key: String, _ content: JSONValue) -> Book.Entry {
        let at = Timestamp(seconds: id)
        return Book.Entry(id: id, kind: kind, key: key, content: content, at: at, by: "x", since: at)
    }

    @Test func `drinks come first, each with a piece as its ingredient`() throws {
        let all = try all(at: restaurant())
        let drinks = all.prefix(while: \.isDrink)
        #expect(drinks.contains { $0.product.name == "Coca Cola" })
        #expect(all.dropFirst(drinks.count).allSatisfy { !$0.isDrink })
        #expect(all.contains { $0.product.name == "BigMac" && !$0.isDrink })
        for sold in all {
            #expect(sold.ingredient.unit == .piece && sold.ingredient.allergens == sold.product.allergens)
            #expect(sold.recipe.ingredients.map(\.source) == [.ingredient(sold.ingredient.id)])
            #expect(sold.recipe.sellable == .product(sold.product.id) && !sold.isKnown)
        }
    }

    @Test func `a product that has a recipe is not proposed, and an ingredient of its name is known`() throws
    {
        let restaurant = try restaurant()
        let all = try all(at: restaurant)
        let (first, second) = (all[0], all[1])
        let left = try self.all(
            at: restaurant,
            [
                entry(1, .recipe, "\(first.recipe.id)", first.recipe.json),
                entry(2, .ingredient, "\(second.ingredient.id)", second.ingredient.json),
            ]
        )
        #expect(left.map(\.product.id) == all.dropFirst().map(\.product.id))
        #expect(left.filter(\.isKnown).map(\.product.id) == [second.product.id])
    }

    @Test func `what a restaurant does not sell is not proposed`() throws {
        let catalogue = try RepositoryCatalogue.read()
        for restaurant in catalogue.restaurants {
            let proposed = Set(try all(at: restaurant).map(\.product.id))
            #expect(proposed.isDisjoint(with: restaurant.notSold))
        }
        #expect(catalogue.restaurants.contains { !$0.notSold.isEmpty })
    }
}
