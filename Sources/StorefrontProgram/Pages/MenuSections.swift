import Foundation
import McOrderModel
import McOrderText
import McOrderWeb

/// The sections of the menu, with a link to each.
struct MenuSections {
    private let words: ShopWords
    private let canOrder: Bool
    private let moment: MomentText
    private let sections: [Section]

    private struct Section {
        let id: String
        let name: String
        /// Menus in three steps; else dishes.
        let menus: [SoldHere.Menu]
        let dishes: [SoldHere.Dish]
    }

    init(sold: SoldHere, words: ShopWords, canOrder: Bool) {
        self.words = words
        self.canOrder = canOrder
        moment = MomentText(in: sold.restaurant.zone, now: sold.shop.now)
        let catalogue = sold.shop.catalogue
        let menus = sold.menus
        sections = catalogue.categories.sorted { $0.order < $1.order }.compactMap { category in
            let isOfMenus = category.id == catalogue.menus.category && !menus.isEmpty
            let section = Section(
                id: "s-\(category.id)",
                name: HarmlessText.clean(
                    category.translations.name(in: words.language.rawValue, or: category.name)
                ),
                menus: isOfMenus ? menus : [],
                dishes: isOfMenus ? [] : sold.all.filter { $0.product.categories.contains(category.id) }
            )
            return section.menus.isEmpty && section.dishes.isEmpty ? nil : section
        }
    }

    var navigation: HTML {
        tag("nav", .class("sections"), .aria("label", words.say(StoreMenuText.sections))) {
            tag("ul") {
                for section in sections {
                    tag("li") { tag("a", .class("chip"), .href("#\(section.id)")) { section.name } }
                }
            }
        }
    }

    @HTMLBuilder var html: HTML {
        for section in sections {
            tag("section", .class("menu-section"), .id(section.id)) {
                tag("h2") { section.name }
                if section.menus.isEmpty {
                    tag("ul", .class("dishes")) { section.dishes.map { dish($0) } }
                } else if section.menus.contains(where: { $0.sandwich.product.image != nil }) {
                    tag("ul", .class("combos")) { section.menus.map { combo($0) } }
                } else {
                    tag("ul", .class("dishes")) { section.menus.map { plainMenu($0) } }
                }
            }
        }
    }

    // MARK: A dish

    private func dish(_ dish: SoldHere.Dish) -> HTML {
        let product = dish.product
        let name = words.name(product)
        let image = product.image
        let kind = "dish" + (image == nil ? " plain" : "") + (dish.canBeOrdered ? "" : " sold")
        return tag("li", [.class(kind)] + facts(of: dish, menu: false)) {
            tag("div", .class("dish-text")) {
                tag("h3") { title(name, "#p/\(product.id)") }
                tag("p", .class("caption clamp")) { words.description(product) }
                notes(dish, dish.soldOutUntil)
                tag("p", .class("price")) {
                    dish.isLeast
                        ? words.say(StoreMenuText.from(words.amount(dish.price))) : words.amount(dish.price)
                }
            }
            if let image {
                PhotoHTML(image).html { add(dish, name) }
            } else {
                add(dish, name)
            }
        }
    }

    /// What a product says of itself, and why it cannot be ordered.
    @HTMLBuilder private func notes(_ dish: SoldHere.Dish, _ soldOutUntil: Timestamp?) -> HTML {
        tag("p", .class("contains caption")) { words.contains(dish.allergens) }
        if dish.allergens == nil { tag("p", .class("note")) { words.say(StoreMenuText.allergensUnknown) } }
        if let age = dish.product.minimumAge {
            tag("p", .class("note")) { words.say(StoreMenuText.onlyAdults(age)) }
        }
        if let end = soldOutUntil {
            tag("p", .class("status stop")) { words.say(StoreMenuText.soldOut(moment.until(end))) }
        } else if !dish.isSoldNow {
            tag("p", .class("status stop")) { words.capitalised(ProductText.notSoldNow) }
        }
    }

    /// One press adds it, unless something has to be chosen first.
    @HTMLBuilder private func add(_ dish: SoldHere.Dish, _ name: String) -> HTML {
        if canOrder, dish.canBeOrdered {
            button(.class("add"), .aria("label", words.say(StoreMenuText.add(name)))) {
                Icon.plus.html
            }
        }
    }

