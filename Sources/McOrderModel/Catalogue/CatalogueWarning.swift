/// Something in a catalogue that is allowed but probably a mistake.
package enum CatalogueWarning: Hashable, Sendable {
    /// The large menu with that sandwich costs less than the normal one, at that restaurant; without a
    /// restaurant, in the catalogue's general prices.
    case largeMenuCheaper(sandwich: String, restaurant: String?)
    /// A product costs less than a twentieth, or more than twenty times, of its category's median price.
    case unusualPrice(product: String, Money, median: Money, category: String)
    /// Two restaurants or two products have names that look the same.
    case lookAlikes(String, String)
    /// A choice is left out, but its name, which the order contains, does not say so.
    case leftOutUnsaid(choice: String, group: String)
}

extension Catalogue {
    /// What is allowed but probably a mistake.
    package var warnings: [CatalogueWarning] {
        menuWarnings + priceWarnings + optionWarnings + Self.lookAlikes(restaurants.map(\.name))
            + Self.lookAlikes(products.map(\.name))
    }

    /// The names that look like an earlier one.
    private static func lookAlikes(_ names: [String]) -> [CatalogueWarning] {
        var first: [LookAlike: String] = [:]
        return names.compactMap { name in
            let shape = LookAlike(name)
            if let other = first[shape] { return .lookAlikes(other, name) }
            first[shape] = name
            return nil
        }
    }

    private var optionWarnings: [CatalogueWarning] {
        optionGroups.filter { $0.kind == .without }.flatMap { group in
            group.choices.filter { !NegativeName.matches($0.name) }.map {
                .leftOutUnsaid(choice: $0.name, group: group.name)
            }
        }
    }

    private var menuWarnings: [CatalogueWarning] {
        menus.sandwiches.flatMap { sandwich -> [CatalogueWarning] in
            let name = product(sandwich.product)?.name ?? sandwich.product.description
            let own = restaurants.filter { $0.menuPrices[sandwich.product] != nil }
            return ([nil] + own).compactMap { restaurant in
                let menu = sandwich.offer(at: restaurant)
                guard menu.largePrice < menu.price else { return nil }
                return .largeMenuCheaper(sandwich: name, restaurant: restaurant?.name)
            }
        }
    }

    private var priceWarnings: [CatalogueWarning] {
        categories.filter { !$0.isPromotion }.flatMap { category -> [CatalogueWarning] in
            let all = products(in: category.id)
            // One or two products are not enough to say what is usual.
            guard all.count > 2 else { return [] }
            let median = all.map(\.price).sorted()[all.count / 2]
            return all.compactMap { product in
                let cents = product.price.cents
                guard cents * 20 < median.cents || cents > median.cents * 20 else { return nil }
                return .unusualPrice(
                    product: product.name,
                    product.price,
                    median: median,
                    category: category.name
                )
            }
        }
    }
}
