import McOrderModel

/// What a restaurant sells, at the prices of its first service.
struct SoldHere {
    /// A product or a menu that is sold here.
    struct Dish {
        let product: Product
        /// The least that it costs, with the choices that it needs.
        let price: Money
        /// Whether other choices cost more.
        let isLeast: Bool
        let options: ProductOptions
        /// The allergens with the choices that apply if none is taken; `nil` if they are not known.
        let allergens: Set<Allergen>?
        /// Until when it is sold out; `nil` if it is there.
        let soldOutUntil: Timestamp?
        /// Whether it can be ordered at this day and time.
        let isSoldNow: Bool

        var canBeOrdered: Bool { soldOutUntil == nil && isSoldNow }

        /// The ids of the allergens, as the scripts read them; `nil` if they are not known.
        var allergenIDs: String? {
            allergens.map { known in
                Allergen.allCases.filter(known.contains).map(\.rawValue).joined(separator: " ")
            }
        }
    }

    let shop: Shop
    let restaurant: Restaurant
    /// The dishes by product.
    let dishes: [ProductID: Dish]
    /// The dishes in the catalogue's order.
    let all: [Dish]

    init(_ shop: Shop, at restaurant: Restaurant) {
        self.shop = shop
        self.restaurant = restaurant
        let moment = restaurant.moment(at: shop.now)
        all = shop.catalogue.offers(at: restaurant).filter(\.isSold).map { offer in
            Self.dish(offer, moment: moment, shop, restaurant)
        }
        dishes = Dictionary(all.map { ($0.product.id, $0) }) { first, _ in first }
    }

    private static func dish(
        _ offer: ProductAtRestaurant,
        moment: BusinessMoment,
        _ shop: Shop,
        _ restaurant: Restaurant
    ) -> Dish {
        let product = offer.product
        let options = shop.catalogue.options(of: product, at: restaurant)
        let base = product.price(at: restaurant, for: restaurant.service(nil))
        return Dish(
            product: product,
            price: base + options.leastPrice,
            isLeast: options.hasOpenPrice,
            options: options,
            allergens: options.allergens(of: product, with: options.defaults.map(\.id)),
            soldOutUntil: shop.today.soldOutUntil(
                .product(product.id),
                at: restaurant,
                in: shop.catalogue,
                now: shop.now
            ),
            isSoldNow: product.available?.allow(moment) ?? true
        )
    }

    /// A menu that can be put together here: its sandwich with the two prices.
    struct Menu {
        let sandwich: Dish
        let prices: ProductAtRestaurant.MenuPrices
        let soldOutUntil: Timestamp?

        var canBeOrdered: Bool { soldOutUntil == nil && sandwich.isSoldNow }
    }

    /// The menus, in the catalogue's order; none without a drink and a side.
    var menus: [Menu] {
        let menus = shop.catalogue.menus
        guard !parts(menus.drinks).isEmpty, !parts(menus.sides).isEmpty else { return [] }
        let allGone = shop.today.menusSoldOutUntil(at: restaurant, in: shop.catalogue, now: shop.now)
        return menus.sandwiches.compactMap { sandwich in
            guard let dish = dishes[sandwich.product] else { return nil }
            return Menu(
                sandwich: dish,
                prices: sandwich.offer(at: restaurant),
                soldOutUntil: [dish.soldOutUntil, allGone].compactMap(\.self).max()
            )
        }
    }

    /// The drinks or the sides of a menu that are sold here, with what they add to its price.
    func parts(_ choices: [Menus.Choice]) -> [(dish: Dish, supplement: Money)] {
        choices.compactMap { choice in dishes[choice.product].map { ($0, choice.supplement) } }
    }

    /// Until when a choice is sold out; `nil` if it is there.
    func soldOutUntil(_ choice: ChoiceID) -> Timestamp? {
        shop.today.soldOutUntil(.choice(choice), at: restaurant, in: shop.catalogue, now: shop.now)
    }
}