    /// What the script knows of a dish: what the server would tell it if it asked.
    private func facts(of dish: SoldHere.Dish, menu isMenu: Bool) -> [HTMLAttribute] {
        let id = dish.product.id.description
        let isGone = isMenu ? false : !dish.canBeOrdered
        return [
            isMenu ? .data("menu", id) : .data("product", id),
            .data(
                "shown",
                isMenu ? words.say(StoreMenuText.menuOf(words.name(dish.product))) : words.name(dish.product)
            ),
            .data("allergens", dish.allergenIDs),
            .data("age", dish.product.minimumAge.map { words.say(StoreMenuText.onlyAdults($0)) }),
            .data("options", if: !dish.options.isEmpty), .data("asks", if: dish.options.needsChoice),
            .data("gone", if: isGone),
        ]
    }

    private func title(_ name: String, _ path: String) -> HTML {
        canOrder ? tag("a", .href(path)) { name } : HTML(text: name)
    }

    // MARK: A menu

    private func combo(_ menu: SoldHere.Menu) -> HTML {
        let (dish, name) = (menu.sandwich, words.say(StoreMenuText.menuOf(words.name(menu.sandwich.product))))
        let gone: [HTMLAttribute] = menu.canBeOrdered ? [] : [.data("gone")]
        return tag(
            "li",
            [.class(menu.canBeOrdered ? "combo" : "combo sold")] + facts(of: dish, menu: true) + gone
        ) {
            if let image = dish.product.image { PhotoHTML(image).html { .empty } }
            tag("h3") { menu.canBeOrdered ? title(name, "#m/\(dish.product.id)") : HTML(text: name) }
            notes(dish, menu.soldOutUntil)
            menuPrice(menu)
        }
    }

    private func plainMenu(_ menu: SoldHere.Menu) -> HTML {
        let (dish, name) = (menu.sandwich, words.say(StoreMenuText.menuOf(words.name(menu.sandwich.product))))
        let kind = menu.canBeOrdered ? "dish plain" : "dish plain sold"
        let gone: [HTMLAttribute] = menu.canBeOrdered ? [] : [.data("gone")]
        return tag("li", [.class(kind)] + facts(of: dish, menu: true) + gone) {
            tag("div", .class("dish-text")) {
                tag("h3") { menu.canBeOrdered ? title(name, "#m/\(dish.product.id)") : HTML(text: name) }
                tag("p", .class("caption clamp")) { words.description(dish.product) }
                notes(dish, menu.soldOutUntil)
                menuPrice(menu)
            }
        }
    }

    private func menuPrice(_ menu: SoldHere.Menu) -> HTML {
        tag("p", .class("price")) {
            words.amount(menu.prices.price) + " "
            tag("span", .class("caption")) {
                words.say(StoreMenuText.large(words.amount(menu.prices.largePrice)))
            }
        }
    }
}

extension ShopWords {
    /// The allergens of a product in one sentence.
    func contains(_ allergens: Set<Allergen>?) -> HTML {
        guard let allergens else { return HTML(text: say(StoreMenuText.allergensUnknown)) }
        guard !allergens.isEmpty else { return HTML(text: say(StoreMenuText.containsNone)) }
        let names = Allergen.allCases.filter(allergens.contains).map { say($0.word) }
        return HTML([
            tag("b") { say(StoreMenuText.contains) }, HTML(text: " " + names.joined(separator: ", ") + "."),
        ])
    }
}

/// A photograph of the catalogue, which the browser reads when it comes into view.
struct PhotoHTML {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The address of an image that the catalogue names.
    static func address(_ path: String) -> String {
        let path = path.hasPrefix("images/") ? path : "images/" + path
        return "/" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }

    func html(class kind: String = "photo", @HTMLBuilder over: () -> HTML) -> HTML {
        tag("div", .class(kind)) {
            voidTag(
                "img",
                HTMLAttribute("src", Self.address(path)),
                HTMLAttribute("alt", ""),
                HTMLAttribute("width", "400"),
                HTMLAttribute("height", "400"),
                HTMLAttribute("loading", "lazy"),
                HTMLAttribute("decoding", "async")
            )
            over()
        }
    }
}
