/// Why three products make no menu.
public enum MenuFault: Error, Hashable, Sendable {
    /// No menu begins with that product, or the catalogue does not have it.
    case notASandwich(ProductID)
    /// That product is no drink of a menu.
    case notADrink(ProductID)
    /// That product is no side of a menu.
    case notASide(ProductID)
}

extension Catalogue {
    /// Puts a menu together, which a ticket can then take.
    ///
    /// Whether one restaurant sells all of it is asked when the ticket is priced. Source: R3.
    /// - Throws: the first part that cannot be one, in the order of the parameters.
    public func menu(
        sandwich: ProductID,
        drink: ProductID,
        side: ProductID,
        isLarge: Bool = false
    ) throws(MenuFault) -> TicketItem {
        guard menus.sandwich(sandwich) != nil, let first = product(sandwich) else {
            throw .notASandwich(sandwich)
        }
        guard menus.drink(drink) != nil, let second = product(drink) else { throw .notADrink(drink) }
        guard menus.side(side) != nil, let third = product(side) else { throw .notASide(side) }
        return .menu(
            sandwich: TicketItem.Part(first),
            drink: TicketItem.Part(second),
            side: TicketItem.Part(third),
            isLarge: isLarge
        )
    }
}
