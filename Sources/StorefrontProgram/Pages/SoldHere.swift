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
        let groups: [OfferedGroup]
        /// The allergens with the choices that apply if none is taken; `nil` if they are not known.
        let allergens: Set<Allergen>?
        /// Until when it is sold out; `nil` if it is there.
        let soldOutUntil: Timestamp?
        /// Whether it can be ordered at this day and time.
        let isSoldNow: Bool

        var canBeOrdered: Bool { soldOutUntil == nil && isSoldNow }

        /// Whether something has to be chosen before it can be ordered.
        var needsChoice: Bool {
            groups.contains { $0.group.count.lowerBound > $0.group.defaults.count }
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
        let base = restaurant.service(nil)?.prices[product.id] ?? offer.price
        let least = options.groups.map { Self.least($0) }
        return Dish(
            product: product,
            price: least.reduce(base) { $0 + $1.price },
            isLeast: least.contains { $0.isOpen },
            groups: options.groups,
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

    /// What a group adds at least to the price, and whether that depends on a choice that has to be made.
    private static func least(_ offered: OfferedGroup) -> (price: Money, isOpen: Bool) {
        let (group, prices) = (offered.group, offered.prices)
        let defaults = zip(group.choices, prices).filter { group.defaults.contains($0.0.id) }.map(\.1)
        guard defaults.count < group.count.lowerBound else { return (defaults.total(), false) }
        let cheapest = zip(group.choices, prices)
            .flatMap { choice, price in Array(repeating: price, count: choice.maximum) }
            .sorted { $0.cents < $1.cents }
        let sum = cheapest.prefix(group.count.lowerBound).map { $0 }.total()
        return (sum, Set(prices.map(\.cents)).count > 1)
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
