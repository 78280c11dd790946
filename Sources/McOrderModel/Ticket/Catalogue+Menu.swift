/// Why three products do not form a menu.
public enum MenuError: Error, Hashable, Sendable {
    /// No menu has that product as its sandwich, or the catalogue does not have it.
    case notASandwich(ProductID)
    /// That product is not a drink of a menu.
    case notADrink(ProductID)
    /// That product is not a side of a menu.
    case notASide(ProductID)
    /// The options chosen for that product do not fit it.
    case options(ProductID, OptionError)
}

extension Catalogue {
    /// Creates a menu, which can then be added to a ticket. Groups of options of which nothing is chosen get
    /// their defaults.
    ///
    /// It does not check whether one restaurant sells all parts; pricing the ticket does. Source: R3.
    /// - Throws: the error for the first invalid part, in the order of the parameters.
    public func menu(
        sandwich: ProductID,
        drink: ProductID,
        side: ProductID,
        isLarge: Bool = false,
        sandwichOptions: [ChosenOption] = [],
        drinkOptions: [ChosenOption] = [],
        sideOptions: [ChosenOption] = []
    ) throws(MenuError) -> TicketItem {
        guard menus.sandwich(sandwich) != nil, let first = product(sandwich) else {
            throw .notASandwich(sandwich)
        }
        guard menus.drink(drink) != nil, let second = product(drink) else { throw .notADrink(drink) }
        guard menus.side(side) != nil, let third = product(side) else { throw .notASide(side) }
        func part(_ product: Product, _ options: [ChosenOption]) throws(MenuError) -> TicketItem.Part {
            do throws(OptionError) {
                return try self.part(product, options: options)
            } catch {
                throw .options(product.id, error)
            }
        }
        return .menu(
            sandwich: try part(first, sandwichOptions),
            drink: try part(second, drinkOptions),
            side: try part(third, sideOptions),
            isLarge: isLarge
        )
    }
}
